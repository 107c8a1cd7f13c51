"""How much of a file a reader takes: the defaults of all readers in one place."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.measurements import ImportRefusedError

EXCEL_COLUMNS = 16_384
"""What a worksheet holds: a table of exactly so many columns has been cut off there."""


@dataclass(frozen=True)
class Limits:
    """What a reader refuses to go beyond.

    Attributes
    ----------
    bytes_read
        Of the file, unpacked.
    unpacking_ratio
        Bytes unpacked for one packed, once ``free_bytes`` are unpacked.
    line_chars, cell_chars
        Of one line of text; of one cell of a workbook, or of a header.
    values_kept
        Numbers held in memory; series that need more are kept at coarser intervals.
    entities
        Disks, machines and volumes of one file.
    seconds
        Of work, by ``now``.
    """

    bytes_read: int = 2 * 1024**3
    unpacking_ratio: float = 200.0
    free_bytes: int = 16 * 1024**2
    rows: int = 2_000_000
    columns: int = 100_000
    line_chars: int = 32 * 1024**2
    cell_chars: int = 2_000
    values_kept: int = 16_000_000
    entities: int = 20_000
    seconds: float = 120.0
    now: Callable[[], float] = time.monotonic


DEFAULT_LIMITS = Limits()
WORKBOOK_LIMITS = Limits(
    bytes_read=300 * int(BYTES_PER_MIB), rows=200_000, columns=2_000, cell_chars=32_767, seconds=60
)
"""Cells as long as Excel's own; rows of an estate far beyond the largest."""
PACKED_BYTES = 50 * int(BYTES_PER_MIB)
"""Of a workbook as it lies on the disk."""
MEMBERS, DIRECTORY_BYTES = 2_000, 2 * int(BYTES_PER_MIB)
"""Of a ZIP container, and of its table of contents."""


class Budget:
    """What one reading has used of its limits; every charge beyond them is refused."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._bytes = 0
        self._began = limits.now()

    def charge_bytes(self, unpacked: int, packed_so_far: int | None = None) -> None:
        """Count unpacked bytes, look at the clock, and at the ratio where the file is packed."""
        self._bytes += unpacked
        limits = self.limits
        if self._bytes > limits.bytes_read:
            raise ImportRefusedError("The file is too large", given=f"{self._bytes} bytes", allowed=_bytes(limits))
        if limits.now() - self._began > limits.seconds:
            raise ImportRefusedError("Reading the file takes too long", allowed=f"{limits.seconds:g} s")
        if packed_so_far and self._bytes > max(limits.free_bytes, packed_so_far * limits.unpacking_ratio):
            raise ImportRefusedError(
                "The file unpacks to too much", given=f"{self._bytes} bytes", allowed=f"{limits.unpacking_ratio:g} : 1"
            )

    def check_rows(self, row: int) -> None:
        """Refuse a row beyond the limit."""
        if row > self.limits.rows:
            raise ImportRefusedError("The file has too many rows", row=row, allowed=f"{self.limits.rows} rows")

    def check_columns(self, n_columns: int, row: int) -> None:
        """Refuse a row that is too wide."""
        if n_columns > self.limits.columns:
            raise ImportRefusedError(
                "The file has too many columns",
                row=row,
                given=f"{n_columns} columns",
                allowed=f"{self.limits.columns} columns",
            )

    def check_entities(self, n_entities: int) -> None:
        """Refuse a file of too many disks or machines."""
        if n_entities > self.limits.entities:
            raise ImportRefusedError(
                "The file holds too many disks", given=str(n_entities), allowed=str(self.limits.entities)
            )


def _bytes(limits: Limits) -> str:
    return f"{limits.bytes_read} bytes"
