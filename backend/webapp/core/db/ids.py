"""IDs that sort by creation time (RFC 9562, version 7)."""

from __future__ import annotations

import secrets
import time
from uuid import UUID


def new_id() -> UUID:
    """Return a new ID: milliseconds since 1970, then random bits."""
    return _id_at(time.time_ns() // 1_000_000)


def id_of_same_time(other: UUID) -> UUID:
    """Return a new ID with the creation time of another, so that copies sort like their originals."""
    return _id_at(other.int >> 80)


def _id_at(milliseconds: int) -> UUID:
    value = (milliseconds & (1 << 48) - 1) << 80 | secrets.randbits(80)
    return UUID(int=value & ~(0xF << 76) & ~(0x3 << 62) | 0x7 << 76 | 0x2 << 62)
