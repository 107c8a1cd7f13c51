"""State of a simulation between two steps."""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stormsizer.storage.kernel.compiling import inlined
from stormsizer.storage.kernel.layout import Calendar, Floats, Ints, Network, Records

AHEAD, ON, OVER = range(3)
"""States of a storm: not started yet, in progress, or over. A loop is ``ON`` while it has streams."""

POOL_STATE = np.dtype([("up", "f8"), ("brought_up", "f8"), ("working", "f8")])
SWEEP_STATE = np.dtype(
    [
        ("state", "i8"),
        ("taking", "f8"),
        ("slots", "f8"),
        ("spread", "f8"),
        ("left", "f8"),
        ("in_progress", "f8"),
        ("giving_back", "f8"),
        ("done_share", "f8"),
        ("done_s", "f8"),
        ("cut_s", "f8"),
    ]
)
LOGIN_STATE = np.dtype(
    [
        ("state", "i8"),
        ("in_login", "f8"),
        ("starting", "f8"),
        ("active", "f8"),
        ("present", "f8"),
        ("pace", "f8"),
        ("first", "i8"),
        ("length", "i8"),
        ("room", "i8"),
        ("at_time", "i8"),
        ("done_s", "f8"),
        ("cut_s", "f8"),
    ]
)
"""A login storm; its history has ``length`` rows, starting at ``first``, and space for ``room`` rows."""
DEPARTURE_STATE = np.dtype([("state", "i8")])
GROUP_STATE = np.dtype([("finished", "f8"), ("at_progress", "i8"), ("at_time", "i8")])
"""A group of users in a login storm: how many have logged in, and the positions of its searches in the history."""
LOOP_STATE = np.dtype([("state", "i8"), ("streams", "f8"), ("cycle_s", "f8"), ("elsewhere_s", "f8")])
STATION_STATE = np.dtype(
    [
        ("n_servers", "f8"),
        ("credit_s", "f8"),
        ("queue", "f8"),
        ("wait_s", "f8"),
        ("service_s", "f8"),
        ("backlog_s", "f8"),
        ("left_over", "f8"),
        ("open_work", "f8"),
        ("open_jobs", "f8"),
        ("open_squares", "f8"),
    ]
)
"""A station; ``n_servers`` is the number of servers in this step, ``credit_s`` the work above the regular servers'
that burst credits still allow, ``queue`` u / (1 − u) at utilization u, and ``left_over`` the share of its work that is
left at the end of the step."""
CLOCK_STATE = np.dtype(
    [
        ("next_change", "i8"),
        ("mode", "i8"),
        ("down", "i8"),
        ("history_used", "i8"),
        ("n_steps", "i8"),
        ("n_asked", "i8"),
        ("at_s", "f8"),
        ("ends_s", "f8"),
        ("booting", "f8"),
        ("in_sweep", "f8"),
        ("in_login", "f8"),
    ]
)
ACTIVE_COUNTS = np.dtype([(name, "i8") for name in ("sweeps", "logins", "departures", "intervals", "tests", "loops")])


class Active(NamedTuple):
    """Active rows of each table; ``counts`` (1,) contains the number of active rows."""

    sweeps: Ints
    logins: Ints
    departures: Ints
    intervals: Ints
    tests: Ints
    loops: Ints
    counts: Records


class State(NamedTuple):
    """Everything that changes from step to step.

    ``groups`` has shape (n_logins, n_groups), ``rates`` and ``owed`` (n_shapes, 2), ``clock`` (1,); the others have one
    record for each row of the corresponding calendar or network table.
    """

    pools: Records
    sweeps: Records
    logins: Records
    groups: Records
    departures: Records
    loops: Records
    stations: Records
    rates: Floats
    owed: Floats
    active: Active
    clock: Records


def begin(calendar: Calendar, network: Network, lanes: tuple[int, ...] = ()) -> State:
    """Return the state before the first step; ``lanes`` is prepended to the shape of every table."""
    n_shapes, n_stations = network.shapes.shape[-1], network.stations.shape[-1]

    def table(n_rows: int | tuple[int, ...], kind: Any) -> NDArray[Any]:
        return np.zeros((*lanes, *np.atleast_1d(n_rows)), dtype=kind)

    state = State(
        pools=table(len(calendar.pools), POOL_STATE),
        sweeps=table(len(calendar.sweeps), SWEEP_STATE),
        logins=table(len(calendar.logins), LOGIN_STATE),
        groups=table(calendar.factors.shape, GROUP_STATE),
        departures=table(len(calendar.departures), DEPARTURE_STATE),
        loops=table(len(calendar.loops), LOOP_STATE),
        stations=table(n_stations, STATION_STATE),
        rates=table((n_shapes, 2), np.float64),
        owed=table((n_shapes, 2), np.float64),
        active=Active(
            sweeps=table(len(calendar.sweeps), np.int64),
            logins=table(len(calendar.logins), np.int64),
            departures=table(len(calendar.departures), np.int64),
            intervals=table(len(calendar.intervals), np.int64),
            tests=table(len(calendar.tests), np.int64),
            loops=table(len(calendar.loops), np.int64),
            counts=table(1, ACTIVE_COUNTS),
        ),
        clock=table(1, CLOCK_STATE),
    )
    state.pools["up"] = calendar.pools["n_desktops"] * calendar.pools["up_at_start"]
    state.stations["credit_s"] = network.stations[..., 0, :]["full_s"]
    for storms in (state.sweeps, state.logins):
        storms["done_s"] = storms["cut_s"] = math.nan
    return state


@inlined
def is_change(calendar: Calendar, clock: Records) -> bool:
    """Return whether anything starts or ends now."""
    return bool(clock.n_steps == 0 or clock.at_s >= calendar.changes[clock.next_change])


@inlined
def network_of(networks: Network, k: int) -> Network:
    """Return network ``k`` of the networks stacked along the first axis."""
    return Network(
        networks.stations[k],
        networks.costs[k],
        networks.base_s[k],
        networks.paths[k],
        networks.shapes[k],
        networks.alone_s[k],
        networks.loads[k],
        networks.host[k],
    )


@inlined
def state_of(states: State, k: int) -> State:
    """Return the state of network ``k``."""
    active = states.active
    return State(
        states.pools[k],
        states.sweeps[k],
        states.logins[k],
        states.groups[k],
        states.departures[k],
        states.loops[k],
        states.stations[k],
        states.rates[k],
        states.owed[k],
        Active(
            active.sweeps[k],
            active.logins[k],
            active.departures[k],
            active.intervals[k],
            active.tests[k],
            active.loops[k],
            active.counts[k],
        ),
        states.clock[k],
    )
