"""The faults, and who chooses among them. Every kind fires once, in an order of the seed's, and some a second time."""

from __future__ import annotations

import contextlib
import signal
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from threading import Semaphore
from uuid import UUID

import psutil
from redis.exceptions import ConnectionError as RedisConnectionError
from sqlalchemy import text

from tests.chaos.customer import Customer
from tests.chaos.jobs import Job
from tests.chaos.stage import LEASE_S, LOOK_EVERY_S, STARTED_S, Part, Stage
from webapp.jobs.queue import Task

N_EXTRA = 2
"""Faults of a run beyond one of each kind."""
PAUSES_S = (0.0, 0.8)
"""Shortest and longest time from a portion of jobs to its fault."""
WAITS_S = 10.0
"""A fault waits so long for something to disturb, and comes all the same."""
N_COPIES = 5
N_PUBLISHED = 20

Fault = Callable[["Scene"], bool]
"""Disturbs the service, and has it whole again; whether there was anything to disturb."""


@dataclass(frozen=True)
class Scene:
    """Where faults happen."""

    stage: Stage
    customer: Customer
    chance: Random

    def is_busy(self) -> bool:
        """Return whether a worker is computing, sending or creating anything."""
        query = "SELECT 1 FROM {} WHERE state = 'running' AND lease_until > clock_timestamp() LIMIT 1"
        with self.stage.engine.connect() as connection:
            return any(connection.scalar(text(query.format(table))) for table in ("runs", "run_chunks", "jobs"))

    def busiest(self) -> tuple[Part, psutil.Process]:
        """Wait for something to be worked on; return the process of a pool that computes most, and its worker."""
        wait(lambda: bool(_pools(self.stage)) and self.is_busy(), WAITS_S)
        while not (pools := _pools(self.stage)):  # both are starting
            time.sleep(LOOK_EVERY_S)
        before = [_used_s(process) for _, process in pools]
        time.sleep(0.05)
        used = [_used_s(process) - earlier for (_, process), earlier in zip(pools, before, strict=True)]
        return pools[used.index(max(used))]


def kill_child(scene: Scene) -> bool:
    """Kill a process of a pool, the one that computes most."""
    _, child = scene.busiest()
    with contextlib.suppress(psutil.NoSuchProcess):
        child.kill()
        return True
    return False


def kill_tree(scene: Scene) -> bool:
    """Kill a worker with its whole pool."""
    worker, _ = scene.busiest()
    with worker.down():
        return True


def freeze(scene: Scene) -> bool:
    """Stop a worker for longer than its leases last; others take its jobs over, and then it goes on."""
    worker, _ = scene.busiest()
    with worker.frozen():
        time.sleep(scene.chance.uniform(1.5, 2.0) * LEASE_S)
    return True


def send_away(scene: Scene) -> bool:
    """Ask a worker to shut down, as a deployment does."""
    worker, _ = scene.busiest()
    with worker.down(signal.SIGTERM):
        return True


def kill_redis(scene: Scene) -> bool:
    """Kill Redis; it comes back empty."""
    with scene.stage.redis.down():
        time.sleep(scene.chance.uniform(0.2, 1.0))
    return True


def empty_redis(scene: Scene) -> bool:
    """Lose every message."""
    with contextlib.suppress(RedisConnectionError), scene.stage.broker() as broker:
        return bool(broker.flushall())
    return False


def stop_postgres(scene: Scene) -> bool:
    """Stop PostgreSQL in the middle of everything."""
    wait(scene.is_busy, WAITS_S)
    with scene.stage.database.down():
        time.sleep(scene.chance.uniform(0.0, 1.0))
    return True


def kill_api(scene: Scene) -> bool:
    """Kill the API while requests wait for their answers."""
    met = wait(lambda: bool(scene.customer.in_flight), WAITS_S)
    with scene.stage.api.down():
        pass
    return wait(scene.stage.answers, STARTED_S) and met


def publish_again(scene: Scene) -> bool:
    """Announce jobs again and again: some that wait, some that are under way, some that have ended long ago."""
    queue = scene.stage.queue()
    announced = [*_known(scene, Task.RUN, "runs"), *_known(scene, Task.JOB, "jobs")]
    for task, row_id in announced:
        for _ in range(N_COPIES):
            queue.announce(task, row_id)
    return bool(announced)


FAULTS: Mapping[str, Fault] = {
    "child killed": kill_child,
    "tree killed": kill_tree,
    "worker frozen": freeze,
    "worker sent away": send_away,
    "Redis killed": kill_redis,
    "Redis emptied": empty_redis,
    "PostgreSQL stopped": stop_postgres,
    "API killed": kill_api,
    "ids published again": publish_again,
}


def inject(scene: Scene, jobs: Sequence[Job]) -> tuple[Counter[str], float]:
    """Let the customer ask, a portion of jobs for each fault that disturbs it.

    Returns
    -------
    tuple
        How often each fault happened, and when the last was over, by the monotonic clock.
    """
    names = [*FAULTS, *scene.chance.sample(list(FAULTS), N_EXTRA)]
    scene.chance.shuffle(names)
    n_each = -(-len(jobs) // len(names))
    gate, fired = Semaphore(0), Counter[str]()
    with scene.customer.asking(jobs, gate):
        for name in names:
            gate.release(n_each)
            time.sleep(scene.chance.uniform(*PAUSES_S))
            fired[name] += FAULTS[name](scene)
        last_s = time.monotonic()
    return +fired, last_s


def wait(is_so: Callable[[], bool], longest_s: float) -> bool:
    """Wait for something to become true; whether it did."""
    deadline_s = time.monotonic() + longest_s
    while time.monotonic() < deadline_s:
        if is_so():
            return True
        time.sleep(0.02)
    return False


def _pools(stage: Stage) -> list[tuple[Part, psutil.Process]]:
    return [(worker, child) for worker in stage.workers for child in worker.children()]


def _used_s(process: psutil.Process) -> float:
    try:
        return float(process.cpu_times().user)
    except psutil.NoSuchProcess:
        return 0.0


def _known(scene: Scene, task: Task, table: str) -> list[tuple[Task, UUID]]:
    """Some jobs of a table, whatever has become of them."""
    query = text(f"SELECT id FROM {table} ORDER BY random() LIMIT {N_PUBLISHED}")
    with scene.stage.engine.connect() as connection:
        return [(task, row_id) for row_id in connection.scalars(query)]
