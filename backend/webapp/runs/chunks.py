"""The moves of a chunk, a part of a run that a worker computes by itself. The row is the job here too.

Whoever moves a chunk and its run locks the run first. Who ends a run removes its chunks, so that a chunk that is there
belongs to a run that has not ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, and_, func, insert, or_, select, tuple_, update
from sqlalchemy.orm import Session

from stormsizer.messages.text import Text
from webapp.core.db.clock import NOW, seconds
from webapp.runs import ledger
from webapp.runs.calculation import PackedChunk
from webapp.runs.ledger import STORING_FROM_FRACTION
from webapp.runs.models import RunChunkRow, RunRow
from webapp.runs.schemas import FailureReason, RunStage, RunState

QUEUED, RUNNING, DONE = "queued", "running", "done"
N_ANNOUNCED = 16
"""Chunks of one run that wait in the queue at a time: enough for all workers, and others' runs get between."""
_WAITING: dict[str, Any] = {"state": QUEUED, "lease_until": None, "announced_at": None, "fence": RunChunkRow.fence + 1}


@dataclass(frozen=True)
class ChunkClaim:
    """A chunk that this worker holds until its lease ends or somebody else takes the fence."""

    organisation_id: UUID
    run_id: UUID
    first: int
    n: int
    fence: int


def split(session: Session, run_id: UUID, sizes: Iterable[tuple[int, int]]) -> None:
    """Put the chunks of a new run beside it: first replication and number of replications of each."""
    rows = [{"run_id": run_id, "first": first, "n": n} for first, n in sizes]
    if rows:
        session.execute(insert(RunChunkRow), rows)


def claim(session: Session, run_id: UUID, first: int, lease_s: float, max_attempts: int) -> ChunkClaim | None:
    """Take a chunk up; None if somebody else has it, it is done or gone, or it was tried often enough."""
    state = _locked(session, run_id)
    waits = or_(RunChunkRow.state == QUEUED, and_(RunChunkRow.state == RUNNING, RunChunkRow.lease_until < NOW))
    statement = (
        update(RunChunkRow)
        .where(RunChunkRow.run_id == run_id, RunChunkRow.first == first, RunChunkRow.attempt < max_attempts, waits)
        .values(
            state=RUNNING,
            fence=RunChunkRow.fence + 1,
            attempt=RunChunkRow.attempt + 1,
            lease_until=NOW + seconds(lease_s),
        )
        .returning(RunChunkRow.organisation_id, RunChunkRow.n, RunChunkRow.fence)
    )
    found = session.execute(statement).first()
    if found is None:
        return None
    if state == RunState.QUEUED:
        begun = {"state": RunState.RUNNING, "stage": RunStage.SIMULATING, "started_at": NOW}
        session.execute(update(RunRow).where(RunRow.id == run_id).values(**begun))
    return ChunkClaim(found.organisation_id, run_id, first, found.n, found.fence)


def renew(session: Session, held: ChunkClaim, lease_s: float) -> bool:
    """Keep a chunk for longer; False if it is ours no more."""
    return _changed(session, held, lease_until=NOW + seconds(lease_s))


def release(session: Session, held: ChunkClaim) -> bool:
    """Put a chunk back because this worker is told to end; it does not count as an attempt."""
    return _changed(session, held, **_WAITING, attempt=RunChunkRow.attempt - 1)


def store(session: Session, held: ChunkClaim, packed: PackedChunk) -> bool:
    """Write down what came out, and how far the run is; False if the chunk is ours no more."""
    _locked(session, held.run_id)
    values = {"state": DONE, "lease_until": None, "document": packed.document, "elapsed_ms": packed.elapsed_ms}
    if not _changed(session, held, **values):
        return False
    n_done = func.count().filter(RunChunkRow.state == DONE)
    done, n = session.execute(select(n_done, func.count()).where(RunChunkRow.run_id == held.run_id)).one()
    # announced just now: whoever stores the last chunk goes on with the run, and the sweeper waits
    moved = {"progress_fraction": STORING_FROM_FRACTION * done / n, "announced_at": NOW}
    session.execute(update(RunRow).where(RunRow.id == held.run_id).values(**moved))
    return True


def fail(session: Session, held: ChunkClaim, reason: FailureReason, message: Text) -> bool:
    """End the whole run because a chunk of it failed; False if the chunk is ours no more."""
    _locked(session, held.run_id)
    if session.scalar(select(RunChunkRow.first).where(_ours(held))) is None:
        return False
    return ledger.fail_in_chunks(session, held.run_id, reason, message)


def packed_chunks(session: Session, run_id: UUID) -> list[PackedChunk]:
    """What came out of the chunks of a run that are done, in their order."""
    query = select(RunChunkRow).where(RunChunkRow.run_id == run_id, RunChunkRow.state == DONE)
    rows = session.scalars(query.order_by(RunChunkRow.first)).all()
    return [PackedChunk(row.document or b"", row.elapsed_ms or 0.0) for row in rows]


def turns(session: Session, run_id: UUID, republish_s: float | None = None) -> Sequence[int]:
    """Return those of a run's first waiting chunks that are to be announced now.

    Parameters
    ----------
    republish_s
        Chunks announced longer ago than this are announced again; by default none are.
    """
    waiting = select(RunChunkRow.first).where(RunChunkRow.run_id == run_id, RunChunkRow.state == QUEUED)
    ahead = waiting.order_by(RunChunkRow.first).limit(N_ANNOUNCED).with_for_update(skip_locked=True)
    due: list[ColumnElement[bool]] = [RunChunkRow.announced_at.is_(None)]
    if republish_s is not None:
        due.append(RunChunkRow.announced_at < NOW - seconds(republish_s))
    firsts = session.scalars(ahead).all()
    statement = (
        update(RunChunkRow)
        .where(RunChunkRow.run_id == run_id, RunChunkRow.first.in_(firsts), or_(*due))
        .values(announced_at=NOW)
        .returning(RunChunkRow.first)
    )
    return sorted(session.scalars(statement).all())


def sweep(session: Session, republish_s: float, max_attempts: int) -> list[tuple[UUID, int]]:
    """Give up runs with a chunk that killed every worker, free the chunks of lost workers; return what to announce.

    Any number of sweepers may run: none waits for a row that somebody else is busy with.
    """
    expired = and_(RunChunkRow.state == RUNNING, RunChunkRow.lease_until < NOW)
    hopeless = select(RunChunkRow.run_id).where(expired, RunChunkRow.attempt >= max_attempts)
    for run_id in session.scalars(hopeless.distinct().order_by(RunChunkRow.run_id)).all():
        _locked(session, run_id)
        if session.scalar(hopeless.where(RunChunkRow.run_id == run_id).limit(1)):
            ledger.fail_in_chunks(session, run_id, **ledger.lost_too_often(max_attempts))
    key = tuple_(RunChunkRow.run_id, RunChunkRow.first)
    free = select(RunChunkRow.run_id, RunChunkRow.first).where(expired).with_for_update(skip_locked=True)
    session.execute(update(RunChunkRow).where(key.in_(free)).values(**_WAITING))
    waiting = session.scalars(select(RunChunkRow.run_id).where(RunChunkRow.state == QUEUED).distinct()).all()
    return [(run_id, first) for run_id in waiting for first in turns(session, run_id, republish_s)]


def _locked(session: Session, run_id: UUID) -> str | None:
    """Keep others from moving the chunks of a run; return its state."""
    return session.scalar(select(RunRow.state).where(RunRow.id == run_id).with_for_update(key_share=True))


def _changed(session: Session, held: ChunkClaim, **values: Any) -> bool:
    statement = update(RunChunkRow).where(_ours(held)).values(**values).returning(RunChunkRow.first)
    return session.scalar(statement) is not None


def _ours(held: ChunkClaim) -> ColumnElement[bool]:
    return and_(
        RunChunkRow.run_id == held.run_id,
        RunChunkRow.first == held.first,
        RunChunkRow.state == RUNNING,
        RunChunkRow.fence == held.fence,
    )
