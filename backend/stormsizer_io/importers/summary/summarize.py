"""Summary of measurement, inventory, calendar and result files: each file is either read or rejected."""

from __future__ import annotations

import csv
import gc
import hashlib
import io
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import BinaryIO, Literal

from stormsizer.messages.text import Instant, Listing, Message, Quantity, Text, msg, shown
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MIB
from stormsizer_io.file_texts import tool_label
from stormsizer_io.importers.formats.detection import HEAD_BYTES, Sniffed, Tool, sniff
from stormsizer_io.importers.formats.esxtop import read_esxtop
from stormsizer_io.importers.formats.fio_results import FioResults
from stormsizer_io.importers.formats.fio_results import read as read_results
from stormsizer_io.importers.formats.generic import read_generic
from stormsizer_io.importers.formats.icalendar_files import WeekCalendar
from stormsizer_io.importers.formats.icalendar_files import read as read_calendar
from stormsizer_io.importers.formats.inventory import Inventory
from stormsizer_io.importers.formats.liveoptics import LiveOptics, read_live_optics
from stormsizer_io.importers.formats.pdh import PdhOptions
from stormsizer_io.importers.formats.perfmon import read_perfmon
from stormsizer_io.importers.formats.rvtools import TABS, read_rvtools_csv, read_rvtools_workbook, tab_of
from stormsizer_io.importers.formats.sysstat import SysstatOptions, read_iostat, read_iostat_json
from stormsizer_io.importers.formats.unsupported import refuse_foreign
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, WORKBOOK_LIMITS, Budget, Limits
from stormsizer_io.importers.parsing.local_times import on_the_clock_of
from stormsizer_io.importers.parsing.mappings import Measure
from stormsizer_io.importers.parsing.named_files import NamedFile, Progress, Steps, Watched
from stormsizer_io.importers.parsing.notes import MOST_KINDS, Noting
from stormsizer_io.importers.parsing.tables import open_table
from stormsizer_io.importers.parsing.texts import GZIP_MAGIC, unpacked
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.importers.parsing.workbook import open_workbook
from stormsizer_io.importers.series.blend import merged, sequential_fraction
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.series.rounded_bytes import AS_PRINTED, FACT, FROM_VOLUMES
from stormsizer_io.importers.summary.calendars import MOST_ENTRIES, calendar_summary, window_of
from stormsizer_io.importers.summary.document import (
    BYTES_AS_PRINTED,
    BYTES_OF_VOLUMES,
    MOST_FILES,
    CalendarSummary,
    FileSummary,
    FioSummary,
    ImportOptions,
    ImportSummary,
    InventorySummary,
    Refusal,
    TableSummary,
    WorkloadSummary,
)
from stormsizer_io.importers.summary.fio import fio_summary
from stormsizer_io.importers.summary.inventories import inventory_summary
from stormsizer_io.importers.summary.loads import MeasuredInventory
from stormsizer_io.importers.summary.pseudonyms import Pseudonyms
from stormsizer_io.importers.summary.tables import mapping_for, table_summary
from stormsizer_io.importers.summary.workloads import refusal_of, remark_of, workload_summary
from stormsizer_io.measurements import ImportRefusedError, Measured, Note

__all__ = ["NamedFile", "summarize"]

CHUNK_BYTES = int(BYTES_PER_MIB)
MOST_TEXT_BYTES = 32 * int(BYTES_PER_MIB)
"""Maximum size of files that are read into memory: calendars and fio results."""
LEAST_VALUES, PACKED_WEIGHT = 200_000, 10
"""Minimum number of values that each file may keep; assumed ratio of uncompressed to compressed size."""
MOST_TABLE_VALUES = 4_000_000
"""Maximum number of values in one table, which is transposed in memory."""
FIRST_YEAR, LAST_YEAR = 2000, 2099
MOST_FACTS, MOST_FACT = 40, 300
ODD = msg("import-unexpected-content")
NO_ROOM = msg("import-no-memory")
_ODD_ERRORS = (
    ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RuntimeError, EOFError, OSError, csv.Error,
    zlib.error, struct.error,
)  # fmt: skip
_KEPT_FACTS = frozenset(
    {"release", "bytes", "counters", "time zone", "columns", "encoding", "disks", "seconds", "version"}
)

_VALUES: Mapping[tuple[str, str], Message] = {
    (FACT, FROM_VOLUMES): BYTES_OF_VOLUMES,
    (FACT, AS_PRINTED): BYTES_AS_PRINTED,
    ("time zone", "unknown"): msg("import-zone-unknown"),
}
"""Texts for facts whose values are codes."""


_OF_SYSSTAT = {Tool.IOSTAT: read_iostat, Tool.IOSTAT_JSON: read_iostat_json}


@dataclass
class _File:
    """A file while it is being summarized."""

    named: NamedFile
    sha256: str
    sniffed: Sniffed
    is_packed: bool
    pseudonyms: Pseudonyms | None = None
    summary: FileSummary | None = None
    refusal: Refusal | None = None

    @property
    def name(self) -> str:
        return self.named.name

    def is_read(
        self,
        tool: Tool,
        notes: Sequence[Note],
        n_used: int,
        n_skipped: int = 0,
        facts: Mapping[str, Text] | None = None,
    ) -> None:
        """Record how much of the file was used."""
        notes = notes if self.pseudonyms is None else self.pseudonyms.notes(notes)
        self.summary = FileSummary(
            name=self.name,
            tool=tool,
            n_bytes=self.named.n_bytes,
            sha256=self.sha256,
            n_rows_used=n_used,
            n_rows_skipped=n_skipped,
            remarks=tuple(map(remark_of, notes)),
            facts={
                what[:100]: value[:MOST_FACT] if isinstance(value, str) else value
                for what, value in list((facts or {}).items())[:MOST_FACTS]
                if value
            },
            label=tool_label(tool),
        )

    def note(self, texts: Sequence[Text]) -> None:
        """Add remarks to those made by the reader."""
        if self.summary is not None:
            more = tuple(remark_of(Note(text)) for text in texts)
            self.summary = self.summary.model_copy(update={"remarks": (*self.summary.remarks, *more)})

    def is_refused(self, error: ImportRefusedError) -> None:
        """Record the reason for rejecting the file."""
        self.summary, self.refusal = None, refusal_of(error, self.name)
        if self.pseudonyms is not None:
            self.refusal = self.refusal.model_copy(update={"given": "", "column": None})


def summarize(
    files: Sequence[NamedFile],
    options: ImportOptions | None = None,
    limits: Limits = DEFAULT_LIMITS,
    progress: Progress = lambda _: None,
    key: bytes = b"",
) -> ImportSummary:
    """Return the combined summary of files.

    A file that cannot be read is rejected, with the position and the reason; the others are imported.

    Parameters
    ----------
    limits
        Limits per file, except ``values_kept``, which is divided among the files in proportion to their size.
    progress
        Called with the completed fraction, from 0 to 1.
    key
        Secret key of pseudonyms: the same key gives the same pseudonyms.
    """
    options = options or ImportOptions()
    pseudonyms = Pseudonyms(key) if options.pseudonyms else None
    steps = Steps(progress, sum(file.n_bytes for file in files))
    refused: list[Refusal] = []
    taken = [replace(file, pseudonyms=pseudonyms) for file in _identified(files, steps, refused)]
    reading = _Reading(options, limits, steps, [file for file in taken if file.sniffed.reader])
    for file in taken:
        reading.take(file)
    workload = reading.workload()
    inventory = reading.inventory()
    calendar = reading.calendar(workload)
    steps.folded(1.0)
    return ImportSummary(
        options=options,
        files=tuple(file.summary for file in taken if file.summary is not None),
        refused=(*refused, *(file.refusal for file in taken if file.refusal is not None)),
        table=reading.table,
        workload=workload,
        inventory=inventory,
        calendar=calendar,
        fio=reading.fio(),
    )


def _identified(files: Sequence[NamedFile], steps: Steps, refused: list[Refusal]) -> Iterator[_File]:
    """Yield files with their detected formats; reject duplicates and files beyond the maximum number."""
    seen: dict[str, str] = {}
    for at, named in enumerate(files):
        try:
            _check_number(at, len(files))
            sha256, head = _looked_at(named, steps)
            _check_first(sha256, seen)
        except ImportRefusedError as error:
            refused.append(refusal_of(error, named.name))
        except OSError as error:
            refused.append(refusal_of(ImportRefusedError(msg("import-cannot-open"), given=str(error)), named.name))
        else:
            seen[sha256] = named.name
            yield _File(named, sha256, sniff(head), head.startswith(GZIP_MAGIC))


def _check_number(at: int, n_files: int) -> None:
    if at >= MOST_FILES:
        raise ImportRefusedError(
            msg("import-too-many-files"), given=str(n_files), allowed=msg("import-allowed-files", n=MOST_FILES)
        )


def _check_first(sha256: str, seen: Mapping[str, str]) -> None:
    if sha256 in seen:
        raise ImportRefusedError(msg("import-same-file", file=seen[sha256]), given=sha256[:12])


def _looked_at(named: NamedFile, steps: Steps) -> tuple[str, bytes]:
    """Return the hash of a file and its first bytes."""
    sha256 = hashlib.sha256()
    with named.open() as stream:
        head = stream.read(HEAD_BYTES)
        if not head:
            raise ImportRefusedError(msg("import-empty"), allowed=msg("import-allowed-content"))
        chunk = head
        while chunk:
            sha256.update(chunk)
            steps.hashed(len(chunk))
            chunk = stream.read(CHUNK_BYTES)
    return sha256.hexdigest(), head


@dataclass
class _TakenCalendar:
    file: _File
    content: bytes


class _Reading:
    """Content collected from all files."""

    def __init__(self, options: ImportOptions, limits: Limits, steps: Steps, series: Sequence[_File]) -> None:
        self.table: TableSummary | None = None
        self._options, self._steps = options, steps
        self._order = None if options.date_order is None else DateOrder(options.date_order)
        self._limits = limits
        self._all_bytes = max(1, sum(map(_weight, series)))
        self._of_workbooks = replace(WORKBOOK_LIMITS, seconds=min(limits.seconds, 1e9), now=limits.now)
        self._recordings: list[Recording] = []
        self._inventories: list[tuple[_File, Inventory]] = []
        self._measured: list[MeasuredInventory] = []
        self._tabs: list[tuple[_File, str]] = []
        self._calendars: list[_TakenCalendar] = []
        self._results: list[FioResults] = []

    def take(self, file: _File) -> None:
        """Read a file, or record why it cannot be read."""
        readers: dict[Tool, Callable[[_File], None]] = {
            Tool.TABLE: self._take_table,
            Tool.WORKBOOK: self._take_workbook,
            Tool.RVTOOLS: self._take_tab,
            Tool.CALENDAR: self._take_calendar,
            Tool.FIO: self._take_results,
        }
        take = readers.get(file.sniffed.tool, self._take_series)
        self._tried(file, lambda: take(file))

    def _tried(self, file: _File, take: Callable[[], None]) -> None:
        try:
            take()
        except ImportRefusedError as error:
            file.is_refused(error)
        except MemoryError:
            gc.collect()
            file.is_refused(ImportRefusedError(NO_ROOM, allowed=msg("import-allowed-shorter")))
        except _ODD_ERRORS as error:
            file.is_refused(ImportRefusedError(ODD, given=f"{type(error).__name__}: {error}"))

    def _stream(self, file: _File) -> BinaryIO:
        return io.BufferedReader(Watched(file.named.open(), self._steps), CHUNK_BYTES)

    def _share(self, file: _File) -> Limits:
        """Return the limits for one file with series; its share of the value limit equals its share of all bytes."""
        n_values = int(self._limits.values_kept * _weight(file) / self._all_bytes)
        return replace(self._limits, values_kept=max(LEAST_VALUES, n_values))

    def _take_series(self, file: _File) -> None:
        sniffed, limits = file.sniffed, self._share(file)
        with self._stream(file) as stream:
            if sniffed.tool is Tool.PROTECTED:
                refuse_foreign(stream)
            if sniffed.tool is Tool.ESXTOP:
                options = PdhOptions(spread_evenly=self._options.spread_evenly, order=self._order)
                measured = read_esxtop(stream, limits, options)
            elif sniffed.tool is Tool.PERFMON:
                zone = self._options.time_zone
                options = PdhOptions(spread_evenly=self._options.spread_evenly, order=self._order, zone=zone)
                measured = read_perfmon(stream, limits, options)
            elif sniffed.tool in _OF_SYSSTAT:
                measured = _OF_SYSSTAT[sniffed.tool](stream, limits, SysstatOptions(order=self._order))
            elif sniffed.reader is not None:
                measured = sniffed.reader(stream, limits)
            else:
                raise ImportRefusedError(sniffed.advice or msg("import-unknown-format"))
        self._keep(file, measured)

    def _keep(self, file: _File, measured: Measured) -> None:
        """Store the measurements; convert times without a zone and set the start time if the file has none."""
        measured = on_the_clock_of(measured, self._options.time_zone)
        measured = measured if file.pseudonyms is None else file.pseudonyms.measured(measured)
        clock, taken_at = measured.clock, self._options.taken_at
        notes = measured.notes
        if clock is not None and clock.starts_at is None and taken_at is not None:
            measured = replace(measured, clock=replace(clock, starts_at=taken_at))
            notes = (*notes, Note(msg("import-start-given")))
        _check_years(measured)
        self._recordings.append(Recording(file.name, measured))
        file.is_read(file.sniffed.tool, notes, measured.n_rows_used, measured.n_rows_skipped, _facts(measured))

    def _take_table(self, file: _File) -> None:
        is_first = self.table is None
        with self._stream(file) as stream:
            shown = table_summary(stream, self._limits, self._options.mapping if is_first else None)
            shown = shown if file.pseudonyms is None else shown.model_copy(update={"first_rows": ()})
            header = open_table(_rewound(stream), self._limits).header
            mapping = mapping_for(header, self._options.mapping, is_first=is_first)
            self.table = self.table or shown
            room = min(self._share(file).values_kept, MOST_TABLE_VALUES)
            limits = replace(self._limits, values_kept=room)
            measured = read_generic(_rewound(stream), mapping, limits, self._order)
        self._keep(file, measured)
        if self._options.mapping is not None and mapping is None:
            file.note([msg("import-mapping-not-used")])

    def _take_workbook(self, file: _File) -> None:
        with self._stream(file) as stream:
            sheets = list(open_workbook(stream, self._of_workbooks).sheets)
            known = {sheet.strip().lower() for sheet in sheets}
            if any(tab.lower() in known for tab in TABS):
                inventory = read_rvtools_workbook(_rewound(stream), self._of_workbooks, self._order)
                inventory = inventory if file.pseudonyms is None else file.pseudonyms.inventory(inventory)
                facts, tool = {}, Tool.RVTOOLS
            elif "vm performance" in known:
                live_optics = read_live_optics(_rewound(stream), self._of_workbooks, self._order)
                live_optics = live_optics if file.pseudonyms is None else file.pseudonyms.live_optics(live_optics)
                inventory, facts, tool = live_optics.inventory, _totals(live_optics), Tool.LIVE_OPTICS
                self._measured.append(MeasuredInventory(file.name, live_optics, self._options.time_zone))
            else:
                raise ImportRefusedError(
                    msg("import-unknown-workbook"),
                    given=", ".join(sheets),
                    allowed=msg("import-allowed-sheets", sheets=Listing((*TABS[:4], "VM Performance"), "or")),
                )
        self._inventories.append((file, inventory))
        file.is_read(tool, inventory.notes, inventory.n_rows_used, inventory.n_rows_skipped, facts)

    def _take_tab(self, file: _File) -> None:
        """Read one tab by itself, so that only a broken tab is rejected; all good tabs are combined later."""
        with self._stream(file) as stream:
            tab = tab_of(open_table(stream, self._of_workbooks).header)
            if tab is None:
                raise ImportRefusedError(msg("import-not-an-rvtools-tab"), row=1, allowed=", ".join(TABS))
            alone = read_rvtools_csv({_file_of(tab): _rewound(stream)}, self._of_workbooks, self._order)
        self._tabs.append((file, tab))
        notes = [
            note for note in alone.notes if not (isinstance(note.text, Message) and note.text.id == "import-no-tab")
        ]
        file.is_read(Tool.RVTOOLS, notes, alone.n_rows_used, alone.n_rows_skipped, {"tab": tab})

    def _take_calendar(self, file: _File) -> None:
        self._calendars.append(_TakenCalendar(file, self._whole(file)))

    def _take_results(self, file: _File) -> None:
        results = read_results(self._whole(file).decode("utf-8", "replace"), self._limits)
        self._results.append(results)
        file.is_read(Tool.FIO, results.notes, len(results.jobs), 0, {"version": results.version})

    def _whole(self, file: _File) -> bytes:
        """Return the decompressed content of a file that is read into memory."""
        budget = Budget(replace(self._limits, bytes_read=min(self._limits.bytes_read, MOST_TEXT_BYTES)))
        with self._stream(file) as stream:
            return b"".join(unpacked(stream, budget, Noting()))

    def workload(self) -> WorkloadSummary | None:
        """Return the measurements from all files on one clock."""
        if not self._recordings:
            return None
        return workload_summary(self._recordings, self._options, lambda done: self._steps.folded(0.9 * done))

    def inventory(self) -> InventorySummary | None:
        """Return the combined inventory from all files."""
        self._take_tabs_together()
        if not self._inventories:
            return None
        inventories = sorted((inventory for _, inventory in self._inventories), key=_precedence)
        found, remarks = inventory_summary(inventories, self._options.time_zone, self._measured, self._recordings)
        self._inventories[-1][0].note(remarks)
        return found

    def _take_tabs_together(self) -> None:
        """Combine the tabs of one export; a second tab of the same kind belongs to another export."""
        exports: list[dict[str, _File]] = []
        for file, tab in self._tabs:
            export = next((each for each in exports if tab not in each), None)
            if export is None:
                exports.append(export := {})
            export[tab] = file
        for export in exports:
            self._tried(next(iter(export.values())), partial(self._take_export, export))

    def _take_export(self, export: Mapping[str, _File]) -> None:
        streams = {_file_of(tab): file.named.open() for tab, file in export.items()}
        try:
            inventory = read_rvtools_csv(streams, self._of_workbooks, self._order)
        finally:
            for stream in streams.values():
                stream.close()
        first = next(iter(export.values()))
        missing = [tab for tab in TABS[:4] if tab not in export]
        first.note([msg("import-no-tab", tab=tab) for tab in missing])
        inventory = inventory if first.pseudonyms is None else first.pseudonyms.inventory(inventory)
        self._inventories.append((first, inventory))

    def calendar(self, workload: WorkloadSummary | None) -> CalendarSummary | None:
        """Return the calendar entries in the requested or measured window."""
        measured = None
        if workload is not None and workload.first_at is not None and workload.last_at is not None:
            measured = workload.first_at, workload.last_at
        found: list[WeekCalendar] = []
        for each in self._calendars:
            self._tried(each.file, partial(self._read_calendar, each, measured, found))
        return calendar_summary(found) if found else None

    def _read_calendar(
        self, taken: _TakenCalendar, measured: tuple[datetime, datetime] | None, found: list[WeekCalendar]
    ) -> None:
        window = window_of(taken.content, self._options, measured)
        limits = replace(self._limits, entities=min(self._limits.entities, MOST_ENTRIES))
        calendar = read_calendar(taken.content, (window.starts_at, window.ends_at), self._options.time_zone, limits)
        calendar = calendar if taken.file.pseudonyms is None else taken.file.pseudonyms.calendar(calendar)
        notes = calendar.notes if window.note is None else (*calendar.notes, window.note)
        taken.file.is_read(Tool.CALENDAR, notes[:MOST_KINDS], len(calendar.events) + len(calendar.others))
        found.append(calendar)

    def fio(self) -> FioSummary | None:
        """Return the results of fio."""
        return fio_summary(self._results) if self._results else None


def _precedence(inventory: Inventory) -> bool:
    """Return the sort key of inventories: the first counts a machine, so those with unshared space come first."""
    return inventory.total_bytes("unshared_bytes") is None


def _weight(file: _File) -> int:
    """Return the content size of a file, in bytes; an estimate if the file is compressed."""
    return file.named.n_bytes * (PACKED_WEIGHT if file.is_packed else 1)


def _check_years(measured: Measured) -> None:
    """Reject implausible times, which indicate a wrong date order or a garbled clock."""
    clock = measured.clock
    if clock is None or clock.starts_at is None:
        return
    last = clock.starts_at + timedelta(seconds=float(clock.ends_s[-1]))
    if clock.starts_at.year < FIRST_YEAR or last.year > LAST_YEAR:
        raise ImportRefusedError(
            msg("import-implausible-years"),
            given=msg("given-dates", first=Instant(clock.starts_at, "UTC", "date"), last=Instant(last, "UTC", "date")),
            allowed=msg("allowed-years", first=str(FIRST_YEAR), last=str(LAST_YEAR)),
        )


def _rewound(stream: BinaryIO) -> BinaryIO:
    stream.seek(0)
    return stream


def _file_of(tab: str) -> str:
    return f"RVTools_tab{tab}.csv"


def _facts(measured: Measured) -> dict[str, Text]:
    """Return the metadata of a file; if it covers several machines, their number replaces their names."""
    facts: dict[str, Text] = {
        what: _VALUES.get((what, value), value)
        for what, value in measured.facts.items()
        if what in _KEPT_FACTS or what in set(Measure)
    }
    hosts = measured.facts.get("host", "").split(", ")
    if hosts[0]:
        facts["host"] = hosts[0] if len(hosts) == 1 else msg("import-n-machines", n=len(hosts))
    operations: tuple[tuple[Literal["read", "write"], str], ...] = (("read", "reads"), ("write", "writes"))
    for name, direction in operations:
        sizes = merged([shape.reads if name == "read" else shape.writes for shape in measured.shapes])
        if sizes is not None:
            facts[f"mean {name} size"] = _kb(sizes.mean_bytes)
        in_order = sequential_fraction(measured.shapes, name)
        if in_order is not None:
            facts[f"{direction} in sequence"] = shown(Quantity(in_order, "fraction"))
    return facts


def _totals(live_optics: LiveOptics) -> dict[str, Text]:
    """Return the sums of the machines' averages, and bounds on their combined peak, because peaks cannot be summed."""
    totals = live_optics.totals
    facts: dict[str, Text] = dict(live_optics.inventory.facts) | {
        "machines with rates": shown(len(live_optics.machines)),
        "reads per second, sum of averages": _rate(totals.reads_iops),
        "writes per second, sum of averages": _rate(totals.writes_iops),
    }
    if totals.read_size_bytes is not None:
        facts["mean read size"] = _kb(totals.read_size_bytes)
    if totals.write_size_bytes is not None:
        facts["mean write size"] = _kb(totals.write_size_bytes)
    if totals.peak_iops_at_least is not None:
        facts["peak of all at once, at least"] = _rate(totals.peak_iops_at_least)
    if totals.peak_iops_upper_bound is not None:
        facts["peak of all at once, at most"] = _rate(totals.peak_iops_upper_bound)
    return facts


def _kb(n_bytes: float) -> Message:
    return shown(Quantity(n_bytes / BYTES_PER_KB, "kB"))


def _rate(iops: float) -> Message:
    return shown(Quantity(iops, "IOPS"))
