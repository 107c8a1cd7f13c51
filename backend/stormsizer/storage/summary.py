"""Figures of one phase, computed from the trace."""

import math
from collections.abc import Mapping

import numpy as np

from stormsizer.model.scenario import Goals
from stormsizer.model.scenario.goals import ceiling_fraction
from stormsizer.storage.figures import (
    LIMITS,
    TIERS,
    BurstCredits,
    Component,
    ComponentUse,
    PhaseFigures,
    TierTraffic,
)
from stormsizer.storage.trace import REQUESTED, Floats, Trace, credits_of, integrals_at
from stormsizer.units import SECONDS_PER_MINUTE

LATENCIES = (
    "host_read_latency_ms",
    "host_write_latency_ms",
    "controller_read_latency_ms",
    "controller_write_latency_ms",
)


NO_CREDITS = 1e-3
"""Level of a bucket of burst credits below which it counts as empty."""
PEOPLE = ("n_logging_in", "n_starting_work", "n_working")
SOMEBODY = 0.5
"""Minimum population that counts as users being present. Populations are means, so half a user is enough."""


def peopled(trace: Trace) -> Floats:
    """Return 1 for steps in which users log in or work, and 0 for the others, shape (n,)."""
    there: Floats = (trace.rows(PEOPLE).sum(axis=0) >= SOMEBODY).astype(np.float64)
    return there


def peopled_s(trace: Trace, from_s: float, to_s: float) -> float:
    """Return the time within the half-open interval during which users log in or work, in seconds."""
    trace = trace.between(from_s, to_s)
    return float((_overlaps(trace, from_s, to_s) * peopled(trace)).sum())


def summarize(
    trace: Trace,
    from_s: float,
    to_s: float,
    goals: Goals,
    n_drives: Mapping[Component, int],
    *,
    while_peopled: bool = False,
) -> PhaseFigures:
    """Return the means over a half-open interval, and its highest one-minute means as peaks.

    Latencies are weighted by I/Os, rates and utilizations by time. Minutes are counted from ``from_s``; a single short
    step does not determine a peak.

    Parameters
    ----------
    while_peopled
        Whether means cover only the time in which users log in or work, which must not be empty.
    """
    trace = trace.between(from_s, to_s)
    components = [component for component in Component if f"{component}_fraction" in trace.quantities]
    fractions = [f"{component}_fraction" for component in components]
    reads_iops, writes_iops = trace.column("reads_iops"), trace.column("writes_iops")
    latencies_ms = trace.rows(LATENCIES)
    latencies_ms[np.isnan(latencies_ms)] = 0.0
    overlap = _overlaps(trace, from_s, to_s)
    if while_peopled:
        overlap *= peopled(trace)
    means = (trace.by_quantity * overlap).sum(axis=1) / overlap.sum()
    mean = dict(zip(trace.quantities, means.tolist(), strict=True))
    total_iops = reads_iops + writes_iops
    waited = latencies_ms[0] * reads_iops + latencies_ms[1] * writes_iops
    mb_per_s = trace.column("read_mb_per_s") + trace.column("write_mb_per_s")
    rows = np.vstack([total_iops, waited, mb_per_s, reads_iops, writes_iops, trace.rows(fractions)])
    by_minute = _minute_means(trace, from_s, to_s, rows)
    peak_iops, _, peak_mb_per_s, peak_reads_iops, peak_writes_iops, *peak_fractions = by_minute.max(axis=1).tolist()
    host_read, host_write, controller_read, controller_write = _weighted_means(
        latencies_ms, np.vstack([reads_iops, writes_iops, reads_iops, writes_iops]) * overlap
    )
    return PhaseFigures(
        averaged_from_s=from_s,
        averaged_to_s=to_s,
        reads_iops=mean["reads_iops"],
        writes_iops=mean["writes_iops"],
        requested_iops=mean[REQUESTED],
        read_mb_per_s=mean["read_mb_per_s"],
        write_mb_per_s=mean["write_mb_per_s"],
        peak_iops=peak_iops,
        peak_mb_per_s=peak_mb_per_s,
        peak_reads_iops=peak_reads_iops,
        peak_writes_iops=peak_writes_iops,
        host_read_latency_ms=host_read,
        host_write_latency_ms=host_write,
        controller_read_latency_ms=controller_read,
        controller_write_latency_ms=controller_write,
        peak_host_latency_ms=_peak_ratio(by_minute[1], by_minute[0]),
        components=tuple(
            ComponentUse(
                component=component,
                mean_fraction=mean[fraction],
                peak_fraction=peak,
                ceiling_fraction=ceiling_fraction(component, goals),
            )
            for component, fraction, peak in zip(components, fractions, peak_fractions, strict=True)
        ),
        tiers=tuple(
            _tier_traffic(component, mean, n_drives[component])
            for component in TIERS
            if f"{component}_iops" in trace.quantities
        ),
    )


def _tier_traffic(component: Component, mean: Mapping[str, float], n_drives: int) -> TierTraffic:
    """Return the mean traffic of one tier, from the means of all quantities."""
    return TierTraffic(
        component=component,
        n_drives=n_drives,
        drive_iops=mean[f"{component}_iops"],
        iops_per_drive=mean[f"{component}_iops"] / n_drives if n_drives else 0.0,
        read_mb_per_s=mean[f"{component}_read_mb_per_s"],
        write_mb_per_s=mean[f"{component}_write_mb_per_s"],
    )


def burst_credits(trace: Trace, from_s: float, to_s: float) -> tuple[BurstCredits, ...]:
    """Return the burst credits of each limit that has them, over a half-open interval."""
    part = trace.between(from_s, to_s)
    return tuple(
        _burst_credits(component, part, from_s, to_s)
        for component in LIMITS
        if credits_of(component) in trace.quantities
    )


def _burst_credits(component: Component, trace: Trace, from_s: float, to_s: float) -> BurstCredits:
    """Return the burst credits of a limit in the steps of a trace that overlap an interval.

    The trace has the level at the end of each step.
    """
    levels = trace.column(credits_of(component))
    ends_empty = levels < NO_CREDITS
    ran_out = np.flatnonzero(ends_empty)
    first = int(ran_out[0]) if len(ran_out) else None
    stays_empty = ends_empty & np.append(ends_empty[:1], ends_empty[:-1])
    return BurstCredits(
        component=component,
        least_fraction=float(levels.min()),
        ends_fraction=float(levels[-1]),
        empty_s=float((_overlaps(trace, from_s, to_s) * stays_empty).sum()),
        empty_from_s=None if first is None else float(min(to_s, trace.starts_s[first] + trace.lengths_s[first])),
        n_logging_in=0.0 if first is None else float(trace.column("n_logging_in")[first]),
    )


def _overlaps(trace: Trace, from_s: float, to_s: float) -> Floats:
    ends = trace.starts_s + trace.lengths_s
    overlap: Floats = np.maximum(0.0, np.minimum(ends, to_s) - np.maximum(trace.starts_s, from_s))
    return overlap


def _weighted_means(rows: Floats, weights: Floats) -> list[float]:
    """Return the weighted mean of each row; 0 if all its weights are zero."""
    total = weights.sum(axis=1)
    sums = (rows * weights).sum(axis=1)
    return [float(of_row / weight) if weight > 0 else 0.0 for of_row, weight in zip(sums, total, strict=True)]


def busiest_minute(trace: Trace, from_s: float, to_s: float) -> tuple[float, float]:
    """Return the start and end of the minute whose total rate is ``PhaseFigures.peak_iops``."""
    trace = trace.between(from_s, to_s)
    total = _minute_means(trace, from_s, to_s, trace.rows(("reads_iops", "writes_iops")).sum(axis=0)[None])
    minutes = _minutes(from_s, to_s)
    first = int(total.argmax())
    return float(minutes[first]), float(minutes[first + 1])


def _minutes(from_s: float, to_s: float) -> Floats:
    """Return the edges of the minutes from ``from_s``, shape (n + 1,); the last minute may be shorter."""
    n_minutes = max(1, math.ceil((to_s - from_s) / SECONDS_PER_MINUTE - 1e-9))
    edges: Floats = np.minimum(from_s + SECONDS_PER_MINUTE * np.arange(n_minutes + 1), to_s)
    return edges


def _minute_means(trace: Trace, from_s: float, to_s: float, rows: Floats) -> Floats:
    """Return the mean of each row in each minute from ``from_s``, shape (len(rows), n_minutes)."""
    minutes = _minutes(from_s, to_s)
    means: Floats = np.diff(integrals_at(trace, minutes, rows)) / np.diff(minutes)
    return means


def _peak_ratio(waited: Floats, ios: Floats) -> float:
    served = ios > 1e-9
    return float((waited[served] / ios[served]).max()) if served.any() else 0.0
