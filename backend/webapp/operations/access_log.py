"""Logs, counts and traces requests without recording content, addresses or secrets."""

from __future__ import annotations

import time
from uuid import UUID

import structlog
from asgi_correlation_id import correlation_id
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from webapp.core.security.principal import Principal
from webapp.core.telemetry.spans import note
from webapp.operations.metrics import UNKNOWN, Meter

log = structlog.get_logger()


class AccessLog:
    """Middleware that logs and counts requests, and adds to their spans."""

    def __init__(self, app: ASGIApp, meter: Meter, *, writes_lines: bool) -> None:
        self._app, self._meter, self._writes_lines = app, meter, writes_lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request, and log its result."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began_s, status = time.perf_counter(), 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _trace(scope)
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            self._note(scope, status, time.perf_counter() - began_s)

    def _note(self, scope: Scope, status: int, duration_s: float) -> None:
        route = scope.get("route")
        operation = UNKNOWN if route is None else str(route.name)
        self._meter.count(operation, status, duration_s)
        if self._writes_lines:
            principal, whose = _principal_of(scope)
            log.info(
                "request",
                method=scope["method"],
                route=None if route is None else _template(scope["path"], route.path),
                operation=operation,
                status=status,
                duration_ms=round(duration_s * 1000, 1),
                principal=None if principal is None else principal.kind,
                organization_id=None if whose is None else str(whose),
            )


def _trace(scope: Scope) -> None:
    """Add to the span of a request, which ends with the response."""
    route = scope.get("route")
    principal, whose = _principal_of(scope)
    note(
        operation=None if route is None else str(route.name),
        request_id=correlation_id.get(),
        principal=None if principal is None else principal.kind,
        organization_id=None if whose is None else str(whose),
    )


def _principal_of(scope: Scope) -> tuple[Principal | None, UUID | None]:
    """Return who sent a request, and the organization."""
    principal: Principal | None = scope.get("state", {}).get("principal")
    return principal, None if principal is None else principal.organization_id


def _template(path: str, own: str) -> str:
    """Return the complete template of a path, because a route knows only its own part."""
    head = own.partition("{")[0]
    return path.partition(head)[0] + own if head in path else own
