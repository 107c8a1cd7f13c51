"""Work of a phase in a measured window: background I/O is removed, and closed loops are fitted to the rest.

Amounts are per desktop. A window contains the phase itself plus background activity: idle desktops after power-on, and
users at work after their start of day.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from stormsizer.units import SECONDS_PER_DAY
from stormsizer_io.importers.summary.document import MeasuredPhase, Window


@dataclass(frozen=True)
class Ios:
    """I/Os of one desktop and the kB they transfer, as amounts or as rates; kB values are None if unknown."""

    reads: float
    writes: float
    read_kb: float | None
    write_kb: float | None

    @property
    def total(self) -> float:
        """Sum of reads and writes."""
        return self.reads + self.writes

    def __mul__(self, factor: float) -> Ios:
        """Return the I/Os scaled by a factor."""
        read_kb = None if self.read_kb is None else self.read_kb * factor
        write_kb = None if self.write_kb is None else self.write_kb * factor
        return Ios(self.reads * factor, self.writes * factor, read_kb, write_kb)

    def __add__(self, other: Ios) -> Ios:
        """Return the sum."""
        return Ios(
            self.reads + other.reads,
            self.writes + other.writes,
            _sum(self.read_kb, other.read_kb),
            _sum(self.write_kb, other.write_kb),
        )

    def __sub__(self, other: Ios) -> Ios:
        """Return the difference, which may be negative."""
        return self + other * -1.0


def _sum(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one + other


NOTHING = Ios(0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Loop:
    """A closed loop that issues a share of a phase's reads and writes.

    Attributes
    ----------
    read_share, write_share
        Shares of the phase's reads and writes; each sums to 1 over all loops of the phase.
    writes_by_clock
        Writes per second that a desktop issues on a timer. The next write is issued one period after the last one
        completes.
    """

    read_share: float
    write_share: float
    think_s: float
    outstanding: float
    writes_by_clock: float


@dataclass(frozen=True)
class Done:
    """Results of the fit: reads and writes in all loops, seconds in each loop, and the slowdown factor of the timer."""

    reads: float
    writes: float
    seconds: tuple[float, ...]
    clock_fraction: float

    def clock_of(self, loop: Loop, write_s: float) -> float:
        """Return the loop's measured timer rate, per second, corrected to what it would be if writes took no time."""
        answered = self.clock_fraction * clock_rate(loop.writes_by_clock, write_s)
        return answered / (1.0 - answered * write_s) if answered > 0.0 else 0.0


def clock_rate(writes_by_clock: float, write_s: float) -> float:
    """Return the rate of a timer that issues each write one period after the previous one completes."""
    return 1.0 / (1.0 / writes_by_clock + write_s) if writes_by_clock > 0.0 else 0.0


def solved(reads: float, writes: float, loops: Sequence[Loop], read_s: float, write_s: float) -> Done:
    """Split the measured work between the loops and the timer of a phase.

    A desktop is in a loop for ``T = (reads · (Z + read_s) + writes · (Z + write_s)) / k``. During this time the timer
    writes ``e · T``, and the loops' writes are the remaining measured writes, which gives one linear equation. If the
    timer alone would write more than was measured, the loops write nothing and the timer is slowed down.

    Parameters
    ----------
    reads, writes
        Measured amounts after removing background I/O; at least 0.
    read_s, write_s
        Response times measured in the same window.
    """
    rates = [clock_rate(loop.writes_by_clock, write_s) for loop in loops]
    per_read = [loop.read_share * (loop.think_s + read_s) / loop.outstanding for loop in loops]
    per_write = [loop.write_share * (loop.think_s + write_s) / loop.outstanding for loop in loops]
    by_reads = sum(rate * each for rate, each in zip(rates, per_read, strict=True))
    by_writes = sum(rate * each for rate, each in zip(rates, per_write, strict=True))
    in_loops = (writes - reads * by_reads) / (1.0 + by_writes)
    clock_fraction = 1.0
    if in_loops < 0.0:
        in_loops, clock_fraction = 0.0, writes / (reads * by_reads)
    seconds = tuple(reads * read + in_loops * write for read, write in zip(per_read, per_write, strict=True))
    return Done(reads, in_loops, seconds, clock_fraction)


@dataclass(frozen=True)
class Occurrence:
    """First occurrence of a phase's window.

    Attributes
    ----------
    begins_at
        Start of the window; earlier than the first measured time if the start was not measured.
    length_s
        Length of the requested window, regardless of how much of it was measured.
    is_daily
        Whether the window repeats at the same time every day.
    """

    begins_at: datetime
    length_s: float
    is_daily: bool


def occurrence(phase: MeasuredPhase, windows: Sequence[Window] = (), zone: str = "UTC") -> Occurrence:
    """Return the window in which a phase was measured: the closest requested window of the same phase.

    A window on one day is as long as its measurement, and at most as long as requested. Without a window, a measurement
    that spans more than a day is treated as a window at the same time every day.

    Parameters
    ----------
    zone
        Time zone of the site, which daily windows use.
    """
    clock = ZoneInfo(zone)
    asked = [window for window in windows if window.phase is phase.phase]
    if asked:
        return min((_occurrence_in(window, phase, clock) for window in asked), key=lambda near: near[0])[1]
    elapsed_s = (phase.ends_at - phase.starts_at).total_seconds()
    if phase.is_proposed or elapsed_s <= SECONDS_PER_DAY:
        return Occurrence(phase.starts_at, elapsed_s, is_daily=False)
    first, last = (_second_of_day(_shown(at, clock).time()) for at in (phase.starts_at, phase.ends_at))
    return Occurrence(phase.starts_at, (last - first) % SECONDS_PER_DAY or SECONDS_PER_DAY, is_daily=True)


def _occurrence_in(window: Window, phase: MeasuredPhase, clock: ZoneInfo) -> tuple[float, Occurrence]:
    """Return how far a window's ends are from the phase's ends, in seconds, and its first measured occurrence."""
    if window.starts_at is not None and window.ends_at is not None:
        elapsed_s = (phase.ends_at - phase.starts_at).total_seconds()
        length_s = (window.ends_at - window.starts_at).total_seconds()
        off_s = abs((phase.starts_at - window.starts_at).total_seconds())
        off_s += abs((phase.ends_at - window.ends_at).total_seconds())
        return off_s, Occurrence(phase.starts_at, min(length_s, elapsed_s), is_daily=False)
    begin_s, end_s = (
        _second_of_day(time.fromisoformat(each or "00:00")) for each in (window.from_time, window.to_time)
    )
    length_s = (end_s - begin_s) % SECONDS_PER_DAY or SECONDS_PER_DAY
    first, last = (_shown(at, clock) for at in (phase.starts_at, phase.ends_at))
    since_s = (_second_of_day(first.time()) - begin_s) % SECONDS_PER_DAY
    if since_s >= length_s:
        since_s -= SECONDS_PER_DAY  # a bucket that starts before its window
    until_s = (end_s - _second_of_day(last.time())) % SECONDS_PER_DAY
    off_s = abs(since_s) + min(until_s, SECONDS_PER_DAY - until_s)
    begins_at = (first - timedelta(seconds=since_s)).replace(tzinfo=clock).astimezone(UTC)
    return off_s, Occurrence(begins_at, length_s, is_daily=True)


def _shown(at: datetime, clock: ZoneInfo) -> datetime:
    return at.astimezone(clock).replace(tzinfo=None)


def _second_of_day(at: time) -> float:
    return at.hour * 3600.0 + at.minute * 60.0 + at.second
