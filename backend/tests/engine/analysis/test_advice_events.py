"""Advice names the event that a change is about, and states the shortest reboot window."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from typing import Any

import pytest

from stormsizer.analysis.advice.run import Advice, AdvisedChange, advise
from stormsizer.model.scenario import Scenario, parse
from stormsizer.report.blocks import Paragraph, Table
from stormsizer.report.sections.decisions.advice import advice_section
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import PhaseResult
from tests.engine.analysis.calendars import one_day, parsed, scan
from tests.engine.seeds import seed_catalog
from tests.support.languages import english


@cache
def two_sites() -> tuple[Scenario, Advice]:
    """Two pools that reboot at midnight, a few desktops at a time, before the login that decides the verdict."""
    document = one_day()
    pool = document["pools"][0]
    pool["n_desktops"] //= 2
    document["pools"].append({**pool, "id": "boston", "name": "Boston"})
    both = [pool["id"], "boston"]
    for event in document["events"]:
        event["pool_ids"] = both
    starts_at = document["events"][0]["starts_at"] - timedelta(hours=7)
    reboot: dict[str, Any] = {"id": "reboot", "kind": "reboot", "name": "Nightly reboot", "n_slots": 64}
    document["events"].insert(0, {**reboot, "starts_at": starts_at, "pool_ids": both})
    scenario = parse(document)
    return scenario, advise(scenario, seed_catalog())


@cache
def scanned() -> tuple[Scenario, Advice]:
    scenario = parsed(scan())
    return scenario, advise(scenario, seed_catalog())


def of_kind(advice: Advice, kind: str) -> AdvisedChange:
    return next(change for change in advice.changes if change.kind == kind)


def phases(scenario: Scenario, event_id: str, **changes: Any) -> tuple[PhaseResult, ...]:
    """Phases of an event, with some of its fields changed."""
    events = tuple(event.model_copy(update=changes) if event.id == event_id else event for event in scenario.events)
    result = simulate(scenario.model_copy(update={"events": events}), seed_catalog(), recommend=False).result
    return tuple(phase for phase in result.phases if phase.event_id == event_id)


def after(change: AdvisedChange) -> dict[str, Any]:
    return {setting.path.split(".")[-1]: setting.after for setting in change.settings}


def test_change_of_a_scan_shows_the_duration_of_the_scan() -> None:
    scenario, advice = scanned()
    throttle = of_kind(advice, "throttle")
    assert throttle.event is not None
    assert not throttle.event.is_worst
    assert english(throttle.event.label) == "Antivirus scan"
    assert english(throttle.event.figure_after.label) == "Duration"
    (now,), (then,) = phases(scenario, "scan"), phases(scenario, "scan", **after(throttle))
    assert throttle.event.figure_before.value == now.duration_s
    assert throttle.event.figure_after.value == then.duration_s
    assert "Duration (Antivirus scan): " in english(throttle.sentence)
    assert throttle.margin_before != throttle.margin_after


def test_longer_event_is_a_side_effect_of_a_change() -> None:
    scenario, advice = scanned()
    throttle = of_kind(advice, "throttle")
    (now,), (then,) = phases(scenario, "scan"), phases(scenario, "scan", **after(throttle))
    assert then.duration_s > 1.5 * now.duration_s
    assert english(throttle.side_effects).startswith("Duration (Antivirus scan) rises from ")
    assert not of_kind(advice, "ports").side_effects


def test_higher_peak_load_is_a_side_effect_of_a_shorter_reboot_window() -> None:
    scenario, advice = two_sites()
    window = advice.reboot_windows[0]

    def peak_iops(**changes: Any) -> float:
        return max(phase.figures.peak_iops for phase in phases(scenario, "reboot", **changes))

    assert peak_iops(n_slots=window.n_event_slots) > 1.05 * peak_iops()
    sentence = english(window.side_effects)
    assert sentence.startswith("The peak load of the week rises from ")
    assert "Nightly reboot); highest utilization then: " in sentence


def test_change_of_logins_shows_their_login_time() -> None:
    _, advice = scanned()
    wider = of_kind(advice, "login_window")
    assert wider.event is not None
    assert english(wider.event.figure_after.label) == "Mean login time"
    assert english(wider.event.label) == "First login"


def test_change_of_the_array_is_not_about_an_event() -> None:
    _, advice = scanned()
    assert of_kind(advice, "ports").event is None


def test_change_of_a_reboot_names_the_pool_and_its_duration() -> None:
    scenario, advice = two_sites()
    slots = of_kind(advice, "boot_slots")
    assert slots.event is not None
    names = {f"Nightly reboot, {pool.name}" for pool in scenario.pools}
    assert english(slots.event.label) in names
    now, then = phases(scenario, "reboot"), phases(scenario, "reboot", **after(slots))
    pairs = [(old.duration_s, new.duration_s) for old, new in zip(now, then, strict=True)]
    assert (slots.event.figure_before.value, slots.event.figure_after.value) in pairs
    assert slots.event.figure_before.value != slots.event.figure_after.value


def test_shortest_reboot_window_is_that_of_a_simulation_and_whole_minutes() -> None:
    scenario, advice = two_sites()
    assert [english(each.label) for each in advice.reboot_windows] == [
        f"Nightly reboot, {pool.name}" for pool in scenario.pools
    ]
    now = phases(scenario, "reboot")
    for i, window in enumerate(advice.reboot_windows):
        assert window.n_slots_now == 64
        assert window.now_s == now[i].duration_s
        assert window.shortest_s == phases(scenario, "reboot", n_slots=window.n_event_slots)[i].duration_s
        assert window.shortest_s <= window.now_s
        assert window.window_s % 60 == 0
        assert window.window_s == pytest.approx(window.shortest_s + 30, abs=31)
    assert (advice.reboot_windows[0].n_event_slots or 0) > 64
    sentence = english(advice.reboot_windows[0].sentence)
    assert sentence.startswith(f"Nightly reboot, {scenario.pools[0].name} takes ")
    assert (
        f" With {advice.reboot_windows[0].n_event_slots} desktops at a time, and all other events as scheduled, it is "
        in sentence
    )


def test_answers_from_older_versions_load() -> None:
    _, advice = two_sites()
    document = advice.model_dump(mode="json")
    del document["reboot_windows"]
    for change in document["changes"]:
        del change["event"]
    old = Advice.model_validate(document)
    assert old.reboot_windows == ()
    assert all(change.event is None for change in old.changes)


def test_report_has_the_event_of_each_change_the_margin_and_the_reboot_windows() -> None:
    _, advice = two_sites()
    slots = of_kind(advice, "boot_slots")
    assert slots.event is not None
    listed = advice.model_copy(update={"changes": (slots.model_copy(update={"outcome": "improves"}),)})
    blocks = advice_section(listed).blocks
    paragraphs = [english(block.text) for block in blocks if isinstance(block, Paragraph)]
    assert {english(window.sentence) for window in advice.reboot_windows} <= {*paragraphs}
    windows, table = (block for block in blocks if isinstance(block, Table))
    assert [english(row[0].text) for row in windows.rows] == [english(each.label) for each in advice.reboot_windows]
    assert [english(column.label) for column in table.columns][2:4] == ["Event changed", "Smallest margin"]
    (row,) = table.rows
    assert english(row[2].note) == f"{english(slots.event.label)}: Duration"
    assert " min" in english(row[2].text)
    assert "%" in english(row[3].text)
