"""All goals of a scenario at once: the week as it is, and the week with each part missing that may be missing."""

from collections.abc import Iterable, Sequence

from stormsizer.catalog import Catalog
from stormsizer.experience.grades import GoalCheck, Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.pipeline import simulate
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.conditions import Condition, conditions
from stormsizer.recommendation.goals import broken_goals, not_survived
from stormsizer.result import Result
from stormsizer.scenario import Event, Scenario, fatal_failures
from stormsizer.timeline.phases import Phase

GRADES = (Grade.GOOD, Grade.FAIR, Grade.POOR)
"""From the best to the worst."""


def broken(scenario: Scenario, catalog: Catalog) -> tuple[BrokenGoal, ...]:
    """Every goal that is broken, on the whole array first, then with each part missing.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated as it is.
    """
    return tuple(goal for condition in conditions(scenario) for goal in broken_in(condition, scenario, catalog))


def broken_in(condition: Condition, whole: Scenario, catalog: Catalog) -> tuple[BrokenGoal, ...]:
    """Goals that are broken in one condition of the scenario ``whole``.

    A part that the array cannot lose is a broken goal. What the missing part itself takes is no event: the stretch
    without it is the whole calendar, and says nothing of the people in it that their own events do not.
    """
    missing, scenario = condition
    if missing is None:
        return broken_by(scenario, simulate(scenario, catalog, recommend=False).result)
    lost = fatal_in(condition, whole, catalog)
    if lost:
        return lost
    result = simulate(scenario, catalog, recommend=False).result
    beside = {event.id for event in _added(condition, whole)}
    goals = broken_by(scenario, result.model_copy(update={"phases": without(result.phases, beside)}))
    # space is that of the whole array, which has said it already
    return tuple(goal.model_copy(update={"missing": missing}) for goal in goals if goal.phase_id != "capacity")


def fatal_in(condition: Condition, whole: Scenario, catalog: Catalog) -> tuple[BrokenGoal, ...]:
    """The goal that is broken, whatever the desktops do, if the array cannot lose the part that is missing."""
    missing, scenario = condition
    added = _added(condition, whole)
    fatal = fatal_failures(scenario, catalog.arrays[scenario.array.model_id])
    return tuple(not_survived(event).model_copy(update={"missing": missing}) for event in fatal if event in added)[:1]


def _added(condition: Condition, whole: Scenario) -> tuple[Event, ...]:
    own = {event.id for event in whole.events}
    return tuple(event for event in condition[1].events if event.id not in own)


def without(phases: Sequence[PhaseResult], event_ids: set[str]) -> tuple[PhaseResult, ...]:
    """The phases but for those of some events."""
    return tuple(phase for phase in phases if phase.event_id not in event_ids)


def broken_by(scenario: Scenario, result: Result) -> tuple[BrokenGoal, ...]:
    """Goals that a result breaks, the CPU of the hosts included, the worst first."""
    return broken_goals(scenario.goals, result.phases, result.capacity)


def judged_phases(result: Result) -> tuple[PhaseResult, ...]:
    """Phases that the goals apply to."""
    return tuple(phase for phase in result.phases if phase.phase is not Phase.IDLE)


def margin_of(phase: PhaseResult) -> float | None:
    """Smallest distance to a goal as a share of it; −1 if the phase does not end, none if no goal applies.

    A share that must be high, of good logins, can get no farther than to all: what is left of that way is its distance.
    """
    margins = [_margin(check) for check in phase.checks]
    if not phase.complete:
        margins.append(-1.0)
    return min(margins, default=None)


def _margin(check: GoalCheck) -> float:
    if check.goal == "login_min_good_fraction" and check.holds:
        return (check.value - check.limit) / (1.0 - check.limit) if check.limit < 1.0 else 0.0
    return check.margin_fraction


def worst_phase(result: Result) -> PhaseResult | None:
    """The phase with the worst grade, of several the one that is farthest from its goals; none if none is judged."""
    return worst_of(judged_phases(result))


def worst_of(phases: Iterable[PhaseResult]) -> PhaseResult | None:
    """Likewise of some phases."""

    def badness(phase: PhaseResult) -> tuple[int, float]:
        margin = margin_of(phase)
        return GRADES.index(phase.grade), -1.0 if margin is None else -margin

    return max(phases, key=badness, default=None)
