"""Ranges that real workers share: killed under way, cancelled under way, and the same bits from any number of them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document, office
from tests.webapp.runs.real import FINAL, empty_queue, long_week, reaches
from tests.webapp.setups import SetUp, until, worker_of
from webapp.jobs.queue import CeleryQueue

pytestmark = [pytest.mark.long]
"""That killed workers lose nothing of a range, chaos asks in the shorter lane."""


@pytest.fixture
def client(set_up: SetUp, queue: CeleryQueue) -> TestClient:
    """A browser on a service that wakes real workers."""
    return set_up.client(queue)


def start(client: TestClient, project_id: str, document: Document, n_replications: int) -> str:
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=document).json()
    place = f"/api/v1/scenarios/{draft['id']}/ranges"
    return str(client.post(place, json={"n_replications": n_replications}).json()["id"])


def n_in(set_up: SetUp, run_id: str, state: str) -> int:
    return sum(chunk["state"] == state for chunk in set_up.chunks(run_id))


def test_killed_worker_loses_no_chunk_and_changes_no_percentile(
    set_up: SetUp, client: TestClient, queue: CeleryQueue, project_id: str, tmp_path: Path
) -> None:
    run_id = start(client, project_id, long_week(), 75)
    empty_queue(set_up)
    with worker_of(set_up, tmp_path / "log") as first:

        def in_the_middle() -> bool:
            set_up.sweep(queue)
            return n_in(set_up, run_id, "done") > 0 and n_in(set_up, run_id, "running") > 0

        assert until(in_the_middle)
        os.killpg(first.pid, signal.SIGKILL)
        first.wait()
    assert set_up.row(run_id)["state"] == "running"
    n_done = n_in(set_up, run_id, "done")
    with worker_of(set_up, tmp_path / "log", 2):
        assert reaches(set_up, run_id, *FINAL, queue=queue)
    row = set_up.row(run_id)
    assert (row["state"], row["attempt"], n_done > 0) == ("succeeded", 1, True)
    assert set_up.count("run_chunks") == 0
    undisturbed = start(client, project_id, long_week(), 75)
    set_up.work_off_chunks(undisturbed)
    assert set_up.row(undisturbed)["result_sha256"] == row["result_sha256"]


def test_canceled_monte_carlo_run_frees_its_workers_within_seconds(
    set_up: SetUp, client: TestClient, queue: CeleryQueue, project_id: str, tmp_path: Path
) -> None:
    run_id = start(client, project_id, long_week(), 2000)
    with worker_of(set_up, tmp_path / "log", 2):
        assert until(lambda: set_up.row(run_id)["progress_fraction"] > 0)
        assert client.post(f"/api/v1/runs/{run_id}/cancel").json()["state"] == "cancelled"
        following = start(client, project_id, office(), 1)
        assert reaches(set_up, following, "succeeded", queue=queue)
    assert (set_up.row(run_id)["state"], set_up.count("run_chunks")) == ("cancelled", 0)


def test_a_thousand_replications_give_the_same_percentiles_with_one_two_and_four_workers(
    set_up: SetUp, client: TestClient, queue: CeleryQueue, project_id: str, tmp_path: Path
) -> None:
    rows = []
    for n_workers in (1, 2, 4):
        run_id = start(client, project_id, office(), 1000)
        with worker_of(set_up, tmp_path / "log", n_workers):
            assert reaches(set_up, run_id, *FINAL, queue=queue)
        rows.append(set_up.row(run_id))
    assert [row["state"] for row in rows] == ["succeeded"] * 3
    assert len({row["result_sha256"] for row in rows}) == 1
