"""Quotas as the API speaks of them."""

from datetime import datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict

from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from webapp.runs.schemas import RunKind, WindowRequest


class EstimateRequest(BaseModel):
    """A run that might be asked for."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    kind: RunKind = RunKind.WEEK
    request: WindowRequest | RangeRequest | None = None
    """What kinds *window* and *range* ask beyond the scenario; for a *range* its defaults stand if it is left out."""


class Estimate(BaseModel):
    """What a run would cost."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: RunKind
    estimated_s: float
    """Seconds of the engine, all workers together; usually right within a factor of two."""
    allowed_s: float | None
    """Seconds that one run may be estimated at; null if there is no cap."""


class CapUse(BaseModel):
    """A cap of the organisation, and how much of it is used."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    name: Literal["max_open_runs", "max_run_s", "max_day_s"]
    """*max_open_runs*: runs that wait or are computed at a time. *max_run_s*: estimated seconds of one run.
    *max_day_s*: seconds of the engine per day, which begins at midnight UTC."""
    cap: float | None
    """Null if there is none."""
    used: float | None
    """Null for what is counted by itself for each run."""


class Usage(BaseModel):
    """What the organisation may use, and uses."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    caps: tuple[CapUse, ...]
    day_ends_at: datetime
    """When the seconds of a day are counted from zero again."""
