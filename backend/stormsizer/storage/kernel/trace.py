"""Columns of the trace: what each step adds to the result.

A row starts with the rates, throughput and latencies of the main array, followed by the populations, the I/Os per
second requested from the main array, and the same quantities of every other array. Then come each station's
utilization, I/Os per second, and MB per second read and written, and the levels of the stations' burst credits.
"""

import math
from collections.abc import Sequence

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
N_SERVED, N_OF_MAIN = 8, 15
"""Number of columns with rates, throughput and latencies of one array, and number of columns before other arrays'."""
STATION_USE, STATION_IOPS, STATION_READ_MB, STATION_WRITE_MB = range(4)
N_PER_STATION = 4


@inlined
def column_of(array: int) -> int:
    """Return the first of an array's columns; the last one is its requested I/O, apart from the main array's."""
    return 0 if array == 0 else N_OF_MAIN + (N_SERVED + 1) * (array - 1)


@inlined
def first_station(n_arrays: int) -> int:
    """Return the index of the first station column."""
    return N_OF_MAIN + (N_SERVED + 1) * (n_arrays - 1)


def n_columns(stations: Records, n_arrays: int) -> int:
    """Return the number of columns of a trace for these stations, shape (..., n_stations)."""
    n_stations = stations.shape[-1]
    n_credits = int(stations["credit_column"].max(initial=-1)) + 1
    return int(first_station(n_arrays)) + N_PER_STATION * int(n_stations) + n_credits


def columns_of(array: int, n_arrays: int, stations: Sequence[int]) -> list[int]:
    """Return the columns of one array's trace, without burst credits, in the order of a trace with one array.

    ``stations`` lists its stations by index.
    """
    served = [column_of(array) + i for i in range(N_SERVED)]
    requested = REQUESTED if array == 0 else column_of(array) + N_SERVED
    at = [first_station(n_arrays) + N_PER_STATION * station for station in stations]
    return [*served, *range(N_SERVED, REQUESTED), requested, *(first + i for first in at for i in range(N_PER_STATION))]


@inlined
def add_requested(sign: float, rates: Floats, n_arrays: int, row: Floats) -> None:
    """Add the I/Os per second of all shapes and operations to each array's requested I/O, or subtract them."""
    for a in range(n_arrays):
        total = 0.0
        for g in range(a, rates.shape[0], n_arrays):
            for op in range(2):
                total += rates[g, op]
        row[REQUESTED if a == 0 else column_of(a) + N_SERVED] += sign * total


@inlined
def add_closed_rates(
    loops: Records, shapes: Records, n_arrays: int, closed: Ints, n_closed: int, loops_now: Records, rates: Floats
) -> None:
    """Add to ``rates`` the rates at which I/Os of closed loops reach the arrays."""
    for k in range(n_closed):
        c = closed[k]
        share = loops[c].read_share
        per_s = loops_now[c].streams / loops_now[c].cycle_s
        for g in range(loops[c].io_shape, loops[c].io_shape + n_arrays):
            rates[g, 0] += per_s * share * shapes[g].reads_here
            rates[g, 1] += per_s * (1.0 - share) * shapes[g].writes_here


@inlined
def record_service(
    row: Floats, paths: Records, costs: Records, base_s: Floats, shapes: Records, rates: Floats, stations: Records
) -> None:
    """Record the rates, latencies and utilizations in one row of the trace."""
    n_arrays = paths.shape[0]
    for a in range(n_arrays):
        _record_array(a, row, paths, costs, base_s, shapes, rates, stations)
    for i in range(stations.shape[0]):
        row[first_station(n_arrays) + N_PER_STATION * i + STATION_USE] = stations[i].queue / (1.0 + stations[i].queue)


@inlined
def _record_array(
    a: int,
    row: Floats,
    paths: Records,
    costs: Records,
    base_s: Floats,
    shapes: Records,
    rates: Floats,
    stations: Records,
) -> None:
    """Record one array's rates and latencies, and its load on the stations."""
    n_arrays, path, of_array = paths.shape[0], paths[a], column_of(a)
    of_stations = first_station(n_arrays)
    inside = 0.0
    for op in range(2):
        waited_s = within_s = 0.0
        for g in range(a, shapes.shape[0], n_arrays):
            per_s = rates[g, op]
            if per_s <= 0.0:
                continue
            response_s = response_time_s(base_s[g, op], g, op, costs, stations)
            size_bytes = shapes[g].read_bytes if op == 0 else shapes[g].write_bytes
            row[of_array + READS + op] += per_s
            row[of_array + READ_MB + op] += 1e-6 * per_s * size_bytes
            waited_s += per_s * response_s
            within_s += per_s * (response_s - path.host_s)
            for i in range(stations.shape[0]):
                at, cost = of_stations + N_PER_STATION * i, costs[g, op, i]
                row[at + STATION_IOPS] += per_s * cost.arrivals
                row[at + STATION_READ_MB] += 1e-6 * per_s * cost.read_bytes
                row[at + STATION_WRITE_MB] += 1e-6 * per_s * cost.written_bytes
        inside += within_s
        served = row[of_array + READS + op]
        row[of_array + HOST_READ_MS + op] = 1e3 * waited_s / served if served > 0.0 else math.nan
        row[of_array + INSIDE_READ_MS + op] = 1e3 * within_s / served if served > 0.0 else math.nan
    # the controller measures only the time of I/Os that it has admitted (Little's law)
    admitted = min(1.0, path.admitted_ios / inside) if inside > 0.0 else 1.0
    row[of_array + INSIDE_READ_MS] *= admitted
    row[of_array + INSIDE_WRITE_MS] *= admitted


@inlined
def record_credits(row: Floats, n_arrays: int, servers: Records, stations: Records) -> None:
    """Record the share of each station's burst credits that is left at the end of the step."""
    first = first_station(n_arrays) + N_PER_STATION * stations.shape[0]
    for i in range(stations.shape[0]):
        if servers[i].credit_column >= 0:
            row[first + servers[i].credit_column] = stations[i].credit_s / servers[i].full_s


@inlined
def record_outage(dt: float, row: Floats, n_arrays: int, servers: Records, state: State) -> None:
    """Fill one row of the trace during an outage; all waiting I/O is lost, and burst credits fill up."""
    for i in range(state.stations.shape[0]):
        state.stations[i].backlog_s = state.stations[i].wait_s = 0.0
        earn_credits(dt, 0.0, servers[i], state.stations[i])
    record_credits(row, n_arrays, servers, state.stations)
    state.owed[:] = 0.0
    for a in range(n_arrays):
        row[column_of(a) + HOST_READ_MS : column_of(a) + N_SERVED] = math.nan


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
