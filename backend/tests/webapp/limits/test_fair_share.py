"""Organizations share the workers fairly, no matter how much one of them queues."""

from __future__ import annotations

from collections import Counter
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.runs.execution import chunks
from webapp.runs.execution.fair_share import WorkItem, execute_next, next_item
from webapp.runs.transitions import RUNS

pytestmark = pytest.mark.tested_on("server")

MANY = 50
LEASE_S = 60.0


def queue(client: TestClient, n: int, kind: str = "runs", **asked: int) -> list[UUID]:
    project = client.post("/api/v1/projects", json={"name": "Many"}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=office()).json()
    path = f"/api/v1/scenarios/{draft['id']}/{kind}"
    answers = [client.post(path, json=asked) if asked else client.post(path) for _ in range(n)]
    assert {answer.status_code for answer in answers} == {202}, answers[0].text
    return [UUID(answer.json()["id"]) for answer in answers]


def taken(set_up: SetUp, asked: WorkItem) -> WorkItem:
    """Claim the item that a worker computes on a message."""
    with across(set_up.all_sessions, DatabaseRole.DISPATCH).begin() as session:
        item = next_item(session, asked)
        if item.first is None:
            assert RUNS.claim(session, item.run_id, lease_s=LEASE_S, max_attempts=3) is not None
        else:
            assert chunks.claim(session, item.run_id, item.first, lease_s=LEASE_S, max_attempts=3) is not None
        return item


def test_small_run_starts_although_another_organization_queued_many(set_up: SetUp) -> None:
    hundreds = queue(browser_of(set_up, organization(set_up, "Many")), MANY)
    assert taken(set_up, WorkItem(hundreds[0])) == WorkItem(hundreds[0])
    [small] = queue(browser_of(set_up, organization(set_up, "Few")), 1)
    assert taken(set_up, WorkItem(hundreds[1])) == WorkItem(small)  # the next free worker, whichever message woke it
    assert taken(set_up, WorkItem(hundreds[2])) == WorkItem(hundreds[2])
    assert taken(set_up, WorkItem(small)) == WorkItem(hundreds[1])  # its message serves the run that it overtook


def test_organizations_take_turns(set_up: SetUp) -> None:
    many = queue(browser_of(set_up, organization(set_up, "Many")), 12)
    few = queue(browser_of(set_up, organization(set_up, "Few")), 3)
    started = [taken(set_up, WorkItem(run_id)).run_id for run_id in many[:8]]
    assert Counter(run_id in few for run_id in started) == {True: 3, False: 5}
    assert [run_id for run_id in started if run_id in few] == few


def test_runs_of_other_organizations_are_interleaved_with_chunks(set_up: SetUp) -> None:
    [drawn] = queue(browser_of(set_up, organization(set_up, "Many")), 1, "ranges", n_replications=500)
    assert taken(set_up, WorkItem(drawn, 0)) == WorkItem(drawn, 0)
    assert taken(set_up, WorkItem(drawn, 25)) == WorkItem(drawn, 25)
    [small] = queue(browser_of(set_up, organization(set_up, "Few")), 1)
    assert taken(set_up, WorkItem(drawn, 50)) == WorkItem(small)
    assert taken(set_up, WorkItem(small)) == WorkItem(drawn, 50)


def test_every_message_computes_one_item_until_none_waits(set_up: SetUp) -> None:
    first = queue(browser_of(set_up, organization(set_up, "Many")), 3)
    second = queue(browser_of(set_up, organization(set_up, "Few")), 2)
    context = set_up.run_context()
    assert [execute_next(context, WorkItem(run_id)) for run_id in (*first, *second)] == [True] * 5
    assert {set_up.row(run_id)["state"] for run_id in (*first, *second)} == {"succeeded"}
    assert not execute_next(context, WorkItem(first[0]))
