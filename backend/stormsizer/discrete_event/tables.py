"""The station network as kernel tables: the path of an I/O, and the location of servers.

Sums over an I/O's path equal those of the cost table that the fluid model uses: mean work, arrivals, visits with
waiting, and response time without waiting.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from stormsizer.discrete_event import kernel
from stormsizer.storage.kernel import Records
from stormsizer.storage.network import StationNetwork, io_costs
from stormsizer.workload.demand import Shape


def tables_of(networks: Sequence[StationNetwork], shapes: Sequence[Shape]) -> kernel.Tables:
    """Return the tables of an array in each of its modes, starting with the healthy mode.

    A mode with fewer servers uses the first servers of each station; work in progress on the others is completed.
    """
    healthy = networks[0]
    first = np.cumsum([0] + [n * pooled for n, pooled in queues_of(healthy)])
    servers = np.repeat(np.arange(len(first) - 1), np.diff(first))
    pooled = np.array([pooled for _, pooled in queues_of(healthy)])
    rows = [_way(network, shape, op) for network in networks for shape in shapes for op in (0, 1)]
    return kernel.Tables(
        routes=np.array([route for route, _ in rows], dtype=kernel.ROUTE),
        tiers=np.array([tiers for _, tiers in rows], dtype=kernel.TIER).reshape(len(rows), len(healthy.tiers)),
        stations=np.array(
            [
                [(start, n, each) for start, (n, each) in zip(first[:-1], queues_of(network), strict=True)]
                for network in networks
            ],
            dtype=kernel.STATION,
        ),
        pooled=pooled[servers].astype(np.int32),
        station_of=servers.astype(np.int32),
        path_s=healthy.host_path_s,
        has_links=healthy.n_host_links > 0,
    )


def most_behind(tables: kernel.Tables) -> int:
    """Return the maximum number of draws for one I/O's background jobs, including one for the port job count."""
    at_ports = np.ceil(tables.routes["behind_port"]) + (tables.routes["behind_port"] > 0.0)
    at_drives = np.ceil(tables.tiers["behind_drive"]).max(axis=1)
    return max(1, int((at_ports + np.ceil(tables.routes["behind_cpu"]) + at_drives).max()))


def n_servers(network: StationNetwork) -> tuple[int, ...]:
    """Return the number of individual servers at each station: cores, concurrent I/Os of drives, ports, links."""
    return tuple(n * pooled for n, pooled in queues_of(network))


def queues_of(network: StationNetwork) -> list[tuple[int, int]]:
    """Return each station's number of queues and servers per queue, in the order of ``network.components``."""
    return [
        (network.n_cores // network.n_cores_per_controller, network.n_cores_per_controller),
        *((tier.n_drives, tier.parallel_ios) for tier in network.tiers),
        *([(network.n_ports, 1)] * 2),
        *([(network.n_host_links, 1)] * (2 if network.n_host_links else 0)),
    ]


def _way(network: StationNetwork, shape: Shape, op: int) -> tuple[tuple[float, ...], list[tuple[float, ...]]]:
    """Return a row of ``routes``, and the row of ``tiers`` for each tier, for an I/O that no cache serves.

    The row of ``routes`` also has the share of reads that a cache serves.
    """
    missed, _ = io_costs(network, replace(shape, cold_read_fraction=1.0))
    costs = missed[op]
    n_tiers = len(network.tiers)
    cpu, port, link = 0, 1 + n_tiers + op, 3 + n_tiers + op
    cached = network.cached_read_fraction if shape.cached_read_fraction is None else shape.cached_read_fraction
    route = (
        shape.cold_read_fraction,
        cached,
        network.cache_hit_s,
        _each_s(costs[link]) if network.n_host_links else 0.0,
        _each_s(costs[port]),
        _each_s(costs[cpu]),
        _behind(costs[port]),
        _behind(costs[cpu]),
    )
    upto = np.cumsum([tier.io_fraction for tier in network.tiers])
    upto[upto >= upto[-1] * (1.0 - 1e-12)] = 1.0
    return route, [(float(upto[i]), *_at_drives(network, shape, op, i, costs[1 + i])) for i in range(n_tiers)]


def _each_s(row: Records) -> float:
    return float(row["work_s"] / row["arrivals"]) if row["arrivals"] > 0.0 else 0.0


def _behind(row: Records) -> float:
    return float(row["arrivals"] - row["visits"])


def _at_drives(network: StationNetwork, shape: Shape, op: int, i: int, row: Records) -> tuple[float, ...]:
    """Return the columns after ``upto`` for an I/O that goes to tier ``i``.

    A rebuild uses its share of every drive's time, so everything else takes longer. Prefetched data costs a drive only
    its transfer time.
    """
    tier = network.tiers[i]
    share = tier.io_fraction
    if share <= 0.0:
        return 0.0, 0.0, 0.0, 0.0, math.inf
    stretch = 1.0 / (1.0 - tier.busy_fraction)
    if op == 1:
        held = row["held_visits"] > 0.0
        return (
            0.0,
            0.0,
            float(row["arrivals"]) / share,
            stretch * _each_s(row),
            float(row["hold_s"]) if held else math.inf,
        )
    fetched_s = shape.read_bytes / tier.transfer_bytes_per_s
    awaited_s = (row["work_s"] - _behind(row) * fetched_s) / row["visits"]
    return float(row["visits"]) / share, stretch * float(awaited_s), 1.0, stretch * fetched_s, math.inf
