"""API schemas of batches."""

from typing import Annotated, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, SkipValidation, model_validator

from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from stormsizer.messages.text import msg
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario import Scenario
from webapp.core.http.errors import ProblemDocument
from webapp.runs.schemas import RunKind, RunSummary, WindowRequest

MOST_ITEMS = 50


class BatchItem(BaseModel):
    """One scenario to run: one of the project by id, or a document that is added to the project."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    scenario_id: UUID | None = None
    """A scenario of the project, in its current version."""
    scenario: Annotated[Scenario | None, SkipValidation] = None
    """A document; its problems are reported only in the outcome of this item."""

    @model_validator(mode="after")
    def _is_one_scenario(self) -> Self:
        if (self.scenario_id is None) == (self.scenario is None):
            raise contradiction("scenario_id", msg("field-scenario-once"), msg("allowed-scenario-once"))
        return self


class BatchRequest(BaseModel):
    """Scenarios of one project to run in the same way."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    kind: RunKind = RunKind.WEEK
    request: WindowRequest | RangeRequest | None = None
    """Request of kinds *window* and *range*, in addition to the scenario."""
    items: tuple[BatchItem, ...] = Field(min_length=1, max_length=MOST_ITEMS)


class BatchOutcome(BaseModel):
    """Outcome of one item: a run, or a problem."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run: RunSummary | None
    problem: ProblemDocument | None


class Batch(BaseModel):
    """Outcomes in the order of the items, independent of each other: those with a run were accepted."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    items: tuple[BatchOutcome, ...]
    n_accepted: int
