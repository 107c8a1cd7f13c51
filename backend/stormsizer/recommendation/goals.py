"""Goals that a simulated configuration misses."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from stormsizer.capacity import CapacityBreakdown, HostMemory, host_memory
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.terms import WITHOUT_PART
from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import Failure, Part, Scenario
from stormsizer.model.scenario.goals import COMPLETION, GOALS, HOST_MEMORY, Bound, Goal, Goals, Scope
from stormsizer.recommendation.answer import NOT_FINISHED, NOT_PROTECTED, NOT_SURVIVED, PLACES, BrokenGoal
from stormsizer.storage.hosts import most_hosts_missing
from stormsizer.timeline.phases import Phase

CAPACITY_METRICS: Mapping[str, Callable[[CapacityBreakdown], float]] = {
    "spare_capacity_fraction": lambda capacity: capacity.spare_fraction,
}
"""Capacity metrics that goals limit, by their name in the table of goals."""


def broken_goals(goals: Goals, phases: Sequence[PhaseResult], capacity: CapacityBreakdown) -> tuple[BrokenGoal, ...]:
    """Return every goal that a phase or the capacity misses, worst first."""
    broken = [
        (
            check.margin_fraction,
            BrokenGoal(
                phase_id=phase.id,
                phase_label=phase.label,
                goal=check.goal,
                label=check.label,
                value=check.value,
                limit=check.limit,
                unit=check.unit,
            ),
        )
        for phase in phases
        if phase.phase is not Phase.IDLE
        for check in phase.checks
        if not check.holds
    ]
    broken += [(-1.0, _incomplete(phase.id, phase.label, NOT_FINISHED)) for phase in phases if not phase.complete]
    for goal in GOALS:
        if goal.scope is Scope.CAPACITY:
            value, limit = CAPACITY_METRICS[goal.metric](capacity), goal.limit(goals)
            if not goal.is_met(value, limit):
                broken.append((_margin(goal, value, limit), _outside_phases(goal, value, limit)))
    return tuple(goal for _, goal in sorted(broken, key=lambda pair: (pair[0], pair[1].phase_id, pair[1].goal)))


def _outside_phases(goal: Goal, value: float, limit: float) -> BrokenGoal:
    phase_id, phase_label = PLACES[goal.scope]
    return BrokenGoal(
        phase_id=phase_id,
        phase_label=phase_label,
        goal=goal.field,
        label=goal.label,
        value=value,
        limit=limit,
        unit=goal.unit,
    )


def _incomplete(phase_id: str, phase_label: Text, label: Text) -> BrokenGoal:
    return BrokenGoal(
        phase_id=phase_id,
        phase_label=phase_label,
        goal=COMPLETION,
        label=label,
        value=0.0,
        limit=1.0,
        unit="fraction",
    )


def tightest_memory(scenario: Scenario, array: ArrayModel) -> tuple[HostMemory, int]:
    """Return the memory of the hosts that remain when the most are missing, and the number of missing hosts.

    If memory is short even with all hosts, return the memory of all hosts, and 0.
    """
    n_missing = most_hosts_missing(scenario, array)
    whole, left = (
        host_memory(scenario.pools, scenario.hosts, scenario.array, array, scenario.goals, n) for n in (0, n_missing)
    )
    return (left, n_missing) if whole.holds else (whole, 0)


def memory_goal(scenario: Scenario, array: ArrayModel, missing: Part | None = None) -> tuple[BrokenGoal, ...]:
    """Return the host memory goal, if it is missed.

    It counts as a storage goal if storage uses part of that memory. In a week with a failed component, ``missing``, it
    is reported only if that failure also removes a host; other failures do not affect host memory.
    """
    if missing is not None and not (missing == "controller" and array.is_in_hosts):
        return ()
    memory, _ = tightest_memory(scenario, array)
    if memory.holds:
        return ()
    broken = _outside_phases(HOST_MEMORY, memory.ratio, memory.limit_ratio)
    return (broken.model_copy(update={"missing": missing, "of_storage": memory.lacks_for_storage}),)


def space_margin(goals: Goals, capacity: CapacityBreakdown) -> float:
    """Return the smallest margin to a capacity goal as a fraction of the goal; negative if the goal is missed."""
    return min(
        _margin(goal, CAPACITY_METRICS[goal.metric](capacity), goal.limit(goals))
        for goal in GOALS
        if goal.scope is Scope.CAPACITY
    )


def _margin(goal: Goal, value: float, limit: float) -> float:
    return (value - limit if goal.bound is Bound.AT_LEAST else limit - value) / max(limit, 0.01)


def distance(broken: Sequence[BrokenGoal]) -> tuple[bool, int]:
    """Return how far a configuration is from meeting every goal; a failure that stops all work counts most."""
    return any(goal.is_fatal for goal in broken), len(broken)


GoalKey = tuple[str, str, Text, Part | None]
"""Identity of a missed goal: phase, goal field, label, and failed component."""


def key_of(goal: BrokenGoal) -> GoalKey:
    """Return the identity of a missed goal, regardless of its value."""
    return goal.phase_id, goal.goal, goal.label, goal.missing


def keys_of(broken: Iterable[BrokenGoal]) -> frozenset[GoalKey]:
    """Return the identities of missed goals, regardless of their values."""
    return frozenset(key_of(goal) for goal in broken)


def lacks_protection(scenario: Scenario, array: ArrayModel) -> bool:
    """Return whether a family must not be recommended because a failed drive loses data.

    Families without RAID or copies can be simulated, and extended where the customer has one installed.
    """
    installed = scenario.installed_array
    return not array.is_protected and (installed is None or installed.model_id != array.id)


def not_protected() -> BrokenGoal:
    """Return the goal that every configuration of a family without RAID or copies misses."""
    return _incomplete("data-protection", msg("missed-drives-without-raid"), NOT_PROTECTED)


def not_survived(event: Failure, missing: Part | None) -> BrokenGoal:
    """Return the goal that a configuration misses if a failure leaves it unable to do any work.

    Parameters
    ----------
    missing
        Failed component of the condition; none if the failure is an event of the calendar.
    """
    return _incomplete(event.id, event.name if missing is None else WITHOUT_PART[missing], NOT_SURVIVED)
