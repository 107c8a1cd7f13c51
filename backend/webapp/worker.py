"""The worker: a Celery application that executes runs and jobs. `stormsizer worker` starts it."""

from __future__ import annotations

import os
import signal
import threading
from functools import cache, partial
from multiprocessing import get_context

from celery import Celery
from celery.signals import worker_process_init, worker_process_shutdown, worker_ready, worker_shutting_down

from webapp.accounts import models as account_models
from webapp.accounts.email.outbox import deliver as send_mail
from webapp.accounts.email.outbox import report_ready
from webapp.catalogs import models as catalog_models
from webapp.catalogs.service import catalog_of_version
from webapp.core.audit import signing
from webapp.core.db.session import connect, sessions_of
from webapp.core.telemetry import spans
from webapp.demo.limits import limited
from webapp.evidence.service import evidence
from webapp.imports.applied import imported
from webapp.imports.work import end as end_reading
from webapp.imports.work import read as read_import
from webapp.jobs import Handler
from webapp.jobs.execution import JobRunner
from webapp.jobs.queue import CeleryQueue, celery_of
from webapp.jobs.tasks import register as register_jobs
from webapp.projects import models as project_models
from webapp.reports.work import ReportPorts
from webapp.reports.work import end as end_report
from webapp.reports.work import make as make_report
from webapp.runs.execution.context import RunContext
from webapp.runs.service import ended, finished
from webapp.runs.studies import answers
from webapp.runs.tasks import interrupt
from webapp.runs.tasks import register as register_runs
from webapp.scenarios import models as scenario_models
from webapp.settings import Settings
from webapp.webhooks.deliveries import deliver
from webapp.webhooks.deliveries import end as end_delivery
from webapp.webhooks.events import pass_on

TABLES = (account_models, catalog_models, project_models, scenario_models)
"""Imported because the runs' foreign keys point to them."""
REPORT_PORTS = ReportPorts(
    partial(finished, catalog_of_version), partial(answers, imports=imported), evidence, report_ready
)
HANDLERS: dict[str, Handler] = {
    "mail": send_mail,
    "event": partial(pass_on, ended),
    "webhook": deliver,
    "report": partial(make_report, REPORT_PORTS),
    "import": read_import,
}
"""Handler for each kind of job."""
FAILURE_HANDLERS: dict[str, Handler] = {"webhook": end_delivery, "report": end_report, "import": end_reading}
"""Handlers that run once when a job of their kind fails permanently."""
PARENT_VARIABLE = "STORMSIZER_PARENT_PID"
LOOK_FOR_PARENT_EVERY_S = 0.5
CONNECTIONS = 2
"""Database connections per process: one for the work, one for the heartbeat."""


def create_worker(settings: Settings, database_url: str) -> Celery:
    """Return a Celery application with all tasks."""
    settings = limited(settings)
    app = celery_of(settings)
    closing = get_context("fork").Event()  # seen by the pool processes, which are forked later

    @cache
    def run_context() -> RunContext:
        engine = connect(database_url, pool_size=CONNECTIONS)
        sessions, queue = signing(sessions_of(engine), settings), CeleryQueue(app)
        return RunContext(settings, sessions, queue, interrupt, closing.is_set, catalog_of_version=catalog_of_version)

    @cache
    def job_runner() -> JobRunner:
        shared = (settings, run_context().sessions, run_context().queue, interrupt, closing.is_set)
        return JobRunner(*shared, handlers=HANDLERS, failure_handlers=FAILURE_HANDLERS)

    register_runs(app, run_context)
    register_jobs(app, job_runner)
    # each pool process makes its own: connections do not survive a fork
    for made in (run_context, job_runner):
        worker_process_init.connect(lambda made=made, **_: made.cache_clear(), weak=False)
    worker_process_init.connect(_trace, weak=False)
    worker_process_shutdown.connect(_stop_tracing, weak=False)
    worker_shutting_down.connect(lambda **_: closing.set(), weak=False)
    worker_ready.connect(_stay_with_parent)
    return app


def __getattr__(name: str) -> Celery:
    """Let Celery's own commands (`celery --app webapp.worker inspect ping`) find the app in a server installation."""
    if name != "app":
        raise AttributeError(name)
    return celery_of(Settings())


def _trace(**_: object) -> None:
    """Trace the work of a pool process. The thread that sends spans does not survive a fork, so each has its own."""
    spans.start("worker")


def _stop_tracing(**_: object) -> None:
    spans.stop()


def _stay_with_parent(**_: object) -> None:
    """Exit when the `stormsizer serve` process that started this worker is gone, for whatever reason."""
    parent = os.environ.get(PARENT_VARIABLE)
    if parent is not None:
        threading.Thread(target=_watch, args=(int(parent),), name="parent", daemon=True).start()


def _watch(parent: int) -> None:
    never = threading.Event()
    while not never.wait(LOOK_FOR_PARENT_EVERY_S):
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGTERM)
            return
