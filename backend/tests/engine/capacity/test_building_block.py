"""The 3/25/72% rule compared with the measured pool."""

from __future__ import annotations

import pytest

from stormsizer.capacity import building_block
from stormsizer.capacity.building_block import RULE, TESTED
from tests.support.languages import english


def test_rule_reproduces_the_tested_pool() -> None:
    """Three drives of each kind, 4.8 TB usable; 240 GB hot, 300 GB of flash."""
    block = building_block(n_desktops=500, shares=TESTED)
    assert block.usable_gb == pytest.approx(4800)
    assert [tier.n_drives for tier in block.tiers] == [3, 3, 3]
    assert [tier.usable_gb for tier in block.tiers] == [200, 600, 4000]
    assert (block.fast_cache_gb, block.hot_gb, block.flash_gb) == pytest.approx((100, 240, 300))
    assert block.cached_io_fraction == pytest.approx(0.95 + 0.05 * 0.0125 / 0.95)


def test_rule_has_less_flash_than_hot_data_and_relies_on_its_cache() -> None:
    """3% of 4.8 TB are 144 GB of 240: 57% of the I/O; with FAST Cache 244 GB, just enough."""
    block = building_block(n_desktops=500)
    flash, sas, nl_sas = block.tiers
    assert [tier.gb for tier in block.tiers] == pytest.approx([144, 1200, 3456])
    assert [tier.n_drives for tier in block.tiers] == [3, 6, 3]
    assert flash.io_fraction == pytest.approx(0.57)
    assert flash.io_fraction + sas.io_fraction + nl_sas.io_fraction == pytest.approx(1)
    assert block.cached_io_fraction == pytest.approx(0.95, abs=0.001)
    assert "covers the hot data" in english(block.sentences[1])


def test_number_of_desktops_follows_from_capacity() -> None:
    block = building_block(usable_gb=48_000)
    assert (block.n_desktops, block.fast_cache_gb) == (5_000, 1_000)


def test_given_capacity_with_few_desktops_leaves_hot_blocks_on_disk() -> None:
    block = building_block(n_desktops=500, usable_gb=20_000)
    assert block.flash_gb == pytest.approx(700)
    assert "does not cover" in english(block.sentences[1])


def test_tier_fractions_add_up_to_one() -> None:
    assert sum(RULE.values()) == pytest.approx(1)
    assert [round(share, 2) for share in TESTED.values()] == [0.04, 0.12, 0.83]


@pytest.mark.parametrize("asked", [{}, {"n_desktops": 0}, {"usable_gb": -1.0}])
def test_empty_building_block_is_rejected(asked: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"n_desktops|building block"):
        building_block(**asked)  # type: ignore[arg-type]
