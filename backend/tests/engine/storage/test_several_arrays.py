"""Weeks on several arrays: arithmetic, exact solutions, and weeks on each array alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from stormsizer.experience.week import evaluate, judged_on_others, prepare, station_network
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import MAIN_ARRAY, Scenario, parse, with_main_array
from stormsizer.storage.configuration import degraded_networks
from stormsizer.storage.figures import Component
from stormsizer.storage.host_cache import HostCache
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.screening import closed_loop
from stormsizer.storage.serve import Served, serve, serve_many
from stormsizer.storage.trace import Floats, joined
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import RateInterval
from stormsizer.timeline.plan import Test as LoadTest
from stormsizer.workload.demand import Placement, Shape, Work
from tests.engine import seeds, toys

SPLIT = Placement(shared_reads=0, own_reads=1, writes=1, containers=1)
"""The shared image on the main array, everything else on the other one."""
SHAPE = replace(toys.SHAPE, cold_read_fraction=0.0, shared_read_fraction=0.25, placement=SPLIT)


def two_arrays(main: StationNetwork, other: StationNetwork) -> StationNetwork:
    """The toy networks of a main array and another one."""
    return replace(main, others=(replace(other, index=1),))


def column(served: Served, array: int, quantity: str) -> Floats:
    """A quantity of one array in every step."""
    return served.on_array(array).trace.column(quantity)


def under_load(work: Work, n_desktops: int, network: StationNetwork) -> Served:
    """Half an hour of a load generator on every desktop."""
    plan = toys.week(1800.0, toys.pool(n_desktops))
    return serve(replace(plan, tests=(LoadTest("test", 0, 0.0, 1800.0, work),)), network)


def test_open_io_goes_to_the_arrays_of_its_shape() -> None:
    """A quarter of 400 reads is of the image; a fifth of the other reads and half of the writes are of containers."""
    place = Placement(0, 1, 1, containers=2, container_read_fraction=0.2, container_write_fraction=0.5)
    copy = RateInterval("copy", 0, 0.0, 600.0, 400.0, 80.0, replace(SHAPE, placement=place))
    network = replace(toys.network(), others=tuple(replace(toys.network(), index=i) for i in (1, 2)))
    served = serve(toys.week(600.0, toys.pool(1), copy), network)
    for array, reads, writes in ((0, 100.0, 0.0), (1, 240.0, 40.0), (2, 60.0, 40.0)):
        assert column(served, array, "reads_iops").max() == pytest.approx(reads)
        assert column(served, array, "writes_iops").max() == pytest.approx(writes)
        assert column(served, array, "requested_iops").max() == pytest.approx(reads + writes)
        assert column(served, array, "read_mb_per_s").max() == pytest.approx(reads * 16e3 / 1e6)


def test_closed_loop_waits_for_both_arrays() -> None:
    """One stream: think time, a quarter of the reads on the fast array, and all other I/Os on the slow one."""
    fast = toys.network(cpu_s_per_read=1e-9, cpu_s_per_write=1e-9, port_bytes_per_s=1e15, cache_hit_s=0.0)
    slow = replace(fast, host_path_s=10e-3)
    served = under_load(toys.work(1.0, reads=0.6, think_s=5e-3, shape=SHAPE), 1, two_arrays(fast, slow))
    on_fast = 0.6 * 0.25
    cycle_s = 5e-3 + on_fast * 1e-3 + (1.0 - on_fast) * 10e-3
    assert column(served, 0, "reads_iops")[-1] == pytest.approx(on_fast / cycle_s, rel=1e-3)
    assert column(served, 1, "reads_iops")[-1] == pytest.approx(0.6 * 0.75 / cycle_s, rel=1e-3)
    assert column(served, 1, "writes_iops")[-1] == pytest.approx(0.4 / cycle_s, rel=1e-3)
    assert column(served, 0, "host_read_latency_ms")[-1] == pytest.approx(1.0, rel=1e-3)
    assert column(served, 1, "host_read_latency_ms")[-1] == pytest.approx(10.0, rel=1e-3)


@pytest.mark.parametrize("n_streams", [4, 40, 200])
def test_contended_closed_loop_follows_the_exact_solution(n_streams: int) -> None:
    """Reads only, two controllers of one core each, in different arrays; the product form knows nothing of arrays."""
    main = toys.network(n_cores=1, cpu_s_per_read=2e-3, port_bytes_per_s=1e15, host_path_s=0.0, cache_hit_s=0.0)
    other = replace(main, cpu_s_per_read=1e-3)
    served = under_load(toys.work(1.0, think_s=20e-3, shape=SHAPE), n_streams, two_arrays(main, other))
    demands_s, one = np.array([0.25 * 2e-3, 0.75 * 1e-3]), np.ones(2)
    exact, _ = closed_loop(n_streams, 20e-3, demands_s, one, one)
    total = column(served, 0, "reads_iops")[-1] + column(served, 1, "reads_iops")[-1]
    assert total == pytest.approx(exact, rel=0.07)
    use = float(column(served, 1, "controller_cpu_fraction")[-1])
    assert use == pytest.approx(0.75e-3 * total, rel=0.01)


def test_overloaded_array_delays_only_its_own_io() -> None:
    """A copy to the other array, which is far too slow, leaves the reads from the main one alone."""
    main = RateInterval("main", 0, 0.0, 600.0, 1000.0, 0.0, toys.SHAPE)
    other = RateInterval("other", 0, 0.0, 600.0, 0.0, 5000.0, replace(toys.SHAPE, placement=Placement(1, 1, 1, 1)))
    plan = toys.week(600.0, toys.pool(1), main, other)
    slow = toys.network(n_cores=1, cpu_s_per_write=1e-3)
    alone = serve(toys.week(600.0, toys.pool(1), main), toys.network())
    served = serve(plan, two_arrays(toys.network(), slow))
    assert column(served, 1, "writes_iops").max() == pytest.approx(1000.0, rel=0.02)
    assert column(served, 1, "requested_iops").max() == pytest.approx(5000.0)
    for quantity in ("reads_iops", "host_read_latency_ms", "controller_cpu_fraction"):
        assert column(served, 0, quantity)[-1] == pytest.approx(alone.trace.column(quantity)[-1], rel=1e-6)


@pytest.mark.long  # compiling many networks at once takes long
def test_many_networks_with_several_arrays_are_served_as_alone() -> None:
    plan = toys.week(900.0, toys.pool(300, up=False), toys.boot(toys.work(500.0, reads=0.7, shape=SHAPE)))
    networks = [two_arrays(toys.network(n_cores=n), toys.network(n_drives=20 * n)) for n in (1, 2, 3)]
    for network, together in zip(networks, serve_many(plan, [(each, ()) for each in networks]), strict=True):
        alone = serve(plan, network)
        assert np.array_equal(alone.trace.values, together.trace.values, equal_nan=True)
        assert np.array_equal(alone.other_traces[0].values, together.other_traces[0].values, equal_nan=True)


def document(**of_pool: Any) -> dict[str, Any]:
    """Session hosts on disks, with their profile containers on a share."""
    scenario = seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")
    scenario["pools"][0] |= of_pool
    return dict(scenario)


def two_sites() -> tuple[Scenario, dict[str, Scenario]]:
    """Two pools with all their data on an array of their own, and the two scenarios with one of the pools each."""
    acme = seeds.acme_document()
    acme["hosts"].pop("storage_gbit_per_s_per_host", None)
    first = acme["pools"][0]
    second = first | {"id": "second", "n_desktops": 400}
    events = [each for each in acme["events"] if "pool_ids" in each]
    of_second = [
        each | {"id": f"second-{each['id']}", "pool_ids": ["second"]}
        for each in events
        if first["id"] in each["pool_ids"]
    ]
    of_first = [each | {"pool_ids": [first["id"]]} for each in events if first["id"] in each["pool_ids"]]
    flash: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")["array"]
    places = dict.fromkeys(("image_array_id", "delta_array_id", "profile_array_id"), "flash")
    both = acme | {
        "pools": [first, second | places],
        "events": [*of_first, *of_second],
        "other_arrays": [flash | {"id": "flash"}],
    }
    alone = {
        MAIN_ARRAY: acme | {"pools": [first], "events": of_first},
        "flash": acme | {"pools": [second], "events": of_second, "array": flash},
    }
    return parse(both), {array_id: parse(each) for array_id, each in alone.items()}


def test_pools_on_different_arrays_do_not_affect_each_other(catalog: Catalog) -> None:
    """Each array serves its pool as in a scenario without the other one."""
    both, alone = two_sites()
    week = prepare(both, catalog)
    served, main = evaluate(both, both.array, catalog, week)
    (flash,) = judged_on_others(both, catalog, week, served)
    for array_id, phases in ((MAIN_ARRAY, main), ("flash", flash)):
        scenario = alone[array_id]
        _, expected = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
        found = {phase.id: phase for phase in phases}
        assert expected
        for phase in expected:
            same = found[phase.id]
            if phase.phase is Phase.STEADY_STATE:
                # it may begin earlier or later, while the last users of all pools still start their work
                assert same.duration_s == pytest.approx(phase.duration_s, rel=5e-2), phase.id
                continue
            assert same.duration_s == pytest.approx(phase.duration_s, rel=2e-3), phase.id
            for name in ("reads_iops", "writes_iops", "host_read_latency_ms", "host_write_latency_ms"):
                assert getattr(same.figures, name) == pytest.approx(getattr(phase.figures, name), rel=5e-3), phase.id
            if phase.experience is not None and same.experience is not None:
                assert same.experience.mean_s == pytest.approx(phase.experience.mean_s, rel=5e-3)


def test_main_array_can_be_any_of_them(catalog: Catalog) -> None:
    """The same week, seen from the share: equal traces, whichever array is the main one."""
    scenario = parse(document())
    served, _ = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
    seen = with_main_array(scenario, "profiles")
    turned, _ = evaluate(seen, seen.array, catalog, prepare(seen, catalog))
    assert np.allclose(turned.trace.values, served.other_traces[0].values, rtol=1e-9, equal_nan=True)
    assert np.allclose(turned.other_traces[0].values, served.trace.values, rtol=1e-9, equal_nan=True)
    assert with_main_array(seen, "profiles") == scenario


def test_every_io_of_a_week_is_on_one_of_the_arrays(catalog: Catalog) -> None:
    """As many I/Os on two arrays as with everything on one of them, and the same logins as both are equally fast."""
    scenario = parse(document())
    week = prepare(scenario, catalog)
    served, phases = evaluate(scenario, scenario.array, catalog, week)
    on_one = document(profile_array_id=MAIN_ARRAY)
    on_one["other_arrays"] = []
    whole = parse(on_one)
    _, expected = evaluate(whole, whole.array, catalog, prepare(whole, catalog))
    (share,) = judged_on_others(scenario, catalog, week, served)
    logins = [phase.experience.mean_s for phase in phases if phase.experience is not None]
    assert logins == pytest.approx([phase.experience.mean_s for phase in expected if phase.experience is not None])
    for disks, profiles, all_of_it in zip(phases, share, expected, strict=True):
        total = disks.figures.total_iops + profiles.figures.total_iops
        assert total == pytest.approx(all_of_it.figures.total_iops, rel=1e-4)
    assert share[-2].figures.writes_iops > 1000


def test_failure_affects_only_its_own_array(catalog: Catalog) -> None:
    both, _ = two_sites()
    at = {"starts_at": both.calendar.starts_at, "ends_at": both.calendar.ends_at}
    lost: dict[str, Any] = {"kind": "failure", "id": "lost", "name": "Lost", "part": "drive"} | at
    for array_id, hit, spared in ((MAIN_ARRAY, 0, 1), ("flash", 1, 0)):
        events = (*both.model_dump()["events"], lost | {"array_id": array_id})
        scenario = parse(both.model_dump() | {"events": events})
        losses = prepare(scenario, catalog).losses
        healthy = station_network(scenario, scenario.array, catalog)
        ((_, _, left),) = degraded_networks(healthy, losses, scenario, scenario.array, catalog)
        assert left.arrays[hit].tiers[0].n_drives == healthy.arrays[hit].tiers[0].n_drives - 1
        assert left.arrays[spared] == replace(healthy.arrays[spared], others=left.arrays[spared].others)


def test_joined_trace_contains_that_of_every_array(catalog: Catalog) -> None:
    scenario = parse(document())
    served, _ = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
    whole = joined(served.trace, {"profiles": served.other_traces[0]})
    for array_id, expected in ((MAIN_ARRAY, served.trace), ("profiles", served.other_traces[0])):
        found = whole.on_array(array_id)
        assert set(found.quantities) == set(expected.quantities)
        assert np.array_equal(found.rows(expected.quantities), expected.rows(expected.quantities), equal_nan=True)
    with pytest.raises(KeyError):
        whole.on_array("other")
    assert not [name for name in whole.charted if ":" in name]


def test_image_cache_of_the_hosts_serves_reads_of_an_image_on_another_array() -> None:
    """Nine tenths of the reads of the image never leave the hosts, wherever the image is."""
    cache = HostCache(fill_bytes=1e9, warm_hit_fraction=0.9)
    place = Placement(shared_reads=1, own_reads=0, writes=0, containers=0)
    warm = replace(SHAPE, placement=place)
    plan = toys.week(600.0, toys.pool(100, idle=toys.rate(10.0, 1.0, warm)))
    main = replace(toys.network(), host_cache=cache)
    served = serve(plan, two_arrays(main, main))
    assert column(served, 0, "reads_iops")[-1] == pytest.approx(750.0)
    assert column(served, 1, "reads_iops")[-1] == pytest.approx(25.0)
    assert Component.CONTROLLER_CPU in served.trace.quantities[15]


def test_placement_on_the_main_array_changes_no_shape() -> None:
    shape = Shape(read_bytes=16e3, write_bytes=8e3, cold_read_fraction=0.1, shared_read_fraction=0.3)
    assert shape.on_array(0) == (1.0, 1.0, shape)
    assert shape.on_array(1)[:2] == (0.0, 0.0)
