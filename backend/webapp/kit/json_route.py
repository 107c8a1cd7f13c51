"""Routes that take a JSON body: it is read by the same rules as a file, before anything looks at its fields."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from webapp.kit.documents import DocumentError, read_json
from webapp.kit.errors import UnreadableBodyError


class _ReadRequest(Request):
    document: Any = None

    async def json(self) -> Any:
        """Return what was read."""
        return self.document


class JsonRoute(APIRoute):
    """A route whose body is read before FastAPI does."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return a handler that answers an unreadable body itself."""
        handler = super().get_route_handler()

        async def read_first(request: Request) -> Response:
            read = _ReadRequest(request.scope, request.receive)
            body = await read.body()
            if body and "json" in request.headers.get("content-type", ""):
                try:
                    read.document = read_json(body)
                except DocumentError as error:
                    raise UnreadableBodyError(f"The body {error}.") from error
            return await handler(read)

        return read_first
