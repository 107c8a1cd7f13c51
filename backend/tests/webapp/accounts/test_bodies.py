"""A request is admitted before its body is read, and large bodies do not keep other requests waiting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
from fastapi import FastAPI

from tests.webapp.accounts.people import API, PASSWORD, House
from webapp.core.http import json_route
from webapp.core.http.documents import LARGEST_BYTES, MOST_VALUES, DocumentError, read_json
from webapp.core.http.json_route import MOST_BYTES_AT_ONCE, MOST_BYTES_OF_STRANGERS

CHUNK_BYTES = 16 * 1024
ADA = "ada@example.com"


class Sender:
    """A client that sends a body of unknown length in chunks, and remembers how much the service took."""

    def __init__(self, app: FastAPI, path: str, body: bytes) -> None:
        self.n_read_bytes = 0
        self.answer: MutableMapping[str, Any] = {}
        self._app, self._path, self._body = app, path, body

    def send(self) -> int:
        """Send the request; return the status of the response."""
        asyncio.run(self._app(self._scope(), self._receive, self._take))
        return int(self.answer["status"])

    def _scope(self) -> dict[str, Any]:
        headers = {"host": "127.0.0.1:8000", "content-type": "application/json", "transfer-encoding": "chunked"}
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": self._path,
            "raw_path": self._path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("203.0.113.7", 50_000),
            "server": ("127.0.0.1", 8000),
        }

    async def _receive(self) -> dict[str, Any]:
        chunk = self._body[self.n_read_bytes : self.n_read_bytes + CHUNK_BYTES]
        self.n_read_bytes += len(chunk)
        return {"type": "http.request", "body": chunk, "more_body": self.n_read_bytes < len(self._body)}

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.answer = message


def sign_in_of(n_bytes: int) -> bytes:
    """A valid sign-in of this size."""
    bare = json.dumps({"email": ADA, "password": PASSWORD}).encode()
    return bare[:-1] + b" " * (n_bytes - len(bare)) + b"}"


def test_body_of_a_stranger_is_not_read_where_strangers_have_no_access(house: House) -> None:
    sender = Sender(house.app, f"{API}/projects", b"[" * LARGEST_BYTES)
    assert sender.send() == 401
    assert sender.n_read_bytes == 0


def test_strangers_can_send_small_bodies_only(house: House) -> None:
    house.person(ADA)
    at_most, above = (Sender(house.app, f"{API}/sign-in", sign_in_of(n)) for n in sizes_around_the_limit())
    assert at_most.send() == 204
    assert above.send() == 413
    assert dict(above.answer["headers"])[b"connection"] == b"close"
    endless = Sender(house.app, f"{API}/sign-in", sign_in_of(LARGEST_BYTES))
    assert endless.send() == 413
    assert endless.n_read_bytes <= MOST_BYTES_OF_STRANGERS + CHUNK_BYTES


def sizes_around_the_limit() -> Iterator[int]:
    yield MOST_BYTES_OF_STRANGERS
    yield MOST_BYTES_OF_STRANGERS + 1


def test_requests_are_counted_before_their_bodies_are_read(house: House) -> None:
    limited = house.changed(rate_limits=True, rate_limit_unknown_per_minute=100)
    for _ in range(100):
        if Sender(limited.app, f"{API}/sign-in", b"{").send() == 429:
            break
    sender = Sender(limited.app, f"{API}/sign-in", sign_in_of(1024))
    assert sender.send() == 429
    assert sender.n_read_bytes == 0


@pytest.mark.parametrize(("n_bytes", "is_on_the_loop"), [(MOST_BYTES_AT_ONCE, True), (MOST_BYTES_AT_ONCE + 1, False)])
def test_large_bodies_are_parsed_in_a_thread(
    house: House, monkeypatch: pytest.MonkeyPatch, n_bytes: int, is_on_the_loop: bool
) -> None:
    ada = house.person(ADA)
    bare = json.dumps({"name": "Head office"}).encode()
    on_the_loop: list[bool] = []

    def parse(body: bytes) -> Any:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            on_the_loop.append(False)
        else:
            on_the_loop.append(True)
        return read_json(body)

    monkeypatch.setattr(json_route, "read_json", parse)
    body = bare[:-1] + b" " * (n_bytes - len(bare)) + b"}"
    answer = ada.post(f"{API}/projects", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 201, answer.text
    assert on_the_loop == [is_on_the_loop]


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"0," * MOST_VALUES + b"0]",
        b'{"a":' * (MOST_VALUES + 1),
        b"[" * LARGEST_BYTES,
        b'["a,b",' + b'"\\"",' * MOST_VALUES + b'"c"]',
    ],
)
def test_json_with_too_many_values_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    monkeypatch.setattr("webapp.core.http.documents.json.loads", lambda *_, **__: pytest.fail("was parsed"))
    with pytest.raises(DocumentError, match="more than 20,000 values"):
        read_json(body)


def test_punctuation_within_texts_does_not_count_as_values() -> None:
    notes = 'a, b [c] {d} \\"e\\", ' * MOST_VALUES
    assert read_json(json.dumps({"notes": notes, "n": [1, 2]}).encode()) == {"notes": notes, "n": [1, 2]}
