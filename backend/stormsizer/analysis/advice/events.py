"""Figures of the calendar's events, which show what a change does to the event that it changes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from stormsizer.analysis.advice.answer import EventEffect
from stormsizer.analysis.advice.changes import Change
from stormsizer.analysis.advice.schedule_changes import OnDesktops
from stormsizer.analysis.weeks import KeyFigure, Week
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Event, Scenario
from stormsizer.timeline.occurrences import written_out
from stormsizer.timeline.phases import Phase

QUIET = (Phase.STEADY_STATE, Phase.IDLE)
Storm = tuple[int, tuple[str, ...]]
"""An event's position in the scenario, and the pools of one of its phases."""


@dataclass(frozen=True)
class EventOnWorstDay:
    """An event for some pools, with its phase on the day with the highest figure."""

    label: Text
    figure: KeyFigure
    phase: PhaseResult


def events_of(week: Week) -> Mapping[Storm, EventOnWorstDay]:
    """Return every event of a week, without the quiet phases that follow it."""
    return events_in(week.scenario, week.result.phases)


def events_in(scenario: Scenario, phases: Iterable[PhaseResult]) -> Mapping[Storm, EventOnWorstDay]:
    """Return every event of a scenario that some phases are of, without the quiet phases that follow it."""
    places = places_of(scenario)
    found: dict[Storm, EventOnWorstDay] = {}
    for phase in phases:
        place = places.get(phase.event_id)
        if place is None or phase.phase in QUIET:
            continue
        event, key = scenario.events[place], (place, phase.pool_ids)
        figure = event_figure(event, phase)
        if key not in found or figure.value > found[key].figure.value:
            found[key] = EventOnWorstDay(_label(event, phase, scenario), figure, phase)
    return found


def places_of(scenario: Scenario) -> Mapping[str, int]:
    """Return each occurrence's event, as its position in the scenario."""
    calendar = written_out(scenario)
    return {event.id: place for place, event in zip(calendar.places, calendar.scenario.events, strict=True)}


def event_figure(event: Event, phase: PhaseResult) -> KeyFigure:
    """Return an event's mean login time, its duration if it ends with its work, or else its highest utilization."""
    if phase.experience is not None:
        return KeyFigure(label=msg("analysis-login-time"), value=phase.experience.mean_s, unit="s")
    if isinstance(event, OnDesktops):
        return KeyFigure(label=msg("analysis-duration"), value=phase.duration_s, unit="s")
    highest = max((use.mean_fraction for use in phase.figures.components), default=0.0)
    return KeyFigure(label=msg("analysis-highest-utilization"), value=highest, unit="fraction")


def _label(event: Event, phase: PhaseResult, scenario: Scenario) -> Text:
    """Return an event's name, with the pools of the phase if the scenario has others."""
    pools = [pool.name for pool in scenario.pools if pool.id in phase.pool_ids]
    if not pools or len(pools) == len(scenario.pools):
        return event.name
    return msg("analysis-event-of-pools", event=event.name, pools=", ".join(pools))


def effect_on_event(change: Change, before: Week, after: Week) -> EventEffect | None:
    """Return the effect of a change on its event; None if it is not about an event.

    Of several changed events, it is the one that decides the verdict, or else the one whose figure changes most.
    """
    then = events_of(after)
    changed = [(now, then[key]) for key, now in events_of(before).items() if key[0] in change.events and key in then]
    if not changed:
        return None

    def rank(pair: tuple[EventOnWorstDay, EventOnWorstDay]) -> tuple[bool, float]:
        return _is_worst(pair[0], before), _relative_change(*(each.figure.value for each in pair))

    old, new = max(changed, key=rank)
    return EventEffect(
        label=old.label,
        is_worst=_is_worst(old, before),
        figure_before=old.figure,
        figure_after=new.figure,
        grade_before=old.phase.grade,
        grade_after=new.phase.grade,
    )


def _is_worst(event: EventOnWorstDay, week: Week) -> bool:
    """Return whether the verdict names an event, on any of its days."""
    places, worst = places_of(week.scenario), week.worst
    is_same = places.get(event.phase.event_id) == places.get(worst.event_id)
    return is_same and event.phase.pool_ids == worst.pool_ids and worst.phase not in QUIET


def _relative_change(before: float, after: float) -> float:
    return abs(after - before) / max(before, after) if before != after else 0.0
