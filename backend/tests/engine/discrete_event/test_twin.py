"""The kernels compared with hand-written C, bit for bit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from stormsizer.storage.network import StationNetwork
from stormsizer.workload.demand import Shape
from tests.benchmarks.suite.twins import compiler
from tests.benchmarks.twin import every_io as twin
from tests.engine import toys
from tests.engine.discrete_event.laid import laid, looped, schedule, served

pytestmark = pytest.mark.skipif(compiler() is None, reason="no C compiler on this machine")

PLAIN = toys.network(cached_read_fraction=0.7)
LARGE = Shape(read_bytes=150_000.0, write_bytes=90_000.0, cold_read_fraction=0.4, sequential_read_fraction=0.6)
MIRRORED = replace(
    toys.network(cached_read_fraction=0.5, n_cores=16, n_ports=6),
    n_cores_per_controller=8,
    n_host_links=5,
    host_link_bytes_per_s=1.25e9,
    write_crossings=2.5,
    write_buffer_bytes=2e6,
    tiers=(
        replace(toys.DRIVES, io_fraction=0.8, n_drives=12, s_per_read=2e-4, s_per_write=4e-4, parallel_ios=8),
        replace(
            toys.DRIVES, io_fraction=0.2, destage_bytes=None, reads_per_write=3.0, writes_per_write=3.0, merge_ratio=2.2
        ),
    ),
)
"""Everything that an I/O can meet: links, copies, two tiers, several I/Os at a drive, a small write buffer."""

NETWORKS = {"catalog-like": (PLAIN, toys.SHAPE, 15_000.0), "everything": (MIRRORED, LARGE, 4_000.0)}


@pytest.mark.parametrize("name", NETWORKS)
def test_departures_of_an_open_load_match_the_twin(name: str) -> None:
    net, shape, rate = NETWORKS[name]
    of = laid(net, shape, 200_000, reads=0.7, rate=rate)
    answered_s, queues = served(of)
    by_twin_s, queues_of_twin = served(of, serve_all=twin.serve_all)
    assert np.array_equal(answered_s, by_twin_s)
    assert np.array_equal(queues.seen, queues_of_twin.seen)
    assert np.array_equal(queues.free, queues_of_twin.free)


@pytest.mark.parametrize("name", NETWORKS)
def test_departures_of_streams_match_the_twin(name: str) -> None:
    net, shape, rate = NETWORKS[name]
    of = laid(net, shape, 200_000, reads=0.7)
    plan = schedule(1e6, reads=0.7, n_streams=100, think_s=5e-3, open_rate=rate / 10)
    compiled, by_twin = looped(of, plan), looped(of, plan, twin.serve_streams)
    assert compiled.status == by_twin.status
    assert np.array_equal(compiled.answered_s, by_twin.answered_s)
    assert np.array_equal(compiled.tally.cells, by_twin.tally.cells)
    assert np.array_equal(compiled.tally.bucket_cells, by_twin.tally.bucket_cells)
    assert np.array_equal(compiled.tally.sums_ns, by_twin.tally.sums_ns)
    assert np.array_equal(compiled.queues.seen, by_twin.queues.seen)


def test_open_load_is_identical_with_and_without_an_event_list() -> None:
    """An open load gets the same answers without an event list and with one; there the source's start takes a row."""
    net: StationNetwork = MIRRORED
    of = laid(net, LARGE, 50_000, reads=0.7, first=1)
    gaps = of.draws.gaps
    of.ios.begun[1:] = np.cumsum(gaps[:-1]) / 4_000.0
    rows = of.ios._replace(**{name: getattr(of.ios, name)[1:].copy() for name in of.ios._fields})
    answered_s, _ = served(of._replace(ios=rows))
    streamed = looped(of, schedule(1e6, reads=0.7, open_rate=4_000.0), n_slots=4096)
    known = streamed.answered_s[1:] > 0.0
    assert known.mean() > 0.99
    assert streamed.answered_s[1:][known] == pytest.approx(answered_s[known] + net.host_path_s, abs=1e-9)
