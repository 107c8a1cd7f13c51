"""Verdict on a week: its status, the goal with the smallest margin, and the worst phase."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pydantic import model_validator

from stormsizer.capacity import CapacityBreakdown, beyond_goal
from stormsizer.experience.grades import GoalCheck, GoalStatus, Grade
from stormsizer.experience.judgment import SMALL_MARGIN_FRACTION
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Message, Quantity, Text, compared, msg, sentences
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Goals, Scenario
from stormsizer.model.scenario.goals import COMPLETION, HOST_MEMORY, SPARE_CAPACITY, Bound, goal_of
from stormsizer.recommendation.goals import tightest_memory
from stormsizer.timeline.phases import Phase

_GRADES = (Grade.GOOD, Grade.FAIR, Grade.POOR)
_UNFINISHED_MARGIN = -1.0
"""Margin of a phase whose work does not finish, as a fraction."""


class Constraint(Document):
    """The goal with the smallest margin: the one that fails first if the load grows."""

    phase_id: str | None
    """Phase in which the goal is checked; None for capacity and host memory."""
    goal: str
    """Field of the goal; ``complete`` for work that does not finish."""
    label: Text
    value: float | None
    """None for work that does not finish."""
    limit: float | None
    unit: str
    margin_fraction: float
    """Margin as in ``GoalCheck``; for capacity, as a fraction of the usable capacity; -1 if work does not finish."""
    sentence: Text
    state: Text | None = None
    """Planned state in which the goal is checked; None for the calendar with today's desktops and all components."""


class Verdict(Document):
    """Summary of the whole week, and of the planned states if they were simulated."""

    status: GoalStatus
    """GoalStatus of the week: that of its worst phase, or worse if capacity or host memory is short or a planned state
    is worse. Results of engines before 0.3 only pass or fail."""
    constraint: Constraint | None = None
    """None if no goal applies to the week, and in results of engines before 0.3."""
    holds: bool
    """Whether every phase meets its goals and the capacity is sufficient, in planned states too. A lack of host memory
    counts only if storage uses part of that memory; otherwise the week is at risk."""
    n_phases: int
    """Phases of the calendar to which goals apply."""
    n_holding: int
    """Those that meet their goals with today's desktops and all components."""
    worst_phase_id: str | None
    sentence: Text

    @model_validator(mode="before")
    @classmethod
    def _status_of_older(cls, given: Any) -> Any:
        """Add the status to results of older engines, which do not have one."""
        if not isinstance(given, dict) or "status" in given or "holds" not in given:
            return given
        return given | {"status": GoalStatus.PASSES if given["holds"] else GoalStatus.FAILS}


def has_enough_space(capacity: CapacityBreakdown, scenario: Scenario, array: ArrayModel) -> bool:
    """Return whether the array's capacity, and the host memory that storage uses, are sufficient."""
    memory, _ = tightest_memory(scenario, array)
    return capacity.spare_fraction >= scenario.goals.spare_capacity_fraction and not memory.lacks_for_storage


def shortages(
    capacity: CapacityBreakdown, scenario: Scenario, array: ArrayModel
) -> tuple[Constraint | None, Constraint | None]:
    """Return the missed goal for capacity and the missed goal for host memory; None where there is enough."""
    goals = scenario.goals
    fits = capacity.spare_fraction >= goals.spare_capacity_fraction
    memory, n_missing = tightest_memory(scenario, array)
    return (
        None if fits else _lack_of_space(capacity, goals),
        None
        if memory.holds
        else Constraint(
            phase_id=None,
            goal=HOST_MEMORY.field,
            label=HOST_MEMORY.label,
            value=memory.ratio,
            limit=memory.limit_ratio,
            unit=HOST_MEMORY.unit,
            margin_fraction=1.0 - memory.ratio / memory.limit_ratio,
            sentence=beyond_goal(memory, n_missing),
        ),
    )


def _lack_of_space(capacity: CapacityBreakdown, goals: Goals) -> Constraint:
    spare, goal = capacity.spare_fraction, goals.spare_capacity_fraction
    if spare < 0:
        needed, usable = Quantity(capacity.needed_gb, "GB"), Quantity(capacity.usable_gb, "GB")
        sentence = msg("verdict-space-insufficient", needed=needed, usable=usable)
    else:
        free, limit = compared(spare, goal, "fraction")
        sentence = msg("verdict-space-short", free=free, goal=limit)
    return Constraint(
        phase_id=None,
        goal=SPARE_CAPACITY.field,
        label=SPARE_CAPACITY.label,
        value=spare,
        limit=goal,
        unit=SPARE_CAPACITY.unit,
        margin_fraction=spare - goal,
        sentence=sentence,
    )


def verdict_of(
    phases: Sequence[PhaseResult],
    short_of: Sequence[Constraint | None],
    *,
    enough_space: bool,
    bottleneck: Callable[[PhaseResult], Text] = lambda phase: phase.binding.sentence,
) -> Verdict:
    """Return how many phases meet their goals, the worst of the others, and whether the capacity is sufficient.

    A lack of host memory is always reported, but fails the verdict only if storage uses part of that memory; otherwise
    the week is at risk.

    Parameters
    ----------
    short_of
        Missed goals for capacity and host memory.
    enough_space
        Whether the capacity, and the host memory that storage uses, are sufficient.
    bottleneck
        Function that returns a sentence about the bottleneck of the worst phase.
    """
    judged = [phase for phase in phases if phase.phase is not Phase.IDLE]
    holding = [phase for phase in judged if phase.holds]
    missed = [phase for phase in judged if not phase.holds]
    short = [each for each in short_of if each is not None]
    lacks = [each.sentence for each in short]
    if missed:
        worst = max(missed, key=lambda phase: (_GRADES.index(phase.grade), -_smallest_margin(phase)))
        met = msg("verdict-phases-met", met=len(holding), total=len(judged))
        return Verdict(
            status=GoalStatus.FAILS,
            constraint=_tightest([worst]),
            holds=False,
            n_phases=len(judged),
            n_holding=len(holding),
            worst_phase_id=worst.id,
            sentence=sentences(met, _worst(worst), bottleneck(worst), *lacks),
        )
    status = _status(judged, short, enough_space=enough_space)
    tightest = min(short, key=lambda each: each.margin_fraction, default=None) or _tightest(
        [phase for phase in judged if phase.status is status] or judged
    )
    met = _all_met(len(judged), only_phases=bool(short))
    return Verdict(
        status=status,
        constraint=tightest,
        holds=enough_space,
        n_phases=len(judged),
        n_holding=len(judged),
        worst_phase_id=None,
        sentence=sentences(*lacks, met)
        if short
        else sentences(met, *_at_peak(judged), None if tightest is None else tightest.sentence),
    )


def _status(judged: Sequence[PhaseResult], short: Sequence[Constraint], *, enough_space: bool) -> GoalStatus:
    """Return the status of a week in which every phase meets its goals."""
    if not enough_space:
        return GoalStatus.FAILS
    if short or any(phase.status is GoalStatus.AT_RISK for phase in judged):
        return GoalStatus.AT_RISK
    return GoalStatus.PASSES


def _at_peak(judged: Sequence[PhaseResult]) -> Iterator[Message]:
    """Yield a sentence about the first phase that is at risk although its goals are met with enough margin."""
    for phase in judged:
        if _is_saturated(phase):
            yield msg("verdict-saturated", phase=phase.label)
            return


def reason_of_status(tightest: Constraint, phase: PhaseResult | None) -> Text:
    """Return the goal with the smallest margin or, if its phase is at risk for another reason, that reason."""
    if phase is None or not _is_saturated(phase):
        return tightest.sentence
    return sentences(msg("verdict-saturated", phase=phase.label), phase.binding.sentence)


def _is_saturated(phase: PhaseResult) -> bool:
    """Return whether a phase is at risk although its goals are met with enough margin."""
    return phase.status is GoalStatus.AT_RISK and _smallest_margin(phase) >= SMALL_MARGIN_FRACTION


def _all_met(n_phases: int, *, only_phases: bool) -> Message:
    if only_phases:
        return msg("verdict-only-phase-met-alone") if n_phases == 1 else msg("verdict-all-phases-met-alone", n=n_phases)
    return msg("verdict-only-phase-met") if n_phases == 1 else msg("verdict-all-phases-met", n=n_phases)


def _smallest_margin(phase: PhaseResult) -> float:
    return min((check.margin_fraction for check in phase.checks), default=0.0)


def _tightest(phases: Sequence[PhaseResult]) -> Constraint | None:
    """Return the goal that phases meet or miss with the smallest margin; None if no goal applies to them."""
    found = [_unfinished(phase) for phase in phases if not phase.complete]
    found += [_constraint(phase, check) for phase in phases for check in phase.checks]
    return min(found, key=lambda each: each.margin_fraction, default=None)


def _unfinished(phase: PhaseResult) -> Constraint:
    return Constraint(
        phase_id=phase.id,
        goal=COMPLETION,
        label=msg("analysis-unfinished"),
        value=None,
        limit=None,
        unit="",
        margin_fraction=_UNFINISHED_MARGIN,
        sentence=msg("verdict-constraint-unfinished", phase=phase.label),
    )


def _constraint(phase: PhaseResult, check: GoalCheck) -> Constraint:
    return Constraint(
        phase_id=phase.id,
        goal=check.goal,
        label=check.label,
        value=check.value,
        limit=check.limit,
        unit=check.unit,
        margin_fraction=check.margin_fraction,
        sentence=_smallest_margin_words(phase, check),
    )


def _smallest_margin_words(phase: PhaseResult, check: GoalCheck) -> Message:
    """Return a sentence about the smallest margin; a mean is stated with the value in its busiest minute."""
    value, limit = _value_and_bound(check)
    margin = Quantity(check.margin_fraction, "fraction")
    if check.peak is None:
        return msg("verdict-constraint", phase=phase.label, goal=check.label, value=value, limit=limit, margin=margin)
    peak = Quantity(check.peak, check.unit)
    return msg(
        "verdict-constraint-mean",
        phase=phase.label,
        goal=check.label,
        value=value,
        peak=peak,
        limit=limit,
        margin=margin,
    )


def _worst(phase: PhaseResult) -> Message:
    """Describe the worst phase and what happens in it."""
    if not phase.complete:
        return msg("verdict-worst-unfinished", phase=phase.label)
    if phase.experience is not None:
        seen = phase.experience
        return msg(
            "verdict-worst-logins",
            phase=phase.label,
            good=Quantity(seen.good_fraction, "fraction"),
            fair=Quantity(seen.fair_fraction, "fraction"),
            poor=Quantity(seen.poor_fraction, "fraction"),
            mean=Quantity(seen.mean_s, "s"),
        )
    broken = min(phase.checks, key=lambda check: check.margin_fraction)
    value, bound = _value_and_bound(broken)
    return msg("verdict-worst-goal", phase=phase.label, goal=broken.label, value=value, limit=bound)


def _value_and_bound(check: GoalCheck) -> tuple[Quantity, Message]:
    """Return a check's value, and its limit with the direction: *at most 80%*."""
    value, limit = compared(check.value, check.limit, check.unit)
    goal = goal_of(check.goal)
    at_least = goal is not None and goal.bound is Bound.AT_LEAST
    return value, msg("goal-at-least", limit=limit) if at_least else msg("goal-at-most", limit=limit)
