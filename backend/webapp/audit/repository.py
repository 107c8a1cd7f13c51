"""The audit log in the database."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from stormsizer.model.former_names import current, former
from webapp.audit.schemas import Wanted
from webapp.core.audit import AuditEntryRow, AuditHeadRow

AT_A_TIME = 500


def page(session: Session, wanted: Wanted, before: int | None, limit: int) -> Sequence[AuditEntryRow]:
    """Return matching entries, newest first."""
    query = _matching(wanted)
    if before is not None:
        query = query.where(AuditEntryRow.number < before)
    return session.scalars(query.order_by(AuditEntryRow.number.desc()).limit(limit)).all()


def stream(session: Session, wanted: Wanted) -> Iterator[AuditEntryRow]:
    """Yield all matching entries, newest first, read in batches."""
    query = _matching(wanted).order_by(AuditEntryRow.number.desc())
    yield from session.scalars(query.execution_options(yield_per=AT_A_TIME))


def chain(session: Session) -> Iterator[AuditEntryRow]:
    """Yield all entries in the order they were written, read in batches."""
    query = select(AuditEntryRow).order_by(AuditEntryRow.number).execution_options(yield_per=AT_A_TIME)
    for row in session.scalars(query):
        yield row
        session.expunge(row)


def head(session: Session) -> AuditHeadRow | None:
    """Return the recorded number and code of the newest entry."""
    return session.scalars(select(AuditHeadRow)).first()


def _matching(wanted: Wanted) -> Select[AuditEntryRow]:
    row = AuditEntryRow
    equal = {"actor_name": wanted.actor_name, "subject_id": wanted.subject_id}
    conditions = [getattr(row, name) == value for name, value in equal.items() if value is not None]
    if wanted.action is not None:
        conditions.append(row.action.in_((current(wanted.action), former(wanted.action))))
    if wanted.actor_id is not None:
        conditions.append(row.actor_id == wanted.actor_id)
    if wanted.from_at is not None:
        conditions.append(row.at >= wanted.from_at)
    if wanted.to_at is not None:
        conditions.append(row.at < wanted.to_at)
    return select(row).where(*conditions)
