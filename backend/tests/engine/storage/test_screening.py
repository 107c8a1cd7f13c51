"""Closed forms and the simulation speak of the same array."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.storage import screening
from stormsizer.storage.figures import Component
from stormsizer.storage.screening import least_s, loop_on, loop_rate, most_held, open_loads, screen
from stormsizer.storage.serve import serve
from stormsizer.workload.demand import Shape
from tests.engine import toys
from tests.engine.toys import NETWORK, SHAPE, network, rate, work

READS = Shape(read_bytes=16_000.0, write_bytes=8_000.0, cold_read_fraction=0.2)


@pytest.mark.parametrize(("reads", "n_drives"), [(100.0, 10), (5_000.0, 10), (9_000.0, 10), (9_000.0, 42)])
def test_screened_open_load_matches_the_simulation(reads: float, n_drives: int) -> None:
    net = network(n_drives=n_drives)
    served = toys.at_rest(reads, 0.0, net, shape=READS)
    answer = screen(open_loads([net], [rate(reads, 0.0, READS)]))
    assert 1e3 * answer.response_s[0, 0] == pytest.approx(toys.last(served, "host_read_latency_ms"), rel=1e-3)
    for component, used in zip(net.components, answer.utilization[:, 0], strict=True):
        assert used == pytest.approx(toys.last(served, f"{component}_fraction"), rel=1e-3, abs=1e-9)


def test_mixed_service_times_vary_more_than_either_alone() -> None:
    """Second moment of a mixture of exponential services, written out."""
    loads = open_loads([NETWORK], [rate(300.0, 100.0)])
    p = 0.75
    s_read, s_write = NETWORK.cpu_s_per_read, NETWORK.cpu_s_per_write
    mean, square = p * s_read + (1 - p) * s_write, 2 * (p * s_read**2 + (1 - p) * s_write**2)
    cpu = NETWORK.components.index(Component.CONTROLLER_CPU)
    assert loads.squared_cv[cpu, 0] == pytest.approx(square / mean**2 - 1)
    assert screen(open_loads([NETWORK], [rate(300.0, 0.0)])).waits_s[cpu, 0] > 0
    assert open_loads([NETWORK], [rate(300.0, 0.0)]).squared_cv[cpu, 0] == pytest.approx(1.0)


def test_full_outbound_port_delays_only_reads() -> None:
    answer = screen(open_loads([network(port_bytes_per_s=1e6)], [rate(100.0, 10.0)]))
    assert answer.utilization[NETWORK.components.index(Component.PORT_OUT), 0] == pytest.approx(1.6)
    assert answer.response_s[0, 0] == np.inf
    assert answer.response_s[1, 0] < 0.01


def test_zero_load_has_no_waiting_time() -> None:
    answer = screen(open_loads([NETWORK], [toys.SILENT]))
    assert not answer.utilization.any()
    assert not answer.waits_s.any()


def test_batch_screening_matches_individual_screening() -> None:
    networks = [network(n_drives=n) for n in (10, 20, 40)]
    together = screen(open_loads(networks, [rate(3000.0, 1000.0)]))
    for i, net in enumerate(networks):
        alone = screen(open_loads([net], [rate(3000.0, 1000.0)]))
        assert np.array_equal(together.response_s[:, i], alone.response_s[:, 0])


def test_many_streams_run_at_their_bound() -> None:
    """Beyond the representable range the asymptote is used; both agree at the boundary."""
    loop = loop_on(network(n_drives=4), work(1.0, think_s=1e-4, shape=READS))
    exact = loop_rate(loop, screening.MOST_STREAMS)
    assert loop_rate(loop, screening.MOST_STREAMS + 1) == pytest.approx(exact, rel=0.02)


def test_single_stream_takes_its_cycle_time() -> None:
    """Think time, the share that a host answers, and what the array takes when nothing waits."""
    loop = loop_on(NETWORK, work(1.0, reads=1.0, think_s=2e-3))
    drives = toys.drives_of(NETWORK)
    miss = SHAPE.cold_read_fraction
    expected = 2e-3 + NETWORK.host_path_s + NETWORK.cpu_s_per_read + SHAPE.read_bytes / NETWORK.port_bytes_per_s
    assert loop.cycle_s == pytest.approx(expected + miss * drives.s_per_read + (1 - miss) * NETWORK.cache_hit_s)
    assert loop_rate(loop, 1) == pytest.approx(1 / loop.cycle_s)


@settings(max_examples=60, deadline=None)
@given(
    n_desktops=st.integers(1, 400),
    slots=st.integers(1, 200),
    n_drives=st.integers(1, 40),
    n_cores=st.integers(1, 8),
    reads=st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0]),
    think_s=st.sampled_from([0.0, 1e-4, 1e-3, 0.02]),
    outstanding=st.sampled_from([1.0, 4.0]),
    clock_writes_per_s=st.sampled_from([0.0, 20.0]),
    buffer_bytes=st.sampled_from([1e6, 1e8, 1e9]),
)
def test_no_boot_storm_is_faster_than_its_bound(
    n_desktops: int,
    slots: int,
    n_drives: int,
    n_cores: int,
    reads: float,
    think_s: float,
    outstanding: float,
    clock_writes_per_s: float,
    buffer_bytes: float,
) -> None:
    """The lower bound of the closed forms is never above the simulated time."""
    net = network(n_drives=n_drives, n_cores=n_cores, write_buffer_bytes=buffer_bytes)
    boot = work(400.0, reads=reads, think_s=think_s, outstanding=outstanding, clock_writes_per_s=clock_writes_per_s)
    served = serve(toys.week(36_000.0, toys.pool(n_desktops, up=False), toys.boot(boot, n_slots=slots)), net)
    loops = [(n_desktops * outstanding, boot), (float(n_desktops), replace(boot, read_fraction=0.0))]
    held = most_held(net, loops, [toys.SILENT])
    streams = min(n_desktops, slots) * outstanding
    bound_s = least_s(loop_on(net, boot), n_desktops * boot.ios, streams, held)
    assert bound_s <= 1.001 * toys.boot_s(served)


def test_bound_of_a_boot_storm_is_tight_with_a_single_bottleneck() -> None:
    """Ten drives, and enough streams to keep them busy: the simulation comes within 10% of the bound."""
    net = network(n_drives=10)
    boot = work(2_000.0, think_s=1e-3, shape=READS)
    served = serve(toys.week(36_000.0, toys.pool(1000, up=False), toys.boot(boot, n_slots=200)), net)
    held = most_held(net, [(200.0, boot)], [toys.SILENT])
    bound_s = least_s(loop_on(net, boot), 1000 * boot.ios, 200.0, held)
    assert bound_s == pytest.approx(toys.boot_s(served), rel=0.1)


def test_overloaded_station_has_an_unbounded_queue() -> None:
    net = network(n_drives=10)
    held = most_held(net, [(10.0, work(1.0))], [rate(1e5, 0.0, READS)])
    assert held[net.components.index(Component.DRIVES)] == np.inf
    assert least_s(loop_on(net, work(1.0)), 100.0, 10.0, held) > 0.0
