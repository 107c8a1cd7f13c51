"""Desktops per host, and the number of hosts needed."""

import math
from dataclasses import dataclass
from typing import Literal

from stormsizer.capacity.host_memory import digests_gib, host_memory
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, WorkloadProfile
from stormsizer.model.provenance import Document, known_or_none
from stormsizer.model.scenario import ArrayConfiguration, Goals, Hosts, Scenario
from stormsizer.model.scenario.growth import sized_for
from stormsizer.storage.hosts import density_by_cpu
from stormsizer.workload import PoolProfiles


class HostDensity(Document):
    """Desktops that the hosts support within the CPU and memory goals."""

    n_desktops_per_host: float
    """Desktops per host in the scenario, with the spare hosts unused."""
    density: int
    """Maximum desktops per host: the smaller of the CPU and memory limits, in whole desktops."""
    density_by_memory: float
    density_by_cpu: float | None
    """Maximum desktops per host by CPU; None if the host CPU is unknown or never reaches its limit."""
    binds: Literal["cpu", "memory"]
    n_spare_hosts: int
    n_hosts_needed: int | None
    """Hosts needed for all desktops, including spare hosts; None if a host cannot support even one desktop."""
    holds: bool
    """Whether the existing hosts suffice."""
    vcpus_per_core: float | None = None
    """Virtual CPUs per core of the hosts in use; None if the desktops' vCPUs or the hosts' cores are unknown."""
    sentence: Text


def host_density(
    pools: PoolProfiles,
    hosts: Hosts,
    configuration: ArrayConfiguration,
    array: ArrayModel,
    goals: Goals,
    other_per_desktop: float = 0.0,
) -> HostDensity:
    """Return the number of desktops that the hosts support, for the mix of desktops in the pools.

    The memory limit is the rule in ``host_memory``, solved for the number of desktops. The CPU limit is the formula in
    ``storage.hosts``, solved for the CPU goal. VSImax, at which Login VSI stops counting because of the response time,
    is not predicted: slow storage ends a test before CPU or memory does.

    Parameters
    ----------
    other_per_desktop
        Share of a host's CPU that is used per desktop in addition to that of active desktops.
    """
    alone = [pool for pool, _ in pools]
    n_desktops = sum(pool.n_desktops for pool in alone)
    memory = host_memory(alone, hosts, configuration, array, goals)
    of_images_gib, of_desktops_gib = digests_gib(alone, hosts, hosts.n_hosts)
    beside_gib = memory.cache_gib + of_images_gib + memory.appliance_gib
    for_desktops_gib = max(0.0, memory.limit_ratio * memory.physical_gib - beside_gib)
    by_memory = for_desktops_gib * memory.n_desktops_per_host / (memory.configured_gib + of_desktops_gib)
    by_cpu = density_by_cpu(pools, hosts, array, goals, other_per_desktop)
    binds: Literal["cpu", "memory"] = "cpu" if by_cpu is not None and by_cpu < by_memory else "memory"
    density = math.floor((by_memory if by_cpu is None else min(by_memory, by_cpu)) * (1 + 1e-9))
    needed = _hosts_for(n_desktops, density, hosts.n_spare_hosts)
    vcpus_per_core = _vcpus_per_core(pools, hosts)
    return HostDensity(
        n_desktops_per_host=n_desktops / (hosts.n_hosts - hosts.n_spare_hosts),
        density=density,
        density_by_memory=by_memory,
        density_by_cpu=by_cpu if by_cpu is not None and math.isfinite(by_cpu) else None,
        binds=binds,
        n_spare_hosts=hosts.n_spare_hosts,
        n_hosts_needed=needed,
        holds=needed is not None and needed <= hosts.n_hosts,
        vcpus_per_core=vcpus_per_core,
        sentence=_sentence(_Limits(density, by_memory, by_cpu, vcpus_per_core), n_desktops, needed, hosts),
    )


def hosts_at_end_of_growth(scenario: Scenario, now: HostDensity) -> int | None:
    """Return the hosts needed for all desktops at the end of the planned growth, including spare hosts.

    None if a host cannot support even one desktop. Without planned growth, these are the hosts needed today.
    """
    return _hosts_for(sized_for(scenario).n_desktops, now.density, now.n_spare_hosts)


def _hosts_for(n_desktops: int, density: int, n_spare_hosts: int) -> int | None:
    return math.ceil(n_desktops / density) + n_spare_hosts if density else None


def _vcpus_per_core(pools: PoolProfiles, hosts: Hosts) -> float | None:
    n_vcpus = [pool.n_vcpus if pool.n_vcpus is not None else _measured_vcpus(profile) for pool, profile in pools]
    if hosts.n_cores_per_host is None or None in n_vcpus:
        return None
    total = sum(pool.n_desktops * (n or 0.0) for (pool, _), n in zip(pools, n_vcpus, strict=True))
    return total / (hosts.n_cores_per_host * (hosts.n_hosts - hosts.n_spare_hosts))


def _measured_vcpus(profile: WorkloadProfile) -> float | None:
    return None if profile.host is None else known_or_none(profile.host.n_vcpus)


@dataclass(frozen=True)
class _Limits:
    density: int
    by_memory: float
    by_cpu: float | None
    vcpus_per_core: float | None = None


def _sentence(limits: _Limits, n_desktops: int, needed: int | None, hosts: Hosts) -> Text:
    if needed is None:
        return msg("host-density-none")
    ratio = limits.vcpus_per_core
    oversubscribed = () if ratio is None else (msg("host-density-vcpus", ratio=Quantity(ratio, "", 2)),)
    return sentences(_limit(limits), _needed(n_desktops, needed, hosts), *oversubscribed)


def _limit(limits: _Limits) -> Message:
    n, by_memory, by_cpu = limits.density, limits.by_memory, limits.by_cpu
    if by_cpu is None:
        return msg("host-density-memory-cpu-unknown", n=n)
    if by_cpu < by_memory:
        return msg("host-density-cpu", n=n, other=math.floor(by_memory))
    if math.isfinite(by_cpu):
        return msg("host-density-memory", n=n, other=math.floor(by_cpu))
    return msg("host-density-memory-cpu-unlimited", n=n)


def _needed(n_desktops: int, needed: int, hosts: Hosts) -> Message:
    if not hosts.n_spare_hosts:
        return msg("host-density-needed", desktops=n_desktops, needed=needed, hosts=hosts.n_hosts)
    return msg(
        "host-density-needed-with-spare",
        desktops=n_desktops,
        needed=needed,
        spare=hosts.n_spare_hosts,
        hosts=hosts.n_hosts,
    )
