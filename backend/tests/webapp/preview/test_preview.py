"""The answer to a scenario, straight away."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from stormsizer.model.provenance import Status
from stormsizer.storage.trace import POPULATIONS, SERVED
from tests.webapp.documents import office
from tests.webapp.setups import SetUp

USE = ("controller_cpu_fraction", "drives_fraction", "port_out_fraction", "port_in_fraction")
"""Utilization of the components of the office's array."""


def preview(client: TestClient, **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/v1/preview", json={"scenario": office(), **asked})
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    return document


def test_preview_has_every_phase_and_stores_nothing(set_up: SetUp, client: TestClient) -> None:
    answer = preview(client)
    assert answer["result"]["phases"][0]["event_id"] == "boot"
    assert answer["result"]["recommendation"] is None
    assert answer["elapsed_ms"] > 0
    assert set(answer["series"]["bands"]) == {*SERVED, *POPULATIONS, *USE}
    assert {len(band["max"]) for band in answer["series"]["bands"].values()} == {672}
    assert set_up.count("runs") == set_up.count("scenarios") == 0


def test_preview_is_in_the_language_of_the_reader(client: TestClient) -> None:
    response = client.post("/api/v1/preview", json={"scenario": office()}, headers={"Accept-Language": "de"})
    assert response.headers["Content-Language"] == "de"
    result = response.json()["result"]
    assert "Phasen" in result["verdict"]["sentence"]
    assert "Controller-CPU" in {check["label"] for phase in result["phases"] for check in phase["checks"]}


def test_heat_shows_the_combined_peak_of_reads_and_writes_per_ten_minutes(client: TestClient) -> None:
    answer = preview(client, n_buckets=24)
    assert (len(answer["heat"]), answer["heat_bucket_s"]) == (24, 600.0)
    bands = answer["series"]["bands"]
    for heat, reads, writes in zip(
        answer["heat"], bands["reads_iops"]["max"], bands["writes_iops"]["max"], strict=True
    ):
        assert max(reads, writes) * 0.9999 <= heat <= (reads + writes) * 1.0001


def test_ios_of_a_period_are_its_mean_rate_times_its_length(client: TestClient) -> None:
    answer = preview(client, **{"from": "2026-03-02T08:00:00Z", "to": "2026-03-02T08:10:00Z"})
    bands, bucket_s = answer["series"]["bands"], answer["series"]["bucket_s"]
    asked = sum(sum(bands[rate]["mean"]) for rate in ("reads_iops", "writes_iops")) * bucket_s
    assert answer["n_ios"] == pytest.approx(asked, rel=1e-3)
    assert answer["n_ios"] > 0


def test_zoom_shows_the_same_week_at_a_higher_resolution(client: TestClient) -> None:
    answer = preview(client, n_buckets=10, **{"from": "2026-03-02T08:00:00Z", "to": "2026-03-02T08:10:00Z"})
    assert (answer["series"]["starts_s"], answer["series"]["bucket_s"]) == (7200.0, 60.0)


@pytest.mark.parametrize(
    ("asked", "path"),
    [
        ({"from": "2026-03-01T00:00:00Z"}, "from"),
        ({"to": "2027-01-01T00:00:00Z"}, "to"),
        ({"from": "2026-03-02T10:00:00Z"}, "to"),
        ({"from": "2026-03-02T09:00:00Z", "to": "2026-03-02T09:00:00Z"}, "to"),
        ({"n_buckets": 0}, "n_buckets"),
        ({"n_buckets": 2001}, "n_buckets"),
        ({"n_buckets": True}, "n_buckets"),
        ({"from": 5}, "from"),
    ],
)
def test_period_outside_the_week_is_rejected(client: TestClient, asked: Any, path: str) -> None:
    answer = client.post("/api/v1/preview", json={"scenario": office(), **asked})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)


def test_response_curve_of_a_phase_has_the_figures_of_the_phase(client: TestClient) -> None:
    phase = preview(client)["result"]["phases"][0]
    asked = {"scenario": office(), "phase_id": phase["id"]}
    answer = client.post("/api/v1/preview/response-curve", json=asked)
    assert answer.status_code == 200, answer.text
    curve = answer.json()["curve"]
    figures = phase["figures"]
    assert curve["here"]["iops"] == pytest.approx(figures["reads_iops"] + figures["writes_iops"])
    assert (curve["here"]["read_ms"], curve["here"]["write_ms"]) == (
        figures["host_read_latency_ms"],
        figures["host_write_latency_ms"],
    )
    assert curve["points"][-1]["iops"] < curve["full_iops"]


def test_response_curve_of_a_missing_phase_is_rejected(client: TestClient) -> None:
    answer = client.post("/api/v1/preview/response-curve", json={"scenario": office(), "phase_id": "nothing"})
    (problem,) = answer.json()["errors"]
    assert (answer.status_code, problem["path"], problem["given"]) == (422, "phase_id", "nothing")
    assert "boot" in problem["allowed"]


def test_heat_map_has_the_requested_resolution_and_preserves_its_peak(client: TestClient) -> None:
    coarse, fine = preview(client), preview(client, heat_bucket_s=60)
    assert fine["heat_bucket_s"] == 60.0
    assert len(fine["heat"]) == 10 * len(coarse["heat"])
    assert max(fine["heat"]) == max(coarse["heat"])


def test_bill_adds_up_to_the_cost_of_the_result(client: TestClient) -> None:
    answer = preview(client)
    bill, cost = answer["bill"], answer["result"]["cost"]
    assert bill["price"] == cost["price"] == pytest.approx(sum(line["price"] for line in bill["lines"]))
    assert (bill["price_per_desktop"], bill["rack_units"]) == (cost["price_per_desktop"], cost["rack_units"])
    assert cost["n_drives"] in [line["quantity"] for line in bill["lines"]]


def test_explanation_of_a_phase_matches_its_figures(client: TestClient) -> None:
    phase = preview(client)["result"]["phases"][0]
    answer = client.post("/api/v1/preview/arithmetic", json={"scenario": office(), "phase_id": phase["id"]})
    assert answer.status_code == 200, answer.text
    figures = {each["id"]: each for each in answer.json()["figures"]}
    assert figures["reads_iops"]["value"] == phase["figures"]["reads_iops"]
    for figure in figures.values():
        assert sum(term["value"] for term in figure["terms"]) == pytest.approx(figure["value"], rel=1e-2, abs=1e-9)
    assert {each["origin"] for each in figures["reads_iops"]["inputs"]} <= set(Status)


def test_explanation_of_a_missing_phase_is_rejected(client: TestClient) -> None:
    answer = client.post("/api/v1/preview/arithmetic", json={"scenario": office(), "phase_id": "nothing"})
    (problem,) = answer.json()["errors"]
    assert (answer.status_code, problem["path"], problem["given"]) == (422, "phase_id", "nothing")


def test_measurements_are_shown_with_the_phases_of_a_scenario_that_repeats_the_study(client: TestClient) -> None:
    (acme,) = (s for s in client.get("/api/v1/samples").json()["items"] if s["id"] == "acme")
    answer = client.post("/api/v1/preview", json={"scenario": acme["scenario"]}).json()
    phases = {phase["id"]: phase for phase in answer["result"]["phases"]}
    rates = [row for row in answer["measured"] if row["metric"] == "reads_iops"]
    assert rates
    for row in rates:
        assert row["predicted"] == phases[row["phase_id"]]["figures"]["reads_iops"]
        assert row["error"] == pytest.approx(row["predicted"] / row["low"] - 1)
    assert preview(client)["measured"] == []
