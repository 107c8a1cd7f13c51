"""Fair sharing among organizations: a message only signals waiting work; a query selects the next item."""

from __future__ import annotations

from typing import NamedTuple
from uuid import UUID

from sqlalchemy import CompoundSelect, Integer, and_, cast, func, null, select, union_all
from sqlalchemy.orm import Session

from webapp.jobs.models import QUEUED, RUNNING
from webapp.runs.execution.attempts import execute, execute_chunk
from webapp.runs.execution.context import RunContext
from webapp.runs.models import RunChunkRow, RunRow
from webapp.runs.transitions import IS_WAITING

_NO_CHUNK = cast(null(), Integer)


class WorkItem(NamedTuple):
    """A waiting run, or one of its chunks, identified by the chunk's first replication."""

    run_id: UUID
    first: int | None = None


def execute_next(context: RunContext, announced: WorkItem) -> bool:
    """Compute the item named in a message, or one that takes precedence; return False if nothing was computed."""
    with context.dispatch() as session:
        item = next_item(session, announced)
    return _execute(context, item) or (item != announced and _execute(context, announced))


def next_item(session: Session, announced: WorkItem) -> WorkItem:
    """Return the item to compute in response to a message: one from the organization with the fewest running items.

    If several organizations tie, the item named in the message comes first, then the oldest item. Every message leads
    to one item, so each organization gets its share, no matter how much work another one has queued.
    """
    waiting, running = _waiting().subquery("waiting"), _running().subquery("running")
    busy = (
        select(running.c.organization_id, func.count().label("n")).group_by(running.c.organization_id).subquery("busy")
    )
    is_announced = and_(waiting.c.run_id == announced.run_id, waiting.c.first.is_not_distinct_from(announced.first))
    query = (
        select(waiting.c.run_id, waiting.c.first)
        .outerjoin(busy, busy.c.organization_id == waiting.c.organization_id)
        .order_by(func.coalesce(busy.c.n, 0), is_announced.desc(), waiting.c.run_id, waiting.c.first)
    )
    found = session.execute(query.limit(1)).first()
    return announced if found is None else WorkItem(*found)


def _execute(context: RunContext, item: WorkItem) -> bool:
    return execute(context, item.run_id) if item.first is None else execute_chunk(context, item.run_id, item.first)


def _waiting() -> CompoundSelect[tuple[UUID, UUID, int]]:
    runs = select(RunRow.organization_id, RunRow.id.label("run_id"), _NO_CHUNK.label("first")).where(IS_WAITING)
    chunks = select(RunChunkRow.organization_id, RunChunkRow.run_id, RunChunkRow.first)
    return union_all(runs, chunks.where(RunChunkRow.state == QUEUED))


def _running() -> CompoundSelect[tuple[UUID]]:
    runs = select(RunRow.organization_id).where(RunRow.state == RUNNING, RunRow.lease_until.is_not(None))
    return union_all(runs, select(RunChunkRow.organization_id).where(RunChunkRow.state == RUNNING))
