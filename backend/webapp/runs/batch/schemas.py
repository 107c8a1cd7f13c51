"""API schemas for batches."""

from typing import Annotated, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, SkipValidation, model_validator

from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from stormsizer.messages.text import msg
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario import Scenario
from webapp.core.http.errors import ProblemDocument
from webapp.runs.schemas import RunKind, RunSummary, ShortlistRequest, WindowRequest

MOST_ITEMS = 50


class BatchItem(BaseModel):
    """One scenario to run: the ID of a scenario in the project, or a document to add to the project."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    scenario_id: UUID | None = None
    """ID of a scenario in the project; its current version is run."""
    scenario: Annotated[Scenario | None, SkipValidation] = None
    """Scenario document to add to the project; problems with it are reported only in the outcome of this item."""

    @model_validator(mode="after")
    def _is_one_scenario(self) -> Self:
        if (self.scenario_id is None) == (self.scenario is None):
            raise contradiction("scenario_id", msg("field-scenario-once"), msg("allowed-scenario-once"))
        return self


class BatchRequest(BaseModel):
    """Scenarios of one project to run, all with the same kind of run and the same parameters."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    kind: RunKind = RunKind.WEEK
    request: WindowRequest | ShortlistRequest | RangeRequest | None = None
    """Additional parameters for runs of kind *window*, *shortlist* or *range*; optional for the last two."""
    items: tuple[BatchItem, ...] = Field(min_length=1, max_length=MOST_ITEMS)


class BatchOutcome(BaseModel):
    """Outcome of one item: either a run or a problem."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run: RunSummary | None
    problem: ProblemDocument | None


class Batch(BaseModel):
    """Outcomes in the order of the items. Each is independent of the others; items with a run were accepted."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    items: tuple[BatchOutcome, ...]
    n_accepted: int
