"""Problems and stored messages are rendered in the reader's language."""

from __future__ import annotations

import json

import pytest
from fastapi import Response
from fastapi.testclient import TestClient

from stormsizer.messages.text import Quantity, as_json, msg
from webapp.core.http.errors import InvalidInputError, NotFoundError
from webapp.core.http.json_route import in_readers_language
from webapp.core.http.problem_responses import problem_response
from webapp.core.languages import languages

UNKNOWN = "/api/v1/runs/00000000-0000-7000-8000-000000000000"


@pytest.mark.parametrize(
    ("accepted", "language", "title", "detail"),
    [
        ("de-AT,en;q=0.5", "de", "Nicht gefunden", "Lauf nicht gefunden."),
        ("ja", "ja", "見つかりません", "実行が見つかりません。"),
        ("", "en", "Not found", "Run not found."),
    ],
)
def test_problem_is_in_language_of_request(
    client: TestClient, accepted: str, language: str, title: str, detail: str
) -> None:
    answer = client.get(UNKNOWN, headers={"Accept-Language": accepted})
    assert (answer.status_code, answer.headers["content-language"]) == (404, language)
    assert (answer.json()["title"], answer.json()["detail"]) == (title, detail)


def test_rejected_request_is_in_language_of_request(client: TestClient) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Accept-Language": "fr"}
    answer = client.post("/api/v1/projects", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["title"]) == (403, "Requête intersite refusée")


def test_message_in_json_body_is_rendered() -> None:
    text = as_json(msg("run-failed-time-limit", limit=Quantity(90.0, "s")))
    response = Response(json.dumps({"message": text}, separators=(",", ":")), media_type="application/json")
    rendered = in_readers_language(response, languages().localizer("de"))
    assert json.loads(bytes(rendered.body)) == {"message": "Die Berechnung überschritt die Zeitgrenze von 90 s."}
    assert rendered.headers["content-length"] == str(len(rendered.body))


def test_body_without_messages_is_unchanged() -> None:
    response = Response(b'{ "message": "as it was sent" }', media_type="application/json")
    assert in_readers_language(response, languages().localizer("de")) is response


def test_error_is_english_in_the_log() -> None:
    assert str(NotFoundError(msg("problem-no-run"))) == "Run not found."
    assert str(InvalidInputError(())) == ""


def test_long_detail_is_shortened() -> None:
    response = problem_response(languages().localizer("en"), 404, "not-found", "Not found", "x" * 1000)
    assert len(json.loads(bytes(response.body))["detail"]) == 500
