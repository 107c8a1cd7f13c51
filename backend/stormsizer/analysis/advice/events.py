"""Figures of the calendar's events, which show what a change does to the event that it changes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from stormsizer.analysis.advice.answer import EventEffect, RebootWindow
from stormsizer.analysis.advice.changes import Change
from stormsizer.analysis.advice.schedule_changes import OnDesktops
from stormsizer.analysis.advice.words import window_sentence
from stormsizer.analysis.weeks import KeyFigure, Week
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Event, PowerOn, Reboot
from stormsizer.recommendation.goals import keys_of
from stormsizer.timeline.occurrences import written_out
from stormsizer.timeline.phases import Phase
from stormsizer.units import SECONDS_PER_MINUTE

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
    places = _places(week)
    found: dict[Storm, EventOnWorstDay] = {}
    for phase in week.result.phases:
        place = places.get(phase.event_id)
        if place is None or phase.phase in QUIET:
            continue
        event, key = week.scenario.events[place], (place, phase.pool_ids)
        figure = event_figure(event, phase)
        if key not in found or figure.value > found[key].figure.value:
            found[key] = EventOnWorstDay(_label(event, phase, week), figure, phase)
    return found


def _places(week: Week) -> Mapping[str, int]:
    """Return each occurrence's event, as its position in the scenario."""
    calendar = written_out(week.scenario)
    return {event.id: place for place, event in zip(calendar.places, calendar.scenario.events, strict=True)}


def event_figure(event: Event, phase: PhaseResult) -> KeyFigure:
    """Return an event's mean login time, its duration if it ends with its work, or else its highest utilization."""
    if phase.experience is not None:
        return KeyFigure(label=msg("analysis-login-time"), value=phase.experience.mean_s, unit="s")
    if isinstance(event, OnDesktops):
        return KeyFigure(label=msg("analysis-duration"), value=phase.duration_s, unit="s")
    highest = max((use.mean_fraction for use in phase.figures.components), default=0.0)
    return KeyFigure(label=msg("analysis-highest-utilization"), value=highest, unit="fraction")


def _label(event: Event, phase: PhaseResult, week: Week) -> Text:
    """Return an event's name, with the pools of the phase if the scenario has others."""
    pools = [pool.name for pool in week.scenario.pools if pool.id in phase.pool_ids]
    if not pools or len(pools) == len(week.scenario.pools):
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
    places, worst = _places(week), week.worst
    is_same = places.get(event.phase.event_id) == places.get(worst.event_id)
    return is_same and event.phase.pool_ids == worst.pool_ids and worst.phase not in QUIET


def _relative_change(before: float, after: float) -> float:
    return abs(after - before) / max(before, after) if before != after else 0.0


def reboot_windows(before: Week, tried: Sequence[tuple[Change, Week]]) -> Iterator[RebootWindow]:
    """Yield the shortest window of every reboot and power-on, over the concurrent power-ons that were simulated.

    Concurrent power-ons with which a goal would be missed that is met today are left out, and so are events that do not
    finish. Windows are whole minutes.
    """
    met = [
        (change, events_of(week))
        for change, week in tried
        if change.kind == "boot_slots" and keys_of(week.broken) <= keys_of(before.broken)
    ]
    for key, now in events_of(before).items():
        event = before.scenario.events[key[0]]
        if not isinstance(event, PowerOn | Reboot) or not now.phase.complete:
            continue
        options = [(now.phase.duration_s, event.n_slots)]
        for change, events in met:
            then = events.get(key)
            if key[0] in change.events and then is not None and then.phase.complete:
                options.append((then.phase.duration_s, change.events[key[0]]["n_slots"]))
        shortest_s, n_slots = min(options, key=lambda option: option[0])
        window_s = SECONDS_PER_MINUTE * ceil(round(shortest_s) / SECONDS_PER_MINUTE)
        yield RebootWindow(
            label=now.label,
            window_s=window_s,
            now_s=now.phase.duration_s,
            n_slots_now=event.n_slots,
            shortest_s=shortest_s,
            n_slots=n_slots,
            sentence=window_sentence(now.label, window_s, *options[0], shortest_s, n_slots),
        )
