"""Scenario documents that are wrong in one way each, and the path that must be named."""

from __future__ import annotations

import math
from typing import Any

from tests.webapp.documents import Document, Spoil


def put(path: str, value: Any) -> Spoil:
    """Set the field at a path."""

    def spoil(document: Document) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        node: Any = document
        for step in steps:
            node = node[step]
        node[last] = value

    return spoil


def drop(path: str) -> Spoil:
    """Remove the field at a path."""

    def spoil(document: Document) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        node: Any = document
        for step in steps:
            node = node[step]
        del node[last]

    return spoil


def add_event(**fields: Any) -> Spoil:
    """Append an event."""
    return lambda document: document["events"].append(fields)


def outage(identifier: str, starts_at: str, ends_at: str) -> Document:
    """An outage of the storage network."""
    return {"id": identifier, "kind": "outage", "name": "Outage", "starts_at": starts_at, "ends_at": ends_at}


def overlapping(document: Document) -> None:
    """Two outages at once."""
    document["events"] += [
        outage("first", "2026-03-02T07:00:00Z", "2026-03-02T07:20:00Z"),
        outage("second", "2026-03-02T07:10:00Z", "2026-03-02T07:30:00Z"),
    ]


def lonely_pool(document: Document) -> None:
    """A pool that no event names."""
    document["pools"].append({**document["pools"][0], "id": "lonely"})


def twin_pools(document: Document) -> None:
    """Two pools of the same name."""
    document["pools"].append(dict(document["pools"][0]))


PER_FIELD: dict[str, tuple[Spoil, str]] = {
    "no name": (drop("name"), "name"),
    "no pools": (drop("pools"), "pools"),
    "no pool at all": (put("pools", []), "pools"),
    "no desktops": (put("pools.0.n_desktops", 0), "pools.0.n_desktops"),
    "negative desktops": (put("pools.0.n_desktops", -5), "pools.0.n_desktops"),
    "too many desktops": (put("pools.0.n_desktops", 100_001), "pools.0.n_desktops"),
    "half a desktop": (put("pools.0.n_desktops", 0.5), "pools.0.n_desktops"),
    "true desktops": (put("pools.0.n_desktops", True), "pools.0.n_desktops"),
    "desktops in words": (put("pools.0.n_desktops", "many"), "pools.0.n_desktops"),
    "huge desktops": (put("pools.0.n_desktops", 2**63), "pools.0.n_desktops"),
    "null desktops": (put("pools.0.n_desktops", None), "pools.0.n_desktops"),
    "NaN memory": (put("pools.0.memory_gib", math.nan), "pools.0.memory_gib"),
    "infinite memory": (put("pools.0.memory_gib", math.inf), "pools.0.memory_gib"),
    "negative memory": (put("pools.0.memory_gib", -1.5), "pools.0.memory_gib"),
    "unknown field": (put("pools.0.desktops", 5), "pools.0.desktops"),
    "unknown field above": (put("color", "blue"), "color"),
    "unknown choice": (put("pools.0.clone_type", "cloned"), "pools.0.clone_type"),
    "unknown event": (put("events.0.kind", "party"), "events.0.kind"),
    "event without kind": (drop("events.0.kind"), "events.0.kind"),
    "negative slots": (put("events.0.n_slots", -1), "events.0.n_slots"),
    "window in words": (put("events.1.window_s", "half an hour"), "events.1.window_s"),
    "instant without zone": (put("events.0.starts_at", "2026-03-02T06:00:00"), "events.0.starts_at"),
    "instant as a number": (put("events.0.starts_at", 1_772_000_000), "events.0.starts_at"),
    "no such day": (put("events.0.starts_at", "2026-02-30T06:00:00Z"), "events.0.starts_at"),
    "calendar backwards": (put("calendar.ends_at", "2026-03-01T00:00:00Z"), "calendar.ends_at"),
    "calendar of a year": (put("calendar.ends_at", "2027-03-01T00:00:00Z"), "calendar.ends_at"),
    "unknown zone": (put("time_zone", "Mars/Olympus"), "time_zone"),
    "goals that contradict": (put("goals", {"login_good_s": 60, "login_fair_s": 15}), "goals.login_fair_s"),
    "fraction above one": (put("goals", {"login_min_good_fraction": 90}), "goals.login_min_good_fraction"),
    "NUL in a name": (put("name", "a\0b"), "name"),
    "empty name": (put("name", ""), "name"),
    "very long name": (put("name", "x" * 100_000), "name"),
    "pools as text": (put("pools", "office"), "pools"),
    "pool as a number": (put("pools.0", 7), "pools.0"),
    "another schema": (put("schema_version", 3), "schema_version"),
    "no drives": (put("array.tiers.0.n_drives", 0), "array.tiers.0.n_drives"),
    "no tier": (put("array.tiers", []), "array.tiers"),
}
"""Refused field by field."""

CONTRADICTIONS: dict[str, tuple[Spoil, str]] = {
    "event before the calendar": (put("events.0.starts_at", "2026-03-02T05:59:59Z"), "events.0.starts_at"),
    "event at the end": (put("events.1.starts_at", "2026-03-02T10:00:00Z"), "events.1.starts_at"),
    "window beyond the calendar": (put("events.1.window_s", 7201), "events.1.window_s"),
    "outage beyond the calendar": (
        lambda document: document["events"].append(outage("o", "2026-03-02T09:00:00Z", "2026-03-02T11:00:00Z")),
        "events.2.ends_at",
    ),
    "overlapping outages": (overlapping, "events.3.starts_at"),
    "pool without an event": (lonely_pool, "pools.1"),
    "twin pools": (twin_pools, "pools.1.id"),
    "twin events": (put("events.1.id", "boot"), "events.1.id"),
    "event for no pool": (put("events.1.pool_ids", ["office", "nobody"]), "events.1.pool_ids.1"),
}
"""Every field is valid, the document is not."""

AGAINST_CATALOG: dict[str, tuple[Spoil, str]] = {
    "unknown profile": (put("pools.0.profile_id", "windows-3-11"), "pools.0.profile_id"),
    "unknown array": (put("array.model_id", "cupboard"), "array.model_id"),
    "unknown firmware": (put("array.firmware_id", "ontap-99"), "array.firmware_id"),
    "unknown drive": (put("array.tiers.0.drive_id", "floppy"), "array.tiers.0.drive_id"),
    "more drives than fit": (put("array.tiers.0.n_drives", 9999), "array.tiers"),
    "too few drives": (put("array.tiers.0.n_drives", 2), "array.tiers.0.n_drives"),
    "half a cache module": (put("array.flash_cache_gib", 100), "array.flash_cache_gib"),
    "login before any desktop is up": (put("events.0.starts_at", "2026-03-02T09:00:00Z"), "events.1.starts_at"),
}
"""The document is valid, but cannot be simulated."""

CORPUS = {**PER_FIELD, **CONTRADICTIONS, **AGAINST_CATALOG}
