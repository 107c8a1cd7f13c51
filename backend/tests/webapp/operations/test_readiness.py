"""`/readyz` says within a second what is not as it should be, and refuses requests only where none can be served."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document
from tests.webapp.setups import ORIGIN, Notebook, SetUp
from webapp.core.db.session import connect, sessions_of
from webapp.deployment.postgres.cluster import free_port
from webapp.main import create_app, create_service
from webapp.operations.readiness import SLOW_S

pytestmark = pytest.mark.tested_on("server")


def readiness(set_up: SetUp, database_url: str | None = None, **changes: Any) -> tuple[int, dict[str, Any]]:
    """Ask a service with some settings changed; a part that does not answer must not hold up the answer."""
    settings = set_up.settings.model_copy(update=changes)
    engine = connect(database_url or set_up.service_url)
    app = create_app(create_service(settings, sessions_of(engine), Notebook()))
    began_s = time.perf_counter()
    answer = TestClient(app, base_url=ORIGIN).get("/readyz")
    took_s = time.perf_counter() - began_s
    assert took_s < PATIENCE_S
    body: dict[str, Any] = answer.json()
    return answer.status_code, body


@contextmanager
def listening_and_mute() -> Iterator[int]:
    """A server that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield int(server.getsockname()[1])


def at(set_up: SetUp, port: int) -> str:
    """Return the address of the database, were it at another port."""
    return set_up.engine.url.set(port=port).render_as_string(hide_password=False)


PATIENCE_S = 30.0
"""A second of waiting, and what a busy machine takes for a request. Without limits it would wait without end."""
PARTS = {"database": "ready", "queue": "ready", "workers": "ready", "disk": "ready"}
NO_MAINTENANCE = {"maintenance": False, "maintenance_message": "", "maintenance_until": None}
ALL_WELL = {"ready": True, **PARTS, **NO_MAINTENANCE, "degraded": []}


def test_nothing_is_degraded_when_all_is_well(set_up: SetUp) -> None:
    assert readiness(set_up) == (200, ALL_WELL)


def test_service_is_not_ready_without_a_database(set_up: SetUp) -> None:
    status, body = readiness(set_up, at(set_up, free_port()))
    assert (status, body["ready"], body["database"], body["workers"]) == (503, False, "away", "unknown")


def test_unresponsive_database_is_reported_as_away_within_a_second(set_up: SetUp) -> None:
    with listening_and_mute() as port:
        status, body = readiness(set_up, at(set_up, port))
    assert (status, body["database"]) == (503, "away")


def test_slow_database_is_reported(set_up: SetUp) -> None:
    readiness(set_up)  # what is only slow the first time is not what this is about
    with set_up.engine.connect() as connection:
        connection.execute(text("LOCK TABLE alembic_version IN ACCESS EXCLUSIVE MODE"))
        threading.Timer(2 * SLOW_S, connection.rollback).start()
        status, body = readiness(set_up)
    assert (status, body["ready"], body["database"]) == (200, True, "slow")
    assert any("database" in words for words in body["degraded"])


def test_locked_database_is_reported_as_away(set_up: SetUp) -> None:
    with set_up.engine.connect() as connection:
        connection.execute(text("LOCK TABLE alembic_version IN ACCESS EXCLUSIVE MODE"))
        status, body = readiness(set_up)
        connection.rollback()
    assert (status, body["database"]) == (503, "away")


def test_tables_of_another_release_are_not_ready(set_up: SetUp) -> None:
    with set_up.engine.begin() as connection:
        before = connection.scalar(text("SELECT version_num FROM alembic_version"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    try:
        status, body = readiness(set_up)
    finally:
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :before"), {"before": before})
    assert (status, body["database"]) == (503, "not_migrated")


def test_without_redis_jobs_wait_in_the_database(set_up: SetUp) -> None:
    status, body = readiness(set_up, redis_url=f"redis://:secret-word@127.0.0.1:{free_port()}/0")
    assert (status, body["ready"], body["queue"]) == (200, True, "away")
    assert body["degraded"] == ["Redis is unreachable; jobs are waiting in the database."]
    assert "secret-word" not in str(body)


def test_unresponsive_redis_is_reported_as_away_within_a_second(set_up: SetUp) -> None:
    with listening_and_mute() as port:
        status, body = readiness(set_up, redis_url=f"redis://127.0.0.1:{port}/0")
    assert (status, body["queue"]) == (200, "away")


def test_nearly_full_disk_is_reported(set_up: SetUp) -> None:
    status, body = readiness(set_up, least_free_bytes=10**18)
    assert (status, body["disk"]) == (200, "nearly_full")
    assert readiness(set_up, data_folder=set_up.settings.data_folder / "not" / "yet")[1]["disk"] == "ready"


@pytest.fixture
def run_id(client: TestClient, draft: Document) -> str:
    """A run that waits."""
    return str(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"])


def change(set_up: SetUp, run_id: str, what: str) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE runs SET {what} WHERE id = :id"), {"id": run_id})


def workers(set_up: SetUp) -> str:
    status, body = readiness(set_up)
    assert status == 200
    return str(body["workers"])


OLD = "created_at = clock_timestamp() - interval '90 s'"


def test_workers_are_reported_unavailable_when_a_run_waits_for_a_minute(set_up: SetUp, run_id: str) -> None:
    assert workers(set_up) == "ready", "it has only just been asked for"
    change(set_up, run_id, OLD)
    assert workers(set_up) == "deaf"
    change(set_up, run_id, "state = 'running', lease_until = clock_timestamp() + interval '9 s'")
    assert workers(set_up) == "ready"
    change(set_up, run_id, "lease_until = clock_timestamp() - interval '9 s'")
    assert workers(set_up) == "ready", "a lost run is the sweeper's, who puts it back"
    change(set_up, run_id, "state = 'queued', lease_until = NULL")
    assert workers(set_up) == "deaf"
    assert set_up.work_off(run_id)
    assert workers(set_up) == "ready"


def test_workers_that_started_a_run_recently_are_only_busy(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    other = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    assert set_up.work_off(other)
    change(set_up, run_id, OLD)
    assert workers(set_up) == "ready"
    change(set_up, other, "started_at = clock_timestamp() - interval '61 s'")
    assert workers(set_up) == "deaf"


def test_chunked_run_counts_as_active_while_one_chunk_is_running(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    run = client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json={"n_replications": 30}).json()
    change(set_up, run["id"], OLD)
    assert workers(set_up) == "deaf"
    with set_up.engine.begin() as connection:
        leased = "state = 'running', lease_until = clock_timestamp() + interval '9 s'"
        connection.execute(text(f"UPDATE run_chunks SET {leased} WHERE first = 0"))
    assert workers(set_up) == "ready"
