"""Spans of the current process."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from opentelemetry.context import Context
from opentelemetry.trace import (
    Span,
    SpanKind,
    StatusCode,
    Tracer,
    format_span_id,
    format_trace_id,
    get_current_span,
    set_span_in_context,
)
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from webapp.core.telemetry.attributes import Value
from webapp.core.telemetry.settings import TelemetrySettings

if TYPE_CHECKING:
    from fastapi.telemetry import TelemetryConfig

    from webapp.core.telemetry.export import Exports

UNTRACED_PATHS = ("/livez", "/readyz", "/metrics", "/assets/", "/api/v1/telemetry/")
NS_PER_S = 1_000_000_000
_UNTRACED: AbstractContextManager[None] = nullcontext()
_W3C = TraceContextTextMapPropagator()


@dataclass
class _Process:
    """Tracing of this process; empty while it is off."""

    settings: TelemetrySettings | None = None
    exports: Exports | None = None
    tracer: Tracer | None = None


_process = _Process()


def start(part: str) -> None:
    """Send this process's spans to the collector that the environment names, if any.

    Parameters
    ----------
    part
        Part of the service: `api` or `worker`.

    Raises
    ------
    TelemetryError
        If a variable has an invalid value.
    """
    settings = TelemetrySettings.from_environment()
    if not settings.is_on or _process.exports is not None:
        return
    from webapp.core.telemetry.export import Exports  # noqa: PLC0415 - the SDK is loaded only if it is used

    exports = Exports(settings, part)
    _process.settings, _process.exports = settings, exports
    _process.tracer = exports.provider.get_tracer("stormsizer")


def stop() -> None:
    """Send the last spans, and turn tracing off."""
    exports = _process.exports
    _process.settings = _process.exports = _process.tracer = None
    if exports is not None:
        exports.stop()


def exports() -> Exports | None:
    """Return the spans on their way to the collector; None while tracing is off."""
    return _process.exports


def root_fraction() -> float | None:
    """Return the share of traces that the browser starts; None while tracing is off."""
    return None if _process.settings is None else _process.settings.root_fraction


def of_requests() -> TelemetryConfig:
    """Return FastAPI's configuration: one span per request while tracing is on, and no metrics or logs.

    FastAPI's logs contain messages and stacks of exceptions, and its spans within a request only double their number.
    """
    quiet: TelemetryConfig = {"metrics": False, "logs": False, "operation_spans": False, "auto_configure": False}
    if _process.exports is None:
        return {**quiet, "tracing": False}
    return {**quiet, "tracing": True, "tracer_provider": _process.exports.provider, "exclude": _is_untraced}


def _is_untraced(scope: Any) -> bool:
    return str(scope.get("path", "")).startswith(UNTRACED_PATHS)


def note(**attributes: Value | None) -> None:
    """Add attributes to the current span, under the prefix `stormsizer`."""
    if _process.tracer is not None:
        get_current_span().set_attributes(_prefixed(attributes))


def ids() -> tuple[str, str] | None:
    """Return the trace ID and span ID of the current span; None outside of a span."""
    if _process.tracer is None:
        return None

    context = get_current_span().get_span_context()
    return (format_trace_id(context.trace_id), format_span_id(context.span_id)) if context.is_valid else None


def traceparent() -> str | None:
    """Return the current span in the form of the header `traceparent`, to continue its trace elsewhere."""
    if _process.tracer is None:
        return None

    carrier: dict[str, str] = {}
    _W3C.inject(carrier)
    return carrier.get("traceparent")


@contextmanager
def continued(
    name: str, parent: str | None, waiting_since: datetime | None, **attributes: Value | None
) -> Iterator[None]:
    """Record a span for work that another process started, and before it one for the time that the work waited.

    Parameters
    ----------
    parent
        Span that started the work, as returned by ``traceparent``; None to start a new trace, with the waiting time.
    waiting_since
        Time at which the work was ready to start; None if unknown.
    """
    tracer = _process.tracer
    if tracer is None:
        yield
        return

    context, now_ns = _context_of(parent), time.time_ns()
    given = _prefixed(attributes)
    if waiting_since is not None:
        since_ns = min(round(waiting_since.timestamp() * NS_PER_S), now_ns)
        waiting = tracer.start_span(f"{name} wait", context, SpanKind.CONSUMER, given, start_time=since_ns)
        waiting.end(now_ns)
        context = context if parent is not None else set_span_in_context(waiting)
    with tracer.start_as_current_span(
        name, context, SpanKind.CONSUMER, given, start_time=now_ns, record_exception=False
    ) as span:
        yield
        _mark(span)


def span(name: str, **attributes: Value | None) -> AbstractContextManager[object]:
    """Record a span below the current one."""
    if _process.tracer is None:
        return _UNTRACED
    return _process.tracer.start_as_current_span(name, attributes=_prefixed(attributes), record_exception=False)


def attributes_of(span: Span) -> Mapping[str, Any]:
    """Return the attributes of a span; none if it is not sampled."""
    found: Mapping[str, Any] | None = getattr(span, "attributes", None)
    return found or {}


def _mark(span: Span) -> None:
    """Mark a span as an error if its work failed."""
    if attributes_of(span).get("stormsizer.outcome") == "failed":
        span.set_status(StatusCode.ERROR)


def _context_of(parent: str | None) -> Context:
    carrier = {} if parent is None else {"traceparent": parent}
    return _W3C.extract(carrier, Context())


def _prefixed(attributes: dict[str, Value | None]) -> dict[str, Value]:
    return {f"stormsizer.{name}": value for name, value in attributes.items() if value is not None}
