"""Content of one sheet, independent of the file format. Text is in the language of the report."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg

Style = Literal[
    "plain", "text", "strong", "total",
    "any", "count", "decimal", "latency", "share", "money", "instant", "second", "day",
    "input", "input_count", "sum_money", "sum_decimal",
    "good", "fair", "poor",
]  # fmt: skip
"""How a value is displayed. ``plain`` is text on one line, ``text`` is wrapped, and ``input`` is editable."""


@dataclass(frozen=True)
class Formula:
    """A live formula with its current value, for viewers that do not calculate. A value of None is shown as empty."""

    text: str
    value: float | str | None


Value = str | float | date | Formula | None
"""Value of a cell. Instants have a time zone and are written in that of the scenario. None is an empty cell."""


@dataclass(frozen=True)
class Styled:
    """A value whose style differs from that of its column."""

    value: Value
    style: Style


Cell = Value | Styled
Row = Sequence[Cell]


@dataclass(frozen=True)
class Column:
    """A column. Its heading includes the unit, and its width is in characters."""

    heading: str
    style: Style = "plain"
    width: float = 12.0


def column(localizer: Localizer, label: Text, unit: Text = "", style: Style = "plain", width: float = 12.0) -> Column:
    """Return a column whose heading includes the unit."""
    return Column(localizer.text(msg("workbook-heading", label=label, unit=unit) if unit else label), style, width)


def yes_no(answer: bool | None, localizer: Localizer) -> str | None:
    """Return the word for yes or no; None if the answer is unknown."""
    if answer is None:
        return None
    return localizer.text(msg("workbook-yes") if answer else msg("workbook-no"))


def quoted(text: str) -> str:
    """Return text as a string literal for a formula.

    >>> quoted('19" rack')
    '"19"" rack"'
    """
    return '"{}"'.format(text.replace('"', '""'))


@dataclass(frozen=True)
class Page:
    """A sheet with a title, remarks, a table under frozen headers, and rows below it that are not part of the table.

    Attributes
    ----------
    n_fixed
        Number of frozen columns.
    is_large
        Whether the sheet is printed on A3 rather than A4 paper.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Sequence[Row]
    remarks: tuple[str, ...] = ()
    below: Sequence[Row] = ()
    n_fixed: int = 1
    is_large: bool = False

    @property
    def heading_row(self) -> int:
        """Zero-based index of the header row."""
        return len(self.remarks) + 2

    @property
    def first_row(self) -> int:
        """Zero-based index of the first row of values."""
        return self.heading_row + 1
