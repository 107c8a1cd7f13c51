"""Building block from the VNX5500 study (3% flash, 25% SAS, 72% NL-SAS), and the weaknesses of this mix."""

import math
from collections.abc import Mapping

from stormsizer.messages.text import Message, Quantity, Text, msg
from stormsizer.model.provenance import Document
from stormsizer.storage.tiering import captured

RULE: Mapping[str, float] = {"flash": 0.03, "performance": 0.25, "capacity": 0.72}
"""Capacity shares that the study recommends in its introduction and conclusion but never measured."""
TESTED: Mapping[str, float] = {"flash": 200 / 4800, "performance": 600 / 4800, "capacity": 4000 / 4800}
"""Capacity shares, raw and usable alike, of the pool that the study measured; the study rounds them to 4:13:83."""
DRIVE_GB: Mapping[str, float] = {"flash": 100.0, "performance": 300.0, "capacity": 2000.0}
"""Capacity of the study's drives, by tier."""
GB_PER_DESKTOP = 4800 / 500
"""Usable pool capacity per desktop in the study: 4,800 GB for 500 desktops."""
FAST_CACHE_GB_PER_STEP, DESKTOPS_PER_STEP = 100.0, 500
"""Mirrored FAST Cache in the test, and the desktops it served. The study would double it for every 500 users."""
HOT_IO_FRACTION, HOT_CAPACITY_FRACTION = 0.95, 0.05
"""Skew measured by the study: 95% of the I/O on 5% of the capacity."""


class BlockTier(Document):
    """One tier of a building block."""

    id: str
    share_fraction: float
    gb: float
    """Usable capacity according to the tier's share."""
    n_drives: int
    """Number of drives, in whole RAID groups, that provide this capacity."""
    usable_gb: float
    """Usable capacity of these drives."""
    io_fraction: float
    """Share of the I/O that the tier would serve if the hottest blocks were always on the fastest drives."""


class BuildingBlock(Document):
    """Capacity and drives of each tier, and the consequences of the I/O skew."""

    n_desktops: int
    usable_gb: float
    tiers: tuple[BlockTier, ...]
    fast_cache_gb: float
    hot_gb: float
    """Capacity of the hot data, according to the skew."""
    flash_gb: float
    """Flash in the pool according to its share, plus FAST Cache."""
    cached_io_fraction: float
    """Maximum share of the I/O that this flash can serve."""
    sentences: tuple[Text, ...]


def building_block(
    *,
    n_desktops: int | None = None,
    usable_gb: float | None = None,
    shares: Mapping[str, float] = RULE,
    drive_gb: Mapping[str, float] = DRIVE_GB,
    n_data_per_group: int = 2,
) -> BuildingBlock:
    """Return the tiers for a number of desktops or a usable capacity; if one is omitted, the tested ratio applies.

    FAST Cache is assumed to grow by 100 GB for every 500 desktops or part of 500. (Doubling it each time, as the study
    says, would require 51 TB for 5,000 desktops.)

    Parameters
    ----------
    shares
        Capacity share of each tier, fastest first; the shares sum to 1.
    drive_gb
        Usable capacity per drive, by tier.
    n_data_per_group
        Data drives per RAID 5 group; the study uses groups of three drives.

    Raises
    ------
    ValueError
        If neither desktops nor capacity is given, or if either is not positive.
    """
    if n_desktops is None and usable_gb is None:
        raise ValueError("give `n_desktops` or `usable_gb`")
    total_gb = usable_gb if usable_gb is not None else (n_desktops or 0) * GB_PER_DESKTOP
    desktops = n_desktops if n_desktops is not None else math.floor(total_gb / GB_PER_DESKTOP + 1e-9)
    if total_gb <= 0 or (n_desktops is not None and n_desktops <= 0):
        raise ValueError(f"{desktops} desktops and {total_gb:g} GB make no building block")
    fast_cache_gb = FAST_CACHE_GB_PER_STEP * max(1, math.ceil(desktops / DESKTOPS_PER_STEP))
    tiers, above = [], 0.0
    for tier, share in shares.items():
        n_groups = math.ceil(share * total_gb / (n_data_per_group * drive_gb[tier]) - 1e-9)
        below = above + share
        tiers.append(
            BlockTier(
                id=tier,
                share_fraction=share,
                gb=share * total_gb,
                n_drives=n_groups * (n_data_per_group + 1),
                usable_gb=n_groups * n_data_per_group * drive_gb[tier],
                io_fraction=_captured(below) - _captured(above),
            )
        )
        above = below
    flash_gb = shares["flash"] * total_gb + fast_cache_gb
    hot_gb = HOT_CAPACITY_FRACTION * total_gb
    return BuildingBlock(
        n_desktops=desktops,
        usable_gb=total_gb,
        tiers=tuple(tiers),
        fast_cache_gb=fast_cache_gb,
        hot_gb=hot_gb,
        flash_gb=flash_gb,
        cached_io_fraction=_captured(flash_gb / total_gb),
        sentences=_sentences(shares, total_gb, hot_gb, fast_cache_gb),
    )


def _captured(capacity_fraction: float) -> float:
    return float(captured(HOT_IO_FRACTION, HOT_CAPACITY_FRACTION, capacity_fraction))


def _sentences(shares: Mapping[str, float], total_gb: float, hot_gb: float, cache_gb: float) -> tuple[Message, ...]:
    flash_gb = shares["flash"] * total_gb
    flash, cache = Quantity(flash_gb, "GB"), Quantity(cache_gb, "GB")
    alone = Quantity(_captured(shares["flash"]), "fraction")
    together = Quantity(_captured((flash_gb + cache_gb) / total_gb), "fraction")
    if flash_gb + cache_gb >= hot_gb:
        served = msg("building-block-flash-covers", flash=flash, alone=alone, cache=cache, together=together)
    else:
        served = msg("building-block-flash-misses", flash=flash, alone=alone, cache=cache, together=together)
    return (
        msg("building-block-skew", hot=Quantity(hot_gb, "GB")),
        served,
        msg("building-block-best-case"),
        msg("building-block-not-measured"),
    )
