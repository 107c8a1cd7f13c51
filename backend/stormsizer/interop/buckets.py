"""Measured series on one clock: I/Os counted into buckets of time that begin at round instants in UTC."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from stormsizer.interop.measured import Clock, EntityKind, Floats, ImportRefusedError, Measured, Series
from stormsizer.interop.noting import Noting

MOST_BUCKETS = 1_000_000
COVERED_FRACTION = 0.5
"""A bucket counts as measured if at least this share of it is."""
ONE_IO = 0.5
"""What counts as an I/O in a bucket: tools round rates, and intervals do not fall on buckets."""
GUEST_KINDS = frozenset({EntityKind.VM, EntityKind.DISK})
_DISK_OF_VM = re.compile(r"(?P<vm>.*):(?:scsi|sata|nvme|ide)[0-9]+:[0-9]+(?: \([0-9]+\))?", re.DOTALL)


@dataclass(frozen=True)
class Recording:
    """A file and what it holds."""

    name: str
    measured: Measured


@dataclass(frozen=True)
class Counts:
    """What one desktop, or all of them, did in each bucket. All arrays have the shape (m,).

    Attributes
    ----------
    reads, writes
        I/Os.
    read_bytes, write_bytes
        Of those I/Os whose size is known: ``sized_reads``, ``sized_writes``.
    covered_s
        Seconds of the bucket that were measured.
    """

    reads: Floats
    writes: Floats
    read_bytes: Floats
    write_bytes: Floats
    sized_reads: Floats
    sized_writes: Floats
    covered_s: Floats

    def __add__(self, other: Counts) -> Counts:
        """Both together, of one desktop: its time counts once."""
        return Counts(
            self.reads + other.reads,
            self.writes + other.writes,
            self.read_bytes + other.read_bytes,
            self.write_bytes + other.write_bytes,
            self.sized_reads + other.sized_reads,
            self.sized_writes + other.sized_writes,
            np.maximum(self.covered_s, other.covered_s),
        )


@dataclass(frozen=True)
class Member:
    """A series, its clock, and the file that it comes from."""

    recording: Recording
    clock: Clock
    series: Series


@dataclass(frozen=True)
class Grid:
    """Buckets: the first begins at ``first_s`` seconds of Unix time, a multiple of ``bucket_s``."""

    first_s: float
    bucket_s: float
    n_buckets: int

    @property
    def edges_s(self) -> Floats:
        """Edges, (m + 1,)."""
        return np.asarray(self.first_s + self.bucket_s * np.arange(self.n_buckets + 1), dtype=np.float64)

    @property
    def middles_s(self) -> Floats:
        """Middles, (m,)."""
        return np.asarray(self.edges_s[:-1] + self.bucket_s / 2, dtype=np.float64)

    def starts_at(self, bucket: int) -> datetime:
        """Begin of a bucket."""
        return datetime.fromtimestamp(self.first_s + self.bucket_s * bucket, UTC)


def desktop_of(series: Series, recording: Recording) -> str:
    """The desktop that a series belongs to: the machine of a disk, else the entity itself."""
    if series.kind is not EntityKind.DISK:
        return series.entity
    if match := _DISK_OF_VM.fullmatch(series.entity):
        return match["vm"]
    machine, colon, _ = series.entity.partition(":")
    return machine if colon else recording.measured.facts.get("host", recording.name)


def members(recordings: Sequence[Recording], noting: Noting) -> dict[str, list[Member]]:
    """Series by desktop, each I/O once.

    Machines and their disks count; hosts and volumes only where nothing else was measured, since they count the same
    I/Os again. A series that stands in two files is taken once.

    Raises
    ------
    ImportRefusedError
        No file has a clock and a series.
    """
    found: list[Member] = []
    for recording in recordings:
        clock = recording.measured.clock
        if clock is None or clock.starts_at is None:
            noting.add(f"{recording.name} has no clock: no rate of a phase can come from it")
        elif clock.ends_s.size:
            found += [Member(recording, clock, series) for series in recording.measured.series]
    guests = [member for member in found if member.series.kind in GUEST_KINDS]
    if guests and len(guests) < len(found):
        noting.add("Hosts and volumes were left out: the machines on them count the same I/Os")
    if not found:
        raise ImportRefusedError("No file tells rates at known times.", allowed="series with a clock")
    by_desktop: dict[str, list[Member]] = {}
    for member in guests or found:
        siblings = by_desktop.setdefault(desktop_of(member.series, member.recording), [])
        if any(_is_same(member, other) for other in siblings):
            noting.add(f"{member.series.entity} stands in two files and was taken once")
        else:
            siblings.append(member)
    return by_desktop


def _is_same(one: Member, other: Member) -> bool:
    return (
        one.recording is not other.recording
        and one.series.entity == other.series.entity
        and one.clock.starts_at == other.clock.starts_at
        and np.array_equal(one.clock.ends_s, other.clock.ends_s)
        and np.array_equal(one.series.reads_iops, other.series.reads_iops, equal_nan=True)
        and np.array_equal(one.series.writes_iops, other.series.writes_iops, equal_nan=True)
    )


def began_s(clock: Clock) -> float:
    """Begin of a file's first interval, seconds of Unix time."""
    return 0.0 if clock.starts_at is None else clock.starts_at.timestamp()


def usual_interval_s(by_desktop: Mapping[str, Sequence[Member]]) -> float:
    """Longest of the files' usual intervals: none of them is finer than that together."""
    return max(float(np.median(member.clock.lengths_s)) for each in by_desktop.values() for member in each)


def grid_of(by_desktop: Mapping[str, Sequence[Member]], bucket_s: float | None = None) -> Grid:
    """Buckets over all that was measured: of ``bucket_s``, or as long as the intervals, in whole seconds."""
    clocks = [member.clock for each in by_desktop.values() for member in each]
    first = min(began_s(clock) + float(clock.ends_s[0] - clock.lengths_s[0]) for clock in clocks)
    last = max(began_s(clock) + float(clock.ends_s[-1]) for clock in clocks)
    bucket = bucket_s or max(1.0, float(np.ceil(usual_interval_s(by_desktop) - 0.01)))
    bucket *= max(1.0, np.ceil((last - first) / bucket / MOST_BUCKETS))
    first = np.floor(first / bucket) * bucket
    return Grid(float(first), float(bucket), max(1, int(np.ceil((last - first) / bucket - 1e-9))))


def counts_of(each: Sequence[Member], grid: Grid) -> Counts:
    """What one desktop did in each bucket, over all of its series."""
    counts = _counts(each[0], grid)
    for member in each[1:]:
        counts = counts + _counts(member, grid)
    return counts


def _counts(member: Member, grid: Grid) -> Counts:
    series, clock = member.series, member.clock
    known = np.isfinite(series.reads_iops) | np.isfinite(series.writes_iops)
    points = _points(clock)
    edges = grid.edges_s

    def bucketed(rates: Floats) -> Floats:
        """Integral of rates over each bucket; an interval's share of a bucket is its share of time."""
        amounts = np.nan_to_num(rates, nan=0.0) * clock.lengths_s
        return np.diff(np.interp(edges, points, _stairs(amounts)))

    reads, writes = bucketed(series.reads_iops), bucketed(series.writes_iops)
    sized_reads, sized_writes = np.isfinite(series.read_bytes_per_s), np.isfinite(series.write_bytes_per_s)
    return Counts(
        reads,
        writes,
        bucketed(series.read_bytes_per_s),
        bucketed(series.write_bytes_per_s),
        reads if sized_reads.all() else bucketed(np.where(sized_reads, series.reads_iops, 0.0)),
        writes if sized_writes.all() else bucketed(np.where(sized_writes, series.writes_iops, 0.0)),
        bucketed(known.astype(np.float64)),
    )


def _points(clock: Clock) -> Floats:
    """Begin and end of every interval in turn, (2n,), never falling."""
    ends = began_s(clock) + clock.ends_s
    points = np.empty(2 * ends.size)
    points[0::2], points[1::2] = ends - clock.lengths_s, ends
    return np.asarray(np.maximum.accumulate(points))


def _stairs(amounts: Floats) -> Floats:
    """What has added up at each point of ``_points``: it rises within intervals and not between them."""
    total = np.repeat(np.concatenate(([0.0], np.cumsum(amounts))), 2)
    return total[1:-1]


def is_measured(counts: Counts, grid: Grid) -> NDArray[np.bool_]:
    """Which buckets are measured, (m,)."""
    return counts.covered_s >= COVERED_FRACTION * grid.bucket_s
