"""`maintenance on`, `off` and `status`."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import typer
from sqlalchemy import Connection, text

from webapp.cli.errors import CommandError
from webapp.cli.server.database import open_migrated_database
from webapp.core import maintenance
from webapp.core.db.session import connect
from webapp.core.db.tenancy import DatabaseRole
from webapp.core.maintenance import Maintenance
from webapp.settings import Settings

LONGEST_MESSAGE = 500
_AS_OPERATOR = text(f"SET LOCAL ROLE {DatabaseRole.GATE}")


def turn_on(message: str, until: str | None) -> None:
    """Turn maintenance mode on, with a message and an expected end for users."""
    if len(message) > LONGEST_MESSAGE:
        raise CommandError(f"--message may have at most {LONGEST_MESSAGE} characters", 2)
    end = None if until is None else _end(until)
    _change(lambda connection: maintenance.turn_on(connection, " ".join(message.split()), end))


def turn_off() -> None:
    """Turn maintenance mode off."""
    _change(maintenance.turn_off)


def print_status() -> None:
    """Print whether maintenance mode is on."""
    _change(lambda _: None)


def _change(change: Callable[[Connection], None]) -> None:
    settings = Settings()
    with open_migrated_database(settings) as url:
        engine = connect(url)
        try:
            with engine.begin() as connection:
                connection.execute(_AS_OPERATOR)
                change(connection)
                state = maintenance.read(connection)
        finally:
            engine.dispose()
    typer.echo(_described(state))


def _described(state: Maintenance) -> str:
    if state.since is None:
        return "maintenance mode is off"
    lines = [f"maintenance mode is on since {_time(state.since)}"]
    if state.until is not None:
        lines.append(f"expected end: {_time(state.until)}")
    if state.message:
        lines.append(f"message: {state.message}")
    return "\n".join(lines)


def _time(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


def _end(given: str) -> datetime:
    try:
        end = datetime.fromisoformat(given)
    except ValueError:
        raise CommandError(f"{given!r} is not a valid time: use the form 2026-03-02T18:00:00Z", 2) from None
    if end.tzinfo is None:
        raise CommandError(f"{given!r} has no time zone: add one, as in 2026-03-02T18:00:00+01:00", 2)
    if end <= datetime.now(UTC):
        raise CommandError(f"{given!r} is in the past", 2)
    return end
