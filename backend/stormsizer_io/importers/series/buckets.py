"""Measured series on one clock: I/Os are counted in time buckets that start at round times in UTC."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from stormsizer_io.measurements import Clock, Floats, Measured, Series

MOST_BUCKETS, FEWEST_BUCKETS = 250_000, 1_000
MOST_CELLS = 30_000_000
"""Maximum number of buckets over all desktops; buckets become longer if the recordings span a long time."""
COVERED_FRACTION = 0.5
"""A bucket is considered measured if measurements cover at least this share of it."""
ONE_IO = 0.5
"""Minimum count that is treated as an I/O in a bucket: tools round rates, and intervals do not align with buckets."""


@dataclass(frozen=True)
class Recording:
    """A file and its contents."""

    name: str
    measured: Measured


@dataclass(frozen=True)
class Counts:
    """Activity of one desktop, or of all desktops, in each bucket. All arrays have the shape (m,).

    Attributes
    ----------
    reads, writes
        Number of I/Os.
    read_bytes, write_bytes
        Bytes of the I/Os with a known size, which ``sized_reads`` and ``sized_writes`` count.
    read_waits_s, write_waits_s
        Total latency of the I/Os with a known latency, which ``timed_reads`` and ``timed_writes`` count.
    covered_s
        Measured seconds in the bucket.
    reads_known_s, writes_known_s
        Seconds in the bucket in which reads (writes) were counted.
    """

    reads: Floats
    writes: Floats
    read_bytes: Floats
    write_bytes: Floats
    sized_reads: Floats
    sized_writes: Floats
    read_waits_s: Floats
    write_waits_s: Floats
    timed_reads: Floats
    timed_writes: Floats
    covered_s: Floats
    reads_known_s: Floats
    writes_known_s: Floats

    def __add__(self, other: Counts) -> Counts:
        """Return the sum of two series of the same desktop, counting their common measured time only once."""
        return Counts(
            **{
                name: np.maximum(values, getattr(other, name)) if name in _SECONDS else values + getattr(other, name)
                for name, values in vars(self).items()
            }
        )


_SECONDS = frozenset({"covered_s", "reads_known_s", "writes_known_s"})
"""Fields of counts that hold measured time."""


@dataclass(frozen=True)
class Member:
    """A series with its clock and its file."""

    recording: Recording
    clock: Clock
    series: Series


@dataclass(frozen=True)
class Grid:
    """Time buckets. The first starts at ``first_s`` (Unix seconds), which is a multiple of ``bucket_s``."""

    first_s: float
    bucket_s: float
    n_buckets: int

    @property
    def edges_s(self) -> Floats:
        """Bucket edges in Unix seconds, (m + 1,)."""
        return np.asarray(self.first_s + self.bucket_s * np.arange(self.n_buckets + 1), dtype=np.float64)

    @property
    def middles_s(self) -> Floats:
        """Bucket midpoints in Unix seconds, (m,)."""
        return np.asarray(self.edges_s[:-1] + self.bucket_s / 2, dtype=np.float64)

    def starts_at(self, bucket: int) -> datetime:
        """Return the start of a bucket."""
        return datetime.fromtimestamp(self.first_s + self.bucket_s * bucket, UTC)


def began_s(clock: Clock) -> float:
    """Return the start of a file's first interval, in Unix seconds."""
    return 0.0 if clock.starts_at is None else clock.starts_at.timestamp()


def usual_interval_s(by_desktop: Mapping[str, Sequence[Member]]) -> float:
    """Return the longest typical interval of the files, because their combination cannot be finer."""
    clocks = {id(member.clock): member.clock for each in by_desktop.values() for member in each}
    return max(clock.usual_s for clock in clocks.values())


def grid_of(by_desktop: Mapping[str, Sequence[Member]], bucket_s: float | None = None) -> Grid:
    """Return buckets over the whole measured time; their length is ``bucket_s`` or the typical interval, rounded up."""
    clocks = [member.clock for each in by_desktop.values() for member in each]
    first = min(began_s(clock) + float(clock.ends_s[0] - clock.lengths_s[0]) for clock in clocks)
    last = max(began_s(clock) + float(clock.ends_s[-1]) for clock in clocks)
    bucket = bucket_s or max(1.0, float(np.ceil(usual_interval_s(by_desktop) - 0.01)))
    most = min(MOST_BUCKETS, max(FEWEST_BUCKETS, MOST_CELLS // len(by_desktop)))
    bucket *= max(1.0, np.ceil((last - first) / bucket / most))
    first = np.floor(first / bucket) * bucket
    return Grid(float(first), float(bucket), max(1, int(np.ceil((last - first) / bucket - 1e-9))))


def counts_of(each: Sequence[Member], grid: Grid) -> Counts:
    """Return the activity of one desktop in each bucket, over all of its series."""
    counts = _counts(each[0], grid)
    for member in each[1:]:
        counts = counts + _counts(member, grid)
    if all(member.clock is each[0].clock for member in each):
        return counts

    def seconds(of: Callable[[Series], NDArray[np.bool_]]) -> Floats:
        known = [points_of(member.clock).reshape(-1, 2)[of(member.series)] for member in each]
        return np.diff(seconds_within(union(np.concatenate(known)), grid.edges_s))

    return replace(
        counts,
        covered_s=seconds(_is_known),
        reads_known_s=seconds(lambda series: np.isfinite(series.reads_iops)),
        writes_known_s=seconds(lambda series: np.isfinite(series.writes_iops)),
    )


def _is_known(series: Series) -> NDArray[np.bool_]:
    """Return whether a series was measured in each interval, (n,)."""
    return np.asarray(np.isfinite(series.reads_iops) | np.isfinite(series.writes_iops))


def known_together(each: Sequence[Member], *, both: bool = False) -> Sequence[Member]:
    """Return one desktop's series without the reads (writes) that one of its measured disks does not count.

    A sum over the other disks would understate them.

    Parameters
    ----------
    both
        Whether reads and writes are kept only where both are known.
    """
    lacking: dict[int, NDArray[np.bool_]] = {}
    for member in each:
        rates = np.stack((member.series.reads_iops, member.series.writes_iops))
        lacks = np.isfinite(rates[::-1]) & ~np.isfinite(rates)
        lacking[id(member.clock)] = lacking.get(id(member.clock), lacks) | lacks
    if not any(lacks.any() for lacks in lacking.values()):
        return each
    return [_without(member, lacking[id(member.clock)], both=both) for member in each]


def _without(member: Member, lacks: NDArray[np.bool_], *, both: bool) -> Member:
    """Return a series without its reads, and its writes, in the given intervals, (2, n)."""
    no_reads, no_writes = (lacks.any(axis=0),) * 2 if both else lacks
    series = member.series
    return replace(
        member,
        series=replace(
            series,
            reads_iops=np.where(no_reads, np.nan, series.reads_iops),
            writes_iops=np.where(no_writes, np.nan, series.writes_iops),
        ),
    )


def union(spans: Floats) -> Floats:
    """Merge spans, (n, 2), into disjoint spans in order, (k, 2).

    >>> union(np.array([[5.0, 9.0], [0.0, 2.0], [1.0, 3.0]])).tolist()
    [[0.0, 3.0], [5.0, 9.0]]
    """
    ordered = spans[np.argsort(spans[:, 0], kind="stable")]
    until = np.maximum.accumulate(ordered[:, 1])
    first = np.flatnonzero(np.append(True, ordered[1:, 0] > until[:-1])) if until.size else np.zeros(0, dtype=np.int64)
    last = np.append(first[1:], until.size) - 1 if until.size else first
    return np.stack((ordered[first, 0], until[last]), axis=1)


def seconds_within(spans: Floats, instants_s: Floats) -> Floats:
    """Return the seconds within disjoint spans, (k, 2), that have elapsed by each instant, (m,)."""
    if not spans.size:
        return np.zeros(instants_s.size)
    return np.asarray(np.interp(instants_s, spans.ravel(), _stairs(spans[:, 1] - spans[:, 0])))


def _counts(member: Member, grid: Grid) -> Counts:
    series, clock = member.series, member.clock
    points, edges = points_of(clock), grid.edges_s
    nothing = np.zeros(grid.n_buckets)

    def bucketed(rates: Floats) -> Floats:
        """Integrate rates over each bucket; an interval contributes in proportion to its overlap."""
        amounts = np.nan_to_num(rates, nan=0.0) * clock.lengths_s
        return np.diff(np.interp(edges, points, _stairs(amounts))) if amounts.any() else nothing

    def of_known(rates: Floats, amounts: Floats, known: NDArray[np.bool_]) -> Floats:
        """Return, for each bucket, the number of I/Os for which a property is known."""
        return amounts if known[rates > 0].all() else bucketed(np.where(known, rates, 0.0))

    reads, writes = bucketed(series.reads_iops), bucketed(series.writes_iops)
    reads_known, writes_known = np.isfinite(series.reads_iops), np.isfinite(series.writes_iops)
    covered_s = bucketed((reads_known | writes_known).astype(np.float64))

    def seconds(known: NDArray[np.bool_], other: NDArray[np.bool_]) -> Floats:
        return covered_s if known[other].all() else bucketed(known.astype(np.float64))

    return Counts(
        reads=reads,
        writes=writes,
        read_bytes=bucketed(np.where(reads_known, series.read_bytes_per_s, np.nan)),
        write_bytes=bucketed(np.where(writes_known, series.write_bytes_per_s, np.nan)),
        sized_reads=of_known(series.reads_iops, reads, np.isfinite(series.read_bytes_per_s)),
        sized_writes=of_known(series.writes_iops, writes, np.isfinite(series.write_bytes_per_s)),
        read_waits_s=bucketed(series.reads_iops * series.read_latency_s),
        write_waits_s=bucketed(series.writes_iops * series.write_latency_s),
        timed_reads=of_known(series.reads_iops, reads, np.isfinite(series.read_latency_s)),
        timed_writes=of_known(series.writes_iops, writes, np.isfinite(series.write_latency_s)),
        covered_s=covered_s,
        reads_known_s=seconds(reads_known, writes_known),
        writes_known_s=seconds(writes_known, reads_known),
    )


def points_of(clock: Clock) -> Floats:
    """Return the start and end of each interval in turn, (2n,), non-decreasing."""
    ends = began_s(clock) + clock.ends_s
    points = np.empty(2 * ends.size)
    points[0::2], points[1::2] = ends - clock.lengths_s, ends
    return np.asarray(np.maximum.accumulate(points))


def _stairs(amounts: Floats) -> Floats:
    """Return the cumulative sum at each point of ``points_of``; the sum rises only within intervals."""
    total = np.repeat(np.concatenate(([0.0], np.cumsum(amounts))), 2)
    return total[1:-1]


def is_measured(counts: Counts, grid: Grid) -> NDArray[np.bool_]:
    """Return whether each bucket is measured, (m,)."""
    return counts.covered_s >= COVERED_FRACTION * grid.bucket_s
