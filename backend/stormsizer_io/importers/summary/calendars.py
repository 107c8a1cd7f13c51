"""Calendar summary of an import: events written by this product, and other entries in the window."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Event
from stormsizer_io.importers.formats.icalendar_files import Occurrence, WeekCalendar
from stormsizer_io.importers.summary.document import CalendarSummary, FoundEntry, ImportOptions
from stormsizer_io.measurements import Note

MOST_ENTRIES = 2_000
LONGEST_WINDOW = timedelta(days=366)
AROUND = timedelta(days=7)
_STARTS = re.compile(rb"^DTSTART[^:\r\n]{0,200}:(\d{4})(\d\d)(\d\d)", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True)
class CalendarWindow:
    """Window in which entries are considered, with a note if the user did not specify it."""

    starts_at: datetime
    ends_at: datetime
    note: Note | None = None


def window_of(content: bytes, options: ImportOptions, measured: tuple[datetime, datetime] | None) -> CalendarWindow:
    """Return the requested window, or else the measured period, or else the days around the last entry in the file."""
    begin, end = options.calendar_from, options.calendar_to
    if begin is not None and end is not None:
        return _shortened(begin, end)
    if begin is not None:
        return _noted(begin, begin + 4 * AROUND)
    if end is not None:
        return _noted(end - 4 * AROUND, end)
    if measured is not None:
        return _noted(measured[0] - timedelta(days=1), measured[1] + timedelta(days=1))
    last = max(filter(None, (_day(*found) for found in _STARTS.findall(content))), default=_epoch())
    return _noted(last - 4 * AROUND, last + AROUND)


def _epoch() -> datetime:
    return datetime(1970, 1, 8, tzinfo=UTC)


def _day(year: bytes, month: bytes, day: bytes) -> datetime | None:
    try:
        found = date(int(year), int(month), int(day))
    except ValueError:
        return None
    return datetime(found.year, found.month, found.day, tzinfo=UTC) if 1970 <= found.year < 2200 else None


def _shortened(begin: datetime, end: datetime) -> CalendarWindow:
    if end - begin <= LONGEST_WINDOW:
        return CalendarWindow(begin, end)
    text = msg("import-calendar-days", n=LONGEST_WINDOW.days, start=f"{begin:%Y-%m-%d}")
    return CalendarWindow(begin, begin + LONGEST_WINDOW, Note(text))


def _noted(begin: datetime, end: datetime) -> CalendarWindow:
    window = _shortened(begin, end)
    text = msg("import-calendar-window", start=f"{window.starts_at:%Y-%m-%d}", end=f"{window.ends_at:%Y-%m-%d}")
    return CalendarWindow(window.starts_at, window.ends_at, Note(text))


def calendar_summary(calendars: Sequence[WeekCalendar]) -> CalendarSummary:
    """Merge several calendars; an event written by this product that appears in more than one of them counts once."""
    events: dict[str, Event] = {}
    for calendar in calendars:
        for event in calendar.events:
            events.setdefault(event.id, event)
    others = sorted((each for calendar in calendars for each in calendar.others), key=lambda each: each.starts_at)
    entries = [_entry(number, each) for number, each in enumerate(others[:MOST_ENTRIES], start=1)]
    return CalendarSummary(events=tuple(events.values()), entries=tuple(entries))


def _entry(number: int, occurrence: Occurrence) -> FoundEntry:
    return FoundEntry(
        id=f"entry-{number}",
        name=occurrence.name[:200] if isinstance(occurrence.name, str) else occurrence.name,
        starts_at=occurrence.starts_at,
        ends_at=occurrence.ends_at,
        is_all_day=occurrence.is_all_day,
        kind=occurrence.kind,
        is_guessed=occurrence.is_guessed,
        n_users=occurrence.n_users,
    )
