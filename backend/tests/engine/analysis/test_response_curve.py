"""The response-time curve of a phase: its laws, and its agreement with the simulated week."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

import numpy as np
import pytest

from stormsizer.analysis.response_curve import ResponseCurve, response_curve
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.storage.figures import Component
from stormsizer.storage.response_curve import Mix, first_at, full_at, responses
from tests.engine.toys import SHAPE, network
from tests.support.languages import english, english_problems


@pytest.fixture(scope="module")
def week(acme: Scenario, catalog: Catalog) -> Simulation:
    """The sample, simulated."""
    return simulate(acme, catalog, recommend=False)


def curve_of(week: Simulation, acme: Scenario, catalog: Catalog, phase_id: str) -> ResponseCurve:
    curve = response_curve(acme, catalog, week.result.phases, phase_id)
    assert curve is not None
    return curve


def test_uniform_phase_of_the_simulation_lies_on_its_curve(week: Simulation, acme: Scenario, catalog: Catalog) -> None:
    steady = [phase for phase in week.result.phases if phase.phase == "steady_state"]
    assert steady
    for phase in steady[:2]:
        curve = curve_of(week, acme, catalog, phase.id)
        assert curve.curve_here_ms == pytest.approx(curve.here.mean_ms, rel=0.01)
        assert curve.here.read_ms == phase.figures.host_read_latency_ms
        assert curve.here.iops == phase.figures.total_iops


def test_higher_load_never_lowers_response_time(week: Simulation, acme: Scenario, catalog: Catalog) -> None:
    points = curve_of(week, acme, catalog, "first-login").points
    for before, after in pairwise(points):
        assert after.iops > before.iops
        assert after.mean_ms >= before.mean_ms
        assert min(after.read_ms or 0.0, after.write_ms or 0.0) <= after.mean_ms


def test_goal_is_crossed_where_the_curve_says(week: Simulation, acme: Scenario, catalog: Catalog) -> None:
    curve = curve_of(week, acme, catalog, "first-login")
    assert curve.goal_iops is not None
    assert curve.points[-1].iops < curve.full_iops
    below = [point for point in curve.points if point.iops <= curve.goal_iops]
    above = [point for point in curve.points if point.iops > curve.goal_iops]
    assert all(point.mean_ms <= curve.goal_ms for point in below)
    assert all(point.mean_ms > curve.goal_ms for point in above)
    assert curve.full_component in {use.component for use in week.result.phases[0].figures.components}


def test_moments_of_a_phase_average_to_its_means(week: Simulation, acme: Scenario, catalog: Catalog) -> None:
    curve = curve_of(week, acme, catalog, "first-login")
    ios = sum(moment.iops for moment in curve.moments)
    assert ios / len(curve.moments) == pytest.approx(curve.here.iops, rel=1e-6)
    waited = sum(moment.iops * moment.mean_ms for moment in curve.moments)
    assert waited / ios == pytest.approx(curve.here.mean_ms, rel=1e-6)
    assert "The load varies; at a constant rate" in english(curve.sentence)


def test_goal_below_the_idle_response_time_is_never_met(week: Simulation, acme: Scenario, catalog: Catalog) -> None:
    strict = acme.model_copy(update={"goals": acme.goals.model_copy(update={"host_latency_max_ms": 0.1})})
    curve = curve_of(week, strict, catalog, "first-login")
    assert curve.goal_iops is None
    assert "the array misses the goal of 0.10 ms even at minimal load" in english(curve.sentence)


def test_ceiling_of_the_goals_is_reached_before_a_component_is_full(
    week: Simulation, acme: Scenario, catalog: Catalog
) -> None:
    curve = curve_of(week, acme, catalog, "first-login")
    assert curve.ceiling is not None
    assert (curve.ceiling.component, curve.ceiling.fraction) == (Component.CONTROLLER_CPU, 0.9)
    assert curve.ceiling.iops == pytest.approx(0.9 * curve.full_iops)
    reached = "(utilization goal of 90% reached at 25,664 IOPS, saturated at 28,516 IOPS)"
    assert english(curve.sentence).endswith(f"Bottleneck: controller CPU {reached}.")
    assert curve_of(week, acme, catalog, "first-power-on").ceiling is None


@pytest.mark.parametrize(("minutes", "said"), [(5, "Some of the I/Os were"), (29, "Most of the I/Os were")])
def test_curve_reports_missing_parts_of_the_array(acme: Scenario, catalog: Catalog, minutes: int, said: str) -> None:
    login = next(event for event in acme.events if event.id == "first-login")
    events = [event.model_dump(mode="json") for event in acme.events]
    failure = {
        "id": "drive-fails",
        "name": "A drive fails",
        "kind": "failure",
        "starts_at": login.starts_at.isoformat(),
        "ends_at": (login.starts_at + timedelta(minutes=minutes)).isoformat(),
        "part": "drive",
    }
    failing = Scenario.model_validate({**acme.model_dump(mode="json"), "events": [*events, failure]})
    phases = simulate(failing, catalog, recommend=False).result.phases
    curve = response_curve(failing, catalog, phases, "first-login")
    assert curve is not None
    assert f"{said} served while components were down" in english(curve.sentence)


def test_curve_is_erlangs_formula_for_each_station() -> None:
    """Reads that a cache of no service time answers wait for four cores that share a queue, and for one port."""
    net = network(cached_read_fraction=1.0, cache_hit_s=0.0)
    mix = Mix((replace(SHAPE, cold_read_fraction=0.0),), np.array([[1.0, 0.0]]))
    factor, component = full_at(net, mix)
    assert component is Component.CONTROLLER_CPU
    assert factor == pytest.approx(4 / 80e-6)
    assert first_at(net, mix, [0.9, 1.0, 1.0, 1.0])[0] == pytest.approx(0.9 * factor)
    for share in (0.1, 0.7, 0.99):
        per_s = share * factor
        port_s = 16_000.0 / 1.25e9
        offered = 4 * share
        none_waits = sum(offered**k / math.factorial(k) for k in range(4))
        all_busy = offered**4 / math.factorial(4) / (1 - share)
        cpu_wait_s = 80e-6 / 4 / (1 - share) * all_busy / (none_waits + all_busy)
        port_use = per_s * port_s
        expected_s = 1e-3 + 80e-6 + port_s + cpu_wait_s + port_s * port_use / (1 - port_use)
        assert responses(net, mix, [per_s]).mean_ms[0] == pytest.approx(1e3 * expected_s, rel=1e-9)


def test_a_phase_that_does_not_exist_is_refused(week: Simulation, acme: Scenario, catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError) as refused:
        response_curve(acme, catalog, week.result.phases, "nothing")
    (problem,) = english_problems(refused.value)
    assert (problem.path, problem.given) == ("phase_id", "nothing")
    assert week.result.phases[0].id in english(problem.allowed)
