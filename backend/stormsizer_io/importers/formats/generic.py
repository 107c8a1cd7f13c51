"""Reader for any table with one row per sample, given a mapping of its columns."""

from __future__ import annotations

import csv
import math
from array import array
from collections.abc import Mapping, Sequence
from typing import BinaryIO

import numpy as np

from stormsizer.messages.text import Message, msg
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.long_tables import WideTable, long_columns
from stormsizer_io.importers.parsing.mappings import ColumnMapping, Measure, kind_of_entities, suggest_mapping
from stormsizer_io.importers.parsing.notes import NO_ZONE, ORDERS, ambiguous_dates
from stormsizer_io.importers.parsing.tables import Row, Table, number, numbers, open_table, order_in_column, split
from stormsizer_io.importers.parsing.timestamps import DateOrder, order_of, parse_stamp
from stormsizer_io.importers.series.intervals import SeriesField
from stormsizer_io.importers.series.plausibility import ABOVE_CEILING, OUTLIER, Dropped, ceiling, outliers, usual
from stormsizer_io.importers.series.sample_times import Samples, on_one_clock, spans_of
from stormsizer_io.measurements import Clock, EntityKind, Floats, ImportRefusedError, Measured, Series

TOOL = "table"
WHOLE = "all"
"""Entity name if the table has no entity column."""
_PLAUSIBLE_AS = {
    Measure.READS: "reads_iops",
    Measure.WRITES: "writes_iops",
    Measure.IOS: "ios",
    Measure.READ_BYTES: "read_bytes_per_s",
    Measure.WRITE_BYTES: "write_bytes_per_s",
    Measure.READ_LATENCY: "read_latency_s",
    Measure.WRITE_LATENCY: "write_latency_s",
    Measure.LATENCY: "latency_s",
    Measure.READ_SIZE: "read_size_bytes",
    Measure.WRITE_SIZE: "write_size_bytes",
    Measure.SIZE: "size_bytes",
    Measure.QUEUE: "queue",
}
_MILLISECONDS_FROM = 1e11
"""Epoch values above this are in milliseconds."""


def read_generic(
    stream: BinaryIO,
    mapping: ColumnMapping | None = None,
    limits: Limits = DEFAULT_LIMITS,
    order: DateOrder | None = None,
) -> Measured:
    """Return the series of a table; without a mapping, use the mapping suggested by its headers.

    Parameters
    ----------
    order
        Order of day and month in dates, if neither the mapping nor the file determines it.

    Raises
    ------
    ImportRefusedError
        If a column is missing or duplicated, dates are ambiguous, or no mapping can be suggested.
    """
    table = open_table(stream, limits)
    columns, order_of_dates = long_columns(table.header), None
    if columns is not None:
        mapped = None if mapping is None else mapping.order
        order_of_dates = _order(table, columns.time, mapped, order, stream)
        table = WideTable(table, columns)
    mapping = mapping or suggest_mapping(table.header, table.noting)
    if mapping is None:
        raise ImportRefusedError(
            msg("import-no-mapping"),
            row=1,
            given=", ".join(table.header),
            allowed=msg("import-allowed-mapping"),
            option="mapping",
        )
    rows = _Rows(table, mapping)
    order_of_dates = order_of_dates or _order(table, rows.time, mapping.order, order, stream)
    for row in table.rows():
        rows.take(row, order_of_dates)
    clock, names, values = rows.on_one_clock()
    kind = kind_of_entities(mapping.entity)
    return Measured(
        tool=TOOL,
        clock=clock,
        series=tuple(_series(name, kind, values[:, at], rows.measures) for at, name in enumerate(names)),
        notes=table.noting.notes(),
        n_rows_used=rows.n_used,
        n_rows_skipped=table.n_skipped,
        facts={"encoding": table.lines.encoding, "columns": str(len(table.header))}
        | {str(measure): use.column for measure, use in mapping.uses.items()},
    )


class _Rows:
    """Collected rows, each with an instant, an entity, and the values of the mapped columns."""

    def __init__(self, table: Table, mapping: ColumnMapping) -> None:
        self._table, self._noting, self._stamps = table, table.noting, mapping.stamps
        self.measures = tuple(mapping.uses)
        self._places = [_place(table.header, mapping.uses[each].column) for each in self.measures]
        self._scales = np.array([mapping.uses[each].scale for each in self.measures])
        self.time = _place(table.header, mapping.time)
        self._entity = None if mapping.entity is None else _place(table.header, mapping.entity)
        self._bias_s = (mapping.bias_minutes or 0) * 60.0
        self._bias_known = mapping.bias_minutes is not None
        self._kind = kind_of_entities(mapping.entity)
        fields = [_PLAUSIBLE_AS.get(each, "") for each in self.measures]
        self._ceilings = np.array([ceiling(each, self._kind) for each in fields])
        self._usual = np.array([usual(each, self._kind) for each in fields])
        self._dropped = Dropped()
        self._instants, self._entities, self._values = array("d"), array("q"), array("d")
        self._rows = array("q")
        self._numbers: dict[str, int] = {}
        self._share = self.measures.index(Measure.READ_SHARE) if Measure.READ_SHARE in self.measures else None
        self._most_share = 0.0
        self.n_used = 0

    def take(self, row: Row, order: DateOrder) -> None:
        """Add a row, or skip it if its time cannot be read."""
        instant_s = self._instant_s(row.cells[self.time], order)
        if instant_s is None:
            self._table.n_skipped += 1
            self._noting.add(msg("import-row-time"), row.number, self.time + 1)
            return
        cells, columns = [row.cells[at] for at in self._places], [at + 1 for at in self._places]
        if self._share is not None and cells[self._share].endswith("%"):
            cells[self._share], self._most_share = cells[self._share][:-1], 100.0
        values = numbers(cells, columns, row.number, self._noting, self._table.dialect.decimal) * self._scales
        if (values < 0).any():
            self._noting.add(msg("import-negative-values"), row.number)
            values[values < 0] = math.nan
        if self._share is not None:
            self._check_share(values[self._share], cells[self._share], columns[self._share], row.number)
        name = row.cells[self._entity].strip() if self._entity is not None else WHOLE
        for at in np.flatnonzero(values > self._ceilings):
            self._drop(int(at), row.number, float(values[at]), name, ABOVE_CEILING)
            values[at] = math.nan
        self._instants.append(instant_s)
        self._rows.append(row.number)
        self._entities.append(self._numbers.setdefault(name, len(self._numbers)))
        self._values.extend(values)
        self.n_used += 1
        self._table.lines.budget.check_entities(len(self._numbers))
        self._check_room(row.number)

    def _instant_s(self, cell: str, order: DateOrder) -> float | None:
        stamp = parse_stamp(cell, order)
        if stamp is None:
            epoch_s = number(cell)
            if not 1e8 < epoch_s < 1e14:
                return None
            return epoch_s / 1e3 if epoch_s > _MILLISECONDS_FROM else epoch_s
        if not stamp.zoned and not self._bias_known:
            self._bias_known = True
            self._noting.add(NO_ZONE, None, self.time + 1)
        return stamp.epoch_s + (0.0 if stamp.zoned else self._bias_s)

    def _drop(self, at: int, row: int, value: float, name: str, why: Message) -> None:
        self._dropped.add(why, row, value, name, _PLAUSIBLE_AS[self.measures[at]], self._places[at] + 1)

    def _drop_outliers(self, values: Floats) -> None:
        """Drop isolated outliers of each machine from the values, (rows, measures), in place."""
        entities, names = np.frombuffer(self._entities, dtype=np.int64), list(self._numbers)
        instants, rows = (np.frombuffer(each, dtype=each.typecode) for each in (self._instants, self._rows))
        for at, most in enumerate(self._usual):
            for entity in np.unique(entities[values[:, at] > most]):
                ours = np.flatnonzero(entities == entity)
                ours = ours[np.argsort(instants[ours], kind="stable")]
                for place in ours[outliers(values[ours, at], most)]:
                    self._drop(at, int(rows[place]), float(values[place, at]), names[entity], OUTLIER)
                    values[place, at] = math.nan

    def _check_room(self, row: int) -> None:
        allowed = self._table.lines.budget.limits.values_kept
        if len(self._values) > allowed:
            raise ImportRefusedError(msg("import-too-many-numbers"), row=row, allowed=str(allowed))

    def _check_share(self, share: float, cell: str, column: int, row: int) -> None:
        """Reject a share above 1, or above 100 if the column may be in percent."""
        most = 100.0 if self._is_plain_share else 1.0
        if share > most:
            raise ImportRefusedError(
                msg("import-share-too-large"),
                row=row,
                column=column,
                given=cell,
                allowed=msg("import-allowed-share"),
            )
        self._most_share = max(self._most_share, 0.0 if math.isnan(share) else share)

    @property
    def _is_plain_share(self) -> bool:
        """Whether the mapping leaves the unit of shares unspecified."""
        return self._share is not None and bool(self._scales[self._share] == 1.0)

    def _with_fractions(self, values: Floats) -> Floats:
        """Return values, shape (rows, measures), with shares as fractions: values above 1 are taken as percentages."""
        if self._share is None:
            return values
        column = self._places[self._share] + 1
        if not self._is_plain_share and 0.0 < self._most_share <= 0.01:
            self._noting.add(msg("import-shares-small"), 1, column)
        if not self._is_plain_share or self._most_share <= 1.0:
            return values
        self._noting.add(msg("import-shares-percent"), 1, column)
        scales = np.ones(len(self.measures))
        scales[self._share] = 0.01
        return values * scales

    def on_one_clock(self) -> tuple[Clock, list[str], Floats]:
        """Return the clock (n,), names (m,) and values (n, m, measures); NaN where a machine has no sample."""
        if not self.n_used:
            raise self._table.without_rows()
        values = np.frombuffer(self._values, dtype=np.float64).reshape(-1, len(self.measures))
        self._drop_outliers(values)
        self._dropped.note(self._noting)
        every = Samples(
            np.frombuffer(self._instants, dtype=np.float64),
            np.frombuffer(self._entities, dtype=np.int64),
            self._with_fractions(values),
        )
        if np.ptp(every.instants_s) == 0:
            raise ImportRefusedError(msg("import-one-time"), row=2, allowed=msg("import-allowed-two-times"))
        samples = every.last_of_each()
        if n_twice := len(every.instants_s) - len(samples.instants_s):
            self._noting.add(msg("import-repeated-times", n=n_twice))
        stamps, spans = self._stamps, spans_of(samples, self._stamps)
        if spans.n_gaps:
            self._noting.add(msg("import-unknown-gaps", n=spans.n_gaps))
        self._noting.add(msg("import-stamps-end") if stamps == "end" else msg("import-stamps-start"))
        most_values = self._table.lines.budget.limits.values_kept
        clock, values = on_one_clock(samples, spans, len(self._numbers), most_values)
        return clock, list(self._numbers), values


def _place(header: Sequence[str], name: str) -> int:
    if header.count(name) != 1:
        why = msg("import-column-missing") if name not in header else msg("import-column-twice")
        raise ImportRefusedError(why, row=1, column=name, allowed=", ".join(header)[:200])
    return header.index(name)


def _order(table: Table, time: int, mapped: DateOrder | None, given: DateOrder | None, stream: BinaryIO) -> DateOrder:
    """Return the order of day and month in the column of times: as in the mapping, as all dates show, or as given."""
    head = [cells[time] for line in table.lines.peek(500) if (cells := _cells(line, table)) and len(cells) > time]
    order = mapped or order_of(head)
    if order is not None or not any(parse_stamp(cell) or parse_stamp(cell, DateOrder.DAY_FIRST) for cell in head):
        return order or DateOrder.MONTH_FIRST
    found = order_in_column(stream, time, table.lines.budget.limits)
    if found.order is not None and not (found.by_clock and given is not None):
        if found.by_clock:
            table.noting.add(ORDERS[found.order], 2, time + 1)
        return found.order
    if given is None:
        raise ambiguous_dates(2, time + 1, head[0])
    return given


def _cells(line: str, table: Table) -> list[str]:
    try:
        return split(line, table.dialect.separator)
    except csv.Error:
        return []


def _series(name: str, kind: EntityKind, values: Floats, measures: Sequence[Measure]) -> Series:
    of = {measure: values[:, at] for at, measure in enumerate(measures)}
    nothing = np.full(len(values), np.nan)
    reads, writes = _rates(of, nothing)
    common_s, common_bytes = of.get(Measure.LATENCY, nothing), of.get(Measure.SIZE, nothing)
    fields = {
        SeriesField.READS: reads,
        SeriesField.WRITES: writes,
        SeriesField.READ_BYTES: of.get(Measure.READ_BYTES, reads * of.get(Measure.READ_SIZE, common_bytes)),
        SeriesField.WRITE_BYTES: of.get(Measure.WRITE_BYTES, writes * of.get(Measure.WRITE_SIZE, common_bytes)),
        SeriesField.READ_LATENCY: np.where(reads == 0, np.nan, of.get(Measure.READ_LATENCY, common_s)),
        SeriesField.WRITE_LATENCY: np.where(writes == 0, np.nan, of.get(Measure.WRITE_LATENCY, common_s)),
        SeriesField.QUEUE: of.get(Measure.QUEUE, nothing),
    }
    return Series(entity=name, kind=kind, **{str(each): field for each, field in fields.items()})


def _rates(of: Mapping[Measure, Floats], nothing: Floats) -> tuple[Floats, Floats]:
    every, share = of.get(Measure.IOS, nothing), of.get(Measure.READ_SHARE, nothing)
    reads = of.get(Measure.READS, every - of[Measure.WRITES] if Measure.WRITES in of else every * share)
    writes = of.get(Measure.WRITES, every - of[Measure.READS] if Measure.READS in of else every * (1.0 - share))
    return np.maximum(reads, 0.0), np.maximum(writes, 0.0)
