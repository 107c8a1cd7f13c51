"""The table of scenario drafts."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ForeignKey, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.kit.db import Base
from webapp.kit.ids import new_id


class ScenarioRow(Base):
    """A scenario document that people work on. Only valid documents get here."""

    __tablename__ = "scenarios"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    project_id: Mapped[UUID] = mapped_column(ForeignKey("projects.id", ondelete="CASCADE"), index=True)
    version: Mapped[int] = mapped_column(default=1)
    name: Mapped[str]
    n_desktops: Mapped[int]
    n_events: Mapped[int]
    document: Mapped[dict[str, Any]]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now())
