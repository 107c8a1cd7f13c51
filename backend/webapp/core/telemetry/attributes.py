"""The attributes that may leave the service in a span. Everything else is removed before a span is sent."""

from __future__ import annotations

from collections.abc import Mapping

ALLOWED = frozenset(
    {
        "http.request.method",
        "http.route",
        "http.response.status_code",
        "network.protocol.version",
        "url.scheme",
        "error.type",
        "stormsizer.operation",
        "stormsizer.request_id",
        "stormsizer.organization_id",
        "stormsizer.principal",
        "stormsizer.run_id",
        "stormsizer.run_kind",
        "stormsizer.chunk",
        "stormsizer.job_id",
        "stormsizer.job_kind",
        "stormsizer.attempt",
        "stormsizer.outcome",
        "stormsizer.cache_hits",
        "stormsizer.cache_misses",
        "stormsizer.page",
    }
)
LONGEST = 200
"""Characters of a value that are sent."""

Value = str | bool | int | float
"""Value of an attribute."""


def allowed(attributes: Mapping[str, object] | None) -> dict[str, Value]:
    """Return the attributes that may be sent, with long values cut off."""
    found: dict[str, Value] = {}
    for name, value in (attributes or {}).items():
        if name in ALLOWED and isinstance(value, str | bool | int | float):
            found[name] = value[:LONGEST] if isinstance(value, str) else value
    return found
