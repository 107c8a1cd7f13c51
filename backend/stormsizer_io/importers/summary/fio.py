"""fio results as shown in an import summary."""

from __future__ import annotations

import math
from collections.abc import Sequence

from stormsizer.units import BYTES_PER_KB, SECONDS_PER_MS
from stormsizer_io.importers.formats.fio_results import FioResults, MeasuredDirection, MeasuredJob
from stormsizer_io.importers.summary.document import FioDirection, FioJob, FioSummary

MOST_JOBS = 1_000


def fio_summary(results: Sequence[FioResults]) -> FioSummary:
    """Return the summary of several runs, in sequence."""
    jobs = [job for each in results for job in each.jobs]
    return FioSummary(
        version=", ".join(dict.fromkeys(each.version[:80] for each in results if each.version)),
        jobs=tuple(map(_job, jobs[:MOST_JOBS])),
    )


def _job(job: MeasuredJob) -> FioJob:
    return FioJob(
        name=job.name[:200],
        seconds=job.seconds,
        read_fraction=_known(job.read_fraction),
        reads=_direction(job.reads),
        writes=_direction(job.writes),
    )


def _direction(measured: MeasuredDirection) -> FioDirection:
    return FioDirection(
        iops=measured.iops if math.isfinite(measured.iops) else 0.0,
        size_kb=_known(measured.mean_bytes / BYTES_PER_KB),
        latency_ms=_known(measured.latency_s / SECONDS_PER_MS),
        latency_p99_ms=_known(measured.latency_p99_s / SECONDS_PER_MS),
    )


def _known(value: float) -> float | None:
    return value if math.isfinite(value) else None
