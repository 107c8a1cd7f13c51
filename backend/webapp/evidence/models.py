"""Database table for backtests, one per catalog and engine version."""

from datetime import datetime
from typing import Any

from sqlalchemy import func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base


class BacktestRow(Base):
    """Predictions for every measured value."""

    __tablename__ = "backtests"

    inputs_sha256: Mapped[str] = mapped_column(primary_key=True)
    """Hash of catalog, scenarios and engine version."""
    document: Mapped[dict[str, Any]]
    computed_at: Mapped[datetime] = mapped_column(server_default=func.now())
