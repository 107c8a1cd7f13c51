"""Listens for what Stormsizer tells, by the Standard Webhooks scheme."""

from __future__ import annotations

import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from standardwebhooks import Webhook, WebhookVerificationError


class Receiver(ThreadingHTTPServer):
    """Takes messages, and puts each event into a queue once, however often it comes."""

    def __init__(self, port: int, secret: str) -> None:
        super().__init__(("", port), Listener)
        self.webhook, self.events, self.seen = Webhook(secret), queue.Queue[Any](), set[str]()
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Listener(BaseHTTPRequestHandler):
    """Answers one message."""

    server: Receiver

    def do_POST(self) -> None:
        """Take what is signed, refuse the rest, and leave the work for later."""
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = self.server.webhook.verify(body, {name.lower(): value for name, value in self.headers.items()})
        except WebhookVerificationError:
            self.send_response(401)
        else:
            self.send_response(204)
            if self.headers["webhook-id"] not in self.server.seen:
                self.server.seen.add(self.headers["webhook-id"])
                self.server.events.put(event)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""
