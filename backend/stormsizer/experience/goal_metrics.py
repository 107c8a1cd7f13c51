"""Phase metrics that goals limit, by their names in the table of goals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stormsizer.experience.grades import LoginExperience
from stormsizer.storage.figures import PhaseFigures
from stormsizer.timeline.phases import Phase


@dataclass(frozen=True)
class PhaseRecord:
    """Simulated results of one phase that goals are checked against.

    Attributes
    ----------
    while_peopled
        Figures for the time in which users log in or work; None if no user does.
    logins
        Login times; None if no user logs in during the phase.
    """

    phase: Phase
    duration_s: float
    while_peopled: PhaseFigures | None
    logins: LoginExperience | None


def _peopled(record: PhaseRecord) -> PhaseFigures:
    if record.while_peopled is None:
        raise ValueError(f"{record.phase} has no people")
    return record.while_peopled


def _logins(record: PhaseRecord) -> LoginExperience:
    if record.logins is None:
        raise ValueError(f"{record.phase} has no logins")
    return record.logins


def host_latency_ms(record: PhaseRecord) -> float:
    """Return the mean response time of all I/Os (reads and writes), as seen by the hosts."""
    figures = _peopled(record)
    return (figures.reads_iops * figures.host_read_latency_ms + figures.writes_iops * figures.host_write_latency_ms) / (
        figures.total_iops or 1.0
    )


PHASE_METRICS: Mapping[str, Callable[[PhaseRecord], float]] = {
    "duration_s": lambda record: record.duration_s,
    "good_login_fraction": lambda record: _logins(record).good_fraction,
    "poor_login_fraction": lambda record: _logins(record).poor_fraction,
    "host_latency_ms": host_latency_ms,
}
"""Metric functions by name. Component utilization is not included because its goals check several components each."""
