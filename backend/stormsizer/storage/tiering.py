"""Distribution of the I/O over the tiers."""

import math
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from stormsizer.model.catalog import ArrayModel, WorkloadProfile
from stormsizer.model.scenario import Pool

SUSTAINED_USE = 0.7
"""Maximum drive utilization at which an array leaves blocks in place; the usual planning limit for disk drives."""
Numbers = float | NDArray[np.float64]
"""A number, or an array with one number per configuration."""


def captured(hot_io_fraction: float, hot_capacity_fraction: float, capacity_fraction: Numbers) -> Numbers:
    """Return the share of the I/O that goes to the hottest ``capacity_fraction`` of the data.

    The function is piecewise linear through the one known point: all blocks in the hot part are equally hot, and all
    other blocks are equally cold. (A power law through the same point would put 79% of the I/O on a millionth of the
    capacity.)

    >>> float(captured(0.95, 0.05, 0.05)), round(float(captured(0.95, 0.05, 0.0625)), 3)
    (0.95, 0.951)
    """
    hot = hot_io_fraction * capacity_fraction / hot_capacity_fraction
    cold = (np.minimum(1.0, capacity_fraction) - hot_capacity_fraction) / (1.0 - hot_capacity_fraction)
    beyond = hot_io_fraction + (1.0 - hot_io_fraction) * cold
    return np.where(capacity_fraction <= hot_capacity_fraction, hot, beyond)


def tier_shares(
    array: ArrayModel,
    usable_gb: Sequence[Numbers],
    cache_gb: Numbers,
    pools: Iterable[tuple[Pool, WorkloadProfile]],
    stored_gb: Numbers,
    most_on_drives: Numbers = math.inf,
) -> tuple[Numbers, ...]:
    """Return the share of the I/O on each tier, fastest first; arrays hold one value per configuration.

    A faster tier's share combines the I/O on its blocks under ideal placement, weighted by the family's tiering
    efficiency, and its share of the capacity, weighted by the remainder. The tier for new blocks gets the rest of the
    I/O, but no more than its drives sustain: beyond that, blocks move to the next faster tier as under ideal placement.
    A read-write cache counts as part of the first tier, whose hottest blocks it holds. The I/O of a profile without
    skew data is spread evenly over its data.

    Parameters
    ----------
    usable_gb
        Usable capacity of each tier.
    cache_gb
        Capacity of the read-write cache; 0 if there is none.
    stored_gb
        Data stored on the array. If the fastest tier can hold a tenth of it, it holds the hottest tenth, even if the
        other tiers have free space.
    most_on_drives
        Share of the I/O that the drives of the tier for new blocks sustain.
    """
    if array.tiering is None:
        return (1.0,)
    efficiency = array.tiering.efficiency.known
    placed = array.placed_tier
    total_gb = np.minimum(stored_gb, sum(usable_gb))
    weighted = list(pools)
    n_desktops = sum(pool.n_desktops for pool, _ in weighted)
    shares: list[Numbers] = [0.0] * len(usable_gb)
    above: Numbers = 0.0
    for i, gb in enumerate(usable_gb[:placed]):
        top = sum(usable_gb[: i + 1]) + cache_gb
        by_skew = (
            sum(pool.n_desktops * _captured_by(profile, top / total_gb) for pool, profile in weighted) / n_desktops
        )
        shares[i] = efficiency * (by_skew - above) + (1.0 - efficiency) * np.minimum(1.0, gb / total_gb)
        above = by_skew
    rest = 1.0 - sum(shares)
    if placed:
        kept = np.maximum(np.minimum(rest, most_on_drives), np.minimum(rest, 1.0 - above))
        shares[placed - 1] = shares[placed - 1] + (rest - kept)
        rest = kept
    shares[placed] = rest
    return tuple(shares)


def _captured_by(profile: WorkloadProfile, capacity_fraction: Numbers) -> Numbers:
    working_set = profile.working_set
    if working_set.hot_io_fraction is None or working_set.hot_capacity_fraction is None:
        return np.minimum(1.0, capacity_fraction)
    return captured(working_set.hot_io_fraction.known, working_set.hot_capacity_fraction.known, capacity_fraction)
