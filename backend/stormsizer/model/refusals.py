"""Errors that document validators raise, each with a message that describes the problem."""

from typing import Any

from pydantic_core import PydanticCustomError

from stormsizer.messages.text import Message, Text


def contradiction(field: str, message: Message, allowed: Text) -> PydanticCustomError:
    """Return the error that a model validator raises to report a problem at ``field`` of its model."""
    return PydanticCustomError("contradiction", "{problem}", {"field": field, **_context(message, allowed)})


def refusal(message: Message, allowed: Text) -> PydanticCustomError:
    """Return the error that a field validator raises: the problem with the value, and what is allowed."""
    return PydanticCustomError("refusal", "{problem}", _context(message, allowed))


def _context(message: Message, allowed: Text) -> dict[str, Any]:
    return {"problem": message.id, "message": message, "allowed": allowed}
