"""Which changes are tried: only where they apply, and each gives a valid scenario."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from stormsizer.analysis.advice.changes import Change, both
from stormsizer.analysis.advice.configuration_changes import configuration_changes
from stormsizer.analysis.advice.schedule_changes import schedule_changes
from stormsizer.analysis.weeks import week_of
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from tests.engine.analysis.calendars import boot, one_day, parsed, scan
from tests.engine.seeds import acme_document, acme_scenario, scenarios, seed_catalog
from tests.support.languages import english


def of_schedule(scenario: Scenario, *kinds: str) -> list[Change]:
    found = schedule_changes(scenario, week_of(scenario, seed_catalog()).result)
    return [change for change in found if not kinds or change.kind in kinds]


def of_configuration(scenario: Scenario, *kinds: str) -> list[Change]:
    return [change for change in configuration_changes(scenario, seed_catalog()) if not kinds or change.kind in kinds]


def test_sample_calendar_gets_only_the_slot_and_window_changes_that_apply() -> None:
    assert {change.kind for change in of_schedule(acme_scenario())} == {"boot_slots", "login_window"}


def test_logins_with_the_same_name_are_widened_together() -> None:
    ladders = {change.ladder: change for change in of_schedule(acme_scenario(), "login_window")}
    assert sorted(ladders) == [
        "login_window:first-login",
        "login_window:monday-login-06",
        "login_window:tuesday-login-31",
    ]
    assert len(ladders["login_window:tuesday-login-31"].events) == 2


def test_wider_window_reports_the_person_hours_it_moves() -> None:
    twice = next(change for change in of_schedule(acme_scenario(), "login_window") if "56 min" in english(change.words))
    assert twice.person_hours == pytest.approx(2500 * (28 / 60) / 2)
    assert {setting.path.rsplit(".", 1)[-1] for setting in twice.settings(acme_scenario())} == {
        "window_s",
        "averaging_s",
    }


def test_fixed_login_rate_is_reduced() -> None:
    document = one_day()
    document["events"][0] |= {"logins_per_minute": 100.0}
    changes = of_schedule(parse(document), "login_window")
    assert [change.events[0]["logins_per_minute"] for change in changes] == pytest.approx([100 / 1.5, 50, 100 / 3])
    assert "25 min" in english(changes[0].words)


def test_boots_are_also_tried_in_batches_of_200_and_all_at_once() -> None:
    changes = of_schedule(acme_scenario(), "boot_slots")
    tried = {change.events[i]["n_slots"] for change in changes for i in change.events}
    assert tried == {32, 64, 256, 512, 200, 2500}


def test_slots_are_between_one_and_the_number_of_desktops() -> None:
    document = one_day(boot(60, n_slots=2), initial_state="off_used")
    document["pools"][0]["n_desktops"] = 5
    changes = of_schedule(parse(document), "boot_slots")
    assert {change.events[0]["n_slots"] for change in changes} == {1, 4, 5}


def test_scan_during_work_is_moved_to_lunch_evening_or_night_and_throttled() -> None:
    changes = of_schedule(parsed(scan()), "move", "throttle")
    assert [english(change.words) for change in changes if change.kind == "move"] == [
        "Move Antivirus scan from 08:00 to 12:00, during lunch",
        "Move Antivirus scan from 08:00 to 18:00, after everyone has left",
        "Move Antivirus scan from 08:00 to 02:00, at night",
    ]
    assert {change.ladder for change in changes if change.kind == "throttle"} == {"slots:scan", "pace:scan"}


def test_patch_is_not_moved_onto_or_past_the_restart_that_follows_it() -> None:
    login_at = acme_document()["events"][2]["starts_at"]
    patch = {
        "id": "patch",
        "kind": "patch",
        "name": "Patches",
        "starts_at": login_at + timedelta(hours=8),
        "n_slots": 64,
        "read_gib_per_desktop": 0.1,
        "write_gib_per_desktop": 0.1,
    }
    restart = {
        "id": "restart",
        "kind": "reboot",
        "name": "Restart after patching",
        "starts_at": login_at + timedelta(hours=18),
        "n_slots": 128,
    }
    alone, followed = (of_schedule(parsed(patch, *more), "move") for more in ((), (restart,)))
    assert [english(change.words).split(" to ")[1] for change in alone] == [
        "12:00, during lunch",
        "18:00, after everyone has left",
        "02:00, at night",
    ]
    assert alone[2].events[1]["starts_at"] == restart["starts_at"], "the next night is nearer than the last one"
    assert [english(change.words).split(" to ")[1] for change in followed] == [
        "12:00, during lunch",
        "18:00, after everyone has left",
    ]


def test_lunch_is_noon_in_the_time_zone_of_the_event() -> None:
    changes = of_schedule(parsed(scan(time_zone="America/New_York")), "move")
    lunch = next(change for change in changes if "lunch" in english(change.words))
    (moved,) = lunch.settings(parsed(scan(time_zone="America/New_York")))
    assert str(moved.after).startswith("2011-05-30T16:00")


def test_scan_at_night_is_not_moved() -> None:
    at = acme_document()["events"][2]["starts_at"] - timedelta(hours=6)
    assert of_schedule(parsed(scan(starts_at=at)), "move") == []


def test_existing_scan_rate_is_only_reduced() -> None:
    changes = of_schedule(parsed(scan(mb_per_s_per_desktop=8.0)), "throttle")
    paces = [f["mb_per_s_per_desktop"] for c in changes for f in c.events.values() if "mb_per_s_per_desktop" in f]
    assert paces == [4.0, 2.0]


def test_moved_backup_keeps_its_length() -> None:
    at = acme_document()["events"][2]["starts_at"]
    document = one_day()
    document["events"].append(
        {
            "id": "backup",
            "kind": "backup",
            "name": "Backup",
            "starts_at": at,
            "ends_at": at + timedelta(hours=2),
            "read_mb_per_s": 100.0,
        }
    )
    scenario = parse(document)
    for change in of_schedule(scenario, "move"):
        moved = change.of(scenario).events[2]
        assert moved.ends_at - moved.starts_at == timedelta(hours=2)  # type: ignore[union-attr]


def test_boot_that_overlaps_logins_starts_early_enough_to_finish_before_them() -> None:
    scenario = parsed(boot(5), initial_state="off_used")
    (earlier,) = of_schedule(scenario, "boot_earlier")
    week = week_of(earlier.of(scenario), seed_catalog())
    up = next(phase for phase in week.result.phases if phase.event_id == "boot" and phase.phase == "power_on")
    login = next(event for event in scenario.events if event.id == "first-login")
    assert up.ends_at <= login.starts_at
    assert "before users arrive" in english(earlier.words)


def test_boot_that_finishes_in_time_is_left_alone() -> None:
    assert of_schedule(parsed(boot(120), initial_state="off_used"), "boot_earlier", "pre_boot") == []


def test_desktops_that_boot_on_demand_are_booted_before_the_logins() -> None:
    scenario = parsed(boot(30, desktop_fraction=0.5), initial_state="off_used")
    (change,) = of_schedule(scenario, "pre_boot")
    assert change.events[0]["desktop_fraction"] == 1.0
    assert "instead of 50%" in english(change.words)
    up = week_of(change.of(scenario), seed_catalog()).result
    assert next(p for p in up.phases if p.phase == "power_on").ends_at <= scenario.events[1].starts_at


def test_all_occurrences_of_a_repeating_event_change_together() -> None:
    document = one_day(scan(repeat={"weekdays": ["mon", "tue"]}))
    changes = of_schedule(parse(document), "move")
    assert changes
    assert all(list(change.events) == [1] for change in changes)
    moved = changes[0].of(parse(document)).events[1]
    assert moved.repeat is not None
    assert moved.repeat.weekdays == ("mon", "tue")


def test_newest_firmware_of_the_catalog_is_offered_only_to_older_ones() -> None:
    old = scenarios()["acme-8.0.1"]
    (upgrade,) = of_configuration(old, "firmware")
    assert upgrade.of(old).array.firmware_id == "ontap-8.1"
    assert english(upgrade.words) == "Upgrade from Data ONTAP 8.0.1 to Data ONTAP 8.1"
    assert of_configuration(acme_scenario(), "firmware") == []


def test_host_cache_is_offered_where_its_hit_ratio_was_measured() -> None:
    without = scenarios()["dell-ps6100xs"]
    without = without.model_copy(update={"hosts": without.hosts.model_copy(update={"host_cache_gib": 0.0})})
    found = of_configuration(without, "host_cache")
    assert [change.hosts["host_cache_gib"] for change in found] == [1.0, 2.0]
    assert "26 GiB more in total" in english(found[1].words)
    assert of_configuration(scenarios()["dell-ps6100xs"], "host_cache") == []
    assert of_configuration(acme_scenario(), "host_cache") == []


def test_ports_are_offered_up_to_the_maximum_of_the_controllers() -> None:
    assert [change.array["n_ports"] for change in of_configuration(acme_scenario(), "ports")] == [2, 8]
    full = acme_scenario().model_copy(
        update={"array": acme_scenario().array.model_copy(update={"n_ports": 8})},
    )
    assert of_configuration(full, "ports") == []


@pytest.mark.parametrize("name", sorted(scenarios()))
def test_every_change_of_every_seed_scenario_is_a_valid_document_or_is_rejected(name: str) -> None:
    scenario = scenarios()[name]
    for change in (*of_configuration(scenario), *of_schedule(scenario)):
        try:
            changed = change.of(scenario)
        except InvalidScenarioError:
            continue
        assert changed != scenario, change.words
        assert english(change.words)[0].isupper()
        assert not english(change.words).endswith(".")
        settings = change.settings(scenario)
        assert settings
        assert all(setting.before != setting.after for setting in settings), settings


def test_combined_change_applies_both_halves() -> None:
    old = scenarios()["acme-8.0.1"]
    (upgrade,) = of_configuration(old, "firmware")
    wider = of_schedule(old, "login_window")[0]
    pair = both(upgrade, wider)
    changed: Any = pair.of(old)
    assert changed == wider.of(upgrade.of(old))
    assert pair.halves == ("firmware", "login_window")
    assert not pair.is_schedule
    assert pair.disruption == wider.disruption
