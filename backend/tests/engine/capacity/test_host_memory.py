"""Memory of the hosts, against the studies' own sums."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.capacity import HostMemory, host_memory
from stormsizer.model.scenario import Goals, Hosts, Pool
from tests.engine import seeds
from tests.support.languages import english


def memory_of(
    pool: dict[str, Any],
    hosts: dict[str, Any],
    limit: float = 1.5,
    appliance_gib: float | None = None,
    n_missing: int = 0,
) -> HostMemory:
    """Memory of some hosts; with an appliance of so much on each if given."""
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    array, configuration = catalog.arrays[scenario.array.model_id], scenario.array
    if appliance_gib is not None:
        memory = array.controller.memory_gib.model_copy(update={"value": appliance_gib})
        controller = array.controller.model_copy(update={"memory_gib": memory})
        array = array.model_copy(update={"runs_on_hosts": True, "controller": controller})
        configuration = configuration.model_copy(update={"n_arrays": hosts["n_hosts"], "n_controllers": 1})
    desktops = Pool.model_validate({"id": "p", "name": "Desks", "profile_id": "any"} | pool)
    goals = Goals(memory_oversubscription_max_ratio=limit)
    return host_memory([desktops], Hosts.model_validate(hosts), configuration, array, goals, n_missing)


def test_netapp_pod_is_more_oversubscribed_than_its_study_says() -> None:
    """5,000 desktops of 1.5 GB on 90 hosts of 48 GB: 1.74 to 1, where 1.2 is printed and 1.5 is called safe."""
    memory = memory_of({"n_desktops": 5000, "memory_gib": 1.5}, {"n_hosts": 90, "memory_gib_per_host": 48.0})
    assert memory.configured_ratio == memory.ratio == pytest.approx(1.736, abs=0.001)
    assert not memory.holds
    assert "not modeled" in english(memory.sentence)


def test_dell_host_with_image_cache_matches_a_hand_calculation() -> None:
    """64 desktops of 1.5 GB fill 96 GB; 2 GiB of cache and digests of 25 + 64 × 4 GiB come on top."""
    memory = memory_of(
        {
            "n_desktops": 832,
            "memory_gib": 1.5,
            "clone_type": "linked",
            "image_gib": 25.0,
            "disposable_gib_per_desktop": 4.0,
        },
        {"n_hosts": 13, "memory_gib_per_host": 96.0, "host_cache_gib": 2.0},
    )
    assert memory.n_desktops_per_host == 64
    assert memory.configured_ratio == pytest.approx(1.0)
    assert memory.digests_gib == pytest.approx((25 + 64 * 4) * 0.008)
    assert memory.needed_gib == pytest.approx(96 + 2 + 2.248)
    assert memory.ratio == pytest.approx(100.248 / 96)
    assert memory.needed_with_sharing_gib == pytest.approx(0.65 * 96 + 4.248)
    assert (memory.holds, memory.reclaimed_gib) == (True, 0.0)


def test_dell_host_ran_96_desktops_without_ballooning() -> None:
    """144 GB on 96 GB, the origin of the default share in use: at 0.65 they fit, at 0.7 they would not."""
    hosts = {"n_hosts": 1, "memory_gib_per_host": 96.0}
    assert memory_of({"n_desktops": 96, "memory_gib": 1.5}, hosts).reclaimed_gib == 0
    crowded = memory_of({"n_desktops": 96, "memory_gib": 1.5, "memory_in_use_fraction": 0.7}, hosts)
    assert crowded.holds
    assert crowded.reclaimed_gib == pytest.approx(0.7 * 144 - 96)
    assert "ballooning" in english(crowded.sentence)


def test_appliance_counts_toward_the_memory_of_desktops() -> None:
    """55 desktops of 1 GB and 6 GB of appliance on 48 GB: 1.27 to 1, where 1.2 is printed."""
    host = {"n_hosts": 1, "memory_gib_per_host": 48.0}
    memory = memory_of({"n_desktops": 55, "memory_gib": 1.0}, host, appliance_gib=6.0)
    assert memory.appliance_gib == pytest.approx(6.0)
    assert memory.configured_ratio == pytest.approx(55 / 48)
    assert memory.ratio == pytest.approx(61 / 48)


def test_every_node_has_its_own_appliance() -> None:
    hosts = {"n_hosts": 4, "memory_gib_per_host": 256.0}
    assert memory_of({"n_desktops": 100}, hosts, appliance_gib=32.0).appliance_gib == pytest.approx(32.0)


def test_ratio_equal_to_its_limit_meets_the_goal() -> None:
    pool, hosts = {"n_desktops": 72, "memory_gib": 1.0}, {"n_hosts": 1, "memory_gib_per_host": 48.0}
    assert memory_of(pool, hosts, limit=1.5).holds
    assert not memory_of(pool, hosts, limit=1.49).holds


def test_each_full_clone_needs_a_digest_and_streamed_clones_need_none() -> None:
    hosts = {"n_hosts": 2, "memory_gib_per_host": 96.0, "host_cache_gib": 2.0}
    desktops = {"n_desktops": 100, "image_gib": 20.0}
    assert memory_of(desktops | {"clone_type": "full"}, hosts).digests_gib == pytest.approx(50 * 20 * 0.008)
    assert memory_of(desktops | {"clone_type": "pvs"}, hosts).digests_gib == 0


def test_remaining_hosts_run_the_desktops_of_a_failed_host() -> None:
    """100 desktops of 4 GiB on three of four hosts: 133.3 GiB plus the appliance's own 32 GiB."""
    hosts = {"n_hosts": 4, "memory_gib_per_host": 96.0}
    left = memory_of({"n_desktops": 100, "memory_gib": 4.0}, hosts, appliance_gib=32.0, n_missing=1)
    assert left.configured_gib == pytest.approx(133.33, abs=0.01)
    assert left.appliance_gib == pytest.approx(32.0)
    assert left.ratio == pytest.approx(1.722, abs=0.001)
    assert not left.holds


def test_ratio_just_above_its_goal_is_shown_with_enough_digits() -> None:
    """72.02 GiB on 48 GiB does not read *1.5 to 1 (goal: at most 1.5 to 1)*."""
    beyond = memory_of({"n_desktops": 1, "memory_gib": 72.02}, {"n_hosts": 1, "memory_gib_per_host": 48.0})
    assert "oversubscribed 1.5004 to 1 (goal: at most 1.5 to 1)" in english(beyond.sentence)
