"""Imports that signals do not interrupt.

A signal can interrupt a job that has lost its lease at any point. In the middle of the first import of a large library,
that would leave some of its modules loaded and others not, and no later import in that process would repair it.
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
