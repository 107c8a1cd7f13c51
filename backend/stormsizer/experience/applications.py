"""What storage adds to the start of an application."""

from stormsizer.catalog import ApplicationRun
from stormsizer.storage.figures import PhaseFigures
from stormsizer.units import SECONDS_PER_MS


def storage_time_s(run: ApplicationRun, figures: PhaseFigures) -> float:
    """Time that an application's I/Os take at the response times of a phase, one after the other.

    It is the storage's share only: the guest computes between its I/Os, and the application does more than wait for
    them. An upper bound where I/Os overlap, as they do while a film plays; a writer rarely waits for its writes.

    Returns
    -------
    float
        Seconds: reads × read response time + writes × write response time, as the hosts see them.
    """
    reading_ms = run.reads.known * figures.host_read_latency_ms
    writing_ms = run.writes.known * figures.host_write_latency_ms
    return (reading_ms + writing_ms) * SECONDS_PER_MS
