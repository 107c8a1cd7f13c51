"""Limits and burst credits of cloud volumes, against a token bucket in plain Python and against arithmetic."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from stormsizer.storage.figures import Component
from stormsizer.storage.network import LimitStation, StationNetwork, network_of_limits
from stormsizer.storage.serve import Served, serve, serve_many
from stormsizer.storage.trace import Floats
from stormsizer.timeline.plan import RateInterval
from stormsizer.workload.demand import Shape
from tests.engine import toys

SHAPE = Shape(read_bytes=16_384.0, write_bytes=16_384.0, cold_read_fraction=1.0)
IOPS = LimitStation(
    Component.IOPS_LIMIT,
    1,
    per_s=500.0,
    burst_per_s=3_500.0,
    credits=600_000.0,
    counts_bytes=False,
    unit_bytes=262_144.0,
)
UNLIMITED_BYTES = LimitStation(
    Component.THROUGHPUT_LIMIT, 1, per_s=1e12, burst_per_s=1e12, credits=0.0, counts_bytes=True, unit_bytes=262_144.0
)
LATENCY_S = 2e-3


def volume(*limits: LimitStation) -> StationNetwork:
    """A network that consists of the latency and limits of volumes."""
    return network_of_limits(limits, LATENCY_S)


def token_bucket(asked_iops: list[float], limit: LimitStation) -> tuple[list[float], list[float]]:
    """I/Os served in each second, and the credits left after it; I/Os that are not served wait."""
    level, waiting = limit.credits, 0.0
    served, left = [], []
    for asked in asked_iops:
        waiting += asked
        done = min(waiting, limit.burst_per_s, limit.per_s + level)
        level = min(limit.credits, level + limit.per_s - done)
        waiting -= done
        served.append(done)
        left.append(level)
    return served, left


def hours(*iops: float) -> tuple[RateInterval, ...]:
    """One interval of ten minutes for each rate, all reads."""
    return tuple(RateInterval("copy", i, 600.0 * i, 600.0 * (i + 1), rate, 0.0, SHAPE) for i, rate in enumerate(iops))


def per_second(served: Served, quantity: str) -> Floats:
    """A quantity in each second of the trace."""
    trace = served.trace
    at_s = np.arange(0.5, trace.ends_s)
    seconds: Floats = trace.column(quantity)[np.searchsorted(trace.starts_s, at_s, side="right") - 1]
    return seconds


@pytest.mark.parametrize("limit", [IOPS, replace(IOPS, n_volumes=20, per_s=25.0, burst_per_s=175.0, credits=30_000.0)])
def test_credits_drain_and_fill_like_a_token_bucket(limit: LimitStation) -> None:
    rates = [100.0, 1_100.0, 400.0, 3_000.0, 3_000.0, 0.0, 450.0, 900.0]
    served = serve(toys.week(600.0 * len(rates), toys.pool(1), *hours(*rates)), volume(limit), storm_step_s=1.0)
    expected, left = token_bucket([rate for rate in rates for _ in range(600)], IOPS)
    ends_s = np.append(served.trace.starts_s[1:], served.trace.ends_s)
    at_ends = np.array(left)[np.round(ends_s).astype(int) - 1] / IOPS.credits
    assert served.trace.column("iops_limit_credit_fraction") == pytest.approx(at_ends, abs=0.02)
    assert float((served.trace.column("reads_iops") * served.trace.lengths_s).sum()) == pytest.approx(
        sum(expected), rel=2e-3
    )
    ours = float(ends_s[np.argmax(served.trace.column("iops_limit_credit_fraction") < 1e-3)])
    # waits shortly before the limit is reached hold some I/Os back, the more the more volumes there are
    assert ours == pytest.approx(float(np.argmax(np.array(left) < 1e-3 * IOPS.credits)), abs=16.0)


def test_below_the_limit_an_io_takes_only_the_latency() -> None:
    for share in (0.1, 0.5, 0.8):
        served = toys.at_rest(share * 500.0, 0.0, volume(replace(IOPS, burst_per_s=500.0, credits=0.0)), shape=SHAPE)
        assert toys.last(served, "host_read_latency_ms") == pytest.approx(1e3 * LATENCY_S, rel=0.3)
        assert toys.last(served, "iops_limit_fraction") == pytest.approx(share, rel=1e-3)


def test_closed_loop_gets_the_burst_rate_until_the_bucket_is_empty_and_the_limit_afterward() -> None:
    """600,000 credits at 3,500 − 500 IOPS last for 200 seconds."""
    served = toys.closed_loop(64, 1e-6, volume(IOPS, UNLIMITED_BYTES), shape=SHAPE, seconds=400.0)
    iops = per_second(served, "reads_iops")
    assert iops[10:190] == pytest.approx(3_500.0, rel=0.02)
    assert iops[210:] == pytest.approx(500.0, rel=0.02)
    assert toys.last(served, "host_read_latency_ms") == pytest.approx(1e3 * 64 / 500, rel=0.02)


@pytest.mark.parametrize(("kib", "counts_as"), [(4, 1), (256, 1), (257, 2), (1_024, 4)])
def test_large_ios_count_several_times(kib: int, counts_as: int) -> None:
    shape = replace(SHAPE, read_bytes=kib * 1_024.0)
    served = toys.closed_loop(64, 1e-6, volume(replace(IOPS, burst_per_s=500.0, credits=0.0)), shape=shape)
    assert toys.last(served, "reads_iops") == pytest.approx(500.0 / counts_as, rel=0.02)


def test_throughput_limit_counts_bytes_in_both_directions() -> None:
    limit = replace(UNLIMITED_BYTES, per_s=1e7, burst_per_s=1e7)
    served = toys.closed_loop(64, 1e-6, volume(limit), reads=0.25, shape=SHAPE)
    assert toys.last(served, "read_mb_per_s") + toys.last(served, "write_mb_per_s") == pytest.approx(10.0, rel=0.02)


def test_an_outage_fills_the_bucket() -> None:
    """Ten minutes without I/O earn 600 × 500 credits, half a bucket."""
    week = toys.week(1_800.0, toys.pool(1), *hours(3_500.0, 3_500.0, 0.0), outages=((600.0, 1_200.0),))
    levels = per_second(serve(week, volume(IOPS)), "iops_limit_credit_fraction")
    assert levels[590] < 1e-3
    assert levels[1_199] == pytest.approx(0.5, abs=0.01)


@pytest.mark.long
def test_networks_served_together_have_the_same_bits() -> None:
    week = toys.week(2_400.0, toys.pool(1), *hours(100.0, 3_000.0, 2_000.0, 300.0))
    networks = [volume(replace(IOPS, per_s=limit)) for limit in (300.0, 500.0, 900.0)]
    for network, together in zip(networks, serve_many(week, [(each, ()) for each in networks]), strict=True):
        alone = serve(week, network).trace
        assert alone.starts_s.tobytes() == together.trace.starts_s.tobytes()
        assert alone.values.tobytes() == together.trace.values.tobytes()
