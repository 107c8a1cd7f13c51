"""The audit log: every action, no other entries, and no undetected change."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from pydantic import SecretStr
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from tests.webapp.documents import Document, office
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.core import audit, ports
from webapp.core.db.tenancy import LOCAL, within
from webapp.core.security.principal import Needs, Role
from webapp.main import FEATURES
from webapp.permissions import PERMISSIONS

pytestmark = pytest.mark.tested_on("server")

PLACE = "/api/v1/audit-entries"
TRICKS = (
    "=1+1",
    "@SUM(A1)",
    "+1",
    "-1",
    'quote " quote',
    "semi;colon,comma",
    "\u2028line",
    "\u202egnp.exe",
    "{json: 1}",
    "%0d%0aSet-Cookie: x",
    "<script>",
    "' OR 1=1 --",
    "＝1+1",
    "a;=1+1",
)
INERT = {
    "=1+1": "'=1+1",
    "@SUM(A1)": "'@SUM(A1)",
    "+1": "'+1",
    "-1": "'-1",
    "\u2028line": "line",
    "\u202egnp.exe": "gnp.exe",
    "＝1+1": "'＝1+1",
    "a;=1+1": "a;'=1+1",
}
"""Spreadsheet formulas as written into a file; other texts are unchanged."""


@pytest.fixture(autouse=True)
def _no_entries_before(set_up: SetUp) -> None:
    """Begin with an empty log."""
    with set_up.engine.begin() as connection:
        for table in ("audit_entries", "audit_heads"):
            connection.execute(text(f"DELETE FROM {table}"))


def entries(client: TestClient, **wanted: Any) -> list[dict[str, Any]]:
    answer = client.get(PLACE, params={"limit": 200, **wanted})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["items"]
    return found


def verdict(client: TestClient, **known: Any) -> dict[str, Any]:
    answer = client.get(f"{PLACE}/verification", params=known)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_each_change_has_one_entry_with_actor_action_and_subject(client: TestClient) -> None:
    project = client.post("/api/v1/projects", json={"name": "Bank"}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=office()).json()
    place = f"/api/v1/scenarios/{draft['id']}"
    changed = client.put(place, json=office(name="New"), headers={"If-Match": "*", "X-Request-ID": "a" * 32})
    assert changed.status_code == 200
    run = client.post(f"{place}/runs").json()
    client.post(f"/api/v1/runs/{run['id']}/cancel")
    client.delete(f"/api/v1/projects/{project['id']}")
    found = entries(client)[::-1]
    assert [(each["number"], each["action"], each["subject_kind"], each["subject_id"]) for each in found] == [
        (1, "create_project", "project", project["id"]),
        (2, "create_scenario", "scenario", draft["id"]),
        (3, "update_scenario", "scenario", draft["id"]),
        (4, "create_run", "run", run["id"]),
        (5, "cancel_run", "run", run["id"]),
        (6, "delete_project", "project", project["id"]),
    ]
    assert found[3]["details"] == {"scenario": draft["id"]}
    assert {(each["actor_kind"], each["actor_id"], each["actor_name"]) for each in found} == {
        ("local", None, "local user")
    }
    assert found[2]["request_id"] == changed.headers["X-Request-ID"]
    assert len({each["request_id"] for each in found}) == 6
    assert verdict(client) == {
        "holds": True,
        "n_entries": 6,
        "first_broken": None,
        "head_number": 6,
        "head_mac": found[-1]["mac"],
    }


def test_failed_or_unchanging_requests_have_no_entry(client: TestClient, draft: Document) -> None:
    before = len(entries(client))
    place = f"/api/v1/scenarios/{draft['id']}"
    assert client.post("/api/v1/preview", json={"scenario": draft["scenario"]}).status_code == 200
    assert client.get(place).status_code == 200
    assert client.put(place, json=office(), headers={"If-Match": '"7"'}).status_code == 412
    assert client.put(place, json={"name": ""}, headers={"If-Match": "*"}).status_code == 422
    assert client.delete(f"/api/v1/scenarios/{UUID(int=5)}").status_code == 404
    assert len(entries(client)) == before


def test_entries_of_earlier_releases_are_displayed_under_current_names_and_verify(
    set_up: SetUp, client: TestClient
) -> None:
    with within(set_up.all_sessions, LOCAL)() as session:
        audit.record(session, audit.WORKER, "rename_organisation", audit.Subject("organisation", str(LOCAL)))
        session.commit()
    client.post("/api/v1/projects", json={"name": "Bank"})
    for action in ("rename_organisation", "rename_organization"):
        (entry,) = entries(client, action=action)
        assert (entry["action"], entry["subject_kind"]) == ("rename_organization", "organization")
    assert "rename_organization" in client.get(PLACE, headers={"Accept": "text/csv"}).text
    assert verdict(client)["holds"]
    with set_up.engine.connect() as connection:
        stored = connection.scalar(text("SELECT action FROM audit_entries WHERE number = 1"))
    assert stored == "rename_organisation"


def test_rolled_back_transaction_leaves_no_entry_and_no_gap(set_up: SetUp, client: TestClient) -> None:
    sessions = within(set_up.all_sessions, LOCAL)
    for outcome in ("kept", "dropped", "kept"):
        with sessions() as session:
            audit.record(session, audit.WORKER, outcome)
            if outcome == "kept":
                session.commit()
            else:
                session.rollback()
                session.commit()
    assert [(each["number"], each["action"]) for each in entries(client)] == [(2, "kept"), (1, "kept")]


def test_change_is_rolled_back_if_its_entry_cannot_be_written(set_up: SetUp, client: TestClient) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text("ALTER TABLE audit_entries ADD CONSTRAINT never CHECK (action <> 'create_project')"))
    try:
        assert client.post("/api/v1/projects", json={"name": "Bank"}).status_code == 409
        assert set_up.count("projects") == 0
    finally:
        with set_up.engine.begin() as connection:
            connection.execute(text("ALTER TABLE audit_entries DROP CONSTRAINT never"))
    assert client.post("/api/v1/projects", json={"name": "Bank"}).status_code == 201
    assert [each["number"] for each in entries(client)] == [1]


def test_run_has_one_final_entry_however_it_ends(set_up: SetUp, client: TestClient, draft: Document) -> None:
    place = f"/api/v1/scenarios/{draft['id']}/runs"
    done, lost = (client.post(place).json()["id"] for _ in range(2))
    assert set_up.work_off(done)
    assert not set_up.work_off(done)
    with set_up.engine.begin() as connection:
        gone = "UPDATE runs SET state = 'running', attempt = 9, lease_until = now() - interval '1 hour' WHERE id = :id"
        connection.execute(text(gone), {"id": lost})
    for _ in range(2):
        set_up.sweep()
    ends = [each for each in entries(client) if each["actor_kind"] == "worker"]
    assert [(each["action"], each["subject_id"]) for each in ends] == [("run.failed", lost), ("run.succeeded", done)]
    assert verdict(client)["holds"]


def test_concurrent_writers_form_one_chain(set_up: SetUp, client: TestClient) -> None:
    sessions = within(set_up.all_sessions, LOCAL)

    def add(i: int) -> None:
        for j in range(10):
            with sessions.begin() as session:
                audit.record(session, audit.WORKER, f"action.{i}.{j}")

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(add, range(20)))
    found = verdict(client)
    assert (found["holds"], found["n_entries"], found["head_number"]) == (True, 200, 200)
    assert len({each["action"] for each in entries(client)}) == 200


def test_service_role_can_add_entries_but_not_change_or_delete_them(set_up: SetUp, client: TestClient) -> None:
    client.post("/api/v1/projects", json={"name": "Bank"})
    for sql in ("UPDATE audit_entries SET action = 'x'", "DELETE FROM audit_entries", "TRUNCATE audit_entries"):
        with pytest.raises(ProgrammingError, match="permission denied"), set_up.sessions.begin() as session:
            session.execute(text(sql))


Spoil = Callable[[int], str]
SPOILS: dict[str, Spoil] = {
    "edit the action": lambda n: f"UPDATE audit_entries SET action = 'get_project' WHERE number = {n}",
    "edit the time": lambda n: f"UPDATE audit_entries SET at = at + interval '1 microsecond' WHERE number = {n}",
    "edit the name": lambda n: f"UPDATE audit_entries SET actor_name = 'nobody' WHERE number = {n}",
    "edit the details": lambda n: f"UPDATE audit_entries SET details = '{{\"a\": 1}}' WHERE number = {n}",
    "edit the code": lambda n: f"UPDATE audit_entries SET mac = sha256(mac) WHERE number = {n}",
    "delete": lambda n: f"DELETE FROM audit_entries WHERE number = {n}",
    "delete and close the gap": lambda n: (
        f"""
        DELETE FROM audit_entries WHERE number = {n};
        UPDATE audit_entries SET number = -number WHERE number > {n};
        UPDATE audit_entries SET number = -number - 1 WHERE number < 0;
        UPDATE audit_heads SET number = number - 1"""
    ),
    "swap with the next": lambda n: (
        f"""
        UPDATE audit_entries SET number = -{n} WHERE number = {n};
        UPDATE audit_entries SET number = {n} WHERE number = {n} + 1;
        UPDATE audit_entries SET number = {n} + 1 WHERE number = -{n}"""
    ),
    "slip in": lambda n: (
        f"""
        UPDATE audit_entries SET number = -number WHERE number >= {n};
        INSERT INTO audit_entries SELECT {n}, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id,
            details, request_id, mac, organization_id FROM audit_entries WHERE number = {n} - 1;
        UPDATE audit_entries SET number = 1 - number WHERE number < 0;
        UPDATE audit_heads SET number = number + 1"""
    ),
}


@pytest.mark.parametrize("how", SPOILS)
def test_tampering_with_the_table_is_detected(set_up: SetUp, client: TestClient, how: str) -> None:
    sessions = within(set_up.all_sessions, LOCAL)
    for i in range(30):
        with sessions.begin() as session:
            audit.record(session, audit.WORKER, f"action.{i}", audit.Subject("run", str(i)), {"i": i})
    head = verdict(client)
    assert head["holds"]
    chance = random.Random(how)
    for n in chance.sample(range(2, 29), 4):
        with set_up.engine.connect() as connection:
            transaction = connection.begin()
            kept = connection.execute(text("SELECT * FROM audit_entries")).mappings().all()
            transaction.rollback()
        with set_up.engine.begin() as connection:
            connection.exec_driver_sql(SPOILS[how](n))
        found = verdict(client)
        assert not found["holds"], n
        assert found["first_broken"] == n
        with set_up.engine.begin() as connection:  # unchanged
            connection.execute(text("DELETE FROM audit_entries"))
            connection.execute(audit._ENTRIES.insert(), [dict(row) for row in kept])
            connection.execute(text("UPDATE audit_heads SET number = :n"), {"n": head["head_number"]})
        assert verdict(client) == head


def test_truncation_is_detected_by_the_head_and_by_a_recorded_head(set_up: SetUp, client: TestClient) -> None:
    for i in range(5):
        client.post("/api/v1/projects", json={"name": f"Bank {i}"})
    noted = verdict(client)
    with set_up.engine.begin() as connection:
        connection.execute(text("DELETE FROM audit_entries WHERE number > 3"))
    assert verdict(client)["first_broken"] == 4
    with set_up.engine.begin() as connection:
        last = connection.execute(text("SELECT mac FROM audit_entries WHERE number = 3")).scalar_one()
        connection.execute(text("UPDATE audit_heads SET number = 3, mac = :mac"), {"mac": last})
    assert verdict(client)["holds"]  # nothing in the database shows it
    known = {"number": noted["head_number"], "mac": noted["head_mac"]}
    assert verdict(client, **known)["first_broken"] == 4
    for i in range(2):
        client.post("/api/v1/projects", json={"name": f"Instead {i}"})
    assert verdict(client)["holds"]
    assert verdict(client, **known)["first_broken"] == 5


def test_entry_written_with_another_key_is_detected(set_up: SetUp, client: TestClient) -> None:
    client.post("/api/v1/projects", json={"name": "Bank"})
    forged = replace(set_up, settings=set_up.settings.model_copy(update={"secret_key": SecretStr("another" * 8)}))
    with within(forged.all_sessions, LOCAL).begin() as session:
        audit.record(session, audit.WORKER, "forged")
    assert verdict(client)["first_broken"] == 2


def test_names_cannot_inject_formulas_into_an_export(set_up: SetUp) -> None:
    mine = organization(set_up, "Mine")
    for trick in TRICKS:
        browser_of(set_up, mine, trick).post("/api/v1/projects", json={"name": "Bank"})
    owner = browser_of(set_up, mine)
    assert [each["actor_name"] for each in entries(owner)][::-1] == list(TRICKS)
    answer = owner.get(PLACE, headers={"Accept": "text/csv"})
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert [row["actor_name"] for row in rows][::-1] == [INERT.get(trick, trick) for trick in TRICKS]
    assert not [cell for row in rows for cell in row.values() if cell.startswith(("=", "+", "-", "@", "＝"))]


def test_log_is_paginated_and_filtered(client: TestClient) -> None:
    ids = [client.post("/api/v1/projects", json={"name": f"Bank {i}"}).json()["id"] for i in range(5)]
    client.delete(f"/api/v1/projects/{ids[0]}")
    pages: list[list[int]] = []
    cursor = None
    while cursor is not None or not pages:
        params = {"limit": 4} | ({} if cursor is None else {"cursor": cursor})
        answer = client.get(PLACE, params=params).json()
        pages.append([each["number"] for each in answer["items"]])
        cursor = answer["next_cursor"]
    assert pages == [[6, 5, 4, 3], [2, 1]]
    assert [each["action"] for each in entries(client, subject_id=ids[0])] == ["delete_project", "create_project"]
    assert [each["number"] for each in entries(client, action="delete_project")] == [6]
    middle = entries(client)[3]["at"]
    assert [each["number"] for each in entries(client, **{"from": middle})] == [6, 5, 4, 3]
    assert [each["number"] for each in entries(client, to=middle)] == [2, 1]
    assert entries(client, actor_name="somebody else") == entries(client, actor_id=str(UUID(int=3))) == []


def test_only_owners_read_the_log_of_their_organization(set_up: SetUp) -> None:
    mine, theirs = (organization(set_up, name) for name in ("Mine", "Theirs"))
    browser_of(set_up, mine).post("/api/v1/projects", json={"name": "Bank"})
    browser_of(set_up, theirs, "Grace").post("/api/v1/projects", json={"name": "Shop"})
    for organization_id, name in ((mine, "Ada"), (theirs, "Grace")):
        owner = browser_of(set_up, organization_id, name)
        assert [(each["number"], each["actor_name"]) for each in entries(owner)] == [(1, name)]
        assert verdict(owner)["n_entries"] == 1
    for role in (Role.EDITOR, Role.VIEWER):
        for place in (PLACE, f"{PLACE}/verification"):
            assert browser_of(set_up, mine, role=role).get(place).status_code == 403


BESIDE = {"preview", "preview_arithmetic", "preview_price_list", "preview_response_curve", "delete_organization"}
"""They change nothing; of an organization that is gone there is no log."""


def uses_the_requests_session(dependant: Dependant) -> bool:
    return dependant.call is ports._db or any(uses_the_requests_session(each) for each in dependant.dependencies)


def test_every_changing_operation_uses_the_audited_session() -> None:
    routes = [route for feature in FEATURES for route in feature.router.routes if isinstance(route, APIRoute)]
    assert len(routes) > 40
    unsafe = [route for route in routes if not (route.methods or set()) <= audit.SAFE_METHODS]
    of_an_organization = [route for route in unsafe if isinstance(PERMISSIONS[route.name], Needs)]
    beside = {route.name for route in of_an_organization if not uses_the_requests_session(route.dependant)}
    assert beside == BESIDE
