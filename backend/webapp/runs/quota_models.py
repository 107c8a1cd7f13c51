"""The tables of quotas: what an organisation may use, and what it was charged."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, PrimaryKeyConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class QuotaRow(Owned, Base):
    """Caps of one organisation, where they are others than those of the installation. Operators write them."""

    __tablename__ = "quotas"
    __table_args__ = (PrimaryKeyConstraint("organisation_id"),)

    max_open_runs: Mapped[int | None]
    max_run_s: Mapped[float | None]
    max_day_s: Mapped[float | None]


class RunChargeRow(Owned, Base):
    """What a run was charged when it was accepted.

    It stays when the run is deleted, which is no way round a cap, and goes with a later charge once no cap counts it.
    """

    __tablename__ = "run_charges"
    __table_args__ = (Index("ix_run_charges_day", "organisation_id", "created_at"),)

    run_id: Mapped[UUID] = mapped_column(primary_key=True)
    estimated_s: Mapped[float]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
