"""Lease renewal while a worker is busy, and interruption of the work when the worker has to stop."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from types import TracebackType
from typing import Self

import structlog
from sqlalchemy.exc import SQLAlchemyError

BEATS_PER_LEASE = 6
CHECK_EVERY_S = 0.25

log = structlog.get_logger()


class LeaseHeartbeat:
    """A thread that renews a lease. It interrupts the work when the lease is lost or the worker shuts down.

    Parameters
    ----------
    renew
        Renews the lease; returns False if it was lost.
    interrupt
        Interrupts the work in the main thread.
    is_closing
        Returns True once this worker is shutting down.
    """

    def __init__(
        self, lease_s: float, renew: Callable[[], bool], interrupt: Callable[[], None], is_closing: Callable[[], bool]
    ) -> None:
        self._beat_s = lease_s / BEATS_PER_LEASE
        self._renew, self._interrupt, self._is_closing = renew, interrupt, is_closing
        self._lost, self._stopped, self._interrupted = Event(), Event(), Event()
        self._thread = Thread(target=self._beat, name="heartbeat", daemon=True)

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
        """Whether the lease was lost because the work was canceled or another worker took over."""
        return self._lost.is_set()

    @property
    def has_interrupted(self) -> bool:
        """Whether the heartbeat interrupted the work, regardless of the error that the work then raised."""
        return self._interrupted.is_set()

    def _beat(self) -> None:
        due = time.monotonic() + self._beat_s
        while not self._stopped.wait(min(CHECK_EVERY_S, self._beat_s)):
            if time.monotonic() >= due:
                due = time.monotonic() + self._beat_s
                self._renew_once()
            if self._lost.is_set() or self._is_closing():
                if not self._stopped.is_set():
                    self._interrupted.set()
                    self._interrupt()
                return

    def _renew_once(self) -> None:
        try:
            if not self._renew():
                self._lost.set()
        except SQLAlchemyError as error:
            log.warning("lease not renewed; retrying", error=type(error).__name__)
