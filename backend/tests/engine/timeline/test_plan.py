"""The calendar's events on one clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, parse
from stormsizer.simulation.pipeline import prepare
from stormsizer.timeline.plan import Plan
from tests.engine import seeds
from tests.support.languages import english, english_problems

DAY = "2011-05-30"


def laid_out(document: dict[str, Any]) -> Plan:
    """The plan of a scenario document."""
    return prepare(parse(document), seeds.seed_catalog())


def one_day(*events: dict[str, Any], initial_state: str = "idle_used", **calendar: Any) -> dict[str, Any]:
    """The sample estate with a calendar of its own: one Monday."""
    document = seeds.acme_document()
    document["calendar"] = {"starts_at": f"{DAY}T00:00:00Z", "ends_at": "2011-05-31T00:00:00Z"} | calendar
    document["pools"][0]["initial_state"] = initial_state
    document["events"] = [
        {"id": f"event-{i}", "name": f"Event {i}", **({} if "ends_at" in event else {"pool_ids": ["acme"]}), **event}
        for i, event in enumerate(events)
    ]
    return document


def event(kind: str, clock: str, **fields: Any) -> dict[str, Any]:
    """An event of the Monday."""
    return {"kind": kind, "starts_at": f"{DAY}T{clock}:00Z"} | fields


def outage(first: str, last: str) -> dict[str, Any]:
    """The network is down."""
    return event("outage", first, ends_at=f"{DAY}T{last}:00Z")


def problems_of(document: dict[str, Any]) -> list[tuple[str, str]]:
    """Path and what is allowed of every problem of a plan."""
    with pytest.raises(InvalidScenarioError) as caught:
        laid_out(document)
    return [(problem.path, english(problem.allowed)) for problem in english_problems(caught.value)]


def test_events_start_at_the_right_second() -> None:
    week = laid_out(one_day(event("reboot", "06:00"), event("login", "08:00", window_s=900), event("logoff", "17:00")))
    assert [sweep.starts_s for sweep in week.sweeps] == [6 * 3_600.0]
    assert [(login.starts_s, login.window_s) for login in week.logins] == [(8 * 3_600.0, 900.0)]
    assert [(leave.starts_s, leave.window_s) for leave in week.departures] == [(17 * 3_600.0, 1_800.0)]
    assert week.length_s == 86_400.0


def test_order_of_the_document_does_not_matter() -> None:
    events = (event("reboot", "06:00"), event("login", "08:00"), event("logoff", "17:00"))
    forwards, backwards = laid_out(one_day(*events)), laid_out(one_day(*reversed(events)))
    assert [login.phase for login in forwards.logins] == [login.phase for login in backwards.logins] == ["monday_login"]


def test_logins_are_distinguished_over_the_fortnight(acme: Scenario, catalog: Catalog) -> None:
    week = prepare(acme, catalog)
    assert {login.event_id: login.phase for login in week.logins} == {
        "first-login": "first_login",
        "tuesday-login-31": "tuesday_login",
        "monday-login-06": "monday_login",
        "tuesday-login-07": "tuesday_login",
    }


def test_second_monday_without_a_reboot_counts_as_a_tuesday() -> None:
    document = seeds.acme_document()
    document["events"] = [event for event in document["events"] if event["id"] != "reboot"]
    phases = {login.event_id: login.phase for login in laid_out(document).logins}
    assert phases["monday-login-06"] == "tuesday_login"


def test_provisioning_stages_follow_one_another() -> None:
    week = laid_out(one_day(event("provision", "01:00"), initial_state="not_deployed"))
    assert week.intervals[0].starts_s == 3_600.0
    for before, after in zip(week.intervals, week.intervals[1:], strict=False):
        assert after.starts_s == before.ends_s
    assert all(stage.ends_s >= stage.starts_s for stage in week.intervals)


def test_outage_extends_provisioning_by_its_length() -> None:
    calm = laid_out(one_day(event("provision", "01:00"), initial_state="not_deployed"))
    for first, last in (("01:30", "02:30"), ("00:30", "01:30"), ("01:01", "01:02")):
        hit = laid_out(one_day(event("provision", "01:00"), outage(first, last), initial_state="not_deployed"))
        begins, ends = (timedelta(hours=int(t[:2]), minutes=int(t[3:])).total_seconds() for t in (first, last))
        assert hit.intervals[-1].ends_s - calm.intervals[-1].ends_s == pytest.approx(ends - max(begins, 3_600.0))


def test_events_that_need_the_desktops_wait_for_provisioning() -> None:
    week = laid_out(one_day(event("provision", "01:00"), event("power_on", "01:30"), initial_state="not_deployed"))
    assert week.sweeps[0].starts_s == week.intervals[-1].ends_s > 1.5 * 3_600
    ((path, message),) = week.warnings
    assert (path, message.id) == ("events.1.starts_at", "warning-event-waits")


def test_reboot_of_working_users_gives_a_warning() -> None:
    week = laid_out(one_day(event("login", "08:00"), event("reboot", "12:00"), event("login", "13:00")))
    ((path, message),) = week.warnings
    assert (path, english(message)) == ("events.1", "Event 1 ends the sessions of users who are logged in.")
    assert [login.phase for login in week.logins] == ["tuesday_login", "monday_login"]


def test_only_the_first_error_of_a_pool_is_reported() -> None:
    """A forgotten power-on is one problem, not one per event that follows."""
    document = one_day(
        event("login", "08:00"), event("logoff", "12:00"), event("login", "13:00"), event("logoff", "17:00"),
        initial_state="off_used",
    )  # fmt: skip
    assert problems_of(document) == [("events.0.starts_at", "a login after the desktops have been powered on")]


def test_users_cannot_log_in_while_others_log_off() -> None:
    document = one_day(event("login", "08:00"), event("logoff", "12:00", window_s=3_600), event("login", "12:30"))
    assert problems_of(document) == [("events.2.starts_at", f"{DAY}T13:00:00+00:00 or later")]
    week = laid_out(one_day(event("login", "08:00"), event("logoff", "12:00", window_s=3_600), event("login", "13:00")))
    assert len(week.logins) == 2


@pytest.mark.parametrize("kind", ["reboot", "logoff"])
def test_storm_does_not_end_in_the_second_it_starts(kind: str) -> None:
    document = one_day(event("login", "08:00"), event(kind, "08:00"))
    assert problems_of(document) == [("events.1.starts_at", f"after {DAY}T08:00:00+00:00")]


def test_two_events_that_wait_for_one_deployment_do_not_start_together() -> None:
    document = one_day(
        event("provision", "01:00"), event("power_on", "01:10"), event("reboot", "01:20"), initial_state="not_deployed"
    )
    ((path, allowed),) = problems_of(document)
    assert path == "events.2.starts_at"
    assert allowed.startswith(f"after {DAY}T04:")


def test_users_may_arrive_in_the_second_the_power_on_starts() -> None:
    week = laid_out(one_day(event("power_on", "07:00"), event("login", "07:00"), initial_state="off_used"))
    assert week.sweeps[0].starts_s == week.logins[0].starts_s


@pytest.mark.parametrize(
    ("starts_at", "ends_at", "hours"),
    [
        ("2011-03-26T00:00:00+01:00", "2011-03-28T00:00:00+02:00", 47),  # Berlin, an hour is skipped
        ("2011-10-29T00:00:00+02:00", "2011-10-31T00:00:00+01:00", 49),  # Berlin, an hour comes twice
        ("2011-03-26T00:00:00Z", "2011-03-28T00:00:00Z", 48),
    ],
)
def test_calendar_length_accounts_for_clock_changes(starts_at: str, ends_at: str, hours: int) -> None:
    document = one_day(starts_at=starts_at, ends_at=ends_at)
    first = datetime.fromisoformat(starts_at)
    document["events"] = [
        {"id": "login", "name": "Login", "kind": "login", "starts_at": first + timedelta(hours=8), "pool_ids": ["acme"]}
    ]
    week = laid_out(document)
    assert week.length_s == hours * 3_600.0
    assert week.logins[0].starts_s == 8 * 3_600.0


def test_instant_is_the_same_in_every_time_zone() -> None:
    written = ["2011-10-30T02:30:00+02:00", "2011-10-30T00:30:00Z", "2011-10-29T20:30:00-04:00"]
    plans = []
    for starts_at in written:
        document = one_day(starts_at="2011-10-29T00:00:00Z", ends_at="2011-10-31T00:00:00Z")
        document["events"] = [
            {"id": "login", "name": "Login", "kind": "login", "starts_at": starts_at, "pool_ids": ["acme"]}
        ]
        plans.append(laid_out(document))
    assert plans[0] == plans[1] == plans[2]


def test_both_2_am_hours_of_an_autumn_night_are_distinct() -> None:
    """02:30 comes twice in Berlin on 30 October 2011; the offset says which is meant."""
    seconds = []
    for offset in ("+02:00", "+01:00"):
        document = one_day(starts_at="2011-10-29T22:00:00Z", ends_at="2011-10-31T00:00:00Z")
        document["time_zone"] = "Europe/Berlin"
        document["events"] = [
            {"id": "reboot", "name": "Reboot", "kind": "reboot", "starts_at": f"2011-10-30T02:30:00{offset}",
             "pool_ids": ["acme"]}
        ]  # fmt: skip
        seconds.append(laid_out(document).sweeps[0].starts_s)
    assert seconds[1] - seconds[0] == 3_600.0


def test_time_zone_of_the_calendar_changes_no_number() -> None:
    document = one_day(event("login", "08:00"))
    elsewhere = one_day(event("login", "08:00")) | {"time_zone": "Pacific/Auckland"}
    assert laid_out(document) == laid_out(elsewhere)


def test_instants_are_stored_in_utc() -> None:
    scenario = parse(one_day(event("login", "08:00"), starts_at="2011-05-30T02:00:00+02:00"))
    assert scenario.calendar.starts_at == datetime(2011, 5, 30, tzinfo=UTC)
    assert scenario.calendar.starts_at.tzinfo is UTC
