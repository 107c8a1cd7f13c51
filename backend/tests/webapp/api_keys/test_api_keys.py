"""A key has the permissions of its scopes, in its organization, until it expires, and is not stored in plain text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import pytest
from fastapi import Request
from sqlalchemy import Engine, event, text

from tests.webapp.api_keys.keys import key_of, program
from tests.webapp.setups import SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.api_keys.recognition import principal_of_key
from webapp.api_keys.tokens import ALPHABET, new_token
from webapp.core.http.errors import NotSignedInError
from webapp.core.security import cookies

pytestmark = pytest.mark.tested_on("server")

DAY_S = 86_400


@pytest.fixture
def ours(set_up: SetUp) -> UUID:
    """An organization."""
    return organization(set_up, "Ours")


@contextmanager
def statements(engine: Engine) -> Iterator[list[str]]:
    """Take down every statement that reaches the database."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield seen
    event.remove(engine, "before_cursor_execute", note)


def request_with(token: str) -> Request:
    return Request(
        {"type": "http", "method": "GET", "headers": [(b"authorization", f"Bearer {token}".encode("latin-1"))]}
    )


def test_key_acts_for_its_organization(set_up: SetUp, ours: UUID) -> None:
    key = key_of(set_up, ours)
    partner = program(set_up, key["token"])
    made = partner.post("/api/v1/projects", json={"name": "By a partner"})
    assert made.status_code == 201
    assert [each["id"] for each in partner.get("/api/v1/projects").json()["items"]] == [made.json()["id"]]
    others = program(set_up, key_of(set_up, organization(set_up, "Theirs"))["token"])
    assert others.get("/api/v1/projects").json()["items"] == []
    assert others.get(f"/api/v1/projects/{made.json()['id']}").status_code == 404


@pytest.mark.parametrize(
    ("scopes", "allowed"),
    [
        (("read",), {"list_projects"}),
        (("write",), {"create_project"}),
        (("run",), {"cancel_run"}),
        (("manage",), {"list_webhooks"}),
        (("read", "write", "run", "manage"), {"list_projects", "create_project", "cancel_run", "list_webhooks"}),
    ],
    ids=lambda given: "+".join(given) if isinstance(given, tuple) else "",
)
def test_key_has_exactly_the_permissions_of_its_scopes(
    set_up: SetUp, ours: UUID, scopes: tuple[str, ...], allowed: set[str]
) -> None:
    partner = program(set_up, key_of(set_up, ours, *scopes)["token"])
    asked = {
        "list_projects": partner.get("/api/v1/projects"),
        "create_project": partner.post("/api/v1/projects", json={"name": "x"}),
        "cancel_run": partner.post(f"/api/v1/runs/{UUID(int=7)}/cancel"),
        "list_webhooks": partner.get("/api/v1/webhooks"),
        "list_api_keys": partner.get("/api/v1/api-keys"),
        "create_api_key": partner.post("/api/v1/api-keys", json={"name": "x", "scopes": ["read"]}),
        "revoke_api_key": partner.post(f"/api/v1/api-keys/{UUID(int=7)}/revoke"),
    }
    refused = {name for name, answer in asked.items() if answer.status_code == 403}
    assert refused == asked.keys() - allowed
    assert all(asked[name].json()["type"] == "urn:stormsizer:problem:not-allowed" for name in refused)


def test_only_owners_create_and_list_keys(set_up: SetUp, ours: UUID) -> None:
    from webapp.core.security.principal import Role

    key = key_of(set_up, ours)
    for role in (Role.EDITOR, Role.VIEWER):
        browser = browser_of(set_up, ours, role=role)
        assert browser.get("/api/v1/api-keys").status_code == 403
        assert browser.post(f"/api/v1/api-keys/{key['id']}/revoke").status_code == 403
    assert browser_of(set_up, organization(set_up, "Theirs")).post(
        f"/api/v1/api-keys/{key['id']}/revoke"
    ).status_code == 404  # fmt: skip


def test_key_is_shown_once_and_not_stored(set_up: SetUp, ours: UUID) -> None:
    key = key_of(set_up, ours)
    owner = browser_of(set_up, ours)
    listed = owner.get("/api/v1/api-keys").json()["items"]
    assert [each["id"] for each in listed] == [key["id"]]
    assert "token" not in listed[0]
    assert key["token"].startswith(listed[0]["hint"].removesuffix("…"))
    assert (listed[0]["created_by"], listed[0]["last_used_at"], listed[0]["revoked_at"]) == ("Ada", None, None)
    with set_up.engine.connect() as connection:
        tables = connection.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).all()
        everything = "".join(
            str(row) for table in tables for row in connection.execute(text(f"SELECT t::text FROM {table} t"))
        )
    secret = key["token"].removeprefix("ssz_live_")
    assert key["id"] in everything
    assert secret not in everything
    assert secret.encode().hex() not in everything


def test_revoked_key_is_rejected_from_the_next_request(set_up: SetUp, ours: UUID) -> None:
    owner = browser_of(set_up, ours)
    for _ in range(20):
        key = key_of(set_up, ours)
        partner = program(set_up, key["token"])
        assert partner.get("/api/v1/projects").status_code == 200
        revoked = owner.post(f"/api/v1/api-keys/{key['id']}/revoke")
        assert revoked.json()["revoked_at"] is not None
        assert owner.post(f"/api/v1/api-keys/{key['id']}/revoke").json() == revoked.json()
        answer = partner.get("/api/v1/projects")
        assert (answer.status_code, answer.json()["type"]) == (401, "urn:stormsizer:problem:not-signed-in")
        assert answer.headers["www-authenticate"].startswith("Bearer")


def test_expired_key_is_rejected(set_up: SetUp, ours: UUID) -> None:
    key = key_of(set_up, ours)
    assert seconds_between(set_up, key) == pytest.approx(90 * DAY_S, abs=60)
    assert seconds_between(set_up, key_of(set_up, ours, expires_after_days=365)) == pytest.approx(365 * DAY_S, abs=60)
    partner = program(set_up, key["token"])
    assert partner.get("/api/v1/projects").status_code == 200
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE api_keys SET expires_at = clock_timestamp() WHERE id = :id"), {"id": key["id"]})
    assert partner.get("/api/v1/projects").status_code == 401


def seconds_between(set_up: SetUp, key: dict[str, Any]) -> float:
    with set_up.engine.connect() as connection:
        query = text("SELECT extract(epoch FROM expires_at - created_at)::float FROM api_keys WHERE id = :id")
        return float(connection.scalar(query, {"id": key["id"]}) or 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "x", "scopes": []},
        {"name": "x", "scopes": ["everything"]},
        {"name": "x", "scopes": ["read"], "expires_after_days": 366},
        {"name": "x", "scopes": ["read"], "expires_after_days": 0},
        {"name": " ", "scopes": ["read"]},
        {"name": "x", "scopes": ["read"], "organization_id": str(UUID(int=1))},
        {"name": "x", "scopes": ["read"], "token_sha256": "00"},
    ],
)
def test_invalid_key_request_is_rejected(set_up: SetUp, ours: UUID, wrong: dict[str, Any]) -> None:
    assert browser_of(set_up, ours).post("/api/v1/api-keys", json=wrong).status_code == 422
    assert set_up.count("api_keys") == 0


def test_ten_thousand_forged_keys_do_not_reach_the_database(set_up: SetUp) -> None:
    rng, service = random.Random(2), set_up.with_accounts().service()
    with statements(set_up.service_engine) as seen:
        for _ in range(10_000):
            token = "ssz_live_" + "".join(rng.choices(ALPHABET, k=36))
            with pytest.raises(NotSignedInError):
                principal_of_key(request_with(token), service)
        for token in ("", "x", "ssz_live_", new_token()[:-1] + "-", "é" * 45):
            with pytest.raises(NotSignedInError):
                principal_of_key(request_with(token), service)
        assert seen == []
        with pytest.raises(NotSignedInError):  # what can be a key is looked up
            principal_of_key(request_with(new_token()), service)
        assert seen != []


def test_key_use_is_recorded_once_a_minute(set_up: SetUp, ours: UUID) -> None:
    key = key_of(set_up, ours)
    partner = program(set_up, key["token"])
    with statements(set_up.service_engine) as seen:
        for _ in range(5):
            assert partner.get("/api/v1/projects").status_code == 200
    assert len([each for each in seen if each.startswith("UPDATE api_keys")]) == 1
    owner = browser_of(set_up, ours)
    first = owner.get("/api/v1/api-keys").json()["items"][0]["last_used_at"]
    assert first is not None
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE api_keys SET last_used_at = last_used_at - interval '61 seconds'"))
    assert partner.get("/api/v1/projects").status_code == 200
    assert owner.get("/api/v1/api-keys").json()["items"][0]["last_used_at"] > first


@pytest.mark.parametrize("name", ["stormsizer", "__Host-stormsizer"])
def test_requests_with_two_credentials_are_rejected(set_up: SetUp, ours: UUID, name: str) -> None:
    partner = program(set_up, key_of(set_up, ours)["token"])
    answer = partner.get("/api/v1/projects", headers={"Cookie": f"{name}=whatever"})
    assert (answer.status_code, answer.json()["type"]) == (400, "urn:stormsizer:problem:two-proofs")
    assert partner.get("/api/v1/projects", headers={"Cookie": "balancer=3"}).status_code == 200
    assert cookies.SESSION == "stormsizer"


def test_request_without_credentials_is_rejected(set_up: SetUp) -> None:
    for headers in ({}, {"Authorization": "Basic eDp5"}, {"Authorization": "Bearer"}, {"Authorization": ""}):
        assert program(set_up).get("/api/v1/projects", headers=headers).status_code == 401


def test_number_of_keys_per_organization_is_limited(set_up: SetUp, ours: UUID, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webapp.api_keys.service.MOST_KEYS", 2)
    first = key_of(set_up, ours)
    key_of(set_up, ours)
    owner = browser_of(set_up, ours)
    given = {"name": "One more", "scopes": ["read"]}
    assert owner.post("/api/v1/api-keys", json=given).status_code == 409
    owner.post(f"/api/v1/api-keys/{first['id']}/revoke")
    assert owner.post("/api/v1/api-keys", json=given).status_code == 201
