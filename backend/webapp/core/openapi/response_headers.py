"""Response headers of an operation, derived from its definition.

`Location` is documented for operations that create something and set response headers, `ETag` for those that return
something that can be replaced with `If-Match`, and the remaining allowance for those that authenticate the caller,
because these count the request. Headers are never listed by route; a test checks every operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute

from webapp.core.http import idempotency
from webapp.core.http.json_route import ADMISSIONS, REQUEST_SESSION, calls_of
from webapp.core.security import rate_limits

Node = dict[str, Any]

REQUEST_ID, RETRY_AFTER = "X-Request-ID", "Retry-After"
LOCATION, ETAG = "Location", "ETag"
REPLAYED, FILE_NAME = "Idempotency-Replayed", "Content-Disposition"
STARTING = ("201", "202")
DOCUMENTS = frozenset({"application/json", "text/event-stream"})
"""Media types of responses without a file name; all others are sent as named files."""
_TEXT: Node = {"type": "string"}
_COUNT: Node = {"type": "integer", "minimum": 0}

COMPONENTS: Node = {
    REQUEST_ID: {"description": "ID of this request, as in the service's log.", "schema": _TEXT},
    LOCATION: {
        "description": "Path, on this host, of the new item or the job that was started.",
        "required": True,
        "schema": {"type": "string", "format": "uri-reference"},
    },
    ETAG: {
        "description": "Version of the returned item, for `If-Match` or `If-None-Match`.",
        "required": True,
        "schema": _TEXT,
    },
    REPLAYED: {
        "description": "`true` if this is the stored response to an earlier request with the same `Idempotency-Key`.",
        "schema": {"type": "string", "enum": ["true"]},
    },
    FILE_NAME: {"description": "Name of the file.", "schema": _TEXT},
    RETRY_AFTER: {"description": "Number of seconds to wait before retrying; sent with 429 and 503.", "schema": _COUNT},
    **{
        name: {"description": f"{said} Sent if requests are rate limited.", "schema": _COUNT if is_number else _TEXT}
        for name, (said, is_number) in rate_limits.HEADERS.items()
    },
}
"""All headers by name. Required headers are present in every response they are documented for."""
CURRENT_ETAG: Node = {"description": "ETag of the current version; sent with 412.", "schema": _TEXT}


def describe_headers(document: Node, routes: Sequence[BaseRoute]) -> None:
    """Add the response headers to an API description."""
    document["components"]["headers"] = COMPONENTS
    made_of = {route.name: route.dependant for route in iter_route_contexts(routes) if hasattr(route, "dependant")}
    operations = [(method, operation) for path in document["paths"].values() for method, operation in path.items()]
    tagged = {name for method, each in operations if method == "put" and _takes_if_match(each) for name in _shown(each)}
    for _, operation in operations:
        dependant = made_of[operation["operationId"]]
        for status, answer in operation["responses"].items():
            answer["headers"] = references(*_names(dependant, status, answer, tagged)) | answer.get("headers", {})
        if _takes_if_match(operation):
            operation["responses"]["default"]["headers"][ETAG] = CURRENT_ETAG


def references(*names: str) -> Node:
    """Return references to the headers with these names, for the description of a response."""
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def _names(dependant: Dependant, status: str, answer: Node, tagged: set[str]) -> Iterator[str]:
    """Yield the names of a response's headers."""
    calls = set(calls_of(dependant))
    is_counted, writes = not calls.isdisjoint(ADMISSIONS), _writes_on_answer(dependant)
    has_key = idempotency.ONCE.dependency in calls
    yield REQUEST_ID
    if is_counted:
        yield from rate_limits.HEADERS
    if status == "default":
        yield RETRY_AFTER
    if status in STARTING and has_key:
        yield REPLAYED
    if status in STARTING and writes and (has_key or _schema(answer) in tagged):
        yield LOCATION
    if status.startswith("2") and writes and _schema(answer) in tagged:
        yield ETAG
    if status.startswith("2") and is_counted and answer.get("content", {}).keys() - DOCUMENTS:
        yield FILE_NAME


def _writes_on_answer(dependant: Dependant) -> bool:
    """Return whether an operation writes response headers, directly or through a dependency."""
    if dependant.call is REQUEST_SESSION:
        return False  # only reads the headers that others set
    return dependant.response_param_name is not None or any(map(_writes_on_answer, dependant.dependencies))


def _takes_if_match(operation: Node) -> bool:
    return any(each["name"].lower() == "if-match" for each in operation.get("parameters", ()))


def _shown(operation: Node) -> set[str]:
    """Return the schemas in an operation's successful responses."""
    return {_schema(answer) for status, answer in operation["responses"].items() if status.startswith("2")} - {""}


def _schema(answer: Node) -> str:
    content = answer.get("content", {}).get("application/json", {})
    return str(content.get("schema", {}).get("$ref", ""))
