"""Storage time while an application starts."""

from collections.abc import Iterable, Iterator
from typing import Literal

from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Application, ApplicationRun
from stormsizer.model.provenance import Document
from stormsizer.storage.figures import PhaseFigures
from stormsizer.timeline.phases import Phase
from stormsizer.units import SECONDS_PER_MS

AT_WORK = (Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN, Phase.STEADY_STATE)
"""Phases in which users start applications."""


class ApplicationStart(Document):
    """Storage time while one application starts in one phase."""

    phase_id: str
    application_id: str
    application_name: str
    run: Literal["first", "later"]
    """First: first start since the desktop was rebooted. Later: any subsequent start."""
    storage_s: float


def application_starts(
    phases: Iterable[PhaseResult], applications: Iterable[Application]
) -> Iterator[ApplicationStart]:
    """Yield the storage time of every recorded application in every phase in which users work."""
    known = list(applications)
    for phase in phases:
        if phase.phase not in AT_WORK:
            continue
        for application in known:
            for name, run in (("first", application.first), ("later", application.later)):
                if run is not None:
                    yield ApplicationStart(
                        phase_id=phase.id,
                        application_id=application.id,
                        application_name=application.name,
                        run="first" if name == "first" else "later",
                        storage_s=storage_time_s(run, phase.figures),
                    )


def storage_time_s(run: ApplicationRun, figures: PhaseFigures) -> float:
    """Return the time that an application's I/Os take when issued one after another at a phase's response times.

    The result covers storage only: guest compute time between I/Os is not included. It is an upper bound if I/Os
    overlap, as during video playback; applications rarely wait for their writes.

    Returns
    -------
    float
        Seconds: reads × read response time + writes × write response time, as seen by the hosts.
    """
    reading_ms = run.reads.known * figures.host_read_latency_ms
    writing_ms = run.writes.known * figures.host_write_latency_ms
    return (reading_ms + writing_ms) * SECONDS_PER_MS
