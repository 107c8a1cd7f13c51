"""Deliveries match the description of the API: every type of event, as posted."""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID

import jsonschema_rs
import pytest
from fastapi.testclient import TestClient

from tests.webapp.described import description
from tests.webapp.documents import Document
from tests.webapp.imports.conftest import Importer
from tests.webapp.imports.files import table
from tests.webapp.setups import SetUp
from tests.webapp.webhooks.receiver import Receiver
from tests.webapp.webhooks.test_imports_told import fail
from webapp.jobs import AbandonJob
from webapp.reports import work
from webapp.runs import transitions
from webapp.runs.schemas import FailureReason
from webapp.runs.transitions import RUNS
from webapp.webhooks.schemas import EventType

Json = dict[str, Any]


@pytest.fixture(scope="module")
def described() -> Json:
    return description()


def validator(described: Json, event_type: str) -> jsonschema_rs.Draft202012Validator:
    """Return what checks the body of an event of this type."""
    schema = described["webhooks"][event_type]["post"]["requestBody"]["content"]["application/json"]["schema"]
    whole = {**schema, "components": described["components"]}
    return jsonschema_rs.Draft202012Validator(whole, validate_formats=True)


def unmakeable(*_: object) -> object:
    raise AbandonJob("no report of this kind")


def test_every_event_type_is_described(described: Json) -> None:
    assert described["webhooks"].keys() == set(EventType)
    for event_type in EventType:
        operation = described["webhooks"][event_type]["post"]
        assert {"204", "410", "default"} <= operation["responses"].keys()
        assert not validator(described, event_type).is_valid({"type": event_type, "data": {}})


def test_each_delivery_matches_its_description(
    calling: SetUp,
    client: TestClient,
    receiver: Receiver,
    described: Json,
    draft: Document,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = [each for each in EventType if each != EventType.PING]
    webhook = client.post("/api/v1/webhooks", json={"url": receiver.url, "event_types": wanted}).json()
    runs = [str(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]) for _ in range(3)]
    assert calling.work_off(runs[0])
    client.post(f"/api/v1/runs/{runs[1]}/cancel")
    with calling.sessions.begin() as session:
        held = RUNS.claim(session, UUID(runs[2]), lease_s=60.0, max_attempts=3)
        assert held is not None
        assert transitions.fail(session, held, FailureReason.ENGINE_ERROR, "broke off")
    for broken in (True, False):
        with monkeypatch.context() as patched:
            if broken:
                patched.setattr(work, "made", unmakeable)
            client.post(f"/api/v1/runs/{runs[0]}/reports", json={})
            calling.execute_jobs("report")
    importer = Importer(calling, client)
    importer.add("t.csv", table())
    importer.read()
    fail(importer)
    client.post(f"/api/v1/webhooks/{webhook['id']}/ping")
    calling.execute_jobs("event")
    calling.execute_jobs("webhook")
    posted = [json.loads(post.body) for post in receiver.posts]
    assert {each["type"] for each in posted} == set(EventType)
    for post, event in zip(receiver.posts, posted, strict=True):
        validator(described, event["type"]).validate(event)
        operation = described["webhooks"][event["type"]]["post"]
        assert {each["name"] for each in operation["parameters"]} <= post.headers.keys()
        UUID(post.headers["webhook-id"])
