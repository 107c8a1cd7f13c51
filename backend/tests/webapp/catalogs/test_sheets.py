"""Custom arrays from specification sheets: preview with the published point, creation, and rejected sheets."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document, as_json, from_sheet, office, spec_sheet

PLACE = "/api/v1/catalog/own/arrays/from-sheet"
PROVENANCE: Document = {
    "source": "Data sheet",
    "publisher": "Acme",
    "dated": "2026-10-01",
    "address": "https://acme.example/sheet.pdf",
}


def preview(client: TestClient, sheet: Document, **headers: str) -> Any:
    given = {"Content-Type": "application/json", **headers}
    return client.post(f"{PLACE}/preview", content=as_json({"sheet": sheet}), headers=given)


def create(client: TestClient, sheet: Document, **provenance: Any) -> Any:
    return client.post(PLACE, json={"sheet": sheet, "provenance": PROVENANCE | provenance})


def paths(answer: Any) -> set[str]:
    assert answer.status_code == 422, answer.text
    return {each["path"] for each in answer.json()["errors"]}


def test_preview_compares_the_prediction_with_the_published_maximum(client: TestClient) -> None:
    answer = preview(client, spec_sheet())
    assert answer.status_code == 200, answer.text
    found = answer.json()["answer"]
    assert found["published"]["iops"] == 400_000
    assert found["published"]["ratio"] == pytest.approx(1.0, abs=0.1)
    assert 0 < found["published"]["iops_at_latency"] < found["maximum"]["iops"]
    assert "below the stated maximum of 400,000 IOPS" in found["sentence"]
    assert found["capacity"]["usable_gb"] == pytest.approx(20 * 3840 * 0.9)
    times = [point["mean_ms"] for point in found["points"]]
    assert times == sorted(times)
    read = next(each for each in found["parameters"] if each["path"] == "firmware.current.cpu_us_per_read")
    assert (read["status"], read["source"]) == ("derived", "own-arrays-our-array")
    assert answer.json()["entry"]["from_sheet"]


def test_preview_stores_nothing_and_is_in_the_language_of_the_reader(client: TestClient) -> None:
    before = client.get("/api/v1/catalog").json()["version"]
    answer = preview(client, spec_sheet(), **{"Accept-Language": "de"})
    assert "angegebene Maximum" in answer.json()["answer"]["sentence"]
    assert client.get("/api/v1/catalog").json()["version"] == before
    assert client.get("/api/v1/catalog/own").json()["items"] == []


def test_saved_array_can_be_edited_and_simulated(client: TestClient) -> None:
    made = create(client, spec_sheet())
    assert made.status_code == 201, made.text
    place = "/api/v1/catalog/own/arrays/our-array"
    assert made.headers["location"] == place
    assert made.json()["entry"] == preview(client, spec_sheet()).json()["entry"]
    source = client.get("/api/v1/catalog/sources/own-arrays-our-array").json()
    assert (source["title"], source["address"]) == ("Data sheet", "https://acme.example/sheet.pdf")
    shown = client.get("/api/v1/catalog/arrays").json()
    assert "our-array" in {array["id"] for array in shown["items"]}
    assert shown["support"]["our-array"]["grade"] == "specifications"
    configuration = preview(client, spec_sheet()).json()["answer"]["configuration"]
    simulated = client.post("/api/v1/preview", json={"scenario": office(array=configuration)})
    assert simulated.status_code == 200, simulated.text
    seen = client.get(place)
    body = {"provenance": seen.json()["provenance"], "entry": seen.json()["entry"]}
    assert client.put(place, json=body, headers={"If-Match": seen.headers["etag"]}).status_code == 200


@pytest.mark.parametrize("entry_id", ["our-array", "netapp-fas3270"])
def test_id_in_use_is_rejected(client: TestClient, entry_id: str) -> None:
    assert create(client, spec_sheet()).status_code == 201
    answer = create(client, spec_sheet(id=entry_id))
    assert (answer.status_code, entry_id in answer.json()["detail"]) == (409, True)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"id": "Our array"}, "sheet.id"),
        ({"name": "Our\u0000array"}, "sheet.name"),
        ({"n_cores": from_sheet(0)}, "sheet.n_cores"),
        ({"n_cores": from_sheet(1e12)}, "sheet.n_cores"),
        ({"n_cores": {"value": 16, "status": "specified"}}, "sheet.n_cores.source"),
        ({"n_cores": from_sheet(16) | {"source": "nowhere"}}, "sheet.n_cores.source"),
        ({"memory_gib": {"status": "unknown"}}, "sheet.memory_gib"),
        ({"drives": ["no-such-drive"]}, "sheet.drives.0"),
        ({"drives": []}, "sheet.drives"),
        ({"n_slots": from_sheet(3)}, "sheet.n_slots"),
        ({"controllers": from_sheet(65)}, "sheet.controllers"),
        ({"n_cores": from_sheet(1025)}, "sheet.n_cores"),
        ({"max_ports": from_sheet(1025)}, "sheet.max_ports"),
        ({"n_slots": from_sheet(10_001), "max_drives": from_sheet(100_001)}, "sheet.max_drives"),
        ({"data_reduction_ratio": from_sheet(0.5)}, "sheet.data_reduction_ratio"),
        ({"protection": spec_sheet()["protection"] | {"n_parity": from_sheet(12)}}, "sheet.protection.group_size"),
        (
            {"published_maximum": spec_sheet()["published_maximum"] | {"iops": from_sheet(0)}},
            "sheet.published_maximum.iops",
        ),
        (
            {"published_maximum": spec_sheet()["published_maximum"] | {"n_controllers": 2000}},
            "sheet.published_maximum.n_controllers",
        ),
        ({"color": "red"}, "sheet.color"),
        ({"n_cores": from_sheet(float("nan"))}, "sheet.n_cores.value"),
    ],
)
def test_invalid_sheet_names_its_field(client: TestClient, changes: Document, path: str) -> None:
    assert path in paths(preview(client, spec_sheet(**changes)))
    if path != "sheet.n_cores.value":
        assert path in paths(create(client, spec_sheet(**changes)))


@pytest.mark.parametrize("address", ["javascript:alert(1)", "ftp://acme.example", "https://a b", "acme.example"])
def test_address_of_the_document_is_a_web_address(client: TestClient, address: str) -> None:
    assert paths(create(client, spec_sheet(), address=address)) == {"provenance.address"}


@pytest.mark.parametrize(
    ("cores", "ghz_score", "slots"), [(1024, 1e9, 10_000), (1, 1e-6, 24), (1024, 1e-6, 24), (1, 1e9, 1e9)]
)
def test_extreme_numbers_are_answered_or_rejected(
    client: TestClient, cores: float, ghz_score: float, slots: float
) -> None:
    sheet = spec_sheet(
        n_cores=from_sheet(cores),
        specrate_per_core=from_sheet(ghz_score),
        n_slots=from_sheet(slots),
        max_drives=from_sheet(slots),
    )
    for maximum in (None, sheet["published_maximum"] | {"iops": from_sheet(1e9)}):
        assert preview(client, sheet | {"published_maximum": maximum}).status_code in {200, 422}
