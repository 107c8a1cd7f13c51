"""The moves of a run, each one statement. Time is the database's; who lost the fence changes nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, and_, case, delete, func, or_, select, update
from sqlalchemy.orm import Session

from webapp import errands
from webapp.core import audit
from webapp.core.db.clock import NOW, seconds
from webapp.runs.models import RunChunkRow, RunRow, RunTraceRow
from webapp.runs.schemas import FailureReason, RunStage, RunState

STORING_FROM_FRACTION = 0.98
"""Share of a run's work that is done when only writing it down is left."""
_CHUNKS = select(RunChunkRow.first).where(RunChunkRow.run_id == RunRow.id)
_IN_CHUNKS = _CHUNKS.exists()
IN_OPEN_CHUNKS = _CHUNKS.where(RunChunkRow.state != "done").exists()
"""Such a run is worked on chunk by chunk; the run as a whole is nobody's until all of them are done."""
_WAITING: dict[str, Any] = {
    "state": RunState.QUEUED,
    "stage": RunStage.WAITING,
    "progress_fraction": 0.0,
    "lease_until": None,
    "announced_at": None,
}


@dataclass(frozen=True)
class Claim:
    """A run that this worker holds until its lease ends or somebody else takes the fence."""

    organisation_id: UUID
    run_id: UUID
    fence: int


@dataclass(frozen=True)
class Outcome:
    """What came out of a run."""

    result: dict[str, Any]
    result_sha256: str
    holds: bool | None
    sentence: str
    elapsed_ms: float
    npz: bytes | None
    """Time series, for kinds that have one beside their answer."""


def claim(session: Session, run_id: UUID, lease_s: float, max_attempts: int) -> Claim | None:
    """Take a run up; None if somebody has it, it has ended, chunks of it are open, or it was tried often enough."""
    statement = (
        update(RunRow)
        .where(
            RunRow.id == run_id,
            RunRow.attempt < max_attempts,
            ~IN_OPEN_CHUNKS,
            or_(
                RunRow.state == RunState.QUEUED,
                and_(RunRow.state == RunState.RUNNING, or_(RunRow.lease_until < NOW, RunRow.lease_until.is_(None))),
            ),
        )
        .values(
            state=RunState.RUNNING,
            stage=RunStage.SIMULATING,
            progress_fraction=case((_IN_CHUNKS, RunRow.progress_fraction), else_=0.0),
            fence=RunRow.fence + 1,
            attempt=RunRow.attempt + 1,
            started_at=func.coalesce(RunRow.started_at, NOW),
            lease_until=NOW + seconds(lease_s),
        )
        .returning(RunRow.organisation_id, RunRow.fence)
    )
    found = session.execute(statement).first()
    return None if found is None else Claim(found.organisation_id, run_id, found.fence)


def renew(session: Session, held: Claim, lease_s: float) -> bool:
    """Keep a run for longer; False if it is ours no more."""
    statement = update(RunRow).where(_ours(held)).values(lease_until=NOW + seconds(lease_s))
    return session.scalar(statement.returning(RunRow.id)) is not None


def advance(session: Session, held: Claim, stage: RunStage, progress_fraction: float) -> bool:
    """Say how far the run is; False if it is ours no more."""
    statement = update(RunRow).where(_ours(held)).values(stage=stage, progress_fraction=progress_fraction)
    return session.scalar(statement.returning(RunRow.id)) is not None


def succeed(session: Session, held: Claim, outcome: Outcome) -> bool:
    """Write down what came out; False if the run is ours no more, and then nothing is written."""
    statement = update(RunRow).where(_ours(held)).values(
        state=RunState.SUCCEEDED,
        stage=RunStage.DONE,
        progress_fraction=1.0,
        lease_until=None,
        finished_at=NOW,
        elapsed_ms=outcome.elapsed_ms,
        holds=outcome.holds,
        sentence=outcome.sentence,
        result=outcome.result,
        result_sha256=outcome.result_sha256,
    )  # fmt: skip
    if session.scalar(statement.returning(RunRow.id)) is None:
        return False
    if outcome.npz is not None:
        session.add(RunTraceRow(run_id=held.run_id, npz=outcome.npz))
    _drop_chunks(session, [held.run_id])
    _tell(session, held.organisation_id, held.run_id, RunState.SUCCEEDED)
    return True


def fail(session: Session, held: Claim, reason: FailureReason, message: str) -> bool:
    """Write down why nothing came out; False if the run is ours no more."""
    return _end(session, _ours(held), RunState.FAILED, reason=reason, message=message)


def release(session: Session, held: Claim) -> bool:
    """Put a run back that is not finished because this worker is told to end; it does not count as an attempt."""
    values = _WAITING | {"fence": RunRow.fence + 1, "attempt": RunRow.attempt - 1}
    statement = update(RunRow).where(_ours(held)).values(**values)
    return session.scalar(statement.returning(RunRow.id)) is not None


def cancel(session: Session, run_id: UUID) -> bool:
    """Cancel a run that has not ended. Whoever works on it has lost the fence and cannot finish it any more."""
    open_run = and_(RunRow.id == run_id, RunRow.state.in_((RunState.QUEUED, RunState.RUNNING)))
    return _end(session, open_run, RunState.CANCELLED)


def fail_in_chunks(session: Session, run_id: UUID, reason: FailureReason, message: str) -> bool:
    """Write down why nothing came out of a run in chunks; False if it has ended before."""
    ours = and_(RunRow.id == run_id, RunRow.state == RunState.RUNNING, RunRow.lease_until.is_(None))
    return _end(session, ours, RunState.FAILED, reason=reason, message=message)


def sweep(session: Session, republish_s: float, max_attempts: int) -> Sequence[UUID]:
    """Give up runs that killed every worker, free those whose worker is gone; return those that wait unannounced.

    Any number of sweepers may run: who comes second to a row finds it changed. Chunks are swept by themselves.
    """
    expired = and_(RunRow.state == RunState.RUNNING, RunRow.lease_until < NOW)
    given_up = and_(expired, RunRow.attempt >= max_attempts)
    _end(session, given_up, RunState.FAILED, **lost_too_often(max_attempts))
    session.execute(update(RunRow).where(expired).values(**_WAITING, fence=RunRow.fence + 1))
    waiting = or_(RunRow.state == RunState.QUEUED, and_(RunRow.state == RunState.RUNNING, RunRow.lease_until.is_(None)))
    unannounced = or_(RunRow.announced_at.is_(None), RunRow.announced_at < NOW - seconds(republish_s))
    statement = update(RunRow).where(waiting, ~IN_OPEN_CHUNKS, unannounced).values(announced_at=NOW)
    return session.scalars(statement.returning(RunRow.id)).all()


def lost_too_often(max_attempts: int) -> dict[str, Any]:
    """Reason and message of what was given up."""
    return {"reason": FailureReason.WORKER_LOST, "message": f"The worker was lost {max_attempts} times."}


def _ours(held: Claim) -> ColumnElement[bool]:
    return and_(RunRow.id == held.run_id, RunRow.state == RunState.RUNNING, RunRow.fence == held.fence)


def _end(session: Session, which: ColumnElement[bool], state: RunState, **why: Any) -> bool:
    """End runs without an answer. Whoever works on them has lost the fence."""
    ended = {"state": state, "stage": RunStage.DONE, "lease_until": None, "finished_at": NOW, "fence": RunRow.fence + 1}
    statement = update(RunRow).where(which).values(**ended, **why)
    found = session.execute(statement.returning(RunRow.organisation_id, RunRow.id)).all()
    _drop_chunks(session, [run_id for _, run_id in found])
    for organisation_id, run_id in found:
        _tell(session, organisation_id, run_id, state)
    return bool(found)


def _tell(session: Session, organisation_id: UUID, run_id: UUID, state: RunState) -> None:
    """Leave word that a run has ended, in the transaction that ends it."""
    errands.add(session, "event", {"type": f"run.{state}", "run_id": str(run_id)}, organisation_id=organisation_id)
    if state is not RunState.CANCELLED:  # whoever asked for that stands in the audit log
        subject = audit.Subject("run", str(run_id))
        audit.record(session, audit.WORKER, f"run.{state}", subject, organisation_id=organisation_id)


def _drop_chunks(session: Session, run_ids: Sequence[UUID]) -> None:
    session.execute(delete(RunChunkRow).where(RunChunkRow.run_id.in_(run_ids)))
