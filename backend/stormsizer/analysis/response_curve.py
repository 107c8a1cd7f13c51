"""Response-time curve of a phase, and the phase's position on it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import numpy as np

from stormsizer.experience.judgment import AT_FULL_SPEED
from stormsizer.experience.phases import PhaseResult, phase_with_id
from stormsizer.experience.week import WatchedWeek, watched
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Goals, Scenario
from stormsizer.model.scenario.goals import ceiling_fraction
from stormsizer.simulation.pipeline import prepare
from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.response_curve import Mix, first_at, full_at, responses
from stormsizer.storage.serve import rates_of
from stormsizer.storage.trace import Floats, Trace, integrals_at
from stormsizer.units import SECONDS_PER_MINUTE

N_POINTS = 64
NEARLY_FULL = 0.9999
"""The curve ends at this fraction of the rate that saturates the first component."""
MOST_MOMENTS = 120
SHORTEST_MOMENT_S = SECONDS_PER_MINUTE
_HALVINGS = 50
UNEVEN = 1.5
"""A varying load explains response times that exceed the curve by at least this ratio."""
Missing = Literal["", "some", "most"]
"""How many of a phase's I/Os the array served while components were missing."""


class CurvePoint(Document):
    """Response times at one I/O rate; the time for reads or writes is None if there are none."""

    iops: float
    """Reads and writes per second that reach the array."""
    mean_ms: float
    """Mean response time of all I/Os (reads and writes), as seen by the hosts."""
    read_ms: float | None
    write_ms: float | None


class Ceiling(Document):
    """Rate at which the first component reaches its utilization goal."""

    iops: float
    component: Component
    fraction: float


class ResponseCurve(Document):
    """Response time as a phase's load grows, and the phase's position on that curve.

    The curve assumes a steady load with the phase's I/O mix; a phase with a varying load lies above it. If components
    are missing for part of the phase, the curve describes the array that served most of the phase's I/Os.
    """

    phase_id: str
    label: Text
    points: tuple[CurvePoint, ...]
    """The curve, from an idle array to a nearly saturated first component."""
    here: CurvePoint
    """The phase's mean I/O rate and response times."""
    curve_here_ms: float | None
    """Response time on the curve at the phase's rate; None if the curve ends at a lower rate."""
    moments: tuple[CurvePoint, ...]
    """Mean rates and response times over equal intervals of the phase, each at least one minute long."""
    moment_s: float
    full_iops: float
    """I/O rate at which the first component saturates."""
    full_component: Component
    goal_ms: float
    """Response time goal."""
    goal_iops: float | None
    """Highest rate at which the curve meets the goal; None if even an idle array misses it."""
    ceiling: Ceiling | None
    """Rate that reaches a utilization goal; None for work that runs at full speed, to which no such goal applies."""
    sentence: Text


def response_curve(
    scenario: Scenario, catalog: Catalog, phases: Sequence[PhaseResult], phase_id: str
) -> ResponseCurve | None:
    """Return the response-time curve of a phase; None if the phase has no I/O.

    Raises
    ------
    InvalidScenarioError
        If the phase does not exist.
    """
    phase = phase_with_id(phases, phase_id)
    span = phase.figures.averaged_from_s, phase.figures.averaged_to_s
    week = watched(scenario, catalog, prepare(scenario, catalog), *span)
    network, mix, missing = _asked(week, *span)
    if mix.iops <= 0.0 or phase.figures.total_iops <= 0.0:
        return None
    return _curve(phase, network, mix, missing, week.served.trace, scenario.goals)


def _asked(week: WatchedWeek, from_s: float, to_s: float) -> tuple[StationNetwork, Mix, Missing]:
    """Return the mean load, the array state that served most of it, and how much of it a degraded array served."""
    rows = week.served.asked
    starts_s, modes = rows["at_s"], rows["mode"]
    ends_s = starts_s + rows["lasts_s"]
    lasts_s = np.clip(np.minimum(ends_s, to_s) - np.maximum(starts_s, from_s), 0.0, None)
    ios = rates_of(rows) * lasts_s[:, None]
    per_s = np.zeros((len(week.served.shapes), 2))
    np.add.at(per_s, rows["io_shape"], ios / (to_s - from_s))
    by_mode = np.bincount(modes, weights=ios.sum(axis=1), minlength=len(week.networks))
    mode = int(np.argmax(by_mode))
    missing: Missing = "most" if mode > 0 else "some" if by_mode[1:].any() else ""
    return week.networks[mode], Mix(week.served.shapes, per_s), missing


def _curve(
    phase: PhaseResult, network: StationNetwork, mix: Mix, missing: Missing, trace: Trace, goals: Goals
) -> ResponseCurve:
    goal_ms = goals.host_latency_max_ms
    full_factor, full_component = full_at(network, mix)
    # Evenly spaced rates would leave too few points at the knee.
    shares = NEARLY_FULL * (1.0 - (1.0 - np.arange(N_POINTS + 1) / N_POINTS) ** 4)
    curve = responses(network, mix, np.maximum(1e-9, shares) * full_factor)
    figures = phase.figures
    here_factor = figures.total_iops / mix.iops
    here = _point(
        figures.total_iops,
        figures.reads_iops,
        figures.writes_iops,
        figures.host_read_latency_ms,
        figures.host_write_latency_ms,
    )
    moments, moment_s = _moments(trace, figures.averaged_from_s, figures.averaged_to_s)
    curve_here_ms = None
    if here_factor < full_factor:
        curve_here_ms = _known(float(responses(network, mix, [here_factor]).mean_ms[0]))
    goal_iops = rate_within(network, mix, full_factor, goal_ms)
    full_iops = full_factor * mix.iops
    ceiling = None if phase.phase in AT_FULL_SPEED else _ceiling(network, mix, goals)
    return ResponseCurve(
        phase_id=phase.id,
        label=phase.label,
        points=tuple(
            CurvePoint(iops=iops, mean_ms=mean, read_ms=_known(read), write_ms=_known(write))
            for iops, mean, read, write in zip(
                *(column.tolist() for column in (curve.iops, curve.mean_ms, curve.read_ms, curve.write_ms)), strict=True
            )
        ),
        here=here,
        curve_here_ms=curve_here_ms,
        moments=moments,
        moment_s=moment_s,
        full_iops=full_iops,
        full_component=full_component,
        goal_ms=goal_ms,
        goal_iops=goal_iops,
        ceiling=ceiling,
        sentence=sentences(
            *_position(here, curve_here_ms, goal_ms),
            _MISSING[missing],
            _reach(goal_ms, goal_iops),
            _limits(full_iops, full_component, ceiling),
        ),
    )


def _known(value: float) -> float | None:
    return value if np.isfinite(value) else None


def _point(iops: float, reads: float, writes: float, read_ms: float, write_ms: float) -> CurvePoint:
    return CurvePoint(
        iops=iops,
        mean_ms=(reads * read_ms + writes * write_ms) / (reads + writes),
        read_ms=read_ms if reads > 0.0 else None,
        write_ms=write_ms if writes > 0.0 else None,
    )


def _moments(trace: Trace, from_s: float, to_s: float) -> tuple[tuple[CurvePoint, ...], float]:
    """Return the mean rates and response times of equal-length intervals with I/O, and the interval length."""
    n = max(1, min(MOST_MOMENTS, int((to_s - from_s) / SHORTEST_MOMENT_S)))
    edges = np.linspace(from_s, to_s, n + 1)
    trace = trace.between(from_s, to_s)
    rates = trace.rows(("reads_iops", "writes_iops"))
    waited = rates * np.nan_to_num(trace.rows(("host_read_latency_ms", "host_write_latency_ms")))
    moment_s = (to_s - from_s) / n
    ios: Floats = np.diff(integrals_at(trace, edges, np.vstack([rates, waited]))) / moment_s
    return tuple(
        _point(reads + writes, reads, writes, _per(read_ms, reads), _per(write_ms, writes))
        for reads, writes, read_ms, write_ms in ios.T.tolist()
        if reads + writes > 0.0
    ), moment_s


def _per(amount: float, of: float) -> float:
    return amount / of if of > 0.0 else 0.0


def rate_within(network: StationNetwork, mix: Mix, full_factor: float, goal_ms: float) -> float | None:
    """Return the highest rate in IOPS at which the mean response time meets the goal; None if no rate does.

    ``full_factor`` is the multiple of the mix that saturates the first component.
    """

    def keeps(factor: float) -> bool:
        return bool(responses(network, mix, [factor]).mean_ms[0] <= goal_ms)

    low, high = 1e-9 * full_factor, full_factor
    if not keeps(low):
        return None
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if keeps(middle) else (low, middle)
    return low * mix.iops


def _ceiling(network: StationNetwork, mix: Mix, goals: Goals) -> Ceiling:
    """Return the rate at which the first component reaches its utilization goal."""
    factor, component = first_at(network, mix, [ceiling_fraction(each, goals) for each in network.components])
    return Ceiling(iops=factor * mix.iops, component=component, fraction=ceiling_fraction(component, goals))


def _position(here: CurvePoint, curve_here_ms: float | None, goal_ms: float) -> Iterator[Message]:
    rate, time = _iops(here.iops), _ms(here.mean_ms)
    if here.mean_ms <= goal_ms:
        yield msg("curve-position", rate=rate, time=time)
    else:
        yield msg("curve-position-above-goal", rate=rate, time=time, goal=_ms(goal_ms))
    if curve_here_ms is not None and here.mean_ms >= UNEVEN * curve_here_ms:
        yield msg("curve-uneven-load", time=_ms(curve_here_ms))


_MISSING: Mapping[Missing, Message | None] = {
    "": None,
    "some": msg("curve-some-degraded"),
    "most": msg("curve-mostly-degraded"),
}


def _reach(goal_ms: float, goal_iops: float | None) -> Message:
    if goal_iops is None:
        return msg("curve-goal-missed", goal=_ms(goal_ms))
    return msg("curve-goal-rate", goal=_ms(goal_ms), rate=_iops(goal_iops))


def _limits(full_iops: float, full_component: Component, ceiling: Ceiling | None) -> Message:
    """Return text such as *Bottleneck: drives (saturated at 10,000 IOPS)*."""
    component, full = COMPONENTS_IN_TEXT[full_component], _iops(full_iops)
    if ceiling is None:
        return msg("curve-bottleneck", component=component, full=full)
    goal, rate = Quantity(ceiling.fraction, "fraction"), _iops(ceiling.iops)
    if ceiling.component == full_component:
        return msg("curve-bottleneck-with-goal", component=component, goal=goal, rate=rate, full=full)
    first = COMPONENTS_IN_TEXT[ceiling.component]
    return msg("curve-two-bottlenecks", first=first, component=component, goal=goal, rate=rate, full=full)


def _iops(rate: float) -> Quantity:
    return Quantity(rate, "IOPS")


def _ms(time: float) -> Quantity:
    return Quantity(time, "ms")
