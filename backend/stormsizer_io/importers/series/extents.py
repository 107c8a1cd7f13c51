"""Extent of each storm, which lasts until the load is calm again, and start times of its desktops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from stormsizer.units import SECONDS_PER_MINUTE
from stormsizer_io.importers.series.arrivals import even_arrivals
from stormsizer_io.measurements import Floats

CALM_FOR_S = 10 * SECONDS_PER_MINUTE
"""Shorter features are ignored; a gap of this length in the samples ends the known range."""
LEVEL_S = 15 * SECONDS_PER_MINUTE
"""Time before and after a storm over which its baseline load is averaged."""
AHEAD_S = 30 * SECONDS_PER_MINUTE
"""Time within which a calm load must not fall further."""
REST_FRACTION = 0.02
"""Fraction of a storm's rise that may remain when the storm is considered over."""

Buckets = tuple[int, int]
"""First bucket, and the bucket after the last one."""


@dataclass(frozen=True)
class Extent:
    """Extent of a storm, in buckets.

    Attributes
    ----------
    high
        Range in which the load is high.
    begin, end
        Range in which the load is above calm.
    first, last
        Limits of the search before and after the storm: other storms and gaps in the measurement.
    is_calm_after
        Whether the load returns to calm within the recording.
    """

    high: Buckets
    begin: int
    end: int
    first: int
    last: int
    is_calm_after: bool


def extents_of(
    storms: Sequence[Buckets], load: Floats, dark: Sequence[Buckets], noise_fraction: float, bucket_s: float
) -> list[Extent]:
    """Return the extents of storms, in chronological order and without overlap.

    Parameters
    ----------
    storms
        Ranges in which the load is high.
    load
        I/Os per second of all desktops combined, (m,).
    dark
        Ranges without measurements.
    noise_fraction
        Noise of the load as a fraction; smaller differences are ignored.
    """
    extents: list[Extent] = []
    for number, (begin, end) in enumerate(storms):
        first = max([0, *(each for _, each in dark if each <= begin), *(before.end for before in extents[-1:])])
        later = (each for each, _ in (*storms[number + 1 :], *dark) if each >= end)
        last = min(later, default=load.size)
        peak_iops = float(_steady(load[begin:end], bucket_s).max())
        n_rising = _until_calm(load[first:begin][::-1], peak_iops, noise_fraction, bucket_s)
        n_falling = _until_calm(load[end:last], peak_iops, noise_fraction, bucket_s)
        extents.append(
            Extent(
                high=(begin, end),
                begin=first if n_rising is None else max(first, begin - n_rising),
                end=last if n_falling is None else min(last, end + n_falling),
                first=first,
                last=last,
                is_calm_after=n_falling is not None,
            )
        )
    return extents


def _until_calm(load: Floats, peak_iops: float, noise_fraction: float, bucket_s: float) -> int | None:
    """Return the number of buckets until a load is calm after a peak; None if the recording ends before that.

    The load is calm when its median over ten minutes is as low as over any ten minutes that start in the following half
    hour, apart from noise or 2% of the drop. The result is the middle of these ten minutes, because a median ignores
    outliers.
    """
    steady = _steady(load, bucket_s)
    half, ahead = (max(1, round(each / bucket_s)) for each in (CALM_FOR_S / 2, AHEAD_S))
    for n in range(steady.size - half):
        lowest = float(steady[n : n + ahead + 1].min())
        if steady[n] - lowest <= max(noise_fraction * lowest, REST_FRACTION * (peak_iops - lowest)):
            return n + half
    return None


def _steady(load: Floats, bucket_s: float) -> Floats:
    """Return the median load over each full ten-minute window, by the bucket in which the window starts."""
    n = min(load.size, max(1, round(CALM_FOR_S / bucket_s)))
    return np.asarray(np.median(sliding_window_view(load, n), axis=-1)) if n else load


def arrivals_of(load: Floats, waiting_ios: Floats, extent: Extent, bucket_s: float) -> Buckets | None:
    """Return the buckets in which a storm's desktops started, assuming even arrivals; None if the curve is unclear.

    Parameters
    ----------
    load, waiting_ios
        I/Os per second and I/Os in flight, for all desktops combined, (m,).
    """
    level = max(1, round(LEVEL_S / bucket_s))
    before = load[max(extent.first, extent.begin - level) : extent.begin]
    after = load[extent.end : min(extent.last, extent.end + level)]
    if not (extent.is_calm_after and before.size and after.size):
        return None
    inside = slice(extent.begin, extent.end)
    found = even_arrivals(load[inside], waiting_ios[inside], float(before.mean()), float(after.mean()))
    if found is None:
        return None
    begin = extent.begin + round(found.begin)
    return begin, begin + max(1, round(found.length))
