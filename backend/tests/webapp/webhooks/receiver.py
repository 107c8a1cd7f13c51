"""A receiver of webhooks on this machine, as obliging or as nasty as a test wants it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

TOLERANCE_S = 300


def is_genuine(secret: str, headers: Mapping[str, str], body: bytes, now: float) -> bool:
    """Check a signature as a receiver would that knows the scheme and not our code."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    identifier, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(now - int(timestamp)) > TOLERANCE_S:
        return False
    content = f"{identifier}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    given = [each.partition(",") for each in headers["webhook-signature"].split(" ")]
    return any(version == "v1" and hmac.compare_digest(expected, value) for version, _, value in given)


@dataclass(frozen=True)
class Post:
    """A received request and its time."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def event_id(self) -> str:
        return self.headers["webhook-id"]


Act = Callable[[BaseHTTPRequestHandler, Post], None]


def answering(status: int, body: bytes = b"thanks", **headers: str) -> Act:
    """Answer with a status."""

    def act(request: BaseHTTPRequestHandler, _: Post) -> None:
        request.send_response(status)
        for name, value in headers.items():
            request.send_header(name, value)
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)

    return act


def silent_for(seconds: float) -> Act:
    """Keep a client waiting, then disconnect."""

    def act(request: BaseHTTPRequestHandler, _: Post) -> None:
        time.sleep(seconds)
        request.close_connection = True

    return act


def hanging_up(request: BaseHTTPRequestHandler, _: Post) -> None:
    """Reset the connection."""
    request.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.connection.close()
    request.close_connection = True


@dataclass
class Receiver:
    """Received requests, and the current behavior."""

    url: str
    act: Act = field(default_factory=lambda: answering(200))
    posts: list[Post] = field(default_factory=list)


class _Quiet(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Callers that hang up are part of the tests."""


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Serve a receiver on a free port."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            post = Post(self.path, headers, body, time.time())
            receiver.posts.append(post)
            receiver.act(self, post)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = _Quiet(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
