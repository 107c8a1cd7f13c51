"""Limits of the importers, with defaults for all readers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from stormsizer.messages.text import Message, Quantity, msg, shown
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.measurements import ImportRefusedError

EXCEL_COLUMNS = 16_384
"""Maximum width of a worksheet: a table with exactly this many columns is assumed to be truncated."""


@dataclass(frozen=True)
class Limits:
    """Limits of a reader.

    Attributes
    ----------
    bytes_read
        Maximum size of the file, uncompressed.
    unpacking_ratio
        Maximum uncompressed bytes per compressed byte, after the first ``free_bytes``.
    line_chars, cell_chars
        Maximum length of one line of text, and of one cell of a workbook or header.
    values_kept
        Maximum numbers kept in memory; larger series are stored at coarser intervals.
    entities
        Maximum number of disks, machines and volumes per file.
    seconds
        Maximum duration of the import, measured with ``now``.
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
"""Limits for workbooks: cells as long as Excel allows, and more rows than the largest environment needs."""
PACKED_BYTES = 50 * int(BYTES_PER_MIB)
"""Maximum compressed size of a workbook file."""
MEMBERS, DIRECTORY_BYTES = 2_000, 2 * int(BYTES_PER_MIB)
"""Maximum number of members in a ZIP container, and maximum size of its directory in bytes."""


class Budget:
    """Resources used by one import; any use beyond the limits is rejected."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._bytes = 0
        self._began = limits.now()

    def charge_bytes(self, unpacked: int, packed_so_far: int | None = None) -> None:
        """Count uncompressed bytes, and check the time and the compression ratio."""
        self._bytes += unpacked
        limits = self.limits
        if self._bytes > limits.bytes_read:
            raise ImportRefusedError(
                msg("import-too-large"), given=_bytes(self._bytes), allowed=_bytes(limits.bytes_read)
            )
        if limits.now() - self._began > limits.seconds:
            raise ImportRefusedError(msg("import-too-slow"), allowed=shown(Quantity(limits.seconds, "s", 6)))
        if packed_so_far and self._bytes > max(limits.free_bytes, packed_so_far * limits.unpacking_ratio):
            raise ImportRefusedError(
                msg("import-unpacks-to-too-much"), given=_bytes(self._bytes), allowed=f"{limits.unpacking_ratio:g} : 1"
            )

    def check_rows(self, row: int) -> None:
        """Reject a row beyond the limit."""
        if row > self.limits.rows:
            raise ImportRefusedError(
                msg("import-too-many-rows"),
                row=row,
                allowed=msg("allowed-at-most", amount=Quantity(self.limits.rows, "")),
            )

    def check_columns(self, n_columns: int, row: int) -> None:
        """Reject a row with too many columns."""
        if n_columns > self.limits.columns:
            raise ImportRefusedError(
                msg("import-too-many-columns"),
                row=row,
                given=str(n_columns),
                allowed=msg("allowed-at-most", amount=Quantity(self.limits.columns, "")),
            )

    def check_entities(self, n_entities: int) -> None:
        """Reject a file with too many disks or machines."""
        if n_entities > self.limits.entities:
            raise ImportRefusedError(
                msg("import-too-many-disks"), given=str(n_entities), allowed=str(self.limits.entities)
            )


def _bytes(n: int) -> Message:
    return msg("given-bytes", n=n)
