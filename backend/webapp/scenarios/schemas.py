"""API schemas of scenario drafts."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.model.scenario import Scenario
from webapp.core.http.pagination import Page
from webapp.core.security.principal import ActorName
from webapp.core.security.text import Text

MOST = 2**31 - 1
"""Largest version number in the database."""


class DuplicateRequest(BaseModel):
    """Name of a copy."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text | None = None
    """Name of the copy; by default the original's name with "(copy)"."""


class BranchRequest(BaseModel):
    """Origin and destination of a branch."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    version: Annotated[int, Field(ge=1, le=MOST)] | None = None
    """A stored version; by default the current one."""
    project_id: UUID | None = None
    """Project of the branch; by default the scenario's own."""
    name: Text | None = None
    """Name of the branch; by default the original's name with "(branch)"."""


class VersionName(BaseModel):
    """Name of a version."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    label: Text | None
    """A named version is never dropped; null removes the name."""


class ScenarioSummary(BaseModel):
    """A scenario in a list."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    project_id: UUID
    version: int
    """Number of the version, which increases with every change; in quotes, it is the ETag."""
    name: str
    n_desktops: int
    n_events: int
    branched_from_id: UUID | None = None
    """The scenario that this one is a branch of, while it exists."""
    branched_from_version: int | None = None
    """The version at which it was branched; null if it is not a branch."""
    created_at: datetime
    updated_at: datetime


class ScenarioDraft(ScenarioSummary):
    """A scenario with its document."""

    scenario: Scenario


class ScenarioPage(Page[ScenarioSummary]):
    """Scenarios of a project, newest first."""


class ScenarioVersionSummary(BaseModel):
    """A saved version, in a list."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    scenario_id: UUID
    version: int
    """Saves by one person within five minutes form one version, with the number of the last save."""
    name: str
    """Name of the scenario at that time."""
    label: str | None
    """Name of this version; null if it has none and may be dropped."""
    saved_at: datetime
    saved_by: ActorName


class ScenarioVersion(ScenarioVersionSummary):
    """A saved version."""

    scenario: Scenario


class ScenarioVersionList(BaseModel):
    """Stored versions of a scenario, newest first; the first is the current one."""

    items: tuple[ScenarioVersionSummary, ...]


class Sample(BaseModel):
    """A sample scenario of the product."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: str
    name: str
    notes: str
    n_desktops: int
    n_events: int
    array_name: str
    standing: str
    """*published*: its array is backed by a measurement study. *generic*: a plausible product, not calibrated."""
    scenario: Scenario


class SampleList(BaseModel):
    """Sample scenarios, by name."""

    items: tuple[Sample, ...]
