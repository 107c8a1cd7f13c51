"""Delimited text from any tool, row by row.

The column and decimal separators are detected together; numbers follow one strict rule.
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import BinaryIO, Literal, NamedTuple

import numpy as np

from stormsizer.messages.text import Text, msg
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.texts import TextLines
from stormsizer_io.importers.parsing.timestamps import Deduction, deduced_order
from stormsizer_io.measurements import Floats, ImportRefusedError

SEPARATORS = (",", ";", "\t", "|")
Decimal = Literal[".", ","]

_NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?")
_INTEGER = re.compile(r"[+-]?[0-9]{1,19}")
_GROUPED = re.compile(r"([+-]?[0-9]{1,3}(?:,[0-9]{3})+)(\.[0-9]+)")
_PLAIN_ROW = re.compile(r"[0-9.,eE+-]*")
_WITH_COMMA = re.compile(r"[+-]?[0-9]+,[0-9]+")
_WITH_POINT = re.compile(r"[+-]?[0-9]+\.[0-9]+")
_MOST_DIGITS = 64
MOST = 1e18
"""Maximum valid number in these files: larger numbers are garbled, and their sums would overflow."""
_SWAP = str.maketrans(",.", ".,")
_QUOTED = re.compile(r'"(?:[^"]|"")*+"')
NOT_CLOSED = msg("import-quote-not-closed")


class Row(NamedTuple):
    """A row and its line number in the file, counted from 1."""

    number: int
    cells: list[str]


@dataclass(frozen=True)
class Dialect:
    """Column separator and decimal separator of a table."""

    separator: str = ","
    decimal: Decimal = "."


def number(text: str, decimal: Decimal = ".") -> float:
    """Parse a finite number; return NaN for anything else.

    Numbers may have ASCII digits, one sign, one decimal separator, an exponent and surrounding spaces. Thousands may be
    grouped only before decimals, where they are unambiguous. Underscores, digits of other scripts, hexadecimal numbers,
    *nan*, *inf* and numbers above ``MOST`` are not allowed.

    >>> number(" -12.50 "), number("1.234,5", decimal=","), number("1_000"), number("1.234", decimal=",")
    (-12.5, 1234.5, nan, nan)
    """
    text = text.strip(" ")
    if len(text) > _MOST_DIGITS:
        return math.nan
    if decimal == ",":
        text = text.translate(_SWAP)
    if grouped := _GROUPED.fullmatch(text):
        text = grouped[1].replace(",", "") + grouped[2]
    if not _NUMBER.fullmatch(text):
        return math.nan
    value = float(text)
    return value if abs(value) <= MOST else math.nan


def integer(text: str) -> int | None:
    """Parse a whole number of ASCII digits that fits in 64 bits; return None for anything else."""
    text = text.strip(" ")
    value = int(text) if _INTEGER.fullmatch(text) else None
    return value if value is not None and abs(value) < 2**63 else None


def numbers(
    cells: Sequence[str], columns: Sequence[int | str], row: int, noting: Noting, decimal: Decimal = "."
) -> Floats:
    """Return cells as numbers, (n,): NaN for blanks and for invalid numbers, which get a note with row and column."""
    if decimal == "." and _PLAIN_ROW.fullmatch(",".join(cells)):
        try:
            values = np.array(list(map(float, cells)))
            if (np.abs(values) <= MOST).all():
                return values
        except ValueError:
            pass
    return np.array([_noted(cell, column, row, noting, decimal) for cell, column in zip(cells, columns, strict=True)])


def _noted(cell: str, column: int | str, row: int, noting: Noting, decimal: Decimal) -> float:
    value = number(cell, decimal)
    if math.isnan(value) and cell.strip(" "):
        noting.add(msg("import-cell-not-a-number"), row, column)
    return value


def split(line: str, separator: str) -> list[str]:
    """Return the cells of one line.

    Raises
    ------
    csv.Error
        If a quote is not closed, a cell continues after its closing quote, or a cell is too long.
    """
    quoted = _split_quoted(line, separator)
    return next(csv.reader([line], delimiter=separator, strict=True), []) if quoted is None else quoted


def _split_quoted(line: str, separator: str) -> list[str] | None:
    """Split a line whose cells are all quoted, with no quotes inside them; three times as fast as the csv module.

    Return None for other lines.
    """
    line = line.removesuffix("\n")
    if not (line.startswith('"') and line.endswith('"')):
        return None
    cells = line[1:-1].split(f'"{separator}"')
    return cells if line.count('"') == 2 * len(cells) else None


def unclosed_quote(line: str, separator: str) -> int | None:
    r"""Return the first column, counted from 1, whose quote is not closed within the line; None if all are closed.

    >>> unclosed_quote('a,"b,c\n', ","), unclosed_quote('a,"b"\n', ","), unclosed_quote('"a""b', ",")
    (2, None, 1)
    """
    column, at = 1, 0
    while True:
        if line.startswith('"', at):
            closed = _QUOTED.match(line, at)
            if closed is None:
                return column
            at = closed.end()
        after = line.find(separator, at)
        if after < 0:
            return None
        column, at = column + 1, after + len(separator)


def n_comments(lines: Sequence[str]) -> int:
    r"""Return the number of lines above the header that begin with ``#``; the last may be the header itself.

    >>> n_comments(["# made by a tool\n", "time,reads\n"]), n_comments(["#time,reads\n", "9:00,2\n"])
    (1, 0)
    """
    n = next((at for at, line in enumerate(lines) if not line.startswith("#")), 0)
    if not n:
        return 0
    cells = re.split(r"[,;|\t]", lines[n])
    is_data = 2 * sum(cell.lstrip(' "')[:1].isdigit() for cell in cells) >= len(cells)
    return n - 1 if is_data else n


def sniff_dialect(lines: Sequence[str], noting: Noting | None = None) -> Dialect:
    r"""Return the separator that splits lines most evenly into cells, and the decimal separator.

    >>> sniff_dialect(["a;b\n", "1,5;2\n", "2;3,25\n"])
    Dialect(separator=';', decimal=',')
    """
    separator = max(SEPARATORS, key=lambda each: _evenness(lines, each))
    decimal = _sniff_decimal([cells[:200] for cells in _cut(lines[1:], separator)])
    if decimal == "," and noting:
        noting.add(msg("import-decimal-comma"))
    return Dialect(separator, decimal)


def _cut(lines: Sequence[str], separator: str) -> list[list[str]]:
    cut = []
    for line in lines:
        try:
            cut.append(split(line, separator))
        except csv.Error:
            cut.append([])
    return cut


def _evenness(lines: Sequence[str], separator: str) -> tuple[float, int]:
    counts = [len(cells) for cells in _cut(lines, separator) if cells]
    if not counts or max(counts) < 2:
        return 0.0, 0
    usual = max(set(counts), key=counts.count)
    return (counts.count(usual) / len(counts) if usual > 1 else 0.0), usual


def _sniff_decimal(rows: Sequence[Sequence[str]]) -> Decimal:
    cells = [cell.strip(" ") for cells in rows for cell in cells]
    n_commas = sum(1 for cell in cells if _WITH_COMMA.fullmatch(cell) or _GROUPED.fullmatch(cell.translate(_SWAP)))
    n_points = sum(1 for cell in cells if _WITH_POINT.fullmatch(cell) or _GROUPED.fullmatch(cell))
    return "," if n_commas > n_points else "."


class Table:
    """A table with a header. The header is read immediately, rows on demand.

    Rows with more or fewer cells than the header, and rows with broken quotes, are skipped with a note. Blank lines are
    ignored.

    Attributes
    ----------
    quote_opened
        Row and column of the first quote that is not closed within its row; None if all are closed.
    """

    def __init__(
        self, lines: TextLines, dialect: Dialect | None = None, header: Sequence[str] | None = None, first_row: int = 1
    ) -> None:
        self.lines, self.noting = lines, lines.noting
        self.dialect = dialect or sniff_dialect(lines.peek(20), self.noting)
        self.n_skipped = 0
        self.quote_opened: tuple[int, int] | None = None
        self._row = first_row - 1
        self.header = list(header) if header is not None else self._read_header()

    def _read_header(self) -> list[str]:
        for line in self.lines:
            self._row += 1
            if line.strip():
                return self._checked_header(line)
        raise ImportRefusedError(msg("import-empty"), row=1, allowed=msg("import-allowed-header"))

    def _checked_header(self, line: str) -> list[str]:
        try:
            cells = split(line, self.dialect.separator)
        except csv.Error as error:
            raise self._unreadable_header(line) from error
        self.lines.budget.check_columns(len(cells), self._row)
        self._check_names(cells)
        return cells

    def _unreadable_header(self, line: str) -> ImportRefusedError:
        column = unclosed_quote(line, self.dialect.separator)
        if column is None:
            return ImportRefusedError(msg("import-header-cell"), row=self._row, given=line)
        return ImportRefusedError(
            msg("import-header-quote", row=str(self._row), column=str(column)),
            row=self._row,
            column=column,
            given=line,
            allowed=msg("import-allowed-quote"),
        )

    def _check_names(self, cells: Sequence[str]) -> None:
        allowed = self.lines.budget.limits.cell_chars
        for at, cell in enumerate(cells, start=1):
            if len(cell) > allowed:
                raise ImportRefusedError(
                    msg("import-column-name-too-long"),
                    row=self._row,
                    column=at,
                    given=cell,
                    allowed=msg("allowed-max-characters", n=allowed),
                )

    def rows(self) -> Iterator[Row]:
        """Yield the rows that have as many cells as the header."""
        for line in self.lines:
            self._row += 1
            if line.isspace():
                continue
            self.lines.budget.check_rows(self._row)
            cells = self._cells(line)
            if cells is not None:
                yield Row(self._row, cells)

    def _cells(self, line: str) -> list[str] | None:
        try:
            cells = split(line, self.dialect.separator)
        except csv.Error:
            self._skip_broken(line)
            return None
        if len(cells) == len(self.header):
            return cells
        self._skip(msg("import-row-columns", n=len(self.header)))
        return None

    def _skip_broken(self, line: str) -> None:
        """Skip a row with broken quotes, and note the column whose quote is not closed."""
        column = unclosed_quote(line, self.dialect.separator)
        if column is None:
            self._skip(msg("import-broken-quotes"))
            return
        self.quote_opened = self.quote_opened or (self._row, column)
        self._skip(NOT_CLOSED, column)

    def _skip(self, why: Text, column: int | None = None) -> None:
        self.n_skipped += 1
        if not self.lines.ended_whole:
            why = msg("import-last-line")
        self.noting.add(why, self._row, column)

    def without_rows(self) -> ImportRefusedError:
        """Return the error for a table without usable rows; it points to an unclosed quote, if there is one."""
        if self.quote_opened is None:
            return ImportRefusedError(msg("import-no-rows"), row=2, allowed=msg("import-allowed-rows"))
        row, column = self.quote_opened
        return ImportRefusedError(
            msg("import-no-rows-quote", row=str(row), column=str(column)),
            row=row,
            column=column,
            allowed=msg("import-allowed-quote"),
        )


def open_table(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS) -> Table:
    """Return the table in a file, whatever its dialect.

    Raises
    ------
    ImportRefusedError
        If it is not text, is empty, or exceeds the limits.
    """
    lines = TextLines(stream, limits)
    n = n_comments(lines.peek(20))
    for _ in range(n):
        next(iter(lines))
    if n:
        lines.noting.add(msg("import-comments", n=n), 1)
    return Table(lines, first_row=n + 1)


def order_in_column(stream: BinaryIO, column: int, limits: Limits = DEFAULT_LIMITS) -> Deduction:
    """Return the order of day and month in a column of the whole file; the stream keeps its position."""
    if not stream.seekable():
        return Deduction(None)
    position = stream.tell()
    stream.seek(0)
    try:
        table = open_table(stream, limits)
        return deduced_order(_column_texts(table, column))
    except ImportRefusedError:
        return Deduction(None)
    finally:
        stream.seek(position)


def _column_texts(table: Table, column: int) -> Iterator[str]:
    separator = table.dialect.separator
    for line in table.lines:
        if column == 0 and line.startswith('"'):
            yield line[1:200].partition('"')[0]
        elif column == 0:
            yield line[:200].partition(separator)[0]
        else:
            cells = next(iter(_cut([line], separator)))
            yield cells[column] if column < len(cells) else ""
