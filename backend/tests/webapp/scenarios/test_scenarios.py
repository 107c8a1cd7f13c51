"""Scenario drafts: versions, conflicts, copies, and the schema they follow."""

from __future__ import annotations

from fastapi.testclient import TestClient

from tests.webapp.documents import Document, office
from tests.webapp.setups import SetUp


def test_scenario_is_returned_with_all_defaults(client: TestClient, draft: Document) -> None:
    found = client.get(f"/api/v1/scenarios/{draft['id']}")
    assert found.json() == draft
    assert found.headers["etag"] == '"1"'
    assert draft["scenario"]["goals"]["login_good_s"] == 15.0
    assert draft["scenario"]["events"][0]["n_slots"] == 128
    assert (draft["n_desktops"], draft["n_events"]) == (100, 2)


def test_returned_scenario_can_be_sent_back_unchanged(client: TestClient, draft: Document) -> None:
    changed = client.put(f"/api/v1/scenarios/{draft['id']}", json=draft["scenario"], headers={"If-Match": '"1"'})
    assert changed.status_code == 200
    assert changed.json()["scenario"] == draft["scenario"]
    assert (changed.json()["version"], changed.headers["etag"]) == (2, '"2"')


def test_the_second_of_two_editors_gets_a_conflict(client: TestClient, draft: Document) -> None:
    place = f"/api/v1/scenarios/{draft['id']}"
    assert client.put(place, json=office(name="First"), headers={"If-Match": '"1"'}).status_code == 200
    late = client.put(place, json=office(name="Second"), headers={"If-Match": '"1"'})
    assert (late.status_code, late.headers["etag"]) == (412, '"2"')
    assert client.get(place).json()["name"] == "First"


def test_change_without_a_version_is_rejected(client: TestClient, draft: Document) -> None:
    assert client.put(f"/api/v1/scenarios/{draft['id']}", json=office()).status_code == 428


def test_copy_is_an_independent_scenario(client: TestClient, draft: Document, project_id: str) -> None:
    copy = client.post(f"/api/v1/scenarios/{draft['id']}/duplicate", json={})
    assert copy.status_code == 201
    assert copy.json()["name"] == "Branch office (copy)"
    assert copy.json()["scenario"]["pools"] == draft["scenario"]["pools"]
    client.delete(f"/api/v1/scenarios/{draft['id']}")
    listed = client.get(f"/api/v1/projects/{project_id}/scenarios").json()["items"]
    assert [item["id"] for item in listed] == [copy.json()["id"]]


def test_a_scenario_needs_a_project(set_up: SetUp, client: TestClient) -> None:
    nowhere = "00000000-0000-7000-8000-000000000000"
    assert client.post(f"/api/v1/projects/{nowhere}/scenarios", json=office()).status_code == 404
    assert set_up.count("scenarios") == 0


def test_every_field_of_the_schema_or_its_model_is_described(client: TestClient) -> None:
    schema = client.get("/api/v1/scenario-schema").json()
    pool = schema["$defs"]["Pool"]["properties"]["n_desktops"]
    assert (pool["minimum"], pool["maximum"]) == (1, 100_000)
    assert "desktops" in pool["description"]
    assert schema["$defs"]["PowerOn"]["properties"]["n_slots"]["default"] == 128


def test_every_family_that_can_be_ordered_has_a_sample_of_its_own(client: TestClient, project_id: str) -> None:
    arrays = client.get("/api/v1/catalog/arrays").json()["items"]
    others = {each["id"] for each in client.get("/api/v1/samples").json()["items"]}
    for array in arrays:
        found = client.get("/api/v1/samples", params={"family_id": array["id"]}).json()["items"]
        assert len(found) == (array["availability"] == "current"), array["id"]
        for sample in found:
            assert sample["id"] not in others
            scenario = sample["scenario"]
            assert array["id"] in {each["model_id"] for each in (scenario["array"], *scenario["other_arrays"])}
    sample = client.get("/api/v1/samples", params={"family_id": "netapp-aff-a30"}).json()["items"][0]
    added = client.post(f"/api/v1/projects/{project_id}/scenarios", json=sample["scenario"])
    assert added.status_code == 201, added.text
    assert client.get("/api/v1/samples", params={"family_id": "no-such-family"}).json()["items"] == []
