"""Percentiles of a response-time histogram: 128 cells per octave, with I/Os spread evenly within a cell."""

import numpy as np

from stormsizer.discrete_event import kernel
from stormsizer.storage.trace import Floats

LEAST_BEYOND = 10
"""Minimum number of I/Os beyond a percentile for it to be reported."""
CELLS_SHOWN_PER_OCTAVE = 8


def edges_s() -> Floats:
    """Return the cell edges in seconds, 128 equal cells per octave, shape (N_CELLS + 1,)."""
    bits = (np.arange(kernel.N_CELLS + 1, dtype=np.int64) + kernel.FIRST_CELL) << kernel.CELL_BITS
    return bits.view(np.float64)


def percentile_s(cells: kernel.Ints, share: float) -> float | None:
    """Return the response time that ``share`` of the I/Os do not exceed; ``None`` if fewer than ten I/Os exceed it."""
    n = int(cells.sum())
    if n * (1.0 - share) < LEAST_BEYOND - 1e-9:
        return None
    upto = np.cumsum(cells)
    rank = share * n
    cell = int(np.searchsorted(upto, rank))
    inside = (rank - (upto[cell] - cells[cell])) / cells[cell]
    edges = edges_s()
    return float(edges[cell] + inside * (edges[cell + 1] - edges[cell]))


def shown(cells: kernel.Ints) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return upper edges in seconds and shares of the I/Os, eight cells per octave, without empty cells at the ends."""
    per_cell = (1 << 52 - kernel.CELL_BITS) // CELLS_SHOWN_PER_OCTAVE
    coarse = cells.reshape(-1, per_cell).sum(axis=1)
    (filled,) = np.nonzero(coarse)
    if len(filled) == 0:
        return (), ()
    kept = slice(filled[0], filled[-1] + 1)
    upper = edges_s()[per_cell::per_cell][kept]
    return tuple(upper.tolist()), tuple((coarse[kept] / coarse.sum()).tolist())
