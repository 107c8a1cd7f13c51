"""Metrics for Prometheus, and who may read them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families
from pydantic import SecretStr
from sqlalchemy import text

from stormsizer import __version__
from tests.webapp.documents import Document
from tests.webapp.setups import ORIGIN, Notebook, SetUp, until
from webapp.core import maintenance
from webapp.core.db.session import connect, sessions_of
from webapp.deployment.postgres.cluster import free_port
from webapp.main import create_app, create_service

pytestmark = pytest.mark.tested_on("server")

NEAR, FAR = ("127.0.0.1", 50_000), ("203.0.113.5", 50_000)
TOKEN = "a token for the eyes of Prometheus"


def browser(set_up: SetUp, peer: tuple[str, int] = NEAR, **changes: Any) -> TestClient:
    return TestClient(
        create_app(replace(set_up, settings=set_up.settings.model_copy(update=changes)).service()),
        base_url=ORIGIN,
        client=peer,
        raise_server_exceptions=False,
    )


def figures(client: TestClient) -> dict[tuple[str, ...], float]:
    """Return all figures by their name and the values of their labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_requests_are_counted_by_operation_and_status(set_up: SetUp) -> None:
    client = browser(set_up)
    for _ in range(3):
        client.get("/api/v1/projects")
    client.get("/api/v1/projects/01900000-0000-7000-8000-000000000000")
    client.get("/api/v1/projects/no-identifier")
    client.get("/api/v1/projects", headers={"Host": "evil.example"})
    values = figures(client)
    name = "stormsizer_request_duration_seconds_count"
    assert values[name, "list_projects", "200"] == 3
    assert values[name, "get_project", "404"] == 1
    assert values[name, "get_project", "422"] == 1
    assert values[name, "none", "421"] == 1
    assert 0 < values["stormsizer_request_duration_seconds_sum", "list_projects", "200"] < 30


def test_metrics_contain_no_identifiers(set_up: SetUp, client: TestClient, draft: Document) -> None:
    own = browser(set_up)
    own.get(f"/api/v1/scenarios/{draft['id']}")
    own.get("/api/v1/nothing/secret-word")
    values = own.get("/metrics").text
    assert draft["id"] not in values
    assert "secret-word" not in values


def test_runs_are_counted_by_kind_and_state_with_their_engine_seconds(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    runs = [client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"] for _ in range(4)]
    assert set_up.work_off(runs[0])
    client.post(f"/api/v1/runs/{runs[1]}/cancel")
    client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json={"n_replications": 30})
    values = figures(browser(set_up))
    assert values["stormsizer_runs", "week", "queued"] == 2
    assert values["stormsizer_runs", "week", "succeeded"] == 1
    assert values["stormsizer_runs", "week", "cancelled"] == 1
    assert values["stormsizer_run_chunks", "queued"] == 2
    elapsed_ms = set_up.row(runs[0])["elapsed_ms"]
    assert values["stormsizer_run_engine_seconds", "week", "succeeded"] == pytest.approx(elapsed_ms / 1000)
    assert 0 < values["stormsizer_oldest_waiting_run_seconds",] < 60


def test_waiting_and_running_work_is_counted_for_all_kinds_and_is_none_in_maintenance(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    runs = [client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"] for _ in range(2)]
    client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json={"n_replications": 30})
    with set_up.engine.begin() as connection:
        running = "UPDATE runs SET state = 'running', lease_until = now() + interval '1 min' WHERE id = :id"
        connection.execute(text(running), {"id": runs[0]})
        retried = (
            "INSERT INTO jobs (id, kind, payload, state, attempt, fence, due_at, reason) "
            "VALUES (gen_random_uuid(), 'mail', '{}', 'queued', 2, 1, now() - interval '5 min', '')"
        )
        connection.execute(text(retried))
    values = figures(browser(set_up))
    assert values["stormsizer_waiting_work",] == 4, "a run, two chunks and an email"
    assert values["stormsizer_running_work",] == 1
    assert values["stormsizer_jobs_retrying", "mail"] == 1
    assert values["stormsizer_oldest_waiting_job_seconds", "mail"] == pytest.approx(300, abs=60)
    assert values["stormsizer_maintenance_mode",] == 0
    with set_up.engine.begin() as connection:
        maintenance.turn_on(connection, "", None)
    try:
        values = figures(browser(set_up))
    finally:
        with set_up.engine.begin() as connection:
            maintenance.turn_off(connection)
    assert (values["stormsizer_maintenance_mode",], values["stormsizer_waiting_work",]) == (1, 0)


def test_process_reports_its_release_its_queue_and_its_disk(set_up: SetUp) -> None:
    values = figures(browser(set_up))
    assert values["stormsizer_build_info", __version__] == 1
    assert values["stormsizer_queue_up",] == 1
    assert 0 < values["stormsizer_data_folder_free_bytes",] < values["stormsizer_data_folder_size_bytes",]
    without_redis = browser(set_up, redis_url=f"redis://127.0.0.1:{free_port()}/0")
    assert figures(without_redis)["stormsizer_queue_up",] == 0


def test_pool_sweeper_and_database_have_metrics(set_up: SetUp) -> None:
    with browser(set_up) as client:
        assert until(lambda: ("stormsizer_sweeper_age_seconds",) in figures(client))
        values = figures(client)
    assert values["stormsizer_sweeper_age_seconds",] < 10
    assert values["stormsizer_database_up",] == 1
    assert values["stormsizer_database_connections", "in_use"] >= 0
    assert values["stormsizer_database_connections", "idle"] >= 0
    assert values["process_resident_memory_bytes",] > 10**7


def test_metrics_are_available_without_a_database(set_up: SetUp) -> None:
    engine = connect(set_up.engine.url.set(port=free_port()).render_as_string(hide_password=False))
    app = create_app(create_service(set_up.settings, sessions_of(engine), Notebook()))
    values = figures(TestClient(app, base_url=ORIGIN, client=NEAR))
    assert values["stormsizer_database_up",] == 0


@pytest.mark.parametrize(
    ("peer", "headers", "changes", "status"),
    [
        (NEAR, {}, {}, 200),
        (("::1", 1), {}, {}, 200),
        (FAR, {}, {}, 404),
        (("somewhere", 1), {}, {}, 404),
        (NEAR, {"X-Forwarded-For": "203.0.113.5"}, {}, 404),
        (NEAR, {"X-Forwarded-For": "127.0.0.1"}, {}, 404),
        (NEAR, {"X-Forwarded-For": "203.0.113.5"}, {"trusted_proxies": "127.0.0.1/32"}, 404),
        (FAR, {"X-Forwarded-For": "127.0.0.1"}, {}, 404),
        (FAR, {}, {"metrics_networks": "203.0.113.0/24"}, 200),
        (NEAR, {}, {"metrics_networks": "203.0.113.0/24"}, 404),
        (FAR, {"Authorization": f"Bearer {TOKEN}"}, {"metrics_token": SecretStr(TOKEN)}, 200),
        (FAR, {"Authorization": f"Bearer {TOKEN}x"}, {"metrics_token": SecretStr(TOKEN)}, 404),
        (FAR, {"Authorization": "Bearer None"}, {}, 404),
    ],
)
def test_only_allowed_addresses_read_metrics(
    set_up: SetUp, peer: tuple[str, int], headers: dict[str, str], changes: dict[str, Any], status: int
) -> None:
    parsed = type(set_up.settings)(**{k: v for k, v in changes.items() if k != "metrics_token"})
    given = {name: getattr(parsed, name) for name in changes if name != "metrics_token"}
    client = browser(set_up, peer, **{**changes, **given})
    assert client.get("/metrics", headers=headers).status_code == status
