"""Request body limits: the installation's maximum, except for uploads, whose endpoints count the bytes."""

from __future__ import annotations

from collections.abc import Callable

from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send


class BodyLimits:
    """Middleware that cuts off oversized bodies, even if their size is not declared."""

    def __init__(self, app: ASGIApp, max_body_bytes: int, limits_itself: Callable[[Scope], bool]) -> None:
        self._app, self._limits_itself = app, limits_itself
        self._limited = RequestBodyLimitMiddleware(app, max_body_bytes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request with a limit, or without one to endpoints that have their own limit."""
        is_upload = scope["type"] == "http" and self._limits_itself(scope)
        await (self._app if is_upload else self._limited)(scope, receive, send)
