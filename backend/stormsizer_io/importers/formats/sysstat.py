"""Disk activity of Linux machines, from iostat (text or JSON) and from sadf, which exports sar data."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, BinaryIO

import numpy as np

from stormsizer.messages.text import Listing, msg, shown
from stormsizer.units import BYTES_PER_KIB, BYTES_PER_MIB, SECONDS_PER_MS
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import NO_ZONE, ORDERS, Noting
from stormsizer_io.importers.parsing.tables import Dialect, Table, number
from stormsizer_io.importers.parsing.texts import TextLines
from stormsizer_io.importers.parsing.timestamps import DateOrder, Deduction, deduced_order, order_of, parse_stamp
from stormsizer_io.importers.series.intervals import Column, Samples, SeriesField
from stormsizer_io.measurements import EntityKind, ImportRefusedError, Measured

IOSTAT_HELP = "iostat -x -k -t 5"
SADF_HELP = "sadf -d FILE -- -d -p"
MOST_JSON_CHARS = 64 * 1024**2

_SECTOR_BYTES = 512.0
_NAMES: Mapping[SeriesField, Mapping[str, float]] = {
    SeriesField.READS: {"r/s": 1.0},
    SeriesField.WRITES: {"w/s": 1.0},
    SeriesField.READ_BYTES: {"rkB/s": BYTES_PER_KIB, "rMB/s": BYTES_PER_MIB, "rsec/s": _SECTOR_BYTES},
    SeriesField.WRITE_BYTES: {"wkB/s": BYTES_PER_KIB, "wMB/s": BYTES_PER_MIB, "wsec/s": _SECTOR_BYTES},
    SeriesField.READ_LATENCY: {"r_await": SECONDS_PER_MS, "await": SECONDS_PER_MS},
    SeriesField.WRITE_LATENCY: {"w_await": SECONDS_PER_MS, "await": SECONDS_PER_MS},
    SeriesField.QUEUE: {"aqu-sz": 1.0, "avgqu-sz": 1.0},
}
_DATE = re.compile(r"[0-9]{1,4}[./-][0-9]{1,2}[./-][0-9]{2,4}[T ]+[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?: ?[AP]M)?")
_TITLE = re.compile(r"Linux (?P<release>\S+) \((?P<host>[^)]*)\)\s.*")
_LAYERED = re.compile(r"(?:dm-|md|loop|ram|zram|sr|fd|drbd|bcache)[0-9]|dev(?:1|7|9|11|253)-")
_PARTITION = re.compile(r"(?P<disk>(?:sd|vd|hd|xvd)[a-z]+|(?:nvme[0-9]+n[0-9]+|mmcblk[0-9]+)(?=p))p?[0-9]+")


@dataclass(frozen=True)
class SysstatOptions:
    """Settings for details that the file does not specify.

    Attributes
    ----------
    bias_minutes
        Offset to add to local time to get UTC.
    order
        Order of day and month in dates.
    interval_s
        Seconds between reports without timestamps.
    """

    bias_minutes: int | None = None
    order: DateOrder | None = None
    interval_s: float | None = None


@dataclass(frozen=True)
class _Report:
    """One report, with the values of each device by column name."""

    stamp: str
    row: int | None
    devices: Mapping[str, Mapping[str, float]]
    since_start: bool = False
    """Whether this is the first report of a run, which covers the time since boot."""


def read_iostat(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, options: SysstatOptions | None = None) -> Measured:
    """Return the disk activity of a machine from ``iostat -x -t`` text.

    The first report, which covers the time since boot, is dropped.

    Raises
    ------
    ImportRefusedError
        If there are fewer than two reports, or reads and writes are not separate.
    """
    order = _order(stream, limits)
    lines = TextLines(stream, limits)
    facts: dict[str, str] = {}
    return _measured(
        _text_reports(lines, facts),
        lines,
        "iostat",
        facts,
        _with_order(options or SysstatOptions(), order, lines.noting),
    )


def read_iostat_json(
    stream: BinaryIO, limits: Limits = DEFAULT_LIMITS, options: SysstatOptions | None = None
) -> Measured:
    """Return the disk activity of a machine from ``iostat -x -t -o JSON`` or ``sadf -j``.

    A truncated file is read up to its last complete report.

    Raises
    ------
    ImportRefusedError
        If there are fewer than two reports, or reads and writes are not separate.
    """
    order = _order(stream, limits)
    lines = TextLines(stream, limits)
    text = _whole_text(lines)
    facts = {"host": found[1]} if (found := re.search(r'"nodename":\s*"([^"\\]*)"', text)) else {}
    statistics = list(_statistics(text, lines.noting))
    if '"disk-device"' in text:
        lines.noting.add(msg("import-split-by-bytes"))
        return _sadf_measured(_sadf_json_reports(statistics, lines.noting), lines, facts)
    reports = _json_reports(statistics)
    options = _with_order(options or SysstatOptions(), order, lines.noting)
    return _measured(reports, lines, "iostat", facts, options)


def _order(stream: BinaryIO, limits: Limits) -> Deduction:
    """Return the order of day and month in the dates of all reports; the stream keeps its position."""
    if not stream.seekable():
        return Deduction(None)
    position = stream.tell()
    try:
        return deduced_order(found[0] for line in TextLines(stream, limits) if (found := _DATE.search(line)))
    except ImportRefusedError:
        return Deduction(None)
    finally:
        stream.seek(position)


def _with_order(options: SysstatOptions, found: Deduction, noting: Noting) -> SysstatOptions:
    if found.order is None or (options.order is not None and found.by_clock):
        return options
    if found.by_clock:
        noting.add(ORDERS[found.order])
    return replace(options, order=found.order)


def _whole_text(lines: TextLines) -> str:
    parts, n_chars = [], 0
    for line in lines:
        n_chars += len(line)
        if n_chars > MOST_JSON_CHARS:
            raise ImportRefusedError(
                msg("import-json-too-long"), allowed=msg("allowed-max-characters", n=MOST_JSON_CHARS)
            )
        parts.append(line)
    return "".join(parts)


def _statistics(text: str, noting: Noting) -> Iterable[tuple[bool, Any]]:
    """Return the reports in file order, and whether each is the first of a run."""
    try:
        statistics = list(json.loads(text)["sysstat"]["hosts"][0]["statistics"])
        return [(at == 0, each) for at, each in enumerate(statistics)]
    except RecursionError as error:
        raise ImportRefusedError(msg("import-json-too-deep")) from error
    except (ValueError, KeyError, IndexError, TypeError):
        noting.add(msg("import-json-partial"))
        return _whole_reports(text)


def _whole_reports(text: str) -> Iterator[tuple[bool, Any]]:
    decoder, begins = json.JSONDecoder(), True
    for found in re.finditer(r'"statistics"\s*:|\{\s*"(?:timestamp|avg-cpu)"', text):
        if found[0].startswith('"'):
            begins = True
            continue
        try:
            report = decoder.raw_decode(text, found.start())[0]
        except (ValueError, RecursionError):
            continue
        yield begins, report
        begins = False


def _json_reports(statistics: Iterable[tuple[bool, Any]]) -> Iterator[_Report]:
    for since_start, each in statistics:
        disks = each.get("disk") if isinstance(each, dict) else None
        if not isinstance(disks, list):
            continue
        devices = {
            str(disk.get("disk_device", "")): {name: _json_number(value) for name, value in disk.items()}
            for disk in disks
            if isinstance(disk, dict)
        }
        yield _Report(str(each.get("timestamp", "")), None, devices, since_start)


def _json_number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return math.nan
    return float(value) if -1e300 < value < 1e300 else math.nan


def _text_reports(lines: TextLines, facts: dict[str, str]) -> Iterator[_Report]:
    stamp, row_of_report, names, begins = "", 1, list[str](), True
    devices: dict[str, dict[str, float]] = {}
    for row, line in enumerate(lines, start=1):
        lines.budget.check_rows(row)
        words = line.split()
        _refuse_sar(words, row)
        if title := _TITLE.fullmatch(line.strip()):
            facts.update(host=title["host"], release=title["release"])
            begins = True
        elif words and words[0].rstrip(":") == "Device":
            names, row_of_report, devices = words[1:], row, {}
        elif names and words:
            if _take(words, names, devices, row, lines):
                continue
        elif names:
            yield _Report(stamp, row_of_report, devices, begins)
            names, begins = [], False
        elif words and (parse_stamp(line) or parse_stamp(line, DateOrder.DAY_FIRST)):
            stamp = line.strip()
    if names and devices and lines.ended_whole:
        yield _Report(stamp, row_of_report, devices, begins)
    elif names:
        lines.noting.add(msg("import-last-report"), row_of_report)


def _refuse_sar(words: Sequence[str], row: int) -> None:
    if "Average:" in words[:1] or "DEV" in words:
        raise ImportRefusedError(msg("import-sar-report"), row=row, allowed=SADF_HELP)


def _take(
    words: Sequence[str], names: Sequence[str], devices: dict[str, dict[str, float]], row: int, lines: TextLines
) -> bool:
    if len(words) != len(names) + 1:
        lines.noting.add(msg("import-row-columns", n=len(names) + 1), row)
        return False
    values = [number(word, "," if "," in word else ".") for word in words[1:]]
    for value, at in zip(values, range(2, len(words) + 1), strict=True):
        if math.isnan(value):
            lines.noting.add(msg("import-cell-not-a-number"), row, at)
    devices[words[0]] = dict(zip(names, values, strict=True))
    return True


def _measured(
    reports: Iterator[_Report], lines: TextLines, tool: str, facts: Mapping[str, str], options: SysstatOptions
) -> Measured:
    first = next(reports, None)
    if first is None:
        allowed = shown(Listing((IOSTAT_HELP, SADF_HELP), "or"))
        raise ImportRefusedError(msg("import-no-disk-report"), row=1, allowed=allowed)
    columns = _columns(first, lines.noting)
    samples = Samples(columns, lines.budget, lines.noting)
    instants = _Instants(first, options, lines.noting)
    samples.begin_at(instants.of(first))
    lines.noting.add(msg("import-first-report"), first.row)
    n_used, n_reports = 0, 1
    for report in reports:
        n_reports += 1
        if report.since_start:
            samples.begin_at(instants.of(report))
            lines.noting.add(msg("import-first-report-of-run"), report.row)
            continue
        n_used += samples.add(instants.of(report), _values(report, columns), report.row or n_reports)
        _note_later(report, first, lines.noting)
    clock, series = samples.finish()
    return Measured(
        tool=tool,
        clock=clock if instants.known else type(clock)(clock.ends_s, clock.lengths_s, None),
        series=series,
        notes=lines.noting.notes(),
        n_rows_used=n_used,
        n_rows_skipped=n_reports - n_used,
        facts=dict(facts),
    )


def _note_later(report: _Report, first: _Report, noting: Noting) -> None:
    for device in report.devices.keys() - first.devices.keys():
        noting.add(msg("import-late-device", device=device[:40]), report.row)


def _columns(report: _Report, noting: Noting) -> list[Column]:
    """Return the columns of the disks, which are treated as volumes.

    The file does not say whether the machine is a desktop or a shared server.
    """
    columns = []
    for device, values in report.devices.items():
        if _counted_twice(device, report.devices):
            noting.add(msg("import-partitions"), report.row)
            continue
        for quantity, names in _NAMES.items():
            if any(name in values for name in names):
                columns.append(Column(0, device, EntityKind.VOLUME, quantity))
    if not any(each.quantity is SeriesField.READS for each in columns):
        raise ImportRefusedError(msg("import-no-split"), row=report.row, column="r/s", allowed=IOSTAT_HELP)
    return columns


def _counted_twice(device: str, devices: Mapping[str, object]) -> bool:
    found = _PARTITION.fullmatch(device)
    return bool(_LAYERED.match(device)) or (found is not None and found["disk"] in devices)


def _values(report: _Report, columns: Sequence[Column]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array([_value(report.devices.get(each.entity, {}), each.quantity) for each in columns])


def _value(values: Mapping[str, float], quantity: SeriesField) -> float:
    return next((values[name] * scale for name, scale in _NAMES[quantity].items() if name in values), math.nan)


class _Instants:
    """Times of reports, from their timestamps or at fixed intervals."""

    def __init__(self, first: _Report, options: SysstatOptions, noting: Noting) -> None:
        self.known = bool(first.stamp)
        self._noting, self._interval_s, self._n = noting, options.interval_s, 0
        if not self.known and options.interval_s is None:
            raise ImportRefusedError(
                msg("import-no-times"), row=first.row, allowed=msg("import-allowed-interval", command=IOSTAT_HELP)
            )
        order = order_of([first.stamp]) or options.order
        if self.known and order is None:
            noting.add(msg("import-month-first"), first.row)
        self._order = order or DateOrder.MONTH_FIRST
        zoned = (stamp := parse_stamp(first.stamp, self._order)) is not None and stamp.zoned
        if self.known and not zoned and options.bias_minutes is None:
            noting.add(NO_ZONE, first.row)
        self._bias_s = 0.0 if zoned else (options.bias_minutes or 0) * 60.0

    def of(self, report: _Report) -> float:
        """Return the instant of a report in UTC; reject a timestamp that cannot be read."""
        if not self.known and self._interval_s is not None:
            self._n += 1
            return self._n * self._interval_s
        stamp = parse_stamp(report.stamp, self._order)
        if stamp is None:
            raise ImportRefusedError(msg("import-report-no-date"), row=report.row, given=report.stamp)
        return stamp.epoch_s + self._bias_s


def read_sadf(stream: BinaryIO, limits: Limits = DEFAULT_LIMITS) -> Measured:
    """Return the disk activity of a machine from ``sadf -d``.

    The file does not count reads and writes separately; I/Os are split in proportion to bytes.

    Raises
    ------
    ImportRefusedError
        If the columns are not disk columns.
    """
    lines = TextLines(stream, limits)
    table = Table(lines, Dialect(";"))
    names = [name.removeprefix("# ") for name in table.header]
    for needed in ("interval", "timestamp", "DEV", "tps", "rkB/s", "wkB/s"):
        if needed not in names:
            raise ImportRefusedError(msg("import-column-missing"), row=1, column=needed, allowed=SADF_HELP)
    facts: dict[str, str] = {}
    reports = _sadf_reports(table, names, facts)
    lines.noting.add(msg("import-split-by-bytes"))
    return replace(_sadf_measured(reports, lines, facts), n_rows_skipped=table.n_skipped)


def _sadf_json_reports(statistics: Iterable[tuple[bool, Any]], noting: Noting) -> Iterator[tuple[float, _Report]]:
    """Yield each report of ``sadf -j`` with the length of its interval in seconds."""
    for _, each in statistics:
        stamp = each.get("timestamp") if isinstance(each, dict) else None
        disks = each.get("disk") if isinstance(each, dict) else None
        if not isinstance(stamp, dict) or not isinstance(disks, list):
            continue
        length_s = _json_number(stamp.get("interval"))
        at = f"{stamp.get('date')} {stamp.get('time')}{' UTC' if stamp.get('utc') else ''}"
        if parse_stamp(at) is None or not length_s > 0:
            noting.add(msg("import-row-interval"))
            continue
        if not stamp.get("utc"):
            noting.add(NO_ZONE)
        devices = {str(disk.get("disk-device", "")): _sadf_disk(disk) for disk in disks if isinstance(disk, dict)}
        yield length_s, _Report(at, None, devices)


def _sadf_disk(disk: Mapping[str, object]) -> dict[str, float]:
    """Return the values of a disk by the column names of iostat; older versions count sectors instead of kB."""
    values = {name: _json_number(disk.get(name)) for name in ("tps", "await", "aqu-sz", "avgqu-sz") if name in disk}
    for column, sectors in (("rkB", "rd_sec"), ("wkB", "wr_sec")):
        kib = disk.get(column)
        values[f"{column}/s"] = _json_number(disk.get(sectors)) / 2.0 if kib is None else _json_number(kib)
    values.setdefault("tps", math.nan)
    return _split(values)


def _sadf_reports(table: Table, names: Sequence[str], facts: dict[str, str]) -> Iterator[tuple[float, _Report]]:
    """Yield each report with the length of its interval in seconds."""
    at = {name: place for place, name in enumerate(names)}
    now: tuple[str, float, int] | None = None
    devices: dict[str, dict[str, float]] = {}
    for row in table.rows():
        stamp, length_s = row.cells[at["timestamp"]], number(row.cells[at["interval"]])
        if parse_stamp(stamp) is None or not length_s > 0:
            table.n_skipped += 1
            table.noting.add(msg("import-row-interval"), row.number)
            continue
        if facts.setdefault("host", row.cells[0]) != row.cells[0]:
            raise ImportRefusedError(
                msg("import-several-machines"), row=row.number, column=1, allowed=msg("import-allowed-file-per-machine")
            )
        if now and now[0] != stamp:
            yield now[1], _Report(now[0], now[2], devices)
            devices = {}
        now = stamp, length_s, row.number
        devices[row.cells[at["DEV"]]] = _split({name: number(row.cells[place]) for name, place in at.items()})
    if now:
        yield now[1], _Report(now[0], now[2], devices)


def _split(values: Mapping[str, float]) -> dict[str, float]:
    read, written = values["rkB/s"], values["wkB/s"]
    share = 0.5 if read + written == 0 else read / (read + written)
    return {**values, "r/s": values["tps"] * share, "w/s": values["tps"] * (1 - share)}


def _sadf_measured(reports: Iterator[tuple[float, _Report]], lines: TextLines, facts: Mapping[str, str]) -> Measured:
    length_s, first = next(reports, (0.0, None))
    if first is None:
        raise ImportRefusedError(msg("import-no-disk-report"), row=1, allowed=SADF_HELP)
    columns = _columns(first, lines.noting)
    samples = Samples(columns, lines.budget, lines.noting)
    samples.begin_at(_instant(first) - length_s)
    n_used = 0
    for printed_s, report in chain([(length_s, first)], reports):
        n_used += samples.add(_instant(report), _values(report, columns), report.row or 2, printed_s)
        _note_later(report, first, lines.noting)
    clock, series = samples.finish()
    return Measured("sadf", clock, series, (), lines.noting.notes(), n_used, 0, dict(facts))


def _instant(report: _Report) -> float:
    stamp = parse_stamp(report.stamp)
    return stamp.epoch_s if stamp else math.nan
