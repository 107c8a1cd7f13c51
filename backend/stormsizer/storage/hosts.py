"""Host CPU used by active desktops and by a storage appliance on the host."""

import math
from collections.abc import Sequence

import numpy as np

from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import ArrayConfiguration, Goals, Hosts, Scenario
from stormsizer.storage.trace import Floats
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import Loss, losses_of
from stormsizer.workload import PoolProfiles


def hosts_missing(array: ArrayModel, losses: Sequence[Loss], at_s: Floats) -> Floats:
    """Return the number of missing hosts at each instant; a failed array inside a host removes its host.

    Parameters
    ----------
    at_s
        Shape (n,): seconds from the calendar's start.
    """
    missing = np.zeros(len(at_s))
    for loss in _of_hosts(array, losses):
        missing[(loss.starts_s <= at_s) & (at_s < loss.ends_s)] += loss.n_parts
    return missing


def _of_hosts(array: ArrayModel, losses: Sequence[Loss]) -> list[Loss]:
    return [loss for loss in losses if array.is_in_hosts and loss.part == "controller"]


def most_hosts_missing(scenario: Scenario, array: ArrayModel) -> int:
    """Return the maximum number of hosts missing at the same time in a scenario's calendar."""
    if not array.is_in_hosts:
        return 0
    losses = losses_of(expanded(scenario))
    return round(float(hosts_missing(array, losses, np.array([loss.starts_s for loss in losses])).max(initial=0.0)))


def mean_hosts_missing(array: ArrayModel, losses: Sequence[Loss], from_s: float, to_s: float) -> float:
    """Return the mean number of missing hosts between two instants."""
    lost_s = sum(
        loss.n_parts * max(0.0, min(loss.ends_s, to_s) - max(loss.starts_s, from_s))
        for loss in _of_hosts(array, losses)
    )
    return lost_s / (to_s - from_s) if lost_s else 0.0


def appliance_fraction(hosts: Hosts, configuration: ArrayConfiguration, array: ArrayModel) -> float:
    """Return the share of a host's cores available to its storage appliance; 0 if it has none or the share is unknown.

    A failed host removes its appliance too, so the share stays constant.
    """
    if not array.runs_on_hosts or hosts.n_cores_per_host is None:
        return 0.0
    n_cores = array.controller.n_cores.known * configuration.n_controllers * configuration.n_arrays
    return n_cores / (hosts.n_cores_per_host * hosts.n_hosts)


def density_by_cpu(
    pools: PoolProfiles, hosts: Hosts, array: ArrayModel, goals: Goals, appliance_per_desktop: float = 0.0
) -> float | None:
    """Return the number of desktops per host, in the pools' mix, at which host CPU reaches its goal.

    Desktops use CPU as in ``desktops_cpu``; the CPU use of a storage appliance on the host is proportional to the
    number of desktops. The result is infinite if host CPU never reaches the goal, and None if the CPU data of the hosts
    or desktops is unknown.

    Parameters
    ----------
    appliance_per_desktop
        Share of the host's CPU that the appliance uses for each desktop.
    """
    ratio = 1.0 if array.host_cpu_ratio is None else array.host_cpu_ratio.known
    return _density(pools, hosts, goals, ratio, appliance_per_desktop)


def are_full_by_themselves(pools: PoolProfiles, hosts: Hosts, goals: Goals) -> bool:
    """Return whether the active desktops alone exceed the CPU goal, even on fast storage that uses no host CPU."""
    most = _density(pools, hosts, goals, ratio=1.0)
    return most is not None and sum(pool.n_desktops for pool, _ in pools) > most * hosts.n_hosts


def _density(
    pools: PoolProfiles, hosts: Hosts, goals: Goals, ratio: float, appliance_per_desktop: float = 0.0
) -> float | None:
    """Return the n at which ratio · n·g / (C + c·n·g) + a·n reaches the goal: the positive root of a quadratic."""
    demand = _demand(pools)
    if demand is None or hosts.n_cores_per_host is None or hosts.ghz_per_core is None:
        return None
    ghz_alone, crowding_ratio = demand
    goal, host_ghz = goals.host_cpu_max_fraction, hosts.n_cores_per_host * hosts.ghz_per_core
    squared = appliance_per_desktop * crowding_ratio * ghz_alone
    linear = appliance_per_desktop * host_ghz + (ratio - goal * crowding_ratio) * ghz_alone
    divisor = linear + math.sqrt(linear**2 + 4.0 * squared * goal * host_ghz)
    return 2.0 * goal * host_ghz / divisor if divisor > 0.0 else math.inf


def _demand(pools: PoolProfiles) -> tuple[float, float] | None:
    """Return the mean CPU use of a desktop alone on a host and the mean crowding ratio; None if either is unknown."""
    known = [(pool.n_desktops, profile.host) for pool, profile in pools if profile.host is not None]
    n_desktops = sum(n for n, _ in known)
    if n_desktops == 0 or len(known) < len(pools):
        return None
    return (
        sum(n * host.cpu_ghz_alone.known for n, host in known) / n_desktops,
        sum(n * host.crowding_ratio.known for n, host in known) / n_desktops,
    )
