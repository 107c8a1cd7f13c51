"""API schemas for reports."""

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
"""Maximum number of included runs: one of each kind that a report can include."""
FORMER_FIELDS = {"included_run_ids": "beside"}
"""Former names of fields, by current name."""


class ReportForm(StrEnum):
    """Format of a report."""

    PDF = "pdf"
    """PDF document."""
    XLSX = "xlsx"
    """Excel workbook with formulas."""
    CSV = "csv"
    """Time series, one line per bucket."""
    PPTX = "pptx"
    """Editable PowerPoint slides."""
    JSON = "json"
    """JSON document with all data, for programs."""

    @property
    def media_type(self) -> str:
        """Media type of the file."""
        return MEDIA_TYPES[self]


_OFFICE = "application/vnd.openxmlformats-officedocument"
MEDIA_TYPES: Mapping[ReportForm, str] = {
    ReportForm.PDF: "application/pdf",
    ReportForm.XLSX: f"{_OFFICE}.spreadsheetml.sheet",
    ReportForm.CSV: "text/csv",
    ReportForm.PPTX: f"{_OFFICE}.presentationml.presentation",
    ReportForm.JSON: "application/json",
}
"""Media types in order of preference. If a caller prefers several formats equally, the first one is used."""


class ReportState(StrEnum):
    """State of a report."""

    QUEUED = "queued"
    """The report is waiting for a worker."""
    MAKING = "making"
    """A worker is creating the report."""
    READY = "ready"
    """The file of the report is available."""
    FAILED = "failed"
    """The report failed; request it again to retry."""


class ReportInput(AcceptsFormerNames):
    """Request for a report."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    FORMER_NAMES: ClassVar[Mapping[str, str]] = FORMER_FIELDS

    form: ReportForm = ReportForm.PDF
    """Format of the report."""
    language: LanguageCode = FALLBACK
    """Language of labels, sentences, numbers and dates. Text entered by users, CSV and JSON are not translated."""
    included_run_ids: Annotated[list[UUID], Field(max_length=MOST_INCLUDED)] | None = None
    """Finished runs to include: at most one of each of the kinds *shortlist*, *advice*, *runway*, *sensitivity*,
    *range* and *failure*, for the same scenario version, catalog and engine. Null for the newest of each kind."""
    technical_annex: bool = False
    """Whether a PDF ends with an annex for engineers: run, versions, commands, API calls and load generator jobs. It is
    not meant for customers. Other formats have no annex."""
    mail_when_ready: bool = False
    """Whether to send an email when the report is ready; available only to signed-in users."""


class Report(ReturnsFormerNames):
    """A requested report, identified by its run, format, language, included runs and branding."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)
    FORMER_NAMES: ClassVar[Mapping[str, str]] = FORMER_FIELDS

    id: UUID
    run_id: UUID
    form: ReportForm
    language: LanguageCode
    included_run_ids: tuple[UUID, ...]
    """IDs of the included runs, as selected when the report was requested."""
    technical_annex: bool = False
    """Whether the report has an annex for engineers."""
    state: ReportState
    message: Text
    """Reason for the failure; otherwise empty."""
    name: str | None
    """Name of the file; null until the report is ready."""
    n_bytes: int | None
    """Size of the file in bytes; null until the report is ready."""
    sha256: str | None
    """Hash of the file; null until the report is ready. The same report always has the same bytes."""
    created_at: datetime
    finished_at: datetime | None
    """Time at which the report was ready or failed."""


ReportPage = Page[Report]
