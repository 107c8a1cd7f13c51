"""A job runs once its transaction is committed, in one worker at a time, until it succeeds or its attempts are up."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from tests.webapp.setups import Notebook, SetUp, until
from webapp import jobs
from webapp.core.db.session import sessions_of
from webapp.core.db.tenancy import LOCAL, DatabaseRole, across, within
from webapp.jobs import AbandonJob, JobContext, RetryJob, transitions
from webapp.jobs.execution import execute_job
from webapp.jobs.lease import Lease
from webapp.jobs.queue import FORMER_NAMES, Task, celery_of
from webapp.jobs.tasks import register
from webapp.jobs.transitions import KEPT_S, N_ANNOUNCED
from webapp.settings import Settings

pytestmark = pytest.mark.tested_on("server")

MINUTE = 60.0
PAYLOAD = {"to": "somebody"}


@pytest.fixture
def job_id(set_up: SetUp) -> UUID:
    """A waiting job."""
    return added(set_up)


def added(set_up: SetUp, due_in_s: float = 0.0) -> UUID:
    with set_up.sessions.begin() as session:
        return jobs.enqueue(session, "note", PAYLOAD, due_in_s)


def row(set_up: SetUp, job_id: UUID) -> dict[str, Any]:
    with set_up.engine.connect() as connection:
        found = connection.execute(text("SELECT * FROM jobs WHERE id = :id"), {"id": job_id})
        return dict(found.mappings().one())


def change(set_up: SetUp, what: str) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE jobs SET {what}"))


def claim(set_up: SetUp, job_id: UUID) -> Lease | None:
    with across(sessions_of(set_up.service_engine), DatabaseRole.DISPATCH).begin() as session:
        return transitions.claim(session, job_id, set_up.settings)


def lose(set_up: SetUp, job_id: UUID) -> None:
    """Let a worker claim a job and die."""
    assert claim(set_up, job_id) is not None
    change(set_up, "lease_until = now() - interval '1 s' WHERE lease_until IS NOT NULL")


def work(set_up: SetUp, job_id: UUID, handler: jobs.Handler, queue: Any = None, **changes: Any) -> bool:
    return execute_job(set_up.job_runner({"note": handler}, queue, **changes), job_id)


def raising(error: Exception) -> jobs.Handler:
    def handler(context: JobContext, payload: dict[str, Any]) -> None:
        raise error

    return handler


def impatient(set_up: SetUp, *pauses_s: float) -> SetUp:
    return replace(set_up, settings=set_up.settings.model_copy(update={"job_pauses_s": pauses_s}))


def test_handler_gets_the_payload_and_a_done_job_drops_it(set_up: SetUp, job_id: UUID) -> None:
    seen: list[tuple[JobContext, dict[str, Any]]] = []
    assert work(set_up, job_id, lambda context, payload: seen.append((context, payload)))
    ((context, payload),) = seen
    assert payload == PAYLOAD
    assert (context.job_id, context.organization_id, context.attempt) == (job_id, LOCAL, 1)
    found = row(set_up, job_id)
    assert (found["state"], found["payload"], found["lease_until"]) == ("done", {}, None)


def test_job_of_a_rolled_back_transaction_does_not_exist(set_up: SetUp) -> None:
    with set_up.sessions() as session:
        jobs.enqueue(session, "note", PAYLOAD)
        session.rollback()
    assert set_up.count("jobs") == 0


def test_early_repeated_or_late_message_does_nothing(set_up: SetUp) -> None:
    n_runs: list[int] = []

    def handler(context: JobContext, payload: dict[str, Any]) -> None:
        n_runs.append(1)

    early = added(set_up, due_in_s=MINUTE)
    assert not work(set_up, early, handler)
    assert set_up.sweep_jobs() == 0
    now = added(set_up)
    assert [work(set_up, now, handler) for _ in range(3)] == [True, False, False]
    assert not work(set_up, uuid4(), handler)
    assert len(n_runs) == 1


def test_only_one_of_many_workers_claims_a_job(set_up: SetUp, job_id: UUID) -> None:
    with ThreadPoolExecutor(8) as pool:
        claims = list(pool.map(lambda _: claim(set_up, job_id), range(8)))
    assert len([each for each in claims if each]) == 1


def test_frozen_worker_writes_nothing_after_its_successor_finished(set_up: SetUp, job_id: UUID) -> None:
    """The worker freezes in the handler until another worker has completed the job, and then continues."""
    held: list[bool] = []

    def frozen(context: JobContext, payload: dict[str, Any]) -> None:
        change(set_up, "lease_until = now() - interval '1 s'")
        with context.sessions.begin() as session:
            held.append(context.holds_lease(session))
        assert set_up.sweep_jobs() == 1
        assert work(set_up, job_id, lambda *_: None)
        with context.sessions.begin() as session:
            held.append(context.holds_lease(session))
        raise AbandonJob("too late")

    assert not work(set_up, job_id, frozen)
    found = row(set_up, job_id)
    assert (held, found["state"], found["fence"], found["reason"]) == ([True, False], "done", 3, "")


def test_frozen_worker_writes_nothing_while_its_successor_works(set_up: SetUp, job_id: UUID) -> None:
    frozen = claim(set_up, job_id)
    change(set_up, "lease_until = now() - interval '1 s'")
    successor = claim(set_up, job_id)
    assert frozen is not None
    assert successor is not None
    with across(sessions_of(set_up.service_engine), DatabaseRole.DISPATCH).begin() as session:
        assert not frozen.renew(session, MINUTE)
        assert not frozen.lock(session)
        assert not transitions.complete(session, frozen)
        assert not transitions.fail(session, frozen, "late")
        assert not transitions.retry(session, frozen, "late", MINUTE)
        assert not frozen.release(session)
        assert successor.lock(session)
        assert transitions.complete(session, successor)
    assert row(set_up, job_id)["state"] == "done"


def test_job_of_a_lost_worker_is_announced_again_and_the_attempt_counts(set_up: SetUp, job_id: UUID) -> None:
    lose(set_up, job_id)
    queue = Notebook()
    assert (set_up.sweep_jobs(queue), queue.jobs) == (1, [job_id])
    found = row(set_up, job_id)
    assert (found["state"], found["attempt"], found["reason"]) == ("queued", 1, "The worker was lost.")


def test_job_that_kills_every_worker_fails_and_its_failure_handler_runs(set_up: SetUp, job_id: UUID) -> None:
    ended: list[int] = []
    endings = {"note": lambda context, _: ended.append(context.attempt)}
    for _ in range(set_up.settings.max_job_attempts):
        lose(set_up, job_id)
        assert set_up.sweep_jobs() == 1
    assert work(set_up, job_id, raising(AssertionError("attempted once too often")), failure_handlers=endings)
    found = row(set_up, job_id)
    assert (found["state"], found["reason"]) == ("failed", "All attempts failed.")
    assert ended == [set_up.settings.max_job_attempts + 1]


def test_job_that_kills_its_failure_handler_fails_too(set_up: SetUp, job_id: UUID) -> None:
    for _ in range(set_up.settings.max_job_attempts + 1):
        lose(set_up, job_id)
        set_up.sweep_jobs()
    assert row(set_up, job_id)["state"] == "failed"
    assert claim(set_up, job_id) is None


def test_job_is_retried_after_growing_pauses_and_then_fails(set_up: SetUp, job_id: UUID) -> None:
    set_up = impatient(set_up, 5.0, 30.0)
    ended: list[UUID] = []
    endings = {"note": lambda context, _: ended.append(context.job_id)}
    for attempt, pause_s in enumerate((5.0, 30.0), start=1):
        assert work(set_up, job_id, raising(RetryJob("busy")), failure_handlers=endings)
        found = row(set_up, job_id)
        assert (found["state"], found["attempt"], found["reason"]) == ("queued", attempt, "busy")
        with set_up.engine.connect() as connection:
            left_s = float(connection.scalar(text("SELECT extract(epoch FROM due_at - now()) FROM jobs")) or 0.0)
        assert pause_s - 3 < left_s <= pause_s
        assert not work(set_up, job_id, raising(RetryJob("busy")))
        change(set_up, "due_at = now()")
    assert ended == []
    assert work(set_up, job_id, raising(RetryJob("busy still")), failure_handlers=endings)
    found = row(set_up, job_id)
    assert (found["state"], found["reason"], found["payload"]) == ("failed", "busy still", {})
    assert ended == [job_id]


def test_abandoned_job_is_not_retried(set_up: SetUp, job_id: UUID) -> None:
    ended: list[dict[str, Any]] = []
    endings = {"note": lambda _, payload: ended.append(payload)}
    assert work(set_up, job_id, raising(AbandonJob("no such mailbox")), failure_handlers=endings)
    assert (row(set_up, job_id)["state"], ended) == ("failed", [PAYLOAD])


@pytest.mark.parametrize("what", [ValueError("a secret"), MemoryError()])
def test_unexpected_error_is_retried_and_its_text_is_not_stored(set_up: SetUp, job_id: UUID, what: Exception) -> None:
    assert work(set_up, job_id, raising(what))
    found = row(set_up, job_id)
    assert (found["state"], found["reason"]) == ("queued", f"Failed: {type(what).__name__}.")


def test_job_of_an_unknown_kind_waits_for_a_newer_worker(set_up: SetUp, job_id: UUID) -> None:
    assert execute_job(set_up.job_runner({}), job_id)
    assert row(set_up, job_id)["state"] == "queued"


def test_worker_that_shuts_down_releases_its_job_without_counting_the_attempt(set_up: SetUp, job_id: UUID) -> None:
    def interrupted(context: JobContext, payload: dict[str, Any]) -> None:
        for _ in range(500):
            if told:
                raise TimeoutError("broken off")
            told_soon.wait(0.01)

    told: list[bool] = []
    told_soon = Event()
    assert work(set_up, job_id, interrupted, interrupt=lambda: told.append(True), is_closing=lambda: True)
    found = row(set_up, job_id)
    assert (found["state"], found["attempt"]) == ("queued", 0)


def test_heartbeat_extends_the_lease_of_a_long_job(set_up: SetUp, job_id: UUID) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"lease_s": 3.0}))

    def slow(context: JobContext, payload: dict[str, Any]) -> None:
        first = row(set_up, job_id)["lease_until"]
        assert until(lambda: row(set_up, job_id)["lease_until"] > first)
        assert set_up.sweep_jobs() == 0

    assert work(set_up, job_id, slow)
    assert (row(set_up, job_id)["state"], row(set_up, job_id)["attempt"]) == ("done", 1)


def test_lost_message_is_sent_again_after_a_while(set_up: SetUp, job_id: UUID) -> None:
    assert (set_up.sweep_jobs(), set_up.sweep_jobs()) == (1, 0)
    change(set_up, "announced_at = now() - interval '1 minute'")
    assert (set_up.sweep_jobs(), set_up.sweep_jobs()) == (1, 0)


def test_only_one_of_many_sweepers_announces_a_job(set_up: SetUp) -> None:
    for _ in range(N_ANNOUNCED):
        added(set_up)
    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(lambda _: set_up.sweep_jobs(), range(6))) == N_ANNOUNCED


def test_jobs_of_one_organization_do_not_delay_those_of_another(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    ids = [added(set_up) for _ in range(3 * N_ANNOUNCED)]
    with across(sessions_of(set_up.service_engine), DatabaseRole.GATE).begin() as session:
        of_the_gate = jobs.enqueue(session, "note", PAYLOAD)
    queue = Notebook()
    set_up.sweep_jobs(queue)
    assert sorted(queue.jobs) == sorted([*ids[:N_ANNOUNCED], of_the_gate])
    assert set_up.sweep_jobs() == 0
    assert claim(set_up, ids[0]) is not None
    assert set_up.sweep_jobs() == 0, "one is running, and there is no room for another"
    queue.jobs.clear()
    for each in ids[1:3]:
        work(set_up, each, lambda *_: None, queue)
    assert queue.jobs == ids[N_ANNOUNCED : N_ANNOUNCED + 2], "the worker that ends a job announces the next"
    assert set_up.sweep_jobs() == 0


def test_long_queues_run_without_a_sweeper_and_share_the_workers(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    many = [added(set_up) for _ in range(10 * N_ANNOUNCED)]
    with across(sessions_of(set_up.service_engine), DatabaseRole.GATE).begin() as session:
        few = [jobs.enqueue(session, "note", PAYLOAD) for _ in range(2 * N_ANNOUNCED)]
    done: list[UUID] = []

    def handler(context: JobContext, payload: dict[str, Any]) -> None:
        done.append(context.job_id)

    queue = Notebook()
    set_up.sweep_jobs(queue)
    while queue.jobs:
        for whose in (many, few):
            assert len(set(queue.jobs) & set(whose)) <= N_ANNOUNCED
        assert work(set_up, queue.jobs.pop(0), handler, queue)
    assert len(done) == len(set(done))
    assert set(done) == {*many, *few}
    assert {*done[: 5 * N_ANNOUNCED]} > {*few}, "a long queue does not delay other organizations"


def test_retried_job_makes_room_for_the_next_and_a_released_job_is_announced_again(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    ids = [added(set_up) for _ in range(N_ANNOUNCED + 2)]
    set_up.sweep_jobs()
    queue = Notebook()
    assert work(set_up, ids[0], raising(RetryJob("busy")), queue)
    assert work(set_up, ids[1], raising(AbandonJob("gone")), queue)
    assert queue.jobs == ids[-2:]
    queue.jobs.clear()
    told_soon = Event()

    def interrupted(context: JobContext, payload: dict[str, Any]) -> None:
        told_soon.wait(10)
        raise TimeoutError("broken off")

    assert work(set_up, ids[2], interrupted, queue, interrupt=told_soon.set, is_closing=lambda: True)
    assert queue.jobs == [ids[2]], "another worker gets it at once"


def test_workers_that_finish_together_announce_no_job_twice(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    ids = [added(set_up) for _ in range(4 * N_ANNOUNCED)]
    set_up.sweep_jobs()
    queues = [Notebook() for _ in range(N_ANNOUNCED)]
    with ThreadPoolExecutor(N_ANNOUNCED) as pool:
        ended = pool.map(lambda each: work(set_up, each[0], lambda *_: None, each[1]), zip(ids, queues, strict=False))
        assert all(ended)
    announced = [each for queue in queues for each in queue.jobs]
    assert len(announced) == len(set(announced)) <= N_ANNOUNCED
    assert set(announced) <= set(ids[N_ANNOUNCED : 2 * N_ANNOUNCED])
    assert len(announced) + set_up.sweep_jobs() == N_ANNOUNCED


def test_ended_jobs_are_deleted_after_a_week(set_up: SetUp) -> None:
    old, fresh, waiting = (added(set_up) for _ in range(3))
    for each in (old, fresh):
        work(set_up, each, lambda *_: None)
    change(set_up, f"finished_at = now() - interval '{KEPT_S + 60} s' WHERE id = '{old}'")
    set_up.sweep_jobs()
    assert set_up.count("jobs") == 2
    assert {row(set_up, each)["state"] for each in (fresh, waiting)} == {"done", "queued"}


def seen_by(*ids: UUID) -> Callable[[Any], list[UUID]]:
    def look(session: Any) -> list[UUID]:
        query = text("SELECT id FROM jobs WHERE id = ANY(:ids) ORDER BY id")
        return list(session.scalars(query, {"ids": list(ids)}).all())

    return look


def test_jobs_are_visible_only_to_their_organization(set_up: SetUp, job_id: UUID) -> None:
    sessions = sessions_of(set_up.service_engine)
    with across(sessions, DatabaseRole.GATE).begin() as session:
        of_the_gate = jobs.enqueue(session, "note", PAYLOAD)
    assert row(set_up, of_the_gate)["organization_id"] is None
    shown = seen_by(job_id, of_the_gate)
    for seeing, expected in (
        (within(sessions, LOCAL), [job_id]),
        (within(sessions, uuid4()), []),
        (sessions, []),
        (across(sessions, DatabaseRole.GATE), [of_the_gate]),
        (across(sessions, DatabaseRole.DISPATCH), sorted([job_id, of_the_gate])),
    ):
        with seeing() as session:
            assert shown(session) == expected


def test_dispatch_role_cannot_read_payloads(set_up: SetUp, job_id: UUID) -> None:
    with (
        across(sessions_of(set_up.service_engine), DatabaseRole.DISPATCH)() as session,
        pytest.raises(ProgrammingError, match="permission denied"),
    ):
        session.execute(text("SELECT payload FROM jobs"))


def test_job_for_another_organization_is_rejected(set_up: SetUp) -> None:
    with pytest.raises(ProgrammingError, match="row-level security"), set_up.sessions.begin() as session:
        jobs.enqueue(session, "note", PAYLOAD, organization_id=uuid4())


@pytest.mark.parametrize("wrong", ["state = 'paused'", "state = 'running'", "state = 'done'", "lease_until = now()"])
def test_database_rejects_a_contradictory_state(set_up: SetUp, job_id: UUID, wrong: str) -> None:
    with pytest.raises(Exception, match="ck_jobs_"):
        change(set_up, wrong)


def test_task_name_of_the_previous_release_is_still_accepted(set_up: SetUp, job_id: UUID) -> None:
    app = celery_of(set_up.settings)
    done: list[UUID] = []
    runner = set_up.job_runner({"note": lambda context, _: done.append(context.job_id)})
    register(app, lambda: runner)
    (former,) = FORMER_NAMES[Task.JOB]
    app.tasks[former](str(job_id))
    assert done == [job_id]
    app.tasks[Task.JOB](str(added(set_up)))
    assert len(done) == 2


def test_settings_accept_the_former_name_of_the_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STORMSIZER_ERRAND_PAUSES_S", "1,2")
    assert Settings().job_pauses_s == (1.0, 2.0)
    monkeypatch.setenv("STORMSIZER_JOB_PAUSES_S", "3")
    assert Settings().job_pauses_s == (3.0,)
