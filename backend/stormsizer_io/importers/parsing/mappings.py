"""Mapping of table columns, suggested from the headers or chosen by the user."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from stormsizer.messages.text import Message, msg
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB, BYTES_PER_KB, BYTES_PER_KIB, BYTES_PER_MB, BYTES_PER_MIB
from stormsizer_io.importers.formats.counter_names import plain
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.measurements import EntityKind


class Measure(StrEnum):
    """Quantity in a column; missing quantities are computed from others if possible."""

    READS = "reads per second"
    WRITES = "writes per second"
    IOS = "I/Os per second"
    READ_SHARE = "share of reads"
    READ_BYTES = "bytes read per second"
    WRITE_BYTES = "bytes written per second"
    READ_SIZE = "mean size of reads"
    WRITE_SIZE = "mean size of writes"
    SIZE = "mean size of I/Os"
    READ_LATENCY = "latency of reads"
    WRITE_LATENCY = "latency of writes"
    LATENCY = "latency of I/Os"
    QUEUE = "I/Os under way"


@dataclass(frozen=True)
class ColumnUse:
    """A column, identified by its header, and the factor that converts its numbers to SI units or fractions."""

    column: str
    scale: float = 1.0


@dataclass(frozen=True)
class ColumnMapping:
    """Mapping of the columns of a table.

    Attributes
    ----------
    time
        Column of times: dates with times of day, or seconds or milliseconds since 1970.
    entity
        Column of machine, host or volume names; None if the whole table describes shared storage.
    stamps
        Whether a timestamp marks the end or the start of its row's interval.
    order, bias_minutes
        Order of day and month; offset to add to local time to get UTC.
    """

    time: str
    uses: Mapping[Measure, ColumnUse]
    entity: str | None = None
    stamps: Literal["end", "start"] = "end"
    order: DateOrder | None = None
    bias_minutes: int | None = None


MEASURES: Mapping[Measure, Message] = {
    Measure.READS: msg("measure-reads"),
    Measure.WRITES: msg("measure-writes"),
    Measure.IOS: msg("measure-ios"),
    Measure.READ_SHARE: msg("measure-read-share"),
    Measure.READ_BYTES: msg("measure-read-bytes"),
    Measure.WRITE_BYTES: msg("measure-write-bytes"),
    Measure.READ_SIZE: msg("measure-read-size"),
    Measure.WRITE_SIZE: msg("measure-write-size"),
    Measure.SIZE: msg("measure-size"),
    Measure.READ_LATENCY: msg("measure-read-latency"),
    Measure.WRITE_LATENCY: msg("measure-write-latency"),
    Measure.LATENCY: msg("measure-latency"),
    Measure.QUEUE: msg("measure-queue"),
}
"""Labels of the measures, as written in mid-sentence."""
_TIME = re.compile(r"time|date|stamp|zeit|datum|heure|fecha")
_NO_TIME = re.compile(r"latency|response|service|await|idle|busy|%")
_ENTITY = re.compile(
    r"(?:vm|host|server|computer|entity|instance|device|disk|lun|volume|datastore|machine|desktop)\b.*|name"
)
_VOLUMES = re.compile(r"(?:data ?stores?|luns?|volumes?|disks?|devices?)\b")
_HOSTS = re.compile(r"(?:esxi? )?hosts?\b")
_READ = re.compile(r"\bread|\brd\b|\br(?=[kmg]i?b)|\br[/_ ]|^r_|gelesen|lese|lecture|lectura")
_WRITE = re.compile(r"\bwrit|\bwr\b|\bw(?=[kmg]i?b)|\bw[/_ ]|^w_|geschrieben|schreib|ecriture|escritura")
_KINDS = (
    ("queue", re.compile(r"queue|outstanding|aqu-?sz|under way")),
    ("share", re.compile(r"%|percent|\bpct\b|\bratio\b|\bshare\b")),
    ("latency", re.compile(r"latenc|response|await|delay|\b(?:ms|msec|millisec|us|usec)\b|sec/")),
    ("size", re.compile(r"\bsize\b|\bblock|groesse|bytes/(?:read|write|io)|rareq|wareq")),
    ("bytes", re.compile(r"byte|[kmg]i?b|throughput|bandwidth|octet|[kmg]bit")),
    ("rate", re.compile(r"iops|\bops\b|\bi/?os?\b|reads?\b|writes?\b|transfers|requests|commands|/s\b|vorgange")),
)
_MEASURES = {
    ("rate", "read"): Measure.READS,
    ("rate", "write"): Measure.WRITES,
    ("rate", ""): Measure.IOS,
    ("share", "read"): Measure.READ_SHARE,
    ("bytes", "read"): Measure.READ_BYTES,
    ("bytes", "write"): Measure.WRITE_BYTES,
    ("size", "read"): Measure.READ_SIZE,
    ("size", "write"): Measure.WRITE_SIZE,
    ("size", ""): Measure.SIZE,
    ("latency", "read"): Measure.READ_LATENCY,
    ("latency", "write"): Measure.WRITE_LATENCY,
    ("latency", ""): Measure.LATENCY,
    ("queue", ""): Measure.QUEUE,
}
_BYTE_UNITS = (
    (re.compile(r"Gb(?:it|ps)"), BYTES_PER_GB / 8, False),
    (re.compile(r"Mb(?:it|ps)"), BYTES_PER_MB / 8, False),
    (re.compile(r"[Kk]b(?:it|ps)"), BYTES_PER_KB / 8, False),
    (re.compile(r"gib", re.IGNORECASE), BYTES_PER_GIB, False),
    (re.compile(r"mib", re.IGNORECASE), BYTES_PER_MIB, False),
    (re.compile(r"kib", re.IGNORECASE), BYTES_PER_KIB, False),
    (re.compile(r"gb", re.IGNORECASE), BYTES_PER_GB, True),
    (re.compile(r"mb", re.IGNORECASE), BYTES_PER_MB, True),
    (re.compile(r"kb", re.IGNORECASE), BYTES_PER_KB, True),
)
_SECOND_UNITS = (
    (re.compile(r"\b(?:us|usec|microsec\w*|µs|μs)\b"), 1e-6),
    (re.compile(r"\b(?:ns|nanosec\w*)\b"), 1e-9),
    (re.compile(r"\b(?:ms|msec|millisec\w*)\b|await"), 1e-3),
    (re.compile(r"\b(?:s|sec|secs|seconds?)\b"), 1.0),
)


def suggest_mapping(header: Sequence[str], noting: Noting | None = None) -> ColumnMapping | None:
    """Return a suggested mapping, or None if there is no time column or no I/O rate. Guesses are noted.

    >>> suggest_mapping(["Time", "VM", "Read IOPS", "Write IOPS", "Read Latency (ms)"]).uses[Measure.READ_LATENCY]
    ColumnUse(column='Read Latency (ms)', scale=0.001)
    """
    noting = noting or Noting()
    time = next((name for name in header if _is_time(name)), None)
    entity = next((name for name in header if name != time and _is_entity(name)), None)
    uses: dict[Measure, ColumnUse] = {}
    for at, name in enumerate(header, start=1):
        measure = measure_of(name) if name not in (time, entity) else None
        if measure is not None and measure in uses:
            noting.add(msg("import-second-column", measure=MEASURES[measure]), 1, at)
        elif measure:
            uses[measure] = ColumnUse(name, _scale(measure, name, at, noting))
    rates = (Measure.READS in uses and Measure.WRITES in uses) or Measure.IOS in uses
    return ColumnMapping(time, uses, entity) if time is not None and rates else None


def kind_of_entities(column: str | None) -> EntityKind:
    """Return the kind of entity in a column; a table without such a column describes the storage as a whole.

    >>> kind_of_entities("Datastore"), kind_of_entities("Host name"), kind_of_entities("VM"), kind_of_entities(None)
    (<EntityKind.VOLUME: 'volume'>, <EntityKind.HOST: 'host'>, <EntityKind.VM: 'vm'>, <EntityKind.VOLUME: 'volume'>)
    """
    if column is None or _VOLUMES.match(plain(column)):
        return EntityKind.VOLUME
    return EntityKind.HOST if _HOSTS.match(plain(column)) else EntityKind.VM


def _is_time(name: str) -> bool:
    words = plain(name)
    return bool(_TIME.search(words)) and not _NO_TIME.search(words) and measure_of(name) is None


def _is_entity(name: str) -> bool:
    return bool(_ENTITY.fullmatch(plain(name))) and measure_of(name) is None


def measure_of(name: str) -> Measure | None:
    """Return the quantity that a header suggests, or None."""
    words = plain(name)
    if _TIME.search(words) and not _NO_TIME.search(words):
        return None
    kind = next((kind for kind, pattern in _KINDS if pattern.search(words)), None)
    reads, writes = bool(_READ.search(words)), bool(_WRITE.search(words))
    if kind is None or (reads and writes):
        return None
    return _MEASURES.get((kind, "read" if reads else "write" if writes else ""))


def _scale(measure: Measure, name: str, at: int, noting: Noting) -> float:
    if measure is Measure.READ_SHARE:
        return 0.01 if re.search(r"%|percent|\bpct\b", plain(name)) else 1.0
    if measure in (Measure.READ_LATENCY, Measure.WRITE_LATENCY, Measure.LATENCY):
        return _seconds(name, at, noting)
    if measure.value.startswith(("bytes", "mean size")):
        return _bytes(name, at, noting)
    return 1.0


def _seconds(name: str, at: int, noting: Noting) -> float:
    for pattern, scale in _SECOND_UNITS:
        if pattern.search(name.casefold()):
            return scale
    noting.add(msg("import-no-unit"), 1, at)
    return 1e-3


def _bytes(name: str, at: int, noting: Noting) -> float:
    for pattern, scale, guessed in _BYTE_UNITS:
        if pattern.search(name):
            if guessed:
                noting.add(msg("import-decimal-bytes"), 1, at)
            return scale
    noting.add(msg("import-no-prefix"), 1, at)
    return 1.0
