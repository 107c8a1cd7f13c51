"""Runs leave as jobs for load generators, and weeks as calendars: files that other tools take."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from fastapi.testclient import TestClient

from stormsizer_io.exporters import fio, vdbench
from stormsizer_io.importers.formats import icalendar_files
from tests.webapp.documents import Document, office
from tests.webapp.setups import SetUp

API = "/api/v1"


@pytest.fixture
def run_id(set_up: SetUp, client: TestClient, draft: Document) -> str:
    found = str(client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"])
    assert set_up.work_off(found)
    return found


def test_run_is_exported_as_jobs_of_its_phases(client: TestClient, run_id: str) -> None:
    phases = [each["id"] for each in client.get(f"{API}/runs/{run_id}").json()["result"]["phases"]]
    at_a_rate, at_random = (client.get(f"{API}/runs/{run_id}/exports/{form}") for form in ("fio", "fio-poisson"))
    for answer in (at_a_rate, at_random):
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == 'attachment; filename="branch-office.fio"'
        file = fio.parsed(answer.text)
        assert fio.problems(file) == ()
        assert {job.name.partition("-")[2] for job in file.jobs} <= set(phases)
        assert fio.PLACEHOLDER in answer.text
    assert "rate_process=poisson" in at_random.text
    assert "poisson" not in at_a_rate.text
    again = client.get(f"{API}/runs/{run_id}/exports/fio")
    assert (again.content, again.headers["etag"]) == (at_a_rate.content, at_a_rate.headers["etag"])

    parameters = client.get(f"{API}/runs/{run_id}/exports/vdbench")
    assert parameters.headers["content-disposition"] == 'attachment; filename="branch-office.vdbench"'
    assert vdbench.problems(vdbench.parsed(parameters.text)) == ()


@pytest.mark.parametrize("form", ["fio", "vdbench"])
def test_comments_are_in_the_language_of_the_reader(client: TestClient, run_id: str, form: str) -> None:
    english, german = (
        client.get(f"{API}/runs/{run_id}/exports/{form}", headers={"Accept-Language": language}).text.splitlines()
        for language in ("en", "de")
    )
    assert "DESTROYS DATA" in english[1]
    assert "ZERSTÖRT DATEN" in german[1]
    settings = [[line for line in lines if line[:1] not in ("*", ";")] for lines in (english, german)]
    assert settings[0] == settings[1]


def test_export_can_follow_the_load_curve_in_sections(client: TestClient, run_id: str) -> None:
    whole, sections = (
        fio.parsed(client.get(f"{API}/runs/{run_id}/exports/fio", params=params).text).jobs
        for params in ({}, {"section_s": 120})
    )
    assert len(sections) > len(whole)
    for section_s in (0, 59, 86_401, "a minute"):
        answer = client.get(f"{API}/runs/{run_id}/exports/fio", params={"section_s": section_s})
        assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "section_s")


def test_only_a_finished_week_can_be_exported(client: TestClient, draft: Document, run_id: str) -> None:
    waits = client.post(f"{API}/scenarios/{draft['id']}/runs").json()["id"]
    assert client.get(f"{API}/runs/{waits}/exports/fio").status_code == 409
    assert client.get(f"{API}/runs/{draft['id']}/exports/fio").status_code == 404
    unknown = client.get(f"{API}/runs/{run_id}/exports/iometer")
    assert (unknown.status_code, unknown.json()["errors"][0]["path"]) == (422, "form")


def test_week_survives_a_calendar_round_trip(client: TestClient, project_id: str) -> None:
    named = office(name="Schüler / Prüfungen")
    draft = client.post(f"{API}/projects/{project_id}/scenarios", json=named).json()
    place = f"{API}/scenarios/{draft['id']}/calendar"
    answer = client.get(place)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="schuler-prufungen.ics"'
    window = datetime(2026, 3, 2, tzinfo=UTC), datetime(2026, 3, 3, tzinfo=UTC)
    events = icalendar_files.read(answer.content, window, "UTC").events
    assert [each.model_dump(mode="json") for each in events] == draft["scenario"]["events"]
    assert client.get(place).headers["etag"] == answer.headers["etag"]
    fewer = draft["scenario"] | {"events": draft["scenario"]["events"][:1]}
    client.put(f"{API}/scenarios/{draft['id']}", json=fewer, headers={"If-Match": '"1"'})
    assert client.get(place).headers["etag"] != answer.headers["etag"]
