"""One trace from a request through its run to the engine's stages."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from stormsizer.simulation.assessment import assess
from tests.webapp.documents import office
from tests.webapp.runs.real import FINAL, reaches
from tests.webapp.setups import SetUp, until, worker_of
from tests.webapp.telemetry.collector import Collector
from tests.webapp.telemetry.conftest import flush
from webapp.core.telemetry import spans
from webapp.core.telemetry.attributes import ALLOWED
from webapp.jobs import RetryJob
from webapp.jobs.execution import execute_job

TRACE_ID, CALLER = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
HEADERS = {"traceparent": f"00-{TRACE_ID}-{CALLER}-01"}
STAGES = ("timeline", "storage", "experience", "capacity", "confidence", "recommendation")
RUN_ROUTE = "/api/v1/scenarios/{scenario_id}/runs"


@pytest.fixture(autouse=True)
def _computed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webapp.runs.kinds.table.assess", assess)


def start_run(set_up: SetUp, **header: str) -> str:
    """Create a project with a scenario, and start a run with a header of the caller."""
    client = set_up.client()
    project_id = client.post("/api/v1/projects", json={"name": "Confidential GmbH"}).json()["id"]
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=office()).json()
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/runs?secret=word", headers=header)
    assert answer.status_code == 202
    return str(answer.json()["id"])


def test_request_queue_attempt_and_engine_stages_are_one_trace(set_up: SetUp, traced: Collector) -> None:
    run_id = start_run(set_up, **HEADERS)
    assert set_up.work_off(run_id)
    flush()
    request, waiting, attempt = traced.one(f"POST {RUN_ROUTE}"), traced.one("run wait"), traced.one("run")
    assert (request.trace_id, request.parent_id) == (TRACE_ID, CALLER)
    assert waiting.parent_id == attempt.parent_id == request.span_id
    assert request.starts_ns < waiting.starts_ns < waiting.ends_ns <= attempt.starts_ns
    engine = traced.one("engine week")
    assert engine.parent_id == attempt.span_id
    stages = [traced.one(f"engine {stage}") for stage in STAGES]
    assert {stage.parent_id for stage in stages} == {engine.span_id}
    assert [stage.name for stage in sorted(stages, key=lambda stage: stage.ends_ns)] == [f"engine {s}" for s in STAGES]
    assert {span.trace_id for span in (waiting, attempt, engine, *stages)} == {TRACE_ID}
    assert not any(span.is_error for span in traced.spans())


def test_spans_contain_ids_and_no_content(set_up: SetUp, traced: Collector) -> None:
    run_id = start_run(set_up, **HEADERS)
    set_up.work_off(run_id)
    flush()
    request, attempt = traced.one(f"POST {RUN_ROUTE}"), traced.one("run")
    assert request.attributes.pop("stormsizer.request_id")
    assert request.attributes == {
        "http.request.method": "POST",
        "http.route": RUN_ROUTE,
        "http.response.status_code": 202,
        "network.protocol.version": "1.1",
        "url.scheme": "http",
        "stormsizer.operation": "create_run",
        "stormsizer.organization_id": "00000000-0000-0000-0000-000000000001",
        "stormsizer.principal": "local",
    }
    assert attempt.attributes == {
        "stormsizer.run_id": run_id,
        "stormsizer.organization_id": "00000000-0000-0000-0000-000000000001",
        "stormsizer.attempt": 1,
        "stormsizer.outcome": "succeeded",
    }
    sent = b"".join(traced.bodies)
    for secret in (b"Confidential", b"secret", b"word", b"Branch office", b"127.0.0.1"):
        assert secret not in sent
    assert {name for span in traced.spans() for name in span.attributes} <= ALLOWED


def test_health_checks_are_not_traced(set_up: SetUp, traced: Collector) -> None:
    client = set_up.client()
    assert client.get("/livez").status_code == 200
    client.get("/api/v1/projects")
    flush()
    assert [span.name for span in traced.spans()] == ["GET /api/v1/projects"]


def test_unsampled_traces_of_callers_are_not_sent(set_up: SetUp, traced: Collector) -> None:
    run_id = start_run(set_up, traceparent=f"00-{TRACE_ID}-{CALLER}-00")
    set_up.work_off(run_id)
    flush()
    assert TRACE_ID not in {span.trace_id for span in traced.spans()}


def test_second_attempt_after_a_lost_worker_continues_the_trace(set_up: SetUp, traced: Collector) -> None:
    run_id = start_run(set_up, **HEADERS)
    with set_up.engine.begin() as connection:  # as a worker leaves it that is killed
        connection.execute(
            text("UPDATE runs SET state = 'running', attempt = 1, lease_until = now() - interval '1 s' WHERE id = :id"),
            {"id": run_id},
        )
    set_up.sweep()
    assert set_up.work_off(run_id)
    flush()
    attempt, waiting = traced.one("run"), traced.one("run wait")
    assert (attempt.trace_id, attempt.attributes["stormsizer.attempt"]) == (TRACE_ID, 2)
    assert waiting.starts_ns > traced.one(f"POST {RUN_ROUTE}").ends_ns  # it waits since the sweeper found it


def test_work_of_an_untraced_request_begins_one_trace(set_up: SetUp, traced: Collector) -> None:
    run_id = start_run(set_up)
    with set_up.engine.begin() as connection:  # as the previous release leaves it
        connection.execute(text("UPDATE runs SET traceparent = NULL WHERE id = :id"), {"id": run_id})
    assert set_up.work_off(run_id)
    flush()
    waiting, attempt = traced.one("run wait"), traced.one("run")
    assert (waiting.parent_id, attempt.parent_id, attempt.trace_id) == ("", waiting.span_id, waiting.trace_id)


def test_failed_run_is_an_error_without_its_message(
    set_up: SetUp, traced: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("confidential")

    monkeypatch.setattr("webapp.runs.kinds.table.assess", fail)
    set_up.work_off(start_run(set_up, **HEADERS))
    flush()
    attempt = traced.one("run")
    assert (attempt.is_error, attempt.attributes["stormsizer.outcome"]) == (True, "failed")
    assert b"confidential" not in b"".join(traced.bodies)


def test_jobs_continue_the_trace_with_each_attempt(set_up: SetUp, traced: Collector) -> None:
    outcomes = iter([RetryJob("later"), None])

    def handler(*_: object) -> None:
        outcome = next(outcomes)
        if outcome is not None:
            raise outcome

    run_id = start_run(set_up, **HEADERS)
    set_up.work_off(run_id)
    settings = set_up.settings.model_copy(update={"job_pauses_s": (0.0,)})
    with set_up.engine.connect() as connection:
        job_id: UUID = connection.scalars(text("SELECT id FROM jobs WHERE kind = 'event'")).one()
    changed = SetUp(set_up.name, settings, set_up.engine)
    assert execute_job(changed.job_runner({"event": handler}), job_id)
    assert execute_job(changed.job_runner({"event": handler}), job_id)
    flush()
    first, second = traced.named("job event")
    assert first.trace_id == second.trace_id == TRACE_ID
    assert first.parent_id == second.parent_id == traced.one("run").span_id
    assert [each.attributes["stormsizer.outcome"] for each in (first, second)] == ["retried", "done"]
    assert len(traced.named("job event wait")) == 2


def test_chunks_of_a_run_are_in_its_trace(set_up: SetUp, traced: Collector) -> None:
    client = set_up.client()
    project_id = client.post("/api/v1/projects", json={"name": "Branch offices"}).json()["id"]
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=office()).json()
    asked = {"n_replications": 50}
    run = client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json=asked, headers=HEADERS)
    assert run.status_code == 202, run.text
    set_up.work_off_chunks(run.json()["id"])
    flush()
    chunks = traced.named("run chunk")
    assert sorted(chunk.attributes["stormsizer.chunk"] for chunk in chunks) == [0, 25]
    assert {span.trace_id for span in (*chunks, traced.one("run"), traced.one("engine range"))} == {TRACE_ID}


def test_previews_count_what_the_cache_contained(set_up: SetUp, traced: Collector) -> None:
    client = set_up.client()
    asked = {"scenario": office(name="Counted in the cache")}
    for _ in range(2):
        assert client.post("/api/v1/preview", json=asked).status_code == 200
    flush()
    first, second = traced.named("engine preview")
    assert first.attributes["stormsizer.cache_misses"] >= 1
    assert second.attributes["stormsizer.cache_hits"] >= 1
    assert len(traced.named("engine storage")) == 1


def test_unavailable_collector_neither_delays_nor_fails_requests(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")  # a port where nothing listens
    monkeypatch.setenv("OTEL_BSP_MAX_QUEUE_SIZE", "16")
    monkeypatch.setenv("OTEL_BSP_MAX_EXPORT_BATCH_SIZE", "8")
    spans.start("api")
    try:
        client = set_up.client()
        assert {client.get("/api/v1/projects").status_code for _ in range(40)} == {200}
    finally:
        began_s = time.monotonic()
        spans.stop()
    assert time.monotonic() - began_s < 30  # the service waits 1 s for the last spans


def test_without_a_collector_nothing_is_traced(set_up: SetUp) -> None:
    spans.start("api")
    assert spans.exports() is None
    run_id = start_run(set_up, **HEADERS)
    assert set_up.row(run_id)["traceparent"] is None


@pytest.mark.long
def test_without_a_collector_the_tracing_libraries_are_not_loaded() -> None:
    program = (
        "import sys; import webapp.main, webapp.worker; from webapp.core.telemetry import spans; spans.start('api'); "
        "webapp.main.create_app(); "
        "libraries = ('opentelemetry.sdk.trace', 'opentelemetry.exporter', 'google.protobuf', 'requests'); "
        "print(sorted(name for name in sys.modules if name.startswith(libraries)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.long
@pytest.mark.tested_on("embedded", "server")
def test_real_worker_sends_its_spans(set_up: SetUp, traced: Collector, tmp_path: Path) -> None:
    queue: Any = set_up.celery_queue()
    client = set_up.client(queue)
    project_id = client.post("/api/v1/projects", json={"name": "Branch offices"}).json()["id"]
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=office()).json()
    with worker_of(set_up, tmp_path / "log"):
        run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs", headers=HEADERS).json()["id"]
        assert reaches(set_up, run_id, *FINAL, queue=queue)
        assert until(lambda: traced.named("run") != [])
    flush()
    assert traced.one("run").service == "stormsizer-worker"
    assert traced.one("run").parent_id == traced.one(f"POST {RUN_ROUTE}").span_id
    assert traced.one(f"POST {RUN_ROUTE}").service == "stormsizer-api"
