"""Verdict on a week: one status, the same in every phase, table and document."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.experience.grades import GoalStatus
from stormsizer.model.scenario import parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Phase, Result
from tests.engine import seeds
from tests.support.languages import english


def result_of(goals: dict[str, Any] | None = None) -> Result:
    """The office with flash drives and current desktops, with other goals."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")
    document["goals"] = document.get("goals", {}) | (goals or {})
    return simulate(parse(document), seeds.seed_catalog(), recommend=False).result


@pytest.fixture(scope="module")
def passed() -> Result:
    """The sample as it ships."""
    return result_of()


def busiest_host_cpu(result: Result) -> float:
    """The highest utilization that the goal for host CPU is checked against."""
    return max(c.value for phase in result.phases for c in phase.checks if c.goal == "host_cpu_max_fraction")


def test_week_with_margin_passes_and_names_its_tightest_goal(passed: Result) -> None:
    verdict = passed.verdict
    assert (verdict.status, verdict.n_holding) == (GoalStatus.PASSES, verdict.n_phases)
    assert verdict.constraint is not None
    tightest = min(c.margin_fraction for phase in passed.phases if phase.phase is not Phase.IDLE for c in phase.checks)
    assert verdict.constraint.margin_fraction == tightest
    assert english(verdict.sentence).endswith(english(verdict.constraint.sentence))
    assert "Smallest performance margin: 28%" in english(verdict.sentence)


def test_margin_of_a_mean_utilization_is_stated_with_its_busiest_minute(passed: Result) -> None:
    constraint = passed.verdict.constraint
    assert constraint is not None
    (check,) = (
        check
        for phase in passed.phases
        if phase.id == constraint.phase_id
        for check in phase.checks
        if check.goal == constraint.goal
    )
    assert check.peak is not None
    assert check.peak >= check.value
    stated = f"{check.value:.0%} on average, {check.peak:.0%} in the busiest minute (goal for the average: at most 90%)"
    assert stated in english(constraint.sentence)


def test_week_with_a_small_margin_is_at_risk(passed: Result) -> None:
    limit = busiest_host_cpu(passed) * 1.05
    verdict = result_of({"host_cpu_max_fraction": limit}).verdict
    assert (verdict.status, verdict.holds) == (GoalStatus.AT_RISK, True)
    assert verdict.constraint is not None
    assert (verdict.constraint.goal, round(verdict.constraint.margin_fraction, 2)) == ("host_cpu_max_fraction", 0.05)


def test_week_that_misses_a_goal_fails_and_names_it(passed: Result) -> None:
    verdict = result_of({"host_cpu_max_fraction": busiest_host_cpu(passed) * 0.9}).verdict
    assert (verdict.status, verdict.holds) == (GoalStatus.FAILS, False)
    assert verdict.constraint is not None
    assert verdict.constraint.goal == "host_cpu_max_fraction"
    assert verdict.constraint.margin_fraction < 0
    assert verdict.n_holding < verdict.n_phases


def test_lack_of_capacity_fails_a_week_and_is_said_first() -> None:
    verdict = result_of({"spare_capacity_fraction": 0.95}).verdict
    assert (verdict.status, verdict.n_holding) == (GoalStatus.FAILS, verdict.n_phases)
    assert verdict.constraint is not None
    assert verdict.constraint.goal == "spare_capacity_fraction"
    assert english(verdict.sentence).startswith("Spare capacity is ")
    assert english(verdict.sentence).endswith(" phases of the calendar meet their goals.")


def test_lack_of_host_memory_puts_a_week_at_risk() -> None:
    verdict = result_of({"memory_oversubscription_max_ratio": 0.1}).verdict
    assert (verdict.status, verdict.holds) == (GoalStatus.AT_RISK, True)
    assert verdict.constraint is not None
    assert verdict.constraint.goal == "memory_oversubscription_max_ratio"


def test_results_of_older_engines_only_pass_or_fail(passed: Result) -> None:
    stored = passed.model_dump(mode="json")
    del stored["verdict"]["status"], stored["verdict"]["constraint"]
    for phase in stored["phases"]:
        del phase["status"]
    stored["phases"][0]["holds"] = False
    found = Result.model_validate(stored)
    assert (found.verdict.status, found.verdict.constraint) == (GoalStatus.PASSES, None)
    assert [phase.status for phase in found.phases[:2]] == [GoalStatus.FAILS, GoalStatus.PASSES]
