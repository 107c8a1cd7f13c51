"""API schemas of quotas."""

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict

from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from webapp.runs.schemas import RunKind, WindowRequest


class EstimateRequest(BaseModel):
    """A run to estimate."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    kind: RunKind = RunKind.WEEK
    request: WindowRequest | RangeRequest | None = None
    """Request of kinds *window* and *range*, in addition to the scenario; *range* has defaults."""


class Estimate(BaseModel):
    """Estimated cost of a run."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: RunKind
    estimated_s: float
    """Engine seconds, over all workers; usually right within a factor of two."""
    allowed_s: float | None
    """Maximum estimated seconds of one run; null for no limit."""


class CapUse(BaseModel):
    """A quota of the organization, and its current use."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    name: Literal["max_open_runs", "max_run_s", "max_day_s"]
    """*max_open_runs*: runs in the queue or running. *max_run_s*: estimated seconds of one run. *max_day_s*: engine
    seconds per day, from midnight UTC."""
    cap: float | None
    """Null for no limit."""
    used: float | None
    """Null for a quota that applies to each run separately."""


class Usage(BaseModel):
    """Quotas and current use of the organization."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    caps: tuple[CapUse, ...]
    day_ends_at: datetime
    """Time when the daily seconds are reset."""
