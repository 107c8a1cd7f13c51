"""Runs as the API speaks of them."""

from datetime import datetime
from enum import StrEnum
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.analysis.advice.run import Advice
from stormsizer.analysis.comparison import MOST_COLUMNS
from stormsizer.analysis.monte_carlo.ranges import RangeRequest, Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.analysis.sensitivity.sweep import Sensitivity
from stormsizer.discrete_event.figures import WindowResult
from stormsizer.messages.text import Text
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.field_types import Count, Instant
from stormsizer.recommendation.answer import Shortlist
from stormsizer.simulation.result import Result
from webapp.core.http.pagination import Page

MOST_WINDOW_REPLICATIONS = 32


class RunKind(StrEnum):
    """What a run computes."""

    WEEK = "week"
    """The whole calendar, step by step, and the configuration that would do."""
    WINDOW = "window"
    """Every I/O of a part of the calendar."""
    SHORTLIST = "shortlist"
    """The cheapest configuration of every array family."""
    ADVICE = "advice"
    """What could be done at another time or in another way instead of buying hardware."""
    RUNWAY = "runway"
    """How many desktops the array holds, and until which year."""
    SENSITIVITY = "sensitivity"
    """Which single input would turn the verdict, and how far it must move."""
    RANGE = "range"
    """The week drawn many times: how sure the answer is."""


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


class WindowRequest(BaseModel):
    """The part of the calendar of which every I/O is simulated."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True, populate_by_name=True)

    from_at: Instant = Field(alias="from")
    to_at: Instant = Field(alias="to")
    """The window is half-open."""
    n_replications: Count = Field(default=4, ge=1, le=MOST_WINDOW_REPLICATIONS)
    """Times it is simulated, each with random numbers of its own."""
    seed: Count = Field(default=1, ge=0, le=999_999)
    """The same seed gives the same figures."""


class ComparisonRequest(BaseModel):
    """Which runs are laid side by side."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    run_ids: tuple[UUID, ...] = Field(min_length=2, max_length=MOST_COLUMNS)
    """Runs of kind *week* that succeeded; differences are those to the first."""


class RunProgress(BaseModel):
    """Where a run is; sent as an event whenever it changes."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    state: RunState
    stage: RunStage
    progress_fraction: float
    """Share of the work that is done, 0 to 1: after ``f`` of it in ``t`` seconds, about ``t (1 - f) / f`` are left."""
    reason: FailureReason | None
    """Why the run failed; null otherwise."""
    message: Text
    """The reason in words."""


class RunSummary(RunProgress):
    """A run in a list."""

    kind: RunKind
    request: WindowRequest | RangeRequest | None
    """What is asked beyond the scenario; null for kinds that ask nothing more."""
    project_id: UUID
    scenario_id: UUID | None
    """Scenario that was run; null if it was deleted since."""
    scenario_version: int
    scenario_name: str
    engine_version: str
    catalog_version: str
    inputs_sha256: str
    """Hash of the frozen inputs: kind, request, scenario document, engine version and catalogue documents."""
    result_sha256: str | None
    """Hash of the result; the same inputs give the same one."""
    holds: bool | None
    """Whether every phase keeps its goals; null until the run succeeded, and for kinds that judge something else."""
    sentence: str
    """The answer in a few words."""
    attempt: int
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    estimated_s: float | None
    """Seconds of the engine, all workers together, that the run was thought to take when it was accepted."""
    elapsed_ms: float | None
    """Time of the engine's calls, those of all workers together."""


class Run(RunSummary):
    """A run with its frozen scenario and, once it succeeded, its answer in the field of its kind."""

    scenario: Scenario
    result: Result | None
    """Of kind *week*."""
    window: WindowResult | None
    shortlist: Shortlist | None
    advice: Advice | None
    runway: Runway | None
    sensitivity: Sensitivity | None
    range: Ranges | None


class RunPage(Page[RunSummary]):
    """Runs, newest first."""
