"""Progress reports for long analyses."""

from collections.abc import Callable

Progress = Callable[[float], None]
"""Callback that receives the completed fraction, from 0 to 1; raising an exception cancels the work."""


def unheard(_fraction: float) -> None:
    """Ignore progress reports."""
