"""One attempt to compute a run or a chunk: claim it, compute it, and store the outcome."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from uuid import UUID

import structlog
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.orm import Session

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from webapp.core.http.errors import InvalidInputError
from webapp.core.logs import job
from webapp.core.telemetry import spans
from webapp.jobs.attempts import Outcome, is_interruption, run_attempt
from webapp.jobs.lease import Lease, LeaseLostError
from webapp.jobs.queue import Task
from webapp.runs import repository, transitions
from webapp.runs.execution import chunks
from webapp.runs.execution.calculation import calculated, calculated_chunk
from webapp.runs.execution.context import RunContext
from webapp.runs.execution.progress import Progress
from webapp.runs.kinds.table import KINDS, Inputs
from webapp.runs.project_prices import at_prices_of
from webapp.runs.schemas import FailureReason, RunKind, RunStage
from webapp.runs.transitions import RUNS, STORING_FROM_FRACTION

DATABASE_AWAY = (OperationalError, InterfaceError)
"""Errors raised when the connection is lost or the database is unavailable, rather than when a calculation fails."""

Fail = Callable[[Session, Lease, FailureReason, Text], bool]

log = structlog.get_logger()


def execute(context: RunContext, run_id: UUID) -> bool:
    """Compute a run; return False if nothing was written, e.g. for a duplicate or late message or a canceled run."""
    settings = context.settings
    with context.dispatch.begin() as session:
        lease = RUNS.claim(session, run_id, lease_s=settings.lease_s, max_attempts=settings.max_attempts)
    if lease is None:
        return False
    return _attempt(context, lease, partial(_compute_run, context, lease), transitions.fail)


def execute_chunk(context: RunContext, run_id: UUID, first: int) -> bool:
    """Compute a chunk and, if it was the run's last one, finish the run; return False if nothing was written."""
    settings = context.settings
    with context.dispatch.begin() as session:
        lease = chunks.claim(session, run_id, first, lease_s=settings.lease_s, max_attempts=settings.max_attempts)
        following = () if lease is None else chunks.announce_next(session, run_id)
    if lease is None:
        return False
    for key in following:
        context.queue.announce(Task.CHUNK, *key)
    is_written = _attempt(context, lease, partial(_compute_chunk, context, lease), chunks.fail)
    if is_written:
        execute(context, run_id)  # claims the run only if it has no open chunks
    return is_written


def inputs_of(context: RunContext, lease: Lease) -> Inputs:
    """Read the frozen inputs of a run.

    Raises
    ------
    LookupError
        If the run was deleted.
    """
    with context.sessions_for(lease)() as session:
        row = repository.by_id(session, lease.key[0])
        if row is None:
            raise LookupError("the run was deleted")
        kind = RunKind(row.kind)
        return Inputs(
            kind=kind,
            scenario=Scenario.model_validate(row.scenario),
            catalog=at_prices_of(row, context.catalog_of_version(session, row.catalog_version)),
            request=KINDS[kind].requested(row.request),
        )


def _attempt(context: RunContext, lease: Lease, work: Callable[[], Outcome], fail: Fail) -> bool:
    run_id, *part = lease.key
    traced = spans.continued(
        "run chunk" if part else "run",
        lease.traceparent,
        lease.waiting_since,
        run_id=str(run_id),
        chunk=part[0] if part else None,
        attempt=lease.attempt,
        organization_id=str(lease.organization_id),
    )
    with traced, job("run", run_id=str(run_id), fence=lease.fence):
        return run_attempt(context, lease, work, partial(_after_error, context, lease, fail))


def _compute_run(context: RunContext, lease: Lease) -> Outcome:
    inputs = inputs_of(context, lease)
    sessions = context.sessions_for(lease)
    with sessions() as session:
        parts = chunks.packed_chunks(session, lease.key[0])

    def advance(session: Session, fraction: float) -> bool:
        return transitions.advance(session, lease, RunStage.SIMULATING, fraction)

    result = calculated(inputs, Progress(sessions, advance), parts)
    with sessions.begin() as session:
        transitions.advance(session, lease, RunStage.STORING, STORING_FROM_FRACTION)
    spans.note(outcome="succeeded")
    return partial(transitions.succeed, lease=lease, result=result)


def _compute_chunk(context: RunContext, lease: Lease) -> Outcome:
    inputs = inputs_of(context, lease)
    sessions, lease_s = context.sessions_for(lease), context.settings.lease_s
    with sessions() as session:
        n = chunks.n_replications(session, lease)
    if n is None:
        raise LeaseLostError

    def advance(session: Session, _fraction: float) -> bool:
        return lease.renew(session, lease_s)  # the run's progress counts whole chunks

    packed = calculated_chunk(inputs, lease.key[1], n, Progress(sessions, advance))
    spans.note(outcome="done")
    return partial(chunks.store, lease=lease, packed=packed)


def _after_error(context: RunContext, lease: Lease, fail: Fail, error: Exception) -> Outcome | None:
    """Return an outcome that fails the run; None if the database was unavailable, so that another attempt follows."""
    if isinstance(error, DATABASE_AWAY):
        log.warning("database connection lost; the next worker retries the run", error=str(error)[:200])
        return None
    reason, message = _failure(context, error)
    if reason is FailureReason.ENGINE_ERROR:
        log.error("calculation failed", exc_info=error)
    log.info("run failed", reason=reason)
    spans.note(outcome="failed")
    return lambda session: fail(session, lease, reason, message)


def _failure(context: RunContext, error: Exception) -> tuple[FailureReason, Text]:
    if isinstance(error, InvalidScenarioError):
        return FailureReason.INVALID_SCENARIO, InvalidInputError(error.problems).detail
    if isinstance(error, MemoryError):
        return FailureReason.OUT_OF_MEMORY, msg("run-failed-out-of-memory")
    if is_interruption(error):
        limit = Quantity(context.settings.run_time_limit_s, "s")
        return FailureReason.TIME_LIMIT, msg("run-failed-time-limit", limit=limit)
    return FailureReason.ENGINE_ERROR, msg("run-failed-internal", error=f"{error!s:.200}")
