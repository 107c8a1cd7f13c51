"""Inventories, in SI units: machines, hosts, datastores, and the desktop pools inferred from the machines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, shown
from stormsizer.units import BYTES_PER_GIB
from stormsizer_io.measurements import Note

SMALLEST_POOL = 3
_NUMBERED = re.compile(r"(?P<prefix>.*?[^0-9])[0-9]{1,6}$", re.DOTALL)
_REPLICA = re.compile(r"(cp-replica|cp-template|cp-parent|replica-|internal-template)", re.IGNORECASE)
_CLUSTER_SERVICE = re.compile(r"vCLS(\b|-| )", re.IGNORECASE)
_MASTER = re.compile(r"(golden|master|gold)[-_ ]?(image|img|vm|w1[01]|win)?", re.IGNORECASE)


@dataclass(frozen=True)
class Machine:
    """A virtual machine.

    Attributes
    ----------
    identity
        Identifier in the hypervisor; the name if the file has none. Names are not unique.
    disk_bytes
        Capacity of its virtual disks as seen by the guest.
    provisioned_bytes, used_bytes, unshared_bytes
        Space on the datastores: provisioned, written, and written by this machine alone (the growth of a linked clone).
    thin_fraction
        Share of its disk capacity that is thin-provisioned.
    row
        Row number in the file.
    """

    name: str
    identity: str
    is_on: bool
    n_cpus: int | None = None
    memory_bytes: float | None = None
    n_disks: int | None = None
    disk_bytes: float | None = None
    provisioned_bytes: float | None = None
    used_bytes: float | None = None
    unshared_bytes: float | None = None
    thin_fraction: float | None = None
    guest_os: str = ""
    host: str = ""
    cluster: str = ""
    folder: str = ""
    resource_pool: str = ""
    row: int | None = None


@dataclass(frozen=True)
class InventoryHost:
    """A host. ``cpu_hz`` is the clock rate of one core."""

    name: str
    cluster: str = ""
    cpu_model: str = ""
    model: str = ""
    n_sockets: int | None = None
    n_cores: int | None = None
    cpu_hz: float | None = None
    memory_bytes: float | None = None
    n_machines: int | None = None
    row: int | None = None


@dataclass(frozen=True)
class InventoryDatastore:
    """A datastore."""

    name: str
    kind: str = ""
    capacity_bytes: float | None = None
    provisioned_bytes: float | None = None
    used_bytes: float | None = None
    free_bytes: float | None = None
    row: int | None = None


@dataclass(frozen=True)
class ProposedPool:
    """Machines that look like one desktop pool: a suggestion for the user to confirm or reject.

    Attributes
    ----------
    n_on
        Number powered on when the inventory was taken.
    disk_bytes, provisioned_bytes, used_bytes, unshared_bytes
        Means over the machines for which the file has a value; None if it has none.
    why
        Reason for the suggestion, in one sentence.
    """

    name: Text
    machines: tuple[str, ...]
    n_desktops: int
    n_on: int
    n_cpus: int | None
    memory_bytes: float | None
    disk_bytes: float | None
    provisioned_bytes: float | None
    used_bytes: float | None
    unshared_bytes: float | None
    guest_os: str
    hosts: tuple[str, ...]
    clusters: tuple[str, ...]
    why: Text


@dataclass(frozen=True)
class Inventory:
    """Contents of an inventory file.

    Attributes
    ----------
    taken_at
        Time of the inventory as stated in the file, without a zone if the file has none.
    notes
        For the preview: what was skipped, inferred or repaired, and where.
    """

    tool: str
    machines: tuple[Machine, ...]
    hosts: tuple[InventoryHost, ...]
    datastores: tuple[InventoryDatastore, ...]
    pools: tuple[ProposedPool, ...]
    taken_at: datetime | None = None
    notes: tuple[Note, ...] = ()
    n_rows_used: int = 0
    n_rows_skipped: int = 0
    facts: Mapping[str, str] = field(default_factory=dict)

    def total_bytes(self, what: str) -> float | None:
        """Return the machines' total ``disk_bytes``, ``used_bytes`` or other size; None if no machine has a value."""
        return _sum(getattr(machine, what) for machine in self.machines)


def not_a_desktop(name: str) -> Message | None:
    """Return why a machine with this name is neither a desktop nor a customer server; None if it may be either.

    >>> not_a_desktop("vCLS-1f2a (3)").id, not_a_desktop("cp-replica-77").id, not_a_desktop("W11-017")
    ('import-why-vcls', 'import-why-replica', None)
    """
    if _CLUSTER_SERVICE.match(name):
        return msg("import-why-vcls")
    if _REPLICA.match(name):
        return msg("import-why-replica")
    if _MASTER.match(name):
        return msg("import-why-master")
    return None


def prefix_of(name: str) -> str | None:
    """Return the part of a machine's name before its number; None if the name does not end with a number.

    >>> prefix_of("W11-017"), prefix_of("FILESERVER")
    ('W11-', None)
    """
    numbered = _NUMBERED.match(name)
    return numbered["prefix"] if numbered else None


def propose_pools(machines: Sequence[Machine], smallest: int = SMALLEST_POOL) -> tuple[ProposedPool, ...]:
    """Suggest desktop pools: at least ``smallest`` machines of the same shape whose names differ only by a number.

    The shape is processors, memory and disk capacity. Names without a trailing number belong to no pool. The largest
    pool comes first.
    """
    groups: dict[tuple[str, object, object, object], list[Machine]] = {}
    for machine in machines:
        prefix = prefix_of(machine.name)
        if prefix is not None:
            shape = (machine.n_cpus, machine.memory_bytes, machine.disk_bytes)
            groups.setdefault((prefix, *shape), []).append(machine)
    found = [(key[0], group) for key, group in groups.items() if len(group) >= smallest]
    prefixes = [prefix for prefix, _ in found]
    pools = [_pool(prefix, group, alone=prefixes.count(prefix) == 1) for prefix, group in found]
    return tuple(sorted(pools, key=_order))


def _order(pool: ProposedPool) -> tuple[object, ...]:
    """Return the sort key of a pool: largest first, then by name and shape."""
    return -pool.n_desktops, pool.machines[0], pool.n_cpus or 0, pool.memory_bytes or 0.0, pool.disk_bytes or 0.0


def _pool(prefix: str, group: Sequence[Machine], *, alone: bool) -> ProposedPool:
    first = group[0]
    parts: list[Text] = [msg("import-shape-cpus", n=first.n_cpus)] if first.n_cpus else []
    parts += [msg("import-shape-memory", size=_gib(first.memory_bytes))] if first.memory_bytes else []
    parts += [msg("import-shape-disk", size=_gib(first.disk_bytes))] if first.disk_bytes else []
    shape = shown(Listing(tuple(parts))) if parts else msg("import-shape-unknown")
    name = prefix.rstrip("-_. ")
    systems = [machine.guest_os for machine in group if machine.guest_os]
    return ProposedPool(
        name=name if alone else msg("import-pool-of-shape", name=name, shape=shape),
        machines=tuple(machine.name for machine in group),
        n_desktops=len(group),
        n_on=sum(machine.is_on for machine in group),
        n_cpus=first.n_cpus,
        memory_bytes=first.memory_bytes,
        disk_bytes=first.disk_bytes,
        provisioned_bytes=_mean(machine.provisioned_bytes for machine in group),
        used_bytes=_mean(machine.used_bytes for machine in group),
        unshared_bytes=_mean(machine.unshared_bytes for machine in group),
        guest_os=max(sorted(set(systems)), key=systems.count, default=""),
        hosts=tuple(sorted({machine.host for machine in group if machine.host})),
        clusters=tuple(sorted({machine.cluster for machine in group if machine.cluster})),
        why=msg("import-pool-why", n=len(group), name=prefix, shape=shape),
    )


def _gib(n_bytes: float) -> Quantity:
    return Quantity(n_bytes / BYTES_PER_GIB, "GiB")


def _known(values: Iterable[float | None]) -> list[float]:
    return [value for value in values if value is not None]


def _sum(values: Iterable[float | None]) -> float | None:
    known = _known(values)
    return sum(known) if known else None


def _mean(values: Iterable[float | None]) -> float | None:
    known = _known(values)
    return sum(known) / len(known) if known else None
