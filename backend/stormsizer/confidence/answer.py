"""Ranges of each phase's figures, and the probability that its goals are met."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from stormsizer.confidence.distance import Dimension, Evidence, Nearest
from stormsizer.confidence.error_model import LEARNED, FigureKind, kind_of, kind_of_goal, probability_of, range_of
from stormsizer.confidence.guest_time import GuestTime, guest_time_of, pools_of
from stormsizer.confidence.login_shares import share_within, time_within_s
from stormsizer.experience.grades import GoalCheck, LoginExperience
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.formatting import LONGEST_LATENCY_MS
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import COMPLETION, Bound, Goals, Scope, goal_of
from stormsizer.stage_cache import NO_CACHE, ById, StageCache
from stormsizer.storage.figures import Component
from stormsizer.timeline.phases import Phase

MOSTLY = 0.5
"""Share of a login from which it is called mostly guest time."""
MEANINGFUL = 0.02
"""Smallest difference between two probabilities that is worth a measurement."""
HOLDS, LIKELY, TOSS_UP = 0.9, 2.0 / 3.0, 1.0 / 3.0
"""Lowest probabilities of *holds*, *likely* and *toss-up*; below the last, a goal is *unlikely* to be met."""
MOST_STATED = 0.99
"""Highest probability that is stated. The measurements are too few to say more about rare errors."""

PACED_BY_WORK = (Phase.PROVISIONING, Phase.POWER_ON, Phase.RECOMPOSE)
"""Phases whose duration is a prediction; that of the others is mostly given by the calendar."""


class Likelihood(StrEnum):
    """Word for a probability."""

    HOLDS = "holds"
    LIKELY = "likely"
    TOSS_UP = "toss_up"
    UNLIKELY = "unlikely"


LOW = (Likelihood.TOSS_UP, Likelihood.UNLIKELY)
"""Words for probabilities that are called low."""


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


class GivenGuestTime(Document):
    """Probability that the goals are met if measured logins confirm the guest time.

    Only the rest of a login, which depends on the storage, then has an error.
    """

    likelihood: Likelihood
    """Word for the probability."""
    probability: float
    """As that of the phase or week, with the guest time of all logins confirmed."""
    guest_s: float
    """Guest time of a login in the phase that is least likely to meet its goals without the confirmation."""


class PhaseConfidence(Document):
    """Ranges and probability of one phase."""

    phase_id: str
    likelihood: Likelihood | None
    """Word for the probability; None for a phase without goals."""
    probability: float | None
    """Probability of the goal that is least likely to be met, which is the highest that the phase can have."""
    least_likely_goal: str | None
    """Field of the goal that determines the probability; ``complete`` if the work does not finish."""
    figures: tuple[PredictedRange, ...]
    nearest_system_id: str | None
    """Measured system with the fewest differences; None if the catalog has no measurements."""
    differences: tuple[Dimension, ...]
    sentence: Text
    """Nearest measured system and the differences from it."""
    given_guest_time: GivenGuestTime | None = None
    """Probability if the guest time is confirmed; None unless an assumed guest time, most of a login, lowers it."""


class Confidence(Document):
    """Highest probability with which the whole week meets its goals, and the phases that it is based on."""

    likelihood: Likelihood | None
    """Word for the probability; None if no phase has goals."""
    probability: float | None
    """Probability of the least likely phase, because errors of one week have the same causes. If a planned state
    decides the verdict, it is the probability in that state."""
    sentence: Text
    phases: tuple[PhaseConfidence, ...]
    given_guest_time: GivenGuestTime | None = None
    """Probability if the guest time is confirmed; None unless an assumed guest time, most of a login, lowers it."""

    @property
    def is_low(self) -> bool:
        """Whether prediction errors could well change the verdict on goals that are met."""
        return self.likelihood in LOW

    @property
    def needs_guest_time(self) -> bool:
        """Whether confirming the guest time of logins would raise the confidence to a better word, which is not low."""
        given = self.given_guest_time
        if given is None or self.likelihood is Likelihood.HOLDS:
            return False
        return given.likelihood not in LOW and given.likelihood is not self.likelihood


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
    comparisons = {key: _compare(*key, scenario, evidence) for key in {_compared_by(phase) for phase in judged}}
    estimates = [_estimate(phase, scenario.goals, comparisons[_compared_by(phase)]) for phase in judged]
    each = tuple(estimate.confidence for estimate in estimates)
    weakest = min(
        (estimate for estimate in estimates if estimate.confidence.probability is not None),
        key=lambda estimate: estimate.confidence.probability or 0.0,
        default=None,
    )
    if not enough_space:
        return _week(1.0 - MOST_STATED, (msg("confidence-lack-of-space"),), each)
    if weakest is None or weakest.confidence.probability is None:
        return Confidence(likelihood=None, probability=None, sentence=msg("confidence-no-goals"), phases=each)
    then = min(estimates, key=lambda estimate: math.inf if estimate.confirmed is None else estimate.confirmed)
    given = weakest.given(then.confirmed)
    reasons = (
        _reason(weakest.confidence, weakest.phase.label),
        _of_guests(weakest, given),
        None if given is None else _then(then),
    )
    return _week(weakest.confidence.probability, reasons, each, given)


@dataclass(frozen=True)
class _Comparison:
    """What the confidence of a phase depends on besides its figures: its nearest system, and its guest time."""

    nearest: Nearest | None
    guest: GuestTime


@dataclass(frozen=True)
class _Estimate:
    """A phase with its confidence, and its probability and least likely goal if the guest time is confirmed."""

    phase: PhaseResult
    guest: GuestTime
    confidence: PhaseConfidence
    confirmed: float | None
    confirmed_goal: str | None

    @property
    def is_mostly_guest_time(self) -> bool:
        """Whether logins decide the probability, and most of a login is guest time."""
        goal, logins = goal_of(self.confidence.least_likely_goal or ""), self.phase.experience
        if goal is None or goal.scope is not Scope.LOGIN or logins is None:
            return False
        return self.guest.seconds >= MOSTLY * logins.mean_s

    def given(self, confirmed: float | None) -> GivenGuestTime | None:
        """Return the probability if the guest time is confirmed; None if that would not tell more."""
        stated = self.confidence.probability
        if stated is None or confirmed is None or stated >= HOLDS or confirmed < stated + MEANINGFUL:
            return None
        if not self.is_mostly_guest_time:
            return None
        return GivenGuestTime(likelihood=likelihood_of(confirmed), probability=confirmed, guest_s=self.guest.seconds)


def _week(
    probability: float,
    reasons: Sequence[Message | None],
    phases: tuple[PhaseConfidence, ...],
    given: GivenGuestTime | None = None,
) -> Confidence:
    likelihood = likelihood_of(probability)
    stated = _in_words(likelihood, probability, given)
    explained = () if likelihood is Likelihood.HOLDS else reasons
    return Confidence(
        likelihood=likelihood,
        probability=probability,
        sentence=sentences(stated, *explained),
        phases=phases,
        given_guest_time=given,
    )


def _of_guests(weakest: _Estimate, given: GivenGuestTime | None) -> Message | None:
    """Return how much of a login no storage can shorten, if most of it is guest time and logins decide the probability.

    Logins measured at the customer's site then reduce the uncertainty more than any storage.
    """
    logins = weakest.phase.experience
    if weakest.guest.is_known or logins is None or not weakest.is_mostly_guest_time:
        return None
    guest, mean = Quantity(weakest.guest.seconds, "s"), Quantity(logins.mean_s, "s")
    if given is None:
        return msg("confidence-guest-time", guest=guest, mean=mean)
    confirmed = Quantity(given.probability, "fraction")
    return msg("confidence-guest-time-assumed", guest=guest, mean=mean, probability=confirmed)


def _then(weakest: _Estimate) -> Message | None:
    """Return the goal that is least likely to be met if the guest time is confirmed; None if it is still a login's."""
    goal = goal_of(weakest.confirmed_goal or "")
    if goal is None or goal.scope is Scope.LOGIN:
        return None
    return msg("confidence-least-likely-then", goal=goal.label, phase=weakest.phase.label)


def _reason(phase: PhaseConfidence, label: Text) -> Message | None:
    """Return what makes a phase less likely to meet its goals than the others."""
    if phase.least_likely_goal == COMPLETION:
        return msg("confidence-unfinished", phase=label)
    goal = goal_of(phase.least_likely_goal or "")
    return None if goal is None else msg("confidence-least-likely", goal=goal.label, phase=label)


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


def _in_words(likelihood: Likelihood, probability: float, given: GivenGuestTime | None) -> Message:
    share = Quantity(probability, "fraction")
    if given is not None and given.likelihood not in (*LOW, likelihood):
        return msg(
            "confidence-if-confirmed",
            confirmed=given.likelihood.value,
            likelihood=likelihood.value,
            probability=share,
        )
    match likelihood:
        case Likelihood.HOLDS:
            return msg("confidence-holds", probability=share)
        case Likelihood.LIKELY:
            return msg("confidence-likely", probability=share)
        case Likelihood.TOSS_UP:
            return msg("confidence-toss-up", probability=share)
        case Likelihood.UNLIKELY:
            return msg("confidence-unlikely", probability=share)


def _compared_by(phase: PhaseResult) -> tuple[tuple[str, ...], Phase]:
    """Return what the nearest system of a phase depends on, because the phases of a week repeat."""
    return phase.pool_ids, phase.phase


def _compare(pool_ids: tuple[str, ...], phase: Phase, scenario: Scenario, evidence: Evidence) -> _Comparison:
    pools = pools_of(scenario, pool_ids)
    return _Comparison(evidence.nearest(scenario, pools, str(phase)), guest_time_of(pools, phase, evidence))


def _estimate(phase: PhaseResult, goals: Goals, comparison: _Comparison) -> _Estimate:
    nearest, guest = comparison.nearest, comparison.guest
    differences = tuple(Dimension) if nearest is None else nearest.differences
    probability, goal = _least_likely(phase, goals, len(differences), guest.known_s)
    confirmed, confirmed_goal = _least_likely(phase, goals, len(differences), guest.seconds)
    confidence = PhaseConfidence(
        phase_id=phase.id,
        likelihood=None if probability is None else likelihood_of(probability),
        probability=probability,
        least_likely_goal=goal,
        figures=tuple(_figures(phase, goals, len(differences))),
        nearest_system_id=None if nearest is None else nearest.system.id,
        differences=differences,
        sentence=_compared(nearest),
    )
    estimate = _Estimate(phase, guest, confidence, confirmed, confirmed_goal)
    given = estimate.given(confirmed)
    return replace(estimate, confidence=confidence.model_copy(update={"given_guest_time": given}))


def _least_likely(
    phase: PhaseResult, goals: Goals, n_differences: int, guest_s: float
) -> tuple[float | None, str | None]:
    """Return the goal that is least likely to be met, with its probability; None if the phase has no goals."""
    if not phase.complete:
        return 1.0 - MOST_STATED, COMPLETION
    if not phase.checks:
        return None, None
    probability, goal = min(
        (chance_of(check, phase, goals, n_differences, guest_s), check.goal) for check in phase.checks
    )
    return min(max(probability, 1.0 - MOST_STATED), MOST_STATED), goal


def chance_of(check: GoalCheck, phase: PhaseResult, goals: Goals, n_differences: int, guest_s: float = 0.0) -> float:
    """Return the probability that a goal is met; 0 or 1 if its value has no known error.

    Parameters
    ----------
    guest_s
        Part of a login that has no error.
    """
    goal = goal_of(check.goal)
    if goal is None:
        return float(check.holds)
    if goal.scope is Scope.LOGIN and phase.experience is not None:
        share, limit_s = (
            (check.limit, goals.login_good_s)
            if goal.bound is Bound.AT_LEAST
            else (1.0 - check.limit, goals.login_fair_s)
        )
        storage_s = max(0.0, time_within_s(phase.experience, goals, share) - guest_s)
        return probability_of(storage_s, limit_s - guest_s, FigureKind.TIME, n_differences)
    kind = kind_of_goal(goal, check.limit)
    if kind is None:
        return float(check.holds)
    return probability_of(check.value, check.limit, kind, n_differences)


def _figures(phase: PhaseResult, goals: Goals, n_differences: int) -> Iterator[PredictedRange]:
    for metric, label, unit, value in _headline(phase):
        kind = kind_of(metric, unit)
        if kind is not None and _has_range(value, unit):
            low, high = range_of(value, kind, n_differences)
            if metric in _REQUESTED and phase.figures.unserved_fraction > 0.0:
                high = min(high, value / (1.0 - phase.figures.unserved_fraction))
            yield _range(metric, label, unit, value, low, min(high, 1.0) if unit == "fraction" else high)
    if phase.experience is not None:
        yield _good_logins(phase.experience, goals, n_differences)


_REQUESTED = ("total_iops", "total_mb_per_s")
"""Figures that cannot exceed what is requested."""


def _has_range(value: float, unit: str) -> bool:
    """Return whether a range says something: not for almost nothing, and not for the latency of an overload."""
    if unit == "ms":
        return 0.0 < value <= LONGEST_LATENCY_MS
    return (0.005 if unit == "fraction" else 0.0) < value < math.inf


def _good_logins(logins: LoginExperience, goals: Goals, n_differences: int) -> PredictedRange:
    """Return the share of good logins if all login times are at P90 and at P10."""
    slower = math.exp(LEARNED[FigureKind.TIME].spread(n_differences))
    low, high = (share_within(logins, goals, goals.login_good_s / factor) for factor in (slower, 1.0 / slower))
    label = msg("metric-login-good-fraction")
    return _range("login_good_fraction", label, "fraction", logins.good_fraction, low, high)


def _range(metric: str, label: Message, unit: str, value: float, low: float, high: float) -> PredictedRange:
    p10, p90 = _rounded(low, math.floor), _rounded(high, math.ceil)
    return PredictedRange(metric=metric, label=label, unit=unit, value=value, p10=p10, p90=p90)


def _rounded(value: float, direction: Callable[[float], int]) -> float:
    """Return a value with two significant digits, rounded up or down; the error is not known more exactly."""
    if value <= 0.0:
        return 0.0
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
