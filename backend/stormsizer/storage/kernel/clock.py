"""Calendar changes: what starts and ends at an instant, and the maximum length of a step."""

import math

from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.layout import ON_ARRIVAL, Calendar, Floats, Ints, Records
from stormsizer.storage.kernel.logins import begin_login, cut_logins_short
from stormsizer.storage.kernel.state import AHEAD, ON, OVER, State
from stormsizer.storage.kernel.storms import list_on
from stormsizer.storage.kernel.sweeps import begin_sweep

LEAVING_STEP_S = 60.0
LATE_ARRIVALS = 0.005
"""Maximum length of a step during an outage, as a share of the login window; arrival times still matter then."""
TAIL_STEP_S = 5.0
STEP_GROWTH = 5e-4
"""Step length of a storm as a share of its age, so that a storm that never ends does not take forever to simulate."""
QUIET_STEP_S = 900.0


@compiled
def _list_by_clock(t: float, table: Records, rows: Ints) -> int:
    """List the rows of a table that are active now; return their number."""
    n = 0
    for row in range(table.shape[0]):
        if table[row].starts_s <= t < table[row].ends_s:
            rows[n] = row
            n += 1
    return n


@inlined
def _turn_departures(t: float, calendar: Calendar, state: State) -> None:
    """Start and end the departures that are due."""
    for d in range(calendar.departures.shape[0]):
        departure, now = calendar.departures[d], state.departures[d]
        if now.state == AHEAD and departure.starts_s <= t:
            now.state = ON
        if now.state == ON and t >= departure.starts_s + departure.window_s:
            now.state = OVER
            state.pools[departure.pool].working = 0.0
            cut_logins_short(departure.pool, t, departure.starts_s, calendar.logins, state.logins)


@inlined
def turn(t: float, histories: Records, calendar: Calendar, state: State) -> None:
    """Start and end everything that the calendar schedules for this instant."""
    clock, active, counts = state.clock[0], state.active, state.active.counts[0]
    for b in range(calendar.sweeps.shape[0]):
        if state.sweeps[b].state == AHEAD and calendar.sweeps[b].starts_s <= t:
            begin_sweep(t, b, calendar, state)
    for s in range(calendar.logins.shape[0]):
        if state.logins[s].state == AHEAD and calendar.logins[s].starts_s <= t:
            begin_login(t, histories, state.logins[s], clock)
    _turn_departures(t, calendar, state)
    counts.sweeps = list_on(state.sweeps, active.sweeps)
    counts.logins = list_on(state.logins, active.logins)
    counts.departures = list_on(state.departures, active.departures)
    counts.intervals = _list_by_clock(t, calendar.intervals, active.intervals)
    counts.tests = _list_by_clock(t, calendar.tests, active.tests)
    clock.down = 0
    for o in range(calendar.outages.shape[0]):
        if calendar.outages[o].starts_s <= t < calendar.outages[o].ends_s:
            clock.down = 1
    clock.mode = 0
    for m in range(calendar.modes.shape[0]):
        if calendar.modes[m].starts_s <= t < calendar.modes[m].ends_s:
            clock.mode = calendar.modes[m].mode
    while calendar.changes[clock.next_change] <= t:
        clock.next_change += 1


@inlined
def _storm_step_s(age_s: float, steps_s: Floats) -> float:
    return float(min(steps_s[1], max(steps_s[0], STEP_GROWTH * age_s)))


@inlined
def longest_step_s(t: float, sweeps: Records, logins: Records, steps_s: Floats, state: State) -> float:
    """Return the longest step that everything in progress allows."""
    active, counts = state.active, state.active.counts[0]
    step_s = LEAVING_STEP_S if counts.departures > 0 else QUIET_STEP_S
    if state.clock[0].down == 1:
        for k in range(counts.logins):
            s = active.logins[k]
            if state.logins[s].state == ON:
                step_s = min(step_s, max(steps_s[0], LATE_ARRIVALS * logins[s].window_s))
        return step_s
    if counts.tests > 0:
        step_s = min(step_s, LEAVING_STEP_S)
    for k in range(counts.sweeps):
        b = active.sweeps[k]
        if state.sweeps[b].state == ON and sweeps[b].effect != ON_ARRIVAL:
            step_s = min(step_s, _storm_step_s(t - sweeps[b].starts_s, steps_s))
    for k in range(counts.logins):
        s = active.logins[k]
        if state.logins[s].state == ON:
            storm_s = _storm_step_s(t - logins[s].starts_s, steps_s)
            if not math.isnan(state.logins[s].done_s):
                storm_s = max(storm_s, min(TAIL_STEP_S, steps_s[1]))
            step_s = min(step_s, storm_s)
    return step_s
