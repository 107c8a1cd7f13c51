"""Load of a step before its waits are solved, and progress afterward."""

from stormsizer.storage.kernel.compiling import inlined
from stormsizer.storage.kernel.layout import Calendar, Floats, Records
from stormsizer.storage.kernel.logins import advance_login, leave, set_login_load
from stormsizer.storage.kernel.state import ON, OVER, State
from stormsizer.storage.kernel.sweeps import advance_sweep, set_sweep_load


@inlined
def list_on(now: Records, rows: Records) -> int:
    """List the rows of a table whose state is ``ON``; return their number."""
    n = 0
    for row in range(now.shape[0]):
        if now[row].state == ON:
            rows[n] = row
            n += 1
    return n


@inlined
def _add_streams(loop: int, streams: float, loops: Records) -> None:
    loops[loop].state = ON
    loops[loop].streams += streams


@inlined
def _add_work(work: Records, n_active: float, loops: Records) -> None:
    """Add a population's streams to its loop and to the loop of its fixed-rate writes.

    Fixed-rate writes are issued one at a time, each one period after the previous one completes, so they slow down when
    the array does.
    """
    _add_streams(work.loop, n_active * work.outstanding, loops)
    if work.clock_loop >= 0:
        _add_streams(work.clock_loop, n_active, loops)


@inlined
def set_load(
    t: float, dt: float, histories: Records, calendar: Calendar, shapes: Records, n_arrays: int, state: State
) -> None:
    """Set the streams of every loop, and the open rates that reach the arrays."""
    loops, active, counts, clock = state.loops, state.active, state.active.counts[0], state.clock[0]
    for k in range(counts.loops):
        loops[active.loops[k]].state = OVER
        loops[active.loops[k]].streams = 0.0
    clock.booting = clock.in_sweep = clock.in_login = 0.0
    for k in range(counts.sweeps):
        b = active.sweeps[k]
        if state.sweeps[b].state == ON:
            set_sweep_load(t, b, calendar, state)
            _add_work(calendar.sweeps[b].work, state.sweeps[b].in_progress, loops)
    for k in range(counts.logins):
        s = active.logins[k]
        if state.logins[s].state == ON:
            set_login_load(t, dt, s, calendar.logins, histories, state.groups, state.logins[s], clock)
            _add_work(calendar.logins[s].login, state.logins[s].in_login, loops)
            _add_work(calendar.logins[s].start_of_day, state.logins[s].active, loops)
    for k in range(counts.tests):
        test = calendar.tests[active.tests[k]]
        _add_work(test.work, state.pools[test.pool].up, loops)
    counts.loops = list_on(loops, active.loops)
    _set_open_rates(calendar, shapes, n_arrays, state, state.rates)


@inlined
def _add_open(rate: Records, n: float, shapes: Records, n_arrays: int, rates: Floats) -> None:
    """Add the I/O of ``n`` desktops to the arrays that serve it."""
    for g in range(rate.io_shape, rate.io_shape + n_arrays):
        rates[g, 0] += n * rate.reads_per_s * shapes[g].reads_here
        rates[g, 1] += n * rate.writes_per_s * shapes[g].writes_here


@inlined
def _set_open_rates(calendar: Calendar, shapes: Records, n_arrays: int, state: State, rates: Floats) -> None:
    """Set the rates of open I/O that reaches the arrays: from copies, desktops at rest, and users at work."""
    for g in range(rates.shape[0]):
        rates[g, 0] = rates[g, 1] = 0.0
    for k in range(state.active.counts[0].intervals):
        _add_open(calendar.intervals[state.active.intervals[k]].rate, 1.0, shapes, n_arrays, rates)
    for p in range(calendar.pools.shape[0]):
        _add_open(calendar.pools[p].idle, state.pools[p].up, shapes, n_arrays, rates)
        _add_open(calendar.pools[p].steady, state.pools[p].working, shapes, n_arrays, rates)


@inlined
def advance(t: float, dt: float, histories: Records, calendar: Calendar, state: State) -> None:
    """Advance everything in progress to the end of the step."""
    served, active, counts = state.clock[0].down == 0, state.active, state.active.counts[0]
    for k in range(counts.sweeps):
        b = active.sweeps[k]
        if served and state.sweeps[b].state == ON:
            p, cycle_s = calendar.sweeps[b].pool, state.loops[calendar.sweeps[b].work.loop].cycle_s
            on_arrival_per_s = calendar.pools[p].on_arrival_per_s
            advance_sweep(t, dt, b, calendar.sweeps, on_arrival_per_s, cycle_s, state.sweeps[b], state.pools[p])
    for k in range(counts.logins):
        s = active.logins[k]
        if state.logins[s].state == ON:
            advance_login(t, dt, s, served, histories, calendar, state)
    for k in range(counts.departures):
        leave(t, dt, active.departures[k], calendar, state)
