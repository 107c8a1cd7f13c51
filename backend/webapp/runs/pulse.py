"""Keeps the lease of a run or chunk alive while a worker calculates, and notices when it has to stop."""

from __future__ import annotations

import time
from threading import Event, Thread
from types import TracebackType
from typing import Self

import structlog
from sqlalchemy.exc import SQLAlchemyError

from webapp.runs.hold import Hold
from webapp.runs.workshop import Workshop

BEATS_PER_LEASE = 6
LOOK_EVERY_S = 0.25

log = structlog.get_logger()


class Pulse:
    """A thread that renews a lease. It interrupts the calculation when the run is ours no more, or the worker ends."""

    def __init__(self, workshop: Workshop, held: Hold) -> None:
        self._workshop, self._held = workshop, held
        self._lost, self._stopped, self._interrupted = Event(), Event(), Event()
        self._thread = Thread(target=self._beat, name="pulse", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopped.set()
        self._thread.join()

    @property
    def is_lost(self) -> bool:
        """Whether the run was cancelled or somebody else works on it."""
        return self._lost.is_set()

    @property
    def has_interrupted(self) -> bool:
        """Whether it broke the calculation off, whatever error that became on its way up."""
        return self._interrupted.is_set()

    def _beat(self) -> None:
        beat_s = self._workshop.settings.lease_s / BEATS_PER_LEASE
        due = time.monotonic() + beat_s
        while not self._stopped.wait(min(LOOK_EVERY_S, beat_s)):
            if time.monotonic() >= due:
                due = time.monotonic() + beat_s
                self._renew()
            if self._lost.is_set() or self._workshop.is_closing():
                if not self._stopped.is_set():
                    self._interrupted.set()
                    self._workshop.interrupt()
                return

    def _renew(self) -> None:
        try:
            with self._workshop.sessions.begin() as session:
                if not self._held.renew(session, self._workshop.settings.lease_s):
                    self._lost.set()
        except SQLAlchemyError as error:
            log.warning("lease not renewed, trying again", error=type(error).__name__)
