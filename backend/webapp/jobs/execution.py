"""Execution of jobs: claim one, run the handler for its kind, and write the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from uuid import UUID

import structlog
from sqlalchemy import select

from webapp.core.logs import job
from webapp.core.telemetry import spans
from webapp.jobs import transitions
from webapp.jobs.attempts import Outcome, WorkerContext, run_attempt
from webapp.jobs.handlers import AbandonJob, Handler, JobContext, RetryJob
from webapp.jobs.lease import Lease
from webapp.jobs.models import JobRow
from webapp.jobs.queue import Task

_USED_UP = "All attempts failed."

log = structlog.get_logger()


@dataclass(frozen=True, kw_only=True)
class JobRunner(WorkerContext):
    """A worker that executes jobs.

    Attributes
    ----------
    handlers
        Handlers by kind of job.
    failure_handlers
        Handlers by kind of job that run once when a job fails permanently: abandoned, or out of attempts.
    """

    handlers: Mapping[str, Handler]
    failure_handlers: Mapping[str, Handler] = field(default_factory=dict)

    def context_for(self, lease: Lease) -> JobContext:
        """Return the context to pass to a handler."""
        (job_id,) = lease.key
        return JobContext(
            settings=self.settings,
            sessions=self.sessions_for(lease),
            job_id=job_id,
            organization_id=lease.organization_id,
            attempt=lease.attempt,
            holds_lease=lease.lock,
        )


def execute_job(runner: JobRunner, job_id: UUID) -> bool:
    """Execute a job and announce the next ones; return False if nothing was written.

    This happens if the lease was lost, or if the message was a duplicate or arrived too early or too late.
    """
    with runner.dispatch.begin() as session:
        lease = transitions.claim(session, job_id, runner.settings)
        kind = session.scalar(select(JobRow.kind).where(JobRow.id == job_id))
    if lease is None or kind is None:
        return False
    context = runner.context_for(lease)
    traced = spans.continued(
        f"job {kind}",
        lease.traceparent,
        lease.waiting_since,
        job_id=str(job_id),
        job_kind=kind,
        attempt=lease.attempt,
        organization_id=None if lease.organization_id is None else str(lease.organization_id),
    )
    with traced, job("job", job_id=str(job_id), job_kind=kind):
        work = partial(_outcome, runner, kind, lease, context)
        is_written = run_attempt(runner, lease, work, partial(_after_error, runner, lease, context))
    if is_written:
        with runner.dispatch.begin() as session:
            following = transitions.announce_next(session, lease.organization_id)
        for key in following:
            runner.queue.announce(Task.JOB, *key)
    return is_written


def _outcome(runner: JobRunner, kind: str, lease: Lease, context: JobContext) -> Outcome:
    payload = _payload(context)
    try:
        _handler(runner, kind, lease)(context, payload)
    except RetryJob as retry:
        if context.next_pause_s is not None:
            return _retry(lease, context, str(retry))
        return _failure(runner, kind, lease, context, payload, str(retry))
    except AbandonJob as end:
        return _failure(runner, kind, lease, context, payload, str(end))
    spans.note(outcome="done")
    return partial(transitions.complete, lease=lease)


def _after_error(runner: JobRunner, lease: Lease, context: JobContext, error: Exception) -> Outcome:
    """Retry after an unexpected error. Only the error type is stored: the message may contain personal data."""
    log.error("job failed", exc_info=error)
    if lease.attempt > runner.settings.max_job_attempts:
        spans.note(outcome="failed")
        return partial(transitions.fail, lease=lease, reason=_USED_UP)
    return _retry(lease, context, f"Failed: {type(error).__name__}.")


def _handler(runner: JobRunner, kind: str, lease: Lease) -> Handler:
    if lease.attempt > runner.settings.max_job_attempts:
        raise AbandonJob(_USED_UP)
    if kind not in runner.handlers:
        raise RetryJob(f"This worker has no handler for jobs of the kind {kind}.")
    return runner.handlers[kind]


def _failure(
    runner: JobRunner, kind: str, lease: Lease, context: JobContext, payload: dict[str, Any], reason: str
) -> Outcome:
    handler = runner.failure_handlers.get(kind)
    if handler is not None:
        handler(context, payload)
    spans.note(outcome="failed")
    return partial(transitions.fail, lease=lease, reason=reason)


def _retry(lease: Lease, context: JobContext, reason: str) -> Outcome:
    """Requeue the job. After the last attempt there is no pause, so that the job's failure handler runs soon."""
    spans.note(outcome="retried")
    return partial(transitions.retry, lease=lease, reason=reason, pause_s=context.next_pause_s or 0.0)


def _payload(context: JobContext) -> dict[str, Any]:
    query = select(JobRow.payload).where(JobRow.id == context.job_id)
    with context.sessions() as session:
        found: dict[str, Any] = session.scalars(query).one()
    return found
