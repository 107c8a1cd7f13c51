"""Keys for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from tests.webapp.setups import ORIGIN, SetUp
from tests.webapp.tenants import browser_of
from webapp.main import create_app


def key_of(set_up: SetUp, organization_id: UUID, *scopes: str, **wanted: Any) -> dict[str, Any]:
    """Make a key of an organization as its owner does; by default one to read, write and run."""
    given = {"name": "Quotes", "scopes": scopes or ("read", "write", "run")} | wanted
    answer = browser_of(set_up, organization_id).post("/api/v1/api-keys", json=given)
    assert answer.status_code == 201, answer.text
    key: dict[str, Any] = answer.json()
    return key


def program(set_up: SetUp, token: str = "", **settings: Any) -> TestClient:
    """Return a partner's program on a service that people sign in to."""
    own = set_up.with_accounts()
    own = replace(own, settings=own.settings.model_copy(update=settings))
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return TestClient(create_app(own.service()), base_url=ORIGIN, headers=headers, raise_server_exceptions=False)
