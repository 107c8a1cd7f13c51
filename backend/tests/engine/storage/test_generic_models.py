"""Drives that work on many I/Os at once, copies on other nodes, and nodes that take their drives along."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario, parse
from stormsizer.storage.configuration import degraded_networks, network_of
from stormsizer.storage.figures import Component
from stormsizer.storage.host_cache import STREAMED_S
from stormsizer.storage.network import io_costs, shape_row
from stormsizer.timeline.plan import Loss
from tests.engine import seeds, toys

NODES = 12


def hyperconverged() -> Scenario:
    """The ready scenario of twelve nodes."""
    return parse(seeds.read(seeds.SEEDS / "scenarios" / "generic-hci-windows11.yaml"))


def test_parallel_drive_serves_more_but_not_faster() -> None:
    """Thirty places carry thirty times what one does; a lone read waits for its own service time either way."""
    cold = replace(toys.SHAPE, cold_read_fraction=1.0)
    fast = {"n_cores": 64, "cpu_s_per_read": 1e-6, "n_ports": 16, "admitted_ios": 1e9, "cached_read_fraction": 0.0}
    one = toys.network(**fast)
    thirty = replace(one, tiers=(replace(toys.drives_of(one), parallel_ios=30),))
    for streams, ratio, tolerance in ((1, 1.0, 0.03), (20_000, 30.0, 0.1)):
        done = [toys.last(toys.closed_loop(streams, 0.0, net, shape=cold), "reads_iops") for net in (one, thirty)]
        assert done[1] / done[0] == pytest.approx(ratio, rel=tolerance)


@pytest.mark.parametrize("write_kb", [4.0, 12.0, 256.0])
def test_cluster_writes_bytes_in_extents_not_one_drive_write_for_each_write(catalog: Catalog, write_kb: float) -> None:
    scenario = hyperconverged()
    network = network_of(scenario, scenario.array, catalog)
    (tier,) = network.tiers
    assert tier.n_drives == NODES * scenario.array.n_drives
    assert tier.destage_bytes == 256 * 1024
    write = io_costs(network, replace(toys.SHAPE, write_bytes=1e3 * write_kb))[0][
        1, network.components.index(Component.FLASH)
    ]
    assert write["written_bytes"] == pytest.approx(4e3 * write_kb)  # two copies, each in the log and in its extent
    assert write["arrivals"] == pytest.approx(4e3 * write_kb / tier.destage_bytes)
    assert write["work_s"] >= write["written_bytes"] / tier.transfer_bytes_per_s
    assert write["work_s"] == pytest.approx(write["arrivals"] * tier.s_per_write)


def test_copy_on_another_node_crosses_the_network_again() -> None:
    once, twice = (io_costs(toys.network(write_crossings=n), toys.SHAPE)[0] for n in (1.0, 2.0))
    components = toys.network().components
    into, out = components.index(Component.PORT_IN), components.index(Component.PORT_OUT)
    assert twice["work_s"][1, into] == 2 * once["work_s"][1, into]
    assert twice["work_s"][0, out] == once["work_s"][0, out]


def test_failed_node_removes_its_drives_ports_and_cores(catalog: Catalog) -> None:
    scenario = hyperconverged()
    healthy = network_of(scenario, scenario.array, catalog)
    loss = Loss("node", 0.0, 60.0, "controller", 1, None, 0.2)
    ((_, _, left),) = degraded_networks(healthy, [loss], scenario, scenario.array, catalog)
    rest = (NODES - 1) / NODES
    assert left.tiers[0].n_drives == pytest.approx(rest * healthy.tiers[0].n_drives)
    assert left.tiers[0].busy_fraction == 0.2
    assert (left.n_cores, left.n_ports) == (rest * healthy.n_cores, rest * healthy.n_ports)


def test_failed_controller_leaves_its_drives_to_the_other(catalog: Catalog) -> None:
    scenario = parse(seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml"))
    healthy = network_of(scenario, scenario.array, catalog)
    loss = Loss("controller", 0.0, 60.0, "controller", 1, None, 0.2)
    ((_, _, left),) = degraded_networks(healthy, [loss], scenario, scenario.array, catalog)
    assert left.tiers == healthy.tiers
    assert left.n_cores == healthy.n_cores / 2


def test_a_streamed_image_never_reaches_the_array() -> None:
    shape = replace(toys.SHAPE, shared_read_fraction=0.8)
    streamed = shape_row(toys.network(), replace(shape, streamed=True))
    assert shape_row(toys.network(), shape).reads_here == 1.0
    assert streamed.reads_here == pytest.approx(0.2)
    assert streamed.host_hit_s == STREAMED_S
