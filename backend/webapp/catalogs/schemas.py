"""API schemas of the catalog."""

from datetime import datetime
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from stormsizer.messages.text import Text
from stormsizer.model.catalog import PriceList

EntryT = TypeVar("EntryT")


class CatalogOverview(BaseModel):
    """Current catalog version."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    version: str
    """Hash over all facts."""
    loaded_at: datetime
    n_entries: dict[str, int]
    """Number of entries by kind."""


class Unpriced(BaseModel):
    """A catalog part without a price."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    path: str
    """Path of its price in the list."""
    name: Text


class PriceListInUse(BaseModel):
    """The price list for new results."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    catalog_version: str
    prices: PriceList | None
    """Custom list, otherwise the illustrative one; null if the catalog has none."""
    unpriced: tuple[Unpriced, ...]
    """A configuration with one of these has no price and is ranked by its parts."""


class CatalogList(BaseModel, Generic[EntryT]):
    """All entries of one kind."""

    catalog_version: str
    items: tuple[EntryT, ...]
