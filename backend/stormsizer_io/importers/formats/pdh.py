"""Table format used by Windows (PDH) and ESXi: one column per counter, one row per sample."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import BinaryIO, NamedTuple

import numpy as np

from stormsizer.messages.text import Message, Quantity, msg
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, EXCEL_COLUMNS, Limits
from stormsizer_io.importers.parsing.local_times import WallClock
from stormsizer_io.importers.parsing.notes import NO_ZONE, ORDERS, ambiguous_dates
from stormsizer_io.importers.parsing.tables import Row, Table, numbers, order_in_column
from stormsizer_io.importers.parsing.texts import TextLines
from stormsizer_io.importers.parsing.timestamps import DateOrder, Stamp, order_of, parse_stamp
from stormsizer_io.importers.series.intervals import Column, Samples
from stormsizer_io.measurements import ImportRefusedError, Measured

_FIRST_CELL = re.compile(r"\(PDH-[CT]SV 4\.0\)(?:\s*\((?P<zone>.*)\)\((?P<bias>-?[0-9]{1,4})\))?\s*")
_PATH = re.compile(
    r"\\\\(?P<host>[^\\]+)\\(?P<group>[^\\(]+?)(?:\((?P<instance>.*)\))?\\(?P<counter>[^\\]+)", re.DOTALL
)

ESXTOP = "esxtop"
_OWN_DATE = r"[0-9]{2}/[0-9]{2}/[0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2}"
_OWN_DATES = (re.compile(_OWN_DATE + r"\.[0-9]{3}"), re.compile(_OWN_DATE))
"""Dates as Windows and as ESXi write them; other programs drop the milliseconds or the zeros."""
_QUOTE = ord('"')
_WORTH_CUTTING = 64
"""Maximum gap, in columns, between selected cells that are split together."""


class Counter(NamedTuple):
    """A counter in the header, with its zero-based column index."""

    column: int
    host: str
    group: str
    instance: str
    name: str


@dataclass(frozen=True)
class PdhOptions:
    """Settings for details that the file does not specify.

    Attributes
    ----------
    bias_minutes
        Offset to add to local time to get UTC, if the file does not state it.
    order
        Order of day and month in dates, if the file leaves it open.
    order_note
        Note on how the order was deduced.
    spread_evenly
        Whether to space samples evenly if a spreadsheet removed the seconds from their timestamps.
    zone
        Time zone of the site. If the file's bias matches this zone at the start, timestamps are read as local times:
        the file states the bias once, and it changes when daylight saving time begins or ends.
    """

    bias_minutes: int | None = None
    order: DateOrder | None = None
    order_note: Message | None = None
    spread_evenly: bool = False
    zone: str | None = None


def with_order(options: PdhOptions, stream: BinaryIO, limits: Limits) -> PdhOptions:
    """Return the settings with the order of day and month, if the dates of the whole file show it.

    The given order applies only if both orders are possible.
    """
    found = order_in_column(stream, 0, limits)
    if found.order is None or (options.order is not None and found.by_clock):
        return options
    return replace(options, order=found.order, order_note=ORDERS[found.order] if found.by_clock else None)


def counters(header: Sequence[str]) -> Iterator[Counter]:
    """Yield the counters in a header; other columns are skipped."""
    for column, path in enumerate(header):
        found = _PATH.fullmatch(path.strip())
        if found:
            yield Counter(column, found["host"], found["group"].strip(), found["instance"] or "", found["counter"])


def check_header(header: Sequence[str], tool: str) -> None:
    """Reject a file that does not begin like a PDH table, or that a spreadsheet truncated."""
    if not header or not _FIRST_CELL.fullmatch(header[0]):
        raise ImportRefusedError(
            msg("import-wrong-beginning", tool=tool),
            row=1,
            column=1,
            given=header[0] if header else "",
            allowed="(PDH-CSV 4.0)",
        )
    if len(header) == EXCEL_COLUMNS:
        raise ImportRefusedError(
            msg("import-spreadsheet-columns"),
            row=1,
            given=f"{EXCEL_COLUMNS} columns",
            allowed=msg("import-allowed-original", tool=tool),
        )


class _Picker:
    """Reader of selected cells that does not split the whole line: lines in huge files can have 100,000 cells."""

    def __init__(self, indices: Sequence[int], n_columns: int, separator: str) -> None:
        self._n, self._between, self._sign = n_columns, f'"{separator}"', ord(separator)
        self._stretches: list[tuple[int, int]] = [(0, 0)]
        for at in sorted(set(indices)):
            first, last = self._stretches[-1]
            if at - last <= _WORTH_CUTTING:
                self._stretches[-1] = (first, at)
            else:
                self._stretches.append((at, at))
        kept = [at for first, last in self._stretches for at in range(first, last + 1)]
        place = {at: n for n, at in enumerate(kept)}
        self._pick: Callable[[list[str]], Sequence[str]] = itemgetter(0, *(place[at] for at in indices))

    def __call__(self, line: str) -> list[str] | None:
        """Return the first cell and the requested ones; None if cells are unquoted or their number is wrong."""
        if not (line.isascii() and line.startswith('"') and line.rstrip("\n").endswith('"')):
            return None
        letters = np.frombuffer(line.encode("ascii"), dtype=np.uint8)
        quotes = np.flatnonzero(letters == _QUOTE)
        if quotes.size != 2 * self._n:
            return None
        begins, ends = quotes[0::2] + 1, quotes[1::2]
        if (begins[1:] - ends[:-1] != len(self._between)).any() or (letters[ends[:-1] + 1] != self._sign).any():
            return None
        cells: list[str] = []
        for first, last in self._stretches:
            cells += line[begins[first] : ends[last]].split(self._between)
        return list(self._pick(cells))


class PickedTable(Table):
    """A table whose rows contain only the first cell and the selected ones."""

    _picker: _Picker | None = None
    _picked: Sequence[int] = ()

    def pick(self, indices: Sequence[int]) -> None:
        """Select the cells to return for the following rows."""
        self._picked, self._picker = indices, _Picker(indices, len(self.header), self.dialect.separator)

    def _cells(self, line: str) -> list[str] | None:
        picked = self._picker(line) if self._picker else None
        if picked is not None or self._picker is None:
            return picked or super()._cells(line)
        cells = super()._cells(line)
        return cells and [cells[0], *(cells[at] for at in self._picked)]


def open_pdh(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS) -> PickedTable:
    """Return the table in a file.

    Raises
    ------
    ImportRefusedError
        If it is not text, is empty, or exceeds the limits.
    """
    return PickedTable(TextLines(stream, limits))


def measure(
    table: Table,
    columns: Sequence[Column],
    tool: str,
    facts: Mapping[str, str],
    options: PdhOptions,
) -> Measured:
    """Return the series of the selected columns. The first sample only starts the clock, because rates need two."""
    if not columns:
        raise ImportRefusedError(msg("import-no-disk-counters"), row=1, allowed=msg("import-allowed-reads-and-writes"))
    clock = _RowClock(table, options, _OWN_DATES[tool == ESXTOP])
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
    pick: Callable[[list[str]], Sequence[str]]
    if isinstance(table, PickedTable):
        table.pick(indices)
        pick = itemgetter(slice(1, None))
    else:
        pick = itemgetter(*indices) if len(indices) > 1 else lambda cells: (cells[indices[0]],)
    scales, places, n_used = np.array([each.scale for each in columns]), [at + 1 for at in indices], 0
    begins = True
    for row in table.rows():
        if _FIRST_CELL.match(row.cells[0]):
            _check_counters(pick(row.cells), [table.header[at] for at in indices], row.number)
            table.noting.add(msg("import-next-log"), row.number)
            table.n_skipped, begins = table.n_skipped + 1, True
            continue
        instant_s = clock.instant_s(row)
        if instant_s is None:
            table.n_skipped += 1
        elif begins:
            table.n_skipped, begins = table.n_skipped + 1, False
            table.noting.add(msg("import-first-sample"), row.number)
            samples.begin_at(instant_s)
        else:
            values = numbers(pick(row.cells), places, row.number, table.noting, table.dialect.decimal)
            taken = samples.add(instant_s, values * scales, row.number)
            n_used, table.n_skipped = n_used + taken, table.n_skipped + (not taken)
    return n_used


def _check_counters(given: Sequence[str], wanted: Sequence[str], row: int) -> None:
    """Reject a concatenated log in which the counters in the selected columns change."""
    if list(given) != list(wanted):
        raise ImportRefusedError(msg("import-other-counters"), row=row, allowed=msg("import-allowed-file-per-log"))


class _RowClock:
    """UTC instants of rows, taken from the timestamps or, if a spreadsheet dropped the seconds, from row numbers."""

    def __init__(self, table: Table, options: PdhOptions, own_dates: re.Pattern[str]) -> None:
        self._own_dates, self._noting = own_dates, table.noting
        self._bias_s = self._bias(table.header[0], options)
        head = [_first_cell(line, table.dialect.separator) for line in table.lines.peek(20)]
        stamps = [stamp for stamp in (parse_stamp(cell) or _day_first(cell) for cell in head) if stamp]
        if not stamps:
            raise ImportRefusedError(msg("import-no-dates"), row=2, column=1, given=(head or [""])[0])
        self._counted = not any(stamp.has_seconds for stamp in stamps)
        self._order = self._sure_order(head, options)
        if self._counted and not options.spread_evenly:
            raise ImportRefusedError(
                msg("import-no-seconds"),
                row=2,
                column=1,
                given=head[0],
                allowed=msg("import-allowed-spread"),
                option="spread_evenly",
            )
        self._wall = self._wall_clock(table.header[0], head, options)
        self._is_changed = False
        self._n = -1
        self._minutes: list[tuple[int, float]] = []

    def _bias(self, cell: str, options: PdhOptions) -> float:
        found = _FIRST_CELL.fullmatch(cell)
        self.facts = {"time zone": (found["zone"] if found else None) or "unknown"}
        bias = found["bias"] if found else None
        if bias is not None:
            return int(bias) * 60.0
        if options.bias_minutes is None:
            self._noting.add(NO_ZONE, 1, 1)
        return (options.bias_minutes or 0) * 60.0

    def _wall_clock(self, cell: str, head: Sequence[str], options: PdhOptions) -> WallClock | None:
        """Return the site's clock, if the file's bias matches it at the start."""
        found = _FIRST_CELL.fullmatch(cell)
        begins = next((stamp for each in head if (stamp := parse_stamp(each, self._order))), None)
        if options.zone is None or found is None or found["bias"] is None or begins is None:
            return None
        clock = WallClock(options.zone, begins.epoch_s, self._bias_s)
        return clock if clock.agrees else None

    def _sure_order(self, head: Sequence[str], options: PdhOptions) -> DateOrder:
        """Return the order of day and month; the tools themselves write the month first, in one form."""
        if options.order_note is not None:
            self._noting.add(options.order_note, 2, 1)
        order = order_of(head) or options.order
        if order is not None:
            return order
        if not any(self._own_dates.fullmatch(cell) for cell in head):
            raise ambiguous_dates(2, 1, head[0])
        self._noting.add(msg("import-order-of-tool"), 2, 1)
        return DateOrder.MONTH_FIRST

    def instant_s(self, row: Row) -> float | None:
        """Return the instant of a row, or None if it cannot be read."""
        stamp = parse_stamp(row.cells[0], self._order)
        if stamp is None:
            self._noting.add(msg("import-row-no-date"), row.number, 1)
            return None
        instant_s = stamp.epoch_s + self._bias_s if self._wall is None else self._wall.instant_s(stamp.epoch_s)
        if self._wall is not None and not self._is_changed and self._wall.is_changed(stamp.epoch_s, instant_s):
            self._is_changed = True
            self._noting.add(msg("import-summer-time"), row.number, 1)
        if not self._counted:
            return instant_s
        self._n += 1
        if not self._minutes or instant_s > self._minutes[-1][1]:
            self._minutes.append((self._n, instant_s))
        return float(self._n)

    def spread(self) -> tuple[float, float | None]:
        """Return the sample interval and first instant in seconds if instants are row numbers; otherwise 1 and None."""
        if not self._counted:
            return 1.0, None
        if len(self._minutes) < 3:
            raise ImportRefusedError(msg("import-too-short-to-spread"), allowed=msg("import-allowed-three-minutes"))
        (n_first, first_s), (n_last, last_s) = self._minutes[1], self._minutes[-1]
        step_s = (last_s - first_s) / (n_last - n_first)
        self._noting.add(msg("import-spread-evenly", step=Quantity(step_s, "s", 4)))
        return step_s, first_s - n_first * step_s


def _first_cell(line: str, separator: str) -> str:
    if line.startswith('"'):
        return line[1:200].partition('"')[0].strip()
    return line[:200].partition(separator)[0].strip()


def _day_first(cell: str) -> Stamp | None:
    return parse_stamp(cell, DateOrder.DAY_FIRST)
