"""Prices of a project: used by its runs, previews and comparisons, and by no other project."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.setups import SetUp

ORGANIZATION = "/api/v1/price-list"
CONVERSION = {"from_currency": "USD", "rate": 0.5, "dated": "2026-11-28", "source": "ECB"}
OWN: Document = {
    "currency": "USD",
    "arrays": {"netapp-fas3270": {"controller": 10_000}},
    "hardware_discount": 0.5,
}


@pytest.fixture(autouse=True)
def _illustrative_afterwards(set_up: SetUp, draft: Document) -> Iterator[None]:
    yield
    set_up.client().delete(ORGANIZATION)
    set_up.client().delete(place(draft))


def place(draft: Document) -> str:
    return f"/api/v1/projects/{draft['project_id']}/price-list"


def put(client: TestClient, draft: Document, changes: Document | None = None) -> Any:
    return client.put(place(draft), json={**OWN, **(changes or {})}, headers={"If-Match": "*"})


def test_prices_changed_by_someone_else_are_not_overwritten(client: TestClient, draft: Document) -> None:
    before = client.get(place(draft)).headers["etag"]
    assert client.put(place(draft), json=OWN).status_code == 428
    first = client.put(place(draft), json=OWN, headers={"If-Match": before})
    assert first.status_code == 200, first.text
    assert first.headers["etag"] == client.get(place(draft)).headers["etag"] != before
    second = client.put(place(draft), json={**OWN, "hardware_discount": 0.1}, headers={"If-Match": before})
    assert (second.status_code, second.headers["etag"]) == (412, first.headers["etag"])
    assert client.get(place(draft)).json()["own"]["hardware_discount"] == OWN["hardware_discount"]


def previewed(client: TestClient, draft: Document, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/v1/preview", json={"scenario": draft["scenario"], **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_project_without_prices_uses_the_list_of_the_organization(client: TestClient, draft: Document) -> None:
    found = client.get(place(draft)).json()
    assert found["own"] is None
    assert found["prices"] == client.get(ORGANIZATION).json()["prices"]


def test_project_prices_replace_others_item_by_item(client: TestClient, draft: Document) -> None:
    before = client.get(ORGANIZATION).json()["prices"]
    answer = put(client, draft)
    assert answer.status_code == 200, answer.text
    prices = answer.json()["prices"]
    parts = before["arrays"]["netapp-fas3270"]
    assert prices["arrays"]["netapp-fas3270"] == parts | {"controller": 10_000}
    assert (prices["drives"], prices["hardware_discount"]) == (before["drives"], 0.5)
    assert client.get(ORGANIZATION).json()["prices"] == before
    project = client.get(f"/api/v1/projects/{draft['project_id']}").json()["name"]
    assert prices["project"] == project
    assert client.delete(place(draft)).status_code == 204
    assert client.get(place(draft)).json()["own"] is None
    assert client.delete(place(draft)).status_code == 204


def test_previews_runs_and_comparisons_use_the_prices_of_the_project(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    usual = previewed(client, draft)
    first = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    assert put(client, draft).status_code == 200
    own = previewed(client, draft, project_id=draft["project_id"])
    assert previewed(client, draft)["bill"] == usual["bill"]
    assert own["bill"]["price"] < usual["bill"]["price"]
    assert own["bill"]["prices"]["project"]
    second = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    assert first["inputs_sha256"] != second["inputs_sha256"]
    assert client.delete(place(draft)).status_code == 204
    for run, expected in ((first, usual), (second, own)):
        assert set_up.work_off(run["id"])
        result = client.get(f"/api/v1/runs/{run['id']}").json()["result"]
        assert result["cost"]["price"] == expected["bill"]["price"]
        assert result["recommendation"]["prices"]["project"] == expected["bill"]["prices"]["project"]
    assert put(client, draft).status_code == 200
    compared = client.post("/api/v1/comparisons", json={"run_ids": [first["id"], second["id"]]}).json()
    price = next(row for row in compared["facts"] if row["id"] == "price")
    assert [each["value"] for each in price["values"]] == [own["bill"]["price"]] * 2


def test_bad_project_prices_are_refused(client: TestClient, draft: Document) -> None:
    bad = (({"currency": "EUR"}, "currency"), ({"drives": {"no-such-drive": 1}}, "drives.no-such-drive"))
    for changes, path in bad:
        refused = put(client, draft, changes)
        assert refused.status_code == 422
        assert [error["path"] for error in refused.json()["errors"]] == [path]
    missing = client.put(
        "/api/v1/projects/00000000-0000-7000-8000-000000000000/price-list", json=OWN, headers={"If-Match": "*"}
    )
    assert missing.status_code == 404


@pytest.mark.parametrize(("given", "keep", "controller"), [(CONVERSION, False, 5_000), (None, True, 10_000)])
def test_project_prices_follow_the_currency_of_the_organization(
    client: TestClient, draft: Document, given: Document | None, keep: bool, controller: float
) -> None:
    assert put(client, draft).status_code == 200
    body = {"id": "own", "name": "Offer", "dated": "2026-03-01", "currency": "EUR", "conversion": given}
    changed = client.put(ORGANIZATION, json=body, headers={"If-Match": "*"}, params={"keep_numbers": keep})
    assert changed.status_code == 200, changed.text
    found = client.get(place(draft)).json()
    assert (found["own"]["currency"], found["prices"]["currency"]) == ("EUR", "EUR")
    assert found["prices"]["arrays"]["netapp-fas3270"]["controller"] == controller
