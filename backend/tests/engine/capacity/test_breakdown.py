"""Space needed and offered, against sums by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.capacity import CapacityBreakdown, break_down
from stormsizer.scenario import Pool
from tests.engine import seeds

GIB_IN_GB = 1.073741824


def acme_pool(**changes: Any) -> Pool:
    """The sample's pool with some of its fields changed."""
    return seeds.acme_scenario().pools[0].model_copy(update=changes)


def broken_down(*pools: Pool, **array: Any) -> CapacityBreakdown:
    """The breakdown of some pools on the sample's array, some of whose choices are changed."""
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    configuration = scenario.array.model_copy(update=array)
    return break_down(
        pools or scenario.pools,
        configuration,
        catalog.arrays[configuration.model_id],
        catalog.drives[configuration.drive_id],
    )


def gb(breakdown: CapacityBreakdown, item_id: str) -> float:
    """One line."""
    return next(item.gb for item in (*breakdown.needed, *breakdown.offered) if item.id == item_id)


def test_acme_by_hand() -> None:
    """11 images of 20 GiB, 2,500 deltas of 1 GiB, 2,500 swap files of 1.5 GiB; 48 drives in three groups of 14 + 2."""
    space = broken_down()
    usable_gb = seeds.seed_catalog().drives["fc-450gb-15k"].usable_capacity_gb.known
    assert gb(space, "acme-images") == pytest.approx(11 * 20 * GIB_IN_GB)
    assert gb(space, "acme-deltas") == pytest.approx(2_500 * GIB_IN_GB)
    assert gb(space, "acme-swap") == pytest.approx(2_500 * 1.5 * GIB_IN_GB)
    assert space.needed_gb == pytest.approx((220 + 2_500 + 3_750) * GIB_IN_GB)
    assert gb(space, "drives") == pytest.approx(48 * usable_gb)
    assert gb(space, "parity") == pytest.approx(-6 * usable_gb)
    assert gb(space, "reserve") == pytest.approx(-42 * usable_gb * 0.1)
    assert space.usable_gb == pytest.approx(42 * usable_gb * 0.9)
    assert space.spare_fraction == pytest.approx(1 - space.needed_gb / space.usable_gb)


def test_full_clones_store_the_image_once_each() -> None:
    assert gb(broken_down(acme_pool(clone_type="full")), "acme-images") == pytest.approx(2_500 * 20 * GIB_IN_GB)


def test_reserved_memory_needs_no_swap_file() -> None:
    half = broken_down(acme_pool(memory_reservation_fraction=0.5))
    assert gb(half, "acme-swap") == pytest.approx(2_500 * 0.75 * GIB_IN_GB)
    whole = broken_down(acme_pool(memory_reservation_fraction=1.0))
    assert "acme-swap" not in {item.id for item in whole.needed}


def test_a_line_of_nothing_is_left_out() -> None:
    bare = broken_down(acme_pool(growth_gib_per_desktop=0.0, user_data_gib_per_desktop=0.0))
    assert [item.id for item in bare.needed] == ["acme-images", "acme-swap"]


counts = st.integers(1, 20_000)
gib = st.floats(0.0, 200.0)


@settings(max_examples=60)
@given(
    n=counts,
    image=st.floats(0.1, 100.0),
    copies=st.integers(1, 50),
    growth=gib,
    user=gib,
    reserved=st.floats(0.0, 1.0),
    n_drives=st.integers(3, 480),
)
def test_the_lines_add_up(
    n: int, image: float, copies: int, growth: float, user: float, reserved: float, n_drives: int
) -> None:
    space = broken_down(
        acme_pool(
            n_desktops=n,
            image_gib=image,
            n_image_copies=copies,
            growth_gib_per_desktop=growth,
            user_data_gib_per_desktop=user,
            memory_reservation_fraction=reserved,
        ),
        n_drives=n_drives,
    )
    assert sum(item.gb for item in space.needed) == pytest.approx(space.needed_gb)
    assert sum(item.gb for item in space.offered) == pytest.approx(space.usable_gb)
    assert space.needed_gb == pytest.approx(
        (copies * image + n * (growth + user + 1.5 * (1 - reserved))) * GIB_IN_GB, rel=1e-9
    )
    assert 0 < space.usable_gb < n_drives * 450
    assert all(item.gb >= 0 for item in space.needed)


def test_pools_are_added() -> None:
    both = broken_down(acme_pool(), acme_pool(id="other", n_desktops=100))
    alone = broken_down(acme_pool()).needed_gb + broken_down(acme_pool(n_desktops=100)).needed_gb
    assert both.needed_gb == pytest.approx(alone)
    assert len({item.id for item in both.needed}) == len(both.needed)


def test_what_does_not_fit_leaves_less_than_nothing() -> None:
    assert broken_down(acme_pool(n_desktops=100_000)).spare_fraction < 0


def test_a_formula_says_the_arithmetic_that_was_done() -> None:
    for item in broken_down().needed:
        counted = re.fullmatch(r"([\d,]+) × ([\d.]+) GiB", item.formula)
        assert counted, item.formula
        count, size = float(counted[1].replace(",", "")), float(counted[2])
        assert item.gb == pytest.approx(count * size * GIB_IN_GB)
