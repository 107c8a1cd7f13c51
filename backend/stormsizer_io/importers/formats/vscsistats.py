"""vscsiStats histograms: sizes, access pattern, latencies and queue depths of a virtual disk's I/Os."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import BinaryIO

import numpy as np

from stormsizer.messages.text import Quantity, msg
from stormsizer.units import SECONDS_PER_US
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS, Limits
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.tables import integer
from stormsizer_io.importers.parsing.texts import TextLines
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

TOOL = "vscsiStats"
SECTOR_BYTES = 512
DOMINANT = 0.5
"""Share of the total time above which a gap is treated as idle time before the collection."""

_TITLE = re.compile(
    r"Histogram: (?P<name>.+?),virtual machine worldGroupID,(?P<world>[0-9]+),virtual disk handleID,"
    r"(?P<handle>[0-9]+)(?: \((?P<disk>[^)]*)\))?"
)
_SIZES = {
    "all": "IO lengths of commands",
    "read": "IO lengths of Read commands",
    "write": "IO lengths of Write commands",
}
_DISTANCES = {
    "read": "distance (in LBNs) between successive Read commands",
    "write": "distance (in LBNs) between successive Write commands",
}
_CLOSEST = "distance (in LBNs) between each command from the closest of previous 16"
_LATENCIES = {
    "read": "latency of Read IOs in Microseconds (us)",
    "write": "latency of Write IOs in Microseconds (us)",
}
_INTERARRIVAL = "latency of IO interarrival time in Microseconds (us)"


@dataclass(frozen=True)
class Histogram:
    """Counts by inclusive upper limit; the last bucket repeats the previous limit and holds all larger values."""

    row: int
    low: int
    high: int
    mean: float
    limits: tuple[int, ...]
    counts: tuple[int, ...]

    @property
    def count(self) -> int:
        """Total count over all buckets."""
        return sum(self.counts)


Disk = tuple[str, str, str]
"""World group ID, handle ID, and device name on the controller."""


def read_vscsistats(
    stream: BinaryIO,
    limits: Limits = DEFAULT_LIMITS,
    *,
    collected_s: float | None = None,
    names: Mapping[str, str] | None = None,
) -> Measured:
    """Read sizes, access pattern and latencies of every virtual disk in a file written with ``-p all -c``.

    The reader uses reads and writes, not the totals over all commands. Several printouts of a disk are cumulative: the
    reader uses the last one, plus the values before each reset.

    Parameters
    ----------
    collected_s
        Duration of the collection, which the file does not state. Without it, the time between the first and the last
        command is used.
    names
        Names of virtual machines by world group, as listed by ``vscsiStats -l``.

    Raises
    ------
    ImportRefusedError
        If the file was not written with ``-c``, or a histogram is broken.
    """
    lines = TextLines(stream, limits)
    printed: dict[Disk, dict[str, list[Histogram]]] = {}
    for disk, name, histogram in _histograms(lines):
        printed.setdefault(disk, {}).setdefault(name, []).append(histogram)
        lines.budget.check_entities(len(printed))
    if not printed:
        raise ImportRefusedError(msg("import-no-histogram"), row=1, allowed="vscsiStats -p all -c")
    disks = {disk: _whole(of, lines.noting) for disk, of in printed.items()}
    entities = {disk: _entity(disk, names or {}) for disk in disks}
    span_s = collected_s or _guessed_span(disks.values(), lines.noting)
    return Measured(
        tool=TOOL,
        clock=Clock(np.array([span_s]), np.array([span_s]), None) if span_s else None,
        series=tuple(_series(entities[disk], of, span_s) for disk, of in disks.items()) if span_s else (),
        shapes=tuple(_shape(entities[disk], of, lines.noting) for disk, of in disks.items()),
        notes=lines.noting.notes(),
        n_rows_used=sum(len(each.counts) for of in disks.values() for each in of.values()),
        facts=_facts(entities, disks),
    )


def _histograms(lines: TextLines) -> Iterator[tuple[Disk, str, Histogram]]:
    numbered = enumerate(lines, start=1)
    title: tuple[int, re.Match[str]] | None = None
    block: list[tuple[int, str]] = []
    for row, line in numbered:
        lines.budget.check_rows(row)
        found = _TITLE.fullmatch(line.strip().rstrip(","))
        if found is None and line.startswith("Histogram:"):
            raise ImportRefusedError(
                msg("import-histogram-format"), row=row, given=line.strip(), allowed="vscsiStats -p all -c"
            )
        if found and title:
            yield from _named(title, block, lines.noting)
        if found:
            title, block = (row, found), []
        elif title and line.strip():
            block.append((row, line.strip()))
    if title:
        yield from _named(title, block, lines.noting)


def _named(
    title: tuple[int, re.Match[str]], block: Sequence[tuple[int, str]], noting: Noting
) -> Iterator[tuple[Disk, str, Histogram]]:
    row, found = title
    histogram = _histogram(row, block, noting)
    if histogram:
        yield (found["world"], found["handle"], found["disk"] or ""), found["name"], histogram


def _histogram(row: int, block: Sequence[tuple[int, str]], noting: Noting) -> Histogram | None:
    """Return a histogram, or None with a note if it is broken: a file may end in the middle of one."""
    told: dict[str, int] = {}
    counts: list[int] = []
    limits: list[int] = []
    for at, line in block:
        first, _, second = line.partition(",")
        value = integer(second)
        if first in ("min", "max", "mean", "count") and value is not None:
            told[first] = value
        elif (frequency := integer(first)) is not None and frequency >= 0 and value is not None:
            counts.append(frequency)
            limits.append(value)
        elif first != "Frequency":
            noting.add(msg("import-histogram-line"), at)
            return None
    if len(told) < 4 or sum(counts) != told["count"] or limits[-2:-1] != limits[-1:]:
        noting.add(msg("import-histogram-broken"), row)
        return None
    return Histogram(row, told["min"], told["max"], float(told["mean"]), tuple(limits), tuple(counts))


def _whole(printed: Mapping[str, Sequence[Histogram]], noting: Noting) -> dict[str, Histogram]:
    return {name: _over_resets(snapshots, noting) for name, snapshots in printed.items()}


def _over_resets(snapshots: Sequence[Histogram], noting: Noting) -> Histogram:
    if len(snapshots) > 1:
        noting.add(msg("import-histogram-repeated"))
    last = [
        now
        for now, after in zip(snapshots, [*snapshots[1:], None], strict=True)
        if after is None
        or after.limits != now.limits
        or any(b < a for a, b in zip(now.counts, after.counts, strict=True))
    ]
    whole = last[0]
    for each in last[1:]:
        whole = _added(whole, each) if each.limits == whole.limits else each
    return whole


def _added(one: Histogram, other: Histogram) -> Histogram:
    if not one.count or not other.count:
        return one if one.count else other
    return Histogram(
        row=one.row,
        low=min(one.low, other.low),
        high=max(one.high, other.high),
        mean=(one.mean * one.count + other.mean * other.count) / (one.count + other.count),
        limits=one.limits,
        counts=tuple(a + b for a, b in zip(one.counts, other.counts, strict=True)),
    )


def _entity(disk: Disk, names: Mapping[str, str]) -> str:
    world, handle, device = disk
    return f"{names.get(world, f'world group {world}')}:{device or f'handle {handle}'}"


def _shape(entity: str, of: Mapping[str, Histogram], noting: Noting) -> DiskShape:
    return DiskShape(
        entity=entity,
        reads=_sizes(of.get(_SIZES["read"]), noting),
        writes=_sizes(of.get(_SIZES["write"]), noting),
        read_random_fraction=_random(of.get(_DISTANCES["read"])),
        write_random_fraction=_random(of.get(_DISTANCES["write"])),
        read_latency_s=_mean_s(of.get(_LATENCIES["read"])),
        write_latency_s=_mean_s(of.get(_LATENCIES["write"])),
    )


def _mean_s(histogram: Histogram | None) -> float | None:
    return histogram.mean * SECONDS_PER_US if histogram and histogram.count else None


def _random(distances: Histogram | None) -> float | None:
    """Return the share of commands that do not start one block after the last block of the previous command."""
    if distances is None or not distances.count or 1 not in distances.limits:
        return None
    return 1.0 - distances.counts[distances.limits.index(1)] / distances.count


def _sizes(lengths: Histogram | None, noting: Noting) -> SizeHistogram:
    """Return sizes whose mean equals the printed mean; their positions within wide buckets are chosen to match it."""
    if lengths is None or not lengths.count:
        return SizeHistogram(np.array([]), np.array([]), float("nan"))
    counts = np.array(lengths.counts, dtype=np.float64)
    lowest, highest = _bounds(lengths)
    used = counts > 0
    counts, lowest, highest = counts[used], lowest[used], highest[used]
    spare = float(counts @ (highest - lowest))
    share = (lengths.mean * lengths.count - float(counts @ lowest)) / spare if spare else 0.0
    if not -1e-2 <= share <= 1 + 1e-2:
        noting.add(msg("import-histogram-mean"), lengths.row)
    sizes = lowest + min(max(share, 0.0), 1.0) * (highest - lowest)
    return SizeHistogram(sizes, counts, lengths.mean)


def _bounds(
    lengths: Histogram,
) -> tuple[Floats, Floats]:
    """Return the smallest and largest size in each bucket, in whole sectors, within the observed range."""
    limits = np.array(lengths.limits)
    before = np.concatenate([[0], limits[:-1]])
    lowest = (before // SECTOR_BYTES + 1) * SECTOR_BYTES
    highest = limits // SECTOR_BYTES * SECTOR_BYTES
    highest[-1] = max(lengths.high, lowest[-1])
    lowest = np.clip(lowest, lengths.low, lengths.high).astype(np.float64)
    return lowest, np.maximum(np.minimum(highest, lengths.high), lowest).astype(np.float64)


def _guessed_span(disks: Iterable[Mapping[str, Histogram]], noting: Noting) -> float | None:
    spans = [_span_s(of[_INTERARRIVAL]) for of in disks if _INTERARRIVAL in of]
    if not spans or max(spans) <= 0:
        noting.add(msg("import-no-collection-time"))
        return None
    noting.add(msg("import-collection-time-guessed", time=Quantity(max(spans), "s", 3)))
    return max(spans)


def _span_s(interarrival: Histogram) -> float:
    whole = interarrival.mean * interarrival.count
    idle = interarrival.high if interarrival.high > DOMINANT * whole else 0
    return (whole - idle) * SECONDS_PER_US


def _series(entity: str, of: Mapping[str, Histogram], span_s: float) -> Series:
    reads, writes = of.get(_SIZES["read"]), of.get(_SIZES["write"])
    nothing = float("nan")

    def one(value: float | None) -> Floats:
        return np.array([nothing if value is None else value])

    return Series(
        entity=entity,
        kind=EntityKind.DISK,
        reads_iops=one(reads.count / span_s if reads else None),
        writes_iops=one(writes.count / span_s if writes else None),
        read_bytes_per_s=one(reads.mean * reads.count / span_s if reads else None),
        write_bytes_per_s=one(writes.mean * writes.count / span_s if writes else None),
        read_latency_s=one(_mean_s(of.get(_LATENCIES["read"]))),
        write_latency_s=one(_mean_s(of.get(_LATENCIES["write"]))),
        queue=one(None),
    )


def _facts(entities: Mapping[Disk, str], disks: Mapping[Disk, Mapping[str, Histogram]]) -> dict[str, str]:
    facts = {"disks": str(len(disks))}
    for disk, of in disks.items():
        random = _random(of.get(_CLOSEST))
        if random is not None and len(facts) < 100:
            facts[f"not sequential to any of 16 commands, {entities[disk]}"] = f"{random:.4f}"
    return facts
