"""The goals that a simulated configuration breaks."""

from collections.abc import Iterable, Sequence

from stormsizer.capacity import CapacityBreakdown, HostMemory, host_memory
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import Failure, Goals, Part, Scenario
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.storage.hosts import most_hosts_missing
from stormsizer.timeline.phases import Phase


def broken_goals(goals: Goals, phases: Sequence[PhaseResult], capacity: CapacityBreakdown) -> tuple[BrokenGoal, ...]:
    """Every goal that a phase breaks, and spare capacity, the worst first."""
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
    broken += [
        (
            -1.0,
            BrokenGoal(
                phase_id=phase.id,
                phase_label=phase.label,
                goal="complete",
                label="Finished in time",
                value=0.0,
                limit=1.0,
                unit="fraction",
            ),
        )
        for phase in phases
        if not phase.complete
    ]
    if capacity.spare_fraction < goals.spare_capacity_fraction:
        broken.append(
            (
                space_margin(goals, capacity),
                BrokenGoal(
                    phase_id="capacity",
                    phase_label="Capacity",
                    goal="spare_capacity_fraction",
                    label="Spare capacity",
                    value=capacity.spare_fraction,
                    limit=goals.spare_capacity_fraction,
                    unit="fraction",
                ),
            )
        )
    return tuple(goal for _, goal in sorted(broken, key=lambda pair: (pair[0], pair[1].phase_id, pair[1].goal)))


def tightest_memory(scenario: Scenario, array: ArrayModel) -> tuple[HostMemory, int]:
    """Memory of the hosts that the calendar leaves at least, and how many it takes away; of all if these lack it."""
    n_missing = most_hosts_missing(scenario, array)
    whole, left = (
        host_memory(scenario.pools, scenario.hosts, scenario.array, array, scenario.goals, n) for n in (0, n_missing)
    )
    return (left, n_missing) if whole.holds else (whole, 0)


def memory_goal(scenario: Scenario, array: ArrayModel, missing: Part | None = None) -> tuple[BrokenGoal, ...]:
    """The goal for the hosts' memory, if it is broken.

    It is the storage's matter where storage takes of that memory. Of a week without a part, ``missing``, it is
    said only if that part takes its host along: any other changes nothing of it.
    """
    if missing is not None and not (missing == "controller" and array.is_in_hosts):
        return ()
    memory, _ = tightest_memory(scenario, array)
    if memory.holds:
        return ()
    return (
        BrokenGoal(
            phase_id="hosts",
            phase_label="Hosts",
            goal="memory_oversubscription_max_ratio",
            label="Memory oversubscription",
            value=memory.ratio,
            limit=memory.limit_ratio,
            unit="ratio",
            missing=missing,
            of_storage=memory.lacks_for_storage,
        ),
    )


def space_margin(goals: Goals, capacity: CapacityBreakdown) -> float:
    """Space beyond what must stay free, as a share of that; negative if there is less."""
    asked = goals.spare_capacity_fraction
    return (capacity.spare_fraction - asked) / max(asked, 0.01)


def distance(broken: Sequence[BrokenGoal]) -> tuple[bool, int]:
    """How far a configuration is from keeping every goal: what a failure leaves with nothing is farthest."""
    return any(goal.label == NOT_SURVIVED for goal in broken), len(broken)


GoalKey = tuple[str, str, str, Part | None]
"""Phase, field of the goals, label, part that is missing: what makes two broken goals the same."""


def key_of(goal: BrokenGoal) -> GoalKey:
    """Which goal is broken, whatever its value."""
    return goal.phase_id, goal.goal, goal.label, goal.missing


def keys_of(broken: Iterable[BrokenGoal]) -> frozenset[GoalKey]:
    """Which goals are broken, whatever their values."""
    return frozenset(key_of(goal) for goal in broken)


NOT_SURVIVED = "Survives the failure"


def not_survived(event: Failure) -> BrokenGoal:
    """The goal that a configuration breaks which a failure leaves with nothing."""
    return BrokenGoal(
        phase_id=event.id,
        phase_label=event.name,
        goal="complete",
        label=NOT_SURVIVED,
        value=0.0,
        limit=1.0,
        unit="fraction",
    )
