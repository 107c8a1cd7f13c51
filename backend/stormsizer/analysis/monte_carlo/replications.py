"""Replications of a week, each with its own draws; results do not depend on where or in what order they are run."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

import numpy as np
from pydantic import Field

import stormsizer
from stormsizer.analysis.facts import with_facts
from stormsizer.analysis.judging import margin_of, margin_of_broken, memory_broken
from stormsizer.analysis.monte_carlo.distributions import LOAD, WINDOW, Inputs, n_held, spreads_of, values_of
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.capacity import CapacityBreakdown, break_down
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import evaluate, prepare
from stormsizer.messages.terms import COMPONENTS
from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import broken_goals, space_margin
from stormsizer.storage.figures import LIMITS, TIERS, Component
from stormsizer.storage.trace import Floats, Trace, integrals_at
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import LoginStorm, Plan

MOST_REPLICATIONS = 10_000
N_BUCKETS = 240
QUIET_SHARE = 0.2
"""Fraction of buckets spaced evenly in time; the others follow the short storm steps of the week without draws."""
SIGNIFICANT_DIGITS = 5
"""Precision of the time series shown in charts."""

FIGURES: Mapping[str, tuple[Message, str]] = {
    "host_latency_ms": (msg("monte-carlo-host-latency"), "ms"),
    "total_iops": (msg("monte-carlo-total-iops"), "IOPS"),
    "peak_iops": (msg("monte-carlo-peak-iops"), "IOPS"),
    "login_mean_s": (msg("analysis-login-time"), "s"),
    "login_p95_s": (msg("monte-carlo-login-p95"), "s"),
    "good_fraction": (msg("monte-carlo-good-logins"), "fraction"),
    "fair_fraction": (msg("monte-carlo-fair-logins"), "fraction"),
    "poor_fraction": (msg("monte-carlo-poor-logins"), "fraction"),
    "duration_s": (msg("monte-carlo-duration"), "s"),
    "controller_fraction": (COMPONENTS["controller_cpu"], "fraction"),
    "drive_fraction": (msg("monte-carlo-busiest-drives"), "fraction"),
    "port_fraction": (msg("monte-carlo-busiest-port"), "fraction"),
    "host_cpu_fraction": (COMPONENTS["host_cpu"], "fraction"),
    "margin_fraction": (msg("monte-carlo-margin"), "fraction"),
}
"""Label and unit of each key figure of a phase."""
_PORTS = (Component.PORT_OUT, Component.PORT_IN)
Values = tuple[float | None, ...]


class RangeRequest(Document):
    """Number of weeks to simulate, and the seed."""

    n_replications: Annotated[int, Field(strict=True, ge=1, le=MOST_REPLICATIONS)] = 200
    """Number of weeks to simulate, each with different draws."""
    seed: Annotated[int, Field(strict=True, ge=0, le=2**63 - 1)] = 1
    """The same seed always produces the same weeks."""


class PhaseLabel(Document):
    """Identifies a phase of the week."""

    id: str
    event_id: str
    phase: Phase
    label: Text


class PlainPhase(PhaseLabel):
    """Result of a phase in the week without draws."""

    figures: dict[str, float]
    """Figures by name, see ``FIGURES``; only those that apply to the phase."""
    holds: bool


class Question(Document):
    """Data shared by all chunks of one analysis; chunks with different questions cannot be combined."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    request: RangeRequest
    inputs: Inputs
    edges_s: tuple[float, ...]
    """Bucket edges of the time series, in seconds from the start of the calendar; closely spaced in storms."""
    holds: bool
    """Whether the week without draws meets its goals."""
    margin_fraction: float
    phases: tuple[PlainPhase, ...]


class PhaseDraws(PhaseLabel):
    """Results of a phase for those replications in a chunk that include the phase."""

    replications: tuple[int, ...]
    figures: dict[str, Values]
    """Figures by name, with one value per replication; None if a replication lacks the figure."""
    holds: tuple[bool, ...]


class GoalDraws(Document):
    """A goal that some replications in a chunk miss in one phase."""

    phase_id: str
    goal: str
    label: Text
    replications: tuple[int, ...]


class FailedDraw(Document):
    """A replication that could not be simulated."""

    replication: int
    message: Text


class Chunk(Document):
    """Results of consecutive replications. A round trip through JSON preserves every bit."""

    question: Question
    first: int
    n: int
    failed: tuple[FailedDraw, ...]
    """Replications that could not be simulated; the fields below do not include them."""
    replications: tuple[int, ...]
    holds: tuple[bool, ...]
    margin_fraction: tuple[float, ...]
    """Smallest margin of the week in each replication."""
    phases: tuple[PhaseDraws, ...]
    broken: tuple[GoalDraws, ...]
    total_iops: tuple[Values, ...]
    """Mean IOPS per bucket, for each replication."""
    host_latency_ms: tuple[Values, ...]
    """Mean latency per bucket, weighted by I/Os, for each replication; None if a bucket has no I/O."""


def replicate(
    scenario: Scenario,
    catalog: Catalog,
    request: RangeRequest,
    first: int,
    n: int,
    progress: Progress = unheard,
) -> Chunk:
    """Compute replications ``first`` to ``first + n - 1``; results are bit-identical however they are chunked.

    Parameters
    ----------
    progress
        Called with the chunk's completed fraction after each replication; an exception cancels the chunk.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated even without draws.
    ValueError
        If a replication number is outside the requested range.
    """
    return drawn(question_of(scenario, catalog, request), scenario, catalog, range(first, first + n), progress)


def question_of(scenario: Scenario, catalog: Catalog, request: RangeRequest) -> Question:
    """Simulate the week without draws, and define the inputs to draw."""
    week = prepare(scenario, catalog)
    plain = _simulated(scenario, catalog, week)
    names = {event.id: event.name for event in expanded(scenario).events}
    logins = dict.fromkeys(storm.event_id for storm in week.logins)
    return Question(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        request=request,
        inputs=Inputs(
            spreads=spreads_of(scenario, catalog),
            logins=tuple((event_id, names[event_id]) for event_id in logins),
            n_held=n_held(scenario, catalog),
        ),
        edges_s=_edges(plain.trace),
        holds=not plain.broken,
        margin_fraction=plain.margin_fraction,
        phases=tuple(
            PlainPhase(
                id=phase.id,
                event_id=phase.event_id,
                phase=phase.phase,
                label=phase.label,
                figures=figures_of(phase),
                holds=phase.holds,
            )
            for phase in plain.phases
        ),
    )


def drawn(
    question: Question,
    scenario: Scenario,
    catalog: Catalog,
    numbers: range,
    progress: Progress = unheard,
) -> Chunk:
    """Compute some replications of a question; see ``replicate``."""
    n_asked = question.request.n_replications
    if not (0 <= numbers.start < numbers.stop <= n_asked):
        raise ValueError(f"replications {numbers.start} to {numbers.stop - 1} given, 0 to {n_asked - 1} asked for")
    edges_s = np.array(question.edges_s)
    outcomes: list[_Outcome] = []
    failed: list[FailedDraw] = []
    for done, number in enumerate(numbers, start=1):
        try:
            outcomes.append(_outcome(question, scenario, catalog, number, edges_s))
        except (ValueError, ArithmeticError) as error:
            # Drawn values may contradict the calendar; report such a replication, then continue with the others.
            failed.append(FailedDraw(replication=number, message=_reason(error)))
        progress(done / len(numbers))
    return Chunk(
        question=question,
        first=numbers.start,
        n=len(numbers),
        failed=tuple(failed),
        replications=tuple(each.number for each in outcomes),
        holds=tuple(not each.broken for each in outcomes),
        margin_fraction=tuple(each.margin_fraction for each in outcomes),
        phases=_phases(outcomes),
        broken=_broken(outcomes),
        total_iops=tuple(each.total_iops for each in outcomes),
        host_latency_ms=tuple(each.host_latency_ms for each in outcomes),
    )


def uniforms(inputs: Inputs, request: RangeRequest, number: int) -> Floats:
    """Return the uniform random numbers of one replication, shape (n_draws,), from its seed and number alone."""
    key = np.array([request.seed, number], dtype=np.uint64)
    return np.random.Generator(np.random.Philox(key=key)).random(inputs.n_draws)


@dataclass(frozen=True)
class Drawn:
    """Draws of one replication: quantiles for inputs drawn once, and factors for each login event."""

    shares: Mapping[str, float]
    """Quantiles by ``Spread.moves_with``."""
    factors: Mapping[tuple[str, str], float]
    """Factors by input id and login event id."""


def draws_of(inputs: Inputs, request: RangeRequest, number: int) -> Drawn:
    """Return the draws of one replication."""
    numbers = uniforms(inputs, request, number).tolist()
    groups, daily = inputs.groups, iter(numbers[len(inputs.groups) :])
    return Drawn(
        shares=dict(zip(groups, numbers, strict=False)),
        factors={
            (spread.id, event_id): spread.at(next(daily)) for event_id, _ in inputs.logins for spread in inputs.daily
        },
    )


def figures_of(phase: PhaseResult) -> dict[str, float]:
    """Return a phase's key figures by name."""
    figures, seen = phase.figures, phase.experience
    waited = (
        figures.reads_iops * figures.host_read_latency_ms + figures.writes_iops * figures.host_write_latency_ms
    ) / (figures.total_iops or 1.0)
    found: dict[str, float | None] = {
        "host_latency_ms": waited,
        "total_iops": figures.total_iops,
        "peak_iops": figures.peak_iops,
        "login_mean_s": None if seen is None else seen.mean_s,
        "login_p95_s": None if seen is None else seen.p95_s,
        "good_fraction": None if seen is None else seen.good_fraction,
        "fair_fraction": None if seen is None else seen.fair_fraction,
        "poor_fraction": None if seen is None else seen.poor_fraction,
        "duration_s": phase.duration_s,
        "controller_fraction": _busiest(phase, (Component.CONTROLLER_CPU,)),
        "drive_fraction": _busiest(phase, (*TIERS, *LIMITS)),
        "port_fraction": _busiest(phase, _PORTS),
        "host_cpu_fraction": _busiest(phase, (Component.HOST_CPU,)),
        "margin_fraction": margin_of(phase),
    }
    return {name: float(value) for name, value in found.items() if value is not None}


def _busiest(phase: PhaseResult, components: Sequence[Component]) -> float | None:
    uses = [use.mean_fraction for use in phase.figures.components if use.component in components]
    return max(uses, default=None)


@dataclass(frozen=True)
class _Simulated:
    """A simulated week."""

    phases: tuple[PhaseResult, ...]
    broken: tuple[BrokenGoal, ...]
    margin_fraction: float
    trace: Trace


@dataclass(frozen=True)
class _Outcome:
    """The part of a replication's results that is kept."""

    number: int
    phases: tuple[PhaseResult, ...]
    broken: tuple[BrokenGoal, ...]
    margin_fraction: float
    total_iops: Values
    host_latency_ms: Values


def _simulated(scenario: Scenario, catalog: Catalog, week: Plan) -> _Simulated:
    served, phases = evaluate(scenario, scenario.array, catalog, week)
    array = catalog.arrays[scenario.array.model_id]
    capacity = break_down(scenario.pools, scenario.array, array, catalog.drives, scenario.hosts, scenario.goals)
    memory = memory_broken(scenario, catalog)
    return _Simulated(
        phases=phases,
        broken=(*broken_goals(scenario.goals, phases, capacity), *memory),
        margin_fraction=_smallest_margin(scenario, phases, capacity, memory),
        trace=served.trace,
    )


def _smallest_margin(
    scenario: Scenario, phases: Sequence[PhaseResult], capacity: CapacityBreakdown, memory: Sequence[BrokenGoal]
) -> float:
    margins = [margin_of(phase) for phase in phases if phase.phase is not Phase.IDLE]
    space = space_margin(scenario.goals, capacity)
    return min([space, *map(margin_of_broken, memory), *(margin for margin in margins if margin is not None)])


def _outcome(question: Question, scenario: Scenario, catalog: Catalog, number: int, edges_s: Floats) -> _Outcome:
    draws = draws_of(question.inputs, question.request, number)
    varied = with_facts(catalog, values_of(question.inputs.spreads, draws.shares))
    week = _with_arrivals(prepare(scenario, varied), draws)
    simulated = _simulated(scenario, varied, week)
    total_iops, host_latency_ms = _series(simulated.trace, edges_s)
    return _Outcome(
        number=number,
        phases=simulated.phases,
        broken=simulated.broken,
        margin_fraction=simulated.margin_fraction,
        total_iops=total_iops,
        host_latency_ms=host_latency_ms,
    )


def _with_arrivals(week: Plan, draws: Drawn) -> Plan:
    """Return the plan with the drawn window and workload of each login event."""

    def that_day(storm: LoginStorm) -> LoginStorm:
        wider, more = draws.factors[WINDOW, storm.event_id], draws.factors[LOAD, storm.event_id]
        login, after = storm.demand.login, storm.demand.start_of_day
        return replace(
            storm,
            window_s=storm.window_s * wider,
            averaging_s=None if storm.averaging_s is None else storm.averaging_s * wider,
            demand=replace(
                storm.demand,
                login=replace(login, ios=login.ios * more),
                start_of_day=replace(after, ios=after.ios * more),
            ),
        )

    return replace(week, logins=tuple(that_day(storm) for storm in week.logins))


def _edges(trace: Trace) -> tuple[float, ...]:
    """Return bucket edges, spaced partly evenly in time and partly by the steps of the week without draws."""
    n = len(trace.starts_s)
    by_steps = np.arange(n + 1) / n
    knots_s = np.append(trace.starts_s, trace.ends_s)
    share = (1.0 - QUIET_SHARE) * by_steps + QUIET_SHARE * knots_s / trace.ends_s
    inner = np.interp(np.arange(1, N_BUCKETS) / N_BUCKETS, share, knots_s)
    return tuple(dict.fromkeys((0.0, *(float(round(at_s)) for at_s in inner), trace.ends_s)))


def _series(trace: Trace, edges_s: Floats) -> tuple[Values, Values]:
    """Return the mean I/Os per second and the mean response time of each bucket."""
    reads, writes = trace.column("reads_iops"), trace.column("writes_iops")
    waited = np.nan_to_num(trace.rows(("host_read_latency_ms", "host_write_latency_ms")))
    rows = np.vstack([reads + writes, waited[0] * reads + waited[1] * writes])
    ios, waits = np.diff(integrals_at(trace, edges_s, rows)).tolist()
    lengths_s = np.diff(edges_s).tolist()
    return (
        tuple(_rounded(each / length_s) for each, length_s in zip(ios, lengths_s, strict=True)),
        tuple(_rounded(wait / each) if each > 1e-6 else None for wait, each in zip(waits, ios, strict=True)),
    )


def _rounded(value: float) -> float:
    return float(f"{value:.{SIGNIFICANT_DIGITS}g}")


def _reason(error: Exception) -> Message:
    """Return why a week could not be simulated, without the drawn values, so that identical reasons can be grouped."""
    if isinstance(error, InvalidScenarioError):
        first = error.problems[0]
        return msg("problem-field", path=first.path, message=first.message)
    return msg("monte-carlo-error", error=type(error).__name__)


def _phases(outcomes: Sequence[_Outcome]) -> tuple[PhaseDraws, ...]:
    found: dict[str, list[tuple[int, PhaseResult]]] = {}
    for outcome in outcomes:
        for phase in outcome.phases:
            found.setdefault(phase.id, []).append((outcome.number, phase))
    return tuple(_phase(seen) for seen in found.values())


def _phase(seen: Sequence[tuple[int, PhaseResult]]) -> PhaseDraws:
    _, first = seen[0]
    figures = [figures_of(phase) for _, phase in seen]
    return PhaseDraws(
        id=first.id,
        event_id=first.event_id,
        phase=first.phase,
        label=first.label,
        replications=tuple(number for number, _ in seen),
        figures={
            name: tuple(each.get(name) for each in figures) for name in FIGURES if any(name in each for each in figures)
        },
        holds=tuple(phase.holds for _, phase in seen),
    )


def _broken(outcomes: Sequence[_Outcome]) -> tuple[GoalDraws, ...]:
    found: dict[tuple[str, str, Text], list[int]] = {}
    for outcome in outcomes:
        for goal in outcome.broken:
            found.setdefault((goal.phase_id, goal.goal, goal.label), []).append(outcome.number)
    return tuple(
        GoalDraws(phase_id=phase_id, goal=goal, label=label, replications=tuple(numbers))
        for (phase_id, goal, label), numbers in sorted(found.items(), key=lambda item: (*item[0][:2], str(item[0][2])))
    )
