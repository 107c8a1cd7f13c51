"""I12: scenarios at the edge of what can be, and beyond it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.webapp.corpus.cases import API, JSON, Case, Send
from tests.webapp.documents import Document, Spoil, as_json, spoiled
from tests.webapp.scenarios.corpus import CORPUS, drop, put

EITHER = (200, 422)
POOL: dict[str, tuple[Any, ...]] = {
    "n_desktops": (1, 2, 99_999, 100_000, 100_001),
    "memory_gib": (0, 0.001, 0.5, 1, 512, 4096, 1e9),
    "initial_state": ("off_unused", "idle_used", "idle_unused", "asleep"),
    "clone_type": ("linked", "full", "none"),
    "profile_id": ("windows7-knowledge-rawc", "none", ""),
}
EVENT: dict[str, tuple[Any, ...]] = {
    "n_slots": (1, 100_000, 10**9),
    "window_s": (0, 1, 59, 7200, 7201, 10**9),
    "starts_at": ("2026-03-02T06:00:00Z", "2026-03-02T09:59:59Z", "2026-03-02T10:00:00Z", "1970-01-01T00:00:00Z"),
    "pool_ids": ([], ["office", "office"], ["nobody"], "office"),
    "kind": ("logoff", "reboot", "outage", "antivirus_scan", "recompose"),
}
WHOLE: dict[str, tuple[Any, ...]] = {
    "hosts.n_hosts": (0, 1, 10_000, 10**9),
    "hosts.memory_gib_per_host": (0, 0.1, 1e6, 1e12),
    "array.tiers.0.n_drives": (1, 3, 24, 25, 240, 10**6),
    "array.n_controllers": (0, 1, 2, 3),
    "array.n_ports": (0, 1, 2, 100),
    "array.n_arrays": (0, 1, 2, 1000),
    "array.flash_cache_gib": (-1, 0, 0.5, 256, 512, 1e9),
    "calendar.ends_at": (
        "2026-03-02T06:00:01Z",
        "2026-03-02T06:00:00Z",
        "2026-04-27T06:00:00Z",
        "2099-01-01T00:00:00Z",
    ),
    "goals": ({}, {"login_good_s": 0}, {"login_good_s": 1e-9}, {"login_good_s": 1e9}, {"login_min_good_fraction": 1}),
    "growth": (None, {}, {"annual_fraction": -1}, {"annual_fraction": 100}, {"until_year": 1900}, {"until_year": 3000}),
    "time_zone": ("UTC", "Europe/Berlin", "Pacific/Kiritimati", "utc", "+01:00"),
    "events": ([], None),
}


def cases() -> Iterator[Case]:
    """Every one of them: refused with the field named, or answered with numbers that are numbers."""
    for name, (spoil, _) in CORPUS.items():
        yield Case(name, _preview(spoil), (422,))
    for prefix, fields in (("pools.0", POOL), ("events.0", EVENT), ("events.1", EVENT)):
        for field, values in fields.items():
            yield from _each(f"{prefix}.{field}", values)
    for path, values in WHOLE.items():
        yield from _each(path, values)
    for path in ("hosts", "array", "calendar", "events", "array.tiers", "pools.0.initial_state", "schema_version"):
        yield Case(f"no {path}", _preview(drop(path)), EITHER)


def _each(path: str, values: tuple[Any, ...]) -> Iterator[Case]:
    for value in values:
        yield Case(f"{path}={str(value)[:30]}", _preview(_setting(path, value)), EITHER)


def _setting(path: str, value: Any) -> Spoil:
    def spoil(document: Document) -> None:
        put(path, value)(document)

    return spoil


def _preview(spoil: Spoil) -> Send:
    body = as_json({"scenario": spoiled(spoil)})
    return lambda stage: stage.client.post(f"{API}/preview", content=body, headers=JSON)
