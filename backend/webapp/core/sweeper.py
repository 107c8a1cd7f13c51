"""A thread that looks again and again after what its worker or its message has left behind."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import Event, Thread

import structlog
from sqlalchemy.exc import SQLAlchemyError

log = structlog.get_logger()


class Sweeper:
    """A thread that sweeps until it is stopped. Any number may run."""

    def __init__(self, sweeps: Sequence[Callable[[], object]], every_s: float) -> None:
        self._sweeps, self._every_s = sweeps, every_s
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="sweeper", daemon=True)
        self._swept_at_s: float | None = None

    @property
    def age_s(self) -> float | None:
        """Seconds since everything was looked after; None before the first time."""
        return None if self._swept_at_s is None else time.monotonic() - self._swept_at_s

    def start(self) -> None:
        """Begin, also once more after an end."""
        self._stopped.clear()
        self._thread = Thread(target=self._run, name="sweeper", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End after the sweep that is under way."""
        self._stopped.set()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while not self._stopped.wait(self._every_s):
            swept = [self._swept(sweep) for sweep in self._sweeps]
            if all(swept):
                self._swept_at_s = time.monotonic()

    def _swept(self, sweep: Callable[[], object]) -> bool:
        try:
            sweep()
        except SQLAlchemyError as error:
            log.warning("sweep failed, trying again", error=type(error).__name__)
            return False
        return True
