"""Reports as the API speaks of them."""

from datetime import datetime
from enum import StrEnum
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from webapp.kit.pagination import Page


class ReportForm(StrEnum):
    """What a report is made as."""

    PDF = "pdf"
    """Pages to hand over."""

    @property
    def media_type(self) -> str:
        """As it travels."""
        return {"pdf": "application/pdf"}[self]


class ReportState(StrEnum):
    """Where a report is."""

    QUEUED = "queued"
    """A worker makes it, or will."""
    READY = "ready"
    """It can be fetched."""
    FAILED = "failed"
    """Nothing came of it; asking again tries again."""


class ReportInput(BaseModel):
    """What a caller wants."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    form: ReportForm = ReportForm.PDF
    """What it is made as."""
    mail_when_ready: bool = False
    """Send a mail to whoever asks, once it is ready. For people who are signed in."""


class Report(BaseModel):
    """A report that was asked for. The same run and form is the same report."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    run_id: UUID
    form: ReportForm
    state: ReportState
    message: str
    """Why it failed; else empty."""
    name: str | None
    """Of the file; null until it is ready."""
    n_bytes: int | None
    """Length of the file; null until it is ready."""
    sha256: str | None
    """Hash of the file; null until it is ready. The same run gives the same bytes."""
    created_at: datetime
    finished_at: datetime | None
    """When it was ready, or failed."""


ReportPage = Page[Report]
