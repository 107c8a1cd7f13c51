"""RVTools: inventory of a vSphere environment, as one workbook or one CSV file per tab.

MB means MiB in its files; it does not measure I/O.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import chain
from typing import BinaryIO

from stormsizer.messages.text import Message, msg
from stormsizer_io.importers.formats.inventory import (
    Inventory,
    InventoryDatastore,
    InventoryHost,
    Machine,
    not_a_desktop,
    propose_pools,
)
from stormsizer_io.importers.parsing.columns import (
    Record,
    Sheet,
    decimal_of,
    instant,
    significant,
    timed_text,
    understand,
)
from stormsizer_io.importers.parsing.limits import WORKBOOK_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import Decimal, Row, open_table
from stormsizer_io.importers.parsing.timestamps import DateOrder, order_of
from stormsizer_io.importers.parsing.workbook import open_workbook
from stormsizer_io.measurements import ImportRefusedError

TABS = ("vInfo", "vDisk", "vHost", "vDatastore", "vMetaData")
_TAB_OF_FILE = re.compile(r"(?:.*[\\/_])?(?:RVTools_)?(?:tab)?(v[A-Za-z]+)\.csv$", re.IGNORECASE | re.DOTALL)
_MHZ = 1e6

_COMMON = {
    "vm": ("VM", "VM Name"),
    "power": ("Powerstate", "Power state"),
    "template": ("Template",),
    "placeholder": ("SRM Placeholder",),
    "identity": ("VM ID", "MOB ID", "VM UUID"),
}
_ALIASES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "vInfo": {
        "vm": ("VM", "VM Name", "vInfoVMName"),
        "power": ("Powerstate", "vInfoPowerstate"),
        "template": ("Template", "vInfoTemplate"),
        "placeholder": ("SRM Placeholder", "vInfoSRMPlaceHolder"),
        "identity": ("VM ID", "vInfoVMId", "VM UUID", "vInfoVMUUID", "vInfoUUID"),
        "cpus": ("CPUs", "vInfoCPUs"),
        "memory": ("Memory", "Memory MiB", "vInfoMemory"),
        "disks": ("Disks", "vInfoNumVirtualDisks", "vInfoDisks"),
        "disk": ("Total disk capacity MiB", "vInfoTotalDiskCapacityMiB"),
        "provisioned": ("Provisioned MiB", "vInfoProvisioned", "vInfoProvisionedMiB"),
        "used": ("In Use MiB", "vInfoInUse", "vInfoInUseMiB"),
        "unshared": ("Unshared MiB", "vInfoUnshared", "vInfoUnsharedMiB"),
        "guest_os": ("OS according to the VMware Tools", "vInfoOSTools"),
        "configured_os": ("OS according to the configuration file", "vInfoOS"),
        "powered_on": ("PowerOn", "vInfoPowerOn"),
        "created": ("Creation date", "vInfoCreationDate", "vInfoCreateDate"),
        "host": ("Host", "vInfoHost"),
        "cluster": ("Cluster", "vInfoCluster"),
        "folder": ("Folder", "vInfoFolder"),
        "resource_pool": ("Resource pool", "vInfoResourcepool"),
    },
    "vDisk": {
        **{own: (*names, f"vDisk{names[0].replace(' ', '')}") for own, names in _COMMON.items()},
        "capacity": ("Capacity MiB", "vDiskCapacity", "vDiskCapacityMiB"),
        "thin": ("Thin", "vDiskThin"),
        "raw": ("Raw", "vDiskRaw"),
    },
    "vHost": {
        "host": ("Host", "vHostName"),
        "cluster": ("Cluster", "vHostCluster"),
        "cpu_model": ("CPU Model", "vHostCPUModel"),
        "model": ("Model", "vHostModel"),
        "vendor": ("Vendor", "vHostVendor"),
        "sockets": ("# CPU", "vHostNumCPU"),
        "cores": ("# Cores", "vHostNumCpuCores"),
        "speed": ("Speed", "Speed MHz", "vHostSpeed"),
        "memory": ("# Memory", "# Memory MiB", "vHostMemorySize", "vHostMemory"),
        "machines": ("# VMs", "vHostNumVMs", "# VMs total"),
    },
    "vDatastore": {
        "name": ("Name", "vDatastoreName"),
        "type": ("Type", "vDatastoreType"),
        "capacity": ("Capacity MiB", "vDatastoreCapacity", "vDatastoreCapacityMiB"),
        "provisioned": ("Provisioned MiB", "vDatastoreProvisioned", "vDatastoreProvisionedMiB"),
        "used": ("In Use MiB", "vDatastoreInUse", "vDatastoreInUseMiB"),
        "free": ("Free MiB", "vDatastoreFreeSpace", "vDatastoreFreeMiB"),
    },
    "vMetaData": {
        "version": ("RVTools version", "RVTools major version"),
        "created": ("xlsx creation datetime", "creation datetime"),
        "server": ("Server", "VI SDK Server"),
    },
}
_TELLING = {
    "vInfo": ("vm", "power", "cpus", "memory"),
    "vDisk": ("vm", "capacity", "thin"),
    "vHost": ("host", "cores", "speed"),
    "vDatastore": ("name", "type", "capacity", "free"),
    "vMetaData": ("version", "created"),
}
"""Columns that identify a tab, regardless of the file name."""
_NEEDED = {"vInfo": ("vm", "cpus", "memory"), "vDisk": ("vm", "capacity"), "vHost": ("host",), "vDatastore": ("name",)}


@dataclass
class _Reading:
    """Results collected so far."""

    noting: Noting
    limits: Limits
    order: DateOrder | None = None
    """Order of day and month: deduced from the machines' dates, or else as chosen."""
    machines: list[Machine] = field(default_factory=list)
    hosts: list[InventoryHost] = field(default_factory=list)
    datastores: list[InventoryDatastore] = field(default_factory=list)
    left_out: set[str] = field(default_factory=set)
    """Names and identifiers of excluded machines."""
    facts: dict[str, str] = field(default_factory=dict)
    taken_at: datetime | None = None
    n_used: int = 0
    n_skipped: int = 0

    def skip(self, why: Message, record: Record) -> None:
        """Skip a row and add a note."""
        self.n_skipped += 1
        self.noting.add(msg("import-row-skipped", sheet=record.sheet.name, why=why), record.at)


def tab_of(header: Iterable[str]) -> str | None:
    """Return the RVTools tab with this header, or None.

    >>> tab_of(["VM", "Powerstate", "CPUs", "Memory"]), tab_of(["Time", "VM", "IOPS"])
    ('vInfo', None)
    """
    names = {significant(name) for name in header}
    for tab, telling in _TELLING.items():
        if all(any(significant(alias) in names for alias in _ALIASES[tab][own]) for own in telling):
            return tab
    return None


def read_rvtools_workbook(
    stream: BinaryIO, limits: Limits = WORKBOOK_LIMITS, order: DateOrder | None = None
) -> Inventory:
    """Return the inventory in an RVTools workbook.

    Parameters
    ----------
    order
        Order of day and month, if the workbook's dates leave it open.

    Raises
    ------
    ImportRefusedError
        If it is not a workbook, not an RVTools workbook, or exceeds the limits.
    """
    book = open_workbook(stream, limits)
    by_name = {name.strip().lower(): name for name in book.sheets}
    tabs = {tab: book.rows(by_name[tab.lower()]) for tab in TABS if tab.lower() in by_name}
    if not tabs:
        raise ImportRefusedError(msg("import-no-rvtools-tab"), given=", ".join(book.sheets), allowed=", ".join(TABS))
    return _read(tabs, book.noting, limits, order, since_1904=book.since_1904)


def read_rvtools_csv(
    files: Mapping[str, BinaryIO], limits: Limits = WORKBOOK_LIMITS, order: DateOrder | None = None
) -> Inventory:
    """Return the inventory from the CSV files of one export, keyed by file name, such as ``RVTools_tabvInfo.csv``.

    Parameters
    ----------
    order
        Order of day and month, if the files' dates leave it open.

    Raises
    ------
    ImportRefusedError
        If no name matches a tab, a file is not a table, or a file exceeds the limits.
    """
    noting = Noting()
    tabs: dict[str, Iterable[Row]] = {}
    known = {tab.lower(): tab for tab in TABS}
    tables = []
    decimals: dict[str, Decimal] = {}
    for name, stream in files.items():
        match = _TAB_OF_FILE.match(name)
        tab = known.get(match[1].lower()) if match else None
        if tab is None or tab in tabs:
            noting.add(msg("import-tab-not-needed", file=name[:80]))
            continue
        table = open_table(stream, limits)
        tables.append(table)
        decimals[tab] = decimal_of(table.dialect)
        tabs[tab] = chain([Row(1, table.header)], table.rows())
    if not tabs:
        raise ImportRefusedError(msg("import-no-rvtools-file"), given=", ".join(files), allowed="RVTools_tabvInfo.csv")
    inventory = _read(tabs, noting, limits, order, decimals)
    noted = chain.from_iterable(table.noting.notes() for table in tables)
    n_skipped = sum(table.n_skipped for table in tables)
    return replace(inventory, notes=(*inventory.notes, *noted), n_rows_skipped=inventory.n_rows_skipped + n_skipped)


def _read(
    tabs: Mapping[str, Iterable[Row]],
    noting: Noting,
    limits: Limits,
    order: DateOrder | None,
    decimals: Mapping[str, Decimal] | None = None,
    *,
    since_1904: bool = False,
) -> Inventory:
    """Combine tabs; ``decimals`` has the decimal separator of each CSV tab."""
    reading = _Reading(noting, limits, order)
    takers: Mapping[str, Callable[[_Reading, Sheet], None]] = {
        "vInfo": _take_machines,
        "vDisk": _take_disks,
        "vHost": _take_hosts,
        "vDatastore": _take_datastores,
    }
    for tab, take in takers.items():
        if tab in tabs:
            decimal = (decimals or {}).get(tab, ".")
            take(reading, understand(tab, tabs[tab], _ALIASES[tab], noting, _NEEDED[tab], limits.columns, decimal))
        else:
            noting.add(msg("import-no-tab", tab=tab))
    if "vMetaData" in tabs:
        sheet = understand("vMetaData", tabs["vMetaData"], _ALIASES["vMetaData"], noting)
        _take_facts(reading, sheet, since_1904=since_1904)
    noting.add(msg("import-rvtools-no-rates"))
    return Inventory(
        tool="RVTools",
        machines=tuple(reading.machines),
        hosts=tuple(reading.hosts),
        datastores=tuple(reading.datastores),
        pools=propose_pools(reading.machines),
        taken_at=reading.taken_at,
        notes=noting.notes(),
        n_rows_used=reading.n_used,
        n_rows_skipped=reading.n_skipped,
        facts=reading.facts,
    )


def _take_machines(reading: _Reading, sheet: Sheet) -> None:
    deduced: DateOrder | None = None
    for record in sheet.records():
        deduced = deduced or order_of(map(timed_text, (record.text("powered_on"), record.text("created"))))
        name = record.text("vm")
        why = _why_not(record) if name else msg("import-why-no-name")
        if why:
            reading.left_out.update({name, record.text("identity")} - {""})
            reading.skip(why, record)
            continue
        reading.machines.append(_machine(name, record))
        reading.n_used += 1
        if len(reading.machines) > reading.limits.entities:
            raise ImportRefusedError(
                msg("import-too-many-machines"), row=record.at, allowed=f"at most {reading.limits.entities:,}"
            )
    reading.order = deduced or reading.order


def _why_not(record: Record) -> Message | None:
    if record.is_true("template"):
        return msg("import-why-template")
    if record.is_true("placeholder"):
        return msg("import-why-placeholder")
    return not_a_desktop(record.text("vm"))


def _machine(name: str, record: Record) -> Machine:
    return Machine(
        name=name,
        identity=record.text("identity") or name,
        is_on=record.text("power").lower() == "poweredon",
        n_cpus=record.count("cpus"),
        memory_bytes=record.mib("memory"),
        n_disks=record.count("disks"),
        disk_bytes=record.mib("disk"),
        provisioned_bytes=record.mib("provisioned"),
        used_bytes=record.mib("used"),
        unshared_bytes=record.mib("unshared"),
        guest_os=record.text("guest_os") or record.text("configured_os"),
        host=record.text("host"),
        cluster=record.text("cluster"),
        folder=record.text("folder"),
        resource_pool=record.text("resource_pool"),
        row=record.at,
    )


def _take_disks(reading: _Reading, sheet: Sheet) -> None:
    """Add disk data to the machines: the capacity if vInfo lacks it, and the thin-provisioned share."""
    of: dict[str, list[tuple[float, bool]]] = {}
    by_identity = {machine.identity for machine in reading.machines}
    for record in sheet.records():
        name, identity = record.text("vm"), record.text("identity")
        capacity = record.mib("capacity")
        if not name or name in reading.left_out or capacity is None or record.is_true("raw"):
            reading.skip(msg("import-why-disk"), record)
            continue
        reading.n_used += 1
        key = identity if identity in by_identity else name
        of.setdefault(key, []).append((capacity, record.is_true("thin")))
    reading.machines = [
        _with_disks(machine, of.get(machine.identity) or of.get(machine.name, [])) for machine in reading.machines
    ]


def _with_disks(machine: Machine, disks: list[tuple[float, bool]]) -> Machine:
    total = sum(capacity for capacity, _ in disks)
    if not total:
        return machine
    return replace(
        machine,
        n_disks=len(disks) if machine.n_disks is None else machine.n_disks,
        disk_bytes=total if machine.disk_bytes is None else machine.disk_bytes,
        thin_fraction=sum(capacity for capacity, is_thin in disks if is_thin) / total,
    )


def _take_hosts(reading: _Reading, sheet: Sheet) -> None:
    for record in sheet.records():
        if not record.text("host"):
            reading.skip(msg("import-why-no-name"), record)
            continue
        speed = record.number("speed")
        reading.n_used += 1
        reading.hosts.append(
            InventoryHost(
                name=record.text("host"),
                cluster=record.text("cluster"),
                cpu_model=record.text("cpu_model"),
                model=" ".join(filter(None, (record.text("vendor"), record.text("model")))),
                n_sockets=record.count("sockets"),
                n_cores=record.count("cores"),
                cpu_hz=None if speed is None else speed * _MHZ,
                memory_bytes=record.mib("memory"),
                n_machines=record.count("machines"),
                row=record.at,
            )
        )


def _take_datastores(reading: _Reading, sheet: Sheet) -> None:
    for record in sheet.records():
        if not record.text("name"):
            reading.skip(msg("import-why-no-name"), record)
            continue
        reading.n_used += 1
        reading.datastores.append(
            InventoryDatastore(
                name=record.text("name"),
                kind=record.text("type"),
                capacity_bytes=record.mib("capacity"),
                provisioned_bytes=record.mib("provisioned"),
                used_bytes=record.mib("used"),
                free_bytes=record.mib("free"),
                row=record.at,
            )
        )


def _take_facts(reading: _Reading, sheet: Sheet, *, since_1904: bool) -> None:
    for record in sheet.records():
        reading.facts.update({what: record.text(what) for what in ("version", "server") if record.text(what)})
        created = record.text("created")
        reading.taken_at = instant(created, reading.order, since_1904=since_1904) if created else reading.taken_at
        if created and reading.taken_at is None:
            reading.noting.add(msg("import-export-date", date=created[:60]), record.at, "creation datetime")
