"""Workload profiles of a customer: measured values in place of those of a catalog profile.

Facts name their source as `own`, like custom catalog entries, and state where they were measured. Values that
measurements do not show - think time, outstanding I/Os, cold reads, working set - stay those of the base profile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stormsizer.messages.formatting import listed, number
from stormsizer.model.catalog import LoginPhase, RatePhase, WorkloadProfile, WorkPhase
from stormsizer.model.provenance import Fact, Status
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MIB, SECONDS_PER_MS
from stormsizer_io.importers.series.phase_work import NOTHING, Done, Ios, Loop, occurrence, solved
from stormsizer_io.importers.series.settling import settled_after_even_arrivals_s, settled_s
from stormsizer_io.importers.summary.document import Curve, MeasuredPhase, PhaseKind, Window

OWN = "own"
LOGINS = (PhaseKind.FIRST_LOGIN, PhaseKind.MONDAY_LOGIN, PhaseKind.TUESDAY_LOGIN)
ASSUMED_LATENCY_MS = 5.0
"""Assumed response time in a storm without measured latency: it only determines a desktop's duration, for timer
writes."""
LEAST_ROUNDED_KB_PER_S = 0.02 * BYTES_PER_MIB / BYTES_PER_KB
"""esxtop prints megabytes per second with two decimals: a desktop with less traffic has no known I/O size."""
SMALLEST_IO_KB = 0.5
LEAST_SHARE = 0.05
"""The size of the background is removed only if the phase makes at least this share of the window's I/Os."""
SLACK = 0.02
"""Share of the background by which a window may fall short of it: two windows never measure the same."""
WEAK = 1.0
"""Work with fewer I/Os than users at work over the whole window is barely visible."""
SETTLED_S = 0.5
"""Seconds within which two iterations agree."""
_ROUNDS = 50
_MOST_WHERE = 400

PHASE_WORDS = {
    PhaseKind.POWER_ON: "power-on",
    PhaseKind.FIRST_LOGIN: "first login",
    PhaseKind.MONDAY_LOGIN: "Monday login",
    PhaseKind.TUESDAY_LOGIN: "Tuesday login",
    PhaseKind.STEADY_STATE: "steady state",
    PhaseKind.IDLE: "idle",
}


class PhaseRefusedError(ValueError):
    """A profile cannot be made from a measured phase.

    Attributes
    ----------
    phase
        The phase.
    given, allowed
        The measured value, and what is required.
    """

    def __init__(self, phase: PhaseKind, message: str, given: str, allowed: str) -> None:
        super().__init__(message)
        self.phase, self.message, self.given, self.allowed = phase, message, given, allowed


@dataclass(frozen=True)
class Measurement:
    """Measured phases, at most one of each kind, and all desktops combined over time."""

    phases: Sequence[MeasuredPhase]
    curve: Curve | None = None
    time_zone: str = "UTC"
    bytes_are_rounded: bool = False
    """Whether bytes per second had two decimals of a megabyte without correction."""
    windows: Sequence[Window] = ()
    """Requested windows: work occurs in each occurrence, whether or not all of it was measured."""

    def per_second(self, phase: MeasuredPhase) -> Ios:
        """I/Os per second of one desktop in a phase."""
        reads, writes = phase.reads_iops_per_desktop, phase.writes_iops_per_desktop
        return Ios(reads, writes, self._kb(reads, phase.read_size_kb), self._kb(writes, phase.write_size_kb))

    def _kb(self, iops: float, size_kb: float | None) -> float | None:
        """Throughput in kB per second, if it determines the I/O size."""
        if size_kb is None or not size_kb > 0:
            return None
        return None if self.bytes_are_rounded and iops * size_kb < LEAST_ROUNDED_KB_PER_S else iops * size_kb


def measured_profile(base: WorkloadProfile, measurement: Measurement, *, profile_id: str, name: str) -> WorkloadProfile:
    """Return a catalog profile with measured values in place of its own.

    Activity of idle desktops and users at work is subtracted from the windows of other phases: as measured, or as in
    the profile.

    Raises
    ------
    PhaseRefusedError
        If a window contains less than the background activity, or nothing else.
    UnknownFactError
        If the profile lacks a number that the calculation needs.
    """
    by_kind = {phase.phase: phase for phase in measurement.phases}
    changes: dict[str, Any] = {}
    idle = base.idle
    if phase := by_kind.get(PhaseKind.IDLE):
        changes["idle"] = idle = _rates(base.idle, phase, measurement, None)
    steady = base.steady_state
    if phase := by_kind.get(PhaseKind.STEADY_STATE):
        changes["steady_state"] = steady = _rates(base.steady_state, phase, measurement, idle)
    if phase := by_kind.get(PhaseKind.POWER_ON):
        changes["power_on"] = _power_on(base.power_on, phase, measurement, idle)
    for kind in LOGINS:
        if phase := by_kind.get(kind):
            changes[kind.value] = _login(getattr(base, kind.value), phase, measurement, idle, steady)
    return base.model_copy(
        update=changes
        | {
            "id": profile_id,
            "name": name,
            "standing": "generic",
            "generator": _generator(base, list(by_kind)),
            "notes": _notes(base, measurement.phases),
        }
    )


def _generator(base: WorkloadProfile, kinds: Sequence[PhaseKind]) -> str:
    words = listed([PHASE_WORDS[kind] for kind in PhaseKind if kind in kinds])
    return f"Desktops of the site: {words}; else {base.generator}"


def _notes(base: WorkloadProfile, phases: Sequence[MeasuredPhase]) -> str:
    lines = [f"{PHASE_WORDS[phase.phase].capitalize()}: {_where(phase)}." for phase in phases]
    return "\n".join([f"Based on {base.name}, which gives what was not measured.", *lines])


def _where(phase: MeasuredPhase) -> str:
    """Provenance of a phase, with file names sanitized."""
    text = "".join(each if each.isprintable() else " " for each in phase.provenance)
    return text if len(text) <= _MOST_WHERE else text[: _MOST_WHERE - 1] + "…"


# measured values


def _rate_of(phase: RatePhase) -> Ios:
    reads, writes = phase.reads_iops_per_desktop.known, phase.writes_iops_per_desktop.known
    return Ios(reads, writes, reads * phase.read_size_kb.known, writes * phase.write_size_kb.known)


def _latency_s(phase: MeasuredPhase) -> tuple[float, float]:
    """Response times of reads and writes: as measured, otherwise that of the other direction, otherwise assumed."""
    read_ms, write_ms = phase.read_latency_ms, phase.write_latency_ms
    known = [each for each in (read_ms, write_ms) if each is not None]
    instead = known[0] if known else ASSUMED_LATENCY_MS
    return (
        (instead if read_ms is None else read_ms) * SECONDS_PER_MS,
        (instead if write_ms is None else write_ms) * SECONDS_PER_MS,
    )


def _latency_words(phase: MeasuredPhase) -> str:
    if phase.read_latency_ms is None and phase.write_latency_ms is None:
        return f"a response time of {ASSUMED_LATENCY_MS:g} ms, which is assumed: none was measured"
    read_s, write_s = _latency_s(phase)
    return f"the response times measured: {number(read_s * 1e3)} ms a read, {number(write_s * 1e3)} ms a write"


# facts


def _stated(value: float, phase: MeasuredPhase) -> Fact[float]:
    return Fact[float](value=_six_digits(value), status=Status.STATED, source=OWN, where=_where(phase))


def _derived(value: float, phase: MeasuredPhase, reasoning: str) -> Fact[float]:
    return Fact[float](
        value=_six_digits(value), status=Status.DERIVED, source=OWN, where=_where(phase), reasoning=reasoning
    )


def _six_digits(value: float) -> float:
    return float(f"{value:.6g}")


def _check(phase: MeasuredPhase, per_desktop: Ios, background: Ios, whose: str) -> Ios:
    """Window less its background; slightly less than the background counts as equal."""
    left = per_desktop - background
    for what, measured, least in (
        ("reads", per_desktop.reads, background.reads),
        ("writes", per_desktop.writes, background.writes),
    ):
        if measured < (1.0 - SLACK) * least:
            raise PhaseRefusedError(
                phase.phase,
                f"holds fewer {what} than {whose} make in it anyway",
                f"{number(measured, 3)} {what} per desktop",
                f"at least {number(least, 3)}, or the window of another phase that was measured along",
            )
    left = replace(left, reads=max(0.0, left.reads), writes=max(0.0, left.writes))
    if not left.total > 0:
        raise PhaseRefusedError(
            phase.phase,
            "holds nothing but what desktops do anyway",
            f"{number(per_desktop.total, 3)} I/Os per desktop",
            f"more than {number(background.total, 3)}",
        )
    return left


def _sizes(phase: MeasuredPhase, window: Ios, left: Ios) -> dict[str, Fact[float]]:
    """Known sizes and access pattern of a phase's I/Os."""
    facts: dict[str, Fact[float]] = {}
    for field, size_kb, ios, kb, all_ios in (
        ("read_size_kb", phase.read_size_kb, left.reads, left.read_kb, window.reads),
        ("write_size_kb", phase.write_size_kb, left.writes, left.write_kb, window.writes),
    ):
        if size_kb is None or kb is None or not ios > 0:
            continue
        is_free = ios >= LEAST_SHARE * all_ios and kb / ios >= SMALLEST_IO_KB
        if ios == all_ios:
            facts[field] = _stated(size_kb, phase)
        elif is_free:
            facts[field] = _derived(kb / ios, phase, "Bytes over I/Os of the window, less those of the background.")
        elif size_kb >= SMALLEST_IO_KB:
            reasoning = "Of all I/Os of the window: the background's bytes cannot be told from it."
            facts[field] = _derived(size_kb, phase, reasoning)
    if phase.sequential_read_fraction is not None:
        facts["sequential_read_fraction"] = _stated(phase.sequential_read_fraction, phase)
    return facts


# phases whose length the calendar determines


def _rates(base: RatePhase, phase: MeasuredPhase, measurement: Measurement, idle: RatePhase | None) -> RatePhase:
    """Idle desktops as measured, or users at work less the idle activity of their desktops."""
    measured = measurement.per_second(phase)
    if idle is None:
        rates = {
            "reads_iops_per_desktop": _stated(measured.reads, phase),
            "writes_iops_per_desktop": _stated(measured.writes, phase),
        }
        return base.model_copy(update=rates | _sizes(phase, measured, measured))
    left = _check(phase, measured, _rate_of(idle), "idle desktops")
    reasoning = "As measured, less what a desktop does without its user, which goes on all the time."
    rates = {
        "reads_iops_per_desktop": _derived(left.reads, phase, reasoning),
        "writes_iops_per_desktop": _derived(left.writes, phase, reasoning),
    }
    return base.model_copy(update=rates | _sizes(phase, measured, left))


# phases that end when their work is complete


def _loop(phase: WorkPhase, read_share: float, write_share: float) -> Loop:
    return Loop(
        read_share,
        write_share,
        phase.think_time_ms.known * SECONDS_PER_MS,
        phase.outstanding_ios.known,
        phase.background_writes_iops.known,
    )


def _power_on(base: WorkPhase, phase: MeasuredPhase, measurement: Measurement, idle: RatePhase) -> WorkPhase:
    found = _found(phase, [_loop(base, 1.0, 1.0)], measurement, always=None, settled=_rate_of(idle))
    words = (
        f"A desktop is up for {number(found.settled_s)} s of the window, mean of all{found.by}, and idles meanwhile."
    )
    return _work(base, found, 0, phase, words)


def _login(
    base: LoginPhase, phase: MeasuredPhase, measurement: Measurement, idle: RatePhase, steady: RatePhase
) -> LoginPhase:
    parts = (base.login, base.start_of_day)
    shares = zip(_shares([_reads(part) for part in parts]), _shares([_writes(part) for part in parts]), strict=True)
    loops = [_loop(part, reads, writes) for part, (reads, writes) in zip(parts, shares, strict=True)]
    found = _found(
        phase, loops, measurement, always=_rate_of(idle), settled=_rate_of(steady), guest_s=base.guest_time_s.known
    )
    words = (
        f"Desktops idle throughout, and their users are at work for {number(found.settled_s)} s of the window, mean of "
        f"all{found.by}. Login and start of the day share reads and writes as in the profile this is based on."
    )
    return base.model_copy(
        update={
            "login": _work(base.login, found, 0, phase, words),
            "start_of_day": _work(base.start_of_day, found, 1, phase, words),
        }
    )


def _reads(work: WorkPhase) -> float:
    return work.ios_per_desktop.known * work.read_fraction.known


def _writes(work: WorkPhase) -> float:
    return work.ios_per_desktop.known * (1.0 - work.read_fraction.known)


def _shares(amounts: Sequence[float]) -> list[float]:
    total = sum(amounts)
    return [each / total if total > 0 else 1.0 / len(amounts) for each in amounts]


@dataclass(frozen=True)
class _Found:
    """Result of a window for a phase that ends when its work is complete."""

    window: Ios
    left: Ios
    loops: Sequence[Loop]
    done: Done
    settled_s: float
    by: str


def _found(
    phase: MeasuredPhase,
    loops: Sequence[Loop],
    measurement: Measurement,
    *,
    always: Ios | None,
    settled: Ios,
    guest_s: float = 0.0,
) -> _Found:
    """Subtract the background from a window and split the rest between loops and timer.

    Parameters
    ----------
    always, settled
        Activity of a desktop in each second of the window, and in each second after its work.
    """
    opened = occurrence(phase, measurement.windows, measurement.time_zone)
    length_s = opened.length_s
    window, read_write_s = measurement.per_second(phase) * length_s, _latency_s(phase)
    beside = NOTHING if always is None else always * length_s
    whose = "desktops that are up" if always is None else "idle desktops and users at work"

    def done_with(after_s: float) -> tuple[Ios, Done]:
        left = _check(phase, window, beside + settled * after_s, whose)
        return left, solved(left.reads, left.writes, loops, *read_write_s)

    always_iops = 0.0 if always is None else always.total
    after_s = settled_s(measurement.curve, phase, always_iops, settled.total, opened)
    if after_s is not None and (window - beside - settled * after_s).total > WEAK * settled.total * length_s:
        left, done = done_with(after_s)
        return _Found(window, left, loops, done, after_s, ", by the curve of the load")
    by = ", by even arrivals that come nearest to the curve of the load"
    after_s, (left, done) = 0.0, done_with(0.0)
    for _ in range(_ROUNDS):
        work_s = max(1.0, guest_s + sum(done.seconds))
        fitted = settled_after_even_arrivals_s(measurement.curve, phase, always_iops, settled.total, work_s, opened)
        if fitted is None:
            by = ", if they begin evenly and the last one ends with the window"
            fitted = max(0.0, length_s - work_s) / 2
        moved_s, after_s = abs(fitted - after_s), fitted
        left, done = done_with(after_s)
        if moved_s < SETTLED_S:
            break
    return _Found(window, left, loops, done, after_s, by)


def _work(base: WorkPhase, found: _Found, at: int, phase: MeasuredPhase, words: str) -> WorkPhase:
    """One of the fitted loops, as a phase of a profile."""
    loop, done = found.loops[at], found.done
    reads, writes = done.reads * loop.read_share, done.writes * loop.write_share
    ios = reads + writes
    if not ios > 0:
        raise PhaseRefusedError(
            phase.phase,
            "holds no I/O of a kind that the profile it is based on knows only",
            f"{number(found.left.reads, 3)} reads and {number(found.left.writes, 3)} writes per desktop",
            "both reads and writes, or a profile that has both",
        )
    reasoning = f"{number(found.left.total, 4)} I/Os per desktop are left of {number(found.window.total, 4)}. {words}"
    clock = base.background_writes_iops.known
    if clock > 0.0:
        reasoning += f" Writes by the clock are taken off for as long as a desktop needs with {_latency_words(phase)}."
    facts: Mapping[str, Fact[float]] = {
        "ios_per_desktop": _derived(ios, phase, reasoning),
        "read_fraction": _derived(reads / ios, phase, reasoning),
    }
    if clock > 0.0 and done.clock_fraction < 1.0:
        slower = done.clock_of(loop, _latency_s(phase)[1])
        why = f"The clock of the profile this is based on, {number(clock)} a second, writes more than was measured."
        facts = {**facts, "background_writes_iops": _derived(slower, phase, why)}
    return base.model_copy(update={**facts, **_sizes(phase, found.window, found.left)})
