"""API schemas for previews."""

from typing import Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, model_validator

from stormsizer.analysis.response_curve import ResponseCurve
from stormsizer.evidence import ComparableMeasurement
from stormsizer.messages.text import msg
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario import MAIN_ARRAY, Scenario
from stormsizer.model.scenario.field_types import Identifier, Instant
from stormsizer.recommendation.bill import Bill
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Series


class PreviewRequest(BaseModel):
    """A scenario to simulate, and the part of the week to plot."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True, populate_by_name=True)

    scenario: Scenario
    array_id: Identifier = MAIN_ARRAY
    """Array to show; by default, the main one. The answer is that for the same scenario with this array as the main
    one, and IDs of arrays in it are those of the given scenario."""
    project_id: UUID | None = None
    """Project whose prices are used; by default, those of the organization."""
    all_states: bool = True
    """Whether to simulate the last year of the growth and the failures that the array must survive, too. Without them,
    the verdict is on the calendar alone, and the answer takes a fraction of the time."""
    n_buckets: int = Field(default=672, ge=1, le=2000, strict=True)
    """Number of points in the series."""
    from_at: Instant | None = Field(default=None, alias="from")
    """Start of the series; by default the start of the calendar."""
    to_at: Instant | None = Field(default=None, alias="to")
    """End of the series; by default the end of the calendar."""
    heat_bucket_s: int = Field(default=600, ge=60, le=3600, strict=True)
    """Maximum length of a heat map bucket in seconds."""

    @model_validator(mode="after")
    def _range_has_a_length(self) -> Self:
        if self.from_at is not None and self.to_at is not None and self.from_at >= self.to_at:
            raise contradiction(
                "to", msg("field-not-after", other="from"), msg("allowed-after", instant=self.from_at.isoformat())
            )
        return self


class Preview(BaseModel):
    """Result of simulating a scenario. It is not stored."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    result: Result
    """Result without a recommendation, which only runs have."""
    series: Series
    heat: tuple[float, ...]
    """Highest total IOPS in each bucket of `heat_bucket_s` seconds, over the whole calendar."""
    heat_bucket_s: float
    n_ios: float
    """Reads and writes that reach the array within the series."""
    bill: Bill
    """Parts of the configuration, and their total at current prices."""
    measured: tuple[ComparableMeasurement, ...]
    """Study measurements of these phases, if the array, hosts, desktops and event match."""
    elapsed_ms: float
    """Duration of the engine call."""


class PhaseRequest(BaseModel):
    """A scenario and one of its phases."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    scenario: Scenario
    array_id: Identifier = MAIN_ARRAY
    """Array to show; by default, the main one."""
    phase_id: str = Field(min_length=1, max_length=200)
    """ID of a phase in the scenario's result."""


class CurveRequest(PhaseRequest):
    """A scenario and the phase whose response-time curve is requested."""


class PhaseCurve(BaseModel):
    """Response-time curve of a phase. It is not stored."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    curve: ResponseCurve | None
    """Null if the phase has no I/O on the array."""
