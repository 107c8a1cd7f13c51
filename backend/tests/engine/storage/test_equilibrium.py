"""Laws of every time step: Little's law, the utilization law, and no idle server while work waits."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import serve
from stormsizer.timeline.plan import RateInterval
from tests.engine import toys
from tests.engine.toys import QUANTITIES, SHAPE, boot, closed_loop, login, network, pool, rate, week, work

EXAMPLES = settings(max_examples=40)

networks = st.builds(
    lambda cores, drives, ports, read_us, write_us, cached, gbit: network(
        n_cores=cores,
        n_drives=drives,
        n_ports=ports,
        cpu_s_per_read=read_us * 1e-6,
        cpu_s_per_write=write_us * 1e-6,
        cached_read_fraction=cached,
        port_bytes_per_s=gbit * 1.25e8,
    ),
    st.integers(1, 16),
    st.integers(4, 100),
    st.integers(1, 4),
    st.floats(10.0, 400.0),
    st.floats(10.0, 400.0),
    st.floats(0.0, 1.0),
    st.sampled_from([1.0, 10.0, 40.0]),
)
populations = st.integers(1, 5_000)
think_s = st.floats(0.0, 0.1)
shares = st.floats(0.0, 1.0, allow_subnormal=False)
UTILIZATIONS = tuple(name for name in QUANTITIES if name.endswith("_fraction"))


def work_brought(net: StationNetwork, reads: float, writes: float) -> dict[str, float]:
    """Seconds of work per second that reads and writes of the toy's shape bring to each station."""
    missed = SHAPE.cold_read_fraction + (1 - SHAPE.cold_read_fraction) * (1 - net.cached_read_fraction)
    drives = toys.drives_of(net)
    assert drives.destage_bytes is not None
    destages = SHAPE.write_bytes / drives.destage_bytes
    return {
        "controller_cpu_fraction": (reads * net.cpu_s_per_read + writes * net.cpu_s_per_write) / net.n_cores,
        "drives_fraction": (reads * missed * drives.s_per_read + writes * destages * drives.s_per_write)
        / drives.n_drives,
        "port_out_fraction": reads * SHAPE.read_bytes / net.port_bytes_per_s / net.n_ports,
        "port_in_fraction": writes * SHAPE.write_bytes / net.port_bytes_per_s / net.n_ports,
    }


@EXAMPLES
@given(net=networks, n=populations, think=think_s, share=shares)
def test_littles_law_holds_in_each_step(net: StationNetwork, n: int, think: float, share: float) -> None:
    """n = x·(Z + R): every stream is thinking or waiting for an answer."""
    served = closed_loop(n, think, net, reads=share)
    reads, writes = served.trace.column("reads_iops"), served.trace.column("writes_iops")
    outstanding = np.nan_to_num(served.trace.column("host_read_latency_ms")) * reads * 1e-3
    outstanding += np.nan_to_num(served.trace.column("host_write_latency_ms")) * writes * 1e-3
    assert (reads + writes) * think + outstanding == pytest.approx(np.full(len(reads), float(n)), rel=1e-9)


@EXAMPLES
@given(net=networks, n=populations, think=think_s, share=shares)
def test_utilization_is_offered_work_over_servers(net: StationNetwork, n: int, think: float, share: float) -> None:
    """The utilization law, once a closed loop has settled. Destaging has no waiting requests and may lag."""
    served = closed_loop(n, think, net, reads=share, seconds=300.0)
    brought = work_brought(net, toys.last(served, "reads_iops"), toys.last(served, "writes_iops"))
    for name, expected in brought.items():
        close = 0.03 if name == "drives_fraction" else 2e-3
        assert toys.last(served, name) == pytest.approx(min(1.0, expected), rel=close, abs=1e-6), name


def test_writes_slow_down_to_the_destage_rate_of_the_drives() -> None:
    net = network(n_drives=4)
    served = closed_loop(100, 0.0, net, reads=0.0, seconds=600.0)
    assert work_brought(net, 0.0, toys.last(served, "writes_iops"))["drives_fraction"] <= 1.01


@EXAMPLES
@given(net=networks, n=populations, think=think_s, share=shares)
def test_utilization_never_exceeds_one(net: StationNetwork, n: int, think: float, share: float) -> None:
    served = closed_loop(n, think, net, reads=share)
    for name in UTILIZATIONS:
        use = served.trace.column(name)
        assert np.all((use >= 0.0) & (use <= 1.0)), name


@EXAMPLES
@given(net=networks, share=shares)
def test_open_load_has_the_utilization_of_its_work(net: StationNetwork, share: float) -> None:
    """Half of what the busiest station can take."""
    most = max(work_brought(net, share, 1 - share).values())
    reads, writes = 0.5 * share / most, 0.5 * (1 - share) / most
    served = toys.at_rest(reads, writes, net)
    for name, expected in work_brought(net, reads, writes).items():
        assert toys.last(served, name) == pytest.approx(expected, rel=1e-6, abs=1e-9), name


@EXAMPLES
@given(net=networks, n=populations, more=populations, think=think_s, share=shares)
def test_more_streams_never_wait_less_nor_get_less_throughput(
    net: StationNetwork, n: int, more: int, think: float, share: float
) -> None:
    """Once the write buffer has reached its steady level; fewer streams fill it later."""
    few, many = (closed_loop(each, think, net, reads=share, seconds=3_000.0) for each in (n, n + more))
    for quantity in ("reads_iops", "writes_iops"):
        assert toys.last(many, quantity) >= toys.last(few, quantity) * (1 - 1e-6)
    for quantity in ("host_read_latency_ms", "host_write_latency_ms"):
        if np.isfinite(toys.last(few, quantity)):
            assert toys.last(many, quantity) >= toys.last(few, quantity) * (1 - 1e-6)


@EXAMPLES
@given(net=networks, crowd=st.floats(5.0, 100.0), share=shares)
def test_no_server_idles_while_work_waits(net: StationNetwork, crowd: float, share: float) -> None:
    """Without think time a stream is always at some station, so many of them saturate the slowest.

    Many means several times the number that the slowest station serves without queueing.
    """
    alone = closed_loop(1, 0.0, net, reads=share)
    alone_iops = toys.last(alone, "reads_iops") + toys.last(alone, "writes_iops")
    most_iops = 1.0 / max(work_brought(net, share, 1.0 - share).values())
    served = closed_loop(math.ceil(crowd * most_iops / alone_iops), 0.0, net, reads=share)
    assert max(toys.last(served, name) for name in UTILIZATIONS) > 0.8


def test_backlog_is_cleared_before_the_cpu_idles() -> None:
    """Ten minutes of too many writes, then a trickle: the CPU stays full until the backlog is gone."""
    flood = RateInterval("flood", 0, 0.0, 600.0, 0.0, 30_000.0, SHAPE)
    net = network()
    served = serve(week(7_200.0, pool(1, idle=rate(0.0, 100.0)), flood), net)
    cpu, starts_s = served.trace.column("controller_cpu_fraction"), served.trace.starts_s
    brought_s = (30_000.0 * 600.0 + 100.0 * 7_200.0) * net.cpu_s_per_write
    assert toys.total(served, "controller_cpu_fraction") * net.n_cores == pytest.approx(brought_s, rel=1e-3)
    assert cpu[np.searchsorted(starts_s, 600.0)] > 0.4


def test_backlog_is_cleared_even_without_new_arrivals() -> None:
    flood = RateInterval("flood", 0, 0.0, 600.0, 0.0, 30_000.0, SHAPE)
    net = network()
    served = serve(week(7_200.0, pool(1), flood), net)
    brought_s = 30_000.0 * 600.0 * net.cpu_s_per_write
    assert toys.total(served, "controller_cpu_fraction") * net.n_cores == pytest.approx(brought_s, rel=1e-3)


def test_overloaded_array_never_exceeds_its_capacity() -> None:
    net = network()
    served = toys.at_rest(0.0, 50_000.0, net)
    assert toys.last(served, "writes_iops") <= net.n_cores / net.cpu_s_per_write * 1.001


def test_an_overloaded_array_serves_less_than_is_requested() -> None:
    served = toys.at_rest(0.0, 50_000.0, network())
    assert toys.last(served, "requested_iops") == pytest.approx(50_000.0)
    assert toys.total(served, "requested_iops") == pytest.approx(50_000.0 * 7_200.0)
    assert toys.total(served, "writes_iops") < 0.9 * toys.total(served, "requested_iops")


@EXAMPLES
@given(flood_iops=st.floats(100.0, 40_000.0), lasts_s=st.floats(60.0, 900.0), n_streams=st.integers(0, 200))
def test_everything_that_is_requested_is_served_in_the_end(flood_iops: float, lasts_s: float, n_streams: int) -> None:
    """An overload is served late; closed loops request only as fast as they are served."""
    flood = RateInterval("flood", 0, 0.0, lasts_s, 0.3 * flood_iops, 0.7 * flood_iops, SHAPE)
    storm = boot(work(5_000.0), n_slots=max(n_streams, 1))
    served = serve(week(36_000.0, pool(n_streams + 1, up=False), flood, storm), network())
    total = toys.total(served, "reads_iops") + toys.total(served, "writes_iops")
    assert toys.total(served, "requested_iops") == pytest.approx(total, rel=1e-6)


def test_latency_grows_from_step_to_step_during_an_overload() -> None:
    served = toys.at_rest(0.0, 50_000.0, network())
    assert np.all(np.diff(served.trace.column("host_write_latency_ms")) > 0.0)


@EXAMPLES
@given(net=networks, n=st.integers(1, 2_000), think=think_s, share=shares)
def test_controller_latency_never_exceeds_host_latency(net: StationNetwork, n: int, think: float, share: float) -> None:
    """It excludes the network between the two, and requests not admitted yet."""
    served = closed_loop(n, think, net, reads=share)
    inside = 0.0
    for op, rates in (("read", "reads_iops"), ("write", "writes_iops")):
        host, controller = toys.last(served, f"host_{op}_latency_ms"), toys.last(served, f"controller_{op}_latency_ms")
        if np.isfinite(host):
            assert controller <= host - 1e3 * net.host_path_s + 1e-9
            inside += toys.last(served, rates) * controller * 1e-3
    assert inside <= net.admitted_ios * (1 + 1e-9)


def test_every_quantity_is_finite_or_nan() -> None:
    storm = login(work(300.0, reads=0.6), work(2_000.0, reads=0.6), starts_s=600.0)
    served = serve(week(3_600.0, pool(500, up=False), boot(work(1_000.0)), storm), network())
    busy = served.trace.column("reads_iops") + served.trace.column("writes_iops") > 0
    for name in QUANTITIES:
        column = served.trace.column(name)
        if name.endswith("_ms"):
            assert np.all(np.isfinite(column) | ~busy | (served.trace.column(_rate_of(name)) == 0.0)), name
        else:
            assert np.all(np.isfinite(column) & (column >= 0.0)), name


def _rate_of(latency: str) -> str:
    return "reads_iops" if "read" in latency else "writes_iops"
