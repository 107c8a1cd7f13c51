"""Batch files as esxtop writes them, of given series: the reader's inverse, row by row so that gigabytes work."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import BinaryIO

import numpy as np

from stormsizer_io.measurements import Clock, Floats, Series

COUNTERS = (
    "Commands/sec",
    "Reads/sec",
    "Writes/sec",
    "MBytes Read/sec",
    "MBytes Written/sec",
    "Average MilliSec/Read",
    "Average MilliSec/Write",
)
ROWS_AT_ONCE = 64
SINCE_BOOT = 59_994.0
"""Values of the first row, which has no interval."""


def write_esxtop(
    out: BinaryIO,
    clock: Clock,
    series: Sequence[Series],
    *,
    host: str = "esx01.example.com",
    n_other_columns: int = 2,
    volume: str = "VDI DS 01",
) -> None:
    """Write the I/O of virtual disks, with the columns of their machines and of the host.

    Parameters
    ----------
    clock
        Of the intervals; the first row is at its start.
    series
        Of disks named like *VM:scsi0:0*, those of one machine in sequence; NaN latencies are written as 0.00.
    n_other_columns
        Counters of the host unrelated to disks.
    """
    machines = [list(disks) for _, disks in groupby(series, key=lambda each: each.entity.partition(":")[0])]
    out.write(_header(machines, host, n_other_columns, volume))
    others = ',"33.10"' * n_other_columns
    n_columns = len(COUNTERS) * (len(series) + len(machines) + 1)
    row = ',"%.2f"' * n_columns
    first = np.full(n_columns, SINCE_BOOT)
    out.write(f'"{_stamp(clock, 0.0)}"{others}{row % tuple(first)}\n'.encode())
    for at in range(0, len(clock.ends_s), ROWS_AT_ONCE):
        block = _block(machines, slice(at, at + ROWS_AT_ONCE))
        lines = (
            f'"{_stamp(clock, float(end))}"{others}{row % tuple(numbers)}\n'
            for end, numbers in zip(clock.ends_s[at : at + ROWS_AT_ONCE], block.tolist(), strict=True)
        )
        out.write("".join(lines).encode())


def _stamp(clock: Clock, since_start_s: float) -> str:
    start = clock.starts_at or datetime(2026, 3, 10, 9, tzinfo=UTC)
    return f"{start + timedelta(seconds=since_start_s):%m/%d/%Y %H:%M:%S}"


def _header(machines: Sequence[Sequence[Series]], host: str, n_other_columns: int, volume: str) -> bytes:
    paths = [rf"\\{host}\Group Cpu({at}:world)\% Used" for at in range(n_other_columns)]
    paths += [rf"\\{host}\Physical Disk NFS Volume({volume})\{_volume_name(name)}" for name in COUNTERS]
    for disks in machines:
        machine = disks[0].entity.partition(":")[0]
        for instance in (_escaped(machine), *(_escaped(disk.entity) for disk in disks)):
            paths += [rf"\\{host}\Virtual Disk({instance})\{name}" for name in COUNTERS]
    return ('"(PDH-CSV 4.0) (UTC)(0)"' + "".join(f',"{path}"' for path in paths) + "\n").encode()


def _volume_name(name: str) -> str:
    return name.replace("Average ", "Average Guest ")


def _escaped(name: str) -> str:
    return name.replace("%", "%25").replace("/", "%2f").replace("\\", "%5c")


def _block(machines: Sequence[Sequence[Series]], rows: slice) -> Floats:
    """(rows, columns) Volume first, then each machine as a whole and its disks."""
    parts: list[Floats] = []
    whole: Floats | None = None
    for disks in machines:
        linear = [_linear(disk, rows) for disk in disks]
        together = np.sum(linear, axis=0)
        parts += [_printed(together), *(_printed(each) for each in linear)]
        whole = together if whole is None else whole + together
    assert whole is not None
    return np.concatenate([_printed(whole), *parts], axis=1)


def _linear(disk: Series, rows: slice) -> Floats:
    """(rows, 6) Everything per second, latencies as seconds per second."""
    reads, writes = disk.reads_iops[rows], disk.writes_iops[rows]
    return np.stack(
        [
            reads,
            writes,
            disk.read_bytes_per_s[rows],
            disk.write_bytes_per_s[rows],
            reads * np.nan_to_num(disk.read_latency_s[rows]),
            writes * np.nan_to_num(disk.write_latency_s[rows]),
        ],
        axis=1,
    )


def _printed(linear: Floats) -> Floats:
    reads, writes, read, written, read_s, write_s = linear.T
    return np.stack(
        [
            reads + writes,
            reads,
            writes,
            read / 2**20,
            written / 2**20,
            1e3 * read_s / np.where(reads > 0, reads, 1.0),
            1e3 * write_s / np.where(writes > 0, writes, 1.0),
        ],
        axis=1,
    )
