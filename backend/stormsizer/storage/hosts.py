"""CPU of the hosts: what desktops at work take, and the storage appliance beside them where there is one."""

import math
from dataclasses import replace

import numpy as np

from stormsizer.catalog import ArrayModel
from stormsizer.scenario import ArrayConfiguration, Goals, Hosts
from stormsizer.storage.figures import Component
from stormsizer.storage.trace import PER_COMPONENT, Floats, Trace
from stormsizer.workload import PoolProfiles


def desktops_cpu(n_active: Floats, ghz_alone: float, crowding_ratio: float, host_ghz: float, ratio: float) -> Floats:
    """Share of a host's CPU that active desktops take: u = ratio · n·g / (C + c·n·g), at most all of it.

    Parameters
    ----------
    n_active
        Shape (n,): desktops at work on the host.
    ratio
        What waiting for this storage costs, relative to fast storage.
    """
    taken = n_active * ghz_alone
    share: Floats = np.minimum(1.0, ratio * taken / (host_ghz + crowding_ratio * taken))
    return share


def with_host_cpu(
    trace: Trace, hosts: Hosts, pools: PoolProfiles, configuration: ArrayConfiguration, array: ArrayModel
) -> Trace:
    """The trace with the mean CPU of the hosts as one more component.

    Left as it is where cores or clock of the hosts, or the CPU that the desktops take, are not known. Desktops are
    spread evenly over the hosts.
    """
    demand = _demand(pools)
    if hosts.n_cores_per_host is None or hosts.ghz_per_core is None or demand is None:
        return trace
    ghz_alone, crowding_ratio = demand
    active = trace.column("n_logging_in") + trace.column("n_starting_work") + trace.column("n_working")
    use = desktops_cpu(
        active / hosts.n_hosts,
        ghz_alone,
        crowding_ratio,
        hosts.n_cores_per_host * hosts.ghz_per_core,
        1.0 if array.host_cpu_ratio is None else array.host_cpu_ratio.known,
    )
    if array.runs_on_hosts:
        cores = array.controller.n_cores.known * configuration.n_controllers * configuration.n_arrays
        appliance = np.nan_to_num(trace.column(f"{Component.CONTROLLER_CPU}_fraction"))
        use = np.minimum(1.0, use + appliance * cores / (hosts.n_cores_per_host * hosts.n_hosts))
    empty = np.zeros((len(use), len(PER_COMPONENT) - 1))
    names = tuple(f"{Component.HOST_CPU}_{name}" for name in PER_COMPONENT)
    return replace(trace, values=np.column_stack([trace.values, use, empty]), quantities=(*trace.quantities, *names))


def density_by_cpu(pools: PoolProfiles, hosts: Hosts, array: ArrayModel, goals: Goals) -> float | None:
    """Desktops, mixed as the pools are, at which a host's CPU reaches its goal by the law of ``desktops_cpu``.

    Infinite where the law never reaches the goal; none where the hosts' CPU or that of a desktop is not known.
    """
    return _density(pools, hosts, goals, 1.0 if array.host_cpu_ratio is None else array.host_cpu_ratio.known)


def are_full_by_themselves(pools: PoolProfiles, hosts: Hosts, goals: Goals) -> bool:
    """Whether the desktops at work take more CPU than the goal on fast storage that takes none."""
    most = _density(pools, hosts, goals, ratio=1.0)
    return most is not None and sum(pool.n_desktops for pool, _ in pools) > most * hosts.n_hosts


def _density(pools: PoolProfiles, hosts: Hosts, goals: Goals, ratio: float) -> float | None:
    demand = _demand(pools)
    if demand is None or hosts.n_cores_per_host is None or hosts.ghz_per_core is None:
        return None
    ghz_alone, crowding_ratio = demand
    ceiling = goals.host_cpu_max_fraction / ratio
    left = 1.0 - ceiling * crowding_ratio
    if left <= 0.0:
        return math.inf
    return ceiling * hosts.n_cores_per_host * hosts.ghz_per_core / (ghz_alone * left)


def _demand(pools: PoolProfiles) -> tuple[float, float] | None:
    """CPU of a desktop alone and its crowding, mean over the desktops whose profile tells them."""
    known = [(pool.n_desktops, profile.host) for pool, profile in pools if profile.host is not None]
    n_desktops = sum(n for n, _ in known)
    if n_desktops == 0 or len(known) < len(pools):
        return None
    return (
        sum(n * host.cpu_ghz_alone.known for n, host in known) / n_desktops,
        sum(n * host.crowding_ratio.known for n, host in known) / n_desktops,
    )
