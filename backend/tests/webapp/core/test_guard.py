"""Only our own names and our own pages, and headers on every answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.webapp.setups import SetUp
from webapp.main import create_app, create_service

pytestmark = pytest.mark.tested_on("server")


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost@evil.example", False),
        ("127.0.0.1:8000, evil.example", False),
        ("", False),
    ],
)
def test_unknown_host_name_is_rejected(client: TestClient, host: str, served: bool) -> None:
    answer = client.get("/api/v1/projects", headers={"Host": host})
    assert answer.status_code == (200 if served else 421)


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "http://127.0.0.1:8000"}, True),
        ({"Origin": "http://127.0.0.1:8000", "Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "http://127.0.0.1:9999"}, False),
        ({"Origin": "null"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://127.0.0.1:8000"}, False),
    ],
)
def test_other_origin_cannot_change_anything(
    set_up: SetUp, client: TestClient, headers: dict[str, str], allowed: bool
) -> None:
    answer = client.post("/api/v1/projects", json={"name": "x"}, headers={"Host": "127.0.0.1:8000", **headers})
    assert answer.status_code == (201 if allowed else 403)
    assert set_up.count("projects") == int(allowed)


@pytest.mark.parametrize("path", ["/api/v1/projects", "/api/v1/nothing", "/livez", "/", "/api/v1/openapi.json"])
def test_every_response_has_the_security_headers_except_those_that_need_https(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "upgrade-insecure-requests" not in headers["content-security-policy"]
    assert "strict-transport-security" not in headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-request-id"]


def test_only_files_of_the_front_end_are_served(installation: SetUp, tmp_path: Path) -> None:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Stormsizer</title>")
    (built / "assets" / "app.js").write_text("1")
    (tmp_path / "secret").write_text("secret")
    service = installation.service()
    settings = service.settings.model_copy(update={"frontend_folder": built})
    client = TestClient(
        create_app(create_service(settings, service.sessions, service.queue)), base_url="http://127.0.0.1"
    )
    for page in ("/", "/projects/5", "/evidence"):
        assert client.get(page).text == "<title>Stormsizer</title>"
    assert "immutable" in client.get("/assets/app.js").headers["cache-control"]
    assert client.get("/assets/gone.js").status_code == 404
    assert client.get("/api/v2/projects").status_code == 404
    for path in ("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/assets/..%2f..%2fsecret", "/%00"):
        assert "secret" not in client.get(path).text


def test_missing_front_end_build_is_reported_with_instructions(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make run" in answer.text


def test_readiness_reports_whether_the_tables_exist(set_up: SetUp, client: TestClient) -> None:
    assert client.get("/readyz").json()["database"] == "ready"
    assert client.get("/livez").json() == {"status": "alive"}
