"""API schemas of imports."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, ClassVar
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.messages.text import Text as MessageText
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from stormsizer_io.importers.summary.selection import Change, ImportSelection
from webapp.core.http.pagination import Page
from webapp.core.security.principal import ActorName
from webapp.core.security.text import Text


class ImportState(StrEnum):
    """State of an import."""

    EMPTY = "empty"
    """Its files, if any, have not been analyzed since they last changed."""
    QUEUED = "queued"
    """Queued for a worker."""
    READING = "reading"
    """A worker is analyzing the files."""
    READY = "ready"
    """The analysis has ended; `summary` holds its result."""
    FAILED = "failed"
    """The analysis failed as a whole, and `failure` says why. Single unreadable files do not fail it."""
    CANCELLED = "cancelled"
    """The analysis was canceled."""

    @property
    def is_under_way(self) -> bool:
        """Whether an analysis has not ended."""
        return self in (ImportState.QUEUED, ImportState.READING)


class ImportInput(BaseModel):
    """A new import."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text
    project_id: UUID | None = None
    """Project of the import, deleted with it; null for none."""


class ImportFile(BaseModel):
    """A file of an import."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    name: str
    """Without folders and control characters; numbered if two files of an import have the same name."""
    n_bytes: int
    """Size as uploaded, compressed or not."""
    sha256: str


class ImportFailure(BaseModel):
    """Reason why an analysis failed."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    reason: str
    """*memory*, *time* or *died*; *lost* if every worker that tried was lost."""
    message: MessageText


class ImportEntry(BaseModel):
    """An import in a list."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: UUID
    name: str
    project_id: UUID | None
    state: ImportState
    progress_fraction: float | None
    """Completed fraction, 0 to 1; null unless an analysis is running."""
    n_files: int
    n_bytes: int
    """Total size of its files, as uploaded."""
    created_at: datetime
    expires_at: datetime
    """Expiry of the import and its files; changes applied to scenarios remain."""


class ImportPage(Page[ImportEntry]):
    """Imports, newest first."""


class ImportAcceptance(BaseModel):
    """An application of an import to a scenario."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: UUID
    import_id: UUID | None
    """Null once the import is deleted."""
    import_name: str
    scenario_id: UUID
    version_before: int
    version_after: int
    profile_id: str | None
    """Custom workload profile created by it, if any."""
    array_id: str | None
    """Custom array created by it, if any."""
    changes: tuple[Change, ...]
    accepted_at: datetime
    accepted_by: ActorName
    undone_at: datetime | None


class ImportAcceptanceList(BaseModel):
    """Applications, newest first."""

    items: tuple[ImportAcceptance, ...]


class Import(ImportEntry, ReturnsFormerNames):
    """An import with the summary of its files."""

    FORMER_NAMES: ClassVar[Mapping[str, str]] = {"options": "wishes", "summary": "digest"}

    options: ImportOptions | None
    """Options of the last analysis; null before the first."""
    files: tuple[ImportFile, ...]
    summary: ImportSummary | None
    """Summary; null unless the import is ready."""
    failure: ImportFailure | None
    acceptances: tuple[ImportAcceptance, ...]
    """Newest first."""


class ImportChoice(AcceptsFormerNames):
    """Selected parts of an import for a scenario."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    FORMER_NAMES: ClassVar[Mapping[str, str]] = {"selection": "choices"}

    scenario_id: UUID
    selection: ImportSelection


class FioDirectionComparison(BaseModel):
    """Reads or writes of a phase, predicted and measured. Null means none, or not measured."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    predicted_iops: float
    measured_iops: float
    predicted_size_kb: float | None
    measured_size_kb: float | None
    predicted_latency_ms: float | None
    """Mean response time at the host."""
    measured_latency_ms: float | None
    measured_latency_p99_ms: float | None


class FioJobComparison(BaseModel):
    """A predicted phase of a run, and the measured fio job generated from it."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    job: str
    """Name of the job."""
    phase_id: str
    """Id of the run's phase, with the section number if it was cut into several."""
    label: MessageText
    seconds: float
    """Duration of the job."""
    predicted_iops: float
    """Reads and writes requested by the job file."""
    measured_iops: float
    predicted_read_fraction: float
    measured_read_fraction: float | None
    kept_up: bool
    """Whether the array served at least 98 % of the requested rate; otherwise its latency is meaningless."""
    reads: FioDirectionComparison
    writes: FioDirectionComparison


class FioComparison(BaseModel):
    """fio measurements compared with the predictions of a run."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    scenario_name: str
    array_name: str
    fio_version: str
    jobs: tuple[FioJobComparison, ...]
    notes: tuple[MessageText, ...]
    """Jobs without a phase of the run, and phases that were not run."""


SectionSeconds = Annotated[float, Field(ge=60, le=86_400)]
"""Approximate length of the sections of a phase."""
