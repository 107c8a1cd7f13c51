"""Routes with a JSON body, which is parsed by the same rules as files before its fields are validated."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any, get_args

from fastapi import Request, Response, status
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from webapp.core.http import idempotency
from webapp.core.http.documents import DocumentError, read_json
from webapp.core.http.errors import UnreadableBodyError
from webapp.core.languages import reader_of
from webapp.core.ports import Db

MESSAGE_MARK = b'{"message":"'
"""Beginning of a message in compact JSON."""
STARTING = (status.HTTP_201_CREATED, status.HTTP_202_ACCEPTED)
_REQUEST_SESSION = get_args(Db)[1].dependency


class _ReadRequest(Request):
    document: Any = None

    async def json(self) -> Any:
        """Return the parsed body."""
        return self.document


class JsonRoute(APIRoute):
    """Route that parses its body before FastAPI does and accepts idempotency keys if it creates or starts something."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, endpoint, **options)
        if self.methods == {"POST"} and self.status_code in STARTING and _changes(self.dependant):
            dependencies = [*(options.pop("dependencies", None) or ()), idempotency.ONCE]
            super().__init__(path, endpoint, dependencies=dependencies, **options)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return a handler that parses the body first and reports an error if it is unreadable."""
        handler = super().get_route_handler()
        shown_once = isinstance(self.response_model, type) and issubclass(self.response_model, idempotency.ShownOnce)

        async def read_first(request: Request) -> Response:
            read = _ReadRequest(request.scope, request.receive)
            body = await read.body()
            if body and "json" in request.headers.get("content-type", ""):
                try:
                    read.document = read_json(body)
                except DocumentError as error:
                    raise UnreadableBodyError(msg("problem-unreadable-body", reason=error.text)) from error
            read.state.request_sha256 = idempotency.digest(read, body)
            response = in_readers_language(await handler(read), reader_of(read))
            await idempotency.keep(read, response, shown_once=shown_once)
            return response

        return read_first


def in_readers_language(response: Response, reader: Localizer) -> Response:
    """Render the messages that a JSON response still contains as IDs with parameters."""
    body = bytes(getattr(response, "body", b""))
    if MESSAGE_MARK not in body or "json" not in response.headers.get("content-type", ""):
        return response
    response.body = json.dumps(reader.json(json.loads(body)), ensure_ascii=False, separators=(",", ":")).encode()
    response.headers["Content-Length"] = str(len(response.body))
    response.headers["Content-Language"] = reader.language
    return response


def _changes(dependant: Dependant) -> bool:
    """Return whether an operation uses the request's transaction."""
    return any(each.call is _REQUEST_SESSION or _changes(each) for each in dependant.dependencies)
