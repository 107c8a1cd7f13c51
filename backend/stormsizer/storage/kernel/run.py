"""Step-by-step simulation of a whole calendar, on one network or on several in parallel."""

from typing import NamedTuple

from stormsizer.storage.kernel.clock import longest_step_s, turn
from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.equilibrium import solve
from stormsizer.storage.kernel.lanes import Block, begin_block, put_network, put_step, solve_lanes, take_step
from stormsizer.storage.kernel.layout import Calendar, Floats, Network, Records
from stormsizer.storage.kernel.rows import NOTHING, Rows, begin_rows, full_table, most_asked, rows_of, with_room
from stormsizer.storage.kernel.state import Active, State, begin, is_change, network_of, state_of
from stormsizer.storage.kernel.stations import (
    add_host_load,
    add_open_load,
    close_step,
    draining_s,
    serve_open_streams,
    set_servers,
)
from stormsizer.storage.kernel.storms import advance, set_load
from stormsizer.storage.kernel.trace import (
    add_closed_rates,
    add_requested,
    record_credits,
    record_outage,
    record_populations,
    record_service,
)
from stormsizer.storage.kernel.watch import record_asked


class Outcome(NamedTuple):
    """Result of simulating a calendar on one network.

    ``starts_s`` (n,) and ``values`` (n, n_columns) are the trace. Records of ``sweeps`` and ``logins`` have the
    instants at which each was done or cut short, NaN if it was not. ``histories`` has the rows of all logins, and each
    login's record has its first row and number of rows. ``asked`` (m,) and ``asked_waits_s`` (m, n_stations) hold each
    population's I/O and waits during the watched period.
    """

    starts_s: Floats
    values: Floats
    sweeps: Records
    logins: Records
    histories: Records
    asked: Records
    asked_waits_s: Floats


def _outcome(state: State, rows: Rows) -> Outcome:
    clock = state.clock[0]
    return Outcome(
        rows.starts_s[: clock["n_steps"]],
        rows.values[: clock["n_steps"]],
        state.sweeps,
        state.logins,
        rows.histories[: clock["history_used"]],
        rows.asked[: clock["n_asked"]],
        rows.asked_waits_s[: clock["n_asked"]],
    )


@inlined
def _begin_step(changed: bool, histories: Records, calendar: Calendar, network: Network, state: State) -> None:
    """Set the end and load of the next step; ``changed`` is whether anything scheduled starts or ends now."""
    clock = state.clock[0]
    step_s = longest_step_s(clock.at_s, calendar.sweeps, calendar.logins, calendar.steps_s, state)
    servers = network.stations[clock.mode]
    if clock.down == 0:
        step_s = min(step_s, max(calendar.steps_s[0], draining_s(changed, servers, state.stations)))
    clock.ends_s = min(calendar.changes[clock.next_change], clock.at_s + step_s)
    n_arrays = network.paths.shape[1]
    set_load(clock.at_s, clock.ends_s - clock.at_s, histories, calendar, network.shapes, n_arrays, state)
    if clock.down == 0:
        set_servers(clock.ends_s - clock.at_s, servers, state.stations)
        add_open_load(state.rates, network.costs[clock.mode], state.stations)
        if network.host[0].station >= 0:
            add_host_load(calendar, servers, network.host[0], state)


@inlined
def _end_step(rows: Rows, calendar: Calendar, network: Network, state: State) -> None:
    """Record the results of the step, once the waits are known, and advance to the next step."""
    clock = state.clock[0]
    t, dt, mode = clock.at_s, clock.ends_s - clock.at_s, clock.mode
    rows.starts_s[clock.n_steps] = t
    row = rows.values[clock.n_steps]
    row[:] = 0.0
    n_arrays = network.paths.shape[1]
    add_requested(1.0, state.rates, n_arrays, row)
    if clock.down == 1:
        record_outage(dt, row, n_arrays, network.stations[mode], state)
    else:
        closed, n_closed = state.active.loops, state.active.counts[0].loops
        loops, stations, costs = state.loops, state.stations, network.costs[mode]
        alone_s, loads = network.alone_s[mode], network.loads[mode]
        close_step(dt, network.stations[mode], loads, alone_s, closed, n_closed, loops, stations)
        serve_open_streams(dt, costs, state.rates, state.owed, stations)
        add_requested(-1.0, state.rates, n_arrays, row)
        add_closed_rates(calendar.loops, network.shapes, n_arrays, closed, n_closed, loops, state.rates)
        add_requested(1.0, state.rates, n_arrays, row)
        paths, base_s = network.paths[mode], network.base_s[mode]
        record_service(row, paths, costs, base_s, network.shapes, state.rates, stations)
        record_credits(row, n_arrays, network.stations[mode], stations)
        if t < calendar.watch_s[1] and clock.ends_s > calendar.watch_s[0]:
            record_asked(rows, calendar, network, state)
    record_populations(row, calendar.pools, state)
    advance(t, dt, rows.histories, calendar, state)
    clock.n_steps += 1
    clock.at_s = clock.ends_s


@compiled
def _go_on(calendar: Calendar, network: Network, state: State, rows: Rows) -> int:
    """Advance step by step to the end of the calendar, or until a table is full; return that table."""
    clock = state.clock[0]
    while clock.at_s < calendar.length_s:
        full = full_table(calendar, state, rows)
        if full != NOTHING:
            return int(full)
        changed = is_change(calendar, clock)
        if changed:
            turn(clock.at_s, rows.histories, calendar, state)
        _begin_step(changed, rows.histories, calendar, network, state)
        if clock.down == 0:
            solve(
                clock.ends_s - clock.at_s,
                network.stations[clock.mode],
                network.loads[clock.mode],
                network.alone_s[clock.mode],
                state.active.loops,
                state.active.counts[0].loops,
                state.loops,
                state.stations,
            )
        _end_step(rows, calendar, network, state)
    return NOTHING


def run(calendar: Calendar, network: Network) -> Outcome:
    """Simulate a whole calendar on one network: for each step, set its load, solve the waits, and advance."""
    state, rows = begin(calendar, network), begin_rows(network)
    while (full := _go_on(calendar, network, state, rows)) != NOTHING:
        rows = with_room(rows, full, most_asked(calendar))
    return _outcome(state, rows)


@compiled
def _go_on_many(calendar: Calendar, networks: Network, states: State, rows: Rows, block: Block) -> int:
    """Advance several networks as ``_go_on`` does; only the waits are solved in parallel."""
    n_networks = networks.stations.shape[0]
    while True:
        n_going = 0
        for k in range(n_networks):
            state = state_of(states, k)
            if state.clock[0].at_s >= calendar.length_s:
                continue
            n_going += 1
            full = full_table(calendar, state, rows_of(rows, k))
            if full != NOTHING:
                return int(full)
        if n_going == 0:
            return NOTHING
        for k in range(n_networks):
            block.scratch[0].busy[k] = 0.0
            state, network = state_of(states, k), network_of(networks, k)
            clock = state.clock[0]
            if clock.at_s >= calendar.length_s:
                continue
            changed = is_change(calendar, clock)
            if changed:
                turn(clock.at_s, rows.histories[k], calendar, state)
                mode = clock.mode
                put_network(k, network.stations[mode], network.alone_s[mode], network.loads[mode], block)
            _begin_step(changed, rows.histories[k], calendar, network, state)
            if clock.down == 0:
                put_step(k, clock.ends_s - clock.at_s, state.loops, state.stations, block)
        solve_lanes(n_networks, block)
        for k in range(n_networks):
            state = state_of(states, k)
            if state.clock[0].at_s < calendar.length_s:
                if state.clock[0].down == 0:
                    take_step(k, state.stations, block)
                _end_step(rows_of(rows, k), calendar, network_of(networks, k), state)


def run_many(calendar: Calendar, networks: Network) -> list[Outcome]:
    """Simulate the same calendar on up to ``LANES`` networks at once, each exactly as ``run`` would.

    The tables of ``networks`` are stacked along a first axis. Every network has its own clock.
    """
    lanes = networks.stations.shape[:1]
    states, rows = begin(calendar, networks, lanes), begin_rows(networks, lanes)
    block = begin_block(networks.stations.shape[2], len(calendar.loops))
    while (full := _go_on_many(calendar, networks, states, rows, block)) != NOTHING:
        rows = with_room(rows, full, most_asked(calendar))
    return [_outcome(_state_at(states, k), Rows(*(of[k] for of in rows))) for k in range(lanes[0])]


def _state_at(states: State, k: int) -> State:
    """Return the state of network ``k``, outside compiled code."""
    tables = states._asdict()
    active = Active(*(of[k] for of in tables.pop("active")))
    return State(**{name: of[k] for name, of in tables.items()}, active=active)
