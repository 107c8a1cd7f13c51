"""Database tables for runs, their chunks and time series. The row is the job; a message only wakes a worker."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, UniqueConstraint, func, text
from sqlalchemy.orm import Mapped, mapped_column

from stormsizer.messages.text import Text
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import SHARED, Owned
from webapp.core.db.texts import StoredText
from webapp.jobs.models import Leased

KINDS = ("week", "window", "shortlist", "advice", "runway", "sensitivity", "range", "failure")
KINDS_WITH_REQUEST = ("window", "range", "failure")
"""Kinds of runs that need a request in addition to the scenario."""
KIND_WITH_OPTIONAL_REQUEST = "shortlist"
STATES = ("queued", "running", "succeeded", "failed", "cancelled")
STATUSES = ("pass", "at_risk", "fail")
CHUNK_STATES = ("queued", "running", "done")


def _of_a_run() -> ForeignKeyConstraint:
    """Return the foreign key for rows that are deleted together with their run."""
    return ForeignKeyConstraint(["organization_id", "run_id"], ["runs.organization_id", "runs.id"], ondelete="CASCADE")


class RunRow(Leased, Owned, Base):
    """A run with its frozen inputs, state, and result.

    While its chunks are being computed, a run is in the running state without a lease: each chunk has its own lease.
    """

    __tablename__ = "runs"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        ForeignKeyConstraint(
            ["organization_id", "project_id"], ["projects.organization_id", "projects.id"], ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["organization_id", "scenario_id"],
            ["scenarios.organization_id", "scenarios.id"],
            ondelete="SET NULL (scenario_id)",
        ),
        ForeignKeyConstraint(
            ["catalog_organization_id", "catalog_version"],
            ["catalog_versions.organization_id", "catalog_versions.version"],
            name="fk_runs_catalog_version",
        ),
        CheckConstraint(f"catalog_organization_id IN (organization_id, '{SHARED}')", name="catalog"),
        CheckConstraint(f"kind IN {KINDS}", name="kind"),
        CheckConstraint(
            f"kind = '{KIND_WITH_OPTIONAL_REQUEST}' OR (kind IN {KINDS_WITH_REQUEST}) = (request IS NOT NULL)",
            name="request",
        ),
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint(
            "CASE WHEN lease_until IS NULL THEN state <> 'running' OR kind = 'range' ELSE state = 'running' END",
            name="lease",
        ),
        CheckConstraint(f"status IN {STATUSES}", name="status"),
        CheckConstraint("(state = 'succeeded') = (result IS NOT NULL)", name="result"),
        CheckConstraint("(state = 'failed') = (reason IS NOT NULL)", name="reason"),
        Index("ix_runs_open", "state", "lease_until", postgresql_where=text("state IN ('queued', 'running')")),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    project_id: Mapped[UUID] = mapped_column(index=True)
    scenario_id: Mapped[UUID | None] = mapped_column(index=True)
    scenario_version: Mapped[int]
    scenario_name: Mapped[str]

    kind: Mapped[str] = mapped_column(default="week")
    request: Mapped[dict[str, Any] | None]
    """Request in addition to the scenario; its schema depends on the kind of run."""
    scenario: Mapped[dict[str, Any]]
    engine_version: Mapped[str]
    catalog_organization_id: Mapped[UUID]
    catalog_version: Mapped[str]
    project_prices: Mapped[dict[str, Any] | None]
    """Prices of the project when the run was created; null if there were none."""
    inputs_sha256: Mapped[str]
    estimated_s: Mapped[float | None]
    """Estimated engine time in seconds; null for runs created by releases that did not estimate it."""

    stage: Mapped[str] = mapped_column(default="waiting")
    progress_fraction: Mapped[float] = mapped_column(default=0.0)
    reason: Mapped[str | None]
    message: Mapped[Text] = mapped_column(StoredText, default="")

    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    elapsed_ms: Mapped[float | None]

    holds: Mapped[bool | None]
    status: Mapped[str | None]
    """Status of the week; null for kinds without one, and for runs that a release without this column finished."""
    sentence: Mapped[Text] = mapped_column(StoredText, default="")
    result: Mapped[dict[str, Any] | None]
    """Result document; its schema depends on the kind of run."""
    result_sha256: Mapped[str | None]


class RunChunkRow(Leased, Owned, Base):
    """A part of a run that one worker computes independently. It is deleted when the run ends."""

    __tablename__ = "run_chunks"
    __table_args__ = (
        _of_a_run(),
        CheckConstraint(f"state IN {CHUNK_STATES}", name="state"),
        CheckConstraint("(state = 'running') = (lease_until IS NOT NULL)", name="lease"),
        CheckConstraint("(state = 'done') = (document IS NOT NULL)", name="document"),
        Index("ix_run_chunks_open", "run_id", "first", postgresql_where=text("state <> 'done'")),
    )

    run_id: Mapped[UUID] = mapped_column(primary_key=True)
    first: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """Number of the first replication in the chunk."""
    n: Mapped[int]
    """Number of replications in the chunk."""
    elapsed_ms: Mapped[float | None]
    document: Mapped[bytes | None]
    """Result as compressed JSON."""


class RunTraceRow(Owned, Base):
    """The time series of a run, compressed."""

    __tablename__ = "run_traces"
    __table_args__ = (_of_a_run(),)

    run_id: Mapped[UUID] = mapped_column(primary_key=True)
    npz: Mapped[bytes]
