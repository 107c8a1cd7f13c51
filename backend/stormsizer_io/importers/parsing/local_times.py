"""Local times of a site, for files without a time zone and for clocks that changed during a recording."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np

from stormsizer.messages.text import msg
from stormsizer_io.importers.parsing.notes import NO_ZONE
from stormsizer_io.measurements import Clock, Measured, Note

_HOUR = timedelta(hours=1)


class WallClock:
    """Converter of consecutive wall-clock times to instants, across daylight saving changes.

    Times in a repeated hour belong to the first pass until they go backward.
    """

    def __init__(self, zone: str, shown_s: float, bias_s: float) -> None:
        self._zone, self._bias_s = ZoneInfo(zone), bias_s
        self._first_s = shown_s + bias_s
        self._last_s = np.nextafter(self._first_s, -np.inf)
        self.agrees = self._first_s in self._both(shown_s)
        """Whether the zone's offset equals the bias at the first displayed time."""

    def instant_s(self, shown_s: float) -> float:
        """Return the Unix time, in seconds, of a local time given as if it were UTC."""
        first_s, second_s = self._both(shown_s)
        instant_s = first_s if first_s >= self._last_s else second_s
        self._last_s = max(self._last_s, instant_s)
        return instant_s

    def is_changed(self, shown_s: float, instant_s: float) -> bool:
        """Return whether the clock's UTC offset differs from the file's bias."""
        return abs(shown_s + self._bias_s - instant_s) > 1.0

    def _both(self, shown_s: float) -> tuple[float, float]:
        """Return the first and second instants at which the clock shows a time; they are usually the same."""
        whole_s = np.floor(shown_s)
        shown = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=whole_s)
        first, second = (shown.replace(tzinfo=self._zone, fold=fold).utcoffset() for fold in (0, 1))
        offsets_s = [each.total_seconds() if each is not None else 0.0 for each in (first, second)]
        return shown_s - offsets_s[0], shown_s - offsets_s[1]


def on_the_clock_of(measured: Measured, zone: str) -> Measured:
    """Reinterpret a zoneless file's times, read as UTC, as the site's local times; return other files unchanged."""
    guessed = [note for note in measured.notes if note.text == NO_ZONE]
    if not guessed or measured.clock is None or measured.clock.starts_at is None:
        return measured
    text = msg("import-zone-of-site", zone=zone)
    clock, changed = _moved(measured.clock, measured.clock.starts_at, ZoneInfo(zone))
    notes = [replace(note, text=text) if note in guessed else note for note in measured.notes]
    if changed:
        notes.append(Note(msg("import-clock-changed", zone=zone)))
    return replace(measured, clock=clock, notes=tuple(notes))


def _moved(clock: Clock, starts_at: datetime, zone: ZoneInfo) -> tuple[Clock, bool]:
    """Return the clock in UTC, and whether daylight saving time began or ended during the recording."""
    length = timedelta(seconds=float(clock.ends_s[-1]))
    before, after = _offset(starts_at, zone), _offset(starts_at + length, zone)
    moved = replace(clock, starts_at=starts_at - before)
    if before == after:
        return moved, False
    change_s = _change_s(starts_at, length, zone)
    later_s = (before - after).total_seconds()
    is_later = clock.ends_s >= change_s
    ends_s, lengths_s = clock.ends_s + later_s * is_later, clock.lengths_s.copy()
    first = int(np.argmax(is_later))
    since_s = ends_s[first] - (ends_s[first - 1] if first else 0.0)
    lengths_s[first] = max(1e-3, min(lengths_s[first], since_s))
    return replace(moved, ends_s=ends_s, lengths_s=lengths_s), True


def _offset(shown: datetime, zone: ZoneInfo) -> timedelta:
    """Return the clock's offset from UTC at a displayed time."""
    return shown.replace(tzinfo=zone).utcoffset() or timedelta(0)


def _change_s(starts_at: datetime, length: timedelta, zone: ZoneInfo) -> float:
    """Return the seconds, in local time, from the start to the first minute with a different UTC offset."""
    offset = _offset(starts_at, zone)
    n_hours = int(length / _HOUR) + 1
    low, high = 0, n_hours
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(starts_at + middle * _HOUR, zone) == offset else (low, middle)
    minutes = (starts_at + low * _HOUR + timedelta(minutes=minute) for minute in range(1, 61))
    changed = next((at for at in minutes if _offset(at, zone) != offset), starts_at + high * _HOUR)
    return (changed - starts_at).total_seconds()
