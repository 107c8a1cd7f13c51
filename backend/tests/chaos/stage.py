"""The service as deployed, in separate processes on free ports: PostgreSQL, Redis, API, workers, sweeper."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, RLock, Thread

import httpx2
import psutil
import yaml
from redis import Redis
from sqlalchemy import Engine

from tests.support.services import MISSING, MissingServerError, _system_binaries, logins_on
from webapp.core.db.session import connect
from webapp.deployment.postgres.cluster import free_port, free_ports
from webapp.deployment.postgres.embedded import EmbeddedPostgres
from webapp.jobs.queue import CeleryQueue, celery_of
from webapp.settings import REPOSITORY, Settings

LEASE_S = 2.0
MAX_ATTEMPTS = 10
"""Many: a run that the faults hit three times is not a run that kills its workers."""
SETTINGS = {
    "STORMSIZER_LEASE_S": LEASE_S,
    "STORMSIZER_SWEEP_S": 0.5,
    "STORMSIZER_MAX_ATTEMPTS": MAX_ATTEMPTS,
    "STORMSIZER_WORKER_CONCURRENCY": 2,
    "STORMSIZER_JOB_PAUSES_S": "0.2,0.5,1,1,2,2,3,3,5,5,5,5",
    "STORMSIZER_WEBHOOK_TEST_HOSTS": "127.0.0.1",
    "STORMSIZER_WEBHOOK_TIME_LIMIT_S": 3.0,
    "STORMSIZER_RATE_LIMIT_PER_MINUTE": 1_000_000,
    "STORMSIZER_RATE_LIMIT_ORGANIZATION_PER_MINUTE": 1_000_000,
    "STORMSIZER_MAX_OPEN_RUNS": 10_000,
    "STORMSIZER_FRONTEND_FOLDER": "/nonexistent",
}
"""Times are short, so that what is lost is found soon; caps are wide, so that no job is refused."""
FAREWELL_S = 30.0
"""Grace period of a container in `docker-compose.yml` (`stop_grace_period`)."""
SETTLED_S = 15.0
"""A program that ends sooner did not find its servers, and is started again; later it has fallen over."""
STARTED_S = 120.0
"""Nothing takes longer to start, however busy the machine is."""
LOOK_EVERY_S = 0.2


class Part:
    """A program in a process group of its own, started again whenever it ends, as a container is."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        self.name, self.log = name, folder / f"{name}.log"
        self._command, self._environment, self._folder = command, environment, folder
        self._lock = RLock()
        self._process: subprocess.Popen[bytes] | None = None
        self._began_s = 0.0
        self.n_fell = 0

    def start(self) -> None:
        """Begin."""
        with self._lock, self.log.open("ab") as log:
            self._began_s = time.monotonic()
            self._process = subprocess.Popen(
                self._command, env=dict(self._environment), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True,
            )  # fmt: skip

    @property
    def pid(self) -> int:
        """Of its first process, and of its group."""
        assert self._process is not None
        return self._process.pid

    def look_after(self) -> None:
        """Restart it if it has exited."""
        if self._lock.acquire(blocking=False):  # otherwise a fault keeps it stopped or frozen
            try:
                if self._process is not None and self._process.poll() is not None:
                    self.n_fell += time.monotonic() - self._began_s > SETTLED_S
                    self.start()
            finally:
                self._lock.release()

    @contextmanager
    def down(self, farewell: signal.Signals = signal.SIGKILL) -> Iterator[None]:
        """Keep it away. SIGKILL ends all its processes at once; anything else is said to the first, as Docker does."""
        with self._lock:
            self._end(farewell)
            yield
            self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes, and let them go on afterwards."""
        with self._lock:
            os.killpg(self.pid, signal.SIGSTOP)
            try:
                yield
            finally:
                os.killpg(self.pid, signal.SIGCONT)

    def children(self) -> list[psutil.Process]:
        """Return the processes of its pool."""
        try:
            return psutil.Process(self.pid).children()
        except psutil.NoSuchProcess:
            return []

    def end(self) -> None:
        """End it for good."""
        with self._lock:
            if self._process is not None:
                self._end(signal.SIGKILL)
                self._process = None

    def _end(self, farewell: signal.Signals) -> None:
        assert self._process is not None
        if farewell is not signal.SIGKILL:
            self._process.send_signal(farewell)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL_S)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()


class Database:
    """PostgreSQL from Debian's packages, which writes to the disk what it promises."""

    def __init__(self, folder: Path) -> None:
        settings = {"port": str(free_port()), "max_connections": "200"}
        self._server = EmbeddedPostgres(folder, _system_binaries(), settings)

    def __enter__(self) -> Database:
        self._server.start()
        self.logins = logins_on(self._server.url)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.start()
        self._server.leave()

    @contextmanager
    def down(self) -> Iterator[None]:
        """Stop it without finishing anything, and start it again."""
        running = self._server.cluster.postmaster
        assert running is not None
        process = psutil.Process(running.pid)
        process.send_signal(signal.SIGQUIT)
        process.wait(FAREWELL_S)
        yield
        self._server.start()


@dataclass(frozen=True)
class Stage:
    """Everything that runs.

    Attributes
    ----------
    environment
        What each program of the service is started with.
    engine
        Sees all rows, as no part of the service does.
    """

    folder: Path
    environment: Mapping[str, str]
    address: str
    engine: Engine
    database: Database
    redis: Part
    api: Part
    workers: Sequence[Part]
    sweeper: Part

    @property
    def parts(self) -> Sequence[Part]:
        """All programs but the database."""
        return (self.redis, self.api, *self.workers, self.sweeper)

    def fallen(self) -> Counter[str]:
        """Return how often each program exited unexpectedly."""
        return +Counter({part.name: part.n_fell for part in self.parts})

    def answers(self) -> bool:
        """Return whether the API answers."""
        try:
            return httpx2.get(f"{self.address}/readyz", timeout=5, verify=False).status_code == 200
        except httpx2.TransportError:
            return False

    def broker(self) -> Redis:
        """Return a connection to Redis."""
        return Redis.from_url(self.environment["REDIS_URL"])

    def queue(self) -> CeleryQueue:
        """Return the queue that the workers listen to."""
        return CeleryQueue(celery_of(Settings(redis_url=self.environment["REDIS_URL"], data_folder=self.folder)))

    def command(self, *arguments: str, **environment: str) -> str:
        """Run a command of the service to its end and return what it prints."""
        outcome = subprocess.run(
            [*PROGRAM, *arguments], env={**self.environment, **environment}, check=True, capture_output=True, text=True
        )
        return outcome.stdout


PROGRAM = (sys.executable, "-m", "webapp.cli")


@contextmanager
def staged(folder: Path) -> Iterator[Stage]:
    """Start all processes, and stop them in any case. The folder keeps the logs."""
    with ExitStack() as ending:
        database = ending.enter_context(Database(folder / "postgres"))
        port, redis_port = free_ports(2)
        environment = _environment(folder, database.logins.service, redis_port, port)
        broker = Part("redis", _redis_command(redis_port), os.environ, folder)
        address = ("--host", "127.0.0.1", "--port", str(port))
        api = Part("api", [*_deployed("api"), *address], environment, folder)
        sweeper = Part("sweeper", _deployed("sweeper"), environment, folder)
        workers = [Part(f"worker-{n}", _deployed("worker"), environment, folder) for n in (1, 2)]
        engine = connect(database.logins.owner)
        ending.callback(engine.dispose)
        stage = Stage(folder, environment, f"http://127.0.0.1:{port}", engine, database, broker, api, workers, sweeper)
        stage.command("migrate", DATABASE_URL=database.logins.owner)
        for part in stage.parts:
            ending.callback(part.end)
            part.start()
        ending.enter_context(_looked_after(stage.parts))
        _wait_for(stage)
        yield stage


def _environment(folder: Path, database_url: str, redis_port: int, port: int) -> dict[str, str]:
    given = {
        "DATABASE_URL": database_url,
        "REDIS_URL": f"redis://127.0.0.1:{redis_port}/0",
        "STORMSIZER_SECRET_KEY": secrets.token_urlsafe(36),
        "STORMSIZER_PUBLIC_URL": f"http://127.0.0.1:{port}",
        "STORMSIZER_DATA_FOLDER": str(folder),
    }
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("STORMSIZER_")}
    return inherited | given | {name: str(value) for name, value in SETTINGS.items()}


def _deployed(service: str) -> list[str]:
    """Return the command of one of the containers."""
    compose = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text())
    _, *arguments = compose["services"][service]["command"]
    return [*PROGRAM, *arguments]


def _redis_command(port: int) -> list[str]:
    program = shutil.which("redis-server")
    if program is None:
        raise MissingServerError(MISSING.format(program="redis-server", package="redis-server"))
    keeps_nothing = ["--save", "", "--appendonly", "no", "--maxmemory-policy", "noeviction"]
    return [program, "--bind", "127.0.0.1", "--port", str(port), *keeps_nothing]


@contextmanager
def _looked_after(parts: Sequence[Part]) -> Iterator[None]:
    over = Event()

    def look() -> None:
        while not over.wait(LOOK_EVERY_S):
            for part in parts:
                part.look_after()

    thread = Thread(target=look, name="keeper", daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _wait_for(stage: Stage) -> None:
    """Wait until the API answers and both workers have their pools."""
    deadline = time.monotonic() + STARTED_S
    while time.monotonic() < deadline:
        if stage.answers() and all(worker.children() for worker in stage.workers):
            return
        time.sleep(LOOK_EVERY_S)
    raise TimeoutError(f"the service does not get ready; its logs are in {stage.folder}")
