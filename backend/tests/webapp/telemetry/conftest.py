"""A collector, and a process that sends its spans to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.webapp.telemetry.collector import Collector, collecting
from webapp.core.telemetry import spans


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    """A collector that the environment names."""
    with collecting() as running:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", running.address)
        yield running


@pytest.fixture
def traced(collector: Collector) -> Iterator[Collector]:
    """A collector that receives the spans of this process."""
    with started():
        yield collector


@contextmanager
def started() -> Iterator[None]:
    """Trace this process, as the environment says."""
    spans.start("api")
    try:
        yield
    finally:
        spans.stop()


def flush() -> None:
    """Send all spans of this process now."""
    exports = spans.exports()
    assert exports is not None
    exports.flush()
