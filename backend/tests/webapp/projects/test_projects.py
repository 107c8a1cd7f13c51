"""Projects can be made, listed, changed and deleted."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.setups import SetUp


def test_project_is_created_found_changed_and_deleted(client: TestClient) -> None:
    made = client.post("/api/v1/projects", json={"name": "Acme", "notes": "From the fair"})
    assert made.status_code == 201
    place = made.headers["location"]
    assert client.get(place).json() == made.json()
    changed = client.put(place, json={"name": "Acme Corporation"})
    assert (changed.json()["name"], changed.json()["notes"]) == ("Acme Corporation", "")
    assert client.delete(place).status_code == 204
    assert client.get(place).status_code == 404


def test_list_is_paginated_newest_first_without_gaps_or_duplicates(client: TestClient) -> None:
    names = [f"Project {i}" for i in range(5)]
    for name in names:
        client.post("/api/v1/projects", json={"name": name})
    seen: list[str] = []
    cursor: str | None = None
    while True:
        page = client.get("/api/v1/projects", params={"limit": 2, **({"cursor": cursor} if cursor else {})}).json()
        seen += [item["name"] for item in page["items"]]
        cursor = page["next_cursor"]
        if cursor is None:
            break
    assert seen == names[::-1]


def test_deleting_a_project_deletes_its_scenarios_and_runs(
    set_up: SetUp, client: TestClient, project_id: str, draft: Document
) -> None:
    assert client.post(f"/api/v1/scenarios/{draft['id']}/runs").status_code == 202
    assert client.get(f"/api/v1/projects/{project_id}").json()["n_scenarios"] == 1
    assert client.delete(f"/api/v1/projects/{project_id}").status_code == 204
    assert [set_up.count(table) for table in ("projects", "scenarios", "runs")] == [0, 0, 0]


@pytest.mark.parametrize("field", ["id", "created_at", "n_scenarios", "owner_id", "__class__"])
def test_unknown_fields_are_rejected(client: TestClient, project_id: str, field: str) -> None:
    answer = client.put(f"/api/v1/projects/{project_id}", json={"name": "Other", field: 1})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["path"] == field
    assert client.get(f"/api/v1/projects/{project_id}").json()["name"] == "Branch offices"


@pytest.mark.parametrize(
    ("name", "stored"),
    [("Café", True), ("e\u0301" * 90, True), ("\u202eevil", False), ("a\0b", False), ("", False), ("x" * 201, False)],
)
def test_name_is_stored_exactly_or_rejected(client: TestClient, name: str, stored: bool) -> None:
    answer = client.post("/api/v1/projects", json={"name": name})
    if stored:
        assert answer.json()["name"] == name
    else:
        assert answer.status_code == 422
        assert answer.json()["errors"][0]["path"] == "name"


@pytest.mark.parametrize("cursor", ["x", "....", "AAAA", "a" * 64, "Ünï"])
def test_forged_cursor_is_rejected(client: TestClient, cursor: str) -> None:
    answer = client.get("/api/v1/projects", params={"cursor": cursor})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "cursor")


@pytest.mark.parametrize("identifier", ["0", "-1", "null", "../x", "00000000-0000-0000-0000-000000000000"])
def test_unknown_identifier_is_not_a_server_error(client: TestClient, identifier: str) -> None:
    assert client.get(f"/api/v1/projects/{identifier}").status_code in (404, 422)
