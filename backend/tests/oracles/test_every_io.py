"""Per-I/O simulation compared with another simulator, and with exact results of queueing theory."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from stormsizer.storage.network import StationNetwork
from stormsizer.workload.demand import Shape
from tests.engine import toys
from tests.engine.discrete_event.laid import laid, looped, ran, schedule, served
from tests.engine.discrete_event.test_twin import LARGE, MIRRORED, PLAIN
from tests.oracles.closed_forms import machine_repairman, mmm_wait_s
from tests.oracles.every_io_product_form import throughput
from tests.oracles.every_io_simpy import Array

N_IOS = 8_000_000

ENDLESS = replace(MIRRORED, write_buffer_bytes=math.inf)
"""SimPy's queues do not say beforehand how long a wait will be, as a full buffer needs."""


@pytest.mark.parametrize(
    ("net", "shape", "rate"),
    [
        pytest.param(
            replace(PLAIN, write_buffer_bytes=math.inf), toys.SHAPE, 15_000.0, id="catalog-like", marks=pytest.mark.long
        ),
        pytest.param(ENDLESS, LARGE, 4_000.0, id="everything"),
    ],
)
def test_open_load_matches_simpy(net: StationNetwork, shape: Shape, rate: float) -> None:
    of = laid(net, shape, 20_000, reads=0.7, rate=rate)
    answered_s, _ = served(of, chunk=1_000)
    assert np.abs(answered_s - Array(of.ios, of.tables).open_load()).max() < 1e-9


@pytest.mark.parametrize(
    ("net", "shape"),
    [(replace(PLAIN, write_buffer_bytes=math.inf), toys.SHAPE), (ENDLESS, LARGE)],
    ids=["catalog-like", "everything"],
)
def test_streams_match_simpy(net: StationNetwork, shape: Shape) -> None:
    n_streams, think_s = 64, 3e-3
    of = laid(net, shape, 20_000, reads=0.7, first=1 + n_streams)
    ours = looped(of, schedule(1e6, reads=0.7, n_streams=n_streams, think_s=think_s)).answered_s
    theirs = Array(of.ios, of.tables).streams(n_streams, think_s, of.draws.gaps)
    known = ours > 0.0
    assert known.sum() > 19_500
    assert np.abs(ours - theirs)[known].max() < 1e-9


@pytest.mark.parametrize("n_streams", [32, pytest.param(128, marks=pytest.mark.long), 256])
def test_closed_loop_matches_the_exact_product_form(n_streams: int) -> None:
    """Response time within 0.3%, from room everywhere to a full controller."""
    think_s, miss = 5e-3, 0.1 + 0.9 * 0.3
    net = PLAIN
    port_s = toys.SHAPE.read_bytes / net.port_bytes_per_s
    stations = [(1, 4, net.cpu_s_per_read), (42, 1, miss / 42 * 5e-3), (1, 1, port_s)]
    delay_s = think_s + net.host_path_s + (1.0 - miss) * net.cache_hit_s
    exact = throughput(n_streams, delay_s, stations)
    tally = ran(net, toys.SHAPE, schedule(N_IOS / exact, reads=1.0, n_streams=n_streams, think_s=think_s))
    assert tally.counts[0] == pytest.approx(N_IOS, rel=0.003)
    assert tally.sums_ns[0] / tally.counts[0] * 1e-9 == pytest.approx(n_streams / exact - think_s, rel=0.003)


def test_convolution_reproduces_the_machine_repairman() -> None:
    exact, _ = machine_repairman(40, 4, 2e-3, 10e-3)
    assert throughput(40, 10e-3, [(1, 4, 2e-3)]) == pytest.approx(exact, rel=1e-12)


@pytest.mark.parametrize("utilization", [Fraction(3, 10), Fraction(7, 10), Fraction(85, 100)], ids=float)
def test_waits_match_mm1_and_mmm(utilization: Fraction) -> None:
    """An open load of reads from memory: cores wait as M/M/4, and the port behind them as M/M/1."""
    rho = float(utilization)
    service_s = 1e-4
    net = toys.network(
        n_cores=4, cpu_s_per_read=service_s, cached_read_fraction=1.0, port_bytes_per_s=16_000.0 / (service_s / 4)
    )
    shape = replace(toys.SHAPE, cold_read_fraction=0.0)
    waited_s, jobs = np.zeros((2, 4))
    for seed in range(4):
        _, queues = served(laid(net, shape, 1_500_000, reads=1.0, rate=4 * rho / service_s, seed=seed))
        waited_s += queues.seen["waited_s"][:, 1:-1].sum(axis=1)
        jobs += queues.seen["jobs"][:, 1:-1].sum(axis=1)
    waits_s = waited_s / np.maximum(jobs, 1)
    assert waits_s[0] == pytest.approx(float(mmm_wait_s(4, Fraction(1, 10_000), utilization)), rel=0.02)
    assert waits_s[2] == pytest.approx(float(mmm_wait_s(1, Fraction(1, 40_000), utilization)), rel=0.02)
