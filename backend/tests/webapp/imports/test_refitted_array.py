"""A refitted array becomes a custom entry, runs use it, and the shared catalog is unchanged."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer.model.provenance import Status
from tests.webapp.documents import OFFICE, Document
from tests.webapp.imports.conftest import API, Importer
from tests.webapp.imports.test_acceptance import kept, own_ids, scenario
from tests.webapp.imports.test_comparison import finished, of, results
from tests.webapp.setups import SetUp
from webapp.catalogs.service import current_catalog
from webapp.core.db.ids import new_id
from webapp.core.db.tenancy import SHARED, within

ARRAY = {"id": "our-fas3270", "name": "Our FAS3270"}
LOADS = ((300, 300), (900, 900), (1_500, 1_200))
"""Reads and writes per second of three jobs, of 20 and 12 kB."""
READ_MS, WRITE_MS = (9.0, 12.0, 18.0), (1.0, 1.0, 1.0)
"""As of drives twice as slow as in the catalog, at the end of a shorter way."""
Shared = tuple[list[tuple[Any, ...]], ...]


def measured() -> bytes:
    """fio measurements of the customer's array."""
    jobs = zip(LOADS, READ_MS, WRITE_MS, strict=True)
    return results(
        *(
            (f"0{at}-steady-state", of(reads, 20_000, read_ms), of(writes, 12_000, write_ms))
            for at, ((reads, writes), read_ms, write_ms) in enumerate(jobs, start=1)
        )
    )


def shared(set_up: SetUp) -> Shared:
    """Every row of the shared catalog."""
    tables = ("catalog_versions", "catalog_memberships", "catalog_documents")
    queries = [text(f"SELECT * FROM {each} WHERE organization_id = :shared ORDER BY {each}::text") for each in tables]
    with set_up.engine.connect() as connection:
        return tuple([tuple(row) for row in connection.execute(query, {"shared": SHARED})] for query in queries)


def reads_ms(client: TestClient, run_id: str) -> float:
    """Mean read latency of the login, which the array has to serve."""
    phases = client.get(f"{API}/runs/{run_id}").json()["result"]["phases"]
    figures = next(each["figures"] for each in phases if each["id"] == "login")
    return float(figures["host_read_latency_ms"])


@pytest.fixture
def calibrated(importer: Importer) -> Importer:
    """A user with measurements of the array."""
    importer.add("array.json", measured())
    ready = importer.read()
    assert ready["state"] == "ready"
    assert len(ready["summary"]["fio"]["jobs"]) == len(LOADS)
    return importer


def test_refitted_array_is_stored_as_custom_and_used_by_runs(
    set_up: SetUp, client: TestClient, draft: Document, calibrated: Importer
) -> None:
    model_id = OFFICE["array"]["model_id"]
    of_the_catalog = client.get(f"{API}/catalog/arrays/{model_id}").json()
    untouched, before = shared(set_up), scenario(client, draft)
    old_run = finished(set_up, client, draft)

    proposal = calibrated.proposed(draft["id"], array=ARRAY)
    assert proposal.status_code == 200, proposal.text
    would_be = proposal.json()
    refit = would_be["refit"]
    assert refit["parameters"]
    assert refit["median_error_after"] < 0.5 * refit["median_error_before"]
    assert own_ids(client) == []

    answer = calibrated.accept(draft["id"], before.headers["etag"], array=ARRAY)
    assert answer.status_code == 201, answer.text
    accepted = answer.json()
    assert (accepted["profile_id"], accepted["array_id"]) == (None, ARRAY["id"])
    assert {each["path"] for each in accepted["changes"]} == {
        "array.model_id",
        *(f"array.{each['path']}" for each in refit["parameters"]),
    }
    assert scenario(client, draft).json()["scenario"]["array"] == OFFICE["array"] | before.json()["scenario"][
        "array"
    ] | {"model_id": ARRAY["id"]}

    assert own_ids(client) == [ARRAY["id"]]
    own = client.get(f"{API}/catalog/own/arrays/{ARRAY['id']}").json()
    assert own["provenance"]["source"] == "Measured: array.json"
    moved = [value_at(own["entry"], each["path"]) for each in refit["parameters"]]
    assert [fact["value"] for fact in moved] == [each["after"] for each in refit["parameters"]]
    assert {fact["status"] for fact in moved} == {Status.DERIVED}
    listed = client.get(f"{API}/catalog/arrays/{ARRAY['id']}")
    assert listed.status_code == 200, listed.text

    new_run = finished(set_up, client, draft)
    assert set_up.row(new_run)["state"] == "succeeded"
    assert reads_ms(client, new_run) > 1.1 * reads_ms(client, old_run)
    versions = [client.get(f"{API}/runs/{each}").json()["catalog_version"] for each in (old_run, new_run)]
    assert versions[0] != versions[1]

    assert shared(set_up) == untouched
    assert client.get(f"{API}/catalog/arrays/{model_id}").json() == of_the_catalog
    with within(set_up.all_sessions, new_id())() as session:  # an organization that measured nothing
        elsewhere = current_catalog(session)
        assert ARRAY["id"] not in elsewhere.arrays
        assert elsewhere.version == versions[0]

    assert calibrated.undo(accepted["id"]).status_code == 200
    assert own_ids(client) == []
    assert scenario(client, draft).json()["scenario"] == before.json()["scenario"]


def value_at(entry: Any, path: str) -> Any:
    """A fact of an entry; parts of lists go by their identifier."""
    for name in path.split("."):
        entry = next((each for each in entry if each["id"] == name), None) if isinstance(entry, list) else entry[name]
    return entry


def test_refitted_array_cannot_replace_an_existing_one(
    set_up: SetUp, client: TestClient, draft: Document, calibrated: Importer
) -> None:
    nothing, untouched = kept(set_up), shared(set_up)
    refused = calibrated.accept(draft["id"], "*", array=ARRAY | {"id": OFFICE["array"]["model_id"]})
    assert (refused.status_code, refused.json()["errors"][0]["path"]) == (422, "selection.array.id")
    assert (kept(set_up), shared(set_up)) == (nothing, untouched)
