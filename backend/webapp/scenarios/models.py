"""The tables of scenario drafts and their versions."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class ScenarioRow(Owned, Base):
    """A scenario document that people work on. Only valid documents get here."""

    __tablename__ = "scenarios"
    __table_args__ = (
        UniqueConstraint("organisation_id", "id"),
        ForeignKeyConstraint(
            ["organisation_id", "project_id"], ["projects.organisation_id", "projects.id"], ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["organisation_id", "branched_from_id"],
            ["scenarios.organisation_id", "scenarios.id"],
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
    """The scenario that this one was copied from as a branch, while it is there."""
    branched_from_version: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now())


class ScenarioVersionRow(Owned, Base):
    """A scenario as it was saved. What one person saves within a few minutes is one row: the last of it."""

    __tablename__ = "scenario_versions"
    __table_args__ = (
        PrimaryKeyConstraint("organisation_id", "scenario_id", "version"),
        ForeignKeyConstraint(
            ["organisation_id", "scenario_id"], ["scenarios.organisation_id", "scenarios.id"], ondelete="CASCADE"
        ),
    )

    scenario_id: Mapped[UUID]
    version: Mapped[int]
    name: Mapped[str]
    """Of the scenario, as it was."""
    label: Mapped[str | None]
    """What somebody called this version, to keep it."""
    document: Mapped[dict[str, Any]]
    began_at: Mapped[datetime] = mapped_column(server_default=func.now())
    """When the first of what is one row was saved."""
    saved_at: Mapped[datetime] = mapped_column(server_default=func.now())
    saved_by_id: Mapped[UUID | None]
    saved_by: Mapped[str]
