"""An I/O's way adds up to what the simulation of the week charges for it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from stormsizer.discrete_event import has_hardware, kernel
from stormsizer.discrete_event.tables import most_behind, n_servers, tables_of
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage.network import StationNetwork, io_costs, servers
from stormsizer.storage.serve import serve
from stormsizer.timeline.occurrences import expanded
from stormsizer.workload.demand import Shape
from tests.engine import seeds, toys
from tests.engine.discrete_event.laid import laid
from tests.engine.discrete_event.test_twin import LARGE, MIRRORED, PLAIN


def require_same_sums(net: StationNetwork, shape: Shape) -> None:
    tables = tables_of([net], [shape])
    n_tiers = len(net.tiers)
    cached = net.cached_read_fraction if shape.cached_read_fraction is None else shape.cached_read_fraction
    miss = shape.cold_read_fraction + (1.0 - shape.cold_read_fraction) * (1.0 - cached)
    costs, base_s = io_costs(net, shape)
    for op in (0, 1):
        route, tiers = tables.routes[op], tables.tiers[op]
        share = np.diff(tiers["upto"], prepend=0.0) * (miss if op == 0 else 1.0)
        waits = tiers["awaited"]
        behind = (1.0 - waits) * tiers["behind_drive"]
        stretch = np.array([1.0 - tier.busy_fraction for tier in net.tiers])
        awaited_s = share * waits * tiers["awaited_s"] * stretch
        work = np.zeros(len(net.components))
        arrivals = np.zeros(len(net.components))
        work[1 : 1 + n_tiers] = awaited_s + share * behind * tiers["behind_s"] * stretch
        arrivals[1 : 1 + n_tiers] = share * (waits + behind)
        for station, each_s, more in (
            (0, route["cpu_s"], route["behind_cpu"]),
            (1 + n_tiers + op, route["port_s"], route["behind_port"]),
            *([(3 + n_tiers + op, route["link_s"], 0.0)] if net.n_host_links else []),
        ):
            work[station] += each_s * (1.0 + more)
            arrivals[station] += 1.0 + more
        assert work == pytest.approx(costs["work_s"][op], rel=1e-9, abs=1e-15)
        assert arrivals == pytest.approx(costs["arrivals"][op], rel=1e-9, abs=1e-12)
        alone_s = tables.path_s + route["cpu_s"] + route["port_s"] + route["link_s"]
        alone_s += 0.0 if op else awaited_s.sum() + (1.0 - miss) * route["hit_s"]
        assert alone_s == pytest.approx(base_s[op], rel=1e-9)
        held = costs["held_visits"][op, 1 : 1 + n_tiers] > 0.0
        assert tiers["hold_s"][held] == pytest.approx(costs["hold_s"][op, 1 : 1 + n_tiers][held])
        assert np.isinf(tiers["hold_s"][~held]).all()


@pytest.mark.parametrize(
    ("net", "shape"),
    [(PLAIN, toys.SHAPE), (MIRRORED, LARGE), (replace(PLAIN, write_buffer_bytes=0.0), LARGE)],
    ids=["plain", "everything", "no write buffer"],
)
def test_io_costs_match_the_week(net: StationNetwork, shape: Shape) -> None:
    require_same_sums(net, shape)


WITH_HARDWARE = sorted(
    name for name, scenario in seeds.scenarios().items() if has_hardware(scenario, seeds.seed_catalog())
)


@pytest.mark.parametrize("name", WITH_HARDWARE)
def test_io_costs_match_the_week_on_every_published_system(name: str) -> None:
    scenario, catalog = seeds.scenarios()[name], seeds.seed_catalog()
    week = prepare(scenario, catalog)
    scenario = expanded(scenario)
    net = station_network(scenario, scenario.array, catalog)
    pool = week.pools[0]
    shapes = {pool.idle.shape, pool.steady_state.shape, *(sweep.work.shape for sweep in week.sweeps)}
    for shape in {*shapes, *(interval.shape for interval in week.intervals), *(test.work.shape for test in week.tests)}:
        require_same_sums(net, shape)


def test_servers_match_the_week() -> None:
    for net in (PLAIN, MIRRORED):
        assert list(n_servers(net)) == servers(net)["n_servers"].tolist()
        tables = tables_of([net], [LARGE])
        assert tables.pooled.shape == (sum(n_servers(net)),)
        assert tables.stations["n_pooled"][0].tolist() == servers(net)["n_pooled"].tolist()


def test_degraded_mode_uses_the_first_servers_and_rebuild_slows_the_rest() -> None:
    smaller = PLAIN.without(toys.DRIVES.component, 2, 0.25)
    tables = tables_of([PLAIN, smaller], [toys.SHAPE])
    assert tables.stations["n_queues"][:, 1].tolist() == [42, 40]
    assert np.array_equal(tables.stations["first"][0], tables.stations["first"][1])
    assert tables.tiers["awaited_s"][2, 0] == pytest.approx(tables.tiers["awaited_s"][0, 0] / 0.75)


def test_generated_ios_match_the_fractions_of_the_tables() -> None:
    n = 200_000
    of = laid(MIRRORED, LARGE, n, reads=0.6)
    tables = of.tables
    assert most_behind(tables) == of.ios.behind_queues.shape[1]
    reads = (of.ios.kinds & 1) == 0
    assert reads.mean() == pytest.approx(0.6, abs=0.005)
    missed = 0.4 + 0.6 * 0.5
    waits = tables.tiers["awaited"][0]
    assert (of.ios.queues[reads, kernel.DRIVE] >= 0).mean() == pytest.approx(missed * waits[0], rel=0.02)
    assert of.ios.behind[reads, 2].mean() == pytest.approx(missed * (1.0 - waits[0]), rel=0.02)
    destaged = 0.8 * tables.tiers["behind_drive"][1, 0] + 0.2 * tables.tiers["behind_drive"][1, 1]
    assert of.ios.behind[~reads, 2].mean() == pytest.approx(destaged, rel=0.02)
    assert of.ios.behind[~reads, 0].mean() == pytest.approx(1.5, rel=0.02)
    assert of.ios.services[:, kernel.CPU][reads].mean() == pytest.approx(MIRRORED.cpu_s_per_read, rel=0.02)
    first = tables.stations["first"][0, 1]
    drives = of.ios.queues[:, kernel.DRIVE]
    chosen = np.bincount((drives[(drives >= first) & (drives < first + 96)] - first) // 8, minlength=12)
    assert chosen.std() / chosen.mean() < 0.03


def test_served_shapes_are_numbered_in_the_requested_order() -> None:
    """Rows of what was asked name shapes by their place in ``Served.shapes``."""
    served = serve(toys.week(100.0, toys.pool(1, idle=toys.rate(10.0, 5.0))), PLAIN, watch=(10.0, 20.0))
    assert served.shapes[served.asked[0]["io_shape"]] == toys.SHAPE
