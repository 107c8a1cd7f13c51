"""One sheet as values: what stands on it, and nothing about how a file is written."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

Style = Literal[
    "plain", "text", "strong", "total",
    "any", "count", "decimal", "latency", "share", "money", "instant", "second", "day",
    "input", "input_count", "sum_money", "sum_decimal",
    "good", "fair", "poor",
]  # fmt: skip
"""How a value is shown. ``plain`` is text on one line, ``text`` is wrapped; ``input`` invites to be changed."""


@dataclass(frozen=True)
class Formula:
    """A live formula with the value it has now, for viewers that do not calculate; None shows as empty."""

    text: str
    value: float | str | None


Value = str | bool | float | date | Formula | None
"""Instants carry a zone and are written by the clock of the scenario. None is an empty cell."""


@dataclass(frozen=True)
class Styled:
    """A value that is not shown as its column is."""

    value: Value
    style: Style


Cell = Value | Styled
Row = Sequence[Cell]


@dataclass(frozen=True)
class Column:
    """A column with its unit in the heading; the width is in characters."""

    label: str
    unit: str = ""
    style: Style = "plain"
    width: float = 12.0

    @property
    def heading(self) -> str:
        """Label and unit."""
        return f"{self.label} ({self.unit})" if self.unit else self.label


@dataclass(frozen=True)
class Page:
    """A sheet: a title, remarks, one table under frozen headings, and rows below it that are no part of the table.

    Attributes
    ----------
    n_fixed
        Columns that stay in sight.
    is_large
        Whether it is printed on A3.
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
        """Row of the headings, from 0."""
        return len(self.remarks) + 2

    @property
    def first_row(self) -> int:
        """Row of the first values, from 0."""
        return self.heading_row + 1
