"""Documents that answer a question in words."""

from collections.abc import Mapping
from typing import Any

from pydantic import (
    GetJsonSchemaHandler,
    SerializationInfo,
    SerializerFunctionWrapHandler,
    model_serializer,
    model_validator,
)
from pydantic_core import CoreSchema

from stormsizer.messages.text import Text, first_sentence, serialized
from stormsizer.model.provenance import Document

_COMPUTED = {
    "headline": "First sentence of the answer.",
    "rest": "Its other sentences; empty if there are none.",
}
"""Computed fields, and their descriptions."""


class Answer(Document):
    """A document with an answer of one or more sentences.

    Its JSON also has the answer split into *headline* and *rest*, unless it is serialized with
    ``exclude_computed_fields``.
    """

    sentence: Text
    """Summary in one or more sentences, for users."""

    @model_serializer(mode="wrap")
    def _with_headline(self, handler: SerializerFunctionWrapHandler, info: SerializationInfo) -> dict[str, Any]:
        fields: dict[str, Any] = handler(self)
        if info.exclude_computed_fields:
            return fields
        headline, rest = first_sentence(self.sentence)
        return fields | {"headline": serialized(headline, info), "rest": serialized(rest or "", info)}

    @model_validator(mode="before")
    @classmethod
    def _without_computed(cls, given: Any) -> Any:
        if not isinstance(given, Mapping):
            return given
        return {name: value for name, value in given.items() if name not in _COMPUTED}

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Describe the computed fields."""
        schema = handler(core_schema)
        own = handler.resolve_ref_schema(schema)
        for name, description in _COMPUTED.items():
            about = {"title": name.capitalize(), "type": "string", "description": description, "readOnly": True}
            own.setdefault("properties", {})[name] = about
            own.setdefault("required", []).append(name)
        return schema
