"""Looks after runs whose worker or message is gone."""

from __future__ import annotations

from threading import Event, Thread

import structlog
from sqlalchemy.exc import SQLAlchemyError

from webapp.kit.db import Sessions
from webapp.kit.queue import Queue
from webapp.runs import chunks, ledger
from webapp.settings import Settings

log = structlog.get_logger()


def sweep_once(sessions: Sessions, queue: Queue, settings: Settings) -> int:
    """Free lost runs and chunks and announce those that wait; return how many were announced."""
    with sessions.begin() as session:
        waiting = ledger.sweep(session, settings.republish_s, settings.max_attempts)
    with sessions.begin() as session:
        parts = chunks.sweep(session, settings.republish_s, settings.max_attempts)
    for run_id in waiting:
        queue.announce(run_id)
    for run_id, first in parts:
        queue.announce(run_id, first)
    return len(waiting) + len(parts)


class Sweeper:
    """A thread that sweeps until it is stopped. Any number may run."""

    def __init__(self, sessions: Sessions, queue: Queue, settings: Settings) -> None:
        self._sessions, self._queue, self._settings = sessions, queue, settings
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="sweeper", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """End after the sweep that is under way."""
        self._stopped.set()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while not self._stopped.wait(self._settings.sweep_s):
            try:
                sweep_once(self._sessions, self._queue, self._settings)
            except SQLAlchemyError as error:
                log.warning("sweep failed, trying again", error=type(error).__name__)
