"""Measured I/O of a desktop compared with that of its workload profile, before and after a change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.catalog import LoginPhase, RatePhase, WorkloadProfile, WorkPhase
from stormsizer_io.importers.series.phase_work import NOTHING, Ios
from stormsizer_io.importers.summary.document import MeasuredIo, PhaseKind
from stormsizer_io.importers.summary.selection import DesktopIo, PhaseComparison

RATES = (PhaseKind.STEADY_STATE, PhaseKind.IDLE)
"""Phases with a fixed rate; all others end when their work is complete."""


def comparisons_of(
    phases: Sequence[MeasuredIo], pool_ids: tuple[str, ...], before: WorkloadProfile, after: WorkloadProfile
) -> Iterator[PhaseComparison]:
    """Yield the comparison of each phase.

    The measured work of a phase is that of its window, less the other activity in it, as in the new profile.
    """
    for phase in phases:
        if phase.phase in RATES:
            yield compared_rates(phase, pool_ids, before, after)
        else:
            work = _work(getattr(after, phase.phase.value))
            yield _comparison(phase, pool_ids, work, _work(getattr(before, phase.phase.value)), work)


def compared_rates(
    io: MeasuredIo, pool_ids: tuple[str, ...], before: WorkloadProfile, after: WorkloadProfile
) -> PhaseComparison:
    """Return the comparison of steady state or idle; working desktops include the idle I/O, as the engine adds both."""
    reads, writes = io.reads_iops_per_desktop, io.writes_iops_per_desktop
    measured = DesktopIo(
        iops=reads + writes,
        ios=None,
        read_fraction=_share(reads, reads + writes),
        read_size_kb=io.read_size_kb,
        write_size_kb=io.write_size_kb,
    )
    return _comparison(io, pool_ids, measured, _rate(before, io.phase), _rate(after, io.phase))


def source_of(io: MeasuredIo, profile: WorkloadProfile) -> Text:
    """Return the provenance of a phase of a profile: the steady state lacks the idle I/O of the measured desktops."""
    if io.phase is not PhaseKind.STEADY_STATE:
        return io.provenance
    return msg(
        "propose-less-idle",
        provenance=io.provenance,
        measured=Quantity(io.reads_iops_per_desktop + io.writes_iops_per_desktop, "IOPS", 3),
        idle=Quantity(_per_second(profile.idle).total, "IOPS", 3),
    )


def _comparison(
    io: MeasuredIo, pool_ids: tuple[str, ...], measured: DesktopIo, before: DesktopIo, after: DesktopIo
) -> PhaseComparison:
    return PhaseComparison(
        phase=io.phase.value,
        label=PHASES[io.phase.value],
        pool_ids=pool_ids,
        measured=measured,
        before=before,
        after=after,
    )


def _rate(profile: WorkloadProfile, phase: PhaseKind) -> DesktopIo:
    """Return the rates of a desktop: those of idle, and with a working user those of the steady state on top."""
    ios = _per_second(profile.idle)
    if phase is PhaseKind.STEADY_STATE:
        ios += _per_second(profile.steady_state)
    return DesktopIo(
        iops=ios.total,
        ios=None,
        read_fraction=_share(ios.reads, ios.total),
        read_size_kb=_share(ios.read_kb, ios.reads),
        write_size_kb=_share(ios.write_kb, ios.writes),
    )


def _work(phase: WorkPhase | LoginPhase) -> DesktopIo:
    """Return the work of a phase; that of a login includes the start of the day."""
    parts = (phase.login, phase.start_of_day) if isinstance(phase, LoginPhase) else (phase,)
    ios = sum(map(_of_work, parts), start=NOTHING)
    return DesktopIo(
        iops=None,
        ios=ios.total,
        read_fraction=_share(ios.reads, ios.total),
        read_size_kb=_share(ios.read_kb, ios.reads),
        write_size_kb=_share(ios.write_kb, ios.writes),
    )


def _per_second(phase: RatePhase) -> Ios:
    reads, writes = phase.reads_iops_per_desktop.known, phase.writes_iops_per_desktop.known
    return Ios(reads, writes, reads * phase.read_size_kb.known, writes * phase.write_size_kb.known)


def _of_work(phase: WorkPhase) -> Ios:
    ios = phase.ios_per_desktop.known
    reads = ios * phase.read_fraction.known
    writes = ios - reads
    return Ios(reads, writes, reads * phase.read_size_kb.known, writes * phase.write_size_kb.known)


def _share(part: float | None, whole: float) -> float | None:
    return part / whole if part is not None and whole > 0 else None
