"""A run preserves its inputs, ends in one of three ways, and gives the reason."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from fastapi.testclient import TestClient
from sqlalchemy import text
from sqlalchemy.orm import Session

from tests.webapp.documents import Document, office
from tests.webapp.setups import Notebook, SetUp
from webapp.catalogs import service as catalogs
from webapp.core.db.tenancy import SHARED
from webapp.jobs.queue import CeleryQueue, celery_of
from webapp.runs.execution.attempts import execute


def start(client: TestClient, draft: Document, **headers: str) -> dict[str, Any]:
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/runs", headers=headers)
    assert answer.status_code == 202, answer.text
    document: dict[str, Any] = answer.json()
    assert answer.headers["location"] == f"/api/v1/runs/{document['id']}"
    return document


def shown(client: TestClient, run: Document) -> dict[str, Any]:
    document: dict[str, Any] = client.get(f"/api/v1/runs/{run['id']}").json()
    return document


def interrupted_in_compiled_code() -> SystemError:
    """The exception that Numba raises for a signal."""
    inner = SystemError("_numba_unpickle returned a result with an exception set")
    inner.__cause__ = SoftTimeLimitExceeded()
    outer = SystemError("CPUDispatcher returned a result with an exception set")
    outer.__cause__ = inner
    return outer


def test_run_has_a_verdict_a_result_and_a_series(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    assert (run["state"], run["holds"]) == ("queued", None)
    assert set_up.work_off(run["id"])
    done = shown(client, run)
    assert (done["state"], done["stage"], done["progress_fraction"]) == ("succeeded", "done", 1.0)
    assert done["sentence"] == done["result"]["verdict"]["sentence"]
    assert done["result"]["recommendation"]["n_candidates"] > 0
    assert done["created_at"] <= done["started_at"] <= done["finished_at"]
    series = client.get(f"/api/v1/runs/{run['id']}/series", params={"n_buckets": 24}).json()
    assert (series["n_buckets"], series["bucket_s"]) == (24, 600.0)


def test_run_uses_the_scenario_as_it_was_at_its_start(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    place = f"/api/v1/scenarios/{draft['id']}"
    changed = office(name="Changed")
    changed["pools"][0]["n_desktops"] = 999
    assert client.put(place, json=changed, headers={"If-Match": "*"}).status_code == 200
    assert client.delete(place).status_code == 204
    set_up.work_off(run["id"])
    done = shown(client, run)
    assert done["scenario"] == draft["scenario"]
    assert done["result"]["phases"][0]["n_desktops"] == 100
    assert (done["scenario_id"], done["scenario_version"]) == (None, 1)


def test_run_uses_the_catalog_it_was_created_with(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE catalog_versions SET is_current = false"))
        connection.execute(
            text("INSERT INTO catalog_versions (organization_id, version, documents_sha256, engine_version, is_current)"
                 " VALUES (:shared, 'empty', '', '', true)"),
            {"shared": SHARED},
        )  # fmt: skip
    catalogs._kept.clear()  # as in a worker that starts only now
    try:
        set_up.work_off(run["id"])
        assert shown(client, run)["result"]["catalog_version"] == run["catalog_version"]
    finally:
        with set_up.engine.begin() as connection:
            connection.execute(text("DELETE FROM catalog_versions WHERE version = 'empty'"))
            connection.execute(
                text("UPDATE catalog_versions SET is_current = true WHERE version = :v"), {"v": run["catalog_version"]}
            )


def test_same_inputs_give_the_same_bytes(set_up: SetUp, client: TestClient, draft: Document) -> None:
    runs = [start(client, draft) for _ in range(2)]
    for run in runs:
        set_up.work_off(run["id"])
    first, second = (shown(client, run) for run in runs)
    assert first["inputs_sha256"] == second["inputs_sha256"]
    assert first["result_sha256"] == second["result_sha256"]
    with set_up.engine.connect() as connection:
        traces = connection.scalars(text("SELECT npz FROM run_traces")).all()
    assert traces[0] == traces[1]


def test_run_delivered_twice_is_executed_once(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    assert set_up.work_off(run["id"])
    assert not set_up.work_off(run["id"])
    assert set_up.row(run["id"])["attempt"] == 1


def test_message_for_a_deleted_run_does_nothing(set_up: SetUp) -> None:
    assert not set_up.work_off(UUID(int=7))


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ValueError("no convergence"), "engine_error"),
        (MemoryError(), "out_of_memory"),
        (SoftTimeLimitExceeded(), "time_limit"),
        (interrupted_in_compiled_code(), "time_limit"),
    ],
    ids=["engine", "memory", "time", "time in compiled code"],
)
def test_failed_calculation_reports_the_reason_and_stores_nothing(
    set_up: SetUp,
    client: TestClient,
    draft: Document,
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    reason: str,
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise error

    run = start(client, draft)
    monkeypatch.setattr("webapp.runs.kinds.table.assess", broken)
    assert set_up.work_off(run["id"])
    failed = shown(client, run)
    assert (failed["state"], failed["reason"], failed["result"]) == ("failed", reason, None)
    assert failed["message"]
    assert set_up.count("run_traces") == 0


@pytest.mark.parametrize("step", ["packed_chunks", "advance", "succeed"])
def test_database_failure_during_a_run_costs_only_one_attempt(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def broken(session: Session, *_: Any, **__: Any) -> None:
        session.execute(text("RESET ROLE"))
        session.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    run = start(client, draft)
    with monkeypatch.context() as meanwhile:
        module = "execution.chunks" if step == "packed_chunks" else "transitions"
        meanwhile.setattr(f"webapp.runs.{module}.{step}", broken)
        assert not set_up.work_off(run["id"])
    assert set_up.row(run["id"])["state"] == "running"
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET lease_until = now() - interval '1 s'"))
    assert set_up.sweep() == 1
    assert set_up.work_off(run["id"])
    done = shown(client, run)
    assert (done["state"], done["attempt"]) == ("succeeded", 2)


def test_run_canceled_while_computing_is_interrupted_and_stays_canceled(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = start(client, draft)
    interrupted: list[bool] = []

    def slow(*_: Any, **__: Any) -> None:
        assert client.post(f"/api/v1/runs/{run['id']}/cancel").json()["state"] == "cancelled"
        while not interrupted:
            pass
        raise SoftTimeLimitExceeded

    monkeypatch.setattr("webapp.runs.kinds.table.assess", slow)
    assert not execute(set_up.run_context(interrupt=lambda: interrupted.append(True)), UUID(run["id"]))
    assert shown(client, run)["state"] == "cancelled"


@pytest.mark.parametrize(
    "error", [SoftTimeLimitExceeded(), interrupted_in_compiled_code(), ValueError("what a library made of it")]
)
def test_worker_that_shuts_down_interrupts_the_run_and_requeues_it(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    run = start(client, draft)
    interrupted: list[bool] = []

    def slow(*_: Any, **__: Any) -> None:
        while not interrupted:
            pass
        raise error

    monkeypatch.setattr("webapp.runs.kinds.table.assess", slow)
    context = set_up.run_context(interrupt=lambda: interrupted.append(True), is_closing=lambda: True)
    assert execute(context, UUID(run["id"]))
    row = set_up.row(run["id"])
    assert (row["state"], row["attempt"], row["lease_until"]) == ("queued", 0, None)


def test_waiting_run_is_canceled_at_once_and_only_once(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    assert client.post(f"/api/v1/runs/{run['id']}/cancel").json()["state"] == "cancelled"
    assert client.post(f"/api/v1/runs/{run['id']}/cancel").status_code == 409
    assert not set_up.work_off(run["id"])
    assert client.delete(f"/api/v1/runs/{run['id']}").status_code == 204


@pytest.mark.parametrize("what", ["series", "report"])
def test_unfinished_run_has_no_series_and_no_report(client: TestClient, draft: Document, what: str) -> None:
    run = start(client, draft)
    assert client.get(f"/api/v1/runs/{run['id']}/{what}").status_code == 409
    assert client.delete(f"/api/v1/runs/{run['id']}").status_code == 409


def test_same_key_gives_the_same_run_for_concurrent_requests(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    with ThreadPoolExecutor(8) as pool:
        runs = list(pool.map(lambda _: start(client, draft, **{"Idempotency-Key": "k-1"}), range(8)))
    assert len({run["id"] for run in runs}) == 1
    assert set_up.count("runs") == 1


def test_key_reused_for_another_request_is_rejected(client: TestClient, draft: Document) -> None:
    start(client, draft, **{"Idempotency-Key": "k-2"})
    other = client.post(f"/api/v1/scenarios/{draft['id']}/duplicate", json={}).json()
    answer = client.post(f"/api/v1/scenarios/{other['id']}/runs", headers={"Idempotency-Key": "k-2"})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "Idempotency-Key")


def test_key_can_be_reused_after_a_day(set_up: SetUp, client: TestClient, draft: Document) -> None:
    first = start(client, draft, **{"Idempotency-Key": "k-3"})
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE idempotency_keys SET created_at = now() - interval '25 hours'"))
    assert start(client, draft, **{"Idempotency-Key": "k-3"})["id"] != first["id"]


def test_run_is_announced_only_after_the_commit(set_up: SetUp, draft: Document) -> None:
    class Witness(Notebook):
        def announce(self, task: str, row_id: UUID, *part: int) -> None:
            assert set_up.row(row_id)["state"] == "queued"
            super().announce(task, row_id, *part)

    witness = Witness()
    run = start(set_up.client(witness), draft)
    assert witness.announced == [UUID(run["id"])]


def test_unavailable_broker_loses_no_run(set_up: SetUp, draft: Document) -> None:
    away = set_up.settings.model_copy(update={"redis_url": "redis://127.0.0.1:1/0"})
    queue = CeleryQueue(celery_of(away))
    run = start(set_up.client(queue), draft)
    assert set_up.row(run["id"])["state"] == "queued"


def test_runs_are_filtered_by_scenario_project_and_state(set_up: SetUp, client: TestClient, draft: Document) -> None:
    runs = [start(client, draft) for _ in range(3)]
    set_up.work_off(runs[0]["id"])
    for asked, expected in (
        ({"scenario_id": draft["id"]}, runs[::-1]),
        ({"project_id": draft["project_id"], "state": "succeeded"}, runs[:1]),
        ({"project_id": "00000000-0000-7000-8000-000000000000"}, []),
    ):
        found = client.get("/api/v1/runs", params=asked).json()["items"]
        assert [item["id"] for item in found] == [run["id"] for run in expected]
    assert "result" not in client.get("/api/v1/runs").json()["items"][0]


def test_run_events_can_be_followed_until_the_end(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    with ThreadPoolExecutor(1) as pool:
        stream = pool.submit(client.get, f"/api/v1/runs/{run['id']}/events")
        set_up.work_off(run["id"])
        answer = stream.result(timeout=600)
    assert answer.headers["content-type"].startswith("text/event-stream")
    steps = [json.loads(line[5:]) for line in answer.text.splitlines() if line.startswith("data:")]
    assert steps[-1]["state"] == "succeeded"
    assert [step["progress_fraction"] for step in steps] == sorted(step["progress_fraction"] for step in steps)


def test_missing_run_cannot_be_followed(client: TestClient) -> None:
    answer = client.get("/api/v1/runs/00000000-0000-7000-8000-000000000000/events")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
