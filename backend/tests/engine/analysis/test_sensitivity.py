"""Sensitivity: every bar and every flip is what a simulation of that value says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from stormsizer.analysis.facts import FactPlace, fact_at, with_fact
from stormsizer.analysis.sensitivity.inputs import Input, inputs_of
from stormsizer.analysis.sensitivity.sweep import InputSensitivity, Sensitivity, sensitivity
from stormsizer.analysis.weeks import week_of
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario, check_against, parse
from stormsizer.simulation.pipeline import simulate
from tests.engine.seeds import acme_scenario, scenarios, seed_catalog, short_week
from tests.support.languages import english


@cache
def morning() -> Scenario:
    return parse(short_week("first-login", initial_state="idle_never_used"))


@cache
def of_morning() -> Sensitivity:
    return sensitivity(morning(), seed_catalog())


@cache
def of_dell() -> Sensitivity:
    return sensitivity(scenarios()["dell-ps6100xs"], seed_catalog())


def dell() -> Scenario:
    return scenarios()["dell-ps6100xs"]


CASES: dict[str, tuple[Callable[[], Scenario], Callable[[], Sensitivity]]] = {
    "acme": (morning, of_morning),
    "dell": (dell, of_dell),
}


def turned(scenario: Scenario) -> dict[str, Input]:
    week = week_of(scenario, seed_catalog())
    return {each.id: each for each in inputs_of(scenario, seed_catalog(), week)}


def holds(case: tuple[Scenario, Catalog]) -> bool:
    return simulate(*case, recommend=False).result.verdict.holds


def named(answer: Sensitivity, name: str) -> InputSensitivity:
    return next(each for each in answer.inputs if each.id == name)


@pytest.mark.parametrize("name", ["acme", pytest.param("dell", marks=pytest.mark.long)])
def test_verdict_changes_at_the_flip_and_not_just_before_it(name: str) -> None:
    scenario, answer = CASES[name][0](), CASES[name][1]()
    inputs = turned(scenario)
    flips = [each for each in answer.inputs if each.flip is not None]
    assert flips
    for each in flips:
        assert each.flip is not None
        change = each.flip.value - each.value
        step = 0.011 * each.value
        step = max(1.0, round(step)) if inputs[each.id].whole else step
        before = each.flip.value - step if change > 0 else each.flip.value + step
        assert holds(inputs[each.id].at(each.flip.value)) is not answer.holds, each.sentence
        assert holds(inputs[each.id].at(before)) is answer.holds, each.sentence
        assert each.flip.change_fraction == pytest.approx(change / each.value)


@pytest.mark.parametrize("name", ["acme", pytest.param("dell", marks=pytest.mark.long)])
def test_ends_of_every_bar_are_simulated_weeks(name: str) -> None:
    scenario, answer = CASES[name][0](), CASES[name][1]()
    inputs = turned(scenario)
    assert [each.id for each in answer.inputs] != []
    for each in answer.inputs[:6]:
        for end in (each.low, each.high):
            assert end is not None
            week = week_of(*inputs[each.id].at(end.value))
            assert (week.holds, week.margin) == (end.holds, end.margin)


@pytest.mark.parametrize("name", ["acme", pytest.param("dell", marks=pytest.mark.long)])
def test_bars_are_sorted_by_their_range(name: str) -> None:
    swings = [each.swing for each in CASES[name][1]().inputs]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] > 0


def test_range_of_a_fact_is_p10_to_p90_of_the_catalog() -> None:
    place = FactPlace("workloads", "windows7-knowledge-rawc", "working_set.private_mib_per_desktop")
    fact, bar = fact_at(seed_catalog(), place), named(of_morning(), "windows7-knowledge-rawc.private")
    assert bar.ranged
    assert (bar.low and bar.low.value, bar.high and bar.high.value) == (fact.low, fact.high)


def test_varied_fact_equals_the_fact_changed_in_the_catalog() -> None:
    place = FactPlace("arrays", "netapp-fas3270", "firmware.ontap-8.1.cpu_us_per_read")
    value = 1.1 * fact_at(seed_catalog(), place).known
    scenario, catalog = turned(morning())["netapp-fas3270.cpu_us_per_read"].at(value)
    assert scenario is morning()
    assert fact_at(catalog, place).value == pytest.approx(value)
    assert week_of(scenario, catalog).margin == week_of(morning(), with_fact(seed_catalog(), *place, value)).margin


def test_facts_varied_together_keep_their_proportion() -> None:
    rates = [
        FactPlace("workloads", "windows7-knowledge-rawc", f"steady_state.{op}_iops_per_desktop")
        for op in ("reads", "writes")
    ]
    now = [fact_at(seed_catalog(), place).known for place in rates]
    _, catalog = turned(morning())["windows7-knowledge-rawc.steady_state"].at(2 * sum(now))
    assert [fact_at(catalog, place).known for place in rates] == pytest.approx([2 * value for value in now])


def test_read_cost_of_the_controller_matters_more_than_drives_when_it_is_the_bottleneck() -> None:
    cpu, drive = (named(of_morning(), name) for name in ("netapp-fas3270.cpu_us_per_read", "fc-450gb-15k.service"))
    assert cpu.swing > 10 * drive.swing


def test_more_desktops_are_never_better() -> None:
    for answer in (of_morning(), of_dell()):
        bar = named(answer, "n_desktops")
        assert bar.low is not None
        assert bar.high is not None
        assert bar.low.margin >= bar.high.margin


def test_reevaluated_goal_matches_a_new_simulation() -> None:
    bar = named(of_morning(), "login_fair_s")
    assert bar.high is not None
    goals = morning().goals.model_copy(update={"login_fair_s": bar.high.value})
    assert week_of(morning().model_copy(update={"goals": goals}), seed_catalog()).margin == bar.high.margin


def test_next_steps_are_orderable_and_cost_more_and_the_bottleneck_step_helps() -> None:
    answer = of_morning()
    assert {step.component for step in answer.next_steps} == {
        "drives",
        "cache_modules",
        "ports",
        "controllers",
        "arrays",
    }
    for step in answer.next_steps:
        check_against(morning().model_copy(update={"array": step.configuration}), seed_catalog())
        assert step.price is None or step.price > 0
    controller = next(step for step in answer.next_steps if step.component == "controllers")
    assert controller.holds
    login = next(event for event in answer.events if event.phase_id == "first-login")
    assert login.binding.component == "controller_cpu"
    assert login.next_step is not None
    assert answer.next_steps[login.next_step].component == "controllers"
    assert login.margin == login.checks[0].margin_fraction


@pytest.mark.long
def test_drives_that_cannot_be_chosen_are_not_a_step() -> None:
    assert [step.component for step in of_dell().next_steps] == ["arrays"]


@pytest.mark.long
def test_number_of_simulations_is_bounded_for_the_fortnight() -> None:
    answer = sensitivity(acme_scenario(), seed_catalog())
    assert answer.n_simulations <= 120
    assert all(each.looked_from < each.looked_to for each in answer.inputs)


def test_sentence_names_the_first_input_that_flips_the_verdict() -> None:
    for answer in (of_morning(), of_dell()):
        facts = [each for each in answer.inputs if each.flip is not None and each.group != "goal"]
        first = min(facts, key=lambda each: abs(each.flip.change_fraction) if each.flip else 9.0)
        assert english(first.sentence) in english(answer.sentence)


def test_same_question_returns_the_same_answer() -> None:
    assert sensitivity(morning(), seed_catalog()) == of_morning()


def test_progress_rises_to_one_and_can_cancel() -> None:
    fractions: list[float] = []
    sensitivity(morning(), seed_catalog(), fractions.append)
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0

    class StopError(Exception):
        """The user canceled."""

    def stop(done: float) -> None:
        if done > 0.3:
            raise StopError

    with pytest.raises(StopError):
        sensitivity(morning(), seed_catalog(), stop)
