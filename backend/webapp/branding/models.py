"""Database table for branding."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import CheckConstraint, PrimaryKeyConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned

COLOR = "~ '^#[0-9a-f]{6}$'"


class BrandingRow(Owned, Base):
    """Branding of one organization's reports. An organization without a row has the default."""

    __tablename__ = "branding"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id"),
        CheckConstraint(f"primary_color {COLOR} AND accent_color {COLOR}", name="colors"),
        CheckConstraint(
            "(logo_png IS NULL) = (logo_width_px IS NULL) AND (logo_png IS NULL) = (logo_height_px IS NULL)",
            name="logo",
        ),
    )

    organization: Mapped[str] = mapped_column(default="")
    """Name on the cover."""
    primary_color: Mapped[str]
    accent_color: Mapped[str]
    cover_text: Mapped[str] = mapped_column(default="")
    logo_png: Mapped[bytes | None]
    """The logo, redrawn as PNG."""
    logo_width_px: Mapped[int | None]
    logo_height_px: Mapped[int | None]
    changed_at: Mapped[datetime] = mapped_column(server_default=func.now())
