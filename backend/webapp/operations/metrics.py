"""Prometheus metrics. Each process reports its own requests; database counts are the same in all processes."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from stormsizer import __version__
from webapp.core.ports import Service
from webapp.operations.backlog import Figures, figures_of
from webapp.operations.readiness import data_disk, queue_health
from webapp.settings import Settings

BUCKETS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
UNKNOWN = "none"
"""Operation label for page requests, unknown paths, and requests rejected before routing."""


class Meter:
    """Metrics of one process."""

    def __init__(self, service: Service | None, sweeper_age_s: Callable[[], float | None] = lambda: None) -> None:
        self._registry = CollectorRegistry()
        self._requests = Histogram(
            "stormsizer_request_duration_seconds",
            "Duration of requests, by operation and status.",
            ("operation", "status"),
            buckets=BUCKETS_S,
            registry=self._registry,
        )
        ProcessCollector(registry=self._registry)
        if service is not None:
            self._registry.register(_OfService(service, sweeper_age_s))

    def count(self, operation: str, status: int, duration_s: float) -> None:
        """Count a request."""
        self._requests.labels(operation, status).observe(duration_s)

    def exposition(self) -> bytes:
        """Return all metrics in Prometheus format."""
        return generate_latest(self._registry)


class _OfService(Collector):
    """Metrics computed on request."""

    def __init__(self, service: Service, sweeper_age_s: Callable[[], float | None]) -> None:
        self._service, self._sweeper_age_s = service, sweeper_age_s

    def describe(self) -> Iterable[Metric]:
        """Return no metrics in advance, because the database is queried only on request."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """Yield the current metrics."""
        yield from _of_process(self._service.settings)
        yield from _of_pool(self._service.sessions.kw["bind"].pool)
        age_s = self._sweeper_age_s()
        if age_s is not None:
            yield _gauge("sweeper_age_seconds", "Time since this process last swept for lost jobs.", age_s)
        try:
            figures = figures_of(self._service.sessions)
        except SQLAlchemyError:
            yield _gauge("database_up", "Whether the database responds.", 0)
            return
        yield _gauge("database_up", "Whether the database responds.", 1)
        yield from _of_work(figures)
        yield from _of_installation(figures)


def _of_process(settings: Settings) -> Iterable[Metric]:
    build = _family("build_info", "Release of this process.", "version")
    build.add_metric((__version__,), 1)
    yield build
    is_up = queue_health(settings) == "ready"
    yield _gauge("queue_up", "Whether the message queue responds.", is_up)
    disk = shutil.disk_usage(data_disk(settings))
    yield _gauge("data_folder_free_bytes", "Free space on the disk that contains the data folder.", disk.free)
    yield _gauge("data_folder_size_bytes", "Size of the disk that contains the data folder.", disk.total)


def _of_pool(pool: object) -> Iterable[Metric]:
    if isinstance(pool, QueuePool):
        family = _family("database_connections", "Database connections of this process.", "state")
        family.add_metric(("in_use",), pool.checkedout())
        family.add_metric(("idle",), pool.checkedin())
        yield family
        most = 2 * pool.size()  # as `connect` sets it up
        yield _gauge("database_connections_max", "Most database connections that this process may open.", most)


def _of_work(figures: Figures) -> Iterable[Metric]:
    runs = _family("runs", "Runs in the database.", "kind", "state")
    engine_s = _family("run_engine_seconds", "Engine time of the runs in the database.", "kind", "state")
    chunks = _family("run_chunks", "Chunks of runs that have not ended.", "state")
    jobs = _family("jobs", "Jobs in the database: emails, events, webhooks, reports, imports.", "kind", "state")
    errands = _family("errands", "Former name of stormsizer_jobs; the next release removes it.", "kind", "state")
    for run in figures.runs:
        runs.add_metric((run.kind, run.state), run.n)
        engine_s.add_metric((run.kind, run.state), run.engine_s)
    for state, n in figures.chunks:
        chunks.add_metric((state,), n)
    for kind, state, n in figures.jobs:
        for family in (jobs, errands):
            family.add_metric((kind, state), n)
    yield from (runs, engine_s, chunks, jobs, errands, *_of_queued_jobs(figures))
    waiting_s = figures.backlog.oldest_waiting_s
    yield _gauge("oldest_waiting_run_seconds", "Age of the oldest run without a worker.", waiting_s or 0.0)


def _of_queued_jobs(figures: Figures) -> Iterable[Metric]:
    oldest_s = _family("oldest_waiting_job_seconds", "Age of the oldest due job without a worker.", "kind")
    retrying = _family("jobs_retrying", "Queued jobs that have failed at least once.", "kind")
    for queued in figures.queued_jobs:
        oldest_s.add_metric((queued.kind,), queued.oldest_s)
        retrying.add_metric((queued.kind,), queued.n_retrying)
    yield from (oldest_s, retrying)


def _of_installation(figures: Figures) -> Iterable[Metric]:
    totals = figures.totals
    waiting = 0 if totals.is_in_maintenance else totals.n_waiting
    yield _gauge("waiting_work", "Runs, chunks and jobs that a worker could claim now; 0 in maintenance.", waiting)
    yield _gauge("running_work", "Runs, chunks and jobs that workers hold.", totals.n_running)
    yield _gauge("maintenance_mode", "Whether maintenance mode is on.", totals.is_in_maintenance)
    if totals.last_backup_at is not None:
        at = totals.last_backup_at.timestamp()
        yield _gauge("last_backup_timestamp_seconds", "Time of the last backup by `stormsizer backup`.", at)


def _family(name: str, help_text: str, *labels: str) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"stormsizer_{name}", help_text, labels=labels)


def _gauge(name: str, help_text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"stormsizer_{name}", help_text, value=value)
