"""State transitions of chunks: parts of a run that workers compute independently, each with its own lease.

A transaction that changes both a chunk and its run locks the run first. Ending a run deletes its chunks, so every chunk
belongs to a run that has not ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.orm import Session

from stormsizer.messages.text import Text
from webapp.core.db.clock import NOW
from webapp.jobs.lease import Lease, LeaseTable
from webapp.runs import transitions
from webapp.runs.execution.calculation import PackedChunk
from webapp.runs.models import RunChunkRow, RunRow
from webapp.runs.schemas import FailureReason, RunStage, RunState
from webapp.runs.transitions import STORING_FROM_FRACTION

QUEUED, DONE = "queued", "done"
N_ANNOUNCED = 16
"""Maximum number of announced chunks per run: enough to occupy all workers, while other runs still get a turn."""

CHUNKS = LeaseTable(
    row=RunChunkRow,
    key=(RunChunkRow.run_id, RunChunkRow.first),
    organization_id=RunChunkRow.organization_id,
    is_waiting=RunChunkRow.state == QUEUED,
)


def split(session: Session, run_id: UUID, sizes: Iterable[tuple[int, int]]) -> None:
    """Add the chunks of a new run, given each chunk's first replication and number of replications."""
    rows = [{"run_id": run_id, "first": first, "n": n} for first, n in sizes]
    if rows:
        session.execute(insert(RunChunkRow), rows)


def claim(session: Session, run_id: UUID, first: int, *, lease_s: float, max_attempts: int) -> Lease | None:
    """Claim a chunk and mark its run as running; return None if it is taken, done, or out of attempts."""
    state = _lock_run(session, run_id)
    lease = CHUNKS.claim(session, run_id, first, lease_s=lease_s, max_attempts=max_attempts)
    if lease is not None and state == RunState.QUEUED:
        started = {"state": RunState.RUNNING, "stage": RunStage.SIMULATING, "started_at": NOW}
        session.execute(update(RunRow).where(RunRow.id == run_id).values(**started))
    return lease


def n_replications(session: Session, lease: Lease) -> int | None:
    """Return the number of replications in a chunk, or None if the lease was lost."""
    return session.scalar(select(RunChunkRow.n).where(lease.is_current))


def store(session: Session, lease: Lease, packed: PackedChunk) -> bool:
    """Store the result of a chunk and the progress of its run; return False if the lease was lost."""
    run_id, _ = lease.key
    _lock_run(session, run_id)
    values = {"state": DONE, "lease_until": None, "document": packed.document, "elapsed_ms": packed.elapsed_ms}
    if not lease.write(session, **values):
        return False
    n_done = func.count().filter(RunChunkRow.state == DONE)
    done, n = session.execute(select(n_done, func.count()).where(RunChunkRow.run_id == run_id)).one()
    # mark the run as announced: the worker that stores the last chunk continues with the run, not the sweeper
    moved = {"progress_fraction": STORING_FROM_FRACTION * done / n, "announced_at": NOW, "queued_at": NOW}
    session.execute(update(RunRow).where(RunRow.id == run_id).values(**moved))
    return True


def fail(session: Session, lease: Lease, reason: FailureReason, message: Text) -> bool:
    """Fail the whole run because one of its chunks failed; return False if the lease was lost."""
    run_id, _ = lease.key
    _lock_run(session, run_id)
    return lease.lock(session) and transitions.fail_in_chunks(session, run_id, reason, message)


def packed_chunks(session: Session, run_id: UUID) -> list[PackedChunk]:
    """Return the results of a run's completed chunks, in order."""
    query = select(RunChunkRow).where(RunChunkRow.run_id == run_id, RunChunkRow.state == DONE)
    rows = session.scalars(query.order_by(RunChunkRow.first)).all()
    return [PackedChunk(row.document or b"", row.elapsed_ms or 0.0) for row in rows]


def announce_next(session: Session, run_id: UUID, republish_s: float | None = None) -> Sequence[tuple[UUID, int]]:
    """Mark a run's first waiting chunks as announced and return their keys.

    Parameters
    ----------
    republish_s
        Also return chunks that were announced longer ago than this. By default, return only unannounced chunks.
    """
    waiting = select(RunChunkRow.first).where(RunChunkRow.run_id == run_id, RunChunkRow.state == QUEUED)
    first = session.scalars(waiting.order_by(RunChunkRow.first).limit(N_ANNOUNCED)).all()
    is_first = (RunChunkRow.run_id == run_id, RunChunkRow.first.in_(first))
    return CHUNKS.announce(session, *is_first, republish_s=republish_s)


def announce_due(session: Session, republish_s: float) -> Sequence[tuple[UUID, int]]:
    """Mark the first waiting chunks of every run as announced and return their keys."""
    run_ids = session.scalars(select(RunChunkRow.run_id).where(RunChunkRow.state == QUEUED).distinct()).all()
    return [key for run_id in run_ids for key in announce_next(session, run_id, republish_s)]


def fail_exhausted(session: Session, which: ColumnElement[bool], max_attempts: int) -> None:
    """Fail every run with a chunk whose worker was lost in every attempt."""
    exhausted = select(RunChunkRow.run_id).where(which)
    for run_id in session.scalars(exhausted.distinct().order_by(RunChunkRow.run_id)).all():
        _lock_run(session, run_id)
        if session.scalar(exhausted.where(RunChunkRow.run_id == run_id).limit(1)):
            why: dict[str, Any] = transitions.lost_too_often(max_attempts)
            transitions.fail_in_chunks(session, run_id, **why)


def _lock_run(session: Session, run_id: UUID) -> str | None:
    """Lock a run so that no other transaction changes it or its chunks, and return its state."""
    return session.scalar(select(RunRow.state).where(RunRow.id == run_id).with_for_update(key_share=True))
