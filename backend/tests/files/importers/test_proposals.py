"""Selections from a summary are applied to a scenario with a list of changes, or rejected at the selection."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from stormsizer.experience.week import prepare
from stormsizer.model.catalog import ArrayModel, Catalog, WorkloadProfile
from stormsizer.model.scenario import Login, PowerOn, Scenario, parse
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary, MeasuredPhase, PhaseKind, Window
from stormsizer_io.importers.summary.selection import ImportSelection, Proposal
from stormsizer_io.proposals.propose import SelectionRefusedError, propose
from tests.files.importers.summaries import MONDAY, curve_of, entry, hosts, phase, pool, storm, summary_of
from tests.support.languages import english
from webapp.core.languages import languages

SATURDAY = MONDAY + timedelta(days=5)


@pytest.fixture
def week(acme_document: dict[str, Any]) -> dict[str, Any]:
    """A Monday to Sunday of two pools, with a login and a logoff on Monday."""
    acme_document["time_zone"] = "Europe/Berlin"
    acme_document["calendar"] = {"starts_at": "2011-06-05T22:00:00Z", "ends_at": "2011-06-12T22:00:00Z"}
    (staff,) = acme_document["pools"]
    staff |= {"id": "staff", "initial_state": "idle_used", "n_desktops": 300}
    acme_document["pools"] = [staff, staff | {"id": "lab", "name": "Lab", "n_desktops": 50}]
    both = {"pool_ids": ["staff", "lab"], "window_s": 1800}
    acme_document["events"] = [
        {"id": "in", "kind": "login", "name": "Arrivals", "starts_at": "2011-06-06T06:00:00Z"} | both,
        {"id": "out", "kind": "logoff", "name": "Leaving", "starts_at": "2011-06-06T15:00:00Z"} | both,
    ]
    acme_document["hosts"] = {"n_hosts": 8, "memory_gib_per_host": 48}
    return acme_document


def proposed(catalog: Catalog, week: dict[str, Any], summary: ImportSummary, **selection: Any) -> Proposal:
    return propose(summary, ImportSelection.model_validate(selection), parse(week), catalog, english)


def refused(catalog: Catalog, week: dict[str, Any], summary: ImportSummary, **selection: Any) -> list[str]:
    """Paths of what is wrong; everything says what was given and what is allowed."""
    with pytest.raises(SelectionRefusedError) as error:
        proposed(catalog, week, summary, **selection)
    assert all(
        problem.given and english(problem.allowed) and english(problem.message) for problem in error.value.problems
    )
    return [problem.path for problem in error.value.problems]


def changed(proposal: Proposal) -> dict[str, tuple[str, str]]:
    return {change.path: (english(change.before), english(change.after)) for change in proposal.changes}


def events_of(scenario: Scenario) -> dict[str, Any]:
    return {event.id: event for event in scenario.events}


def test_empty_selection_changes_nothing(catalog: Catalog, week: dict[str, Any]) -> None:
    proposal = proposed(catalog, week, summary_of())
    assert proposal.scenario == parse(week)
    assert proposal.changes == ()
    assert proposal.profile is proposal.array is None


def test_new_texts_use_the_language_of_the_owner(catalog: Catalog, week: dict[str, Any]) -> None:
    """People edit them as plain text; the changes themselves are rendered for each reader."""
    selection = ImportSelection.model_validate({"profile": staff(), "events": [{"found_id": "storm-1"}]})
    summary = summary_of(phases=PHASES, storms=[storm(1, "login", SATURDAY + timedelta(hours=7, minutes=12), 41)])
    german = languages().localizer("de").text
    proposal = propose(summary, selection, parse(week), catalog, german)
    event = events_of(proposal.scenario)["login-storm-1"]
    assert event.name == "Anmeldung"
    assert event.notes.startswith("In einer Messung erkannt: Spitze von ")
    profile = WorkloadProfile.model_validate(proposal.profile)
    assert profile.generator.startswith("Desktops dieses Standorts: Normalbetrieb und Leerlauf; sonst ")
    assert profile.notes.startswith("Basiert auf ")
    assert profile.steady_state.reads_iops_per_desktop.reasoning.startswith("Wie gemessen")
    said = {change.path: change for change in proposal.changes}
    assert english(said["profile.idle"].label) == "Workload profile › Idle"
    assert german(said["profile.idle"].label) == "Lastprofil › Leerlauf"
    assert "Lesezugriffe/s" in german(said["profile.idle"].after)
    assert "reads/s" in english(said["profile.idle"].after)


# the profile


def staff(**more: Any) -> dict[str, Any]:
    return {"based_on": "windows7-knowledge-rawc", "id": "own-staff", "name": "Staff", "phases": [0, 1]} | more


PHASES = (phase(PhaseKind.IDLE, 0.1, 1.0), phase(PhaseKind.STEADY_STATE, 2.1, 4.0), phase(PhaseKind.IDLE, 0.2, 1.1))


def test_profile_is_created_and_assigned_to_its_pools(catalog: Catalog, week: dict[str, Any]) -> None:
    proposal = proposed(catalog, week, summary_of(phases=PHASES), profile=staff(pool_ids=["lab"]))
    assert proposal.profile is not None
    profile = WorkloadProfile.model_validate(proposal.profile)
    assert profile.steady_state.writes_iops_per_desktop.value == 3.0
    assert [each.profile_id for each in proposal.scenario.pools] == ["windows7-knowledge-rawc", "own-staff"]
    said = changed(proposal)
    assert said["pools.lab.profile_id"] == ("windows7-knowledge-rawc", "own-staff")
    assert "0.74 writes/s" in said["profile.steady_state"][0].replace("0.739", "0.74")
    assert "3 writes/s" in said["profile.steady_state"][1]
    assert all(change.provenance for change in proposal.changes)


def test_proposed_scenario_can_be_simulated_once_its_entries_exist(catalog: Catalog, week: dict[str, Any]) -> None:
    proposal = proposed(catalog, week, summary_of(phases=PHASES), profile=staff(pool_ids=["lab"]))
    profile = WorkloadProfile.model_validate(proposal.profile)
    prepare(proposal.scenario, dataclasses.replace(catalog, workloads={**catalog.workloads, profile.id: profile}))


def test_work_matches_the_requested_window_whenever_the_measurement_started(
    catalog: Catalog, week: dict[str, Any]
) -> None:
    """Arrivals from eight to ten, measured from nine to nine the next day: two hours of work and no more."""
    eight_to_ten = Window(phase=PhaseKind.TUESDAY_LOGIN, from_time="08:00", to_time="10:00")
    hours = {"starts_at": MONDAY + timedelta(hours=9), "ends_at": MONDAY + timedelta(hours=33), "measured_s": 7200.0}
    login = phase(PhaseKind.TUESDAY_LOGIN, 5.0, 5.0).model_copy(update=hours)
    summary = summary_of(phases=(login,))
    asked = summary.model_copy(update={"options": ImportOptions(windows=(eight_to_ten,))})
    proposal = proposed(catalog, week, asked, profile=staff(phases=[0], pool_ids=["lab"]))
    profile = WorkloadProfile.model_validate(proposal.profile)
    work = profile.tuesday_login
    assert 0 < work.login.ios_per_desktop.known + work.start_of_day.ios_per_desktop.known < 10.0 * 7200


def test_deployment_is_unchanged_whatever_the_base_profile(catalog: Catalog, week: dict[str, Any]) -> None:
    choice = staff(based_on="iometer-desktop", pool_ids=["lab"])
    proposal = proposed(catalog, week, summary_of(phases=PHASES), profile=choice)
    assert proposal.scenario.pools[1].deployment_id == catalog.workloads["windows7-knowledge-rawc"].deployment_id
    assert proposal.scenario.pools[0].deployment_id is None
    assert "pools.lab.deployment_id" in changed(proposal)


@pytest.mark.parametrize(
    ("choice", "paths"),
    [
        (staff(based_on="nobody"), ["profile.based_on"]),
        (staff(id="windows10-knowledge"), ["profile.id"]),
        (staff(phases=[0, 7]), ["profile.phases.1"]),
        (staff(phases=[0, 1, 2]), ["profile.phases.2"]),
        (staff(pool_ids=["lab", "nobody"]), ["profile.pool_ids.1"]),
        (staff(based_on="nobody", phases=[9]), ["profile.based_on", "profile.phases.0"]),
    ],
)
def test_impossible_profile_is_rejected_at_its_selection(
    catalog: Catalog, week: dict[str, Any], choice: dict[str, Any], paths: list[str]
) -> None:
    assert refused(catalog, week, summary_of(phases=PHASES), profile=choice) == paths


def test_window_below_its_background_load_is_rejected_with_its_path(catalog: Catalog, week: dict[str, Any]) -> None:
    summary = summary_of(phases=(phase(PhaseKind.IDLE, 0.1, 5.0), PHASES[1]))
    assert refused(catalog, week, summary, profile=staff(phases=[0, 1])) == ["profile.phases.1"]


def test_curve_of_the_summary_is_used(catalog: Catalog, week: dict[str, Any]) -> None:
    """All work is done at the end of the window: no user works before."""
    login = phase(PhaseKind.TUESDAY_LOGIN, 2.0, 4.0)
    late = curve_of([0.8 * 100] * 50 + [3_000.0] * 10)
    texts = []
    for curve in (None, late):
        proposal = proposed(catalog, week, summary_of(phases=[login], curve=curve), profile=staff(phases=[0]))
        assert proposal.profile is not None
        texts.append(proposal.profile["tuesday_login"]["login"]["ios_per_desktop"]["reasoning"])
    assert "if arrivals are uniform" in texts[0]
    assert "from the load curve" in texts[1]


# pools and hosts


def test_inventory_pool_updates_a_pool_of_the_scenario(catalog: Catalog, week: dict[str, Any]) -> None:
    summary = summary_of(pools=[pool(1)])
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    there = proposal.scenario.pools[0]
    assert (there.n_desktops, there.memory_gib, there.growth_gib_per_desktop) == (400, 4.0, 3.25)
    assert there.image_gib == 20
    assert changed(proposal) == {
        "pools.staff.n_desktops": ("300", "400"),
        "pools.staff.memory_gib": ("1.5 GiB", "4 GiB"),
        "pools.staff.growth_gib_per_desktop": ("1 GiB", "3.25 GiB"),
    }
    assert "RVTools file rvtools.xlsx" in english(proposal.changes[0].provenance)


def test_machines_in_no_pool_are_noted_once(catalog: Catalog, week: dict[str, Any]) -> None:
    summary = summary_of(pools=[pool(1)])
    assert summary.inventory is not None
    n_machines = summary.inventory.pools[0].n_desktops + 21
    summary = summary.model_copy(update={"inventory": summary.inventory.model_copy(update={"n_machines": n_machines})})
    selected = [{"found_id": "pool-1", "pool_id": "staff"}]
    proposal = proposed(catalog, week, summary, pools=selected)
    note = "21 machines in RVTools file rvtools.xlsx are in none of these pools."
    assert note in proposal.scenario.notes
    assert note in changed(proposal)["notes"][1]
    again = proposed(catalog, week | {"notes": proposal.scenario.notes}, summary, pools=selected)
    assert again.scenario.notes == proposal.scenario.notes
    assert "notes" not in changed(again)


def test_data_of_full_clones_beyond_their_image_is_growth(catalog: Catalog, week: dict[str, Any]) -> None:
    week["pools"][0]["clone_type"] = "full"
    week["pools"][0]["n_base_images"] = 0
    summary = summary_of(pools=[pool(1, used_gib=38.4, unshared_gib=38.4)])
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    assert proposal.scenario.pools[0].growth_gib_per_desktop == 14.5


def test_swap_files_counted_as_used_by_rvtools_are_not_counted_again(catalog: Catalog, week: dict[str, Any]) -> None:
    week["pools"][0]["memory_reservation_fraction"] = 0.5
    summary = summary_of(pools=[pool(1, n_on=200, memory_gib=8.0, unshared_gib=5.0)])
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    # half of 8 GiB is reserved, and half of the machines are on: 2 GiB of swap files per desktop
    assert proposal.scenario.pools[0].growth_gib_per_desktop == 3.0
    why = {change.path: english(change.provenance) for change in proposal.changes}
    assert why["pools.staff.growth_gib_per_desktop"].endswith(
        "Without swap files (2 GiB per desktop), which are counted separately."
    )
    assert "swap" not in why["pools.staff.n_desktops"]


@pytest.mark.parametrize(
    ("tools", "unshared_gib", "growth_gib"),
    [
        ((Tool.RVTOOLS,), 8.5, 0.5),
        ((Tool.RVTOOLS,), 7.5, 7.5),  # its swap file lies elsewhere: with one it would use 8 GiB and more
        ((Tool.LIVE_OPTICS,), 8.5, 8.5),
        ((Tool.RVTOOLS, Tool.LIVE_OPTICS), 8.5, 0.5),  # only RVTools knows unshared space
    ],
)
def test_only_swap_files_known_to_be_in_the_used_space_are_subtracted(
    catalog: Catalog, week: dict[str, Any], tools: tuple[Tool, ...], unshared_gib: float, growth_gib: float
) -> None:
    summary = summary_of(pools=[pool(1, n_on=400, memory_gib=8.0, unshared_gib=unshared_gib)])
    files = [summary.files[1].model_copy(update={"tool": tool}) for tool in tools]
    summary = summary.model_copy(update={"files": tuple(files)})
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    assert proposal.scenario.pools[0].growth_gib_per_desktop == growth_gib


def test_full_clones_are_detected_by_their_space_without_swap_files(catalog: Catalog, week: dict[str, Any]) -> None:
    """With 12 GiB of swap files 30 of 33 GiB look like their own; without them it is 18 of 21: they share an image."""
    summary = summary_of(pools=[pool(1, n_on=400, memory_gib=12.0, used_gib=33.0, unshared_gib=30.0)])
    choice = {"found_id": "pool-1", "pool_id": "gold", "profile_id": week["pools"][0]["profile_id"]}
    added = proposed(catalog, week, summary, pools=[choice]).scenario.pools[2]
    assert (added.clone_type, added.growth_gib_per_desktop) == ("linked", 18.0)


def test_space_of_desktops_that_share_an_image_is_explained(catalog: Catalog, week: dict[str, Any]) -> None:
    selected = [{"found_id": "pool-1", "pool_id": "staff"}]
    shared = summary_of(pools=[pool(1, n_on=200, memory_gib=8.0, used_gib=25.0, unshared_gib=7.0)])
    why = {
        change.path: english(change.provenance) for change in proposed(catalog, week, shared, pools=selected).changes
    }
    assert (
        "Of 21 GiB in use per desktop, 3 GiB is unshared; the shared rest is stored once."
        in why["pools.staff.growth_gib_per_desktop"]
    )
    assert "unshared" not in why["pools.staff.n_desktops"]


def test_values_missing_from_the_inventory_are_unchanged(catalog: Catalog, week: dict[str, Any]) -> None:
    summary = summary_of(pools=[pool(1, memory_gib=None, used_gib=None, unshared_gib=None)])
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    assert set(changed(proposal)) == {"pools.staff.n_desktops"}


def test_new_pool_without_events_joins_the_events_of_another_pool(catalog: Catalog, week: dict[str, Any]) -> None:
    week["events"][1]["pool_ids"] = ["lab"]
    choice = {"found_id": "pool-1", "pool_id": "gold", "profile_id": week["pools"][0]["profile_id"]}
    proposal = proposed(catalog, week, summary_of(pools=[pool(1)]), pools=[choice])
    assert [getattr(event, "pool_ids", ()) for event in proposal.scenario.events] == [
        ("staff", "lab", "gold"),
        ("lab",),
    ]
    path = f"events.{week['events'][0]['id']}.pool_ids"
    assert changed(proposal)[path] == ("staff, lab", "staff, lab, gold")


def test_new_pool_joins_the_selected_event(catalog: Catalog, week: dict[str, Any]) -> None:
    summary = summary_of(pools=[pool(1, name="W11\x07 gold")], storms=[storm(1, "login", SATURDAY, 30)])
    proposal = proposed(
        catalog,
        week,
        summary,
        pools=[{"found_id": "pool-1", "pool_id": "gold", "profile_id": "windows10-knowledge"}],
        events=[{"found_id": "storm-1", "pool_ids": ["gold"]}],
    )
    added = proposal.scenario.pools[2]
    assert (added.id, added.name, added.clone_type, added.n_desktops) == ("gold", "W11 gold", "linked", 400)
    assert changed(proposal)["pools.gold"] == ("", "W11 gold, windows10-knowledge")


@pytest.mark.parametrize("clone_type", ["mcs", "full"])
def test_image_is_no_larger_than_what_a_desktop_uses(catalog: Catalog, week: dict[str, Any], clone_type: str) -> None:
    """Full clones of today use 23 GiB besides 3.9 GiB of swap files."""
    week["pools"][0] |= {"image_gib": 40.0, "clone_type": clone_type}
    summary = summary_of(pools=[pool(1, used_gib=26.9, unshared_gib=26.9)])
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    there = proposal.scenario.pools[0]
    assert there.image_gib == 23.0
    why = next(english(each.provenance) for each in proposal.changes if each.path == "pools.staff.image_gib")
    assert "A desktop uses 23 GiB in total, so its image is no larger." in why
    week["pools"][0]["image_gib"] = 20.0
    proposal = proposed(catalog, week, summary, pools=[{"found_id": "pool-1", "pool_id": "staff"}])
    assert proposal.scenario.pools[0].image_gib == 20.0


def test_machines_without_shared_space_are_full_clones(catalog: Catalog, week: dict[str, Any]) -> None:
    summary = summary_of(pools=[pool(1, used_gib=43.9, unshared_gib=42.9)], storms=[storm(1, "login", SATURDAY, 30)])
    proposal = proposed(
        catalog,
        week,
        summary,
        pools=[{"found_id": "pool-1", "pool_id": "gold", "profile_id": "windows10-knowledge"}],
        events=[{"found_id": "storm-1", "pool_ids": ["gold"]}],
    )
    added = proposal.scenario.pools[2]
    assert (added.clone_type, added.image_gib, added.growth_gib_per_desktop) == ("full", 40.0, 0.0)


@pytest.mark.parametrize(
    ("selection", "paths"),
    [
        ([{"found_id": "pool-9", "pool_id": "staff"}], ["pools.0.found_id"]),
        ([{"found_id": "pool-1", "pool_id": "new"}], ["pools.0.profile_id"]),
        ([{"found_id": "pool-1", "pool_id": "staff", "profile_id": "nobody"}], ["pools.0.profile_id"]),
        ([{"found_id": "pool-1", "pool_id": "new", "profile_id": "nobody"}], ["pools.0.profile_id"]),
        ([{"found_id": "pool-1", "pool_id": each} for each in ("staff", "lab")], ["pools.1.found_id"]),
        ([{"found_id": each, "pool_id": "lab"} for each in ("pool-1", "pool-2")], ["pools.1.pool_id"]),
    ],
)
def test_invalid_pool_selection_is_rejected(
    catalog: Catalog, week: dict[str, Any], selection: list[dict[str, Any]], paths: list[str]
) -> None:
    assert refused(catalog, week, summary_of(pools=[pool(1), pool(2)]), pools=selection) == paths


def test_unknown_profile_of_a_pool_is_rejected_even_if_the_pool_gets_another_one(
    catalog: Catalog, week: dict[str, Any]
) -> None:
    summary = summary_of(pools=[pool(1)], phases=PHASES)
    choice = {"found_id": "pool-1", "pool_id": "lab", "profile_id": "nobody"}
    with pytest.raises(SelectionRefusedError) as error:
        proposed(catalog, week, summary, profile=staff(pool_ids=["lab"]), pools=[choice])
    (problem,) = error.value.problems
    assert (problem.path, english(problem.given)) == ("pools.0.profile_id", "nobody")
    assert english(problem.message) == "is not in the catalog"
    assert "own-staff" in english(problem.allowed)
    kept = proposed(catalog, week, summary, profile=staff(), pools=[choice | {"profile_id": "own-staff"}])
    assert kept.scenario.pools[1].profile_id == "own-staff"


def test_imported_hosts_replace_those_of_the_scenario(catalog: Catalog, week: dict[str, Any]) -> None:
    proposal = proposed(catalog, week, summary_of(groups=[hosts(1)]), hosts_id="hosts-1")
    found = proposal.scenario.hosts
    assert (found.n_hosts, found.memory_gib_per_host, found.n_cores_per_host, found.ghz_per_core) == (12, 768, 48, 2.6)
    assert changed(proposal)["hosts.n_cores_per_host"] == ("", "48")


def test_hosts_that_contradict_the_scenario_are_rejected(catalog: Catalog, week: dict[str, Any]) -> None:
    week["hosts"]["n_spare_hosts"] = 7
    assert refused(catalog, week, summary_of(groups=[hosts(1, n_hosts=2)]), hosts_id="hosts-1") == ["hosts_id"]
    assert refused(catalog, week, summary_of(groups=[hosts(1)]), hosts_id="hosts-2") == ["hosts_id"]


# events


def test_storm_becomes_an_event_on_the_same_weekday_and_time_of_the_calendar(
    catalog: Catalog, week: dict[str, Any]
) -> None:
    """Measured on a Saturday of winter, put into a week of summer: the clock on the wall shows the same."""
    found = storm(1, "login", SATURDAY + timedelta(hours=7, minutes=12), 41)
    proposal = proposed(catalog, week, summary_of(storms=[found]), events=[{"found_id": "storm-1"}])
    event = events_of(proposal.scenario)["login-storm-1"]
    assert isinstance(event, Login)
    assert event.starts_at == datetime(2011, 6, 11, 6, 12, tzinfo=UTC)
    berlin = ZoneInfo("Europe/Berlin")
    assert event.starts_at.astimezone(berlin).time() == found.starts_at.astimezone(berlin).time()
    assert (event.window_s, event.pool_ids) == (41 * 60.0, ("staff", "lab"))
    (change,) = proposal.changes
    assert change.before == ""
    assert "Sat, Jun 11, 2011, 08:12 CEST" in english(change.after)
    assert "moved to Sat, Jun 11, 2011, 08:12 CEST" in english(change.provenance)
    assert "esxtop file host1.csv" in english(change.provenance)


def test_storm_within_the_calendar_is_not_moved(catalog: Catalog, week: dict[str, Any]) -> None:
    found = storm(1, "login", datetime(2011, 6, 8, 7, 30, tzinfo=UTC), 30)
    proposal = proposed(
        catalog, week, summary_of(storms=[found]), events=[{"found_id": "storm-1", "pool_ids": ["lab"]}]
    )
    event = events_of(proposal.scenario)["login-storm-1"]
    assert (event.starts_at, event.pool_ids) == (found.starts_at, ("lab",))
    assert "moved" not in english(proposal.changes[0].provenance)


def test_imported_event_replaces_the_events_of_the_same_pools_that_day(catalog: Catalog, week: dict[str, Any]) -> None:
    found = storm(1, "login", MONDAY + timedelta(hours=8), 40)
    proposal = proposed(catalog, week, summary_of(storms=[found]), events=[{"found_id": "storm-1"}])
    assert [event.id for event in proposal.scenario.events] == ["out", "in"]
    assert events_of(proposal.scenario)["in"].starts_at == datetime(2011, 6, 6, 7, tzinfo=UTC)
    before, after = changed(proposal)["events.in"]
    assert before.startswith("Arrivals, Mon, Jun 6, 2011, 08:00 CEST")
    assert after.startswith("Arrivals, Mon, Jun 6, 2011, 09:00 CEST")


def test_event_window_is_the_arrival_window_and_says_so(catalog: Catalog, week: dict[str, Any]) -> None:
    begins = MONDAY + timedelta(hours=8)
    found = storm(1, "login", begins, 97).model_copy(
        update={"arrivals_start_at": begins - timedelta(minutes=1), "arrivals_end_at": begins + timedelta(minutes=27)}
    )
    told, untold = (
        events_of(proposed(catalog, week, summary_of(storms=[each]), events=[{"found_id": each.id}]).scenario)["in"]
        for each in (found, storm(1, "login", begins, 97))
    )
    assert (told.window_s, told.starts_at) == (28 * 60.0, datetime(2011, 6, 6, 6, 59, tzinfo=UTC))
    assert "uniform arrivals best fit the load curve; the load was high for 1 h 37 min" in told.notes
    assert (untold.window_s, untold.starts_at) == (97 * 60.0, datetime(2011, 6, 6, 7, tzinfo=UTC))
    assert "does not show when they started" in untold.notes


def test_storms_repeat_on_the_weekdays_of_the_calendar(catalog: Catalog, week: dict[str, Any]) -> None:
    thursday = MONDAY + timedelta(days=3)
    storms = [
        storm(1, "login", thursday + timedelta(hours=8), 30),
        storm(2, "logout", thursday + timedelta(hours=16), 30),
    ]
    selection = [{"found_id": each.id, "repeats": True} for each in storms]
    proposal = proposed(catalog, week, summary_of(storms=storms), events=selection)
    events = events_of(proposal.scenario)
    assert set(events) == {"in", "out"}
    for event in events.values():
        assert event.repeat is not None
        assert event.repeat.weekdays == ("mon", "tue", "wed", "thu", "fri")
    assert events["in"].starts_at == datetime(2011, 6, 6, 7, tzinfo=UTC)
    assert "repeated on Mon, Tue, Wed, Thu, and Fri" in changed(proposal)["events.in"][1]


def test_boot_storm_becomes_a_power_on_of_pools_that_are_off(catalog: Catalog, week: dict[str, Any]) -> None:
    week["pools"] = [dict(each, initial_state="off_used") for each in week["pools"]]
    week["events"][:0] = [
        {
            "id": "on",
            "kind": "power_on",
            "name": "On",
            "starts_at": "2011-06-06T03:00:00Z",
            "pool_ids": ["staff", "lab"],
            "n_slots": 40,
        }
    ]
    found = storm(1, "boot", MONDAY + timedelta(hours=3, minutes=30), 20)
    proposal = proposed(catalog, week, summary_of(storms=[found]), events=[{"found_id": "storm-1"}])
    event = events_of(proposal.scenario)["on"]
    assert isinstance(event, PowerOn)
    assert (event.starts_at, event.n_slots) == (datetime(2011, 6, 6, 2, 30, tzinfo=UTC), 40)


def test_kind_of_a_storm_can_be_changed(catalog: Catalog, week: dict[str, Any]) -> None:
    found = storm(1, "boot", MONDAY + timedelta(hours=4), 20)
    selection = [{"found_id": "storm-1", "kind": "reboot"}]
    proposal = proposed(catalog, week, summary_of(storms=[found]), events=selection)
    assert events_of(proposal.scenario)["reboot-storm-1"].kind == "reboot"


def test_calendar_entries_become_events(catalog: Catalog, week: dict[str, Any]) -> None:
    found = [
        entry(1, "Shift A", SATURDAY + timedelta(hours=7), 8, kind="login", is_guessed=True, n_users=120),
        entry(2, "Work on the power\u202e", SATURDAY + timedelta(hours=20), 2, kind="maintenance"),
    ]
    selection = [{"found_id": "entry-1", "pool_ids": ["lab"]}, {"found_id": "entry-2"}]
    proposal = proposed(catalog, week, summary_of(entries=found), events=selection)
    events = events_of(proposal.scenario)
    assert events["login-entry-1"].window_s == 1800
    assert events["login-entry-1"].name == "Shift A"
    assert "120 users" in events["login-entry-1"].notes
    maintenance = events["maintenance-entry-2"]
    assert maintenance.ends_at - maintenance.starts_at == timedelta(hours=2)
    assert maintenance.name == "Work on the power"
    assert "event type guessed" in english(proposal.changes[0].provenance)


LATE = datetime(2011, 6, 12, 21, 50, tzinfo=UTC)


@pytest.mark.parametrize(
    ("selection", "paths"),
    [
        ([{"found_id": "storm-9"}], ["events.0.found_id"]),
        ([{"found_id": "storm-1"}, {"found_id": "storm-1"}], ["events.1.found_id"]),
        ([{"found_id": "storm-1", "pool_ids": ["lab", "nobody"]}], ["events.0.pool_ids.1"]),
        ([{"found_id": "storm-1", "kind": "backup"}], ["events.0.kind"]),
        ([{"found_id": "storm-1", "kind": "party"}], ["events.0.kind"]),
        ([{"found_id": "storm-2"}], ["events.0.kind"]),
        ([{"found_id": "storm-3"}], ["events.0.found_id"]),
        ([{"found_id": "storm-4"}], ["events.0.found_id"]),
        ([{"found_id": "storm-1"}, {"found_id": "storm-5"}], ["events.1.found_id"]),
    ],
    ids=["unknown", "twice", "no pool", "needs a rate", "no kind", "kind unknown", "already on", "no room", "same day"],
)
def test_impossible_event_is_rejected_at_its_selection(
    catalog: Catalog, week: dict[str, Any], selection: list[dict[str, Any]], paths: list[str]
) -> None:
    storms = [
        storm(1, "login", SATURDAY + timedelta(hours=8), 30),
        storm(2, "unknown", SATURDAY + timedelta(hours=9), 30),
        storm(3, "boot", SATURDAY + timedelta(hours=5), 30),
        storm(4, "login", LATE, 30),
        storm(5, "login", SATURDAY + timedelta(days=7, hours=8), 30),
    ]
    assert list(dict.fromkeys(refused(catalog, week, summary_of(storms=storms), events=selection))) == paths


def test_own_calendar_events_are_imported_with_their_changes(catalog: Catalog, week: dict[str, Any]) -> None:
    before = parse(week)
    moved = before.events[0].model_copy(update={"starts_at": before.events[0].starts_at + timedelta(minutes=45)})
    added = before.events[1].model_copy(update={"id": "out-2", "starts_at": datetime(2011, 6, 7, 15, tzinfo=UTC)})
    again = moved.model_copy(update={"id": "in-2", "starts_at": datetime(2011, 6, 7, 6, tzinfo=UTC)})
    summary = summary_of(events=[moved, again, added])
    proposal = proposed(catalog, week, summary, calendar_events=True)
    assert proposal.scenario.events == (moved, before.events[1], again, added)
    said = changed(proposal)
    assert set(said) == {"events.in", "events.in-2", "events.out-2"}
    assert ("08:00" in said["events.in"][0], "08:45" in said["events.in"][1]) == (True, True)
    assert refused(catalog, week, summary_of(), calendar_events=True) == ["calendar_events"]


def test_contradictory_events_are_rejected_at_the_calendar(catalog: Catalog, week: dict[str, Any]) -> None:
    again = parse(week).events[0].model_copy(update={"id": "in-2", "starts_at": datetime(2011, 6, 6, 9, tzinfo=UTC)})
    assert set(refused(catalog, week, summary_of(events=[again]), calendar_events=True)) == {"calendar_events"}


def test_existing_problem_is_reported_for_the_scenario(catalog: Catalog, week: dict[str, Any]) -> None:
    week["pools"][0]["profile_id"] = "gone"
    paths: Sequence[str] = refused(catalog, week, summary_of(groups=[hosts(1)]), hosts_id="hosts-1")
    assert paths == ["scenario.pools.0.profile_id"]


# the array


def test_array_without_measured_latencies_is_rejected(catalog: Catalog, week: dict[str, Any]) -> None:
    assert refused(catalog, week, summary_of(), array={"id": "own-array", "name": "Ours"})


OURS = {"id": "own-array", "name": "Ours"}


def windows() -> list[MeasuredPhase]:
    phases = [
        phase(PhaseKind.STEADY_STATE, 0.33, 1.54, n_desktops=2_500, read_latency_ms=3.0, write_latency_ms=2.2),
        phase(PhaseKind.MONDAY_LOGIN, 2.1, 2.0, n_desktops=2_500, read_latency_ms=4.0, write_latency_ms=2.6),
        phase(PhaseKind.TUESDAY_LOGIN, 0.4, 1.7, n_desktops=2_500, read_latency_ms=3.1, write_latency_ms=2.3),
    ]
    sizes = {"read_size_kb": 18.0, "write_size_kb": 9.0}
    return [each.model_copy(update=sizes | {"mean_iops": 2_500 * _iops(each)}) for each in phases]


def test_array_is_refitted_for_the_proposed_scenario(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    proposal = proposed(catalog, acme_document, summary_of(phases=windows()), array=OURS)
    assert proposal.array is not None
    assert proposal.refit is not None
    array = ArrayModel.model_validate(proposal.array)
    assert array.id == proposal.scenario.array.model_id == "own-array"
    prepare(proposal.scenario, dataclasses.replace(catalog, arrays={**catalog.arrays, array.id: array}))
    assert changed(proposal)["array.model_id"] == ("netapp-fas3270", "own-array")
    assert proposal.refit.median_error_after <= proposal.refit.median_error_before
    assert {f"array.{each.path}" for each in proposal.refit.parameters} == set(changed(proposal)) - {"array.model_id"}


def test_array_that_matches_the_measurement_is_unchanged(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    phases = windows()
    was = proposed(catalog, acme_document, summary_of(phases=phases), array=OURS).refit
    assert was is not None
    predicted = [
        {"read_latency_ms": each.before_read_latency_ms, "write_latency_ms": each.before_write_latency_ms}
        for each in was.phases
    ]
    as_predicted = [each.model_copy(update=latency) for each, latency in zip(phases, predicted, strict=True)]
    proposal = proposed(catalog, acme_document, summary_of(phases=as_predicted), array=OURS)
    assert proposal.array is None
    assert proposal.refit is not None
    assert proposal.refit.parameters == ()
    assert proposal.scenario.array.model_id == acme_document["array"]["model_id"]
    assert "array.model_id" not in changed(proposal)


def _iops(each: MeasuredPhase) -> float:
    return each.reads_iops_per_desktop + each.writes_iops_per_desktop


def two_arrays(acme_document: dict[str, Any]) -> dict[str, Any]:
    """The same scenario with the measured array as the second one; the main one has user data, whose I/O is unknown."""
    flash = {
        "model_id": "generic-nvme-dual-controller",
        "firmware_id": "current",
        "n_controllers": 2,
        "tiers": [{"drive_id": "nvme-3840gb", "n_drives": 24}],
        "n_ports": 8,
    }
    places = {"image_array_id": "old", "delta_array_id": "old", "user_data_gib_per_desktop": 1}
    pools = [pool | places for pool in acme_document["pools"]]
    other = acme_document["array"] | {"id": "old", "name": "Old array"}
    return acme_document | {"array": flash, "other_arrays": [other], "pools": pools}


def test_refit_is_about_the_array_that_was_measured(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    alone = proposed(catalog, acme_document, summary_of(phases=windows()), array=OURS)
    both = two_arrays(acme_document)
    proposal = proposed(catalog, both, summary_of(phases=windows()), array=OURS | {"array_id": "old"})
    assert proposal.array == alone.array
    assert proposal.scenario.other_arrays[0].model_id == OURS["id"]
    assert proposal.scenario.array.model_id == "generic-nvme-dual-controller"
    assert changed(proposal)["other_arrays.0.model_id"] == ("netapp-fas3270", OURS["id"])
    assert proposal.refit is not None
    remarks = [english(remark) for remark in proposal.refit.remarks]
    assert "The measured load and latencies are taken to be those of Old array alone." in remarks
    assert all("Old array" in english(change.label) for change in proposal.changes)


def test_refit_of_an_array_that_the_scenario_lacks_is_refused(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    chosen = OURS | {"array_id": "old"}
    assert refused(catalog, acme_document, summary_of(phases=windows()), array=chosen) == ["array.array_id"]
