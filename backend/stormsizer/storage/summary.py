"""Figures of one phase from the trace."""

import math
from collections.abc import Mapping

import numpy as np

from stormsizer.scenario import Goals
from stormsizer.storage.figures import TIERS, Component, ComponentUse, PhaseFigures, TierTraffic
from stormsizer.storage.trace import Floats, Trace
from stormsizer.units import SECONDS_PER_MINUTE


def summarise(
    trace: Trace, from_s: float, to_s: float, goals: Goals, n_drives: Mapping[Component, int]
) -> PhaseFigures:
    """Means over the half-open interval and peaks of its minutes.

    Latencies are weighted by the I/Os that had them, rates and utilisations by time. Peaks are those of minutes
    that begin at ``from_s``, so that a single step does not make a peak.
    """
    trace = trace.between(from_s, to_s)
    overlap = _overlaps(trace, from_s, to_s)
    span = overlap.sum()
    n_minutes = max(1, math.ceil((to_s - from_s) / SECONDS_PER_MINUTE - 1e-9))
    minutes = np.minimum(from_s + SECONDS_PER_MINUTE * np.arange(n_minutes + 1), to_s)

    def mean(quantity: str) -> float:
        return float((trace.column(quantity) * overlap).sum() / span)

    def latency(quantity: str, rate: str) -> float:
        ios = trace.column(rate) * overlap
        total = ios.sum()
        return float((np.nan_to_num(trace.column(quantity)) * ios).sum() / total) if total > 0 else 0.0

    def peak(values: Floats) -> float:
        return float(_means(trace, minutes, values).max())

    total_iops = trace.column("reads_iops") + trace.column("writes_iops")
    waited = np.nan_to_num(trace.column("host_read_latency_ms")) * trace.column("reads_iops") + np.nan_to_num(
        trace.column("host_write_latency_ms")
    ) * trace.column("writes_iops")
    return PhaseFigures(
        averaged_from_s=from_s,
        averaged_to_s=to_s,
        reads_iops=mean("reads_iops"),
        writes_iops=mean("writes_iops"),
        read_mb_per_s=mean("read_mb_per_s"),
        write_mb_per_s=mean("write_mb_per_s"),
        peak_iops=peak(total_iops),
        peak_mb_per_s=peak(trace.column("read_mb_per_s") + trace.column("write_mb_per_s")),
        host_read_latency_ms=latency("host_read_latency_ms", "reads_iops"),
        host_write_latency_ms=latency("host_write_latency_ms", "writes_iops"),
        controller_read_latency_ms=latency("controller_read_latency_ms", "reads_iops"),
        controller_write_latency_ms=latency("controller_write_latency_ms", "writes_iops"),
        peak_host_latency_ms=_peak_ratio(_means(trace, minutes, waited), _means(trace, minutes, total_iops)),
        components=tuple(
            ComponentUse(
                component=component,
                mean_fraction=mean(f"{component}_fraction"),
                peak_fraction=peak(trace.column(f"{component}_fraction")),
                ceiling_fraction=_ceiling(component, goals),
            )
            for component in Component
            if f"{component}_fraction" in trace.quantities
        ),
        tiers=tuple(
            TierTraffic(
                component=component,
                n_drives=n_drives[component],
                drive_iops=mean(f"{component}_iops"),
                read_mb_per_s=mean(f"{component}_read_mb_per_s"),
                write_mb_per_s=mean(f"{component}_write_mb_per_s"),
            )
            for component in TIERS
            if f"{component}_iops" in trace.quantities
        ),
    )


def _ceiling(component: Component, goals: Goals) -> float:
    if component is Component.CONTROLLER_CPU:
        return goals.controller_max_fraction
    if component is Component.HOST_CPU:
        return goals.host_cpu_max_fraction
    return goals.drive_max_fraction if component in TIERS else goals.port_max_fraction


def _overlaps(trace: Trace, from_s: float, to_s: float) -> Floats:
    ends = trace.starts_s + trace.lengths_s
    overlap: Floats = np.maximum(0.0, np.minimum(ends, to_s) - np.maximum(trace.starts_s, from_s))
    return overlap


def _means(trace: Trace, edges: Floats, values: Floats) -> Floats:
    knots = np.append(trace.starts_s, trace.ends_s)
    total = np.concatenate([[0.0], np.cumsum(values * trace.lengths_s)])
    means: Floats = np.diff(np.interp(edges, knots, total)) / np.diff(edges)
    return means


def _peak_ratio(waited: Floats, ios: Floats) -> float:
    served = ios > 1e-9
    return float((waited[served] / ios[served]).max()) if served.any() else 0.0
