"""Changes to the existing array: firmware, ports, and the host cache in front of it."""

from collections.abc import Iterator

from stormsizer.analysis.advice.changes import Change
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario

HOST_CACHES_GIB = (1.0, 2.0)
"""Host cache sizes to try; 2 GiB is the maximum in View."""


def configuration_changes(scenario: Scenario, catalog: Catalog) -> Iterator[Change]:
    """Yield every configuration change that applies to a scenario and leaves its calendar unchanged."""
    yield from _firmware(scenario, catalog)
    yield from _host_cache(scenario, catalog)
    yield from _ports(scenario, catalog)


def _firmware(scenario: Scenario, catalog: Catalog) -> Iterator[Change]:
    """Yield an upgrade to the newest firmware release, which is the last one in the catalog."""
    array = catalog.arrays[scenario.array.model_id]
    newest, present = array.firmware[-1], array.firmware_named(scenario.array.firmware_id)
    if newest.id != present.id:
        yield Change(
            kind="firmware",
            ladder="firmware",
            words=msg("advice-firmware", before=present.name, after=newest.name),
            array={"firmware_id": newest.id},
        )


def _host_cache(scenario: Scenario, catalog: Catalog) -> Iterator[Change]:
    """Yield changes to larger host caches, if a hit rate was measured for one of the pools.

    Cloud volumes have no such cache.
    """
    if catalog.arrays[scenario.array.model_id].volume is not None:
        return
    hit = (catalog.workloads[pool.profile_id].working_set.host_cache_hit_fraction for pool in scenario.pools)
    if not any(fact is not None and fact.value is not None for fact in hit):
        return
    hosts = scenario.hosts
    for gib in HOST_CACHES_GIB:
        if gib > hosts.host_cache_gib:
            more_gib = hosts.n_hosts * (gib - hosts.host_cache_gib)
            yield Change(
                kind="host_cache",
                ladder="host_cache",
                words=msg(
                    "advice-host-cache",
                    n=hosts.n_hosts,
                    size=Quantity(gib, "GiB", 3),
                    more=Quantity(more_gib, "GiB", 4),
                ),
                hosts={"host_cache_gib": gib},
            )


def _ports(scenario: Scenario, catalog: Catalog) -> Iterator[Change]:
    """Yield changes to twice the current number of ports, and to the maximum that the controllers support."""
    n_now = scenario.array.n_ports
    n_most = scenario.array.n_controllers * catalog.arrays[scenario.array.model_id].network.max_ports.known
    for n_ports in dict.fromkeys((min(2 * n_now, n_most), n_most)):
        if n_ports > n_now:
            yield Change(
                kind="ports",
                ladder="ports",
                words=msg("advice-ports", n=n_ports, before=n_now),
                array={"n_ports": n_ports},
            )
