"""A real worker on a real queue: notified once, twice, or too late."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import office
from tests.webapp.runs.real import FINAL, effects, long_week, reaches, start
from tests.webapp.setups import SetUp, until, worker_of
from webapp.jobs.queue import CeleryQueue, Task

pytestmark = pytest.mark.tested_on("server")


@pytest.fixture
def client(set_up: SetUp, queue: CeleryQueue) -> TestClient:
    """A browser on a service that wakes real workers."""
    return set_up.client(queue)


@pytest.fixture(scope="module")
def worker(installation: SetUp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """One worker for all tests that leave it alive."""
    with worker_of(installation, tmp_path_factory.mktemp("worker") / "log") as process:
        yield process.pid


def test_run_is_executed_by_a_worker_through_the_queue(
    set_up: SetUp, client: TestClient, project_id: str, worker: int
) -> None:
    run_id = start(client, project_id, office())
    assert reaches(set_up, run_id, *FINAL)
    assert effects(set_up, run_id) == ("succeeded", 1)
    assert client.get(f"/api/v1/runs/{run_id}").json()["attempt"] == 1


def test_run_announced_five_times_is_executed_once(
    set_up: SetUp, client: TestClient, queue: CeleryQueue, project_id: str, worker: int
) -> None:
    run_id = start(client, project_id, office())
    for _ in range(4):
        queue.announce(Task.RUN, UUID(run_id))
    assert reaches(set_up, run_id, *FINAL)
    last = start(client, project_id, office())
    assert reaches(set_up, last, *FINAL)
    assert set_up.row(run_id)["attempt"] == 1
    assert effects(set_up, run_id) == ("succeeded", 1)


def test_canceled_window_frees_its_worker_within_seconds(
    set_up: SetUp, client: TestClient, project_id: str, worker: int
) -> None:
    draft = client.post(f"/api/v1/projects/{project_id}/scenarios", json=office()).json()
    asked = {"from": "2026-03-02T06:00:00Z", "to": "2026-03-02T10:00:00Z", "n_replications": 32}
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/windows", json=asked).json()["id"]
    assert until(lambda: set_up.row(run_id)["progress_fraction"] > 0)
    assert client.post(f"/api/v1/runs/{run_id}/cancel").json()["state"] == "cancelled"
    following = start(client, project_id, office())
    assert reaches(set_up, following, "running", "succeeded")
    assert reaches(set_up, following, "succeeded")
    assert client.get(f"/api/v1/runs/{run_id}").json()["window"] is None


def test_canceled_run_frees_its_worker_and_never_succeeds(
    set_up: SetUp, client: TestClient, project_id: str, worker: int
) -> None:
    run_id = start(client, project_id, long_week())
    assert reaches(set_up, run_id, "running")
    assert client.post(f"/api/v1/runs/{run_id}/cancel").json()["state"] == "cancelled"
    following = start(client, project_id, office())
    assert reaches(set_up, following, "succeeded")
    assert effects(set_up, run_id) == ("cancelled", 0)
