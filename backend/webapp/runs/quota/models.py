"""Tables of quotas and charges."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, PrimaryKeyConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class QuotaRow(Owned, Base):
    """Quotas of one organization that differ from those of the installation. Written by operators."""

    __tablename__ = "quotas"
    __table_args__ = (PrimaryKeyConstraint("organization_id"),)

    max_open_runs: Mapped[int | None]
    max_run_s: Mapped[float | None]
    max_day_s: Mapped[float | None]


class RunChargeRow(Owned, Base):
    """Charge of a run when it was accepted.

    It remains when the run is deleted, so that deletion does not bypass a quota, and is deleted with a later charge
    once no quota counts it.
    """

    __tablename__ = "run_charges"
    __table_args__ = (Index("ix_run_charges_day", "organization_id", "created_at"),)

    run_id: Mapped[UUID] = mapped_column(primary_key=True)
    estimated_s: Mapped[float]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
