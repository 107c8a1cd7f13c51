"""Times at which desktops complete the work in a window, estimated from the load curve.

Work progresses in proportion to its I/Os. The same curve includes background activity and activity after completion,
so the work and its completion are estimated together.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from stormsizer.units import SECONDS_PER_DAY
from stormsizer_io.importers.series.phase_work import Occurrence
from stormsizer_io.importers.summary.document import Curve, MeasuredPhase
from stormsizer_io.measurements import Floats

FEWEST_POINTS = 6
"""Minimum number of curve points in a window needed to estimate the completion of its work."""
FEWEST_FITTED = 3
"""Minimum number of points needed to estimate the start and duration of even arrivals."""
_ROUNDS = 60
_INSTANTS, _BEGINS, _LENGTHS, _FINER = 480, 24, 40, 9


def settled_s(
    curve: Curve | None, phase: MeasuredPhase, always_iops: float, settled_iops: float, window: Occurrence
) -> float | None:
    """Return the mean time, in seconds, that desktops spend in a window after completing the work of its phase.

    Work progresses in proportion to its I/Os, so the share of desktops that are done at an instant equals the share of
    the work's I/Os that are done. These I/Os are the load less ``always_iops`` and less ``settled_iops`` of the
    desktops that are done, so they are found by fixed-point iteration.

    Parameters
    ----------
    always_iops, settled_iops
        IOPS per desktop: throughout the window, and after its work is complete.

    Returns
    -------
    Mean seconds per desktop; None if the curve has too few points in the window.
    """
    load = None if curve is None else _load_within(curve, phase, window)
    if load is None:
        return None
    iops = phase.reads_iops_per_desktop + phase.writes_iops_per_desktop
    load = load * (iops / load.mean()) if load.mean() > 0 else load
    work = work_of(load, always_iops, settled_iops)
    return None if work is None else float(through_of(work).mean() * window.length_s)


def work_of(load: Floats, always_iops: float, settled_iops: float) -> Floats | None:
    """Return the part of a load that is work, (m,), without background I/O or the I/O of desktops that are done."""
    through = np.zeros(load.size)
    work = np.zeros(load.size)
    for _ in range(_ROUNDS):
        work = np.maximum(load - always_iops - settled_iops * through, 0.0)
        if not work.sum() > 0:
            return None
        through = through_of(work)
    return work


def through_of(work: Floats) -> Floats:
    """Return the share of work completed by the middle of each point's interval, (m,)."""
    return np.asarray((np.cumsum(work) - work / 2) / work.sum())


def _load_within(curve: Curve, phase: MeasuredPhase, window: Occurrence) -> Floats | None:
    """Return the load over the window, (m,), averaged over all days; None if there are too few points."""
    length_s = window.length_s
    n = round(length_s / curve.bucket_s)
    if n < FEWEST_POINTS:
        return None
    reads, writes = (np.array(each, dtype=np.float64) for each in (curve.reads_iops, curve.writes_iops))
    middles_s = curve.bucket_s * (np.arange(reads.size) + 0.5) - (window.begins_at - curve.starts_at).total_seconds()
    last_s = (phase.ends_at - window.begins_at).total_seconds()
    offset_s = middles_s % SECONDS_PER_DAY if window.is_daily else middles_s
    total = reads + writes
    inside = (middles_s >= 0) & (middles_s < last_s) & (offset_s < length_s) & np.isfinite(total)
    place = np.minimum((offset_s[inside] / length_s * n).astype(np.int64), n - 1)
    counts = np.bincount(place, minlength=n)
    known = np.flatnonzero(counts)
    if known.size < FEWEST_POINTS:
        return None
    sums = np.bincount(place, weights=total[inside], minlength=n)
    return np.asarray(np.interp(np.arange(n), known, sums[known] / counts[known]), dtype=np.float64)


@dataclass(frozen=True)
class _Points:
    """Points of a curve that overlap a window: starts and ends relative to the window's start, and load per desktop."""

    begins_s: Floats
    ends_s: Floats
    iops: Floats


def settled_after_even_arrivals_s(
    curve: Curve | None,
    phase: MeasuredPhase,
    always_iops: float,
    settled_iops: float,
    work_s: float,
    window: Occurrence,
) -> float | None:
    """Estimate the result of ``settled_s`` for barely visible work, from the best-fitting even arrivals.

    Parameters
    ----------
    work_s
        Mean duration of a desktop's work. Durations are assumed to be exponentially distributed over the desktops.
    """
    length_s = window.length_s
    points = None if curve is None else _points(curve, phase, window)
    if points is None or points.iops.size < FEWEST_FITTED:
        return None
    at_s = np.linspace(points.begins_s.min(), points.ends_s.max(), _INSTANTS)
    load = points.iops - always_iops

    def nearest(begins: Floats, lengths: Floats) -> tuple[float, float, float]:
        tried = [
            (_misfit(load, points, at_s, (begin, length), settled_iops, work_s), begin, length)
            for begin in begins
            for length in lengths
        ]
        return min(tried)

    _, begin, length = nearest(
        np.linspace(0.0, length_s / 2, _BEGINS), np.linspace(length_s / _LENGTHS, length_s, _LENGTHS)
    )
    near = np.linspace(-1.0, 1.0, _FINER)
    finer = begin + near * length_s / 2 / _BEGINS, length + near * length_s / _LENGTHS
    _, begin, length = nearest(finer[0], finer[1][finer[1] > 1.0])
    inside = np.linspace(0.0, length_s, _INSTANTS)
    return float(_through(inside, begin, length, work_s)[1].mean() * length_s)


def _points(curve: Curve, phase: MeasuredPhase, window: Occurrence) -> _Points | None:
    iops = phase.reads_iops_per_desktop + phase.writes_iops_per_desktop
    if not (iops > 0 and phase.mean_iops > 0):
        return None
    total = np.array(curve.reads_iops, dtype=np.float64) + np.array(curve.writes_iops, dtype=np.float64)
    since = np.arange(total.size, dtype=np.float64)
    begins_s: Floats = curve.bucket_s * since - (window.begins_at - curve.starts_at).total_seconds()
    last_s = (phase.ends_at - window.begins_at).total_seconds()
    touches = (begins_s > -curve.bucket_s) & (begins_s < last_s) & np.isfinite(total)
    if window.is_daily:
        begins_s = (begins_s + curve.bucket_s) % SECONDS_PER_DAY - curve.bucket_s
        touches &= begins_s < window.length_s
    return _Points(begins_s[touches], begins_s[touches] + curve.bucket_s, total[touches] / phase.mean_iops * iops)


def _through(at_s: Floats, begin_s: float, length_s: float, work_s: float) -> tuple[Floats, Floats]:
    """Return the share of desktops that have started and the share that are done at given instants, both (n,)."""
    since = np.maximum(at_s - begin_s, 0.0)
    begun = np.minimum(since / length_s, 1.0)
    after = np.maximum(since - length_s, 0.0)
    fresh = -np.expm1(-np.minimum(since, length_s) / work_s) * work_s / length_s * np.exp(-after / work_s)
    return begun, begun - fresh


def _misfit(
    load: Floats, points: _Points, at_s: Floats, arrivals: tuple[float, float], settled_iops: float, work_s: float
) -> float:
    """Return the squared error of the load predicted from given arrivals, with the best-fitting number of I/Os."""
    begun, through = _through(at_s, *arrivals, work_s)
    working, behind = (_means(each, at_s, points) for each in ((begun - through) / work_s, through))
    rest = load - settled_iops * behind
    squares = float(working @ working)
    ios = max(0.0, float(working @ rest) / squares) if squares > 0 else 0.0
    return float(((rest - ios * working) ** 2).sum())


def _means(values: Floats, at_s: Floats, points: _Points) -> Floats:
    """Return a quantity's mean over the interval of each point on the curve, from its values at given instants."""
    steps = np.diff(at_s) * (values[1:] + values[:-1]) / 2
    total = np.concatenate(([0.0], np.cumsum(steps)))
    over = np.interp(points.ends_s, at_s, total) - np.interp(points.begins_s, at_s, total)
    return np.asarray(over / (points.ends_s - points.begins_s))
