"""A finished import is delivered like a finished report: once, signed, to its organization."""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from tests.webapp.imports.conftest import Importer
from tests.webapp.imports.files import STEADY, table
from tests.webapp.imports.test_readings import waiting, work_with
from tests.webapp.setups import SetUp
from tests.webapp.webhooks.receiver import Receiver, is_genuine
from tests.webapp.webhooks.test_deliveries import HOOKS, events
from webapp.imports.sandbox import ImportBrokeOffError

Json = dict[str, Any]
TYPES = ["import.ready", "import.failed"]


@pytest.fixture
def webhook(client: TestClient, receiver: Receiver) -> Json:
    """A webhook for imports only."""
    made: Json = client.post(HOOKS, json={"url": receiver.url, "event_types": TYPES}).json()
    return made


@pytest.fixture
def importer(calling: SetUp, client: TestClient) -> Importer:
    """A user with an import of one file."""
    found = Importer(calling, client)
    found.add("t.csv", table())
    return found


def breaks_off(*_: Any, **__: Any) -> Any:
    raise ImportBrokeOffError("memory", "It takes too much.", "vdi-secret-04")


def fail(importer: Importer) -> None:
    """Make a reading fail."""
    importer.ask()
    (job_id,) = waiting(importer.set_up)
    work_with(importer.set_up, job_id, breaks_off)


def pass_on(calling: SetUp) -> None:
    """Deliver all pending events."""
    for kind in ("event", "webhook"):
        calling.execute_jobs(kind)


def received(receiver: Receiver) -> list[Json]:
    return [json.loads(post.body) for post in receiver.posts]


def test_finished_import_is_delivered_signed_and_with_its_url(
    calling: SetUp, webhook: Json, receiver: Receiver, importer: Importer
) -> None:
    assert importer.read(windows=[STEADY])["state"] == "ready"
    pass_on(calling)
    (post,) = receiver.posts
    assert is_genuine(webhook["secret"], post.headers, post.body, post.at)
    (event,) = received(receiver)
    assert event["type"] == "import.ready"
    assert event["timestamp"] > importer.now()["created_at"]
    assert event["data"] == {
        "import_id": importer.id,
        "project_id": None,
        "name": "Tuesday at head office",
        "state": "ready",
        "reason": None,
        "links": {"import": f"{calling.settings.public_url or ''}{importer.place}"},
    }


@pytest.mark.usefixtures("webhook")
def test_failed_import_is_delivered_with_the_reason_and_without_file_contents(
    calling: SetUp, receiver: Receiver, importer: Importer
) -> None:
    fail(importer)
    pass_on(calling)
    (event,) = received(receiver)
    assert (event["type"], event["data"]["state"], event["data"]["reason"]) == ("import.failed", "failed", "memory")
    assert "vdi-secret" not in json.dumps(event)
    assert "t.csv" not in json.dumps(event)


@pytest.mark.usefixtures("webhook")
def test_import_event_names_its_project(
    calling: SetUp, client: TestClient, receiver: Receiver, project_id: str
) -> None:
    importer = Importer(calling, client)
    made = client.post("/api/v1/imports", json={"name": "Of a project", "project_id": project_id}).json()
    importer.id, importer.place = made["id"], f"/api/v1/imports/{made['id']}"
    importer.add("t.csv", table())
    importer.read(windows=[STEADY])
    pass_on(calling)
    (event,) = received(receiver)
    assert (event["data"]["name"], event["data"]["project_id"]) == ("Of a project", project_id)


@pytest.mark.usefixtures("webhook")
def test_canceled_or_deleted_import_is_not_delivered(calling: SetUp, receiver: Receiver, importer: Importer) -> None:
    importer.ask()
    importer.client.post(f"{importer.place}/cancel")
    calling.execute_jobs("import")
    assert events(calling) == []
    fail(importer)
    assert [UUID(each["import_id"]) for each in events(calling)] == [UUID(importer.id)]
    assert importer.client.delete(importer.place).status_code == 204
    pass_on(calling)
    assert receiver.posts == []


def test_webhook_without_imports_gets_no_import_events(
    calling: SetUp, client: TestClient, receiver: Receiver, importer: Importer
) -> None:
    client.post(HOOKS, json={"url": receiver.url, "event_types": ["run.failed", "report.failed"]})
    fail(importer)
    pass_on(calling)
    assert receiver.posts == []
