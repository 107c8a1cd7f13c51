"""Windows counter logs as written by relog, typeperf and Performance Monitor."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import BinaryIO

from stormsizer.messages.text import msg
from stormsizer_io.importers.formats.counter_names import LOGICAL, PHYSICAL, object_of, quantity_of
from stormsizer_io.importers.formats.pdh import Counter, PdhOptions, check_header, counters, measure, with_order
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import open_table
from stormsizer_io.importers.series.intervals import Column, SeriesField
from stormsizer_io.measurements import EntityKind, ImportRefusedError, Measured

TOOL = "Performance Monitor"
BINARY_MAGIC = bytes.fromhex("00000100000000004002")
BINARY_COMMAND = r"""relog in.blg -f CSV -o out.csv -c "\PhysicalDisk(*)\*" """.strip()
TOTAL = "_Total"


def read_perfmon(
    stream: BinaryIO,
    limits: Limits = DEFAULT_LIMITS,
    options: PdhOptions | None = None,
    more_names: Mapping[str, SeriesField] | None = None,
) -> Measured:
    """Return the disk activity of one or more Windows machines.

    Physical disks are used if the file has them for a machine, otherwise logical disks. Totals are used only if there
    is nothing else. The first sample is dropped. Latencies are in seconds.

    Parameters
    ----------
    more_names
        Counter names in other languages.

    Raises
    ------
    ImportRefusedError
        If the file is binary, is not a counter log, lacks seconds, or names its counters in an unknown language.
    """
    options = with_order(options or PdhOptions(), stream, limits)
    table = open_table(_text_only(stream), limits)
    check_header(table.header, TOOL)
    found = list(counters(table.header))
    columns = _columns(found, table.noting, more_names or {})
    if not columns:
        raise ImportRefusedError(
            msg("import-unknown-language"),
            row=1,
            given=", ".join(sorted({each.group for each in found})),
            allowed=r"\PhysicalDisk(*)\Disk Reads/sec",
        )
    return measure(table, columns, TOOL, _facts(found), options)


def is_binary(head: bytes) -> bool:
    """Return whether a file begins like a binary counter log."""
    return head.startswith(BINARY_MAGIC)


def _text_only(stream: BinaryIO) -> BinaryIO:
    head = stream.read(len(BINARY_MAGIC))
    if is_binary(head):
        raise ImportRefusedError(msg("import-binary-log", command=BINARY_COMMAND), allowed="CSV")
    return io.BufferedReader(_Joined(head, stream))


class _Joined(io.RawIOBase):
    """Stream that returns the bytes already read, and then the rest of the original stream."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        super().__init__()
        self._head, self._rest = head, rest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._head or self._rest.read(len(buffer))
        taken, self._head = data[: len(buffer)], data[len(buffer) :]
        buffer[: len(taken)] = taken
        return len(taken)


def _facts(found: Sequence[Counter]) -> dict[str, str]:
    hosts = sorted({each.host for each in found})
    return {"host": ", ".join(hosts[:20]), "counters": ", ".join(sorted({each.group for each in found})[:20])}


_Known = tuple[Counter, SeriesField]


def _columns(found: Sequence[Counter], noting: Noting, more_names: Mapping[str, SeriesField]) -> list[Column]:
    by_host: dict[str, list[_Known]] = {}
    for each in found:
        if object_of(each.group) and (quantity := quantity_of(each.name, more_names)):
            by_host.setdefault(each.host, []).append((each, quantity))
    chosen = (each for ours in by_host.values() for each in _of_host(ours, noting))
    return _unique([_column(each, quantity) for each, quantity in chosen], noting)


def _of_host(ours: Sequence[_Known], noting: Noting) -> Sequence[_Known]:
    """Select which counters of one machine to use, so that nothing is counted twice."""
    kinds = {object_of(each.group) for each, _ in ours}
    if kinds == {PHYSICAL, LOGICAL}:
        noting.add(msg("import-physical-disks"))
    kind = PHYSICAL if PHYSICAL in kinds else LOGICAL
    ours = [(each, quantity) for each, quantity in ours if object_of(each.group) == kind]
    single = [(each, quantity) for each, quantity in ours if each.instance != TOTAL]
    if single and len(single) < len(ours):
        noting.add(msg("import-totals-left-out"))
    return single or ours


def _column(counter: Counter, quantity: SeriesField) -> Column:
    return Column(counter.column, f"{counter.host}:{counter.instance or TOTAL}", EntityKind.DISK, quantity)


def _unique(columns: Sequence[Column], noting: Noting) -> list[Column]:
    first: dict[tuple[str, SeriesField], Column] = {}
    for column in columns:
        if first.setdefault((column.entity, column.quantity), column) is not column:
            noting.add(msg("import-counter-twice"), 1, column.index + 1)
    return list(first.values())
