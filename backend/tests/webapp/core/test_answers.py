"""Any request gets a problem document or a result, and never an internal error."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from tests.webapp.documents import as_json, office
from tests.webapp.setups import SetUp

JSON = {"Content-Type": "application/json"}
DEEP = b'{"scenario":' * 100_000
WHOLE = json.dumps({"scenario": office()}).encode()

BODIES: dict[str, tuple[bytes, dict[str, str], set[int]]] = {
    "nothing": (b"", JSON, {422}),
    "half a document": (WHOLE[:-20], JSON, {400}),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0", JSON, {400}),
    "a picture, honestly": (b"\x89PNG\r\n\x1a\n\0\0\0", {"Content-Type": "image/png"}, {415, 422}),
    "no type": (WHOLE, {}, {415, 422}),
    "a form": (b"scenario=1", {"Content-Type": "application/x-www-form-urlencoded"}, {415, 422}),
    "utf-16": (WHOLE.decode().encode("utf-16"), JSON, {200, 400}),
    "packed": (gzip.compress(WHOLE), {**JSON, "Content-Encoding": "gzip"}, {400, 415, 422}),
    "nested without end": (DEEP, JSON, {400}),
    "five thousand digits": (b'{"scenario": ' + b"9" * 5000 + b"}", JSON, {400, 422}),
    "1e999": (as_json(office()).replace(b'"n_drives": 24', b'"n_drives": 1e999'), JSON, {422}),
    "a list": (b"[]", JSON, {422}),
    "null": (b"null", JSON, {422}),
    "text": (b'"scenario"', JSON, {422}),
    "two hundred thousand events": (
        b'{"scenario": {"events": [' + b"0," * 200_000 + b"0]}}",
        JSON,
        {400},
    ),
    "four hundred thousand fields": (b"{" + b",".join(b'"%d":0' % i for i in range(400_000)) + b"}", JSON, {400, 413}),
    "a field that is used twice": (WHOLE[:-1] + b', "n_buckets": 5, "n_buckets": 6}', JSON, {400}),
    "more than is read": (b'{"scenario": "' + b"x" * 5_000_000 + b'"}', JSON, {413}),
}


@pytest.mark.parametrize(("body", "headers", "allowed"), BODIES.values(), ids=BODIES)
def test_any_body_gets_a_short_response_without_an_internal_error(
    client: TestClient, body: bytes, headers: dict[str, str], allowed: set[int]
) -> None:
    answer = client.post("/api/v1/preview", content=body, headers=headers)
    assert answer.status_code in allowed, answer.text
    assert len(answer.content) < 64_000 or answer.status_code == 200
    if answer.status_code != 200:
        assert_problem(answer, answer.status_code)


def test_body_without_a_length_is_cut_off_at_the_limit(client: TestClient) -> None:
    def without_end() -> Iterator[bytes]:
        yield b'{"scenario": "'
        for _ in range(100):
            yield b"x" * 100_000

    assert_problem(client.post("/api/v1/preview", content=without_end(), headers=JSON), 413)


def test_unknown_page_is_not_found(client: TestClient) -> None:
    assert_problem(client.get("/api/v1/nothing"), 404)


def test_unsupported_method_is_rejected(client: TestClient) -> None:
    answer = client.patch("/api/v1/projects", json={})
    assert_problem(answer, 405)
    assert "GET" in answer.headers["allow"]


def test_internal_error_response_reveals_no_details(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr("webapp.preview.service.preview", broken)
    answer = set_up.client().post("/api/v1/preview", json={"scenario": office()})
    assert_problem(answer, 500)
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_unavailable_database_returns_503_with_retry_after(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("secret"))

    monkeypatch.setattr("webapp.projects.service.list_projects", away)
    answer = set_up.client().get("/api/v1/projects")
    assert_problem(answer, 503)
    assert answer.headers["retry-after"] == "5"
    assert "secret" not in answer.text


def test_response_is_sent_only_after_the_commit(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("connection lost"))

    monkeypatch.setattr("sqlalchemy.orm.Session.commit", lost)
    assert_problem(set_up.client().post("/api/v1/projects", json={"name": "x"}), 503)
    assert set_up.count("projects") == 0


def assert_problem(answer: Any, status: int) -> None:
    """Check that an answer is a problem document."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    document = answer.json()
    assert document["status"] == status
    assert document["type"].startswith("urn:stormsizer:problem:")
    assert document["title"]
