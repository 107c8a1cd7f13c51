"""Values that no storage can have, such as those of wrapped counters; they are dropped and listed by row.

Three checks, from the surest to the least sure:

1. A *ceiling* for each quantity, a multiple of the best that today's storage does.
2. The mean *size* of an I/O in a sample, which is at least one sector and at most the largest transfer of an operating
   system. Bytes without enough I/Os, or I/Os without enough bytes, come from a counter that wrapped.
3. *Isolated outliers*: one sample that is both beyond what a single sample usually reaches and 20 times as high as all
   other samples of the counter, apart from a few, and as its neighbors. Storms last for several samples and remain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import Listing, Message, Quantity, Text, msg
from stormsizer.units import BYTES_PER_MB, BYTES_PER_MIB
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.measurements import EntityKind, Floats

GUESTS = frozenset({EntityKind.VM, EntityKind.DISK})
SMALLEST_IO_BYTES, LARGEST_IO_BYTES = 128.0, 16 * BYTES_PER_MIB
"""Limits of the mean I/O size in a sample: a sector of 512 bytes and transfers of a few MiB, with a margin."""
FEWEST_SMALL_IOS = 1_000.0
"""I/Os per second from which their bytes are known well enough, because tools round bytes."""
OUTLIER_RATIO = 20.0
OTHERS_FRACTION, FEWEST_OTHERS = 0.01, 3
"""Share, and minimum number, of the highest samples that may be outliers themselves."""
FEWEST_SAMPLES = 8
MOST_ROWS, MOST_COUNTERS = 12, 20
RESET, ABOVE_CEILING = msg("import-why-reset"), msg("import-why-ceiling")
IMPOSSIBLE_SIZE, OUTLIER = msg("import-why-size"), msg("import-why-outlier")
"""Reasons for dropping a value."""


@dataclass(frozen=True)
class _Plausible:
    """What is plausible for a quantity, each for a guest or one of its disks, and for a host or volume.

    Attributes
    ----------
    label
        Its name in mid-sentence.
    ceilings
        Highest values.
    usual
        Values up to which a sample is never an outlier.
    """

    label: Message
    unit: str
    ceilings: tuple[float, float]
    usual: tuple[float, float] = (np.inf, np.inf)


_IOS = ((2e6, 2e7), (2e4, 2e5))
_BYTES = ((1e11, 2e12), (2.5e8, 5e9))
_SECONDS = (600.0, 600.0)
_SIZES = (float(LARGEST_IO_BYTES), float(LARGEST_IO_BYTES))
_PLAUSIBLE = {
    "reads_iops": _Plausible(msg("measure-reads"), "1/s", *_IOS),
    "writes_iops": _Plausible(msg("measure-writes"), "1/s", *_IOS),
    "ios": _Plausible(msg("measure-ios"), "1/s", *_IOS),
    "read_bytes_per_s": _Plausible(msg("measure-read-bytes"), "MB/s", *_BYTES),
    "write_bytes_per_s": _Plausible(msg("measure-write-bytes"), "MB/s", *_BYTES),
    "read_latency_s": _Plausible(msg("measure-read-latency"), "s", _SECONDS),
    "write_latency_s": _Plausible(msg("measure-write-latency"), "s", _SECONDS),
    "latency_s": _Plausible(msg("measure-latency"), "s", _SECONDS),
    "read_size_bytes": _Plausible(msg("measure-read-size"), "MB", _SIZES),
    "write_size_bytes": _Plausible(msg("measure-write-size"), "MB", _SIZES),
    "size_bytes": _Plausible(msg("measure-size"), "MB", _SIZES),
    "queue": _Plausible(msg("measure-queue"), "", (1e6, 1e7)),
}
"""By the field of a series, or the measure of a table, in SI units."""


def ceiling(quantity: str, kind: EntityKind) -> float:
    """Return the highest plausible value of a quantity, in SI units."""
    return _PLAUSIBLE[quantity].ceilings[kind not in GUESTS] if quantity in _PLAUSIBLE else np.inf


def usual(quantity: str, kind: EntityKind) -> float:
    """Return the value up to which a sample is never an outlier; infinite if the quantity may have any outliers."""
    return _PLAUSIBLE[quantity].usual[kind not in GUESTS] if quantity in _PLAUSIBLE else np.inf


def outliers(values: Floats, usual_most: float) -> NDArray[np.bool_]:
    """Return which samples of one counter, (n,), are isolated outliers.

    >>> outliers(np.r_[np.full(20, 5.0), 3e6, np.full(20, 6.0)], 2e4).nonzero()[0].tolist()
    [20]
    """
    nothing = np.zeros(values.size, dtype=np.bool_)
    known = np.flatnonzero(np.isfinite(values))
    if known.size < FEWEST_SAMPLES:
        return nothing
    found = values[known]
    n_others = max(FEWEST_OTHERS, round(OTHERS_FRACTION * found.size))
    others = float(np.partition(found, -n_others - 1)[-n_others - 1])
    padded = np.concatenate(([0.0], found, [0.0]))
    neighbors = np.maximum(padded[:-2], padded[2:])
    nothing[known] = (found > max(usual_most, OUTLIER_RATIO * others)) & (found > OUTLIER_RATIO * neighbors)
    return nothing


@dataclass
class _Cells:
    """Dropped values of one counter."""

    rows: list[int]
    highest: float


class Dropped:
    """Collector of dropped values; the notes list them by counter, or by row if many counters are concerned."""

    def __init__(self) -> None:
        self._found: dict[Message, dict[tuple[str, str, int | str | None], _Cells]] = {}

    def add(self, why: Message, row: int, value: float, entity: str, quantity: str, column: int | str | None) -> None:
        """Add a value.

        Parameters
        ----------
        why
            Reason, one of those above.
        quantity
            Name of the field of a series.
        column
            Column in the file.
        """
        counters = self._found.setdefault(why, {})
        cells = counters.setdefault((entity, quantity, column), _Cells([], value))
        cells.rows.append(row)
        cells.highest = max(cells.highest, value, key=abs)

    def note(self, noting: Noting) -> None:
        """Add a note for each counter and reason."""
        for why, counters in self._found.items():
            if len(counters) > MOST_COUNTERS:
                rows = sorted({row for cells in counters.values() for row in cells.rows})
                noting.add(msg("import-dropped-of-many", n=len(counters), rows=_rows(rows), why=why), rows[0])
                continue
            for (entity, quantity, column), cells in counters.items():
                text = msg(
                    "import-dropped",
                    n=len(cells.rows),
                    counter=_PLAUSIBLE[quantity].label,
                    entity=entity,
                    rows=_rows(cells.rows),
                    highest=_shown(cells.highest, quantity),
                    why=why,
                )
                noting.add(text, cells.rows[0], column)


def _shown(value: float, quantity: str) -> Quantity:
    unit = _PLAUSIBLE[quantity].unit
    return Quantity(value / (BYTES_PER_MB if unit.startswith("MB") else 1.0), unit, 3)


def _rows(rows: Sequence[int]) -> Text | Listing:
    numbers = tuple(str(row) for row in rows[:MOST_ROWS])
    if len(rows) <= MOST_ROWS:
        return Listing(numbers)
    return _and_more(numbers, len(rows) - len(numbers))


def _and_more(numbers: Sequence[str], n_more: int) -> Message:
    return msg("import-rows-and-more", rows=", ".join(numbers), n=n_more)
