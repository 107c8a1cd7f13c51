"""Database queries for reports."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session, undefer

from webapp.core.db.clock import NOW
from webapp.core.db.tenancy import lock as lock_for
from webapp.core.http.pagination import PageRequest, page_of
from webapp.reports.additions import Additions
from webapp.reports.models import ReportRow
from webapp.reports.schemas import ReportForm, ReportState

UNDER_WAY = (ReportState.QUEUED, ReportState.MAKING)


def lock(session: Session) -> None:
    """Lock the organization's reports until the transaction ends."""
    lock_for(session, "reports")


def n_under_way(session: Session) -> int:
    """Return the number of pending reports in the organization."""
    waiting = select(func.count()).select_from(ReportRow).where(ReportRow.state.in_(UNDER_WAY))
    return session.scalar(waiting) or 0


def add(session: Session, run_id: UUID, form: ReportForm, additions: Additions) -> ReportRow:
    """Create the row for a new report."""
    row = ReportRow(
        run_id=run_id,
        form=form,
        included_run_ids=list(additions.included),
        branding=additions.look,
        language=additions.language,
        technical_annex=additions.technical_annex,
        content_key=additions.key(form),
    )
    session.add(row)
    session.flush()
    session.refresh(row)
    return row


def of_run(
    session: Session, run_id: UUID, form: ReportForm, content_key: str, *, locked: bool = False
) -> ReportRow | None:
    """Return the report of a run with this format and content key, if it exists."""
    query = select(ReportRow).where(
        ReportRow.run_id == run_id, ReportRow.form == form, ReportRow.content_key == content_key
    )
    return session.scalars(query.with_for_update() if locked else query).first()


def by_id(session: Session, report_id: UUID, *, with_content: bool = False) -> ReportRow | None:
    """Return one report, if it exists."""
    query = select(ReportRow).where(ReportRow.id == report_id)
    return session.scalars(query.options(undefer(ReportRow.content)) if with_content else query).first()


def page(session: Session, run_id: UUID, asked: PageRequest) -> tuple[Sequence[ReportRow], str | None]:
    """Return one page of a run's reports."""
    return page_of(session, select(ReportRow).where(ReportRow.run_id == run_id), ReportRow.id, asked)


def move(session: Session, report_id: UUID, state: ReportState) -> bool:
    """Update the state of a report; return False if it was deleted or is no longer pending."""
    waits = ReportRow.id == report_id, ReportRow.state.in_(UNDER_WAY)
    return session.scalar(update(ReportRow).where(*waits).values(state=state).returning(ReportRow.id)) is not None


def end(session: Session, report_id: UUID, state: ReportState, **values: object) -> ReportRow | None:
    """Record the final state of a report and return its row; None if it was deleted or is no longer pending."""
    waits = ReportRow.id == report_id, ReportRow.state.in_(UNDER_WAY)
    statement = update(ReportRow).where(*waits).values(state=state, finished_at=NOW, **values)
    return session.scalars(statement.returning(ReportRow)).first()


def wait_again(session: Session, row: ReportRow) -> None:
    """Requeue a failed report."""
    row.state, row.message, row.finished_at = ReportState.QUEUED, "", None
    session.flush()


def remove(session: Session, report_id: UUID) -> bool:
    """Delete a report; return False if it does not exist."""
    gone = delete(ReportRow).where(ReportRow.id == report_id).returning(ReportRow.id)
    return session.scalar(gone) is not None
