"""Tables with one counter per row, such as the output of PowerCLI's Get-Stat, turned into one row per sample."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stormsizer.messages.text import msg
from stormsizer_io.importers.formats.counter_names import LOGICAL, PHYSICAL, object_of, plain
from stormsizer_io.importers.parsing.mappings import Measure, measure_of
from stormsizer_io.importers.parsing.tables import Row, Table, number
from stormsizer_io.measurements import ImportRefusedError

_COUNTER = ("metricid", "metric id", "metric", "metric name", "metricname", "counter", "counter name", "countername")
_PATH = "path"
_VALUE = ("value", "cooked value", "cookedvalue", "counter value", "countervalue", "average")
_TIME = ("timestamp", "time", "timegenerated", "timegenerated [utc]", "time generated", "date")
_ENTITY = (
    "entity",
    "computer",
    "vm",
    "machine",
    "machinename",
    "host",
    "server",
    "_resourceid",
    "resourceid",
    "resource",
)
_INSTANCE = ("instance", "instancename", "instance name")
_OBJECT = ("object", "objectname", "object name")
_UNIT = ("unit", "units")
_WINDOWS_PATH = re.compile(
    r"\\\\(?P<entity>[^\\]+)\\(?P<object>[^\\(]+)(?:\((?P<instance>.*)\))?\\(?P<counter>[^\\]+)", re.IGNORECASE
)
_VSPHERE = {
    "numberreadaveraged": "Reads/s",
    "numberwriteaveraged": "Writes/s",
    "commandsaveraged": "I/Os/s",
    "read": "Read KiB/s",
    "write": "Write KiB/s",
    "totalreadlatency": "Read latency (ms)",
    "totalwritelatency": "Write latency (ms)",
}
"""Columns for the averages of vSphere's disk counters. Their KBps are units of 1,024 bytes."""
_VSPHERE_GROUPS = ("virtualdisk", "disk", "datastore")
"""Counter groups of vSphere, from that of the machine to that of its datastores."""
_ALL_INSTANCES = ("", "_total", "*")
_SUMS = {Measure.READS, Measure.WRITES, Measure.IOS, Measure.READ_BYTES, Measure.WRITE_BYTES, Measure.QUEUE}
"""Quantities of several disks that add up."""


@dataclass(frozen=True)
class LongColumns:
    """Columns of a table with one counter per row, counted from 0; None for a column that the table lacks."""

    time: int
    counter: int
    value: int
    entity: int | None
    instance: int | None
    group: int | None
    unit: int | None


@dataclass(frozen=True)
class _Counter:
    """A counter of a row: a rank of its group, smaller for a better one, its column, and what it belongs to."""

    rank: int
    column: str
    entity: str
    instance: str


def long_columns(header: Sequence[str]) -> LongColumns | None:
    """Return the columns of a table with one counter per row; None for any other table.

    >>> long_columns(["MetricId", "Timestamp", "Value", "Unit", "Entity"])
    LongColumns(time=1, counter=0, value=2, entity=4, instance=None, group=None, unit=3)
    >>> long_columns(["Time", "VM", "Read IOPS"]) is None
    True
    """
    names = [plain(name) for name in header]

    def first(wanted: Sequence[str]) -> int | None:
        return next((names.index(name) for name in wanted if name in names), None)

    time, counter, value = first(_TIME), first((*_COUNTER, _PATH)), first(_VALUE)
    if time is None or counter is None or value is None:
        return None
    return LongColumns(time, counter, value, first(_ENTITY), first(_INSTANCE), first(_OBJECT), first(_UNIT))


class WideTable(Table):
    """A table with one row per time and machine, and a column for each disk counter of a table with one per row.

    Rates and throughputs of a machine's disks are added up; where a file has the sum of all disks, this is used. Other
    quantities of several disks are unknown.

    Raises
    ------
    ImportRefusedError
        If no row is about a disk, or there are more numbers than the limits allow.
    """

    def __init__(self, table: Table, columns: LongColumns) -> None:
        cells = _Cells(table, columns)
        header = [table.header[columns.time], *(["Machine"] if cells.has_entities else []), *cells.columns]
        super().__init__(table.lines, table.dialect, header)
        self.n_skipped = table.n_skipped
        self._wide = cells
        self.noting.add(msg("import-one-counter-per-row", n=cells.n_other))

    def rows(self) -> Iterator[Row]:
        """Yield a row for each time and machine, with the number of its first row in the file."""
        return self._wide.rows()


class _Cells:
    """Values of a table by time, machine and counter."""

    def __init__(self, table: Table, columns: LongColumns) -> None:
        self._decimal, self._noting = table.dialect.decimal, table.noting
        self._most = table.lines.budget.limits.values_kept
        self._row_of: dict[tuple[str, str], int] = {}
        self._values: dict[tuple[str, str], dict[str, dict[str, str]]] = {}
        ranks: dict[str, int] = {}
        self.n_other, n_kept = 0, 0
        for row in table.rows():
            counter = _counter(row.cells, columns)
            if counter is None:
                self.n_other += 1
                continue
            best = ranks.setdefault(counter.column, counter.rank)
            if counter.rank < best:
                ranks[counter.column] = counter.rank
                for by_column in self._values.values():
                    by_column.pop(counter.column, None)
            elif counter.rank > best:
                continue
            key = row.cells[columns.time].strip(), counter.entity
            self._row_of.setdefault(key, row.number)
            by_instance = self._values.setdefault(key, {}).setdefault(counter.column, {})
            by_instance.setdefault(counter.instance, row.cells[columns.value])
            n_kept += 1
            if n_kept > self._most:
                raise ImportRefusedError(msg("import-too-many-numbers"), row=row.number, allowed=str(self._most))
        self.columns = list(ranks)
        self.has_entities = any(entity for _, entity in self._row_of)
        if not self.columns:
            raise ImportRefusedError(
                msg("import-no-disk-counters"),
                row=1,
                given=", ".join(table.header),
                allowed=msg("import-allowed-counters"),
            )

    def rows(self) -> Iterator[Row]:
        """Yield a row for each time and machine."""
        for key, by_column in self._values.items():
            time, entity = key
            cells = [self._cell(column, by_column.get(column, {})) for column in self.columns]
            yield Row(self._row_of[key], [time, *([entity] if self.has_entities else []), *cells])

    def _cell(self, column: str, by_instance: dict[str, str]) -> str:
        """Return the value of all disks; empty if it is unknown."""
        for instance in _ALL_INSTANCES:
            if instance in by_instance:
                return by_instance[instance]
        if len(by_instance) < 2:
            return next(iter(by_instance.values()), "")
        if measure_of(column) not in _SUMS:
            self._noting.add(msg("import-several-disks", column=column))
            return ""
        total = repr(sum(number(value, self._decimal) for value in by_instance.values()))
        return total.replace(".", self._decimal)


def _counter(cells: Sequence[str], columns: LongColumns) -> _Counter | None:
    """Return the disk counter of a row; None for other counters."""

    def cell(at: int | None) -> str:
        return "" if at is None else cells[at].strip()

    name, entity, instance, group = (
        cell(columns.counter),
        cell(columns.entity),
        cell(columns.instance),
        cell(columns.group),
    )
    if path := _WINDOWS_PATH.fullmatch(name):
        name, group, instance = path["counter"], path["object"], path["instance"] or ""
        entity = entity or path["entity"]
    entity = entity.rsplit("/", 1)[-1]
    vsphere = plain(name).split(".")
    if len(vsphere) == 3 and vsphere[0] in _VSPHERE_GROUPS:
        column = _VSPHERE.get(vsphere[1]) if vsphere[2] == "average" else None
        return None if column is None else _Counter(_VSPHERE_GROUPS.index(vsphere[0]), column, entity, instance)
    unit = cell(columns.unit)
    column = f"{name} ({unit})" if unit and "/" not in name else name
    windows = object_of(group)
    if (group and windows is None) or measure_of(column) is None:
        return None
    return _Counter((PHYSICAL, LOGICAL).index(windows) if windows else 0, column, entity, instance.casefold())
