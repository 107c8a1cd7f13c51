"""Errors of validators of documents, with their problem as a message."""

from typing import Any

from pydantic_core import PydanticCustomError

from stormsizer.messages.text import Message, Text


def contradiction(field: str, message: Message, allowed: Text) -> PydanticCustomError:
    """Raised by a model validator: the problem is reported at ``field`` of that model."""
    return PydanticCustomError("contradiction", "{problem}", {"field": field, **_context(message, allowed)})


def refusal(message: Message, allowed: Text) -> PydanticCustomError:
    """Raised by a field validator: the problem with the value, and what is allowed."""
    return PydanticCustomError("refusal", "{problem}", _context(message, allowed))


def _context(message: Message, allowed: Text) -> dict[str, Any]:
    return {"problem": message.id, "message": message, "allowed": allowed}
