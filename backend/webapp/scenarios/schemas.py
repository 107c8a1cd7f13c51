"""API schemas for scenario drafts."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.model.scenario import Scenario
from webapp.core.http.pagination import Page
from webapp.core.security.principal import ActorName
from webapp.core.security.text import Text

MOST = 2**31 - 1
"""Largest version number that the database can store."""


class DuplicateRequest(BaseModel):
    """Request to duplicate a scenario."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text | None = None
    """Name of the copy; by default, the original's name followed by "(copy)"."""


class BranchRequest(BaseModel):
    """Request to branch a scenario."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    version: Annotated[int, Field(ge=1, le=MOST)] | None = None
    """Stored version to branch from; by default, the current one."""
    project_id: UUID | None = None
    """Project for the branch; by default, the project of the original."""
    name: Text | None = None
    """Name of the branch; by default, the original's name followed by "(branch)"."""


class VersionName(BaseModel):
    """Request to name a version."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    label: Text | None
    """Name of the version, which is then never dropped; null removes the name."""


class ScenarioSummary(BaseModel):
    """A scenario in a list."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    project_id: UUID
    version: int
    """Version number, which increases with every change. The ETag is this number in quotes."""
    name: str
    n_desktops: int
    n_events: int
    branched_from_id: UUID | None = None
    """ID of the scenario that this one was branched from; null if there is none or it has been deleted."""
    branched_from_version: int | None = None
    """Version that this scenario was branched from; null if it is not a branch."""
    created_at: datetime
    updated_at: datetime


class ScenarioDraft(ScenarioSummary):
    """A scenario with its document."""

    scenario: Scenario


class ScenarioPage(Page[ScenarioSummary]):
    """Scenarios of a project, newest first."""


class ScenarioVersionSummary(BaseModel):
    """A saved version in a list."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    scenario_id: UUID
    version: int
    """Version number. Saves by the same user within five minutes form one version, with the number of the last save."""
    name: str
    """Name of the scenario when this version was saved."""
    label: str | None
    """Name of this version; null if it has none and may therefore be dropped."""
    saved_at: datetime
    saved_by: ActorName


class ScenarioVersion(ScenarioVersionSummary):
    """A saved version with its document."""

    scenario: Scenario


class ScenarioVersionList(BaseModel):
    """Stored versions of a scenario, newest first. The first one is the current version."""

    items: tuple[ScenarioVersionSummary, ...]


class Sample(BaseModel):
    """A sample scenario that comes with the product."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    id: str
    name: str
    notes: str
    n_desktops: int
    n_events: int
    array_name: str
    standing: str
    """*published* if a measurement study backs its array; *generic* if the array is plausible but not calibrated."""
    scenario: Scenario


class SampleList(BaseModel):
    """Sample scenarios, sorted by ID."""

    items: tuple[Sample, ...]
