"""A small collector: an HTTP server that decodes the spans it receives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest


@dataclass(frozen=True)
class Received:
    """A span as the collector received it."""

    name: str
    service: str
    trace_id: str
    span_id: str
    parent_id: str
    starts_ns: int
    ends_ns: int
    is_error: bool
    attributes: dict[str, Any]


@dataclass
class Collector:
    """Everything that a collector received."""

    port: int = 0
    bodies: list[bytes] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def spans(self) -> list[Received]:
        """Return all spans, in the order of their start."""
        found = [span for body in self.bodies for span in _decoded(body)]
        return sorted(found, key=lambda span: span.starts_ns)

    def named(self, name: str) -> list[Received]:
        return [span for span in self.spans() if span.name == name]

    def one(self, name: str) -> Received:
        (span,) = self.named(name)
        return span


@contextmanager
def collecting() -> Iterator[Collector]:
    """Run a collector on a free port."""
    collector = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            assert self.headers["content-type"] == "application/x-protobuf"
            collector.bodies.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        collector.port = server.server_address[1]
        thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        yield collector
        server.shutdown()
        thread.join()


def _decoded(body: bytes) -> Iterator[Received]:
    request = ExportTraceServiceRequest()
    request.ParseFromString(body)
    for resource in request.resource_spans:
        service = _values(resource.resource.attributes)["service.name"]
        for scope in resource.scope_spans:
            for span in scope.spans:
                assert not span.events
                assert not span.status.message
                yield Received(
                    name=span.name,
                    service=service,
                    trace_id=span.trace_id.hex(),
                    span_id=span.span_id.hex(),
                    parent_id=span.parent_span_id.hex(),
                    starts_ns=span.start_time_unix_nano,
                    ends_ns=span.end_time_unix_nano,
                    is_error=span.status.code == span.status.STATUS_CODE_ERROR,
                    attributes=_values(span.attributes),
                )


def _values(attributes: Any) -> dict[str, Any]:
    return {each.key: getattr(each.value, each.value.WhichOneof("value")) for each in attributes}
