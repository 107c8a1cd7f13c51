"""Configuration of the sweeper for runs and chunks."""

from __future__ import annotations

from webapp.jobs.queue import Task
from webapp.jobs.sweeper import Sweep
from webapp.runs import transitions
from webapp.runs.execution import chunks
from webapp.runs.execution.chunks import CHUNKS
from webapp.runs.transitions import RUNS
from webapp.settings import Settings

PATIENCE = 12
"""Factor for the republishing period of runs: while workers are busy, a waiting run has rarely lost its message."""


def _max_attempts(settings: Settings) -> int:
    return settings.max_attempts


RUN_SWEEPS = (
    Sweep(RUNS, Task.RUN, _max_attempts, transitions.fail_exhausted, transitions.announce_due, PATIENCE),
    Sweep(CHUNKS, Task.CHUNK, _max_attempts, chunks.fail_exhausted, chunks.announce_due, PATIENCE),
)
"""Sweeps in order: whole runs first, then chunks."""
