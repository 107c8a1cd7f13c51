"""API schemas for imports."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, ClassVar
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.messages.text import Text as MessageText
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.scenario import Scenario
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from stormsizer_io.importers.summary.selection import Change, ImportSelection
from webapp.core.http.pagination import Page
from webapp.core.security.principal import ActorName
from webapp.core.security.text import Text


class ImportState(StrEnum):
    """State of an import."""

    EMPTY = "empty"
    """The import has no files, or its files have not been analyzed since they last changed."""
    QUEUED = "queued"
    """The analysis is waiting for a worker."""
    READING = "reading"
    """A worker is analyzing the files."""
    READY = "ready"
    """The analysis is complete; `summary` contains its result."""
    FAILED = "failed"
    """The whole analysis failed; `failure` gives the reason. Individual unreadable files do not cause this state."""
    CANCELLED = "cancelled"
    """The analysis was canceled."""

    @property
    def is_under_way(self) -> bool:
        """Whether an analysis is queued or running."""
        return self in (ImportState.QUEUED, ImportState.READING)


class ImportInput(BaseModel):
    """Properties of a new import."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text
    project_id: UUID | None = None
    """Project of the import; deleting the project also deletes the import. Null for no project."""


class ImportFile(BaseModel):
    """A file in an import."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    name: str
    """File name without folders or control characters; numbered if another file in the import has the same name."""
    n_bytes: int
    """Size as uploaded, compressed or not."""
    sha256: str


class ImportFailure(BaseModel):
    """Reason why an analysis failed."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    reason: str
    """*memory*, *time* or *died*, or *lost* if every worker that attempted the analysis was lost."""
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
    """Total size of the files, as uploaded."""
    created_at: datetime
    expires_at: datetime
    """Time at which the import and its files expire; changes applied to scenarios remain."""


class ImportPage(Page[ImportEntry]):
    """Imports, newest first."""


class ImportAcceptance(BaseModel):
    """Application of an import to a scenario."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: UUID
    import_id: UUID | None
    """ID of the import; null once the import is deleted."""
    import_name: str
    scenario_id: UUID
    version_before: int
    version_after: int
    profile_id: str | None
    """Custom workload profile that the import created from measured phases, if any."""
    profile_ids: tuple[str, ...]
    """All custom workload profiles that the import created, also those of measured loads of pools."""
    array_id: str | None
    """Custom array that the import created, if any."""
    changes: tuple[Change, ...]
    measured_peak_iops: float | None = None
    """Sum of the imported desktops' own peaks, which they do not reach at the same time; null if not measured."""
    accepted_at: datetime
    accepted_by: ActorName
    undone_at: datetime | None


class ImportAcceptanceList(BaseModel):
    """Applications of imports to scenarios, newest first."""

    items: tuple[ImportAcceptance, ...]


class Import(ImportEntry, ReturnsFormerNames):
    """An import with the summary of its files."""

    FORMER_NAMES: ClassVar[Mapping[str, str]] = {"options": "wishes", "summary": "digest"}

    options: ImportOptions | None
    """Options of the last analysis; null before the first one."""
    files: tuple[ImportFile, ...]
    summary: ImportSummary | None
    """Summary of the files; null unless the import is ready."""
    failure: ImportFailure | None
    acceptances: tuple[ImportAcceptance, ...]
    """Applications of the import to scenarios, newest first."""


class ImportChoice(AcceptsFormerNames):
    """Parts of an import selected for a scenario."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    FORMER_NAMES: ClassVar[Mapping[str, str]] = {"selection": "choices"}

    scenario_id: UUID
    selection: ImportSelection


class NewScenarioChoice(BaseModel):
    """Parts of an import selected for a new scenario."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    scenario: Scenario
    """Starting point of the scenario: values that are not selected from the import do not change."""
    selection: ImportSelection


class NewScenarioInput(NewScenarioChoice):
    """A new scenario from an import."""

    project_id: UUID


class FioDirectionComparison(BaseModel):
    """Predicted and measured reads or writes of a phase. Null means the phase has none or they were not measured."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    predicted_iops: float
    measured_iops: float
    predicted_size_kb: float | None
    measured_size_kb: float | None
    predicted_latency_ms: float | None
    """Predicted mean response time, as seen by the host."""
    measured_latency_ms: float | None
    measured_latency_p99_ms: float | None


class FioJobComparison(BaseModel):
    """A predicted phase of a run compared with the fio job generated from it."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    job: str
    """Name of the job."""
    phase_id: str
    """ID of the phase, with the section number if the phase was cut into sections."""
    label: MessageText
    seconds: float
    """Duration of the job."""
    predicted_iops: float
    """Rate of reads and writes that the job file requests."""
    measured_iops: float
    predicted_read_fraction: float
    measured_read_fraction: float | None
    kept_up: bool
    """Whether the array served at least 98% of the requested rate; otherwise its latency is meaningless."""
    reads: FioDirectionComparison
    writes: FioDirectionComparison


class FioComparison(BaseModel):
    """Comparison of fio measurements with the predictions of a run."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    scenario_name: str
    array_name: str
    fio_version: str
    jobs: tuple[FioJobComparison, ...]
    notes: tuple[MessageText, ...]
    """Notes about jobs that match no phase of the run, and phases for which no job was run."""


SectionSeconds = Annotated[float, Field(ge=60, le=86_400)]
"""Approximate length of the sections into which a phase is cut."""
