"""Progress of long analyses."""

from collections.abc import Callable

Progress = Callable[[float], None]
"""Called with the completed fraction, from 0 to 1; an exception cancels the work."""


def unheard(_fraction: float) -> None:
    """Ignore progress reports."""
