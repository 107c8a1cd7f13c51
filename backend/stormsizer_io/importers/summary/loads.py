"""Loads of inventory pools, from the averages of their machines in a Live Optics workbook."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from stormsizer.messages.text import Instant, Message, msg
from stormsizer.units import BYTES_PER_KB, SECONDS_PER_MS
from stormsizer_io.importers.formats.inventory import ProposedPool
from stormsizer_io.importers.formats.liveoptics import HostLoad, LiveOptics, MachineLoad, mean_size_bytes
from stormsizer_io.importers.summary.document import FoundLoad


@dataclass(frozen=True)
class MeasuredInventory:
    """A Live Optics workbook, with its file name and the time zone of the site."""

    file: str
    contents: LiveOptics
    zone: str


def load_of(pool: ProposedPool, measured: Sequence[MeasuredInventory]) -> FoundLoad | None:
    """Return the load of a pool's machines in the workbook that measured most of them; None if none did.

    Machines match by name, regardless of case. Machines that were powered off do not count.
    """
    names = {name.casefold() for name in pool.machines}
    found = [(workbook, list(running(workbook.contents, names))) for workbook in measured]
    workbook, machines = max(found, key=lambda each: len(each[1]), default=(None, []))
    if workbook is None or not machines:
        return None
    n = len(machines)
    reads, writes = sum(each.reads_iops for each in machines), sum(each.writes_iops for each in machines)
    ratio = p95_ratio(workbook.contents.hosts, pool.hosts)
    peaks = [each.peak_iops for each in machines if each.peak_iops is not None]
    return FoundLoad(
        n_machines=n,
        reads_iops_per_desktop=reads / n,
        writes_iops_per_desktop=writes / n,
        read_size_kb=_kb(mean_size_bytes([(each.read_bytes_per_s, each.reads_iops) for each in machines])),
        write_size_kb=_kb(mean_size_bytes([(each.write_bytes_per_s, each.writes_iops) for each in machines])),
        read_latency_ms=_mean_ms([(each.read_latency_s, each.reads_iops) for each in machines]),
        write_latency_ms=_mean_ms([(each.write_latency_s, each.writes_iops) for each in machines]),
        p95_iops_per_desktop=None if ratio is None else (reads + writes) / n * ratio,
        peak_iops_per_desktop=sum(peaks) / n if len(peaks) == n else None,
        provenance=_provenance(workbook, n),
    )


def running(contents: LiveOptics, names: Collection[str]) -> Iterator[MachineLoad]:
    """Yield the loads of the named machines, without machines that were powered off."""
    off = {machine.identity for machine in contents.inventory.machines if not machine.is_on}
    yield from (each for each in contents.machines if each.name.casefold() in names and each.identity not in off)


def p95_ratio(hosts: Sequence[HostLoad], names: Collection[str]) -> float | None:
    """Return the 95th percentile of the hosts' loads over their mean, for the named hosts or else for all."""
    known = [(each.p95_iops, each.average_iops) for each in hosts if each.name in names] or [
        (each.p95_iops, each.average_iops) for each in hosts
    ]
    pairs = [(p95, mean) for p95, mean in known if p95 is not None and mean is not None]
    total = sum(mean for _, mean in pairs)
    return sum(p95 for p95, _ in pairs) / total if total > 0 else None


def _kb(size_bytes: float | None) -> float | None:
    return None if size_bytes is None else size_bytes / BYTES_PER_KB


def _mean_ms(latencies: Sequence[tuple[float | None, float]]) -> float | None:
    """Return the mean latency per I/O, in milliseconds."""
    known = [(latency_s, iops) for latency_s, iops in latencies if latency_s is not None]
    total = sum(iops for _, iops in known)
    return sum(latency_s * iops for latency_s, iops in known) / total / SECONDS_PER_MS if total > 0 else None


def _provenance(workbook: MeasuredInventory, n: int) -> Message:
    taken_at = workbook.contents.inventory.taken_at
    if taken_at is None:
        return msg("import-load-of-machines", file=workbook.file, n=n)
    at = taken_at if taken_at.tzinfo else taken_at.replace(tzinfo=ZoneInfo(workbook.zone))
    return msg("import-load-of-machines-on", file=workbook.file, n=n, day=Instant(at, workbook.zone, "date"))
