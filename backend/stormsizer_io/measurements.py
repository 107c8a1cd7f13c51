"""Results of the readers, with the same structure for all tools. Values are in SI units and instants in UTC."""

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
HelpfulOption = Literal["n_desktops", "spread_evenly", "mapping", "date_order"]
"""Import option that can make a file readable."""


class ImportRefusedError(ValueError):
    """Error raised if a file or a part of it cannot be imported.

    Attributes
    ----------
    row, column
        Position in the file, counted from 1; None for the file as a whole. A column may also be a name.
    given, allowed
        The value found, truncated, and the allowed values.
    option
        Import option that makes the file readable.
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
    """Kind of entity that a counter measures."""

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
        Mean rates over each interval.
    read_bytes_per_s, write_bytes_per_s
        Mean throughput. I/O sizes are sums of bytes over sums of I/Os, never means of ratios.
    read_latency_s, write_latency_s
        Mean per I/O; NaN if the tool does not report it or if there were no reads (writes).
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
    """Sampling intervals of a file.

    Attributes
    ----------
    ends_s
        (n,) Ends of the intervals, seconds since ``starts_at``, ascending.
    lengths_s
        (n,) Lengths of the intervals, computed from the timestamps and never from the configured interval.
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
        """Typical sampling interval, in seconds."""
        return float(np.median(self.lengths_s)) if self.sample_s is None else self.sample_s


@dataclass(frozen=True)
class SizeHistogram:
    """Distribution of I/O sizes, with counts by exact or representative size."""

    sizes_bytes: Floats
    counts: Floats
    mean_bytes: float


@dataclass(frozen=True)
class DiskShape:
    """Properties of a disk's I/Os other than rates, from histograms and traces: sizes, access pattern, latency."""

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
    """Number of occurrences; the position is that of the first one."""


@dataclass(frozen=True)
class Measured:
    """Measurements read from a file.

    Attributes
    ----------
    tool
        Tool that wrote the file, for example *esxtop*.
    series
        Series of the selected entities: children or roll-ups, never both.
    notes
        Notes for the preview: skipped rows with reasons, and inferred values.
    n_rows_used, n_rows_skipped
        Number of rows used and skipped.
    """

    tool: str
    clock: Clock | None
    series: tuple[Series, ...]
    shapes: tuple[DiskShape, ...] = ()
    notes: tuple[Note, ...] = ()
    n_rows_used: int = 0
    n_rows_skipped: int = 0
    facts: Mapping[str, str] = field(default_factory=dict)
    """Other metadata from the file: host, time zone, counters found."""
