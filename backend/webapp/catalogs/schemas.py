"""API schemas for the catalog."""

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
    """Hash of all facts."""
    loaded_at: datetime
    n_entries: dict[str, int]
    """Number of entries by kind."""


class Unpriced(BaseModel):
    """A catalog part without a price."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    path: str
    """Path of the missing price in the price list."""
    name: Text


class PriceListInUse(BaseModel):
    """The price list for new results."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    catalog_version: str
    prices: PriceList | None
    """The custom price list, otherwise the illustrative one; null if the catalog has neither."""
    unpriced: tuple[Unpriced, ...]
    """Parts without a price. A configuration that contains one of them has no price and is ranked by its parts."""


class CatalogList(BaseModel, Generic[EntryT]):
    """All entries of one kind."""

    catalog_version: str
    items: tuple[EntryT, ...]
