"""Rows of a small table from a spreadsheet program, CSV or XLSX, by the names of its columns."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from stormsizer.messages.text import Listing, msg, shown
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.importers.formats.unsupported import foreign_kind
from stormsizer_io.importers.parsing.limits import Budget, Limits
from stormsizer_io.importers.parsing.tables import SEPARATORS, Row
from stormsizer_io.importers.parsing.texts import GZIP_MAGIC, encoding_of
from stormsizer_io.importers.parsing.workbook import open_workbook
from stormsizer_io.importers.parsing.workbook_parts import column_name
from stormsizer_io.measurements import ImportRefusedError

SMALL = Limits(bytes_read=8 * int(BYTES_PER_MIB), rows=5_000, columns=100, seconds=10.0)
"""Limits of a small table."""
HEADER_WITHIN = 20
"""Number of rows among which the header can be."""
_CONTAINERS = (b"PK", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
_SEPARATOR_LINE = re.compile(r"sep=([,;\t|])\r?\n", re.IGNORECASE)
"""First line with which a file tells Excel its separator; it is not a row."""


@dataclass(frozen=True)
class Record:
    """A row below the header.

    Attributes
    ----------
    row
        Number of the row as spreadsheet programs show it, counted from 1.
    cells
        Text of each column by name; empty if the row is shorter.
    surplus
        First text to the right of the last column of the header; empty if there is none.
    """

    row: int
    cells: Mapping[str, str]
    surplus: str


@dataclass(frozen=True)
class Records:
    """A table.

    Attributes
    ----------
    letters
        Letter of each column by name, as spreadsheet programs show it.
    separator
        Column separator of a text file; None for a workbook.
    since_1904
        Whether dates of a workbook count from 1904 instead of 1900.
    """

    letters: Mapping[str, str]
    records: tuple[Record, ...]
    separator: str | None
    since_1904: bool = False

    @property
    def is_workbook(self) -> bool:
        """Whether cells are from a workbook, so that dates are numbers and decimals have a point."""
        return self.separator is None


def read_records(content: bytes, columns: Sequence[str], limits: Limits = SMALL) -> Records:
    """Return the rows of a table that has at least these columns, in any order and any case.

    Text may be in UTF-8 or UTF-16, with or without a byte order mark, or in Windows-1252, separated by commas,
    semicolons, tabs or bars. Of a workbook, the first sheet with these columns is read; formulas are not evaluated.

    Raises
    ------
    ImportRefusedError
        If it is neither text nor an XLSX workbook, is damaged, lacks a column, or exceeds the limits.
    """
    if content.startswith(_CONTAINERS):
        return _of_workbook(content, columns, limits)
    return _of_text(_decoded(content, limits), columns, limits)


def _of_workbook(content: bytes, columns: Sequence[str], limits: Limits) -> Records:
    book = open_workbook(io.BytesIO(content), limits, shows_errors=True)
    rows: list[Row] = []
    for sheet in book.sheets:
        rows = list(book.rows(sheet))
        if (at := _header_at(rows, columns)) is not None:
            return _records(rows, at, columns, None, since_1904=book.since_1904)
    raise _without_header(columns, next((row.cells for row in rows), []))


def _of_text(text: str, columns: Sequence[str], limits: Limits) -> Records:
    declared = _SEPARATOR_LINE.match(text)
    text = text[declared.end() :] if declared else text
    for separator in (declared[1],) if declared else SEPARATORS:
        if (at := _header_at(_first_rows(text, separator), columns)) is not None:
            return _records(list(_rows_of(text, separator, limits)), at, columns, separator)
    raise _without_header(columns, ["JSON"] if text.lstrip().startswith(("{", "[")) else text.split("\n", 1)[:1])


def _decoded(content: bytes, limits: Limits) -> str:
    if not content.strip():
        raise ImportRefusedError(msg("import-empty"))
    if len(content) > limits.bytes_read:
        given, allowed = msg("given-bytes", n=len(content)), msg("given-bytes", n=limits.bytes_read)
        raise ImportRefusedError(msg("import-too-large"), given=given, allowed=allowed)
    if content.startswith(GZIP_MAGIC):
        raise ImportRefusedError(msg("import-gzip"))
    if foreign := foreign_kind(content):
        raise ImportRefusedError(foreign)
    encoding, skip = encoding_of(content)
    try:
        text = content[skip:].decode(encoding)
    except UnicodeDecodeError:
        text = content[skip:].decode("cp1252" if encoding == "utf-8" else encoding, "replace")
    if "\0" in text:
        raise ImportRefusedError(msg("import-zero-bytes"), allowed=msg("import-allowed-text-file"))
    return text


def _first_rows(text: str, separator: str) -> list[Row]:
    """Return the first rows of text, as far as they can be split."""
    rows: list[Row] = []
    try:
        for number, cells in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=separator), start=1):
            rows.append(Row(number, cells))
            if number == HEADER_WITHIN:
                break
    except csv.Error:
        pass
    return rows


def _rows_of(text: str, separator: str, limits: Limits) -> Iterator[Row]:
    number, budget = 0, Budget(limits)
    try:
        for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True):
            number += 1
            budget.check_rows(number)
            budget.check_columns(len(cells), number)
            yield Row(number, cells)
    except csv.Error as error:
        raise ImportRefusedError(
            msg("records-broken-quotes", row=str(number + 1)), row=number + 1, allowed=msg("import-allowed-quote")
        ) from error


def _header_at(rows: Sequence[Row], columns: Sequence[str]) -> int | None:
    """Return the index of the first row with all of these names; None if there is none."""
    for at, row in enumerate(rows[:HEADER_WITHIN]):
        if set(columns) <= {_name(cell) for cell in row.cells}:
            return at
    return None


def _name(cell: str) -> str:
    return cell.strip().casefold()


def _records(
    rows: Sequence[Row], header_at: int, columns: Sequence[str], separator: str | None, *, since_1904: bool = False
) -> Records:
    header = rows[header_at]
    names = [_name(cell) for cell in header.cells]
    for name in columns:
        if names.count(name) > 1:
            raise ImportRefusedError(msg("import-column-twice"), row=header.number, column=name)
    width = max(at for at, name in enumerate(names, start=1) if name)
    places = {name: at for at, name in enumerate(names) if name}
    found = []
    for row in rows[header_at + 1 :]:
        if any(cell.strip() for cell in row.cells):
            cells = {name: row.cells[at] if at < len(row.cells) else "" for name, at in places.items()}
            surplus = next((cell for cell in row.cells[width:] if cell.strip()), "")
            found.append(Record(row.number, cells, surplus))
    letters = {name: column_name(at + 1) for name, at in places.items()}
    return Records(letters, tuple(found), separator, since_1904)


def _without_header(columns: Sequence[str], given: Sequence[str]) -> ImportRefusedError:
    return ImportRefusedError(
        msg("records-no-header"),
        given=", ".join(given),
        allowed=msg("records-allowed-header", columns=shown(Listing(tuple(columns)))),
    )
