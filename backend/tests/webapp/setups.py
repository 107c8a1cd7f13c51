"""The two set-ups of the service: everything private on a laptop, or servers and a worker elsewhere."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient
from sqlalchemy import Engine, text
from sqlalchemy.engine import make_url

from webapp.core.audit import signing
from webapp.core.db.session import Sessions, connect, sessions_of
from webapp.core.db.tenancy import LOCAL, SHARED, within
from webapp.core.ports import Service
from webapp.jobs import Handler
from webapp.jobs.execution import JobRunner, execute_job
from webapp.jobs.queue import CeleryQueue, Task, celery_of
from webapp.jobs.sweeper import sweep_once
from webapp.jobs.transitions import JOB_SWEEP
from webapp.main import create_app, create_service
from webapp.runs.execution.attempts import execute, execute_chunk
from webapp.runs.execution.context import RunContext
from webapp.runs.execution.sweeps import RUN_SWEEPS
from webapp.settings import Settings
from webapp.worker import FAILURE_HANDLERS, HANDLERS

ORIGIN = "http://127.0.0.1:8000"
LOCAL_ORGANIZATION = {"name": "This computer", "local": LOCAL}
"""As the migrations leave it."""


@cache
def service_engine(url: str) -> Engine:
    """Return the engine of the service's login, one for each database."""
    return connect(url)


@dataclass
class Notebook:
    """A queue that only records the messages."""

    announced: list[UUID] = field(default_factory=list)
    chunks: list[tuple[UUID, int]] = field(default_factory=list)
    jobs: list[UUID] = field(default_factory=list)

    def announce(self, task: str, row_id: UUID, *part: int) -> None:
        if task == Task.CHUNK:
            self.chunks.append((row_id, part[0]))
        else:
            (self.announced if task == Task.RUN else self.jobs).append(row_id)

    def is_empty(self) -> bool:
        return True


@dataclass(frozen=True)
class SetUp:
    """A database with the catalog in it, and how a worker comes to it."""

    name: str
    settings: Settings
    """Its database address has the service's login. The engine may be of another database on the same server."""
    engine: Engine
    """The owner's, for what a test prepares and inspects."""

    @property
    def service_url(self) -> str:
        """Address of the engine's database for the service's login."""
        url = make_url(self.settings.database_url or "").set(database=self.engine.url.database)
        return url.render_as_string(hide_password=False)

    @property
    def service_engine(self) -> Engine:
        """The service's, for what the product does."""
        return service_engine(self.service_url)

    @property
    def owner_environment(self) -> dict[str, str]:
        """Environment of a command that migrates, backs up or restores."""
        return self.environment | {"DATABASE_URL": self.engine.url.render_as_string(hide_password=False)}

    @property
    def sessions(self) -> Sessions:
        """Sessions that see the rows of the local organization."""
        return within(self.all_sessions, LOCAL)

    @property
    def all_sessions(self) -> Sessions:
        """A role that sees no rows until it is bound, and can write the audit log."""
        return signing(sessions_of(self.service_engine), self.settings)

    @property
    def environment(self) -> dict[str, str]:
        """Environment of a process of this set-up."""
        settings = self.settings
        given = {
            "DATABASE_URL": self.service_url,
            "REDIS_URL": settings.redis_url or "",
            "STORMSIZER_DATA_FOLDER": str(settings.data_folder),
            "STORMSIZER_LEASE_S": str(settings.lease_s),
            "STORMSIZER_ACCOUNTS": str(settings.has_accounts),
            "STORMSIZER_SECRET_KEY": settings.secret_key.get_secret_value() if settings.secret_key else "",
            "STORMSIZER_PUBLIC_URL": settings.public_url or "",
            "STORMSIZER_SEED_FOLDER": str(settings.seed_folder),
            "STORMSIZER_JOB_PAUSES_S": ",".join(str(pause_s) for pause_s in settings.job_pauses_s),
            "STORMSIZER_WEBHOOK_TIME_LIMIT_S": str(settings.webhook_time_limit_s),
            "STORMSIZER_WEBHOOK_TEST_HOSTS": ",".join(settings.webhook_test_hosts),
        }
        return os.environ | {name: value for name, value in given.items() if value}

    def with_accounts(self) -> SetUp:
        """Return the same database behind a service that people sign in to."""
        return replace(self, settings=self.settings.model_copy(update={"accounts": True}))

    def service(self, queue: Any = None) -> Service:
        """Return the service; by default its queue only takes notes."""
        return create_service(self.settings, sessions_of(self.service_engine), queue or Notebook())

    def client(self, queue: Any = None) -> TestClient:
        """Return a browser for the service. Internal errors are returned as responses, as in production."""
        return TestClient(create_app(self.service(queue)), base_url=ORIGIN, raise_server_exceptions=False)

    def celery_queue(self) -> CeleryQueue:
        """Return the queue that real workers listen to."""
        return CeleryQueue(celery_of(self.settings))

    def work_off(self, run_id: str | UUID) -> bool:
        """Do a worker's job in this process."""
        return execute(self.run_context(), UUID(str(run_id)))

    def work_off_chunk(self, run_id: str | UUID, first: int, **changes: Any) -> bool:
        """Do a worker's job on a part of a run in this process."""
        return execute_chunk(self.run_context(**changes), UUID(str(run_id)), first)

    def work_off_chunks(self, run_id: str | UUID) -> None:
        """Work off all chunks of a run that wait, one after the other."""
        for chunk in self.chunks(run_id):
            self.work_off_chunk(run_id, chunk["first"])

    def chunks(self, run_id: str | UUID) -> list[dict[str, Any]]:
        """Return the chunks of a run as the database has them, in their order."""
        query = text("SELECT * FROM run_chunks WHERE run_id = :id ORDER BY first")
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query, {"id": str(run_id)}).mappings()]

    def run_context(self, queue: Any = None, **changes: Any) -> RunContext:
        """Return the context of a worker in this process; by default its queue only records the messages."""
        catalog_of_version = self.service().ports.catalog_of_version
        changes = {"catalog_of_version": catalog_of_version} | changes
        return RunContext(self.settings, self.all_sessions, queue or Notebook(), **changes)

    def sweep(self, queue: Any = None) -> int:
        """Sweep runs once."""
        return sweep_once(RUN_SWEEPS, self.all_sessions, queue or Notebook(), self.settings)

    def sweep_jobs(self, queue: Any = None) -> int:
        """Sweep jobs once."""
        return sweep_once((JOB_SWEEP,), self.all_sessions, queue or Notebook(), self.settings)

    def job_runner(self, handlers: Mapping[str, Handler] = HANDLERS, queue: Any = None, **changes: Any) -> JobRunner:
        """Return a job runner in this process; by default with the real failure handlers."""
        changes = {"failure_handlers": FAILURE_HANDLERS} | changes
        return JobRunner(self.settings, self.all_sessions, queue or Notebook(), handlers=handlers, **changes)

    def execute_jobs(self, kind: str) -> None:
        """Execute the waiting jobs of a kind, one after the other."""
        waiting = text("SELECT id FROM jobs WHERE kind = :kind AND state = 'queued' ORDER BY id")
        with self.engine.connect() as connection:
            due = connection.scalars(waiting, {"kind": kind}).all()
        for job_id in due:
            execute_job(self.job_runner(), job_id)

    def row(self, run_id: str | UUID) -> dict[str, Any]:
        """Return a run as the database has it."""
        with self.engine.connect() as connection:
            found = connection.execute(text("SELECT * FROM runs WHERE id = :id"), {"id": str(run_id)})
            return dict(found.mappings().one())

    def count(self, table: str) -> int:
        """Return how many rows a table has."""
        with self.engine.connect() as connection:
            return int(connection.scalar(text(f"SELECT count(*) FROM {table}")) or 0)

    def clean(self) -> None:
        """Leave the catalog, remove what people made."""
        with self.engine.begin() as connection:
            for table in (
                "projects",
                "imports",
                "branding",
                "jobs",
                "webhooks",
                "accounts",
                "sign_ups",
                "brakes",
                "api_keys",
                "idempotency_keys",
                "quotas",
                "run_charges",
                "audit_entries",
                "audit_heads",
            ):
                connection.execute(text(f"DELETE FROM {table}"))
            connection.execute(
                text("DELETE FROM organizations WHERE id NOT IN (:shared, :local)"), {"shared": SHARED, "local": LOCAL}
            )
            connection.execute(text("UPDATE organizations SET name = :name WHERE id = :local"), LOCAL_ORGANIZATION)
            for table in ("catalog_versions", "catalog_documents"):
                connection.execute(text(f"DELETE FROM {table} WHERE organization_id <> :shared"), {"shared": SHARED})


@contextmanager
def worker_of(set_up: SetUp, log: Path, concurrency: int = 1) -> Iterator[subprocess.Popen[bytes]]:
    """Run a real worker in a process group of its own, with so many processes that compute."""
    with log.open("ab") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "webapp.cli", "worker"],
            env=set_up.environment | {"STORMSIZER_WORKER_CONCURRENCY": str(concurrency)},
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


PATIENCE_S = 600.0
"""How long a test waits for an event: only one that does not come at all takes as long, however busy the machine is."""


def until(condition: Callable[[], bool], seconds: float = PATIENCE_S, every_s: float = 0.05) -> bool:
    """Wait for something to become true."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(every_s)
    return condition()
