"""An import creates a scenario: its starting point, and the selection as a second version that can be undone."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer_io.importers.summary.document import ImportSummary
from tests.files.importers.test_measured_loads import load
from tests.webapp.documents import Document
from tests.webapp.imports.conftest import API, Importer
from tests.webapp.imports.files import PROFILE, summary_of
from tests.webapp.setups import SetUp

LOAD = {"level": "mean", "id": "acme-w11-load", "name": "W11, measured"}


def start(client: TestClient, draft: Document) -> Document:
    """The document of a scenario that does not exist yet."""
    document: Document = client.get(f"{API}/scenarios/{draft['id']}").json()["scenario"]
    return document | {"name": "From the customer's files"}


def created(importer: Importer, project_id: Any, scenario: Document, **selection: Any) -> Any:
    asked = {"project_id": project_id, "scenario": scenario, "selection": selection}
    return importer.client.post(f"{importer.place}/scenarios", json=asked)


def measured_pools() -> ImportSummary:
    """Two pools of an inventory whose loads were measured."""
    summary = summary_of("acme")
    assert summary.inventory is not None
    (pool,) = summary.inventory.pools
    pools = tuple(pool.model_copy(update={"id": f"pool-{n}", "load": load()}) for n in (1, 2))
    return summary.model_copy(update={"inventory": summary.inventory.model_copy(update={"pools": pools})})


def names(client: TestClient, project_id: Any) -> list[str]:
    return [each["name"] for each in client.get(f"{API}/projects/{project_id}/scenarios").json()["items"]]


def test_scenario_is_created_with_the_selection_and_undo_restores_its_start(
    client: TestClient, draft: Document, ready: Importer
) -> None:
    scenario = start(client, draft)
    body = {"scenario": scenario, "selection": {"profile": PROFILE}}
    preview = client.post(f"{ready.place}/scenarios/proposals", json=body)
    assert preview.status_code == 200, preview.text
    assert names(client, draft["project_id"]) == [draft["name"]]

    answer = created(ready, draft["project_id"], scenario, profile=PROFILE)
    assert answer.status_code == 201, answer.text
    accepted = answer.json()
    place = f"{API}/scenarios/{accepted['scenario_id']}"
    assert answer.headers["location"] == place
    assert (accepted["version_before"], accepted["version_after"]) == (1, 2)
    assert accepted["changes"] == preview.json()["changes"]
    assert client.get(place).json()["scenario"] == preview.json()["scenario"]
    assert sorted(names(client, draft["project_id"])) == sorted([draft["name"], scenario["name"]])

    assert ready.undo(accepted["id"]).status_code == 200
    assert client.get(place).json()["scenario"] == scenario
    assert client.get(f"{API}/catalog/own").json()["items"] == []


def test_nothing_is_created_if_the_selection_or_the_start_is_invalid(
    client: TestClient, draft: Document, ready: Importer
) -> None:
    scenario = start(client, draft)
    unknown = scenario | {"pools": [scenario["pools"][0] | {"profile_id": "nothing-like-it"}]}
    for given, selection, path in (
        (scenario, {"profile": PROFILE | {"phases": [7]}}, "selection.profile.phases.0"),
        (unknown, {}, "scenario.pools.0.profile_id"),
    ):
        answer = created(ready, draft["project_id"], given, **selection)
        assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)
    assert created(ready, "00000000-0000-7000-8000-000000000000", scenario).status_code == 404
    assert names(client, draft["project_id"]) == [draft["name"]]


def test_loads_of_several_pools_are_profiles_that_undo_removes(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    with set_up.engine.begin() as connection:
        update = text("UPDATE imports SET summary = CAST(:summary AS jsonb) WHERE id = :id")
        connection.execute(update, {"summary": measured_pools().model_dump_json(), "id": ready.id})
    scenario = start(client, draft)
    pool = scenario["pools"][0]
    second = {**pool, "id": "lab", "name": "Lab"}
    found = [
        {"found_id": each, "pool_id": pool_id, "counts": False, "load": LOAD | {"id": f"load-of-{pool_id}"}}
        for each, pool_id in (("pool-1", pool["id"]), ("pool-2", "lab"))
    ]
    events = [event | {"pool_ids": [pool["id"], "lab"]} for event in scenario["events"]]
    answer = created(ready, draft["project_id"], scenario | {"pools": [pool, second], "events": events}, pools=found)
    assert answer.status_code == 201, answer.text
    accepted = answer.json()
    assert accepted["profile_id"] is None
    assert accepted["profile_ids"] == [f"load-of-{pool['id']}", "load-of-lab"]
    own = [each["id"] for each in client.get(f"{API}/catalog/own").json()["items"]]
    assert sorted(own) == sorted(accepted["profile_ids"])
    assert ready.undo(accepted["id"]).status_code == 200
    assert client.get(f"{API}/catalog/own").json()["items"] == []
