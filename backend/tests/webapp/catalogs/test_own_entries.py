"""An organization's own arrays, drives, profiles and deployments, on top of the shared catalog."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document, as_json, from_sheet, office
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization

PLACE = "/api/v1/catalog/own"
RESERVED = "tiers.drives.raid.reserved_fraction"
PROVENANCE: Document = {
    "source": "Data sheet 4711",
    "publisher": "Acme",
    "dated": "2026-03-01",
    "address": "https://acme.example/4711.pdf",
    "notes": "",
}


def disk(**changes: Any) -> Document:
    """Return a drive as a data sheet describes it."""
    facts = {
        "raw_capacity_gb": 600,
        "usable_capacity_gb": 560,
        "random_read_ms": 5.5,
        "random_write_ms": 6,
        "transfer_mb_per_s": 150,
        "watts": 9,
    }
    return {"name": "Acme 600", "kind": "hdd", **{name: from_sheet(value) for name, value in facts.items()}, **changes}


def put(client: TestClient, kind: str, entry_id: str, entry: Document, if_match: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({} if if_match is None else {"If-Match": if_match})
    body = as_json({"provenance": PROVENANCE, "entry": entry})
    return client.put(f"{PLACE}/{kind}/{entry_id}", content=body, headers=headers)


def copied(client: TestClient, kind: str, of: str, as_id: str) -> Document:
    asked = {"copy_of": of, "id": as_id, "name": f"Our {of}", "provenance": PROVENANCE}
    answer = client.post(f"{PLACE}/{kind}", json=asked)
    assert answer.status_code == 201, answer.text
    found: Document = answer.json()
    return found


def with_own_array(client: TestClient) -> Document:
    """Make a drive and an array that takes it; return a scenario on them."""
    assert put(client, "drives", "acme-600", disk()).status_code == 201
    entry = copied(client, "arrays", "netapp-fas3270", "our-filer")["entry"]
    entry["tiers"][0]["drives"].append("acme-600")
    changed = put(client, "arrays", "our-filer", entry, "*")
    assert changed.status_code == 200, changed.text
    scenario = office()
    scenario["array"] |= {"model_id": "our-filer", "tiers": [{"drive_id": "acme-600", "n_drives": 24}]}
    return scenario


def test_own_entry_is_in_the_catalog_with_its_provenance(client: TestClient) -> None:
    before = client.get("/api/v1/catalog").json()["version"]
    made = put(client, "drives", "acme-600", disk())
    assert made.status_code == 201, made.text
    assert made.headers["location"] == f"{PLACE}/drives/acme-600"
    entry = made.json()
    assert (entry["standing"], entry["provenance"], entry["covers_shared"]) == ("own", PROVENANCE, False)
    drive = client.get("/api/v1/catalog/drives/acme-600").json()
    assert drive["random_read_ms"]["source"] == "own-drives-acme-600"
    source = client.get("/api/v1/catalog/sources/own-drives-acme-600").json()
    assert (source["title"], source["publisher"], source["checked_on"]) == ("Data sheet 4711", "Acme", "2026-03-01")
    assert source["address"] == "https://acme.example/4711.pdf"
    listed = client.get(PLACE).json()
    assert [(each["kind"], each["id"]) for each in listed["items"]] == [("drives", "acme-600")]
    assert listed["catalog_version"] == client.get("/api/v1/catalog").json()["version"] != before
    assert client.delete(f"{PLACE}/drives/acme-600", headers={"If-Match": entry_tag(client)}).status_code == 204
    assert client.get("/api/v1/catalog").json()["version"] == before
    assert client.get(f"{PLACE}/drives/acme-600").status_code == 404


def entry_tag(client: TestClient) -> str:
    return str(client.get(f"{PLACE}/drives/acme-600").headers["etag"])


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        ("arrays", "netapp-fas3270"),
        ("arrays", "emc-vnx5500"),
        ("drives", "fc-450gb-15k"),
        ("workloads", "windows10-knowledge"),
        ("deployments", "instant-clones"),
    ],
)
def test_copied_entry_can_be_sent_back_unchanged(client: TestClient, kind: str, of: str) -> None:
    made = copied(client, kind, of, "our-own")
    if "standing" in made["entry"]:
        assert made["entry"]["standing"] == "generic"
    seen = client.get(f"{PLACE}/{kind}/our-own")
    again = put(client, kind, "our-own", seen.json()["entry"], seen.headers["etag"])
    assert (again.status_code, again.json()) == (200, seen.json())
    assert again.headers["etag"] == seen.headers["etag"]


def test_guest_time_entered_in_a_copy_of_a_profile_is_known_to_the_confidence(client: TestClient) -> None:
    scenario = client.get("/api/v1/defaults").json()["scenario"]
    scenario["pools"][0] |= {"profile_id": "windows11-knowledge", "deployment_id": None}

    def confidence() -> Document:
        answer = client.post("/api/v1/preview", json={"scenario": scenario})
        assert answer.status_code == 200, answer.text
        found: Document = answer.json()["result"]["confidence"]
        return found

    assumed = confidence()
    given = assumed["given_guest_time"]
    assert given["guest_s"] == 5.2
    assert "If logins measured at the customer’s site confirm it" in assumed["sentence"]
    entry = copied(client, "workloads", "windows11-knowledge", "our-desktops")["entry"]
    scenario["pools"][0]["profile_id"] = "our-desktops"
    assert confidence()["given_guest_time"] == given  # a copy alone measures nothing
    for login in ("first_login", "monday_login", "tuesday_login"):
        entry[login]["guest_time_s"] = from_sheet(5.2)
    changed = put(client, "workloads", "our-desktops", entry, "*")
    assert changed.status_code == 200, changed.text
    known = confidence()
    assert known["given_guest_time"] is None
    assert known["probability"] == pytest.approx(given["probability"])
    assert known["likelihood"] == given["likelihood"] == "holds"


def test_run_preserves_the_custom_entries_it_used(set_up: SetUp, client: TestClient, project_id: str) -> None:
    scenario = with_own_array(client)
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=scenario).json()
    place = f"/api/v1/scenarios/{draft['id']}/windows"
    asked = {"from": "2026-03-02T08:00:00Z", "to": "2026-03-02T08:00:05Z"}
    before = client.post(place, json=asked).json()
    assert put(client, "drives", "acme-600", disk(random_read_ms=from_sheet(50)), "*").status_code == 200
    after = client.post(place, json=asked).json()
    assert before["catalog_version"] != after["catalog_version"]
    for each in (before, after):
        assert set_up.work_off(each["id"])
    found = [client.get(f"/api/v1/runs/{each['id']}").json() for each in (before, after)]
    assert [each["state"] for each in found] == ["succeeded", "succeeded"]
    assert found[0]["window"] != found[1]["window"]


def test_entry_in_use_cannot_be_deleted(client: TestClient, project_id: str) -> None:
    scenario = with_own_array(client)
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=scenario).json()
    match = {"If-Match": "*"}
    drive = client.delete(f"{PLACE}/drives/acme-600", headers=match)
    assert drive.status_code == 409
    assert "Our netapp-fas3270 (arrays)" in drive.json()["detail"]
    assert "the scenario Branch office" in drive.json()["detail"]
    array = client.delete(f"{PLACE}/arrays/our-filer", headers=match)
    assert (array.status_code, "the scenario Branch office" in array.json()["detail"]) == (409, True)
    client.delete(f"/api/v1/scenarios/{draft['id']}")
    assert client.delete(f"{PLACE}/drives/acme-600", headers=match).status_code == 409
    assert client.delete(f"{PLACE}/arrays/our-filer", headers=match).status_code == 204
    assert client.delete(f"{PLACE}/drives/acme-600", headers=match).status_code == 204
    assert client.get(PLACE).json()["items"] == []


@pytest.mark.parametrize(("kind", "entry_id"), [("drives", "fc-450gb-15k"), ("arrays", "ceph-rbd-64-core")])
def test_entry_can_override_a_shared_one_and_be_removed_again(
    client: TestClient, draft: Document, kind: str, entry_id: str
) -> None:
    """The shared array is one that was completed from a specification sheet."""
    place = f"/api/v1/catalog/{kind}/{entry_id}"
    name = client.get(place).json()["name"]
    assert copied(client, kind, entry_id, entry_id)["covers_shared"]
    assert client.get(place).json()["name"] == f"Our {entry_id}"
    assert client.delete(f"{PLACE}/{kind}/{entry_id}", headers={"If-Match": "*"}).status_code == 204
    assert client.get(place).json()["name"] == name


def test_change_of_an_entry_requires_its_version(client: TestClient) -> None:
    assert put(client, "drives", "acme-600", disk(), "*").status_code == 412
    first = put(client, "drives", "acme-600", disk())
    assert put(client, "drives", "acme-600", disk()).status_code == 428
    second = put(client, "drives", "acme-600", disk(name="Renamed"), first.headers["etag"])
    late = put(client, "drives", "acme-600", disk(name="Late"), first.headers["etag"])
    assert (late.status_code, late.headers["etag"]) == (412, second.headers["etag"])
    place = f"{PLACE}/drives/acme-600"
    assert client.delete(place).status_code == 428
    assert client.delete(place, headers={"If-Match": first.headers["etag"]}).status_code == 412
    moved = {"provenance": PROVENANCE | {"dated": "2026-04-01"}, "entry": disk(name="Renamed")}
    assert client.put(place, json=moved, headers={"If-Match": second.headers["etag"]}).status_code == 200
    assert entry_tag(client) != second.headers["etag"]
    asked = {"copy_of": "fc-450gb-15k", "id": "acme-600", "name": "x", "provenance": PROVENANCE}
    assert client.post(f"{PLACE}/drives", json=asked).status_code == 409


@pytest.mark.parametrize(
    ("kind", "changes", "path", "allowed"),
    [
        ("drives", {"random_read_ms": from_sheet(0)}, "entry.random_read_ms", "more than 0"),
        ("drives", {"random_read_ms": from_sheet(-1)}, "entry.random_read_ms", "more than 0"),
        ("drives", {"watts": from_sheet(1e12)}, "entry.watts", "0 to 1,000,000,000"),
        ("drives", {"watts": {"value": 9, "status": "specified"}}, "entry.watts.source", "source"),
        ("drives", {"watts": from_sheet(9) | {"source": "nowhere"}}, "entry.watts.source", "`own`"),
        ("drives", {"watts": {"calibrated": "watts"}}, "entry.watts.status", "a value"),
        ("drives", {"kind": "tape"}, "entry.kind", "hdd"),
        ("drives", {"color": "red"}, "entry.color", "the fields"),
        ("drives", {"name": "a\u0000b"}, "entry.name", ""),
        ("drives", {"name": "a\ud800b"}, "entry.name", ""),
        ("drives", {"name": "x" * 5000}, "entry.name", "2,500"),
        ("drives", {"id": "another"}, "entry.id", "acme"),
        ("arrays", {"tiers": [{"drives": ["no-such-drive"]}]}, "entry.tiers.0.drives", "efd-100gb"),
        (
            "arrays",
            {"tiers": [{"raid": {"reserved_fraction": 1.5}}]},
            "entry.tiers.drives.raid.reserved_fraction",
            "0 to 1",
        ),
        ("workloads", {"deployment_id": "no-such-way"}, "entry.deployment_id", "citrix-mcs"),
    ],
)
def test_invalid_entry_is_rejected_with_the_field(
    client: TestClient, kind: str, changes: Document, path: str, allowed: str
) -> None:
    of = {"drives": "fc-450gb-15k", "arrays": "netapp-fas3270", "workloads": "windows7-knowledge-rawc"}[kind]
    entry = client.get(f"/api/v1/catalog/{kind}/{of}").json() | {"id": "acme"}
    changes = copy.deepcopy(changes)
    if kind == "arrays":
        (change,) = changes.pop("tiers")
        tier = entry["tiers"][0]
        tier["drives"] = change.get("drives", tier["drives"])
        for name, value in change.get("raid", {}).items():
            tier["raid"][name]["value"] = value
    answer = put(client, kind, "acme", entry | changes)
    assert answer.status_code == 422, answer.text
    problem = answer.json()["errors"][0]
    assert problem["path"] == path
    assert allowed in problem["allowed"]
    assert client.get(PLACE).json()["items"] == []


@pytest.mark.parametrize("missing", ["source", "publisher", "dated"])
def test_entry_of_unknown_origin_is_rejected(client: TestClient, missing: str) -> None:
    provenance = {key: value for key, value in PROVENANCE.items() if key != missing}
    answer = client.put(f"{PLACE}/drives/acme", json={"provenance": provenance, "entry": disk()})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, f"provenance.{missing}")


def test_entries_with_the_same_id_are_isolated_between_organizations(set_up: SetUp, client: TestClient) -> None:
    shared = client.get("/api/v1/catalog").json()["version"]
    mine, theirs = (browser_of(set_up, organization(set_up, name), name) for name in ("Mine", "Theirs"))
    for who, name in ((mine, "Mine"), (theirs, "Theirs")):
        assert put(who, "drives", "acme-600", disk(name=name)).status_code == 201
    for who, name in ((mine, "Mine"), (theirs, "Theirs")):
        assert who.get("/api/v1/catalog/drives/acme-600").json()["name"] == name
        assert [each["name"] for each in who.get(PLACE).json()["items"]] == [name]
    assert client.get("/api/v1/catalog/drives/acme-600").status_code == 404
    assert client.get("/api/v1/catalog").json()["version"] == shared
    assert mine.delete(f"{PLACE}/drives/acme-600", headers={"If-Match": "*"}).status_code == 204
    assert theirs.get(f"{PLACE}/drives/acme-600").json()["name"] == "Theirs"


def test_custom_entries_and_custom_prices_coexist(client: TestClient) -> None:
    put(client, "drives", "acme-600", disk())
    prices = {"id": "own", "name": "Offer", "dated": "2026-03-01", "currency": "USD", "drives": {"acme-600": 7}}
    assert client.put("/api/v1/price-list", json=prices, headers={"If-Match": "*"}).status_code == 200
    assert [each["id"] for each in client.get(PLACE).json()["items"]] == ["acme-600"]
    used = client.delete(f"{PLACE}/drives/acme-600", headers={"If-Match": "*"})
    assert (used.status_code, "Offer (price lists)" in used.json()["detail"]) == (409, True)
    assert put(client, "drives", "acme-700", disk()).status_code == 201
    assert client.get("/api/v1/price-list").json()["prices"]["name"] == "Offer"
