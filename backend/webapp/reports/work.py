"""The job that makes a report, stores its file, and sends the notifications."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.catalog import Catalog
from stormsizer.evidence import Backtest
from stormsizer.report.branding import Branding
from stormsizer.report.studies import Studies
from webapp import jobs
from webapp.kit import audit
from webapp.kit.db import Sessions
from webapp.kit.errors import ConflictError, NotFoundError, UnavailableError
from webapp.kit.ports import Finished
from webapp.reports import repository
from webapp.reports.additions import kept_in
from webapp.reports.making import made
from webapp.reports.models import ReportRow
from webapp.reports.schemas import ReportForm, ReportState
from webapp.settings import Settings

FAILED = "The report could not be made."


@dataclass(frozen=True)
class ReportPorts:
    """What making reports needs from other features.

    Attributes
    ----------
    answers
        What other runs say that a report takes along.
    tell
        Sends a mail to people that the report of a run is ready.
    """

    finished_run: Callable[[Session, UUID], Finished]
    answers: Callable[[Session, Sequence[UUID]], Studies]
    evidence: Callable[[Sessions, Settings, Catalog], Backtest]
    tell: Callable[[Session, Settings, Finished, Sequence[UUID]], None]


class _Ordered(NamedTuple):
    """What is to be made."""

    finished: Finished
    form: ReportForm
    studies: Studies
    branding: Branding | None
    language: str


def make(ports: ReportPorts, context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Make a report that waits. One that was deleted, or made before, is left alone."""
    report_id = UUID(payload["report_id"])
    if not _moved(context, report_id, ReportState.MAKING):
        return
    try:
        order = _ordered(ports, context, report_id)
        compared = ports.evidence(context.sessions, context.settings, order.finished.catalog)
        file = made(order.finished, order.form, compared, order.studies, order.branding, order.language)
    except (ConflictError, NotFoundError) as error:
        _fail(context, report_id, error.detail)
        return
    except Exception as error:
        _moved(context, report_id, ReportState.QUEUED)
        if isinstance(error, UnavailableError):  # too much at once
            raise jobs.RetryJob(error.detail) from error
        raise
    with context.sessions.begin() as session:
        if not context.holds_lease(session):
            return
        kept = {"content": file.content, "name": file.name, "sha256": file.sha256, "n_bytes": len(file.content)}
        ended = repository.end(session, report_id, ReportState.READY, **kept)
        if ended is not None:
            ports.tell(session, context.settings, order.finished, ended.mail_to)
            _leave_word(session, ended)


def end(context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Write down that a report cannot be made."""
    _fail(context, UUID(payload["report_id"]), FAILED)


def _moved(context: jobs.JobContext, report_id: UUID, state: ReportState) -> bool:
    """Write down where a report is, if it still waits for this worker."""
    with context.sessions.begin() as session:
        return context.holds_lease(session) and repository.move(session, report_id, state)


def _ordered(ports: ReportPorts, context: jobs.JobContext, report_id: UUID) -> _Ordered:
    """Read what is to be made, as it was fixed when it was asked for.

    Raises
    ------
    NotFoundError
        If a run that goes along, or the report itself, was deleted meanwhile.
    """
    with context.sessions() as session:
        row = repository.by_id(session, report_id)
        if row is None:
            raise NotFoundError("The report was deleted.")
        additions = kept_in(row)
        finished = ports.finished_run(session, row.run_id)
        answers = ports.answers(session, additions.beside)
        return _Ordered(finished, ReportForm(row.form), answers, additions.branding, additions.language)


def _fail(context: jobs.JobContext, report_id: UUID, message: str) -> None:
    with context.sessions.begin() as session:
        if context.holds_lease(session):
            ended = repository.end(session, report_id, ReportState.FAILED, message=message)
            if ended is not None:
                _leave_word(session, ended)


def _leave_word(session: Session, row: ReportRow) -> None:
    """Note what became of a report, for webhooks and in the audit log, in the transaction that ends it."""
    row.mail_to = []
    kind = f"report.{row.state}"
    at = None if row.finished_at is None else row.finished_at.isoformat()
    told = {"run_id": str(row.run_id), "report_id": str(row.id), "form": row.form, "at": at}
    jobs.enqueue(session, "event", {"type": kind} | told)
    audit.record(session, audit.WORKER, kind, audit.Subject("report", str(row.id)))
