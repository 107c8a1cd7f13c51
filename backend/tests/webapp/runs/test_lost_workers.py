"""Workers that are killed, frozen, shut down, or never notified."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.webapp.runs.real import FINAL, effects, empty_queue, long_week, reaches, start
from tests.webapp.setups import SetUp, until, worker_of
from webapp.jobs.queue import CeleryQueue


@pytest.fixture
def client(set_up: SetUp, queue: CeleryQueue) -> TestClient:
    """A browser on a service that wakes real workers."""
    return set_up.client(queue)


@pytest.mark.long  # `make test` empties the queue and kills workers in `tests/chaos`
def test_lost_message_or_killed_worker_loses_no_run(
    set_up: SetUp, client: TestClient, queue: CeleryQueue, project_id: str, tmp_path: Path
) -> None:
    run_id = start(client, project_id, long_week())
    empty_queue(set_up)
    with worker_of(set_up, tmp_path / "log") as first:
        assert reaches(set_up, run_id, "running", queue=queue)
        os.killpg(first.pid, signal.SIGKILL)
        first.wait()
    assert set_up.row(run_id)["state"] == "running"
    with worker_of(set_up, tmp_path / "log"):
        assert reaches(set_up, run_id, *FINAL, queue=queue)
    assert effects(set_up, run_id) == ("succeeded", 1)
    assert set_up.row(run_id)["attempt"] == 2


@pytest.mark.long  # `make test` freezes workers in `tests/chaos`
def test_frozen_worker_cannot_overwrite_its_successor_and_one_shut_down_releases_its_run(
    set_up: SetUp, client: TestClient, queue: CeleryQueue, project_id: str, tmp_path: Path
) -> None:
    run_id = start(client, project_id, long_week())
    with worker_of(set_up, tmp_path / "log") as frozen:
        assert reaches(set_up, run_id, "running")
        os.killpg(frozen.pid, signal.SIGSTOP)
        try:
            assert until(lambda: set_up.sweep(queue) > 0)
            set_up.work_off(run_id)
            done = set_up.row(run_id)
        finally:
            os.killpg(frozen.pid, signal.SIGCONT)
        handed_over = start(client, project_id, long_week())
        assert reaches(set_up, handed_over, "running", queue=queue)
        frozen.terminate()
        assert frozen.wait(600) == 0
    assert effects(set_up, run_id) == ("succeeded", 1)
    assert set_up.row(run_id)["result_sha256"] == done["result_sha256"]
    assert set_up.row(run_id)["fence"] == done["fence"]
    row = set_up.row(handed_over)
    assert (row["state"], row["attempt"]) == ("queued", 0), row["message"]
