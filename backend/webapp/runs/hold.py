"""What a worker holds while it calculates - a run, or a chunk of one - and the moves that it may make with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.text import Text
from webapp.runs import chunks, ledger
from webapp.runs.chunks import ChunkClaim
from webapp.runs.ledger import Claim
from webapp.runs.schemas import FailureReason, RunStage


@dataclass(frozen=True)
class Hold:
    """A run or a chunk that a worker holds. Each move is false if it is ours no more.

    Attributes
    ----------
    renew
        Keeps it for so many seconds.
    advance
        Says which share of the whole run is done; of a chunk, that somebody is at work.
    """

    run_id: UUID
    fence: int
    renew: Callable[[Session, float], bool]
    advance: Callable[[Session, float], bool]
    fail: Callable[[Session, FailureReason, Text], bool]
    release: Callable[[Session], bool]


def of_run(held: Claim) -> Hold:
    """A run as a whole."""
    return Hold(
        run_id=held.run_id,
        fence=held.fence,
        renew=lambda session, lease_s: ledger.renew(session, held, lease_s),
        advance=lambda session, fraction: ledger.advance(session, held, RunStage.SIMULATING, fraction),
        fail=lambda session, reason, message: ledger.fail(session, held, reason, message),
        release=lambda session: ledger.release(session, held),
    )


def of_chunk(held: ChunkClaim, lease_s: float) -> Hold:
    """A chunk. Its failure is that of the run."""
    return Hold(
        run_id=held.run_id,
        fence=held.fence,
        renew=lambda session, for_s: chunks.renew(session, held, for_s),
        advance=lambda session, _: chunks.renew(session, held, lease_s),
        fail=lambda session, reason, message: chunks.fail(session, held, reason, message),
        release=lambda session: chunks.release(session, held),
    )
