"""Limits concurrent calculations to the number of processors; others wait their turn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore

from stormsizer.discrete_event import simulate_every_io
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import prepare
from stormsizer.storage.warm import warm as warm_weeks
from webapp.core.http.errors import UnavailableError

LONGEST_WAIT_S = 10.0
WARMING_WINDOW_S = 1.0

_slots = BoundedSemaphore(max(2, os.cpu_count() or 2))


@contextmanager
def slot() -> Iterator[None]:
    """Wait for a free processor; raise a 503 error after a timeout."""
    if not _slots.acquire(timeout=LONGEST_WAIT_S):
        raise UnavailableError(msg("problem-too-many-calculations"), headers={"Retry-After": "5"})
    try:
        yield
    finally:
        _slots.release()


def warm(catalog: Catalog, scenario: Scenario) -> None:
    """Compile the kernels of every calculation, or load them from the cache, by running each calculation briefly.

    The scenario should have a storm or logins, and no logins at its end: windows with and without streams have separate
    kernels.
    """
    week = prepare(scenario, catalog)
    storms_s = [sweep.starts_s for sweep in week.sweeps] + [storm.starts_s for storm in week.logins]
    for from_s in (min(storms_s, default=0.0), week.length_s - WARMING_WINDOW_S):
        simulate_every_io(scenario, catalog, from_s, from_s + WARMING_WINDOW_S, n_replications=1)
    warm_weeks()
