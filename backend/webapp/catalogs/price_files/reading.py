"""A price list from the rows of a file: every cell is checked, and every problem names its row and column."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.catalog import Catalog, PriceList
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import path_of, problems_of, shortened, shortened_text
from stormsizer_io.importers.parsing.amounts import amount, day, decimal_of, fraction, is_ambiguous
from stormsizer_io.importers.parsing.records import Record, Records
from stormsizer_io.importers.parsing.tables import Decimal
from webapp.catalogs.price_files.export import FIELD, UNIT, VALUE
from webapp.catalogs.price_files.fields import HEAD, FieldKind, Value, kind_of, values_of
from webapp.catalogs.price_parts import PARTS
from webapp.catalogs.prices import unknown_references
from webapp.catalogs.schemas import PriceFileProblem
from webapp.core.security.sanitize import legible, unmarked

NUMBERS = (FieldKind.YEARS, FieldKind.AMOUNT, FieldKind.FRACTION)
GROUPS = ("arrays", "drives", "volumes_per_month", "discounts")
MOST_FOUND = 5_000
SAME_DIGITS = 15
"""Significant digits of a number in a spreadsheet program."""
OF_NAME = ".[key]"
"""End of the path of a problem with the name of a field instead of its value."""
CURRENCY = re.compile(r"[A-Z]{3}")
_A_NUMBER = re.compile(r"[+-]?[0-9]+")
EXAMPLE_DATE, EXAMPLE_AMOUNT = "2026-03-01", "1500.50"


@dataclass
class _Reading:
    """A list being read from rows."""

    records: Records
    decimal: Decimal | None
    values: dict[str, Value] = field(default_factory=dict)
    rows: dict[str, Record] = field(default_factory=dict)
    problems: list[PriceFileProblem] = field(default_factory=list)

    def refuse(self, record: Record | None, column: str | None, path: str, given: Text, why: tuple[Text, Text]) -> None:
        """Add the problem of a cell; ``why`` is what is wrong and what is allowed."""
        letter = self.records.letters.get(column or "")
        cell = f"{letter}{record.row}" if record is not None and letter is not None else None
        row = record.row if record is not None else None
        message, allowed = why
        self.problems.append(
            PriceFileProblem(
                row=row, column=column, cell=cell, path=path, given=given, allowed=allowed, message=message
            )
        )


def list_of(
    records: Records, catalog: Catalog, base: PriceList | None
) -> tuple[PriceList | None, tuple[PriceFileProblem, ...]]:
    """Return the price list in a table, or its problems by row.

    Fields without a value are left out of the list. Values that a spreadsheet program cannot tell from those of
    ``base`` are taken from it, so that a list does not change by being exported and imported.
    """
    usual: Decimal | None = "." if records.is_workbook or records.separator == "," else None
    cells = [each.cells[VALUE] for each in records.records if kind_of(_path(each, records)) in NUMBERS]
    reading = _Reading(records, "." if records.is_workbook else decimal_of(cells, usual))
    for record in records.records:
        _read(reading, record)
    prices = None if reading.problems else _validated(reading, catalog, base)
    rows = [problem.row or 0 for problem in reading.problems]
    ordered = [reading.problems[at] for at in sorted(range(len(rows)), key=rows.__getitem__)]
    return (None if ordered else prices), tuple(ordered)


def _path(record: Record, records: Records) -> str:
    return _plain(record.cells[FIELD].strip(), records)


def _plain(cell: str, records: Records) -> str:
    """Return text without the marks that keep a spreadsheet program from reading it as a formula."""
    return cell if records.is_workbook else unmarked(cell)


def _read(reading: _Reading, record: Record) -> None:
    path, cell = _path(record, reading.records), record.cells[VALUE]
    shown_path = shortened_text(path, 200)
    if not path:
        reading.refuse(record, FIELD, "", msg("given-empty-text"), (msg("field-missing"), msg("allowed-price-field")))
    elif not _is_field(path):
        why = msg("field-not-a-price-field"), msg("allowed-price-field")
        reading.refuse(record, FIELD, shown_path, shown_path, why)
    elif path in reading.rows:
        why = msg("field-given-twice", row=str(reading.rows[path].row)), msg("allowed-one-row")
        reading.refuse(record, FIELD, shown_path, shown_path, why)
    elif surplus := record.surplus or _number_as_unit(record):
        why = msg("field-cell-too-many"), msg("allowed-quoted-comma")
        reading.refuse(record, VALUE, shown_path, shortened(f"{cell} … {surplus}"), why)
    else:
        reading.rows[path] = record
        if cell.strip():
            _read_value(reading, record, path, cell)


def _is_field(path: str) -> bool:
    group, _, rest = path.partition(".")
    if group == "arrays":
        return rest.partition(".")[2] in PARTS
    return path in HEAD or (group in GROUPS and bool(rest))


def _number_as_unit(record: Record) -> str:
    """Return the unit if it is a number: the rest of a number that was split at its decimal comma."""
    unit = record.cells.get(UNIT, "").strip()
    return unit if _A_NUMBER.fullmatch(unit) else ""


def _read_value(reading: _Reading, record: Record, path: str, cell: str) -> None:
    kind = kind_of(path)
    why: tuple[Text, Text] | None = None
    if path == "currency":
        reading.values[path] = cell.strip().upper()
        if not CURRENCY.fullmatch(cell.strip().upper()):
            why = msg("field-wrong-format"), msg("allowed-currency")
    elif kind is FieldKind.TEXT:
        reading.values[path] = _plain(cell, reading.records)
    elif kind is FieldKind.DATE:
        found = day(cell, is_workbook=reading.records.is_workbook, since_1904=reading.records.since_1904)
        if found is not None:
            reading.values[path] = found.isoformat()
        else:
            why = msg("field-not-a-date"), msg("allowed-date", example=EXAMPLE_DATE)
    elif is_ambiguous(cell, reading.decimal):
        why = msg("field-ambiguous-number"), msg("allowed-ungrouped-number")
    else:
        decimal = reading.decimal or "."
        value = fraction(cell, decimal) if kind is FieldKind.FRACTION else amount(cell, decimal)
        if math.isnan(value):
            why = msg("field-not-a-number"), _allowed_number(kind, decimal)
        elif kind is FieldKind.FRACTION and not 0.0 <= value <= 1.0:
            why = msg("field-out-of-range"), _allowed_number(kind, decimal)
        else:
            reading.values[path] = value
    if why is not None:
        reading.refuse(record, VALUE, path, shortened(cell.strip()), why)


def _allowed_number(kind: FieldKind, decimal: Decimal) -> Message:
    example = EXAMPLE_AMOUNT.replace(".", decimal)
    if kind is FieldKind.FRACTION:
        return msg("allowed-discount", example="0.3".replace(".", decimal))
    return msg("allowed-plain-number", example=example)


def _validated(reading: _Reading, catalog: Catalog, base: PriceList | None) -> PriceList | None:
    current = values_of(base) if base is not None else {}
    values = {path: _kept(value, current.get(path)) for path, value in reading.values.items()}
    try:
        prices = PriceList.model_validate(_document(values) | _not_in_files(values, base))
    except ValidationError as error:
        _refuse_all(reading, problems_of(error, MOST_FOUND))
        return None
    _refuse_all(reading, tuple(unknown_references(prices, catalog)))
    return prices


def _not_in_files(values: Mapping[str, Value], base: PriceList | None) -> dict[str, Any]:
    """Return what files do not contain; it stays as it is, unless the file is in another currency."""
    if base is None or values.get("currency", base.currency) != base.currency:
        return {}
    return base.model_dump(mode="json", include={"licenses", "conversion"})


def _kept(value: Value, current: Value | None) -> Value:
    """Return the current value of a field if a file cannot state it more exactly, otherwise the given one."""
    if isinstance(value, str) and isinstance(current, str):
        return current if legible(current).strip() == value.strip() else value
    if isinstance(value, str) or isinstance(current, str) or current is None:
        return value
    return current if f"{current:.{SAME_DIGITS}g}" == f"{value:.{SAME_DIGITS}g}" else value


def _document(values: Mapping[str, Value]) -> dict[str, Any]:
    document: dict[str, Any] = {"id": "own", "standing": "own"}
    for path, value in values.items():
        group, _, rest = path.partition(".")
        if path in HEAD:
            document[path] = value
        elif group == "arrays":
            identifier, _, part = rest.partition(".")
            document.setdefault(group, {}).setdefault(identifier, {})[part] = value
        else:
            document.setdefault(group, {})[rest] = value
    return document


def _refuse_all(reading: _Reading, problems: Sequence[Problem]) -> None:
    """Add problems of the whole list at the rows of their fields."""
    rows = dict(_places(reading.rows))
    for problem in problems:
        path = problem.path.removesuffix(OF_NAME)
        is_of_name = path != problem.path or problem.message == msg("field-not-in-catalog")
        record = rows.get(path)
        column = None if record is None else FIELD if is_of_name else VALUE
        reading.refuse(record, column, path, problem.given, (problem.message, problem.allowed))


def _places(rows: Mapping[str, Record]) -> Iterator[tuple[str, Record]]:
    """Yield the row of each field, and the first row of each array, by the path with which a problem names it."""
    for path, record in reversed(tuple(rows.items())):
        group, _, rest = path.partition(".")
        if group == "arrays":
            identifier, _, part = rest.partition(".")
            yield path_of((group, identifier)), record
            yield path_of((group, identifier, part)), record
        else:
            yield path_of((group, rest) if rest else (group,)), record
