"""The moves of an errand, each one statement. Time is the database's; who lost the fence changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.orm import Session

from webapp.core.db.clock import NOW, seconds
from webapp.core.db.ids import new_id
from webapp.errands.models import ErrandRow

QUEUED, RUNNING, DONE, FAILED = "queued", "running", "done", "failed"
N_ANNOUNCED = 8
"""Errands of one organisation that are under way or announced at a time: a slow receiver holds up its own errands."""
KEPT_S = 7 * 86_400.0
"""Errands that have ended are removed after this long."""
_LOST = "The worker was lost."
_WAITING: dict[str, Any] = {"state": QUEUED, "lease_until": None, "announced_at": None, "fence": ErrandRow.fence + 1}
_ENDED: dict[str, Any] = {"lease_until": None, "finished_at": NOW, "payload": {}}


@dataclass(frozen=True)
class Claim:
    """An errand that this worker holds until its lease ends or somebody else takes the fence."""

    organisation_id: UUID | None
    errand_id: UUID
    kind: str
    attempt: int
    fence: int


def add(
    session: Session, kind: str, payload: dict[str, Any], due_in_s: float = 0.0, *, organisation_id: UUID | None = None
) -> UUID:
    """Leave an errand in the caller's transaction: it will be run if, and only if, that is committed.

    Parameters
    ----------
    due_in_s
        Not before so many seconds from now.
    organisation_id
        By default the session's; who hands out work for all of them says whose errand it is.
    """
    errand_id = new_id()
    values = {"id": errand_id, "kind": kind, "payload": payload, "due_at": NOW + seconds(due_in_s)}
    if organisation_id is not None:
        values["organisation_id"] = organisation_id
    session.execute(insert(ErrandRow).values(**values))
    return errand_id


def claim(session: Session, errand_id: UUID, lease_s: float, n_tries: int) -> Claim | None:
    """Take an errand up; None if it is not due, somebody has it, it has ended, or it was tried often enough.

    After the last try it can be taken up once more, to write down that nothing came of it.
    """
    waits = and_(ErrandRow.state == QUEUED, ErrandRow.due_at <= NOW)
    statement = (
        update(ErrandRow)
        .where(ErrandRow.id == errand_id, ErrandRow.attempt <= n_tries, or_(waits, _expired()))
        .values(
            state=RUNNING, fence=ErrandRow.fence + 1, attempt=ErrandRow.attempt + 1, lease_until=NOW + seconds(lease_s)
        )
        .returning(ErrandRow.organisation_id, ErrandRow.id, ErrandRow.kind, ErrandRow.attempt, ErrandRow.fence)
    )
    found = session.execute(statement).first()
    return None if found is None else Claim(*found)


def renew(session: Session, held: Claim, lease_s: float) -> bool:
    """Keep an errand for longer; False if it is ours no more."""
    return _changed(session, held, lease_until=NOW + seconds(lease_s))


def holds(session: Session, held: Claim) -> bool:
    """Whether an errand is ours, and stays so until the session's transaction ends."""
    return session.scalar(select(ErrandRow.id).where(_ours(held)).with_for_update()) is not None


def end(session: Session, held: Claim) -> bool:
    """Write down that it is done; False if it is ours no more."""
    return _changed(session, held, state=DONE, reason="", **_ENDED)


def fail(session: Session, held: Claim, reason: str) -> bool:
    """Write down why nothing came of it; False if it is ours no more."""
    return _changed(session, held, state=FAILED, reason=reason, **_ENDED)


def postpone(session: Session, held: Claim, reason: str, due_in_s: float) -> bool:
    """Put an errand back to be tried again later; False if it is ours no more."""
    return _changed(session, held, **_WAITING, reason=reason, due_at=NOW + seconds(due_in_s))


def release(session: Session, held: Claim) -> bool:
    """Put an errand back because this worker is told to end; it does not count as an attempt."""
    return _changed(session, held, **_WAITING, attempt=ErrandRow.attempt - 1)


def sweep(session: Session, republish_s: float, n_tries: int) -> Sequence[UUID]:
    """Give up errands that killed every worker, free those of lost workers, forget old ones; return whom to announce.

    Any number of sweepers may run: who comes second to a row finds it changed.
    """
    session.execute(delete(ErrandRow).where(ErrandRow.finished_at < NOW - seconds(KEPT_S)))
    hopeless = and_(_expired(), ErrandRow.attempt > n_tries)
    session.execute(
        update(ErrandRow).where(hopeless).values(state=FAILED, reason=_LOST, fence=ErrandRow.fence + 1, **_ENDED)
    )
    session.execute(update(ErrandRow).where(_expired()).values(**_WAITING, reason=_LOST))
    return turns(session, republish_s)


def turns(session: Session, republish_s: float) -> Sequence[UUID]:
    """Return the errands that are to be announced now: of every organisation the first few."""
    place = func.row_number().over(
        partition_by=ErrandRow.organisation_id, order_by=(ErrandRow.state == QUEUED, ErrandRow.due_at, ErrandRow.id)
    )
    ranked = select(ErrandRow.id, place.label("place")).where(_under_way()).subquery()
    unannounced = or_(ErrandRow.announced_at.is_(None), ErrandRow.announced_at < NOW - seconds(republish_s))
    statement = (
        update(ErrandRow)
        .where(
            ErrandRow.id.in_(select(ranked.c.id).where(ranked.c.place <= N_ANNOUNCED)),
            ErrandRow.state == QUEUED,
            unannounced,
        )
        .values(announced_at=NOW)
        .returning(ErrandRow.id)
    )
    return sorted(session.scalars(statement).all())


def following(session: Session, organisation_id: UUID | None) -> Sequence[UUID]:
    """Return the errands of one organisation for which there is room now that another has ended or been put back.

    Whoever ends one announces them, so that many do not wait for the sweeper; those that it announced stay with it.
    """
    owner = ErrandRow.organisation_id
    mine = owner.is_(None) if organisation_id is None else owner == organisation_id
    first = select(ErrandRow.id).where(mine, _under_way())
    ahead = session.scalars(
        first.order_by(ErrandRow.state == QUEUED, ErrandRow.due_at, ErrandRow.id).limit(N_ANNOUNCED)
    ).all()
    waiting = select(ErrandRow.id).where(
        ErrandRow.id.in_(ahead), ErrandRow.state == QUEUED, ErrandRow.announced_at.is_(None)
    )
    free = session.scalars(waiting.with_for_update(skip_locked=True)).all()
    session.execute(update(ErrandRow).where(ErrandRow.id.in_(free)).values(announced_at=NOW))
    return sorted(free)


def _under_way() -> ColumnElement[bool]:
    """Whether an errand is at work, or could be."""
    return or_(ErrandRow.state == RUNNING, and_(ErrandRow.state == QUEUED, ErrandRow.due_at <= NOW))


def _expired() -> ColumnElement[bool]:
    return and_(ErrandRow.state == RUNNING, ErrandRow.lease_until < NOW)


def _changed(session: Session, held: Claim, **values: Any) -> bool:
    return session.scalar(update(ErrandRow).where(_ours(held)).values(**values).returning(ErrandRow.id)) is not None


def _ours(held: Claim) -> ColumnElement[bool]:
    return and_(ErrandRow.id == held.errand_id, ErrandRow.state == RUNNING, ErrandRow.fence == held.fence)
