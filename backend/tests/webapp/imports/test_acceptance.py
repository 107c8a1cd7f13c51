"""Accepting an import is atomic, records the source, and can be undone until something depends on it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.files.importers.test_other_machines import live_optics, rvtools
from tests.webapp.documents import Document
from tests.webapp.imports.conftest import API, Importer
from tests.webapp.imports.files import CALM_READS, PROFILE, STEADY, WRITES_PER_READ, table
from tests.webapp.setups import SetUp
from webapp.imports import acceptance

OWN = f"{API}/catalog/own"


def scenario(client: TestClient, draft: Document) -> Any:
    return client.get(f"{API}/scenarios/{draft['id']}")


def versions(client: TestClient, draft: Document) -> list[int]:
    listed = client.get(f"{API}/scenarios/{draft['id']}/versions").json()["items"]
    return [each["version"] for each in listed]


def own_ids(client: TestClient) -> list[str]:
    return [each["id"] for each in client.get(OWN).json()["items"]]


def kept(set_up: SetUp) -> tuple[int, int, int]:
    """Rows that an acceptance writes: itself, scenario versions, and catalog versions."""
    return tuple(set_up.count(each) for each in ("import_acceptances", "scenario_versions", "catalog_versions"))  # type: ignore[return-value]


def test_measured_profile_is_accepted_into_a_scenario_and_undone(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    before = scenario(client, draft)
    nothing = kept(set_up)
    proposal = ready.proposed(draft["id"], profile=PROFILE)
    assert proposal.status_code == 200, proposal.text
    would_be = proposal.json()
    assert would_be["scenario"]["pools"][0]["profile_id"] == PROFILE["id"]
    assert would_be["profile"]["id"] == PROFILE["id"]
    assert kept(set_up) == nothing
    assert scenario(client, draft).json() == before.json()

    answer = ready.accept(draft["id"], before.headers["etag"], profile=PROFILE)
    assert answer.status_code == 201, answer.text
    accepted = answer.json()
    assert (accepted["version_before"], accepted["version_after"]) == (1, 2)
    assert (accepted["profile_id"], accepted["array_id"], accepted["undone_at"]) == (PROFILE["id"], None, None)
    assert accepted["changes"] == would_be["changes"]
    assert any("t.csv" in each["provenance"] for each in accepted["changes"])
    assert scenario(client, draft).json()["scenario"] == would_be["scenario"]
    assert versions(client, draft) == [2, 1]
    assert ready.now()["acceptances"] == [accepted]
    assert client.get(f"{API}/scenarios/{draft['id']}/imports").json() == {"items": [accepted]}

    own = client.get(f"{OWN}/workloads/{PROFILE['id']}").json()
    assert own["provenance"]["source"] == "Measured: t.csv"
    assert own["provenance"]["dated"] == "2026-03-02"
    steady = own["entry"]["steady_state"]
    assert steady["reads_iops_per_desktop"]["value"] == CALM_READS
    assert 0 < steady["writes_iops_per_desktop"]["value"] <= CALM_READS * WRITES_PER_READ  # less those of the clones
    run_id = client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"]
    assert set_up.work_off(run_id)
    assert set_up.row(run_id)["state"] == "succeeded"

    undone = ready.undo(accepted["id"])
    assert undone.status_code == 200, undone.text
    assert undone.json()["undone_at"] is not None
    after = scenario(client, draft).json()
    assert (after["version"], after["scenario"]) == (3, before.json()["scenario"])
    assert own_ids(client) == []
    assert versions(client, draft) == [3, 2, 1]
    assert ready.undo(accepted["id"]).json()["detail"] == "This change has already been undone."
    assert set_up.row(run_id)["state"] == "succeeded"
    assert client.get(f"{API}/runs/{run_id}").status_code == 200


def test_other_machines_of_an_inventory_become_other_workloads(
    client: TestClient, draft: Document, importer: Importer
) -> None:
    importer.add("rv.xlsx", rvtools())
    importer.add("lo.xlsx", live_optics())
    inventory = importer.read()["summary"]["inventory"]
    assert (inventory["unpooled"]["n_machines"], inventory["unpooled"]["used_gib"]) == (2, 200)
    assert [pool["totals"]["n_machines"] for pool in inventory["pools"]] == [4, 3]
    selection: Document = {"pools": [{"found_id": "pool-1", "pool_id": "office"}], "others": {}}
    preview = importer.proposed(draft["id"], **selection).json()
    accepted = importer.accept(draft["id"], scenario(client, draft).headers["etag"], **selection)
    assert accepted.status_code == 201, accepted.text
    after = scenario(client, draft).json()["scenario"]
    assert after == preview["scenario"]
    assert after["array"]["other_workloads"] | {"io_kib": 0} == {
        "reads_iops": 25, "writes_iops": 50, "io_kib": 0, "used_gib": 500, "unmeasured": [], "n_unmeasured": 0,
        "nothing_else": False,
    }  # fmt: skip
    sources = {each["path"]: each["provenance"] for each in accepted.json()["changes"]}
    assert "rv.xlsx" in sources["array.other_workloads.used_gib"]


def test_reports_name_measured_peaks_until_the_import_is_undone(
    set_up: SetUp, client: TestClient, draft: Document, importer: Importer
) -> None:
    def imported_in_week() -> Any:
        week = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
        set_up.work_off(week)
        answer = client.get(f"{API}/runs/{week}/report", headers={"Accept": "application/json"})
        assert answer.status_code == 200, answer.text
        return answer.json()["studies"]["imported"]

    assert imported_in_week() is None
    importer.add("rv.xlsx", rvtools())
    importer.add("lo.xlsx", live_optics())
    importer.read()
    selection: Document = {"pools": [{"found_id": "pool-1", "pool_id": draft["scenario"]["pools"][0]["id"]}]}
    accepted = importer.accept(draft["id"], scenario(client, draft).headers["etag"], **selection)
    assert accepted.status_code == 201, accepted.text
    (load,) = imported_in_week()["loads"]
    assert (load["name"], load["n_machines"]) == ("W11", 4)
    assert "lo.xlsx" in load["provenance"]
    assert importer.undo(accepted.json()["id"]).status_code == 200
    assert imported_in_week() is None


def test_audit_log_names_the_user(set_up: SetUp, client: TestClient, draft: Document, ready: Importer) -> None:
    etag = scenario(client, draft).headers["etag"]
    accepted = ready.accept(draft["id"], etag, profile=PROFILE).json()
    ready.undo(accepted["id"])
    query = text("SELECT action FROM audit_entries WHERE :id IN (subject_id, details->>'import') ORDER BY number")
    with set_up.engine.connect() as connection:
        actions = list(connection.scalars(query, {"id": ready.id}))
    assert actions[-3:] == ["import.ready", "accept_import", "undo_import"]


def test_invalid_selections_are_rejected_by_name(
    client: TestClient, draft: Document, ready: Importer, set_up: SetUp
) -> None:
    nothing = kept(set_up)
    for path, selection in (
        ("selection.profile.based_on", {"profile": PROFILE | {"based_on": "nothing-like-it"}}),
        ("selection.profile.phases.0", {"profile": PROFILE | {"phases": [7]}}),
        ("selection.profile.pool_ids.0", {"profile": PROFILE | {"pool_ids": ["no-pool"]}}),
        ("selection.profile.id", {"profile": PROFILE | {"id": "Not An Identifier"}}),
        ("selection.events.0.found_id", {"events": [{"found_id": "storm-9"}]}),
    ):
        for answer in (ready.proposed(draft["id"], **selection), ready.accept(draft["id"], "*", **selection)):
            assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)
    assert kept(set_up) == nothing
    missing = "00000000-0000-7000-8000-000000000000"
    assert ready.proposed(missing, profile=PROFILE).status_code == 404
    assert ready.accept(missing, "*", profile=PROFILE).status_code == 404


def test_existing_identifier_is_never_overwritten(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    taken = PROFILE | {"id": PROFILE["based_on"]}
    nothing = kept(set_up)
    refused = ready.accept(draft["id"], "*", profile=taken)
    assert refused.status_code in (409, 422)
    assert taken["id"] in refused.text
    assert kept(set_up) == nothing
    assert own_ids(client) == []


def test_acceptance_requires_the_version_of_the_scenario(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    unsaid = ready.accept(draft["id"], None, profile=PROFILE)
    assert (unsaid.status_code, unsaid.json()["type"]) == (428, "urn:stormsizer:problem:version-missing")
    old = scenario(client, draft)
    renamed = old.json()["scenario"] | {"name": "Renamed meanwhile"}
    changed = client.put(f"{API}/scenarios/{draft['id']}", json=renamed, headers={"If-Match": old.headers["etag"]})
    assert changed.status_code == 200
    nothing = kept(set_up)
    stale = ready.accept(draft["id"], old.headers["etag"], profile=PROFILE)
    assert (stale.status_code, stale.headers["etag"]) == (412, changed.headers["etag"])
    assert kept(set_up) == nothing
    assert own_ids(client) == []


def test_only_one_of_two_concurrent_acceptances_succeeds(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    etag = scenario(client, draft).headers["etag"]
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(ready.accept, draft["id"], etag, profile=PROFILE | {"id": f"p{i}"}) for i in range(2)]
    assert sorted(each.result().status_code for each in asked) == [201, 412]
    assert len(own_ids(client)) == set_up.count("import_acceptances") == 1
    assert versions(client, draft) == [2, 1]


def test_failure_at_the_end_leaves_nothing_half_imported(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("the last step")

    nothing = kept(set_up)
    monkeypatch.setattr(acceptance, "_kept", broken)
    assert ready.accept(draft["id"], "*", profile=PROFILE).status_code == 500
    assert kept(set_up) == nothing
    assert own_ids(client) == []
    assert scenario(client, draft).json()["version"] == 1


def test_repeated_acceptance_with_the_same_key_is_one(client: TestClient, draft: Document, ready: Importer) -> None:
    headers = {"If-Match": scenario(client, draft).headers["etag"], "Idempotency-Key": "once"}
    asked = {"scenario_id": draft["id"], "selection": {"profile": PROFILE}}
    answers = [client.post(f"{ready.place}/acceptances", json=asked, headers=headers) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert versions(client, draft) == [2, 1]


def test_undo_is_rejected_once_something_depends_on_the_import(
    client: TestClient, draft: Document, project_id: str, ready: Importer
) -> None:
    accepted = ready.accept(draft["id"], "*", profile=PROFILE).json()
    now = scenario(client, draft)
    copy = client.post(f"{API}/scenarios/{draft['id']}/duplicate", json={"name": "Copy that uses it"}).json()
    used = ready.undo(accepted["id"])
    assert used.status_code == 409
    assert "the scenario Copy that uses it" in used.json()["detail"]
    assert scenario(client, draft).json() == now.json()  # nothing of it was done

    assert client.delete(f"{API}/scenarios/{copy['id']}").status_code == 204
    own = client.get(f"{OWN}/workloads/{PROFILE['id']}")
    given = {"provenance": own.json()["provenance"], "entry": own.json()["entry"] | {"name": "Mended by hand"}}
    mended = client.put(f"{OWN}/workloads/{PROFILE['id']}", json=given, headers={"If-Match": own.headers["etag"]})
    assert mended.status_code == 200, mended.text
    changed = ready.undo(accepted["id"])
    assert (changed.status_code, "has changed since" in changed.json()["detail"]) == (409, True)
    given["entry"]["name"] = own.json()["entry"]["name"]
    client.put(f"{OWN}/workloads/{PROFILE['id']}", json=given, headers={"If-Match": mended.headers["etag"]})

    renamed = now.json()["scenario"] | {"name": "Somebody went on"}
    client.put(f"{API}/scenarios/{draft['id']}", json=renamed, headers={"If-Match": now.headers["etag"]})
    later = ready.undo(accepted["id"])
    assert (later.status_code, "now at version 3" in later.json()["detail"]) == (409, True)
    assert own_ids(client) == [PROFILE["id"]]
    assert ready.undo(project_id).status_code == 404


def test_acceptance_outlives_its_import_and_is_deleted_with_its_scenario(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    accepted = ready.accept(draft["id"], "*", profile=PROFILE).json()
    assert client.delete(ready.place).status_code == 204
    assert client.get(f"{API}/scenarios/{draft['id']}/imports").json()["items"] == [accepted | {"import_id": None}]
    assert client.get(f"{OWN}/workloads/{PROFILE['id']}").status_code == 200
    assert client.delete(f"{API}/scenarios/{draft['id']}").status_code == 204
    assert client.get(f"{API}/scenarios/{draft['id']}/imports").status_code == 404
    assert set_up.count("import_acceptances") == 0


def test_unread_files_cannot_be_proposed_or_accepted(client: TestClient, draft: Document, importer: Importer) -> None:
    importer.add("t.csv", table())
    for answer in (importer.proposed(draft["id"], profile=PROFILE), importer.accept(draft["id"], "*", profile=PROFILE)):
        assert (answer.status_code, answer.json()["detail"]) == (
            409,
            "The files have not been read (state `empty`). Read them first.",
        )
    importer.read(windows=[STEADY])
    assert importer.proposed(draft["id"], profile=PROFILE).status_code == 200


def test_acceptance_of_an_earlier_release_with_a_single_entry_of_a_kind_is_undone(
    set_up: SetUp, client: TestClient, draft: Document, ready: Importer
) -> None:
    accepted = ready.accept(draft["id"], "*", profile=PROFILE).json()
    former = "UPDATE import_acceptances SET entries = jsonb_build_object('workloads', entries->'workloads'->0)"
    with set_up.engine.begin() as connection:
        connection.execute(text(former))
    assert ready.now()["acceptances"][0]["profile_ids"] == [PROFILE["id"]]
    assert ready.undo(accepted["id"]).status_code == 200
    assert own_ids(client) == []
