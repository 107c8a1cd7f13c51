"""The errand of a report: a worker makes it, keeps it, and leaves word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.catalog import Catalog
from stormsizer.evidence import Backtest
from webapp import errands
from webapp.kit import audit
from webapp.kit.db import Sessions
from webapp.kit.errors import ServiceError
from webapp.kit.ports import Finished
from webapp.reports import repository
from webapp.reports.making import made
from webapp.reports.models import ReportRow
from webapp.reports.schemas import ReportForm, ReportState
from webapp.settings import Settings

FAILED = "The report could not be made."


@dataclass(frozen=True)
class Press:
    """What making reports needs of other features.

    Attributes
    ----------
    tell
        Sends a mail to people that the report of a run is ready.
    """

    finished_run: Callable[[Session, UUID], Finished]
    evidence: Callable[[Sessions, Settings, Catalog], Backtest]
    tell: Callable[[Session, Settings, Finished, Sequence[UUID]], None]


def make(press: Press, context: errands.Context, payload: dict[str, Any]) -> None:
    """Make a report that waits. One that was deleted, or made before, is left alone."""
    report_id = UUID(payload["report_id"])
    with context.sessions() as session:
        row = repository.by_id(session, report_id)
        if row is None or row.state != ReportState.QUEUED:
            return
        finished = press.finished_run(session, row.run_id)
        form = ReportForm(row.form)
    try:
        file = made(finished, form, press.evidence(context.sessions, context.settings, finished.catalog))
    except ServiceError as error:  # too much at once
        raise errands.Again(error.detail) from error
    with context.sessions.begin() as session:
        if not context.holds(session):
            return
        kept = {"content": file.content, "name": file.name, "sha256": file.sha256, "n_bytes": len(file.content)}
        ended = repository.end(session, report_id, ReportState.READY, **kept)
        if ended is not None:
            press.tell(session, context.settings, finished, ended.mail_to)
            _leave_word(session, ended)


def end(context: errands.Context, payload: dict[str, Any]) -> None:
    """Write down that a report cannot be made."""
    with context.sessions.begin() as session:
        if context.holds(session):
            ended = repository.end(session, UUID(payload["report_id"]), ReportState.FAILED, message=FAILED)
            if ended is not None:
                _leave_word(session, ended)


def _leave_word(session: Session, row: ReportRow) -> None:
    """Note what became of a report, for webhooks and in the audit log, in the transaction that ends it."""
    row.mail_to = []
    kind = f"report.{row.state}"
    at = None if row.finished_at is None else row.finished_at.isoformat()
    told = {"run_id": str(row.run_id), "report_id": str(row.id), "form": row.form, "at": at}
    errands.add(session, "event", {"type": kind} | told)
    audit.record(session, audit.WORKER, kind, audit.Subject("report", str(row.id)))
