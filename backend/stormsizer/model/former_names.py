"""Deprecated former names of fields, accepted and returned for one more release.

Former names that differ only in their British spelling are recognized automatically. All others are listed in
``FORMER_NAMES``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import BaseModel, GetJsonSchemaHandler, SerializerFunctionWrapHandler, model_serializer, model_validator
from pydantic_core import CoreSchema

SPELLINGS = (
    ("organization", "organisation"),
    ("Organization", "Organisation"),
    ("utilization", "utilisation"),
    ("Utilization", "Utilisation"),
)
"""Pairs of current and former spellings."""
Node = dict[str, Any]


def former(name: str) -> str:
    """Return the former spelling of a name."""
    for new, old in SPELLINGS:
        name = name.replace(new, old)
    return name


def current(name: str) -> str:
    """Return the current spelling of a name."""
    for new, old in SPELLINGS:
        name = name.replace(old, new)
    return name


def deprecation(name: str) -> str:
    """Return the description of a deprecated former name, given the current name of the field.

    >>> deprecation("organization")
    'Deprecated: use `organization`.'
    """
    return f"Deprecated: use `{name}`."


class _Renamed(BaseModel):
    FORMER_NAMES: ClassVar[Mapping[str, str]] = {}
    """Former names of fields by their current names, except for those that changed only in spelling."""

    @classmethod
    def _former_fields(cls) -> dict[str, str]:
        """Return the former names of all renamed fields."""
        names = {name: cls.FORMER_NAMES.get(name, former(name)) for name in cls.model_fields}
        return {name: old for name, old in names.items() if old != name}

    @classmethod
    def _describe_former_fields(cls, schema: Node) -> None:
        """Add the former names to a JSON schema, as deprecated properties."""
        for name, old in cls._former_fields().items():
            field = {key: value for key, value in schema["properties"][name].items() if key not in ("default", "title")}
            about = {"title": old.replace("_", " ").title(), "description": deprecation(name)}
            schema["properties"][old] = field | about | {"deprecated": True}


class AcceptsFormerNames(_Renamed):
    """Mixin for documents whose fields may also be given under their former names."""

    @model_validator(mode="before")
    @classmethod
    def _with_current_names(cls, given: Any) -> Any:
        if not isinstance(given, dict):
            return given
        fields = dict(given)
        for name, old in cls._former_fields().items():
            if old in fields and fields.get(name, fields[old]) == fields[old]:
                fields[name] = fields.pop(old)
        return fields  # if both names have different values, the former one is rejected as unknown

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> Node:
        """Describe both names of each field. Neither is listed as required, because either one is enough."""
        schema = handler(core_schema)
        own = handler.resolve_ref_schema(schema)
        cls._describe_former_fields(own)
        required = [name for name in own.pop("required", ()) if name not in cls._former_fields()]
        if required:
            own["required"] = required
        return schema


class ReturnsFormerNames(_Renamed):
    """Mixin for results that also return their fields under their former names."""

    @model_serializer(mode="wrap")
    def _with_former_names(self, handler: SerializerFunctionWrapHandler) -> Node:
        fields: Node = handler(self)
        return fields | {old: fields[name] for name, old in self._former_fields().items() if name in fields}

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> Node:
        """Describe both names of each field."""
        schema = handler(core_schema)
        own = handler.resolve_ref_schema(schema)
        cls._describe_former_fields(own)
        required = own.get("required", [])
        required.extend(old for name, old in cls._former_fields().items() if name in required)
        return schema
