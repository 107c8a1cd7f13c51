"""Boot and login storms found in measurements, proposed as calendar events.

All desktops are put on one clock in buckets of one minute. Three robust steps follow, which are insensitive to a few
outliers:

1. A running median over five minutes removes features shorter than a storm, such as a lost sample or a single burst.
2. The *calm* level is the morphological opening of that curve, a running minimum followed by a running maximum over
   three hours (or half of a shorter recording). It follows slow daily curves and steps, such as the start of the
   working day, and passes below every peak that is narrower than the window.
3. The distance from calm is the logarithm of the ratio of the two, so that noise is comparable by day and night.
   Storms only raise the distance, so its center and spread are estimated from the lower half alone (quartile and 5th
   percentile of a normal distribution), which storms hardly affect even if they fill a third of the recording.

A storm is a period of at least three minutes in which the distance stays seven spreads above the center (or three times
as high as the center, however wide the spread), the load is at least 1.5 times calm, and the rise is a quarter of that
of busy calm hours. It starts and ends where the load falls back to a quarter of its rise above calm. Two peaks are two
storms if the valley between them drops below half of the lower one.

The aftermath of a storm lasts longer, until the load stops falling (``extents``). The start times of its desktops are
reported if the curve shows them (``arrivals``).

The kind of each storm follows from its features and from the other storms (``storm_kinds``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from stormsizer.messages.text import Quantity, Text, msg, sentences
from stormsizer.units import BYTES_PER_KB, SECONDS_PER_HOUR, SECONDS_PER_MINUTE
from stormsizer_io.importers.series.blend import Blend, blend
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.series.extents import CALM_FOR_S, Extent, arrivals_of, extents_of
from stormsizer_io.importers.series.storm_kinds import Evidence, Inferred, StormKind, infer
from stormsizer_io.measurements import Floats

BUCKET_S = SECONDS_PER_MINUTE
SMOOTHING_S = 5 * SECONDS_PER_MINUTE
CALM_S = 3 * SECONDS_PER_HOUR
SHORTEST_S = 3 * SECONDS_PER_MINUTE
LEAST_RATIO = 1.5
LEAST_SPREADS = 7.0
PLAIN_RATIO = 3.0
LEAST_RISE_FRACTION, BUSY_PERCENTILE = 0.25, 75
EDGE_FRACTION = 0.25
VALLEY_FRACTION = 0.5
CALM_SPREADS, LEAST_NOISE = 2.0, 0.02
"""Noise of a calm load: a number of spreads, but at least a fraction of the load."""
FEWEST_BUCKETS = 15
_QUARTILE, _FIFTH = 0.6745, 1.6449
"""Number of standard deviations from the center of a normal distribution to its lower quartile and 5th percentile."""
BEFORE_S, BEFORE_LEVEL_S, AFTER_S = SECONDS_PER_HOUR, 20 * SECONDS_PER_MINUTE, 30 * SECONDS_PER_MINUTE
"""Time before a storm, whose level is the highest over the second time; time after it."""


@dataclass(frozen=True)
class Storm:
    """A detected storm.

    Attributes
    ----------
    starts_at, ends_at
        Start and end of the high load, UTC, rounded to a bucket.
    calm_until, calm_from
        Start and end of the range in which the load is above calm. Another storm or the end of the recording may
        shorten the range.
    is_calm_after
        Whether the load returns to calm within the recording.
    arrivals
        Start and end of the best-fitting even arrivals, rounded to a bucket; None if the curve does not show them.
    peak_iops, calm_iops
        IOPS of all desktops combined: smoothed load in the highest minute, and the calm level below it. Writes only if
        reads were never counted, and the reverse; an estimate where one of the two was not counted.
    spreads
        Height of the peak above calm, in spreads of the calm load.
    read_fraction, read_size_bytes
        Read share of the storm's I/Os and mean read size; None if there are no I/Os or sizes are unknown.
    woken_fraction
        Share of the storm's busy desktops that issued no I/Os in the preceding 15 minutes; None if not measured.
    certainty
        Confidence that this is a storm, from 0 to 1: lower for a small ratio, and for a storm cut off by the end of the
        recording.
    kind_certainty
        Probability of the kind, from 0 to 1; of the likeliest kind if it is unclear.
    why
        Reasons for both, in readable form.
    """

    starts_at: datetime
    ends_at: datetime
    calm_until: datetime
    calm_from: datetime
    is_calm_after: bool
    arrivals: tuple[datetime, datetime] | None
    kind: StormKind
    peak_iops: float
    calm_iops: float
    spreads: float
    read_fraction: float | None
    read_size_bytes: float | None
    woken_fraction: float | None
    certainty: float
    kind_certainty: float
    why: Text


@dataclass(frozen=True)
class _Found:
    """A storm without its kind."""

    storm: Storm
    evidence: Evidence


def find_storms(recordings: Sequence[Recording], bucket_s: float = BUCKET_S, zone: str = "UTC") -> tuple[Storm, ...]:
    """Return the storms in all recordings combined, in chronological order.

    Raises
    ------
    ImportRefusedError
        If no file has rates at known times.
    """
    return storms_of(blend(recordings, bucket_s), zone)


def storms_of(curve: Blend, zone: str = "UTC") -> tuple[Storm, ...]:
    """Return the storms in a blend, in chronological order; none in a recording shorter than 15 minutes.

    Parts that are hours apart are analyzed separately: the calm level of one part says nothing about another.

    Parameters
    ----------
    zone
        Time zone of the site: hours and weekdays show the kinds of storms.
    """
    dark = _runs(~np.isfinite(_estimated_load(curve)), max(1, round(CALM_S / curve.bucket_s)))
    edges = [0, *(edge for stretch in dark for edge in stretch), curve.n_desktops.size]
    found = [each for part in zip(edges[::2], edges[1::2], strict=True) for each in _storms(_part(curve, *part))]
    inferred = infer([each.evidence for each in found], zone)
    return tuple(_of_kind(each.storm, of) for each, of in zip(found, inferred, strict=True))


def _of_kind(storm: Storm, inferred: Inferred) -> Storm:
    why = sentences(*inferred.reasons, storm.why)
    return replace(storm, kind=inferred.kind, kind_certainty=inferred.probability, why=why)


def known_load(curve: Blend) -> Floats:
    """Return the I/Os per second of all desktops combined, (m,).

    If reads, or writes, were never counted, the others alone show when the load is high.
    """
    for known, other in ((curve.reads_iops, curve.writes_iops), (curve.writes_iops, curve.reads_iops)):
        if not np.isfinite(known).any():
            return other
    return np.asarray(curve.reads_iops + curve.writes_iops)


def _estimated_load(curve: Blend) -> Floats:
    """Return the known load, and estimates where only reads or only writes are known, (m,).

    An estimate assumes the mean read share, over buckets in which both are known, or else over all buckets.
    """
    load = known_load(curve)
    rates = np.stack((curve.reads_iops, curve.writes_iops))
    known = np.isfinite(rates)
    both = known.all(axis=0)
    if not known.any(axis=1).all() or both.all():
        return load
    means = np.array([rate[both if both.any() else has].mean() for rate, has in zip(rates, known, strict=True)])
    for rate, has, mean in zip(rates, known, means, strict=True):
        if mean > 0:
            load = np.where(has & ~both, rate * means.sum() / mean, load)
    return load


def _part(curve: Blend, begin: int, end: int) -> Blend:
    """Return the given range of buckets of a blend."""
    cut: dict[str, Any] = {
        name: values[begin:end] for name, values in vars(curve).items() if isinstance(values, np.ndarray)
    }
    return replace(curve, starts_at=curve.starts_at + timedelta(seconds=begin * curve.bucket_s), **cut)


def _storms(curve: Blend) -> tuple[_Found, ...]:
    """Return the storms in a recording that has no gaps of several hours."""
    total = _estimated_load(curve)
    known = np.isfinite(total)
    if known.sum() < FEWEST_BUCKETS or not np.nansum(total) > 0:
        return ()
    filled = np.interp(np.arange(total.size), np.flatnonzero(known), total[known])
    smooth = _running(filled, _odd(SMOOTHING_S / curve.bucket_s), np.median)
    calm = calm_level(smooth, curve.bucket_s)
    distance, spread = _distances(smooth, calm, curve.bucket_s)
    rise = LEAST_RISE_FRACTION * np.percentile(calm, BUSY_PERCENTILE)
    high = (
        known
        & (distance > min(LEAST_SPREADS * spread, np.log(PLAIN_RATIO)))
        & (smooth > LEAST_RATIO * calm)
        & (smooth - calm > rise)
    )
    shortest = max(1, round(SHORTEST_S / curve.bucket_s))
    stretches = _joined([_widened(smooth, calm, *run) for run in _runs(high, shortest)])
    found = [
        (begin, end)
        for stretch in stretches
        for begin, end in _split(smooth, calm, *stretch, shortest)
        if high[begin:end].sum() >= shortest
    ]
    dark = _runs(~known, max(1, round(CALM_FOR_S / curve.bucket_s)))
    waiting = np.interp(np.arange(total.size), np.flatnonzero(known), curve.waiting_ios[known])
    return tuple(
        _storm(
            curve,
            smooth,
            calm,
            float(distance[slice(*extent.high)].max() / spread),
            extent,
            arrivals_of(filled, waiting, extent, curve.bucket_s),
        )
        for extent in extents_of(found, filled, dark, max(CALM_SPREADS * spread, LEAST_NOISE), curve.bucket_s)
    )


def calm_level(smooth: Floats, bucket_s: float) -> Floats:
    """Return the level below all peaks narrower than the window, (m,), by morphological opening."""
    width = _odd(min(CALM_S / bucket_s, smooth.size / 2))
    return _running(_running(smooth, width, np.min), width, np.max)


def _odd(width: float) -> int:
    return max(1, int(width) // 2 * 2 + 1)


def _running(values: Floats, width: int, statistic: Callable[..., Any]) -> Floats:
    """Return a statistic over a window of ``width`` around each value; values are padded at the ends."""
    half = width // 2
    padded = np.pad(values, half, mode="reflect" if statistic is np.median and values.size > half else "edge")
    return np.asarray(statistic(sliding_window_view(padded, width), axis=-1), dtype=np.float64)


def _distances(smooth: Floats, calm: Floats, bucket_s: float) -> tuple[Floats, float]:
    """Return centered log distances from calm, (m,), and their spread; the lower half determines center and spread."""
    floor = max(0.02 * float(np.median(smooth)), 1 / bucket_s)
    distance = np.log((smooth + floor) / (calm + floor))
    fifth, quartile = np.percentile(distance, [5, 25])
    spread = float(quartile - fifth) / (_FIFTH - _QUARTILE)
    counting = 1 / np.sqrt((float(np.median(smooth)) + floor) * bucket_s)
    spread = max(spread, float(counting), 0.01)
    return np.asarray(distance - (quartile + _QUARTILE * spread)), spread


def _runs(high: NDArray[np.bool_], shortest: int) -> list[tuple[int, int]]:
    """Return the start and end of each high range of at least ``shortest`` buckets."""
    steps = np.diff(np.concatenate(([0], high.astype(np.int8), [0])))
    begins, ends = np.flatnonzero(steps == 1), np.flatnonzero(steps == -1)
    return [(int(begin), int(end)) for begin, end in zip(begins, ends, strict=True) if end - begin >= shortest]


def _widened(smooth: Floats, calm: Floats, begin: int, end: int) -> tuple[int, int]:
    """Extend a range on both sides until the load is close to calm again."""
    edge = calm + EDGE_FRACTION * (smooth[begin:end].max() - calm)
    while begin > 0 and smooth[begin - 1] > edge[begin - 1]:
        begin -= 1
    while end < smooth.size and smooth[end] > edge[end]:
        end += 1
    return begin, end


def _joined(stretches: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sort ranges and merge those that overlap."""
    joined: list[tuple[int, int]] = []
    for begin, end in sorted(stretches):
        if joined and begin < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


def _split(smooth: Floats, calm: Floats, begin: int, end: int, shortest: int) -> list[tuple[int, int]]:
    """Split a range at deep valleys between its peaks."""
    above = smooth[begin:end] - calm[begin:end]
    before, after = np.maximum.accumulate(above), np.maximum.accumulate(above[::-1])[::-1]
    lesser = np.minimum(before, after)
    inner = slice(shortest, max(shortest, above.size - shortest))
    depth = (lesser - above)[inner]
    if not depth.size:
        return [(begin, end)]
    valley = int(np.argmax(depth)) + shortest
    if above[valley] > VALLEY_FRACTION * lesser[valley]:
        return [(begin, end)]
    middle = begin + valley
    return [*_split(smooth, calm, begin, middle, shortest), *_split(smooth, calm, middle, end, shortest)]


def _storm(
    curve: Blend,
    smooth: Floats,
    calm: Floats,
    spreads: float,
    extent: Extent,
    arrivals: tuple[int, int] | None,
) -> _Found:
    begin, end = extent.high
    inside = slice(begin, end)
    both = np.isfinite(curve.reads_iops + curve.writes_iops)[inside]
    reads, writes = (float(rates[inside][both].sum()) for rates in (curve.reads_iops, curve.writes_iops))
    peak = begin + int(np.argmax(smooth[inside]))
    read_fraction = reads / (reads + writes) if reads + writes > 0 else None
    woken = _woken(curve, begin, end)
    ratio = smooth[peak] / calm[peak] if calm[peak] > 0 else np.inf
    is_cut = begin == 0 or end == smooth.size
    certainty = float(np.clip(1 - 1 / ratio, 0, 0.99) * (0.6 if is_cut else 1.0))
    size = _read_size_bytes(curve, inside)
    calm_iops = Quantity(float(calm[peak]), "IOPS")
    said: list[Text] = [msg("import-storm-peak", peak=Quantity(float(smooth[peak]), "IOPS"), calm=calm_iops)]
    counted = [np.isfinite(rates) for rates in (curve.reads_iops, curve.writes_iops)]
    said += [msg("import-storm-no-reads")] if not counted[0].any() else []
    said += [msg("import-storm-no-writes")] if not counted[1].any() else []
    is_estimated = all(has.any() for has in counted) and (counted[0] != counted[1])[inside].any()
    said += [msg("import-storm-estimated")] if is_estimated else []
    said += [msg("import-storm-read-size", size=Quantity(size / BYTES_PER_KB, "kB", 3))] if size else []
    said += [msg("import-storm-cut")] if is_cut else []

    def at(bucket: int) -> datetime:
        return curve.starts_at + timedelta(seconds=bucket * curve.bucket_s)

    storm = Storm(
        starts_at=at(begin),
        ends_at=at(end),
        calm_until=at(extent.begin),
        calm_from=at(extent.end),
        is_calm_after=extent.is_calm_after,
        arrivals=None if arrivals is None else (at(arrivals[0]), at(arrivals[1])),
        kind=StormKind.UNKNOWN,
        peak_iops=float(smooth[peak]),
        calm_iops=float(calm[peak]),
        spreads=spreads,
        read_fraction=read_fraction,
        read_size_bytes=size,
        woken_fraction=woken,
        certainty=certainty,
        kind_certainty=0.0,
        why=sentences(*said),
    )
    before_iops, after_iops = _levels(smooth, extent, curve.bucket_s)
    evidence = Evidence(
        starts_at=storm.starts_at,
        length_s=(end - begin) * curve.bucket_s,
        height=float(ratio),
        read_fraction=read_fraction,
        woken_fraction=woken,
        before_iops=before_iops,
        after_iops=after_iops,
    )
    return _Found(storm, evidence)


def _levels(smooth: Floats, extent: Extent, bucket_s: float) -> tuple[float | None, float | None]:
    """Return the highest level of the hours before a storm, and the level after it; None if there is no time."""
    ahead, level, later = (max(1, round(each / bucket_s)) for each in (BEFORE_S, BEFORE_LEVEL_S, AFTER_S))
    before = smooth[max(extent.first, extent.begin - ahead) : extent.begin]
    after = smooth[extent.end : min(extent.last, extent.end + later)]
    width = min(level, before.size)
    highest = float(np.median(sliding_window_view(before, width), axis=-1).max()) if width else None
    return highest, float(np.median(after)) if after.size else None


def _read_size_bytes(curve: Blend, inside: slice) -> float | None:
    """Return the mean read size, over buckets in which reads and their bytes are known."""
    reads, read_bytes = curve.reads_iops[inside], curve.read_bytes_per_s[inside]
    known = np.isfinite(reads) & np.isfinite(read_bytes)
    n, amount = float(reads[known].sum()), float(read_bytes[known].sum())
    return amount / n if n > 0 and amount > 0 else None


def _woken(curve: Blend, begin: int, end: int) -> float | None:
    """Return the share of the desktops busy during the storm that were idle before it."""
    before = slice(max(0, begin - round(15 * SECONDS_PER_MINUTE / curve.bucket_s)), begin)
    if before.start == before.stop or not curve.n_desktops[before].any():
        return None
    busy = np.maximum(curve.n_reading, curve.n_writing)
    most, least = float(busy[begin:end].max()), float(np.median(busy[before]))
    return max(0.0, 1 - least / most) if most > 0 else None
