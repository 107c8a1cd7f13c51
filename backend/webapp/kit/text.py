"""Text that people type, safe for the database, the log and the report."""

from typing import Annotated

from pydantic import AfterValidator, Field

from stormsizer.scenario.document import Notes, Text

__all__ = ["IdempotencyKey", "Notes", "Text"]


def _visible(text: str) -> str:
    if not text.isascii() or not text.isprintable():
        raise ValueError("must be printable ASCII")
    return text


IdempotencyKey = Annotated[str, Field(min_length=1, max_length=255), AfterValidator(_visible)]
