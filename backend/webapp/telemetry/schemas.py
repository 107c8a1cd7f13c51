"""Spans as browsers send them: the JSON form of the OpenTelemetry protocol, limited to what the page records."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SPANS = 64
"""Spans per request."""
MAX_BODY_BYTES = 64 * 1024

TraceId = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
SpanId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Nanoseconds = Annotated[int, Field(ge=0, lt=2**63)]
Name = Literal["load", "navigate", "click", "submit", "change", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]


class _Received(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)


class AnyValue(_Received):
    """Value of an attribute."""

    string_value: Annotated[str, Field(max_length=200)] | None = Field(default=None, alias="stringValue")
    int_value: int | None = Field(default=None, alias="intValue")


class KeyValue(_Received):
    """An attribute."""

    key: Annotated[str, Field(max_length=100)]
    value: AnyValue


class SpanStatus(_Received):
    """Status of a span; 2 is an error."""

    code: Literal[0, 1, 2] = 0


class BrowserSpan(_Received):
    """A span of a page: an action of the user, or a request that followed from it."""

    trace_id: TraceId = Field(alias="traceId")
    span_id: SpanId = Field(alias="spanId")
    parent_span_id: SpanId | Literal[""] | None = Field(default=None, alias="parentSpanId")
    name: Name
    kind: Literal[1, 3]
    start_time_unix_nano: Nanoseconds = Field(alias="startTimeUnixNano")
    end_time_unix_nano: Nanoseconds = Field(alias="endTimeUnixNano")
    attributes: Annotated[list[KeyValue], Field(max_length=10)] = []
    status: SpanStatus = SpanStatus()


class ScopeSpans(_Received):
    """Spans of one library of the page."""

    spans: Annotated[list[BrowserSpan], Field(max_length=MOST_SPANS)]


class ResourceSpans(_Received):
    """Spans of one page. What the page says about itself is ignored."""

    scope_spans: list[ScopeSpans] = Field(alias="scopeSpans", max_length=1)


class BrowserSpans(_Received):
    """A request of the page's exporter."""

    resource_spans: list[ResourceSpans] = Field(alias="resourceSpans", max_length=1)
