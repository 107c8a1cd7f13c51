"""No organization uses more than it may, and what is refused leaves no row."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from uuid import UUID

import httpx2
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.documents import Document, office
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.core.db.tenancy import LOCAL
from webapp.runs.quota.service import CHARGES_KEPT_S

pytestmark = pytest.mark.tested_on("server")


def capped(set_up: SetUp, **caps: Any) -> SetUp:
    changes = {"quotas": True, "max_open_runs": 1000, "max_run_s": 1e6, "max_day_s": 1e6} | caps
    return replace(set_up, settings=set_up.settings.model_copy(update=changes))


def run(client: TestClient, draft: Document) -> httpx2.Response:
    return client.post(f"/api/v1/scenarios/{draft['id']}/runs")


def refused(answer: httpx2.Response, status: int, cap: str) -> Document:
    assert (answer.status_code, answer.json()["type"]) == (status, "urn:stormsizer:problem:quota-exceeded")
    problem: Document = answer.json()["errors"][0]
    assert problem["path"] == cap
    assert "requested" in problem["given"]
    return problem


def used(client: TestClient) -> dict[str, float | None]:
    return {each["name"]: each["used"] for each in client.get("/api/v1/usage").json()["caps"]}


def test_number_of_open_runs_is_limited(set_up: SetUp, draft: Document) -> None:
    own = capped(set_up, max_open_runs=2)
    client = own.client()
    first = run(client, draft).json()
    assert run(client, draft).status_code == 202
    problem = refused(run(client, draft), 429, "max_open_runs")
    assert (problem["given"], problem["allowed"]) == ("2 used, 1 requested", "at most 2")
    assert set_up.count("runs") == set_up.count("run_charges") == used(client)["max_open_runs"] == 2
    set_up.work_off(first["id"])
    assert run(client, draft).status_code == 202


def test_concurrent_requests_cannot_both_take_the_last_slot(set_up: SetUp, draft: Document) -> None:
    client = capped(set_up, max_open_runs=3).client()
    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(lambda _: run(client, draft).status_code, range(16)))
    assert statuses == [202] * 3 + [429] * 13
    assert set_up.count("runs") == 3


def test_oversized_run_is_rejected_at_any_time(set_up: SetUp, draft: Document) -> None:
    client = capped(set_up, max_run_s=0.001).client()
    for _ in range(5):
        problem = refused(run(client, draft), 422, "max_run_s")
        assert problem["allowed"] == "at most < 0.01 s"
    assert set_up.count("runs") == set_up.count("run_charges") == 0


def test_computing_time_per_day_is_limited(set_up: SetUp, client: TestClient, draft: Document) -> None:
    estimated_s = client.post(f"/api/v1/scenarios/{draft['id']}/estimates", json={}).json()["estimated_s"]
    client = capped(set_up, max_day_s=2.5 * estimated_s).client()
    runs = [run(client, draft).json() for _ in range(2)]
    answer = run(client, draft)
    refused(answer, 429, "max_day_s")
    assert 0 < int(answer.headers["retry-after"]) <= 86_400
    assert used(client)["max_day_s"] == pytest.approx(2 * estimated_s, abs=0.01)
    for each in runs:  # what waited and was cancelled has cost nothing
        assert client.post(f"/api/v1/runs/{each['id']}/cancel").status_code == 200
    assert used(client)["max_day_s"] == 0
    ran = run(client, draft).json()
    set_up.work_off(ran["id"])
    took_s = client.get(f"/api/v1/runs/{ran['id']}").json()["elapsed_ms"] / 1000
    assert used(client)["max_day_s"] == pytest.approx(took_s, abs=0.001)


def test_deleting_runs_does_not_restore_quota(set_up: SetUp, draft: Document) -> None:
    client = capped(set_up).client()
    ran = run(client, draft).json()
    set_up.work_off(ran["id"])
    assert client.delete(f"/api/v1/runs/{ran['id']}").status_code == 204
    assert used(client)["max_day_s"] == pytest.approx(ran["estimated_s"], abs=0.001)


def test_usage_of_yesterday_does_not_count(set_up: SetUp, draft: Document) -> None:
    client = capped(set_up).client()
    run(client, draft)
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE run_charges SET created_at = created_at - interval '1 day'"))
    assert used(client)["max_day_s"] == 0


def test_expired_charges_are_deleted(set_up: SetUp, draft: Document) -> None:
    client = capped(set_up).client()
    old, margin = (run(client, draft).json()["id"] for _ in range(2))
    age = "UPDATE run_charges SET created_at = now() - make_interval(secs => :s) WHERE run_id = :id"
    with set_up.engine.begin() as connection:
        connection.execute(text(age), {"s": CHARGES_KEPT_S + 60, "id": old})
        connection.execute(text(age), {"s": CHARGES_KEPT_S - 60, "id": margin})
    before = used(client)["max_day_s"]
    fresh = run(client, draft).json()
    with set_up.engine.connect() as connection:
        kept = {str(each) for each in connection.scalars(text("SELECT run_id FROM run_charges"))}
    assert kept == {margin, fresh["id"]}
    assert used(client)["max_day_s"] == pytest.approx((before or 0) + fresh["estimated_s"], abs=0.001)


def test_organization_can_have_its_own_caps(set_up: SetUp, draft: Document) -> None:
    client = capped(set_up, max_open_runs=1).client()
    with set_up.engine.begin() as connection:
        connection.execute(text("INSERT INTO quotas (organization_id, max_open_runs) VALUES (:id, 2)"), {"id": LOCAL})
    assert [run(client, draft).status_code for _ in range(3)] == [202, 202, 429]
    assert client.get("/api/v1/limits").json()["max_open_runs"] == 2


def test_each_organization_is_counted_separately(set_up: SetUp) -> None:
    own = capped(set_up, max_open_runs=1)
    for name in ("Ours", "Theirs"):
        owner = browser_of(own, organization(own, name))
        assert run(owner, _draft(owner)).status_code == 202
        assert run(owner, _draft(owner)).status_code == 429


def test_users_cannot_change_their_own_caps(set_up: SetUp) -> None:
    from sqlalchemy.exc import ProgrammingError

    with set_up.sessions() as session, pytest.raises(ProgrammingError, match="permission denied"):
        session.execute(text("INSERT INTO quotas (max_open_runs) VALUES (1000000)"))


def test_local_installation_has_no_caps(set_up: SetUp, draft: Document) -> None:
    caps = set_up.client().get("/api/v1/usage").json()["caps"]
    assert [each["cap"] for each in caps] == [None, None, None]


def _draft(client: TestClient) -> Document:
    project = client.post("/api/v1/projects", json={"name": "Quota"}).json()
    document: Document = client.post(f"/api/v1/projects/{UUID(project['id'])}/scenarios", json=office()).json()
    return document
