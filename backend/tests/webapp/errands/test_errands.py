"""An errand is run once it is safe, by one worker at a time, until it works out or was tried often enough."""

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

from tests.webapp.setups import Notebook, SetUp
from webapp import errands
from webapp.core.db.session import sessions_of
from webapp.core.db.tenancy import LOCAL, DatabaseRole, across, within
from webapp.errands import Again, Context, GiveUp, ledger
from webapp.errands.ledger import KEPT_S, N_ANNOUNCED, Claim
from webapp.errands.work import work_off

MINUTE = 60.0
PAYLOAD = {"to": "somebody"}


@pytest.fixture
def errand_id(set_up: SetUp) -> UUID:
    """An errand that waits."""
    return added(set_up)


def added(set_up: SetUp, due_in_s: float = 0.0) -> UUID:
    with set_up.sessions.begin() as session:
        return errands.add(session, "note", PAYLOAD, due_in_s)


def row(set_up: SetUp, errand_id: UUID) -> dict[str, Any]:
    with set_up.engine.connect() as connection:
        found = connection.execute(text("SELECT * FROM errands WHERE id = :id"), {"id": errand_id})
        return dict(found.mappings().one())


def change(set_up: SetUp, what: str) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE errands SET {what}"))


def claim(set_up: SetUp, errand_id: UUID) -> Claim | None:
    with across(sessions_of(set_up.engine), DatabaseRole.DISPATCH).begin() as session:
        return ledger.claim(session, errand_id, MINUTE, set_up.settings.n_errand_tries)


def lose(set_up: SetUp, errand_id: UUID) -> None:
    """Have a worker take it up and die."""
    assert claim(set_up, errand_id) is not None
    change(set_up, "lease_until = now() - interval '1 s' WHERE lease_until IS NOT NULL")


def work(set_up: SetUp, errand_id: UUID, handler: errands.Handler, queue: Any = None, **changes: Any) -> bool:
    return work_off(set_up.messenger({"note": handler}, queue, **changes), errand_id)


def raising(error: Exception) -> errands.Handler:
    def handler(context: Context, payload: dict[str, Any]) -> None:
        raise error

    return handler


def impatient(set_up: SetUp, *pauses_s: float) -> SetUp:
    return replace(set_up, settings=set_up.settings.model_copy(update={"errand_pauses_s": pauses_s}))


def test_a_handler_gets_what_was_left_and_the_errand_is_done_and_says_no_more(set_up: SetUp, errand_id: UUID) -> None:
    seen: list[tuple[Context, dict[str, Any]]] = []
    assert work(set_up, errand_id, lambda context, payload: seen.append((context, payload)))
    ((context, payload),) = seen
    assert payload == PAYLOAD
    assert (context.errand_id, context.organisation_id, context.attempt) == (errand_id, LOCAL, 1)
    found = row(set_up, errand_id)
    assert (found["state"], found["payload"], found["lease_until"]) == ("done", {}, None)


def test_what_is_rolled_back_was_never_left(set_up: SetUp) -> None:
    with set_up.sessions() as session:
        errands.add(session, "note", PAYLOAD)
        session.rollback()
    assert set_up.count("errands") == 0


def test_a_message_that_comes_too_early_twice_or_too_late_does_nothing(set_up: SetUp) -> None:
    n_runs: list[int] = []

    def handler(context: Context, payload: dict[str, Any]) -> None:
        n_runs.append(1)

    early = added(set_up, due_in_s=MINUTE)
    assert not work(set_up, early, handler)
    assert set_up.sweep_errands() == 0
    now = added(set_up)
    assert [work(set_up, now, handler) for _ in range(3)] == [True, False, False]
    assert not work(set_up, uuid4(), handler)
    assert len(n_runs) == 1


def test_of_many_workers_one_gets_it(set_up: SetUp, errand_id: UUID) -> None:
    with ThreadPoolExecutor(8) as pool:
        claims = list(pool.map(lambda _: claim(set_up, errand_id), range(8)))
    assert len([each for each in claims if each]) == 1


def test_who_was_frozen_writes_nothing_any_more(set_up: SetUp, errand_id: UUID) -> None:
    """The worker is frozen in the handler, its lease ends, another runs the errand, and the first one thaws."""
    held: list[bool] = []

    def frozen(context: Context, payload: dict[str, Any]) -> None:
        change(set_up, "lease_until = now() - interval '1 s'")
        with context.sessions.begin() as session:
            held.append(context.holds(session))
        assert set_up.sweep_errands() == 1
        assert work(set_up, errand_id, lambda *_: None)
        with context.sessions.begin() as session:
            held.append(context.holds(session))
        raise GiveUp("the frozen one has the last word")

    assert not work(set_up, errand_id, frozen)
    found = row(set_up, errand_id)
    assert (held, found["state"], found["fence"], found["reason"]) == ([True, False], "done", 3, "")


def test_who_was_frozen_writes_nothing_while_its_successor_is_at_work(set_up: SetUp, errand_id: UUID) -> None:
    frozen = claim(set_up, errand_id)
    change(set_up, "lease_until = now() - interval '1 s'")
    successor = claim(set_up, errand_id)
    assert frozen is not None
    assert successor is not None
    with across(sessions_of(set_up.engine), DatabaseRole.DISPATCH).begin() as session:
        assert not ledger.renew(session, frozen, MINUTE)
        assert not ledger.holds(session, frozen)
        assert not ledger.end(session, frozen)
        assert not ledger.fail(session, frozen, "late")
        assert not ledger.postpone(session, frozen, "late", MINUTE)
        assert not ledger.release(session, frozen)
        assert ledger.holds(session, successor)
        assert ledger.end(session, successor)
    assert row(set_up, errand_id)["state"] == "done"


def test_a_lost_worker_s_errand_is_announced_again_and_its_try_counts(set_up: SetUp, errand_id: UUID) -> None:
    lose(set_up, errand_id)
    queue = Notebook()
    assert (set_up.sweep_errands(queue), queue.errands) == (1, [errand_id])
    found = row(set_up, errand_id)
    assert (found["state"], found["attempt"], found["reason"]) == ("queued", 1, "The worker was lost.")


def test_an_errand_that_kills_every_worker_ends_and_what_is_left_to_do_is_done(set_up: SetUp, errand_id: UUID) -> None:
    ended: list[int] = []
    endings = {"note": lambda context, _: ended.append(context.attempt)}
    for _ in range(set_up.settings.n_errand_tries):
        lose(set_up, errand_id)
        assert set_up.sweep_errands() == 1
    assert work(set_up, errand_id, raising(AssertionError("tried once too often")), endings=endings)
    found = row(set_up, errand_id)
    assert (found["state"], found["reason"]) == ("failed", "All tries are used up.")
    assert ended == [set_up.settings.n_errand_tries + 1]


def test_also_the_one_that_kills_who_ends_it(set_up: SetUp, errand_id: UUID) -> None:
    for _ in range(set_up.settings.n_errand_tries + 1):
        lose(set_up, errand_id)
        set_up.sweep_errands()
    assert row(set_up, errand_id)["state"] == "failed"
    assert claim(set_up, errand_id) is None


def test_it_is_tried_again_after_longer_and_longer_pauses_and_then_given_up(set_up: SetUp, errand_id: UUID) -> None:
    set_up = impatient(set_up, 5.0, 30.0)
    ended: list[UUID] = []
    endings = {"note": lambda context, _: ended.append(context.errand_id)}
    for attempt, pause_s in enumerate((5.0, 30.0), start=1):
        assert work(set_up, errand_id, raising(Again("busy")), endings=endings)
        found = row(set_up, errand_id)
        assert (found["state"], found["attempt"], found["reason"]) == ("queued", attempt, "busy")
        with set_up.engine.connect() as connection:
            left_s = float(connection.scalar(text("SELECT extract(epoch FROM due_at - now()) FROM errands")) or 0.0)
        assert pause_s - 3 < left_s <= pause_s
        assert not work(set_up, errand_id, raising(Again("busy")))
        change(set_up, "due_at = now()")
    assert ended == []
    assert work(set_up, errand_id, raising(Again("busy still")), endings=endings)
    found = row(set_up, errand_id)
    assert (found["state"], found["reason"], found["payload"]) == ("failed", "busy still", {})
    assert ended == [errand_id]


def test_what_is_given_up_is_not_tried_again(set_up: SetUp, errand_id: UUID) -> None:
    ended: list[dict[str, Any]] = []
    endings = {"note": lambda _, payload: ended.append(payload)}
    assert work(set_up, errand_id, raising(GiveUp("no such mailbox")), endings=endings)
    assert (row(set_up, errand_id)["state"], ended) == ("failed", [PAYLOAD])


@pytest.mark.parametrize("what", [ValueError("a secret"), MemoryError()])
def test_a_mistake_in_a_handler_is_tried_again_and_not_quoted(set_up: SetUp, errand_id: UUID, what: Exception) -> None:
    assert work(set_up, errand_id, raising(what))
    found = row(set_up, errand_id)
    assert (found["state"], found["reason"]) == ("queued", f"It broke off: {type(what).__name__}.")


def test_an_errand_of_a_kind_that_only_a_newer_worker_knows_waits_for_one(set_up: SetUp, errand_id: UUID) -> None:
    assert work_off(set_up.messenger({}), errand_id)
    assert row(set_up, errand_id)["state"] == "queued"


def test_a_worker_that_is_told_to_end_puts_its_errand_back_without_an_attempt_lost(
    set_up: SetUp, errand_id: UUID
) -> None:
    def interrupted(context: Context, payload: dict[str, Any]) -> None:
        for _ in range(500):
            if told:
                raise TimeoutError("broken off")
            told_soon.wait(0.01)

    told: list[bool] = []
    told_soon = Event()
    assert work(set_up, errand_id, interrupted, interrupt=lambda: told.append(True), is_closing=lambda: True)
    found = row(set_up, errand_id)
    assert (found["state"], found["attempt"]) == ("queued", 0)


def test_an_errand_that_takes_longer_than_the_lease_is_kept(set_up: SetUp, errand_id: UUID) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"lease_s": 0.6}))

    def slow(context: Context, payload: dict[str, Any]) -> None:
        with set_up.engine.connect() as connection:
            connection.execute(text("SELECT pg_sleep(1.0)"))
        assert set_up.sweep_errands() == 0

    assert work(set_up, errand_id, slow)
    assert (row(set_up, errand_id)["state"], row(set_up, errand_id)["attempt"]) == ("done", 1)


def test_a_lost_message_is_sent_again_but_not_at_once(set_up: SetUp, errand_id: UUID) -> None:
    assert (set_up.sweep_errands(), set_up.sweep_errands()) == (1, 0)
    change(set_up, "announced_at = now() - interval '1 minute'")
    assert (set_up.sweep_errands(), set_up.sweep_errands()) == (1, 0)


def test_of_many_sweepers_one_announces_an_errand(set_up: SetUp) -> None:
    for _ in range(N_ANNOUNCED):
        added(set_up)
    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(lambda _: set_up.sweep_errands(), range(6))) == N_ANNOUNCED


def test_errands_of_one_organisation_do_not_hold_up_those_of_another(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    ids = [added(set_up) for _ in range(3 * N_ANNOUNCED)]
    with across(sessions_of(set_up.engine), DatabaseRole.GATE).begin() as session:
        of_the_gate = errands.add(session, "note", PAYLOAD)
    queue = Notebook()
    set_up.sweep_errands(queue)
    assert sorted(queue.errands) == sorted([*ids[:N_ANNOUNCED], of_the_gate])
    assert set_up.sweep_errands() == 0
    assert claim(set_up, ids[0]) is not None
    assert set_up.sweep_errands() == 0, "one is under way, and there is no room for another"
    queue.errands.clear()
    for each in ids[1:3]:
        work(set_up, each, lambda *_: None, queue)
    assert queue.errands == ids[N_ANNOUNCED : N_ANNOUNCED + 2], "whoever ends one announces the next"
    assert set_up.sweep_errands() == 0


def test_many_errands_follow_each_other_without_a_sweeper_and_take_turns_with_those_of_others(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    many = [added(set_up) for _ in range(10 * N_ANNOUNCED)]
    with across(sessions_of(set_up.engine), DatabaseRole.GATE).begin() as session:
        few = [errands.add(session, "note", PAYLOAD) for _ in range(2 * N_ANNOUNCED)]
    done: list[UUID] = []

    def handler(context: Context, payload: dict[str, Any]) -> None:
        done.append(context.errand_id)

    queue = Notebook()
    set_up.sweep_errands(queue)
    while queue.errands:
        for whose in (many, few):
            assert len(set(queue.errands) & set(whose)) <= N_ANNOUNCED
        assert work(set_up, queue.errands.pop(0), handler, queue)
    assert len(done) == len(set(done))
    assert set(done) == {*many, *few}
    assert {*done[: 5 * N_ANNOUNCED]} > {*few}, "a long row of one organisation keeps nobody else waiting"


def test_what_has_to_wait_gives_its_place_to_the_next_and_what_is_put_back_keeps_it(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    ids = [added(set_up) for _ in range(N_ANNOUNCED + 2)]
    set_up.sweep_errands()
    queue = Notebook()
    assert work(set_up, ids[0], raising(Again("busy")), queue)
    assert work(set_up, ids[1], raising(GiveUp("gone")), queue)
    assert queue.errands == ids[-2:]
    queue.errands.clear()
    told_soon = Event()

    def interrupted(context: Context, payload: dict[str, Any]) -> None:
        told_soon.wait(10)
        raise TimeoutError("broken off")

    assert work(set_up, ids[2], interrupted, queue, interrupt=told_soon.set, is_closing=lambda: True)
    assert queue.errands == [ids[2]], "another worker hears of it at once"


def test_two_that_end_errands_at_once_announce_none_twice(set_up: SetUp) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"republish_s": MINUTE}))
    ids = [added(set_up) for _ in range(4 * N_ANNOUNCED)]
    set_up.sweep_errands()
    queues = [Notebook() for _ in range(N_ANNOUNCED)]
    with ThreadPoolExecutor(N_ANNOUNCED) as pool:
        ended = pool.map(lambda each: work(set_up, each[0], lambda *_: None, each[1]), zip(ids, queues, strict=False))
        assert all(ended)
    announced = [each for queue in queues for each in queue.errands]
    assert len(announced) == len(set(announced)) <= N_ANNOUNCED
    assert set(announced) <= set(ids[N_ANNOUNCED : 2 * N_ANNOUNCED])
    assert len(announced) + set_up.sweep_errands() == N_ANNOUNCED


def test_what_has_ended_is_forgotten_after_a_week(set_up: SetUp) -> None:
    old, fresh, waiting = (added(set_up) for _ in range(3))
    for each in (old, fresh):
        work(set_up, each, lambda *_: None)
    change(set_up, f"finished_at = now() - interval '{KEPT_S + 60} s' WHERE id = '{old}'")
    set_up.sweep_errands()
    assert set_up.count("errands") == 2
    assert {row(set_up, each)["state"] for each in (fresh, waiting)} == {"done", "queued"}


def seen_by(*ids: UUID) -> Callable[[Any], list[UUID]]:
    def look(session: Any) -> list[UUID]:
        query = text("SELECT id FROM errands WHERE id = ANY(:ids) ORDER BY id")
        return list(session.scalars(query, {"ids": list(ids)}).all())

    return look


def test_errands_are_shown_to_nobody_else(set_up: SetUp, errand_id: UUID) -> None:
    sessions = sessions_of(set_up.engine)
    with across(sessions, DatabaseRole.GATE).begin() as session:
        of_the_gate = errands.add(session, "note", PAYLOAD)
    assert row(set_up, of_the_gate)["organisation_id"] is None
    shown = seen_by(errand_id, of_the_gate)
    for seeing, expected in (
        (within(sessions, LOCAL), [errand_id]),
        (within(sessions, uuid4()), []),
        (sessions, []),
        (across(sessions, DatabaseRole.GATE), [of_the_gate]),
        (across(sessions, DatabaseRole.DISPATCH), sorted([errand_id, of_the_gate])),
    ):
        with seeing() as session:
            assert shown(session) == expected


def test_who_hands_out_work_reads_none_of_it(set_up: SetUp, errand_id: UUID) -> None:
    with (
        across(sessions_of(set_up.engine), DatabaseRole.DISPATCH)() as session,
        pytest.raises(ProgrammingError, match="permission denied"),
    ):
        session.execute(text("SELECT payload FROM errands"))


def test_nobody_leaves_an_errand_for_another_organisation(set_up: SetUp) -> None:
    with pytest.raises(ProgrammingError, match="row-level security"), set_up.sessions.begin() as session:
        errands.add(session, "note", PAYLOAD, organisation_id=uuid4())


@pytest.mark.parametrize("wrong", ["state = 'paused'", "state = 'running'", "state = 'done'", "lease_until = now()"])
def test_the_database_itself_refuses_a_state_that_contradicts_itself(
    set_up: SetUp, errand_id: UUID, wrong: str
) -> None:
    with pytest.raises(Exception, match="ck_errands_"):
        change(set_up, wrong)
