"""Maintenance mode: reading continues, changes are rejected with a reason, and workers claim no new work."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from tests.webapp.documents import Document, office
from tests.webapp.setups import Notebook, SetUp
from webapp.cli.app import app
from webapp.core import maintenance
from webapp.core.db.session import connect
from webapp.core.maintenance import ALLOWED, HEADER, LONGEST_RETRY_S, RETRY_S, Maintenance
from webapp.deployment.postgres.cluster import free_port
from webapp.main import FEATURES, create_app
from webapp.permissions import PERMISSIONS, PERMISSIONS_OF_PAGES
from webapp.runs.execution.attempts import execute
from webapp.telemetry import endpoints as telemetry_endpoints

pytestmark = pytest.mark.tested_on("server")


@pytest.fixture(autouse=True)
def _off_afterwards(installation: SetUp, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(maintenance, "FRESH_S", 0.0)
    yield
    with installation.engine.begin() as connection:
        maintenance.turn_off(connection)


def command(set_up: SetUp, *words: str) -> tuple[int, str]:
    answer = CliRunner().invoke(app, ["maintenance", *words], env=set_up.environment)
    return answer.exit_code, answer.output


def turn_on(set_up: SetUp, message: str = "", until_at: datetime | None = None) -> None:
    with set_up.engine.begin() as connection:
        maintenance.turn_on(connection, message, until_at)


def test_reading_continues_and_changes_are_rejected(set_up: SetUp, client: TestClient, draft: Document) -> None:
    place = f"/api/v1/scenarios/{draft['id']}"
    end = datetime.now(UTC) + timedelta(minutes=10)
    turn_on(set_up, "The database is being upgraded.", end)
    read = client.get(place)
    assert (read.status_code, read.headers[HEADER]) == (200, "on")
    assert client.post("/api/v1/preview", json={"scenario": office()}).status_code == 200
    changed = client.put(place, json=office(name="Changed"), headers={"If-Match": read.headers["ETag"]})
    assert changed.status_code == 503
    problem = changed.json()
    assert problem["type"] == "urn:stormsizer:problem:maintenance"
    assert "The database is being upgraded." in problem["detail"]
    assert 540 < int(changed.headers["Retry-After"]) <= 600
    for method, path in (("POST", "/api/v1/projects"), ("DELETE", place), ("POST", f"{place}/runs")):
        assert client.request(method, path).status_code == 503, path
    with set_up.engine.begin() as connection:
        maintenance.turn_off(connection)
    saved = client.put(place, json=office(name="Changed"), headers={"If-Match": read.headers["ETag"]})
    assert saved.status_code == 200
    assert HEADER not in saved.headers


def test_service_stays_ready_and_reports_maintenance(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    with set_up.engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE runs SET created_at = clock_timestamp() - interval '90 s' WHERE id = %s", (UUID(run["id"]),)
        )
    assert client.get("/readyz").json()["workers"] == "deaf"
    turn_on(set_up, "Moving to a new server.")
    answer = client.get("/readyz")
    body = answer.json()
    assert (answer.status_code, body["ready"], body["maintenance"]) == (200, True, True)
    assert (body["maintenance_message"], body["maintenance_until"]) == ("Moving to a new server.", None)
    assert body["workers"] == "ready", "workers wait on purpose"


def test_workers_claim_nothing_during_maintenance_and_continue_afterwards(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    turn_on(set_up)
    assert not set_up.work_off(run_id)
    queue = Notebook()
    with set_up.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE runs SET announced_at = NULL")
    assert set_up.sweep(queue) == 0
    assert set_up.row(run_id)["state"] == "queued"
    assert command(set_up, "off")[0] == 0
    assert set_up.sweep(queue) == 1
    assert set_up.work_off(run_id)
    assert set_up.row(run_id)["state"] == "succeeded"


def test_run_in_progress_is_finished_during_maintenance(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    calculate = set_up.run_context().catalog_of_version

    def turned_on_meanwhile(*arguments: object) -> object:
        turn_on(set_up)
        return calculate(*arguments)  # type: ignore[arg-type]

    assert execute(set_up.run_context(catalog_of_version=turned_on_meanwhile), UUID(run_id))
    assert set_up.row(run_id)["state"] == "succeeded"


def test_command_turns_maintenance_on_and_off_for_all_processes(set_up: SetUp) -> None:
    browsers = [set_up.client(), set_up.client()]
    assert command(set_up, "status") == (0, "maintenance mode is off\n")
    code, output = command(set_up, "on", "--message", "Back soon", "--until", "2030-01-31T18:00:00+01:00")
    assert code == 0
    assert "expected end: 2030-01-31 17:00 UTC" in output
    assert "message: Back soon" in output
    for browser in browsers:
        assert browser.post("/api/v1/projects", json={"name": "x"}).status_code == 503
    assert command(set_up, "status")[1].startswith("maintenance mode is on since ")
    assert command(set_up, "off") == (0, "maintenance mode is off\n")
    for browser in browsers:
        assert browser.post("/api/v1/projects", json={"name": "x"}).status_code == 201


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("on", "--until", "tomorrow"), "'tomorrow' is not a valid time"),
        (("on", "--until", "2030-01-31T18:00:00"), "has no time zone"),
        (("on", "--until", "2001-01-31T18:00:00Z"), "is in the past"),
        (("on", "--message", "x" * 501), "at most 500 characters"),
        (("pause",), "No such command"),
    ],
)
def test_invalid_options_are_rejected(set_up: SetUp, words: tuple[str, ...], said: str) -> None:
    code, output = command(set_up, *words)
    assert code == 2
    assert said in output
    assert command(set_up, "status")[1] == "maintenance mode is off\n"


def test_state_is_kept_while_the_database_is_unavailable(set_up: SetUp) -> None:
    client = set_up.client()
    turn_on(set_up)
    assert client.get("/api/v1/projects").headers[HEADER] == "on"
    watch = client.app.state.maintenance  # type: ignore[attr-defined]
    watch._engine = connect(set_up.engine.url.set(port=free_port()).render_as_string(hide_password=False))
    watch.refresh()
    assert watch.state.is_on


def test_every_allowed_operation_exists_and_has_a_method_other_than_get() -> None:
    assert PERMISSIONS.keys() | PERMISSIONS_OF_PAGES.keys() >= ALLOWED
    features = (*FEATURES, telemetry_endpoints)
    methods = {route.name: route.methods for feature in features for route in feature.router.routes}
    assert [name for name in ALLOWED if "GET" in methods[name]] == []


def test_retry_after_lies_between_a_minute_and_an_hour() -> None:
    now = datetime.now(UTC)
    for left_s, expected in ((-5, RETRY_S), (600, 600), (1e6, LONGEST_RETRY_S)):
        assert Maintenance(now, now + timedelta(seconds=left_s)).retry_after_s(now) == expected
    assert Maintenance(now).retry_after_s(now) == RETRY_S


def test_application_without_a_service_describes_its_api() -> None:
    assert not create_app().state.maintenance.state.is_on
