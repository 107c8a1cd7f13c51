"""Numeric cells with their unit in the column header."""

from stormsizer.messages import formatting
from stormsizer.report.blocks import Cell


def numbers(*values: float) -> tuple[Cell, ...]:
    """Rates, counts and throughput."""
    return tuple(Cell(text=formatting.number(value)) for value in values)


def response_times(*values_ms: float) -> tuple[Cell, ...]:
    """Response times in milliseconds; an unbounded one is shown as a backlog."""
    return tuple(Cell(text=formatting.quantity(value, "ms").removesuffix(" ms")) for value in values_ms)
