"""Fair scheduling: a message says that something waits, and the database determines what runs next."""

from __future__ import annotations

from typing import NamedTuple
from uuid import UUID

from sqlalchemy import CompoundSelect, Integer, and_, cast, func, null, or_, select, union_all
from sqlalchemy.orm import Session

from webapp.runs.execution import execute, execute_chunk
from webapp.runs.ledger import IN_OPEN_CHUNKS
from webapp.runs.models import RunChunkRow, RunRow
from webapp.runs.schemas import RunState
from webapp.runs.workshop import Workshop

_QUEUED, _RUNNING = "queued", "running"
_NO_CHUNK = cast(null(), Integer)


class Turn(NamedTuple):
    """A waiting run, or a chunk of one by its first replication."""

    run_id: UUID
    first: int | None = None


def work_off(workshop: Workshop, asked: Turn) -> bool:
    """Run the job of a message, or one with priority over it; False if there is nothing to do."""
    with workshop.dispatch() as session:
        turn = whose(session, asked)
    return _worked_off(workshop, turn) or (turn != asked and _worked_off(workshop, asked))


def whose(session: Session, asked: Turn) -> Turn:
    """Return the job to run on a message: one of the organization with the fewest running jobs.

    Among organizations with equally few, the message's own job comes first, then the longest waiting. Every message
    represents one waiting job, so that all get their turn.
    """
    waiting, at_work = _waiting().subquery("waiting"), _at_work().subquery("at_work")
    busy = (
        select(at_work.c.organisation_id, func.count().label("n")).group_by(at_work.c.organisation_id).subquery("busy")
    )
    is_asked = and_(waiting.c.run_id == asked.run_id, waiting.c.first.is_not_distinct_from(asked.first))
    query = (
        select(waiting.c.run_id, waiting.c.first)
        .outerjoin(busy, busy.c.organisation_id == waiting.c.organisation_id)
        .order_by(func.coalesce(busy.c.n, 0), is_asked.desc(), waiting.c.run_id, waiting.c.first)
    )
    found = session.execute(query.limit(1)).first()
    return asked if found is None else Turn(*found)


def _worked_off(workshop: Workshop, turn: Turn) -> bool:
    return execute(workshop, turn.run_id) if turn.first is None else execute_chunk(workshop, turn.run_id, turn.first)


def _waiting() -> CompoundSelect[tuple[UUID, UUID, int]]:
    runs = select(RunRow.organisation_id, RunRow.id.label("run_id"), _NO_CHUNK.label("first")).where(
        or_(RunRow.state == RunState.QUEUED, and_(RunRow.state == RunState.RUNNING, RunRow.lease_until.is_(None))),
        ~IN_OPEN_CHUNKS,
    )
    chunks = select(RunChunkRow.organisation_id, RunChunkRow.run_id, RunChunkRow.first)
    return union_all(runs, chunks.where(RunChunkRow.state == _QUEUED))


def _at_work() -> CompoundSelect[tuple[UUID]]:
    runs = select(RunRow.organisation_id).where(RunRow.state == RunState.RUNNING, RunRow.lease_until.is_not(None))
    return union_all(runs, select(RunChunkRow.organisation_id).where(RunChunkRow.state == _RUNNING))
