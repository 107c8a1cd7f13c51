"""The documentation below `/help/`: without sign-in, only its own files, and a clear message if it is not built."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.webapp.setups import SetUp
from webapp.main import create_app, create_service


def client_with(installation: SetUp, folder: Path) -> TestClient:
    service = installation.service()
    settings = service.settings.model_copy(update={"docs_folder": folder})
    app = create_app(create_service(settings, service.sessions, service.queue))
    return TestClient(app, base_url="http://127.0.0.1", follow_redirects=False)


@pytest.fixture
def client(installation: SetUp, tmp_path: Path) -> TestClient:
    """A service with a small documentation site next to a file that is not part of it."""
    built = tmp_path / "site"
    (built / "how-to").mkdir(parents=True)
    (built / "index.html").write_text("<title>Documentation</title>")
    (built / "404.html").write_text("<title>Page not found</title>")
    (built / "how-to/index.html").write_text("<title>How-to guides</title>")
    (tmp_path / "secret").write_text("secret")
    return client_with(installation, built)


def test_pages_are_public_and_have_the_security_headers_of_the_application(client: TestClient) -> None:
    answer = client.get("/help/")
    assert (answer.status_code, answer.text) == (200, "<title>Documentation</title>")
    assert answer.headers["content-security-policy"] == client.get("/livez").headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"
    assert client.get("/help/how-to/").text == "<title>How-to guides</title>"
    assert client.get("/help").headers["location"] == "/help/"


def test_page_that_does_not_exist_is_a_readable_404(client: TestClient) -> None:
    answer = client.get("/help/nothing.html")
    assert (answer.status_code, answer.text) == (404, "<title>Page not found</title>")


@pytest.mark.parametrize("path", ["/help/../secret", "/help/%2e%2e/secret", "/help/..%2fsecret"])
def test_only_files_of_the_site_are_served(client: TestClient, path: str) -> None:
    assert "secret" not in client.get(path).text


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("/scenarios/1?section=storage", "/help/how-to/upgrade-an-array.html"),
        ("/imports", "/help/how-to/import-measurements.html"),
        ("//evil.example", "/help/index.html"),
    ],
)
def test_help_opens_the_page_on_what_is_shown(client: TestClient, address: str, page: str) -> None:
    answer = client.get(f"/help/for{address}")
    assert (answer.status_code, answer.headers["location"]) == (307, page)


def test_missing_site_is_reported_with_instructions(installation: SetUp, tmp_path: Path) -> None:
    answer = client_with(installation, tmp_path / "nothing").get("/help/how-to/reports.html")
    assert answer.status_code == 404
    assert "make docs" in answer.text
