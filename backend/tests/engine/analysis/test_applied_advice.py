"""Changes of earlier advice that a scenario contains by now."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, EarlierAdvice
from stormsizer.analysis.advice.applied import earlier_advice
from stormsizer.analysis.advice.run import advise
from stormsizer.model.scenario import Scenario, parse
from tests.engine.analysis.calendars import parsed, scan
from tests.engine.seeds import seed_catalog


@pytest.fixture(scope="module")
def before() -> Scenario:
    """A morning with an antivirus scan."""
    return parsed(scan())


@pytest.fixture(scope="module")
def advice(before: Scenario) -> Advice:
    """Its advice."""
    return advise(before, seed_catalog())


def with_change(advice: Advice, scenario: Scenario) -> dict[str, Any]:
    """The scenario document with the first schedule change of the advice."""
    document: dict[str, Any] = scenario.model_dump(mode="json")
    for setting in schedule_change(advice).settings:
        _, i, name = setting.path.split(".")
        document["events"][int(i)][name] = setting.after
    return document


def schedule_change(advice: Advice) -> AdvisedChange:
    return next(each for each in advice.changes if each.is_schedule and each.kind != "pair")


def test_nothing_is_applied_in_an_unchanged_scenario(advice: Advice, before: Scenario) -> None:
    assert earlier_advice(advice, 2, before, before) == EarlierAdvice(scenario_version=2)


def test_applied_change_is_found_by_the_event_wherever_it_is_in_the_calendar(advice: Advice, before: Scenario) -> None:
    document = with_change(advice, before)
    applied = earlier_advice(advice, 2, before, parse(document))
    assert applied.applied_changes == (schedule_change(advice).id,)
    assert not applied.is_hardware_applied
    document["events"] = [document["events"][0] | {"id": "added"}, *document["events"]]
    moved = Scenario.model_validate(document)
    assert earlier_advice(advice, 2, before, moved).applied_changes == applied.applied_changes
    document["events"] = document["events"][:1]
    assert earlier_advice(advice, 2, before, Scenario.model_validate(document)).applied_changes == ()


def test_applied_hardware_is_found(advice: Advice, before: Scenario) -> None:
    chosen = advice.cheapest_hardware_change.chosen
    bought = chosen.applied_to(before)
    assert bought != before
    assert earlier_advice(advice, 2, before, bought).is_hardware_applied
    assert not earlier_advice(advice, 2, bought, bought).is_hardware_applied
