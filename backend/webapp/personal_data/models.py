"""Database table for deleted organizations."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base


class TombstoneRow(Base):
    """ID of a deleted organization, so that it can be deleted again from a restored backup. Nothing else is kept."""

    __tablename__ = "tombstones"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    deleted_at: Mapped[datetime] = mapped_column(server_default=func.now())
