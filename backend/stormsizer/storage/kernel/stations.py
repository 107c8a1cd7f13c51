"""Stations: waits at a given utilization, load of open streams, and effects of a step's waits."""

import math

from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.layout import Calendar, Floats, Ints, Records
from stormsizer.storage.kernel.state import ON, State

MOST_HOST_USE = 0.98
"""Utilization of the host CPU at which active desktops no longer add work."""
DRAINED_SHARE = 0.1
"""Share of the burst credits that one step may use, unless it has the shortest length."""
MOST_PASSING = 1e150
"""Inverse of Erlang B above which the wait counts as zero; larger values might overflow."""


@inlined
def pooled_wait(n_pooled: float, queue: float, passing: float) -> tuple[float, float]:
    """Return the mean wait at several servers in units of service time, and its slope; see ``waiting``."""
    free = 1.0 / (1.0 + queue)
    waits = 1.0 / (free * passing + queue * free)
    slope = waits * waits * (passing - 1.0 + free * n_pooled * (passing * (1.0 / queue) + 1.0))
    return waits * (1.0 + queue) / n_pooled, (slope * free + waits) / n_pooled


@compiled
def waiting(n_pooled: int, queue: float) -> tuple[float, float]:
    """Return the mean wait at ``n_pooled`` servers in units of service time, and its slope; equation (3).

    ``queue`` is u / (1 − u), the mean number of jobs at a single server; it is equally precise for a queue of a
    thousand and for one of a tenth. Service times are exponential. Erlang C is computed by the exact recursion on
    ``passing``, the inverse of Erlang B; the power-form approximation is inaccurate for many servers.
    """
    if n_pooled == 1:
        return queue, 1.0
    if queue <= 0.0:
        return 0.0, 0.0
    per_offered = (1.0 + 1.0 / queue) / n_pooled
    passing = 1.0
    for i in range(1, n_pooled + 1):
        passing = 1.0 + i * per_offered * passing
    if passing > MOST_PASSING:
        return 0.0, 0.0
    return pooled_wait(float(n_pooled), queue, passing)


@compiled
def wait(n_pooled: int, service_s: float, utilization: float) -> float:
    """Return the mean wait in seconds before exponential service at ``n_pooled`` servers that share one queue."""
    in_services, _ = waiting(n_pooled, utilization / (1.0 - utilization))
    return float(service_s * in_services)


@inlined
def with_wait_s(elapsed_s: float, visits: float, held_visits: float, hold_s: float, wait_s: float) -> float:
    """Return ``elapsed_s`` plus the wait of an I/O at a station where each job waits ``wait_s``."""
    total_s = elapsed_s + visits * wait_s
    if wait_s > hold_s:
        total_s += held_visits * (wait_s - hold_s)
    return total_s


@inlined
def cycle_time_s(alone_s: float, c: int, loads: Records, stations: Records) -> float:
    """Return the time between two I/Os of one stream of loop ``c``: ``alone_s`` plus its waits at all stations."""
    total = alone_s
    for i in range(stations.shape[0]):
        load = loads[i, c]
        total = with_wait_s(total, load.visits, load.held_visits, load.hold_s, stations[i].wait_s)
    return float(total)


@inlined
def add_open_load(rates: Floats, costs: Records, stations: Records) -> None:
    """Set the work and jobs that open streams bring to each station per second, and half the jobs' second moment."""
    for i in range(stations.shape[0]):
        stations[i].open_work = stations[i].open_jobs = stations[i].open_squares = 0.0
    for g in range(rates.shape[0]):
        for op in range(2):
            if rates[g, op] <= 0.0:
                continue
            for i in range(stations.shape[0]):
                jobs = rates[g, op] * costs[g, op, i].arrivals
                if jobs > 0.0:
                    work = rates[g, op] * costs[g, op, i].work_s
                    stations[i].open_work += work
                    stations[i].open_jobs += jobs
                    stations[i].open_squares += work * work / jobs


@inlined
def add_host_load(calendar: Calendar, servers: Records, host: Records, state: State) -> None:
    """Add the CPU work of idle and active desktops to the host CPU.

    Active desktops use ratio · n·g / (1 + c · n·g / C) GHz in total, where C is the capacity of all hosts: their work
    takes longer as more of it is used. Work beyond the capacity is not done and does not queue up.
    """
    taken = crowded = idle = 0.0
    for p in range(calendar.pools.shape[0]):
        pool = calendar.pools[p]
        idle += state.pools[p].up * pool.idle_ghz
        taken += state.pools[p].working * pool.active_ghz
        crowded += state.pools[p].working * pool.active_ghz * pool.crowding
    for k in range(state.active.counts[0].logins):
        s = state.active.logins[k]
        if state.logins[s].state == ON:
            pool = calendar.pools[calendar.logins[s].pool]
            ghz = (state.logins[s].present + state.logins[s].starting) * pool.active_ghz
            taken += ghz
            crowded += ghz * pool.crowding
    capacity = servers[host.station].n_servers
    used = idle + host.cpu_ratio * taken / (1.0 + crowded / (capacity * host.ghz_per_core))
    work = min(used / host.ghz_per_core, MOST_HOST_USE * capacity)
    if work > 0.0:
        station = state.stations[host.station]
        station.open_work += work
        station.open_jobs += work / host.burst_s
        station.open_squares += work * host.burst_s


@inlined
def draining_s(changed: bool, servers: Records, stations: Records) -> float:
    """Return the time until the first station has used most of its burst credits, at the load of the last step.

    A step that ended exactly when the credits run out would have no servers to spare. If the calendar has just
    ``changed``, the load is not known, and the time is 0.
    """
    first_s = math.inf
    for i in range(stations.shape[0]):
        station = stations[i]
        if changed and station.credit_s > 0.0:
            return 0.0
        above = station.n_servers * station.queue / (1.0 + station.queue) - servers[i].n_servers
        if station.credit_s > 0.0 and above > 0.0:
            first_s = min(first_s, DRAINED_SHARE * station.credit_s / above)
    return first_s


@inlined
def set_servers(dt: float, servers: Records, stations: Records) -> None:
    """Set the number of servers of each station in a step; bursts do not use more than the credits that are left."""
    for i in range(stations.shape[0]):
        regular = servers[i].n_servers
        stations[i].n_servers = max(regular, min(servers[i].burst_servers, regular + stations[i].credit_s / dt))


@inlined
def earn_credits(dt: float, working: float, servers: Records, station: Records) -> None:
    """Add the credits of a step: the regular servers' time that was not used, or minus the time used beyond it."""
    earned_s = dt * (servers.n_servers - working)
    station.credit_s = max(0.0, min(servers.full_s, station.credit_s + earned_s))


@inlined
def close_step(
    dt: float,
    servers: Records,
    loads: Records,
    alone_s: Floats,
    closed: Ints,
    n_closed: int,
    loops: Records,
    stations: Records,
) -> None:
    """Set the time between two I/Os of each loop, and the work left at each station after the step."""
    for k in range(n_closed):
        loops[closed[k]].cycle_s = cycle_time_s(alone_s[closed[k]], closed[k], loads, stations)
    for i in range(stations.shape[0]):
        station = stations[i]
        working = station.n_servers * station.queue / (1.0 + station.queue)
        earn_credits(dt, working, servers[i], station)
        station.backlog_s = working * (station.service_s + station.wait_s)
        there = station.backlog_s + dt * working
        station.left_over = station.backlog_s / there if there > 0.0 else 0.0


@inlined
def response_time_s(base_s: float, g: int, op: int, costs: Records, stations: Records) -> float:
    """Return the host's response time for one I/O of a given shape and operation."""
    total = base_s
    for i in range(stations.shape[0]):
        cost, wait_s = costs[g, op, i], stations[i].wait_s
        total += cost.visits * wait_s
        total += cost.held_visits * max(0.0, wait_s - cost.hold_s)
    return float(total)


@inlined
def serve_open_streams(dt: float, costs: Records, rates: Floats, owed: Floats, stations: Records) -> None:
    """Convert the arrival rates of open I/Os to the rates served, and carry the remainder over.

    An I/O counts as served when the slowest station that it waits for has worked off its backlog.
    """
    for g in range(owed.shape[0]):
        for op in range(2):
            owed[g, op] += dt * rates[g, op]
            if owed[g, op] <= 0.0:
                continue
            left = 0.0
            for i in range(stations.shape[0]):
                cost, station = costs[g, op, i], stations[i]
                full = cost.held_visits > 0.0 and station.wait_s > cost.hold_s
                if cost.visits > 0.0 or full:
                    left = max(left, station.left_over)
            rates[g, op] = (1.0 - left) * owed[g, op] / dt
            owed[g, op] *= left
