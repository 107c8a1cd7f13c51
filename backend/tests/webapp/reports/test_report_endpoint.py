"""A finished run in every form over HTTP."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from webapp.core.http.errors import NotAcceptableError
from webapp.reports.schemas import MEDIA_TYPES, ReportForm
from webapp.reports.service import form_for

XLSX, PPTX = MEDIA_TYPES[ReportForm.XLSX], MEDIA_TYPES[ReportForm.PPTX]


@pytest.fixture
def report(set_up: SetUp, client: TestClient, draft: Document) -> str:
    """Where the report of a finished run is."""
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    set_up.work_off(run_id)
    return f"/api/v1/runs/{run_id}/report"


@pytest.mark.long
@pytest.mark.usefixtures("drawn_anew")
def test_the_same_run_gives_the_same_pdf(client: TestClient, report: str) -> None:
    first, second = (client.get(report, headers={"Accept": "application/pdf"}) for _ in range(2))
    assert first.status_code == 200, first.text
    assert first.headers["content-type"] == "application/pdf"
    assert first.headers["content-disposition"] == 'attachment; filename="branch-office.pdf"'
    assert first.content.startswith(b"%PDF-")
    assert (first.content, first.headers["etag"]) == (second.content, second.headers["etag"])
    refused = client.get(report, headers={"Accept": "image/png"})
    assert refused.status_code == 406
    assert all(each in refused.json()["detail"] for each in MEDIA_TYPES.values())


def test_most_preferred_format_is_returned(client: TestClient, report: str) -> None:
    wanted = "application/pdf;q=0.2, text/html, application/json;q=0.9, text/csv;q=0.3"
    answer = client.get(report, headers={"Accept": wanted})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert json.loads(answer.content)["scenario"]["name"] == "Branch office"
    rows = client.get(report, headers={"Accept": "text/*"})
    assert rows.headers["content-type"].startswith("text/csv")
    assert rows.content.startswith(b"starts_at,")


@pytest.mark.parametrize(
    ("accept", "form"),
    [
        ("application/pdf", "pdf"),
        ("*/*", "pdf"),
        ("application/json", "json"),
        ("application/json, */*", "pdf"),  # equally welcome: the first that is offered
        ("text/html, application/*;q=0.1", "pdf"),
        ("text/csv;q=0.5, */*;q=0.4", "csv"),
        (f"{XLSX};q=0.8, {PPTX};q=0.81", "pptx"),
        ("application/pdf;q=0, */*", "xlsx"),
        ("application/*;q=0, */*;q=0.001", "csv"),
        ("Application/PDF ; Q=1.000", "pdf"),
        ("text/csv;charset=utf-8", "csv"),
        ("application/pdf;q=2, text/csv", "csv"),
        ("application/pdf;q=, text/csv;q=0.1", "csv"),
        ("application/pdf;q=nan, application/json;q=0.0", None),
        ("application/pdf;q=0, application/pdf;q=0.000", None),
        ("text/html", None),
        ("", None),
        (",;,", None),
    ],
)
def test_response_has_the_accepted_format(accept: str, form: str | None) -> None:
    if form is None:
        with pytest.raises(NotAcceptableError):
            form_for(accept)
    else:
        assert form_for(accept) == form
