"""Former names of API paths and schemas. They are deprecated and work for one more release.

Fields with former names are handled by the mixins of ``stormsizer.model.former_names``.
"""

from __future__ import annotations

import re
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from stormsizer.model.former_names import former

Node = dict[str, Any]
_SCHEMAS = "#/components/schemas/"
_RENAMED = {"/api/v1/imports/{import_id}/comparison": ("/api/v1/imports/{import_id}/beside", "compare_import")}
"""Former path and operation of each path that was renamed rather than just respelled."""
_PARAMETER = re.compile(r"\{(\w+)\}")


def _pattern(path: str, old: str) -> tuple[re.Pattern[str], str]:
    """Return a pattern that matches a former path, and the current path as its replacement."""
    return re.compile("^" + _PARAMETER.sub(r"(?P<\1>[^/]+)", old) + "$"), _PARAMETER.sub(r"\\g<\1>", path)


_PATHS = (
    (re.compile(r"^(/api/v1(?:/me)?/)organisation(?=/|$)"), r"\1organization"),
    *(_pattern(path, old) for path, (old, _) in _RENAMED.items()),
)
"""Patterns that match former paths, and their replacements."""


class FormerPaths:
    """Middleware that routes requests for former paths to the current paths."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request under its current path."""
        if scope["type"] == "http":
            for path, current in _PATHS:
                scope["path"] = path.sub(current, scope["path"])
        await self._app(scope, receive, send)


PUBLISHED_SCHEMAS = {
    "ComparableMeasurement": "MeasuredBeside",
    "FioComparison": "Beside",
    "FioDirectionComparison": "BesideDirection",
    "FioJobComparison": "BesideJob",
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
"""Former schema names that the API description still uses, so that types in generated clients keep their names."""


def describe_former_paths(document: Node) -> None:
    """Add the former paths to an API description, with the schemas that they refer to."""
    schemas = document["components"]["schemas"]
    for name in [each for each in schemas if former(each) != each]:
        schemas[former(name)] = schemas[name] | {"title": former(schemas[name]["title"]), "deprecated": True}
    for path, operations in list(document["paths"].items()):
        old, old_name = _RENAMED.get(path, (former(path), None))
        if old != path:
            document["paths"][old] = {
                method: _with_former_references(operation)
                | {"operationId": old_name or former(operation["operationId"]), "deprecated": True}
                for method, operation in operations.items()
            }


def _with_former_references(node: Any) -> Any:
    if isinstance(node, dict):
        return {
            name: former(value) if name == "$ref" and value.startswith(_SCHEMAS) else _with_former_references(value)
            for name, value in node.items()
        }
    return [_with_former_references(each) for each in node] if isinstance(node, list) else node
