"""Closed-form steady-state results for thousands of configurations, without simulation.

Open loads, for a batch of configurations side by side (structure of arrays, contiguous over configurations):

    W = s · C(m, u) / (m · (1 − u)) · (1 + c²) / 2

with Erlang's C and the Allen–Cunneen factor; c² is the squared coefficient of variation of the service times. Closed
loads, for one configuration: the exact product-form solution of Baskett et al., computed by Buzen's convolution
algorithm, and bounds that hold regardless of the dynamics.

A. Allen, *Probability, Statistics, and Queueing Theory* (1990), p. 345. J. P. Buzen, *Computational algorithms for
closed queueing networks with exponential servers*, Comm. ACM 16 (1973), p. 527.

These kernels call no functions in other files, so Numba's own cache detects every edit that affects them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from stormsizer.storage.network import StationNetwork, io_costs, servers, shape_row
from stormsizer.workload.demand import Rate, Work

Floats = NDArray[np.float64]

BLOCK = 256
"""Number of configurations processed at a time, so that intermediate results stay in the level-1 cache."""
MOST_STREAMS = 512
"""Maximum number of streams of a closed load; with more, its weights exceed the floating-point range."""


@dataclass(frozen=True)
class OpenLoads:
    """Open loads of a batch of configurations with the same stations.

    Attributes
    ----------
    n_servers, n_pooled
        Shape (n_stations, n_configurations): number of servers, and how many of them share a queue.
    work, arrivals_per_s
        Same shape: seconds of service requested per second, and service requests per second.
    squared_cv
        Same shape: squared coefficient of variation of the service times.
    visits
        Shape (2, n_stations, n_configurations): how often a read and a write wait at each station.
    base_s
        Shape (2, n_configurations): response time of a read and a write when nothing waits.
    """

    n_servers: Floats
    n_pooled: Floats
    work: Floats
    arrivals_per_s: Floats
    squared_cv: Floats
    visits: Floats
    base_s: Floats


@dataclass(frozen=True)
class OpenAnswer:
    """Results of open loads, shape (n_stations, n_configurations), or (2, n_configurations) for reads and writes.

    An overloaded station has a utilization above 1; its wait, and the response time of every I/O that visits it, are
    infinite.
    """

    utilization: Floats
    waits_s: Floats
    response_s: Floats


def screen(loads: OpenLoads) -> OpenAnswer:
    """Return utilization, mean waits and mean response times of open loads on a batch of configurations."""
    answer = OpenAnswer(np.empty_like(loads.work), np.empty_like(loads.work), np.empty_like(loads.base_s))
    _wait(
        loads.n_servers,
        loads.n_pooled,
        loads.work,
        loads.arrivals_per_s,
        loads.squared_cv,
        answer.utilization,
        answer.waits_s,
    )
    _respond(loads.visits, loads.base_s, answer.waits_s, answer.response_s)
    return answer


def open_loads(networks: Sequence[StationNetwork], rates: Sequence[Rate]) -> OpenLoads:
    """Return the loads that the same rates put on each of several networks with the same stations.

    Service times of each I/O shape and operation are assumed to be exponential, so c² = 1 where all are alike. Waits
    for a full write buffer are ignored: the buffer never fills under a load that the drives can sustain.
    """
    n_stations, n = len(networks[0].components), len(networks)
    visits, base_s = np.zeros((2, n_stations, n)), np.zeros((2, n))
    work, arrivals, squares = np.zeros((3, n_stations, n))
    asked = np.zeros((2, n))
    for c, network in enumerate(networks):
        for rate in rates:
            costs, alone_s = io_costs(network, rate.shape)
            row = shape_row(network, rate.shape)
            for op, per_s in enumerate((rate.reads_per_s * row.reads_here, rate.writes_per_s * row.writes_here)):
                of_op = costs[op]
                work[:, c] += per_s * of_op["work_s"]
                arrivals[:, c] += per_s * of_op["arrivals"]
                squares[:, c] += 2 * per_s * _per(of_op["work_s"] ** 2, of_op["arrivals"])
                visits[op, :, c] += per_s * of_op["visits"]
                base_s[op, c] += per_s * alone_s[op]
                asked[op, c] += per_s
    tables = np.stack([servers(network) for network in networks])
    return OpenLoads(
        n_servers=np.ascontiguousarray(tables["n_servers"].T),
        n_pooled=np.ascontiguousarray(tables["n_pooled"].T, dtype=np.float64),
        work=work,
        arrivals_per_s=arrivals,
        squared_cv=np.maximum(0.0, _per(squares * arrivals, work**2) - 1.0),
        visits=_per(visits, asked[:, None, :]),
        base_s=_per(base_s, asked),
    )


def _per(amounts: Floats, of: Floats) -> Floats:
    """Return ``amounts / of``; 0 where the denominator is zero."""
    return np.divide(amounts, of, out=np.zeros(np.broadcast_shapes(amounts.shape, of.shape)), where=of > 0.0)


@njit(cache=True, nogil=True, error_model="numpy")
def _wait(
    n_servers: Floats,
    n_pooled: Floats,
    work: Floats,
    arrivals_per_s: Floats,
    squared_cv: Floats,
    utilization: Floats,
    waits_s: Floats,
) -> None:
    """Store utilizations and waits in the last two arguments.

    The recursion uses the inverse of Erlang's B, I(k) = 1 + I(k − 1) · k / a, which needs no division per server and
    loses no digits to cancellation. It overflows if there is hardly any load; the wait is then 0, which is correct.
    """
    n_stations, n_configurations = work.shape
    inverse = np.empty(BLOCK)
    per_offered = np.empty(BLOCK)
    for first in range(0, n_configurations, BLOCK):
        n = min(BLOCK, n_configurations - first)
        for i in range(n_stations):
            pooled = n_pooled[i, first : first + n]
            asked = work[i, first : first + n]
            used = utilization[i, first : first + n]
            for j in range(n):
                used[j] = asked[j] / n_servers[i, first + j]
                per_offered[j] = 1.0 / (pooled[j] * used[j])
                inverse[j] = 1.0
            for server in range(1, int(np.max(pooled)) + 1, 4):
                k = float(server)
                for j in range(n):
                    m, slope, grown = pooled[j], per_offered[j], inverse[j]
                    grown = 1.0 + grown * (k * slope) if k <= m else grown
                    grown = 1.0 + grown * ((k + 1.0) * slope) if k + 1.0 <= m else grown
                    grown = 1.0 + grown * ((k + 2.0) * slope) if k + 2.0 <= m else grown
                    inverse[j] = 1.0 + grown * ((k + 3.0) * slope) if k + 3.0 <= m else grown
            waits = waits_s[i, first : first + n]
            arrivals = arrivals_per_s[i, first : first + n]
            variation = squared_cv[i, first : first + n]
            for j in range(n):
                free = 1.0 - used[j]
                service_s = asked[j] / arrivals[j]
                waited_s = service_s * (0.5 + 0.5 * variation[j]) / (pooled[j] * free * (free * inverse[j] + used[j]))
                waits[j] = (waited_s if free > 0.0 else np.inf) if asked[j] > 0.0 else 0.0


@njit(cache=True, nogil=True, error_model="numpy")
def _respond(visits: Floats, base_s: Floats, waits_s: Floats, response_s: Floats) -> None:
    """Store response times in the last argument. A saturated station does not affect I/Os that do not visit it."""
    n_stations, n_configurations = waits_s.shape
    for op in range(2):
        for first in range(0, n_configurations, BLOCK):
            n = min(BLOCK, n_configurations - first)
            total = response_s[op, first : first + n]
            for j in range(n):
                total[j] = base_s[op, first + j]
            for i in range(n_stations):
                often = visits[op, i, first : first + n]
                waits = waits_s[i, first : first + n]
                for j in range(n):
                    total[j] += often[j] * waits[j] if often[j] > 0.0 else 0.0


@dataclass(frozen=True)
class Loop:
    """A closed loop on a network. Arrays have shape (n_stations,); loads are per guest I/O.

    Attributes
    ----------
    cycle_s
        Think time plus response time when nothing waits.
    demands_s, visits, held_visits
        Seconds of service, number of waits, and number of waits that count only beyond what the write buffer absorbs.
    hold_s
        Longest wait that the write buffer absorbs for the loop's writes; 0 if the loop writes nothing.
    n_servers, n_pooled
        Number of servers, and how many of them share a queue.
    """

    cycle_s: float
    demands_s: Floats
    visits: Floats
    held_visits: Floats
    hold_s: Floats
    n_servers: Floats
    n_pooled: Floats


def loop_on(network: StationNetwork, work: Work) -> Loop:
    """Return the mean I/O of a closed loop on a network, as load on each station.

    I/O on other arrays takes no time and puts no load on this one.
    """
    costs, alone_s = io_costs(network, work.shape)
    row = shape_row(network, work.shape)
    reads, writes = work.read_fraction * row.reads_here, (1.0 - work.read_fraction) * row.writes_here
    by_host_s = (work.read_fraction - reads) * row.host_hit_s
    of_read, of_write = costs
    table = servers(network)
    return Loop(
        cycle_s=work.think_s + by_host_s + reads * alone_s[0] + writes * alone_s[1],
        demands_s=reads * of_read["work_s"] + writes * of_write["work_s"],
        visits=reads * of_read["visits"] + writes * of_write["visits"],
        held_visits=writes * of_write["held_visits"],
        hold_s=np.where(writes > 0.0, of_write["hold_s"], 0.0),
        n_servers=table["n_servers"].copy(),
        n_pooled=table["n_pooled"].astype(np.float64),
    )


def most_held(network: StationNetwork, loops: Sequence[tuple[float, Work]], rates: Sequence[Rate]) -> Floats:
    """Return an upper bound on the seconds of work waiting or in service at each station, shape (n_stations,).

    The bound holds regardless of the dynamics. A queue grows only while more work arrives than is served. Once each I/O
    waits W at a station, ``n`` streams bring at most n · demand / (visits · W), and the servers do at least M − M · s /
    (m · W), where s is the longest service time of any I/O in the mix. This bounds W.

    Parameters
    ----------
    loops
        Every closed loop that may run at the same time, with its maximum number of streams.
    rates
        Every open rate that may occur at the same time.
    """
    table = servers(network)
    n_servers, n_pooled = table["n_servers"], table["n_pooled"]
    shapes = dict.fromkeys([work.shape for _, work in loops] + [rate.shape for rate in rates])
    costs = np.concatenate([io_costs(network, shape)[0] for shape in shapes])
    service_s = _per(costs["work_s"], costs["arrivals"]).max(axis=0)
    spare = n_servers - open_loads([network], rates).work[:, 0]
    waiting, held, hold_s = n_servers / n_pooled * service_s, n_servers / n_pooled * service_s, np.zeros(len(spare))
    for n_streams, work in loops:
        loop = loop_on(network, work)
        brought = n_streams * loop.demands_s
        waiting = waiting + np.where(brought > 0.0, _quotients(brought, loop.visits), 0.0)
        held = held + np.where(brought > 0.0, _quotients(brought, loop.visits + loop.held_visits), 0.0)
        hold_s = np.maximum(hold_s, loop.hold_s)
    most_s = np.minimum(_quotients(waiting, spare), hold_s + _quotients(held, spare))
    most: Floats = n_servers * (service_s + most_s)
    return most


def _quotients(amounts: Floats, of: Floats) -> Floats:
    """Return ``amounts / of``; infinite where the denominator is zero."""
    quotients: Floats = np.divide(amounts, of, out=np.full(amounts.shape, np.inf), where=of > 0.0)
    return quotients


def least_s(loop: Loop, n_ios: float, n_streams: float, held: Floats) -> float:
    """Return the minimum time in seconds for ``n_ios`` I/Os of a closed loop, regardless of other load.

    A stream completes at most one I/O per cycle without waits, and a station does no more work than its servers can.
    ``held`` is the work that a station may still hold at the end.
    """
    worked_off_s = (n_ios * loop.demands_s - held) / loop.n_servers
    return max(n_ios * loop.cycle_s / n_streams, float(worked_off_s.max()))


def loop_rate(loop: Loop, n_streams: int) -> float:
    """Return the I/Os per second of a closed loop that is alone on the array, from the exact product-form solution.

    With more than ``MOST_STREAMS`` streams, the asymptotic rate is used.
    """
    if n_streams > MOST_STREAMS:
        return 1.0 / least_s(loop, 1.0, n_streams, np.zeros_like(loop.demands_s))
    served_s = float(loop.demands_s[loop.visits > 0.0].sum())
    return closed_loop(n_streams, max(0.0, loop.cycle_s - served_s), loop.demands_s, loop.n_servers, loop.n_pooled)[0]


def closed_loop(
    n_streams: int, think_s: float, demands_s: Floats, n_servers: Floats, n_pooled: Floats
) -> tuple[float, float]:
    """Return the exact throughput in I/Os per second and mean response time in seconds of a closed loop.

    Parameters
    ----------
    n_streams
        Number of streams, each of which alternates between thinking and one I/O; 1 to ``MOST_STREAMS``.
    think_s
        Mean time per cycle outside the stations, with any distribution.
    demands_s
        Shape (n_stations,): mean seconds of service that one I/O needs at each station, exponentially distributed.
    n_servers, n_pooled
        Same shape: number of servers, and how many of them share a queue, which must divide the number of servers. I/Os
        are spread evenly over the queues.

    Raises
    ------
    ValueError
        If the number of streams is out of range, or a cycle takes no time at all.
    """
    if not 1 <= n_streams <= MOST_STREAMS:
        raise ValueError(f"n_streams is {n_streams}; 1 to {MOST_STREAMS} can be weighed")
    if think_s + demands_s.sum() <= 0.0:
        raise ValueError("a cycle that takes no time has no throughput")
    throughput = float(_closed_loop(n_streams, think_s, demands_s, n_servers, n_pooled))
    return throughput, n_streams / throughput - think_s


@njit(cache=True, nogil=True)
def _convolved(a: Floats, b: Floats) -> Floats:
    """Return the first terms of the product of two power series, scaled so that the largest is 1."""
    product = np.zeros(a.shape[0])
    for i in range(a.shape[0]):
        for j in range(a.shape[0] - i):
            product[i + j] += a[i] * b[j]
    return product / np.max(product)


@njit(cache=True, nogil=True)
def _closed_loop(n_streams: int, think_s: float, demands_s: Floats, n_servers: Floats, n_pooled: Floats) -> float:
    """Return the throughput by convolution. All weights are scaled by the rate ``tilt``, which keeps them within range.

    The algorithm never subtracts, so it loses no digits. Identical queues are combined by repeated squaring.
    """
    tilt = n_streams / (think_s + np.sum(demands_s))
    for i in range(demands_s.shape[0]):
        if demands_s[i] * tilt > n_servers[i]:
            tilt = n_servers[i] / demands_s[i]
    weights = np.ones(n_streams + 1)
    for n in range(1, n_streams + 1):
        weights[n] = weights[n - 1] * tilt * think_s / n
    weights /= np.max(weights)
    for i in range(demands_s.shape[0]):
        n_queues = round(n_servers[i] / n_pooled[i])
        queue = np.ones(n_streams + 1)
        for n in range(1, n_streams + 1):
            queue[n] = queue[n - 1] * tilt * demands_s[i] / (n_queues * min(float(n), n_pooled[i]))
        while n_queues > 0:
            if n_queues % 2 == 1:
                weights = _convolved(weights, queue)
            n_queues //= 2
            if n_queues > 0:
                queue = _convolved(queue, queue)
    return float(tilt * weights[n_streams - 1] / weights[n_streams])
