"""Desktops per host against sums made by hand and the studies' own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from stormsizer.capacity import HostDensity, host_density
from stormsizer.model.catalog import WorkloadProfile
from stormsizer.model.catalog.workloads import HostDemand
from stormsizer.model.provenance import Fact, Status
from stormsizer.model.scenario import Goals, Hosts, Pool
from tests.engine import seeds
from tests.support.languages import english

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("hosts_needed.json").read_text())
"""Hosts needed by memory; the guide of the web app proposes the same numbers."""


def fact(value: float) -> Fact[float]:
    """A number of this test."""
    return Fact[float](value=value, status=Status.ASSUMED, reasoning="the sum beside it")


def density_of(
    hosts: dict[str, Any], *pools: tuple[dict[str, Any], float | None], limit: float = 1.5, crowding: float = 0.5
) -> HostDensity:
    """Density for pools, each with the GHz that one of its desktops takes alone, if known."""
    catalog, scenario = seeds.seed_catalog(), seeds.acme_scenario()
    template = catalog.workloads[scenario.pools[0].profile_id]
    pairs: list[tuple[Pool, WorkloadProfile]] = []
    for i, (pool, ghz) in enumerate(pools):
        host = None
        if ghz is not None:
            host = HostDemand(cpu_ghz_alone=fact(ghz), crowding_ratio=fact(crowding), memory_in_use_fraction=fact(0.65))
        document = {"id": f"p{i}", "name": "Desks", "profile_id": "any"} | pool
        pairs.append((Pool.model_validate(document), template.model_copy(update={"host": host})))
    array = catalog.arrays[scenario.array.model_id].model_copy(update={"host_cpu_ratio": None})
    goals = Goals(memory_oversubscription_max_ratio=limit)
    return host_density(pairs, Hosts.model_validate({"n_hosts": 10} | hosts), scenario.array, array, goals)


TEN_CORES = {"memory_gib_per_host": 96.0, "n_cores_per_host": 10, "ghz_per_core": 2.0}
"""20 GHz of CPU."""


def test_memory_limits_density_when_cpu_is_plentiful() -> None:
    """96 GiB × 1.5 / 1.5 GiB = 96 desktops; 500 of them on 10 hosts are 50 each and need 6."""
    found = density_of({"memory_gib_per_host": 96.0}, ({"n_desktops": 500, "memory_gib": 1.5}, None))
    assert (found.density, found.binds, found.density_by_cpu) == (96, "memory", None)
    assert (found.n_desktops_per_host, found.n_hosts_needed, found.holds) == (50.0, 6, True)
    assert english(found.sentence) == (
        "A host supports 96 desktops, limited by memory; its CPU is unknown. "
        "Hosts needed for 500 desktops: 6; available: 10."
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_hosts_needed_by_memory(case: dict[str, Any]) -> None:
    """The table has sums made by hand, which the guide proposes too."""
    found = density_of(case["hosts"], *((pool, None) for pool in case["pools"]), limit=case["limit"])
    assert found.n_hosts_needed == case["needed"]


def test_cpu_limits_density_when_desktops_are_busy() -> None:
    """u = n·g / (C + c·n·g) = 0.9 at n = 0.9 × 20 / (0.3 × (1 − 0.9 × 0.5)) = 109.1; memory of 1 GiB allows 144."""
    found = density_of(TEN_CORES, ({"n_desktops": 1_000, "memory_gib": 1.0}, 0.3))
    assert found.density_by_cpu == pytest.approx(109.09, abs=0.01)
    assert found.density_by_memory == pytest.approx(144.0)
    assert (found.density, found.binds, found.n_hosts_needed) == (109, "cpu", 10)
    n = found.density_by_cpu or 0.0
    assert n * 0.3 / (20 + 0.5 * n * 0.3) == pytest.approx(0.9)
    assert "limited by CPU; its memory would support 144." in english(found.sentence)


def test_spare_host_runs_no_desktops() -> None:
    """1,000 desktops at 109 a host need 10 hosts and the spare one; nine must carry 111.1 each."""
    found = density_of(TEN_CORES | {"n_spare_hosts": 1}, ({"n_desktops": 1_000, "memory_gib": 1.0}, 0.3))
    assert (found.n_hosts_needed, found.n_spare_hosts, found.holds) == (11, 1, False)
    assert found.n_desktops_per_host == pytest.approx(111.1, abs=0.1)
    assert english(found.sentence).endswith("1,000 desktops: 11, including 1 spare; available: 10.")


def test_mixed_pools_use_the_mean_of_their_desktops() -> None:
    """300 of 1 GiB and 100 of 3 GiB: 1.5 GiB each; 0.1 and 0.5 GHz: 0.2 GHz, so 18 / (0.2 × 0.55) = 163.6 by CPU."""
    found = density_of(
        TEN_CORES, ({"n_desktops": 300, "memory_gib": 1.0}, 0.1), ({"n_desktops": 100, "memory_gib": 3.0}, 0.5)
    )
    assert found.density_by_memory == pytest.approx(96.0)
    assert found.density_by_cpu == pytest.approx(163.6, abs=0.1)
    half_known = density_of(
        TEN_CORES, ({"n_desktops": 300, "memory_gib": 1.0}, 0.1), ({"n_desktops": 100, "memory_gib": 3.0}, None)
    )
    assert half_known.density_by_cpu is None


def test_cpu_that_never_fills_does_not_limit_density() -> None:
    """A crowding of 1.2 levels off at 1/1.2 = 83%, below the goal of 90%."""
    found = density_of(TEN_CORES, ({"n_desktops": 10, "memory_gib": 1.0}, 0.3), crowding=1.2)
    assert (found.density_by_cpu, found.binds) == (None, "memory")
    assert "CPU never reaches its limit" in english(found.sentence)


def test_nexenta_server_is_full_at_57_desktops_of_one_gigabyte() -> None:
    """48 GB with 20% more handed out than there is; the study reached 55 and names memory as the limit."""
    found = density_of({"memory_gib_per_host": 48.0}, ({"n_desktops": 55, "memory_gib": 1.0}, None), limit=1.2)
    assert found.density_by_memory == pytest.approx(57.6)
    assert found.density == 57


def test_image_cache_and_digests_reduce_memory_for_desktops() -> None:
    """96 × 1.5 − 2 − 25 × 0.008 = 141.8 GiB for desktops of 1.5 GiB: 94.5."""
    pool = {"n_desktops": 832, "memory_gib": 1.5, "clone_type": "linked", "image_gib": 25.0}
    found = density_of({"memory_gib_per_host": 96.0, "host_cache_gib": 2.0}, (pool, None))
    assert found.density_by_memory == pytest.approx(94.53, abs=0.01)
    assert found.density == 94


def test_host_that_is_too_small_runs_no_desktops() -> None:
    found = density_of({"memory_gib_per_host": 1.0}, ({"n_desktops": 5, "memory_gib": 4.0}, None))
    assert (found.density, found.n_hosts_needed, found.holds) == (0, None, False)


def test_all_hosts_as_spares_are_rejected() -> None:
    with pytest.raises(ValidationError, match="field-no-host-left"):
        Hosts(n_hosts=2, memory_gib_per_host=96.0, n_spare_hosts=2)


@given(
    n_desktops=st.integers(1, 5_000),
    memory_gib=st.floats(0.5, 16.0),
    disposable_gib=st.floats(0.0, 20.0),
    clone_type=st.sampled_from(["linked", "full", "pvs"]),
    cache_gib=st.sampled_from([0.0, 2.0]),
)
@settings(deadline=None)
def test_number_of_hosts_needed_is_sufficient(
    n_desktops: int, memory_gib: float, disposable_gib: float, clone_type: str, cache_gib: float
) -> None:
    """Digests of disposable disks and of full clones come with the desktops: fewer on a host bring fewer of them."""
    pool = {"n_desktops": n_desktops, "memory_gib": memory_gib, "clone_type": clone_type}
    pool |= {"disposable_gib_per_desktop": disposable_gib, "image_gib": 40.0}
    hosts = TEN_CORES | {"host_cache_gib": cache_gib}
    asked = density_of(hosts, (pool, None)).n_hosts_needed
    assert asked is not None
    bought = density_of(hosts | {"n_hosts": asked}, (pool, None))
    assert (bought.holds, bought.n_hosts_needed) == (True, asked)
    if asked > 1:
        assert not density_of(hosts | {"n_hosts": asked - 1}, (pool, None)).holds
