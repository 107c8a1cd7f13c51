"""Keeps many requests from computing at once: as many as there are processors, the others wait their turn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import BoundedSemaphore

from stormsizer.catalog import Catalog
from stormsizer.pipeline import prepare
from stormsizer.scenario import Scenario
from stormsizer.storage.configuration import network_of
from stormsizer.storage.serve import serve
from webapp.kit.errors import UnavailableError

LONGEST_WAIT_S = 10.0

_slots = BoundedSemaphore(max(2, os.cpu_count() or 2))


@contextmanager
def slot() -> Iterator[None]:
    """Wait for a free processor; 503 when that takes too long."""
    if not _slots.acquire(timeout=LONGEST_WAIT_S):
        raise UnavailableError("Too many calculations at once.", headers={"Retry-After": "5"})
    try:
        yield
    finally:
        _slots.release()


def warm(catalog: Catalog, scenario: Scenario) -> None:
    """Compile the numeric kernels, or load them from the cache, on the first minute of a scenario."""
    week = prepare(scenario, catalog)
    serve(replace(week, length_s=min(60.0, week.length_s)), network_of(scenario, scenario.array, catalog))
