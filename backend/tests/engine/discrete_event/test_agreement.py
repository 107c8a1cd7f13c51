"""Per-I/O simulation compared with the weekly means: windows of every phase of every published system."""

from __future__ import annotations

from functools import cache

import pytest

from stormsizer.discrete_event import expected_ios, has_hardware, simulate_every_io
from stormsizer.discrete_event.figures import AGREE_WITHIN, COMPARED_UP_TO, ResponseTimes
from stormsizer.experience.stretches import stretches
from stormsizer.simulation.pipeline import evaluate, prepare
from stormsizer.timeline.occurrences import expanded
from tests.engine import seeds

N_IOS = 200_000
SHORTEST_S, LONGEST_S = 2.0, 1_200.0
"""A window is as long as it takes to ask so many I/Os, within bounds."""
N_REPLICATIONS = 4
CHANCE = 3.0
"""Standard errors of the simulated mean that the difference may be larger."""
PUBLISHED = ("acme", "dell-ps6100xs", "emc-vnx5500", "nexentaconnect-vsa", "tintri-t540")
"""One scenario of each published system."""
SHORT = ("acme", "tintri-t540")
"""A disk array with a write cache, and one of flash; the others are run with the long tests."""


def on_hardware(name: str) -> bool:
    """Whether a scenario has one array with controllers and drives, whose I/Os can be simulated one by one."""
    return has_hardware(seeds.scenarios()[name], seeds.seed_catalog())


@cache
def windows(name: str) -> tuple[tuple[str, float, float], ...]:
    """Phase, beginning and end of a window in the middle of each kind of phase of a scenario."""
    scenario, catalog = seeds.scenarios()[name], seeds.seed_catalog()
    week = prepare(scenario, catalog)
    served, _ = evaluate(expanded(scenario), scenario.array, catalog, week)
    found: dict[str, tuple[str, float, float]] = {}
    for stretch in stretches(week, served):
        if str(stretch.phase) in found:
            continue
        from_s = 0.5 * (stretch.averaged_from_s + stretch.averaged_to_s)
        room_s = stretch.averaged_to_s - from_s
        per_s = expected_ios(scenario, catalog, from_s, from_s + min(1.0, room_s)) / min(1.0, room_s)
        length_s = min(max(SHORTEST_S, N_IOS / per_s if per_s else SHORTEST_S), LONGEST_S, room_s)
        found[str(stretch.phase)] = str(stretch.phase), from_s, from_s + length_s
    return tuple(found.values())


def line(name: str, phase: str, one: ResponseTimes) -> str:
    """One row of the list."""
    return (
        f"{name:<32}{phase:<16}{one.op:<6}{one.n_ios:>10,}  use {one.utilization_fraction:5.3f}  "
        f"week {one.fluid_mean_ms:8.3f} ms  every I/O {one.mean_ms:8.3f} ms  {one.difference_fraction:+7.2%}"
    )


def compare(name: str) -> None:
    """Print all windows of a scenario and require that both means agree where they must."""
    scenario, catalog = seeds.scenarios()[name], seeds.seed_catalog()
    apart = []
    print()
    for phase, from_s, to_s in windows(name):
        result = simulate_every_io(scenario, catalog, from_s, to_s, n_replications=N_REPLICATIONS, n_cores=2)
        for one in result.total:
            print(line(name, phase, one))
            assert one.spread_ms is not None
            chance = CHANCE * one.spread_ms / N_REPLICATIONS**0.5 / one.fluid_mean_ms
            if one.utilization_fraction <= COMPARED_UP_TO and abs(one.difference_fraction) > AGREE_WITHIN + chance:
                apart.append(line(name, phase, one))
    assert not apart, "\n".join(apart)


@pytest.mark.parametrize(
    "name", [each if each in SHORT else pytest.param(each, marks=pytest.mark.long) for each in PUBLISHED]
)
def test_means_agree_with_the_week_on_published_systems(name: str) -> None:
    compare(name)


@pytest.mark.long
@pytest.mark.parametrize(
    "name", sorted(name for name in seeds.scenarios() if name not in PUBLISHED and on_hardware(name))
)
def test_means_agree_with_the_week_on_all_other_scenarios(name: str) -> None:
    compare(name)
