"""That the files of an import were read is told like a report that is ready: once, signed, to its organisation."""

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
    """A webhook that is told of imports only."""
    made: Json = client.post(HOOKS, json={"url": receiver.url, "event_types": TYPES}).json()
    return made


@pytest.fixture
def importer(calling: SetUp, client: TestClient) -> Importer:
    """Somebody with an import of one file."""
    found = Importer(calling, client)
    found.add("t.csv", table())
    return found


def breaks_off(*_: Any, **__: Any) -> Any:
    raise ImportBrokeOffError("memory", "It takes too much.", "vdi-secret-04")


def fail(importer: Importer) -> None:
    """Have a reading break off."""
    importer.ask()
    (job_id,) = waiting(importer.set_up)
    work_with(importer.set_up, job_id, breaks_off)


def pass_on(calling: SetUp) -> None:
    """Have everybody told of what happened."""
    for kind in ("event", "webhook"):
        calling.execute_jobs(kind)


def told(receiver: Receiver) -> list[Json]:
    return [json.loads(post.body) for post in receiver.posts]


def test_an_import_that_is_ready_is_told_signed_and_with_where_it_is(
    calling: SetUp, webhook: Json, receiver: Receiver, importer: Importer
) -> None:
    assert importer.read(windows=[STEADY])["state"] == "ready"
    pass_on(calling)
    (post,) = receiver.posts
    assert is_genuine(webhook["secret"], post.headers, post.body, post.at)
    (event,) = told(receiver)
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
def test_an_import_that_failed_is_told_with_the_reason_and_nothing_of_its_files(
    calling: SetUp, receiver: Receiver, importer: Importer
) -> None:
    fail(importer)
    pass_on(calling)
    (event,) = told(receiver)
    assert (event["type"], event["data"]["state"], event["data"]["reason"]) == ("import.failed", "failed", "memory")
    assert "vdi-secret" not in json.dumps(event)
    assert "t.csv" not in json.dumps(event)


@pytest.mark.usefixtures("webhook")
def test_an_import_says_which_project_it_is_of(
    calling: SetUp, client: TestClient, receiver: Receiver, project_id: str
) -> None:
    importer = Importer(calling, client)
    made = client.post("/api/v1/imports", json={"name": "Of a project", "project_id": project_id}).json()
    importer.id, importer.place = made["id"], f"/api/v1/imports/{made['id']}"
    importer.add("t.csv", table())
    importer.read(windows=[STEADY])
    pass_on(calling)
    (event,) = told(receiver)
    assert (event["data"]["name"], event["data"]["project_id"]) == ("Of a project", project_id)


@pytest.mark.usefixtures("webhook")
def test_of_a_reading_that_is_cancelled_or_whose_import_is_gone_nothing_is_told(
    calling: SetUp, receiver: Receiver, importer: Importer
) -> None:
    importer.ask()
    importer.client.post(f"{importer.place}/cancel")
    calling.execute_jobs("import")
    assert events(calling) == []
    fail(importer)
    assert [UUID(each["import_id"]) for each in events(calling)] == [UUID(importer.id)]
    assert importer.client.delete(importer.place).status_code == 204
    pass_on(calling)
    assert receiver.posts == []


def test_who_does_not_ask_for_imports_is_not_told_of_them(
    calling: SetUp, client: TestClient, receiver: Receiver, importer: Importer
) -> None:
    client.post(HOOKS, json={"url": receiver.url, "event_types": ["run.failed", "report.failed"]})
    fail(importer)
    pass_on(calling)
    assert receiver.posts == []
