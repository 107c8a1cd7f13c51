"""Events that repeat, sites that go by their own clocks, and users who arrive at a fixed rate."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from stormsizer.model.scenario import MOST_OCCURRENCES, InvalidScenarioError, Scenario, check, parse
from stormsizer.simulation.pipeline import prepare, simulate
from stormsizer.timeline.occurrences import expanded
from tests.engine import seeds
from tests.support.languages import english, english_problems

WORKING_DAYS = ["mon", "tue", "wed", "thu", "fri"]
AUTUMN = {"starts_at": "2011-10-23T22:00:00Z", "ends_at": "2011-11-06T23:00:00Z"}
"""A fortnight in Berlin with the end of summer time, on Sunday 30 October, in the middle."""
SPRING = {"starts_at": "2011-03-20T23:00:00Z", "ends_at": "2011-04-03T22:00:00Z"}


def fortnight(*events: dict[str, Any], calendar: dict[str, str] = AUTUMN, **changes: Any) -> dict[str, Any]:
    """The sample estate in Berlin with other events."""
    document = seeds.acme_document() | {"time_zone": "Europe/Berlin", "calendar": calendar} | changes
    for pool in document["pools"]:
        pool["initial_state"] = "idle_used"
    document["events"] = [{"id": event["kind"], "name": event["kind"]} | event for event in events]
    return document


def daily(kind: str, starts_at: str, days: list[str] | None = None, **fields: Any) -> dict[str, Any]:
    """An event of the sample's pool on every working day."""
    if kind not in ("backup", "outage", "failure", "maintenance"):
        fields.setdefault("pool_ids", ["acme"])
    until = {"until": fields.pop("until")} if "until" in fields else {}
    return {"kind": kind, "starts_at": starts_at, "repeat": {"weekdays": days or WORKING_DAYS} | until} | fields


def occurrences(document: dict[str, Any]) -> list[Any]:
    """Events of a document, written out."""
    return list(expanded(parse(document)).events)


def problem(document: dict[str, Any]) -> tuple[str, str, str]:
    """Path, what was given and what is allowed of the one thing that is wrong."""
    with pytest.raises(InvalidScenarioError) as caught:
        prepare(parse(document), seeds.seed_catalog())
    (found,) = english_problems(caught.value)
    return found.path, english(found.given), english(found.allowed)


LOGIN = daily("login", "2011-10-24T08:00:00+02:00")
LOGOFF = daily("logoff", "2011-10-24T17:00:00+02:00")


def test_logins_start_at_eight_local_time_before_and_after_the_clock_change() -> None:
    found = occurrences(fortnight(LOGIN))
    assert [event.starts_at.hour for event in found] == [6] * 5 + [7] * 5
    scenario = parse(fortnight(LOGIN))
    assert {event.starts_at.astimezone(scenario.clock_of(event)).strftime("%H:%M") for event in found} == {"08:00"}


def test_first_occurrence_has_the_event_id_and_later_ones_add_their_local_day() -> None:
    found = occurrences(fortnight(daily("reboot", "2011-10-25T00:30:00+02:00", ["tue"], notes="Once a week")))
    assert [(event.id, event.name, event.notes) for event in found] == [
        ("reboot", "reboot", "Once a week"),
        ("reboot-20111101", "reboot", ""),
    ]


def test_calendar_without_repetitions_is_unchanged(acme: Scenario) -> None:
    assert expanded(acme) is acme


def test_expansion_is_idempotent() -> None:
    once = expanded(parse(fortnight(LOGIN, LOGOFF)))
    assert expanded(once) is once


def test_last_day_is_included() -> None:
    assert len(occurrences(fortnight(LOGIN | {"repeat": {"weekdays": WORKING_DAYS, "until": "2011-10-27"}}))) == 4


def test_occurrences_beyond_the_calendar_are_left_out() -> None:
    calendar = AUTUMN | {"ends_at": "2011-10-28T06:10:00Z"}
    assert len(occurrences(fortnight(LOGIN | {"window_s": 600}, calendar=calendar))) == 5
    assert len(occurrences(fortnight(LOGIN | {"window_s": 601}, calendar=calendar))) == 4
    assert len(occurrences(fortnight(LOGIN, calendar=AUTUMN | {"ends_at": "2011-10-26T06:00:00Z"}))) == 2


def test_interval_keeps_its_length_across_the_clock_change_and_is_cut_off_at_the_end() -> None:
    """A night with 25 hours does not make the backup longer (RFC 5545)."""
    backup = daily(
        "backup", "2011-10-24T22:00:00+02:00", ["mon", "sat", "sun"],
        ends_at="2011-10-25T06:00:00+02:00", read_mb_per_s=100.0,
    )  # fmt: skip
    document = fortnight(LOGIN, backup)
    lengths_h = [
        (event.ends_at - event.starts_at).total_seconds() / 3_600
        for event in occurrences(document)
        if event.kind == "backup"
    ]
    assert lengths_h == [8.0, 8.0, 8.0, 8.0, 8.0, 2.0]


@pytest.mark.parametrize(
    ("calendar", "starts_at", "day", "utc"),
    [
        (SPRING, "2011-03-26T02:30:00+01:00", "sun", "2011-03-27T01:30:00"),  # 02:30 does not come: 03:30
        (AUTUMN, "2011-10-29T02:30:00+02:00", "sun", "2011-10-30T00:30:00"),  # comes twice: the first one
    ],
)
def test_skipped_and_repeated_local_times_are_resolved(
    calendar: dict[str, str], starts_at: str, day: str, utc: str
) -> None:
    found = occurrences(fortnight(daily("reboot", starts_at, ["sat", day]), calendar=calendar))
    assert found[1].starts_at == datetime.fromisoformat(utc).replace(tzinfo=UTC)


def test_event_can_have_its_own_time_zone() -> None:
    document = fortnight(daily("login", "2011-10-24T08:00:00-04:00", time_zone="America/New_York"))
    hours = [event.starts_at.hour for event in occurrences(document)]
    assert hours == [12] * 10  # New York changes on 6 November, not on 30 October


def test_repeated_week_equals_the_same_week_written_out() -> None:
    short = simulate(parse(fortnight(LOGIN, LOGOFF)), seeds.seed_catalog(), recommend=False).result
    by_hand = [
        {"id": event.id, "name": event.name, "kind": event.kind, "starts_at": event.starts_at, "pool_ids": ["acme"]}
        for event in occurrences(fortnight(LOGIN, LOGOFF))
    ]
    long = simulate(parse(fortnight(*by_hand)), seeds.seed_catalog(), recommend=False).result
    assert short == long
    assert [span.event_id for span in short.events][:4] == ["login", "logoff", "login-20111025", "logoff-20111025"]


@pytest.mark.parametrize(
    ("changes", "path", "given", "allowed"),
    [
        ({"repeat": {"weekdays": ["funday"]}}, "repeat.weekdays.0", "funday", "mon, tue, wed, thu, fri, sat, or sun"),
        ({"repeat": {"weekdays": []}}, "repeat.weekdays", "a list of 0 items", "at least 1 item"),
        ({"repeat": {}}, "repeat.weekdays", "nothing", "a value"),
        ({"repeat": {"weekdays": ["mon"], "until": "2011-10-23"}}, "repeat.until", "2011-10-23", "2011-10-24 or later"),
        ({"repeat": {"weekdays": ["mon"], "until": "soon"}}, "repeat.until", "soon", "a date, e.g. 2011-06-10"),
        ({"repeat": {"weekdays": ["mon"], "until": "2011-02-30"}}, "repeat.until", "2011-02-30",
         "a date, e.g. 2011-06-10"),
        ({"repeat": {"weekdays": ["tue", "wed"]}}, "starts_at", "2011-10-24T08:00:00+02:00 (mon)",
         "tue or wed in Europe/Berlin"),
        ({"time_zone": "Mars/Olympus"}, "time_zone", "Mars/Olympus", "an IANA time zone, e.g. Europe/Berlin"),
        ({"at_local_time": "yes"}, "at_local_time", "yes", "true or false"),
        ({"starts_at": "2011-10-17T08:00:00+02:00"}, "starts_at", "2011-10-17T06:00:00+00:00",
         "from 2011-10-23T22:00:00+00:00 to just before 2011-11-06T23:00:00+00:00"),
    ],
)  # fmt: skip
def test_invalid_repetitions_are_rejected(changes: dict[str, Any], path: str, given: str, allowed: str) -> None:
    assert problem(fortnight(LOGIN | changes)) == (f"events.0.{path}", given, allowed)


def test_occurrence_ids_must_be_unused() -> None:
    by_hand = {"id": "login-20111027", "kind": "maintenance", "starts_at": "2011-10-29T08:00:00Z",
               "ends_at": "2011-10-29T09:00:00Z"}  # fmt: skip
    path, given, allowed = problem(fortnight(LOGIN, LOGOFF, by_hand))
    assert (path, given, allowed) == ("events.2.id", "login-20111027", "an ID that is not used yet")


def test_error_in_every_occurrence_is_reported_once_at_the_event() -> None:
    """Without logoffs, every login but the first finds desktops in use."""
    path, given, allowed = problem(fortnight(daily("backup", "2011-10-24T20:00:00Z", ends_at="2011-10-24T21:00:00Z",
                                                   read_mb_per_s=1.0), LOGIN))  # fmt: skip
    assert path == "events.1.starts_at"
    assert given == "login of acme at 2011-10-25T06:00:00+00:00"
    assert allowed == "a login after a logoff, because the users are already logged in"


def test_error_in_two_pools_is_reported_for_both() -> None:
    document = sites(MORNING)
    for pool in document["pools"]:
        pool["initial_state"] = "off_used"
    with pytest.raises(InvalidScenarioError) as caught:
        prepare(parse(document), seeds.seed_catalog())
    assert [english(problem.given).split()[2] for problem in english_problems(caught.value)] == ["berlin", "new-york"]


def test_occurrences_of_outages_must_not_overlap() -> None:
    outage = daily("outage", "2011-10-24T20:00:00Z", ends_at="2011-10-25T21:00:00Z")
    assert problem(fortnight(LOGIN, LOGOFF, outage))[0] == "events.2.starts_at"


def test_calendar_is_limited_to_2000_occurrences() -> None:
    every_day = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    many = [
        daily("antivirus_scan", "2011-10-24T20:00:00Z", every_day, id=f"scan-{i}", name="Scan", gib_per_desktop=0.01)
        for i in range(MOST_OCCURRENCES // 14 + 1)
    ]
    assert len(occurrences(fortnight(*many[:-1]))) <= MOST_OCCURRENCES
    path, given, allowed = problem(fortnight(*many))
    assert (path, given) == ("events", "more than 2,000 occurrences")
    assert allowed == "at most 2,000, counting each repetition at each site separately"


# sites


def sites(*events: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Two halves of the sample's desktops, in Berlin and in New York."""
    document = fortnight(**changes)
    (pool,) = document["pools"]
    zones = (("berlin", "Europe/Berlin"), ("new-york", "America/New_York"))
    document["pools"] = [
        pool | {"id": pool_id, "name": pool_id, "n_desktops": 1250, "time_zone": zone} for pool_id, zone in zones
    ]
    document["events"] = [{"id": event["kind"], "name": event["kind"]} | event for event in events]
    return document


BOTH = {"pool_ids": ["berlin", "new-york"]}
MORNING = {"kind": "login", "starts_at": "2011-10-24T08:00:00+02:00", **BOTH}
FOLLOWING = MORNING | {"at_local_time": True}
SUMMER = {"calendar": {"starts_at": "2011-10-23T22:00:00Z", "ends_at": "2011-10-25T06:00:00Z"}}


def test_each_site_logs_in_at_eight_local_time() -> None:
    found = occurrences(sites(FOLLOWING))
    assert [(event.id, event.starts_at.hour, event.pool_ids) for event in found] == [
        ("login-berlin", 6, ("berlin",)),
        ("login-new-york", 12, ("new-york",)),
    ]


def test_sites_change_their_clocks_on_different_days() -> None:
    """From 30 October to 6 November Berlin and New York are five hours apart, otherwise six."""
    repeated = FOLLOWING | {"repeat": {"weekdays": ["mon"]}}
    assert [(event.id, event.starts_at.hour) for event in occurrences(sites(repeated))] == [
        ("login-berlin", 6),
        ("login-new-york", 12),
        ("login-20111031-berlin", 7),
        ("login-20111031-new-york", 12),
    ]


def test_pools_of_one_site_share_one_event() -> None:
    document = sites(FOLLOWING)
    for pool in document["pools"]:
        pool["time_zone"] = "America/New_York"
    (only,) = occurrences(document)
    assert (only.id, only.starts_at.hour) == ("login", 12)


def test_site_whose_morning_is_outside_the_calendar_is_rejected() -> None:
    calendar = {"starts_at": "2011-10-23T22:00:00Z", "ends_at": "2011-10-24T10:00:00Z"}
    path, given, _ = problem(sites(FOLLOWING, calendar=calendar))
    assert (path, given) == ("events.0.starts_at", "2011-10-24T12:00:00+00:00")


def test_storms_of_two_sites_do_not_coincide() -> None:
    """Six hours apart each half meets a quiet array; together they meet each other."""
    catalog = seeds.seed_catalog()
    initial = {"initial_state": "idle_never_used"}

    def served(event: dict[str, Any]) -> Any:
        document = sites(event, **SUMMER)
        document["pools"] = [pool | initial for pool in document["pools"]]
        return simulate(parse(document), catalog, recommend=False)

    together, apart = served(MORNING), served(FOLLOWING)
    n_in_login = [simulation.trace.column("n_logging_in") for simulation in (together, apart)]
    assert max(n_in_login[1]) < 0.6 * max(n_in_login[0])
    spans = [(phase.starts_at, phase.ends_at) for phase in apart.result.phases if phase.experience is not None]
    assert spans[0][1] < spans[1][0]
    mean_s = [
        [phase.experience.mean_s for phase in simulation.result.phases if phase.experience is not None]
        for simulation in (together, apart)
    ]
    assert max(mean_s[1]) < 0.5 * min(mean_s[0])
    assert mean_s[1][0] < mean_s[1][1] < 1.2 * mean_s[1][0]  # Berlin is at work while New York logs in


# rates


@pytest.mark.parametrize(("per_minute", "window_s"), [(100.0, 1_500.0), (30.0, 5_000.0)])
def test_login_rate_determines_the_window(per_minute: float, window_s: float) -> None:
    (login,) = prepare(
        parse(fortnight(LOGIN | {"logins_per_minute": per_minute, "repeat": None})), seeds.seed_catalog()
    ).logins
    assert (login.window_s, login.bell) == (window_s, False)


def test_rate_applies_to_all_pools_of_the_event_and_to_each_site() -> None:
    rate = {"logins_per_minute": 50.0}
    assert [event.window_s for event in occurrences(sites(MORNING | rate))] == [3_000.0]
    assert [event.window_s for event in occurrences(sites(FOLLOWING | rate))] == [1_500.0, 1_500.0]


def test_twice_the_desktops_at_the_same_rate_take_twice_as_long() -> None:
    document = fortnight(LOGIN | {"logins_per_minute": 100.0, "repeat": None})
    document["pools"][0]["n_desktops"] = 5_000
    assert [event.window_s for event in occurrences(document)] == [3_000.0]


@pytest.mark.parametrize(
    ("changes", "field", "given", "allowed"),
    [
        ({"logins_per_minute": 5_000.0}, "logins_per_minute", "5000", "1.73611 to 2,500"),
        ({"logins_per_minute": 1.0}, "logins_per_minute", "1", "1.73611 to 2,500"),
        ({"logins_per_minute": 0.0}, "logins_per_minute", "0.0", "more than 0"),
        ({"logins_per_minute": 100.0, "arrivals": "bell"}, "arrivals", "bell", "uniform, or no logins_per_minute"),
    ],
)
def test_invalid_rates_are_rejected(changes: dict[str, Any], field: str, given: str, allowed: str) -> None:
    assert problem(fortnight(LOGIN | changes | {"repeat": None})) == (f"events.0.{field}", given, allowed)


def test_document_survives_serialization() -> None:
    """As the service stores it: every field, defaults included."""
    scenario = parse(fortnight(LOGIN | {"logins_per_minute": 100.0}, LOGOFF))
    again = Scenario.model_validate(scenario.model_dump(mode="json"))
    check(again)
    assert again == scenario
