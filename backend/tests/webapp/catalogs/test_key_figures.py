"""Custom arrays from key figures: the sheet that is assumed for them, saved, and edited as a sheet again."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document, key_figures, office

PLACE = "/api/v1/catalog/own/arrays"
PROVENANCE: Document = {"source": "Entered by hand", "publisher": "Acme", "dated": "2026-10-01"}


def preview(client: TestClient, **changes: Any) -> Any:
    return client.post(f"{PLACE}/from-key-figures/preview", json={"figures": key_figures(**changes)})


def saved(client: TestClient) -> Any:
    sheet = preview(client).json()["sheet"]
    made = client.post(f"{PLACE}/from-sheet", json={"sheet": sheet, "provenance": PROVENANCE})
    assert made.status_code == 201, made.text
    return made


def test_preview_is_a_complete_sheet_with_the_stated_capacity_and_rate(client: TestClient) -> None:
    answer = preview(client)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["answer"]["capacity"]["usable_gb"] == pytest.approx(50_000)
    assert found["answer"]["published"]["ratio"] == pytest.approx(1.0, abs=0.05)
    assert found["sheet"]["data_reduction_ratio"]["status"] == "specified"
    assert found["sheet"]["n_cores"]["status"] == "assumed"
    assert "arrays of this class" in found["sheet"]["n_cores"]["reasoning"]
    assert client.get(PLACE.removesuffix("/arrays")).json()["items"] == []


def test_saved_array_runs_and_its_sheet_can_be_edited(client: TestClient) -> None:
    made = saved(client)
    sheet = made.json()["sheet"]
    configuration = preview(client).json()["answer"]["configuration"]
    assert client.post("/api/v1/preview", json={"scenario": office(array=configuration)}).status_code == 200
    sheet |= {"vendor": "Globex", "introduced": 2021, "release": "5.4"}
    body = {"sheet": sheet, "provenance": PROVENANCE}
    place = f"{PLACE}/our-array/from-sheet"
    assert client.put(place, json=body).status_code == 428
    changed = client.put(place, json=body, headers={"If-Match": made.headers["etag"]})
    assert changed.status_code == 200, changed.text
    entry = changed.json()["entry"]
    assert (entry["vendor"], entry["introduced"], entry["firmware"][0]["name"]) == ("Globex", 2021, "5.4")
    assert changed.json()["sheet"]["vendor"] == "Globex"
    assert client.get(f"{PLACE}/our-array").json()["sheet"] == changed.json()["sheet"]


def test_a_sheet_replaces_only_the_array_of_its_id(client: TestClient) -> None:
    made = saved(client)
    body = {"sheet": made.json()["sheet"] | {"id": "another"}, "provenance": PROVENANCE}
    match = {"If-Match": made.headers["etag"]}
    wrong = client.put(f"{PLACE}/our-array/from-sheet", json=body, headers=match)
    assert [each["path"] for each in wrong.json()["errors"]] == ["sheet.id"]
    assert client.put(f"{PLACE}/another/from-sheet", json=body, headers=match).status_code == 404


def test_the_sheet_goes_with_the_array_and_with_an_edit_of_its_numbers(client: TestClient) -> None:
    made = saved(client)
    entry = made.json()["entry"]
    entry["standby_controllers"] = {"value": 0, "status": "specified", "source": "own", "where": "as entered"}
    body = {"entry": entry, "provenance": PROVENANCE}
    edited = client.put(f"{PLACE}/our-array", json=body, headers={"If-Match": made.headers["etag"]})
    assert edited.status_code == 200, edited.text
    assert (edited.json()["sheet"], edited.json()["has_sheet"]) == (None, False)
    assert edited.json()["entry"]["standby_controllers"]["value"] == 0
    removed = client.delete(f"{PLACE}/our-array", headers={"If-Match": edited.headers["etag"]})
    assert removed.status_code == 204
    assert "our-array" not in {each["id"] for each in client.get("/api/v1/catalog/arrays").json()["items"]}


def test_removing_a_saved_array_removes_it_from_the_catalog(client: TestClient) -> None:
    made = saved(client)
    removed = client.delete(f"{PLACE}/our-array", headers={"If-Match": made.headers["etag"]})
    assert removed.status_code == 204
    assert "our-array" not in {each["id"] for each in client.get("/api/v1/catalog/arrays").json()["items"]}


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"usable_tb": 0}, "figures.usable_tb"),
        ({"max_iops": 1}, "figures.max_iops"),
        ({"data_reduction_ratio": 0.5}, "figures.data_reduction_ratio"),
        ({"port": "isdn"}, "figures.port"),
        ({"id": "Not an ID"}, "figures.id"),
    ],
)
def test_problems_name_the_key_figure(client: TestClient, changes: Document, path: str) -> None:
    answer = preview(client, **changes)
    assert answer.status_code == 422, answer.text
    assert [each["path"] for each in answer.json()["errors"]] == [path]


def test_stated_drives_that_do_not_fit_are_named(client: TestClient) -> None:
    few = preview(client, n_drives=6)
    assert (few.status_code, few.json()["errors"][0]["path"]) == (422, "figures.n_drives")
    unknown = preview(client, drive_id="no-drive")
    assert (unknown.status_code, unknown.json()["errors"][0]["path"]) == (422, "figures.drive_id")


def test_an_entered_price_is_the_price_of_the_configuration(client: TestClient) -> None:
    figures = key_figures(price={"amount": 150_000, "currency": "USD"})
    described = client.post(f"{PLACE}/from-key-figures/preview", json={"figures": figures}).json()
    made = client.post(f"{PLACE}/from-sheet", json={"sheet": described["sheet"], "provenance": PROVENANCE})
    assert made.status_code == 201, made.text
    configuration = described["answer"]["configuration"]
    found = client.post("/api/v1/preview", json={"scenario": office(array=configuration)}).json()
    assert found["result"]["cost"]["price"] == pytest.approx(150_000)
