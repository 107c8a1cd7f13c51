"""The table that Windows and ESXi write alike: one column per counter, one row per sample."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

import numpy as np

from stormsizer.interop.intervals import Column, Samples
from stormsizer.interop.limits import EXCEL_COLUMNS
from stormsizer.interop.measured import ImportRefusedError, Measured
from stormsizer.interop.stamps import DateOrder, Stamp, order_of, parse_stamp
from stormsizer.interop.tables import Row, Table, numbers

_FIRST_CELL = re.compile(r"\(PDH-CSV 4\.0\)(?:\s*\((?P<zone>.*)\)\((?P<bias>-?[0-9]{1,4})\))?\s*")
_PATH = re.compile(
    r"\\\\(?P<host>[^\\]+)\\(?P<group>[^\\(]+?)(?:\((?P<instance>.*)\))?\\(?P<counter>[^\\]+)", re.DOTALL
)


class Counter(NamedTuple):
    """A counter of the header, and its column from 0."""

    column: int
    host: str
    group: str
    instance: str
    name: str


@dataclass(frozen=True)
class PdhOptions:
    """What people may say where a file is silent.

    Attributes
    ----------
    bias_minutes
        What to add to local time for UTC, if the file does not say.
    order
        Which way round dates stand.
    spread_evenly
        Whether samples whose seconds a spreadsheet cut off may be spread evenly.
    """

    bias_minutes: int | None = None
    order: DateOrder | None = None
    spread_evenly: bool = False


def counters(header: Sequence[str]) -> Iterator[Counter]:
    """The counters of a header; columns that are none are passed over."""
    for column, path in enumerate(header):
        found = _PATH.fullmatch(path.strip())
        if found:
            yield Counter(column, found["host"], found["group"].strip(), found["instance"] or "", found["counter"])


def check_header(header: Sequence[str], tool: str) -> None:
    """Refuse what does not begin like such a table, and what a spreadsheet has cut off."""
    if not header or not _FIRST_CELL.fullmatch(header[0]):
        raise ImportRefusedError(
            f"The file does not begin like one of {tool}",
            row=1,
            column=1,
            given=header[0] if header else "",
            allowed="(PDH-CSV 4.0)",
        )
    if len(header) == EXCEL_COLUMNS:
        raise ImportRefusedError(
            "A spreadsheet has cut this file off: it holds exactly as many columns as a worksheet",
            row=1,
            given=f"{EXCEL_COLUMNS} columns",
            allowed=f"the file as {tool} wrote it",
        )


def measure(
    table: Table,
    columns: Sequence[Column],
    tool: str,
    facts: Mapping[str, str],
    options: PdhOptions,
) -> Measured:
    """The series of the chosen columns. The first sample only starts the clock: rates need two."""
    if not columns:
        raise ImportRefusedError("The file holds no counters of disks", row=1, allowed="reads and writes per second")
    clock = _RowClock(table, options)
    samples = Samples(columns, table.lines.budget, table.noting)
    n_used = _gather(table, columns, samples, clock)
    step_s, starts_at_s = clock.spread()
    series_clock, series = samples.finish(step_s, starts_at_s)
    return Measured(
        tool=tool,
        clock=series_clock,
        series=series,
        notes=table.noting.notes(),
        n_rows_used=n_used,
        n_rows_skipped=table.n_skipped,
        facts=dict(facts) | clock.facts | {"columns": str(len(table.header)), "encoding": table.lines.encoding},
    )


def _gather(table: Table, columns: Sequence[Column], samples: Samples, clock: _RowClock) -> int:
    indices = [each.index for each in columns]
    pick: Callable[[list[str]], Sequence[str]] = (
        itemgetter(*indices) if len(indices) > 1 else lambda cells: (cells[indices[0]],)
    )
    scales, places, n_used = np.array([each.scale for each in columns]), [at + 1 for at in indices], 0
    for row in table.rows():
        instant_s = clock.instant_s(row)
        if instant_s is None:
            table.n_skipped += 1
        elif not samples.begun:
            table.n_skipped += 1
            table.noting.add("The first sample was left out: rates need two", row.number)
            samples.begin(instant_s)
        else:
            values = numbers(pick(row.cells), places, row.number, table.noting, table.dialect.decimal)
            taken = samples.add(instant_s, values * scales, row.number)
            n_used, table.n_skipped = n_used + taken, table.n_skipped + (not taken)
    return n_used


class _RowClock:
    """Instants of rows, UTC: from the stamps, or from the numbers of the rows where a spreadsheet cut seconds off."""

    def __init__(self, table: Table, options: PdhOptions) -> None:
        self._noting = table.noting
        self._bias_s = self._bias(table.header[0], options)
        head = [_first_cell(line, table.dialect.separator) for line in table.lines.peek(20)]
        stamps = [stamp for stamp in (parse_stamp(cell) or _day_first(cell) for cell in head) if stamp]
        if not stamps:
            raise ImportRefusedError("No row begins with a date and time", row=2, column=1, given=(head or [""])[0])
        self._counted = not any(stamp.has_seconds for stamp in stamps)
        self._order = self._sure_order(head, options)
        if self._counted and not options.spread_evenly:
            raise ImportRefusedError(
                "A spreadsheet has cut the seconds off: several rows have the same time",
                row=2,
                column=1,
                given=head[0],
                allowed="the file as it was written, or samples spread evenly",
            )
        self._n = -1
        self._minutes: list[tuple[int, float]] = []

    def _bias(self, cell: str, options: PdhOptions) -> float:
        found = _FIRST_CELL.fullmatch(cell)
        self.facts = {"time zone": (found["zone"] if found else None) or "unknown"}
        bias = found["bias"] if found else None
        if bias is not None:
            return int(bias) * 60.0
        if options.bias_minutes is None:
            self._noting.add("The file names no time zone: its times are taken as UTC (guessed)", 1, 1)
        return (options.bias_minutes or 0) * 60.0

    def _sure_order(self, head: Sequence[str], options: PdhOptions) -> DateOrder:
        order = order_of(head) or options.order
        if order is None and self._counted:
            raise ImportRefusedError(
                "The dates can be read in two ways: the month or the day first", row=2, column=1, given=head[0]
            )
        return order or DateOrder.MONTH_FIRST

    def instant_s(self, row: Row) -> float | None:
        """The instant of a row, or None where it cannot be read."""
        stamp = parse_stamp(row.cells[0], self._order)
        if stamp is None:
            self._noting.add("A row was skipped: it does not begin with a date and time", row.number, 1)
            return None
        instant_s = stamp.epoch_s + self._bias_s
        if not self._counted:
            return instant_s
        self._n += 1
        if not self._minutes or instant_s > self._minutes[-1][1]:
            self._minutes.append((self._n, instant_s))
        return float(self._n)

    def spread(self) -> tuple[float, float | None]:
        """Seconds between samples and the first instant, where samples were counted; else 1 and None."""
        if not self._counted:
            return 1.0, None
        if len(self._minutes) < 3:
            raise ImportRefusedError("The file is too short to spread its samples evenly", allowed="three minutes")
        (n_first, first_s), (n_last, last_s) = self._minutes[1], self._minutes[-1]
        step_s = (last_s - first_s) / (n_last - n_first)
        self._noting.add(
            f"The samples were spread evenly, {step_s:.4g} s apart: their seconds had been cut off (guessed)"
        )
        return step_s, first_s - n_first * step_s


def _first_cell(line: str, separator: str) -> str:
    return line[:200].split(separator, maxsplit=1)[0].strip().strip('"')


def _day_first(cell: str) -> Stamp | None:
    return parse_stamp(cell, DateOrder.DAY_FIRST)
