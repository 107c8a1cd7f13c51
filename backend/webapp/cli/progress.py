"""Progress display for long calculations on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import typer


def progress_since(started: float) -> Callable[[float], None]:
    """Return a function that shows the percentage completed and the time remaining, on a terminal only."""
    if not sys.stderr.isatty():
        return lambda _: None

    def tell(done_fraction: float) -> None:
        left_s = (time.perf_counter() - started) * (1 - done_fraction) / max(done_fraction, 1e-3)
        line = f"{done_fraction:4.0%} done, about {left_s:,.0f} s left" if done_fraction < 1 else ""
        typer.echo(f"\r{line:<40}" + ("" if line else "\r"), nl=False, err=True)

    return tell
