"""Previews, runs and series of scenarios with several arrays."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from stormsizer.model.scenario import parse
from tests.engine import seeds
from tests.webapp.documents import Document
from tests.webapp.setups import SetUp


def two_arrays() -> Document:
    """Session hosts on disks, with their profile containers on a share."""
    document: Document = seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")
    return parse(document).model_dump(mode="json")


@pytest.fixture
def run_id(set_up: SetUp, client: TestClient) -> str:
    """A finished run."""
    project = client.post("/api/v1/projects", json={"name": "Cloud"}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=two_arrays())
    assert draft.status_code == 201, draft.text
    run = client.post(f"/api/v1/scenarios/{draft.json()['id']}/runs").json()
    assert set_up.work_off(run["id"])
    return str(run["id"])


def test_preview_shows_the_array_that_is_asked_for(client: TestClient) -> None:
    answers = {}
    for array_id in ("main", "profiles"):
        answer = client.post("/api/v1/preview", json={"scenario": two_arrays(), "array_id": array_id})
        assert answer.status_code == 200, answer.text
        answers[array_id] = answer.json()
    main, share = answers["main"]["result"], answers["profiles"]["result"]
    assert [each["id"] for each in main["arrays"]] == ["main", "profiles"]
    assert main["arrays"] == share["arrays"]
    assert main["verdict"]["holds"] == share["verdict"]["holds"]
    assert [each["id"] for each in main["other_arrays"]] == ["profiles"]
    assert [each["id"] for each in share["other_arrays"]] == ["main"]
    assert max(answers["main"]["series"]["bands"]["reads_iops"]["max"]) > 10_000
    assert 1_000 < max(answers["profiles"]["series"]["bands"]["reads_iops"]["max"]) < 10_000
    assert "21,184 GiB" in answers["profiles"]["bill"]["words"]


def test_curve_and_arithmetic_are_those_of_the_array(client: TestClient) -> None:
    asked: dict[str, Any] = {"scenario": two_arrays(), "phase_id": "login"}
    found = {}
    for array_id in ("main", "profiles"):
        curve = client.post("/api/v1/preview/response-curve", json=asked | {"array_id": array_id})
        terms = client.post("/api/v1/preview/arithmetic", json=asked | {"array_id": array_id})
        assert (curve.status_code, terms.status_code) == (200, 200)
        found[array_id] = {each["id"]: each["value"] for each in terms.json()["figures"]}
    assert found["main"]["login_mean_s"] == pytest.approx(found["profiles"]["login_mean_s"])
    assert found["main"]["reads_iops"] > 2 * found["profiles"]["reads_iops"]


@pytest.mark.parametrize("place", ["preview", "preview/response-curve", "preview/arithmetic"])
def test_unknown_array_is_refused(client: TestClient, place: str) -> None:
    asked = {"scenario": two_arrays(), "array_id": "elsewhere"}
    answer = client.post(f"/api/v1/{place}", json=asked if place == "preview" else asked | {"phase_id": "login"})
    assert answer.status_code == 422
    (error,) = answer.json()["errors"]
    assert (error["path"], error["given"], error["allowed"]) == ("array_id", "elsewhere", "main, profiles")


def test_run_keeps_the_series_of_every_array(client: TestClient, run_id: str) -> None:
    result = client.get(f"/api/v1/runs/{run_id}").json()["result"]
    (share,) = result["other_arrays"]
    assert share["recommendation"]["holds"]
    assert result["recommendation"]["holds"]
    peaks = {}
    for array_id in ("main", "profiles"):
        series = client.get(f"/api/v1/runs/{run_id}/series", params={"array_id": array_id, "n_buckets": 24})
        assert series.status_code == 200
        assert "n_logging_in" in series.json()["bands"]
        peaks[array_id] = max(series.json()["peak_iops"])
    assert peaks["main"] > peaks["profiles"] > 0
    by_default = client.get(f"/api/v1/runs/{run_id}/series", params={"n_buckets": 24}).json()
    assert max(by_default["peak_iops"]) == peaks["main"]
    answer = client.get(f"/api/v1/runs/{run_id}/series", params={"array_id": "elsewhere"})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "array_id")
