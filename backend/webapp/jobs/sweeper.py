"""The sweeper, which recovers rows whose worker or message was lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any

import structlog
from sqlalchemy import ColumnElement
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.ports import Queue
from webapp.jobs.lease import LeaseTable
from webapp.jobs.queue import Task
from webapp.settings import Settings

log = structlog.get_logger()


def _nothing_to_delete(_: Session) -> None:
    """Delete nothing."""


@dataclass(frozen=True)
class Sweep:
    """Settings for sweeping one table.

    Attributes
    ----------
    task
        Task of the message that wakes a worker for a row.
    max_attempts
        Returns the number of times a row may be claimed before it fails.
    fail_exhausted
        Fails rows that match a condition because their worker was lost in each of the given number of attempts.
    announce_due
        Marks rows as announced, including those last announced more than the given number of seconds ago, and returns
        their keys.
    patience
        Factor for the usual republishing period while messages are waiting in the queue. A message may be lost, but
        repeating it sooner would only create more duplicates for the workers to skip.
    delete_old
        Deletes rows that ended long ago.
    """

    table: LeaseTable
    task: Task
    max_attempts: Callable[[Settings], int]
    fail_exhausted: Callable[[Session, ColumnElement[bool], int], object]
    announce_due: Callable[[Session, float], Iterable[Sequence[Any]]]
    patience: int = 1
    delete_old: Callable[[Session], None] = _nothing_to_delete


def sweep_once(sweeps: Sequence[Sweep], sessions: Sessions, queue: Queue, settings: Settings) -> int:
    """Recover lost rows and announce waiting ones, one table per transaction, and return the number of messages sent.

    Any number of sweepers may run at once; only one of them handles each row.
    """
    return sum(_sweep_table(sweep, sessions, queue, settings) for sweep in sweeps)


def _sweep_table(sweep: Sweep, sessions: Sessions, queue: Queue, settings: Settings) -> int:
    is_busy = sweep.patience > 1 and not queue.is_empty()
    republish_s = settings.republish_s * (sweep.patience if is_busy else 1)
    max_attempts = sweep.max_attempts(settings)
    with across(sessions, DatabaseRole.DISPATCH).begin() as session:
        sweep.delete_old(session)
        sweep.fail_exhausted(session, sweep.table.is_exhausted(max_attempts), max_attempts)
        sweep.table.requeue_expired(session)
        keys = list(sweep.announce_due(session, republish_s))
    for key in keys:
        queue.announce(sweep.task, *key)
    return len(keys)


class Sweeper:
    """A thread that sweeps periodically until it is stopped."""

    def __init__(self, sweeps: Sequence[Callable[[], object]], every_s: float) -> None:
        self._sweeps, self._every_s = sweeps, every_s
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="sweeper", daemon=True)
        self._swept_at_s: float | None = None

    @property
    def age_s(self) -> float | None:
        """Seconds since the last complete sweep; None before the first one."""
        return None if self._swept_at_s is None else time.monotonic() - self._swept_at_s

    def start(self) -> None:
        """Start the thread, which can be restarted after it has been stopped."""
        self._stopped.clear()
        self._thread = Thread(target=self._run, name="sweeper", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop the thread after the current sweep."""
        self._stopped.set()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while not self._stopped.wait(self._every_s):
            swept = [self._try(sweep) for sweep in self._sweeps]
            if all(swept):
                self._swept_at_s = time.monotonic()

    def _try(self, sweep: Callable[[], object]) -> bool:
        try:
            sweep()
        except SQLAlchemyError as error:
            log.warning("sweep failed; retrying", error=type(error).__name__)
            return False
        return True
