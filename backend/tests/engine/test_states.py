"""Verdicts in the states that a scenario plans for: the last year of its growth, and failures."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.shortlist import shortlist
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import first_sentence
from stormsizer.model.scenario import InvalidScenarioError, Scenario, grown, parse, years_of
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.report.blocks import Paragraph
from stormsizer.report.sections.results.expected import expected_section
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.simulation.states import with_states
from tests.engine import seeds
from tests.support.languages import english

GROWTH = {"desktops_fraction_per_year": 0.1, "through_year": 2029}
NODE_AND_DRIVE = ["controller", "drive"]


def scenario_of(sample: str, growth: dict[str, Any] | None = None, survives: list[str] | None = None) -> Scenario:
    """A ready scenario that grows or must survive failures."""
    document = seeds.read(seeds.SEEDS / "scenarios" / f"{sample}.yaml")
    document["growth"] = growth or {}
    document["goals"] = document.get("goals", {}) | {"survives": survives or []}
    return parse(document)


def assessed(sample: str, growth: dict[str, Any] | None = None, survives: list[str] | None = None) -> Result:
    """Result of a ready scenario that grows or must survive failures."""
    return assess(scenario_of(sample, growth, survives), seeds.seed_catalog(), recommend=False).result


def test_growth_that_the_array_does_not_support_fails_the_verdict() -> None:
    today = assessed("generic-hci-windows11")
    assert (today.verdict.status, today.states) == (GoalStatus.PASSES, ())
    result = assessed("generic-hci-windows11", GROWTH)
    first, last = result.states or ()
    assert (first.status, first.n_desktops, first.year) == (GoalStatus.PASSES, 1600, None)
    assert (last.status, last.n_desktops, last.year) == (GoalStatus.FAILS, 2130, 2029)
    verdict = result.verdict
    assert (verdict.status, verdict.holds) == (GoalStatus.FAILS, False)
    assert verdict.constraint is not None
    assert english(verdict.constraint.state or "") == "In 2029 with 2,130 desktops"
    words = english(verdict.sentence)
    assert words.startswith("In 2029 with 2,130 desktops: Meets all goals in 9 of 20 phases.")
    assert words.endswith("With all components and today’s 1,600 desktops, all goals are met.")
    assert today.confidence is not None
    assert result.confidence is not None
    assert result.confidence.phases == today.confidence.phases, "the ranges are those of today"
    assert (result.confidence.probability or 1.0) < 0.25 < (today.confidence.probability or 0.0)
    assert "In 2029" not in english(result.confidence.sentence), "the verdict beside it names the state"
    section = expected_section(result, scenario_of("generic-hci-windows11", GROWTH))
    assert section is not None
    assert isinstance(section.blocks[0], Paragraph)
    said = english(section.blocks[0].text)
    assert said.endswith("The probability applies to the state “In 2029 with 2,130 desktops”."), (
        "phases of today follow"
    )
    assert "desktops: " not in said, "a sentence has one colon"
    assert verdict.n_holding == verdict.n_phases, "the phases are those of the calendar today"


def test_state_of_the_last_year_is_the_simulation_of_that_year() -> None:
    scenario = scenario_of("generic-hci-windows11", GROWTH)
    then = simulate(grown(scenario, years_of(scenario)), seeds.seed_catalog(), recommend=False).result.verdict
    last = (assessed("generic-hci-windows11", GROWTH).states or ())[-1]
    assert (last.status, last.n_holding, last.constraint) == (then.status, then.n_holding, then.constraint)


def test_failure_that_an_array_does_not_survive_fails_the_verdict() -> None:
    result = assessed("acme", survives=NODE_AND_DRIVE)
    _, controller, drive = result.states or ()
    assert (controller.missing, controller.status) == ("controller", GoalStatus.FAILS)
    assert english(controller.sentence) == "The failure leaves desktops without storage."
    assert drive.missing == "drive"


def test_failures_that_change_nothing_leave_the_verdict_of_today_and_are_named() -> None:
    today = assessed("generic-nvme-windows11").verdict
    verdict = assessed("generic-nvme-windows11", survives=NODE_AND_DRIVE).verdict
    assert verdict.status is today.status
    assert verdict.constraint is not None
    assert (verdict.constraint.state, verdict.constraint.goal) == (None, "host_cpu_max_fraction")
    assert english(verdict.sentence).endswith("All goals are also met if a controller or a drive fails.")
    grows = english(
        assessed("generic-hci-windows11", {"desktops_fraction_per_year": 0.01, "through_year": 2027}).verdict.sentence
    )
    assert "In 2027 with 1,616 desktops" in grows


def test_the_verdict_shows_the_margin_of_free_capacity_beside_that_of_performance() -> None:
    result = assessed("generic-nvme-windows11")
    spare, goal = result.least_spare_fraction, 0.15
    assert spare > 0.5
    words = english(result.verdict.sentence)
    assert (
        f"Free capacity is {spare:.0%} (goal: at least {goal:.0%}), a margin of {(spare - goal) / 0.85:.0%}." in words
    )


def test_the_verdict_says_that_free_capacity_is_closer_to_its_limit_and_in_which_state() -> None:
    spare = assessed("generic-nvme-windows11").least_spare_fraction
    scenario = scenario_of("generic-nvme-windows11")
    tight = scenario.goals.model_copy(update={"spare_capacity_fraction": spare - 0.05})
    words = english(assess(scenario.model_copy(update={"goals": tight}), seeds.seed_catalog()).result.verdict.sentence)
    assert f"Free capacity is closer to its limit than performance: {spare:.0%} (goal: at least" in words
    growth = {"desktops_fraction_per_year": 0.01, "through_year": 2027}
    grown_result = assessed("generic-nvme-windows11", growth)
    last = (grown_result.states or ())[-1]
    assert (last.spare_fraction or 1.0) < grown_result.least_spare_fraction
    words = english(grown_result.verdict.sentence)
    assert words.startswith(f"{english(last.label)}: ")
    assert f" Free capacity is {last.spare_fraction:.0%}" in words
    today = simulate(scenario, seeds.seed_catalog(), recommend=False).result.verdict
    as_good = last.model_copy(update={"constraint": today.constraint, "spare_fraction": 0.5})
    words = english(with_states(today, spare, (as_good,), scenario, seeds.seed_catalog()).sentence)
    assert f" {english(last.label)}: Free capacity is 50%" in words, "today decides the rest"


def test_the_verdict_names_the_state_of_free_capacity_only_once() -> None:
    growth = {"desktops_fraction_per_year": 0.02, "through_year": 2027}
    words = english(assessed("generic-hci-windows11", growth, ["controller"]).verdict.sentence)
    assert words.count("In 2027 with 1,632 desktops") == 1
    assert "Free capacity is " in words


def test_the_verdict_on_missed_goals_names_no_margin_of_free_capacity() -> None:
    assert "ree capacity" not in english(assessed("generic-hci-windows11", GROWTH).verdict.sentence)


@pytest.mark.parametrize("survives", [[], NODE_AND_DRIVE], ids=["growth", "both"])
@pytest.mark.parametrize("sample", ["generic-nvme-windows11", "generic-hci-windows11", "acme", "azure-session-hosts"])
def test_verdict_is_that_of_the_worst_state_unless_goals_are_missed_today(sample: str, survives: list[str]) -> None:
    result = assessed(sample, GROWTH, survives)
    states = result.states or ()
    assert result.verdict.status is GoalStatus.worst(state.status for state in states)
    assert result.verdict.holds == all(state.status is not GoalStatus.FAILS for state in states)
    constraint = result.verdict.constraint
    if constraint is not None and constraint.state is not None:
        assert english(first_sentence(result.verdict.sentence)[0]).startswith(f"{english(constraint.state)}: ")


def test_clouds_replace_failed_components() -> None:
    assert assessed("azure-session-hosts", survives=NODE_AND_DRIVE).states == ()


def test_growth_beyond_the_most_desktops_is_rejected() -> None:
    with pytest.raises(InvalidScenarioError) as rejected:
        assessed("netapp-50000-seats", {"desktops_fraction_per_year": 1.0, "through_year": 2025})
    assert rejected.value.problems[0].path == "pools.0.n_desktops"


def test_recommended_configuration_has_a_verdict_that_holds_in_all_states() -> None:
    scenario = scenario_of("generic-nvme-windows11", GROWTH, NODE_AND_DRIVE)
    found = recommend_hardware(scenario, seeds.seed_catalog())
    assert found.holds
    bought = assess(found.chosen.applied_to(scenario), seeds.seed_catalog(), recommend=False).result
    assert bought.verdict.holds
    assert bought.states is not None
    assert bought.states[-1].n_desktops == found.n_desktops == 3993


def test_family_has_the_status_that_its_configuration_has_on_the_scenario_page() -> None:
    catalog = seeds.seed_catalog()
    scenario = scenario_of("generic-nvme-windows11", GROWTH, NODE_AND_DRIVE)
    (family,) = shortlist(scenario, catalog, model_ids=(scenario.array.model_id,)).families
    verdict = assess(family.recommendation.chosen.applied_to(scenario), catalog, recommend=False).result.verdict
    assert verdict.constraint is not None
    assert (family.status, family.margin_fraction) == (verdict.status, verdict.constraint.margin_fraction)
    state = verdict.constraint.state
    assert state is not None
    assert english(family.binding).startswith(f"{english(state)}: ")
