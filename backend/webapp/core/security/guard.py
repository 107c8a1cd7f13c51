"""Checks every request's host name, origin and body size, and adds the security headers to every response."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.units import BYTES_PER_KIB
from webapp.core.http.problem_responses import problem_response
from webapp.core.languages import reader_of
from webapp.core.security.headers import HEADERS

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$")


class Guard:
    """Rejects foreign host names (DNS rebinding) and cross-site requests (CSRF); adds the security headers."""

    def __init__(
        self,
        app: ASGIApp,
        allowed_hosts: Iterable[str] = (),
        max_body_bytes: int = 2**20,
        limits_itself: Callable[[Scope], bool] = lambda _: False,
    ) -> None:
        self._app = app
        self._max_body_bytes, self._limits_itself = max_body_bytes, limits_itself
        self._hosts = frozenset((*LOOPBACK, *(host.lower() for host in allowed_hosts)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request or reject it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await problem_response(reader_of(HTTPConnection(scope)), *refusal)(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, Text, Text] | None:
        """Return the status, kind, title and detail of the problem; None if the request is allowed."""
        if not self._is_our_name(headers):
            return 421, "wrong-host", msg("problem-title-wrong-host"), msg("problem-wrong-host")
        if scope["method"] not in SAFE_METHODS and not self._is_our_page(headers):
            return 403, "foreign-page", msg("problem-title-foreign-page"), msg("problem-foreign-page")
        if self._is_too_large(headers) and not self._limits_itself(scope):
            allowed = Quantity(self._max_body_bytes / BYTES_PER_KIB, "KiB")
            detail = msg("problem-body-too-large", allowed=allowed)
            return 413, "content-too-large", msg("problem-title-content-too-large"), detail
        return None

    def _is_our_name(self, headers: Headers) -> bool:
        given = headers.getlist("host")
        match = _HOST.match(given[0].lower()) if len(given) == 1 else None
        return match is not None and match[1] in self._hosts

    def _is_too_large(self, headers: Headers) -> bool:
        """Return whether the declared length is too large; bodies without a declared length are cut off when read."""
        declared = headers.get("content-length", "0")
        return declared.isdecimal() and int(declared[:20]) > self._max_body_bytes

    def _is_our_page(self, headers: Headers) -> bool:
        """Return whether a change comes from our pages or a program, which sends no `Sec-Fetch-Site` or `Origin`."""
        site = headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        return origin is None or urlsplit(origin).netloc.lower() == headers["host"].lower()
