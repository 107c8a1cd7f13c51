"""Station networks of a scenario's configuration, healthy and degraded."""

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from stormsizer.model.catalog import ArrayModel, Catalog, Drive, Tier
from stormsizer.model.catalog.cloud_arrays import limits_of
from stormsizer.model.catalog.cloud_volumes import within_host, within_sessions
from stormsizer.model.provenance import value_or
from stormsizer.model.scenario import (
    MAIN_ARRAY,
    NO_OTHER_WORKLOADS,
    ArrayConfiguration,
    Hosts,
    OtherWorkloads,
    Scenario,
    with_main_array,
)
from stormsizer.storage.cache import cached_read_fraction
from stormsizer.storage.figures import Component
from stormsizer.storage.host_cache import HostCache
from stormsizer.storage.network import HostCpu, LimitStation, StationNetwork, TierStation, network_of_limits
from stormsizer.storage.raid import raid_counts
from stormsizer.storage.screening import open_loads
from stormsizer.storage.tiering import SUSTAINED_USE, tier_shares
from stormsizer.timeline.plan import Loss
from stormsizer.units import (
    BYTES_PER_GB,
    BYTES_PER_GIB,
    BYTES_PER_KIB,
    BYTES_PER_MB,
    BYTES_PER_S_PER_GBIT_PER_S,
    SECONDS_PER_MS,
    SECONDS_PER_US,
)
from stormsizer.workload import (
    PoolProfiles,
    Rate,
    desktop_demand,
    pools_on_main_array,
    profiles_of,
    provided,
    rate_of_others,
)

WRITE_LOG_SHARE = 0.5
"""Share of the protected memory that accepts writes while the rest is destaged."""


def network_of(
    scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog, stored_gb: float = math.inf
) -> StationNetwork:
    """Return the station network of an array configuration that serves a scenario's pools.

    ``stored_gb`` is the data on all arrays. The fastest tiers hold the hottest part of it, even if the other tiers have
    free space; other workloads are assumed to use theirs as unevenly as desktops do. The weakest assumption is that
    each array, controller, port and drive carries an equal share of the load.
    """
    array = catalog.arrays[configuration.model_id]
    if array.volume is not None:
        hosts = scenario.hosts
        host_iops = hosts.storage_iops_per_host if array.one_per_host else None
        return network_of_volumes(configuration, array, hosts.n_hosts, hosts.storage_gbit_per_s_per_host, host_iops)
    pools = pools_on_main_array(scenario, catalog)
    network = _with_tiers(scenario, configuration, catalog, tiers_of(configuration, array, catalog, pools, stored_gb))
    if array.tiering is None:
        return network
    per_drive = sustained_share(network, array, pools, scenario.array_ids, configuration.other_workloads)
    most = per_drive * network.tiers[array.placed_tier].n_servers
    return replace(network, tiers=tiers_of(configuration, array, catalog, pools, stored_gb, most))


def other_networks(
    scenario: Scenario, catalog: Catalog, stored_gb: Callable[[Scenario], float]
) -> tuple[StationNetwork, ...]:
    """Return the networks of a scenario's other arrays, for ``StationNetwork.others``.

    Parameters
    ----------
    stored_gb
        Function that returns the data on a scenario's main array, in GB.
    """
    found = []
    for index, array_id in enumerate(scenario.array_ids[1:], start=1):
        seen = with_main_array(scenario, array_id)
        found.append(replace(network_of(seen, seen.array, catalog, stored_gb(seen)), index=index))
    return tuple(found)


def with_unlimited_others(network: StationNetwork) -> StationNetwork:
    """Return the network with other arrays that never have a queue, so that only the main one can be a bottleneck."""
    return replace(network, others=tuple(_without_queues(other) for other in network.others))


MANY = 1_000_000
"""Factor by which the servers of a network without queues exceed those of the real one."""


def _without_queues(network: StationNetwork) -> StationNetwork:
    """Return the network with so many servers of each kind that its I/Os never wait."""
    return replace(
        network,
        n_cores=network.n_cores * MANY,
        n_ports=network.n_ports * MANY,
        tiers=tuple(replace(tier, n_drives=tier.n_drives * MANY) for tier in network.tiers),
        limits=tuple(replace(limit, n_volumes=limit.n_volumes * MANY) for limit in network.limits),
        admitted_ios=math.inf,
        write_buffer_bytes=math.inf,
    )


def network_of_volumes(
    configuration: ArrayConfiguration,
    array: ArrayModel,
    n_hosts: int,
    host_gbit_per_s: float | None,
    host_iops: float | None = None,
) -> StationNetwork:
    """Return the network of cloud volumes: their latency and limits, and no hardware.

    Parameters
    ----------
    host_gbit_per_s
        Speed of each host's link to the volumes; None if it is no limit.
    host_iops
        Limit of each host on I/Os per second on its own disk; None if there is none.

    Raises
    ------
    ValueError
        If the array has hardware.
    """
    volume = array.volume
    if volume is None:
        raise ValueError(f"{array.id} is no cloud volume")
    (choice,) = configuration.tiers
    limits = within_sessions(limits_of(volume, choice.drive_id, choice.n_drives), volume.per_session, n_hosts)
    limits = within_host(limits, host_iops)
    ios = LimitStation(
        Component.IOPS_LIMIT,
        configuration.n_arrays,
        limits.iops,
        limits.burst_iops,
        limits.io_credits,
        counts_bytes=False,
        unit_bytes=(volume.io_kib or math.inf) * BYTES_PER_KIB,
        reads_per_write=limits.reads_per_write,
    )
    throughput = LimitStation(
        Component.THROUGHPUT_LIMIT,
        configuration.n_arrays,
        limits.bytes_per_s,
        limits.burst_bytes_per_s,
        limits.byte_credits,
        counts_bytes=True,
        unit_bytes=math.inf,
    )
    return network_of_limits(
        tuple(station for station in (ios, throughput) if math.isfinite(station.per_s)),
        array.network.host_path_ms.known * SECONDS_PER_MS,
        0 if host_gbit_per_s is None else n_hosts,
        _link_bytes_per_s(host_gbit_per_s),
    )


def _n_host_links(hosts: Hosts) -> int:
    return 0 if hosts.storage_gbit_per_s_per_host is None else hosts.n_hosts


def _link_bytes_per_s(gbit_per_s: float | None) -> float:
    return (gbit_per_s or math.inf) * BYTES_PER_S_PER_GBIT_PER_S


def sustained_share(
    network: StationNetwork,
    array: ArrayModel,
    pools: PoolProfiles,
    array_ids: Sequence[str],
    others: OtherWorkloads = NO_OTHER_WORKLOADS,
) -> float:
    """Return the share of all I/O that one drive of the tier for new blocks sustains while users work, without caches.

    A drive that processes several I/Os at once counts as several.
    """
    placed = array.placed_tier
    alone = replace(
        network,
        cached_read_fraction=0.0,
        host_cache=None,
        tiers=tuple(replace(tier, io_fraction=float(i == placed)) for i, tier in enumerate(network.tiers)),
    )
    rates = [rate_of_others(others)] if others.iops else []
    for pool, profile in pools:
        demand = provided(desktop_demand(profile), pool, array_ids)
        rates += [_times(demand.steady_state, pool.n_users), _times(demand.idle, pool.n_desktops)]
    work = float(open_loads([alone], rates).work[1 + placed, 0])
    return SUSTAINED_USE / work if work > 0.0 else math.inf


def _times(rate: Rate, n: float) -> Rate:
    return replace(rate, reads_per_s=n * rate.reads_per_s, writes_per_s=n * rate.writes_per_s)


def _with_tiers(
    scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog, tiers: tuple[TierStation, ...]
) -> StationNetwork:
    array = catalog.arrays[configuration.model_id]
    pools = profiles_of(scenario, catalog)
    n_controllers = configuration.n_arrays * configuration.n_controllers
    here = pools_on_main_array(scenario, catalog)
    cached = cached_read_fraction(here, cache_bytes_per_controller(configuration, array), n_controllers)
    return replace(
        array_network(configuration, array, tiers, cached),
        host_cache=_host_cache(scenario.hosts, pools),
        n_host_links=_n_host_links(scenario.hosts),
        host_cpu=_host_cpu(scenario.hosts, pools, array),
        host_link_bytes_per_s=_link_bytes_per_s(scenario.hosts.storage_gbit_per_s_per_host),
    )


def array_network(
    configuration: ArrayConfiguration,
    array: ArrayModel,
    tiers: tuple[TierStation, ...],
    cached_read_fraction: float,
) -> StationNetwork:
    """Return the station network of an array without its hosts; see ``StationNetwork``."""
    controller, release = array.controller, array.firmware_named(configuration.firmware_id)
    n = configuration.n_arrays
    n_controllers = n * configuration.n_controllers
    cache = array.flash_cache
    return StationNetwork(
        n_cores=controller.n_cores.known * n_controllers,
        n_cores_per_controller=controller.n_cores.known,
        tiers=tiers,
        n_ports=configuration.n_ports * n,
        cpu_s_per_read=release.cpu_us_per_read.known * SECONDS_PER_US,
        cpu_s_per_write=release.cpu_us_per_write.known * SECONDS_PER_US,
        port_bytes_per_s=array.network.port_gbit_per_s.known * BYTES_PER_S_PER_GBIT_PER_S,
        host_path_s=array.network.host_path_ms.known * SECONDS_PER_MS,
        cache_hit_s=cache.read_latency_ms.known * SECONDS_PER_MS if cache is not None else 0.0,
        cached_read_fraction=cached_read_fraction,
        admitted_ios=value_or(release.n_admitted_ios or controller.n_admitted_ios, math.inf) * n_controllers,
        max_transfer_bytes=array.network.max_transfer_kib.known * BYTES_PER_KIB,
        read_crossings=value_or(array.network.read_crossings, 1.0),
        write_crossings=value_or(array.network.write_crossings, 1.0),
        write_buffer_bytes=value_or(controller.nvram_gib, math.inf) * WRITE_LOG_SHARE * BYTES_PER_GIB * n_controllers,
        write_reduction_ratio=value_or(array.write_reduction_ratio, 1.0),
        includes_host_path=array.runs_on_hosts,
    )


def degraded_networks(
    healthy: StationNetwork,
    losses: Sequence[Loss],
    scenario: Scenario,
    configuration: ArrayConfiguration,
    catalog: Catalog,
) -> tuple[tuple[float, float, StationNetwork], ...]:
    """Return each period with missing array components, together with the degraded network that serves the I/O.

    Periods do not overlap: simultaneous losses, on any array, share one network. Standby components take over without
    any effect. A lost controller without a standby takes its cores, cache and ports with it; a controller inside a host
    also takes its drives and the host's links. The remaining drives of a tier do the work of the lost ones and rebuild
    them.
    """
    edges = sorted({at for loss in losses for at in (loss.starts_s, loss.ends_s)})
    stretches = []
    for from_s, to_s in itertools.pairwise(edges):
        holding = [loss for loss in losses if loss.starts_s <= from_s < loss.ends_s]
        if holding:
            stretches.append((from_s, to_s, _degraded(healthy, holding, scenario, configuration, catalog)))
    return tuple(stretches)


def _degraded(
    healthy: StationNetwork,
    losses: Sequence[Loss],
    scenario: Scenario,
    configuration: ArrayConfiguration,
    catalog: Catalog,
) -> StationNetwork:
    """Return the network in which each array has lost the components of its own losses."""
    others = []
    for other in healthy.others:
        array_id = scenario.array_ids[other.index]
        seen, own = with_main_array(scenario, array_id), [loss for loss in losses if loss.array_id == array_id]
        others.append(_without(other, own, seen, seen.array, catalog) if own else other)
    own = [loss for loss in losses if loss.array_id == MAIN_ARRAY]
    main = _without(healthy, own, scenario, configuration, catalog) if own else healthy
    return _with_fewest_hosts(main, others)


def _with_fewest_hosts(main: StationNetwork, others: Sequence[StationNetwork]) -> StationNetwork:
    """Return the network in which a host that an array has lost is missing for all arrays."""
    every = (main, *others)
    n_links = min(each.n_host_links for each in every)
    n_hosts = min((each.host_cpu.n_hosts for each in every if each.host_cpu is not None), default=0)

    def of(network: StationNetwork) -> StationNetwork:
        cpu = None if network.host_cpu is None else replace(network.host_cpu, n_hosts=n_hosts)
        return replace(network, n_host_links=n_links, host_cpu=cpu)

    return replace(of(main), others=tuple(of(other) for other in others))


def _without(
    healthy: StationNetwork,
    losses: Sequence[Loss],
    scenario: Scenario,
    configuration: ArrayConfiguration,
    catalog: Catalog,
) -> StationNetwork:
    """Return the network that remains after all these losses, with at least one component of each kind.

    The provider of a cloud volume replaces failed parts without any effect on its limits.
    """
    array = catalog.arrays[configuration.model_id]
    if array.volume is not None:
        return healthy
    n_lost, n_lost_ports = (
        max(0, sum(loss.n_parts for loss in losses if loss.part == part) - n_standing_by)
        for part, n_standing_by in (("controller", array.n_standby_controllers), ("port", array.n_standby_ports))
    )
    n_controllers = configuration.n_controllers * configuration.n_arrays
    n_left = max(1, n_controllers - n_lost)
    left = n_left / n_controllers
    n_hosts_lost = n_lost if array.is_in_hosts else 0
    network = replace(
        healthy,
        n_cores=healthy.n_cores_per_controller * n_left,
        n_ports=max(1, round(healthy.n_ports * left) - n_lost_ports),
        admitted_ios=healthy.admitted_ios * left,
        write_buffer_bytes=healthy.write_buffer_bytes * left,
        cached_read_fraction=_cached_without(losses, n_left, scenario, configuration, catalog),
        n_host_links=max(1, healthy.n_host_links - n_hosts_lost) if healthy.n_host_links else 0,
        host_cpu=(
            None
            if healthy.host_cpu is None
            else replace(healthy.host_cpu, n_hosts=max(1, healthy.host_cpu.n_hosts - n_hosts_lost))
        ),
    )
    for loss in losses:
        if loss.part == "drive":
            component = Component(loss.tier or array.tiers[0].id)
            # only the array that lost the drives rebuilds them
            network = network.without(component, loss.n_parts, loss.rebuild_fraction / configuration.n_arrays)
        elif loss.part == "controller" and array.is_in_hosts:
            for tier, choice in zip(array.tiers, configuration.tiers, strict=True):
                network = network.without(Component(tier.id), loss.n_parts * choice.n_drives, loss.rebuild_fraction)
    return network


def _cached_without(
    losses: Sequence[Loss], n_left: int, scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog
) -> float:
    """Return the hit rate of warm reads in the remaining controllers' caches, once those caches have warmed up."""
    array = catalog.arrays[configuration.model_id]
    pools = pools_on_main_array(scenario, catalog)
    modules = sum(loss.n_parts for loss in losses if loss.part == "flash_cache")
    lost_gib = modules * array.flash_cache.module_gib.known if array.flash_cache is not None else 0.0
    total_gib = configuration.flash_cache_gib * configuration.n_arrays
    kept = max(0.0, 1.0 - lost_gib / total_gib) if total_gib > 0 else 1.0
    smaller = configuration.model_copy(update={"flash_cache_gib": configuration.flash_cache_gib * kept})
    return cached_read_fraction(pools, cache_bytes_per_controller(smaller, array), n_left)


def cache_bytes_per_controller(configuration: ArrayConfiguration, array: ArrayModel) -> float:
    """Return one controller's read cache in bytes: its memory for data, and its share of the flash modules."""
    memory_gib = array.controller.memory_gib.known * array.controller.cache_memory_fraction.known
    on_flash = array.flash_cache is not None and array.flash_cache.kind == "read"
    flash_gib = configuration.flash_cache_gib / configuration.n_controllers if on_flash else 0.0
    return (memory_gib + flash_gib) * BYTES_PER_GIB


def usable_gb(tier: Tier, drive: Drive, n_drives: int, n_controllers: int) -> float:
    """Return the usable capacity of one array's tier in GB, after spares, parity and the file system's reserve."""
    counts = raid_counts(tier.raid, n_drives, n_controllers)
    return counts.n_data * drive.usable_capacity_gb.known * (1.0 - tier.raid.reserved_fraction.known)


def tiers_of(
    configuration: ArrayConfiguration,
    array: ArrayModel,
    catalog: Catalog,
    pools: PoolProfiles,
    stored_gb: float,
    most: float = math.inf,
) -> tuple[TierStation, ...]:
    """Return the stations of the tiers; without ``most``, the drives of the tier for new blocks sustain everything."""
    chosen = [
        (tier, catalog.drives[choice.drive_id], choice.n_drives)
        for tier, choice in zip(array.tiers, configuration.tiers, strict=True)
    ]
    n_controllers = configuration.n_controllers
    sizes_gb = [usable_gb(tier, drive, n_drives, n_controllers) for tier, drive, n_drives in chosen]
    cache = array.flash_cache
    pooled_cache = cache is not None and cache.kind == "read_write"
    cache_gb = configuration.flash_cache_gib * BYTES_PER_GIB / BYTES_PER_GB if pooled_cache else 0.0
    stored_each_gb = stored_gb / configuration.n_arrays
    shares = [float(each) for each in tier_shares(array, sizes_gb, cache_gb, pools, stored_each_gb, most)]
    stations = [
        _tier(tier, drive, n_drives, n_controllers, configuration.n_arrays, share)
        for (tier, drive, n_drives), share in zip(chosen, shares, strict=True)
    ]
    if cache is not None and cache.n_drives_per_module is not None:
        n_modules = round(configuration.flash_cache_gib / cache.module_gib.known)
        extra = n_modules * cache.n_drives_per_module.known * configuration.n_arrays
        stations[0] = replace(stations[0], n_drives=stations[0].n_drives + extra)
    return tuple(stations)


def drives_at_work(tier: Tier, n_drives: int, n_controllers: int) -> int:
    """Return the number of active drives in a tier of one array.

    For full-stripe layouts, these are the data drives; otherwise all drives except the spares.
    """
    counts = raid_counts(tier.raid, n_drives, n_controllers)
    return round(counts.n_data if tier.raid.full_stripe else counts.n_data + counts.n_parity)


def _tier(
    tier: Tier, drive: Drive, n_drives: int, n_controllers: int, n_arrays: int, io_fraction: float
) -> TierStation:
    raid = tier.raid
    destage_kib = None if raid.destage_io_kib is None else raid.destage_io_kib.known
    transfer_bytes_per_s = drive.transfer_mb_per_s.known * BYTES_PER_MB
    extent_s = 0.0 if raid.full_stripe or destage_kib is None else destage_kib * BYTES_PER_KIB / transfer_bytes_per_s
    ratio = tier.service_ratio.known
    return TierStation(
        component=Component(tier.id),
        n_drives=n_arrays * drives_at_work(tier, n_drives, n_controllers),
        io_fraction=io_fraction,
        s_per_read=ratio * drive.random_read_ms.known * SECONDS_PER_MS,
        s_per_write=ratio * drive.random_write_ms.known * SECONDS_PER_MS + extent_s,
        transfer_bytes_per_s=transfer_bytes_per_s,
        reads_per_write=value_or(raid.reads_per_write, 0.0),
        writes_per_write=value_or(raid.writes_per_write, 1.0),
        merge_ratio=value_or(raid.merge_ratio, 1.0),
        parallel_ios=1 if drive.parallel_ios is None else drive.parallel_ios.known,
        destage_bytes=None if destage_kib is None else destage_kib * BYTES_PER_KIB,
    )


def _host_cpu(hosts: Hosts, pools: PoolProfiles, array: ArrayModel) -> HostCpu | None:
    """Return the CPU of the hosts; None if its capacity, or its use by any pool's desktops, is unknown."""
    cores, ghz = hosts.n_cores_per_host, hosts.ghz_per_core
    if cores is None or ghz is None or any(profile.host is None for _, profile in pools):
        return None
    return HostCpu(hosts.n_hosts, cores, ghz, value_or(array.host_cpu_ratio, 1.0), array.runs_on_hosts)


def _host_cache(hosts: Hosts, pools: PoolProfiles) -> HostCache | None:
    """Return the hosts' read caches, if they are enabled and a warm hit rate was measured for these desktops.

    A cache fills with the part of the images that is read repeatedly. A cache too small for all of it has a
    proportionally lower hit rate.
    """
    sharing = [
        (pool, profile.working_set)
        for pool, profile in pools
        if profile.working_set.host_cache_hit_fraction is not None
    ]
    if hosts.host_cache_gib <= 0.0 or not sharing:
        return None
    hot_gib = {(p.profile_id, p.image_gib): p.image_gib * ws.shared_image_fraction.known for p, ws in sharing}
    held_gib = min(hosts.host_cache_gib, sum(hot_gib.values()))
    n_desktops = sum(pool.n_desktops for pool, _ in sharing)
    measured = sum(pool.n_desktops * value_or(ws.host_cache_hit_fraction, 0.0) for pool, ws in sharing) / n_desktops
    return HostCache(
        fill_bytes=hosts.n_hosts * held_gib * BYTES_PER_GIB,
        warm_hit_fraction=measured * held_gib / sum(hot_gib.values()),
    )
