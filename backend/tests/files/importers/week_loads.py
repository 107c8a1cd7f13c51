"""Loads of the scenarios that ship, simulated once for all tests of what goes out."""

from __future__ import annotations

from functools import cache

from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer_io.exporters.event_loads import Loads, loads_of
from tests.engine import seeds


@cache
def simulation(name: str) -> Simulation:
    """A scenario as it ships, simulated."""
    return simulate(seeds.scenarios()[name], seeds.seed_catalog(), recommend=False)


@cache
def week_loads(name: str) -> Loads:
    """Return the load of its phases on one array."""
    return loads_of(simulation(name), seeds.scenarios()[name], seeds.seed_catalog())
