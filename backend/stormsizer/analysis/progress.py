"""How a long answer tells how far it is."""

from collections.abc import Callable

Progress = Callable[[float], None]
"""Hears which share is done, from 0 to 1; what it raises ends the work."""


def unheard(_fraction: float) -> None:
    """Nobody listens."""
