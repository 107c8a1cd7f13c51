"""A share link on an installation without accounts."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from tests.webapp.setups import SetUp
from tests.webapp.shares.tenants import token_of


def test_share_link_works_on_a_local_installation(set_up: SetUp, client: TestClient, draft: dict[str, Any]) -> None:
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    set_up.work_off(run["id"])
    link = client.post(f"/api/v1/runs/{run['id']}/share-links", json={}).json()
    assert link["url"].startswith("http://127.0.0.1:8000/shared#szl_")
    path = f"/api/v1/shared/{link['id']}"
    assert client.get(path).status_code == 404
    said = client.post("/api/v1/shared", json={"token": token_of(link)}).headers["set-cookie"]
    assert said.startswith("stormsizer-share=")
    assert "Secure" not in said
    assert client.get(path).json()["project_name"] == "Branch offices"
