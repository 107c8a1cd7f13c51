"""Comparison of fio measurements with the predictions of a run."""

from __future__ import annotations

import math
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.simulation.pipeline import Simulation
from stormsizer.units import BYTES_PER_KB, SECONDS_PER_MS
from stormsizer_io.exporters.event_loads import Direction, Loads, loads_of
from stormsizer_io.importers.formats import fio_results
from stormsizer_io.importers.formats.fio_results import FioResults, MeasuredDirection, MeasuredJob
from stormsizer_io.importers.summary.document import FioDirection, FioJob, FioSummary
from webapp.core.concurrency import slot
from webapp.core.http.errors import ConflictError
from webapp.core.ports import Finished, Service
from webapp.imports import service
from webapp.imports.schemas import FioComparison, FioDirectionComparison, FioJobComparison


def compare(
    session: Session, service_: Service, import_id: UUID, run_id: UUID, section_s: float | None
) -> FioComparison:
    """Return each measured job together with the run phase it was generated from.

    Raises
    ------
    ConflictError
        If the import has no fio results, or the run has no result.
    """
    _, summary = service.summary_of(session, import_id)
    finished = service_.ports.finished_run(session, run_id)
    if summary.fio is None:
        raise ConflictError(msg("problem-no-fio-results"))
    loads = _loads(finished, section_s)
    pairs, notes = fio_results.compare(_results(summary.fio), loads.loads)
    return FioComparison(
        run_id=finished.run_id,
        scenario_name=loads.scenario_name,
        array_name=loads.array_name,
        fio_version=summary.fio.version,
        jobs=tuple(_job(each) for each in pairs),
        notes=tuple(note.text for note in notes),
    )


def _loads(finished: Finished, section_s: float | None) -> Loads:
    simulation = Simulation(finished.result, finished.trace)
    with slot():
        return loads_of(simulation, finished.scenario, finished.catalog, section_s=section_s)


def _results(summary: FioSummary) -> FioResults:
    return FioResults(summary.version, tuple(_measured(job) for job in summary.jobs), ())


def _measured(job: FioJob) -> MeasuredJob:
    reads, writes = (_measured_direction(each, job.seconds) for each in (job.reads, job.writes))
    return MeasuredJob(job.name, reads, writes, job.seconds, n_clones=1)


def _measured_direction(direction: FioDirection, seconds: float) -> MeasuredDirection:
    return MeasuredDirection(
        n_ios=round(direction.iops * seconds),
        iops=direction.iops,
        mean_bytes=_or_nan(direction.size_kb) * BYTES_PER_KB,
        latency_s=_or_nan(direction.latency_ms) * SECONDS_PER_MS,
        latency_p99_s=_or_nan(direction.latency_p99_ms) * SECONDS_PER_MS,
    )


def _job(pair: fio_results.ComparedJob) -> FioJobComparison:
    load, job = pair.load, pair.job
    return FioJobComparison(
        job=job.name,
        phase_id=load.id,
        label=load.label,
        seconds=job.seconds,
        predicted_iops=load.iops,
        measured_iops=job.iops,
        predicted_read_fraction=load.read_fraction,
        measured_read_fraction=_or_none(job.reads.iops / job.iops if job.iops > 0 else math.nan),
        kept_up=pair.kept_up,
        reads=_direction(load.reads, job.reads),
        writes=_direction(load.writes, job.writes),
    )


def _direction(predicted: Direction, measured: MeasuredDirection) -> FioDirectionComparison:
    return FioDirectionComparison(
        predicted_iops=predicted.iops,
        measured_iops=measured.iops,
        predicted_size_kb=_or_none(predicted.mean_bytes / BYTES_PER_KB) if predicted.iops > 0 else None,
        measured_size_kb=_or_none(measured.mean_bytes / BYTES_PER_KB),
        predicted_latency_ms=_or_none(predicted.latency_s / SECONDS_PER_MS),
        measured_latency_ms=_or_none(measured.latency_s / SECONDS_PER_MS),
        measured_latency_p99_ms=_or_none(measured.latency_p99_s / SECONDS_PER_MS),
    )


def _or_nan(value: float | None) -> float:
    return math.nan if value is None else value


def _or_none(value: float) -> float | None:
    return value if math.isfinite(value) else None
