"""Closed forms never rule out a configuration that the simulation accepts."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.capacity import CapacityBreakdown, break_down
from stormsizer.model.scenario import ArrayConfiguration, Scenario, parse
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import broken_goals
from stormsizer.recommendation.hardware import question_of
from stormsizer.recommendation.screening import Clause, screen_of
from stormsizer.recommendation.search import recommend
from stormsizer.simulation.pipeline import evaluate, prepare, station_network
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import Plan
from tests.engine import seeds

STORMS = ("first-power-on", "first-login")
"""The first morning of the sample scenario: all desktops are powered on, and their users log in."""


def morning(n_desktops: int, n_slots: int, goals: dict[str, float], **array: Any) -> Scenario:
    """A small first morning on the sample array, or a changed one."""
    document = seeds.short_week(*STORMS, initial_state="off_never_used", hours=6.0, **array)
    document["pools"][0] |= {"n_desktops": n_desktops, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    for event in document["events"]:
        if event["id"] == "first-power-on":
            event["n_slots"] = n_slots
        else:
            event["starts_at"] = document["calendar"]["ends_at"] - timedelta(hours=3)
    document["goals"] = goals
    return parse(document)


@cache
def planned(n_desktops: int, n_slots: int) -> Plan:
    """The plan of a morning; no goal and no array changes it."""
    return prepare(morning(n_desktops, n_slots, {}), seeds.seed_catalog())


def judged(scenario: Scenario, week: Plan) -> tuple[set[Clause], tuple[BrokenGoal, ...]]:
    """Return the result of the closed forms and of the simulation for the configuration of a scenario."""
    catalog, array = seeds.seed_catalog(), seeds.seed_catalog().arrays[scenario.array.model_id]

    def space(configuration: ArrayConfiguration) -> CapacityBreakdown:
        return break_down(scenario.pools, configuration, array, catalog.drives)

    screen = screen_of(expanded(scenario), week, lambda each: station_network(scenario, each, catalog), space)
    known = set(screen(scenario.array))
    _, phases = evaluate(scenario, scenario.array, catalog, week)
    return known, broken_goals(scenario.goals, phases, space(scenario.array))


@settings(max_examples=80, deadline=None)
@given(
    n_desktops=st.sampled_from([20, 100, 400]),
    n_slots=st.sampled_from([4, 32, 128]),
    n_controllers=st.integers(1, 2),
    n_groups=st.integers(1, 3),
    extra=st.integers(0, 10),
    n_modules=st.integers(0, 2),
    power_on_max_s=st.sampled_from([60.0, 150.0, 400.0, 1000.0, 3600.0]),
    spare=st.sampled_from([0.15, 0.5, 0.9, 0.97]),
)
def test_every_screened_out_configuration_breaks_a_goal_in_simulation(
    n_desktops: int,
    n_slots: int,
    n_controllers: int,
    n_groups: int,
    extra: int,
    n_modules: int,
    power_on_max_s: float,
    spare: float,
) -> None:
    goals = {"power_on_max_s": power_on_max_s, "spare_capacity_fraction": spare}
    scenario = morning(
        n_desktops,
        n_slots,
        goals,
        n_controllers=n_controllers,
        n_ports=n_controllers,
        flash_cache_gib=512.0 * n_modules * n_controllers,
        n_drives=n_controllers * (4 + 5 * n_groups) + extra,
    )
    known, broken = judged(scenario, planned(n_desktops, n_slots))
    found = {(goal.phase_id, goal.goal, None) for goal in broken}
    for goals_at_stake in known:
        assert goals_at_stake & found


def test_power_on_that_no_array_can_finish_in_time_is_screened_out() -> None:
    """Four slots: each boot takes its guest's think time, whatever the array."""
    known, broken = judged(morning(400, 4, {"power_on_max_s": 600.0}), planned(400, 4))
    late = frozenset({("first-power-on", "power_on_max_s", None), ("first-power-on", "complete", None)})
    assert late in known
    assert ("first-power-on", "power_on_max_s") in {(goal.phase_id, goal.goal) for goal in broken}


def test_power_on_that_waits_for_drives_is_screened_out() -> None:
    """Without its cache the array reads every boot from a handful of drives."""
    scenario = morning(400, 128, {"power_on_max_s": 400.0}, n_drives=10, flash_cache_gib=0.0)
    known, broken = judged(scenario, planned(400, 128))
    assert any(("first-power-on", "power_on_max_s", None) in goals for goals in known)
    assert "power_on_max_s" in {goal.goal for goal in broken}


def test_insufficient_space_is_the_only_reason_given_for_screening_out() -> None:
    known, broken = judged(morning(20, 32, {"spare_capacity_fraction": 0.999}), planned(20, 32))
    assert known == {frozenset({("capacity", "spare_capacity_fraction", None)})}
    assert [goal.goal for goal in broken] == ["spare_capacity_fraction"]


def test_week_with_failures_is_screened_out_only_for_space() -> None:
    scenario = morning(400, 4, {"power_on_max_s": 600.0})
    document = scenario.model_dump(mode="json")
    storm = next(event for event in document["events"] if event["id"] == "first-login")
    failure = {"kind": "failure", "id": "fails", "name": "Drive fails", "part": "drive", "n_parts": 1}
    document["events"].append(failure | {"starts_at": storm["starts_at"], "ends_at": document["calendar"]["ends_at"]})
    with_failure = parse(document)
    known, _ = judged(with_failure, prepare(with_failure, seeds.seed_catalog()))
    assert not known


def test_screened_search_finds_the_same_answer_with_fewer_simulations() -> None:
    scenario = morning(100, 32, {"power_on_max_s": 900.0, "spare_capacity_fraction": 0.8})
    question = question_of(scenario, seeds.seed_catalog(), scenario.array.model_id)
    without, screened = recommend(replace(question, screens={})), recommend(question)
    assert screened.holds
    assert screened.model_copy(update={"n_candidates": without.n_candidates}) == without
    assert screened.n_candidates < without.n_candidates
