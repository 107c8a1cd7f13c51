"""Whoever queues much does not keep others waiting."""

from __future__ import annotations

from collections import Counter
from uuid import UUID

from fastapi.testclient import TestClient

from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organisation
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.runs import chunks, ledger
from webapp.runs.turns import Turn, whose, work_off

MANY = 50
LEASE_S = 60.0


def queue(client: TestClient, n: int, kind: str = "runs", **asked: int) -> list[UUID]:
    project = client.post("/api/v1/projects", json={"name": "Many"}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=office()).json()
    path = f"/api/v1/scenarios/{draft['id']}/{kind}"
    answers = [client.post(path, json=asked) if asked else client.post(path) for _ in range(n)]
    assert {answer.status_code for answer in answers} == {202}, answers[0].text
    return [UUID(answer.json()["id"]) for answer in answers]


def taken(set_up: SetUp, asked: Turn) -> Turn:
    """Take up what a worker would on a message."""
    with across(set_up.all_sessions, DatabaseRole.DISPATCH).begin() as session:
        turn = whose(session, asked)
        if turn.first is None:
            assert ledger.claim(session, turn.run_id, LEASE_S, 3) is not None
        else:
            assert chunks.claim(session, turn.run_id, turn.first, LEASE_S, 3) is not None
        return turn


def test_a_small_run_starts_although_another_organisation_has_queued_many(set_up: SetUp) -> None:
    hundreds = queue(browser_of(set_up, organisation(set_up, "Many")), MANY)
    assert taken(set_up, Turn(hundreds[0])) == Turn(hundreds[0])
    [small] = queue(browser_of(set_up, organisation(set_up, "Few")), 1)
    assert taken(set_up, Turn(hundreds[1])) == Turn(small)  # the next worker that is free, whatever woke it
    assert taken(set_up, Turn(hundreds[2])) == Turn(hundreds[2])
    assert taken(set_up, Turn(small)) == Turn(hundreds[1])  # its message is spent on the run it went before


def test_organisations_take_turns(set_up: SetUp) -> None:
    many = queue(browser_of(set_up, organisation(set_up, "Many")), 12)
    few = queue(browser_of(set_up, organisation(set_up, "Few")), 3)
    started = [taken(set_up, Turn(run_id)).run_id for run_id in many[:8]]
    assert Counter(run_id in few for run_id in started) == {True: 3, False: 5}
    assert [run_id for run_id in started if run_id in few] == few


def test_chunks_of_one_organisation_let_runs_of_others_between(set_up: SetUp) -> None:
    [drawn] = queue(browser_of(set_up, organisation(set_up, "Many")), 1, "ranges", n_replications=500)
    assert taken(set_up, Turn(drawn, 0)) == Turn(drawn, 0)
    assert taken(set_up, Turn(drawn, 25)) == Turn(drawn, 25)
    [small] = queue(browser_of(set_up, organisation(set_up, "Few")), 1)
    assert taken(set_up, Turn(drawn, 50)) == Turn(small)
    assert taken(set_up, Turn(small)) == Turn(drawn, 50)


def test_every_message_has_something_done_until_nothing_waits(set_up: SetUp) -> None:
    first = queue(browser_of(set_up, organisation(set_up, "Many")), 3)
    second = queue(browser_of(set_up, organisation(set_up, "Few")), 2)
    workshop = set_up.workshop()
    assert [work_off(workshop, Turn(run_id)) for run_id in (*first, *second)] == [True] * 5
    assert {set_up.row(run_id)["state"] for run_id in (*first, *second)} == {"succeeded"}
    assert not work_off(workshop, Turn(first[0]))
