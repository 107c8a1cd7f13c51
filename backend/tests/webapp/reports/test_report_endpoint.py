"""A finished run as a PDF over HTTP."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from webapp.reports.service import is_accepted


@pytest.fixture
def report(set_up: SetUp, client: TestClient, draft: Document) -> str:
    """Where the report of a finished run is."""
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    set_up.work_off(run_id)
    return f"/api/v1/runs/{run_id}/report"


def test_the_same_run_gives_the_same_pdf(client: TestClient, report: str) -> None:
    first, second = (client.get(report, headers={"Accept": "application/pdf"}) for _ in range(2))
    assert first.status_code == 200, first.text
    assert first.headers["content-type"] == "application/pdf"
    assert first.headers["content-disposition"] == 'attachment; filename="branch-office.pdf"'
    assert first.content.startswith(b"%PDF-")
    assert (first.content, first.headers["etag"]) == (second.content, second.headers["etag"])
    assert client.get(report, headers={"Accept": "text/csv"}).status_code == 406


@pytest.mark.parametrize(
    ("accept", "served"),
    [
        ("application/pdf", True),
        ("*/*", True),
        ("text/html, application/*;q=0.1", True),
        ("application/json", False),
        ("application/pdf;q=0, */*", False),
        ("", False),
    ],
)
def test_what_a_caller_accepts_is_what_it_gets(accept: str, served: bool) -> None:
    assert is_accepted(accept, "application/pdf") is served
