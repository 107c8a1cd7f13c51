"""The compiled heart of the engine: flow balance per station, closed loops solved inside each step.

All kernels that call one another stand in this one file, because Numba's cache of compiled code does not notice
an edit in another file. Arrays are float64; rows and columns are named by the constants below. Times are in
seconds from the calendar's start.

Model (equation numbers are used in the comments):

(1) closed loop *l* with ``n`` streams, each with think time ``Z`` before every I/O:  x = n / (Z + R)
(2) response time:        R = Σ stations  service + visits · wait
(3) wait at ``m`` servers with one queue: W = s · ErlangC(m, u) / (m · (1 − u)) · (1 + c²) / 2 (drives, ports: m = 1),
    where c is the coefficient of variation of what is served there: a mix of short and long exponential jobs
(4) flow balance of the work V waiting or in service at all M servers, taken implicitly over a step:
        V' + dt · M · u = V + dt · w,   V' = M · u · (s + W),   w = Σ x · demand
    which gives the stationary queue where there is one and a growing backlog where there is none.

One calendar is run with one network (``run``) or with many networks at once (``run_many``); both take the same steps
and give the same bits. Compiled code makes no arrays: where a table that it writes to is full it stops before the next
step, is given a longer one, and goes on.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
"""Kernels make no arrays, so that nothing needs counting of who still uses one: that took most of the time."""
compiled = njit(**_OPTIONS)
inlined = njit(**_OPTIONS, forceinline=True)
"""For what a step does once or for a few: a call costs more than the tables it hands on are worth."""

# columns of `stations`
N_SERVERS, N_POOLED = range(2)
# columns of `costs`, what one I/O brings to a station: work in seconds, visits that count as arrivals, visits that
# the I/O waits for, visits that it waits for beyond what the write buffer holds, seconds of waiting that the buffer
# holds, and bytes read from and written to its servers
WORK_S, ARRIVALS, VISITS, HELD_VISITS, HOLD_S, READ_FROM, WRITTEN_TO = range(7)
N_COSTS = 7
# columns of `shapes`: sizes in bytes, share of reads that reach the array, seconds of a read that a host serves
READ_BYTES, WRITE_BYTES, TO_ARRAY, HOST_HIT_S = range(4)
N_SHAPE = 4
# columns of `paths`: seconds between guest and controller when nothing waits, I/Os inside the controller at a time
HOST_S, ADMITTED = range(2)
# columns of `loops`, the distinct closed loops: think time before an I/O, share of reads, I/O shape
LOOP_THINK_S, LOOP_READ_SHARE, LOOP_SHAPE = range(3)
N_LOOP = 3
# columns of `loads`, what one I/O of a loop brings to a station (SQUARES: second moment of its jobs over two)
LOAD_WORK_S, LOAD_JOBS, LOAD_SQUARES, LOAD_VISITS, LOAD_HELD, LOAD_HOLD_S = range(6)
N_LOADS = 6
# columns of `pools`
(
    N_DESKTOPS,
    UP_AT_START,
    DEDICATED,
    PER_SECOND,
    IDLE_READS,
    IDLE_WRITES,
    IDLE_SHAPE,
    STEADY_READS,
    STEADY_WRITES,
    STEADY_SHAPE,
) = range(10)
N_POOL = 10
# columns of a work's parameters, starting at an offset in `sweeps`, `logins` and `tests`: I/Os, how many of them at a
# time, the loop that does them, and the loop of the writes that are done by the clock meanwhile (-1: none)
IOS, OUTSTANDING, LOOP, CLOCK = range(4)
WORK = 4
# columns of `sweeps`
SWEEP_POOL, SWEEP_START, SWEEP_SLOTS, SWEEP_EFFECT, SWEEP_SHARE, SWEEP_WORK = range(6)
N_SWEEP = SWEEP_WORK + WORK
# effects of a sweep on its desktops: all go down and come up one after the other; only those in hand are down; none is;
# and desktops that were left off come up when somebody arrives
FROM_OFF, ROLLING, BESIDE, ON_ARRIVAL = range(4)
# columns of `logins`
LOGIN_POOL, LOGIN_START, LOGIN_WINDOW, LOGIN_BELL, LOGIN_GUEST_S, LOGIN_WORK = range(6)
START_OF_DAY = LOGIN_WORK + WORK
N_LOGIN = START_OF_DAY + WORK
# columns of `departures`, `intervals`, `tests`, `modes`, `outages`
DEPART_POOL, DEPART_START, DEPART_WINDOW = range(3)
FROM_S, TO_S, INTERVAL_READS, INTERVAL_WRITES, INTERVAL_SHAPE = range(5)
TEST_POOL, TEST_WORK = 2, 3
N_TEST = TEST_WORK + WORK
MODE = 2
# whether a storm is still to come, going on or over
AHEAD, ON, OVER = range(3)
# columns of a storm's history
AT_S, STARTED, PROGRESS = range(3)
# columns of a trace: rates, throughput and latencies, populations, then for each station its utilisation, I/Os per
# second and MB per second read and written
(
    READS,
    WRITES,
    READ_MB,
    WRITE_MB,
    HOST_READ_MS,
    HOST_WRITE_MS,
    INSIDE_READ_MS,
    INSIDE_WRITE_MS,
    BOOTING,
    IN_LOGIN,
    IN_START_OF_DAY,
    AT_WORK,
    UP,
    IN_SWEEP,
) = range(14)
PER_STATION = 14
STATION_USE, STATION_IOPS, STATION_READ_MB, STATION_WRITE_MB = range(4)
N_PER_STATION = 4
# columns of what was asked in a watched step, a row for each population; the waits at the stations follow them, see
# `_note_asked`
(
    ASKED_AT_S,
    ASKED_FOR_S,
    ASKED_MODE,
    ASKED_KIND,
    ASKED_OWNER,
    ASKED_BY_CLOCK,
    ASKED_STREAMS,
    ASKED_THINK_S,
    ASKED_READ_SHARE,
    ASKED_SHAPE,
    ASKED_READS,
    ASKED_WRITES,
    ASKED_READ_S,
    ASKED_WRITE_S,
) = range(14)
N_ASKED = 14
# kinds of populations: closed loops of sweeps, logins, start-of-day work and load tests; open streams of desktops at
# rest, users at work, and copies
SWEEPING, LOGGING_IN, STARTING_WORK, TESTING, AT_REST, WORKING, COPYING = range(7)

LEAVING_STEP_S = 60.0
LATE_ARRIVALS = 0.005
"""Share of a login window that a step of an outage may span: who arrives when still matters."""
QUEUE_LEAST, QUEUE_MOST = 1e-15, 1e17
STANDS_STILL = 1e-9
"""Largest change of a wait, relative to the time between two I/Os, after which a step counts as solved."""
TAIL_STEP_S = 5.0
STEP_GROWTH = 5e-4
"""A storm's steps grow by this share of its age, so that one that never ends does not take for ever."""
QUIET_STEP_S = 900.0
LANES = 16
"""Most networks that are solved side by side."""


class Calendar(NamedTuple):
    """What happens, whatever the array: tables with the columns named above.

    ``factors`` (n_logins, j) is the work of each of ``j`` equally large groups of users, relative to the mean;
    ``changes`` the ascending instants at which anything begins or ends by the clock; ``modes`` (k, 3) says from when to
    when another mode of the network than 0 holds; ``steps_s`` the shortest and the longest step of a storm;
    ``watch_s`` from when to when is noted who asks for what.
    """

    length_s: float
    loops: Floats
    pools: Floats
    sweeps: Floats
    logins: Floats
    factors: Floats
    departures: Floats
    intervals: Floats
    tests: Floats
    modes: Floats
    outages: Floats
    changes: Floats
    steps_s: Floats
    watch_s: Floats


class Network(NamedTuple):
    """The station network in each mode, mode 0 the healthy one.

    Shapes: ``stations`` (n_modes, n_stations, 2), ``costs`` (n_modes, n_shapes, 2, n_stations, N_COSTS), ``base_s``
    (n_modes, n_shapes, 2) response time of a read and a write when nothing waits, ``paths`` (n_modes, 2), ``shapes``
    (n_shapes, 4), ``alone_s`` (n_modes, n_loops) time between two I/Os of a stream when nothing waits, and ``loads``
    (n_modes, n_stations, n_loops, 6).
    """

    stations: Floats
    costs: Floats
    base_s: Floats
    paths: Floats
    shapes: Floats
    alone_s: Floats
    loads: Floats


# what changes from step to step, a record for each row of the calendar's tables
POOL_NOW = np.dtype([("up", "f8"), ("brought_up", "f8"), ("working", "f8")])
SWEEP_NOW = np.dtype(
    [
        ("state", "i8"),
        ("taking", "f8"),
        ("left", "f8"),
        ("in_hand", "f8"),
        ("giving_back", "f8"),
        ("done_share", "f8"),
        ("done_s", "f8"),
        ("cut_s", "f8"),
    ]
)
LOGIN_NOW = np.dtype(
    [
        ("state", "i8"),
        ("in_login", "f8"),
        ("starting", "f8"),
        ("active", "f8"),
        ("pace", "f8"),
        ("first", "i8"),
        ("length", "i8"),
        ("room", "i8"),
        ("at_time", "i8"),
        ("done_s", "f8"),
        ("cut_s", "f8"),
    ]
)
DEPARTURE_NOW = np.dtype([("state", "i8")])
GROUP_NOW = np.dtype([("finished", "f8"), ("at_progress", "i8"), ("at_time", "i8")])
LOOP_NOW = np.dtype([("state", "i8"), ("streams", "f8"), ("cycle_s", "f8"), ("elsewhere_s", "f8")])
STATION_NOW = np.dtype(
    [
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
CLOCK_NOW = np.dtype(
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
Records = Any
"""An array of one of the types above."""


class State(NamedTuple):
    """What changes from step to step.

    ``groups`` has shape (n_logins, n_groups), ``rates`` and ``owed`` (n_shapes, 2), ``clock`` (1,). ``on`` lists, in
    its rows ``ON_SWEEPS`` and so on, the rows of each table whose time it is; ``n_on`` says how many.
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
    on: Ints
    n_on: Ints
    clock: Records


ON_SWEEPS, ON_LOGINS, ON_DEPARTURES, ON_INTERVALS, ON_TESTS, ON_LOOPS = range(6)


class Rows(NamedTuple):
    """What is written down; the tables are longer than that, and the clock counts how much it is.

    ``starts_s`` (n,) step starts, ``values`` (n, PER_STATION + N_PER_STATION * n_stations) the trace, ``histories``
    (n, 3) of all logins, ``asked`` (n, N_ASKED + n_stations) who asked for what.
    """

    starts_s: Floats
    values: Floats
    histories: Floats
    asked: Floats


NOTHING, STEPS, HISTORIES, ASKED = range(4)
"""What is full where a run stops; it is over where nothing is."""
N_STEPS, N_HISTORIES = 16384, 4096
LEAST_ROOM = 1024
"""Rows of a login's history to begin with."""


def _begin(calendar: Calendar, network: Network, lanes: tuple[int, ...] = ()) -> State:
    """The state before the first step; ``lanes`` is the shape of what stands before every axis."""
    n_sweeps, n_logins, n_loops = len(calendar.sweeps), len(calendar.logins), len(calendar.loops)
    n_departures, n_intervals, n_tests = len(calendar.departures), len(calendar.intervals), len(calendar.tests)
    n_shapes, n_stations = network.shapes.shape[-2], network.stations.shape[-2]
    longest = max(n_sweeps, n_logins, n_departures, n_intervals, n_tests, n_loops)
    state = State(
        pools=np.zeros((*lanes, len(calendar.pools)), dtype=POOL_NOW),
        sweeps=np.zeros((*lanes, n_sweeps), dtype=SWEEP_NOW),
        logins=np.zeros((*lanes, n_logins), dtype=LOGIN_NOW),
        groups=np.zeros((*lanes, n_logins, calendar.factors.shape[1]), dtype=GROUP_NOW),
        departures=np.zeros((*lanes, n_departures), dtype=DEPARTURE_NOW),
        loops=np.zeros((*lanes, n_loops), dtype=LOOP_NOW),
        stations=np.zeros((*lanes, n_stations), dtype=STATION_NOW),
        rates=np.zeros((*lanes, n_shapes, 2)),
        owed=np.zeros((*lanes, n_shapes, 2)),
        on=np.zeros((*lanes, 6, longest), dtype=np.int64),
        n_on=np.zeros((*lanes, 6), dtype=np.int64),
        clock=np.zeros((*lanes, 1), dtype=CLOCK_NOW),
    )
    state.pools["up"] = calendar.pools[:, N_DESKTOPS] * calendar.pools[:, UP_AT_START]
    for storms in (state.sweeps, state.logins):
        storms["done_s"] = storms["cut_s"] = math.nan
    return state


def _begin_rows(network: Network, lanes: tuple[int, ...] = ()) -> Rows:
    """Tables that nothing is written to yet."""
    n_stations = network.stations.shape[-2]
    n_columns = PER_STATION + N_PER_STATION * n_stations
    return Rows(
        starts_s=np.empty((*lanes, N_STEPS)),
        values=np.empty((*lanes, N_STEPS, n_columns)),
        histories=np.empty((*lanes, N_HISTORIES, 3)),
        asked=np.empty((*lanes, 0, N_ASKED + n_stations)),
    )


def _with_more(rows: Rows, full: int, most_asked: int) -> Rows:
    """The same rows, with room for more in the table that is full."""
    axis = rows.starts_s.ndim - 1
    if full == STEPS:
        return rows._replace(starts_s=_twice(rows.starts_s, axis), values=_twice(rows.values, axis))
    if full == HISTORIES:
        return rows._replace(histories=_twice(rows.histories, axis))
    return rows._replace(asked=_twice(rows.asked, axis, most_asked))


def _twice(table: Floats, axis: int, at_least: int = 0) -> Floats:
    """A table twice as long on one axis, and with at least so many rows."""
    n_rows = table.shape[axis]
    larger = np.empty((*table.shape[:axis], max(2 * n_rows, at_least), *table.shape[axis + 1 :]))
    larger[(*(slice(None),) * axis, slice(n_rows))] = table
    return larger


@compiled
def _most_asked(calendar: Calendar) -> int:
    """Most rows that one step adds to those who asked."""
    of_loops = 2 * (calendar.sweeps.shape[0] + 2 * calendar.logins.shape[0] + calendar.tests.shape[0])
    return int(of_loops + 2 * calendar.pools.shape[0] + calendar.intervals.shape[0])


@inlined
def _full(calendar: Calendar, state: State, rows: Rows) -> int:
    """Which table might be too short for what the next step writes."""
    clock = state.clock[0]
    if clock.n_steps == rows.starts_s.shape[0]:
        return STEPS
    history_used = clock.history_used
    for k in range(state.n_on[ON_LOGINS]):
        login = state.logins[state.on[ON_LOGINS, k]]
        if login.length == login.room:
            history_used += 2 * login.room
    if _turns(calendar, clock):
        for s in range(calendar.logins.shape[0]):
            if state.logins[s].state == AHEAD and calendar.logins[s, LOGIN_START] <= clock.at_s:
                history_used += LEAST_ROOM
    if history_used > rows.histories.shape[0]:
        return HISTORIES
    if clock.at_s < calendar.watch_s[1] and clock.n_asked + _most_asked(calendar) > rows.asked.shape[0]:
        return ASKED
    return NOTHING


@inlined
def _turns(calendar: Calendar, clock: Records) -> bool:
    """Whether the clock begins or ends anything now."""
    return bool(clock.n_steps == 0 or clock.at_s >= calendar.changes[clock.next_change])


##### What a station gives


@compiled
def _waiting(n_pooled: int, queue: float) -> tuple[float, float]:
    """Mean wait at ``n_pooled`` servers in units of service time, and its slope; exponential service, equation (3).

    ``queue`` is u / (1 − u), the mean number at a single server: in it a queue of a thousand is as well resolved as
    one of a tenth. Erlang C from the exact recursion on one over Erlang B; its power-form approximation is far off for
    many servers.
    """
    if n_pooled == 1:
        return queue, 1.0
    if queue <= 0.0:
        return 0.0, 0.0
    per_queue = 1.0 / queue
    per_offered = (1.0 + per_queue) / n_pooled
    passing = 1.0
    for i in range(1, n_pooled + 1):
        passing = 1.0 + i * per_offered * passing
    if passing > 1e150:
        return 0.0, 0.0
    free = 1.0 / (1.0 + queue)
    utilisation = queue * free
    waits = 1.0 / (free * passing + utilisation)
    slope = waits * waits * (passing - 1.0 + free * n_pooled * (passing * per_queue + 1.0))
    return waits * (1.0 + queue) / n_pooled, (slope * free + waits) / n_pooled


@compiled
def wait(n_pooled: int, service_s: float, utilisation: float) -> float:
    """Mean wait in seconds before exponential service at ``n_pooled`` servers that share one queue."""
    in_services, _ = _waiting(n_pooled, utilisation / (1.0 - utilisation))
    return float(service_s * in_services)


@inlined
def _settle(
    i: int,
    n_pooled: int,
    n_servers: float,
    spread: float,
    dt: float,
    closed: Ints,
    n_closed: int,
    loads: Floats,
    loops: Records,
    station: Records,
) -> None:
    """Find the queue and wait of station ``i`` that solve equation (4), all other stations' waits held.

    Newton's method from the last step's answer. The imbalance increases with the queue, so a bracket that closes in
    catches a step that goes too far.
    """
    service_s, backlog_s, open_work, queue = station.service_s, station.backlog_s, station.open_work, station.queue
    low, high = 0.0, math.inf
    for _ in range(100):
        in_services, slope = _waiting(n_pooled, queue)
        waited_s = service_s * spread * in_services
        rise_s = service_s * spread * slope
        arriving = open_work
        falling = 0.0
        for k in range(n_closed):
            c = closed[k]
            visits = loads[i, c, LOAD_VISITS]
            cycle_s = loops[c].elsewhere_s + visits * waited_s
            if waited_s > loads[i, c, LOAD_HOLD_S]:
                visits += loads[i, c, LOAD_HELD]
                cycle_s += loads[i, c, LOAD_HELD] * (waited_s - loads[i, c, LOAD_HOLD_S])
            per_s = 1.0 / cycle_s
            work = loads[i, c, LOAD_WORK_S] * loops[c].streams * per_s
            arriving += work
            falling += work * visits * per_s
        free = 1.0 / (1.0 + queue)
        utilisation = queue * free
        inside_s = service_s + waited_s + dt
        excess = n_servers * utilisation * inside_s - backlog_s - dt * arriving
        slope = n_servers * (free * free * inside_s + utilisation * rise_s) + dt * falling * rise_s
        if excess < 0.0:
            low = queue
        else:
            high = queue
        better = queue - excess / slope
        if better <= low and excess > 0.0:
            better = 0.5 * (low + high) if low > 0.0 else 1e-3 * high
        elif better >= high:
            better = 0.5 * (low + high)
        better = min(better, QUEUE_MOST)
        moved = abs(better - queue)
        queue = better
        # the next step would be of the square of this one
        if moved <= 1e-6 * queue or queue < QUEUE_LEAST:
            break
    if queue < QUEUE_LEAST:
        queue = 0.0
    in_services, _ = _waiting(n_pooled, queue)
    station.queue = queue
    station.wait_s = service_s * spread * in_services


@inlined
def _cycle_s(alone_s: float, c: int, loads: Floats, stations: Records) -> float:
    """Time between two I/Os of one stream of loop ``c``: ``alone_s`` and its waits at all stations."""
    total = alone_s
    for i in range(stations.shape[0]):
        wait_s = stations[i].wait_s
        total += loads[i, c, LOAD_VISITS] * wait_s
        if wait_s > loads[i, c, LOAD_HOLD_S]:
            total += loads[i, c, LOAD_HELD] * (wait_s - loads[i, c, LOAD_HOLD_S])
    return float(total)


@inlined
def _open_load(rates: Floats, costs: Floats, stations: Records) -> None:
    """Work, jobs and half the second moment of the jobs that open streams bring to each station per second."""
    for i in range(stations.shape[0]):
        stations[i].open_work = stations[i].open_jobs = stations[i].open_squares = 0.0
    for g in range(rates.shape[0]):
        for op in range(2):
            if rates[g, op] <= 0.0:
                continue
            for i in range(stations.shape[0]):
                jobs = rates[g, op] * costs[g, op, i, ARRIVALS]
                if jobs > 0.0:
                    work = rates[g, op] * costs[g, op, i, WORK_S]
                    stations[i].open_work += work
                    stations[i].open_jobs += jobs
                    stations[i].open_squares += work * work / jobs


@inlined
def _equilibrium(
    dt: float,
    servers: Floats,
    loads: Floats,
    alone_s: Floats,
    closed: Ints,
    n_closed: int,
    loops: Records,
    stations: Records,
) -> None:
    """Throughput, waits and utilisation over one step, equations (1) to (4).

    Stations are balanced one after the other until nobody's waits move any more (Gauss–Seidel): each is monotone in
    its own wait, and usually one of them binds. The tables are those of one mode of the network; ``closed`` lists the
    loops that have streams. Updates the stations' queues and waits.
    """
    n_stations = stations.shape[0]
    for _sweep in range(200):
        stands_still = True
        for i in range(n_stations):
            station = stations[i]
            work, jobs, squares = station.open_work, station.open_jobs, station.open_squares
            before_s = station.wait_s
            for k in range(n_closed):
                c = closed[k]
                cycle_s = _cycle_s(alone_s[c], c, loads, stations)
                per_s = loops[c].streams / cycle_s
                work += per_s * loads[i, c, LOAD_WORK_S]
                jobs += per_s * loads[i, c, LOAD_JOBS]
                squares += per_s * loads[i, c, LOAD_SQUARES]
                here_s = loads[i, c, LOAD_VISITS] * before_s
                if before_s > loads[i, c, LOAD_HOLD_S]:
                    here_s += loads[i, c, LOAD_HELD] * (before_s - loads[i, c, LOAD_HOLD_S])
                loops[c].elsewhere_s = cycle_s - here_s
            spread = 1.0
            if work > 0.0 and jobs > 0.0:
                station.service_s = work / jobs
                spread = (squares / work) * (jobs / work)
            elif station.backlog_s <= 0.0:
                station.wait_s = 0.0
                station.queue = 0.0
                continue
            n_pooled = int(servers[i, N_POOLED])
            _settle(i, n_pooled, servers[i, N_SERVERS], spread, dt, closed, n_closed, loads, loops, station)
            moved_s = abs(station.wait_s - before_s)
            for k in range(n_closed):
                c = closed[k]
                weight = loads[i, c, LOAD_VISITS] + loads[i, c, LOAD_HELD]
                stands_still = stands_still and weight * moved_s <= STANDS_STILL * loops[c].elsewhere_s
        if stands_still:
            break


@inlined
def _close_step(
    dt: float,
    servers: Floats,
    loads: Floats,
    alone_s: Floats,
    closed: Ints,
    n_closed: int,
    loops: Records,
    stations: Records,
) -> None:
    """What follows from the waits: the time between two I/Os of each loop, and the work that each station is left."""
    for k in range(n_closed):
        loops[closed[k]].cycle_s = _cycle_s(alone_s[closed[k]], closed[k], loads, stations)
    for i in range(stations.shape[0]):
        station = stations[i]
        working = servers[i, N_SERVERS] * station.queue / (1.0 + station.queue)
        station.backlog_s = working * (station.service_s + station.wait_s)
        there = station.backlog_s + dt * working
        station.left_over = station.backlog_s / there if there > 0.0 else 0.0


@inlined
def _response_s(base_s: float, g: int, op: int, costs: Floats, stations: Records) -> float:
    """Response time at the host of one I/O of a shape and kind."""
    total = base_s
    for i in range(stations.shape[0]):
        wait_s = stations[i].wait_s
        total += costs[g, op, i, VISITS] * wait_s
        total += costs[g, op, i, HELD_VISITS] * max(0.0, wait_s - costs[g, op, i, HOLD_S])
    return float(total)


@inlined
def _finish_owed(dt: float, costs: Floats, rates: Floats, owed: Floats, stations: Records) -> None:
    """Turn open rates from what arrives into what is served, and keep account of the rest.

    An I/O is served when the slowest station that it waits for has worked off what was there.
    """
    for g in range(owed.shape[0]):
        for op in range(2):
            owed[g, op] += dt * rates[g, op]
            if owed[g, op] <= 0.0:
                continue
            left = 0.0
            for i in range(stations.shape[0]):
                waited_for = costs[g, op, i, VISITS] > 0.0
                full = costs[g, op, i, HELD_VISITS] > 0.0 and stations[i].wait_s > costs[g, op, i, HOLD_S]
                if waited_for or full:
                    left = max(left, stations[i].left_over)
            rates[g, op] = (1.0 - left) * owed[g, op] / dt
            owed[g, op] *= left


@inlined
def _record(
    row: Floats,
    path: Floats,
    costs: Floats,
    base_s: Floats,
    shapes: Floats,
    of_loops: Floats,
    closed: Ints,
    n_closed: int,
    rates: Floats,
    loops: Records,
    stations: Records,
) -> None:
    """Fill the rates, latencies and utilisations of one row of the trace; closed loops are added to ``rates``."""
    n_stations = stations.shape[0]
    for k in range(n_closed):
        c = closed[k]
        g = int(of_loops[c, LOOP_SHAPE])
        share = of_loops[c, LOOP_READ_SHARE]
        per_s = loops[c].streams / loops[c].cycle_s
        rates[g, 0] += per_s * share * shapes[g, TO_ARRAY]
        rates[g, 1] += per_s * (1.0 - share)
    inside = 0.0
    for op in range(2):
        waited_s = within_s = 0.0
        for g in range(shapes.shape[0]):
            per_s = rates[g, op]
            if per_s <= 0.0:
                continue
            response_s = _response_s(base_s[g, op], g, op, costs, stations)
            row[op] += per_s
            row[READ_MB + op] += 1e-6 * per_s * shapes[g, op]
            waited_s += per_s * response_s
            within_s += per_s * (response_s - path[HOST_S])
            for i in range(n_stations):
                at = PER_STATION + N_PER_STATION * i
                row[at + STATION_IOPS] += per_s * costs[g, op, i, ARRIVALS]
                row[at + STATION_READ_MB] += 1e-6 * per_s * costs[g, op, i, READ_FROM]
                row[at + STATION_WRITE_MB] += 1e-6 * per_s * costs[g, op, i, WRITTEN_TO]
        inside += within_s
        row[HOST_READ_MS + op] = 1e3 * waited_s / row[op] if row[op] > 0.0 else math.nan
        row[INSIDE_READ_MS + op] = 1e3 * within_s / row[op] if row[op] > 0.0 else math.nan
    # the controller's own clock sees only the I/Os it has admitted (Little's law)
    admitted = min(1.0, path[ADMITTED] / inside) if inside > 0.0 else 1.0
    row[INSIDE_READ_MS] *= admitted
    row[INSIDE_WRITE_MS] *= admitted
    for i in range(n_stations):
        row[PER_STATION + N_PER_STATION * i + STATION_USE] = stations[i].queue / (1.0 + stations[i].queue)


##### Who asks for what


@inlined
def _arrived(logins: Floats, s: int, at_s: float) -> float:
    """Share of the users of a storm who have arrived by ``at_s``."""
    x = (at_s - logins[s, LOGIN_START]) / logins[s, LOGIN_WINDOW]
    if x <= 0.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    if logins[s, LOGIN_BELL] == 0.0:
        return float(x)
    # 40 % of the arrivals fall into the middle sixth of the window: a normal law with sigma = window / 6.29
    scale = 6.29 / math.sqrt(2.0)
    edge = math.erf(0.5 * scale)
    return 0.5 + 0.5 * math.erf((x - 0.5) * scale) / edge


@inlined
def _arrived_in(pool: int, t: float, pools: Floats, logins: Floats, state: State) -> float:
    """Users of a pool who have arrived in the login storms that go on."""
    arrived = 0.0
    for k in range(state.n_on[ON_LOGINS]):
        s = state.on[ON_LOGINS, k]
        if state.logins[s].state == ON and int(logins[s, LOGIN_POOL]) == pool:
            arrived = max(arrived, pools[pool, N_DESKTOPS] * _arrived(logins, s, t))
    return arrived


@inlined
def _missed(t: float, b: int, calendar: Calendar, state: State) -> float:
    """Desktops that somebody waits for and that are still off, of a pool that was not switched on as a whole.

    Whose own desktop is off waits for it; where any will do, the users beyond those that are up wait.
    """
    p = int(calendar.sweeps[b, SWEEP_POOL])
    share = calendar.sweeps[b, SWEEP_SHARE]
    n_desktops = calendar.pools[p, N_DESKTOPS]
    off = share * n_desktops
    arrived = _arrived_in(p, t, calendar.pools, calendar.logins, state)
    wanted = arrived * share if calendar.pools[p, DEDICATED] == 1.0 else max(0.0, arrived - (n_desktops - off))
    return float(max(0.0, wanted - (off - state.sweeps[b].left)))


@inlined
def _in_hand(left: float, slots: float, n_desktops: float) -> float:
    """Desktops that a sweep has in hand while ``left`` desktops' worth of its work remains.

    If every desktop has a slot they start and end together. Otherwise slots fall out of step; while desktops wait every
    slot is taken, and the last ones have between all and none of their work left, evenly, so that n of them hold
    n² / (2 · slots) desktops' worth.
    """
    if n_desktops <= slots:
        return n_desktops
    return min(slots, math.sqrt(2.0 * slots * left))


@inlined
def _add_streams(loop: int, streams: float, loops: Records) -> None:
    loops[loop].state = ON
    loops[loop].streams += streams


@inlined
def _join(table: Floats, row: int, work: int, active: float, loops: Records) -> None:
    """Add a population to the streams of its loop, and to those of the writes it does by the clock.

    The clock's writes come one at a time, the next a period after the last was answered, so that they too slow down
    when the array does.
    """
    _add_streams(int(table[row, work + LOOP]), active * table[row, work + OUTSTANDING], loops)
    if table[row, work + CLOCK] >= 0.0:
        _add_streams(int(table[row, work + CLOCK]), active, loops)


@inlined
def _ask_sweep(t: float, b: int, calendar: Calendar, state: State) -> None:
    """How many desktops a sweep has in hand, and what that leaves up."""
    p = int(calendar.sweeps[b, SWEEP_POOL])
    slots, effect = calendar.sweeps[b, SWEEP_SLOTS], int(calendar.sweeps[b, SWEEP_EFFECT])
    sweep, pool, clock = state.sweeps[b], state.pools[p], state.clock[0]
    free = _in_hand(sweep.left, slots, sweep.taking)
    if effect == ON_ARRIVAL:
        sweep.in_hand = min(slots, _missed(t, b, calendar, state))
    elif effect == ROLLING:
        # whoever is there keeps a desktop, and whoever waits gets the next one that is done
        present = max(pool.working, _arrived_in(p, t, calendar.pools, calendar.logins, state))
        unused = max(0.0, sweep.taking - present)
        if slots >= sweep.taking or unused >= free:
            sweep.in_hand = free
            sweep.giving_back = free
        else:
            # those in hand have between all and none of their work left, evenly
            sweep.in_hand = min(free, max(unused, sweep.in_hand - sweep.giving_back * sweep.done_share))
        pool.up = sweep.taking - sweep.in_hand
    else:
        sweep.in_hand = free
    if effect == FROM_OFF and slots < sweep.taking:
        coming = max(0.0, sweep.left - 0.5 * slots)
        pool.up = max(pool.up, sweep.taking - sweep.in_hand - coming + pool.brought_up)
    if effect in (FROM_OFF, ON_ARRIVAL):
        clock.booting += sweep.in_hand
    else:
        clock.in_sweep += sweep.in_hand


@inlined
def _ask_login(
    t: float, dt: float, s: int, logins: Floats, arena: Floats, groups: Records, login: Records, clock: Records
) -> None:
    """How many users of a storm are logging in, and how many do their start-of-day work."""
    done = 0.0
    for j in range(groups.shape[1]):
        done += groups[s, j].finished
    login.in_login = 0.0
    if login.length > 1:
        began, login.at_time = _interpolated(
            arena, login.first, login.length, STARTED, AT_S, t - logins[s, LOGIN_GUEST_S], login.at_time
        )
        login.in_login = max(0.0, began - done)
        clock.in_login += arena[login.first + login.length - 1, STARTED] - done
    # mean over the step of a population that shrinks by exp(−decay)
    decay = login.pace * dt
    login.active = login.starting * (-math.expm1(-decay) / decay if decay > 1e-9 else 1.0)


@inlined
def _ask(t: float, dt: float, arena: Floats, calendar: Calendar, shapes: Floats, state: State) -> None:
    """Streams of every loop, and open rates that reach the array: desktops at rest, users at work, copies."""
    loops, on, n_on, rates, clock = state.loops, state.on, state.n_on, state.rates, state.clock[0]
    for k in range(n_on[ON_LOOPS]):
        loops[on[ON_LOOPS, k]].state = OVER
        loops[on[ON_LOOPS, k]].streams = 0.0
    clock.booting = clock.in_sweep = clock.in_login = 0.0
    for k in range(n_on[ON_SWEEPS]):
        b = on[ON_SWEEPS, k]
        if state.sweeps[b].state == ON:
            _ask_sweep(t, b, calendar, state)
            _join(calendar.sweeps, b, SWEEP_WORK, state.sweeps[b].in_hand, loops)
    for k in range(n_on[ON_LOGINS]):
        s = on[ON_LOGINS, k]
        if state.logins[s].state == ON:
            _ask_login(t, dt, s, calendar.logins, arena, state.groups, state.logins[s], clock)
            _join(calendar.logins, s, LOGIN_WORK, state.logins[s].in_login, loops)
            _join(calendar.logins, s, START_OF_DAY, state.logins[s].active, loops)
    for k in range(n_on[ON_TESTS]):
        i = on[ON_TESTS, k]
        active = state.pools[int(calendar.tests[i, TEST_POOL])].up
        _join(calendar.tests, i, TEST_WORK, active, loops)
    _list_on(loops, ON_LOOPS, on, n_on)
    for g in range(rates.shape[0]):
        rates[g, 0] = rates[g, 1] = 0.0
    for k in range(n_on[ON_INTERVALS]):
        i = on[ON_INTERVALS, k]
        g = int(calendar.intervals[i, INTERVAL_SHAPE])
        rates[g, 0] += calendar.intervals[i, INTERVAL_READS]
        rates[g, 1] += calendar.intervals[i, INTERVAL_WRITES]
    for p in range(calendar.pools.shape[0]):
        g = int(calendar.pools[p, IDLE_SHAPE])
        rates[g, 0] += state.pools[p].up * calendar.pools[p, IDLE_READS] * shapes[g, TO_ARRAY]
        rates[g, 1] += state.pools[p].up * calendar.pools[p, IDLE_WRITES]
        g = int(calendar.pools[p, STEADY_SHAPE])
        rates[g, 0] += state.pools[p].working * calendar.pools[p, STEADY_READS] * shapes[g, TO_ARRAY]
        rates[g, 1] += state.pools[p].working * calendar.pools[p, STEADY_WRITES]


##### How far it brings them


@inlined
def _interpolated(
    arena: Floats, first: int, n: int, column: int, column_at: int, at: float, pointer: int
) -> tuple[float, int]:
    """Value of one column of a storm's history where another, ascending one reaches ``at``; and the new pointer.

    The history are ``n`` rows of the arena from ``first`` on.
    """
    while pointer + 2 < n and arena[first + pointer + 1, column_at] < at:
        pointer += 1
    row = first + pointer
    x0, x1 = arena[row, column_at], arena[row + 1, column_at]
    y0, y1 = arena[row, column], arena[row + 1, column]
    if at <= x0 or x1 <= x0:
        return y0, pointer
    return y0 + (y1 - y0) * min(1.0, (at - x0) / (x1 - x0)), pointer


@inlined
def _make_room(arena: Floats, login: Records, clock: Records) -> None:
    """Room for one more row of a storm's history: who has outgrown his place gets a new one."""
    if login.length < login.room:
        return
    first, room = clock.history_used, max(LEAST_ROOM, 2 * login.room)
    for row in range(login.length):
        for column in range(3):
            arena[first + row, column] = arena[login.first + row, column]
    login.first = first
    login.room = room
    clock.history_used = first + room


@inlined
def _advance_waves(left: float, slots: float, n_desktops: float, per_slot: float, dt: float) -> tuple[float, float]:
    """Work left after a step in desktops' worth, and when in the step none was (NaN if some is)."""
    if n_desktops <= slots:
        needed_s = left / (n_desktops * per_slot)
        if needed_s > dt:
            return left - n_desktops * per_slot * dt, math.nan
        return 0.0, needed_s
    spent = 0.0
    if left > 0.5 * slots:
        spent = min(dt, (left - 0.5 * slots) / (slots * per_slot))
        left -= slots * per_slot * spent
    if spent >= dt:
        return left, math.nan
    pace = math.sqrt(0.5 * slots) * per_slot
    root = math.sqrt(left) - pace * (dt - spent)
    if root > 0.0:
        return root * root, math.nan
    return 0.0, spent + math.sqrt(left) / pace


@inlined
def _advance_sweep(
    t: float, dt: float, b: int, sweeps: Floats, per_second: float, cycle_s: float, sweep: Records, pool: Records
) -> None:
    """Bring a sweep to the end of the step; ``cycle_s`` is the time that one I/O of a stream takes."""
    slots, effect = sweeps[b, SWEEP_SLOTS], int(sweeps[b, SWEEP_EFFECT])
    per_slot = sweeps[b, SWEEP_WORK + OUTSTANDING] / (sweeps[b, SWEEP_WORK + IOS] * cycle_s)
    done_s = math.nan
    if effect == ON_ARRIVAL:
        came = -sweep.in_hand * math.expm1(-per_slot * dt)
        if per_second > 0.0:
            came = min(came, per_second * dt)
        if sweep.left - came <= 1e-6 * sweep.taking:
            came = sweep.left
            done_s = dt
        sweep.left -= came
        pool.up += came
        pool.brought_up += came
    elif sweep.in_hand < _in_hand(sweep.left, slots, sweep.taking):
        sweep.done_share = min(1.0, per_slot * dt)
        sweep.left = max(0.0, sweep.left - sweep.in_hand * per_slot * dt)
        if sweep.left <= 1e-6 * sweep.taking:
            done_s = dt
    else:
        sweep.done_share = min(1.0, per_slot * dt)
        sweep.left, done_s = _advance_waves(sweep.left, slots, sweep.taking, per_slot, dt)
    if not math.isnan(done_s):
        sweep.state = OVER
        sweep.done_s = t + done_s
        if effect == FROM_OFF:
            pool.up = sweep.taking + pool.brought_up
        elif effect == ROLLING:
            pool.up = sweep.taking


@inlined
def _start_work(dt: float, s: int, logins: Floats, served: bool, loops: Records, login: Records, pool: Records) -> None:
    """Bring the start-of-day work of a storm to the end of the step."""
    login.pace = 0.0
    remaining = 0.0
    if logins[s, START_OF_DAY + IOS] > 0.0:
        if served:
            cycle_s = loops[int(logins[s, START_OF_DAY + LOOP])].cycle_s
            login.pace = logins[s, START_OF_DAY + OUTSTANDING] / (logins[s, START_OF_DAY + IOS] * cycle_s)
        remaining = login.starting * math.exp(-dt * login.pace)
    pool.working += login.starting - remaining
    login.starting = remaining


@inlined
def _finish_logins(s: int, logins: Floats, factors: Floats, arena: Floats, groups: Records, login: Records) -> float:
    """Bring the users who have logged in up to date with a storm's history; returns how many that adds.

    A login that began its I/O at *s* is over when the progress since *s* equals its I/Os.
    """
    n_groups = groups.shape[1]
    now = arena[login.first + login.length - 1, PROGRESS]
    before = after = 0.0
    for j in range(n_groups):
        group = groups[s, j]
        before += group.finished
        ios = logins[s, LOGIN_WORK + IOS] * factors[s, j]
        if now > ios:
            io_began_s, group.at_progress = _interpolated(
                arena, login.first, login.length, AT_S, PROGRESS, now - ios, group.at_progress
            )
            guest_began_s = io_began_s - logins[s, LOGIN_GUEST_S]
            began, group.at_time = _interpolated(
                arena, login.first, login.length, STARTED, AT_S, guest_began_s, group.at_time
            )
            group.finished = max(group.finished, began / n_groups)
        after += group.finished
    return float(after - before)


@inlined
def _advance_login(
    ends_s: float,
    ios: float,
    s: int,
    logins: Floats,
    factors: Floats,
    dedicated: bool,
    n_desktops: float,
    arena: Floats,
    groups: Records,
    login: Records,
    pool: Records,
) -> None:
    """Bring a login storm to the end of the step, in which one login was served ``ios`` I/Os."""
    arrived = n_desktops * _arrived(logins, s, ends_s)
    started = min(arrived, pool.up)
    if dedicated:
        started = min(arrived, arrived * (pool.up - pool.brought_up) / n_desktops + pool.brought_up)
    now = login.first + login.length
    arena[now, AT_S] = ends_s
    arena[now, STARTED] = max(started, arena[now - 1, STARTED])
    arena[now, PROGRESS] = arena[now - 1, PROGRESS] + ios
    login.length += 1
    login.starting += _finish_logins(s, logins, factors, arena, groups, login)
    if math.isnan(login.done_s):
        finished = 0.0
        for j in range(groups.shape[1]):
            finished += groups[s, j].finished
        if finished >= n_desktops * (1.0 - 1e-9):
            login.done_s = ends_s
    elif login.starting < 1e-4 * n_desktops:
        pool.working += login.starting
        login.starting = 0.0
        login.state = OVER


@inlined
def _leave(t: float, dt: float, d: int, calendar: Calendar, state: State) -> None:
    """Let users of one departure go, evenly over its window."""
    p, starts_s = int(calendar.departures[d, DEPART_POOL]), calendar.departures[d, DEPART_START]
    stay = max(0.0, 1.0 - dt / (starts_s + calendar.departures[d, DEPART_WINDOW] - t))
    state.pools[p].working *= stay
    for k in range(state.n_on[ON_LOGINS]):
        s = state.on[ON_LOGINS, k]
        if int(calendar.logins[s, LOGIN_POOL]) == p and calendar.logins[s, LOGIN_START] < starts_s:
            state.logins[s].starting *= stay


@inlined
def _advance(t: float, dt: float, arena: Floats, calendar: Calendar, state: State) -> None:
    """Bring everything that goes on to the end of the step."""
    served = state.clock[0].down == 0
    for k in range(state.n_on[ON_SWEEPS]):
        b = state.on[ON_SWEEPS, k]
        if served and state.sweeps[b].state == ON:
            p = int(calendar.sweeps[b, SWEEP_POOL])
            cycle_s = state.loops[int(calendar.sweeps[b, SWEEP_WORK + LOOP])].cycle_s
            per_second = calendar.pools[p, PER_SECOND]
            _advance_sweep(t, dt, b, calendar.sweeps, per_second, cycle_s, state.sweeps[b], state.pools[p])
    for k in range(state.n_on[ON_LOGINS]):
        s = state.on[ON_LOGINS, k]
        if state.logins[s].state != ON:
            continue
        p = int(calendar.logins[s, LOGIN_POOL])
        _start_work(dt, s, calendar.logins, served, state.loops, state.logins[s], state.pools[p])
        _make_room(arena, state.logins[s], state.clock[0])
        ios = 0.0
        if served:
            cycle_s = state.loops[int(calendar.logins[s, LOGIN_WORK + LOOP])].cycle_s
            ios = dt / cycle_s * calendar.logins[s, LOGIN_WORK + OUTSTANDING]
        _advance_login(
            t + dt,
            ios,
            s,
            calendar.logins,
            calendar.factors,
            calendar.pools[p, DEDICATED] == 1.0,
            calendar.pools[p, N_DESKTOPS],
            arena,
            state.groups,
            state.logins[s],
            state.pools[p],
        )
    for k in range(state.n_on[ON_DEPARTURES]):
        _leave(t, dt, state.on[ON_DEPARTURES, k], calendar, state)


##### The clock


@compiled
def _break_off(pool: int, t: float, before_s: float, logins: Floats, now: Records) -> None:
    """End the login storms of a pool that began before an instant."""
    for s in range(logins.shape[0]):
        if now[s].state == ON and int(logins[s, LOGIN_POOL]) == pool and logins[s, LOGIN_START] < before_s:
            now[s].state = OVER
            now[s].starting = 0.0
            if math.isnan(now[s].done_s):
                now[s].cut_s = t


@compiled
def _begin_sweep(t: float, b: int, calendar: Calendar, state: State) -> None:
    """Start a sweep. One that takes desktops down ends whatever went on in them."""
    p, effect = int(calendar.sweeps[b, SWEEP_POOL]), int(calendar.sweeps[b, SWEEP_EFFECT])
    sweep, pool = state.sweeps[b], state.pools[p]
    if effect in (FROM_OFF, ROLLING):
        for other in range(calendar.sweeps.shape[0]):
            if state.sweeps[other].state == ON and int(calendar.sweeps[other, SWEEP_POOL]) == p:
                state.sweeps[other].state = OVER
                state.sweeps[other].cut_s = t
        _break_off(p, t, math.inf, calendar.logins, state.logins)
        pool.working = 0.0
        pool.brought_up = 0.0
    sweep.state = ON
    there = calendar.pools[p, N_DESKTOPS] if effect in (FROM_OFF, ON_ARRIVAL) else pool.up
    sweep.taking = sweep.left = sweep.in_hand = calendar.sweeps[b, SWEEP_SHARE] * there
    if effect == FROM_OFF:
        pool.up = 0.0


@inlined
def _list_on(now: Records, which: int, on: Ints, n_on: Ints) -> None:
    """Write down the rows that are on."""
    n_on[which] = 0
    for row in range(now.shape[0]):
        if now[row].state == ON:
            on[which, n_on[which]] = row
            n_on[which] += 1


@compiled
def _list_by_clock(t: float, table: Floats, which: int, on: Ints, n_on: Ints) -> None:
    """Write down the rows whose time it is."""
    n_on[which] = 0
    for row in range(table.shape[0]):
        if table[row, FROM_S] <= t < table[row, TO_S]:
            on[which, n_on[which]] = row
            n_on[which] += 1


@inlined
def _turn(t: float, arena: Floats, calendar: Calendar, state: State) -> None:
    """Begin and end what the clock says."""
    clock = state.clock[0]
    for b in range(calendar.sweeps.shape[0]):
        if state.sweeps[b].state == AHEAD and calendar.sweeps[b, SWEEP_START] <= t:
            _begin_sweep(t, b, calendar, state)
    for s in range(calendar.logins.shape[0]):
        login = state.logins[s]
        if login.state == AHEAD and calendar.logins[s, LOGIN_START] <= t:
            login.state = ON
            _make_room(arena, login, clock)
            arena[login.first, AT_S] = t
            arena[login.first, STARTED] = arena[login.first, PROGRESS] = 0.0
            login.length = 1
    for d in range(calendar.departures.shape[0]):
        starts_s = calendar.departures[d, DEPART_START]
        if state.departures[d].state == AHEAD and starts_s <= t:
            state.departures[d].state = ON
        if state.departures[d].state == ON and t >= starts_s + calendar.departures[d, DEPART_WINDOW]:
            state.departures[d].state = OVER
            p = int(calendar.departures[d, DEPART_POOL])
            state.pools[p].working = 0.0
            _break_off(p, t, starts_s, calendar.logins, state.logins)
    _list_on(state.sweeps, ON_SWEEPS, state.on, state.n_on)
    _list_on(state.logins, ON_LOGINS, state.on, state.n_on)
    _list_on(state.departures, ON_DEPARTURES, state.on, state.n_on)
    _list_by_clock(t, calendar.intervals, ON_INTERVALS, state.on, state.n_on)
    _list_by_clock(t, calendar.tests, ON_TESTS, state.on, state.n_on)
    clock.down = 0
    for o in range(calendar.outages.shape[0]):
        if calendar.outages[o, FROM_S] <= t < calendar.outages[o, TO_S]:
            clock.down = 1
    clock.mode = 0
    for m in range(calendar.modes.shape[0]):
        if calendar.modes[m, FROM_S] <= t < calendar.modes[m, TO_S]:
            clock.mode = int(calendar.modes[m, MODE])
    while calendar.changes[clock.next_change] <= t:
        clock.next_change += 1


@inlined
def _storm_step_s(age_s: float, steps_s: Floats) -> float:
    return float(min(steps_s[1], max(steps_s[0], STEP_GROWTH * age_s)))


@inlined
def _step_s(t: float, sweeps: Floats, logins: Floats, steps_s: Floats, state: State) -> float:
    """Longest step that what is going on allows."""
    step_s = LEAVING_STEP_S if state.n_on[ON_DEPARTURES] > 0 else QUIET_STEP_S
    if state.clock[0].down == 1:
        for k in range(state.n_on[ON_LOGINS]):
            s = state.on[ON_LOGINS, k]
            if state.logins[s].state == ON:
                step_s = min(step_s, max(steps_s[0], LATE_ARRIVALS * logins[s, LOGIN_WINDOW]))
        return step_s
    if state.n_on[ON_TESTS] > 0:
        step_s = min(step_s, LEAVING_STEP_S)
    for k in range(state.n_on[ON_SWEEPS]):
        b = state.on[ON_SWEEPS, k]
        if state.sweeps[b].state == ON and int(sweeps[b, SWEEP_EFFECT]) != ON_ARRIVAL:
            step_s = min(step_s, _storm_step_s(t - sweeps[b, SWEEP_START], steps_s))
    for k in range(state.n_on[ON_LOGINS]):
        s = state.on[ON_LOGINS, k]
        if state.logins[s].state == ON:
            storm_s = _storm_step_s(t - logins[s, LOGIN_START], steps_s)
            if not math.isnan(state.logins[s].done_s):
                storm_s = max(storm_s, min(TAIL_STEP_S, steps_s[1]))
            step_s = min(step_s, storm_s)
    return step_s


##### Who asked for what


@compiled
def _note(
    rows: Floats, n: int, t: float, dt: float, kind: int, owner: int, by_clock: int, shape: int, state: State
) -> int:
    """Begin a row; returns how many there are."""
    rows[n] = 0.0
    rows[n, ASKED_AT_S] = t
    rows[n, ASKED_FOR_S] = dt
    rows[n, ASKED_MODE] = state.clock[0].mode
    rows[n, ASKED_KIND] = kind
    rows[n, ASKED_OWNER] = owner
    rows[n, ASKED_BY_CLOCK] = by_clock
    rows[n, ASKED_SHAPE] = shape
    return n + 1


@compiled
def _note_loop(
    rows: Floats,
    n: int,
    t: float,
    dt: float,
    kind: int,
    owner: int,
    table: Floats,
    work: int,
    active: float,
    of_loops: Floats,
    shapes: Floats,
    state: State,
) -> int:
    """Note a population's own loop, and that of its writes by the clock."""
    for by_clock in range(2):
        c = int(table[owner, work + LOOP + by_clock])
        if c < 0 or active <= 0.0:
            continue
        g, share = int(of_loops[c, LOOP_SHAPE]), of_loops[c, LOOP_READ_SHARE]
        streams = active if by_clock == 1 else active * table[owner, work + OUTSTANDING]
        per_s = streams / state.loops[c].cycle_s
        n = _note(rows, n, t, dt, kind, owner, by_clock, g, state)
        rows[n - 1, ASKED_STREAMS] = streams
        rows[n - 1, ASKED_THINK_S] = of_loops[c, LOOP_THINK_S]
        rows[n - 1, ASKED_READ_SHARE] = share
        rows[n - 1, ASKED_READS] = per_s * share * shapes[g, TO_ARRAY]
        rows[n - 1, ASKED_WRITES] = per_s * (1.0 - share)
    return n


@compiled
def _note_open(
    rows: Floats,
    n: int,
    t: float,
    dt: float,
    kind: int,
    owner: int,
    g: int,
    reads: float,
    writes: float,
    state: State,
) -> int:
    """Note an open population, if it asks for anything."""
    if reads <= 0.0 and writes <= 0.0:
        return n
    n = _note(rows, n, t, dt, kind, owner, 0, g, state)
    rows[n - 1, ASKED_READS] = reads
    rows[n - 1, ASKED_WRITES] = writes
    return n


@compiled
def _note_asked(rows: Floats, t: float, dt: float, calendar: Calendar, network: Network, state: State) -> None:
    """Note a step, a row for each population: closed loops with their streams, open ones with their rates.

    Rates count what reaches the array; those of closed loops are what they are given here, those of open streams what
    they ask. Response times are the step's means at the host; of each station, how long a job waits there.
    """
    on, n_on, loops, shapes = state.on, state.n_on, calendar.loops, network.shapes
    first = n = state.clock[0].n_asked
    for k in range(n_on[ON_SWEEPS]):
        b = on[ON_SWEEPS, k]
        if state.sweeps[b].state == ON:
            active = state.sweeps[b].in_hand
            n = _note_loop(rows, n, t, dt, SWEEPING, b, calendar.sweeps, SWEEP_WORK, active, loops, shapes, state)
    for k in range(n_on[ON_LOGINS]):
        s = on[ON_LOGINS, k]
        if state.logins[s].state == ON:
            active = state.logins[s].in_login
            n = _note_loop(rows, n, t, dt, LOGGING_IN, s, calendar.logins, LOGIN_WORK, active, loops, shapes, state)
            active = state.logins[s].active
            n = _note_loop(
                rows, n, t, dt, STARTING_WORK, s, calendar.logins, START_OF_DAY, active, loops, shapes, state
            )
    for k in range(n_on[ON_TESTS]):
        i = on[ON_TESTS, k]
        active = state.pools[int(calendar.tests[i, TEST_POOL])].up
        n = _note_loop(rows, n, t, dt, TESTING, i, calendar.tests, TEST_WORK, active, loops, shapes, state)
    for p in range(calendar.pools.shape[0]):
        g = int(calendar.pools[p, IDLE_SHAPE])
        active = state.pools[p].up
        reads = active * calendar.pools[p, IDLE_READS] * shapes[g, TO_ARRAY]
        n = _note_open(rows, n, t, dt, AT_REST, p, g, reads, active * calendar.pools[p, IDLE_WRITES], state)
        g = int(calendar.pools[p, STEADY_SHAPE])
        active = state.pools[p].working
        reads = active * calendar.pools[p, STEADY_READS] * shapes[g, TO_ARRAY]
        n = _note_open(rows, n, t, dt, WORKING, p, g, reads, active * calendar.pools[p, STEADY_WRITES], state)
    for k in range(n_on[ON_INTERVALS]):
        i = on[ON_INTERVALS, k]
        g = int(calendar.intervals[i, INTERVAL_SHAPE])
        reads, writes = calendar.intervals[i, INTERVAL_READS], calendar.intervals[i, INTERVAL_WRITES]
        n = _note_open(rows, n, t, dt, COPYING, i, g, reads, writes, state)
    mode = state.clock[0].mode
    for row in range(first, n):
        g = int(rows[row, ASKED_SHAPE])
        for op in range(2):
            rows[row, ASKED_READ_S + op] = _response_s(
                network.base_s[mode, g, op], g, op, network.costs[mode], state.stations
            )
        for i in range(state.stations.shape[0]):
            rows[row, N_ASKED + i] = state.stations[i].wait_s
    state.clock[0].n_asked = n


##### Many networks at once

# Up to LANES networks stand side by side, so that one instruction works on several of them. Each field of a station, a
# loop, a load or the scratch space is a row of LANES numbers; rows lie one after the other in one array, because the
# compiler gives up on loops over more than a few arrays. Flags are 0.0 or 1.0.
_SERVERS, _POOLED, _QUEUE, _WAIT, _SERVICE, _BACKLOG, _OPEN_WORK, _OPEN_JOBS, _OPEN_SQUARES = (
    field * LANES for field in range(9)
)
_SPREAD, _BEFORE, _SOLVING = 9 * LANES, 10 * LANES, 11 * LANES
N_OF_STATION = 12
_ALONE, _STREAMS, _ON, _ELSEWHERE, _CYCLE = (field * LANES for field in range(5))
N_OF_LOOP = 5
_WORK, _JOBS, _SQUARES, _VISITS, _HELD, _HOLD = (field * LANES for field in range(N_LOADS))
_WAITS, _SLOPES, _PASSING, _PER_OFFERED, _ARRIVING, _FALLING, _LOW, _HIGH, _GOING = (
    field * LANES for field in range(9)
)
_DT, _BUSY, _STILL, _SUM_WORK, _SUM_JOBS, _SUM_SQUARES = (field * LANES for field in range(9, 15))
N_SCRATCH = 15


class Block(NamedTuple):
    """Stations (n_stations, ...), loops (n_loops, ...), loads (n_stations, n_loops, ...) and scratch space."""

    now: Floats
    each: Floats
    loads: Floats
    scratch: Floats
    closed: Ints


def _begin_block(n_stations: int, n_loops: int) -> Block:
    return Block(
        now=np.zeros((n_stations, N_OF_STATION * LANES)),
        each=np.zeros((n_loops, N_OF_LOOP * LANES)),
        loads=np.zeros((n_stations, n_loops, N_LOADS * LANES)),
        scratch=np.zeros(N_SCRATCH * LANES),
        closed=np.zeros(n_loops, dtype=np.int64),
    )


@compiled
def _put_tables(lane: int, stations: Floats, alone_s: Floats, loads: Floats, block: Block) -> None:
    """Bring one network's tables, in the mode that holds, into its lane."""
    for i in range(stations.shape[0]):
        block.now[i, _SERVERS + lane] = stations[i, N_SERVERS]
        block.now[i, _POOLED + lane] = stations[i, N_POOLED]
        for c in range(alone_s.shape[0]):
            for column in range(N_LOADS):
                block.loads[i, c, column * LANES + lane] = loads[i, c, column]
    for c in range(alone_s.shape[0]):
        block.each[c, _ALONE + lane] = alone_s[c]


@inlined
def _put_step(lane: int, dt: float, loops: Records, stations: Records, block: Block) -> None:
    """Bring what one network is asked in its next step into its lane."""
    block.scratch[_BUSY + lane] = 1.0
    block.scratch[_DT + lane] = dt
    for c in range(loops.shape[0]):
        block.each[c, _ON + lane] = 1.0 if loops[c].state == ON else 0.0
        block.each[c, _STREAMS + lane] = loops[c].streams
    for i in range(stations.shape[0]):
        block.now[i, _QUEUE + lane] = stations[i].queue
        block.now[i, _WAIT + lane] = stations[i].wait_s
        block.now[i, _SERVICE + lane] = stations[i].service_s
        block.now[i, _BACKLOG + lane] = stations[i].backlog_s
        block.now[i, _OPEN_WORK + lane] = stations[i].open_work
        block.now[i, _OPEN_JOBS + lane] = stations[i].open_jobs
        block.now[i, _OPEN_SQUARES + lane] = stations[i].open_squares


@inlined
def _take_step(lane: int, stations: Records, block: Block) -> None:
    """Bring the solution of one network back."""
    for i in range(stations.shape[0]):
        stations[i].queue = block.now[i, _QUEUE + lane]
        stations[i].wait_s = block.now[i, _WAIT + lane]
        stations[i].service_s = block.now[i, _SERVICE + lane]


@compiled
def _waiting_in(n_lanes: int, here: Floats, scratch: Floats, most: int) -> None:
    """``_waiting`` for every lane; ``most`` is the largest number of servers that share a queue."""
    if most == 1:
        for k in range(n_lanes):
            scratch[_WAITS + k] = here[_QUEUE + k]
            scratch[_SLOPES + k] = 1.0
        return
    for k in range(n_lanes):
        scratch[_PER_OFFERED + k] = (1.0 + 1.0 / here[_QUEUE + k]) / here[_POOLED + k]
        scratch[_PASSING + k] = 1.0
    for i in range(1, most + 1):
        for k in range(n_lanes):
            longer = 1.0 + i * scratch[_PER_OFFERED + k] * scratch[_PASSING + k]
            scratch[_PASSING + k] = longer if i <= here[_POOLED + k] else scratch[_PASSING + k]
    for k in range(n_lanes):
        queue, pooled, passing = here[_QUEUE + k], here[_POOLED + k], scratch[_PASSING + k]
        per_queue = 1.0 / queue
        free = 1.0 / (1.0 + queue)
        waiting = 1.0 / (free * passing + queue * free)
        slope = waiting * waiting * (passing - 1.0 + free * pooled * (passing * per_queue + 1.0))
        pooled_wait = waiting * (1.0 + queue) / pooled
        pooled_slope = (slope * free + waiting) / pooled
        pooled_wait = pooled_wait if queue > 0.0 else 0.0
        pooled_slope = pooled_slope if queue > 0.0 else 0.0
        pooled_wait = pooled_wait if passing <= 1e150 else 0.0
        pooled_slope = pooled_slope if passing <= 1e150 else 0.0
        scratch[_WAITS + k] = queue if pooled == 1.0 else pooled_wait
        scratch[_SLOPES + k] = 1.0 if pooled == 1.0 else pooled_slope


@compiled
def _ask_in(n_lanes: int, here: Floats, each: Floats, loads: Floats, scratch: Floats) -> None:
    """Add what one loop asks of a station at its present queue, and how that falls as waits grow."""
    for k in range(n_lanes):
        waited_s = here[_SERVICE + k] * here[_SPREAD + k] * scratch[_WAITS + k]
        beyond_s = waited_s - loads[_HOLD + k]
        visits = loads[_VISITS + k]
        cycle_s = each[_ELSEWHERE + k] + visits * waited_s
        held_s = cycle_s + loads[_HELD + k] * beyond_s
        visits_held = visits + loads[_HELD + k]
        cycle_s = held_s if beyond_s > 0.0 else cycle_s
        visits = visits_held if beyond_s > 0.0 else visits
        per_s = 1.0 / cycle_s
        work = loads[_WORK + k] * each[_STREAMS + k] * per_s
        scratch[_ARRIVING + k] += work
        scratch[_FALLING + k] += work * visits * per_s


@compiled
def _newton_in(n_lanes: int, here: Floats, scratch: Floats) -> None:
    """One step of Newton's method for every lane that is not done, as in ``_settle``."""
    for k in range(n_lanes):
        service = here[_SERVICE + k]
        scale = service * here[_SPREAD + k]
        waited_s = scale * scratch[_WAITS + k]
        rise_s = scale * scratch[_SLOPES + k]
        now, dt, n_servers = here[_QUEUE + k], scratch[_DT + k], here[_SERVERS + k]
        free = 1.0 / (1.0 + now)
        utilisation = now * free
        inside_s = service + waited_s + dt
        excess = n_servers * utilisation * inside_s - here[_BACKLOG + k] - dt * scratch[_ARRIVING + k]
        slope = n_servers * (free * free * inside_s + utilisation * rise_s) + dt * scratch[_FALLING + k] * rise_s
        lower = now if excess < 0.0 else scratch[_LOW + k]
        upper = scratch[_HIGH + k] if excess < 0.0 else now
        better = now - excess / slope
        half = 0.5 * (lower + upper)
        short = half if lower > 0.0 else 1e-3 * upper
        capped = half if better >= upper else better
        short = short if excess > 0.0 else capped
        better = short if better <= lower else capped
        better = better if better < QUEUE_MOST else QUEUE_MOST  # noqa: FURB136 - a call of min keeps lanes apart
        moved = abs(better - now)
        going = scratch[_GOING + k]
        scratch[_LOW + k] = lower
        scratch[_HIGH + k] = upper
        here[_QUEUE + k] = better if going > 0.0 else now
        going = going if moved > 1e-6 * better else 0.0
        scratch[_GOING + k] = going if better >= QUEUE_LEAST else 0.0


@compiled
def _settle_in(
    n_lanes: int, i: int, now: Floats, each: Floats, loads: Floats, closed: Ints, n_closed: int, scratch: Floats
) -> None:
    """``_settle`` for the lanes of station ``i`` that are being solved."""
    here = now[i]
    most = 1
    for k in range(n_lanes):
        scratch[_LOW + k] = 0.0
        scratch[_HIGH + k] = math.inf
        scratch[_GOING + k] = here[_SOLVING + k]
        if here[_SOLVING + k] > 0.0:
            most = max(most, int(here[_POOLED + k]))
    for _ in range(100):
        _waiting_in(n_lanes, here, scratch, most)
        for k in range(n_lanes):
            scratch[_ARRIVING + k] = here[_OPEN_WORK + k]
            scratch[_FALLING + k] = 0.0
        for n in range(n_closed):
            _ask_in(n_lanes, here, each[closed[n]], loads[i, closed[n]], scratch)
        _newton_in(n_lanes, here, scratch)
        going = 0.0
        for k in range(n_lanes):
            going += scratch[_GOING + k]
        if going == 0.0:
            break
    for k in range(n_lanes):
        if here[_SOLVING + k] > 0.0 and here[_QUEUE + k] < QUEUE_LEAST:
            here[_QUEUE + k] = 0.0
    _waiting_in(n_lanes, here, scratch, most)
    for k in range(n_lanes):
        waited_s = here[_SERVICE + k] * here[_SPREAD + k] * scratch[_WAITS + k]
        here[_WAIT + k] = waited_s if here[_SOLVING + k] > 0.0 else here[_WAIT + k]


@compiled
def _add_wait_in(n_lanes: int, here: Floats, loads: Floats, each: Floats) -> None:
    """Add the wait at one station to the cycle of one loop, as in ``_cycle_s``."""
    for k in range(n_lanes):
        waited_s = here[_WAIT + k]
        beyond_s = waited_s - loads[_HOLD + k]
        cycle_s = each[_CYCLE + k] + loads[_VISITS + k] * waited_s
        held_s = cycle_s + loads[_HELD + k] * beyond_s
        each[_CYCLE + k] = held_s if beyond_s > 0.0 else cycle_s


@compiled
def _sum_in(n_lanes: int, here: Floats, each: Floats, loads: Floats, scratch: Floats) -> None:
    """Add the load of one loop to the sums of a station, and note what its cycle takes elsewhere."""
    for k in range(n_lanes):
        per_s = each[_STREAMS + k] / each[_CYCLE + k]
        scratch[_SUM_WORK + k] += per_s * loads[_WORK + k]
        scratch[_SUM_JOBS + k] += per_s * loads[_JOBS + k]
        scratch[_SUM_SQUARES + k] += per_s * loads[_SQUARES + k]
        before_s = here[_WAIT + k]
        beyond_s = before_s - loads[_HOLD + k]
        here_s = loads[_VISITS + k] * before_s
        held_s = here_s + loads[_HELD + k] * beyond_s
        each[_ELSEWHERE + k] = each[_CYCLE + k] - (held_s if beyond_s > 0.0 else here_s)


@compiled
def _prepare_in(n_lanes: int, here: Floats, scratch: Floats) -> None:
    """Mean service time and spread of a station, and which lanes have anything to solve."""
    for k in range(n_lanes):
        work, jobs, busy = scratch[_SUM_WORK + k], scratch[_SUM_JOBS + k], scratch[_BUSY + k]
        asked = 1.0 if work > 0.0 else 0.0
        asked = asked if jobs > 0.0 else 0.0
        service_s = work / jobs
        spread = (scratch[_SUM_SQUARES + k] / work) * (jobs / work)
        here[_SPREAD + k] = spread if asked > 0.0 else 1.0
        here[_SERVICE + k] = service_s if asked * busy > 0.0 else here[_SERVICE + k]
        rests = 0.0 if here[_BACKLOG + k] > 0.0 else 1.0 - asked
        here[_SOLVING + k] = busy * (1.0 - rests)
        here[_BEFORE + k] = here[_WAIT + k]
        here[_WAIT + k] = 0.0 if busy * rests > 0.0 else here[_WAIT + k]
        here[_QUEUE + k] = 0.0 if busy * rests > 0.0 else here[_QUEUE + k]


@compiled
def _moves_in(n_lanes: int, here: Floats, each: Floats, loads: Floats, scratch: Floats) -> None:
    """Which lanes do not stand still yet."""
    for k in range(n_lanes):
        moved_s = abs(here[_WAIT + k] - here[_BEFORE + k])
        weight = loads[_VISITS + k] + loads[_HELD + k]
        still = 0.0 if weight * moved_s > STANDS_STILL * each[_ELSEWHERE + k] else scratch[_STILL + k]
        scratch[_STILL + k] = still if here[_SOLVING + k] * each[_ON + k] > 0.0 else scratch[_STILL + k]


@compiled
def _equilibrium_in(n_lanes: int, now: Floats, each: Floats, loads: Floats, scratch: Floats, closed: Ints) -> None:
    """``_equilibrium`` for every lane that is busy: the same steps, a lane that stands still waits for the others."""
    n_closed = 0
    for c in range(each.shape[0]):
        on = 0.0
        for k in range(n_lanes):
            on += each[c, _ON + k]
        if on > 0.0:
            closed[n_closed] = c
            n_closed += 1
    for _sweep in range(200):
        for k in range(n_lanes):
            scratch[_STILL + k] = 1.0
        for i in range(now.shape[0]):
            here = now[i]
            for k in range(n_lanes):
                scratch[_SUM_WORK + k] = here[_OPEN_WORK + k]
                scratch[_SUM_JOBS + k] = here[_OPEN_JOBS + k]
                scratch[_SUM_SQUARES + k] = here[_OPEN_SQUARES + k]
            for n in range(n_closed):
                c = closed[n]
                for k in range(n_lanes):
                    each[c, _CYCLE + k] = each[c, _ALONE + k]
                for j in range(now.shape[0]):
                    _add_wait_in(n_lanes, now[j], loads[j, c], each[c])
                _sum_in(n_lanes, here, each[c], loads[i, c], scratch)
            _prepare_in(n_lanes, here, scratch)
            solving = 0.0
            for k in range(n_lanes):
                solving += here[_SOLVING + k]
            if solving == 0.0:
                continue
            _settle_in(n_lanes, i, now, each, loads, closed, n_closed, scratch)
            for n in range(n_closed):
                _moves_in(n_lanes, here, each[closed[n]], loads[i, closed[n]], scratch)
        busy = 0.0
        for k in range(n_lanes):
            scratch[_BUSY + k] = 0.0 if scratch[_STILL + k] > 0.0 else scratch[_BUSY + k]
            busy += scratch[_BUSY + k]
        if busy == 0.0:
            break


@inlined
def _network_of(networks: Network, k: int) -> Network:
    """One of the networks that are stacked along a first axis."""
    return Network(
        networks.stations[k],
        networks.costs[k],
        networks.base_s[k],
        networks.paths[k],
        networks.shapes[k],
        networks.alone_s[k],
        networks.loads[k],
    )


@inlined
def _state_of(states: State, k: int) -> State:
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
        states.on[k],
        states.n_on[k],
        states.clock[k],
    )


@inlined
def _rows_of(rows: Rows, k: int) -> Rows:
    return Rows(rows.starts_s[k], rows.values[k], rows.histories[k], rows.asked[k])


##### The whole calendar


class Outcome(NamedTuple):
    """How a calendar went with one network.

    ``starts_s`` (n,) and ``values`` (n, PER_STATION + N_PER_STATION * n_stations) are the trace; records of ``sweeps``
    and ``logins`` say when each was done and when it was broken off, NaN if not; ``histories`` holds the rows of all
    logins (``AT_S``, ``STARTED`` users, ``PROGRESS`` in I/Os; each login's record has its first row and length);
    ``asked`` who asked for what while it was watched.
    """

    starts_s: Floats
    values: Floats
    sweeps: Records
    logins: Records
    histories: Floats
    asked: Floats


def _outcome(state: State, rows: Rows) -> Outcome:
    clock = state.clock[0]
    return Outcome(
        rows.starts_s[: clock["n_steps"]],
        rows.values[: clock["n_steps"]],
        state.sweeps,
        state.logins,
        rows.histories[: clock["history_used"]],
        rows.asked[: clock["n_asked"]],
    )


@inlined
def _serve_nothing(row: Floats, state: State) -> None:
    """An outage: what waited is gone."""
    for i in range(state.stations.shape[0]):
        state.stations[i].backlog_s = state.stations[i].wait_s = 0.0
    state.owed[:] = 0.0
    row[HOST_READ_MS:BOOTING] = math.nan


@inlined
def _count(row: Floats, state: State) -> None:
    """Fill the populations of one row of the trace."""
    clock = state.clock[0]
    row[BOOTING] = clock.booting
    row[IN_LOGIN] = clock.in_login
    row[IN_SWEEP] = clock.in_sweep
    for k in range(state.n_on[ON_LOGINS]):
        row[IN_START_OF_DAY] += state.logins[state.on[ON_LOGINS, k]].starting
    for p in range(state.pools.shape[0]):
        row[AT_WORK] += state.pools[p].working
        row[UP] += state.pools[p].up


@inlined
def _begin_step(arena: Floats, calendar: Calendar, network: Network, state: State) -> None:
    """See when the step that begins ends, and who asks for what in it."""
    clock = state.clock[0]
    step_s = _step_s(clock.at_s, calendar.sweeps, calendar.logins, calendar.steps_s, state)
    clock.ends_s = min(calendar.changes[clock.next_change], clock.at_s + step_s)
    _ask(clock.at_s, clock.ends_s - clock.at_s, arena, calendar, network.shapes, state)
    if clock.down == 0:
        _open_load(state.rates, network.costs[clock.mode], state.stations)


@inlined
def _end_step(rows: Rows, calendar: Calendar, network: Network, state: State) -> None:
    """Write down what they were given, once the waits are known, and go on to the next step."""
    clock = state.clock[0]
    t, dt, mode = clock.at_s, clock.ends_s - clock.at_s, clock.mode
    rows.starts_s[clock.n_steps] = t
    row = rows.values[clock.n_steps]
    row[:] = 0.0
    if clock.down == 1:
        _serve_nothing(row, state)
    else:
        closed, n_closed, costs = state.on[ON_LOOPS], state.n_on[ON_LOOPS], network.costs[mode]
        _close_step(
            dt,
            network.stations[mode],
            network.loads[mode],
            network.alone_s[mode],
            closed,
            n_closed,
            state.loops,
            state.stations,
        )
        _finish_owed(dt, costs, state.rates, state.owed, state.stations)
        _record(
            row,
            network.paths[mode],
            costs,
            network.base_s[mode],
            network.shapes,
            calendar.loops,
            closed,
            n_closed,
            state.rates,
            state.loops,
            state.stations,
        )
        if t < calendar.watch_s[1] and clock.ends_s > calendar.watch_s[0]:
            _note_asked(rows.asked, t, dt, calendar, network, state)
    _count(row, state)
    _advance(t, dt, rows.histories, calendar, state)
    clock.n_steps += 1
    clock.at_s = clock.ends_s


@compiled
def _go_on(calendar: Calendar, network: Network, state: State, rows: Rows) -> int:
    """Step by step to the end of the calendar, or until a table is full: which one."""
    clock = state.clock[0]
    while clock.at_s < calendar.length_s:
        full = _full(calendar, state, rows)
        if full != NOTHING:
            return int(full)
        if _turns(calendar, clock):
            _turn(clock.at_s, rows.histories, calendar, state)
        _begin_step(rows.histories, calendar, network, state)
        if clock.down == 0:
            _equilibrium(
                clock.ends_s - clock.at_s,
                network.stations[clock.mode],
                network.loads[clock.mode],
                network.alone_s[clock.mode],
                state.on[ON_LOOPS],
                state.n_on[ON_LOOPS],
                state.loops,
                state.stations,
            )
        _end_step(rows, calendar, network, state)
    return NOTHING


def run(calendar: Calendar, network: Network) -> Outcome:
    """Serve a whole calendar: at each step see who asks for what, what they get, and how far it brings them."""
    state, rows = _begin(calendar, network), _begin_rows(network)
    while (full := _go_on(calendar, network, state, rows)) != NOTHING:
        rows = _with_more(rows, full, _most_asked(calendar))
    return _outcome(state, rows)


@compiled
def _go_on_many(calendar: Calendar, networks: Network, states: State, rows: Rows, block: Block) -> int:
    """``_go_on`` for many networks: what is done side by side is the search for the waits."""
    n_networks = networks.stations.shape[0]
    while True:
        n_going = 0
        for k in range(n_networks):
            state = _state_of(states, k)
            if state.clock[0].at_s >= calendar.length_s:
                continue
            n_going += 1
            full = _full(calendar, state, _rows_of(rows, k))
            if full != NOTHING:
                return int(full)
        if n_going == 0:
            return NOTHING
        for k in range(n_networks):
            block.scratch[_BUSY + k] = 0.0
            state, network = _state_of(states, k), _network_of(networks, k)
            clock = state.clock[0]
            if clock.at_s >= calendar.length_s:
                continue
            if _turns(calendar, clock):
                _turn(clock.at_s, rows.histories[k], calendar, state)
                mode = clock.mode
                _put_tables(k, network.stations[mode], network.alone_s[mode], network.loads[mode], block)
            _begin_step(rows.histories[k], calendar, network, state)
            if clock.down == 0:
                _put_step(k, clock.ends_s - clock.at_s, state.loops, state.stations, block)
        _equilibrium_in(n_networks, block.now, block.each, block.loads, block.scratch, block.closed)
        for k in range(n_networks):
            state = _state_of(states, k)
            if state.clock[0].at_s < calendar.length_s:
                if state.clock[0].down == 0:
                    _take_step(k, state.stations, block)
                _end_step(_rows_of(rows, k), calendar, _network_of(networks, k), state)


def run_many(calendar: Calendar, networks: Network) -> list[Outcome]:
    """Serve the same calendar with up to ``LANES`` networks at once, each exactly as ``run`` would.

    The tables of ``networks`` are stacked along a first axis. Every network keeps its own clock.
    """
    lanes = networks.stations.shape[:1]
    states, rows = _begin(calendar, networks, lanes), _begin_rows(networks, lanes)
    block = _begin_block(networks.stations.shape[2], len(calendar.loops))
    while (full := _go_on_many(calendar, networks, states, rows, block)) != NOTHING:
        rows = _with_more(rows, full, _most_asked(calendar))
    return [_outcome(State(*(of[k] for of in states)), Rows(*(of[k] for of in rows))) for k in range(lanes[0])]
