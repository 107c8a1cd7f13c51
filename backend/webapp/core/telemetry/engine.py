"""Spans of the engine's stages."""

from __future__ import annotations

from contextlib import AbstractContextManager

from opentelemetry.trace import get_current_span

from webapp.core.telemetry.spans import attributes_of, span


class EngineSpans:
    """Observer of the engine that records a span per stage, with the number of results found in the cache."""

    def stage(self, name: str) -> AbstractContextManager[object]:
        """Return the span of a stage."""
        return span(f"engine {name}")

    def looked_up(self, _name: str, *, is_cached: bool) -> None:
        """Count a use of the cache in the current span."""
        current = get_current_span()
        if current.is_recording():
            name = "stormsizer.cache_hits" if is_cached else "stormsizer.cache_misses"
            current.set_attribute(name, attributes_of(current).get(name, 0) + 1)
