"""Batches of runs as the API speaks of them."""

from typing import Annotated, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, SkipValidation, model_validator

from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from stormsizer.model.scenario import Scenario
from webapp.core.http.errors import ProblemDocument
from webapp.runs.schemas import RunKind, RunSummary, WindowRequest

MOST_ITEMS = 50


class BatchItem(BaseModel):
    """One scenario to run: one of the project by its id, or a document that is added to the project."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    scenario_id: UUID | None = None
    """A scenario of the project, run as it is now."""
    scenario: Annotated[Scenario | None, SkipValidation] = None
    """A document; what is wrong with it is said in the outcome of this item alone."""

    @model_validator(mode="after")
    def _is_one_scenario(self) -> Self:
        if (self.scenario_id is None) == (self.scenario is None):
            raise ValueError("must have exactly one of `scenario_id` and `scenario`")
        return self


class BatchRequest(BaseModel):
    """Scenarios of one project that are to be run in the same way."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    kind: RunKind = RunKind.WEEK
    request: WindowRequest | RangeRequest | None = None
    """What kinds *window* and *range* ask beyond the scenario."""
    items: tuple[BatchItem, ...] = Field(min_length=1, max_length=MOST_ITEMS)


class BatchOutcome(BaseModel):
    """What became of one item: a run, or a problem."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run: RunSummary | None
    problem: ProblemDocument | None


class Batch(BaseModel):
    """What became of each item, in their order. Each stands for itself: those with a run have been accepted."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    items: tuple[BatchOutcome, ...]
    n_accepted: int
