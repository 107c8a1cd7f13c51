"""Block traces: MSR Cambridge, SYSTOR '17 and vscsiStats command traces.

Used for calibration, because they contain every command.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import Quantity, msg
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import Dialect, Row, Table, integer, number
from stormsizer_io.importers.parsing.texts import TextLines
from stormsizer_io.importers.series.intervals import SeriesField, utc
from stormsizer_io.importers.series.plausibility import ceiling
from stormsizer_io.measurements import (
    Clock,
    DiskShape,
    EntityKind,
    Floats,
    ImportRefusedError,
    Measured,
    Series,
    SizeHistogram,
)

MSR_COLUMNS = ("Timestamp", "Hostname", "DiskNumber", "Type", "Offset", "Size", "ResponseTime")
SYSTOR_COLUMNS = ("Timestamp", "Response", "IOType", "LUN", "Offset", "Size")
VSCSI_COLUMNS = (
    "Serial Number",
    "IO Data Length",
    "Num SG Entries",
    "Command Type",
    "LBN",
    "Time Stamp (microseconds)",
)
VSCSI_TITLE = "#Vscsi Cmd Trace"

FILETIME_EPOCH_S = -11_644_473_600
"""January 1, 1601, in Unix seconds."""
_TICKS_PER_S = {"MSR": 10_000_000, "SYSTOR": 1_000_000_000, "vscsi": 1_000_000}
_SECTOR_BYTES = 512
_MOST = 2**62


class Command(NamedTuple):
    """One I/O in a trace: times in ticks of the trace's clock, sizes in bytes, response times in seconds."""

    ticks: int
    disk: str
    is_read: bool
    offset: int
    size: int
    response_s: float


def read_msr(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, *, interval_s: float = 1.0) -> Measured:
    """Read a trace in MSR Cambridge format: no header, times in units of 100 ns since 1601, sizes in bytes.

    Raises
    ------
    ImportRefusedError
        If no row is a command.
    """
    lines = TextLines(stream, limits)
    table = Table(lines, Dialect(), MSR_COLUMNS)
    commands = _commands(table, _msr_command)
    return _measured(table, "MSR Cambridge trace", commands, _TICKS_PER_S["MSR"], FILETIME_EPOCH_S, interval_s)


def read_systor(
    stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, *, interval_s: float = 1.0, trim_s: float = 0.0
) -> Measured:
    """Read a trace in SYSTOR '17 format, recorded on enterprise desktops. I/Os without a response are dropped.

    Parameters
    ----------
    trim_s
        Seconds to drop at both ends, because the recording lost I/Os at every full hour.

    Raises
    ------
    ImportRefusedError
        If the header differs, or no row is a command.
    """
    lines = TextLines(stream, limits)
    table = Table(lines, Dialect())
    if tuple(table.header) != SYSTOR_COLUMNS:
        raise ImportRefusedError(
            msg("import-not-systor"),
            row=1,
            given=",".join(table.header),
            allowed=",".join(SYSTOR_COLUMNS),
        )
    if trim_s == 0:
        lines.noting.add(msg("import-systor-loss"))
    commands = _commands(table, _systor_command)
    return _measured(table, "SYSTOR '17 trace", commands, _TICKS_PER_S["SYSTOR"], 0, interval_s, trim_s)


def read_vscsi_trace(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, *, interval_s: float = 1.0) -> Measured:
    """Read a vscsiStats command trace: one virtual disk, times in microseconds since host boot, no response times.

    Raises
    ------
    ImportRefusedError
        If the title is missing, or no row is a command.
    """
    lines, n_titles = TextLines(stream, limits), 0
    while (ahead := lines.peek(1)) and ahead[0].startswith("#"):
        n_titles += 1
        if n_titles == 1 and not ahead[0].startswith(VSCSI_TITLE):
            break
        next(lines)
    if n_titles < 2:
        raise ImportRefusedError(msg("import-not-vscsi"), row=1, allowed=VSCSI_TITLE)
    table = Table(lines, Dialect(), VSCSI_COLUMNS, first_row=n_titles + 1)
    return _measured(
        table, "vscsiStats trace", _commands(table, _vscsi_command), _TICKS_PER_S["vscsi"], None, interval_s
    )


def _commands(table: Table, parse: Callable[[Row, Noting], Command | None]) -> Iterator[Command]:
    for row in table.rows():
        command = parse(row, table.noting)
        if command is None or not _possible(command):
            table.n_skipped += 1
            table.noting.add(msg("import-row-not-io"), row.number)
        else:
            yield command


def _possible(command: Command) -> bool:
    return 0 < command.size < _MOST and 0 <= command.offset < _MOST and 0 <= command.ticks < _MOST


def _msr_command(row: Row, noting: Noting) -> Command | None:
    ticks, host, disk, kind, offset, size, response = row.cells
    kinds, whole = {"read": True, "write": False}, (integer(ticks), integer(offset), integer(size))
    is_read, response_s = kinds.get(kind.strip().lower()), number(response) * 1e-7
    if is_read is None or whole[0] is None or whole[1] is None or whole[2] is None:
        return None
    return Command(whole[0], f"{host}.{disk}", is_read, whole[1], whole[2], _positive(response_s, row, noting))


def _systor_command(row: Row, noting: Noting) -> Command | None:
    stamp, response, kind, lun, offset, size = row.cells
    seconds, _, fraction = stamp.partition(".")
    ticks, at, length = integer(seconds + fraction[:9].ljust(9, "0")), integer(offset), integer(size)
    is_read = {"R": True, "W": False}.get(kind.strip())
    if is_read is None or ticks is None or at is None or length is None:
        return None
    return Command(ticks, f"LUN {lun.strip()}", is_read, at, length, _positive(number(response), row, noting))


def _vscsi_command(row: Row, noting: Noting) -> Command | None:
    del noting
    _, size, _, kind, block, stamp = row.cells
    is_read = {"read": True, "write": False}.get(kind.strip().lower())
    ticks, at, length = integer(stamp), integer(block), integer(size)
    if is_read is None or ticks is None or at is None or length is None:
        return None
    return Command(ticks, "disk", is_read, at * _SECTOR_BYTES, length, float("nan"))


def _positive(seconds: float, row: Row, noting: Noting) -> float:
    if seconds < 0:
        noting.add(msg("import-negative-latency"), row.number)
        return float("nan")
    if seconds > ceiling(SeriesField.READ_LATENCY, EntityKind.DISK):
        noting.add(msg("import-latency-too-long"), row.number)
        return float("nan")
    return seconds


class _Disk:
    """Commands of one disk, stored in columns."""

    def __init__(self) -> None:
        self.ticks, self.offsets, self.sizes = array("q"), array("q"), array("q")
        self.is_read, self.responses = array("b"), array("d")

    def add(self, command: Command) -> None:
        self.ticks.append(command.ticks)
        self.offsets.append(command.offset)
        self.sizes.append(command.size)
        self.is_read.append(command.is_read)
        self.responses.append(command.response_s)


class _Commands(NamedTuple):
    """Commands in chronological order. Arrays have the shape (n,)."""

    times_s: Floats
    is_read: NDArray[np.bool_]
    offsets: NDArray[np.int64]
    sizes: NDArray[np.int64]
    responses_s: Floats

    def only(self, chosen: NDArray[np.bool_]) -> _Commands:
        return _Commands(
            self.times_s[chosen],
            self.is_read[chosen],
            self.offsets[chosen],
            self.sizes[chosen],
            self.responses_s[chosen],
        )


def _measured(
    table: Table,
    tool: str,
    commands: Iterator[Command],
    ticks_per_s: int,
    epoch_s: int | None,
    interval_s: float,
    trim_s: float = 0.0,
) -> Measured:
    disks: dict[str, _Disk] = {}
    for command in commands:
        disks.setdefault(command.disk, _Disk()).add(command)
        table.lines.budget.check_entities(len(disks))
    if not disks:
        raise ImportRefusedError(msg("import-no-commands"), row=1, allowed=",".join(table.header))
    first = min(min(disk.ticks) for disk in disks.values())
    whole_s = (max(max(disk.ticks) for disk in disks.values()) - first) / ticks_per_s
    span_s = whole_s - 2 * trim_s
    if span_s < 0:
        raise ImportRefusedError(msg("import-trace-too-short"), given=f"{whole_s:.3f} s")
    columns = {name: _in_order(disk, first, ticks_per_s, trim_s, span_s) for name, disk in disks.items()}
    ends_s, step_s = _steps(span_s, interval_s, len(disks), table)
    start_s = None if epoch_s is None else first / ticks_per_s + epoch_s + trim_s
    return Measured(
        tool=tool,
        clock=Clock(ends_s, np.full(len(ends_s), step_s), None if start_s is None else utc(start_s)),
        series=tuple(_series(name, of, len(ends_s), step_s, tool) for name, of in columns.items()),
        shapes=tuple(_shape(name, of) for name, of in columns.items()),
        notes=table.noting.notes(),
        n_rows_used=sum(len(of.times_s) for of in columns.values()),
        n_rows_skipped=table.n_skipped,
        facts={"disks": str(len(disks)), "seconds": f"{span_s:.6f}"},
    )


def _in_order(disk: _Disk, first: int, ticks_per_s: int, trim_s: float, span_s: float) -> _Commands:
    times_s = (np.frombuffer(disk.ticks, dtype=np.int64) - first) / ticks_per_s - trim_s
    order = np.argsort(times_s, kind="stable")
    order = order[(times_s[order] >= 0) & (times_s[order] <= span_s)]
    return _Commands(
        times_s[order],
        np.frombuffer(disk.is_read, dtype=np.int8)[order] == 1,
        np.frombuffer(disk.offsets, dtype=np.int64)[order],
        np.frombuffer(disk.sizes, dtype=np.int64)[order],
        np.frombuffer(disk.responses, dtype=np.float64)[order],
    )


def _steps(span_s: float, interval_s: float, n_disks: int, table: Table) -> tuple[Floats, float]:
    room = max(table.lines.budget.limits.values_kept // (len(SeriesField) * n_disks), 1)
    n = max(round(span_s / interval_s), 1)
    if n > room:
        n = room
        table.noting.add(msg("import-trace-long", step=Quantity(span_s / n, "s", 4)))
    step_s = span_s / n if span_s > 0 else interval_s
    return np.arange(1.0, n + 1.0) * step_s, step_s


def _series(name: str, of: _Commands, n: int, step_s: float, tool: str) -> Series:
    reads, writes = of.only(of.is_read), of.only(~of.is_read)
    return Series(
        entity=name,
        kind=EntityKind.DISK if tool.startswith("vscsiStats") else EntityKind.VOLUME,
        reads_iops=_sums(reads, None, n, step_s) / step_s,
        writes_iops=_sums(writes, None, n, step_s) / step_s,
        read_bytes_per_s=_sums(reads, reads.sizes, n, step_s) / step_s,
        write_bytes_per_s=_sums(writes, writes.sizes, n, step_s) / step_s,
        read_latency_s=_means(reads, n, step_s),
        write_latency_s=_means(writes, n, step_s),
        queue=np.full(n, np.nan),
    )


def _sums(of: _Commands, weights: NDArray[np.int64] | Floats | None, n: int, step_s: float) -> Floats:
    buckets = np.minimum((of.times_s / step_s).astype(np.int64), n - 1)
    return np.bincount(buckets, weights=weights, minlength=n).astype(np.float64)


def _means(of: _Commands, n: int, step_s: float) -> Floats:
    timed = of.only(np.isfinite(of.responses_s))
    counts = _sums(timed, None, n, step_s)
    seconds = _sums(timed, timed.responses_s, n, step_s)
    seconds[counts == 0] = np.nan
    return seconds / np.maximum(counts, 1.0)


def _shape(name: str, of: _Commands) -> DiskShape:
    reads, writes = of.only(of.is_read), of.only(~of.is_read)
    return DiskShape(
        entity=name,
        reads=_histogram(reads),
        writes=_histogram(writes),
        read_random_fraction=_random(reads),
        write_random_fraction=_random(writes),
        read_latency_s=_mean(reads.responses_s),
        write_latency_s=_mean(writes.responses_s),
    )


def _histogram(of: _Commands) -> SizeHistogram:
    sizes, counts = np.unique(of.sizes, return_counts=True)
    mean = float(of.sizes.mean()) if len(of.sizes) else float("nan")
    return SizeHistogram(sizes.astype(np.float64), counts.astype(np.float64), mean)


def _random(of: _Commands) -> float | None:
    """Return the share of I/Os that do not start where the previous one in the same direction ended.

    The first I/O is counted as random.
    """
    if not len(of.offsets):
        return None
    follows = of.offsets[1:] == of.offsets[:-1] + of.sizes[:-1]
    return 1.0 - float(np.count_nonzero(follows)) / len(of.offsets)


def _mean(values: Floats) -> float | None:
    known = values[np.isfinite(values)]
    return float(known.mean()) if len(known) else None
