"""API schemas for runs."""

from datetime import datetime
from enum import StrEnum
from typing import Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, model_validator

from stormsizer.analysis.advice.run import Advice
from stormsizer.analysis.comparison import MOST_COLUMNS
from stormsizer.analysis.failures.answer import FailureAnalysis
from stormsizer.analysis.failures.request import FailureRequest
from stormsizer.analysis.monte_carlo.ranges import RangeRequest, Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.analysis.sensitivity.sweep import Sensitivity
from stormsizer.discrete_event.figures import WindowResult
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text, msg
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.field_types import Count, Identifier, Instant
from stormsizer.recommendation.answer import Shortlist
from stormsizer.simulation.result import Result
from webapp.core.http.pagination import Page

MOST_WINDOW_REPLICATIONS = 32
MOST_FAMILIES = 50


class RunKind(StrEnum):
    """Kind of analysis."""

    WEEK = "week"
    """Simulation of the whole calendar, step by step, with a recommended configuration."""
    WINDOW = "window"
    """Discrete-event simulation of part of the calendar."""
    SHORTLIST = "shortlist"
    """Cheapest configuration in each array family that meets all goals."""
    ADVICE = "advice"
    """Schedule and configuration changes that can replace hardware purchases."""
    RUNWAY = "runway"
    """Number of desktops that the array supports, and the last year in which it suffices."""
    SENSITIVITY = "sensitivity"
    """Inputs that could change the verdict, and how far each must move to do so."""
    RANGE = "range"
    """Monte Carlo analysis that quantifies the uncertainty of the result."""
    FAILURE = "failure"
    """Logins, latency and utilization with and without a component failure, on one or more configurations."""


class RunState(StrEnum):
    """State of a run. The last three states are final."""

    QUEUED = "queued"
    RUNNING = "running"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    CANCELLED = "cancelled"

    @property
    def is_final(self) -> bool:
        """Whether the state is final."""
        return self in (RunState.SUCCEEDED, RunState.FAILED, RunState.CANCELLED)


class FailureReason(StrEnum):
    """Reason why a run failed."""

    INVALID_SCENARIO = "invalid_scenario"
    """The scenario conflicts with the catalog or with its own calendar."""
    ENGINE_ERROR = "engine_error"
    """The calculation failed unexpectedly, which indicates a bug."""
    TIME_LIMIT = "time_limit"
    """The calculation took too long."""
    OUT_OF_MEMORY = "out_of_memory"
    """The calculation ran out of memory."""
    WORKER_LOST = "worker_lost"
    """Every worker that attempted the run was lost."""


class RunStage(StrEnum):
    """Current step of a run."""

    WAITING = "waiting"
    SIMULATING = "simulating"
    STORING = "storing"
    DONE = "done"


class WindowRequest(BaseModel):
    """Part of the calendar to run the discrete-event simulation on."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True, populate_by_name=True)

    from_at: Instant = Field(alias="from")
    to_at: Instant = Field(alias="to")
    """End of the window (exclusive)."""
    n_replications: Count = Field(default=4, ge=1, le=MOST_WINDOW_REPLICATIONS)
    """Number of replications, each with its own random numbers."""
    seed: Count = Field(default=1, ge=0, le=999_999)
    """Seed for the random numbers; the same seed gives the same figures."""


class ShortlistRequest(BaseModel):
    """Array families to compare instead of the default ones."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    family_ids: tuple[Identifier, ...] = Field(default=(), max_length=MOST_FAMILIES)
    """IDs of array models in the catalog; duplicates are ignored. Empty for the default families."""
    excluded_family_ids: tuple[Identifier, ...] = Field(default=(), max_length=MOST_FAMILIES)
    """IDs of array models that are left out of the default families, such as custom arrays of other projects."""

    @model_validator(mode="after")
    def _chooses_families(self) -> Self:
        if bool(self.family_ids) == bool(self.excluded_family_ids):
            allowed = msg("allowed-families-or-exclusions")
            raise contradiction("family_ids", msg("field-families-or-exclusions"), allowed)
        return self


FEWEST_COLUMNS = 2
_COLUMNS = msg("allowed-range", low=FEWEST_COLUMNS, high=MOST_COLUMNS)


class ComparisonRequest(BaseModel):
    """Runs to compare, or options of a comparison of families."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    run_ids: tuple[UUID, ...] = Field(default=(), max_length=MOST_COLUMNS)
    """Successful runs of kind *week*, at least two; differences are relative to the first."""
    shortlist_run_id: UUID | None = None
    """Successful run of kind *shortlist* whose options are compared instead: the week is simulated on each of them,
    with today's number of desktops."""
    family_ids: tuple[Identifier, ...] = Field(default=(), max_length=MOST_COLUMNS)
    """Families of these options, at least two, in the order of the columns; by default, the first ones of the
    shortlist."""

    @model_validator(mode="after")
    def _compares_runs_or_options(self) -> Self:
        if self.shortlist_run_id is None and len(self.run_ids) < FEWEST_COLUMNS:
            raise contradiction("run_ids", msg("comparison-number-of-columns"), _COLUMNS)
        if self.shortlist_run_id is None and self.family_ids:
            raise contradiction("family_ids", msg("comparison-families-of-runs"), msg("allowed-default-value"))
        if self.shortlist_run_id is not None and self.run_ids:
            raise contradiction("run_ids", msg("comparison-runs-and-options"), msg("allowed-default-value"))
        if self.shortlist_run_id is not None and len(self.family_ids) == 1:
            raise contradiction("family_ids", msg("comparison-number-of-columns"), _COLUMNS)
        return self


class RunProgress(BaseModel):
    """State and progress of a run; sent as an event whenever either changes."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    state: RunState
    stage: RunStage
    progress_fraction: float
    """Completed fraction ``f``, 0 to 1. After ``t`` seconds, about ``t (1 - f) / f`` seconds remain."""
    reason: FailureReason | None
    """Reason for the failure; null if the run has not failed."""
    message: Text
    """Reason for the failure as text."""


class RunSummary(RunProgress):
    """A run in a list."""

    kind: RunKind
    request: WindowRequest | ShortlistRequest | RangeRequest | FailureRequest | None
    """Parameters in addition to the scenario; null for kinds without any, and for defaults."""
    project_id: UUID
    scenario_id: UUID | None
    """ID of the scenario; null if it has since been deleted."""
    scenario_version: int
    scenario_name: str
    engine_version: str
    catalog_version: str
    has_current_catalog: bool = True
    """Whether the catalog entries and prices that the run used still have the same content. Custom entries that it does
    not name, such as the arrays of other projects, do not count."""
    inputs_sha256: str
    """Hash of the frozen inputs: kind, request, scenario document, engine version and catalog documents."""
    result_sha256: str | None
    """Hash of the result; the same inputs give the same hash."""
    holds: bool | None
    """Whether every phase meets its goals; null until the run succeeds, and for kinds without such a verdict."""
    status: GoalStatus | None
    """GoalStatus of the week; null until the run succeeds, and for kinds without one."""
    sentence: Text
    """Summary of the result."""
    attempt: int
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    estimated_s: float | None
    """Engine seconds over all workers, as estimated when the run was accepted."""
    elapsed_ms: float | None
    """Total duration of the engine calls, over all workers."""


class Run(RunSummary):
    """A run with its frozen scenario and, once it has succeeded, its result in the field for its kind."""

    scenario: Scenario
    result: Result | None
    """Result of a run of kind *week*."""
    window: WindowResult | None
    shortlist: Shortlist | None
    advice: Advice | None
    runway: Runway | None
    sensitivity: Sensitivity | None
    range: Ranges | None
    failure: FailureAnalysis | None


class RunPage(Page[RunSummary]):
    """Runs, newest first."""
