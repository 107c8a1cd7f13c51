"""Recordings as shown in an import summary: load curve, storms, and figures for each phase."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, time
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MB, SECONDS_PER_DAY, SECONDS_PER_MS
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.blend import (
    Blend,
    DayWindow,
    PhaseFigures,
    PhaseWindow,
    SpanWindow,
    blend,
    figures_or_refusals,
)
from stormsizer_io.importers.series.buckets import Member, Recording, began_s, usual_interval_s
from stormsizer_io.importers.series.members import GUEST_KINDS, members
from stormsizer_io.importers.series.storms import BUCKET_S, Storm, known_load, storms_of
from stormsizer_io.importers.summary.document import (
    MOST_CURVE_POINTS,
    Curve,
    FoundStorm,
    ImportOptions,
    MeasuredPhase,
    PhaseKind,
    Refusal,
    Remark,
    SizeBar,
    Window,
    WorkloadSummary,
)
from stormsizer_io.importers.summary.machines import machine_groups, only_group
from stormsizer_io.importers.summary.windows import proposed_windows
from stormsizer_io.measurements import Floats, ImportRefusedError, Note, SizeHistogram

MOST_STORMS = 200
MOST_SIZES = 40
MOST_TEXT, MOST_COLUMN_TEXT = 400, 200
"""Maximum number of characters in a remark and in its column name."""
APART_S = 28 * SECONDS_PER_DAY
"""Files that are further apart in time than this belong to different measurements."""
FAR_LONGER = 10
FEWEST_COMMANDS = 100
"""Minimum number of I/Os of a histogram or trace from which mean sizes and an access pattern are derived."""
FEW_SAMPLES = 0.01
"""Share of samples without a counter that needs no note."""
WINDOWS = "windows"
"""Placeholder for the file name in the refusal of a window."""
OPEN_DATE = "import-export-date"
"""Note on a date whose order of day and month is open."""
NO_CLOCK = msg("import-no-clock")


def workload_summary(
    recordings: Sequence[Recording], options: ImportOptions, progress: Callable[[float], None]
) -> WorkloadSummary:
    """Summarize the measurements from all files on one clock; without a clock, return only the number of disks."""
    noting, groups = Noting(), machine_groups(recordings)
    try:
        recordings = only_group(recordings, options.machines)
    except ImportRefusedError as error:
        refusal = refusal_of(error, WINDOWS)
        return _without_figures(recordings, (), (refusal,)).model_copy(update={"machine_groups": groups})
    try:
        members(recordings, Noting())
    except ImportRefusedError:
        noting.add(NO_CLOCK)
        return _without_figures(recordings, noting.notes(), ()).model_copy(update={"machine_groups": groups})
    recordings = _without_few_commands(of_one_time(recordings, noting), noting)
    by_desktop = members(recordings, noting)
    _warn_of_lengths(recordings, options, noting)
    _warn_of_unknown(by_desktop, noting)
    curve = blend(recordings, options.bucket_s)
    progress(0.3)
    by_minutes = curve if curve.bucket_s >= BUCKET_S else blend(recordings, BUCKET_S)
    storms = storms_of(by_minutes, options.time_zone)[:MOST_STORMS]
    progress(0.6)
    windows: Sequence[PhaseWindow] = [_window(each, options.time_zone) for each in options.windows]
    if not windows:
        proposal = proposed_windows(by_minutes, storms, options.time_zone)
        windows = proposal.windows
        for text in proposal.remarks:
            noting.add(text)
    phases, refused = _phases(recordings, windows, options)
    first_at, last_at = _period([member for each in by_desktop.values() for member in each])
    return WorkloadSummary(
        n_entities=len(by_desktop),
        entity_kind=_kind(by_desktop),
        first_at=first_at,
        last_at=last_at,
        interval_s=usual_interval_s(by_desktop),
        curve=_curve(curve),
        storms=tuple(_storm(number, storm) for number, storm in enumerate(storms, start=1)),
        phases=phases,
        refused_windows=refused,
        remarks=tuple(map(remark_of, noting.notes())),
        machine_groups=groups,
    )


def remark_of(note: Note) -> Remark:
    """Convert a note to a remark, truncated and with its column as text."""
    column = None if note.column is None else str(note.column)[:MOST_COLUMN_TEXT]
    text = bounded(note.text, MOST_TEXT)
    if note.times > 1:
        text = msg("import-note-times", note=text, times=note.times)
    is_open = isinstance(note.text, Message) and note.text.id == OPEN_DATE
    return Remark(text=text, row=note.row, column=column, option="date_order" if is_open else None)


def bounded(text: Text, most: int) -> Text:
    """Truncate a text, or the texts inserted in a message, to a maximum length."""
    if isinstance(text, str):
        return text[:most]
    params = (
        (name, bounded(value, most) if isinstance(value, str | Message) else value) for name, value in text.params
    )
    return Message(text.id, tuple(params))


def refusal_of(error: ImportRefusedError, file: str) -> Refusal:
    """Return the reason why a file or a window is rejected."""
    return Refusal(
        file=file,
        message=bounded(error.message, MOST_TEXT),
        row=error.row,
        column=None if error.column is None else str(error.column)[:MOST_COLUMN_TEXT],
        given=bounded(error.given, MOST_TEXT),
        allowed=bounded(error.allowed, MOST_TEXT),
        option=error.option,
    )


def _without_figures(
    recordings: Sequence[Recording], notes: Sequence[Note], refused: tuple[Refusal, ...]
) -> WorkloadSummary:
    """Return the number of disks, without figures, because no time or no machine of the group is known."""
    shaped = {shape.entity for recording in recordings for shape in recording.measured.shapes}
    counted = {series.entity for recording in recordings for series in recording.measured.series}
    return WorkloadSummary(
        n_entities=len(shaped | counted),
        entity_kind="disk",
        first_at=None,
        last_at=None,
        interval_s=None,
        curve=None,
        storms=(),
        phases=(),
        refused_windows=refused,
        remarks=tuple(map(remark_of, notes)),
    )


def of_one_time(recordings: Sequence[Recording], noting: Noting) -> list[Recording]:
    """Return recordings from the period with the most samples, and recordings without a clock; omit the others."""
    clocked = sorted((each for each in recordings if _ends(each)), key=lambda each: _ends(each) or (0.0, 0.0))
    times: list[list[Recording]] = []
    until_s = -math.inf
    for each in clocked:
        begin_s, end_s = _ends(each) or (0.0, 0.0)
        if begin_s > until_s + APART_S:
            times.append([])
        times[-1].append(each)
        until_s = max(until_s, end_s)
    most = max(times, key=lambda time: sum(_amount(each) for each in time), default=[])
    left_out = {id(each) for time in times if time is not most for each in time}
    for each in recordings:
        if id(each) in left_out:
            noting.add(msg("import-other-time", file=each.name))
    return [each for each in recordings if id(each) not in left_out]


def _without_few_commands(recordings: Sequence[Recording], noting: Noting) -> list[Recording]:
    """Return recordings without the sizes and access patterns of files that have few I/Os; note these files."""
    kept: list[Recording] = []
    for each in recordings:
        shapes = each.measured.shapes
        n = round(sum(float(shape.reads.counts.sum() + shape.writes.counts.sum()) for shape in shapes))
        if shapes and n < FEWEST_COMMANDS:
            noting.add(msg("import-few-commands", file=each.name, n=n))
            kept.append(replace(each, measured=replace(each.measured, shapes=())))
        else:
            kept.append(each)
    return kept


def _ends(recording: Recording) -> tuple[float, float] | None:
    """Return the start and end of the measurement in Unix seconds; None without a clock."""
    clock = recording.measured.clock
    if clock is None or clock.starts_at is None or not clock.ends_s.size:
        return None
    began = began_s(clock)
    return began + float(clock.ends_s[0] - clock.lengths_s[0]), began + float(clock.ends_s[-1])


def _amount(recording: Recording) -> float:
    """Return the number of samples, over all entities."""
    clock = recording.measured.clock
    return 0.0 if clock is None else float(clock.ends_s.size * len(recording.measured.series))


def _warn_of_lengths(recordings: Sequence[Recording], options: ImportOptions, noting: Noting) -> None:
    lengths = {
        each.name: each.measured.clock.usual_s for each in recordings if each.measured.clock is not None and _ends(each)
    }
    longest = max(lengths, key=lambda name: lengths[name])
    if options.bucket_s is None and lengths[longest] > FAR_LONGER * min(lengths.values()):
        noting.add(msg("import-coarse-samples", file=longest, length=Quantity(lengths[longest], "s", 3)))


def _warn_of_unknown(by_desktop: Mapping[str, Sequence[Member]], noting: Noting) -> None:
    """Note how many machines lack counters of reads, or of writes, in more than a few samples."""
    n, n_lacking = len(by_desktop), Counter(lack for each in by_desktop.values() for lack in set(map(_lack, each)))
    if n_reads := n_lacking["reads"]:
        noting.add(msg("import-reads-unknown", n=n_reads, of=n))
    if n_writes := n_lacking["writes"]:
        noting.add(msg("import-writes-unknown", n=n_writes, of=n))
    if n_both := n_lacking["both"]:
        noting.add(msg("import-split-unknown", n=n_both, of=n))


def _lack(member: Member) -> Literal["reads", "writes", "both"] | None:
    """Return what a series lacks; None if at most a few samples lack reads or writes."""
    reads, writes = np.isfinite(member.series.reads_iops), np.isfinite(member.series.writes_iops)
    if not (reads | writes).any():
        return "both"
    if (writes & ~reads).mean() > FEW_SAMPLES:
        return "reads"
    return "writes" if (reads & ~writes).mean() > FEW_SAMPLES else None


def _kind(by_desktop: Mapping[str, Sequence[Member]]) -> Literal["vm", "disk", "host", "volume"]:
    """Return the kind of the measured entities; a machine's disks count as the machine."""
    kinds = {member.series.kind for each in by_desktop.values() for member in each}
    if kinds <= GUEST_KINDS:
        return "vm"
    return "host" if any(kind == "host" for kind in kinds) else "volume"


def _period(known: Sequence[Member]) -> tuple[datetime, datetime]:
    clocks = {id(member.clock): member.clock for member in known}.values()
    first_s = min(began_s(clock) + float(clock.ends_s[0] - clock.lengths_s[0]) for clock in clocks)
    last_s = max(began_s(clock) + float(clock.ends_s[-1]) for clock in clocks)
    return datetime.fromtimestamp(first_s, UTC), datetime.fromtimestamp(last_s, UTC)


def _window(window: Window, zone: str) -> PhaseWindow:
    if window.starts_at is not None and window.ends_at is not None:
        return SpanWindow(window.phase, window.starts_at.astimezone(UTC), window.ends_at.astimezone(UTC), zone)
    begins, ends = (time.fromisoformat(each or "00:00") for each in (window.from_time, window.to_time))
    return DayWindow(window.phase, begins, ends, zone)


def _phases(
    recordings: Sequence[Recording], windows: Sequence[PhaseWindow], options: ImportOptions
) -> tuple[tuple[MeasuredPhase, ...], tuple[Refusal, ...]]:
    measured: list[MeasuredPhase] = []
    refused: list[Refusal] = []
    answers = figures_or_refusals(recordings, windows, options.bucket_s, options.n_desktops)
    for window, answer in zip(windows, answers, strict=True):
        if isinstance(answer, ImportRefusedError):
            refused.append(refusal_of(answer, f"{WINDOWS}: {window.phase}"))
        else:
            measured.append(_phase(answer, is_proposed=not options.windows))
    return tuple(measured), tuple(refused)


def _phase(figures: PhaseFigures, *, is_proposed: bool) -> MeasuredPhase:
    return MeasuredPhase(
        phase=PhaseKind(figures.phase),
        starts_at=figures.starts_at,
        ends_at=figures.ends_at,
        measured_s=figures.measured_s,
        n_desktops=figures.n_desktops,
        reads_iops_per_desktop=figures.reads_iops_per_desktop,
        writes_iops_per_desktop=figures.writes_iops_per_desktop,
        read_size_kb=_per(figures.read_size_bytes, BYTES_PER_KB),
        write_size_kb=_per(figures.write_size_bytes, BYTES_PER_KB),
        mean_iops=figures.mean_iops,
        busiest_iops=figures.busiest_iops,
        read_latency_ms=_per(figures.read_latency_s, SECONDS_PER_MS),
        write_latency_ms=_per(figures.write_latency_s, SECONDS_PER_MS),
        reading_fraction=figures.reading_fraction,
        writing_fraction=figures.writing_fraction,
        sequential_read_fraction=figures.sequential_read_fraction,
        sequential_write_fraction=figures.sequential_write_fraction,
        spread_cv=figures.spread_cv,
        top_tenth_fraction=figures.top_tenth_fraction,
        read_sizes=_bars(figures.read_sizes),
        write_sizes=_bars(figures.write_sizes),
        provenance=figures.provenance,
        is_proposed=is_proposed,
    )


def _per(value: float | None, unit: float) -> float | None:
    return None if value is None or not math.isfinite(value) else value / unit


def _bars(sizes: SizeHistogram | None) -> tuple[SizeBar, ...]:
    """Return the share of I/Os by size; if there are many sizes, the rarest are merged at their mean."""
    if sizes is None:
        return ()
    shares = sizes.counts / sizes.counts.sum()
    by_share = np.argsort(-shares, kind="stable")
    kept, rest = np.sort(by_share[: MOST_SIZES - 1]), by_share[MOST_SIZES - 1 :]
    bars = [SizeBar(size_bytes=float(sizes.sizes_bytes[at]), fraction=float(shares[at])) for at in kept]
    if rest.size:
        fraction = float(shares[rest].sum())
        mean = float(shares[rest] @ sizes.sizes_bytes[rest]) / fraction
        bars = sorted([*bars, SizeBar(size_bytes=mean, fraction=fraction)], key=lambda bar: bar.size_bytes)
    return tuple(bars)


def _curve(curve: Blend) -> Curve:
    n_buckets = curve.n_desktops.size
    n_together = -(-n_buckets // MOST_CURVE_POINTS)
    total = known_load(curve)

    def means(values: Floats) -> tuple[float | None, ...]:
        return _points(values, n_together, np.nanmean)

    return Curve(
        starts_at=curve.starts_at,
        bucket_s=curve.bucket_s * n_together,
        reads_iops=means(curve.reads_iops),
        writes_iops=means(curve.writes_iops),
        peak_iops=_points(total, n_together, np.nanmax),
        read_mb_per_s=means(curve.read_bytes_per_s / BYTES_PER_MB),
        write_mb_per_s=means(curve.write_bytes_per_s / BYTES_PER_MB),
        n_desktops=tuple(_most(curve.n_desktops, n_together)),
    )


def _points(values: Floats, n_together: int, statistic: Callable[[Floats], np.floating]) -> tuple[float | None, ...]:
    """Return a statistic of each group of ``n_together`` values; None for a group without known values."""
    parts = [values[at : at + n_together] for at in range(0, values.size, n_together)]
    return tuple(round(float(statistic(part)), 6) if np.isfinite(part).any() else None for part in parts)


def _most(values: NDArray[np.int64], n_together: int) -> list[int]:
    return [int(values[at : at + n_together].max()) for at in range(0, values.size, n_together)]


def _storm(number: int, storm: Storm) -> FoundStorm:
    return FoundStorm(
        id=f"storm-{number}",
        kind=storm.kind.value,
        starts_at=storm.starts_at,
        ends_at=storm.ends_at,
        peak_iops=storm.peak_iops,
        calm_iops=storm.calm_iops,
        read_fraction=storm.read_fraction,
        certainty=storm.certainty,
        kind_certainty=storm.kind_certainty,
        why=storm.why,
        arrivals_start_at=storm.arrivals[0] if storm.arrivals else None,
        arrivals_end_at=storm.arrivals[1] if storm.arrivals else None,
    )
