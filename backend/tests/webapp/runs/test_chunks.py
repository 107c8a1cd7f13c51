"""Runs in chunks: each chunk has its own lease, and the result does not depend on who computes which chunk when."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer.analysis.monte_carlo.ranges import RangeRequest, ranges
from stormsizer.model.scenario import InvalidScenarioError, parse
from tests.webapp.documents import Document, office
from tests.webapp.setups import Notebook, SetUp
from webapp.catalogs.service import current_catalog
from webapp.cli.languages import in_english
from webapp.jobs.lease import Lease
from webapp.runs.execution import chunks
from webapp.runs.execution.attempts import inputs_of
from webapp.runs.execution.calculation import PackedChunk, calculated_chunk
from webapp.runs.execution.chunks import N_ANNOUNCED
from webapp.runs.kinds.table import N_REPLICATIONS_PER_CHUNK
from webapp.runs.transitions import RUNS, STORING_FROM_FRACTION

pytestmark = pytest.mark.tested_on("server")

MINUTE = 60.0
THREE = 2 * N_REPLICATIONS_PER_CHUNK + 10
"""Replications of two whole chunks and a smaller one."""
FIRSTS = [0, N_REPLICATIONS_PER_CHUNK, 2 * N_REPLICATIONS_PER_CHUNK]


def start(client: TestClient, draft: Document, n_replications: int = THREE, **asked: Any) -> str:
    place = f"/api/v1/scenarios/{draft['id']}/ranges"
    answer = client.post(place, json={"n_replications": n_replications, **asked})
    assert answer.status_code == 202, answer.text
    return str(answer.json()["id"])


@pytest.fixture
def run_id(client: TestClient, draft: Document) -> UUID:
    """A run of three chunks that wait."""
    return UUID(start(client, draft))


def claim(set_up: SetUp, run_id: UUID, first: int = 0) -> Lease | None:
    with set_up.sessions.begin() as session:
        return chunks.claim(session, run_id, first, lease_s=MINUTE, max_attempts=set_up.settings.max_attempts)


def held(set_up: SetUp, run_id: UUID, first: int = 0) -> Lease:
    found = claim(set_up, run_id, first)
    assert found is not None
    return found


def expire(set_up: SetUp) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE run_chunks SET lease_until = now() - interval '1 s' WHERE state = 'running'"))
        # waiting chunks count as announced now, even on a slow machine
        connection.execute(text("UPDATE run_chunks SET announced_at = now() WHERE announced_at IS NOT NULL"))


def states(set_up: SetUp, run_id: UUID | str) -> list[str]:
    return [chunk["state"] for chunk in set_up.chunks(run_id)]


def test_chunk_sizes_depend_only_on_the_request(set_up: SetUp, draft: Document) -> None:
    queue = Notebook()
    run_id = UUID(start(set_up.client(queue), draft))
    found = set_up.chunks(run_id)
    assert [(chunk["first"], chunk["n"], chunk["state"]) for chunk in found] == [
        (0, N_REPLICATIONS_PER_CHUNK, "queued"),
        (FIRSTS[1], N_REPLICATIONS_PER_CHUNK, "queued"),
        (FIRSTS[2], 10, "queued"),
    ]
    assert queue.announced == []
    assert queue.chunks == [(run_id, first) for first in FIRSTS]


def test_only_the_first_chunks_are_announced_and_each_start_announces_the_next(set_up: SetUp, draft: Document) -> None:
    queue = Notebook()
    run_id = start(set_up.client(queue), draft, 40 * N_REPLICATIONS_PER_CHUNK)
    assert [first // N_REPLICATIONS_PER_CHUNK for _, first in queue.chunks] == list(range(N_ANNOUNCED))
    queue.chunks.clear()
    set_up.work_off_chunk(run_id, 0, queue=queue)
    assert queue.chunks == [(UUID(run_id), N_ANNOUNCED * N_REPLICATIONS_PER_CHUNK)]


def test_merged_chunks_equal_the_result_of_the_engine_and_are_deleted(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    run_id = start(client, draft, 30, seed=7)
    set_up.work_off_chunks(run_id)
    done = client.get(f"/api/v1/runs/{run_id}").json()
    assert (done["state"], done["attempt"], done["request"]) == ("succeeded", 1, {"n_replications": 30, "seed": 7})
    with set_up.sessions() as session:
        catalog = current_catalog(session)
    alone = ranges(parse(office()), catalog, RangeRequest(n_replications=30, seed=7))
    assert done["range"] == in_english(alone).model_dump(mode="json")
    assert set_up.count("run_chunks") == 0


@pytest.mark.parametrize("order", [FIRSTS, FIRSTS[::-1]], ids=["in order", "backwards"])
def test_progress_is_the_fraction_of_chunks_that_are_done(
    set_up: SetUp, client: TestClient, run_id: UUID, order: list[int]
) -> None:
    seen = []
    for first in order:
        row = set_up.row(run_id)
        seen.append((row["state"], row["stage"], row["progress_fraction"]))
        set_up.work_off_chunk(run_id, first)
    assert seen == [
        ("queued", "waiting", 0.0),
        ("running", "simulating", STORING_FROM_FRACTION / 3),
        ("running", "simulating", STORING_FROM_FRACTION * 2 / 3),
    ]
    assert set_up.row(run_id)["state"] == "succeeded"


@pytest.mark.parametrize("n_workers", [pytest.param(2, marks=pytest.mark.long), 4])
def test_percentiles_do_not_depend_on_the_number_of_workers(
    set_up: SetUp, client: TestClient, draft: Document, n_workers: int
) -> None:
    alone, shared, other = (start(client, draft, 60, seed=seed) for seed in (1, 1, 2))
    for run_id in (alone, other):
        set_up.work_off_chunks(run_id)
    firsts = [chunk["first"] for chunk in set_up.chunks(shared)][::-1] * 2  # each announced twice
    with ThreadPoolExecutor(n_workers) as pool:
        written = list(pool.map(lambda first: set_up.work_off_chunk(shared, first), firsts))
    assert sum(written) == len(firsts) / 2
    one, many, another = (set_up.row(run_id) for run_id in (alone, shared, other))
    assert [row["state"] for row in (one, many, another)] == ["succeeded"] * 3
    assert one["result_sha256"] == many["result_sha256"] != another["result_sha256"]
    assert (one["attempt"], many["attempt"]) == (1, 1)


def test_only_one_of_many_workers_claims_a_chunk(set_up: SetUp, run_id: UUID) -> None:
    with ThreadPoolExecutor(8) as pool:
        claims = list(pool.map(lambda _: claim(set_up, run_id), range(8)))
    assert len([each for each in claims if each]) == 1


def test_run_cannot_be_claimed_while_chunks_are_open(set_up: SetUp, run_id: UUID) -> None:
    assert not set_up.work_off(run_id)
    for first in FIRSTS[:2]:
        set_up.work_off_chunk(run_id, first)
        assert not set_up.work_off(run_id)
    assert set_up.row(run_id)["attempt"] == 0


def test_repeated_late_or_unknown_message_of_a_chunk_does_nothing(set_up: SetUp, run_id: UUID) -> None:
    assert set_up.work_off_chunk(run_id, 0)
    assert not set_up.work_off_chunk(run_id, 0)
    assert not set_up.work_off_chunk(run_id, 7)
    assert not set_up.work_off_chunk(UUID(int=7), 0)


def test_worker_with_an_expired_lease_of_a_chunk_writes_nothing(set_up: SetUp, run_id: UUID) -> None:
    frozen = held(set_up, run_id)
    expire(set_up)
    successor = held(set_up, run_id)
    late = PackedChunk(b"late", 1.0)
    with set_up.sessions.begin() as session:
        assert not frozen.renew(session, MINUTE)
        assert not chunks.store(session, frozen, late)
        assert not frozen.release(session)
        assert successor.renew(session, MINUTE)
    assert states(set_up, run_id) == ["running", "queued", "queued"]


def test_chunk_of_a_lost_worker_is_announced_again_and_done_chunks_stay_done(set_up: SetUp, run_id: UUID) -> None:
    set_up.work_off_chunk(run_id, FIRSTS[1])
    held(set_up, run_id)
    expire(set_up)
    queue = Notebook()
    assert set_up.sweep(queue) == 1
    assert (queue.announced, queue.chunks) == ([], [(run_id, 0)])
    assert states(set_up, run_id) == ["queued", "done", "queued"]
    assert set_up.row(run_id)["progress_fraction"] == STORING_FROM_FRACTION / 3


def test_lost_message_of_a_chunk_is_sent_again_after_a_while(set_up: SetUp, run_id: UUID) -> None:
    queue = Notebook()
    assert set_up.sweep(queue) == 0
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE run_chunks SET announced_at = now() - interval '1 minute'"))
        connection.execute(text("UPDATE runs SET announced_at = now() - interval '1 minute'"))
    assert (set_up.sweep(queue), set_up.sweep(queue)) == (3, 0)
    assert queue.announced == []


def test_only_one_of_many_sweepers_announces_a_chunk(set_up: SetUp, run_id: UUID) -> None:
    held(set_up, run_id)
    expire(set_up)
    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(lambda _: set_up.sweep(), range(6))) == 1


def test_chunk_that_kills_every_worker_fails_the_run(set_up: SetUp, client: TestClient, run_id: UUID) -> None:
    for _ in range(set_up.settings.max_attempts):
        held(set_up, run_id)
        expire(set_up)
        set_up.sweep()
    row = set_up.row(run_id)
    assert (row["state"], row["reason"]) == ("failed", "worker_lost")
    assert set_up.count("run_chunks") == 0
    assert claim(set_up, run_id) is None


@pytest.fixture
def all_stored(set_up: SetUp, run_id: UUID) -> UUID:
    """A run whose worker was killed right after it stored the last chunk."""
    for first in FIRSTS[:2]:
        set_up.work_off_chunk(run_id, first)
    last = held(set_up, run_id, FIRSTS[2])
    inputs, (_, first) = inputs_of(set_up.run_context(), last), last.key
    packed = calculated_chunk(inputs, first, 10, lambda _: None)
    with set_up.sessions.begin() as session:
        assert chunks.store(session, last, packed)
    return run_id


def test_worker_lost_between_the_last_chunk_and_the_result_loses_nothing(set_up: SetUp, all_stored: UUID) -> None:
    queue = Notebook()
    assert set_up.sweep(queue) == 0
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET announced_at = now() - interval '1 minute'"))
    assert set_up.sweep(queue) == 1
    assert (queue.announced, queue.chunks) == ([all_stored], [])
    assert set_up.work_off(all_stored)
    assert (set_up.row(all_stored)["state"], set_up.count("run_chunks")) == ("succeeded", 0)


def test_worker_lost_while_merging_the_result_is_replaced(set_up: SetUp, all_stored: UUID) -> None:
    with set_up.sessions.begin() as session:
        assert RUNS.claim(session, all_stored, lease_s=MINUTE, max_attempts=set_up.settings.max_attempts)
    assert not set_up.work_off(all_stored)
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET lease_until = now() - interval '1 s'"))
    queue = Notebook()
    assert set_up.sweep(queue) == 1
    assert queue.announced == [all_stored]
    assert set_up.work_off(all_stored)
    assert (set_up.row(all_stored)["state"], set_up.row(all_stored)["attempt"]) == ("succeeded", 2)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (InvalidScenarioError(()), "invalid_scenario"),
        (ValueError("no convergence"), "engine_error"),
        (MemoryError(), "out_of_memory"),
        (SoftTimeLimitExceeded(), "time_limit"),
    ],
    ids=["scenario", "engine", "memory", "time"],
)
def test_failed_chunk_fails_the_run_with_a_reason(
    set_up: SetUp,
    client: TestClient,
    run_id: UUID,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    reason: str,
) -> None:
    def broken(*_: Any) -> None:
        raise error

    set_up.work_off_chunk(run_id, 0)
    monkeypatch.setattr("webapp.runs.kinds.table.replicate", broken)
    assert set_up.work_off_chunk(run_id, FIRSTS[1])
    failed = client.get(f"/api/v1/runs/{run_id}").json()
    assert (failed["state"], failed["reason"], failed["range"]) == ("failed", reason, None)
    assert set_up.count("run_chunks") == 0


def test_worker_that_shuts_down_releases_its_chunk_without_counting_the_attempt(
    set_up: SetUp, run_id: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted: list[bool] = []

    def slow(*_: Any) -> None:
        while not interrupted:
            pass
        raise SoftTimeLimitExceeded

    monkeypatch.setattr("webapp.runs.kinds.table.replicate", slow)
    closing = {"interrupt": lambda: interrupted.append(True), "is_closing": lambda: True}
    assert set_up.work_off_chunk(run_id, 0, **closing)
    found = set_up.chunks(run_id)[0]
    assert (found["state"], found["attempt"], found["lease_until"]) == ("queued", 0, None)
    queue = Notebook()
    assert (set_up.sweep(queue), queue.chunks) == (1, [(run_id, 0)])


def test_waiting_monte_carlo_run_is_canceled_at_once_and_can_be_deleted(
    set_up: SetUp, client: TestClient, run_id: UUID
) -> None:
    assert client.post(f"/api/v1/runs/{run_id}/cancel").json()["state"] == "cancelled"
    assert set_up.count("run_chunks") == 0
    assert not set_up.work_off_chunk(run_id, 0)
    assert set_up.sweep() == 0
    assert client.delete(f"/api/v1/runs/{run_id}").status_code == 204


def test_chunk_of_a_canceled_run_stops_soon(set_up: SetUp, client: TestClient, run_id: UUID) -> None:
    set_up.work_off_chunk(run_id, FIRSTS[2])
    busy = held(set_up, run_id)
    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(set_up.work_off_chunk, run_id, FIRSTS[1])
        while states(set_up, run_id)[1] != "running":
            assert not working.done()
        assert client.post(f"/api/v1/runs/{run_id}/cancel").json()["state"] == "cancelled"
        assert working.result(timeout=30.0) is False
    with set_up.sessions.begin() as session:
        assert not chunks.store(session, busy, PackedChunk(b"late", 1.0))
    assert (set_up.row(run_id)["state"], set_up.count("run_chunks")) == ("cancelled", 0)


def test_events_of_a_monte_carlo_run_follow_its_chunks(set_up: SetUp, client: TestClient, run_id: UUID) -> None:
    with ThreadPoolExecutor(1) as pool:
        stream = pool.submit(client.get, f"/api/v1/runs/{run_id}/events")
        set_up.work_off_chunks(run_id)
        answer = stream.result(timeout=600)
    steps = [json.loads(line[5:]) for line in answer.text.splitlines() if line.startswith("data:")]
    fractions = [step["progress_fraction"] for step in steps]
    assert steps[-1]["state"] == "succeeded"
    assert fractions == sorted(fractions)
    assert any(0.0 < fraction < STORING_FROM_FRACTION for fraction in fractions)


@pytest.mark.parametrize("change", ["state = 'paused'", "state = 'running'", "state = 'done'", "lease_until = now()"])
def test_database_rejects_a_contradictory_chunk(set_up: SetUp, run_id: UUID, change: str) -> None:
    with pytest.raises(Exception, match="ck_run_chunks_"), set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE run_chunks SET {change}"))
