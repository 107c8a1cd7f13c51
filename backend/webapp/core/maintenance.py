"""Maintenance mode: requests that change data are rejected, reading continues, and workers claim no new work.

The state is in the database, so that it applies to all processes of the installation. API processes read it at most
every `FRESH_S` seconds; workers check it in the statement that claims work.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime

from anyio import to_thread
from fastapi import Request
from sqlalchemy import ColumnElement, Connection, Engine, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stormsizer.messages.text import Instant, Text, msg, sentences
from webapp.core.audit import SAFE_METHODS
from webapp.core.db.clock import NOW
from webapp.core.db.installation import InstallationRow
from webapp.core.http.errors import ServiceError

FRESH_S = 2.0
LONGEST_MS = 800
RETRY_S, LONGEST_RETRY_S = 60, 3_600
HEADER = "Stormsizer-Maintenance"
"""Response header that tells browsers to show the maintenance banner."""
_READING = (
    "preview preview_response_curve preview_arithmetic preview_array_from_sheet "
    "preview_array_from_key_figures preview_price_list compare_runs "
    "estimate_run propose_import propose_scenario_from_import read_invitation open_share_link"
)
_TRACING = "add_browser_spans"
_SESSIONS = "sign_in sign_out end_session choose_organization"
ALLOWED = frozenset(f"{_READING} {_TRACING} {_SESSIONS}".split())
"""Operations with other methods than GET that work in maintenance mode: they only read, or start or end a session."""

IS_ON: ColumnElement[bool] = (
    select(InstallationRow.is_only_row).where(InstallationRow.maintenance_since.is_not(None)).exists()
)
"""Condition that holds in maintenance mode."""


class MaintenanceError(ServiceError):
    """The installation is in maintenance mode, in which data can be read but not changed; retry later."""

    status, kind, title = 503, "maintenance", msg("problem-title-maintenance")


@dataclass(frozen=True)
class Maintenance:
    """State of maintenance mode.

    Attributes
    ----------
    since
        Start of maintenance mode; None if it is off.
    until
        Expected end, if known.
    message
        Message for users; may be empty.
    """

    since: datetime | None = None
    until: datetime | None = None
    message: str = ""

    @property
    def is_on(self) -> bool:
        """Whether maintenance mode is on."""
        return self.since is not None

    def retry_after_s(self, now: datetime) -> int:
        """Return the number of seconds after which a client should retry."""
        left_s = RETRY_S if self.until is None else (self.until - now).total_seconds()
        return round(min(max(left_s, RETRY_S), LONGEST_RETRY_S))


OFF = Maintenance()


def read(connection: Connection) -> Maintenance:
    """Return the state of maintenance mode."""
    row = InstallationRow
    query = select(row.maintenance_since, row.maintenance_until, row.maintenance_message)
    return Maintenance(*connection.execute(query).one())


def turn_on(connection: Connection, message: str, until: datetime | None) -> None:
    """Turn maintenance mode on, or change its message and expected end."""
    since = func.coalesce(InstallationRow.maintenance_since, NOW)
    values = {"maintenance_since": since, "maintenance_until": until, "maintenance_message": message}
    connection.execute(update(InstallationRow).values(**values))


def turn_off(connection: Connection) -> None:
    """Turn maintenance mode off."""
    values = {"maintenance_since": None, "maintenance_until": None, "maintenance_message": ""}
    connection.execute(update(InstallationRow).values(**values))


class MaintenanceWatch:
    """The last known state of maintenance mode in this process. If the database does not respond, it is kept."""

    def __init__(self, engine: Engine | None) -> None:
        self._engine, self._reading = engine, threading.Lock()
        self._state, self._read_at_s = OFF, float("-inf")

    @property
    def is_stale(self) -> bool:
        """Whether the state should be read again."""
        return self._engine is not None and time.monotonic() - self._read_at_s > FRESH_S

    @property
    def state(self) -> Maintenance:
        """Last known state."""
        return self._state

    def latest(self) -> Maintenance:
        """Return the state, read again if it is stale."""
        if self.is_stale:
            self.refresh()
        return self._state

    def refresh(self) -> None:
        """Read the state, unless another thread is reading it."""
        if self._engine is None or not self._reading.acquire(blocking=False):
            return
        try:
            with self._engine.connect() as connection:
                connection.execute(text(f"SET LOCAL statement_timeout = {LONGEST_MS}"))
                self._state = read(connection)
        except SQLAlchemyError:
            pass  # the request itself reports that the database is unavailable
        finally:
            self._read_at_s = time.monotonic()
            self._reading.release()


class MaintenanceHeader:
    """Middleware that keeps the state up to date, and adds a header to API responses in maintenance mode."""

    def __init__(self, app: ASGIApp, watch: MaintenanceWatch) -> None:
        self._app, self._watch = app, watch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        if self._watch.is_stale:
            await to_thread.run_sync(self._watch.refresh)

        async def send_with_header(message: Message) -> None:
            if message["type"] == "http.response.start" and self._watch.state.is_on:
                MutableHeaders(scope=message)[HEADER] = "on"
            await send(message)

        await self._app(scope, receive, send_with_header)


async def refuse_changes(request: Request) -> None:
    """Reject a request that changes data while maintenance mode is on."""
    watch: MaintenanceWatch = request.app.state.maintenance
    state = watch.state
    if not state.is_on or request.method in SAFE_METHODS or request.scope["route"].name in ALLOWED:
        return
    headers = {"Retry-After": str(state.retry_after_s(datetime.now(UTC)))}
    raise MaintenanceError(reason(state), headers=headers)


def reason(state: Maintenance) -> Text:
    """Return why a change is rejected, with the operator's message and the expected end."""
    end = None if state.until is None else msg("problem-maintenance-until", at=Instant(state.until, "UTC", "date_time"))
    return sentences(msg("problem-maintenance"), state.message, end)
