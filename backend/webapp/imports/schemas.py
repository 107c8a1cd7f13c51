"""Imports as the API speaks of them."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.messages.text import Text as MessageText
from stormsizer_io.importers.summary.document import Digest, Wishes
from stormsizer_io.importers.summary.selection import Change, Choices
from webapp.core.http.pagination import Page
from webapp.core.security.text import Text


class ImportState(StrEnum):
    """Where an import is."""

    EMPTY = "empty"
    """Its files, if there are any, were not read since they were last changed."""
    QUEUED = "queued"
    """A worker will read them."""
    READING = "reading"
    """A worker reads them."""
    READY = "ready"
    """What they hold is in `digest`."""
    FAILED = "failed"
    """The reading as a whole broke off, and `failure` says why. Files that cannot be read alone do not fail it."""
    CANCELLED = "cancelled"
    """Somebody cancelled the reading."""

    @property
    def is_under_way(self) -> bool:
        """Whether a reading is still to end."""
        return self in (ImportState.QUEUED, ImportState.READING)


class ImportInput(BaseModel):
    """A new import."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text
    project_id: UUID | None = None
    """Project that it belongs to, if it is to go with that project; null for none."""


class ImportFile(BaseModel):
    """A file of an import."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    name: str
    """Without folders and control characters; numbered where two files of an import have the same name."""
    n_bytes: int
    """Of the file as it came, packed or not."""
    sha256: str


class ImportFailure(BaseModel):
    """Why a reading broke off."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    reason: str
    """*memory*, *time* or *died*; *lost* if every worker that tried was lost."""
    message: MessageText


class ImportSummary(BaseModel):
    """An import in a list."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: UUID
    name: str
    project_id: UUID | None
    state: ImportState
    progress_fraction: float | None
    """Share of the files that is read, 0 to 1; null unless they are being read."""
    n_files: int
    n_bytes: int
    """Of all its files together, as they came, packed or not."""
    created_at: datetime
    expires_at: datetime
    """When it goes by itself, files and all; what was taken into scenarios stays."""


class ImportPage(Page[ImportSummary]):
    """Imports, newest first."""


class ImportAcceptance(BaseModel):
    """What was taken of an import into a scenario."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: UUID
    import_id: UUID | None
    """Null once the import is gone."""
    import_name: str
    scenario_id: UUID
    version_before: int
    version_after: int
    profile_id: str | None
    """The workload profile of your own that it made, if it made one."""
    array_id: str | None
    """The array of your own that it made, if it made one."""
    changes: tuple[Change, ...]
    accepted_at: datetime
    accepted_by: str
    undone_at: datetime | None


class ImportAcceptanceList(BaseModel):
    """What was taken into a scenario, newest first."""

    items: tuple[ImportAcceptance, ...]


class Import(ImportSummary):
    """An import with what was found in its files."""

    wishes: Wishes | None
    """How they were to be read the last time; null before the first."""
    files: tuple[ImportFile, ...]
    digest: Digest | None
    """What they hold; null unless the import is ready."""
    failure: ImportFailure | None
    acceptances: tuple[ImportAcceptance, ...]
    """Newest first."""


class ImportChoice(BaseModel):
    """What of an import goes into which scenario."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    scenario_id: UUID
    choices: Choices


class BesideDirection(BaseModel):
    """Reads or writes of a phase, predicted and measured. Null: there were none, or it was not measured."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    predicted_iops: float
    measured_iops: float
    predicted_size_kb: float | None
    measured_size_kb: float | None
    predicted_latency_ms: float | None
    """Mean response time at the host."""
    measured_latency_ms: float | None
    measured_latency_p99_ms: float | None


class BesideJob(BaseModel):
    """A phase of a run as it was predicted, and the job of fio that was written for it as it was measured."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    job: str
    """Name of the job."""
    phase_id: str
    """That of the run's phase, with the number of the section where it was cut into several."""
    label: str
    seconds: float
    """How long the job ran."""
    predicted_iops: float
    """Reads and writes that the job file asks for."""
    measured_iops: float
    predicted_read_fraction: float
    measured_read_fraction: float | None
    kept_up: bool
    """Whether the array served at least 98 % of what it was asked for; its latency says nothing where it did not."""
    reads: BesideDirection
    writes: BesideDirection


class Beside(BaseModel):
    """What fio measured beside what a run predicted."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    scenario_name: str
    array_name: str
    fio_version: str
    jobs: tuple[BesideJob, ...]
    notes: tuple[str, ...]
    """Jobs that belong to no phase of the run, and phases that were not run."""


SectionSeconds = Annotated[float, Field(ge=60, le=86_400)]
"""Phases are cut into sections of about this length."""
