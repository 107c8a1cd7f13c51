"""Invariants of every seed scenario, and limits of overload, capacity and lost drives."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.simulation.pipeline import evaluate, prepare, simulate
from stormsizer.storage.figures import Component
from tests.engine import seeds
from tests.support.languages import english, english_problems


def changed(name: str, **changes: Any) -> Scenario:
    """A ready scenario with fields of its parts replaced: ``pools__n_desktops`` means every pool's."""
    document = seeds.scenarios()[name].model_dump(mode="json")
    for path, value in changes.items():
        part, _, field = path.partition("__")
        for item in document[part] if isinstance(document[part], list) else [document[part]]:
            item[field] = value
    return parse(document)


@pytest.mark.parametrize("name", sorted(seeds.scenarios()))
def test_every_seed_scenario_runs_within_physical_limits(name: str) -> None:
    simulation = simulate(seeds.scenarios()[name], seeds.seed_catalog(), recommend=False)
    for phase in simulation.result.phases:
        for use in phase.figures.components:
            assert 0.0 <= use.mean_fraction <= use.peak_fraction * (1 + 1e-9) <= 1.0 + 1e-9
        assert phase.figures.reads_iops >= 0.0
        assert phase.figures.writes_iops >= 0.0


def test_array_that_never_catches_up_misses_goals() -> None:
    """Three times the desktops saturate the drives all day: the day is judged as incomplete."""
    scenario = changed("emc-vnx5500", pools__n_desktops=1500)
    phases = simulate(scenario, seeds.seed_catalog(), recommend=False).result.phases
    (work,) = (phase for phase in phases if phase.phase == "steady_state")
    assert not work.complete
    assert not work.holds
    assert work.figures.busiest_tier.mean_fraction > 0.95


def test_empty_drives_in_a_slow_tier_change_nothing() -> None:
    few = seeds.scenarios()["emc-vnx5500"]
    tiers = [tier.model_dump() for tier in few.array.tiers]
    tiers[2]["n_drives"] = 12
    many = changed("emc-vnx5500", array__tiers=tiers)
    uses = []
    for scenario in (few, many):
        catalog = seeds.seed_catalog()
        _, phases = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
        steady = next(phase for phase in phases if phase.phase == "steady_state")
        uses.append(steady.figures.use_of(Component.PERFORMANCE).mean_fraction)
    assert uses[1] == pytest.approx(uses[0], rel=1e-6)


def test_host_cache_fills_with_the_image_and_no_more() -> None:
    durations = []
    for gib in (2.0, 16.0):
        scenario = changed("dell-ps6100xs", hosts__host_cache_gib=gib)
        phases = simulate(scenario, seeds.seed_catalog(), recommend=False).result.phases
        durations.append(next(phase for phase in phases if phase.phase == "power_on").duration_s)
    assert durations[1] == pytest.approx(durations[0], rel=1e-6)


def test_cache_with_a_small_part_of_the_image_helps_little() -> None:
    rates = []
    for gib in (0.0, 0.2, 2.0):
        scenario = changed("dell-ps6100xs", hosts__host_cache_gib=gib)
        phases = simulate(scenario, seeds.seed_catalog(), recommend=False).result.phases
        rates.append(next(phase for phase in phases if phase.phase == "steady_state").figures.reads_iops)
    none, little, enough = rates
    assert none > little > enough
    assert none - little == pytest.approx(0.1 * (none - enough), rel=0.05)


def test_pools_that_do_not_fit_fail_the_verdict() -> None:
    scenario = changed("dell-ps6100xs", pools__growth_gib_per_desktop=30.0)
    verdict = simulate(scenario, seeds.seed_catalog(), recommend=False).result.verdict
    assert not verdict.holds
    assert "Insufficient capacity" in english(verdict.sentence)


@pytest.mark.parametrize(("n_parts", "survives"), [(1, True), (2, True), (3, False)])
def test_losing_more_drives_than_parity_covers_is_data_loss(n_parts: int, survives: bool) -> None:
    document = seeds.acme_document()
    document["events"].append(
        {
            "id": "loss",
            "name": "Drives fail",
            "kind": "failure",
            "part": "drive",
            "n_parts": n_parts,
            "starts_at": "2011-05-30T09:00:00Z",
            "ends_at": "2011-05-30T10:00:00Z",
        }
    )
    if survives:
        prepare(parse(document), seeds.seed_catalog())
        return
    with pytest.raises(InvalidScenarioError) as error:
        prepare(parse(document), seeds.seed_catalog())
    (problem,) = english_problems(error.value)
    assert (problem.given, problem.allowed) == ("3", "at most 2")
    assert "loses data" in english(problem.message)


def test_sequential_backup_runs_at_the_speed_of_the_drives() -> None:
    document = seeds.acme_document()
    document["events"].append(
        {
            "id": "backup",
            "name": "Backup",
            "kind": "backup",
            "read_mb_per_s": 50_000.0,
            "starts_at": "2011-06-01T01:00:00Z",
            "ends_at": "2011-06-01T02:00:00Z",
        }
    )
    catalog = seeds.seed_catalog()
    scenario = parse(document)
    _, phases = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
    backup = next(phase for phase in phases if phase.phase == "backup")
    port_mb_per_s = 10e9 / 8 / 1e6
    assert backup.figures.read_mb_per_s <= port_mb_per_s * 1.01
