"""A preview as the API speaks of it."""

from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from stormsizer.result import Result
from stormsizer.scenario import Scenario
from stormsizer.scenario.document import Instant
from stormsizer.storage.trace import Series


class PreviewRequest(BaseModel):
    """A scenario to answer, and which part of the week to draw."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True, populate_by_name=True)

    scenario: Scenario
    n_buckets: int = Field(default=672, ge=1, le=2000, strict=True)
    """Points of the series."""
    from_at: Instant | None = Field(default=None, alias="from")
    """Start of the series; by default the start of the calendar."""
    to_at: Instant | None = Field(default=None, alias="to")
    """End of the series; by default the end of the calendar."""

    @model_validator(mode="after")
    def _range_has_a_length(self) -> Self:
        if self.from_at is not None and self.to_at is not None and self.from_at >= self.to_at:
            raise ValueError("`to` must be after `from`")
        return self


class Preview(BaseModel):
    """The answer to a scenario. Nothing of it is kept."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    result: Result
    """The recommendation is left out; a run has it."""
    series: Series
    heat: tuple[float, ...]
    """Highest total IOPS in each bucket of `heat_bucket_s` seconds, over the whole calendar."""
    heat_bucket_s: float
    elapsed_ms: float
    """Time of the engine call."""
