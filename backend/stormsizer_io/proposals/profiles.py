"""Workload profiles for a customer: catalog profiles with some values replaced by measured values.

Facts name their source as `own`, like custom catalog entries, and state where they were measured. Values that
measurements do not show - think time, outstanding I/Os, cold reads, working set - come from the base profile.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import LoginPhase, RatePhase, WorkloadProfile, WorkPhase
from stormsizer.model.provenance import Fact, Status
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MIB, SECONDS_PER_MS
from stormsizer_io.importers.series.phase_work import NOTHING, Done, Ios, Loop, occurrence, solved
from stormsizer_io.importers.series.settling import settled_after_even_arrivals_s, settled_s
from stormsizer_io.importers.summary.document import Curve, MeasuredIo, MeasuredPhase, PhaseKind, Window

OWN = "own"
LOGINS = (PhaseKind.FIRST_LOGIN, PhaseKind.MONDAY_LOGIN, PhaseKind.TUESDAY_LOGIN)
ASSUMED_LATENCY_MS = 5.0
"""Assumed response time in a storm without measured latencies.

It only affects how long a desktop's work takes, and therefore how many timer writes the desktop issues.
"""
LEAST_ROUNDED_KB_PER_S = 0.02 * BYTES_PER_MIB / BYTES_PER_KB
"""Minimum throughput for a known I/O size, because esxtop prints megabytes per second with only two decimals."""
SMALLEST_IO_KB = 0.5
LEAST_SHARE = 0.05
"""Background I/O is subtracted from I/O sizes only if the phase issues at least this share of the window's I/Os."""
SLACK = 0.02
"""Share of the background by which a window may fall short of it, because two windows never measure the same load."""
WEAK = 1.0
"""Multiple of the I/Os after completion, over the whole window, below which work is barely visible."""
SETTLED_S = 0.5
"""Difference between two iterations, in seconds, at which the iteration has converged."""
_ROUNDS = 50
_MOST_WHERE = 400


class PhaseRefusedError(ValueError):
    """Error raised if a profile cannot be created from a measured phase.

    Attributes
    ----------
    phase
        The measured phase.
    given, allowed
        The measured value and the required value.
    """

    def __init__(self, phase: PhaseKind, message: Message, given: Message, allowed: Message) -> None:
        super().__init__(message.id)
        self.phase, self.message, self.given, self.allowed = phase, message, given, allowed


@dataclass(frozen=True)
class Measurement:
    """Measured phases, at most one of each kind, and the load curve of all desktops combined."""

    phases: Sequence[MeasuredPhase]
    say: Callable[[Text], str]
    """Function that renders the texts in the profile, which its owner edits as plain text."""
    curve: Curve | None = None
    time_zone: str = "UTC"
    bytes_are_rounded: bool = False
    """Whether bytes per second are rounded to two decimals of a megabyte and were not corrected."""
    windows: Sequence[Window] = ()
    """Requested windows. Work occurs in each occurrence of a window, even if it was only partly measured."""

    def per_second(self, phase: MeasuredIo) -> Ios:
        """Return the I/Os per second of one desktop in a phase."""
        reads, writes = phase.reads_iops_per_desktop, phase.writes_iops_per_desktop
        return Ios(reads, writes, self._kb(reads, phase.read_size_kb), self._kb(writes, phase.write_size_kb))

    def stated(self, value: float, phase: MeasuredIo) -> Fact[float]:
        """Return a measured value as a fact."""
        return Fact[float](value=_six_digits(value), status=Status.STATED, source=OWN, where=self.where(phase))

    def derived(self, value: float, phase: MeasuredIo, reasoning: Text) -> Fact[float]:
        """Return a value calculated from measured values, as a fact."""
        return Fact[float](
            value=_six_digits(value),
            status=Status.DERIVED,
            source=OWN,
            where=self.where(phase),
            reasoning=self.say(reasoning),
        )

    def where(self, phase: MeasuredIo) -> str:
        """Return the provenance of a phase, with file names sanitized."""
        text = "".join(each if each.isprintable() else " " for each in self.say(phase.provenance))
        return text if len(text) <= _MOST_WHERE else text[: _MOST_WHERE - 1] + "…"

    def _kb(self, iops: float, size_kb: float | None) -> float | None:
        """Return the throughput in kB/s; None if the I/O size is unknown or too uncertain."""
        if size_kb is None or not size_kb > 0:
            return None
        return None if self.bytes_are_rounded and iops * size_kb < LEAST_ROUNDED_KB_PER_S else iops * size_kb


def measured_profile(base: WorkloadProfile, measurement: Measurement, *, profile_id: str, name: str) -> WorkloadProfile:
    """Return a catalog profile with some values replaced by measured values.

    The activity of idle desktops and of users at work, as measured or else as in the profile, is subtracted from the
    windows of other phases.

    Raises
    ------
    PhaseRefusedError
        If a window contains less than the background activity, or only background activity.
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
    return _own(base, measurement.phases, changes, measurement, profile_id, name)


def profile_of_load(
    base: WorkloadProfile, load: MeasuredIo, say: Callable[[Text], str], *, profile_id: str, name: str
) -> WorkloadProfile:
    """Return a catalog profile whose steady state is a measured load, less the activity of idle desktops.

    Raises
    ------
    PhaseRefusedError
        If the load is less than that of idle desktops.
    UnknownFactError
        If the profile lacks a number that the calculation needs.
    """
    measurement = Measurement((), say)
    changes = {"steady_state": _rates(base.steady_state, load, measurement, base.idle)}
    return _own(base, (load,), changes, measurement, profile_id, name)


def _own(
    base: WorkloadProfile,
    phases: Sequence[MeasuredIo],
    changes: Mapping[str, Any],
    measurement: Measurement,
    profile_id: str,
    name: str,
) -> WorkloadProfile:
    """Return a profile with measured phases under a new name, with the origin of its values."""
    kinds = {phase.phase for phase in phases}
    return base.model_copy(
        update={
            **changes,
            "id": profile_id,
            "name": name,
            "standing": "generic",
            "generator": measurement.say(_generator(base, kinds)),
            "notes": _notes(base, phases, measurement),
        }
    )


def _generator(base: WorkloadProfile, kinds: Collection[PhaseKind]) -> Message:
    phases = Listing(tuple(PHASES[kind.value] for kind in PhaseKind if kind in kinds))
    return msg("profile-generator", phases=phases, generator=base.generator)


def _notes(base: WorkloadProfile, phases: Sequence[MeasuredIo], measurement: Measurement) -> str:
    say = measurement.say
    lines = [
        say(msg("profile-measured-phase", phase=PHASES[phase.phase.value], provenance=measurement.where(phase)))
        for phase in phases
    ]
    return "\n".join([say(based_on(base)), *lines])


def based_on(base: WorkloadProfile) -> Message:
    """Return the origin of values that were not measured."""
    return msg("profile-based-on", profile=base.name)


# measured values


def _rate_of(phase: RatePhase) -> Ios:
    reads, writes = phase.reads_iops_per_desktop.known, phase.writes_iops_per_desktop.known
    return Ios(reads, writes, reads * phase.read_size_kb.known, writes * phase.write_size_kb.known)


def _latency_s(phase: MeasuredPhase) -> tuple[float, float]:
    """Return the read and write response times: each as measured, else equal to the other one, else assumed."""
    read_ms, write_ms = phase.read_latency_ms, phase.write_latency_ms
    known = [each for each in (read_ms, write_ms) if each is not None]
    instead = known[0] if known else ASSUMED_LATENCY_MS
    return (
        (instead if read_ms is None else read_ms) * SECONDS_PER_MS,
        (instead if write_ms is None else write_ms) * SECONDS_PER_MS,
    )


def _latency_text(phase: MeasuredPhase) -> Message:
    if phase.read_latency_ms is None and phase.write_latency_ms is None:
        return msg("profile-latency-assumed", latency=Quantity(ASSUMED_LATENCY_MS, "ms", 3))
    read, write = (Quantity(seconds / SECONDS_PER_MS, "ms") for seconds in _latency_s(phase))
    return msg("profile-latency-measured", read=read, write=write)


# facts


def _six_digits(value: float) -> float:
    return float(f"{value:.6g}")


def _check(phase: MeasuredIo, per_desktop: Ios, background: Ios, whose: Message) -> Ios:
    """Return a window's I/Os less the background; a window slightly below the background is treated as equal to it."""
    left = per_desktop - background
    if per_desktop.reads < (1.0 - SLACK) * background.reads:
        raise PhaseRefusedError(
            phase.phase,
            msg("window-fewer-reads", whose=whose),
            msg("given-reads-per-desktop", reads=_count(per_desktop.reads)),
            msg("allowed-window-at-least", least=_count(background.reads)),
        )
    if per_desktop.writes < (1.0 - SLACK) * background.writes:
        raise PhaseRefusedError(
            phase.phase,
            msg("window-fewer-writes", whose=whose),
            msg("given-writes-per-desktop", writes=_count(per_desktop.writes)),
            msg("allowed-window-at-least", least=_count(background.writes)),
        )
    left = replace(left, reads=max(0.0, left.reads), writes=max(0.0, left.writes))
    if not left.total > 0:
        raise PhaseRefusedError(
            phase.phase,
            msg("window-only-background"),
            msg("given-ios-per-desktop", ios=_count(per_desktop.total)),
            msg("allowed-more-than", amount=_count(background.total)),
        )
    return left


def _count(ios: float, digits: int = 3) -> Quantity:
    return Quantity(ios, "", digits)


def _sizes(measurement: Measurement, phase: MeasuredIo, window: Ios, left: Ios) -> dict[str, Fact[float]]:
    """Return the known sizes and access pattern of a phase's I/Os."""
    facts: dict[str, Fact[float]] = {}
    for field, size_kb, ios, kb, all_ios in (
        ("read_size_kb", phase.read_size_kb, left.reads, left.read_kb, window.reads),
        ("write_size_kb", phase.write_size_kb, left.writes, left.write_kb, window.writes),
    ):
        if size_kb is None or kb is None or not ios > 0:
            continue
        is_free = ios >= LEAST_SHARE * all_ios and kb / ios >= SMALLEST_IO_KB
        if ios == all_ios:
            facts[field] = measurement.stated(size_kb, phase)
        elif is_free:
            facts[field] = measurement.derived(kb / ios, phase, msg("profile-size-of-rest"))
        elif size_kb >= SMALLEST_IO_KB:
            facts[field] = measurement.derived(size_kb, phase, msg("profile-size-of-all"))
    if phase.sequential_read_fraction is not None:
        facts["sequential_read_fraction"] = measurement.stated(phase.sequential_read_fraction, phase)
    return facts


# phases whose length the calendar determines


def _rates(base: RatePhase, phase: MeasuredIo, measurement: Measurement, idle: RatePhase | None) -> RatePhase:
    """Return the measured rates; for users at work, less the idle activity of their desktops."""
    measured = measurement.per_second(phase)
    if idle is None:
        rates = {
            "reads_iops_per_desktop": measurement.stated(measured.reads, phase),
            "writes_iops_per_desktop": measurement.stated(measured.writes, phase),
        }
        return base.model_copy(update=rates | _sizes(measurement, phase, measured, measured))
    left = _check(phase, measured, _rate_of(idle), msg("background-idle"))
    reasoning = msg("profile-less-idle")
    rates = {
        "reads_iops_per_desktop": measurement.derived(left.reads, phase, reasoning),
        "writes_iops_per_desktop": measurement.derived(left.writes, phase, reasoning),
    }
    return base.model_copy(update=rates | _sizes(measurement, phase, measured, left))


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
    settled = msg("profile-power-on", time=Quantity(found.settled_s, "s"), basis=found.basis)
    return _work(base, found, 0, phase, measurement, settled)


def _login(
    base: LoginPhase, phase: MeasuredPhase, measurement: Measurement, idle: RatePhase, steady: RatePhase
) -> LoginPhase:
    parts = (base.login, base.start_of_day)
    shares = zip(_shares([_reads(part) for part in parts]), _shares([_writes(part) for part in parts]), strict=True)
    loops = [_loop(part, reads, writes) for part, (reads, writes) in zip(parts, shares, strict=True)]
    found = _found(
        phase, loops, measurement, always=_rate_of(idle), settled=_rate_of(steady), guest_s=base.guest_time_s.known
    )
    settled = msg("profile-login", time=Quantity(found.settled_s, "s"), basis=found.basis)
    return base.model_copy(
        update={
            "login": _work(base.login, found, 0, phase, measurement, settled),
            "start_of_day": _work(base.start_of_day, found, 1, phase, measurement, settled),
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
    """Results from the window of a phase that ends when its work is complete."""

    window: Ios
    left: Ios
    loops: Sequence[Loop]
    done: Done
    settled_s: float
    basis: Message


def _found(
    phase: MeasuredPhase,
    loops: Sequence[Loop],
    measurement: Measurement,
    *,
    always: Ios | None,
    settled: Ios,
    guest_s: float = 0.0,
) -> _Found:
    """Subtract the background from a window and split the rest between the loops and the timer.

    Parameters
    ----------
    always, settled
        I/Os of a desktop per second throughout the window, and per second after its work is complete.
    """
    opened = occurrence(phase, measurement.windows, measurement.time_zone)
    length_s = opened.length_s
    window, read_write_s = measurement.per_second(phase) * length_s, _latency_s(phase)
    beside = NOTHING if always is None else always * length_s
    whose = msg("background-up") if always is None else msg("background-idle-and-work")

    def done_with(after_s: float) -> tuple[Ios, Done]:
        left = _check(phase, window, beside + settled * after_s, whose)
        return left, solved(left.reads, left.writes, loops, *read_write_s)

    always_iops = 0.0 if always is None else always.total
    after_s = settled_s(measurement.curve, phase, always_iops, settled.total, opened)
    if after_s is not None and (window - beside - settled * after_s).total > WEAK * settled.total * length_s:
        left, done = done_with(after_s)
        return _Found(window, left, loops, done, after_s, msg("profile-basis-curve"))
    basis = msg("profile-basis-arrivals")
    after_s, (left, done) = 0.0, done_with(0.0)
    for _ in range(_ROUNDS):
        work_s = max(1.0, guest_s + sum(done.seconds))
        fitted = settled_after_even_arrivals_s(measurement.curve, phase, always_iops, settled.total, work_s, opened)
        if fitted is None:
            basis = msg("profile-basis-even")
            fitted = max(0.0, length_s - work_s) / 2
        moved_s, after_s = abs(fitted - after_s), fitted
        left, done = done_with(after_s)
        if moved_s < SETTLED_S:
            break
    return _Found(window, left, loops, done, after_s, basis)


def _work(
    base: WorkPhase, found: _Found, at: int, phase: MeasuredPhase, measurement: Measurement, settled: Message
) -> WorkPhase:
    """Return one of the fitted loops as a work phase of the profile."""
    loop, done = found.loops[at], found.done
    reads, writes = done.reads * loop.read_share, done.writes * loop.write_share
    ios = reads + writes
    if not ios > 0:
        raise PhaseRefusedError(
            phase.phase,
            msg("window-without-kind-of-profile"),
            msg("given-reads-and-writes", reads=_count(found.left.reads), writes=_count(found.left.writes)),
            msg("allowed-reads-and-writes"),
        )
    timer_iops = base.background_writes_iops.known
    reasoning = sentences(
        msg("profile-ios-left", left=_count(found.left.total, 4), all=_count(found.window.total, 4)),
        settled,
        msg("profile-timer-writes", latency=_latency_text(phase)) if timer_iops > 0.0 else None,
    )
    facts: Mapping[str, Fact[float]] = {
        "ios_per_desktop": measurement.derived(ios, phase, reasoning),
        "read_fraction": measurement.derived(reads / ios, phase, reasoning),
    }
    if timer_iops > 0.0 and done.clock_fraction < 1.0:
        slower = done.clock_of(loop, _latency_s(phase)[1])
        why = msg("profile-slower-timer", rate=Quantity(timer_iops, "1/s"))
        facts = {**facts, "background_writes_iops": measurement.derived(slower, phase, why)}
    return base.model_copy(update={**facts, **_sizes(measurement, phase, found.window, found.left)})
