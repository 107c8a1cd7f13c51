"""Former names of paths and schemas of the API. They are deprecated and work for one more release.

Fields with former names are handled by the mixins of ``stormsizer.model.former_names``.
"""

from __future__ import annotations

import re
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from stormsizer.model.former_names import former

Node = dict[str, Any]
_SCHEMAS = "#/components/schemas/"
_PATH = re.compile(r"^(/api/v1(?:/me)?/)organisation(?=/|$)")


class FormerPaths:
    """Middleware that routes requests of former paths to the current ones."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on under its current path."""
        if scope["type"] == "http":
            scope["path"] = _PATH.sub(r"\1organization", scope["path"])
        await self._app(scope, receive, send)


PUBLISHED_SCHEMAS = {
    "ImportEntry": "ImportSummary",
    "ImportOptions": "Wishes",
    "ImportSelection": "Choices",
    "ImportSummary": "Digest",
    "CalendarSummary": "CalendarDigest",
    "FileSummary": "FileDigest",
    "FioSummary": "FioDigest",
    "InventorySummary": "InventoryDigest",
    "TableSummary": "TableDigest",
    "WorkloadSummary": "WorkloadDigest",
}
"""Former names that schemas have in the API description, for the types of generated clients."""


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
