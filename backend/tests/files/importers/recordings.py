"""Recordings made up for tests: desktops whose rates are known, as a tool would have measured them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import numpy as np

from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.measurements import Clock, DiskShape, EntityKind, Floats, Measured, Series

MIDNIGHT = datetime(2026, 3, 10, tzinfo=UTC)


def clock(lengths_s: Sequence[float] | Floats, starts_at: datetime | None = MIDNIGHT) -> Clock:
    lengths = np.asarray(lengths_s, dtype=np.float64)
    return Clock(np.cumsum(lengths), lengths, starts_at)


def series(
    entity: str,
    reads: Sequence[float] | Floats,
    writes: Sequence[float] | Floats,
    read_size: float = 20_000.0,
    write_size: float = 12_000.0,
    kind: EntityKind = EntityKind.VM,
) -> Series:
    r, w = np.asarray(reads, dtype=np.float64), np.asarray(writes, dtype=np.float64)
    unknown = np.full(r.shape, np.nan)
    return Series(entity, kind, r, w, r * read_size, w * write_size, unknown, unknown, unknown)


def recording(
    name: str,
    of: Clock | None,
    *each: Series,
    shapes: tuple[DiskShape, ...] = (),
    facts: Mapping[str, str] | None = None,
) -> Recording:
    return Recording(name, Measured("esxtop", of, each, shapes=shapes, facts=facts or {}))
