"""Answers of other runs that a report includes: of the same scenario and owner, fixed at the request."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document, key_figures, office
from tests.webapp.setups import SetUp
from webapp.core.db.ids import new_id

Json = dict[str, Any]
API = "/api/v1"
PROVENANCE = {"source": "Data sheet", "publisher": "Vendor", "dated": "2026-01-01"}
JSON = {"Accept": "application/json"}


def ranged(set_up: SetUp, client: TestClient, scenario_id: str, seed: int = 1) -> str:
    """A finished run of kind *range*."""
    asked = {"n_replications": 2, "seed": seed}
    run_id = str(client.post(f"{API}/scenarios/{scenario_id}/ranges", json=asked).json()["id"])
    set_up.work_off_chunks(run_id)
    set_up.work_off(run_id)
    assert set_up.row(run_id)["state"] == "succeeded"
    return run_id


@pytest.fixture
def run_id(set_up: SetUp, client: TestClient, draft: Document) -> str:
    """A finished week."""
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(run_id)
    return run_id


def included(client: TestClient, run_id: str, **query: Any) -> Json:
    """Return the content of other runs in the direct report."""
    answer = client.get(f"{API}/runs/{run_id}/report", params=query, headers=JSON)
    assert answer.status_code == 200, answer.text
    studies: Json = answer.json()["studies"]
    return {kind: found for kind, found in studies.items() if found is not None}


def test_latest_analysis_of_each_kind_is_included_by_default(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    assert included(client, run_id) == {}
    first, second = (ranged(set_up, client, draft["id"], seed) for seed in (1, 2))
    answers = {each: client.get(f"{API}/runs/{each}").json()["range"] for each in (first, second)}
    assert answers[first] != answers[second]
    newest = {"ranges": answers[second]}
    assert included(client, run_id) == included(client, run_id, included_run_ids=second) == newest
    assert included(client, run_id, included_run_ids=first) == {"ranges": answers[first]}
    assert included(client, run_id, included_run_ids="none") == {}


def test_included_analyses_are_fixed_when_a_report_is_requested(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    place = f"{API}/runs/{run_id}/reports"
    first = ranged(set_up, client, draft["id"])
    with_first = client.post(place, json={"form": "json"}).json()
    assert with_first["included_run_ids"] == [first]
    second = ranged(set_up, client, draft["id"], seed=2)
    assert client.post(place, json={"form": "json", "included_run_ids": [first]}).json() == with_first
    with_second = client.post(place, json={"form": "json"}).json()
    alone = client.post(place, json={"form": "json", "included_run_ids": []}).json()
    assert (with_second["included_run_ids"], alone["included_run_ids"]) == ([second], [])
    assert len({each["id"] for each in (with_first, with_second, alone)}) == 3
    set_up.execute_jobs("report")
    contents = [client.get(f"{API}/reports/{each['id']}/content") for each in (with_first, with_second, alone)]
    seeds = [(each.json()["studies"]["ranges"] or {}).get("sentence") for each in contents]
    assert seeds[0] is not None
    assert seeds[2] is None
    assert len({each.content for each in contents}) == 3
    chosen = {"included_run_ids": first}
    assert client.get(f"{API}/runs/{run_id}/report", params=chosen, headers=JSON).content == contents[0].content


def test_included_runs_may_be_requested_under_their_former_name(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    place = f"{API}/runs/{run_id}/reports"
    first, second = (ranged(set_up, client, draft["id"], seed) for seed in (1, 2))
    report = client.post(place, json={"form": "json", "beside": [first]}).json()
    assert report["beside"] == report["included_run_ids"] == [first]
    assert report == client.post(place, json={"form": "json", "included_run_ids": [first]}).json()
    both = {"form": "json", "included_run_ids": [first], "beside": [second]}
    assert client.post(place, json=both).status_code == 422
    assert included(client, run_id, beside="none") == {}
    assert included(client, run_id, beside=first) == included(client, run_id, included_run_ids=first)
    twice = client.get(f"{API}/runs/{run_id}/report", params={"included_run_ids": first, "beside": second})
    assert (twice.status_code, twice.json()["errors"][0]["given"]) == (422, second)


def test_only_finished_analyses_of_the_same_scenario_version_are_included(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str, project_id: str
) -> None:
    fits = ranged(set_up, client, draft["id"])
    again = ranged(set_up, client, draft["id"], seed=2)
    waits = client.post(f"{API}/scenarios/{draft['id']}/runways").json()["id"]
    other = client.post(f"{API}/projects/{project_id}/scenarios", json=office(name="Other")).json()
    elsewhere = ranged(set_up, client, other["id"])
    edited = office(notes="Another version")
    headers = {"If-Match": client.get(f"{API}/scenarios/{draft['id']}").headers["etag"]}
    assert client.put(f"{API}/scenarios/{draft['id']}", json=edited, headers=headers).status_code == 200
    later = ranged(set_up, client, draft["id"])
    of_older_engine = ranged(set_up, client, other["id"])
    like = "UPDATE runs SET scenario_id = :scenario_id, scenario_version = 1, engine_version = '0.0.1' WHERE id = :id"
    with set_up.engine.begin() as connection:
        connection.execute(text(like), {"scenario_id": draft["id"], "id": of_older_engine})

    refused = [run_id, waits, elsewhere, later, of_older_engine, str(new_id())]
    for each in refused:
        answer = client.post(f"{API}/runs/{run_id}/reports", json={"included_run_ids": [fits, each]})
        (problem,) = answer.json()["errors"]
        assert (answer.status_code, problem["path"], problem["given"]) == (422, "included_run_ids.1", each)
        assert "same scenario version" in problem["allowed"]
        at_once = client.get(f"{API}/runs/{run_id}/report", params={"included_run_ids": [fits, each]}, headers=JSON)
        assert at_once.json()["errors"] == [problem]
    (problem,) = client.post(f"{API}/runs/{run_id}/reports", json={"included_run_ids": [fits, again]}).json()["errors"]
    assert (problem["path"], problem["message"]) == ("included_run_ids.1", "is a second run of kind `range`")
    many = client.post(f"{API}/runs/{run_id}/reports", json={"included_run_ids": [str(UUID(int=i)) for i in range(6)]})
    assert (many.status_code, many.json()["errors"][0]["path"]) == (422, "included_run_ids")
    assert set_up.count("reports") == 0
    assert client.post(f"{API}/runs/{run_id}/reports", json={}).json()["included_run_ids"] == [again]


def test_shortlist_still_fits_after_its_configuration_is_accepted(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    """Other analyses are about the array of their version, and an edit of the pools makes any analysis outdated."""
    place = f"{API}/scenarios/{draft['id']}"
    asked = {"family_ids": ["netapp-aff-a30"]}
    shortlist = str(client.post(f"{place}/shortlists", json=asked).json()["id"])
    set_up.work_off(shortlist)
    ranged(set_up, client, draft["id"])
    found = client.get(f"{API}/runs/{shortlist}").json()["shortlist"]["families"][0]["recommendation"]["chosen"]

    def week_of(document: Document) -> str:
        etag = client.get(place).headers["etag"]
        assert client.put(place, json=document, headers={"If-Match": etag}).status_code == 200
        week = str(client.post(f"{place}/runs").json()["id"])
        set_up.work_off(week)
        return week

    accepted = client.get(place).json()["scenario"] | {"array": found["configuration"]}
    accepted["hosts"]["host_cache_gib"] = found["host_cache_gib"]
    week = week_of(accepted)
    assert list(included(client, week)) == list(included(client, week, included_run_ids=shortlist)) == ["shortlist"]
    accepted["pools"][0]["n_desktops"] += 1
    assert included(client, week_of(accepted)) == {}


@pytest.fixture
def advised(set_up: SetUp, client: TestClient, draft: Document) -> Json:
    """A finished run of kind *advice*."""
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/advices").json()["id"])
    set_up.work_off(run_id)
    found: Json = client.get(f"{API}/runs/{run_id}").json()
    assert found["state"] == "succeeded"
    return found


def week_of(set_up: SetUp, client: TestClient, scenario_id: str, document: Document) -> str:
    """Save a scenario as a new version; return its finished week."""
    place = f"{API}/scenarios/{scenario_id}"
    etag = client.get(place).headers["etag"]
    assert client.put(place, json=document, headers={"If-Match": etag}).status_code == 200
    week = str(client.post(f"{place}/runs").json()["id"])
    set_up.work_off(week)
    return week


def test_advice_of_an_earlier_version_is_included_with_its_version(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str, advised: Json
) -> None:
    """Other analyses are about the configuration of their version, and are not included."""
    assert included(client, run_id) == {"advice": advised["advice"]}
    ranged(set_up, client, draft["id"])
    week = week_of(set_up, client, draft["id"], draft["scenario"] | {"notes": "Another version"})
    earlier = {
        "scenario_version": 1,
        "applied_changes": [],
        "is_hardware_applied": False,
        "is_same_version": False,
        "is_array_changed": False,
        "has_other_catalog": False,
    }
    found = {"advice": advised["advice"], "earlier_advice": earlier}
    assert included(client, week) == included(client, week, included_run_ids=advised["id"]) == found
    assert included(client, week, included_run_ids="none") == {}
    report = client.post(f"{API}/runs/{week}/reports", json={"form": "json"}).json()
    assert report["included_run_ids"] == [advised["id"]]
    set_up.execute_jobs("report")
    assert client.get(f"{API}/reports/{report['id']}/content").json()["studies"]["earlier_advice"] == earlier


def test_advice_of_the_version_replaces_that_of_an_earlier_version(
    set_up: SetUp, client: TestClient, draft: Document, advised: Json
) -> None:
    week = week_of(set_up, client, draft["id"], draft["scenario"] | {"notes": "Another version"})
    own = str(client.post(f"{API}/scenarios/{draft['id']}/advices").json()["id"])
    set_up.work_off(own)
    later = week_of(set_up, client, draft["id"], draft["scenario"] | {"notes": "A third version"})
    assert "earlier_advice" not in included(client, week)
    assert included(client, week, included_run_ids=advised["id"])["earlier_advice"]["scenario_version"] == 1
    assert included(client, later)["earlier_advice"]["scenario_version"] == 2


def test_advice_of_a_later_version_is_not_included(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    week = week_of(set_up, client, draft["id"], draft["scenario"] | {"notes": "Another version"})
    later = str(client.post(f"{API}/scenarios/{draft['id']}/advices").json()["id"])
    set_up.work_off(later)
    assert included(client, run_id) == {}
    assert list(included(client, week)) == ["advice"]
    refused = client.get(f"{API}/runs/{run_id}/report", params={"included_run_ids": later}, headers=JSON)
    assert refused.status_code == 422
    assert "advice may be for an earlier version" in refused.json()["errors"][0]["allowed"]


def another_catalog(client: TestClient, _: str) -> None:
    """Any change by anyone in the organization makes a new version of the catalog."""
    prices = client.get(f"{API}/price-list").json()["prices"] | {"id": "own", "standing": "own"}
    answer = client.put(f"{API}/price-list", json=prices, headers={"If-Match": "*"}, params={"keep_numbers": True})
    assert answer.status_code == 200, answer.text


def prices_of_the_project(client: TestClient, project_id: str) -> None:
    place = f"{API}/projects/{project_id}/price-list"
    answer = client.put(place, json={"currency": "USD", "hardware_discount": 0.2}, headers={"If-Match": "*"})
    assert answer.status_code == 200, answer.text


@pytest.fixture
def illustrative_prices_afterwards(set_up: SetUp) -> Iterator[None]:
    """Other tests find the catalog as it ships."""
    yield
    set_up.client().delete(f"{API}/price-list")


@pytest.mark.usefixtures("illustrative_prices_afterwards")
@pytest.mark.parametrize("change", [another_catalog, prices_of_the_project])
def test_advice_with_another_catalog_or_at_other_prices_is_included_and_marked(
    set_up: SetUp,
    client: TestClient,
    draft: Document,
    project_id: str,
    advised: Json,
    change: Callable[[TestClient, str], None],
) -> None:
    change(client, project_id)
    same_version = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(same_version)
    week = week_of(set_up, client, draft["id"], draft["scenario"] | {"notes": "Another version"})
    unchanged = {"applied_changes": [], "is_hardware_applied": False, "is_array_changed": False}
    marked = {"scenario_version": 1, "has_other_catalog": True} | unchanged
    for run_id, is_same_version in ((same_version, True), (week, False)):
        found = included(client, run_id)
        assert found["advice"] == advised["advice"]
        assert found["earlier_advice"] == marked | {"is_same_version": is_same_version}
    own = str(client.post(f"{API}/scenarios/{draft['id']}/advices").json()["id"])
    set_up.work_off(own)
    assert "earlier_advice" not in included(client, week)


def test_earlier_advice_for_another_array_is_included_and_marked(
    set_up: SetUp, client: TestClient, draft: Document, advised: Json
) -> None:
    document = client.get(f"{API}/scenarios/{draft['id']}").json()["scenario"]
    document["array"]["tiers"][0]["n_drives"] += 24
    found = included(client, week_of(set_up, client, draft["id"], document))
    windows = found["advice"]["reboot_windows"]
    assert found["advice"] == advised["advice"] | {"reboot_windows": windows}
    for window, then in zip(windows, advised["advice"]["reboot_windows"], strict=True):
        assert window["original"] == {"scenario_version": 1, "now_s": then["now_s"]}
        assert window["now_s"] < then["now_s"]
        assert " before (version 1); in this plan it takes " in window["sentence"]
    assert found["earlier_advice"]["is_array_changed"]


def test_applied_changes_of_earlier_advice_are_named(
    set_up: SetUp, client: TestClient, draft: Document, advised: Json
) -> None:
    advice = advised["advice"]
    change = next(each for each in advice["changes"] if each["is_schedule"] and each["kind"] != "pair")
    document = client.get(f"{API}/scenarios/{draft['id']}").json()["scenario"]
    for setting in change["settings"]:
        _, i, name = setting["path"].split(".")
        document["events"][int(i)][name] = setting["after"]
    earlier = included(client, week_of(set_up, client, draft["id"], document))["earlier_advice"]
    assert (earlier["applied_changes"], earlier["is_hardware_applied"]) == ([change["id"]], False)


def test_report_of_a_later_version_states_the_duration_of_its_reboots(
    set_up: SetUp, client: TestClient, draft: Document, advised: Json
) -> None:
    then = advised["advice"]["reboot_windows"][0]
    document = client.get(f"{API}/scenarios/{draft['id']}").json()["scenario"]
    for each in document["events"]:
        if each["kind"] in ("reboot", "power_on"):
            each["n_slots"] = 4
    window = included(client, week_of(set_up, client, draft["id"], document))["advice"]["reboot_windows"][0]
    assert window["original"] == {"scenario_version": 1, "now_s": then["now_s"]}
    assert window["now_s"] > then["now_s"]
    assert " before (version 1); in this plan it takes " in window["sentence"]
    assert "as scheduled now" not in window["sentence"]


@pytest.mark.usefixtures("illustrative_prices_afterwards")
def test_second_advice_states_the_reboot_window_of_the_version_before_changes_were_applied(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    """Also after a third advice and with another catalog, the window is that of the first version with advice."""
    place = f"{API}/scenarios/{draft['id']}"

    def advised(n_slots: int) -> Json:
        document = client.get(place).json()["scenario"]
        for each in document["events"]:
            if each["kind"] in ("reboot", "power_on"):
                each["n_slots"] = n_slots
        week = week_of(set_up, client, draft["id"], document)
        run_id = str(client.post(f"{place}/advices").json()["id"])
        set_up.work_off(run_id)
        found: Json = client.get(f"{API}/runs/{run_id}").json()["advice"]
        assert included(client, week)["advice"] == found
        window: Json = found["reboot_windows"][0]
        return window

    first, second = advised(2), advised(4)
    another_catalog(client, draft["project_id"])
    third = advised(8)
    assert first["original"] is None
    assert first["now_s"] > second["now_s"] > third["now_s"]
    told = {"scenario_version": 2, "now_s": first["now_s"]}
    assert second["original"] == third["original"] == told
    for each in (second, third):
        assert each["sentence"].startswith("Boot: from ")
        assert " (version 2) to " in each["sentence"]


def test_report_names_an_included_run_that_was_deleted_in_the_meantime(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    study = ranged(set_up, client, draft["id"])
    report = client.post(f"{API}/runs/{run_id}/reports", json={"form": "csv"}).json()
    assert client.delete(f"{API}/runs/{study}").status_code == 204
    set_up.execute_jobs("report")
    failed = client.get(f"{API}/reports/{report['id']}").json()
    assert (failed["state"], failed["message"]) == ("failed", "A run that this report includes was deleted.")
    events = text("SELECT payload->>'type' FROM jobs WHERE kind = 'event' AND payload ? 'report_id'")
    with set_up.engine.connect() as connection:
        assert list(connection.scalars(events)) == ["report.failed"]


def test_shared_report_contains_nothing_from_other_runs(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    ranged(set_up, client, draft["id"])
    alone = client.get(f"{API}/runs/{run_id}/report", params={"included_run_ids": "none"})
    link = client.post(f"{API}/runs/{run_id}/share-links", json={}).json()
    holder = set_up.client()
    holder.post(f"{API}/shared", json={"token": link["url"].partition("#")[2]})
    shown = holder.get(
        f"{API}/shared/{link['id']}/report", headers=JSON, params={"included_run_ids": json.dumps(run_id)}
    )
    assert (shown.status_code, shown.headers["content-type"]) == (200, "application/pdf")
    assert shown.content == alone.content


def test_failure_analysis_is_included_with_its_configurations(
    set_up: SetUp, client: TestClient, draft: Document, run_id: str
) -> None:
    option = {"name": "Twice the drives", "array": draft["scenario"]["array"] | {"n_arrays": 2}}
    asked = {"part": "drive", "options": [option]}
    failure_id = client.post(f"{API}/scenarios/{draft['id']}/failures", json=asked).json()["id"]
    set_up.work_off(failure_id)
    answer = client.get(f"{API}/runs/{failure_id}").json()["failure"]
    assert included(client, run_id) == {"failure": answer}
    assert [each["name"] for each in answer["configurations"]][1:] == ["Twice the drives"]


def test_failures_in_the_calendar_are_analyzed_for_the_report(
    set_up: SetUp, client: TestClient, project_id: str
) -> None:
    document = office()
    login = next(event for event in document["events"] if event["kind"] == "login")
    lost = {"kind": "failure", "id": "lost", "name": "Lost", "part": "drive", "starts_at": login["starts_at"]}
    document["events"].append(lost | {"ends_at": document["calendar"]["ends_at"]})
    draft = client.post(f"{API}/projects/{project_id}/scenarios", json=document).json()
    week_id = client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"]
    set_up.work_off(week_id)
    (found,) = included(client, week_id)["calendar_failures"]
    assert (found["event_id"], found["part"]) == ("lost", "drive")
    phases = client.get(f"{API}/runs/{week_id}").json()["result"]["phases"]
    logins = found["configurations"][0]["with_failure"]["logins"]
    seen = {phase["id"]: phase["experience"] for phase in phases}
    assert [each["p95_s"] for each in logins] == [seen[each["phase_id"]]["p95_s"] for each in logins] != []


def test_private_array_of_another_project_leaves_analyses_up_to_date(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    """The array is saved between the analysis and the week, so that their catalog versions differ."""
    asked = {"family_ids": ["netapp-aff-a30", "netapp-fas3270"]}
    shortlist = str(client.post(f"{API}/scenarios/{draft['id']}/shortlists", json=asked).json()["id"])
    set_up.work_off(shortlist)
    advice = str(client.post(f"{API}/scenarios/{draft['id']}/advices").json()["id"])
    set_up.work_off(advice)
    other = client.post(f"{API}/projects", json={"name": "Other"}).json()["id"]
    figures = {"figures": key_figures()}
    sheet = client.post(f"{API}/catalog/own/arrays/from-key-figures/preview", json=figures).json()["sheet"]
    given = {"sheet": sheet, "provenance": PROVENANCE, "project_id": other}
    assert client.post(f"{API}/catalog/own/arrays/from-sheet", json=given).status_code == 201
    week = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(week)
    versions = {client.get(f"{API}/runs/{each}").json()["catalog_version"] for each in (shortlist, week)}
    assert len(versions) == 2
    assert list(included(client, week)) == ["shortlist", "advice"]
    assert list(included(client, week, included_run_ids=shortlist)) == ["shortlist"]
    kinds = {"shortlist": shortlist, "advice": advice, "week": week}
    for kind, run_id in kinds.items():
        asked_for = {"scenario_id": draft["id"], "kind": kind}
        (listed,) = client.get(f"{API}/runs", params=asked_for).json()["items"]
        assert (listed["id"], listed["has_current_catalog"]) == (run_id, True)


def test_analysis_of_an_entry_that_has_since_changed_is_left_out_and_listed_as_outdated(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    own = "own-copy"
    copied = {"id": own, "copy_of": "netapp-aff-a30", "name": "Copy", "provenance": PROVENANCE}
    assert client.post(f"{API}/catalog/own/arrays", json=copied).status_code == 201
    runs = []
    for family_ids in (["netapp-fas3270"], [own, "netapp-fas3270"]):
        asked = {"family_ids": family_ids}
        runs.append(str(client.post(f"{API}/scenarios/{draft['id']}/shortlists", json=asked).json()["id"]))
        set_up.work_off(runs[-1])
    without, judged = runs
    place = f"{API}/catalog/own/arrays/{own}"
    before = client.get(place)
    changed = {"entry": before.json()["entry"] | {"name": "Changed"}, "provenance": before.json()["provenance"]}
    assert client.put(place, json=changed, headers={"If-Match": before.headers["etag"]}).status_code == 200
    week = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(week)
    assert client.post(f"{API}/runs/{week}/reports", json={"form": "json"}).json()["included_run_ids"] == [without]
    found = {each: client.get(f"{API}/runs/{each}").json()["has_current_catalog"] for each in (without, judged, week)}
    assert found == {without: True, judged: False, week: True}
    refused = client.post(f"{API}/runs/{week}/reports", json={"form": "json", "included_run_ids": [judged]})
    assert refused.status_code == 422
