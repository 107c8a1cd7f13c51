"""Share of a scenario that depends on the one array that fails, if a configuration has several arrays."""

import math
from typing import Any

from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import Event, Failure, Hosts, Pool, Scenario, n_active_parts

_COUNTS = ("n_slots", "refresh_slots", "on_arrival_slots")
_RATES = (
    "starts_per_minute",
    "refresh_starts_per_minute",
    "on_arrival_per_minute",
    "logins_per_minute",
    "read_mb_per_s",
    "write_mb_per_s",
)


def share_of_affected_array(scenario: Scenario, array: ArrayModel, failure: Failure) -> Scenario | None:
    """Return the desktops, hosts and events of the array that fails, on that array alone.

    Desktops, hosts and jobs are divided evenly between the arrays, as they are in a simulation of all of them.

    Returns
    -------
    scenario
        None if the failure is not confined to one of several arrays: there is only one array, its nodes hold copies
        for each other, more components fail than one array has, or pools also use other arrays.
    """
    n = scenario.array.n_arrays
    if n == 1 or array.is_in_hosts or array.volume is not None or array.n_other_copies or scenario.other_arrays:
        return None
    others = scenario.array.other_workloads.divided_by(n)
    one = scenario.array.model_copy(update={"n_arrays": 1, "other_workloads": others})
    failures = (failure, *(event for event in scenario.events if isinstance(event, Failure)))
    if any(n_active_parts(each, one, array) < each.n_parts for each in failures):
        return None
    return scenario.model_copy(
        update={
            "array": one,
            "installed_array": None,
            "pools": tuple(_share_of_pool(pool, n) for pool in scenario.pools),
            "events": tuple(_share_of_event(event, n) for event in scenario.events),
            "hosts": _share_of_hosts(scenario.hosts, n),
        }
    )


def _share_of_pool(pool: Pool, n: int) -> Pool:
    changes = {"n_desktops": math.ceil(pool.n_desktops / n), "n_image_copies": math.ceil(pool.n_image_copies / n)}
    return pool.model_copy(update=changes)


def _share_of_event(event: Event, n: int) -> Event:
    """Return an event whose limits and rates are those of one array."""
    changes: dict[str, Any] = {}
    for name in _COUNTS:
        if getattr(event, name, None) is not None:
            changes[name] = math.ceil(getattr(event, name) / n)
    for name in _RATES:
        if getattr(event, name, None) is not None:
            changes[name] = getattr(event, name) / n
    return event.model_copy(update=changes)


def _share_of_hosts(hosts: Hosts, n: int) -> Hosts:
    """Return whole hosts with the resources of one n-th of those at work; cores are rounded down."""
    n_at_work = hosts.n_hosts - hosts.n_spare_hosts
    n_hosts = math.ceil(n_at_work / n)
    fraction = n_at_work / (n * n_hosts)
    cores, score = hosts.n_cores_per_host, hosts.specrate2017_int_base
    n_cores = None if cores is None else max(1, math.floor(cores * fraction))
    gbit, iops = hosts.storage_gbit_per_s_per_host, hosts.storage_iops_per_host
    return hosts.model_copy(
        update={
            "n_hosts": n_hosts,
            "n_spare_hosts": 0,
            "memory_gib_per_host": hosts.memory_gib_per_host * fraction,
            "n_cores_per_host": n_cores,
            "specrate2017_int_base": None if score is None else score * ((n_cores / cores) if n_cores and cores else 1),
            "storage_gbit_per_s_per_host": None if gbit is None else gbit * fraction,
            "storage_iops_per_host": None if iops is None else iops * fraction,
        }
    )
