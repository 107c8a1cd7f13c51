"""Real workers, killed and frozen while they send to a nasty receiver: nothing is lost, nothing is new twice."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document
from tests.webapp.runs.real import empty_queue
from tests.webapp.setups import PATIENCE_S, SetUp, until, worker_of
from tests.webapp.webhooks.receiver import Act, Post, Receiver, answering, hanging_up, is_genuine, silent_for
from webapp import jobs
from webapp.jobs.execution import execute_job
from webapp.jobs.queue import CeleryQueue

Json = dict[str, Any]
HOOKS = "/api/v1/webhooks"
SWEEP_S = 0.1


@pytest.fixture
def calling(calling: SetUp, tmp_path: Path) -> SetUp:
    """Tries follow each other quickly; workers that find no scenarios begin at once, without warming the engine up."""
    pauses_s = (0.1, 0.1, 0.2, 0.2, 0.3, 0.3)
    changes = {"job_pauses_s": pauses_s, "republish_s": 2.0, "seed_folder": tmp_path}
    return replace(calling, settings=calling.settings.model_copy(update=changes))


@pytest.fixture
def queue(calling: SetUp) -> CeleryQueue:
    """The queue that the workers of this set-up listen to, empty."""
    empty_queue(calling)
    return calling.celery_queue()


@dataclass
class Moods:
    """Answers by chance, and remembers what."""

    chance: random.Random
    acts: dict[str, Act]
    given: list[tuple[str, str]] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __call__(self, request: BaseHTTPRequestHandler, post: Post) -> None:
        with self._lock:
            names = [*self.acts] if post.path == "/fickle" else [each for each in self.acts if each != "gone"]
            name = self.chance.choices(names, [_WEIGHTS[each] for each in names])[0]
            self.given.append((post.event_id, name))
        self.acts[name](request, post)


_WEIGHTS = {"ok": 50, "error": 25, "reset": 15, "late": 7, "gone": 3}


@contextmanager
def sweeping(set_up: SetUp, queue: CeleryQueue) -> Iterator[None]:
    """Sweep jobs as the service does."""
    stopped = threading.Event()

    def sweep() -> None:
        while not stopped.wait(SWEEP_S):
            set_up.sweep_jobs(queue)

    thread = threading.Thread(target=sweep, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopped.set()
        thread.join()


def kill(worker: subprocess.Popen[bytes]) -> None:
    os.killpg(worker.pid, signal.SIGKILL)
    worker.wait()


def kill_a_process(worker: subprocess.Popen[bytes]) -> None:
    os.kill(child_of(worker), signal.SIGKILL)


def count(set_up: SetUp, table: str, where: str) -> int:
    with set_up.engine.connect() as connection:
        return int(connection.scalar(text(f"SELECT count(*) FROM {table} WHERE {where}")) or 0)


def deliveries(set_up: SetUp) -> list[Json]:
    with set_up.engine.connect() as connection:
        rows = connection.execute(text("SELECT * FROM webhook_deliveries ORDER BY id")).mappings()
        return [dict(row) for row in rows]


def made(client: TestClient, url: str) -> Json:
    found: Json = client.post(HOOKS, json={"url": url, "event_types": ["run.cancelled"]}).json()
    return found


def cancelled(client: TestClient, draft: Document) -> str:
    run_id = str(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"])
    assert client.post(f"/api/v1/runs/{run_id}/cancel").status_code == 200
    return run_id


@pytest.mark.long  # `make test` kills workers that send webhooks in `tests/chaos`
@pytest.mark.parametrize(
    ("n_events", "n_trees", "n_children"), [(20, 1, 2), (250, 4, 8)], ids=["few workers", "many workers"]
)
def test_every_event_is_delivered_or_exhausted_whatever_is_killed(
    calling: SetUp,
    client: TestClient,
    queue: CeleryQueue,
    receiver: Receiver,
    draft: Document,
    tmp_path: Path,
    n_events: int,
    n_trees: int,
    n_children: int,
) -> None:
    """Each event for two webhooks: one whose receiver is only nasty, and one that may be gone for good.

    Of one worker after the other two processes are killed, then the whole of it; the last may finish.
    """
    acts = {"ok": answering(200), "error": answering(500), "reset": hanging_up, "late": silent_for(0.6)}
    moods = Moods(random.Random(6), acts | {"gone": answering(410)})
    receiver.act = moods
    webhooks = {made(client, f"{receiver.url}/{name}")["id"]: name for name in ("steady", "fickle")}
    run_id = cancelled(client, draft)
    with calling.sessions.begin() as session:
        for _ in range(n_events - 1):
            jobs.enqueue(session, "event", {"type": "run.cancelled", "run_id": run_id})
    n_killed = 0
    each = n_events // (n_trees + n_children + 1)
    concurrency = 1 if calling.name == "embedded" else 2  # as they run there
    processes = [kill_a_process] * (n_children // (n_trees + 1))
    deaths = [*[*processes, kill] * n_trees, *processes]
    with sweeping(calling, queue), ExitStack() as running:
        begin = partial(worker_of, calling, tmp_path / "log", concurrency)
        worker = running.enter_context(begin())
        for death in deaths:
            assert has_more_posts(receiver, each)
            n_killed += not is_over(calling)
            death(worker)
            if death is kill or concurrency == 1:  # a worker exits with its only process
                worker.wait(PATIENCE_S)
                worker = running.enter_context(begin())
        assert until(lambda: is_over(calling))
        kill(worker)
    rows = deliveries(calling)
    assert n_killed >= n_trees + n_children // 2
    _check(rows, moods, receiver, webhooks)
    assert len({row["event_id"] for row in rows}) == n_events
    assert count(calling, "jobs", "state NOT IN ('done', 'failed')") == 0


def test_worker_shutdown_does_not_wait_for_receivers(
    calling: SetUp, client: TestClient, queue: CeleryQueue, receiver: Receiver, draft: Document, tmp_path: Path
) -> None:
    calling = replace(calling, settings=calling.settings.model_copy(update={"webhook_time_limit_s": 30.0}))
    receiver.act = silent_for(30.0)
    made(client, f"{receiver.url}/silent")
    cancelled(client, draft)
    with sweeping(calling, queue), worker_of(calling, tmp_path / "log") as worker:
        assert has_more_posts(receiver, 1)
        worker.terminate()
        assert worker.wait(600) == 0  # long before the receiver hangs up
    assert count(calling, "jobs", "kind = 'webhook' AND state = 'queued' AND attempt = 0") == 1


def has_more_posts(receiver: Receiver, n: int) -> bool:
    """Wait for so many more posts."""
    due = len(receiver.posts) + n
    return until(lambda: len(receiver.posts) >= due)


def child_of(worker: subprocess.Popen[bytes]) -> int:
    """A process of a worker that does its work."""
    assert until(lambda: bool(_children(worker)))
    return _children(worker)[0]


def _children(worker: subprocess.Popen[bytes]) -> list[int]:
    return [int(each) for each in Path(f"/proc/{worker.pid}/task/{worker.pid}/children").read_text().split()]


def is_over(set_up: SetUp) -> bool:
    return count(set_up, "jobs", "state IN ('queued', 'running')") == 0


def _check(rows: list[Json], moods: Moods, receiver: Receiver, webhooks: dict[str, str]) -> None:
    """Compare what the service says with what the receiver has seen."""
    by_name = {name: [row for row in rows if webhooks[str(row["webhook_id"])] == name] for name in webhooks.values()}
    seen = Counter((post.path.removeprefix("/"), post.event_id) for post in receiver.posts)
    taken = {identifier for identifier, what in moods.given if what == "ok"}
    for name, told in by_name.items():
        ids = [str(row["event_id"]) for row in told]
        assert len(ids) == len(set(ids)), "an event was told as two"
        assert {identifier for where, identifier in seen if where == name} <= set(ids)
        assert all(row["state"] in ("delivered", "failed") for row in told)
        assert {str(row["event_id"]) for row in told if row["state"] == "delivered"} <= taken
    n_tries = 7
    for row in by_name["steady"]:
        assert row["state"] == "delivered" or len(row["tries"]) <= n_tries
        assert len(row["tries"]) <= seen["steady", str(row["event_id"])] <= n_tries, (
            "a try was invented, or one too many"
        )
    exhausted = [row for row in by_name["steady"] if row["state"] == "failed"]
    assert len(exhausted) < len(by_name["steady"]) / 5
    bodies = {(post.event_id, post.body) for post in receiver.posts}
    assert len(bodies) == len({post.event_id for post in receiver.posts}), "a body changed between tries"


@pytest.mark.long  # so does `tests/chaos`
def test_result_of_a_frozen_worker_is_discarded_and_every_attempt_is_signed(
    calling: SetUp, client: TestClient, queue: CeleryQueue, receiver: Receiver, draft: Document, tmp_path: Path
) -> None:
    webhook = made(client, receiver.url)
    waiting, thawed = threading.Event(), threading.Event()

    def act(request: BaseHTTPRequestHandler, post: Post) -> None:
        if len(receiver.posts) == 1:
            waiting.set()
            thawed.wait(60)
        answering(410 if post is receiver.posts[0] else 200)(request, post)

    receiver.act = act
    patient = replace(calling, settings=calling.settings.model_copy(update={"webhook_time_limit_s": 60.0}))
    cancelled(client, draft)
    with sweeping(calling, queue), worker_of(patient, tmp_path / "log") as frozen:
        assert waiting.wait(100)
        os.killpg(frozen.pid, signal.SIGSTOP)
        try:
            job_id = _taken_up(calling)
            assert until(lambda: execute_job(calling.job_runner(), job_id))
        finally:
            thawed.set()
            os.killpg(frozen.pid, signal.SIGCONT)
        client.post(f"{HOOKS}/{webhook['id']}/ping")
        assert until(lambda: count(calling, "webhook_deliveries", "state = 'delivered'") == 2)
        kill(frozen)
    first, ping = deliveries(calling)
    assert [each["status"] for each in first["tries"]] == [200]
    assert [each["status"] for each in ping["tries"]] == [200]
    assert client.get(f"{HOOKS}/{webhook['id']}").json()["paused"] is False
    assert len({post.event_id for post in receiver.posts[:2]}) == 1
    assert all(is_genuine(webhook["secret"], post.headers, post.body, post.at) for post in receiver.posts)


def _taken_up(set_up: SetUp) -> UUID:
    with set_up.engine.connect() as connection:
        found = connection.scalar(text("SELECT id FROM jobs WHERE kind = 'webhook' AND state = 'running'"))
    return UUID(str(found))
