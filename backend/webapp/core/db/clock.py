"""Time is the database's, never that of the process: clocks of two machines differ."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, func

NOW = func.clock_timestamp()


def seconds(n: float) -> ColumnElement[Any]:
    """An interval."""
    return func.make_interval(0, 0, 0, 0, 0, 0, n)
