"""Scenario drafts as the API speaks of them."""

from datetime import datetime
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from stormsizer.scenario import Scenario
from webapp.kit.pagination import Page
from webapp.kit.text import Text


class DuplicateRequest(BaseModel):
    """How the copy of a scenario is to be called."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text | None = None
    """Name of the copy; by default the name of the original with "(copy)" after it."""


class ScenarioSummary(BaseModel):
    """A scenario in a list."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    project_id: UUID
    version: int
    """Counts up with every change; the ETag in quotes."""
    name: str
    n_desktops: int
    n_events: int
    created_at: datetime
    updated_at: datetime


class ScenarioDraft(ScenarioSummary):
    """A scenario with its document."""

    scenario: Scenario


class ScenarioPage(Page[ScenarioSummary]):
    """Scenarios of a project, newest first."""


class Sample(BaseModel):
    """A ready scenario that comes with the product."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: str
    name: str
    notes: str
    n_desktops: int
    n_events: int
    array_name: str
    standing: str
    """*published*: a measured study stands behind its array. *generic*: a plausible product, not calibrated."""
    scenario: Scenario


class SampleList(BaseModel):
    """Ready scenarios, by name."""

    items: tuple[Sample, ...]
