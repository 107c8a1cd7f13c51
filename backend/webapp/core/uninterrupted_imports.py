"""Imports that signals do not interrupt.

A job that has lost its lease is interrupted by a signal at any point. In the middle of the first import of a large
library, some of its modules would be loaded and others not, and no later import of that process would repair it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

BREAKS_OFF = signal.SIGUSR1


@contextmanager
def whole_imports() -> Iterator[None]:
    """Defer the job interruption signal until the end of the block."""
    handler = signal.getsignal(BREAKS_OFF)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield
        return
    held_back: list[int] = []
    signal.signal(BREAKS_OFF, lambda number, _frame: held_back.append(number))
    try:
        yield
    finally:
        signal.signal(BREAKS_OFF, handler)
        if held_back:
            signal.raise_signal(BREAKS_OFF)
