"""Database table with a single row about the installation. Only operators' commands and migrations change it."""

from datetime import datetime

from sqlalchemy import CheckConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base


class InstallationRow(Base):
    """Compatibility of the database, maintenance mode, and the last backup."""

    __tablename__ = "installation"
    __table_args__ = (CheckConstraint("is_only_row", name="is_only_row"),)

    is_only_row: Mapped[bool] = mapped_column(primary_key=True, server_default=text("true"))
    oldest_compatible_revision: Mapped[str]
    """Revision that a release must have among its migrations to work on this database."""
    maintenance_since: Mapped[datetime | None]
    """Start of maintenance mode; null if it is off."""
    maintenance_until: Mapped[datetime | None]
    """Expected end of maintenance mode, if known."""
    maintenance_message: Mapped[str] = mapped_column(server_default="")
    """Message for users."""
    last_backup_at: Mapped[datetime | None]
    """Time of the last backup that `stormsizer backup` wrote completely."""
