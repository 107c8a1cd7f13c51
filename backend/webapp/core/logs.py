"""Logs on standard error, one line per event: human-readable in a terminal, JSON for log collectors.

Libraries and uncaught exceptions log in the same form. While tracing is on, lines carry the IDs of the current span.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType

import structlog
from asgi_correlation_id import correlation_id
from structlog.typing import EventDict, Processor, WrappedLogger

from webapp.core.telemetry import spans

log = structlog.get_logger()


def configure() -> None:
    """Send all logs, ours and those of libraries, to standard error."""
    readable = sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        _with_request,
        _with_span,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if readable
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    _configure_libraries(shared, renderer)


def _configure_libraries(shared: Sequence[Processor], renderer: Processor) -> None:
    """Log the messages of libraries, Python's warnings and uncaught exceptions in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                renderer,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda args: _log_uncaught(args.exc_type, args.exc_value, args.exc_traceback)


def _log_uncaught(kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    if issubclass(kind, SystemExit | KeyboardInterrupt):
        return
    log.error("uncaught exception", exc_info=(kind, error, where))


@contextmanager
def job(kind: str, **ids: object) -> Iterator[None]:
    """Add a job's IDs to all of its log lines, and log its end.

    Parameters
    ----------
    ids
        IDs by field name in the log.
    """
    began_s = time.perf_counter()
    with structlog.contextvars.bound_contextvars(job=kind, **ids):
        try:
            yield
        finally:
            log.info("job left", duration_ms=round((time.perf_counter() - began_s) * 1000, 1))


def _with_request(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    request_id = correlation_id.get()
    return {**event, "request_id": request_id} if request_id else event


def _with_span(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    ids = spans.ids()
    return event if ids is None else {**event, "trace_id": ids[0], "span_id": ids[1]}
