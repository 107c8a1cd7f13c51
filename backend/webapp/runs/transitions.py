"""State transitions specific to runs, in addition to those common to all leases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, and_, case, delete, func, or_, select, update
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text, msg
from webapp import jobs
from webapp.core import audit
from webapp.core.db.clock import NOW
from webapp.jobs.lease import Lease, LeaseTable
from webapp.runs.models import RunChunkRow, RunRow, RunTraceRow
from webapp.runs.schemas import FailureReason, RunStage, RunState

STORING_FROM_FRACTION = 0.98
"""Progress of a run when everything is done except storing the result."""
_CHUNKS = select(RunChunkRow.first).where(RunChunkRow.run_id == RunRow.id)
_HAS_OPEN_CHUNKS = _CHUNKS.where(RunChunkRow.state != "done").exists()
_IS_IN_CHUNKS = and_(RunRow.state == RunState.RUNNING, RunRow.lease_until.is_(None))
IS_WAITING = and_(or_(RunRow.state == RunState.QUEUED, _IS_IN_CHUNKS), ~_HAS_OPEN_CHUNKS)
"""Condition for runs that a worker may claim as a whole. If a run has open chunks, they must be computed first."""

RUNS = LeaseTable(
    row=RunRow,
    key=(RunRow.id,),
    organization_id=RunRow.organization_id,
    is_waiting=IS_WAITING,
    on_claim={
        "stage": RunStage.SIMULATING,
        "progress_fraction": case((_CHUNKS.exists(), RunRow.progress_fraction), else_=0.0),
        "started_at": func.coalesce(RunRow.started_at, NOW),
    },
    on_requeue={"stage": RunStage.WAITING, "progress_fraction": 0.0},
)


@dataclass(frozen=True)
class RunResult:
    """The result of a run, ready to store."""

    result: dict[str, Any]
    result_sha256: str
    holds: bool | None
    status: GoalStatus | None
    sentence: Text
    elapsed_ms: float
    npz: bytes | None
    """Time series, for kinds of runs that have one."""


def advance(session: Session, lease: Lease, stage: RunStage, progress_fraction: float) -> bool:
    """Store the progress of a run; return False if the lease was lost."""
    return lease.write(session, stage=stage, progress_fraction=progress_fraction)


def succeed(session: Session, lease: Lease, result: RunResult) -> bool:
    """Mark a run as succeeded and store its result; if the lease was lost, change nothing and return False."""
    is_written = lease.write(
        session,
        state=RunState.SUCCEEDED,
        stage=RunStage.DONE,
        progress_fraction=1.0,
        lease_until=None,
        finished_at=NOW,
        elapsed_ms=result.elapsed_ms,
        holds=result.holds,
        status=result.status,
        sentence=result.sentence,
        result=result.result,
        result_sha256=result.result_sha256,
        engine_version=stormsizer.__version__,  # during an upgrade, not always that of the process that created the run
    )
    if not is_written:
        return False
    (run_id,) = lease.key
    if result.npz is not None:
        session.add(RunTraceRow(run_id=run_id, npz=result.npz))
    _delete_chunks(session, [run_id])
    _notify(session, lease.organization_id, run_id, RunState.SUCCEEDED)
    return True


def fail(session: Session, lease: Lease, reason: FailureReason, message: Text) -> bool:
    """Mark a run as failed and record the reason; return False if the lease was lost."""
    return _end(session, lease.is_current, RunState.FAILED, reason=reason, message=message)


def cancel(session: Session, run_id: UUID) -> bool:
    """Cancel a run; return False if it has ended. Its worker loses the lease and can no longer finish it."""
    is_open = and_(RunRow.id == run_id, RunRow.state.in_((RunState.QUEUED, RunState.RUNNING)))
    return _end(session, is_open, RunState.CANCELLED)


def fail_in_chunks(session: Session, run_id: UUID, reason: FailureReason, message: Text) -> bool:
    """Mark a run that is computed in chunks as failed and record the reason; return False if it has ended."""
    return _end(session, and_(RunRow.id == run_id, _IS_IN_CHUNKS), RunState.FAILED, reason=reason, message=message)


def fail_exhausted(session: Session, which: ColumnElement[bool], max_attempts: int) -> None:
    """Fail runs whose worker was lost in every attempt."""
    _end(session, which, RunState.FAILED, **lost_too_often(max_attempts))


def lost_too_often(max_attempts: int) -> dict[str, Any]:
    """Return the failure reason and message for a run whose worker was lost in every attempt."""
    return {"reason": FailureReason.WORKER_LOST, "message": msg("run-failed-workers-lost", attempts=max_attempts)}


def announce_due(session: Session, republish_s: float) -> Sequence[tuple[UUID]]:
    """Mark waiting runs as announced and return their keys."""
    return RUNS.announce(session, republish_s=republish_s)


def _end(session: Session, which: ColumnElement[bool], state: RunState, **why: Any) -> bool:
    """End runs without storing a result; their workers lose the lease. Return False if no run matched."""
    ended = {"state": state, "stage": RunStage.DONE, "lease_until": None, "finished_at": NOW, "fence": RunRow.fence + 1}
    statement = update(RunRow).where(which).values(**ended, **why)
    found = session.execute(statement.returning(RunRow.organization_id, RunRow.id)).all()
    _delete_chunks(session, [run_id for _, run_id in found])
    for organization_id, run_id in found:
        _notify(session, organization_id, run_id, state)
    return bool(found)


def _notify(session: Session, organization_id: UUID | None, run_id: UUID, state: RunState) -> None:
    """Enqueue the run event and write the audit log entry, in the same transaction."""
    jobs.enqueue(session, "event", {"type": f"run.{state}", "run_id": str(run_id)}, organization_id=organization_id)
    if state is not RunState.CANCELLED:  # the cancel request is already in the audit log
        subject = audit.Subject("run", str(run_id))
        audit.record(session, audit.WORKER, f"run.{state}", subject, organization_id=organization_id)


def _delete_chunks(session: Session, run_ids: Sequence[UUID]) -> None:
    session.execute(delete(RunChunkRow).where(RunChunkRow.run_id.in_(run_ids)))
