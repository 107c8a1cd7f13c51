"""Changes of earlier advice that a scenario contains by now."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, EarlierAdvice, OriginalWindow, RebootWindow
from stormsizer.analysis.advice.applied import earlier_advice, in_plan, with_originals
from stormsizer.analysis.advice.changes import Setting
from stormsizer.analysis.advice.events import events_in
from stormsizer.analysis.advice.run import advise
from stormsizer.messages import formatting
from stormsizer.messages.text import Message, Quantity, msg, sentences
from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.states import in_state, state_label
from tests.engine.analysis.calendars import parsed, scan
from tests.engine.analysis.two_sites import two_sites
from tests.engine.seeds import seed_catalog
from tests.support.languages import english


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
    assert earlier_advice(advice, (2, before), (3, before)) == EarlierAdvice(scenario_version=2)


def test_applied_change_is_found_by_the_event_wherever_it_is_in_the_calendar(advice: Advice, before: Scenario) -> None:
    document = with_change(advice, before)
    applied = earlier_advice(advice, (2, before), (3, parse(document)))
    assert applied.applied_changes == (schedule_change(advice).id,)
    assert not applied.is_hardware_applied
    document["events"] = [document["events"][0] | {"id": "added"}, *document["events"]]
    moved = Scenario.model_validate(document)
    assert earlier_advice(advice, (2, before), (3, moved)).applied_changes == applied.applied_changes
    document["events"] = document["events"][:1]
    assert earlier_advice(advice, (2, before), (3, Scenario.model_validate(document))).applied_changes == ()


def test_applied_hardware_is_found(advice: Advice, before: Scenario) -> None:
    chosen = advice.cheapest_hardware_change.chosen
    bought = chosen.applied_to(before)
    assert bought != before
    applied = earlier_advice(advice, (2, before), (3, bought))
    assert (applied.is_hardware_applied, applied.is_array_changed) == (True, True)
    unchanged = earlier_advice(advice, (2, bought), (3, bought))
    assert (unchanged.is_hardware_applied, unchanged.is_array_changed) == (False, False)


def window(label: str, now_s: float, n_slots: int, first: Message, settings: tuple[Setting, ...] = ()) -> RebootWindow:
    return RebootWindow(
        label=label,
        window_s=240.0,
        now_s=now_s,
        n_slots_now=64,
        shortest_s=161.0,
        n_slots=n_slots,
        settings=settings,
        sentence=sentences(first, msg("advice-window-plan", window=Quantity(240.0, "s"))),
    )


def compared(advice: Advice, window_then: RebootWindow, window_now: RebootWindow) -> str:
    first, now = (advice.model_copy(update={"reboot_windows": (each,)}) for each in (window_then, window_now))
    (found,) = with_originals(now, first, 2).reboot_windows
    assert found.original == OriginalWindow(scenario_version=2, now_s=window_then.now_s)
    return english(found.sentence)


def test_window_starts_with_its_duration_in_the_first_version_and_names_the_start_of_that_advice(
    advice: Advice,
) -> None:
    def scheduled(n: int, now_s: float) -> Message:
        return msg("advice-window-now", event="Reboot, London", now=Quantity(now_s, "s"), n=n)

    setting = Setting(path="events.0.n_slots", before=64, after=500)
    faster = msg("advice-window", event="Reboot, London", n=500, now=Quantity(840, "s"), then=Quantity(161, "s"))
    then = window("Reboot, London", 840.0, 500, faster, (setting,))
    lead = "Reboot, London: from 14 min (version 2) to 2 min 41 s as scheduled now. "
    in_use = compared(advice, then, window("Reboot, London", 161.0, 500, scheduled(500, 161)))
    assert in_use == (
        f"{lead}The start rate of the advice for version 2 is in use: 500 desktops at a time. Plan a window of 4 min."
    )
    other = compared(advice, then, window("Reboot, London", 161.0, 400, scheduled(400, 161)))
    assert other == (
        f"{lead}It starts 400 desktops at a time; no faster start that meets all goals was found."
        " Plan a window of 4 min."
    )
    again = compared(advice, then, window("Reboot, London", 161.0, 500, faster, (setting,)))
    assert again.startswith(f"{lead}With 500 desktops at a time, and all other events as scheduled, it is as short as")
    grown = in_state(state_label(2029, 500, None, None), scheduled(500, 161))
    assert isinstance(grown, Message)
    of_year = compared(advice, then, window("Reboot, London", 161.0, 500, grown))
    assert of_year.endswith(in_use)
    assert of_year != in_use


def with_slots(scenario: Scenario, n_slots: int) -> Scenario:
    """The scenario with a number of desktops at a time for the reboot of London."""
    document: dict[str, Any] = scenario.model_dump(mode="json")
    for each in document["events"]:
        if each["id"] == "reboot-london":
            each["n_slots"] = n_slots
    return parse(document)


def test_windows_of_earlier_advice_state_the_duration_in_the_plan(advice: Advice) -> None:
    """Also after two versions with advice; the sentences that follow stay the same."""
    before = two_sites()
    i = next(i for i, each in enumerate(before.events) if each.id == "reboot-london")
    setting = Setting(path=f"events.{i}.n_slots", before=64, after=400)
    result = simulate(before, seed_catalog(), recommend=False).result
    found = events_in(before, result.phases)
    label, now_s = next((each.label, each.phase.duration_s) for (place, _), each in found.items() if place == i)
    faster = msg("advice-window", event=label, n=400, now=Quantity(1800, "s"), then=Quantity(161, "s"))
    window_then = window("", 1800.0, 400, faster, (setting,)).model_copy(update={"label": label})
    earlier = advice.model_copy(update={"reboot_windows": (window_then,)})

    def in_version(plan: Scenario, given: Advice = earlier) -> RebootWindow:
        (found,) = in_plan(
            given, (13, before), plan, simulate(plan, seed_catalog(), recommend=False).result
        ).reboot_windows
        return found

    used = in_version(with_slots(before, 400))
    assert used.original == OriginalWindow(scenario_version=13, now_s=1800.0)
    assert used.now_s < now_s
    time = formatting.quantity(used.now_s, "s").replace("\xa0", " ")
    lead = f"{english(label)} took 30 min before (version 13); in this plan it takes {time}."
    assert english(used.sentence) == (
        f"{lead} The start rate of the advice for version 13 is in use: 400 desktops at a time. Plan a window of 4 min."
    )
    other = english(in_version(with_slots(before, 100)).sentence)
    assert " took 30 min before (version 13); in this plan it takes " in other
    assert other.endswith(
        ". With 400 desktops at a time, and all other events as scheduled, it is as short as 2 min 41 s. Plan a window"
        " of 4 min."
    )
    unchanged = earlier.model_copy(update={"reboot_windows": (window_then.model_copy(update={"now_s": now_s}),)})
    assert in_version(before, unchanged) == unchanged.reboot_windows[0]
    first = advice.model_copy(update={"reboot_windows": (window_then.model_copy(update={"now_s": 3600.0}),)})
    since = english(in_version(with_slots(before, 400), with_originals(earlier, first, 2)).sentence)
    assert since == english(used.sentence).replace("30 min before (version 13)", "1 h before (version 2)")


def test_window_that_the_plan_does_not_show_is_in_the_past_tense(advice: Advice, before: Scenario) -> None:
    """Events that were deleted, and windows in the last year of the growth."""
    scheduled = msg("advice-window-now", event="Reboot", now=Quantity(840, "s"), n=64)
    result = simulate(before, seed_catalog(), recommend=False).result
    for first in (scheduled, in_state(state_label(2029, 500, None, None), scheduled)):
        assert isinstance(first, Message)
        earlier = advice.model_copy(update={"reboot_windows": (window("Reboot", 840.0, 64, first),), "year": 2029})
        (found,) = in_plan(earlier, (13, before), before, result).reboot_windows
        assert (found.original, found.now_s) == (None, 840.0)
        assert english(found.sentence).endswith(
            "Reboot took 14 min in version 13. With 64 desktops at a time, and all other events as scheduled, it is as"
            " short as 2 min 41 s. Plan a window of 4 min."
        )
        assert "now" not in english(found.sentence)
