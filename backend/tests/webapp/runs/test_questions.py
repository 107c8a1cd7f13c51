"""Every kind of run goes the same way: asked for, computed, answered in the field of its kind, listed, cancelled."""

from __future__ import annotations

from typing import Any, get_args
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document, key_figures, office
from tests.webapp.setups import SetUp
from webapp.runs import models
from webapp.runs.execution.attempts import inputs_of
from webapp.runs.execution.calculation import calculated
from webapp.runs.kinds.table import KINDS, InChunks, Inputs
from webapp.runs.schemas import Run, RunKind

PLACES = {
    RunKind.WEEK: "runs",
    RunKind.WINDOW: "windows",
    RunKind.SHORTLIST: "shortlists",
    RunKind.ADVICE: "advices",
    RunKind.RUNWAY: "runways",
    RunKind.SENSITIVITY: "sensitivities",
    RunKind.RANGE: "ranges",
    RunKind.FAILURE: "failures",
}
ASKED: dict[RunKind, Document] = {
    RunKind.WINDOW: {"from": "2026-03-02T06:00:00Z", "to": "2026-03-02T06:00:02Z", "n_replications": 1},
    RunKind.RANGE: {"n_replications": 4},
    RunKind.FAILURE: {"part": "drive"},
}
FIELDS = [kind.field for kind in KINDS.values()]
QUESTIONS = [RunKind.SHORTLIST, RunKind.ADVICE, RunKind.RUNWAY, RunKind.SENSITIVITY]
"""Kinds that take nothing but the scenario, and longer than a week."""


def ask(client: TestClient, draft: Document, kind: RunKind, **headers: str) -> Any:
    place = f"/api/v1/scenarios/{draft['id']}/{PLACES[kind]}"
    return client.post(place, json=ASKED.get(kind), headers=headers)


def start(client: TestClient, draft: Document, kind: RunKind, **headers: str) -> dict[str, Any]:
    answer = ask(client, draft, kind, **headers)
    assert answer.status_code == 202, answer.text
    document: dict[str, Any] = answer.json()
    assert answer.headers["location"] == f"/api/v1/runs/{document['id']}"
    return document


def test_every_kind_of_run_is_registered_everywhere() -> None:
    assert list(KINDS) == list(RunKind) == list(PLACES)
    assert tuple(RunKind) == models.KINDS
    with_request = [kind for kind in RunKind if KINDS[kind].request]
    optional = [kind for kind in with_request if KINDS[kind].is_request_optional]
    assert tuple(kind for kind in with_request if kind not in optional) == models.KINDS_WITH_REQUEST
    assert optional == [models.KIND_WITH_OPTIONAL_REQUEST]
    for kind in KINDS.values():
        assert get_args(Run.model_fields[kind.field].annotation) == (kind.answer, type(None))
    assert [kind for kind in RunKind if isinstance(KINDS[kind].compute, InChunks)] == [RunKind.RANGE]


@pytest.mark.parametrize("kind", RunKind)
def test_every_kind_of_run_returns_its_answer_in_its_field(
    set_up: SetUp, client: TestClient, draft: Document, kind: RunKind
) -> None:
    run = start(client, draft, kind)
    assert (run["kind"], run["state"]) == (kind, "queued")
    set_up.work_off_chunks(run["id"])
    set_up.work_off(run["id"])
    done = client.get(f"/api/v1/runs/{run['id']}").json()
    assert (done["state"], done["stage"], done["progress_fraction"]) == ("succeeded", "done", 1.0), done["message"]
    assert [field for field in FIELDS if done[field] is not None] == [KINDS[kind].field]
    answer = done[KINDS[kind].field]
    assert done["sentence"] == (answer["verdict"] if kind == RunKind.WEEK else answer)["sentence"] != ""
    assert (done["holds"] is None) == (kind != RunKind.WEEK)
    assert done["elapsed_ms"] > 0
    listed = client.get("/api/v1/runs", params={"kind": kind, "scenario_id": draft["id"]}).json()["items"]
    assert [(item["id"], item["request"]) for item in listed] == [(run["id"], done["request"])]
    assert set_up.count("run_chunks") == 0


def test_runs_of_different_kinds_never_have_the_same_inputs(client: TestClient, draft: Document) -> None:
    assert len({start(client, draft, kind)["inputs_sha256"] for kind in RunKind}) == len(RunKind)


def test_runs_of_every_kind_are_listed_together(client: TestClient, draft: Document) -> None:
    started = [start(client, draft, kind)["id"] for kind in RunKind]
    listed = client.get("/api/v1/runs", params={"every_kind": True, "scenario_id": draft["id"]}).json()["items"]
    assert [item["id"] for item in listed] == started[::-1]


@pytest.mark.parametrize("kind", RunKind)
def test_same_key_gives_the_same_run_but_not_for_another_kind(
    client: TestClient, draft: Document, kind: RunKind
) -> None:
    key = {"Idempotency-Key": "q-1"}
    run_id = start(client, draft, kind, **key)["id"]
    assert start(client, draft, kind, **key)["id"] == run_id
    other = next(each for each in RunKind if each is not kind)
    assert start(client, draft, other, **key)["id"] != run_id


@pytest.mark.parametrize("kind", QUESTIONS)
def test_run_canceled_while_computing_stops_at_the_next_step(
    set_up: SetUp, client: TestClient, draft: Document, kind: RunKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = start(client, draft, kind)

    def cancelled(*args: Any) -> Inputs:
        assert client.post(f"/api/v1/runs/{run['id']}/cancel").json()["state"] == "cancelled"
        return inputs_of(*args)

    monkeypatch.setattr("webapp.runs.execution.attempts.inputs_of", cancelled)
    monkeypatch.setattr("webapp.runs.execution.attempts.calculated", calculated_in_part)
    assert not set_up.work_off(run["id"])
    row = set_up.row(run["id"])
    assert (row["state"], row["result"]) == ("cancelled", None)


def calculated_in_part(*args: Any) -> None:
    """Compute as ever, but never to the end."""
    calculated(*args)
    pytest.fail("the canceled run was computed to the end")


@pytest.mark.parametrize("kind", [*QUESTIONS, RunKind.RANGE])
def test_analyses_have_no_series_and_no_report(client: TestClient, draft: Document, kind: RunKind) -> None:
    run = start(client, draft, kind)
    for what in ("series", "report"):
        answer = client.get(f"/api/v1/runs/{run['id']}/{what}")
        assert (answer.status_code, f"of kind `{kind}`" in answer.json()["detail"]) == (409, True)


@pytest.mark.parametrize("change", ["kind = 'week'", "request = NULL", "kind = 'window', request = NULL"])
def test_database_rejects_a_monte_carlo_run_without_a_request(
    set_up: SetUp, client: TestClient, draft: Document, change: str
) -> None:
    start(client, draft, RunKind.RANGE)
    with pytest.raises(Exception, match="ck_runs_request"), set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE runs SET {change}"))


@pytest.mark.parametrize(
    ("asked", "path", "says"),
    [
        ({"n_replications": 0}, "n_replications", "at least 1"),
        ({"n_replications": 10_001}, "n_replications", "at most 10,000"),
        ({"n_replications": 2.5}, "n_replications", "a whole number"),
        ({"n_replications": "many"}, "n_replications", "a whole number"),
        ({"seed": -1}, "seed", "at least 0"),
        ({"unknown": 1}, "unknown", "the fields in"),
    ],
)
def test_invalid_monte_carlo_request_is_rejected_before_a_run_is_created(
    set_up: SetUp, client: TestClient, draft: Document, asked: Document, path: str, says: str
) -> None:
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/ranges", json=asked)
    (problem,) = answer.json()["errors"]
    assert (answer.status_code, problem["path"]) == (422, path)
    assert says in problem["allowed"]
    assert set_up.count("runs") == set_up.count("run_chunks") == 0


@pytest.mark.parametrize("kind", RunKind)
def test_analyses_of_unknown_scenarios_are_not_found(client: TestClient, kind: RunKind) -> None:
    missing = {"id": "00000000-0000-7000-8000-000000000000"}
    assert ask(client, missing, kind).status_code == 404


def weeks(set_up: SetUp, client: TestClient, project_id: str, *documents: Document) -> list[str]:
    ids = []
    for document in documents:
        draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=document).json()
        ids.append(str(start(client, draft, RunKind.WEEK)["id"]))
        set_up.work_off(ids[-1])
    return ids


def test_weeks_are_listed_with_their_costs(set_up: SetUp, client: TestClient, project_id: str) -> None:
    more = office(name="More drives")
    more["array"]["tiers"][0]["n_drives"] = 48
    ids = weeks(set_up, client, project_id, office(), more, office())
    compared = client.post("/api/v1/comparisons", json={"run_ids": ids})
    assert compared.status_code == 200, compared.text
    found = compared.json()
    assert [column["name"] for column in found["columns"]] == ["Branch office (1)", "More drives", "Branch office (2)"]
    (drives,) = (row for row in found["facts"] if row["id"] == "n_drives")
    assert [value["value"] for value in drives["values"]] == [24, 48, 24]
    assert found["prices"]["standing"] == "illustrative"
    assert found["sentence"]


def test_unfinished_or_other_runs_cannot_be_compared(set_up: SetUp, client: TestClient, draft: Document) -> None:
    week, waiting, other = (start(client, draft, kind) for kind in (RunKind.WEEK, RunKind.WEEK, RunKind.RUNWAY))
    set_up.work_off(week["id"])
    for bad in (waiting["id"], other["id"], "00000000-0000-7000-8000-000000000000"):
        answer = client.post("/api/v1/comparisons", json={"run_ids": [week["id"], bad]})
        (problem,) = answer.json()["errors"]
        assert (answer.status_code, problem["path"], problem["given"]) == (422, "run_ids.1", bad)


@pytest.mark.parametrize("n", [0, 1, 9])
def test_too_few_or_too_many_runs_are_refused(client: TestClient, n: int) -> None:
    answer = client.post("/api/v1/comparisons", json={"run_ids": ["00000000-0000-7000-8000-000000000000"] * n})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "run_ids")


def shortlist_of(set_up: SetUp, client: TestClient, draft: Document, *family_ids: str) -> dict[str, Any]:
    """The finished shortlist of these families."""
    place = f"/api/v1/scenarios/{draft['id']}/shortlists"
    run = client.post(place, json={"family_ids": family_ids})
    assert run.status_code == 202, run.text
    set_up.work_off(run.json()["id"])
    done: dict[str, Any] = client.get(f"/api/v1/runs/{run.json()['id']}").json()
    assert done["state"] == "succeeded", done["message"]
    return done


def test_shortlist_compares_exactly_the_requested_families(set_up: SetUp, client: TestClient, draft: Document) -> None:
    """Including families that are not compared by default because they are estimated from a sheet."""
    wanted = ("netapp-aff-a30", "vsan-esa-m-raid-1")
    done = shortlist_of(set_up, client, draft, *wanted)
    answer = done["shortlist"]
    compared = [each["recommendation"]["model_id"] for each in answer["families"]]
    assert {*compared, *(each["model_id"] for each in answer["refused"])} == set(wanted)
    request = {"family_ids": list(wanted), "excluded_family_ids": []}
    assert done["request"] == request
    listed = client.get("/api/v1/runs", params={"kind": "shortlist", "scenario_id": draft["id"]}).json()["items"]
    assert [each["request"] for each in listed] == [request]


def test_options_of_a_shortlist_are_compared_without_runs_of_their_own(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    done = shortlist_of(set_up, client, draft, "netapp-aff-a30", "netapp-fas3270")
    families = {each["recommendation"]["model_id"]: each["recommendation"] for each in done["shortlist"]["families"]}
    n_runs = set_up.count("runs")
    asked = {"shortlist_run_id": done["id"], "family_ids": ["netapp-fas3270", "netapp-aff-a30"]}
    compared = client.post("/api/v1/comparisons", json=asked)
    assert compared.status_code == 200, compared.text
    columns = compared.json()["columns"]
    assert [column["model_id"] for column in columns] == asked["family_ids"]
    assert [column["words"] for column in columns] == [
        families[each]["chosen"]["words"] for each in asked["family_ids"]
    ]
    assert compared.json()["comparable"]
    (prices,) = (row["values"] for row in compared.json()["facts"] if row["id"] == "price")
    assert [value["value"] for value in prices] == [families[each]["chosen"]["price"] for each in asked["family_ids"]]
    assert set_up.count("runs") == n_runs
    everything = client.post("/api/v1/comparisons", json={"shortlist_run_id": done["id"]}).json()
    assert [column["model_id"] for column in everything["columns"]] == list(families)
    for wrong, path in (
        ({"family_ids": ["netapp-fas3270", "tintri-t540"]}, "family_ids.1"),
        ({"family_ids": ["netapp-fas3270"]}, "family_ids"),
        ({"shortlist_run_id": "00000000-0000-7000-8000-000000000000"}, "shortlist_run_id"),
        ({"run_ids": [done["id"], done["id"]]}, "run_ids"),
    ):
        refused = client.post("/api/v1/comparisons", json=asked | wrong)
        assert (refused.status_code, refused.json()["errors"][0]["path"]) == (422, path)


def test_shortlist_leaves_out_custom_arrays_of_other_projects_unless_they_are_named(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    other = client.post("/api/v1/projects", json={"name": "Another customer"}).json()["id"]
    catalog = client.get("/api/v1/catalog/own").json()["items"]
    assert catalog == []
    sheet = client.post("/api/v1/catalog/own/arrays/from-key-figures/preview", json={"figures": key_figures()}).json()[
        "sheet"
    ]
    provenance = {"source": "Data sheet", "publisher": "Vendor", "dated": "2026-01-01"}
    given = {"sheet": sheet, "provenance": provenance}
    unknown = client.post("/api/v1/catalog/own/arrays/from-sheet", json=given | {"project_id": str(UUID(int=1))})
    assert unknown.status_code == 404
    made = client.post("/api/v1/catalog/own/arrays/from-sheet", json=given | {"project_id": other})
    assert (made.status_code, made.json()["project_id"]) == (201, other)
    place = f"/api/v1/scenarios/{draft['id']}/shortlists"
    default = client.post(place)
    named = client.post(place, json={"family_ids": [sheet["id"]]})
    requests = [each.json()["request"] for each in (default, named)]
    assert requests == [
        {"family_ids": [], "excluded_family_ids": [sheet["id"]]},
        {"family_ids": [sheet["id"]], "excluded_family_ids": []},
    ]
    theirs = client.post(f"/api/v1/projects/{other}/scenarios", json=office()).json()["id"]
    assert client.post(f"/api/v1/scenarios/{theirs}/shortlists").json()["request"] is None
    place = f"/api/v1/catalog/own/arrays/{sheet['id']}"
    deleted = client.delete(place, headers={"If-Match": made.headers["etag"]})
    assert deleted.status_code == 204, deleted.text
    assert client.post(f"/api/v1/scenarios/{draft['id']}/shortlists").json()["request"] is None


@pytest.mark.parametrize(
    ("family_ids", "path", "given"),
    [
        (["netapp-aff-a30", "netapp-aff-a31"], "family_ids.1", "netapp-aff-a31"),
        ([], "family_ids", "0 items"),
        (["NetApp AFF"], "family_ids.0", "NetApp AFF"),
        (["a"] * 51, "family_ids", None),
    ],
)
def test_shortlist_with_invalid_families_names_the_field(
    client: TestClient, draft: Document, family_ids: list[str], path: str, given: str | None
) -> None:
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/shortlists", json={"family_ids": family_ids})
    assert answer.status_code == 422
    (problem,) = answer.json()["errors"]
    assert problem["path"] == path
    assert problem["allowed"]
    assert given is None or given in problem["given"]


@pytest.mark.parametrize("body", [None, b"", b"null"])
def test_shortlist_without_a_request_compares_the_default_families(
    client: TestClient, draft: Document, body: bytes | None
) -> None:
    place, headers = f"/api/v1/scenarios/{draft['id']}/shortlists", {"Content-Type": "application/json"}
    run = client.post(place, content=body, headers=headers if body is not None else {})
    assert run.status_code == 202, run.text
    assert run.json()["request"] is None


def test_shortlist_of_few_families_is_estimated_to_take_less(client: TestClient, draft: Document) -> None:
    def estimate_s(**asked: object) -> float:
        answer = client.post(f"/api/v1/scenarios/{draft['id']}/estimates", json={"kind": "shortlist", **asked})
        assert answer.status_code == 200, answer.text
        return float(answer.json()["estimated_s"])

    one = estimate_s(request={"family_ids": ["netapp-aff-a30"]})
    three = estimate_s(request={"family_ids": ["netapp-aff-a30", "netapp-aff-a50", "starwind-hca"]})
    assert three == pytest.approx(3 * one, rel=0.01)
    assert estimate_s() > three


def test_estimate_for_an_unknown_family_is_rejected(client: TestClient, draft: Document) -> None:
    asked = {"kind": "shortlist", "request": {"family_ids": ["netapp-aff-a31"]}}
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/estimates", json=asked)
    assert answer.status_code == 422
    assert [each["given"] for each in answer.json()["errors"]] == ["netapp-aff-a31"]


@pytest.mark.parametrize(
    ("asked", "path"),
    [
        ({"part": "mainboard"}, "part"),
        ({"n_parts": 0}, "n_parts"),
        ({"part": "controller", "n_parts": 9}, "n_parts"),
        ({"duration_s": 5}, "duration_s"),
        ({"starts_at": "2001-01-01T08:00:00Z"}, "starts_at"),
        ({"event_id": "nothing"}, "event_id"),
        ({"event_id": "nothing", "part": "drive"}, "part"),
    ],
)
def test_invalid_failure_is_rejected_before_a_run_is_created(
    set_up: SetUp, client: TestClient, draft: Document, asked: Document, path: str
) -> None:
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/failures", json=asked)
    (problem,) = answer.json()["errors"]
    assert (answer.status_code, problem["path"]) == (422, path)
    assert set_up.count("runs") == 0
