"""Database table for requested reports. A job creates each report; the row stores its state and file."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ARRAY, CheckConstraint, ForeignKeyConstraint, UniqueConstraint, Uuid, false, func
from sqlalchemy.orm import Mapped, mapped_column

from stormsizer.messages.text import Text
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned
from webapp.core.db.texts import StoredText

FORMS = ("pdf", "xlsx", "csv", "pptx", "json")
STATES = ("queued", "making", "ready", "failed")


class ReportRow(Owned, Base):
    """A report with a given format, language, set of analyses and branding. It is deleted together with its run."""

    __tablename__ = "reports"
    __table_args__ = (
        UniqueConstraint("organization_id", "run_id", "form", "content_key"),
        ForeignKeyConstraint(["organization_id", "run_id"], ["runs.organization_id", "runs.id"], ondelete="CASCADE"),
        CheckConstraint(f"form IN {FORMS}", name="form"),
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint("(state IN ('queued', 'making')) = (finished_at IS NULL)", name="finished"),
        CheckConstraint("(state = 'ready') = (content IS NOT NULL)", name="content"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    run_id: Mapped[UUID]
    form: Mapped[str]
    included_run_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid()))
    """IDs of the included runs, as selected when the report was requested."""
    branding: Mapped[dict[str, Any] | None] = mapped_column(deferred=True)
    """Branding when the report was requested; null for the default."""
    language: Mapped[str] = mapped_column(default="en")
    """Language code of the report."""
    technical_annex: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the report has an annex for engineers."""
    content_key: Mapped[str]
    """Hash of the format and the additions above, which identifies the report of a run."""
    state: Mapped[str] = mapped_column(default="queued")
    message: Mapped[Text] = mapped_column(StoredText, default="")
    """Reason for the failure; otherwise empty."""
    mail_to: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid()), default=list)
    """IDs of the accounts to notify by email when the report is ready; cleared afterwards."""

    name: Mapped[str | None]
    """Name of the file; null until the report is ready."""
    sha256: Mapped[str | None]
    n_bytes: Mapped[int | None]
    content: Mapped[bytes | None] = mapped_column(deferred=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None]
