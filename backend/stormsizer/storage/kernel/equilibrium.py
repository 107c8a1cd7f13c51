"""Solution of equations (1) to (4) for one step of one network.

The arithmetic is in small functions shared with ``lanes``, which solves several networks in parallel. The functions
read no arrays and call nothing else, so that the compiler can turn a loop over lanes into vector instructions.
"""

import math

from stormsizer.storage.kernel.compiling import inlined
from stormsizer.storage.kernel.layout import Floats, Ints, Records
from stormsizer.storage.kernel.stations import cycle_time_s, waiting, with_wait_s

QUEUE_LEAST, QUEUE_MOST = 1e-15, 1e17
LARGEST_MOVE = 1e-9
"""Largest change in a wait, relative to the time between two I/Os, for a step to count as solved."""
LARGEST_QUEUE_MOVE = 1e-6
"""Relative change in a queue at which Newton's method stops; the next change would be about the square of it."""
MOST_ROUNDS, MOST_QUEUE_STEPS = 200, 100


@inlined
def loop_work(
    work_s: float, streams: float, elsewhere_s: float, visits: float, held_visits: float, hold_s: float, wait_s: float
) -> tuple[float, float]:
    """Return the work that a loop brings to a station with wait ``wait_s``, and how fast it falls as the wait grows."""
    felt = visits
    cycle_s = elsewhere_s + visits * wait_s
    if wait_s > hold_s:
        felt += held_visits
        cycle_s += held_visits * (wait_s - hold_s)
    per_s = 1.0 / cycle_s
    work = work_s * streams * per_s
    return work, work * felt * per_s


@inlined
def imbalance(
    queue: float,
    n_servers: float,
    service_s: float,
    wait_s: float,
    rise_s: float,
    dt: float,
    backlog_s: float,
    arriving: float,
    falling: float,
) -> tuple[float, float]:
    """Return the imbalance of equation (4) for a given queue, and its slope.

    ``rise_s`` is the slope of the wait, ``arriving`` the work per second, and ``falling`` how fast that work falls as
    the wait grows.
    """
    free = 1.0 / (1.0 + queue)
    utilization = queue * free
    inside_s = service_s + wait_s + dt
    excess = n_servers * utilization * inside_s - backlog_s - dt * arriving
    slope = n_servers * (free * free * inside_s + utilization * rise_s) + dt * falling * rise_s
    return excess, slope


@inlined
def next_queue(queue: float, excess: float, slope: float, low: float, high: float) -> float:
    """Return the queue after one step of Newton's method, kept within its bracket."""
    better = queue - excess / slope
    if better <= low and excess > 0.0:
        better = 0.5 * (low + high) if low > 0.0 else 1e-3 * high
    elif better >= high:
        better = 0.5 * (low + high)
    return better if better < QUEUE_MOST else QUEUE_MOST  # noqa: FURB136 - a call to min is not vectorized


@inlined
def _settle(
    i: int,
    n_pooled: int,
    n_servers: float,
    spread: float,
    dt: float,
    closed: Ints,
    n_closed: int,
    loads: Records,
    loops: Records,
    station: Records,
) -> None:
    """Find the queue and wait of station ``i`` that satisfy equation (4), with all other stations' waits held fixed.

    Newton's method starts from the last step's solution. The imbalance increases with the queue, so a shrinking bracket
    catches an iteration that overshoots.
    """
    service_s, backlog_s, open_work, queue = station.service_s, station.backlog_s, station.open_work, station.queue
    low, high = 0.0, math.inf
    for _ in range(MOST_QUEUE_STEPS):
        in_services, slope = waiting(n_pooled, queue)
        wait_s = service_s * spread * in_services
        rise_s = service_s * spread * slope
        arriving = open_work
        falling = 0.0
        for k in range(n_closed):
            load, loop = loads[i, closed[k]], loops[closed[k]]
            work, fall = loop_work(
                load.work_s, loop.streams, loop.elsewhere_s, load.visits, load.held_visits, load.hold_s, wait_s
            )
            arriving += work
            falling += fall
        excess, slope = imbalance(queue, n_servers, service_s, wait_s, rise_s, dt, backlog_s, arriving, falling)
        if excess < 0.0:
            low = queue
        else:
            high = queue
        better = next_queue(queue, excess, slope, low, high)
        moved = abs(better - queue)
        queue = better
        if moved <= LARGEST_QUEUE_MOVE * queue or queue < QUEUE_LEAST:
            break
    if queue < QUEUE_LEAST:
        queue = 0.0
    in_services, _ = waiting(n_pooled, queue)
    station.queue = queue
    station.wait_s = service_s * spread * in_services


@inlined
def solve(
    dt: float,
    servers: Records,
    loads: Records,
    alone_s: Floats,
    closed: Ints,
    n_closed: int,
    loops: Records,
    stations: Records,
) -> None:
    """Find the throughput, waits and utilization of one step; equations (1) to (4).

    Stations are balanced one after the other until no wait changes any more (Gauss–Seidel). Each station's balance is
    monotone in its own wait, and usually one station is the bottleneck. The tables are for one mode of the network;
    ``closed`` lists the loops that have streams. Updates the stations' queues and waits.
    """
    for _ in range(MOST_ROUNDS):
        solved = True
        for i in range(stations.shape[0]):
            station = stations[i]
            work, jobs, squares = station.open_work, station.open_jobs, station.open_squares
            before_s = station.wait_s
            for k in range(n_closed):
                c = closed[k]
                load = loads[i, c]
                cycle_s = cycle_time_s(alone_s[c], c, loads, stations)
                per_s = loops[c].streams / cycle_s
                work += per_s * load.work_s
                jobs += per_s * load.jobs
                squares += per_s * load.squares
                here_s = with_wait_s(0.0, load.visits, load.held_visits, load.hold_s, before_s)
                loops[c].elsewhere_s = cycle_s - here_s
            spread = 1.0
            if work > 0.0 and jobs > 0.0:
                station.service_s = work / jobs
                spread = (squares / work) * (jobs / work)
            elif station.backlog_s <= 0.0:
                station.wait_s = 0.0
                station.queue = 0.0
                continue
            _settle(i, servers[i].n_pooled, station.n_servers, spread, dt, closed, n_closed, loads, loops, station)
            moved_s = abs(station.wait_s - before_s)
            for k in range(n_closed):
                load = loads[i, closed[k]]
                weight = load.visits + load.held_visits
                solved = solved and weight * moved_s <= LARGEST_MOVE * loops[closed[k]].elsewhere_s
        if solved:
            break
