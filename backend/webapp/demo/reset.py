"""Deletes what visitors leave: continuously for those who left, and once a day for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from webapp.core.db.session import Base
from webapp.core.ports import Service
from webapp.demo.projects import prepare_projects
from webapp.demo.schedule import last_reset
from webapp.demo.visitors import count_visitors, end_all_visits, end_visits

log = structlog.get_logger()


def _now() -> datetime:
    return datetime.now(UTC)


class DemoReset:
    """Deletion of visitors' data in one process. Any number of processes may do it at once."""

    def __init__(self, service: Service, now: Callable[[], datetime] = _now) -> None:
        self._service, self._now = service, now
        self._swept_at = now()

    def start(self) -> int:
        """Delete everything of earlier visitors and prepare the projects; return the number of runs started."""
        n = end_all_visits(self._service)
        self._wipe(n)
        return prepare_projects(self._service)

    def sweep(self) -> None:
        """Delete the data of visitors who left; after the time of the reset, that of all who came before it."""
        now = self._now()
        n = end_visits(self._service, now)
        if self._swept_at < last_reset(self._service.settings, now):
            self._wipe(n)
        self._swept_at = now

    def _wipe(self, n_ended: int) -> None:
        """Remove deleted rows from the database's files, and log the result."""
        bind = self._service.sessions.kw["bind"]
        with bind.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("SET statement_timeout = 0"))
            connection.execute(text("SET lock_timeout = '10s'"))
            try:
                for step in _wiping():
                    _try(connection, step)
            finally:
                connection.execute(text("RESET ALL"))
        log.info("demo reset", visits_ended=n_ended, visitors=count_visitors(self._service.sessions))


def _wiping() -> Iterator[str]:
    """Yield the statements that rewrite all tables, and remove sampled values and old log segments.

    An embedded database does not reuse log segments, so the second checkpoint deletes all that were written before.
    """
    for name in sorted(Base.metadata.tables):
        yield f"VACUUM (FULL) {name}"
    ours = "SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    yield f"DELETE FROM pg_statistic WHERE starelid IN ({ours})"  # noqa: S608 - our own text
    yield "VACUUM (FULL, ANALYZE) pg_statistic"
    yield from ("CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT")


def _try(connection: Connection, step: str) -> None:
    """Run a statement that some database users may not run, or that a busy table delays beyond the limit."""
    try:
        connection.execute(text(step))
    except SQLAlchemyError as error:
        log.warning("step of the demo reset skipped", step=step, error=type(error.__cause__ or error).__name__)
