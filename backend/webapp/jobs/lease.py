"""Leases on rows: the state machine shared by runs, chunks of runs, and jobs.

A worker claims a row with an update that only one worker can win, renews the lease while it works, and writes the
outcome only if the row still has the fence number from the claim. If the lease expires, another worker may claim the
row. This increases the fence number, so writes by the first worker no longer have any effect. All times come from the
database, so the clocks of the workers do not matter.

The kinds of work differ only in data: a `LeaseTable` defines which rows are waiting and which values each transition
sets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Row, and_, func, or_, select, tuple_, type_coerce, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from webapp.core import maintenance
from webapp.core.db.clock import NOW, seconds
from webapp.jobs.models import QUEUED, RUNNING, Leased


class LeaseLostError(Exception):
    """The work was canceled or another worker took over; the outcome is discarded."""


@dataclass(frozen=True, eq=False)
class LeaseTable:
    """A table whose rows workers lease, with its conditions and values for state transitions.

    Attributes
    ----------
    key
        Columns that identify a row.
    organization_id
        Column with the organization that owns a row.
    is_waiting
        Condition for rows that a worker may claim now, not counting rows with an expired lease.
    on_claim, on_requeue, on_expiry
        Values to set in addition to the lease itself when a row is claimed, when it is requeued, and when it is
        requeued because its lease expired.
    due_at
        Column with the time before which a row is not claimed; None if rows are ready as soon as they are queued.
    """

    row: type[Leased]
    key: Sequence[InstrumentedAttribute[Any]]
    organization_id: InstrumentedAttribute[Any]
    is_waiting: ColumnElement[bool]
    on_claim: Mapping[str, Any] = field(default_factory=dict)
    on_requeue: Mapping[str, Any] = field(default_factory=dict)
    on_expiry: Mapping[str, Any] = field(default_factory=dict)
    due_at: InstrumentedAttribute[Any] | None = None

    @property
    def is_expired(self) -> ColumnElement[bool]:
        """Condition for rows whose lease has expired."""
        return and_(self.row.state == RUNNING, self.row.lease_until < NOW)

    def is_exhausted(self, max_attempts: int) -> ColumnElement[bool]:
        """Return the condition for rows whose lease expired during their last attempt."""
        return and_(self.is_expired, self.row.attempt >= max_attempts)

    def has_key(self, key: Sequence[Any]) -> ColumnElement[bool]:
        """Return the condition that selects the row with this key."""
        return and_(*(column == value for column, value in zip(self.key, key, strict=True)))

    @property
    def requeued(self) -> Mapping[str, Any]:
        """Values to set when a row is requeued."""
        lease = {
            "state": QUEUED,
            "lease_until": None,
            "announced_at": None,
            "queued_at": NOW,
            "fence": self.row.fence + 1,
        }
        return lease | dict(self.on_requeue)

    def claim(self, session: Session, *key: Any, lease_s: float, max_attempts: int) -> Lease | None:
        """Claim a row; return None if it is not waiting, another worker holds it, or it is out of attempts.

        In maintenance mode, no row can be claimed.
        """
        row = self.row
        statement = (
            update(row)
            .where(
                self.has_key(key), row.attempt < max_attempts, or_(self.is_waiting, self.is_expired), ~maintenance.IS_ON
            )
            .values(
                state=RUNNING,
                fence=row.fence + 1,
                attempt=row.attempt + 1,
                lease_until=NOW + seconds(lease_s),
                **self.on_claim,
            )
            .returning(self.organization_id, row.attempt, row.fence, self.waiting_since, row.traceparent)
        )
        found = session.execute(statement).first()
        return None if found is None else Lease(self, key, *found)

    @property
    def waiting_since(self) -> ColumnElement[Any]:
        """Time since which a row has been ready to be claimed."""
        queued_at = self.row.queued_at
        return type_coerce(queued_at if self.due_at is None else func.greatest(queued_at, self.due_at), queued_at.type)

    def requeue_expired(self, session: Session) -> None:
        """Requeue rows with an expired lease, except those that another transaction is changing."""
        values = dict(self.requeued) | dict(self.on_expiry)
        session.execute(update(self.row).where(self._unlocked(self.is_expired)).values(**values))

    def announce(
        self, session: Session, *where: ColumnElement[bool], republish_s: float | None = None
    ) -> Sequence[Any]:
        """Mark waiting rows as announced and return their keys in order; in maintenance mode, none.

        Parameters
        ----------
        republish_s
            Also return rows announced longer ago than this, because their message may have been lost. By default,
            return only rows that have not been announced.
        """
        is_due: list[ColumnElement[bool]] = [self.row.announced_at.is_(None)]
        if republish_s is not None:
            is_due.append(self.row.announced_at < NOW - seconds(republish_s))
        free = self._unlocked(self.is_waiting, or_(*is_due), ~maintenance.IS_ON, *where)
        statement = update(self.row).where(free).values(announced_at=NOW).returning(*self.key)
        found: Sequence[Row[Any]] = session.execute(statement).all()
        return sorted(tuple(each) for each in found)

    def _unlocked(self, *where: ColumnElement[bool]) -> ColumnElement[bool]:
        """Return the condition for matching rows that are not locked, so that sweepers never block each other."""
        keys = select(*self.key).where(*where).with_for_update(skip_locked=True, key_share=True)
        return tuple_(*self.key).in_(keys)


@dataclass(frozen=True, eq=False)
class Lease:
    """A worker's exclusive claim on a row for a limited time. Methods return False if the lease was lost."""

    table: LeaseTable
    key: tuple[Any, ...]
    organization_id: UUID | None
    attempt: int
    fence: int
    waiting_since: datetime | None = None
    """Time at which the row was last ready to be claimed; None if unknown."""
    traceparent: str | None = None
    """Span of the request that created the row."""

    @property
    def is_current(self) -> ColumnElement[bool]:
        """Condition that holds while the row still belongs to this lease."""
        row = self.table.row
        return and_(self.table.has_key(self.key), row.state == RUNNING, row.fence == self.fence)

    def write(self, session: Session, **values: Any) -> bool:
        """Change the row if this lease is still current."""
        statement = update(self.table.row).where(self.is_current).values(**values).returning(self.table.row.fence)
        return session.scalar(statement) is not None

    def renew(self, session: Session, lease_s: float) -> bool:
        """Extend the lease to ``lease_s`` seconds from now."""
        return self.write(session, lease_until=NOW + seconds(lease_s))

    def lock(self, session: Session) -> bool:
        """Lock the row until the transaction ends."""
        query = select(self.table.row.fence).where(self.is_current).with_for_update(key_share=True)
        return session.scalar(query) is not None

    def requeue(self, session: Session, **values: Any) -> bool:
        """Requeue the row for another attempt."""
        return self.write(session, **(dict(self.table.requeued) | values))

    def release(self, session: Session) -> bool:
        """Requeue the row because this worker is shutting down, without counting this attempt."""
        return self.requeue(session, attempt=self.table.row.attempt - 1)
