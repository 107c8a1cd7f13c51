"""What stands before every request on a laptop: who asks, from which page, and what browsers may do with the answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from webapp.core.http.problem_responses import problem_response
from webapp.core.security.headers import HEADERS

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$")


class Guard:
    """Refuses foreign names (DNS rebinding) and foreign pages (CSRF); adds the security headers to every answer."""

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
        """Let a request through, or answer it here."""
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
        if not self._is_our_name(headers):
            answer = problem_response(421, "wrong-host", "Not served under this name")
            await answer(scope, receive, send_with_headers)
        elif scope["method"] not in SAFE_METHODS and not self._is_our_page(headers):
            answer = problem_response(
                403, "foreign-page", "Refused", "Pages of other sites may not change anything here."
            )
            await answer(scope, receive, send_with_headers)
        elif self._is_too_large(headers) and not self._limits_itself(scope):
            allowed = f"At most {self._max_body_bytes:,} bytes are read."
            answer = problem_response(413, "content-too-large", "Content Too Large", allowed)
            await answer(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _is_our_name(self, headers: Headers) -> bool:
        given = headers.getlist("host")
        match = _HOST.match(given[0].lower()) if len(given) == 1 else None
        return match is not None and match[1] in self._hosts

    def _is_too_large(self, headers: Headers) -> bool:
        """Whether a body says that it is too large; one that does not say so is cut off while it is read."""
        declared = headers.get("content-length", "0")
        return declared.isdecimal() and int(declared[:20]) > self._max_body_bytes

    def _is_our_page(self, headers: Headers) -> bool:
        """Whether a change comes from our own pages, or from a program, which sends neither header."""
        site = headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        return origin is None or urlsplit(origin).netloc.lower() == headers["host"].lower()
