"""The table of errands. The row is the job: a message only wakes a worker."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base

STATES = ("queued", "running", "done", "failed")


class ErrandRow(Base):
    """One errand: what is to be done, and where it is."""

    __tablename__ = "errands"
    __table_args__ = (
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint("(state = 'running') = (lease_until IS NOT NULL)", name="lease"),
        CheckConstraint("(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name="finished"),
        Index("ix_errands_open", "due_at", postgresql_where=text("state IN ('queued', 'running')")),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    organisation_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("organisations.id", ondelete="CASCADE"), server_default=text("current_organisation()"), index=True
    )
    """Null for those of the gate, e.g. a mail to somebody who belongs nowhere yet."""
    kind: Mapped[str]
    payload: Mapped[dict[str, Any]]
    """Emptied when the errand has ended: a mail may hold a token."""

    state: Mapped[str] = mapped_column(default="queued")
    attempt: Mapped[int] = mapped_column(default=0)
    fence: Mapped[int] = mapped_column(default=0)
    """Counts up whenever somebody takes the errand over; who holds an older number writes nothing any more."""
    lease_until: Mapped[datetime | None]
    due_at: Mapped[datetime]
    announced_at: Mapped[datetime | None]
    reason: Mapped[str] = mapped_column(default="")
    """Why it has to be tried again, or has failed."""

    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None] = mapped_column(index=True)
