"""How sure each phase's answer is: ranges of its figures and the probability that its goals are met."""

import math
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum

from stormsizer.confidence.distance import Dimension, Evidence, Nearest
from stormsizer.confidence.error_model import KIND_OF_UNIT, probability_of, range_of
from stormsizer.experience.grades import GoalCheck
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import Bound, goal_of
from stormsizer.stage_cache import NO_CACHE, ById, StageCache
from stormsizer.storage.figures import Component
from stormsizer.timeline.phases import Phase

HOLDS, LIKELY, TOSS_UP = 0.9, 2.0 / 3.0, 1.0 / 3.0
"""Lowest probabilities of *holds*, *likely* and *toss-up*; below the last, a goal is *unlikely* to be met."""
SUREST = 0.99
"""Highest probability that is stated. The measurements are too few to say more about rare errors."""

PACED_BY_WORK = (Phase.PROVISIONING, Phase.POWER_ON, Phase.RECOMPOSE)
"""Phases whose duration is a prediction; that of the others is mostly given by the calendar."""


class Likelihood(StrEnum):
    """Word for a probability."""

    HOLDS = "holds"
    LIKELY = "likely"
    TOSS_UP = "toss_up"
    UNLIKELY = "unlikely"


class PredictedRange(Document):
    """One figure of a phase, and the range in which a measurement is expected."""

    metric: str
    label: Text
    unit: str
    value: float
    p10: float
    """Lower end, rounded down to two significant digits."""
    p90: float
    """Upper end, rounded up."""


class PhaseConfidence(Document):
    """Ranges and probability of one phase."""

    phase_id: str
    likelihood: Likelihood
    probability: float
    """Probability that the phase meets its goals: that of its least certain goal."""
    least_certain_goal: str | None
    """Field of the goal that determines the probability; None if the phase has no goal or is incomplete."""
    figures: tuple[PredictedRange, ...]
    nearest_system_id: str | None
    """Measured system with the fewest differences; None if the catalog has no measurements."""
    differences: tuple[Dimension, ...]
    sentence: Text
    """Nearest measured system and the differences from it."""


class Confidence(Document):
    """Probability that the whole week meets its goals, and the phases that it is based on."""

    likelihood: Likelihood
    probability: float
    """Probability of the least certain phase, because errors of one week have the same causes."""
    sentence: Text
    phases: tuple[PhaseConfidence, ...]


def confidence_of(
    scenario: Scenario,
    phases: Sequence[PhaseResult],
    catalog: Catalog,
    memory: StageCache = NO_CACHE,
    *,
    enough_space: bool,
) -> Confidence:
    """Return ranges and probabilities for every phase and for the week.

    Parameters
    ----------
    memory
        Cache of the evidence of a catalog.
    enough_space
        Whether capacity and memory are sufficient, which is arithmetic and therefore certain.
    """
    evidence = memory.reuse("evidence", lambda: ById(catalog), lambda: Evidence(catalog))
    judged = [phase for phase in phases if phase.phase is not Phase.IDLE]
    nearest = {key: _nearest(*key, scenario, evidence) for key in {_compared_by(phase) for phase in judged}}
    each = tuple(_of_phase(phase, nearest[_compared_by(phase)]) for phase in judged)
    weakest = min(each, key=lambda one: one.probability, default=None)
    probability = min(1.0 if weakest is None else weakest.probability, SUREST if enough_space else 1.0 - SUREST)
    likelihood = likelihood_of(probability)
    told = [_in_words(likelihood, Quantity(probability, "fraction"))]
    if enough_space and weakest is not None and weakest.least_certain_goal and likelihood is not Likelihood.HOLDS:
        goal = goal_of(weakest.least_certain_goal)
        label = next(phase.label for phase in phases if phase.id == weakest.phase_id)
        if goal is not None:
            told.append(msg("confidence-least-certain", goal=goal.label, phase=label))
    return Confidence(likelihood=likelihood, probability=probability, sentence=sentences(*told), phases=each)


def likelihood_of(probability: float) -> Likelihood:
    """Return the word for a probability."""
    if probability >= HOLDS:
        return Likelihood.HOLDS
    if probability >= LIKELY:
        return Likelihood.LIKELY
    return Likelihood.TOSS_UP if probability >= TOSS_UP else Likelihood.UNLIKELY


_DIMENSIONS = {
    Dimension.GENERATOR: msg("dimension-generator"),
    Dimension.GUEST: msg("dimension-guest"),
    Dimension.CLONE_TYPE: msg("dimension-clone-type"),
    Dimension.ARRAY: msg("dimension-array"),
    Dimension.MEDIA: msg("dimension-media"),
    Dimension.SCALE: msg("dimension-scale"),
    Dimension.PHASE: msg("dimension-phase"),
}


def _in_words(likelihood: Likelihood, probability: Quantity) -> Message:
    match likelihood:
        case Likelihood.HOLDS:
            return msg("confidence-holds", probability=probability)
        case Likelihood.LIKELY:
            return msg("confidence-likely", probability=probability)
        case Likelihood.TOSS_UP:
            return msg("confidence-toss-up", probability=probability)
        case Likelihood.UNLIKELY:
            return msg("confidence-unlikely", probability=probability)


def _compared_by(phase: PhaseResult) -> tuple[tuple[str, ...], Phase]:
    """Return what the nearest system of a phase depends on, because the phases of a week repeat."""
    return phase.pool_ids, phase.phase


def _nearest(pool_ids: tuple[str, ...], phase: Phase, scenario: Scenario, evidence: Evidence) -> Nearest | None:
    return evidence.nearest(scenario, [pool for pool in scenario.pools if pool.id in pool_ids], str(phase))


def _of_phase(phase: PhaseResult, nearest: Nearest | None) -> PhaseConfidence:
    differences = tuple(Dimension) if nearest is None else nearest.differences
    chances = [(_chance(check, len(differences)), check.goal) for check in phase.checks]
    probability, goal = min(chances, default=(1.0, None), key=lambda one: one[0])
    if not phase.complete:
        probability, goal = 0.0, None
    probability = min(max(probability, 1.0 - SUREST), SUREST)
    return PhaseConfidence(
        phase_id=phase.id,
        likelihood=likelihood_of(probability),
        probability=probability,
        least_certain_goal=goal,
        figures=tuple(_figures(phase, len(differences))),
        nearest_system_id=None if nearest is None else nearest.system.id,
        differences=differences,
        sentence=_compared(nearest),
    )


def _chance(check: GoalCheck, n_differences: int) -> float:
    goal = goal_of(check.goal)
    at_least = goal is not None and goal.bound is Bound.AT_LEAST
    if check.unit not in KIND_OF_UNIT:
        return float(check.holds)
    return probability_of(check.value, check.limit, check.unit, n_differences, at_least=at_least)


def _figures(phase: PhaseResult, n_differences: int) -> Iterator[PredictedRange]:
    for metric, label, unit, value in _headline(phase):
        if value > 0.0 and math.isfinite(value):
            low, high = range_of(value, unit, n_differences)
            yield PredictedRange(
                metric=metric,
                label=label,
                unit=unit,
                value=value,
                p10=_rounded(low, math.floor),
                p90=_rounded(high, math.ceil),
            )


def _rounded(value: float, direction: Callable[[float], int]) -> float:
    """Return a positive value with two significant digits, rounded up or down; more digits would mean nothing."""
    digits = 1 - math.floor(math.log10(value))
    return round(direction(round(value * 10.0**digits, 9)) / 10.0**digits, max(digits, 0))


def _headline(phase: PhaseResult) -> Iterator[tuple[str, Message, str, float]]:
    """Yield metric, label, unit and value of the figures that a reader looks at first."""
    figures = phase.figures
    yield "total_iops", msg("metric-total-iops"), "IOPS", figures.total_iops
    yield "peak_iops", msg("metric-peak-iops"), "IOPS", figures.peak_iops
    throughput = figures.read_mb_per_s + figures.write_mb_per_s
    yield "total_mb_per_s", msg("metric-total-mb-per-s"), "MB/s", throughput
    yield "host_read_latency_ms", msg("metric-host-read-latency-ms"), "ms", figures.host_read_latency_ms
    yield "host_write_latency_ms", msg("metric-host-write-latency-ms"), "ms", figures.host_write_latency_ms
    if phase.phase in PACED_BY_WORK:
        yield "duration_s", msg("metric-duration-s"), "s", phase.duration_s
    if phase.experience is not None:
        yield "login_mean_s", msg("metric-login-mean-s"), "s", phase.experience.mean_s
        yield "login_good_fraction", msg("metric-login-good-fraction"), "fraction", phase.experience.good_fraction
    for use in figures.components:
        if use.component is Component.HOST_CPU:
            yield "host_cpu_fraction", msg("metric-host-cpu-fraction"), "fraction", use.mean_fraction
        elif use.component is Component.CONTROLLER_CPU:
            yield "controller_cpu_fraction", msg("metric-controller-cpu-fraction"), "fraction", use.mean_fraction


def _compared(nearest: Nearest | None) -> Message:
    if nearest is None:
        return msg("confidence-nothing-measured")
    if not nearest.differences:
        return msg("confidence-same-as", system=nearest.system.name)
    differences = Listing(tuple(_DIMENSIONS[each] for each in nearest.differences))
    return msg("confidence-differs-from", system=nearest.system.name, differences=differences)
