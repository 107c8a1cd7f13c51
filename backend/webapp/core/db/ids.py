"""IDs that sort by creation time (RFC 9562, version 7)."""

from __future__ import annotations

import secrets
import time
from uuid import UUID


def new_id() -> UUID:
    """Return a new ID: milliseconds since 1970, then random bits."""
    milliseconds = time.time_ns() // 1_000_000
    value = (milliseconds & (1 << 48) - 1) << 80 | secrets.randbits(80)
    return UUID(int=value & ~(0xF << 76) & ~(0x3 << 62) | 0x7 << 76 | 0x2 << 62)
