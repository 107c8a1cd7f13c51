"""API schemas of reports."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, ClassVar
from uuid import UUID

from pydantic import ConfigDict, Field

from stormsizer.messages.localizer import FALLBACK
from stormsizer.messages.text import Text
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from webapp.core.http.pagination import Page
from webapp.core.languages import LanguageCode

MOST_INCLUDED = 5
"""Maximum: one run of each kind that a report can include."""
FORMER_FIELDS = {"included_run_ids": "beside"}
"""Former names of fields, by their current names."""


class ReportForm(StrEnum):
    """Format of a report."""

    PDF = "pdf"
    """PDF document."""
    XLSX = "xlsx"
    """Workbook with formulas."""
    CSV = "csv"
    """The time series, one line per step."""
    PPTX = "pptx"
    """Editable slides."""
    JSON = "json"
    """All data, for programs."""

    @property
    def media_type(self) -> str:
        """Media type."""
        return MEDIA_TYPES[self]


_OFFICE = "application/vnd.openxmlformats-officedocument"
MEDIA_TYPES: Mapping[ReportForm, str] = {
    ReportForm.PDF: "application/pdf",
    ReportForm.XLSX: f"{_OFFICE}.spreadsheetml.sheet",
    ReportForm.CSV: "text/csv",
    ReportForm.PPTX: f"{_OFFICE}.presentationml.presentation",
    ReportForm.JSON: "application/json",
}
"""In order of preference: callers that accept several get the first of those they prefer."""


class ReportState(StrEnum):
    """State of a report."""

    QUEUED = "queued"
    """Queued for a worker."""
    MAKING = "making"
    """A worker is creating it."""
    READY = "ready"
    """The file is available."""
    FAILED = "failed"
    """It failed; another request tries again."""


class ReportInput(AcceptsFormerNames):
    """Report request."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    FORMER_NAMES: ClassVar[Mapping[str, str]] = FORMER_FIELDS

    form: ReportForm = ReportForm.PDF
    """Format."""
    language: LanguageCode = FALLBACK
    """Language of labels, sentences, numbers and dates. User text is unchanged, and so are CSV and JSON."""
    included_run_ids: Annotated[list[UUID], Field(max_length=MOST_INCLUDED)] | None = None
    """Finished runs to include: of kind *shortlist*, *advice*, *runway*, *sensitivity* or *range*, one of each, for the
    same scenario version, catalog and engine. Null: the newest of each kind."""
    mail_when_ready: bool = False
    """Send an email when it is ready. For signed-in users."""


class Report(ReturnsFormerNames):
    """A requested report. The same run, format, language, included runs and branding are the same report."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)
    FORMER_NAMES: ClassVar[Mapping[str, str]] = FORMER_FIELDS

    id: UUID
    run_id: UUID
    form: ReportForm
    language: LanguageCode
    included_run_ids: tuple[UUID, ...]
    """Included runs, as selected at the time of the request."""
    state: ReportState
    message: Text
    """Reason for the failure; otherwise empty."""
    name: str | None
    """Name of the file; null until it is ready."""
    n_bytes: int | None
    """Length of the file; null until it is ready."""
    sha256: str | None
    """Hash of the file; null until it is ready. The same report gives the same bytes."""
    created_at: datetime
    finished_at: datetime | None
    """Time when it was ready or failed."""


ReportPage = Page[Report]
