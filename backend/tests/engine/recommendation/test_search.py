"""The recommendation is the smallest configuration that holds: compared with trying every one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.capacity import break_down
from stormsizer.catalog import ArrayModel, Drive
from stormsizer.pipeline import evaluate, prepare
from stormsizer.provenance import Fact, Status
from stormsizer.recommendation.answer import BrokenGoal, Recommendation
from stormsizer.recommendation.goals import broken_goals
from stormsizer.recommendation.search import in_words, recommend
from stormsizer.scenario import ArrayConfiguration, Scenario, parse
from stormsizer.storage.raid import raid_counts
from tests.engine import seeds


def a_fact(value: int) -> Fact[int]:
    """A number of a family that no catalogue holds."""
    return Fact[int](value=value, status=Status.ASSUMED, reasoning="a small family, to try all of it")


def family(
    *,
    arrays: int = 1,
    controllers: int = 2,
    drives: int = 14,
    modules: int = 2,
    ports: int = 2,
    step: int = 1,
    group: int = 16,
) -> ArrayModel:
    """The seed array cut down to a family that can be tried out whole."""
    array = seeds.seed_catalog().arrays["netapp-fas3270"]
    (tier,) = array.tiers
    assert array.flash_cache is not None
    return array.model_copy(
        update={
            "max_arrays": a_fact(arrays),
            "controllers": a_fact(controllers),
            "shelf": array.shelf.model_copy(
                update={"max_drives_per_controller": a_fact(drives), "drive_step": a_fact(step)}
            ),
            "flash_cache": array.flash_cache.model_copy(update={"max_modules": a_fact(modules)}),
            "network": array.network.model_copy(update={"max_ports": a_fact(ports)}),
            "tiers": (tier.model_copy(update={"raid": tier.raid.model_copy(update={"group_size": a_fact(group)})}),),
        }
    )


def the_drives() -> Mapping[str, Drive]:
    """The seed catalogue's drives."""
    return seeds.seed_catalog().drives


def module_gib(array: ArrayModel) -> float:
    """Size of a cache module."""
    assert array.flash_cache is not None
    return array.flash_cache.module_gib.known


def every(array: ArrayModel, current: ArrayConfiguration) -> Iterator[ArrayConfiguration]:
    """Every configuration of a family, the smallest first."""
    step = array.shelf.drive_step.known
    (tier,), (choice,) = array.tiers, current.tiers
    assert array.flash_cache is not None
    most = array.controllers.known
    sizes = [(1, n) for n in range(1, most + 1)] + [(n, most) for n in range(2, array.max_arrays.known + 1)]
    for n_arrays, n_controllers in sizes:
        for n_drives in range(step, n_controllers * array.shelf.max_drives_per_controller.known + 1, step):
            if n_drives < n_controllers * (tier.raid.n_parity_per_group.known + 1):
                continue
            for n_modules in range(array.flash_cache.max_modules.known + 1):
                for n_ports in range(1, array.network.max_ports.known + 1):
                    yield current.model_copy(
                        update={
                            "n_arrays": n_arrays,
                            "n_controllers": n_controllers,
                            "tiers": (choice.model_copy(update={"n_drives": n_drives}),),
                            "flash_cache_gib": n_controllers * n_modules * module_gib(array),
                            "n_ports": n_controllers * n_ports,
                        }
                    )


def in_order(configuration: ArrayConfiguration) -> tuple[float, ...]:
    """What small means: arrays first, then controllers, then drives, then cache, then ports."""
    return (
        configuration.n_arrays,
        configuration.n_controllers,
        configuration.n_drives,
        configuration.flash_cache_gib,
        configuration.n_ports,
    )


def goal_key(broken: BrokenGoal) -> tuple[str, str, str]:
    """What makes two broken goals the same."""
    return broken.phase_id, broken.goal, broken.label


def goal(name: str) -> BrokenGoal:
    """A broken goal by name."""
    return BrokenGoal(phase_id="p", phase_label="P", goal=name, label=name, value=1, limit=0, unit="s")


current = seeds.acme_scenario().array


@settings(max_examples=150)
@given(
    drives_needed=st.integers(1, 40),
    modules_needed=st.integers(0, 5),
    ports_needed=st.integers(1, 5),
    controllers_needed=st.integers(1, 2),
    trade=st.integers(0, 4),
)
def test_the_search_finds_what_trying_everything_finds(
    drives_needed: int, modules_needed: int, ports_needed: int, controllers_needed: int, trade: int
) -> None:
    """On goals that more of anything never breaks; ``trade`` lets cache stand in for drives."""
    array = family()
    gib = module_gib(array)

    def broken(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        n_modules = configuration.flash_cache_gib / gib
        wanting = {
            "drives": configuration.n_drives + trade * n_modules < drives_needed,
            "cache": n_modules < modules_needed,
            "ports": configuration.n_ports < ports_needed,
            "cpu": configuration.n_controllers < controllers_needed,
        }
        return tuple(goal(name) for name, missed in wanting.items() if missed)

    answer = recommend(current, array, the_drives(), broken)
    holding = [configuration for configuration in every(array, current) if not broken(configuration)]
    assert answer.holds == bool(holding)
    if holding:
        assert answer.chosen.configuration == min(holding, key=in_order)


def never_twice(broken: Callable[[ArrayConfiguration], tuple[BrokenGoal, ...]]) -> Any:
    """Fails when a configuration is simulated twice."""
    seen: list[ArrayConfiguration] = []

    def once(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        assert configuration not in seen
        seen.append(configuration)
        return broken(configuration)

    return once


def test_no_configuration_is_simulated_twice_and_few_are() -> None:
    array = family(drives=480, modules=4)
    answer = recommend(
        current, array, the_drives(), never_twice(lambda c: () if c.n_drives >= 333 else (goal("drives"),))
    )
    assert answer.chosen.configuration.n_drives == 333
    assert answer.n_candidates <= 30


def test_if_nothing_holds_the_answer_is_the_smallest_that_comes_as_near_as_the_largest() -> None:
    array = family()

    def broken(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        never = (goal("latency"),)
        return never if configuration.n_drives >= 9 else (*never, goal("capacity"))

    answer = recommend(current, array, the_drives(), broken)
    assert not answer.holds
    assert not answer.chosen.holds
    assert (answer.chosen.configuration.n_controllers, answer.chosen.configuration.n_drives) == (1, 9)
    assert [each.goal for each in answer.chosen.broken] == ["latency"]
    assert answer.sentence.startswith("No configuration of this family keeps every goal")


def test_another_array_comes_after_every_controller_of_the_first() -> None:
    """Each array has as many controllers as it takes; its drives are counted down from there."""
    array = family(arrays=4, drives=8, modules=0, ports=1)
    answer = recommend(
        current, array, the_drives(), never_twice(lambda c: () if c.n_arrays * c.n_drives >= 40 else (goal("drives"),))
    )
    chosen = answer.chosen.configuration
    assert (chosen.n_arrays, chosen.n_controllers, chosen.n_drives) == (3, 2, 14)
    assert answer.chosen.words.startswith("3 arrays, 2 controllers each, 14 × 450 GB 15K FC")
    assert in_order(answer.why_not_smaller[-1].configuration)[:3] == (2, 2, 16)


def test_drives_are_bought_in_steps() -> None:
    array = family(drives=48, step=4)
    answer = recommend(current, array, the_drives(), lambda c: () if c.n_drives >= 13 else (goal("drives"),))
    assert answer.chosen.configuration.n_drives == 16
    assert answer.why_not_smaller[0].configuration.n_drives == 12


def test_spares_parity_and_prices_that_are_unknown_stay_unknown() -> None:
    answer = recommend(current, family(), the_drives(), lambda _: ())
    assert answer.chosen.price_usd is None
    assert answer.chosen.rack_units is not None


def test_a_configuration_in_words() -> None:
    assert in_words(current, family(), the_drives()) == "1 controller, 48 × 450 GB 15K FC, 512 GiB Flash Cache, 1 port"
    bare = current.model_copy(update={"n_controllers": 2, "flash_cache_gib": 0.0, "n_ports": 2})
    assert in_words(bare, family(), the_drives()) == "2 controllers, 48 × 450 GB 15K FC, no Flash Cache, 2 ports"
    without = family().model_copy(update={"flash_cache": None})
    assert in_words(bare, without, the_drives()) == "2 controllers, 48 × 450 GB 15K FC, 2 ports"


# with the engine itself


def small_estate(**goals: float) -> Scenario:
    """A first login of 150 users within five minutes: small enough for a family of a dozen drives."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=1.5)
    document["pools"][0] |= {"n_desktops": 150, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    document["events"][0] |= {"window_s": 300, "averaging_s": 300}
    document["goals"] = goals
    return parse(document)


@cache
def answered(cut: tuple[tuple[str, float], ...]) -> tuple[Recommendation, dict[ArrayConfiguration, tuple[Any, ...]]]:
    """The recommendation for the small estate, and what every configuration of the family breaks."""
    scenario, catalog, array = small_estate(**dict(cut)), seeds.seed_catalog(), family(drives=10, modules=1, ports=1)
    week = prepare(scenario, catalog)

    @cache
    def broken_by(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        _, judged = evaluate(scenario, configuration, catalog, week)
        return broken_goals(scenario.goals, judged, break_down(scenario.pools, configuration, array, the_drives()))

    answer = recommend(scenario.array, array, the_drives(), broken_by)
    return answer, {configuration: broken_by(configuration) for configuration in every(array, scenario.array)}


CUTS: tuple[tuple[tuple[str, float], ...], ...] = (
    (),
    (("login_min_good_fraction", 0.5), ("drive_max_fraction", 0.6)),
    (("drive_max_fraction", 0.3), ("host_latency_max_ms", 5.0)),
    (("spare_capacity_fraction", 0.7),),
    (("host_latency_max_ms", 0.5),),
)
"""Goals that make another thing decide each time; the last cannot be kept."""


@pytest.mark.parametrize("cut", CUTS, ids=str)
def test_the_recommendation_is_the_smallest_of_all_that_hold(cut: tuple[tuple[str, float], ...]) -> None:
    answer, everything = answered(cut)
    holding = [configuration for configuration, broken in everything.items() if not broken]
    assert answer.holds == bool(holding)
    if holding:
        assert answer.chosen.configuration == min(holding, key=in_order)


@pytest.mark.parametrize("cut", CUTS[:-1], ids=str)
def test_every_why_not_smaller_really_breaks_a_goal(cut: tuple[tuple[str, float], ...]) -> None:
    answer, everything = answered(cut)
    assert answer.why_not_smaller
    for candidate in answer.why_not_smaller:
        assert candidate.broken, candidate.words
        assert candidate.broken == everything[candidate.configuration]
        assert in_order(candidate.configuration) < in_order(answer.chosen.configuration)
        for each in candidate.broken:
            assert each.value < each.limit if each.goal in FLOORS else each.value > each.limit


FLOORS = {"login_min_good_fraction", "spare_capacity_fraction", "complete"}
"""Goals that want at least their limit."""


@pytest.mark.parametrize("cut", CUTS, ids=str)
def test_more_of_anything_never_breaks_a_week_that_held(cut: tuple[tuple[str, float], ...]) -> None:
    """What the search relies on, among configurations of one RAID group per controller."""
    _, everything = answered(cut)
    holding = [configuration for configuration, broken in everything.items() if not broken]
    for smaller in holding:
        for larger in everything:
            more = zip(in_order(smaller), in_order(larger), strict=True)
            if larger.n_controllers == smaller.n_controllers and all(a <= b for a, b in more):
                assert larger in holding


def test_what_helps_nothing_is_not_recommended() -> None:
    """A response time below the way to the array: no hardware mends it, and the second controller least of all."""
    answer, everything = answered(CUTS[-1])
    unavoidable = {goal_key(each) for each in everything[max(everything, key=in_order)]}
    as_near = [c for c, broken in everything.items() if {goal_key(each) for each in broken} <= unavoidable]
    assert answer.chosen.configuration == min(as_near, key=in_order)


def test_a_full_raid_group_is_found_though_one_drive_more_would_not_do() -> None:
    array = family(controllers=1, drives=40, modules=0)

    raid = array.tiers[0].raid

    def broken(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        return () if raid_counts(raid, configuration.n_drives, 1).n_data >= 14 else (goal("spare_capacity_fraction"),)

    assert recommend(current, array, the_drives(), broken).chosen.configuration.n_drives == 16
