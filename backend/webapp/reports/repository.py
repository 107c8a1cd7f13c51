"""Reports in the database."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session, undefer

from webapp.kit.clock import NOW
from webapp.kit.ids import new_id
from webapp.kit.pagination import PageRequest, page_of
from webapp.reports.models import ReportRow
from webapp.reports.schemas import ReportForm, ReportState


def add(session: Session, run_id: UUID, form: ReportForm) -> UUID | None:
    """Make the row of a report; None if there is one."""
    values = {"id": new_id(), "run_id": run_id, "form": form}
    return session.scalar(insert(ReportRow).values(**values).on_conflict_do_nothing().returning(ReportRow.id))


def of_run(session: Session, run_id: UUID, form: ReportForm, *, locked: bool = False) -> ReportRow | None:
    """Return the report of a run in a form, if it was asked for."""
    query = select(ReportRow).where(ReportRow.run_id == run_id, ReportRow.form == form)
    return session.scalars(query.with_for_update() if locked else query).first()


def by_id(session: Session, report_id: UUID, *, with_content: bool = False) -> ReportRow | None:
    """One report, if it exists."""
    query = select(ReportRow).where(ReportRow.id == report_id)
    return session.scalars(query.options(undefer(ReportRow.content)) if with_content else query).first()


def page(session: Session, run_id: UUID, asked: PageRequest) -> tuple[Sequence[ReportRow], str | None]:
    """One page of a run's reports."""
    return page_of(session, select(ReportRow).where(ReportRow.run_id == run_id), ReportRow.id, asked)


def end(session: Session, report_id: UUID, state: ReportState, **values: object) -> ReportRow | None:
    """Write down how it went; None if the report was deleted, or had ended before."""
    waits = ReportRow.id == report_id, ReportRow.state == ReportState.QUEUED
    statement = update(ReportRow).where(*waits).values(state=state, finished_at=NOW, **values)
    return session.scalars(statement.returning(ReportRow)).first()


def wait_again(session: Session, row: ReportRow) -> None:
    """Put a report that failed back."""
    row.state, row.message, row.finished_at = ReportState.QUEUED, "", None
    session.flush()


def remove(session: Session, report_id: UUID) -> bool:
    """Delete a report; False if there is none."""
    gone = delete(ReportRow).where(ReportRow.id == report_id).returning(ReportRow.id)
    return session.scalar(gone) is not None
