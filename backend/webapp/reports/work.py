"""The job that creates a report, stores its file, and sends notifications."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.evidence import Backtest
from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.report.studies import Studies
from webapp import jobs
from webapp.core import audit
from webapp.core.db.session import Sessions
from webapp.core.http.errors import ConflictError, NotFoundError, UnavailableError
from webapp.core.ports import Finished
from webapp.reports import repository
from webapp.reports.additions import Additions, kept_in
from webapp.reports.making import made
from webapp.reports.models import ReportRow
from webapp.reports.schemas import ReportForm, ReportState
from webapp.settings import Settings

FAILED = msg("report-failed")


@dataclass(frozen=True)
class ReportPorts:
    """Functions of other features that report creation needs.

    Attributes
    ----------
    finished_run
        Returns a successful run with its inputs and result.
    answers
        Returns the results of other analyses that the report of a run includes.
    evidence
        Returns the comparison with published measurements.
    notify
        Sends email notifications that the report of a run is ready.
    """

    finished_run: Callable[[Session, UUID], Finished]
    answers: Callable[[Session, UUID, Sequence[UUID]], Studies]
    evidence: Callable[[Sessions, Settings, Catalog], Backtest]
    notify: Callable[[Session, Settings, Finished, Sequence[UUID]], None]


class _Order(NamedTuple):
    """The frozen inputs of a report."""

    finished: Finished
    form: ReportForm
    studies: Studies
    additions: Additions


def make(ports: ReportPorts, context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Create a report; do nothing if it was deleted or is no longer pending."""
    report_id = UUID(payload["report_id"])
    if not _moved(context, report_id, ReportState.MAKING):
        return
    try:
        order = _order(ports, context, report_id)
        compared = ports.evidence(context.sessions, context.settings, order.finished.catalog)
        file = made(order.finished, order.form, compared, order.studies, order.additions)
    except (ConflictError, NotFoundError) as error:
        _fail(context, report_id, error.detail)
        return
    except Exception as error:
        _moved(context, report_id, ReportState.QUEUED)
        if isinstance(error, UnavailableError):  # the service is busy
            raise jobs.RetryJob(str(error)) from error
        raise
    with context.sessions.begin() as session:
        if not context.holds_lease(session):
            return
        kept = {"content": file.content, "name": file.name, "sha256": file.sha256, "n_bytes": len(file.content)}
        ended = repository.end(session, report_id, ReportState.READY, **kept)
        if ended is not None:
            ports.notify(session, context.settings, order.finished, ended.mail_to)
            _notify(session, ended)


def end(context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Mark a report as failed."""
    _fail(context, UUID(payload["report_id"]), FAILED)


def _moved(context: jobs.JobContext, report_id: UUID, state: ReportState) -> bool:
    """Store the state of a report; return False if this worker lost the job or the report is no longer pending."""
    with context.sessions.begin() as session:
        return context.holds_lease(session) and repository.move(session, report_id, state)


def _order(ports: ReportPorts, context: jobs.JobContext, report_id: UUID) -> _Order:
    """Read the inputs of a report, which were frozen when it was requested.

    Raises
    ------
    NotFoundError
        If the report or a run that it includes has been deleted in the meantime.
    """
    with context.sessions() as session:
        row = repository.by_id(session, report_id)
        if row is None:
            raise NotFoundError(msg("problem-no-report"))
        additions = kept_in(row)
        finished = ports.finished_run(session, row.run_id)
        answers = ports.answers(session, row.run_id, additions.included)
        return _Order(finished, ReportForm(row.form), answers, additions)


def _fail(context: jobs.JobContext, report_id: UUID, message: Text) -> None:
    with context.sessions.begin() as session:
        if context.holds_lease(session):
            ended = repository.end(session, report_id, ReportState.FAILED, message=message)
            if ended is not None:
                _notify(session, ended)


def _notify(session: Session, row: ReportRow) -> None:
    """Enqueue the report event and write the audit log entry, in the same transaction."""
    row.mail_to = []
    kind = f"report.{row.state}"
    at = None if row.finished_at is None else row.finished_at.isoformat()
    payload = {"run_id": str(row.run_id), "report_id": str(row.id), "form": row.form, "at": at}
    jobs.enqueue(session, "event", {"type": kind} | payload)
    audit.record(session, audit.WORKER, kind, audit.Subject("report", str(row.id)))
