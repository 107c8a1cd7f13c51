"""Former names of the API, spelled *organisation*. They are deprecated and work for one more release.

Paths, fields of requests and the audit log's filter accept both names; responses hold both. The OpenAPI description
lists the former ones as deprecated.
"""

from __future__ import annotations

import re
from typing import Any

from pydantic import BaseModel, GetJsonSchemaHandler, SerializerFunctionWrapHandler, model_serializer, model_validator
from pydantic_core import CoreSchema
from starlette.types import ASGIApp, Receive, Scope, Send

Node = dict[str, Any]
_SCHEMAS = "#/components/schemas/"
_PATH = re.compile(r"^(/api/v1(?:/me)?/)organisation(?=/|$)")


def former(name: str) -> str:
    """Return the former spelling of a name."""
    return name.replace("organization", "organisation").replace("Organization", "Organisation")


def current(name: str) -> str:
    """Return the current spelling of a name."""
    return name.replace("organisation", "organization").replace("Organisation", "Organization")


class FormerPaths:
    """Middleware that routes requests of former paths to the current ones."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on under its current path."""
        if scope["type"] == "http":
            scope["path"] = _PATH.sub(r"\1organization", scope["path"])
        await self._app(scope, receive, send)


class AcceptsFormerNames(BaseModel):
    """Mixin of request bodies whose fields may also be sent under their former names."""

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
    """Mixin of responses that hold their fields under the former names too."""

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


def describe_former_paths(document: Node) -> None:
    """Add the former paths to an API description, with the schemas that they refer to."""
    schemas = document["components"]["schemas"]
    for name in [each for each in schemas if former(each) != each]:
        schemas[former(name)] = schemas[name] | {"title": former(schemas[name]["title"]), "deprecated": True}
    for path in [each for each in document["paths"] if former(each) != each]:
        document["paths"][former(path)] = {
            method: _with_former_references(operation)
            | {"operationId": former(operation["operationId"]), "deprecated": True}
            for method, operation in document["paths"][path].items()
        }


def _with_former_references(node: Any) -> Any:
    if isinstance(node, dict):
        return {
            name: former(value) if name == "$ref" and value.startswith(_SCHEMAS) else _with_former_references(value)
            for name, value in node.items()
        }
    return [_with_former_references(each) for each in node] if isinstance(node, list) else node
