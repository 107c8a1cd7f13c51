"""Space needed and offered, against sums by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.capacity import CapacityBreakdown, break_down
from stormsizer.model.provenance import Fact, Status
from stormsizer.model.scenario import Hosts, Pool
from tests.engine import seeds
from tests.support.languages import english

GIB_IN_GB = 1.073741824


def acme_pool(**changes: Any) -> Pool:
    """The sample's pool with some of its fields changed."""
    return seeds.acme_scenario().pools[0].model_copy(update=changes)


def broken_down(*pools: Pool, **array: Any) -> CapacityBreakdown:
    """The breakdown of some pools on the sample's array, some of whose choices are changed."""
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    configuration = seeds.with_drives(scenario.array, array.pop("n_drives", 48)).model_copy(update=array)
    return break_down(pools or scenario.pools, configuration, catalog.arrays[configuration.model_id], catalog.drives)


def gb(breakdown: CapacityBreakdown, item_id: str) -> float:
    """One line."""
    return next(item.gb for item in (*breakdown.needed, *breakdown.offered) if item.id == item_id)


def test_acme_capacity_matches_a_hand_calculation() -> None:
    """11 images of 20 GiB, 2,500 deltas of 1 GiB, 2,500 swap files of 1.5 GiB; 48 drives in three groups of 14 + 2."""
    space = broken_down()
    usable_gb = seeds.seed_catalog().drives["fc-450gb-15k"].usable_capacity_gb.known
    assert gb(space, "acme-images") == pytest.approx(11 * 20 * GIB_IN_GB)
    assert gb(space, "acme-deltas") == pytest.approx(2_500 * GIB_IN_GB)
    assert gb(space, "acme-swap") == pytest.approx(2_500 * 1.5 * GIB_IN_GB)
    assert space.needed_gb == pytest.approx((220 + 2_500 + 3_750) * GIB_IN_GB)
    assert gb(space, "raw") + gb(space, "right_sizing") == pytest.approx(48 * usable_gb)
    assert gb(space, "raw") > gb(space, "raw") + gb(space, "right_sizing")
    assert gb(space, "parity") == pytest.approx(-6 * usable_gb)
    assert gb(space, "reserve") == pytest.approx(-42 * usable_gb * 0.1)
    assert space.usable_gb == pytest.approx(42 * usable_gb * 0.9)
    assert space.spare_fraction == pytest.approx(1 - space.needed_gb / space.usable_gb)


def test_equal_pools_are_added_up_by_kind() -> None:
    one = broken_down(acme_pool(id="a", name="A", n_desktops=1_000))
    pools = [acme_pool(id=name.lower(), name=name, n_desktops=1_000) for name in ("A", "B", "C", "D")]
    two, four = broken_down(*pools[:2]), broken_down(*pools)
    labels = [item.label for item in one.needed_by_kind]
    assert labels == [item.label_within("A") for item in one.needed]
    assert [item.label for item in two.needed_by_kind] == labels
    assert [item.gb for item in two.needed_by_kind] == pytest.approx([2 * item.gb for item in one.needed])
    assert sum(item.gb for item in four.needed_by_kind) == pytest.approx(four.needed_gb)
    formula = english(one.needed[0].formula)
    assert english(two.needed_by_kind[0].formula) == f"{formula} + {formula}"
    assert {english(item.formula) for item in four.needed_by_kind} == {"4 pools"}


def test_several_arrays_multiply_the_usable_space() -> None:
    assert broken_down(n_arrays=3).usable_gb == pytest.approx(3 * broken_down().usable_gb)
    assert broken_down(n_arrays=3).needed_gb == broken_down().needed_gb


def test_full_clones_each_store_the_image() -> None:
    assert gb(broken_down(acme_pool(clone_type="full")), "acme-images") == pytest.approx(2_500 * 20 * GIB_IN_GB)


def test_reserved_memory_needs_no_swap_file() -> None:
    half = broken_down(acme_pool(memory_reservation_fraction=0.5))
    assert gb(half, "acme-swap") == pytest.approx(2_500 * 0.75 * GIB_IN_GB)
    whole = broken_down(acme_pool(memory_reservation_fraction=1.0))
    assert "acme-swap" not in {item.id for item in whole.needed}


def test_zero_lines_are_left_out() -> None:
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


def test_needs_of_pools_are_added() -> None:
    both = broken_down(acme_pool(), acme_pool(id="other", n_desktops=100))
    alone = broken_down(acme_pool()).needed_gb + broken_down(acme_pool(n_desktops=100)).needed_gb
    assert both.needed_gb == pytest.approx(alone)
    assert len({item.id for item in both.needed}) == len(both.needed)


def test_spare_fraction_is_negative_when_pools_do_not_fit() -> None:
    assert broken_down(acme_pool(n_desktops=100_000)).spare_fraction < 0


def test_formula_shows_the_arithmetic() -> None:
    for item in broken_down().needed:
        counted = re.fullmatch(r"([\d,]+) × ([\d.]+) GiB", english(item.formula))
        assert counted, item.formula
        count, size = float(counted[1].replace(",", "")), float(counted[2])
        assert item.gb == pytest.approx(count * size * GIB_IN_GB)


def ids(breakdown: CapacityBreakdown) -> list[str]:
    """Needed lines without the pool's name."""
    return [item.id.removeprefix("acme-") for item in breakdown.needed]


@pytest.mark.parametrize(
    ("clone_type", "lines"),
    [
        ("deduplicated", ["images", "deltas", "swap"]),
        ("linked", ["base_images", "images", "deltas", "swap"]),
        ("instant", ["base_images", "images", "deltas", "swap"]),
        ("mcs", ["base_images", "images", "deltas", "swap"]),
        ("full", ["base_images", "images", "deltas", "swap"]),
        ("pvs", ["deltas", "swap"]),
    ],
)
def test_lines_depend_on_the_clone_type(clone_type: str, lines: list[str]) -> None:
    space = broken_down(acme_pool(clone_type=clone_type, n_base_images=2))
    assert ids(space) == lines
    if "base_images" in lines:
        assert gb(space, "acme-base_images") == pytest.approx(2 * 20 * GIB_IN_GB)


def test_every_file_of_a_desktop_matches_a_hand_calculation() -> None:
    """100 desktops, a tenth suspended, on 4 GiB of disposable, 2 of persistent disk, 5 of profile, 10 of user data."""
    space = broken_down(
        acme_pool(
            n_desktops=100,
            suspended_fraction=0.1,
            disposable_gib_per_desktop=4.0,
            persistent_gib_per_desktop=2.0,
            profile_container_gib_per_desktop=5.0,
            user_data_gib_per_desktop=10.0,
        )
    )
    for line, gib_needed in (
        ("suspend", 10 * 1.5),
        ("disposable", 400),
        ("persistent", 200),
        ("profile_containers", 500),
        ("user_data", 1000),
    ):
        assert gb(space, f"acme-{line}") == pytest.approx(gib_needed * GIB_IN_GB)


@pytest.mark.parametrize(("place", "share"), [("none", 1), ("array", 1), ("cloud_cache", 1), ("file_service", 0)])
def test_containers_on_a_file_service_need_no_space_here(place: str, share: float) -> None:
    space = broken_down(acme_pool(n_desktops=100, profile_container_gib_per_desktop=5.0, profile_containers=place))
    found = {item.id: item.gb for item in space.needed}.get("acme-profile_containers", 0.0)
    assert found == pytest.approx(share * 500 * GIB_IN_GB)


def test_user_data_grow_for_the_given_years_and_deltas_do_not() -> None:
    """20% a year for three years: 72.8% on top."""
    pool = acme_pool(user_data_gib_per_desktop=2.0, data_growth_fraction_per_year=0.2, growth_years=3.0)
    space = broken_down(pool)
    assert gb(space, "acme-user_data_growth") == pytest.approx(2_500 * 2 * 0.728 * GIB_IN_GB)
    assert "acme-deltas_growth" not in {item.id for item in space.needed}


@pytest.mark.parametrize(("assignment", "kept_gib"), [("dedicated", 2_500 * (1 + 4)), ("floating", 2_500 * 4)])
def test_snapshots_include_only_data_that_cannot_be_recreated(assignment: str, kept_gib: float) -> None:
    """User data doubled by one year's growth; deltas only for assigned desktops."""
    pool = acme_pool(
        assignment=assignment,
        user_data_gib_per_desktop=2.0,
        data_growth_fraction_per_year=1.0,
        growth_years=1.0,
        snapshot_reserve_fraction=0.2,
    )
    assert gb(broken_down(pool), "acme-snapshots") == pytest.approx(0.2 * kept_gib * GIB_IN_GB)


def test_data_reduction_excludes_memory_and_scratch_files() -> None:
    """4:1 on images, deltas and user data; swap, disposable disks and profile containers are not reduced."""
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    fact = Fact[float](value=4.0, status=Status.ASSUMED, reasoning="a test")
    array = catalog.arrays[scenario.array.model_id].model_copy(update={"data_reduction_ratio": fact})
    pool = acme_pool(
        user_data_gib_per_desktop=2.0, disposable_gib_per_desktop=4.0, profile_container_gib_per_desktop=5.0
    )
    plain = broken_down(pool)
    reduced = break_down((pool,), scenario.array, array, catalog.drives)
    for item in plain.needed:
        factor = 4 if item.id in ("acme-images", "acme-deltas", "acme-user_data") else 1
        assert gb(reduced, item.id) == pytest.approx(item.gb / factor), item.id
    assert reduced.before_reduction_gb == pytest.approx(plain.needed_gb)
    assert reduced.effective_gb == pytest.approx(4 * reduced.usable_gb)
    assert reduced.spare_fraction == pytest.approx(1 - reduced.needed_gb / reduced.usable_gb)
    assert (plain.data_reduction_ratio, plain.effective_gb) == (1.0, plain.usable_gb)
    reducible_gb = sum(gb(plain, f"acme-{kind}") for kind in ("images", "deltas", "user_data"))
    assert reduced.reducible_gb == pytest.approx(reducible_gb)
    assert plain.reducible_gb == 0.0
    share = f"{100 * reducible_gb / plain.needed_gb:.0f}%"
    assert f"Data reduction of 4 to 1 applies to {share} of it; swap files" in english(reduced.sentence)
    assert english(reduced.sentence).startswith("Usable after RAID or copies, before data reduction: ")
    assert "Effective after data reduction, for this data: " in english(reduced.sentence)


def test_data_reduction_is_not_mentioned_if_nothing_is_reduced() -> None:
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    fact = Fact[float](value=4.0, status=Status.ASSUMED, reasoning="a test")
    array = catalog.arrays[scenario.array.model_id].model_copy(update={"data_reduction_ratio": fact})
    pool = acme_pool(delta_array_id="other", image_array_id="other", profile_container_gib_per_desktop=5.0)
    shown = break_down((pool,), scenario.array, array, catalog.drives)
    assert shown.reducible_gb == 0.0
    assert "reduction" not in english(shown.sentence)


def test_digests_are_stored_only_where_hosts_cache_the_image() -> None:
    """Two replicas of 25 GiB and 832 disposable disks of 4 GiB, 8 MB of digest per GiB."""
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    pool = acme_pool(
        clone_type="linked", n_desktops=832, image_gib=25.0, n_image_copies=2, disposable_gib_per_desktop=4.0
    )
    array = catalog.arrays[scenario.array.model_id]

    def on(host_cache_gib: float) -> CapacityBreakdown:
        hosts = Hosts(n_hosts=13, memory_gib_per_host=96.0, host_cache_gib=host_cache_gib)
        return break_down((pool,), scenario.array, array, catalog.drives, hosts=hosts)

    cached = on(2.0)
    assert gb(cached, "acme-digests") == pytest.approx(2 * 25 * 0.008 * GIB_IN_GB)
    assert gb(cached, "acme-disposable_digests") == pytest.approx(832 * 4 * 0.008 * GIB_IN_GB)
    assert not [item for item in on(0.0).needed if "digests" in item.id]


def test_host_memory_is_included_where_it_is_given() -> None:
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    array = catalog.arrays[scenario.array.model_id]
    space = break_down(scenario.pools, scenario.array, array, catalog.drives, scenario.hosts, scenario.goals)
    assert space.host_memory is not None
    assert broken_down().host_memory is None
