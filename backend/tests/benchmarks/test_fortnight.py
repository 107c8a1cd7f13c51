"""How long the Acme fortnight takes, as ratios within one run: machines differ, shapes do not."""

from __future__ import annotations

import statistics
import time

import pytest

from stormsizer.catalog import Catalog
from stormsizer.pipeline import simulate
from stormsizer.scenario import Scenario
from tests.engine.seeds import acme_scenario, seed_catalog

ROUNDS = 5


@pytest.fixture(scope="module")
def facts() -> Catalog:
    return seed_catalog()


def _median_s(scenario: Scenario, facts: Catalog) -> float:
    simulate(scenario, facts, recommend=False)
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        simulate(scenario, facts, recommend=False)
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def _with_desktops(scenario: Scenario, n_desktops: int) -> Scenario:
    """The same week for more or fewer desktops, slots and hosts alike."""
    share = n_desktops / scenario.pools[0].n_desktops
    return scenario.model_copy(
        update={
            "pools": (scenario.pools[0].model_copy(update={"n_desktops": n_desktops}),),
            "events": tuple(
                event.model_copy(update={"n_slots": max(1, round(event.n_slots * share))})
                if hasattr(event, "n_slots")
                else event
                for event in scenario.events
            ),
        }
    )


@pytest.mark.long
def test_a_fortnight_takes_well_under_a_second(facts: Catalog) -> None:
    taken_s = _median_s(acme_scenario(), facts)
    print(f"\nfortnight, 2,500 desktops: {taken_s * 1e3:.0f} ms")
    assert taken_s < 1.0


@pytest.mark.long
def test_time_does_not_grow_with_the_number_of_desktops(facts: Catalog) -> None:
    few, many = (_median_s(_with_desktops(acme_scenario(), n), facts) for n in (250, 2500))
    print(f"\n2,500 desktops take {many / few:.2f} times as long as 250")
    assert many < 3 * few
