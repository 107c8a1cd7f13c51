"""esxtop batch files: activity of each virtual disk on a host, sampled every few seconds."""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Sequence
from typing import BinaryIO

from stormsizer.messages.text import msg
from stormsizer.units import BYTES_PER_MIB, SECONDS_PER_MS
from stormsizer_io.importers.formats.pdh import (
    ESXTOP,
    Counter,
    PdhOptions,
    check_header,
    counters,
    measure,
    open_pdh,
    with_order,
)
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.intervals import LEAST_ROWS, Column, SeriesField
from stormsizer_io.importers.series.rounded_bytes import with_bytes_of_volumes
from stormsizer_io.measurements import EntityKind, Measured

TOOL = ESXTOP
VIRTUAL_DISK = "Virtual Disk"
VOLUMES = ("Physical Disk NFS Volume", "Physical Disk SCSI Device")

_COUNTERS = {
    "Reads/sec": (SeriesField.READS, 1.0),
    "Writes/sec": (SeriesField.WRITES, 1.0),
    "MBytes Read/sec": (SeriesField.READ_BYTES, BYTES_PER_MIB),
    "MBytes Written/sec": (SeriesField.WRITE_BYTES, BYTES_PER_MIB),
    "Average MilliSec/Read": (SeriesField.READ_LATENCY, SECONDS_PER_MS),
    "Average MilliSec/Write": (SeriesField.WRITE_LATENCY, SECONDS_PER_MS),
    "Average Guest MilliSec/Read": (SeriesField.READ_LATENCY, SECONDS_PER_MS),
    "Average Guest MilliSec/Write": (SeriesField.WRITE_LATENCY, SECONDS_PER_MS),
    "Active Commands": (SeriesField.QUEUE, 1.0),
}
_DISK_OF_VM = re.compile(r"(?P<vm>.*?)(?::(?P<disk>(?:scsi|sata|nvme|ide)[0-9]+:[0-9]+))?", re.DOTALL)
_ESCAPED = {"%2f": "/", "%5c": "\\", "%25": "%"}


_COUNTED = (SeriesField.READS, SeriesField.WRITES, SeriesField.READ_BYTES, SeriesField.WRITE_BYTES)


def read_esxtop(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, options: PdhOptions | None = None) -> Measured:
    """Return the activity of a host's virtual disks, or of its volumes if the file has no virtual disks.

    The columns of a machine's disks are read instead of the machine's own, which are their sums; a machine without disk
    columns is read as a whole. The first sample is dropped. Intervals are derived from the timestamps.

    Raises
    ------
    ImportRefusedError
        If the file is not an esxtop file, was truncated by a spreadsheet, or exceeds the limits.
    """
    options = with_order(options or PdhOptions(), stream, limits)
    table = open_pdh(stream, limits)
    check_header(table.header, TOOL)
    found = list(counters(table.header))
    disks = _virtual_disks(found, table.noting)
    if not disks:
        return measure(table, _volumes(found, table.noting), TOOL, _facts(found), options)
    totals = [each for each in _volume_columns(found, Noting()) if each.quantity in _COUNTED]
    columns = [*disks, *totals] if _fit([*disks, *totals], limits) else disks
    return with_bytes_of_volumes(measure(table, columns, TOOL, _facts(found), options))


def _fit(columns: Sequence[Column], limits: Limits) -> bool:
    """Return whether the columns fit in memory."""
    n_entities = len({each.entity for each in columns})
    return n_entities <= limits.entities and len(columns) * LEAST_ROWS <= limits.values_kept


def _facts(found: Sequence[Counter]) -> dict[str, str]:
    groups = Tally(each.group for each in found)
    return {
        "host": found[0].host if found else "",
        "counters": ", ".join(f"{name} ({n})" for name, n in groups.most_common(20)),
    }


def _virtual_disks(found: Sequence[Counter], noting: Noting) -> list[Column]:
    ours = [each for each in found if each.group == VIRTUAL_DISK and each.name in _COUNTERS]
    machines = {vm for vm, disk in map(_vm_and_disk, ours) if disk}
    rolled_up = {vm for vm, disk in map(_vm_and_disk, ours) if not disk}
    if both := machines & rolled_up:
        noting.add(msg("import-machines-and-disks", n=len(both)))
    columns = _Columns(noting)
    for counter in ours:
        vm, disk = _vm_and_disk(counter)
        if disk or vm not in machines:
            columns.add(counter, f"{vm}:{disk}" if disk else vm, EntityKind.DISK if disk else EntityKind.VM)
    return columns.chosen


def _volumes(found: Sequence[Counter], noting: Noting) -> list[Column]:
    columns = _volume_columns(found, noting)
    if columns:
        noting.add(msg("import-host-volumes"))
    return columns


def _volume_columns(found: Sequence[Counter], noting: Noting) -> list[Column]:
    columns = _Columns(noting)
    for counter in found:
        if counter.group in VOLUMES and counter.name in _COUNTERS:
            columns.add(counter, unescaped(counter.instance), EntityKind.VOLUME)
    return columns.chosen


class _Columns:
    """Selected columns; a number distinguishes machines with the same name."""

    def __init__(self, noting: Noting) -> None:
        self.chosen: list[Column] = []
        self._seen: Tally[tuple[str, str]] = Tally()
        self._noting = noting

    def add(self, counter: Counter, entity: str, kind: EntityKind) -> None:
        quantity, scale = _COUNTERS[counter.name]
        self._seen[entity, quantity] += 1
        nth = self._seen[entity, quantity]
        if nth > 1:
            self._noting.add(msg("import-same-disk-name"), row=1, column=counter.column + 1)
            entity = f"{entity} ({nth})"
        self.chosen.append(Column(counter.column, entity, kind, quantity, scale))


def _vm_and_disk(counter: Counter) -> tuple[str, str]:
    found = _DISK_OF_VM.fullmatch(counter.instance)
    return (unescaped(found["vm"]), found["disk"] or "") if found else (unescaped(counter.instance), "")


def unescaped(name: str) -> str:
    """Return a name as the vCenter user interface shows it.

    >>> unescaped("Win11, gold%2fprod")
    'Win11, gold/prod'
    """
    return re.sub("%(?:2f|5c|25)", lambda found: _ESCAPED[found[0].lower()], name, flags=re.IGNORECASE)
