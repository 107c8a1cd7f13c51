"""Result of a reader: the same structure, regardless of the tool that wrote the file. SI units; instants in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import Message, Text

Floats = NDArray[np.float64]
HelpfulOption = Literal["n_desktops", "spread_evenly", "mapping"]
"""Import option that makes a file readable."""


class ImportRefusedError(ValueError):
    """The file cannot be read as the given format.

    Attributes
    ----------
    row, column
        Position, counted from 1; None for the file as a whole. Columns may be named.
    given, allowed
        The value found, truncated, and what is allowed.
    option
        Import option with which the file can be read.
    """

    def __init__(
        self,
        message: Message,
        *,
        row: int | None = None,
        column: int | str | None = None,
        given: Text = "",
        allowed: Text = "",
        option: HelpfulOption | None = None,
    ) -> None:
        super().__init__(message.id)
        self.message, self.row, self.column, self.allowed = message, row, column, allowed
        self.option = option
        self.given = given[:80] if isinstance(given, str) else given


class EntityKind(StrEnum):
    """Level that a counter measures."""

    VM = "vm"
    DISK = "disk"
    HOST = "host"
    VOLUME = "volume"
    """Shared storage: a datastore or a LUN."""


@dataclass(frozen=True)
class Series:
    """Activity of one entity per interval. All arrays have the shape (n,); NaN where nothing was measured.

    Attributes
    ----------
    reads_iops, writes_iops
        Means over each interval.
    read_bytes_per_s, write_bytes_per_s
        I/O sizes follow from sums of bytes over sums of I/Os, never from means of ratios.
    read_latency_s, write_latency_s
        Means per I/O; NaN if the tool does not report them, or if there were no reads or writes.
    queue
        I/Os in flight.
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
        (n,) Ends of the intervals, seconds since ``starts_at``, ascending.
    lengths_s
        (n,) Lengths of the intervals: computed from the instants, never taken from the configured interval.
    starts_at
        Start of the first interval, UTC; None if the file has no clock of its own.
    sample_s
        Typical sample length, if samples of different machines overlap and intervals are shorter; otherwise None.
    """

    ends_s: Floats
    lengths_s: Floats
    starts_at: datetime | None
    sample_s: float | None = None

    @property
    def usual_s(self) -> float:
        """Typical sample length."""
        return float(np.median(self.lengths_s)) if self.sample_s is None else self.sample_s


@dataclass(frozen=True)
class SizeHistogram:
    """Distribution of I/O sizes: counts by exact size or by a representative size."""

    sizes_bytes: Floats
    counts: Floats
    mean_bytes: float


@dataclass(frozen=True)
class DiskShape:
    """Properties of a disk from histograms and traces, in addition to rates: sizes, access pattern, queue depth."""

    entity: str
    reads: SizeHistogram
    writes: SizeHistogram
    read_random_fraction: float | None
    write_random_fraction: float | None
    read_latency_s: float | None
    write_latency_s: float | None


@dataclass(frozen=True)
class Note:
    """Note on a file: rows skipped, values inferred or repaired, and where."""

    text: Text
    row: int | None = None
    column: int | str | None = None
    times: int = 1
    """Number of times it was noted; the position is that of the first occurrence."""


@dataclass(frozen=True)
class Measured:
    """Content of a file.

    Attributes
    ----------
    tool
        Tool that wrote it, for example *esxtop*.
    series
        Series of the entities that count: children or roll-ups, never both.
    notes
        For the preview: rows used and skipped with reasons, and inferred values.
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
    """Further metadata of the file: host, time zone, counters found."""
