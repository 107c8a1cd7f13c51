"""Database table for projects."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import UniqueConstraint, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class ProjectRow(Owned, Base):
    """A customer opportunity."""

    __tablename__ = "projects"
    __table_args__ = (UniqueConstraint("organization_id", "id"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    name: Mapped[str]
    notes: Mapped[str] = mapped_column(default="")
    prices: Mapped[dict[str, Any] | None]
    """Prices that replace those of the organization's list; null if there are none."""
    own_array_ids: Mapped[list[str] | None] = mapped_column(JSONB(none_as_null=True))
    """Custom arrays that were created for this project; null if there are none."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now())
