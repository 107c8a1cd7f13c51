"""Tells how far a calculation is, and ends it when the run or chunk is ours no more."""

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
    """The run was cancelled, or somebody else works on it: whatever comes out is dropped."""


class Progress:
    """Called with the share of a calculation that is done; writes it down, in a transaction of its own each time."""

    def __init__(self, workshop: Workshop, held: Hold) -> None:
        self._workshop, self._held = workshop, held
        self._told_at_s = -math.inf

    def __call__(self, done_fraction: float) -> None:
        """Write it down unless that was done a moment ago; raise if the run is ours no more."""
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
