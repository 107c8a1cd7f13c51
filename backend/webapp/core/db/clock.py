"""Time from the database. The process's clock is never used, because clocks differ between machines."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, func

NOW = func.clock_timestamp()


def seconds(n: float) -> ColumnElement[Any]:
    """Return an interval of this many seconds."""
    return func.make_interval(0, 0, 0, 0, 0, 0, n)
