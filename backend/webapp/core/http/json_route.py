"""Routes with a JSON body, which is parsed by the same rules as files before its fields are validated.

A request is admitted before its body is read: authenticated, counted, and authorized. Anonymous callers can send small
bodies only, and large bodies are parsed in a thread, so that one caller's bodies do not delay other requests.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from typing import Any, get_args

from fastapi import Request, Response, status
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from webapp.core.http import idempotency
from webapp.core.http.documents import DocumentError, read_json
from webapp.core.http.errors import TooLargeBodyError, UnreadableBodyError
from webapp.core.languages import reader_of
from webapp.core.maintenance import refuse_changes
from webapp.core.ports import AS_A_STRANGER, CurrentPrincipal, Db, Service
from webapp.core.security.principal import ANONYMOUS, Principal

MESSAGE_MARK = b'{"message":"'
"""Beginning of a message in compact JSON."""
STARTING = (status.HTTP_201_CREATED, status.HTTP_202_ACCEPTED)
MOST_BYTES_OF_STRANGERS = 64 * 1024
"""Maximum size of an anonymous caller's body: many times that of a sign-in, a sign-up, or a share link."""
MOST_BYTES_AT_ONCE = 64 * 1024
"""Larger bodies are parsed in a thread, because other requests would wait longer than a millisecond."""
REQUEST_SESSION = get_args(Db)[1].dependency
"""Dependency that opens the transaction of a request."""
ADMISSIONS = (get_args(CurrentPrincipal)[1].dependency, AS_A_STRANGER.dependency)
"""Dependencies that authenticate and count the caller, of which an operation has at most one."""


class _ReadRequest(Request):
    document: Any = None
    most_bytes: int | None = None
    """Limit of this caller, in addition to that of the installation."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """Yield the body as it arrives; raise an error once it is too large for its sender."""
        n_bytes = 0
        async for chunk in super().stream():
            n_bytes += len(chunk)
            if self.most_bytes is not None and n_bytes > self.most_bytes:
                raise TooLargeBodyError(self.most_bytes)
            yield chunk

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
        admit = _admission(self.dependant)
        shown_once = isinstance(self.response_model, type) and issubclass(self.response_model, idempotency.ShownOnce)

        async def read_first(request: Request) -> Response:
            read = _ReadRequest(request.scope, request.receive)
            if admit is not None:
                await refuse_changes(read)
                if await run_in_threadpool(admit, read, request.app.state.service) is ANONYMOUS:
                    read.most_bytes = MOST_BYTES_OF_STRANGERS
            body = await read.body()
            if body and "json" in request.headers.get("content-type", ""):
                read.document = await _parsed(body)
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


async def _parsed(body: bytes) -> Any:
    try:
        return read_json(body) if len(body) <= MOST_BYTES_AT_ONCE else await run_in_threadpool(read_json, body)
    except DocumentError as error:
        raise UnreadableBodyError(msg("problem-unreadable-body", reason=error.text)) from error


def _admission(dependant: Dependant) -> Callable[[Request, Service], Principal] | None:
    """Return the dependency that admits the callers of an operation; None if it has none."""
    return next((call for call in calls_of(dependant) if call in ADMISSIONS), None)


def _changes(dependant: Dependant) -> bool:
    """Return whether an operation uses the request's transaction."""
    return REQUEST_SESSION in calls_of(dependant)


def calls_of(dependant: Dependant) -> Iterator[Callable[..., Any] | None]:
    """Yield the dependencies of an operation, each before its own."""
    for each in dependant.dependencies:
        yield each.call
        yield from calls_of(each)
