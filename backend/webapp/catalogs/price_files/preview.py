"""Preview of an import: the list in a file, its problems, and how it differs from the current list."""

from __future__ import annotations

import math
from collections.abc import Iterator

from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import Catalog, PriceList
from stormsizer.model.scenario import Problem
from stormsizer.units import BYTES_PER_KIB
from stormsizer_io.importers.parsing.records import read_records
from stormsizer_io.measurements import ImportRefusedError
from webapp.catalogs.price_files.export import FIELD, VALUE
from webapp.catalogs.price_files.fields import fields_of, values_of
from webapp.catalogs.price_files.reading import list_of
from webapp.catalogs.schemas import PriceChange, PriceListPreview
from webapp.core.concurrency import slot
from webapp.core.http.errors import InvalidInputError

MOST_BYTES = 1024 * 1024
"""Maximum size of a file."""
WORKBOOK_PRECISION = 1e-14
"""Largest relative rounding error of a workbook, which stores 15 to 16 digits."""
MOST_PROBLEMS = 100
"""Maximum number of problems in a preview."""


def previewed(content: bytes, catalog: Catalog, current: PriceList | None) -> PriceListPreview:
    """Return the price list in a CSV or XLSX file and its differences from the current list.

    Raises
    ------
    InvalidInputError
        If the file is too large, is neither CSV nor XLSX, is damaged, or has no header with the expected columns.
    """
    if len(content) > MOST_BYTES:
        given, limit = Quantity(len(content) / BYTES_PER_KIB, "KiB", 3), Quantity(MOST_BYTES / BYTES_PER_KIB, "KiB", 3)
        allowed = msg("allowed-at-most", amount=limit)
        given_size, too_large = msg("given-amount", amount=given), msg("field-too-large")
        raise InvalidInputError((Problem(path="file", given=given_size, allowed=allowed, message=too_large),))
    with slot():
        try:
            records = read_records(content, (FIELD, VALUE))
        except ImportRefusedError as error:
            path = "file" if error.row is None else f"file.rows.{error.row}"
            reason = msg("field-unreadable-because", reason=error.message)
            problem = Problem(path=path, given=error.given, allowed=error.allowed, message=reason)
            raise InvalidInputError((problem,)) from error
        prices, problems = list_of(records, catalog, current)
    changes = tuple(_changes(catalog, current, prices)) if prices is not None else ()
    n_unchanged = len(values_of(prices)) - sum(each.after is not None for each in changes) if prices is not None else 0
    return PriceListPreview(
        prices=prices,
        changes=changes,
        n_unchanged=n_unchanged,
        problems=problems[:MOST_PROBLEMS],
        n_problems=len(problems),
    )


def _changes(catalog: Catalog, current: PriceList | None, prices: PriceList) -> Iterator[PriceChange]:
    """Yield the differences between two lists, in the order of an exported file."""
    before, after = values_of(current) if current is not None else {}, values_of(prices)
    names = {field.path: field.name for each in (prices, current) for field in fields_of(catalog, each)}
    for i, license_ in enumerate(() if current is None or prices.licenses else current.licenses):
        yield PriceChange(path=f"licenses.{i}", name=license_.name, before=license_.price, after=None)
    for path, name in names.items():
        if not _is_same(before.get(path), after.get(path)):
            yield PriceChange(path=path, name=name, before=before.get(path), after=after.get(path))


def _is_same(before: object, after: object) -> bool:
    """Return whether two values are equal; numbers may differ in digits that workbooks do not store."""
    if isinstance(before, float) and isinstance(after, float):
        return math.isclose(before, after, rel_tol=WORKBOOK_PRECISION)
    return before == after
