"""Scenario drafts as the API speaks of them."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.model.scenario import Scenario
from webapp.core.http.pagination import Page
from webapp.core.security.text import Text

MOST = 2**31 - 1
"""Largest number of a version that the database holds."""


class DuplicateRequest(BaseModel):
    """How the copy of a scenario is to be called."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text | None = None
    """Name of the copy; by default the name of the original with "(copy)" after it."""


class BranchRequest(BaseModel):
    """Where a branch begins, and where it goes."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    version: Annotated[int, Field(ge=1, le=MOST)] | None = None
    """A version that is kept; by default the scenario as it is now."""
    project_id: UUID | None = None
    """Project that the branch goes to; by default the scenario's own."""
    name: Text | None = None
    """Name of the branch; by default the name of the original with "(branch)" after it."""


class VersionName(BaseModel):
    """What a version is called."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    label: Text | None
    """A version with a name is kept for good; null takes the name away."""


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
    branched_from_id: UUID | None = None
    """The scenario that this one is a branch of, while it is there."""
    branched_from_version: int | None = None
    """The version at which it was branched off; null if it is no branch."""
    created_at: datetime
    updated_at: datetime


class ScenarioDraft(ScenarioSummary):
    """A scenario with its document."""

    scenario: Scenario


class ScenarioPage(Page[ScenarioSummary]):
    """Scenarios of a project, newest first."""


class ScenarioVersionSummary(BaseModel):
    """A scenario as it was saved, in a list."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    scenario_id: UUID
    version: int
    """What one person saves within five minutes is one version, numbered as the last of it."""
    name: str
    """Of the scenario, as it was."""
    label: str | None
    """What this version was called; null if it has no name and may be dropped one day."""
    saved_at: datetime
    saved_by: str


class ScenarioVersion(ScenarioVersionSummary):
    """A scenario as it was saved."""

    scenario: Scenario


class ScenarioVersionList(BaseModel):
    """The versions of a scenario that are kept, newest first; the first is the scenario as it is now."""

    items: tuple[ScenarioVersionSummary, ...]


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
