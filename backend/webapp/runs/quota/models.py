"""Database tables for quotas and charges."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, PrimaryKeyConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class QuotaRow(Owned, Base):
    """An organization's own quotas, which override the installation's. Operators set them."""

    __tablename__ = "quotas"
    __table_args__ = (PrimaryKeyConstraint("organization_id"),)

    max_open_runs: Mapped[int | None]
    max_run_s: Mapped[float | None]
    max_day_s: Mapped[float | None]


class RunChargeRow(Owned, Base):
    """The cost charged for a run when it was accepted.

    The charge is kept when the run is deleted, so that deleting runs does not bypass a quota. Once no quota counts it,
    it is deleted when a later run is charged.
    """

    __tablename__ = "run_charges"
    __table_args__ = (Index("ix_run_charges_day", "organization_id", "created_at"),)

    run_id: Mapped[UUID] = mapped_column(primary_key=True)
    estimated_s: Mapped[float]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
