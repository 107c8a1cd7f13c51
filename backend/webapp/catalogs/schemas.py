"""The catalogue as the API speaks of it."""

from datetime import datetime
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

EntryT = TypeVar("EntryT")


class CatalogOverview(BaseModel):
    """Which catalogue is in use."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    version: str
    """Fingerprint of all facts."""
    loaded_at: datetime
    n_entries: dict[str, int]
    """Entries by kind."""


class CatalogList(BaseModel, Generic[EntryT]):
    """All entries of one kind."""

    catalog_version: str
    items: tuple[EntryT, ...]
