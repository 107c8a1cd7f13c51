"""Reports the progress of a calculation, and ends it when the lease is lost."""

from __future__ import annotations

import math
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from webapp.runs.hold import Hold
from webapp.runs.ledger import STORING_FROM_FRACTION
from webapp.runs.workshop import Workshop

TELL_EVERY_S = 0.5

log = structlog.get_logger()


class FenceLostError(Exception):
    """The run was cancelled, or another worker has it: the result is dropped."""


class Progress:
    """Called with the completed fraction of a calculation; records it in a separate transaction."""

    def __init__(self, workshop: Workshop, held: Hold) -> None:
        self._workshop, self._held = workshop, held
        self._told_at_s = -math.inf

    def __call__(self, done_fraction: float) -> None:
        """Record it unless that was done recently; raise if the lease is lost."""
        now_s = time.monotonic()
        if now_s - self._told_at_s < TELL_EVERY_S:
            return
        self._told_at_s = now_s
        if not self._advance(done_fraction * STORING_FROM_FRACTION):
            raise FenceLostError

    def _advance(self, progress_fraction: float) -> bool:
        try:
            with self._workshop.sessions.begin() as session:
                return self._held.advance(session, progress_fraction)
        except SQLAlchemyError as error:
            log.warning("progress not saved; continuing", error=type(error).__name__)
            return True
