"""Conversion of measured storms and calendar entries to events in a scenario's calendar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from stormsizer.messages.terms import EVENTS
from stormsizer.messages.text import Instant, Listing, Message, Quantity, Text, msg, sentences, shown
from stormsizer.model.scenario import WEEKDAYS, Calendar
from stormsizer.model.scenario.problems import some_of
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import FoundEntry, FoundStorm
from stormsizer_io.importers.summary.selection import EventChoice, ImportSelection
from stormsizer_io.proposals.drafts import INVENTORIES, MOST_NOTES, Draft, clean, files_of

OF_STORMS = {"boot": "power_on", "login": "login", "logout": "logoff"}
WITH_WINDOW, WITH_END, WITHOUT_POOLS = (
    ("login", "logoff"),
    ("load_test", "maintenance", "outage"),
    ("maintenance", "outage"),
)
KINDS = (
    "power_on",
    "reboot",
    "login",
    "logoff",
    "recompose",
    "provision",
    "antivirus_scan",
    "patch",
    "load_test",
    "maintenance",
    "outage",
)
"""Event kinds for which a storm, a calendar entry or defaults supply all values."""
WORKDAYS = WEEKDAYS[:5]
SHORTEST_S, LONGEST_S, USUAL_S = 60.0, 86_400.0, 1_800.0
LONGEST_ARRIVAL_S = 2 * 3600.0
"""Maximum length of an arrival window; a longer entry is a shift or a lesson, whose users arrive at its start."""
NOT_MEASURING = frozenset({*INVENTORIES, Tool.CALENDAR, Tool.FIO, Tool.PROTECTED, Tool.UNKNOWN})
MEASURING = tuple(tool for tool in Tool if tool not in NOT_MEASURING)
Found = FoundStorm | FoundEntry


@dataclass(frozen=True)
class _Place:
    """Time of an event in the scenario's calendar."""

    starts_at: datetime
    moved: bool


def add_calendar_events(draft: Draft, wanted: bool) -> None:
    """Add the calendar file's events that this product exported; each replaces the event with the same ID, if any."""
    if not wanted:
        return
    calendar = draft.summary.calendar
    if calendar is None or not calendar.events:
        draft.refuse("calendar_events", True, "false", msg("field-no-own-events"))
        return
    events: list[dict[str, Any]] = draft.document["events"]
    place = {event["id"]: at for at, event in enumerate(events)}
    provenance = msg("propose-read", files=files_of(draft.summary, Tool.CALENDAR))
    for event in calendar.events:
        document = event.model_dump(mode="json")
        before = events[place[event.id]] if event.id in place else None
        draft.origins[f"events.{event.id}"] = "calendar_events"
        if before is None:
            events.append(document)
        else:
            events[place[event.id]] = document
        if before != document:
            was: Text = "" if before is None else _said(before, draft)
            now = _said(document, draft)
            draft.change(f"events.{event.id}", was, _with_other_numbers(was, now, draft), provenance)


def add_events(draft: Draft, selection: ImportSelection) -> None:
    """Apply the selected storms and entries."""
    workload, calendar = draft.summary.workload, draft.summary.calendar
    found: dict[str, Found] = {storm.id: storm for storm in (workload.storms if workload else ())}
    found |= {entry.id: entry for entry in (calendar.entries if calendar else ())}
    chosen: dict[str, str] = {}
    for at, choice in enumerate(selection.events):
        path = f"events.{at}"
        if choice.found_id not in found:
            some = some_of(list(found))
            draft.refuse(f"{path}.found_id", choice.found_id, some, msg("field-unknown-storm"))
        elif choice.found_id in chosen:
            draft.refuse(
                f"{path}.found_id", choice.found_id, msg("allowed-each-storm-once"), msg("field-selected-twice")
            )
        else:
            chosen[choice.found_id] = path
            _add(draft, path, choice, found[choice.found_id])


def _add(draft: Draft, path: str, choice: EventChoice, found: Found) -> None:
    kind = choice.kind or (OF_STORMS.get(found.kind) if isinstance(found, FoundStorm) else found.kind)
    if kind not in KINDS:
        draft.refuse(f"{path}.kind", kind, ", ".join(KINDS), _why_no_kind(kind))
        return
    pool_ids = choice.pool_ids or tuple(draft.pool_ids())
    if not draft.are_pools(f"{path}.pool_ids", choice.pool_ids):
        return
    found_at, length_s = _span(kind, found)
    place = _placed(found_at, length_s, draft, repeats=choice.repeats)
    if place is None:
        calendar = draft.before.calendar
        draft.refuse(
            f"{path}.found_id",
            msg("given-time-and-length", at=_at(found_at, draft), length=Quantity(length_s, "s")),
            msg("allowed-range", low=_at(calendar.starts_at, draft), high=_at(calendar.ends_at, draft)),
            msg("field-no-place-in-calendar"),
        )
        return
    event = _event(kind, found, place, length_s, pool_ids, draft.say, repeats=choice.repeats)
    _put(draft, path, event, found, place)


def _why_no_kind(kind: str | None) -> Message:
    return msg("field-kind-not-detected") if kind is None else msg("field-kind-not-possible")


def _span(kind: str, found: Found) -> tuple[datetime, float]:
    """Return the start and duration of an event; its window covers the storm's arrivals, if they are known."""
    arrivals = _arrivals(found) if kind in WITH_WINDOW else None
    if arrivals is None:
        return found.starts_at, _length_s(kind, found)
    return arrivals[0], min(max((arrivals[1] - arrivals[0]).total_seconds(), SHORTEST_S), LONGEST_S)


def _arrivals(found: Found) -> tuple[datetime, datetime] | None:
    """Return the start and end of a storm's arrivals, if its curve shows them."""
    if not isinstance(found, FoundStorm) or found.arrivals_start_at is None or found.arrivals_end_at is None:
        return None
    return found.arrivals_start_at, found.arrivals_end_at


def _length_s(kind: str, found: Found) -> float:
    """Return the duration of an event, from the storm or entry; in a long entry, all users arrive near the start."""
    length_s = (found.ends_at - found.starts_at).total_seconds()
    if kind in WITH_END:
        return max(length_s, 1.0)
    if kind not in WITH_WINDOW:
        return 0.0
    if isinstance(found, FoundEntry) and not 0 < length_s <= LONGEST_ARRIVAL_S:
        return USUAL_S
    return min(max(length_s, SHORTEST_S), LONGEST_S)


def _placed(found_at: datetime, length_s: float, draft: Draft, *, repeats: bool) -> _Place | None:
    """Return the event's time: as measured, or at the same time of day on a matching weekday in the calendar."""
    calendar, zone = draft.before.calendar, ZoneInfo(draft.before.time_zone)
    starts_at = found_at.astimezone(UTC).replace(microsecond=0)
    if not repeats and _holds(calendar, starts_at, length_s):
        return _Place(starts_at, moved=False)
    shown = starts_at.astimezone(zone)
    for day in _days(calendar, zone):
        instant = datetime.combine(day, shown.time(), zone).astimezone(UTC)
        fits = WEEKDAYS[day.weekday()] in WORKDAYS if repeats else day.weekday() == shown.weekday()
        if fits and _holds(calendar, instant, length_s):
            return _Place(instant, moved=instant != starts_at)
    return None


def _days(calendar: Calendar, zone: ZoneInfo) -> Iterator[date]:
    day, last = calendar.starts_at.astimezone(zone).date(), calendar.ends_at.astimezone(zone).date()
    while day <= last:
        yield day
        day += timedelta(days=1)


def _holds(calendar: Calendar, starts_at: datetime, length_s: float) -> bool:
    within = calendar.starts_at <= starts_at < calendar.ends_at
    return within and starts_at + timedelta(seconds=length_s) <= calendar.ends_at


def _event(
    kind: str,
    found: Found,
    place: _Place,
    length_s: float,
    pool_ids: tuple[str, ...],
    say: Callable[[Text], str],
    *,
    repeats: bool,
) -> dict[str, Any]:
    event: dict[str, Any] = {
        "id": "",
        "kind": kind,
        "name": (clean(say(found.name)) if isinstance(found, FoundEntry) else "") or say(EVENTS[kind]),
        "starts_at": _written(place.starts_at),
        "notes": clean(say(_notes(kind, found)), MOST_NOTES),
    }
    if kind not in WITHOUT_POOLS:
        event["pool_ids"] = list(pool_ids)
    if kind in WITH_WINDOW:
        event["window_s"] = length_s
    if kind in WITH_END:
        event["ends_at"] = _written(place.starts_at + timedelta(seconds=length_s))
    if repeats:
        event["repeat"] = {"weekdays": list(WORKDAYS)}
    return event


def _written(at: datetime) -> str:
    return f"{at:%Y-%m-%dT%H:%M:%SZ}"


def _notes(kind: str, found: Found) -> Text:
    if isinstance(found, FoundStorm):
        peak, calm = Quantity(found.peak_iops, "IOPS"), Quantity(found.calm_iops, "IOPS")
        return sentences(msg("event-note-storm", peak=peak, calm=calm), _window_note(kind, found))
    return msg("event-note-entry") if found.n_users is None else msg("event-note-entry-users", n=found.n_users)


def _window_note(kind: str, found: FoundStorm) -> Message | None:
    """Return a note on how the event's window was determined."""
    if kind not in WITH_WINDOW:
        return None
    length = Quantity((found.ends_at - found.starts_at).total_seconds(), "s")
    if _arrivals(found) is None:
        return msg("event-note-window-of-load", length=length)
    return msg("event-note-window-of-arrivals", length=length)


def _put(draft: Draft, path: str, event: dict[str, Any], found: Found, place: _Place) -> None:
    """Add an event; it replaces events of the same kind for the same pools on the same days."""
    events: list[dict[str, Any]] = draft.document["events"]
    given_way = [other for other in events if _gives_way(other, event, draft)]
    added = next((other for other in given_way if f"events.{other['id']}" in draft.origins), None)
    if added is not None:
        draft.refuse(
            f"{path}.found_id",
            found.id,
            msg("allowed-one-event-per-day"),
            msg("field-same-day-event", event=added["name"], choice=draft.origins["events." + added["id"]]),
        )
        return
    if given_way:
        event = _in_place_of(given_way[0], event, found)
    else:
        event["id"] = _new_id(event["kind"], found.id, events)
    events[:] = [other for other in events if other not in given_way] + [event]
    draft.origins[f"events.{event['id']}"] = f"{path}.found_id"
    before: Text = _said(given_way[0], draft) if given_way else ""
    provenance = _provenance(draft, found, place)
    draft.change(f"events.{event['id']}", before, _said(event, draft), provenance)
    for other in given_way[1:]:
        draft.change(f"events.{other['id']}", _said(other, draft), "", provenance)


def _in_place_of(other: dict[str, Any], event: dict[str, Any], found: Found) -> dict[str, Any]:
    """Return a copy of the event being replaced, moved to the detected time."""
    name = event["name"] if isinstance(found, FoundEntry) else other["name"]
    by_rate = {"logins_per_minute": None} if "logins_per_minute" in other else {}
    return {**other, "repeat": None, **by_rate, **event, "id": other["id"], "name": name}


def _gives_way(other: dict[str, Any], event: dict[str, Any], draft: Draft) -> bool:
    """Return whether a new event replaces an old one: the kind is the same, and the old pools and days are covered."""
    if other["kind"] != event["kind"] or event["kind"] in WITH_END:
        return False
    if not set(other["pool_ids"]) <= set(event["pool_ids"]):
        return False
    day, other_day = (_shown(each, draft).date() for each in (event, other))
    if event.get("repeat"):
        days = other["repeat"]["weekdays"] if other.get("repeat") else [WEEKDAYS[other_day.weekday()]]
        return set(days) <= set(WORKDAYS)
    return not other.get("repeat") and day == other_day


def _shown(event: dict[str, Any], draft: Draft) -> datetime:
    return datetime.fromisoformat(event["starts_at"]).astimezone(ZoneInfo(draft.before.time_zone))


def _new_id(kind: str, found_id: str, events: list[dict[str, Any]]) -> str:
    taken = {event["id"] for event in events}
    plain = f"{kind.replace('_', '-')}-{found_id}"[:56]
    names = (plain if at == 1 else f"{plain}-{at}" for at in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def _provenance(draft: Draft, found: Found, place: _Place) -> Message:
    at = _at(found.starts_at, draft)
    if isinstance(found, FoundStorm):
        text = msg(
            "propose-storm",
            files=files_of(draft.summary, *MEASURING),
            at=at,
            why=found.why,
            certainty=Quantity(found.certainty, "fraction"),
            kind_certainty=Quantity(found.kind_certainty, "fraction"),
        )
    else:
        text = msg("propose-entry", files=files_of(draft.summary, Tool.CALENDAR), at=at)
        if found.n_users is not None:
            text = msg("propose-users", provenance=text, n=found.n_users)
        if found.is_guessed:
            text = msg("propose-kind-guessed", provenance=text)
    return msg("propose-moved", provenance=text, at=_at(place.starts_at, draft)) if place.moved else text


def _at(at: datetime, draft: Draft) -> Instant:
    return Instant(at, draft.before.time_zone, "weekday_date_time")


def _with_other_numbers(was: Text, now: Text, draft: Draft) -> Text:
    """Return the changed event as text, with a note if its text is the same as before the change."""
    return msg("propose-event-numbers", event=now) if draft.say(was) == draft.say(now) else now


def _said(event: dict[str, Any], draft: Draft) -> Message:
    """Return an event in readable form."""
    said = msg("propose-event", event=event["name"], at=_at(_shown(event, draft), draft))
    if event.get("repeat"):
        days = Listing(tuple(map(_weekday, event["repeat"]["weekdays"])))
        said = msg("propose-event-repeats", event=said, days=days)
    if "window_s" in event and event.get("logins_per_minute") is None:
        said = msg("propose-event-within", event=said, length=Quantity(float(event["window_s"]), "s"))
    if event.get("pool_ids"):
        said = msg("propose-event-pools", event=said, pools=some_of(event["pool_ids"]))
    return said


def _weekday(name: str) -> Text:
    """Return the readable name of a weekday, given its name in a scenario, for example *mon*."""
    monday = datetime(2001, 1, 1, tzinfo=UTC)
    return shown(Instant(monday + timedelta(days=WEEKDAYS.index(name)), "UTC", "weekday"))
