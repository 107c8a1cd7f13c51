"""Proposed phase windows, based on detected storms, for the user to confirm or adjust."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import numpy as np

from stormsizer.messages.text import Text, msg
from stormsizer_io.importers.series.blend import Blend, SpanWindow
from stormsizer_io.importers.series.storm_kinds import StormKind
from stormsizer_io.importers.series.storms import Storm

WORK_BEGINS, WORK_ENDS = time(8), time(18)
NIGHT_BEGINS, NIGHT_ENDS = time(22), time(5)
SHORTEST = timedelta(minutes=10)
"""Minimum length of a calm range that can represent a phase."""
MONDAY, FRIDAY = 0, 4
PHASES = {StormKind.BOOT: "power_on", StormKind.LOGIN: "login"}


@dataclass(frozen=True)
class Proposal:
    """Proposed windows and their notes."""

    windows: tuple[SpanWindow, ...]
    remarks: tuple[Text, ...]


def proposed_windows(curve: Blend, storms: Sequence[Storm], zone: str) -> Proposal:
    """Propose a window on one day for each phase.

    A boot storm becomes power-on. The first login storm on a Monday becomes Monday login; the first on any other day
    becomes Tuesday login. The longest calm range in the working hours after a login storm becomes steady state, and the
    longest calm range at night becomes idle. The window of a storm lasts until the load is calm again, not only while
    it is high, because it includes long logins.
    """
    clock = ZoneInfo(zone)
    windows: list[SpanWindow] = []
    remarks: list[Text] = []
    for storm in storms:
        phase = _phase(storm, clock)
        if phase is not None and phase not in {window.phase for window in windows}:
            windows.append(SpanWindow(phase, storm.calm_until, storm.calm_from, zone))
            remarks += _guess(storm, phase, clock)
    logins = [storm for storm in storms if storm.kind is StormKind.LOGIN]
    busy = [(storm.calm_until, storm.calm_from) for storm in storms]
    work = _longest(_calm(curve, busy, _working_times(curve, logins, clock)))
    night = _longest(_calm(curve, busy, _nights(curve, clock)))
    for phase, stretch in (("steady_state", work), ("idle", night)):
        if stretch is not None:
            windows.append(SpanWindow(phase, *stretch, zone))
    remarks.append(msg("import-windows-proposed") if windows else msg("import-no-windows"))
    return Proposal(tuple(windows), tuple(remarks))


def _phase(storm: Storm, clock: ZoneInfo) -> str | None:
    if storm.kind is StormKind.LOGIN:
        return "monday_login" if storm.starts_at.astimezone(clock).weekday() == MONDAY else "tuesday_login"
    return PHASES.get(storm.kind)


def _guess(storm: Storm, phase: str, clock: ZoneInfo) -> Iterator[Text]:
    day = storm.starts_at.astimezone(clock)
    if not storm.is_calm_after:
        yield (msg("import-not-calm", start=f"{day:%Y-%m-%d %H:%M}"))
    if phase == "tuesday_login":
        yield msg("import-tuesday-proposed", day=f"{day:%Y-%m-%d}")
    elif phase == "monday_login":
        yield msg("import-monday-proposed", day=f"{day:%Y-%m-%d}")


def _ends_at(curve: Blend) -> datetime:
    return curve.starts_at + timedelta(seconds=curve.bucket_s * curve.n_desktops.size)


def _days(curve: Blend, clock: ZoneInfo) -> Iterator[date]:
    day, last = curve.starts_at.astimezone(clock).date() - timedelta(days=1), _ends_at(curve).astimezone(clock).date()
    while day <= last:
        yield day
        day += timedelta(days=1)


Stretch = tuple[datetime, datetime]


def _working_times(curve: Blend, logins: Sequence[Storm], clock: ZoneInfo) -> Iterator[Stretch]:
    """Yield each day's working hours after its logins, or full working days if no logins were detected."""
    if logins:
        for storm in logins:
            evening = datetime.combine(storm.calm_from.astimezone(clock).date(), WORK_ENDS, clock)
            yield storm.calm_from, max(evening.astimezone(UTC), storm.calm_from + timedelta(hours=1))
        return
    for day in _days(curve, clock):
        if day.weekday() <= FRIDAY:
            yield _instant(day, WORK_BEGINS, clock), _instant(day, WORK_ENDS, clock)


def _nights(curve: Blend, clock: ZoneInfo) -> Iterator[Stretch]:
    for day in _days(curve, clock):
        yield _instant(day, NIGHT_BEGINS, clock), _instant(day + timedelta(days=1), NIGHT_ENDS, clock)


def _instant(day: date, at: time, clock: ZoneInfo) -> datetime:
    return datetime.combine(day, at, clock).astimezone(UTC)


def _calm(curve: Blend, busy: Sequence[Stretch], wanted: Iterator[Stretch]) -> Iterator[Stretch]:
    """Yield the measured, storm-free parts of the ranges."""
    for wanted_from, wanted_to in wanted:
        begin, end = max(wanted_from, curve.starts_at), min(wanted_to, _ends_at(curve))
        for storm_begins, storm_ends in (*sorted(each for each in busy if each[1] > begin), (end, end)):
            until = min(storm_begins, end)
            if until - begin >= SHORTEST and _is_measured(curve, begin, until):
                yield begin, until
            begin = max(begin, storm_ends)


def _is_measured(curve: Blend, begin: datetime, end: datetime) -> bool:
    first, last = (round((at - curve.starts_at).total_seconds() / curve.bucket_s) for at in (begin, end))
    seen = curve.n_desktops[first:last] > 0
    return bool(seen.size and np.mean(seen) > 0.5)


def _longest(stretches: Iterator[Stretch]) -> Stretch | None:
    """Return the longest range, or the first of several equally long ranges."""
    return max(stretches, key=lambda stretch: stretch[1] - stretch[0], default=None)
