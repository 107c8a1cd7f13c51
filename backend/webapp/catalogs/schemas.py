"""API schemas for the catalog."""

from datetime import datetime
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from stormsizer.messages.text import Text
from stormsizer.model.catalog import PriceList, ProjectPrices

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


class ProjectPriceList(BaseModel):
    """Prices of a project."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    own: ProjectPrices | None
    """Prices that replace those of the organization's list; null if there are none."""
    prices: PriceList | None
    """The list in use in the project; null if the catalog has none."""


class PriceChange(BaseModel):
    """A field that differs between the current price list and a file."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    path: str
    """Path of the field in the price list, for example `drives.nvme-1920gb`."""
    name: Text
    before: str | float | None
    """Value in the current list; null if the file adds the field."""
    after: str | float | None
    """Value in the file; null if the field is not in the file or is empty, so that it is removed."""


class PriceFileProblem(BaseModel):
    """A cell that prevents the import of a file."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    row: int | None
    """Row as spreadsheet programs show it, counted from 1; null if a row is missing."""
    column: str | None
    """Name of the column in the header."""
    cell: str | None
    """Cell as spreadsheet programs show it, for example `C12`."""
    path: str
    """Path of the field in the price list; empty if it is unknown."""
    given: Text
    allowed: Text
    message: Text
    """The problem, as the rest of a sentence that starts with the field."""


class PriceListPreview(BaseModel):
    """A price list in a file, compared with the current list."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    prices: PriceList | None
    """The list in the file, ready to replace the current one; null if there are problems."""
    changes: tuple[PriceChange, ...]
    """Differences from the current list; empty if there are problems."""
    n_unchanged: int
    """Number of fields that have the same value in both."""
    problems: tuple[PriceFileProblem, ...]
    """Problems in the file, by row: the first 100."""
    n_problems: int


class CatalogList(BaseModel, Generic[EntryT]):
    """All entries of one kind."""

    catalog_version: str
    items: tuple[EntryT, ...]
