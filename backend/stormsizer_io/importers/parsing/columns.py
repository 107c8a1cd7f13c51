"""Columns of a sheet, found by name regardless of their position or of spelling differences between tool versions."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from stormsizer.messages.text import Listing, msg, shown
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import Decimal, Dialect, Row, number
from stormsizer_io.importers.parsing.timestamps import DateOrder, order_of, parse_stamp
from stormsizer_io.measurements import ImportRefusedError

_THOUSANDS = re.compile(r"[+-]?[0-9]{1,3}(?P<sign>[.,'\u2019 \u00a0\u202f])[0-9]{3}(?:(?P=sign)[0-9]{3})*")
_NOT_SIGNIFICANT = re.compile(r"[^a-z0-9%]+")
_YES = {"true", "1", "yes", "wahr", "vrai"}


def significant(name: str) -> str:
    """Return a column name in lower case without spaces or punctuation; MB means MiB in these tables.

    >>> significant("# Memory"), significant("In use MB"), significant("Speed (MHz)"), significant(" Image Backup")
    ('memory', 'inusemib', 'speedmhz', 'imagebackup')
    """
    plain = _NOT_SIGNIFICANT.sub("", name.lower())
    return plain[:-2] + "mib" if plain.endswith("mb") else plain


def decimal_of(dialect: Dialect) -> Decimal:
    """Infer the decimal separator of a table of whole numbers from its column separator.

    It is never the column separator, and tools that separate columns with semicolons use decimal commas.

    If whole numbers have thousands separators, individual cells do not show which character is the decimal separator.
    """
    decimals: dict[str, Decimal] = {";": ",", ",": "."}
    return decimals.get(dialect.separator, dialect.decimal)


def number_of(text: str, decimal: Decimal) -> float:
    """Return a number, or NaN. A character other than ``decimal`` that groups all digits in threes separates thousands.

    >>> number_of("4.096", ","), number_of("1.234,5", ","), number_of("12.5", ","), number_of("4.096", ".")
    (4096.0, 1234.5, 12.5, 4.096)
    >>> number_of("4,096", "."), number_of("1'048'576", ".")
    (4096.0, 1048576.0)
    """
    if (grouped := _THOUSANDS.fullmatch(text)) and grouped["sign"] != decimal:
        return number(text.replace(grouped["sign"], ""))
    value = number(text, decimal)
    return number(text) if math.isnan(value) else value


@dataclass(frozen=True)
class Sheet:
    """A sheet with a recognized header: rows are accessed by the reader's own column names."""

    name: str
    places: Mapping[str, int]
    header: Sequence[str]
    rows: Iterator[Row]
    noting: Noting
    decimal: Decimal = "."

    def records(self) -> Iterator[Record]:
        """Yield the rows below the header."""
        for row in self.rows:
            yield Record(self, row)


@dataclass(frozen=True)
class Record:
    """One row. Blank cells and invalid numbers are returned as None; invalid numbers also get a note."""

    sheet: Sheet
    row: Row

    @property
    def at(self) -> int:
        """Row number, counted from 1."""
        return self.row.number

    def text(self, column: str) -> str:
        """Return the text of the cell in a column, '' if empty."""
        place = self.sheet.places.get(column)
        return self.row.cells[place].strip() if place is not None and place < len(self.row.cells) else ""

    def is_true(self, column: str) -> bool:
        """Return whether the cell in a column contains *yes*."""
        return self.text(column).lower() in _YES

    def number(self, column: str) -> float | None:
        """Return a number of at least 0, or None: negative numbers mean *unlimited* or *unknown* in these tools."""
        text = self.text(column)
        if not text:
            return None
        value = number_of(text, self.sheet.decimal)
        if math.isnan(value):
            where = f"{self.sheet.name}, {self.sheet.header[self.sheet.places[column]]}"
            self.sheet.noting.add(msg("import-cell-unknown", where=where), self.at, where.rpartition(", ")[2])
            return None
        return value if value >= 0 else None

    def count(self, column: str) -> int | None:
        """Return a number rounded to a whole number."""
        value = self.number(column)
        return None if value is None else round(value)

    def mib(self, column: str) -> float | None:
        """Return, in bytes, a size given in MiB."""
        value = self.number(column)
        return None if value is None else value * BYTES_PER_MIB


def understand(
    name: str,
    rows: Iterable[Row],
    aliases: Mapping[str, Sequence[str]],
    noting: Noting,
    needed: Sequence[str] = (),
    columns: int | None = None,
    decimal: Decimal = ".",
) -> Sheet:
    """Find the columns of a sheet by the names in its first row.

    Parameters
    ----------
    aliases
        Column names in the tools, keyed by the reader's own name; the first match is used.
    needed
        Columns required to recognize the sheet.
    columns
        Maximum number of columns.
    decimal
        Decimal separator of its numbers.

    Raises
    ------
    ImportRefusedError
        If a required column is missing.
    """
    rows = iter(rows)
    header = next(rows, Row(1, []))
    if columns is not None and len(header.cells) > columns:
        raise ImportRefusedError(msg("import-sheet-too-wide", sheet=name, n=columns), row=header.number)
    known: dict[str, int] = {}
    for place, cell in enumerate(header.cells):
        if known.setdefault(significant(cell), place) != place and cell:
            noting.add(msg("import-duplicate-column", sheet=name, column=cell[:60]), header.number, cell[:60])
    places = {
        own: known[significant(alias)]
        for own, names in aliases.items()
        for alias in reversed(names)
        if significant(alias) in known
    }
    for own in needed:
        if own not in places:
            raise ImportRefusedError(
                msg("import-sheet-without-column", sheet=name, column=aliases[own][0]),
                row=header.number,
                given=", ".join(header.cells)[:80],
                allowed=shown(Listing(tuple(aliases[own]), "or")),
            )
    return Sheet(name, places, header.cells, rows, noting, decimal)


def instant(text: str, order: DateOrder | None = None, *, since_1904: bool = False) -> datetime | None:
    """Return the date and time in a cell: a number of days, or text; None if its order of day and month is open.

    Parameters
    ----------
    order
        Order of day and month, for text that leaves it open.

    >>> instant("45714.5"), instant("03/25/2026 8:00"), instant("03/10/2026")
    (datetime.datetime(2025, 2, 26, 12, 0), datetime.datetime(2026, 3, 25, 8, 0), None)
    """
    days = number(text)
    if 1 <= days < 200_000:
        began = datetime(1904, 1, 1) if since_1904 else datetime(1899, 12, 30)  # noqa: DTZ001 - sheets have no zone
        return began + timedelta(seconds=round(days * 86400))
    timed = timed_text(text)
    known = order_of([timed]) or order
    stamp = None if known is None else parse_stamp(timed, known)
    if stamp is None:
        return None
    at = datetime.fromtimestamp(stamp.epoch_s, UTC)
    return at if stamp.zoned else at.replace(tzinfo=None)


def timed_text(text: str) -> str:
    """Return a date with a time of day, at midnight if it has none."""
    return text if ":" in text else f"{text.strip()} 00:00"
