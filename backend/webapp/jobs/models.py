"""Columns common to all leased rows, and the jobs table. The row is the job; a message only wakes a worker."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.clock import NOW
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.telemetry.spans import traceparent

QUEUED, RUNNING, DONE, FAILED = "queued", "running", "done", "failed"
STATES = (QUEUED, RUNNING, DONE, FAILED)


class Leased:
    """Mixin for tables whose rows workers lease: runs, chunks of runs, and jobs."""

    state: Mapped[str] = mapped_column(default=QUEUED)
    attempt: Mapped[int] = mapped_column(default=0)
    fence: Mapped[int] = mapped_column(default=0)
    """Number that increases whenever a worker claims or loses the row; writes with an older number have no effect."""
    lease_until: Mapped[datetime | None]
    announced_at: Mapped[datetime | None]
    """Time at which a message about this row was last sent to the queue."""
    queued_at: Mapped[datetime | None] = mapped_column(default=NOW)
    """Time since which the row has been waiting for a worker; null for rows created by releases before 0.3."""
    traceparent: Mapped[str | None] = mapped_column(default=traceparent)
    """Span of the request that created the row, so that workers continue its trace; null if it was not traced."""


class JobRow(Leased, Base):
    """A job, with the work to do and its state."""

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
    """Owner of the job; null for jobs without an organization, e.g. an email to someone who has not joined one yet."""
    kind: Mapped[str]
    payload: Mapped[dict[str, Any]]
    """Input for the handler. It is cleared when the job ends, because an email may contain a token."""
    due_at: Mapped[datetime]
    reason: Mapped[str] = mapped_column(default="")
    """Reason why the job is being retried or has failed."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None] = mapped_column(index=True)
