"""An estimate is right within a factor of two, and a run shows it."""

from __future__ import annotations

import json
import time

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.limits import costs
from tests.webapp.setups import SetUp
from webapp.runs.quota.estimate import COSTS, estimated, size_of
from webapp.runs.schemas import RunKind

pytestmark = pytest.mark.tested_on("server")


def test_estimates_of_the_samples_are_within_a_factor_of_two() -> None:
    scenarios, catalog = costs.samples()
    measured = json.loads(costs.FILE.read_text())
    assert len(measured) == 15
    ratios = {
        (name, kind): COSTS[RunKind(kind)].of(size) / took_s
        for name, kinds in measured.items()
        for size in (size_of(scenarios[name], catalog),)
        for kind, took_s in kinds.items()
    }
    assert {kind for _, kind in ratios} == COSTS.keys()
    far = {key: ratio for key, ratio in ratios.items() if not 0.5 <= ratio <= 2}
    assert len(far) <= 0.05 * len(ratios), far
    assert all(0.2 <= ratio <= 5 for ratio in far.values()), far


def test_cost_table_matches_a_new_fit() -> None:
    for kind, cost in costs.fit().items():
        assert vars(COSTS[kind]) == pytest.approx(vars(cost), rel=0.02, abs=0.005)


def test_an_estimate_takes_milliseconds() -> None:
    scenarios, catalog = costs.samples()
    scenario = scenarios["acme"]
    estimated(scenario, catalog, RunKind.WEEK, None)
    started_s = time.process_time()
    for _ in range(10):
        estimated(scenario, catalog, RunKind.WEEK, None)
    assert (time.process_time() - started_s) / 10 < 0.05


def test_run_shows_its_estimated_time(set_up: SetUp, client: TestClient, draft: Document) -> None:
    path = f"/api/v1/scenarios/{draft['id']}"
    answer = client.post(f"{path}/estimates", json={}).json()
    run = client.post(f"{path}/runs").json()
    assert (answer["kind"], answer["estimated_s"], answer["allowed_s"]) == ("week", run["estimated_s"], None)
    assert set_up.work_off(run["id"])
    done = client.get(f"/api/v1/runs/{run['id']}").json()
    assert (done["estimated_s"], done["elapsed_ms"] > 0) == (run["estimated_s"], True)
    assert set_up.count("run_charges") == 1


def test_estimates_grow_with_the_size_of_the_request(client: TestClient, draft: Document) -> None:
    def estimate_s(**asked: object) -> float:
        answer = client.post(f"/api/v1/scenarios/{draft['id']}/estimates", json=asked)
        assert answer.status_code == 200, answer.text
        return float(answer.json()["estimated_s"])

    few, many = (estimate_s(kind="range", request={"n_replications": n}) for n in (100, 1000))
    assert many == pytest.approx(10 * few, rel=0.01)
    window = {"from": "2026-03-02T08:00:00Z", "to": "2026-03-02T08:00:20Z"}
    short = estimate_s(kind="window", request=window | {"n_replications": 1})
    long = estimate_s(kind="window", request=window | {"to": "2026-03-02T08:10:00Z", "n_replications": 32})
    assert 0 < short < long
    assert estimate_s(kind="range") == pytest.approx(2 * few, rel=0.01)


@pytest.mark.parametrize(
    "asked",
    [
        {"kind": "window"},
        {"kind": "week", "request": {"n_replications": 5}},
        {"kind": "range", "request": {"from": "2026-03-02T08:00:00Z", "to": "2026-03-02T08:00:20Z"}},
        {"kind": "magic"},
    ],
)
def test_estimate_for_a_missing_scenario_is_not_found(client: TestClient, draft: Document, asked: Document) -> None:
    answer = client.post(f"/api/v1/scenarios/{draft['id']}/estimates", json=asked)
    assert (answer.status_code, answer.json()["type"]) == (422, "urn:stormsizer:problem:invalid-input")
