"""The moves of a run hold whoever makes them, in whatever order, and however late."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document
from tests.webapp.runs.real import empty_queue
from tests.webapp.setups import Notebook, SetUp
from webapp.core.db.tenancy import LOCAL
from webapp.core.queue import CeleryQueue
from webapp.runs import ledger
from webapp.runs.ledger import Claim, Outcome
from webapp.runs.schemas import FailureReason
from webapp.runs.sweeper import PATIENCE

pytestmark = pytest.mark.tested_on("server")

OUTCOME = Outcome(result={"a": 1}, result_sha256="x", holds=True, sentence="Holds.", elapsed_ms=1.0, npz=b"z")
MINUTE = 60.0


@pytest.fixture
def run_id(client: TestClient, draft: Document) -> UUID:
    """A run that waits."""
    return UUID(client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"])


def claim(set_up: SetUp, run_id: UUID, lease_s: float = MINUTE) -> Claim | None:
    with set_up.sessions.begin() as session:
        return ledger.claim(session, run_id, lease_s, set_up.settings.max_attempts)


def expire(set_up: SetUp, run_id: UUID) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(
            text("UPDATE runs SET lease_until = now() - interval '1 s' WHERE id = :id"), {"id": str(run_id)}
        )


def held(set_up: SetUp, run_id: UUID) -> Claim:
    found = claim(set_up, run_id)
    assert found is not None
    return found


def test_of_many_workers_one_gets_the_run(set_up: SetUp, run_id: UUID) -> None:
    with ThreadPoolExecutor(8) as pool:
        claims = list(pool.map(lambda _: claim(set_up, run_id), range(8)))
    assert len([each for each in claims if each]) == 1
    assert set_up.row(run_id)["attempt"] == 1


def test_who_let_the_lease_run_out_writes_nothing_any_more(set_up: SetUp, run_id: UUID) -> None:
    frozen = held(set_up, run_id)
    expire(set_up, run_id)
    successor = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        assert not ledger.renew(session, frozen, MINUTE)
        assert not ledger.succeed(session, frozen, OUTCOME)
        assert not ledger.fail(session, frozen, FailureReason.ENGINE_ERROR, "late")
        assert not ledger.release(session, frozen)
    assert (set_up.row(run_id)["state"], set_up.count("run_traces")) == ("running", 0)
    with set_up.sessions.begin() as session:
        assert ledger.succeed(session, successor, OUTCOME)
    assert (set_up.row(run_id)["state"], set_up.count("run_traces")) == ("succeeded", 1)


def test_a_lease_that_is_renewed_in_time_cannot_be_taken(set_up: SetUp, run_id: UUID) -> None:
    holder = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        assert ledger.renew(session, holder, MINUTE)
    assert claim(set_up, run_id) is None


@pytest.mark.parametrize("hours", [-1, 1], ids=["behind", "ahead"])
def test_the_clock_of_a_worker_plays_no_part(set_up: SetUp, run_id: UUID, hours: int) -> None:
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
def test_what_is_cancelled_never_succeeds(set_up: SetUp, run_id: UUID, taken_up: bool) -> None:
    holder = held(set_up, run_id) if taken_up else Claim(LOCAL, run_id, 0)
    with set_up.sessions.begin() as session:
        assert ledger.cancel(session, run_id)
    with set_up.sessions.begin() as session:
        assert not ledger.succeed(session, holder, OUTCOME)
        assert not ledger.renew(session, holder, MINUTE)
    assert claim(set_up, run_id) is None
    assert set_up.row(run_id)["state"] == "cancelled"


def test_what_has_ended_cannot_be_cancelled_or_taken_up(set_up: SetUp, run_id: UUID) -> None:
    holder = held(set_up, run_id)
    with set_up.sessions.begin() as session:
        ledger.succeed(session, holder, OUTCOME)
    with set_up.sessions.begin() as session:
        assert not ledger.cancel(session, run_id)
    assert claim(set_up, run_id) is None
    assert set_up.row(run_id)["state"] == "succeeded"


def test_a_lost_worker_s_run_waits_again_and_is_announced(set_up: SetUp, run_id: UUID) -> None:
    held(set_up, run_id)
    expire(set_up, run_id)
    queue = Notebook()
    assert set_up.sweep(queue) == 1
    assert queue.announced == [run_id]
    assert set_up.row(run_id)["state"] == "queued"


def test_a_run_that_kills_every_worker_is_given_up(set_up: SetUp, run_id: UUID) -> None:
    for _ in range(set_up.settings.max_attempts):
        held(set_up, run_id)
        expire(set_up, run_id)
        set_up.sweep()
    row = set_up.row(run_id)
    assert (row["state"], row["reason"], row["attempt"]) == ("failed", "worker_lost", 3)
    assert claim(set_up, run_id) is None


def test_a_run_is_not_tried_once_more_before_somebody_gives_it_up(set_up: SetUp, run_id: UUID) -> None:
    for _ in range(set_up.settings.max_attempts):
        held(set_up, run_id)
        expire(set_up, run_id)
    assert claim(set_up, run_id) is None


def test_a_worker_that_is_told_to_end_puts_its_run_back_without_an_attempt_lost(set_up: SetUp, run_id: UUID) -> None:
    for _ in range(5):
        holder = held(set_up, run_id)
        with set_up.sessions.begin() as session:
            assert ledger.release(session, holder)
    row = set_up.row(run_id)
    assert (row["state"], row["attempt"]) == ("queued", 0)


def test_a_lost_message_is_sent_again_but_not_at_once(set_up: SetUp, run_id: UUID) -> None:
    queue = Notebook()
    assert set_up.sweep(queue) == 0
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET announced_at = now() - interval '1 minute'"))
    assert (set_up.sweep(queue), set_up.sweep(queue)) == (1, 0)
    assert queue.announced == [run_id]


def test_announcements_do_not_pile_up_before_workers_that_are_busy(
    set_up: SetUp, queue: CeleryQueue, run_id: UUID
) -> None:
    def announced_after(seconds: float) -> int:
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE runs SET announced_at = now() - make_interval(secs => :s)"), {"s": seconds})
        return set_up.sweep(queue)

    soon_s = 2 * set_up.settings.republish_s
    assert queue.is_empty()
    assert announced_after(soon_s) == 1
    assert not queue.is_empty()
    assert announced_after(soon_s) == 0
    assert announced_after(PATIENCE * soon_s) == 1  # it may have been lost, whatever else waits
    empty_queue(set_up)
    assert announced_after(soon_s) == 1


def test_of_many_sweepers_one_announces(set_up: SetUp, run_id: UUID) -> None:
    held(set_up, run_id)
    expire(set_up, run_id)
    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(lambda _: set_up.sweep(), range(6))) == 1


@pytest.mark.parametrize(
    "change",
    ["state = 'paused'", "state = 'succeeded'", "state = 'failed'", "state = 'running'", "lease_until = now()"],
)
def test_the_database_itself_refuses_a_state_that_contradicts_itself(set_up: SetUp, run_id: UUID, change: str) -> None:
    with pytest.raises(Exception, match="ck_runs_"), set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE runs SET {change}"))


def test_progress_is_told_only_by_who_holds_the_run(set_up: SetUp, client: TestClient, run_id: UUID) -> None:
    held(set_up, run_id)
    shown: dict[str, Any] = client.get(f"/api/v1/runs/{run_id}").json()
    assert (shown["state"], shown["stage"], shown["progress_fraction"]) == ("running", "simulating", 0.0)
