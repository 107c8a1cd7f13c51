"""An array configuration as a small queueing network: its stations, and the cost of each I/O at each station.

A read uses the controller's CPU, then a cache or a drive, then the outbound port. A write uses the inbound port and the
CPU, is acknowledged from protected memory, and loads the drives later.
"""

import math
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import numpy as np

from stormsizer.storage import kernel
from stormsizer.storage.figures import Component
from stormsizer.storage.host_cache import HOST_HIT_S, STREAMED_S, HostCache, array_read_fraction
from stormsizer.storage.trace import Floats
from stormsizer.workload.demand import Shape

FETCHED_AHEAD = 8
"""Number of I/Os of a sequential stream that a drive fetches at once. Assumed; 4 to 32 are common."""


@dataclass(frozen=True)
class TierStation:
    """The drives of one tier, each a separate server; I/O is striped across them. Times are in seconds."""

    component: Component
    n_drives: int
    """Drives that share the work: the data drives for full-stripe layouts, otherwise all drives except the spares."""
    io_fraction: float
    """Share of the array's back-end I/O that this tier serves."""
    s_per_read: float
    s_per_write: float
    transfer_bytes_per_s: float
    reads_per_write: float
    writes_per_write: float
    merge_ratio: float
    """Number of small reads or writes merged into one drive I/O, for layouts that write in place."""
    parallel_ios: int
    """Number of I/Os that one drive processes at once."""
    destage_bytes: float | None
    """Size of one back-end write, for layouts that coalesce writes; None for layouts that write in place."""
    busy_fraction: float = 0.0
    """Share of the drives' time taken by other work, such as a rebuild."""

    @property
    def n_servers(self) -> float:
        """Number of I/Os that the tier processes at once."""
        return self.n_drives * self.parallel_ios * (1.0 - self.busy_fraction)


LIMIT_SERVERS = 64
"""Servers of a rate limit. So many servers with a shared queue cause hardly any wait before the limit is reached."""


@dataclass(frozen=True)
class LimitStation:
    """A limit on the rate of I/Os or bytes of a number of volumes, over which the load is spread evenly."""

    component: Component
    n_volumes: int
    per_s: float
    """I/Os or bytes per second of one volume."""
    burst_per_s: float
    """The same while burst credits are left; equal to ``per_s`` without bursts."""
    credits: float
    """I/Os or bytes above the limit that one full bucket allows; 0 without bursts."""
    counts_bytes: bool
    unit_bytes: float
    """Size up to which an I/O counts as one; larger ones count as several. Ignored if bytes count."""
    reads_per_write: float = 1.0
    """Reads that a write counts as; 1 if bytes count."""

    def amount_of(self, size_bytes: float, op: int) -> float:
        """Return what one read (0) or write (1) counts toward the limit: its bytes, or how many I/Os it counts as."""
        amount = size_bytes if self.counts_bytes else max(1.0, math.ceil(size_bytes / self.unit_bytes))
        return amount * (self.reads_per_write if op else 1.0)

    @property
    def s_per_unit(self) -> float:
        """Seconds of work of one I/O or byte, so that all servers are busy at the burst rate."""
        return LIMIT_SERVERS / self.burst_per_s


HOST_BURST_S = 5e-3
"""Time for which a working desktop uses a core before it waits again. Assumed; it only affects waits on full hosts."""


@dataclass(frozen=True)
class HostCpu:
    """CPU of the hosts, a station that the desktops' own work and a storage appliance share."""

    n_hosts: int
    n_cores_per_host: int
    ghz_per_core: float
    cpu_ratio: float
    """CPU that desktops use on this storage, including the cost of waiting for it, relative to fast storage."""
    has_appliance: bool
    """Whether the array's controllers run on the hosts and use their CPU."""

    @property
    def n_cores(self) -> int:
        """Cores of all hosts."""
        return self.n_hosts * self.n_cores_per_host


@dataclass(frozen=True)
class StationNetwork:
    """Server counts and service times (in seconds) of one array configuration.

    ``cached_read_fraction`` is the share of warm reads that hit a cache.
    """

    n_cores: int
    n_cores_per_controller: int
    tiers: tuple[TierStation, ...]
    n_ports: int
    cpu_s_per_read: float
    cpu_s_per_write: float
    port_bytes_per_s: float
    host_path_s: float
    cache_hit_s: float
    cached_read_fraction: float
    admitted_ios: float
    """Maximum number of I/Os inside the controllers at a time; the others wait in the network and on the hosts."""
    max_transfer_bytes: float
    read_crossings: float = 1.0
    """Number of times that a read byte crosses the ports: once, plus once for each fragment from another node."""
    write_crossings: float = 1.0
    """Number of times that a written byte crosses the ports: once, plus once for each copy on another node."""
    write_buffer_bytes: float = math.inf
    """Space for acknowledged writes that have not been destaged yet. If it is full, writes wait for the drives."""
    write_reduction_ratio: float = 1.0
    """Bytes written by the desktops per byte written to drives."""
    host_cache: HostCache | None = None
    n_host_links: int = 0
    """Number of hosts whose storage links are modeled; 0 if the link rate is unknown."""
    host_link_bytes_per_s: float = math.inf
    includes_host_path: bool = False
    """Whether the controllers' own latency includes the path from the guest, as on an appliance in its host."""
    limits: tuple[LimitStation, ...] = ()
    """Limits of cloud volumes, which replace controllers, drives and ports."""
    host_cpu: HostCpu | None = None
    """CPU of the hosts; None if its capacity or the desktops' use of it is unknown. It is not on the path of an I/O."""
    index: int = 0
    """Index of the array in its scenario, which determines its part of each I/O shape."""
    others: tuple["StationNetwork", ...] = ()
    """Networks of the scenario's other arrays; the hosts' links and CPU are the same for all."""

    @property
    def components(self) -> tuple[Component, ...]:
        """The stations, in the order of the kernel's tables."""
        links = (Component.HOST_LINK_IN, Component.HOST_LINK_OUT) if self.n_host_links else ()
        if self.limits:
            return (*(limit.component for limit in self.limits), *links)
        tiers = (tier.component for tier in self.tiers)
        return (Component.CONTROLLER_CPU, *tiers, Component.PORT_OUT, Component.PORT_IN, *links)

    @property
    def arrays(self) -> tuple["StationNetwork", ...]:
        """The networks of all arrays; this one comes first."""
        return (self, *self.others)

    @property
    def with_credits(self) -> tuple[Component, ...]:
        """The limits that have burst credits."""
        return tuple(limit.component for limit in self.limits if limit.credits > 0.0)

    @property
    def unmeasured_path_s(self) -> float:
        """Part of the path between guest and controller that the controllers' own latency excludes, in seconds."""
        return 0.0 if self.includes_host_path else self.host_path_s

    def without(self, component: Component, n_drives: int, busy_fraction: float) -> "StationNetwork":
        """Return the network with fewer drives in one tier, where a rebuild uses part of the others' idle time."""
        return replace(
            self,
            tiers=tuple(
                replace(
                    tier,
                    n_drives=max(1, tier.n_drives - n_drives),
                    busy_fraction=tier.busy_fraction + (1.0 - tier.busy_fraction) * busy_fraction,
                )
                if tier.component == component
                else tier
                for tier in self.tiers
            ),
        )


def network_of_limits(
    limits: tuple[LimitStation, ...],
    latency_s: float,
    n_host_links: int = 0,
    host_link_bytes_per_s: float = math.inf,
) -> StationNetwork:
    """Return the network of cloud volumes, which consists of their latency, their limits, and the hosts' links."""
    return StationNetwork(
        n_cores=0,
        n_cores_per_controller=0,
        tiers=(),
        n_ports=0,
        cpu_s_per_read=0.0,
        cpu_s_per_write=0.0,
        port_bytes_per_s=math.inf,
        host_path_s=latency_s,
        cache_hit_s=0.0,
        cached_read_fraction=0.0,
        admitted_ios=math.inf,
        max_transfer_bytes=math.inf,
        limits=limits,
        n_host_links=n_host_links,
        host_link_bytes_per_s=host_link_bytes_per_s,
        includes_host_path=True,
    )


class ShapeRow(NamedTuple):
    """I/O sizes of a shape, shares of its reads and writes that reach an array, and response time of other reads."""

    read_bytes: float
    write_bytes: float
    reads_here: float
    writes_here: float
    host_hit_s: float


def servers(network: StationNetwork) -> kernel.Records:
    """Return each station's number of servers, and how many of them share a queue.

    The result has records of ``kernel.STATION``, shape (n_stations,). The cores of a controller share one queue;
    drives, ports and links each have their own.
    """
    links = [plain_station(network.n_host_links, 1)] * (2 if network.n_host_links else 0)
    if network.limits:
        n_before = np.cumsum([0, *(limit.credits > 0.0 for limit in network.limits)])
        limits = [_limit_station(limit, int(n)) for limit, n in zip(network.limits, n_before, strict=False)]
        return np.array([*limits, *links], dtype=kernel.STATION)
    rows = [plain_station(network.n_cores, network.n_cores_per_controller)]
    rows += [plain_station(tier.n_servers, tier.parallel_ios) for tier in network.tiers]
    rows += [plain_station(network.n_ports, 1)] * 2
    return np.array([*rows, *links], dtype=kernel.STATION)


def plain_station(n_servers: float, n_pooled: int) -> tuple[float, int, float, float, int]:
    """Return the fields of ``kernel.STATION`` for a station without burst credits."""
    return n_servers, n_pooled, n_servers, 0.0, -1


def _limit_station(limit: LimitStation, n_buckets_before: int) -> tuple[float, int, float, float, int]:
    burst_servers = float(LIMIT_SERVERS * limit.n_volumes)
    if limit.credits <= 0.0:
        return plain_station(burst_servers, LIMIT_SERVERS)
    full_s = limit.n_volumes * limit.credits * limit.s_per_unit
    return burst_servers * limit.per_s / limit.burst_per_s, LIMIT_SERVERS, burst_servers, full_s, n_buckets_before


def shape_row(network: StationNetwork, shape: Shape) -> ShapeRow:
    """Return the kernel's record of an I/O shape."""
    part = shape.on_array(network.index)
    here = part.shape
    if here.streamed:
        to_array, host_hit_s = 1.0 - here.shared_read_fraction, STREAMED_S
    else:
        to_array = array_read_fraction(
            network.host_cache, here.shared_read_fraction, here.read_bytes, here.cold_host_cache_reads
        )
        host_hit_s = HOST_HIT_S
    return ShapeRow(here.read_bytes, here.write_bytes, part.read_fraction * to_array, part.write_fraction, host_hit_s)


def io_costs(network: StationNetwork, shape: Shape) -> tuple[kernel.Records, Floats]:
    """Return the load that one read and one write on this array put on each station, and times without queueing.

    Returns
    -------
    costs, base_s
        Records of ``kernel.COST``, shape (2, n_stations), and response times in seconds, shape (2,).
    """
    costs = np.zeros((2, len(network.components)), dtype=kernel.COST)
    shape = shape.on_array(network.index).shape
    if network.limits:
        return costs, _limited(network, shape, costs)
    miss = _missed_fraction(network, shape)
    n_tiers = len(network.tiers)
    cpu, out, into = 0, 1 + n_tiers, 2 + n_tiers
    base_s = np.full(2, network.host_path_s)
    for op, size, cpu_s, port, crossings in (
        (0, shape.read_bytes, network.cpu_s_per_read, out, network.read_crossings),
        (1, shape.write_bytes, network.cpu_s_per_write, into, network.write_crossings),
    ):
        n_transfers = max(1.0, math.ceil(size / network.max_transfer_bytes))
        port_s = size / network.port_bytes_per_s
        _visit(costs[op, cpu], n_transfers * cpu_s, n_transfers, 1.0)
        _visit(costs[op, port], crossings * port_s, crossings, 1.0)
        base_s[op] += cpu_s + port_s
        if shape.from_hosts:
            base_s[op] += _through_link(network, costs, op, size)
    base_s[0] += (1.0 - miss) * network.cache_hit_s
    for i, tier in enumerate(network.tiers, start=1):
        base_s[0] += _read_from(costs[0, i], tier, shape, miss * tier.io_fraction)
        _write_to(costs[1, i], tier, shape, network)
    return costs, base_s


def _limited(network: StationNetwork, shape: Shape, costs: kernel.Records) -> Floats:
    """Set the load that I/Os put on the limits of cloud volumes; return response times without queueing."""
    base_s = np.full(2, network.host_path_s)
    for op, size in enumerate((shape.read_bytes, shape.write_bytes)):
        for row, limit in zip(costs[op], network.limits, strict=False):
            _visit(row, limit.amount_of(size, op) * limit.s_per_unit, 1.0, 1.0)
        if shape.from_hosts:
            base_s[op] += _through_link(network, costs, op, size)
    return base_s


def _through_link(network: StationNetwork, costs: kernel.Records, op: int, size: float) -> float:
    """Add the load of one I/O on the host links, which are the last two stations; return the time that it takes."""
    if not network.n_host_links:
        return 0.0
    link_s = size / network.host_link_bytes_per_s
    _visit(costs[op, op - 2], link_s, 1.0, 1.0)
    return link_s


def _missed_fraction(network: StationNetwork, shape: Shape) -> float:
    """Return the share of a shape's reads that miss every cache of the array."""
    cached = network.cached_read_fraction if shape.cached_read_fraction is None else shape.cached_read_fraction
    return shape.cold_read_fraction + (1.0 - shape.cold_read_fraction) * (1.0 - cached)


@dataclass(frozen=True)
class IdlePart:
    """Part of the mean response time without queueing: the share of I/Os that incur it, and its duration."""

    place: Component | Literal["path", "cache"]
    share: float
    each_s: float

    @property
    def seconds(self) -> float:
        """Contribution to the mean response time, in seconds."""
        return self.share * self.each_s


def idle_parts(network: StationNetwork, shape: Shape) -> tuple[tuple[IdlePart, ...], tuple[IdlePart, ...]]:
    """Return the parts of a shape's read and write response times without queueing; see ``io_costs``."""
    shape = shape.on_array(network.index).shape
    if network.limits:
        return _limited_parts(network, shape)
    miss = _missed_fraction(network, shape)
    both: list[tuple[IdlePart, ...]] = []
    for size, cpu_s, port, link in (
        (shape.read_bytes, network.cpu_s_per_read, Component.PORT_OUT, Component.HOST_LINK_IN),
        (shape.write_bytes, network.cpu_s_per_write, Component.PORT_IN, Component.HOST_LINK_OUT),
    ):
        parts = [
            IdlePart("path", 1.0, network.host_path_s),
            IdlePart(Component.CONTROLLER_CPU, 1.0, cpu_s),
            IdlePart(port, 1.0, size / network.port_bytes_per_s),
        ]
        if network.n_host_links and shape.from_hosts:
            parts.append(IdlePart(link, 1.0, size / network.host_link_bytes_per_s))
        both.append(tuple(parts))
    reads, writes = both
    drives = (
        IdlePart(
            tier.component, miss * tier.io_fraction, _read_from(np.zeros(1, dtype=kernel.COST)[0], tier, shape, 1.0)
        )
        for tier in network.tiers
    )
    return (*reads, IdlePart("cache", 1.0 - miss, network.cache_hit_s), *drives), writes


def _limited_parts(network: StationNetwork, shape: Shape) -> tuple[tuple[IdlePart, ...], tuple[IdlePart, ...]]:
    """Return the parts of both response times on cloud volumes, whose limits take no time before they are reached."""
    path = IdlePart("path", 1.0, network.host_path_s)
    if not network.n_host_links or not shape.from_hosts:
        return (path,), (path,)
    links = (Component.HOST_LINK_IN, shape.read_bytes), (Component.HOST_LINK_OUT, shape.write_bytes)
    reads, writes = (IdlePart(link, 1.0, size / network.host_link_bytes_per_s) for link, size in links)
    return (path, reads), (path, writes)


def _visit(row: kernel.Records, work_s: float, arrivals: float, visits: float) -> None:
    row["work_s"] += work_s
    row["arrivals"] += arrivals
    row["visits"] += visits


def _read_from(row: kernel.Records, tier: TierStation, shape: Shape, share: float) -> float:
    """Add the load of reads that miss every cache; return their contribution to the read time without queueing.

    Sequential reads cost a drive only their transfer time and are prefetched: only one I/O in ``FETCHED_AHEAD`` waits.
    """
    in_order = shape.sequential_read_fraction
    fetched_s = shape.read_bytes / tier.transfer_bytes_per_s
    waiting = 1.0 - in_order + in_order / FETCHED_AHEAD
    _visit(row, share * ((1.0 - in_order) * tier.s_per_read + in_order * fetched_s), share, share * waiting)
    row["read_bytes"] += share * shape.read_bytes
    return share * ((1.0 - in_order) * tier.s_per_read + in_order * fetched_s / FETCHED_AHEAD)


def _write_to(row: kernel.Records, tier: TierStation, shape: Shape, network: StationNetwork) -> None:
    """Add the load that destaging one write puts on a tier."""
    stored_bytes = shape.write_bytes / network.write_reduction_ratio
    if tier.destage_bytes is not None:
        reads, writes = 0.0, tier.writes_per_write * stored_bytes / tier.destage_bytes
    else:
        reads, writes = tier.reads_per_write / tier.merge_ratio, tier.writes_per_write / tier.merge_ratio
    work_s = reads * tier.s_per_read + writes * tier.s_per_write
    _visit(row, tier.io_fraction * work_s, tier.io_fraction * (reads + writes), 0.0)
    row["held_visits"] = tier.io_fraction
    row["hold_s"] = network.write_buffer_bytes / stored_bytes * work_s / tier.n_servers
    row["read_bytes"] += tier.io_fraction * tier.reads_per_write * stored_bytes
    row["written_bytes"] += tier.io_fraction * tier.writes_per_write * stored_bytes
