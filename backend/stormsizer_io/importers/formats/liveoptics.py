"""Live Optics (DPACK): averages and peaks of each machine and host, from the known columns of its workbook.

Averages can be summed; peaks cannot: machines do not peak at the same time. The combined peak lies between the largest
single peak and the sum of all peaks, and only these bounds are reported. A peak here is itself a mean: vCenter stores
machine figures in roll-ups of 20 s to 2 h, which hide storms that last minutes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import BinaryIO

import numpy as np

from stormsizer.messages.text import msg
from stormsizer.units import BYTES_PER_KIB, SECONDS_PER_MS
from stormsizer_io.importers.formats.inventory import Inventory, InventoryHost, Machine, not_a_desktop, propose_pools
from stormsizer_io.importers.parsing.columns import Record, Sheet, instant, significant, timed_text, understand
from stormsizer_io.importers.parsing.limits import WORKBOOK_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.timestamps import DateOrder, order_of
from stormsizer_io.importers.parsing.workbook import Workbook, open_workbook
from stormsizer_io.measurements import ImportRefusedError

_GHZ = 1e9
_ROUND_ROWS = 1_000
_BASES = (1000.0, 1024.0)
_BASE_TOLERANCE = 0.01
_FEWEST_RATE_MB_PER_S = 0.05
"""Lower rates in MB/s are rounded too coarsely to reveal the base, 1000 or 1024."""

_MACHINES = {
    "vm": ("VM Name",),
    "identity": ("MOB ID",),
    "running": ("IsRunning",),
    "power": ("Power State",),
    "guest_os": ("VM OS",),
    "template": ("Template",),
    "cpus": ("Virtual CPU",),
    "memory": ("Provisioned Memory (MiB)", "Provisioned Memory (MB)"),
    "disk": ("Virtual Disk Size (MiB)", "Virtual Disk Size (MB)"),
    "used": ("Virtual Disk Used (MiB)", "Virtual Disk Used (MB)"),
    "host": ("Host",),
    "cluster": ("Cluster",),
}
_LOADS = {
    "vm": ("VM Name",),
    "identity": ("MOB ID",),
    "peak_iops": ("Peak IOPS",),
    "average_iops": ("Average IOPS", "Avg IOPS"),
    "average_kb": ("Average KB/sec", "Avg KB/sec"),
    "peak_reads": ("Peak Read IOPS",),
    "peak_writes": ("Peak Write IOPS",),
    "reads": ("Avg Read IOPS", "Average Read IOPS"),
    "writes": ("Avg Write IOPS", "Average Write IOPS"),
    "read_mb": ("Avg Read MB/s", "Average Read MB/s"),
    "write_mb": ("Avg Write MB/s", "Average Write MB/s"),
    "read_latency": ("Avg Read Latency", "Average Read Latency"),
    "write_latency": ("Avg Write Latency", "Average Write Latency"),
}
_HOSTS = {
    "host": ("Host Name", "Host"),
    "cluster": ("Cluster",),
    "vendor": ("Manufacturer",),
    "model": ("Model",),
    "cpu_model": ("CPU Description",),
    "sockets": ("CPU Sockets",),
    "cores": ("CPU Cores",),
    "speed": ("CPU Clock Speed (GHz)",),
    "memory_kib": ("Memory (KiB)", "Memory (KB)"),
    "memory": ("Memory (MiB)",),
    "machines": ("Guest VM Count",),
}
_HOST_LOADS = {
    "host": ("Host", "Host Name"),
    "peak_iops": ("Peak IOPS",),
    "average_iops": ("Average IOPS", "Avg IOPS"),
    "p95_iops": ("95% IOPS",),
}


@dataclass(frozen=True)
class MachineLoad:
    """Activity of a machine: averages over the run, and peaks, which are the highest roll-up averages.

    Latencies are in seconds; byte rates cover reads and writes.
    """

    name: str
    identity: str
    reads_iops: float
    writes_iops: float
    read_bytes_per_s: float | None
    write_bytes_per_s: float | None
    peak_iops: float | None
    peak_reads_iops: float | None
    peak_writes_iops: float | None
    read_latency_s: float | None
    write_latency_s: float | None
    row: int


@dataclass(frozen=True)
class HostLoad:
    """Activity of a host, sampled live: its 95th percentile is the best indication of storms in this file."""

    name: str
    average_iops: float | None
    peak_iops: float | None
    p95_iops: float | None
    row: int


@dataclass(frozen=True)
class Totals:
    """All machines combined.

    Attributes
    ----------
    reads_iops, writes_iops
        Sums of averages.
    read_size_bytes, write_size_bytes
        Bytes per I/O; None if there are no I/Os.
    peak_iops_at_least, peak_iops_upper_bound
        Bounds of the highest concurrent load: the larger of the highest machine peak and the sum of averages, and the
        sum of all peaks. None if peaks are missing.
    """

    reads_iops: float
    writes_iops: float
    read_size_bytes: float | None
    write_size_bytes: float | None
    peak_iops_at_least: float | None
    peak_iops_upper_bound: float | None


@dataclass(frozen=True)
class LiveOptics:
    """Contents of a Live Optics workbook. ``bytes_per_mb`` is 10⁶ or 2²⁰, inferred from the workbook's columns."""

    inventory: Inventory
    machines: tuple[MachineLoad, ...]
    hosts: tuple[HostLoad, ...]
    totals: Totals
    bytes_per_mb: float


def read_live_optics(stream: BinaryIO, limits: Limits = WORKBOOK_LIMITS, order: DateOrder | None = None) -> LiveOptics:
    """Return the inventory and loads in a Live Optics workbook.

    Parameters
    ----------
    order
        Order of day and month, if the workbook's dates leave it open.

    Raises
    ------
    ImportRefusedError
        If it is not a workbook, has no sheet *VM Performance*, or exceeds the limits.
    """
    book = open_workbook(stream, limits)
    noting = book.noting
    loads = _sheet(book, "VM Performance", _LOADS, ("vm", "reads", "writes"))
    if loads is None:
        raise ImportRefusedError(
            msg("import-no-vm-performance"), given=", ".join(book.sheets), allowed=msg("import-allowed-live-optics")
        )
    load_records = _without_copies(list(loads.records()), noting)
    inventory = _inventory(book, load_records, order)
    base = _base(load_records, noting)
    left_out = {record.text("vm") for record in load_records if not_a_desktop(record.text("vm"))}
    known = {machine.identity for machine in inventory.machines}
    kept = [
        record
        for record in load_records
        if record.text("vm") not in left_out and (not known or (record.text("identity") or record.text("vm")) in known)
    ]
    machines = tuple(load for record in kept if (load := _load(record, base * base)))
    if n_unknown := len(kept) - len(machines):
        noting.add(msg("import-machines-without-rates", n=n_unknown))
    if len(kept) < len(load_records):
        noting.add(msg("import-templates-left-out", n=len(load_records) - len(kept)))
    _warn(noting, len(load_records))
    host_sheet = _sheet(book, "ESX Performance", _HOST_LOADS, ("host",))
    hosts = tuple(map(_host_load, host_sheet.records())) if host_sheet else ()
    final = Inventory(
        tool="Live Optics",
        machines=inventory.machines,
        hosts=inventory.hosts,
        datastores=(),
        pools=inventory.pools,
        taken_at=inventory.taken_at,
        notes=noting.notes(),
        n_rows_used=inventory.n_rows_used + len(machines) + len(hosts),
        n_rows_skipped=inventory.n_rows_skipped + len(load_records) - len(machines),
        facts=inventory.facts,
    )
    return LiveOptics(final, machines, hosts, _totals(machines), base * base)


def _warn(noting: Noting, n_machines: int) -> None:
    noting.add(msg("import-vcenter-peaks"))
    noting.add(msg("import-peaks-not-added"))
    noting.add(msg("import-live-optics-sizes"))
    if n_machines and n_machines % _ROUND_ROWS == 0:
        noting.add(msg("import-export-cut-off", n=n_machines))


def _sheet(book: Workbook, name: str, aliases: Mapping[str, Sequence[str]], needed: Sequence[str]) -> Sheet | None:
    found = next((sheet for sheet in book.sheets if significant(sheet) == significant(name)), None)
    if found is None:
        book.noting.add(msg("import-no-sheet", sheet=name))
        return None
    return understand(name, book.rows(found), aliases, book.noting, needed, book.limits.columns)


def _without_copies(records: list[Record], noting: Noting) -> list[Record]:
    """Return only the first row for each machine identity; names are not unique."""
    first: dict[str, Record] = {}
    for record in records:
        identity = record.text("identity") or record.text("vm")
        if not identity:
            noting.add(msg("import-row-skipped", sheet=record.sheet.name, why=msg("import-why-no-name")), record.at)
        elif identity in first:
            noting.add(msg("import-row-skipped", sheet=record.sheet.name, why=msg("import-why-twice")), record.at)
        else:
            first[identity] = record
    return list(first.values())


def _inventory(book: Workbook, loads: Sequence[Record], order: DateOrder | None) -> Inventory:
    facts, taken_at = _details(book, order)
    sheet = _sheet(book, "VMs", _MACHINES, ("vm",))
    records = _without_copies(list(sheet.records()), book.noting) if sheet else []
    machines = []
    for record in records:
        why = msg("import-why-template") if record.is_true("template") else not_a_desktop(record.text("vm"))
        if why:
            book.noting.add(msg("import-row-skipped", sheet="VMs", why=why), record.at)
        else:
            machines.append(_machine(record))
    if not records:
        book.noting.add(msg("import-no-vms-sheet"))
    if len(records) > book.limits.entities or len(loads) > book.limits.entities:
        raise ImportRefusedError(msg("import-too-many-machines"), allowed=f"at most {book.limits.entities:,}")
    host_sheet = _sheet(book, "ESX Hosts", _HOSTS, ("host",))
    hosts = tuple(map(_host, host_sheet.records())) if host_sheet else ()
    return Inventory(
        tool="Live Optics",
        machines=tuple(machines),
        hosts=hosts,
        datastores=(),
        pools=propose_pools(machines),
        taken_at=taken_at,
        n_rows_used=len(machines) + len(hosts),
        n_rows_skipped=len(records) - len(machines),
        facts=facts,
    )


def _details(book: Workbook, order: DateOrder | None) -> tuple[dict[str, str], datetime | None]:
    if "Details" not in book.sheets:
        return {}, None
    pairs = [row.cells for row in book.rows("Details") if len(row.cells) >= 2 and row.cells[0].strip()]
    facts = {cells[0].strip()[:80]: cells[1].strip()[:200] for cells in pairs[:100]}
    date = facts.get("Date", "")
    taken_at = instant(date, order_of(map(timed_text, facts.values())) or order, since_1904=book.since_1904)
    if date and taken_at is None:
        book.noting.add(msg("import-export-date", date=date))
    return facts, taken_at


def _machine(record: Record) -> Machine:
    return Machine(
        name=record.text("vm"),
        identity=record.text("identity") or record.text("vm"),
        is_on=record.is_true("running") or record.text("power").lower() == "poweredon",
        n_cpus=record.count("cpus"),
        memory_bytes=record.mib("memory"),
        disk_bytes=record.mib("disk"),
        used_bytes=record.mib("used"),
        guest_os=record.text("guest_os"),
        host=record.text("host"),
        cluster=record.text("cluster"),
        row=record.at,
    )


def _host(record: Record) -> InventoryHost:
    kib, speed = record.number("memory_kib"), record.number("speed")
    return InventoryHost(
        name=record.text("host"),
        cluster=record.text("cluster"),
        cpu_model=record.text("cpu_model"),
        model=" ".join(filter(None, (record.text("vendor"), record.text("model")))),
        n_sockets=record.count("sockets"),
        n_cores=record.count("cores"),
        cpu_hz=None if speed is None else speed * _GHZ,
        memory_bytes=record.mib("memory") if kib is None else kib * BYTES_PER_KIB,
        n_machines=record.count("machines"),
        row=record.at,
    )


def _base(records: Sequence[Record], noting: Noting) -> float:
    """Return the number of KB per MB, 1000 or 1024, from the machines that list both."""
    ratios = []
    for record in records:
        kb, read_mb, write_mb = (record.number(column) for column in ("average_kb", "read_mb", "write_mb"))
        if kb and read_mb is not None and write_mb is not None and read_mb + write_mb >= _FEWEST_RATE_MB_PER_S:
            ratios.append(kb / (read_mb + write_mb))
    middle = float(np.median(ratios)) if ratios else 0.0
    nearest = min(_BASES, key=lambda base: abs(middle / base - 1))
    if abs(middle / nearest - 1) > _BASE_TOLERANCE:
        noting.add(msg("import-mib-guessed"))
        return 1024.0
    noting.add(msg("import-mb-base", base=f"{nearest:g}", ratio=f"{middle:.0f}"))
    return nearest


def _load(record: Record, bytes_per_mb: float) -> MachineLoad | None:
    """Return the load of a machine; None if its reads or its writes are unknown."""
    reads, writes = record.number("reads"), record.number("writes")
    if reads is None or writes is None:
        return None

    def bytes_of(column: str) -> float | None:
        value = record.number(column)
        return None if value is None else value * bytes_per_mb

    def seconds(column: str) -> float | None:
        value = record.number(column)
        return None if value is None else value * SECONDS_PER_MS

    return MachineLoad(
        name=record.text("vm"),
        identity=record.text("identity") or record.text("vm"),
        reads_iops=reads,
        writes_iops=writes,
        read_bytes_per_s=bytes_of("read_mb"),
        write_bytes_per_s=bytes_of("write_mb"),
        peak_iops=record.number("peak_iops"),
        peak_reads_iops=record.number("peak_reads"),
        peak_writes_iops=record.number("peak_writes"),
        read_latency_s=seconds("read_latency"),
        write_latency_s=seconds("write_latency"),
        row=record.at,
    )


def _host_load(record: Record) -> HostLoad:
    return HostLoad(
        record.text("host"),
        record.number("average_iops"),
        record.number("peak_iops"),
        record.number("p95_iops"),
        record.at,
    )


def _totals(machines: Sequence[MachineLoad]) -> Totals:
    reads, writes = sum(each.reads_iops for each in machines), sum(each.writes_iops for each in machines)
    peaks = [each.peak_iops for each in machines if each.peak_iops is not None]
    all_told = bool(machines) and len(peaks) == len(machines)
    return Totals(
        reads_iops=reads,
        writes_iops=writes,
        read_size_bytes=mean_size_bytes([(each.read_bytes_per_s, each.reads_iops) for each in machines]),
        write_size_bytes=mean_size_bytes([(each.write_bytes_per_s, each.writes_iops) for each in machines]),
        peak_iops_at_least=max(*peaks, reads + writes) if peaks else None,
        peak_iops_upper_bound=sum(peaks) if all_told else None,
    )


def mean_size_bytes(rates: Sequence[tuple[float | None, float]]) -> float | None:
    """Return the bytes per I/O, from bytes and I/Os per second of machines; unknown bytes are left out."""
    known = [(bytes_per_s, iops) for bytes_per_s, iops in rates if bytes_per_s is not None]
    total_bytes, total = sum(bytes_per_s for bytes_per_s, _ in known), sum(iops for _, iops in known)
    return total_bytes / total if total > 0 and total_bytes > 0 else None
