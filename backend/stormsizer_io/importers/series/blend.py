"""Measured files merged into one workload: the demand of a desktop in each phase of the customer's day.

Only activity in the same time bucket is summed; peaks of different machines are never summed. Sizes are the
bytes per I/O of a whole phase, not means of ratios.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Instant, Message, Quantity, Text, msg, sentences
from stormsizer_io.file_texts import files_text
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.buckets import (
    COVERED_FRACTION,
    ONE_IO,
    Counts,
    Grid,
    Member,
    Recording,
    counts_of,
    grid_of,
    is_measured,
    known_together,
    usual_interval_s,
)
from stormsizer_io.importers.series.members import GUEST_KINDS, members
from stormsizer_io.measurements import DiskShape, Floats, ImportRefusedError, Note, SizeHistogram


@dataclass(frozen=True)
class DayWindow:
    """A phase of the day in the customer's time zone. If it ends before it starts, it ends on the next day."""

    phase: str
    starts: time
    ends: time
    zone: str = "UTC"

    def spans_s(self, first: datetime, last: datetime) -> list[tuple[float, float]]:
        """Return the start and end of the window on each day from first to last, in Unix seconds."""
        zone = ZoneInfo(self.zone)
        day, until = first.astimezone(zone).date() - timedelta(days=1), last.astimezone(zone).date()
        spans = []
        while day <= until:
            end_day = day if self.ends > self.starts else day + timedelta(days=1)
            spans.append((_instant_s(day, self.starts, zone), _instant_s(end_day, self.ends, zone)))
            day += timedelta(days=1)
        return spans

    @property
    def text(self) -> Text:
        """Window in readable form."""
        return f"{self.starts:%H:%M}–{self.ends:%H:%M}"


@dataclass(frozen=True)
class SpanWindow:
    """A phase between two instants."""

    phase: str
    starts_at: datetime
    ends_at: datetime
    zone: str = "UTC"

    def spans_s(self, _first: datetime, _last: datetime) -> list[tuple[float, float]]:
        """Return the start and end, in Unix seconds."""
        return [(self.starts_at.timestamp(), self.ends_at.timestamp())]

    @property
    def text(self) -> Text:
        """Window in readable form."""
        return _span((self.starts_at.timestamp(), self.ends_at.timestamp()), self.zone)


PhaseWindow = DayWindow | SpanWindow


def _instant_s(day: date, at: time, zone: ZoneInfo) -> float:
    return datetime.combine(day, at, zone).timestamp()


@dataclass(frozen=True)
class Blend:
    """All desktops combined on one clock. Arrays have the shape (m,); NaN where nothing was measured.

    Attributes
    ----------
    starts_at
        Start of the first bucket, UTC.
    reads_iops, writes_iops, read_bytes_per_s, write_bytes_per_s
        Sums of the rates of the desktops that counted them in the same bucket; NaN if no desktop did.
    waiting_ios
        I/Os in flight, computed from latencies; 0 if no tool reports latencies.
    n_desktops, n_reading, n_writing
        Number of desktops measured in the bucket, and how many of them read (wrote) at least once in it.
    """

    starts_at: datetime
    bucket_s: float
    reads_iops: Floats
    writes_iops: Floats
    read_bytes_per_s: Floats
    write_bytes_per_s: Floats
    waiting_ios: Floats
    n_desktops: NDArray[np.int64]
    n_reading: NDArray[np.int64]
    n_writing: NDArray[np.int64]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class PhaseFigures:
    """Demand of a desktop in a phase, and the variation between desktops.

    Attributes
    ----------
    starts_at, ends_at
        Start and end of the measurements in the phase, UTC.
    measured_s
        Measured time of the phase, over all days.
    reads_iops_per_desktop, writes_iops_per_desktop
        I/Os per second per desktop.
    read_size_bytes, write_size_bytes
        Bytes per I/O; None if there are no I/Os or their size is unknown.
    read_latency_s, write_latency_s
        Means over the I/Os of the phase; None if no tool reports them.
    mean_iops, busiest_iops
        IOPS of all desktops combined: mean over the phase, and mean in its busiest bucket.
    reading_fraction, writing_fraction
        Mean share of the desktops that read (wrote) at least once in a bucket of ``bucket_s``. It grows with the bucket
        length. None if desktops were not measured individually.
    sequential_read_fraction, sequential_write_fraction
        Weighted by I/Os, over disks with a known access pattern; None if there are none.
    spread_cv, top_tenth_fraction
        Variation of the desktops' rates: standard deviation over mean, and share of the I/Os from the busiest tenth.
    provenance
        Source files, sampling interval and window.
    """

    phase: str
    n_desktops: int
    bucket_s: float
    starts_at: datetime
    ends_at: datetime
    measured_s: float
    reads_iops_per_desktop: float
    writes_iops_per_desktop: float
    read_size_bytes: float | None
    write_size_bytes: float | None
    read_latency_s: float | None
    write_latency_s: float | None
    mean_iops: float
    busiest_iops: float
    reading_fraction: float | None
    writing_fraction: float | None
    sequential_read_fraction: float | None
    sequential_write_fraction: float | None
    read_sizes: SizeHistogram | None
    write_sizes: SizeHistogram | None
    spread_cv: float | None
    top_tenth_fraction: float | None
    provenance: Text
    notes: tuple[Note, ...] = ()


def blend(recordings: Sequence[Recording], bucket_s: float | None = None) -> Blend:
    """Combine all recordings on one clock.

    Parameters
    ----------
    bucket_s
        Bucket length; by default the longest typical interval of the files.

    Raises
    ------
    ImportRefusedError
        If no file has rates at known times.
    """
    noting = Noting()
    by_desktop = members(recordings, noting)
    grid = grid_of(by_desktop, bucket_s)
    sums, n_known = np.zeros((5, grid.n_buckets)), np.zeros((4, grid.n_buckets), dtype=np.int64)
    n_desktops, n_reading, n_writing = np.zeros((3, grid.n_buckets), dtype=np.int64)
    for each in by_desktop.values():
        counts = counts_of(known_together(each), grid)
        seen = is_measured(counts, grid)
        known_s = np.stack((counts.reads_known_s, counts.writes_known_s))
        known = seen & (known_s >= COVERED_FRACTION * counts.covered_s)
        amounts = np.stack((counts.reads, counts.writes, counts.read_bytes, counts.write_bytes))
        sums[:4] += amounts / np.tile(np.where(known, known_s, np.inf), (2, 1))
        sums[4] += (counts.read_waits_s + counts.write_waits_s) / np.where(seen, counts.covered_s, np.inf)
        n_known[:2] += known
        n_known[2:] += known & ((amounts[2:] > 0) | (amounts[:2] < ONE_IO))
        n_desktops += seen
        n_reading += seen & (counts.reads >= ONE_IO)
        n_writing += seen & (counts.writes >= ONE_IO)
    sums[:4][n_known == 0] = np.nan
    sums[4, n_desktops == 0] = np.nan
    return Blend(
        grid.starts_at(0), grid.bucket_s, sums[0], sums[1], sums[2], sums[3], sums[4], n_desktops, n_reading, n_writing,
        noting.notes(),
    )  # fmt: skip


def phase_figures(
    recordings: Sequence[Recording],
    windows: Sequence[PhaseWindow],
    bucket_s: float | None = None,
    n_desktops: int | None = None,
) -> tuple[PhaseFigures, ...]:
    """Return the figures for each phase.

    Parameters
    ----------
    n_desktops
        Number of desktops that the measured hosts or volumes serve; not needed if machines were measured.

    Raises
    ------
    ImportRefusedError
        If nothing was measured in a window, or the number of desktops is unknown.
    """
    found = []
    for figures in figures_or_refusals(recordings, windows, bucket_s, n_desktops):
        if isinstance(figures, ImportRefusedError):
            raise figures
        found.append(figures)
    return tuple(found)


def figures_or_refusals(
    recordings: Sequence[Recording],
    windows: Sequence[PhaseWindow],
    bucket_s: float | None = None,
    n_desktops: int | None = None,
) -> tuple[PhaseFigures | ImportRefusedError, ...]:
    """Return the figures for each phase, or the error if there are none, in the order of the windows.

    Raises
    ------
    ImportRefusedError
        If no file has rates at known times.
    """
    noting = Noting()
    by_desktop = members(recordings, noting)
    is_guest = all(member.series.kind in GUEST_KINDS for each in by_desktop.values() for member in each)
    if not is_guest and not n_desktops:
        return (_many_behind(),) * len(windows)
    grid = grid_of(by_desktop, bucket_s)
    tallies = [_Tally(window, grid) for window in windows]
    for desktop, each in by_desktop.items():
        whole = known_together(each, both=True)
        counts = counts_of(whole, grid)
        partly = None if whole is each else counts_of(known_together(each), grid)
        for tally in tallies:
            tally.add(desktop, counts)
            if partly is not None:
                tally.add_partly(partly)
    shaped = [recording for recording in recordings if recording.measured.shapes]
    notes = noting.notes()
    n_behind = None if is_guest else n_desktops
    return tuple(_figures(tally, by_desktop, shaped, n_behind, notes) for tally in tallies)


def _many_behind() -> ImportRefusedError:
    allowed = msg("import-allowed-desktops-behind")
    return ImportRefusedError(msg("import-not-of-desktops"), allowed=allowed, option="n_desktops")


class _Tally:
    """Totals within a window, accumulated desktop by desktop."""

    def __init__(self, window: PhaseWindow, grid: Grid) -> None:
        self.window, self.grid = window, grid
        spans = window.spans_s(grid.starts_at(0), grid.starts_at(grid.n_buckets))
        middles = grid.middles_s
        within = np.zeros(grid.n_buckets, dtype=np.bool_)
        for begin, end in spans:
            within |= (middles >= begin) & (middles < end)
        self.at = np.flatnonzero(within)
        self.totals = np.zeros((2, self.at.size))
        self.n_seen, self.n_reading, self.n_writing = np.zeros((3, self.at.size), dtype=np.int64)
        self.ios: dict[str, tuple[float, float, float]] = {}
        """Reads, writes and measured seconds per desktop."""
        self.partly: list[tuple[float, float]] = []
        """Reads and writes per second of each desktop that lacks one of the two; NaN for the one it lacks."""
        self.sized, self.timed = np.zeros((2, 4))
        """Bytes and I/Os of reads with a known size, then of writes; also seconds and I/Os with a known latency."""

    def add_partly(self, counts: Counts) -> None:
        """Add what is known of a desktop that lacks a counter; it does not become part of the figures."""
        pairs = ((counts.reads, counts.reads_known_s), (counts.writes, counts.writes_known_s))
        sums = [(float(amount[self.at].sum()), float(seconds[self.at].sum())) for amount, seconds in pairs]
        reads, writes = (amount / seconds if seconds > 0 else np.nan for amount, seconds in sums)
        if np.isfinite((reads, writes)).any():
            self.partly.append((reads, writes))

    def add(self, desktop: str, counts: Counts) -> None:
        """Add the counts of a desktop."""
        at = self.at
        covered = counts.covered_s[at]
        if not covered.sum() > 0:
            return
        reads, writes = counts.reads[at], counts.writes[at]
        seen = is_measured(counts, self.grid)[at]
        per_s = np.where(seen, 1 / np.where(seen, covered, 1.0), 0.0)
        self.totals += np.stack((reads * per_s, writes * per_s))
        self.n_seen += seen
        self.n_reading += seen & (reads >= ONE_IO)
        self.n_writing += seen & (writes >= ONE_IO)
        self.ios[desktop] = (float(reads.sum()), float(writes.sum()), float(covered.sum()))
        amounts = (counts.read_bytes, counts.sized_reads, counts.write_bytes, counts.sized_writes)
        self.sized += [float(amount[at].sum()) for amount in amounts]
        waits = (counts.read_waits_s, counts.timed_reads, counts.write_waits_s, counts.timed_writes)
        self.timed += [float(wait[at].sum()) for wait in waits]


def _figures(
    tally: _Tally,
    by_desktop: Mapping[str, Sequence[Member]],
    shaped: Sequence[Recording],
    n_behind: int | None,
    notes: tuple[Note, ...],
) -> PhaseFigures | ImportRefusedError:
    window, measured = tally.window, tally.n_seen > 0
    if not measured.any() and tally.partly:
        return _half_measured(tally, n_behind)
    if not measured.any():
        return ImportRefusedError(
            msg("import-nothing-in-window", phase=PHASES.get(window.phase, window.phase), window=window.text),
            given=_span(tally.grid.edges_s[[0, -1]], window.zone),
            allowed=msg("import-allowed-window"),
        )
    shapes = [shape for recording in shaped for shape in recording.measured.shapes]
    read_sizes, write_sizes = merged([shape.reads for shape in shapes]), merged([shape.writes for shape in shapes])
    inside = tally.at[measured]
    reads, writes, seconds = np.array(list(tally.ios.values())).T
    rates = (reads + writes) / seconds
    together = tally.totals[:, measured]
    per_desktop = together.mean(1) / n_behind if n_behind else np.array((reads.sum(), writes.sum())) / seconds.sum()
    share = None if n_behind else tally.n_seen[measured].sum()
    ordered = np.sort(rates)[::-1]
    n_top = max(1, round(rates.size / 10))
    skew_known = n_behind is None and rates.sum() > 0
    return PhaseFigures(
        phase=window.phase,
        n_desktops=n_behind or rates.size,
        bucket_s=tally.grid.bucket_s,
        starts_at=tally.grid.starts_at(int(inside[0])),
        ends_at=tally.grid.starts_at(int(inside[-1]) + 1),
        measured_s=float(measured.sum() * tally.grid.bucket_s),
        reads_iops_per_desktop=float(per_desktop[0]),
        writes_iops_per_desktop=float(per_desktop[1]),
        read_size_bytes=_ratio(tally.sized[0], tally.sized[1]) or _mean_of(read_sizes),
        write_size_bytes=_ratio(tally.sized[2], tally.sized[3]) or _mean_of(write_sizes),
        read_latency_s=_ratio(tally.timed[0], tally.timed[1]),
        write_latency_s=_ratio(tally.timed[2], tally.timed[3]),
        mean_iops=float(together.sum(0).mean()),
        busiest_iops=float(together.sum(0).max()),
        reading_fraction=None if share is None else float(tally.n_reading.sum() / share),
        writing_fraction=None if share is None else float(tally.n_writing.sum() / share),
        sequential_read_fraction=sequential_fraction(shapes, "read"),
        sequential_write_fraction=sequential_fraction(shapes, "write"),
        read_sizes=read_sizes,
        write_sizes=write_sizes,
        spread_cv=float(rates.std() / rates.mean()) if skew_known else None,
        top_tenth_fraction=float(ordered[:n_top].sum() / rates.sum()) if skew_known else None,
        provenance=_provenance(tally, by_desktop, shaped),
        notes=notes,
    )


def _half_measured(tally: _Tally, n_behind: int | None) -> ImportRefusedError:
    """Return the error for a window in which reads or writes were not counted, with the rates that are known."""
    rates = np.array(tally.partly)
    known = np.isfinite(rates)
    reads, writes = np.nansum(rates, axis=0) / (n_behind or np.maximum(known.sum(axis=0), 1))
    has_reads, has_writes = known.any(axis=0)
    phase = PHASES.get(tally.window.phase, tally.window.phase)
    lacks = msg("import-window-lacks-some", phase=phase)
    if not has_reads:
        lacks = msg("import-window-lacks-reads", phase=phase)
    elif not has_writes:
        lacks = msg("import-window-lacks-writes", phase=phase)
    return ImportRefusedError(
        lacks,
        given=sentences(
            msg("given-reads-per-second", rate=Quantity(float(reads), "", 3)) if has_reads else None,
            msg("given-writes-per-second", rate=Quantity(float(writes), "", 3)) if has_writes else None,
        ),
        allowed=msg("import-allowed-reads-and-writes"),
    )


def _ratio(above: float, below: float) -> float | None:
    return float(above / below) if above > 0 and below > 0 else None


def _mean_of(sizes: SizeHistogram | None) -> float | None:
    return None if sizes is None else sizes.mean_bytes


def sequential_fraction(shapes: Sequence[DiskShape], operation: Literal["read", "write"]) -> float | None:
    """Return the share of sequential I/Os, over all disks with a known access pattern."""
    parts = [
        (shape.reads, shape.read_random_fraction)
        if operation == "read"
        else (shape.writes, shape.write_random_fraction)
        for shape in shapes
    ]
    known = [(float(sizes.counts.sum()), fraction) for sizes, fraction in parts if fraction is not None]
    n_ios = sum(count for count, _ in known)
    return 1 - sum(count * fraction for count, fraction in known) / n_ios if n_ios else None


def merged(histograms: Sequence[SizeHistogram]) -> SizeHistogram | None:
    """Merge histograms: sum the counts of equal sizes and weight means by count. Return None if all are empty."""
    counted = [histogram for histogram in histograms if histogram.counts.sum() > 0]
    if not counted:
        return None
    sizes, where = np.unique(np.concatenate([each.sizes_bytes for each in counted]), return_inverse=True)
    counts = np.bincount(where, weights=np.concatenate([each.counts for each in counted])).astype(np.float64)
    n_bytes = sum(each.mean_bytes * float(each.counts.sum()) for each in counted)
    return SizeHistogram(sizes, counts, n_bytes / float(counts.sum()))


def _provenance(tally: _Tally, by_desktop: Mapping[str, Sequence[Member]], shaped: Sequence[Recording]) -> Message:
    """Return the provenance of the figures: the files that cover the window, and its times."""
    edges = tally.grid.edges_s
    inside = tally.at[tally.n_seen > 0]
    files: dict[tuple[str, str], None] = {}
    for desktop in tally.ios:
        for member in by_desktop[desktop]:
            files[member.recording.measured.tool, member.recording.name] = None
    when = _span((edges[inside[0]], edges[inside[-1] + 1]), tally.window.zone)
    if inside.size < inside[-1] + 1 - inside[0]:
        when = msg("import-span-partly", span=when, measured=Quantity(inside.size * tally.grid.bucket_s, "s"))
    interval = Quantity(usual_interval_s(by_desktop), "s", 3)
    rates = msg("import-provenance", files=files_text(list(files)), interval=interval, span=when)
    more = [key for each in shaped if (key := (each.measured.tool, each.name)) not in files]
    return msg("import-provenance-shapes", rates=rates, files=files_text(more)) if more else rates


def _span(edges_s: Sequence[float] | Floats, zone: str) -> Message:
    first, last = (datetime.fromtimestamp(float(edge), UTC).astimezone(ZoneInfo(zone)) for edge in edges_s)
    times, day = f"{first:%H:%M}–{last:%H:%M} {zone}", Instant(first, zone, "date")
    if first.date() == last.date():
        return msg("import-span", day=day, times=times)
    return msg("import-span-days", first=day, last=Instant(last, zone, "date"), times=times)
