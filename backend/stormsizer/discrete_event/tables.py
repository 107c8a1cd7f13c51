"""The station network as the kernel's tables: what one I/O meets on its way, and where the servers stand.

The sums over an I/O's way are those of the cost table that the simulation of the week uses: mean work, arrivals,
visits that it waits for, and response time when nothing waits.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from stormsizer.discrete_event import kernel
from stormsizer.storage import kernel as fluid
from stormsizer.storage.network import StationNetwork, io_costs
from stormsizer.storage.trace import Floats
from stormsizer.workload.demand import Shape


def tables_of(networks: Sequence[StationNetwork], shapes: Sequence[Shape]) -> kernel.Tables:
    """The tables of an array in each of its modes, the healthy one first.

    A mode with fewer servers uses the first of each station; what the others had in hand is finished.
    """
    healthy = networks[0]
    first = np.cumsum([0] + [n * pooled for n, pooled in queues_of(healthy)])
    servers = np.repeat(np.arange(len(first) - 1), np.diff(first))
    pooled = np.array([pooled for _, pooled in queues_of(healthy)])
    rows = [_way(network, shape, op) for network in networks for shape in shapes for op in (0, 1)]
    return kernel.Tables(
        routes=np.array([route for route, _ in rows], dtype=np.float64).reshape(-1, kernel.N_ROUTE),
        tiers=np.array([tiers for _, tiers in rows], dtype=np.float64).reshape(
            -1, len(healthy.tiers), kernel.N_OF_TIER
        ),
        stations=np.array(
            [
                [(start, n, each) for start, (n, each) in zip(first[:-1], queues_of(network), strict=True)]
                for network in networks
            ],
            dtype=np.int64,
        ),
        pooled=pooled[servers].astype(np.int32),
        station_of=servers.astype(np.int32),
        path_s=healthy.host_path_s,
        has_links=healthy.n_host_links > 0,
    )


def most_behind(tables: kernel.Tables) -> int:
    """Most jobs that one I/O can bring behind its back, with the draw that says how many at the ports."""
    at_ports = np.ceil(tables.routes[:, kernel.BEHIND_PORT]) + (tables.routes[:, kernel.BEHIND_PORT] > 0.0)
    at_drives = np.ceil(tables.tiers[:, :, kernel.BEHIND_DRIVE]).max(axis=1)
    return max(1, int((at_ports + np.ceil(tables.routes[:, kernel.BEHIND_CPU]) + at_drives).max()))


def n_servers(network: StationNetwork) -> tuple[int, ...]:
    """Single servers of each station: cores, I/Os that drives work on at a time, ports, links."""
    return tuple(n * pooled for n, pooled in queues_of(network))


def queues_of(network: StationNetwork) -> list[tuple[int, int]]:
    """Queues of each station and servers that share one, in the order of ``network.components``."""
    return [
        (network.n_cores // network.n_cores_per_controller, network.n_cores_per_controller),
        *((tier.n_drives, tier.parallel_ios) for tier in network.tiers),
        *([(network.n_ports, 1)] * 2),
        *([(network.n_host_links, 1)] * (2 if network.n_host_links else 0)),
    ]


def _way(network: StationNetwork, shape: Shape, op: int) -> tuple[list[float], list[list[float]]]:
    """One row of ``routes`` and of ``tiers``: an I/O that no cache serves, and how many reads one does."""
    missed, _ = io_costs(network, replace(shape, cold_read_fraction=1.0))
    costs = missed[op]
    n_tiers = len(network.tiers)
    cpu, port, link = 0, 1 + n_tiers + op, 3 + n_tiers + op
    cached = network.cached_read_fraction if shape.cached_read_fraction is None else shape.cached_read_fraction
    route = [
        shape.cold_read_fraction,
        cached,
        network.cache_hit_s,
        _each_s(costs[link]) if network.n_host_links else 0.0,
        _each_s(costs[port]),
        _each_s(costs[cpu]),
        _behind(costs[port]),
        _behind(costs[cpu]),
    ]
    upto = np.cumsum([tier.io_fraction for tier in network.tiers])
    upto[upto >= upto[-1] * (1.0 - 1e-12)] = 1.0
    return route, [[float(upto[i]), *_at_drives(network, shape, op, i, costs[1 + i])] for i in range(n_tiers)]


def _each_s(row: Floats) -> float:
    return float(row[fluid.WORK_S] / row[fluid.ARRIVALS]) if row[fluid.ARRIVALS] > 0.0 else 0.0


def _behind(row: Floats) -> float:
    return float(row[fluid.ARRIVALS] - row[fluid.VISITS])


def _at_drives(network: StationNetwork, shape: Shape, op: int, i: int, row: Floats) -> list[float]:
    """Columns after ``UPTO``, for an I/O that goes to tier ``i``.

    A rebuild takes its share of every drive's time, so that all else takes longer. What is fetched ahead costs a drive
    its transfer alone.
    """
    tier = network.tiers[i]
    share = tier.io_fraction
    if share <= 0.0:
        return [0.0, 0.0, 0.0, 0.0, math.inf]
    stretch = 1.0 / (1.0 - tier.busy_fraction)
    if op == 1:
        held = row[fluid.HELD_VISITS] > 0.0
        return [
            0.0,
            0.0,
            float(row[fluid.ARRIVALS]) / share,
            stretch * _each_s(row),
            float(row[fluid.HOLD_S]) if held else math.inf,
        ]
    fetched_s = shape.read_bytes / tier.transfer_bytes_per_s
    awaited_s = (row[fluid.WORK_S] - _behind(row) * fetched_s) / row[fluid.VISITS]
    return [float(row[fluid.VISITS]) / share, stretch * float(awaited_s), 1.0, stretch * fetched_s, math.inf]
