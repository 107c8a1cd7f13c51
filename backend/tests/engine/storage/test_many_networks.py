"""Many networks side by side are each served as they would be alone, bit for bit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from stormsizer.model.scenario import parse
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage.configuration import degraded_networks
from stormsizer.storage.kernel import LANES
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import Degraded, Served, serve, serve_many
from stormsizer.timeline.occurrences import expanded
from tests.engine import toys
from tests.engine.seeds import SEEDS, read, seed_catalog


def _alike(one: Served, other: Served) -> bool:
    histories = all(
        np.array_equal(history.started, other.histories[key].started)
        and np.array_equal(history.progress_ios, other.histories[key].progress_ios)
        for key, history in one.histories.items()
    )
    return (
        histories
        and one.histories.keys() == other.histories.keys()
        and (one.done_s, one.logged_in_s, one.cut_short_s) == (other.done_s, other.logged_in_s, other.cut_short_s)
        and np.array_equal(one.trace.starts_s, other.trace.starts_s)
        and np.array_equal(one.trace.values, other.trace.values, equal_nan=True)
    )


def _with_faster_cores(network: StationNetwork, times: float) -> StationNetwork:
    return replace(
        network, cpu_s_per_read=network.cpu_s_per_read / times, cpu_s_per_write=network.cpu_s_per_write / times
    )


@pytest.mark.long  # only benchmarks serve many networks at once, and compiling that takes long
@pytest.mark.parametrize("name", ["acme", "dell-ps6100xs", "emc-vnx5500", "generic-hci-windows11"])
def test_week_is_identical_alone_and_in_a_batch(name: str) -> None:
    """Storms, outages, failures and tiers; networks so different that their clocks drift apart."""
    catalog, scenario = seed_catalog(), parse(read(SEEDS / "scenarios" / f"{name}.yaml"))
    week = prepare(scenario, catalog)
    scenario = expanded(scenario)
    healthy = station_network(scenario, scenario.array, catalog)
    lost = degraded_networks(healthy, week.losses, scenario, scenario.array, catalog)
    networks: list[tuple[StationNetwork, Degraded]] = [
        (_with_faster_cores(healthy, times), [(a, b, _with_faster_cores(each, times)) for a, b, each in lost])
        for times in (0.7, 1.0, 3.0)
    ]
    together = serve_many(week, networks)
    assert all(_alike(serve(week, *each), among) for each, among in zip(networks, together, strict=True))


@pytest.mark.long  # only benchmarks serve many networks at once, and compiling that takes long
def test_more_networks_than_one_batch_are_solved() -> None:
    """The block after the last full one is as good as any; cores that share a queue differ from one to the next."""
    boot = toys.boot(toys.work(500.0, clock_writes_per_s=5.0))
    plan = toys.week(900.0, toys.pool(400, up=False), boot)
    networks: list[tuple[StationNetwork, Degraded]] = [
        (toys.network(n_cores=1 + n % 7, n_drives=4 + n), ()) for n in range(LANES + 3)
    ]
    together = serve_many(plan, networks)
    assert len(together) == LANES + 3
    assert all(_alike(serve(plan, *each), among) for each, among in zip(networks, together, strict=True))


def test_networks_with_different_stations_are_rejected() -> None:
    plan = toys.week(60.0, toys.pool(1))
    with pytest.raises(ValueError, match="same stations"):
        serve_many(plan, [(toys.NETWORK, ()), (replace(toys.NETWORK, n_host_links=2), ())])
