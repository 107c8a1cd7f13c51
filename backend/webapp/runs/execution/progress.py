"""Progress reporting for a calculation, which is stopped if its lease is lost."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.jobs.attempts import is_interruption
from webapp.jobs.lease import LeaseLostError
from webapp.runs.transitions import STORING_FROM_FRACTION

STORE_EVERY_S = 0.5

log = structlog.get_logger()


class Progress:
    """Callback through which the engine reports the completed fraction of a calculation.

    Parameters
    ----------
    advance
        Stores the progress of the run; returns False if the lease was lost.
    """

    def __init__(self, sessions: Sessions, advance: Callable[[Session, float], bool]) -> None:
        self._sessions, self._advance = sessions, advance
        self._stored_at_s = -math.inf

    def __call__(self, done_fraction: float) -> None:
        """Store the fraction in a separate transaction, at most once every ``STORE_EVERY_S`` seconds.

        Raises
        ------
        LeaseLostError
            If the run was canceled or another worker took over.
        """
        now_s = time.monotonic()
        if now_s - self._stored_at_s < STORE_EVERY_S:
            return
        self._stored_at_s = now_s
        if not self._store(done_fraction * STORING_FROM_FRACTION):
            raise LeaseLostError

    def _store(self, progress_fraction: float) -> bool:
        try:
            with self._sessions.begin() as session:
                return self._advance(session, progress_fraction)
        except SQLAlchemyError as error:
            if is_interruption(error):
                raise
            log.warning("progress not saved; continuing", error=type(error).__name__)
            return True
