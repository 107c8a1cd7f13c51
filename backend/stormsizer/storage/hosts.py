"""Host CPU used by desktops and by a storage appliance on the host, and the number of desktops that it allows."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from stormsizer.model.catalog import ArrayModel
from stormsizer.model.catalog.workloads import HostDemand
from stormsizer.model.provenance import value_or
from stormsizer.model.scenario import MAIN_ARRAY, ArrayConfiguration, Goals, Hosts, Login, Pool, Scenario
from stormsizer.storage.trace import Floats
from stormsizer.timeline.arrivals import arrived_by
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import Loss, losses_of
from stormsizer.workload import PoolProfiles, host_demand


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
    own = [loss for loss in losses if loss.array_id == MAIN_ARRAY]
    return [loss for loss in own if array.is_in_hosts and loss.part == "controller"]


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


BUSIEST_S = 900.0
"""Period over which the CPU of logins is averaged to size the hosts: a quarter of an hour."""
N_INSTANTS = 240


def other_cpu_per_desktop(scenario: Scenario, pools: PoolProfiles) -> float:
    """Return the share of one host's CPU, per desktop, that is used in addition to that of active desktops.

    It is used by the machines that are up, and by logins and start-of-day work in their busiest quarter of an hour, in
    which some users may not be active yet. It is 0 if the CPU of the hosts is unknown.
    """
    hosts = scenario.hosts
    n_desktops = sum(pool.n_desktops for pool, _ in pools)
    if hosts.cpu_ghz is None:
        return 0.0
    demands = ((pool, host_demand(hosts, profile)) for pool, profile in pools)
    known = {pool.id: (pool, host) for pool, host in demands if host is not None}
    idle_ghz = sum(pool.n_desktops * value_or(host.idle_ghz, 0.0) for pool, host in known.values())
    logins = [event for event in expanded(scenario).events if isinstance(event, Login)]
    most_ghz = max((_logins_ghz(event, known) for event in logins), default=0.0)
    return (idle_ghz + most_ghz) / n_desktops / hosts.cpu_ghz


def _logins_ghz(event: Login, known: Mapping[str, tuple[Pool, HostDemand]]) -> float:
    """Return the CPU of an event's logins beyond that of all its users at work, in its busiest period; at least 0."""
    at_s = np.linspace(0.0, event.window_s + BUSIEST_S, N_INSTANTS)
    edges_s = np.concatenate([at_s, at_s + BUSIEST_S])
    arrived = arrived_by(np.clip(edges_s / event.window_s, 0.0, 1.0), bell=event.arrivals == "bell")
    fine_s = np.linspace(0.0, event.window_s + 2.0 * BUSIEST_S, 8 * N_INSTANTS)
    so_far = arrived_by(np.clip(fine_s / event.window_s, 0.0, 1.0), bell=event.arrivals == "bell")
    integral = np.concatenate([[0.0], np.cumsum(0.5 * (so_far[1:] + so_far[:-1]) * np.diff(fine_s))])
    first, last = np.split(np.interp(edges_s, fine_s, integral), 2)
    mean_arrived = (last - first) / BUSIEST_S
    new_per_s = (arrived[N_INSTANTS:] - arrived[:N_INSTANTS]) / BUSIEST_S
    total = np.zeros(N_INSTANTS)
    for pool, host in (known[pool_id] for pool_id in event.pool_ids if pool_id in known):
        login_ghz_s = value_or(host.login_ghz_s, 0.0)
        total += pool.n_users * (login_ghz_s * new_per_s - host.cpu_ghz_alone.known * (1.0 - mean_arrived))
    return max(0.0, float(total.max()))


def density_by_cpu(
    pools: PoolProfiles, hosts: Hosts, array: ArrayModel, goals: Goals, other_per_desktop: float = 0.0
) -> float | None:
    """Return the number of desktops per host, in the pools' mix, at which host CPU reaches its goal.

    Active desktops use CPU by the law of ``HostDemand``; everything else is proportional to the number of desktops. The
    result is infinite if host CPU never reaches the goal, and None if the CPU data of the hosts or desktops is unknown.

    Parameters
    ----------
    other_per_desktop
        Share of the host's CPU that is used in addition for each desktop: by a storage appliance, logins, and machines
        that are up.
    """
    ratio = 1.0 if array.host_cpu_ratio is None else array.host_cpu_ratio.known
    return _density(pools, hosts, goals, ratio, other_per_desktop)


def are_full_by_themselves(pools: PoolProfiles, hosts: Hosts, goals: Goals) -> bool:
    """Return whether the active desktops alone exceed the CPU goal, even on fast storage that uses no host CPU."""
    most = _density(pools, hosts, goals, ratio=1.0)
    return most is not None and sum(pool.n_desktops for pool, _ in pools) > most * hosts.n_hosts


def _density(
    pools: PoolProfiles, hosts: Hosts, goals: Goals, ratio: float, other_per_desktop: float = 0.0
) -> float | None:
    """Return the n at which ratio · n·g / (C + c·n·g) + a·n reaches the goal: the positive root of a quadratic."""
    demand = _demand(pools, hosts)
    host_ghz = hosts.cpu_ghz
    if demand is None or host_ghz is None:
        return None
    ghz_alone, crowding_ratio = demand
    goal = goals.host_cpu_max_fraction
    squared = other_per_desktop * crowding_ratio * ghz_alone
    linear = other_per_desktop * host_ghz + (ratio - goal * crowding_ratio) * ghz_alone
    divisor = linear + math.sqrt(linear**2 + 4.0 * squared * goal * host_ghz)
    return 2.0 * goal * host_ghz / divisor if divisor > 0.0 else math.inf


def _demand(pools: PoolProfiles, hosts: Hosts) -> tuple[float, float] | None:
    """Return the mean CPU use of a desktop alone on a host and the mean crowding ratio; None if either is unknown."""
    demands = [(p.n_desktops, p.sessions_per_desktop, host_demand(hosts, profile)) for p, profile in pools]
    known = [(n, sessions, host) for n, sessions, host in demands if host is not None]
    n_desktops = sum(n for n, _, _ in known)
    if n_desktops == 0 or len(known) < len(pools):
        return None
    return (
        sum(n * sessions * host.cpu_ghz_alone.known for n, sessions, host in known) / n_desktops,
        sum(n * host.crowding_ratio.known for n, _, host in known) / n_desktops,
    )
