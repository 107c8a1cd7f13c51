"""Combined inventory from several files: counts, desktop pools and host groups, without lists of names."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC
from zoneinfo import ZoneInfo

from stormsizer.messages.text import Text, msg
from stormsizer.units import BYTES_PER_GIB
from stormsizer_io.importers.formats.inventory import Inventory, InventoryHost, Machine, ProposedPool, propose_pools
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.summary.document import FoundHosts, FoundPool, InventorySummary
from stormsizer_io.importers.summary.loads import MeasuredInventory, load_of
from stormsizer_io.importers.summary.totals import Totals

MOST_POOLS, MOST_GROUPS, MOST_CLUSTERS = 200, 100, 20
MOST_NAME = 200
_HZ_PER_GHZ = 1e9


def inventory_summary(
    inventories: Sequence[Inventory],
    zone: str,
    measured: Sequence[MeasuredInventory] = (),
    recordings: Sequence[Recording] = (),
) -> tuple[InventorySummary, tuple[Text, ...]]:
    """Return the combined summary of inventories, and notes; a machine in more than one inventory counts once.

    Parameters
    ----------
    measured
        Workbooks that contain the load of machines.
    recordings
        Series of rates, which may contain those of machines.
    """
    machines, n_twice = _machines(inventories)
    hosts = list({host.name: host for each in inventories for host in each.hosts}.values())
    datastores = {store.name for each in inventories for store in each.datastores}
    pools, groups = propose_pools(machines), _groups(hosts)
    taken = [
        each.taken_at if each.taken_at.tzinfo else each.taken_at.replace(tzinfo=ZoneInfo(zone))
        for each in inventories
        if each.taken_at is not None
    ]
    remarks: list[Text] = [msg("import-machines-twice", n=n_twice)] if n_twice else []
    if len(pools) > MOST_POOLS or len(groups) > MOST_GROUPS:
        remarks.append(msg("import-largest-only", pools=MOST_POOLS, groups=MOST_GROUPS))
    pools, totals = pools[:MOST_POOLS], Totals(machines, measured, recordings)
    pooled = {name for pool in pools for name in pool.machines}
    summary = InventorySummary(
        taken_at=max(taken).astimezone(UTC) if taken else None,
        n_machines=len(machines),
        n_machines_on=sum(machine.is_on for machine in machines),
        n_hosts=len(hosts),
        n_datastores=len(datastores),
        disk_gib=_sum_gib([machine.disk_bytes for machine in machines]),
        provisioned_gib=_sum_gib([machine.provisioned_bytes for machine in machines]),
        used_gib=_sum_gib([machine.used_bytes for machine in machines]),
        pools=tuple(_pool(number, pool, measured, totals) for number, pool in enumerate(pools, start=1)),
        hosts=tuple(_hosts(number, group) for number, group in enumerate(groups[:MOST_GROUPS], start=1)),
        unpooled=totals.of({machine.name for machine in machines} - pooled),
    )
    return summary, tuple(remarks)


def _machines(inventories: Sequence[Inventory]) -> tuple[list[Machine], int]:
    """Return all machines and the number of duplicates: same name in another inventory, unless identifiers differ."""
    kept: list[Machine] = []
    n_twice = 0
    for inventory in inventories:
        known: dict[str, list[Machine]] = {}
        for machine in kept:
            known.setdefault(machine.name, []).append(machine)
        for machine in inventory.machines:
            if any(_is_same(machine, other) for other in known.get(machine.name, ())):
                n_twice += 1
            else:
                kept.append(machine)
    return kept, n_twice


def _is_same(one: Machine, other: Machine) -> bool:
    return one.identity == other.identity or one.name in (one.identity, other.identity)


def _sum_gib(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / BYTES_PER_GIB if known else None


def _gib(value: float | None) -> float | None:
    return None if value is None else value / BYTES_PER_GIB


def _pool(number: int, pool: ProposedPool, measured: Sequence[MeasuredInventory], totals: Totals) -> FoundPool:
    return FoundPool(
        id=f"pool-{number}",
        name=pool.name[:MOST_NAME] if isinstance(pool.name, str) else pool.name,
        n_desktops=pool.n_desktops,
        n_on=pool.n_on,
        n_cpus=pool.n_cpus,
        memory_gib=_gib(pool.memory_bytes),
        disk_gib=_gib(pool.disk_bytes),
        provisioned_gib=_gib(pool.provisioned_bytes),
        used_gib=_gib(pool.used_bytes),
        unshared_gib=_gib(pool.unshared_bytes),
        guest_os=pool.guest_os[:MOST_NAME],
        clusters=_clusters(pool.clusters),
        why=pool.why,
        load=load_of(pool, measured),
        totals=totals.of(set(pool.machines)),
    )


def _groups(hosts: Sequence[InventoryHost]) -> list[list[InventoryHost]]:
    """Return groups of similar hosts, largest first. Clock rates and memory may differ slightly within a group."""
    groups: dict[tuple[object, ...], list[InventoryHost]] = {}
    for host in hosts:
        ghz = None if host.cpu_hz is None else round(host.cpu_hz / _HZ_PER_GHZ, 1)
        gib = None if host.memory_bytes is None else round(host.memory_bytes / BYTES_PER_GIB)
        groups.setdefault((host.model, host.cpu_model, host.n_cores, ghz, gib), []).append(host)
    return sorted(groups.values(), key=lambda group: (-len(group), group[0].model, group[0].cpu_model))


def _hosts(number: int, group: Sequence[InventoryHost]) -> FoundHosts:
    first = group[0]
    return FoundHosts(
        id=f"hosts-{number}",
        n_hosts=len(group),
        model=first.model[:MOST_NAME],
        cpu_model=first.cpu_model[:MOST_NAME],
        n_cores=first.n_cores,
        ghz_per_core=None if first.cpu_hz is None else first.cpu_hz / _HZ_PER_GHZ,
        memory_gib=_gib(first.memory_bytes),
        clusters=_clusters({host.cluster for host in group if host.cluster}),
    )


def _clusters(names: Sequence[str] | set[str]) -> tuple[str, ...]:
    return tuple(name[:MOST_NAME] for name in sorted(names)[:MOST_CLUSTERS])
