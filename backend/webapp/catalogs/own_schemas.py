"""An organisation's own catalogue entries as the API speaks of them."""

from datetime import date
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from webapp.core.security.text import Notes, Text

OwnKind = Literal["arrays", "drives", "workloads", "deployments"]
EntryId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
EntryPlace = Annotated[str, Path(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$", description="Identifier of the entry.")]


class Provenance(BaseModel):
    """Where an entry of your own is from."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    source: Text
    """The document or measurement that its numbers are taken from, e.g. the title of a data sheet."""
    publisher: Text
    """Whose document that is."""
    dated: date
    """Day of the document, or day on which its numbers were last compared with it."""
    notes: Notes = ""


class OwnEntryInput(BaseModel):
    """What a caller says about an entry."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    provenance: Provenance
    entry: dict[str, Any]
    """The entry as the catalogue describes one of its kind: every number a fact with its own status and reasoning.
    Facts taken from the source above name it as `own`. An `id` in it is the one of the address or left out."""


class CopyRequest(BaseModel):
    """Which entry is to be copied, and as what."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    copy_of: Annotated[str, Field(max_length=64)]
    """Identifier of an entry of this kind."""
    id: EntryId
    """Identifier of the copy: one that you have no entry of. A shared entry of that name is covered by it."""
    name: Text
    provenance: Provenance


class OwnEntrySummary(BaseModel):
    """An entry of your own, in a list."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: OwnKind
    id: str
    name: str
    standing: Literal["own"] = "own"
    """Neither published nor calibrated: its numbers are yours."""
    provenance: Provenance
    covers_shared: bool
    """Whether it stands in place of a shared entry of the same name."""


class OwnEntry(OwnEntrySummary):
    """An entry of your own; its ETag goes into `If-Match` when it is replaced or deleted."""

    entry: dict[str, Any]


class OwnEntryList(BaseModel):
    """All entries of your own."""

    catalog_version: str
    items: tuple[OwnEntrySummary, ...]
