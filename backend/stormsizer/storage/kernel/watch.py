"""I/O of every population on the main array, recorded step by step during the watched period.

Rates count the I/O that reaches the array: for closed loops when it is served, for open streams when it is issued.
Response times are means over the step, as seen by the host. Each station's wait is the wait of one job there.
"""

from stormsizer.storage.kernel.compiling import compiled
from stormsizer.storage.kernel.layout import (
    AT_REST,
    COPYING,
    LOGGING_IN,
    STARTING_WORK,
    SWEEPING,
    TESTING,
    WORKING,
    Calendar,
    Network,
    Records,
)
from stormsizer.storage.kernel.rows import Rows
from stormsizer.storage.kernel.state import ON, State
from stormsizer.storage.kernel.stations import response_time_s


@compiled
def _begin_row(row: Records, kind: int, owner: int, by_clock: int, io_shape: int, clock: Records) -> None:
    """Fill the fields that all kinds of rows have, and set the others to zero."""
    row.at_s = clock.at_s
    row.lasts_s = clock.ends_s - clock.at_s
    row.mode = clock.mode
    row.kind = kind
    row.owner = owner
    row.by_clock = by_clock
    row.io_shape = io_shape
    row.streams = row.think_s = row.cpu_wait_s = row.read_share = 0.0
    row.reads_per_s = row.writes_per_s = row.read_s = row.write_s = row.elsewhere_s = 0.0


@compiled
def _record_closed(
    rows: Records,
    kind: int,
    owner: int,
    work: Records,
    n_active: float,
    host_wait_s: float,
    loops: Records,
    shapes: Records,
    state: State,
) -> None:
    """Record a population's own loop, and the loop of its fixed-rate writes."""
    clock = state.clock[0]
    for by_clock in range(2):
        c = work.loop if by_clock == 0 else work.clock_loop
        if c < 0 or n_active <= 0.0:
            continue
        loop = loops[c]
        row = rows[clock.n_asked]
        _begin_row(row, kind, owner, by_clock, loop.io_shape, clock)
        row.streams = n_active if by_clock == 1 else n_active * work.outstanding
        row.cpu_wait_s = host_wait_s if loop.cpu_ghz_s > 0.0 else 0.0
        row.think_s = loop.think_s + row.cpu_wait_s
        row.read_share = loop.read_share
        per_s = row.streams / state.loops[c].cycle_s
        row.reads_per_s = per_s * loop.read_share * shapes[loop.io_shape].reads_here
        row.writes_per_s = per_s * (1.0 - loop.read_share) * shapes[loop.io_shape].writes_here
        clock.n_asked += 1


@compiled
def _record_open(
    rows: Records, kind: int, owner: int, rate: Records, n_active: float, shapes: Records, clock: Records
) -> None:
    """Record an open population, if it has any I/O."""
    reads = n_active * rate.reads_per_s * shapes[rate.io_shape].reads_here
    writes = n_active * rate.writes_per_s * shapes[rate.io_shape].writes_here
    if reads <= 0.0 and writes <= 0.0:
        return
    row = rows[clock.n_asked]
    _begin_row(row, kind, owner, 0, rate.io_shape, clock)
    row.reads_per_s = reads
    row.writes_per_s = writes
    clock.n_asked += 1


@compiled
def _record_loops(rows: Records, calendar: Calendar, shapes: Records, host: Records, state: State) -> None:
    """Record all populations with closed loops."""
    host_wait_s = state.stations[host.station].wait_s if host.station >= 0 else 0.0
    active, counts, loops = state.active, state.active.counts[0], calendar.loops
    for k in range(counts.sweeps):
        b = active.sweeps[k]
        if state.sweeps[b].state == ON:
            work, n_active = calendar.sweeps[b].work, state.sweeps[b].in_progress
            _record_closed(rows, SWEEPING, b, work, n_active, host_wait_s, loops, shapes, state)
    for k in range(counts.logins):
        s = active.logins[k]
        if state.logins[s].state == ON:
            storm, login = calendar.logins[s], state.logins[s]
            _record_closed(rows, LOGGING_IN, s, storm.login, login.in_login, host_wait_s, loops, shapes, state)
            _record_closed(rows, STARTING_WORK, s, storm.start_of_day, login.active, host_wait_s, loops, shapes, state)
    for k in range(counts.tests):
        i = active.tests[k]
        test = calendar.tests[i]
        _record_closed(rows, TESTING, i, test.work, state.pools[test.pool].up, host_wait_s, loops, shapes, state)


@compiled
def _record_rates(rows: Records, calendar: Calendar, shapes: Records, state: State) -> None:
    """Record all populations with open streams."""
    clock = state.clock[0]
    for p in range(calendar.pools.shape[0]):
        idle, steady = calendar.pools[p].idle, calendar.pools[p].steady
        _record_open(rows, AT_REST, p, idle, state.pools[p].up, shapes, clock)
        _record_open(rows, WORKING, p, steady, state.pools[p].working, shapes, clock)
    for k in range(state.active.counts[0].intervals):
        i = state.active.intervals[k]
        _record_open(rows, COPYING, i, calendar.intervals[i].rate, 1.0, shapes, clock)


@compiled
def record_asked(rows: Rows, calendar: Calendar, network: Network, state: State) -> None:
    """Record a step: one row per closed loop, with its streams, and one per open population, with its rates."""
    clock, asked = state.clock[0], rows.asked
    first, mode = clock.n_asked, clock.mode
    _record_loops(asked, calendar, network.shapes, network.host[0], state)
    _record_rates(asked, calendar, network.shapes, state)
    for n in range(first, clock.n_asked):
        g, base_s, costs = asked[n].io_shape, network.base_s[mode], network.costs[mode]
        asked[n].read_s = response_time_s(base_s[g, 0], g, 0, costs, state.stations)
        asked[n].write_s = response_time_s(base_s[g, 1], g, 1, costs, state.stations)
        for other in range(g + 1, g + network.paths.shape[1]):
            reads = asked[n].read_share * network.shapes[other].reads_here
            writes = (1.0 - asked[n].read_share) * network.shapes[other].writes_here
            asked[n].elsewhere_s += reads * response_time_s(base_s[other, 0], other, 0, costs, state.stations)
            asked[n].elsewhere_s += writes * response_time_s(base_s[other, 1], other, 1, costs, state.stations)
        for i in range(state.stations.shape[0]):
            rows.asked_waits_s[n, i] = state.stations[i].wait_s
