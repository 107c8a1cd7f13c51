"""Numeric table cells, with units in the column headers, and values formatted as text with their units."""

from stormsizer.messages.formatting import LONGEST_LATENCY_MS, PERCENT_NUMBER
from stormsizer.messages.text import Message, Quantity, msg, shown
from stormsizer.report.blocks import Cell

NOTHING = msg("report-nothing")
"""Text for a missing value."""


def value(amount: float | None, unit: str = "", digits: int = 2) -> Message:
    """Format a value with its unit; if the unit is empty, return a plain number."""
    return shown(Quantity(amount, unit, digits))


def numbers(*values: float) -> tuple[Cell, ...]:
    """Return cells for rates, counts or throughput."""
    return tuple(Cell(text=value(each)) for each in values)


def percents(*fractions: float) -> tuple[Cell, ...]:
    """Return cells for fractions, as percentages."""
    return tuple(Cell(text=value(each, PERCENT_NUMBER)) for each in fractions)


def response_times(*values_ms: float) -> tuple[Cell, ...]:
    """Return cells for response times in milliseconds; that of an overloaded array has its own unit."""
    return tuple(Cell(text=value(each, "ms" if each > LONGEST_LATENCY_MS else "")) for each in values_ms)
