"""Column type for user-facing text: a message ID with parameters, or a string from an earlier release."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Dialect
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeDecorator

from stormsizer.messages.text import Message, Text, as_json, from_json


class StoredText(TypeDecorator[str | Message]):
    """Text stored as JSON: a string, or ``{"message": id, "params": {…}}``."""

    impl = JSONB(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: Text | None, _: Dialect) -> Any:
        """Return the JSON value that represents a text."""
        return None if value is None else as_json(value)

    def process_result_value(self, value: Any, _: Dialect) -> Text | None:
        """Return the text that a JSON value represents."""
        return None if value is None else cast("Text", from_json(value))
