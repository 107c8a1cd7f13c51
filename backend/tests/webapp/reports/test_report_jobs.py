"""Reports made by a worker: each exactly once, with notifications for those who want them."""

from __future__ import annotations

import hashlib
import io
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from pypdf import PdfReader
from sqlalchemy import text

from tests.webapp.accounts.people import House
from tests.webapp.documents import Document, office
from tests.webapp.setups import SetUp
from webapp.core.http.errors import UnavailableError
from webapp.evidence.service import evidence
from webapp.jobs.execution import execute_job
from webapp.reports import making, work
from webapp.reports.schemas import ReportForm
from webapp.worker import HANDLERS

Json = dict[str, Any]
API = "/api/v1"


@pytest.fixture
def run_id(set_up: SetUp, client: TestClient, draft: Document) -> str:
    """A finished run."""
    return finished(set_up, client, draft)


def finished(set_up: SetUp, client: TestClient, draft: Document) -> str:
    run_id = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    set_up.work_off(run_id)
    return run_id


def asked(client: TestClient, run_id: str, **given: Any) -> Json:
    answer = client.post(f"{API}/runs/{run_id}/reports", json=given)
    assert answer.status_code == 202, answer.text
    report: Json = answer.json()
    assert answer.headers["location"] == f"{API}/reports/{report['id']}"
    return report


def waiting(set_up: SetUp, kind: str = "report") -> list[UUID]:
    query = text("SELECT id FROM jobs WHERE kind = :kind AND state = 'queued' ORDER BY id")
    with set_up.engine.connect() as connection:
        return list(connection.scalars(query, {"kind": kind}))


def state(client: TestClient, report: Json) -> Json:
    found: Json = client.get(f"{API}/reports/{report['id']}").json()
    return found


def test_report_is_created_once_and_equals_the_direct_one(set_up: SetUp, client: TestClient, run_id: str) -> None:
    at_once = client.get(f"{API}/runs/{run_id}/report").content
    report = asked(client, run_id)
    assert (report["state"], report["form"], report["n_bytes"]) == ("queued", "pdf", None)
    assert asked(client, run_id, form="pdf") == report
    assert len(waiting(set_up)) == 1
    assert client.get(f"{API}/reports/{report['id']}/content").status_code == 409

    set_up.execute_jobs("report")
    ready = state(client, report)
    assert (ready["state"], ready["name"]) == ("ready", "branch-office.pdf")
    assert asked(client, run_id) == ready
    assert waiting(set_up) == []
    file = client.get(f"{API}/reports/{report['id']}/content")
    assert file.content == at_once == client.get(f"{API}/runs/{run_id}/report").content
    assert (len(file.content), hashlib.sha256(file.content).hexdigest()) == (ready["n_bytes"], ready["sha256"])
    assert file.headers["etag"] == client.get(f"{API}/runs/{run_id}/report").headers["etag"]
    listed = client.get(f"{API}/runs/{run_id}/reports").json()
    assert listed == {"items": [ready], "next_cursor": None}
    assert len(entries(set_up, "report.ready", report)) == 1


def test_deleted_report_can_be_requested_again_and_one_of_a_deleted_run_is_gone(
    set_up: SetUp, client: TestClient, run_id: str
) -> None:
    first = asked(client, run_id)
    assert client.delete(f"{API}/reports/{first['id']}").status_code == 204
    set_up.execute_jobs("report")  # for nothing
    assert client.get(f"{API}/reports/{first['id']}").status_code == 404
    second = asked(client, run_id)
    assert second["id"] != first["id"]
    assert client.delete(f"{API}/runs/{run_id}").status_code == 204
    set_up.execute_jobs("report")
    assert client.get(f"{API}/reports/{second['id']}").status_code == 404
    assert client.get(f"{API}/runs/{run_id}/reports").status_code == 404
    assert entries(set_up, "report.ready", first, second) == []


def test_failed_report_gives_the_reason_and_is_retried_on_request(
    set_up: SetUp, client: TestClient, run_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = replace(set_up, settings=set_up.settings.model_copy(update={"job_pauses_s": (0.0,)}))

    def broken(*_: object) -> object:
        raise UnavailableError("Too much at once.")

    report = asked(client, run_id)
    with monkeypatch.context() as patched:
        patched.setattr(work, "made", broken)
        for _ in range(2):
            set_up.execute_jobs("report")
    failed = state(client, report)
    assert (failed["state"], failed["message"]) == ("failed", "The report could not be generated.")
    assert client.get(f"{API}/reports/{report['id']}/content").status_code == 409
    assert len(entries(set_up, "report.failed", report)) == 1
    assert asked(client, run_id)["state"] == "queued"
    set_up.execute_jobs("report")
    assert state(client, report)["state"] == "ready"


def test_worker_with_an_expired_lease_changes_nothing(set_up: SetUp, client: TestClient, run_id: str) -> None:
    report = asked(client, run_id)
    (job_id,) = waiting(set_up)

    def slow(*what: Any) -> Any:
        with set_up.engine.begin() as connection:
            connection.execute(text("UPDATE jobs SET fence = fence + 1 WHERE id = :id"), {"id": job_id})
        return evidence(*what)

    press = replace(HANDLERS["report"].args[0], evidence=slow)  # type: ignore[attr-defined]
    handlers = HANDLERS | {"report": lambda context, payload: work.make(press, context, payload)}
    execute_job(set_up.job_runner(handlers), job_id)
    assert state(client, report)["state"] == "making"
    assert waiting(set_up, "event") == waiting_of_runs(set_up)


def waiting_of_runs(set_up: SetUp) -> list[UUID]:
    query = text("SELECT id FROM jobs WHERE kind = 'event' AND payload->>'type' LIKE 'run.%' ORDER BY id")
    with set_up.engine.connect() as connection:
        return list(connection.scalars(query))


def test_report_in_progress_is_reported_and_waits_again_when_there_is_no_slot(
    set_up: SetUp, client: TestClient, run_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    report, seen = asked(client, run_id, form="csv"), []

    def busy(*_: object) -> object:
        seen.append(state(client, report)["state"])
        raise UnavailableError("Too much at once.")

    monkeypatch.setattr(work, "made", busy)
    set_up.execute_jobs("report")
    assert (seen, state(client, report)["state"]) == (["making"], "queued")


def test_oversized_report_fails_at_once_with_the_reason(
    set_up: SetUp, client: TestClient, run_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "MOST_BYTES", 1000)
    report = asked(client, run_id, form="csv")
    set_up.execute_jobs("report")
    failed = state(client, report)
    assert failed["state"] == "failed"
    assert re.fullmatch(r"The report would be [0-9.<, ]+ MiB\. The limit is < 0\.01 MiB\.", failed["message"])
    at_once = client.get(f"{API}/runs/{run_id}/report", headers={"Accept": "text/csv"})
    assert (at_once.status_code, at_once.json()["detail"]) == (409, failed["message"])


def test_number_of_concurrent_reports_is_limited(set_up: SetUp, client: TestClient, run_id: str) -> None:
    settings = set_up.settings.model_copy(update={"quotas": True, "max_open_reports": 2})
    capped = replace(set_up, settings=settings).client()
    assert capped.get(f"{API}/limits").json()["max_open_reports"] == 2
    first = [asked(capped, run_id, form=form) for form in ("csv", "json")]
    refused = capped.post(f"{API}/runs/{run_id}/reports", json={"form": "pdf"})
    problem = refused.json()
    assert (refused.status_code, problem["type"]) == (429, "urn:stormsizer:problem:quota-exceeded")
    assert problem["errors"][0] | {"message": ""} == {
        "path": "max_open_reports",
        "given": "2 used, 1 requested",
        "allowed": "at most 2",
        "message": "",
    }
    assert int(refused.headers["retry-after"]) >= 1
    assert asked(capped, run_id, form="csv") == first[0]  # is there already
    assert capped.delete(f"{API}/reports/{first[1]['id']}").status_code == 204
    assert asked(capped, run_id, form="json")["state"] == "queued"
    assert set_up.count("reports") == 2


def test_concurrent_requests_for_the_same_report_get_the_same_one(
    set_up: SetUp, client: TestClient, run_id: str
) -> None:
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: asked(client, run_id, form="csv")["id"], range(8)))
    assert len(set(found)) == len(waiting(set_up)) == set_up.count("reports") == 1


@pytest.mark.parametrize(
    "form",
    [
        ReportForm.XLSX,
        *(pytest.param(each, marks=pytest.mark.long) for each in ReportForm if each not in ("pdf", "xlsx")),
    ],
)
def test_every_format_made_by_a_worker_equals_the_direct_one(
    set_up: SetUp, client: TestClient, run_id: str, form: ReportForm
) -> None:
    report = asked(client, run_id, form=form)
    set_up.execute_jobs("report")
    ready = state(client, report)
    assert (ready["state"], ready["name"]) == ("ready", f"branch-office.{form}"), ready["message"]
    kept = client.get(f"{API}/reports/{report['id']}/content")
    assert client.delete(f"{API}/reports/{report['id']}").status_code == 204
    at_once = client.get(f"{API}/runs/{run_id}/report", headers={"Accept": form.media_type})
    for file in (kept, at_once):
        assert file.headers["content-type"].partition(";")[0] == form.media_type
        assert file.headers["content-disposition"] == f'attachment; filename="branch-office.{form}"'
        assert hashlib.sha256(file.content).hexdigest() == ready["sha256"]
    assert asked(client, run_id, form=form)["id"] != report["id"]


def test_only_runs_with_a_result_have_a_report(set_up: SetUp, client: TestClient, draft: Document) -> None:
    waits = client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"]
    runway = client.post(f"{API}/scenarios/{draft['id']}/runways").json()["id"]
    for run_id in (waits, runway):
        assert client.post(f"{API}/runs/{run_id}/reports", json={}).status_code == 409
    assert client.post(f"{API}/runs/{UUID(int=7)}/reports", json={}).status_code == 404
    wrong = client.post(f"{API}/runs/{waits}/reports", json={"form": "docx"}).json()
    assert (wrong["status"], wrong["errors"][0]["path"]) == (422, "form")
    assert set_up.count("reports") == 0


def test_without_accounts_no_email_is_sent(client: TestClient, run_id: str) -> None:
    answer = client.post(f"{API}/runs/{run_id}/reports", json={"mail_when_ready": True})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "mail_when_ready")


def test_a_requested_email_is_sent_once(set_up: SetUp) -> None:
    house = House.of(set_up)
    ada = house.person("ada@example.com")
    bob = house.joined(ada, "bob@example.com", "editor")
    project = ada.post(f"{API}/projects", json={"name": "Branch offices"}).json()
    draft = ada.post(f"{API}/projects/{project['id']}/scenarios", json=office()).json()
    run_id = finished(set_up, ada, draft)
    for browser in (ada, bob, ada):
        asked(browser, run_id, mail_when_ready=True)
    before = len(house.mails())
    set_up.execute_jobs("report")
    assert len(house.mails()) == before + 2
    asked(bob, run_id, mail_when_ready=True)  # it is ready: at once
    told = house.mails("bob@example.com")[-2:]
    assert [subject for subject, _ in told] == ["Your report is ready – Stormsizer"] * 2
    assert f"scenarios/{draft['id']}" in told[-1][1]


def entries(set_up: SetUp, action: str, *reports: Json) -> list[str]:
    query = text("SELECT subject_id FROM audit_entries WHERE action = :action")
    with set_up.engine.connect() as connection:
        found = connection.scalars(query, {"action": action})
        return [each for each in found if each in {report["id"] for report in reports}]


def test_only_the_pdf_has_a_technical_annex_and_only_if_asked_for(
    set_up: SetUp, client: TestClient, run_id: str
) -> None:
    plain, annexed = asked(client, run_id), asked(client, run_id, technical_annex=True)
    assert (plain["technical_annex"], annexed["technical_annex"]) == (False, True)
    slides = asked(client, run_id, form="pptx")
    assert asked(client, run_id, form="pptx", technical_annex=True) == slides
    set_up.execute_jobs("report")
    content = client.get(f"{API}/reports/{annexed['id']}/content").content
    assert content == client.get(f"{API}/runs/{run_id}/report", params={"technical_annex": True}).content
    without, with_annex = (
        "".join(page.extract_text() for page in PdfReader(io.BytesIO(each)).pages)
        for each in (client.get(f"{API}/reports/{plain['id']}/content").content, content)
    )
    assert run_id not in without
    assert not re.search(r"/api/|stormsizer [a-z]|fio", without)
    assert run_id in with_annex.replace("\n", "")
    assert "/api/v1/" in with_annex
