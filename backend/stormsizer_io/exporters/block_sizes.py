"""I/O block sizes with a given mean, in the whole percentages and whole blocks that load generators accept."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from stormsizer.storage.trace import Floats
from stormsizer_io.exporters.event_loads import Direction, SizeShare

SECTOR_BYTES = 512
BLOCK_BYTES = 4096
N_CLASSES = 5
"""Number of sizes used to represent a mean: the smallest and its four doublings."""
NEARLY_A_BLOCK = 0.97
"""A mean from this fraction of 4 KiB up to 4 KiB is treated as 4 KiB, because studies print 4 kB for 4 KiB."""
HIGHEST_FILL = 0.7
"""Maximum mean, as a fraction of the largest size that represents it."""


@dataclass(frozen=True)
class Split:
    """Block sizes in bytes, ascending, and their shares in whole percentages, which sum to 100."""

    sizes: tuple[int, ...]
    percents: tuple[int, ...]

    @property
    def mean_bytes(self) -> float:
        """Mean size in bytes."""
        return sum(size * percent for size, percent in zip(self.sizes, self.percents, strict=True)) / 100


def split_of(direction: Direction) -> Split:
    """Return block sizes, and shares in whole percentages, with a mean as close as possible to the direction's.

    Unless all I/Os have the same size, the mean does not determine the distribution. The I/Os are then spread as evenly
    as the mean allows over a size and its doublings (the maximum-entropy distribution). All sizes are multiples of the
    smallest.
    """
    parts = direction.sizes if len(direction.sizes) == 1 else tuple(_of_doublings(share) for share in direction.sizes)
    start = min(_start(share) for share in parts)
    shares: dict[int, float] = {}
    for share in parts:
        for size, fraction in _spread(share, start):
            shares[size] = shares.get(size, 0.0) + fraction * share.fraction
    sizes = np.array(sorted(shares))
    wanted = np.array([shares[int(size)] for size in sizes])
    percents = _whole(wanted / wanted.sum())
    mean = sum(_mean(share) * share.fraction for share in parts)
    percents = _fitted(percents, sizes, mean)
    kept = percents > 0
    return Split(tuple(int(s) for s in sizes[kept]), tuple(int(p) for p in percents[kept]))


def _of_doublings(share: SizeShare) -> SizeShare:
    """Mark a size in a mix as inexact unless it is a power of two, so that the smallest size divides all others."""
    doubled = share.mean_bytes >= SECTOR_BYTES and math.log2(share.mean_bytes).is_integer()
    return share if doubled else replace(share, is_exact=False)


def _is_one_size(share: SizeShare) -> bool:
    return (share.is_exact and share.mean_bytes % SECTOR_BYTES == 0) or share.mean_bytes <= SECTOR_BYTES


def _mean(share: SizeShare) -> float:
    if share.mean_bytes <= SECTOR_BYTES:
        return SECTOR_BYTES
    nearly = NEARLY_A_BLOCK * BLOCK_BYTES <= share.mean_bytes < BLOCK_BYTES
    return BLOCK_BYTES if nearly and not _is_one_size(share) else share.mean_bytes


def _start(share: SizeShare) -> int:
    """Return the base unit for a share: a size that divides all of its block sizes."""
    mean = _mean(share)
    if _is_one_size(share):
        return math.gcd(round(mean), BLOCK_BYTES) if mean >= BLOCK_BYTES else SECTOR_BYTES
    return BLOCK_BYTES if mean >= BLOCK_BYTES else SECTOR_BYTES


def _spread(share: SizeShare, start: int) -> list[tuple[int, float]]:
    mean = _mean(share)
    if _is_one_size(share):
        return [(round(mean), 1.0)]
    while mean > HIGHEST_FILL * start * 2 ** (N_CLASSES - 1):
        start *= 2
    sizes: Floats = np.ldexp(float(start), np.arange(N_CLASSES))
    return [(int(size), float(p)) for size, p in zip(sizes, _flattest(sizes, mean), strict=True)]


def _flattest(sizes: Floats, mean: float) -> Floats:
    """Return the maximum-entropy shares with a given mean, shape (n,): proportional to exp(t · size)."""
    scaled = sizes / sizes[0]
    low, high = -60.0, 60.0
    for _ in range(60):
        middle = (low + high) / 2
        if float(_tilted(scaled, middle) @ sizes) < mean:
            low = middle
        else:
            high = middle
    return _tilted(scaled, (low + high) / 2)


def _tilted(scaled: Floats, t: float) -> Floats:
    exponents = t * scaled
    weights = np.exp(exponents - exponents.max())
    shares: Floats = weights / weights.sum()
    return shares


def _whole(shares: Floats) -> Floats:
    """Return whole percentages that sum to 100, by the largest remainder method."""
    exact = 100 * shares
    percents = np.floor(exact)
    most_left = np.argsort(percents - exact, kind="stable")
    percents[most_left[: round(100 - percents.sum())]] += 1
    return percents


def _fitted(percents: Floats, sizes: Floats, mean: float) -> Floats:
    """Move single percentage points, up to two at a time, as long as this brings the mean closer to the target."""
    moves = _moves(len(sizes))
    while len(moves):
        error = float(percents @ sizes) / 100 - mean
        candidates = percents + moves
        errors = np.abs(candidates @ sizes / 100 - mean)
        errors[(candidates < 0).any(axis=1)] = np.inf
        best = int(np.argmin(errors))
        if errors[best] >= abs(error) - 1e-9:
            break
        percents = candidates[best]
    return percents


def _moves(n: int) -> Floats:
    """Return all moves of one percentage point between two sizes, and all sums of two such moves, shape (k, n)."""
    single = [np.eye(n)[i] - np.eye(n)[j] for i in range(n) for j in range(n) if i != j]
    return np.array([*single, *(a + b for a in single for b in single)]).reshape(-1, n)


def byte_sizes(sizes: Sequence[int]) -> tuple[str, ...]:
    """Return sizes in the notation of load generators.

    >>> byte_sizes((512, 4096, 1_048_576))
    ('512', '4k', '1m')
    """
    return tuple(_written(size) for size in sizes)


def _written(size: int) -> str:
    for unit, letter in ((1024**2, "m"), (1024, "k")):
        if size % unit == 0:
            return f"{size // unit}{letter}"
    return str(size)
