"""Logs on standard error, one line per event: human-readable in a terminal, JSON for log collectors."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from asgi_correlation_id import correlation_id
from structlog.typing import EventDict, Processor, WrappedLogger

log = structlog.get_logger()


def configure() -> None:
    """Send all logs, ours and those of libraries, to standard error."""
    readable = sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        _with_request,
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
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")


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
