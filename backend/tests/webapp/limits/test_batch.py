"""Many runs with one request, each for itself."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document, office
from tests.webapp.setups import Notebook, SetUp
from webapp.runs import service

pytestmark = pytest.mark.tested_on("server")


def batch(client: TestClient, project_id: str, items: list[Document], key: str = "", **asked: Any) -> Document:
    headers = {"Idempotency-Key": key} if key else {}
    answer = client.post(f"/api/v1/projects/{project_id}/batches", json={"items": items} | asked, headers=headers)
    assert answer.status_code == 202, answer.text
    document: Document = answer.json()
    return document


def test_each_item_becomes_a_run_or_reports_its_error(set_up: SetUp, draft: Document) -> None:
    notebook = Notebook()
    client = set_up.client(notebook)
    elsewhere = client.post("/api/v1/projects", json={"name": "Elsewhere"}).json()
    stranger = client.post(f"/api/v1/projects/{elsewhere['id']}/scenarios", json=office()).json()
    items = [
        {"scenario_id": draft["id"]},
        {"scenario": office(name="Inline")},
        {"scenario": office(pools=[])},
        {"scenario": "no document"},
        {"scenario": office(array={"model_id": "none", "firmware_id": "x", "tiers": []})},
        {"scenario_id": str(UUID(int=7))},
        {"scenario_id": stranger["id"]},
    ]
    done = batch(client, draft["project_id"], items)
    assert [each["run"] is not None for each in done["items"]] == [True, True] + [False] * 5
    assert done["n_accepted"] == 2 == set_up.count("runs")
    problems = [each["problem"] for each in done["items"]]
    assert [each and each["status"] for each in problems] == [None, None, 422, 422, 422, 404, 404]
    assert problems[2]["errors"][0]["path"] == "pools"
    assert problems[5] == problems[6]
    assert notebook.announced == [UUID(each["run"]["id"]) for each in done["items"][:2]]
    names = [each["name"] for each in client.get(f"/api/v1/projects/{draft['project_id']}/scenarios").json()["items"]]
    assert names == ["Inline", draft["name"]]


def test_batch_can_start_any_kind_of_run(set_up: SetUp, client: TestClient, draft: Document) -> None:
    done = batch(
        client, draft["project_id"], [{"scenario_id": draft["id"]}], kind="range", request={"n_replications": 30}
    )
    assert done["items"][0]["run"]["request"]["n_replications"] == 30
    assert set_up.count("run_chunks") == 2


@pytest.mark.parametrize(
    "asked",
    [
        {"items": []},
        {"items": [{}]},
        {"items": [{"scenario_id": str(UUID(int=7)), "scenario": office()}]},
        {"items": [{"scenario_id": str(UUID(int=7))}] * 51},
        {"items": [{"scenario_id": str(UUID(int=7))}], "kind": "window"},
    ],
)
def test_invalid_batch_is_rejected_as_a_whole(client: TestClient, project_id: str, asked: Document) -> None:
    assert client.post(f"/api/v1/projects/{project_id}/batches", json=asked).status_code == 422


def test_batch_for_a_missing_project_is_not_found(client: TestClient) -> None:
    items = {"items": [{"scenario": office()}]}
    assert client.post(f"/api/v1/projects/{UUID(int=7)}/batches", json=items).status_code == 404


def test_interrupted_batch_resumes_when_repeated(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    items = [{"scenario_id": draft["id"]}] * 4
    create, n_made = service.create, 0

    def breaking_off(*given: Any) -> Any:
        nonlocal n_made
        n_made += 1
        if n_made == 3:
            raise RuntimeError
        return create(*given)

    with monkeypatch.context() as patched:
        patched.setattr("webapp.runs.service.create", breaking_off)
        path = f"/api/v1/projects/{draft['project_id']}/batches"
        broken = client.post(path, json={"items": items}, headers={"Idempotency-Key": "k"})
        assert (broken.status_code, set_up.count("runs")) == (500, 2)
    done = batch(client, draft["project_id"], items, "k")
    assert (done["n_accepted"], set_up.count("runs")) == (4, 4)
    assert batch(client, draft["project_id"], items, "k") == done
    assert set_up.count("runs") == 4
