"""Former names of fields, in British spelling. They are deprecated and work for one more release."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, GetJsonSchemaHandler, SerializerFunctionWrapHandler, model_serializer, model_validator
from pydantic_core import CoreSchema

SPELLINGS = (
    ("organization", "organisation"),
    ("Organization", "Organisation"),
    ("utilization", "utilisation"),
    ("Utilization", "Utilisation"),
)
"""Current and former spelling."""
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


class AcceptsFormerNames(BaseModel):
    """Mixin of documents whose fields may also be given under their former names."""

    @model_validator(mode="before")
    @classmethod
    def _with_current_names(cls, given: Any) -> Any:
        if not isinstance(given, dict):
            return given
        fields = dict(given)
        for name in cls.model_fields:
            old = former(name)
            if old != name and old in fields and fields.get(name, fields[old]) == fields[old]:
                fields[name] = fields.pop(old)
        return fields  # two names with different values: the former one is refused as unknown

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> Node:
        """Describe both names. Neither is listed as required, for one of them is enough."""
        schema = handler(core_schema)
        own = handler.resolve_ref_schema(schema)
        renamed = _add_former_fields(own)
        required = [name for name in own.pop("required", ()) if name not in renamed]
        if required:
            own["required"] = required
        return schema


class ReturnsFormerNames(BaseModel):
    """Mixin of results that hold their fields under the former names too."""

    @model_serializer(mode="wrap")
    def _with_former_names(self, handler: SerializerFunctionWrapHandler) -> Node:
        fields: Node = handler(self)
        return fields | {former(name): value for name, value in fields.items()}

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> Node:
        """Describe both names."""
        schema = handler(core_schema)
        own = handler.resolve_ref_schema(schema)
        required = _add_former_fields(own) & set(own.get("required", ()))
        own.setdefault("required", []).extend(former(name) for name in sorted(required))
        return schema


def _add_former_fields(schema: Node) -> set[str]:
    """Add deprecated properties under the former names; return the names of those that have one."""
    renamed = {name: field for name, field in schema["properties"].items() if former(name) != name}
    for name, field in renamed.items():
        about = {"title": former(field["title"]), "description": f"Deprecated: use `{name}`."}
        field_without_default = {key: value for key, value in field.items() if key != "default"}
        schema["properties"][former(name)] = field_without_default | about | {"deprecated": True}
    return set(renamed)
