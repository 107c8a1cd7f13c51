"""API schemas for projects."""

from datetime import datetime
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from webapp.core.http.pagination import Page
from webapp.core.security.text import Notes, Text


class ProjectInput(BaseModel):
    """Request body for a project."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text
    """Name of the customer or the opportunity."""
    notes: Notes = ""


class Project(BaseModel):
    """A customer opportunity."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    name: str
    notes: str
    n_scenarios: int
    created_at: datetime
    updated_at: datetime
    """Time of the last change to the project itself, not to its scenarios."""


class ProjectPage(Page[Project]):
    """Projects, newest first."""
