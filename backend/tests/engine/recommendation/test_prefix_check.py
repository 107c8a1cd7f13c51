"""Goals broken by a prefix of a week are broken in the whole week."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.model.scenario import Scenario, parse
from stormsizer.recommendation.hardware import question_of
from stormsizer.recommendation.prefix_check import beginning, has_ended
from stormsizer.recommendation.search import Question
from stormsizer.simulation.pipeline import evaluate, prepare
from tests.engine import seeds

HOUR_S = 3600.0


def fortnight(*, n_drives: int, **changes: Any) -> Scenario:
    """The sample fortnight on another array."""
    document = seeds.acme_document()
    document["array"] |= changes
    document["array"]["tiers"][0]["n_drives"] = n_drives
    return parse(document)


def asked(scenario: Scenario) -> Question:
    """The request for the sample family."""
    return question_of(scenario, seeds.seed_catalog(), scenario.array.model_id)


def strength(n_drives: int, n_modules: int = 1) -> dict[str, Any]:
    """A pair of controllers with so many drives."""
    return {"n_controllers": 2, "n_ports": 2, "n_drives": n_drives, "flash_cache_gib": 1024.0 * n_modules}


@pytest.mark.parametrize(("n_drives", "to_h"), [(48, 34.0), (48, 33.1), (16, 33.1), (16, 15.5), (30, 202.0)])
def test_interrupted_week_equals_the_whole_week_bit_for_bit(n_drives: int, to_h: float) -> None:
    scenario, catalog = fortnight(**strength(n_drives)), seeds.seed_catalog()
    week = prepare(scenario, catalog)
    whole, phases = evaluate(scenario, scenario.array, catalog, week)
    begun, first_phases = evaluate(scenario, scenario.array, catalog, beginning(week, to_h * HOUR_S))
    n = len(begun.trace.starts_s) - 1
    assert begun.trace.starts_s[n] < begun.trace.ends_s < week.length_s
    assert np.array_equal(begun.trace.starts_s, whole.trace.starts_s[: n + 1])
    assert np.array_equal(begun.trace.values[:n], whole.trace.values[:n], equal_nan=True)
    ended = [phase for phase in first_phases if has_ended(phase, scenario, begun.trace.starts_s[n])]
    assert ended
    for phase in ended:
        (same,) = (each for each in phases if each.id == phase.id)
        assert phase.checks == same.checks
        assert phase.complete == same.complete


@settings(max_examples=25, deadline=None)
@given(
    n_drives=st.integers(16, 60),
    n_modules=st.integers(0, 1),
    phase=st.sampled_from(["first-power-on", "first-login", "first-login-steady", "tuesday-login-31", "reboot"]),
    good=st.sampled_from([0.3, 0.9, 0.99]),
    survives=st.sampled_from([[], ["controller"], ["drive"]]),
)
def test_goals_broken_by_a_prefix_are_broken_in_the_whole_week(
    n_drives: int, n_modules: int, phase: str, good: float, survives: list[str]
) -> None:
    scenario = fortnight(**strength(n_drives, n_modules))
    goals = scenario.goals.model_copy(update={"login_min_good_fraction": good, "survives": tuple(survives)})
    question = asked(scenario.model_copy(update={"goals": goals}))
    broken = {(goal.phase_id, goal.goal, goal.missing) for goal in question.evaluate(scenario.array, 0.0)}
    certain = set(question.begin(scenario.array, 0.0, question.decided_s[phase]))
    for clause in certain:
        assert clause & broken
    too_few = ("first-login", "login_min_good_fraction", None)
    if too_few in broken and question.decided_s["first-login"] <= question.decided_s[phase]:
        assert any(too_few in clause for clause in certain)


def test_endless_storm_is_known_to_be_late_when_its_time_is_up() -> None:
    """Two days before its end it is already certain that no drive can finish this power-on in time."""
    scenario = fortnight(n_controllers=1, n_ports=1, n_drives=8, flash_cache_gib=0.0)
    question = asked(scenario)
    certain = set(question.begin(scenario.array, 0.0, question.decided_s["first-power-on"]))
    assert frozenset({("first-power-on", "power_on_max_s", None), ("first-power-on", "complete", None)}) in certain
    assert any(("first-login", "login_min_good_fraction", None) in clause for clause in certain)


def test_failure_without_surviving_parts_is_rejected_at_once() -> None:
    scenario = fortnight(n_controllers=1, n_ports=1, n_drives=60, flash_cache_gib=512.0)
    goals = scenario.goals.model_copy(update={"survives": ("controller",)})
    question = asked(scenario.model_copy(update={"goals": goals}))
    certain = set(question.begin(scenario.array, 0.0, question.decided_s["first-login"]))
    broken = {(goal.phase_id, goal.goal, goal.missing) for goal in question.evaluate(scenario.array, 0.0)}
    assert frozenset({("survives-controller", "complete", "controller")}) in certain
    assert all(clause & broken for clause in certain)
