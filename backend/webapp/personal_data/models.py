"""The table of what was deleted."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base


class TombstoneRow(Base):
    """An organisation that was deleted, so that a restored backup can be rid of it again. No more is kept."""

    __tablename__ = "tombstones"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    deleted_at: Mapped[datetime] = mapped_column(server_default=func.now())
