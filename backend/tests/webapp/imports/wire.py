"""Uploads as they come over the wire, piece by piece: the browser of other tests hands a body over as a whole."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from webapp.main import create_app


@dataclass(frozen=True)
class Arrived:
    """Outcome of an upload."""

    status: int
    body: dict[str, Any]
    n_taken: int
    """Number of pieces that the service requested."""


def upload(service: Any, path: str, name: str, pieces: Sequence[bytes | float | None]) -> Arrived:
    """Post pieces: bytes, seconds of silence, or None where the sender goes away."""
    taken: list[object] = []
    sent: list[dict[str, Any]] = []
    left = iter(pieces)

    async def receive() -> dict[str, Any]:
        for piece in left:
            taken.append(piece)
            if piece is None:
                return {"type": "http.disconnect"}
            if isinstance(piece, bytes):
                return {"type": "http.request", "body": piece, "more_body": True}
            await asyncio.sleep(piece)
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": f"name={name}".encode(),
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1:8000"), (b"content-type", b"application/octet-stream")],
        "client": ("127.0.0.1", 4000),
        "server": ("127.0.0.1", 8000),
        "state": {},
    }
    asyncio.run(create_app(service)(scope, receive, send))
    body = b"".join(message.get("body", b"") for message in sent)
    return Arrived(sent[0]["status"], json.loads(body), len(taken))
