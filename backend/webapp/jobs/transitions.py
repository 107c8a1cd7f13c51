"""State transitions specific to jobs, in addition to those common to all leases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.orm import Session

from webapp.core.db.clock import NOW, seconds
from webapp.core.db.ids import new_id
from webapp.jobs.lease import Lease, LeaseTable
from webapp.jobs.models import DONE, FAILED, QUEUED, RUNNING, JobRow
from webapp.jobs.queue import Task
from webapp.jobs.sweeper import Sweep
from webapp.settings import Settings

N_ANNOUNCED = 8
"""Maximum number of jobs per organization that are running or announced, so that slow jobs do not delay others."""
KEPT_S = 7 * 86_400.0
"""Time after which ended jobs are deleted."""
_LOST = "The worker was lost."
_IS_DUE = and_(JobRow.state == QUEUED, JobRow.due_at <= NOW)
_IS_OPEN = or_(JobRow.state == RUNNING, _IS_DUE)
_ORDER = (JobRow.state == QUEUED, JobRow.due_at, JobRow.id)
_ENDED: dict[str, Any] = {"lease_until": None, "finished_at": NOW, "payload": {}}

JOBS = LeaseTable(
    row=JobRow,
    key=(JobRow.id,),
    organization_id=JobRow.organization_id,
    is_waiting=_IS_DUE,
    on_expiry={"reason": _LOST},
    due_at=JobRow.due_at,
)


def enqueue(
    session: Session, kind: str, payload: dict[str, Any], due_in_s: float = 0.0, *, organization_id: UUID | None = None
) -> UUID:
    """Add a job in the caller's transaction, so that it runs if and only if the transaction commits.

    Parameters
    ----------
    due_in_s
        Number of seconds before the job may start.
    organization_id
        Owner of the job; by default, the session's organization.
    """
    job_id = new_id()
    values = {"id": job_id, "kind": kind, "payload": payload, "due_at": NOW + seconds(due_in_s)}
    if organization_id is not None:
        values["organization_id"] = organization_id
    session.execute(insert(JobRow).values(**values))
    return job_id


def max_claims(settings: Settings) -> int:
    """Return how many times a job may be claimed: once per attempt, and once more to run its failure handler."""
    return settings.max_job_attempts + 1


def claim(session: Session, job_id: UUID, settings: Settings) -> Lease | None:
    """Claim a job; return None if it is not due, another worker holds it, it has ended, or it is out of attempts."""
    return JOBS.claim(session, job_id, lease_s=settings.lease_s, max_attempts=max_claims(settings))


def complete(session: Session, lease: Lease) -> bool:
    """Mark a job as done; return False if the lease was lost."""
    return lease.write(session, state=DONE, reason="", **_ENDED)


def fail(session: Session, lease: Lease, reason: str) -> bool:
    """Mark a job as failed; return False if the lease was lost."""
    return lease.write(session, state=FAILED, reason=reason, **_ENDED)


def retry(session: Session, lease: Lease, reason: str, pause_s: float) -> bool:
    """Requeue a job for a later attempt; return False if the lease was lost."""
    return lease.requeue(session, reason=reason, due_at=NOW + seconds(pause_s))


def announce_next(session: Session, organization_id: UUID | None) -> Sequence[tuple[UUID]]:
    """Mark an organization's next jobs as announced after one of its jobs has ended; return the announced keys.

    The worker that ends a job announces the next ones, so that a long queue does not have to wait for the sweeper. Jobs
    that are already announced count toward the maximum.
    """
    owner = JobRow.organization_id
    is_own = owner.is_(None) if organization_id is None else owner == organization_id
    first = select(JobRow.id).where(is_own, _IS_OPEN).order_by(*_ORDER).limit(N_ANNOUNCED)
    return JOBS.announce(session, JobRow.id.in_(session.scalars(first).all()))


def announce_due(session: Session, republish_s: float) -> Sequence[tuple[UUID]]:
    """Mark the waiting jobs among each organization's first open jobs as announced, and return their keys."""
    place = func.row_number().over(partition_by=JobRow.organization_id, order_by=_ORDER)
    ranked = select(JobRow.id, place.label("place")).where(_IS_OPEN).subquery()
    first = select(ranked.c.id).where(ranked.c.place <= N_ANNOUNCED)
    return JOBS.announce(session, JobRow.id.in_(first), republish_s=republish_s)


def _fail_exhausted(session: Session, which: ColumnElement[bool], _max_attempts: int) -> None:
    values = {"state": FAILED, "reason": _LOST, "fence": JobRow.fence + 1, **_ENDED}
    session.execute(update(JobRow).where(which).values(**values))


def _delete_old(session: Session) -> None:
    session.execute(delete(JobRow).where(JobRow.finished_at < NOW - seconds(KEPT_S)))


JOB_SWEEP = Sweep(JOBS, Task.JOB, max_claims, _fail_exhausted, announce_due, delete_old=_delete_old)
