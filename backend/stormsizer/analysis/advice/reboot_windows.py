"""Shortest windows of reboots and power-ons, with all components and with each one failed that the goals name."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Literal

from stormsizer.analysis.advice.answer import RebootWindow
from stormsizer.analysis.advice.changes import Change
from stormsizer.analysis.advice.events import EventOnWorstDay, Storm, events_in, events_of, places_of
from stormsizer.analysis.advice.schedule_changes import (
    Boot,
    Boots,
    boots_named_alike,
    is_of_several_sites,
    most_slots,
    with_slots,
)
from stormsizer.analysis.advice.side_effects import side_effects
from stormsizer.analysis.advice.words import window_sentence
from stormsizer.analysis.judging import FailedState
from stormsizer.analysis.weeks import Week
from stormsizer.confidence.distance import Evidence
from stormsizer.confidence.durations import duration_confidence
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Text
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Event, Scenario, with_main_array
from stormsizer.recommendation.goals import keys_of
from stormsizer.simulation.states import state_label
from stormsizer.timeline.occurrences import written_out
from stormsizer.units import SECONDS_PER_MINUTE

MOST_STEPS = 3
"""Simulations that search between a start that meets all goals and a faster one that does not, for each event."""
MOST_STEPS_IN_ALL = 9
CLOSE = 1.15
"""Numbers of desktops at a time with a smaller ratio than this are close enough."""
THE_WINDOW = "power_on_max_s"
"""Goal for the window itself, which does not count against a start that was simulated."""

Simulate = Callable[[Change], Week | None]
Tried = Sequence[tuple[Change, Week]]


@dataclass(frozen=True)
class _Start:
    """Reboot or power-on of some pools with a number of desktops at a time.

    Attributes
    ----------
    phase
        The phase with all components working.
    failed
        The state with a component failed in which it takes longest, and the duration in seconds; None if the goals
        require no array to survive a failure.
    """

    change: Change | None
    n_slots: int
    phase: PhaseResult
    failed: tuple[FailedState, float] | None

    @property
    def planned_s(self) -> float:
        """Duration in the state in which it takes longest."""
        return max(self.phase.duration_s, self.failed[1] if self.failed else 0.0)


def reboot_windows(before: Week, tried: Tried, simulate: Simulate, catalog: Catalog) -> Iterator[RebootWindow]:
    """Yield the shortest window of every reboot and power-on in which no goal is missed that is met today.

    The goals are those of all components working and of each component failed that the goals name. The number of
    desktops at a time is one that was tried, or one from a search between the most that meet the goals and the fewest
    that do not. Events that do not finish are left out. Windows are whole minutes.

    Parameters
    ----------
    simulate
        Function that returns the week with a change; None if it cannot be simulated.
    """
    n_left = MOST_STEPS_IN_ALL
    for boots in boots_named_alike(before.scenario):
        weeks = _weeks(before, boots, tried)
        for _ in range(min(MOST_STEPS, n_left)):
            between = _between(before, boots, weeks)
            change = None if between is None else with_slots(before.scenario, boots, between)
            week = None if change is None else simulate(change)
            if between is None or week is None:
                break
            weeks[between] = change, week
            n_left -= 1
        yield from _windows(before, boots, weeks, catalog)


_Weeks = dict[int, tuple[Change | None, Week]]
"""Change and week with each number of desktops at a time."""


def _weeks(before: Week, boots: Boots, tried: Tried) -> _Weeks:
    places = {place for place, _ in boots}
    found: _Weeks = {boots[0][1].n_slots: (None, before)}
    for change, week in tried:
        if change.kind == "boot_slots" and places == {*change.events}:
            found[change.events[boots[0][0]]["n_slots"]] = change, week
    return found


def _between(before: Week, boots: Boots, weeks: _Weeks) -> int | None:
    """Return the number of desktops at a time to simulate next; None if the search is over."""
    met = [n_slots for n_slots, (_, week) in sorted(weeks.items()) if _is_met(before, boots, week)]
    if not met:
        return None
    missed = min((n_slots for n_slots in weeks if n_slots > met[-1]), default=0)
    between = round(sqrt(met[-1] * missed))
    return between if missed >= CLOSE * met[-1] and met[-1] < between < missed else None


def _is_met(before: Week, boots: Boots, week: Week) -> bool:
    """Return whether the events miss no goal but their window's, and no goal is missed that was met before."""
    newly_missed = keys_of(week.broken) - keys_of(before.broken)
    places = places_of(week.scenario)
    ids = {event_id for event_id, place in places.items() if place in {i for i, _ in boots}}
    own = {phase.id for phase in week.result.phases if phase.event_id in ids}
    return not newly_missed and not any(goal.phase_id in own and goal.goal != THE_WINDOW for goal in week.broken)


def _windows(before: Week, boots: Boots, weeks: _Weeks, catalog: Catalog) -> Iterator[RebootWindow]:
    """Yield the windows of an event at each of its sites, with the start that is best for all of them.

    That is the start with which the longest window is shortest, then the other windows; of equal starts, the gentlest.
    """
    storms = {
        key: storm
        for key, storm in events_of(before).items()
        if key[0] in {place for place, _ in boots} and storm.phase.complete
    }
    best: tuple[tuple[list[int], int], Week, dict[Storm, _Start]] | None = None
    for n_slots, (change, week) in sorted(weeks.items()):
        if not storms or not _is_met(before, boots, week):
            continue
        starts = {key: start for key in storms for start in _start(key, n_slots, change, week)}
        rank = sorted((round(start.planned_s) for start in starts.values()), reverse=True), n_slots
        if len(starts) == len(storms) and (best is None or rank < best[0]):
            best = rank, week, starts
    if best is not None:
        _, then, starts = best
        for i, (key, start) in enumerate(starts.items()):
            window = _window(storms[key], start, before, boots, catalog, is_first=i == 0)
            yield window.model_copy(update={"side_effects": side_effects(before, then)}) if window.words else window


def _window(
    now: EventOnWorstDay, start: _Start, before: Week, boots: Boots, catalog: Catalog, *, is_first: bool
) -> RebootWindow:
    """Return the window of an event at one site with a start; that of the first site says what else must allow it."""
    window_s = _whole_minutes(start.planned_s)
    change: Literal["none", "shorter", "needed"]
    change = "none" if start.change is None else "shorter" if _is_met(before, boots, before) else "needed"
    scenario, phase = before.scenario, start.phase
    n_slots, n_desktops = _in_pools(start.n_slots, phase, scenario), _n_desktops(scenario, phase.pool_ids)
    event = _event_of(phase, scenario)
    starts_alone = isinstance(event, Boot) and event.pool_ids == phase.pool_ids
    n_event_slots = n_slots if starts_alone else min(start.n_slots, most_slots(scenario, boots))
    failed = None if start.failed is None else (_state(start.failed[0], scenario, catalog), start.failed[1])
    chance = duration_confidence(scenario, phase, start.planned_s, Evidence(catalog))
    window = RebootWindow(
        label=now.label,
        window_s=window_s,
        now_s=now.phase.duration_s,
        n_slots_now=min(boots[0][1].n_slots, n_desktops),
        shortest_s=phase.duration_s,
        failed_s=None if start.failed is None else start.failed[1],
        n_slots=n_slots,
        n_event_slots=n_event_slots,
        starts_per_minute=SECONDS_PER_MINUTE * phase.n_desktops / phase.duration_s,
        bottleneck=phase.binding.sentence,
        goal_s=scenario.goals.power_on_max_s,
        probability=chance.within(window_s),
        likely_s=max(window_s, _whole_minutes(chance.likely_s)),
        words="" if start.change is None else start.change.words,
        settings=() if start.change is None else start.change.settings(scenario),
        sentence="",
    )
    several = is_of_several_sites(scenario, boots)
    starts_more = is_first and change != "none" and start.n_slots > boots[0][1].n_slots
    sentence = window_sentence(window, failed, change, is_of_several_sites=several, starts_more=starts_more)
    return window.model_copy(update={"sentence": sentence})


def _whole_minutes(duration_s: float) -> float:
    return SECONDS_PER_MINUTE * ceil(round(duration_s) / SECONDS_PER_MINUTE)


def _in_pools(n_slots: int, phase: PhaseResult, scenario: Scenario) -> int:
    """Return the number of desktops that a phase starts at a time: its pools' share of an event's number."""
    event = _event_of(phase, scenario)
    if not isinstance(event, Boot):
        return n_slots
    n_desktops = _n_desktops(scenario, phase.pool_ids)
    share = n_desktops / _n_desktops(scenario, event.pool_ids)
    return max(1, round(min(n_slots * share, event.concurrent_fraction * n_desktops)))


def _event_of(phase: PhaseResult, scenario: Scenario) -> Event:
    """Return the occurrence of an event that a phase is of; at local time, that of its site."""
    return next(each for each in written_out(scenario).scenario.events if each.id == phase.event_id)


def _n_desktops(scenario: Scenario, pool_ids: Sequence[str]) -> int:
    return sum(pool.n_desktops for pool in scenario.pools if pool.id in pool_ids)


def _start(key: Storm, n_slots: int, change: Change | None, week: Week) -> Iterator[_Start]:
    """Yield the start of an event in a week, unless it does not finish in one of the states."""
    working = [state for state in week.failed if state.phases]
    in_states = (events_in(week.scenario, state.phases).get(key) for state in working)
    events = [events_of(week).get(key), *in_states]
    phases = [event.phase for event in events if event is not None and event.phase.complete]
    if len(phases) == len(events):
        durations = (phase.duration_s for phase in phases[1:])
        longest = max(zip(working, durations, strict=True), key=lambda pair: pair[1], default=None)
        yield _Start(change, n_slots, phases[0], longest)


def _state(state: FailedState, scenario: Scenario, catalog: Catalog) -> Text:
    seen = with_main_array(scenario, state.array_id)
    array = catalog.arrays[seen.array.model_id]
    several = seen.array_name or array.name if scenario.other_arrays else None
    return state_label(None, scenario.n_desktops, state.name, several)
