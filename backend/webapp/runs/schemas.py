"""Runs as the API speaks of them."""

from datetime import datetime
from enum import StrEnum
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from stormsizer.result import Result
from stormsizer.scenario import Scenario
from webapp.kit.pagination import Page


class RunState(StrEnum):
    """Where a run is on its way. The last three are final."""

    QUEUED = "queued"
    RUNNING = "running"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    CANCELLED = "cancelled"

    @property
    def is_final(self) -> bool:
        """Whether nothing will change any more."""
        return self in (RunState.SUCCEEDED, RunState.FAILED, RunState.CANCELLED)


class FailureReason(StrEnum):
    """Why a run failed."""

    INVALID_SCENARIO = "invalid_scenario"
    """The catalogue or the calendar does not allow the scenario."""
    ENGINE_ERROR = "engine_error"
    """The calculation broke off; this is our mistake."""
    TIME_LIMIT = "time_limit"
    """The calculation took too long."""
    OUT_OF_MEMORY = "out_of_memory"
    """The calculation needs more memory than there is."""
    WORKER_LOST = "worker_lost"
    """Every worker that took the run up died over it."""


class RunStage(StrEnum):
    """What a run is busy with."""

    WAITING = "waiting"
    SIMULATING = "simulating"
    STORING = "storing"
    DONE = "done"


class RunProgress(BaseModel):
    """Where a run is; sent as an event whenever it changes."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    state: RunState
    stage: RunStage
    progress_fraction: float
    """0 to 1."""
    reason: FailureReason | None
    """Why the run failed; null otherwise."""
    message: str
    """The reason in words."""


class RunSummary(RunProgress):
    """A run in a list."""

    project_id: UUID
    scenario_id: UUID | None
    """Scenario that was run; null if it was deleted since."""
    scenario_version: int
    scenario_name: str
    engine_version: str
    catalog_version: str
    inputs_sha256: str
    """Hash of the frozen inputs: scenario document, engine version and catalogue documents."""
    result_sha256: str | None
    """Hash of the result; the same inputs give the same one."""
    holds: bool | None
    """Whether every phase keeps its goals; null until the run succeeded."""
    sentence: str
    """The verdict in one sentence."""
    attempt: int
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    elapsed_ms: float | None
    """Time of the engine call."""


class Run(RunSummary):
    """A run with its frozen scenario and, once it succeeded, its result."""

    scenario: Scenario
    result: Result | None


class RunPage(Page[RunSummary]):
    """Runs, newest first."""
