"""Which goals a configuration breaks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stormsizer.capacity import CapacityBreakdown
from stormsizer.messages.text import Text
from stormsizer.model.scenario import Goals, parse
from stormsizer.recommendation.answer import NOT_FINISHED, NOT_SURVIVED, BrokenGoal, Recommendation
from stormsizer.recommendation.family import variants
from stormsizer.recommendation.goals import broken_goals
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.pipeline import simulate
from tests.engine import seeds
from tests.support.languages import english


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


def test_broken_goals_match_the_failed_checks() -> None:
    judged = result(2.0, n_drives=14)
    expected = {(phase.id, check.goal) for phase in judged.phases for check in phase.checks if not check.holds}
    expected |= {(phase.id, "complete") for phase in judged.phases if not phase.complete}
    found = broken_goals(Goals(), judged.phases, space(0.5))
    assert {(goal.phase_id, goal.goal) for goal in found} == expected
    assert expected


def test_unfinished_work_breaks_a_separate_goal() -> None:
    judged = result(0.5, n_drives=4, flash_cache_gib=0)
    assert "complete" in {goal.goal for goal in broken_goals(Goals(), judged.phases, space(0.5))}


def on_one_family(provisioning_max_s: float) -> Recommendation:
    """The deployments of the PS6100XS study, of which the longer takes 4,908 s by its clock."""
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "dell-ps6100xs.yaml")
    document["events"] = [event for event in document["events"] if event["kind"] in ("provision", "power_on")]
    document["goals"] = {"provisioning_max_s": provisioning_max_s}
    return recommend_hardware(parse(document), seeds.seed_catalog())


def test_deployment_that_more_ports_finish_in_time_is_a_storage_goal() -> None:
    answer = on_one_family(5_000.0)
    assert answer.holds
    assert answer.chosen.broken_with_any_storage == ()
    assert answer.chosen.configuration.n_ports > 1
    assert {goal.goal for each in answer.why_not_cheaper for goal in each.broken} == {"provisioning_max_s"}


def test_deployment_that_is_late_by_schedule_is_not_a_storage_goal() -> None:
    answer = on_one_family(4_000.0)
    assert answer.holds
    missed = answer.chosen.broken_with_any_storage
    assert {(goal.goal, goal.of_storage) for goal in missed} == {("provisioning_max_s", False)}


def test_cache_drives_never_exceed_the_remaining_slots() -> None:
    array = seeds.seed_catalog().arrays["emc-vnx5500"]
    variant, *_ = variants(array, seeds.seed_catalog().drives, (0.0,), None)
    rows = np.array([[45, 183, 3], [45, 195, 3], [45, 201, 3]])
    assert variant.most_modules(rows).tolist() == [9, 3, 0]


def fatal(label: Text) -> BrokenGoal:
    """A failure that leaves the array without a way to do any work."""
    return BrokenGoal(
        phase_id="fails", phase_label="Fails", goal="complete", label=label, value=0.0, limit=1.0, unit="fraction"
    )


@pytest.mark.parametrize("label", [NOT_SURVIVED, "Survives the failure"], ids=["message", "earlier release"])
def test_stored_failure_is_still_fatal(label: Text) -> None:
    stored = BrokenGoal.model_validate_json(fatal(label).model_dump_json())
    assert stored == fatal(label)
    assert stored.is_fatal
    assert not fatal(NOT_FINISHED).is_fatal


@pytest.mark.parametrize(
    ("goal", "name"),
    [("login_min_good_fraction", "Good logins (Mon 08:00)"), ("spare_capacity_fraction", "Good logins")],
)
def test_missed_goal_is_named_with_its_phase_if_any(goal: str, name: str) -> None:
    missed = fatal("Good logins").model_copy(update={"goal": goal, "phase_label": "Mon 08:00"})
    assert english(missed.name) == name
