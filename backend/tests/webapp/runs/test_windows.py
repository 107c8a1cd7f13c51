"""Every I/O of a window as a job: asked for, worked off, followed, cancelled, and never mistaken for a week."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from fastapi.testclient import TestClient
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.orm import Session

from stormsizer import discrete_event
from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from webapp.jobs.lease import LeaseLostError
from webapp.runs.execution.progress import Progress
from webapp.runs.schemas import RunStage
from webapp.runs.transitions import RUNS, STORING_FROM_FRACTION, advance

BOOT = {"from": "2026-03-02T06:00:00Z", "to": "2026-03-02T06:00:20Z"}
"""The first seconds of the office's boot storm."""


def ask(client: TestClient, draft: Document, asked: Document | None = None, **headers: str) -> Any:
    return client.post(f"/api/v1/scenarios/{draft['id']}/windows", json=BOOT | (asked or {}), headers=headers)


def start(client: TestClient, draft: Document, asked: Document | None = None, **headers: str) -> dict[str, Any]:
    answer = ask(client, draft, asked, **headers)
    assert answer.status_code == 202, answer.text
    document: dict[str, Any] = answer.json()
    assert answer.headers["location"] == f"/api/v1/runs/{document['id']}"
    return document


def shown(client: TestClient, run: Document) -> dict[str, Any]:
    document: dict[str, Any] = client.get(f"/api/v1/runs/{run['id']}").json()
    return document


def test_window_run_returns_figures_and_its_request(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft, {"n_replications": 2})
    asked = BOOT | {"n_replications": 2, "seed": 1}
    assert (run["kind"], run["state"], run["request"]) == ("window", "queued", asked)
    assert set_up.work_off(run["id"])
    done = shown(client, run)
    assert (done["state"], done["stage"], done["progress_fraction"]) == ("succeeded", "done", 1.0)
    assert (done["result"], done["holds"], done["request"]) == (None, None, asked)
    found = done["window"]
    assert (found["from_s"], found["to_s"], found["n_replications"], found["seed"]) == (0.0, 20.0, 2, 1)
    assert found["n_ios"] > 0
    assert done["sentence"] == found["sentence"] != ""
    assert done["elapsed_ms"] > 0
    assert set_up.count("run_traces") == 0


def test_same_window_gives_the_same_figures_and_another_seed_gives_others(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    runs = [start(client, draft, {"seed": seed, "n_replications": 2}) for seed in (1, 1, 2)]
    for run in runs:
        set_up.work_off(run["id"])
    first, again, other = (shown(client, run) for run in runs)
    for sha256 in ("inputs_sha256", "result_sha256"):
        assert first[sha256] == again[sha256] != other[sha256]


def test_window_and_week_of_a_scenario_have_different_inputs(client: TestClient, draft: Document) -> None:
    week = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    assert (week["kind"], week["request"]) == ("week", None)
    assert week["inputs_sha256"] != start(client, draft)["inputs_sha256"]


@pytest.mark.parametrize(
    ("asked", "path", "says"),
    [
        ({"from": "2026-03-01T06:00:00Z"}, "from", "2026-03-02T06:00:00+00:00 to 2026-03-02T10:00:00+00:00"),
        ({"to": "2026-03-02T10:00:01Z"}, "to", "2026-03-02T06:00:00+00:00 to 2026-03-02T10:00:00+00:00"),
        ({"from": "2026-03-02T06:00:20Z"}, "to", "later than 2026-03-02T06:00:20+00:00"),
        ({"from": 5}, "from", ""),
        ({"n_replications": 0}, "n_replications", "at least 1"),
        ({"n_replications": 33}, "n_replications", "at most 32"),
        ({"n_replications": 2.5}, "n_replications", "a whole number"),
        ({"seed": -1}, "seed", "at least 0"),
        ({"seed": 1_000_000}, "seed", "at most 999,999"),
        ({"unknown": 1}, "unknown", ""),
    ],
)
def test_invalid_window_is_rejected_before_a_run_is_created(
    set_up: SetUp, client: TestClient, draft: Document, asked: Document, path: str, says: str
) -> None:
    answer = ask(client, draft, asked)
    problem = answer.json()["errors"][0]
    assert (answer.status_code, problem["path"]) == (422, path)
    assert says in problem["allowed"]
    assert set_up.count("runs") == 0


def test_window_with_too_many_ios_is_rejected_with_both_numbers(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discrete_event, "MAX_IOS", 1000.0)
    answer = ask(client, draft)
    (problem,) = answer.json()["errors"]
    assert (answer.status_code, problem["path"]) == (422, "to")
    assert "I/Os across all replications" in problem["given"]
    assert problem["allowed"] == "at most 1,000 I/Os across all replications"
    assert set_up.count("runs") == 0


def test_same_key_gives_the_same_window_but_not_another_one(client: TestClient, draft: Document) -> None:
    key = {"Idempotency-Key": "w-1"}
    assert start(client, draft, None, **key)["id"] == start(client, draft, None, **key)["id"]
    answer = ask(client, draft, {"seed": 2}, **key)
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "Idempotency-Key")


def test_lists_distinguish_windows_from_weeks(client: TestClient, draft: Document) -> None:
    window = start(client, draft)
    week = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    for asked, expected in (({}, week), ({"kind": "week"}, week), ({"kind": "window"}, window)):
        found = client.get("/api/v1/runs", params=asked | {"scenario_id": draft["id"]}).json()["items"]
        assert [item["id"] for item in found] == [expected["id"]]
    assert client.get("/api/v1/runs", params={"kind": "month"}).status_code == 422


@pytest.mark.parametrize("what", ["series", "report"])
def test_window_has_no_series_and_no_report(set_up: SetUp, client: TestClient, draft: Document, what: str) -> None:
    run = start(client, draft)
    set_up.work_off(run["id"])
    answer = client.get(f"/api/v1/runs/{run['id']}/{what}")
    assert answer.status_code == 409
    assert "of kind `window`" in answer.json()["detail"]


def test_waiting_window_is_canceled_at_once_and_an_ended_one_can_be_deleted(
    set_up: SetUp, client: TestClient, draft: Document
) -> None:
    run = start(client, draft)
    assert client.post(f"/api/v1/runs/{run['id']}/cancel").json()["state"] == "cancelled"
    assert not set_up.work_off(run["id"])
    assert client.delete(f"/api/v1/runs/{run['id']}").status_code == 204


def test_progress_of_a_window_is_reported_at_most_twice_a_second(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = start(client, draft)
    clock = itertools.count(100.0, 0.2)
    seen: list[float] = []

    def reported(fraction: float, progress: Callable[[float], None]) -> None:
        progress(fraction)
        seen.append(set_up.row(run["id"])["progress_fraction"])

    with set_up.sessions.begin() as session:
        held = RUNS.claim(session, UUID(run["id"]), lease_s=60.0, max_attempts=3)
    assert held is not None
    progress = Progress(set_up.sessions, lambda session, f: advance(session, held, RunStage.SIMULATING, f))
    monkeypatch.setattr("webapp.runs.execution.progress.time", FakeTime(clock))
    for tenth in range(1, 9):
        reported(tenth / 10, progress)
    assert seen == pytest.approx([STORING_FROM_FRACTION * f for f in (0.1, 0.1, 0.1, 0.4, 0.4, 0.4, 0.7, 0.7)])


class FakeTime:
    """A clock that goes on by the look at it."""

    def __init__(self, clock: Any) -> None:
        self.monotonic = lambda: next(clock)


def test_progress_stops_the_calculation_of_a_lost_run(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft)
    with set_up.sessions.begin() as session:
        held = RUNS.claim(session, UUID(run["id"]), lease_s=60.0, max_attempts=3)
    assert held is not None
    progress = Progress(set_up.sessions, lambda session, f: advance(session, held, RunStage.SIMULATING, f))
    assert client.post(f"/api/v1/runs/{run['id']}/cancel").status_code == 200
    with pytest.raises(LeaseLostError):
        progress(0.5)


def test_progress_does_not_swallow_an_interruption_that_breaks_its_transaction(set_up: SetUp) -> None:
    def interrupted(session: Session, _: float) -> bool:
        try:
            raise SoftTimeLimitExceeded
        finally:
            session.execute(text("SELECT nothing"))

    with pytest.raises(ProgrammingError):
        Progress(set_up.sessions, interrupted)(0.5)


def test_progress_continues_without_the_database(set_up: SetUp) -> None:
    def away(session: Session, _: float) -> bool:
        session.execute(text("SELECT nothing"))
        return False

    Progress(set_up.sessions, away)(0.5)


def test_window_can_be_followed_while_it_is_computed(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft, {"to": "2026-03-02T06:02:00Z", "n_replications": 8})
    with ThreadPoolExecutor(1) as pool:
        stream = pool.submit(client.get, f"/api/v1/runs/{run['id']}/events")
        set_up.work_off(run["id"])
        answer = stream.result(timeout=600)
    steps = [json.loads(line[5:]) for line in answer.text.splitlines() if line.startswith("data:")]
    fractions = [step["progress_fraction"] for step in steps]
    assert steps[-1]["state"] == "succeeded"
    assert fractions == sorted(fractions)
    assert any(0.0 < fraction < STORING_FROM_FRACTION for fraction in fractions)


LONG = {"to": "2026-03-02T10:00:00Z", "n_replications": 32}
"""All four hours of the office, many times: too long to finish."""
SOON_S = 30.0
"""Two seconds on a quiet machine."""


def test_window_canceled_while_computing_stops_soon(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run = start(client, draft, LONG)
    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(set_up.work_off, run["id"])
        while not set_up.row(run["id"])["progress_fraction"]:
            time.sleep(0.05)
            assert not working.done()
        assert client.post(f"/api/v1/runs/{run['id']}/cancel").json()["state"] == "cancelled"
        assert working.result(timeout=SOON_S) is False
    done = shown(client, run)
    assert (done["state"], done["window"]) == ("cancelled", None)


@pytest.mark.parametrize("change", ["kind = 'month'", "request = NULL", "kind = 'week'"])
def test_database_rejects_a_window_without_a_request(
    set_up: SetUp, client: TestClient, draft: Document, change: str
) -> None:
    start(client, draft)
    with pytest.raises(Exception, match="ck_runs_"), set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE runs SET {change}"))


def test_window_rejected_by_the_engine_reports_the_reason(
    set_up: SetUp, client: TestClient, draft: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = start(client, draft)
    monkeypatch.setattr("stormsizer.discrete_event.simulate.MAX_IOS", 1000.0)
    assert set_up.work_off(run["id"])
    failed = shown(client, run)
    assert (failed["state"], failed["reason"]) == ("failed", "invalid_scenario")
