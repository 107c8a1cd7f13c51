"""Database tables for scenario drafts and their versions."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class ScenarioRow(Owned, Base):
    """A scenario document. Only valid documents are stored."""

    __tablename__ = "scenarios"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        ForeignKeyConstraint(
            ["organization_id", "project_id"], ["projects.organization_id", "projects.id"], ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["organization_id", "branched_from_id"],
            ["scenarios.organization_id", "scenarios.id"],
            ondelete="SET NULL (branched_from_id)",
        ),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    project_id: Mapped[UUID] = mapped_column(index=True)
    version: Mapped[int] = mapped_column(default=1)
    name: Mapped[str]
    n_desktops: Mapped[int]
    n_events: Mapped[int]
    document: Mapped[dict[str, Any]]
    branched_from_id: Mapped[UUID | None]
    """ID of the scenario that this one was branched from; null once that scenario is deleted."""
    branched_from_version: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now())


class ScenarioVersionRow(Owned, Base):
    """A saved version. Saves by the same user within a few minutes share one row, which contains the latest save."""

    __tablename__ = "scenario_versions"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id", "scenario_id", "version"),
        ForeignKeyConstraint(
            ["organization_id", "scenario_id"], ["scenarios.organization_id", "scenarios.id"], ondelete="CASCADE"
        ),
    )

    scenario_id: Mapped[UUID]
    version: Mapped[int]
    name: Mapped[str]
    """Name of the scenario when this version was saved."""
    label: Mapped[str | None]
    """Name of the version. A named version is never dropped."""
    document: Mapped[dict[str, Any]]
    began_at: Mapped[datetime] = mapped_column(server_default=func.now())
    """Time of the first save in this row."""
    saved_at: Mapped[datetime] = mapped_column(server_default=func.now())
    saved_by_id: Mapped[UUID | None]
    saved_by: Mapped[str]
