"""API schemas for custom catalog entries."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from stormsizer.analysis.spec_sheet import SheetAnswer
from stormsizer.model.catalog import SpecSheet
from stormsizer.model.catalog.key_figures import KeyFigures
from webapp.core.security.text import Notes, Text

OwnKind = Literal["arrays", "drives", "workloads", "deployments"]
EntryId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
EntryPlace = Annotated[str, Path(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$", description="Identifier of the entry.")]


class Provenance(BaseModel):
    """Provenance of a custom entry."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    source: Text
    """Document or measurement that the numbers come from, for example the title of a data sheet."""
    publisher: Text
    """Author or publisher."""
    dated: date
    """Date of the document, or date on which its numbers were last compared with it."""
    address: Annotated[str, Field(max_length=500, pattern=r"^(https?://[!-~]+)?$")] = ""
    """Web address of the document, if it has one."""
    notes: Notes = ""


class OwnEntryInput(BaseModel):
    """Request body for a custom entry."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    provenance: Provenance
    entry: dict[str, Any]
    """The entry as a catalog document of its kind: every number is a fact with its own status and reasoning. Facts from
    the source above refer to it as `own`. Its `id`, if present, must match the one in the URL."""


class CopyRequest(BaseModel):
    """Entry to copy, and the ID, name and provenance of the copy."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    copy_of: Annotated[str, Field(max_length=64)]
    """ID of the entry to copy, which must be of this kind."""
    id: EntryId
    """ID of the copy, not yet in use by a custom entry. The copy hides a shared entry with the same ID."""
    name: Text
    provenance: Provenance


class SheetRequest(BaseModel):
    """A specification sheet to preview."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    sheet: SpecSheet
    """What the sheet states. Facts refer to the document itself as `own`."""


class SheetInput(SheetRequest):
    """A specification sheet to save as a custom array."""

    provenance: Provenance
    project_id: UUID | None = None
    """Project that the array is created for: other projects do not compare it unless it is chosen. By default, all
    projects do. A replacement without it leaves the project as it is."""


class SheetPreview(BaseModel):
    """The array that a specification sheet describes. It is not stored."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    entry: dict[str, Any]
    """The array as a catalog document: every number is a fact with its status, range and reasoning."""
    answer: SheetAnswer


class KeyFiguresRequest(BaseModel):
    """Key figures of an array to complete to a specification sheet."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    figures: KeyFigures


class KeyFiguresPreview(SheetPreview):
    """The specification sheet that follows from key figures, and the array that it describes. It is not stored."""

    sheet: SpecSheet
    """Stated facts refer to the source `own`; all others are assumed from arrays of the same class. It can be edited,
    and saved like any sheet."""


class OwnEntrySummary(BaseModel):
    """A custom entry, as shown in a list."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: OwnKind
    id: str
    name: str
    standing: Literal["own"] = "own"
    """Neither published nor calibrated: its numbers come from the user."""
    provenance: Provenance
    covers_shared: bool
    """Whether it replaces a shared entry with the same ID."""
    project_id: UUID | None = None
    """Project that it was created for; null if it is for all projects."""
    has_sheet: bool = False
    """Whether it can be edited as a specification sheet: it was saved from one, and not edited otherwise since."""


class OwnEntry(OwnEntrySummary):
    """A custom entry; its ETag is required in `If-Match` to replace or delete it."""

    entry: dict[str, Any]
    sheet: SpecSheet | None = None
    """Specification sheet that an array was created from; null without one, or if the entry was edited since."""


class OwnEntryList(BaseModel):
    """All custom entries."""

    catalog_version: str
    items: tuple[OwnEntrySummary, ...]
