"""Columns of every leased row, and the table of jobs. The row is the job: a message only wakes a worker."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base

QUEUED, RUNNING, DONE, FAILED = "queued", "running", "done", "failed"
STATES = (QUEUED, RUNNING, DONE, FAILED)


class Leased:
    """Mixin of tables whose rows workers lease: runs, chunks of runs, and jobs."""

    state: Mapped[str] = mapped_column(default=QUEUED)
    attempt: Mapped[int] = mapped_column(default=0)
    fence: Mapped[int] = mapped_column(default=0)
    """Increases whenever the row gets or loses a worker; a write with an older fence changes nothing."""
    lease_until: Mapped[datetime | None]
    announced_at: Mapped[datetime | None]
    """When the queue was last sent a message about this row."""


class JobRow(Leased, Base):
    """One job: the work to do, and its state."""

    __tablename__ = "jobs"
    __table_args__ = (
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint("(state = 'running') = (lease_until IS NOT NULL)", name="lease"),
        CheckConstraint("(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name="finished"),
        Index("ix_jobs_open", "due_at", postgresql_where=text("state IN ('queued', 'running')")),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    organization_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("organizations.id", ondelete="CASCADE"), server_default=text("current_organization()"), index=True
    )
    """Null for jobs without an organization, e.g. an email to a person who has not joined one yet."""
    kind: Mapped[str]
    payload: Mapped[dict[str, Any]]
    """Emptied when the job ends, because an email may contain a token."""
    due_at: Mapped[datetime]
    reason: Mapped[str] = mapped_column(default="")
    """Why the job is retried, or why it failed."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None] = mapped_column(index=True)
