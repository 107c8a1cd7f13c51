"""Conversion of the browser's spans."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.util.instrumentation import InstrumentationScope
from opentelemetry.trace import SpanContext, SpanKind, Status, StatusCode, TraceFlags

from webapp.core.telemetry.attributes import Value
from webapp.core.telemetry.export import Exports
from webapp.telemetry.schemas import BrowserSpan, BrowserSpans, KeyValue

TEXTS = {
    "stormsizer.page": re.compile(r"^/(([a-z-]{1,24}|\{id\})(/([a-z-]{1,24}|\{id\}))*)?$"),
    "http.request.method": re.compile(r"^[A-Z]{3,7}$"),
    "error.type": re.compile(r"^[A-Za-z]{1,40}$"),
}
"""Attributes that are passed on, and the form that their text must have; an ID or an address has none of these."""
STATUS_CODE = "http.response.status_code"
_KINDS = {1: SpanKind.INTERNAL, 3: SpanKind.CLIENT}
_SAMPLED = TraceFlags(TraceFlags.SAMPLED)


def pass_on(exports: Exports, received: BrowserSpans) -> None:
    """Send the browser's spans to the collector, with those of the service."""
    resource = exports.resource_of("browser")
    for span in _spans(received):
        exports.add(_readable(span, resource))


def _spans(received: BrowserSpans) -> Iterator[BrowserSpan]:
    for page in received.resource_spans:
        for library in page.scope_spans:
            yield from library.spans


def _readable(span: BrowserSpan, resource: Resource) -> ReadableSpan:
    parent = _context(span.trace_id, span.parent_span_id) if span.parent_span_id else None
    return ReadableSpan(
        name=span.name,
        context=_context(span.trace_id, span.span_id),
        parent=parent,
        resource=resource,
        attributes=dict(_attributes(span.attributes)),
        kind=_KINDS[span.kind],
        status=Status(StatusCode(span.status.code)),
        start_time=span.start_time_unix_nano,
        end_time=span.end_time_unix_nano,
        instrumentation_scope=InstrumentationScope("stormsizer"),
    )


def _context(trace_id: str, span_id: str) -> SpanContext:
    return SpanContext(int(trace_id, 16), int(span_id, 16), is_remote=True, trace_flags=_SAMPLED)


def _attributes(given: list[KeyValue]) -> Iterator[tuple[str, Value]]:
    for each in given:
        text, number = each.value.string_value, each.value.int_value
        if each.key == STATUS_CODE and number is not None and 100 <= number <= 599:
            yield each.key, number
        elif text is not None and each.key in TEXTS and TEXTS[each.key].match(text):
            yield each.key, text
