"""API schemas for quotas."""

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict

from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from webapp.runs.schemas import RunKind, ShortlistRequest, WindowRequest


class EstimateRequest(BaseModel):
    """A run whose cost is to be estimated."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    kind: RunKind = RunKind.WEEK
    request: WindowRequest | ShortlistRequest | RangeRequest | None = None
    """Additional parameters for runs of kind *window*, *shortlist* or *range*; optional for the last two."""


class Estimate(BaseModel):
    """Estimated cost of a run."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: RunKind
    estimated_s: float
    """Estimated engine seconds, over all workers; usually accurate to within a factor of two."""
    allowed_s: float | None
    """Maximum estimated engine seconds of one run; null for no limit."""


class CapUse(BaseModel):
    """A quota of the organization and its current usage."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    name: Literal["max_open_runs", "max_run_s", "max_day_s"]
    """*max_open_runs*: number of queued and running runs. *max_run_s*: estimated engine seconds of one run.
    *max_day_s*: engine seconds per day, starting at midnight UTC."""
    cap: float | None
    """Value of the quota; null for no limit."""
    used: float | None
    """Current usage; null for a quota that applies to each run separately."""


class Usage(BaseModel):
    """The organization's quotas and current usage."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    caps: tuple[CapUse, ...]
    day_ends_at: datetime
    """Time at which the daily quota resets."""
