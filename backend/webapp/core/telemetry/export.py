"""The OpenTelemetry SDK: samples spans, removes what must not be sent, and sends the rest from a background thread.

Imported only while tracing is on.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter, SpanExportResult
from opentelemetry.sdk.trace.sampling import ParentBased, Sampler, TraceIdRatioBased
from opentelemetry.trace import Status

import stormsizer
from webapp.core.telemetry.attributes import allowed
from webapp.core.telemetry.settings import TelemetrySettings

STOP_WITHIN_S = 1.0
"""Time to send the last spans when a process ends."""


class AllowedAttributes(SpanExporter):
    """Passes spans on without events, error messages, and attributes that are not allowed."""

    def __init__(self, exporter: SpanExporter) -> None:
        self._exporter = exporter

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        """Send spans."""
        return self._exporter.export([_stripped(span) for span in spans])

    def shutdown(self) -> None:
        """Close the connection to the collector."""
        self._exporter.shutdown()


class Exports:
    """The spans of one process on their way to the collector: a limited queue and a thread that sends it.

    If the collector is slow or unavailable, the queue fills up and further spans are dropped. Nothing waits for it.
    """

    def __init__(self, settings: TelemetrySettings, part: str) -> None:
        self._settings = settings
        self._processor = BatchSpanProcessor(AllowedAttributes(OTLPSpanExporter()))
        self.provider = TracerProvider(_sampler(settings), self.resource_of(part), shutdown_on_exit=False)
        self.provider.add_span_processor(self._processor)

    def resource_of(self, part: str) -> Resource:
        """Return what describes a part of the service in its spans."""
        name = self._settings.name_of(part)
        return Resource.create({"service.name": name, "service.version": stormsizer.__version__})

    def add(self, span: ReadableSpan) -> None:
        """Send a span that ended elsewhere."""
        self._processor.on_end(span)

    def flush(self) -> None:
        """Send all waiting spans now."""
        self._processor.force_flush()

    def stop(self) -> None:
        """Send the last spans, but do not wait long for a collector that does not respond."""
        thread = Thread(target=self.provider.shutdown, name="last spans", daemon=True)
        thread.start()
        thread.join(STOP_WITHIN_S)


def _sampler(settings: TelemetrySettings) -> Sampler:
    root = TraceIdRatioBased(settings.root_fraction)
    return ParentBased(root) if settings.traces_sampler.startswith("parentbased_") else root


def _stripped(span: ReadableSpan) -> ReadableSpan:
    return ReadableSpan(
        name=span.name,
        context=span.context,
        parent=span.parent,
        resource=span.resource,
        attributes=allowed(span.attributes),
        kind=span.kind,
        status=Status(span.status.status_code),
        start_time=span.start_time,
        end_time=span.end_time,
        instrumentation_scope=span.instrumentation_scope,
    )
