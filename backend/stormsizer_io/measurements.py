"""What a reader makes of a file: one shape, whatever tool wrote it. SI units; instants in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class ImportRefusedError(ValueError):
    """A file that cannot be read as what it is said to be.

    Attributes
    ----------
    row, column
        Where, counted from 1 as people count; None where it is the file as a whole. Columns may be named.
    given, allowed
        What stands there, cut short, and what may.
    """

    def __init__(
        self,
        message: str,
        *,
        row: int | None = None,
        column: int | str | None = None,
        given: str = "",
        allowed: str = "",
    ) -> None:
        super().__init__(message)
        self.message, self.row, self.column, self.given, self.allowed = message, row, column, given[:80], allowed


class EntityKind(StrEnum):
    """What a counter counts for."""

    VM = "vm"
    DISK = "disk"
    HOST = "host"
    VOLUME = "volume"
    """Of the storage: a datastore, a LUN."""


@dataclass(frozen=True)
class Series:
    """What one entity did, interval by interval. All arrays have the shape (n,); NaN where nothing was measured.

    Attributes
    ----------
    reads_iops, writes_iops
        Means over each interval.
    read_bytes_per_s, write_bytes_per_s
        Sizes follow as sums over sums, never as means of ratios.
    read_latency_s, write_latency_s
        Means per I/O; NaN where the tool does not say, or nothing was read or written.
    queue
        I/Os under way.
    """

    entity: str
    kind: EntityKind
    reads_iops: Floats
    writes_iops: Floats
    read_bytes_per_s: Floats
    write_bytes_per_s: Floats
    read_latency_s: Floats
    write_latency_s: Floats
    queue: Floats


@dataclass(frozen=True)
class Clock:
    """The intervals of a file.

    Attributes
    ----------
    ends_s
        (n,) Ends of the intervals, seconds since ``starts_at``, rising.
    lengths_s
        (n,) Their lengths: from the instants, never from what was asked of the tool.
    starts_at
        Start of the first interval, UTC; None where the file has no clock of its own.
    sample_s
        Usual length of a sample, where samples of different machines overlap and intervals are shorter; else None.
    """

    ends_s: Floats
    lengths_s: Floats
    starts_at: datetime | None
    sample_s: float | None = None

    @property
    def usual_s(self) -> float:
        """Usual length of a sample."""
        return float(np.median(self.lengths_s)) if self.sample_s is None else self.sample_s


@dataclass(frozen=True)
class SizeHistogram:
    """How large I/Os were: counts by exact size or by the size that they stand for."""

    sizes_bytes: Floats
    counts: Floats
    mean_bytes: float


@dataclass(frozen=True)
class DiskShape:
    """What histograms and traces say of a disk beside rates: sizes, order, queue."""

    entity: str
    reads: SizeHistogram
    writes: SizeHistogram
    read_random_fraction: float | None
    write_random_fraction: float | None
    read_latency_s: float | None
    write_latency_s: float | None


@dataclass(frozen=True)
class Note:
    """Something about a file that people should know: what was skipped, guessed or repaired, and where."""

    text: str
    row: int | None = None
    column: int | str | None = None


@dataclass(frozen=True)
class Measured:
    """What a file holds.

    Attributes
    ----------
    tool
        Who wrote it, in the words of the field, e.g. *esxtop*.
    series
        Of the entities that count: children or roll-ups, never both.
    notes
        For the preview: rows used and skipped and why, and what was guessed.
    n_rows_used, n_rows_skipped
        Rows of the file.
    """

    tool: str
    clock: Clock | None
    series: tuple[Series, ...]
    shapes: tuple[DiskShape, ...] = ()
    notes: tuple[Note, ...] = ()
    n_rows_used: int = 0
    n_rows_skipped: int = 0
    facts: Mapping[str, str] = field(default_factory=dict)
    """What else the file says of itself: host, time zone, counters that were found."""
