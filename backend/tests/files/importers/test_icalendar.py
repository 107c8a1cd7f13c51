"""The week as an iCalendar file: what comes back is what went out, and what others write is read as RFC 5545 says."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import icalendar
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.model.scenario import Scenario, parse
from stormsizer_io.importers.formats.icalendar_files import WeekCalendar, read, written
from stormsizer_io.importers.parsing.limits import Limits
from tests.engine import seeds
from tests.files.importers.samples import sample_path
from tests.support.imports import import_refused
from tests.support.languages import english

WRITTEN_AT = datetime(2026, 1, 5, 9, tzinfo=UTC)


def _components(calendar: Any) -> list[Any]:
    """Events of a calendar as the library has them."""
    return list(calendar.walk("VEVENT"))


def _whole(scenario: Scenario) -> tuple[datetime, datetime]:
    return scenario.calendar.starts_at, scenario.calendar.ends_at


def _back(scenario: Scenario, content: bytes) -> WeekCalendar:
    return read(content, _whole(scenario), scenario.time_zone)


def _of(*lines: str) -> bytes:
    return "\r\n".join(("BEGIN:VCALENDAR", "VERSION:2.0", *lines, "END:VCALENDAR", "")).encode()


def _starts(calendar: WeekCalendar) -> list[str]:
    return [each.starts_at.strftime("%m-%dT%H:%MZ") for each in calendar.others]


MARCH = datetime(2026, 3, 20, tzinfo=UTC), datetime(2026, 4, 10, tzinfo=UTC)


@pytest.mark.parametrize("name", sorted(seeds.scenarios()))
def test_every_scenario_survives_export_and_import(name: str) -> None:
    scenario = seeds.scenarios()[name]
    back = _back(scenario, written(scenario, at=WRITTEN_AT, say=english))
    assert back.events == scenario.events
    assert (back.others, back.notes) == ((), ())


def _repeating(zone: str, starts_at: str, weekdays: list[str], until: str | None) -> Scenario:
    document = seeds.acme_document()
    first = datetime.fromisoformat(starts_at)
    document["time_zone"] = zone
    document["calendar"] = {"starts_at": first - timedelta(days=1), "ends_at": first + timedelta(days=26)}
    document["pools"][0]["initial_state"] = "idle_used"
    login = {"id": "login", "kind": "login", "name": "Early shift", "starts_at": first, "pool_ids": ["acme"]}
    document["events"] = [login | {"repeat": {"weekdays": weekdays} | ({"until": until} if until else {})}]
    return parse(document)


@pytest.mark.parametrize("until", [None, "2026-04-02"])
def test_repeating_events_preserve_their_local_time_across_the_clock_change(until: str | None) -> None:
    scenario = _repeating("Europe/Berlin", "2026-03-26T06:30:00+00:00", ["thu", "mon"], until)
    content = written(scenario, at=WRITTEN_AT, say=english)
    assert _back(scenario, content).events == scenario.events
    (event,) = _components(icalendar.Calendar.from_ical(content))
    shown = event["DTSTART"].dt
    assert (shown.hour, shown.minute) == (7, 30)
    # as another program sees it: without our description it is a foreign event
    del event["DESCRIPTION"], event["X-STORMSIZER-EVENT"]
    foreign = icalendar.Calendar()
    foreign.add_component(event)
    seen = read(foreign.to_ical(), MARCH, "Europe/Berlin")
    expected = ["03-26T06:30Z", "03-30T05:30Z", "04-02T05:30Z"]
    assert _starts(seen) == expected + ([] if until else ["04-06T05:30Z", "04-09T05:30Z"])


def test_repeated_hour_preserves_its_instant() -> None:
    document = seeds.short_week("first-login", initial_state="idle_never_used")
    twice = datetime(2026, 10, 25, 1, 30, tzinfo=UTC)  # 02:30 in Berlin for the second time
    document["calendar"] = {"starts_at": twice - timedelta(hours=1), "ends_at": twice + timedelta(hours=3)}
    document["events"][0]["starts_at"] = twice
    document["time_zone"] = "Europe/Berlin"
    scenario = parse(document)
    assert _back(scenario, written(scenario, at=WRITTEN_AT, say=english)).events == scenario.events


@given(
    name=st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=60),
    notes=st.text(st.characters(codec="utf-8", exclude_categories=["C"], include_characters="\n\t"), max_size=200),
    window_s=st.floats(60, 86_400),
)
def test_names_notes_and_numbers_survive_folding_and_escaping(name: str, notes: str, window_s: float) -> None:
    document = seeds.acme_document()
    event = next(event for event in document["events"] if event["id"] == "first-login")
    event |= {"name": name, "notes": notes.replace("\x85", "").replace("\u2028", ""), "window_s": window_s}
    scenario = parse(document)
    content = written(scenario, at=WRITTEN_AT, say=english)
    assert all(len(line) <= 75 for line in content.split(b"\r\n"))
    assert _back(scenario, content).events == scenario.events


def _edited(scenario: Scenario, event_id: str, **changes: object) -> bytes:
    """A scenario's calendar after an event was changed in another program."""
    calendar = icalendar.Calendar.from_ical(written(scenario, at=WRITTEN_AT, say=english))
    (event,) = (each for each in _components(calendar) if each["UID"].startswith(f"{event_id}@"))
    for name, value in changes.items():
        if name in event:
            del event[name]
        if value is not None:
            event.add(name, value)
    content: bytes = calendar.to_ical()
    return content


def test_event_moved_in_a_calendar_app_is_moved(acme: Scenario) -> None:
    starts_at = datetime(2011, 5, 30, 7, tzinfo=UTC)
    content = _edited(acme, "first-login", dtstart=starts_at, dtend=starts_at + timedelta(hours=1))
    (moved,) = (event for event in _back(acme, content).events if event.id == "first-login")
    before = next(event for event in acme.events if event.id == "first-login")
    assert moved == before.model_copy(update={"starts_at": starts_at, "window_s": 3600.0})


def test_descriptions_say_what_happens_before_the_fields(acme: Scenario) -> None:
    calendar = icalendar.Calendar.from_ical(written(acme, at=WRITTEN_AT, say=english))
    described = {str(each["UID"]).partition("@")[0]: each for each in _components(calendar)}
    login = next(event for event in acme.events if event.id == "first-login")
    head, _, rest = str(described["first-login"]["DESCRIPTION"]).partition("\n\n")
    (pool,) = acme.pools
    assert head.startswith(f"Login: {pool.name} ({pool.n_desktops:,} desktops). Within ")
    assert "=" not in head
    assert "Stormsizer:\n" in rest
    assert getattr(login, "window_s", None) is not None


def test_deployments_have_an_end_in_the_calendar(acme: Scenario) -> None:
    calendar = icalendar.Calendar.from_ical(written(acme, at=WRITTEN_AT, say=english))
    for component in _components(calendar):
        assert component["DTEND"].dt > component["DTSTART"].dt
    deploy = next(each for each in _components(calendar) if str(each["UID"]).startswith("deploy@"))
    assert "Ends when the last desktop is done" in str(deploy["DESCRIPTION"])


def test_descriptions_of_earlier_releases_are_read(acme: Scenario) -> None:
    description = 'id="reboot"\nkind="reboot"\npool_ids=["acme"]\nn_slots=32\n\nNotes of\n\ntwo paragraphs'
    content = _edited(acme, "reboot", description=description)
    (event,) = (event for event in _back(acme, content).events if event.id == "reboot")
    assert (getattr(event, "n_slots", None), event.notes) == (32, "Notes of\n\ntwo paragraphs")


def test_description_or_property_alone_is_sufficient(acme: Scenario) -> None:
    for dropped in ("description", "x-stormsizer-event"):
        assert _back(acme, _edited(acme, "first-login", **{dropped: None})).events == acme.events


def test_description_takes_precedence_over_the_property(acme: Scenario) -> None:
    content = _edited(acme, "reboot", description='id="reboot"\nkind=reboot\npool_ids=["acme"]\nn_slots=32')
    (event,) = (event for event in _back(acme, content).events if event.id == "reboot")
    assert getattr(event, "n_slots", None) == 32


def test_malformed_event_is_skipped_and_the_others_are_imported(acme: Scenario) -> None:
    content = _edited(acme, "reboot", description='id="reboot"\nkind=reboot\npool_ids=["acme"]\nn_slots=-1')
    back = _back(acme, content)
    assert back.events == tuple(event for event in acme.events if event.id != "reboot")
    (note,) = back.notes
    row = note.row or 0
    assert content.splitlines()[row - 1] == b"BEGIN:VEVENT"
    assert "n_slots" in english(note.text)
    assert "Reboot all VMs" in english(note.text)


def test_series_with_an_excluded_day_is_expanded() -> None:
    scenario = _repeating("Europe/Berlin", "2026-03-26T06:30:00+00:00", ["mon", "thu"], "2026-04-02")
    out = datetime(2026, 3, 30, 7, 30, tzinfo=ZoneInfo("Europe/Berlin"))
    back = _back(scenario, _edited(scenario, "login", exdate=out))
    assert [event.starts_at for event in back.events] == [
        datetime(2026, 3, 26, 6, 30, tzinfo=UTC),
        datetime(2026, 4, 2, 5, 30, tzinfo=UTC),
    ]
    assert [event.id for event in back.events] == ["login", "login-20260402"]
    assert "exceptions" in english(back.notes[0].text)


OUTLOOK = (
    "BEGIN:VEVENT",
    "UID:shift",
    "DTSTART;TZID=W. Europe Standard Time:20260323T073000",
    "DURATION:PT1H",
    "RRULE:FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20260407T053000Z",
    "EXDATE;TZID=W. Europe Standard Time:20260324T073000",
    "SUMMARY:Early shift logs in",
    "DESCRIPTION:Hall 3\\nusers=400",
    "X-VDI-USERS:9",
    "END:VEVENT",
)


def test_outlook_series_across_the_clock_change_is_read() -> None:
    calendar = read(_of(*OUTLOOK), MARCH, "UTC")
    assert _starts(calendar) == ["03-23T06:30Z", "03-30T05:30Z", "03-31T05:30Z", "04-06T05:30Z", "04-07T05:30Z"]
    first = calendar.others[0]
    assert (first.kind, first.is_guessed, first.n_users, first.row) == ("login", True, 400, 3)
    assert first.ends_at - first.starts_at == timedelta(hours=1)


def test_moved_occurrence_is_read() -> None:
    moved = (
        "BEGIN:VEVENT",
        "UID:shift",
        "RECURRENCE-ID;TZID=W. Europe Standard Time:20260330T073000",
        "DTSTART;TZID=W. Europe Standard Time:20260330T100000",
        "SUMMARY:Early shift, late",
        "END:VEVENT",
    )
    assert "03-30T08:00Z" in _starts(read(_of(*OUTLOOK, *moved), MARCH, "UTC"))
    assert "03-30T05:30Z" not in _starts(read(_of(*OUTLOOK, *moved), MARCH, "UTC"))


def test_times_without_a_zone_use_the_site_zone_and_all_day_ends_are_exclusive() -> None:
    floating = ("BEGIN:VEVENT", "UID:1", "DTSTART:20260323T073000", "SUMMARY:A", "END:VEVENT")
    all_day = ("BEGIN:VEVENT", "UID:2", "DTSTART;VALUE=DATE:20260328", "DTEND;VALUE=DATE:20260330", "END:VEVENT")
    unknown = ("BEGIN:VEVENT", "UID:3", "DTSTART;TZID=Moon/Base:20260324T073000", "SUMMARY:C", "END:VEVENT")
    calendar = read(_of(*floating, *all_day, *unknown), MARCH, "America/New_York")
    # New York is four hours behind UTC from 8 March on
    assert _starts(calendar) == ["03-23T11:30Z", "03-24T11:30Z", "03-28T04:00Z"]
    day = calendar.others[2]
    assert day.is_all_day
    assert day.ends_at == datetime(2026, 3, 30, 4, tzinfo=UTC)
    texts = {note.row: english(note.text) for note in calendar.notes}
    assert "no time zone" in texts[3]
    assert "Moon/Base" in texts[13]


def test_endless_series_is_expanded_within_the_window() -> None:
    for_ever = ("BEGIN:VEVENT", "UID:1", "DTSTART:20000103T080000Z", "RRULE:FREQ=DAILY", "END:VEVENT")
    days = (date(2026, 3, 20) + timedelta(days=i) for i in range(21))
    assert _starts(read(_of(*for_ever), MARCH, "UTC")) == [f"{day:%m-%d}T08:00Z" for day in days]


def test_additional_dates_on_several_lines_are_read() -> None:
    dates = ("RDATE:20260326T080000Z,20260327T080000Z", "RDATE;VALUE=PERIOD:20260328T080000Z/PT2H")
    calendar = read(_of("BEGIN:VEVENT", "UID:1", "DTSTART:20260325T080000Z", *dates, "END:VEVENT"), MARCH, "UTC")
    assert _starts(calendar) == ["03-25T08:00Z", "03-26T08:00Z", "03-27T08:00Z", "03-28T08:00Z"]


@pytest.mark.parametrize("rule", ["FREQ=SECONDLY", "FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=1,2,3,4,5"])
def test_too_frequent_series_is_excluded_with_a_note(rule: str) -> None:
    calendar = read(
        _of("BEGIN:VEVENT", "UID:1", "DTSTART:20260101T080000Z", f"RRULE:{rule}", "END:VEVENT"), MARCH, "UTC"
    )
    assert calendar.others == ()
    assert "24 times a day" in english(calendar.notes[0].text)


@pytest.mark.parametrize(
    ("content", "row", "words"),
    [
        (b"", None, "empty"),
        (b"PK\x03\x04\xff\xfe", 1, "UTF-8"),
        (b"<html>\n", 1, "not a valid iCalendar line"),
        (_of("BEGIN:VEVENT", "UID:1", "END:VTODO"), 5, "no matching BEGIN"),
        (_of("BEGIN:VEVENT", "UID:1")[:-15], 3, "truncated"),
    ],
)
def test_invalid_calendar_is_rejected_with_its_row(content: bytes, row: int | None, words: str) -> None:
    with import_refused(words) as refused:
        read(content, MARCH, "UTC")
    assert refused.value.row == row


def test_oversized_calendar_is_rejected() -> None:
    hourly = _of("BEGIN:VEVENT", "UID:1", "DTSTART:20260101T080000Z", "RRULE:FREQ=HOURLY", "END:VEVENT")
    with import_refused("occur too many times"):
        read(hourly, MARCH, "UTC", Limits(entities=100))
    with import_refused("too large"):
        read(hourly, MARCH, "UTC", Limits(bytes_read=10))


SPRING_2012 = datetime(2012, 3, 1, tzinfo=UTC), datetime(2012, 8, 1, tzinfo=UTC)


def test_sample_series_with_excluded_days_on_several_lines_is_read() -> None:
    content = sample_path("ical/event_with_recurrence_exdates_on_different_lines.ics").read_bytes()
    calendar = read(content, SPRING_2012, "UTC")
    out = {date(2012, m, d) for m, d in ((5, 29), (4, 3), (4, 10), (5, 1), (4, 17))}
    tuesdays = (date(2012, 3, 27) + timedelta(weeks=i) for i in range(15))  # the last is 3 July
    expected = [datetime(day.year, day.month, day.day, 8, tzinfo=UTC) for day in tuesdays if day not in out]
    assert [each.starts_at for each in calendar.others] == expected


def test_unusual_samples_are_read_as_far_as_possible() -> None:
    def of(name: str, *window: int) -> WeekCalendar:
        first = datetime(*window, tzinfo=UTC)  # type: ignore[arg-type, misc]
        return read(sample_path(f"ical/{name}").read_bytes(), (first, first + timedelta(days=28)), "Europe/Berlin")

    brasilia = of("issue_237_fail_to_parse_timezone_with_non_ascii_tzid.ics", 2017, 5, 1)
    assert _starts(brasilia) == ["05-11T16:30Z"]
    assert _starts(of("issue_1231_recurrence.ics", 2025, 4, 20)) == ["04-28T16:05Z"]
    # midnight in New York, in UTC and in Berlin; their further dates are times without a day
    zones = of("multiple_timezones.ics", 2021, 2, 20)
    assert _starts(zones) == ["03-01T23:00Z", "03-02T00:00Z", "03-02T05:00Z"]
    assert sum("without a day" in english(note.text) for note in zones.notes) == 3
    missing = of("issue_722_missing_timezones.ics", 2014, 8, 20)
    assert _starts(missing) == ["08-29T12:00Z"]
    assert missing.others[0].ends_at == datetime(2014, 8, 29, 15, tzinfo=UTC)
    nothing = of("rfc_5545_RDATE_example.ics", 1997, 7, 1)
    assert len(nothing.notes) == 6
    assert not nothing.others
