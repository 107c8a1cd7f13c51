"""An organization's own prices: put in use, kept over a start, frozen in runs, and gone again."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from webapp.catalogs.service import load
from webapp.evidence.service import inputs_hash

PLACE = "/api/v1/price-list"
OWN: Document = {
    "id": "spring-offer",
    "name": "Spring offer",
    "dated": "2026-03-01",
    "standing": "own",
    "currency": "EUR",
    "arrays": {"netapp-fas3270": {"controller": 1000, "shelf": 100, "port": 10, "cache_module": 500}},
    "drives": {"fc-450gb-15k": 7},
}
UNSET: Document = {
    "valid_until": None,
    "notes": "",
    "host_memory_per_gib": None,
    "volumes_per_month": {},
    "term_years": 3.0,
    "price_per_kwh": None,
    "discounts": {},
    "conversion": None,
    "project": "",
    "pue": 1.0,
    "hardware_discount": 0.0,
    "price_per_host": None,
    "licenses": [],
    "support_fraction_per_year": None,
}
"""Fields that a list need not have."""


@pytest.fixture(autouse=True)
def _illustrative_afterwards(set_up: SetUp) -> Iterator[None]:
    """Other tests find the catalog as it ships."""
    yield
    set_up.client().delete(PLACE)


def put(
    client: TestClient, changes: Document | None = None, if_match: str | None = "*", *, keep_numbers: bool = True
) -> Any:
    headers = {} if if_match is None else {"If-Match": if_match}
    params = {"keep_numbers": True} if keep_numbers else {}
    return client.put(PLACE, json={**copy.deepcopy(OWN), **(changes or {})}, headers=headers, params=params)


def accepted(client: TestClient, changes: Document | None = None) -> dict[str, Any]:
    answer = put(client, changes)
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    return document


def cost(client: TestClient, draft: Document) -> dict[str, Any]:
    previewed = client.post("/api/v1/preview", json={"scenario": draft["scenario"]}).json()
    found: dict[str, Any] = previewed["result"]["cost"]
    return found


def test_another_currency_needs_a_conversion_or_a_statement_that_the_prices_are_in_it(client: TestClient) -> None:
    refused = put(client, keep_numbers=False)
    assert refused.status_code == 422
    (error,) = refused.json()["errors"]
    assert (error["path"], error["given"]) == ("currency", "EUR")
    assert error["message"] == "would change the currency of prices in USD without converting them"
    assert "keep_numbers" in error["allowed"]
    done = {"from_currency": "USD", "rate": 0.92, "dated": "2026-11-28", "source": "ECB"}
    assert put(client, {"conversion": done | {"from_currency": "GBP"}}, keep_numbers=False).status_code == 422
    assert put(client, {"conversion": done | {"from_currency": "EUR"}}).status_code == 422
    converted = put(client, {"conversion": done}, keep_numbers=False)
    assert converted.status_code == 200, converted.text
    assert client.get(PLACE).json()["prices"]["conversion"] == done
    assert put(client, {"name": "Renamed"}, keep_numbers=False).status_code == 200
    assert put(client, {"currency": "CHF"}, keep_numbers=False).status_code == 422
    assert put(client, {"currency": "CHF"}, keep_numbers=True).status_code == 200


def test_seed_price_list_is_illustrative_and_complete(client: TestClient) -> None:
    found = client.get(PLACE).json()
    assert (found["prices"]["id"], found["prices"]["standing"]) == ("illustrative", "illustrative")
    assert found["catalog_version"] == client.get("/api/v1/catalog").json()["version"]
    assert [each for each in found["unpriced"] if not each["path"].startswith("arrays.")] == []


def test_custom_list_replaces_the_seed_list_until_it_is_deleted(client: TestClient) -> None:
    shipped = client.get(PLACE)
    own = accepted(client)
    assert own["prices"] == client.get(PLACE).json()["prices"]
    assert own["prices"] == OWN | UNSET | {"id": "own"}
    assert own["catalog_version"] == client.get("/api/v1/catalog").json()["version"]
    assert own["catalog_version"] != shipped.json()["catalog_version"]
    assert client.delete(PLACE).status_code == 204
    back = client.get(PLACE)
    assert back.json() == shipped.json()
    assert back.headers["etag"] == shipped.headers["etag"]
    assert client.delete(PLACE).status_code == 404


def test_missing_prices_of_a_list_are_reported(client: TestClient) -> None:
    own = accepted(client, {"arrays": {"netapp-fas3270": {"controller": 1000}}, "host_memory_per_gib": 8})
    unpriced = {each["path"]: each["name"] for each in own["unpriced"]}
    assert "arrays.netapp-fas3270.controller" not in unpriced
    assert unpriced["arrays.netapp-fas3270.cache_module"] == "cache module of NetApp FAS3270"
    assert "arrays.dell-ps6100xs.cache_module" not in unpriced  # it has none
    assert {"arrays.dell-ps6100xs.controller", "drives.sata-1tb-7k2"} <= set(unpriced)
    assert not {"drives.fc-450gb-15k", "host_memory_per_gib"} & set(unpriced)


@pytest.mark.parametrize("given", [{"standing": "illustrative"}, {"id": "illustrative"}])
def test_uploaded_list_is_always_marked_as_own(client: TestClient, given: Document) -> None:
    own = accepted(client, given)
    assert (own["prices"]["id"], own["prices"]["standing"]) == ("own", "own")
    assert client.get("/api/v1/catalog").json()["n_entries"]["prices"] == 2


@pytest.mark.parametrize(
    ("given", "path", "says"),
    [
        ({"arrays": {"no-such-array": {"controller": 1}}}, "arrays.no-such-array", "catalog’s list of arrays, e.g. "),
        ({"drives": {"no-such-drive": 1}}, "drives.no-such-drive", "catalog’s list of drives, e.g. "),
        ({"drives": {"azure-premium-ssd-p10": 1}}, "drives.azure-premium-ssd-p10", "catalog’s list of drives, e.g. "),
        (
            {"volumes_per_month": {"fc-450gb-15k": 1}},
            "volumes_per_month.fc-450gb-15k",
            "catalog’s list of cloud volumes, e.g. ",
        ),
        ({"discounts": {"Acme": 0.1}}, "discounts.Acme", "catalog’s list of vendors, e.g. "),
        ({"discounts": {"NetApp": 1.1}}, "discounts.NetApp", "at most 1"),
        ({"term_years": 0}, "term_years", "at least 1"),
        ({"drives": {"fc-450gb-15k": -1}}, "drives.fc-450gb-15k", "at least 0"),
        ({"arrays": {"netapp-fas3270": {"shelf": -0.01}}}, "arrays.netapp-fas3270.shelf", "at least 0"),
        ({"arrays": {"netapp-fas3270": {"drawer": 1}}}, "arrays.netapp-fas3270.drawer", "the fields"),
        ({"host_memory_per_gib": -8}, "host_memory_per_gib", "at least 0"),
        ({"currency": "euro"}, "currency", "text that matches"),
        ({"dated": "yesterday"}, "dated", ""),
        ({"dated": None}, "dated", ""),
        ({"name": ""}, "name", "at least 1 character"),
    ],
)
def test_invalid_list_is_rejected_with_the_field(client: TestClient, given: Document, path: str, says: str) -> None:
    before = client.get(PLACE).json()
    answer = put(client, given)
    problem = answer.json()["errors"][0]
    assert (answer.status_code, problem["path"]) == (422, path)
    assert says in problem["allowed"]
    assert client.get(PLACE).json() == before


def test_list_without_a_date_is_rejected(client: TestClient) -> None:
    document = {key: value for key, value in OWN.items() if key != "dated"}
    answer = client.put(PLACE, json=document, headers={"If-Match": "*"})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "dated")


def test_change_of_a_list_requires_its_version(client: TestClient) -> None:
    seen = client.get(PLACE).headers["etag"]
    assert put(client, if_match=None).status_code == 428
    first = put(client, if_match=seen)
    assert first.status_code == 200
    late = put(client, {"name": "Late"}, if_match=seen)
    assert (late.status_code, late.headers["etag"]) == (412, first.headers["etag"])
    assert put(client, {"name": "In time"}, if_match=first.headers["etag"]).status_code == 200


def test_custom_list_survives_a_restart_of_the_service(set_up: SetUp, client: TestClient, tmp_path: Path) -> None:
    own = accepted(client)
    shipped = set_up.settings.seed_folder / "catalog"
    assert not load(set_up.sessions, shipped).changed
    assert client.get(PLACE).json() == own
    shutil.copytree(shipped, tmp_path / "catalog")
    file = min((tmp_path / "catalog" / "drives").glob("*.yaml"))
    file.write_text(file.read_text().replace("name: ", "name: Renamed ", 1))
    try:
        assert load(set_up.sessions, tmp_path / "catalog").changed
        assert client.get("/api/v1/catalog/drives").json()["items"][0]["name"].startswith("Renamed ")
        assert client.get(PLACE).json()["prices"] == own["prices"]
    finally:
        load(set_up.sessions, shipped)
    assert client.get(PLACE).json() == own


def test_run_preserves_the_prices_it_was_created_with(set_up: SetUp, client: TestClient, draft: Document) -> None:
    accepted(client)
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    accepted(client, {"name": "Autumn offer", "drives": {"fc-450gb-15k": 8}})
    later = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    assert run["inputs_sha256"] != later["inputs_sha256"]
    assert client.delete(PLACE).status_code == 204
    for each, name in ((run, "Spring offer"), (later, "Autumn offer")):
        assert set_up.work_off(each["id"])
        recommended = client.get(f"/api/v1/runs/{each['id']}").json()["result"]["recommendation"]
        mark = {
            "id": "own",
            "name": name,
            "dated": "2026-03-01",
            "standing": "own",
            "valid_until": None,
            "currency": "EUR",
            "term_years": 3.0,
            "conversion": None,
            "project": "",
        }
        assert recommended["prices"] == mark


def test_preview_uses_current_prices(client: TestClient, draft: Document) -> None:
    shipped = cost(client, draft)
    assert (shipped["prices"]["standing"], shipped["n_drives"]) == ("illustrative", 24)
    accepted(client)
    own = cost(client, draft)
    assert own["prices"]["currency"] == "EUR"
    assert own["price"] == 1000 + 2 * 100 + 10 + 24 * 7
    assert own["price_per_desktop"] == own["price"] / 100


def test_prices_do_not_change_the_evidence(set_up: SetUp, client: TestClient) -> None:
    current = set_up.service().ports.current_catalog
    with set_up.sessions() as session:
        shipped = current(session)
    accepted(client)
    with set_up.sessions() as session:
        own = current(session)
    assert own.version != shipped.version
    assert inputs_hash(own, {}) == inputs_hash(shipped, {}) != inputs_hash(replace(own, documents={}), {})
