"""Reports as the API speaks of them."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from stormsizer.messages.text import Text
from webapp.core.http.pagination import Page
from webapp.reports.languages import CODES, ENGLISH

MOST_BESIDE = 5
"""One run of each kind that a report can take along."""


class ReportForm(StrEnum):
    """What a report is made as."""

    PDF = "pdf"
    """Pages to hand over."""
    XLSX = "xlsx"
    """A workbook, to calculate with."""
    CSV = "csv"
    """The time series, a line for each step."""
    PPTX = "pptx"
    """Slides, to go on with."""
    JSON = "json"
    """Everything in it, for programs."""

    @property
    def media_type(self) -> str:
        """As it travels."""
        return MEDIA_TYPES[self]


_OFFICE = "application/vnd.openxmlformats-officedocument"
MEDIA_TYPES: Mapping[ReportForm, str] = {
    ReportForm.PDF: "application/pdf",
    ReportForm.XLSX: f"{_OFFICE}.spreadsheetml.sheet",
    ReportForm.CSV: "text/csv",
    ReportForm.PPTX: f"{_OFFICE}.presentationml.presentation",
    ReportForm.JSON: "application/json",
}
"""In the order in which they are offered: who takes several gets the first of those it likes best."""


class ReportState(StrEnum):
    """Where a report is."""

    QUEUED = "queued"
    """It waits for a worker."""
    MAKING = "making"
    """A worker makes it."""
    READY = "ready"
    """It can be fetched."""
    FAILED = "failed"
    """Nothing came of it; asking again tries again."""


def _known(code: str) -> str:
    if code not in CODES:
        raise ValueError(f"is not a supported language (allowed: {', '.join(CODES)})")
    return code


LanguageCode = Annotated[
    str, AfterValidator(_known), WithJsonSchema({"type": "string", "enum": list(CODES), "default": ENGLISH})
]
"""A language that reports are handed over in."""


class ReportInput(BaseModel):
    """What a caller wants."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    form: ReportForm = ReportForm.PDF
    """What it is made as."""
    language: LanguageCode = ENGLISH
    """Of labels, sentences, numbers and dates. Names and texts that people wrote stay as they are, and so do CSV and
    JSON, which are for programs."""
    beside: Annotated[list[UUID], Field(max_length=MOST_BESIDE)] | None = None
    """Finished runs whose answers it takes along: of kind *shortlist*, *advice*, *runway*, *sensitivity* or *range*,
    one of each, about the same scenario version with the same catalogue and engine. Null: the newest of each kind."""
    mail_when_ready: bool = False
    """Send a mail to whoever asks, once it is ready. For people who are signed in."""


class Report(BaseModel):
    """A report that was asked for. The same run, form, language, runs beside it and look are the same report."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    run_id: UUID
    form: ReportForm
    language: LanguageCode
    beside: tuple[UUID, ...]
    """Runs whose answers it takes along, as they were chosen when it was asked for."""
    state: ReportState
    message: Text
    """Why it failed; else empty."""
    name: str | None
    """Of the file; null until it is ready."""
    n_bytes: int | None
    """Length of the file; null until it is ready."""
    sha256: str | None
    """Hash of the file; null until it is ready. The same report gives the same bytes."""
    created_at: datetime
    finished_at: datetime | None
    """When it was ready, or failed."""


ReportPage = Page[Report]
