"""Which goals a configuration breaks."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.capacity import CapacityBreakdown
from stormsizer.pipeline import simulate
from stormsizer.recommendation.goals import broken_goals
from stormsizer.scenario import Goals, parse
from tests.engine import seeds


def space(spare: float) -> CapacityBreakdown:
    """A breakdown that leaves this much free."""
    return CapacityBreakdown(needed=(), needed_gb=1 - spare, offered=(), usable_gb=1, spare_fraction=spare)


@pytest.mark.parametrize(("spare", "broken"), [(0.5, 0), (0.15, 0), (0.149, 1), (-3.0, 1)])
def test_spare_capacity_is_a_goal_like_any_other(spare: float, broken: int) -> None:
    found = broken_goals(Goals(), (), space(spare))
    assert [(goal.goal, goal.value, goal.limit) for goal in found] == [
        ("spare_capacity_fraction", spare, 0.15)
    ] * broken


def result(hours: float, **changes: Any) -> Any:
    """A first login of the sample estate on another array."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=hours, **changes)
    return simulate(parse(document), seeds.seed_catalog(), recommend=False).result


def test_what_is_broken_is_what_the_checks_say() -> None:
    judged = result(2.0, n_drives=14)
    expected = {(phase.id, check.goal) for phase in judged.phases for check in phase.checks if not check.holds}
    expected |= {(phase.id, "complete") for phase in judged.phases if not phase.complete}
    found = broken_goals(Goals(), judged.phases, space(0.5))
    assert {(goal.phase_id, goal.goal) for goal in found} == expected
    assert expected


def test_work_that_is_not_finished_breaks_a_goal_of_its_own() -> None:
    judged = result(0.5, n_drives=4, flash_cache_gib=0)
    assert "complete" in {goal.goal for goal in broken_goals(Goals(), judged.phases, space(0.5))}
