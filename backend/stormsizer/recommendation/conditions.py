"""Conditions under which goals must be met: the week with all components, and with each fallible one missing."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from stormsizer.capacity import CapacityBreakdown
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.scenario import Failure, Part, Scenario
from stormsizer.model.scenario.goals import Scope
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import broken_goals
from stormsizer.timeline.occurrences import expanded

Condition = tuple[Part | None, Scenario]
"""The failed component, and the week without it."""
Interval = tuple[datetime, datetime]


def conditions(scenario: Scenario) -> tuple[Condition, ...]:
    """Return the scenario itself and, for each component in ``goals.survives``, the scenario without it.

    The component is missing throughout the calendar. Components fail one at a time: while the calendar itself removes
    one, no second one is removed. A flash cache that the array does not have cannot fail.
    """
    parts = (part for part in dict.fromkeys(scenario.goals.survives) if _is_there(part, scenario))
    return ((None, scenario), *((part, _without(part, scenario)) for part in parts))


def added_events(condition: Condition, whole: Scenario) -> frozenset[str]:
    """Return the ids of the events that a condition adds to the scenario ``whole`` to remove a component."""
    return frozenset(event.id for event in condition[1].events) - {event.id for event in whole.events}


def broken_under(
    condition: Condition, whole: Scenario, phases: Sequence[PhaseResult], capacity: CapacityBreakdown
) -> tuple[BrokenGoal, ...]:
    """Return the goals missed under one condition of the scenario ``whole``, worst first.

    The failure itself is not judged as an event: it lasts for the whole calendar and adds nothing to the results of the
    other events. Capacity is judged once, with all components.
    """
    missing, scenario = condition
    added = added_events(condition, whole)
    broken = broken_goals(scenario.goals, [phase for phase in phases if phase.event_id not in added], capacity)
    return while_missing(missing, broken) if missing else broken


def while_missing(missing: Part, broken: Iterable[BrokenGoal]) -> tuple[BrokenGoal, ...]:
    """Return missed goals, except capacity goals, marked with the component that is missing."""
    return tuple(goal.model_copy(update={"missing": missing}) for goal in broken if goal.scope is not Scope.CAPACITY)


def _is_there(part: Part, scenario: Scenario) -> bool:
    return part != "flash_cache" or scenario.array.flash_cache_gib > 0


def _without(part: Part, scenario: Scenario) -> Scenario:
    taken = {event.id for event in scenario.events}
    added: list[Failure] = []
    for starts_at, ends_at in _free(scenario):
        stem = f"survives-{part.replace('_', '-')}"
        event_id = next(each for i in range(len(taken) + 1) if (each := f"{stem}-{i}" if i else stem) not in taken)
        taken.add(event_id)
        added.append(
            Failure(
                kind="failure",
                id=event_id,
                name=event_id,
                starts_at=starts_at,
                ends_at=ends_at,
                part=part,
            )
        )
    return scenario.model_copy(update={"events": (*scenario.events, *added)})


def _free(scenario: Scenario) -> Iterator[Interval]:
    """Yield the intervals in which the calendar itself removes no component."""
    calendar = scenario.calendar
    at = calendar.starts_at
    failures = [event for event in expanded(scenario).events if isinstance(event, Failure)]
    for event in sorted(failures, key=lambda each: each.starts_at):
        if event.starts_at > at:
            yield at, event.starts_at
        at = max(at, event.ends_at)
    if at < calendar.ends_at:
        yield at, calendar.ends_at
