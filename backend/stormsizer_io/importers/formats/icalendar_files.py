"""The week as an iCalendar file (RFC 5545): writer, reader, and interpretation of events from other calendars."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events
from pydantic import TypeAdapter, ValidationError

from stormsizer.messages.terms import EVENTS
from stormsizer.messages.text import Quantity, Text, msg, sentences
from stormsizer.model.scenario import WEEKDAYS, Event, Scenario
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.measurements import ImportRefusedError, Note

Component = Any
"""Event type of the icalendar library; the properties of an event have various types."""
PRODUCT = "-//Stormsizer//Week//EN"
PROPERTY = "X-STORMSIZER-EVENT"
USERS = "X-VDI-USERS"
FIELDS_BELOW = "Stormsizer:"
"""Line of a description above the fields, for calendar applications that drop X- properties."""
SHOWN_S = 3600.0
"""Duration in the calendar of events that end when all desktops are done."""
MOST_STEPS = 60_000
"""Maximum repetitions of an event from its start to the end of the window, because expansion visits each one."""
MOST_PER_DAY = 24
"""Maximum occurrences of an event per day; events that repeat more often are skipped."""
BY_RULE, BY_CLOCK = ("id", "name", "starts_at", "ends_at", "repeat", "notes"), ("window_s",)
"""Event fields stored in the calendar's own properties, and the field that a changed duration updates."""
_WRITTEN = re.compile(r"(\w+)=(.*)")
_USERS = re.compile(r"^\s*users\s*=\s*(\d{1,7})\s*$", re.MULTILINE | re.IGNORECASE)
_ICAL_DAYS = {day[:2].upper(): day for day in WEEKDAYS}
_EVENTS: TypeAdapter[Event] = TypeAdapter(Event)
_BROKEN = (ValueError, TypeError, KeyError, AttributeError, OverflowError, ArithmeticError)
GUESSES = (
    ("power_on", r"\b(power[ -]?on|boot|wake|start ?up)"),
    ("reboot", r"\b(reboot|restart)"),
    ("patch", r"\b(patch|update)"),
    ("antivirus_scan", r"\b(anti-?virus|virus|scan)"),
    ("recompose", r"\b(recompose|new image|golden image|refresh)"),
    ("backup", r"\bback-?up"),
    ("replication", r"\breplicat"),
    ("outage", r"\b(outage|down)"),
    ("maintenance", r"\bmaintenance"),
    ("logoff", r"\b(log ?-?off|end of shift|shift ends?)"),
    ("login", r"\b(log ?-?(in|on)|shift|lesson|class|exam|course)"),
)
"""Event kinds and the words that suggest them; the first match applies."""


@dataclass(frozen=True)
class Occurrence:
    """An occurrence of an event from another calendar.

    Attributes
    ----------
    starts_at, ends_at
        UTC. All-day events last from midnight to midnight in the site's time zone; a missing end equals the start.
    kind
        Scenario event kind that it may correspond to; None if nothing suggests a kind.
    is_guessed
        Whether the kind was inferred from words in the title instead of from a ``kind=`` line in the description.
    n_users
        Number of users, from a line such as ``users=400`` in the description, or from X-VDI-USERS.
    row
        Line in the file where the event begins.
    """

    uid: str
    name: Text
    starts_at: datetime
    ends_at: datetime
    is_all_day: bool
    kind: str | None
    is_guessed: bool
    n_users: int | None
    row: int


@dataclass(frozen=True)
class WeekCalendar:
    """Contents of a calendar file.

    Attributes
    ----------
    events
        Events written by this product, unchanged or moved by users.
    others
        Occurrences of all other events within the window, in chronological order.
    """

    events: tuple[Event, ...]
    others: tuple[Occurrence, ...]
    notes: tuple[Note, ...]


def written(
    scenario: Scenario, *, at: datetime, say: Callable[[Text], str], domain: str = "stormsizer.invalid"
) -> bytes:
    """Return the events of a scenario as an iCalendar file.

    An event's description says in words what it is. Its kind, pools and numbers are below, one per line, where users
    can edit them, and again in an X- property. Times, durations and repetitions use the calendar's own properties, so
    moving an event in a calendar application moves it here.

    Parameters
    ----------
    at
        Time of writing, with a zone (DTSTAMP).
    say
        Function that renders the descriptions.
    domain
        Right-hand side of the event UIDs, which stay the same between exports.
    """
    calendar = icalendar.Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", scenario.name)
    calendar.add("x-wr-timezone", scenario.time_zone)
    for event in scenario.events:
        calendar.add_component(_component(event, scenario, at, say, domain))
    year = timedelta(days=366)
    first, last = scenario.calendar.starts_at - year, scenario.calendar.ends_at + year
    calendar.add_missing_timezones(first.date(), last.date())
    content: bytes = calendar.to_ical()
    return content


def _component(event: Event, scenario: Scenario, at: datetime, say: Callable[[Text], str], domain: str) -> Component:
    component = icalendar.Event()
    component.add("uid", f"{event.id}@{domain}")
    component.add("dtstamp", at.astimezone(UTC))
    component.add("summary", event.name)
    zone = scenario.clock_of(event)
    component.add("dtstart", _wall(event.starts_at, zone))
    pools = {pool.id: pool for pool in scenario.pools}
    joining = [pools[pool_id] for pool_id in getattr(event, "pool_ids", ())]
    users = sum(pool.n_desktops for pool in joining)
    ends_at = _ends_at(event, users)
    component.add("dtend", _wall(ends_at or event.starts_at + timedelta(seconds=SHOWN_S), zone))
    if event.repeat is not None:
        rule: dict[str, Any] = {"freq": "weekly", "byday": [day[:2].upper() for day in event.repeat.weekdays]}
        if event.repeat.until is not None:
            rule["until"] = datetime.combine(event.repeat.until, time(23, 59, 59), zone).astimezone(UTC)
        component.add("rrule", rule)
    fields = event.model_dump(mode="json", exclude=set(BY_RULE)) | {"id": event.id}
    lines = "\n".join(f"{name}={json.dumps(value)}" for name, value in fields.items() if value is not None)
    kind, names = EVENTS[event.kind], ", ".join(pool.name for pool in joining)
    duration = None if ends_at is None else Quantity((ends_at - event.starts_at).total_seconds(), "s")
    words = sentences(
        msg("calendar-of-pools", kind=kind, pools=names, n=users) if joining else msg("calendar-of-kind", kind=kind),
        msg("calendar-open-end") if duration is None else msg("calendar-within", time=duration),
    )
    head = say(words).replace("\n", " ")
    component.add("description", f"{head}\n\n{event.notes}\n\n{FIELDS_BELOW}\n{lines}")
    component.add(PROPERTY, json.dumps(fields | {"notes": event.notes}))
    if users:
        component.add(USERS, str(users))
    return component


def _wall(instant: datetime, zone: ZoneInfo) -> datetime:
    """Return an instant in local time, or in UTC if it is the second instant with the same local time.

    RFC 5545 cannot express the second one in local time.
    """
    shown = instant.astimezone(zone)
    return instant.astimezone(UTC) if shown.fold or zone.key == "UTC" else shown


def _ends_at(event: Event, n_users: int) -> datetime | None:
    """Return the end of an event; None if it ends when all desktops are done."""
    ends_at: datetime | None = getattr(event, "ends_at", None)
    per_minute: float | None = getattr(event, "logins_per_minute", None)
    if per_minute is not None:
        return event.starts_at + timedelta(minutes=max(1, round(n_users / per_minute)))
    if ends_at is None and hasattr(event, "window_s"):
        return event.starts_at + timedelta(seconds=round(event.window_s))
    return ends_at


def read(content: bytes, window: tuple[datetime, datetime], zone: str, limits: Limits = DEFAULT_LIMITS) -> WeekCalendar:
    """Read an iCalendar file.

    Parameters
    ----------
    window
        Window for events of other calendars, with zones. Endless repetitions are expanded only within it.
    zone
        Time zone of the site, for times without a zone, all-day events and unknown zones.

    Raises
    ------
    ImportRefusedError
        If the file is not an iCalendar file or exceeds the limits. Individual broken events are skipped.
    """
    if len(content) > limits.bytes_read:
        raise ImportRefusedError(msg("import-too-large"), given=f"{len(content):,}", allowed=f"{limits.bytes_read:,}")
    rows = _checked(content, limits)
    try:
        calendars = icalendar.Calendar.from_ical(_wrapped(content), multiple=True)
    except _BROKEN as error:
        raise ImportRefusedError(msg("import-not-a-calendar"), given=str(error)) from error
    components = [component for calendar in calendars for component in calendar.walk("VEVENT")]
    reader = _Reader(window, ZoneInfo(zone), limits)
    series: dict[str, list[tuple[Component, int]]] = {}
    for i, component in enumerate(components):
        row = rows[i] if i < len(rows) else 0
        if reader.is_sound(component, row):
            series.setdefault(str(component.get("UID", f"event {row}")), []).append((component, row))
    for uid, group in series.items():
        reader.take(uid, group)
    others = tuple(sorted(reader.others, key=lambda each: (each.starts_at, each.uid)))
    return WeekCalendar(tuple(reader.events), others, tuple(reader.notes))


def _wrapped(content: bytes) -> bytes:
    """Wrap standalone events, which some programs send, in a calendar."""
    if content.lstrip(b"\xef\xbb\xbf \t\r\n")[:15].upper().startswith(b"BEGIN:VCALENDAR"):
        return content.removeprefix(b"\xef\xbb\xbf")
    return b"BEGIN:VCALENDAR\r\n" + content.strip() + b"\r\nEND:VCALENDAR\r\n"


_CONTENT_LINE = re.compile(r"[A-Za-z0-9-]+[;:]")


def _checked(content: bytes, limits: Limits) -> list[int]:
    """Return the line numbers where events begin; reject a file that is not iCalendar, naming the line."""
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        row = content[: error.start].count(b"\n") + 1
        raise ImportRefusedError(
            msg("import-calendar-encoding"), row=row, allowed=msg("import-allowed-utf-8")
        ) from error
    begun = [
        (row, line)
        for row, line in enumerate(lines, start=1)
        if line.strip() and line[0] not in " \t" and _nests_or_says(line, row)
    ]
    if not begun:
        raise ImportRefusedError(msg("import-empty"), allowed="BEGIN:VCALENDAR")
    _check_nesting(begun)
    rows = [row for row, line in begun if line.strip().upper() == "BEGIN:VEVENT"]
    if len(rows) > limits.entities:
        raise ImportRefusedError(msg("import-too-many-events"), given=f"{len(rows):,}", allowed=f"{limits.entities:,}")
    return rows


def _nests_or_says(line: str, row: int) -> bool:
    """Return whether a line begins or ends a component; reject a line that is not iCalendar."""
    if not _CONTENT_LINE.match(line):
        raise ImportRefusedError(msg("import-not-a-calendar-line"), row=row, given=line, allowed="NAME:value")
    return line[:6].upper() == "BEGIN:" or line[:4].upper() == "END:"


def _check_nesting(begun: Sequence[tuple[int, str]]) -> None:
    """Reject components that end without beginning or begin without ending."""
    still_open: list[str] = []
    for row, line in begun:
        word, _, name = line.strip().upper().partition(":")
        if word == "BEGIN":
            still_open.append(name)
        elif not still_open or still_open.pop() != name:
            raise ImportRefusedError(msg("import-calendar-end"), row=row, given=line)
    if still_open:
        given = f"BEGIN:{still_open[-1]}"
        raise ImportRefusedError(
            msg("import-cut-off"), row=begun[-1][0], given=given, allowed=msg("import-allowed-end")
        )


class _Reader:
    """Collector of event series, added one at a time."""

    def __init__(self, window: tuple[datetime, datetime], zone: ZoneInfo, limits: Limits) -> None:
        self.window = window
        self.zone = zone
        self.limits = limits
        self.events: list[Event] = []
        self.others: list[Occurrence] = []
        self.notes: list[Note] = []

    def is_sound(self, component: Component, row: int) -> bool:
        """Return whether an event has a start and all of its properties can be read; add a note otherwise."""
        name = _name(component)
        if component.errors:
            text = "; ".join(f"{field}: {error}" for field, error in component.errors)
            self.notes.append(Note(msg("import-entry-errors", entry=name, errors=text[:300]), row=row))
            return False
        if "DTSTART" not in component:
            self.notes.append(Note(msg("import-entry-no-start", entry=name), row=row))
            return False
        if _repeats_too_often(component):
            self.notes.append(Note(msg("import-entry-per-day", entry=name, n=MOST_PER_DAY), row=row))
            return False
        if self._begins_too_early(component):
            self.notes.append(Note(msg("import-entry-repeats", entry=name, n=MOST_STEPS), row=row))
            return False
        if any(isinstance(day.dt, time) for dates in _listed(component.get("RDATE")) for day in dates.dts):
            component.pop("RDATE")
            self.notes.append(Note(msg("import-entry-rdate", entry=name), row=row))
        start = component["DTSTART"]
        if isinstance(start.dt, datetime) and start.dt.tzinfo is None:
            given = start.params.get("TZID")
            zone = self.zone.key
            read_in = (
                msg("import-entry-zone", entry=name, zone=zone, given=str(given))
                if given
                else msg("import-entry-no-zone", entry=name, zone=zone)
            )
            self.notes.append(Note(read_in, row=row))
        return True

    def _begins_too_early(self, component: Component) -> bool:
        """Return whether an hourly or daily event began too long before the window for it to be expanded."""
        per_day = {"HOURLY": 24, "DAILY": 1}
        rates = [per_day.get(str(rule.get("FREQ", [""])[0]).upper(), 0) for rule in _listed(component.get("RRULE"))]
        start: date = component["DTSTART"].dt
        days = self.window[1].toordinal() - start.toordinal()
        return days * max(rates, default=0) > MOST_STEPS

    def take(self, uid: str, group: Sequence[tuple[Component, int]]) -> None:
        """Add all components with the same UID: a series and its exceptions."""
        first, row = group[0]
        try:
            fields = _fields(first)
            if fields is None:
                found = list(self._occurrences(uid, group))
                self._room_for(found, row)
                self.others += found
            elif len(group) == 1 and _is_weekly(first):
                self.events.append(_EVENTS.validate_python(self._document(first, fields)))
            else:
                self.events += self._written_out(uid, group, fields)
        except ValidationError as error:
            where = ", ".join(".".join(map(str, each["loc"])) for each in error.errors())
            self.notes.append(Note(msg("import-entry-impossible", entry=_name(first), field=where), row=row))
        except _BROKEN as error:
            if isinstance(error, ImportRefusedError):
                raise
            reason = str(error)[:300]
            self.notes.append(Note(msg("import-entry-skipped", entry=_name(first), reason=reason), row=row))

    def _room_for(self, found: Sequence[Occurrence], row: int) -> None:
        n = len(self.others) + len(found)
        if n > self.limits.entities:
            allowed = f"{self.limits.entities:,}"
            raise ImportRefusedError(msg("import-too-many-occurrences"), row=row, given=f"{n:,}", allowed=allowed)

    def _document(self, component: Component, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Return an event as a document: fields as written, times from the calendar."""
        document = dict(fields) | {"name": str(component.get("SUMMARY", fields["id"]))}
        starts_at, ends_at = self._span(component)
        document["starts_at"] = starts_at
        if "window_s" in document and "DTEND" in component:
            window_s = (ends_at - starts_at).total_seconds()
            if round(document["window_s"]) != window_s and document.get("logins_per_minute") is None:
                document["window_s"] = window_s
        elif document["kind"] in _INTERVALS:
            document["ends_at"] = ends_at
        if "RRULE" in component:
            document["repeat"] = self._repeat(component["RRULE"], document)
        return document

    def _repeat(self, rule: Mapping[str, Sequence[Any]], document: Mapping[str, Any]) -> dict[str, Any]:
        given = rule.get("BYDAY") or _every_day(rule) or [_by_its_start(document, self.zone)]
        repeat: dict[str, Any] = {"weekdays": tuple(_ICAL_DAYS[str(day)] for day in given)}
        if until := rule.get("UNTIL"):
            last = until[0]
            clock = ZoneInfo(document.get("time_zone") or self.zone.key)
            if isinstance(last, datetime):
                last = (last if last.tzinfo else last.replace(tzinfo=clock)).astimezone(clock).date()
            repeat["until"] = last
        return repeat

    def _written_out(
        self, uid: str, group: Sequence[tuple[Component, int]], fields: Mapping[str, Any]
    ) -> Iterator[Event]:
        """Yield each occurrence of a series with exceptions as a separate event."""
        first, row = group[0]
        self.notes.append(Note(msg("import-entry-exceptions", entry=_name(first)), row=row))
        for number, occurrence in enumerate(self._occurrences(uid, group)):
            document = dict(fields) | {"name": occurrence.name, "starts_at": occurrence.starts_at}
            if number > 0:
                document["id"] = f"{fields['id']}-{occurrence.starts_at.astimezone(self.zone):%Y%m%d}"
            if document["kind"] in _INTERVALS:
                document["ends_at"] = occurrence.ends_at
            yield _EVENTS.validate_python(document)

    def _span(self, component: Component) -> tuple[datetime, datetime]:
        """Return the start and end in UTC; the end of an all-day event is exclusive."""
        start = component["DTSTART"].dt
        if "DTEND" in component:
            end = component["DTEND"].dt
        elif "DURATION" in component:
            end = start + component["DURATION"].dt
        else:
            end = start if isinstance(start, datetime) else start + timedelta(days=1)
        return self._instant(start), max(self._instant(start), self._instant(end))

    def _instant(self, given: date | datetime) -> datetime:
        if not isinstance(given, datetime):
            given = datetime.combine(given, time(), self.zone)
        return (given if given.tzinfo else given.replace(tzinfo=self.zone)).astimezone(UTC)

    def _occurrences(self, uid: str, group: Sequence[tuple[Component, int]]) -> Iterator[Occurrence]:
        """Yield all occurrences within the window."""
        calendar = icalendar.Calendar()
        for component, _ in group:
            if "UID" not in component:
                component.add("uid", uid)
            calendar.add_component(component)
        kind, is_guessed = _kind(group[0][0])
        for found in recurring_ical_events.of(calendar).between(*self.window):
            starts_at, ends_at = self._span(found)
            is_all_day = not isinstance(found["DTSTART"].dt, datetime)
            n_users = _users(found)
            yield Occurrence(uid, _name(found), starts_at, ends_at, is_all_day, kind, is_guessed, n_users, group[0][1])


_INTERVALS = ("maintenance", "outage", "backup", "replication", "load_test", "failure")


def _listed(given: Any) -> Sequence[Any]:
    """Return the values, as a sequence, of a property that may occur several times."""
    if given is None:
        return ()
    return given if isinstance(given, list) else (given,)


def _title(component: Component) -> str:
    return " ".join(str(component.get("SUMMARY", "")).split())


def _name(component: Component) -> Text:
    return _title(component) or msg("import-entry-unnamed")


def _fields(component: Component) -> dict[str, Any] | None:
    """Return the fields that this product wrote for an event, from its description or else from its X- property.

    Return None if there are none.
    """
    description = str(component.get("DESCRIPTION", ""))
    above, below, block = description.rpartition(f"\n\n{FIELDS_BELOW}\n")
    _, _, notes = above.partition("\n\n")
    if not below:  # earlier releases, and users, write the fields first
        block, _, notes = description.partition("\n\n")
    found = [_WRITTEN.fullmatch(line) for line in block.split("\n")]
    lines = {line[1]: line[2] for line in found if line}
    if {"kind", "id"} <= lines.keys() and all(found):
        fields = {name: _value(text) for name, text in lines.items() if name != "users"}
        return fields | {"notes": notes}
    if PROPERTY in component:
        given = component[PROPERTY]
        fields = json.loads(given if isinstance(given, str) else given.to_ical().decode())
        if not isinstance(fields, dict):
            raise ValueError(f"{PROPERTY} holds no fields")
        return {name: _tupled(value) for name, value in fields.items() if value is not None}
    return None


def _value(text: str) -> Any:
    """Parse a value; users may omit quotation marks."""
    try:
        return _tupled(json.loads(text))
    except ValueError:
        return text.strip()


def _tupled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _is_weekly(component: Component) -> bool:
    """Return whether an event happens once, or on given days of the week until an end date, without exceptions."""
    if any(name in component for name in ("EXDATE", "RDATE", "RECURRENCE-ID", "EXRULE")):
        return False
    rule = component.get("RRULE")
    if rule is None:
        return True
    if isinstance(rule, list) or int((rule.get("INTERVAL") or [1])[0]) != 1:
        return False
    plain = set(rule) <= {"FREQ", "BYDAY", "UNTIL", "WKST", "INTERVAL"}
    days = [str(day) for day in rule.get("BYDAY", [])]
    return plain and str(rule["FREQ"][0]).upper() in ("WEEKLY", "DAILY") and all(day in _ICAL_DAYS for day in days)


def _every_day(rule: Mapping[str, Sequence[Any]]) -> Sequence[str]:
    return tuple(_ICAL_DAYS) if str(rule["FREQ"][0]).upper() == "DAILY" else ()


def _by_its_start(document: Mapping[str, Any], zone: ZoneInfo) -> str:
    """Return the weekday on which an event begins in its own time zone."""
    clock = ZoneInfo(document.get("time_zone") or zone.key)
    return WEEKDAYS[document["starts_at"].astimezone(clock).weekday()][:2].upper()


def _repeats_too_often(component: Component) -> bool:
    for rule in _listed(component.get("RRULE")):
        if str(rule.get("FREQ", [""])[0]).upper() in ("SECONDLY", "MINUTELY"):
            return True
        per_day = 1
        for name in ("BYHOUR", "BYMINUTE", "BYSECOND"):
            per_day *= max(1, len(rule.get(name, [])))
        if per_day > MOST_PER_DAY:
            return True
    return False


def _kind(component: Component) -> tuple[str | None, bool]:
    """Return an event's kind, from its description or else from words in its title, and whether it is a guess."""
    said = re.search(r"^\s*kind\s*=\s*\"?(\w+)", str(component.get("DESCRIPTION", "")), re.MULTILINE)
    if said and said[1] in _kinds():
        return said[1], False
    title = _title(component).lower()
    guess = next((kind for kind, words in GUESSES if re.search(words, title)), None)
    return guess, guess is not None


def _kinds() -> Iterable[str]:
    return (*(kind for kind, _ in GUESSES), "provision", "load_test", "failure")


def _users(component: Component) -> int | None:
    """Return an event's user count, preferably from its description, because other programs drop unknown properties."""
    said = _USERS.search(str(component.get("DESCRIPTION", "")))
    if said:
        return int(said[1])
    given = component.get(USERS)
    text = "" if given is None else (given if isinstance(given, str) else given.to_ical().decode())
    return int(text) if text.isdigit() and len(text) < 8 else None
