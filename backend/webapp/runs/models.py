"""The tables of runs. The row is the job: a message only wakes a worker."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.kit.db import Base
from webapp.kit.ids import new_id

KINDS = ("week", "window")
STATES = ("queued", "running", "succeeded", "failed", "cancelled")


class RunRow(Base):
    """One run: frozen inputs, where it is, and what came out."""

    __tablename__ = "runs"
    __table_args__ = (
        CheckConstraint(f"kind IN {KINDS}", name="kind"),
        CheckConstraint("(kind = 'window') = (window_request IS NOT NULL)", name="window_request"),
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint("(state = 'running') = (lease_until IS NOT NULL)", name="lease"),
        CheckConstraint("(state = 'succeeded') = (result IS NOT NULL)", name="result"),
        CheckConstraint("(state = 'failed') = (reason IS NOT NULL)", name="reason"),
        Index("ix_runs_open", "state", "lease_until", postgresql_where=text("state IN ('queued', 'running')")),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    project_id: Mapped[UUID] = mapped_column(ForeignKey("projects.id", ondelete="CASCADE"), index=True)
    scenario_id: Mapped[UUID | None] = mapped_column(ForeignKey("scenarios.id", ondelete="SET NULL"), index=True)
    scenario_version: Mapped[int]
    scenario_name: Mapped[str]

    kind: Mapped[str] = mapped_column(default="week")
    window_request: Mapped[dict[str, Any] | None]
    scenario: Mapped[dict[str, Any]]
    engine_version: Mapped[str]
    catalog_version: Mapped[str] = mapped_column(ForeignKey("catalog_versions.version"))
    inputs_sha256: Mapped[str]

    state: Mapped[str] = mapped_column(default="queued")
    stage: Mapped[str] = mapped_column(default="waiting")
    progress_fraction: Mapped[float] = mapped_column(default=0.0)
    reason: Mapped[str | None]
    message: Mapped[str] = mapped_column(default="")
    attempt: Mapped[int] = mapped_column(default=0)
    fence: Mapped[int] = mapped_column(default=0)
    """Counts up whenever somebody takes the run over; who holds an older number writes nothing any more."""
    lease_until: Mapped[datetime | None]
    announced_at: Mapped[datetime | None]

    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    elapsed_ms: Mapped[float | None]

    holds: Mapped[bool | None]
    sentence: Mapped[str] = mapped_column(default="")
    result: Mapped[dict[str, Any] | None]
    """A result of the calendar or of the window, by kind."""
    result_sha256: Mapped[str | None]


class RunTraceRow(Base):
    """The time series of a run, compressed."""

    __tablename__ = "run_traces"

    run_id: Mapped[UUID] = mapped_column(ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True)
    npz: Mapped[bytes]


class IdempotencyKeyRow(Base):
    """Which run a caller's key has made."""

    __tablename__ = "idempotency_keys"

    key: Mapped[str] = mapped_column(primary_key=True)
    scenario_id: Mapped[UUID]
    """What was asked for: the same key for something else is a mistake."""
    run_id: Mapped[UUID] = mapped_column(
        ForeignKey("runs.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED"), index=True
    )
    """Checked at the commit: the key is taken first, then the run is made."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
