"""State changes of runs: claims, expired leases, cancellation, and the sweeper."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer.experience.grades import GoalStatus
from tests.webapp.documents import Document
from tests.webapp.runs.real import empty_queue
from tests.webapp.setups import Notebook, SetUp
from webapp.core.db.tenancy import LOCAL
from webapp.jobs.lease import Lease
from webapp.jobs.queue import CeleryQueue
from webapp.runs import transitions
from webapp.runs.execution.sweeps import PATIENCE
from webapp.runs.schemas import FailureReason
from webapp.runs.transitions import RUNS, RunResult

pytestmark = pytest.mark.tested_on("server")

RESULT = RunResult(
    result={"a": 1},
    result_sha256="x",
    holds=True,
    status=GoalStatus.PASSES,
    sentence="Holds.",
    elapsed_ms=1.0,
    npz=b"z",
)
MINUTE = 60.0


@pytest.fixture
def run_id(client: TestClient, draft: Document) -> UUID:
    """A waiting run."""
    return UUID(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"])


def claim(set_up: SetUp, run_id: UUID, lease_s: float = MINUTE) -> Lease | None:
    with set_up.sessions.begin() as session:
        return RUNS.claim(session, run_id, lease_s=lease_s, max_attempts=set_up.settings.max_attempts)


def expire(set_up: SetUp, run_id: UUID) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(
            text("UPDATE runs SET lease_until = now() - interval '1 s' WHERE id = :id"), {"id": str(run_id)}
        )


def held(set_up: SetUp, run_id: UUID) -> Lease:
    found = claim(set_up, run_id)
    assert found is not None
    return found


def test_only_one_of_many_workers_claims_a_run(set_up: SetUp, run_id: UUID) -> None:
    with ThreadPoolExecutor(8) as pool:
        claims = list(pool.map(lambda _: claim(set_up, run_id), range(8)))
    assert len([each for each in claims if each]) == 1
    assert set_up.row(run_id)["attempt"] == 1


def test_worker_with_an_expired_lease_writes_nothing(set_up: SetUp, run_id: UUID) -> None:
    frozen = held(set_up, run_id)
    expire(set_up, run_id)
    successor = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        assert not frozen.renew(session, MINUTE)
        assert not transitions.succeed(session, frozen, RESULT)
        assert not transitions.fail(session, frozen, FailureReason.ENGINE_ERROR, "late")
        assert not frozen.release(session)
    assert (set_up.row(run_id)["state"], set_up.count("run_traces")) == ("running", 0)
    with set_up.sessions.begin() as session:
        assert transitions.succeed(session, successor, RESULT)
    assert (set_up.row(run_id)["state"], set_up.count("run_traces")) == ("succeeded", 1)


def test_renewed_lease_cannot_be_claimed(set_up: SetUp, run_id: UUID) -> None:
    holder = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        assert holder.renew(session, MINUTE)
    assert claim(set_up, run_id) is None


@pytest.mark.parametrize("hours", [-1, 1], ids=["behind", "ahead"])
def test_clock_of_the_worker_does_not_matter(set_up: SetUp, run_id: UUID, hours: int) -> None:
    wrong = datetime.now(UTC) + timedelta(hours=hours)
    with time_machine.travel(wrong, tick=True):
        first = held(set_up, run_id)
    assert set_up.sweep() == 0
    assert claim(set_up, run_id) is None
    with time_machine.travel(wrong, tick=True):
        assert set_up.sweep() == 0
        assert claim(set_up, run_id) is None
        expire(set_up, run_id)
        assert held(set_up, run_id).fence == first.fence + 1


@pytest.mark.parametrize("taken_up", [False, True], ids=["waiting", "running"])
def test_canceled_run_never_succeeds(set_up: SetUp, run_id: UUID, taken_up: bool) -> None:
    holder = held(set_up, run_id) if taken_up else Lease(RUNS, (run_id,), LOCAL, 0, 0)
    with set_up.sessions.begin() as session:
        assert transitions.cancel(session, run_id)
    with set_up.sessions.begin() as session:
        assert not transitions.succeed(session, holder, RESULT)
        assert not holder.renew(session, MINUTE)
    assert claim(set_up, run_id) is None
    assert set_up.row(run_id)["state"] == "cancelled"


def test_ended_run_cannot_be_canceled_or_claimed(set_up: SetUp, run_id: UUID) -> None:
    holder = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        transitions.succeed(session, holder, RESULT)
    with set_up.sessions.begin() as session:
        assert not transitions.cancel(session, run_id)
    assert claim(set_up, run_id) is None
    assert set_up.row(run_id)["state"] == "succeeded"


def test_run_of_a_lost_worker_is_announced_again(set_up: SetUp, run_id: UUID) -> None:
    held(set_up, run_id)
    expire(set_up, run_id)
    queue = Notebook()
    assert set_up.sweep(queue) == 1
    assert queue.announced == [run_id]
    assert set_up.row(run_id)["state"] == "queued"


def test_run_that_kills_every_worker_fails(set_up: SetUp, run_id: UUID) -> None:
    for _ in range(set_up.settings.max_attempts):
        held(set_up, run_id)
        expire(set_up, run_id)
        set_up.sweep()
    row = set_up.row(run_id)
    assert (row["state"], row["reason"], row["attempt"]) == ("failed", "worker_lost", 3)
    assert claim(set_up, run_id) is None


def test_run_without_attempts_left_is_not_claimed_before_the_sweep(set_up: SetUp, run_id: UUID) -> None:
    for _ in range(set_up.settings.max_attempts):
        held(set_up, run_id)
        expire(set_up, run_id)
    assert claim(set_up, run_id) is None


def test_worker_that_shuts_down_releases_its_run_without_counting_the_attempt(set_up: SetUp, run_id: UUID) -> None:
    for _ in range(5):
        holder = held(set_up, run_id)
        with set_up.sessions.begin() as session:
            assert holder.release(session)
    row = set_up.row(run_id)
    assert (row["state"], row["attempt"]) == ("queued", 0)


def test_lost_message_is_sent_again_after_a_while(set_up: SetUp, run_id: UUID) -> None:
    queue = Notebook()
    assert set_up.sweep(queue) == 0
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET announced_at = now() - interval '1 minute'"))
    assert (set_up.sweep(queue), set_up.sweep(queue)) == (1, 0)
    assert queue.announced == [run_id]


def test_messages_do_not_pile_up_while_workers_are_busy(set_up: SetUp, queue: CeleryQueue, run_id: UUID) -> None:
    def announced_after(seconds: float) -> int:
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE runs SET announced_at = now() - make_interval(secs => :s)"), {"s": seconds})
        return set_up.sweep(queue)

    soon_s = 2 * set_up.settings.republish_s
    assert queue.is_empty()
    assert announced_after(soon_s) == 1
    assert not queue.is_empty()
    assert announced_after(soon_s) == 0
    assert announced_after(PATIENCE * soon_s) == 1  # it may be lost, although other messages wait
    empty_queue(set_up)
    assert announced_after(soon_s) == 1


def test_only_one_of_many_sweepers_announces_a_run(set_up: SetUp, run_id: UUID) -> None:
    held(set_up, run_id)
    expire(set_up, run_id)
    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(lambda _: set_up.sweep(), range(6))) == 1


@pytest.mark.parametrize(
    "change",
    ["state = 'paused'", "state = 'succeeded'", "state = 'failed'", "state = 'running'", "lease_until = now()"],
)
def test_database_rejects_a_contradictory_state(set_up: SetUp, run_id: UUID, change: str) -> None:
    with pytest.raises(Exception, match="ck_runs_"), set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE runs SET {change}"))


def test_claimed_run_is_shown_as_simulating(set_up: SetUp, client: TestClient, run_id: UUID) -> None:
    held(set_up, run_id)
    shown: dict[str, Any] = client.get(f"/api/v1/runs/{run_id}").json()
    assert (shown["state"], shown["stage"], shown["progress_fraction"]) == ("running", "simulating", 0.0)
