"""Versions of scenarios: kept, named, looked at, brought back, branched off; and what one sitting makes of them."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document, office
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.scenarios import versions as rules


def save(client: TestClient, place: str, name: str, if_match: str = "*") -> Any:
    answer = client.put(place, json=office(name=name), headers={"If-Match": if_match})
    assert answer.status_code == 200, answer.text
    return answer.json()


def later(set_up: SetUp) -> None:
    """Let five minutes pass."""
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE scenario_versions SET began_at = began_at - interval '5 minutes'"))


def versions(client: TestClient, place: str) -> list[tuple[int, str]]:
    answer = client.get(f"{place}/versions")
    assert answer.status_code == 200, answer.text
    return [(each["version"], each["name"]) for each in answer.json()["items"]]


@pytest.fixture
def place(draft: Document) -> str:
    return f"/api/v1/scenarios/{draft['id']}"


def test_state_before_a_change_is_preserved(set_up: SetUp, client: TestClient, place: str) -> None:
    for i in range(3):
        later(set_up)
        save(client, place, f"Change {i}")
    assert versions(client, place) == [(4, "Change 2"), (3, "Change 1"), (2, "Change 0"), (1, "Branch office")]
    second = client.get(f"{place}/versions/2").json()
    assert second["scenario"]["name"] == "Change 0"
    assert second["saved_by"] == "local user"
    assert client.get(f"{place}/versions/9").status_code == 404


def test_saves_of_one_user_in_one_session_are_one_version(set_up: SetUp, client: TestClient, place: str) -> None:
    later(set_up)
    for i in range(4):
        save(client, place, f"Letter {i}")
    assert versions(client, place) == [(5, "Letter 3"), (1, "Branch office")]
    with set_up.engine.begin() as connection:  # each save is fresh, the sitting is not
        connection.execute(
            text("UPDATE scenario_versions SET began_at = began_at - interval '301 s', saved_at = now()")
        )
    save(client, place, "Next sitting")
    assert versions(client, place) == [(6, "Next sitting"), (5, "Letter 3"), (1, "Branch office")]


def test_used_or_named_version_is_not_overwritten_in_the_same_session(client: TestClient, place: str) -> None:
    assert client.post(f"{place}/runs").status_code == 202
    save(client, place, "After the run")
    named = client.put(f"{place}/versions/2/name", json={"label": "As offered"})
    assert (named.status_code, named.json()["label"]) == (200, "As offered")
    save(client, place, "After the offer")
    assert versions(client, place) == [(3, "After the offer"), (2, "After the run"), (1, "Branch office")]


def test_saves_of_two_users_are_two_versions(set_up: SetUp) -> None:
    mine = organization(set_up, "Mine")
    ada, grace = (browser_of(set_up, mine, name) for name in ("Ada", "Grace"))
    project = ada.post("/api/v1/projects", json={"name": "Bank"}).json()["id"]
    draft = ada.post(f"/api/v1/projects/{project}/scenarios", json=office()).json()
    place = f"/api/v1/scenarios/{draft['id']}"
    for who, name in ((ada, "a"), (ada, "b"), (grace, "c"), (ada, "d")):
        save(who, place, name)
    assert versions(ada, place) == [(5, "d"), (4, "c"), (3, "b")]
    found = ada.get(f"{place}/versions").json()["items"]
    assert [each["saved_by"] for each in found] == ["Ada", "Grace", "Ada"]


def test_restored_version_becomes_a_new_one(set_up: SetUp, client: TestClient, place: str) -> None:
    later(set_up)
    save(client, place, "Worse")
    assert client.post(f"{place}/versions/1/restore").status_code == 428
    assert client.post(f"{place}/versions/1/restore", headers={"If-Match": '"1"'}).status_code == 412
    back = client.post(f"{place}/versions/1/restore", headers={"If-Match": '"2"'})
    assert (back.status_code, back.headers["etag"], back.json()["name"]) == (200, '"3"', "Branch office")
    assert client.get(place).json() == back.json()
    assert versions(client, place) == [(3, "Branch office"), (2, "Worse"), (1, "Branch office")]
    assert client.post(f"{place}/versions/7/restore", headers={"If-Match": "*"}).status_code == 404


def test_branch_records_its_origin(set_up: SetUp, client: TestClient, place: str, draft: Document) -> None:
    later(set_up)
    save(client, place, "Later")
    elsewhere = client.post("/api/v1/projects", json={"name": "Elsewhere"}).json()["id"]
    asked = {"version": 1, "project_id": elsewhere, "name": "What if"}
    branch = client.post(f"{place}/branches", json=asked)
    assert branch.status_code == 201, branch.text
    made = branch.json()
    assert (made["project_id"], made["name"], made["version"]) == (elsewhere, "What if", 1)
    assert made["scenario"] == draft["scenario"] | {"name": "What if"}
    assert (made["branched_from_id"], made["branched_from_version"]) == (draft["id"], 1)
    assert versions(client, branch.headers["location"]) == [(1, "What if")]
    now = client.post(f"{place}/branches", json={}).json()
    assert (now["name"], now["branched_from_version"], now["project_id"]) == ("Later (branch)", 2, draft["project_id"])
    assert client.post(f"{place}/branches", json={"version": 9}).status_code == 404
    nowhere = {"project_id": "00000000-0000-7000-8000-000000000000"}
    assert client.post(f"{place}/branches", json=nowhere).status_code == 404
    assert client.delete(place).status_code == 204
    left = client.get(branch.headers["location"]).json()
    assert (left["branched_from_id"], left["branched_from_version"]) == (None, 1)


def test_oldest_unnamed_versions_are_deleted_beyond_the_limit(
    set_up: SetUp, client: TestClient, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "MOST_VERSIONS", 4)
    monkeypatch.setattr(rules, "MOST_NAMED", 2)
    for version in (1, 2):
        client.put(f"{place}/versions/{version}/name", json={"label": f"Milestone {version}"})
        later(set_up)
        save(client, place, f"Change {version}")
    for i in range(4):
        later(set_up)
        save(client, place, f"Then {i}")
    assert [number for number, _ in versions(client, place)] == [7, 6, 2, 1]
    assert client.put(f"{place}/versions/6/name", json={"label": "One too many"}).status_code == 409
    assert client.put(f"{place}/versions/1/name", json={"label": "Another name"}).status_code == 200
    assert client.put(f"{place}/versions/1/name", json={"label": None}).json()["label"] is None
    assert client.put(f"{place}/versions/6/name", json={"label": "Now it can"}).status_code == 200
    later(set_up)
    save(client, place, "Last")
    assert [number for number, _ in versions(client, place)] == [8, 7, 6, 2]


def test_versions_are_deleted_with_their_scenario(set_up: SetUp, client: TestClient, place: str) -> None:
    client.delete(place)
    assert set_up.count("scenario_versions") == 0
    assert client.get(f"{place}/versions").status_code == 404


def test_versions_of_other_organizations_are_not_readable(set_up: SetUp) -> None:
    mine, theirs = (browser_of(set_up, organization(set_up, name), name) for name in ("Mine", "Theirs"))
    project = mine.post("/api/v1/projects", json={"name": "Bank"}).json()["id"]
    draft = mine.post(f"/api/v1/projects/{project}/scenarios", json=office()).json()
    place = f"/api/v1/scenarios/{draft['id']}"
    for method, path, body in (
        ("GET", "versions", None),
        ("GET", "versions/1", None),
        ("PUT", "versions/1/name", {"label": "x"}),
        ("POST", "versions/1/restore", None),
        ("POST", "branches", {}),
    ):
        answer = theirs.request(method, f"{place}/{path}", json=body, headers={"If-Match": "*"})
        assert answer.status_code == 404, path
    other = theirs.post("/api/v1/projects", json={"name": "Shop"}).json()["id"]
    assert mine.post(f"{place}/branches", json={"project_id": other}).status_code == 404
