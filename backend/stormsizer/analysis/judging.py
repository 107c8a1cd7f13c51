"""Check all goals of a scenario: with all components, and without each component that may fail."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from stormsizer.capacity import CapacityBreakdown
from stormsizer.experience.grades import Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Part, Scenario, fatal_failures, with_main_array
from stormsizer.model.scenario.goals import GOALS_OF_ARRAYS, goal_of
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.conditions import Condition, added_events, broken_under, conditions, while_missing
from stormsizer.recommendation.goals import broken_goals, memory_goal, not_survived
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.simulation.states import part_name
from stormsizer.timeline.phases import Phase

GRADES = (Grade.GOOD, Grade.FAIR, Grade.POOR)
"""Grades from best to worst."""


def broken(scenario: Scenario, catalog: Catalog) -> tuple[BrokenGoal, ...]:
    """Return every missed goal, first with all components working, then with each component failed.

    Raises
    ------
    InvalidScenarioError
        If the current scenario cannot be simulated.
    """
    whole = broken_in((None, scenario), scenario, catalog)
    return (*whole, *(goal for state in failed_states(scenario, catalog) for goal in state.broken))


@dataclass(frozen=True)
class FailedState:
    """The week with a component of an array failed.

    Attributes
    ----------
    name
        Key of the name of the component; see ``ArrayModel.name_of_part``.
    phases
        Phases of the week, with those of the failure; empty if the array cannot work without the component.
    broken
        Goals that are missed.
    """

    array_id: str
    missing: Part
    name: str
    phases: tuple[PhaseResult, ...]
    broken: tuple[BrokenGoal, ...]


def failed_states(scenario: Scenario, catalog: Catalog) -> tuple[FailedState, ...]:
    """Simulate the week with each component failed that the goals require the arrays to survive."""
    return tuple(
        FailedState(
            array_id,
            part,
            part_name(part, array_id, scenario, catalog),
            *_judged_in(*failed(scenario, array_id, part), catalog),
        )
        for array_id, part in failing_parts(scenario)
    )


def failing_parts(scenario: Scenario) -> tuple[tuple[str, Part], ...]:
    """Return the components that may fail according to the goals, each with the ID of its array."""
    views = ((array_id, with_main_array(scenario, array_id)) for array_id in scenario.array_ids)
    return tuple((array_id, part) for array_id, seen in views for part, _ in conditions(seen) if part is not None)


def failed(scenario: Scenario, array_id: str, part: Part) -> tuple[Condition, Scenario]:
    """Return the condition in which a component of an array has failed, and the scenario that it belongs to."""
    seen = with_main_array(scenario, array_id)
    return next(each for each in conditions(seen) if each[0] == part), seen


def broken_in(condition: Condition, whole: Scenario, catalog: Catalog) -> tuple[BrokenGoal, ...]:
    """Return the goals that scenario ``whole`` misses under a condition, or the failure if it stops the array."""
    return _judged_in(condition, whole, catalog)[1]


def _judged_in(
    condition: Condition, whole: Scenario, catalog: Catalog
) -> tuple[tuple[PhaseResult, ...], tuple[BrokenGoal, ...]]:
    """Return the phases of scenario ``whole`` under a condition, and the goals that it misses; see ``FailedState``."""
    lost = fatal_in(condition, whole, catalog)
    if lost:
        return (), lost
    missing, scenario = condition
    result = simulate(scenario, catalog, recommend=False).result
    return result.phases, (
        *memory_broken(scenario, catalog, missing),
        *broken_under(condition, whole, result.phases, result.capacity),
        *_on_others(result, partial(broken_under, condition, whole)),
    )


def _on_others(
    result: Result, find: Callable[[tuple[PhaseResult, ...], CapacityBreakdown], tuple[BrokenGoal, ...]]
) -> Iterator[BrokenGoal]:
    """Yield the goals that other arrays than the main one miss, apart from those that are the same for all arrays."""
    for other in result.other_arrays:
        for goal in find(other.phases, other.capacity):
            if goal_of(goal.goal) in GOALS_OF_ARRAYS:
                label = msg("missed-goal-on-array", goal=goal.label, array=other.name)
                yield goal.model_copy(update={"label": label})


def fatal_in(condition: Condition, whole: Scenario, catalog: Catalog) -> tuple[BrokenGoal, ...]:
    """Return a missed goal if the array cannot work without the failed component, whatever the load."""
    missing, scenario = condition
    added = added_events(condition, whole)
    fatal = fatal_failures(scenario, catalog.arrays[scenario.array.model_id])
    lost = [not_survived(event, missing) for event in fatal if event.id in added][:1]
    return while_missing(missing, lost) if missing else ()


def broken_by(scenario: Scenario, result: Result) -> tuple[BrokenGoal, ...]:
    """Return the goals that a result misses on any array, including host CPU, worst first for each array."""
    return (
        *broken_goals(scenario.goals, result.phases, result.capacity),
        *_on_others(result, partial(broken_goals, scenario.goals)),
    )


def memory_broken(scenario: Scenario, catalog: Catalog, missing: Part | None = None) -> tuple[BrokenGoal, ...]:
    """Return the host memory goal if it is missed and storage uses part of the hosts' memory."""
    found = memory_goal(scenario, catalog.arrays[scenario.array.model_id], missing)
    return tuple(goal for goal in found if goal.of_storage)


def margin_of_broken(goal: BrokenGoal) -> float:
    """Return how far a value is beyond its goal, as a negative fraction of the goal."""
    return -abs(goal.value - goal.limit) / max(goal.limit, 0.01)


def judged_phases(result: Result) -> tuple[PhaseResult, ...]:
    """Return the phases to which the goals apply."""
    return tuple(phase for phase in result.phases if phase.phase is not Phase.IDLE)


def margin_of(phase: PhaseResult) -> float | None:
    """Return a phase's smallest margin as a fraction of the goal: −1 or less if incomplete, None if no goal applies."""
    margins = [check.margin_fraction for check in phase.checks]
    if not phase.complete:
        margins.append(-1.0)
    return min(margins, default=None)


def worst_phase(result: Result) -> PhaseResult | None:
    """Return the phase with the worst grade, then the smallest margin; None if there are no judged phases."""
    return worst_of(judged_phases(result))


def worst_of(phases: Iterable[PhaseResult]) -> PhaseResult | None:
    """Return the phase with the worst grade, then the smallest margin; None if there are no phases."""

    def badness(phase: PhaseResult) -> tuple[int, float]:
        margin = margin_of(phase)
        return GRADES.index(phase.grade), -1.0 if margin is None else -margin

    return max(phases, key=badness, default=None)
