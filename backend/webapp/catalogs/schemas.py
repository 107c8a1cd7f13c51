"""The catalogue as the API speaks of it."""

from datetime import datetime
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from stormsizer.messages.text import Text
from stormsizer.model.catalog import PriceList

EntryT = TypeVar("EntryT")


class CatalogOverview(BaseModel):
    """Which catalogue is in use."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    version: str
    """Fingerprint of all facts."""
    loaded_at: datetime
    n_entries: dict[str, int]
    """Entries by kind."""


class Unpriced(BaseModel):
    """A part of the catalogue that the price list has no price for."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    path: str
    """Path of its price in the list."""
    name: Text


class PriceListInUse(BaseModel):
    """The price list that answers use from now on."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    catalog_version: str
    prices: PriceList | None
    """Your own one, or else the illustrative one; null if the catalogue has none."""
    unpriced: tuple[Unpriced, ...]
    """Where a configuration takes one of these, it has no price and is ranked by its parts."""


class CatalogList(BaseModel, Generic[EntryT]):
    """All entries of one kind."""

    catalog_version: str
    items: tuple[EntryT, ...]
