"""Contents of caches, division of drives into groups, and the network of a configuration."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Fact, Status
from stormsizer.model.scenario import ArrayConfiguration, Pool, Scenario
from stormsizer.storage.cache import cached_read_fraction
from stormsizer.storage.configuration import cache_bytes_per_controller, network_of
from stormsizer.storage.raid import RaidCounts, raid_counts
from tests.engine import seeds, toys

GIB = 1024.0**3
EXAMPLES = settings(max_examples=60)


def chosen(**changes: Any) -> ArrayConfiguration:
    """The sample's array with some of its choices changed."""
    return seeds.with_drives(seeds.acme_scenario().array, changes.pop("n_drives", 48)).model_copy(update=changes)


def divided(n_drives: int, n_controllers: int = 1, **raid: Any) -> RaidCounts:
    """Drives of the sample's array in groups, some rules of which are changed."""
    (tier,) = seeds.seed_catalog().arrays["netapp-fas3270"].tiers
    return raid_counts(tier.raid.model_copy(update=raid), n_drives, n_controllers)


def acme_pool(**changes: Any) -> Pool:
    """The sample's pool with some of its fields changed."""
    return seeds.acme_scenario().pools[0].model_copy(update=changes)


@EXAMPLES
@given(small=st.floats(0.0, 1e12), more=st.floats(0.0, 1e12), n=st.integers(1, 10_000))
def test_larger_cache_never_holds_less(small: float, more: float, n: int) -> None:
    profile = seeds.seed_catalog().workloads["windows7-knowledge-rawc"]
    pools = [(acme_pool(n_desktops=n), profile)]
    assert cached_read_fraction(pools, small + more, 1) >= cached_read_fraction(pools, small, 1)


def test_cache_as_large_as_the_working_set_holds_all_of_it(catalog: Catalog) -> None:
    profile = catalog.workloads["windows7-knowledge-rawc"]
    working = profile.working_set
    image_bytes = working.shared_image_fraction.known * acme_pool().image_gib * GIB
    private_bytes = 2_500 * working.private_mib_per_desktop.known * 1024**2
    pools = [(acme_pool(), profile)]
    assert cached_read_fraction(pools, image_bytes + private_bytes, 1) == pytest.approx(1.0)
    assert cached_read_fraction(pools, 0.0, 1) == 0.0
    assert cached_read_fraction(pools, image_bytes, 1) == pytest.approx(working.shared_read_fraction.known)


def test_blocks_with_more_reads_per_byte_fill_a_cache_first(catalog: Catalog) -> None:
    """Session hosts read little of a large image: their few private blocks are hotter than it is."""
    scenario = seeds.scenarios()["nutanix-ra-2150"]
    (pool,) = scenario.pools
    profile = catalog.workloads[pool.profile_id]
    working = profile.working_set
    private_bytes = pool.n_desktops * working.private_mib_per_desktop.known * 2**20
    image_bytes = pool.image_gib * 2**30 * working.shared_image_fraction.known
    shared = working.shared_read_fraction.known
    assert shared / image_bytes < (1.0 - shared) / private_bytes
    assert cached_read_fraction([(pool, profile)], private_bytes, 1) == pytest.approx(1.0 - shared)
    half_of_the_image = cached_read_fraction([(pool, profile)], private_bytes + image_bytes / 2, 1)
    assert half_of_the_image == pytest.approx(1.0 - shared / 2)


def test_each_controller_caches_its_own_copy_of_the_image_and_its_share_of_the_rest(catalog: Catalog) -> None:
    profile = catalog.workloads["windows7-knowledge-rawc"]
    working = profile.working_set
    image_bytes = working.shared_image_fraction.known * acme_pool().image_gib * GIB
    private_bytes = 2_500 * working.private_mib_per_desktop.known * 1024**2
    pools = [(acme_pool(), profile)]
    assert cached_read_fraction(pools, image_bytes + private_bytes / 2, 2) == pytest.approx(1.0)
    assert cached_read_fraction(pools, (image_bytes + private_bytes) / 2, 2) < 1.0


def test_full_clones_share_no_blocks(catalog: Catalog) -> None:
    """Each controller has its own image, so a cache that holds the shared image is soon too small."""
    profile = catalog.workloads["windows7-knowledge-rawc"]
    held = {kind: cached_read_fraction([(acme_pool(clone_type=kind), profile)], 100 * GIB, 1)
            for kind in ("deduplicated", "full")}  # fmt: skip
    assert held["full"] < 0.01
    assert held["deduplicated"] == 1.0


def test_two_images_need_twice_the_cache(catalog: Catalog) -> None:
    profile = catalog.workloads["windows7-knowledge-rawc"]
    one = [(acme_pool(n_desktops=1), profile)]
    other = acme_pool(id="other", n_desktops=1, image_gib=acme_pool().image_gib + 1e-6)
    two = [(acme_pool(n_desktops=1), profile), (other, profile)]
    assert cached_read_fraction(two, 20 * GIB, 1) == pytest.approx(cached_read_fraction(one, 10 * GIB, 1), rel=1e-2)


@EXAMPLES
@given(n_drives=st.integers(3, 480))
def test_every_drive_is_data_parity_or_spare(n_drives: int) -> None:
    (tier,) = seeds.seed_catalog().arrays["netapp-fas3270"].tiers
    counts = divided(n_drives)
    assert counts.n_data + counts.n_parity + counts.n_spares == n_drives
    assert counts.n_parity == counts.n_groups * tier.raid.n_parity_per_group.known
    assert (counts.n_data + counts.n_parity) / counts.n_groups <= tier.raid.group_size.known
    assert counts.n_data >= counts.n_groups


@pytest.mark.parametrize(
    ("n_controllers", "n_drives", "groups", "parity", "data"),
    [(1, 3, 1, 2, 1), (1, 16, 1, 2, 14), (1, 48, 3, 6, 42), (2, 48, 3, 6, 42), (2, 26, 2, 4, 22), (2, 6, 2, 4, 2)],
)
def test_drives_divide_into_groups_as_calculated_by_hand(
    n_controllers: int, n_drives: int, groups: int, parity: int, data: int
) -> None:
    counts = divided(n_drives, n_controllers)
    assert (counts.n_groups, counts.n_parity, counts.n_data, counts.n_spares) == (groups, parity, data, 0)


def test_spares_are_subtracted_first() -> None:
    spares = Fact[int](value=2, status=Status.ASSUMED, reasoning="one pair")
    counts = divided(36, 2, n_spares=spares)
    assert (counts.n_spares, counts.n_groups, counts.n_data) == (4, 2, 28)


def test_too_few_drives_form_no_group() -> None:
    with pytest.raises(ValueError, match="2 drives leave"):
        divided(2)


@pytest.mark.parametrize("n_drives", [16, 32, 48])
def test_first_drive_of_a_new_group_is_lost_to_parity(n_drives: int) -> None:
    """17 drives hold less than 16; why the search for the fewest drives goes group by group."""
    full, opened = divided(n_drives), divided(n_drives + 1)
    assert opened.n_groups == full.n_groups + 1
    assert opened.n_data == full.n_data + 1 - 2


@EXAMPLES
@given(n_drives=st.integers(3, 479))
def test_additional_drive_in_an_open_group_holds_data(n_drives: int) -> None:
    fewer, more = divided(n_drives), divided(n_drives + 1)
    if more.n_groups == fewer.n_groups:
        assert more.n_data == fewer.n_data + 1


def test_network_matches_the_parts_of_the_configuration(acme: Scenario, catalog: Catalog) -> None:
    single = network_of(acme, chosen(), catalog)
    double = network_of(acme, chosen(n_controllers=2, n_drives=96, n_ports=2, flash_cache_gib=1024.0), catalog)
    for name in ("n_cores", "n_ports", "admitted_ios", "write_buffer_bytes"):
        assert getattr(double, name) == 2 * getattr(single, name), name
    for name in ("n_cores_per_controller", "cpu_s_per_read", "port_bytes_per_s", "host_path_s"):
        assert getattr(double, name) == getattr(single, name), name
    assert toys.drives_of(double) == replace(toys.drives_of(single), n_drives=84)


def test_two_arrays_count_as_two_controllers_with_their_parts(acme: Scenario, catalog: Catalog) -> None:
    """The engine spreads the load evenly, so that a second array counts as a second controller would."""
    double = network_of(acme, chosen(n_controllers=2, n_drives=96, n_ports=2, flash_cache_gib=1024.0), catalog)
    assert network_of(acme, chosen(n_arrays=2), catalog) == double


def test_facts_are_converted_to_seconds_and_bytes(acme: Scenario, catalog: Catalog) -> None:
    network = network_of(acme, acme.array, catalog)
    array, drive = catalog.arrays["netapp-fas3270"], catalog.drives["fc-450gb-15k"]
    firmware = array.firmware_named("ontap-8.1")
    assert network.cpu_s_per_read == pytest.approx(firmware.cpu_us_per_read.known / 1e6)
    drives = toys.drives_of(network)
    assert drives.s_per_read == pytest.approx(drive.random_read_ms.known / 1e3)
    assert drives.s_per_write == pytest.approx(drive.random_write_ms.known / 1e3)
    assert drives.destage_bytes == 65_536.0
    assert network.port_bytes_per_s == pytest.approx(array.network.port_gbit_per_s.known * 1e9 / 8)
    assert network.max_transfer_bytes == 65_536.0
    assert (network.n_cores, drives.n_drives, network.n_ports) == (4, 42, 1)


def test_another_release_changes_only_the_controller_costs(acme: Scenario, catalog: Catalog) -> None:
    old = network_of(acme, chosen(firmware_id="ontap-8.0.1"), catalog)
    new = network_of(acme, chosen(), catalog)
    differing = {name for name in vars(old) if getattr(old, name) != getattr(new, name)}
    assert differing <= {"cpu_s_per_read", "cpu_s_per_write", "admitted_ios"}
    assert old.cpu_s_per_read > new.cpu_s_per_read


def test_unknown_release_raises_key_error(catalog: Catalog) -> None:
    with pytest.raises(KeyError, match="ontap-9"):
        catalog.arrays["netapp-fas3270"].firmware_named("ontap-9")


def test_cache_is_the_memory_left_for_data_plus_flash(catalog: Catalog) -> None:
    array = catalog.arrays["netapp-fas3270"]
    memory_gib = array.controller.memory_gib.known * array.controller.cache_memory_fraction.known
    assert cache_bytes_per_controller(chosen(flash_cache_gib=0.0), array) == pytest.approx(memory_gib * GIB)
    assert cache_bytes_per_controller(chosen(), array) == pytest.approx((memory_gib + 512) * GIB)
    shared = chosen(n_controllers=2, flash_cache_gib=512.0)
    assert cache_bytes_per_controller(shared, array) == pytest.approx((memory_gib + 256) * GIB)


@EXAMPLES
@given(held=st.floats(0.0, 1.0), gain=st.floats(0.0, 1.0), reads=st.floats(0.001, 5_000.0))
def test_larger_cache_never_raises_drive_utilization(held: float, gain: float, reads: float) -> None:
    less, more = (
        toys.at_rest(reads, 500.0, toys.network(cached_read_fraction=cached))
        for cached in (held, held + (1 - held) * gain)
    )
    assert toys.last(more, "drives_fraction") <= toys.last(less, "drives_fraction") * (1 + 1e-6)


@pytest.mark.parametrize("modules", [0, 1])
def test_additional_cache_module_never_holds_less(acme: Scenario, catalog: Catalog, modules: int) -> None:
    less, more = (network_of(acme, chosen(flash_cache_gib=512.0 * n), catalog) for n in (modules, modules + 1))
    assert more.cached_read_fraction >= less.cached_read_fraction
