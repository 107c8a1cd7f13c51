"""Columns of the trace: what each step adds to the result.

A row starts with the rates, throughput and latencies, followed by the populations, the requested I/Os per second, and
then by each station's utilization, I/Os per second, and MB per second read and written. The last columns are the levels
of the stations' burst credits.
"""

import math

from stormsizer.storage.kernel.compiling import inlined
from stormsizer.storage.kernel.layout import Floats, Ints, Records
from stormsizer.storage.kernel.state import State
from stormsizer.storage.kernel.stations import earn_credits, response_time_s

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
    REQUESTED,
) = range(15)
PER_STATION = 15
"""Index of the first station column."""
STATION_USE, STATION_IOPS, STATION_READ_MB, STATION_WRITE_MB = range(4)
N_PER_STATION = 4


def n_columns(stations: Records) -> int:
    """Return the number of columns of a trace for these stations, shape (..., n_stations)."""
    n_stations = stations.shape[-1]
    n_credits = int(stations["credit_column"].max(initial=-1)) + 1
    return PER_STATION + N_PER_STATION * int(n_stations) + n_credits


@inlined
def total_rate(rates: Floats) -> float:
    """Return the I/Os per second of all shapes and operations."""
    total = 0.0
    for g in range(rates.shape[0]):
        for op in range(2):
            total += rates[g, op]
    return total


@inlined
def add_closed_rates(
    loops: Records, shapes: Records, closed: Ints, n_closed: int, loops_now: Records, rates: Floats
) -> None:
    """Add to ``rates`` the rates at which I/Os of closed loops reach the array."""
    for k in range(n_closed):
        c = closed[k]
        g, share = loops[c].io_shape, loops[c].read_share
        per_s = loops_now[c].streams / loops_now[c].cycle_s
        rates[g, 0] += per_s * share * shapes[g].to_array
        rates[g, 1] += per_s * (1.0 - share)


@inlined
def record_service(
    row: Floats, path: Records, costs: Records, base_s: Floats, shapes: Records, rates: Floats, stations: Records
) -> None:
    """Record the rates, latencies and utilizations in one row of the trace."""
    n_stations = stations.shape[0]
    inside = 0.0
    for op in range(2):
        waited_s = within_s = 0.0
        for g in range(shapes.shape[0]):
            per_s = rates[g, op]
            if per_s <= 0.0:
                continue
            response_s = response_time_s(base_s[g, op], g, op, costs, stations)
            row[READS + op] += per_s
            row[READ_MB + op] += 1e-6 * per_s * (shapes[g].read_bytes if op == 0 else shapes[g].write_bytes)
            waited_s += per_s * response_s
            within_s += per_s * (response_s - path.host_s)
            for i in range(n_stations):
                at, cost = PER_STATION + N_PER_STATION * i, costs[g, op, i]
                row[at + STATION_IOPS] += per_s * cost.arrivals
                row[at + STATION_READ_MB] += 1e-6 * per_s * cost.read_bytes
                row[at + STATION_WRITE_MB] += 1e-6 * per_s * cost.written_bytes
        inside += within_s
        row[HOST_READ_MS + op] = 1e3 * waited_s / row[READS + op] if row[READS + op] > 0.0 else math.nan
        row[INSIDE_READ_MS + op] = 1e3 * within_s / row[READS + op] if row[READS + op] > 0.0 else math.nan
    # the controller measures only the time of I/Os that it has admitted (Little's law)
    admitted = min(1.0, path.admitted_ios / inside) if inside > 0.0 else 1.0
    row[INSIDE_READ_MS] *= admitted
    row[INSIDE_WRITE_MS] *= admitted
    for i in range(n_stations):
        row[PER_STATION + N_PER_STATION * i + STATION_USE] = stations[i].queue / (1.0 + stations[i].queue)


@inlined
def record_credits(row: Floats, servers: Records, stations: Records) -> None:
    """Record the share of each station's burst credits that is left at the end of the step."""
    first = PER_STATION + N_PER_STATION * stations.shape[0]
    for i in range(stations.shape[0]):
        if servers[i].credit_column >= 0:
            row[first + servers[i].credit_column] = stations[i].credit_s / servers[i].full_s


@inlined
def record_outage(dt: float, row: Floats, servers: Records, state: State) -> None:
    """Fill one row of the trace during an outage; all waiting I/O is lost, and burst credits fill up."""
    for i in range(state.stations.shape[0]):
        state.stations[i].backlog_s = state.stations[i].wait_s = 0.0
        earn_credits(dt, 0.0, servers[i], state.stations[i])
    record_credits(row, servers, state.stations)
    state.owed[:] = 0.0
    row[HOST_READ_MS:BOOTING] = math.nan


@inlined
def record_populations(row: Floats, pools: Records, state: State) -> None:
    """Record the populations in one row of the trace: users, and virtual machines for those that boot or are up."""
    clock = state.clock[0]
    row[BOOTING] = clock.booting
    row[IN_LOGIN] = clock.in_login
    row[IN_SWEEP] = clock.in_sweep
    for k in range(state.active.counts[0].logins):
        row[IN_START_OF_DAY] += state.logins[state.active.logins[k]].starting
    for p in range(state.pools.shape[0]):
        row[AT_WORK] += state.pools[p].working
        row[UP] += state.pools[p].up / pools[p].sessions
