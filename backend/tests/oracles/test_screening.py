"""The closed forms of the screening compared with textbook sums, enumeration of all states, and their C version."""

from __future__ import annotations

import ctypes
import itertools
import math
from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.storage.screening import MOST_STREAMS, Loop, OpenAnswer, OpenLoads, closed_loop, least_s, screen
from tests.benchmarks.suite.twins import pointer, same_bits, twin
from tests.oracles.closed_forms import machine_repairman, mmm_wait_s

UTILIZATIONS = [Fraction(n, 10_000) for n in (1, 100, 1000, 3000, 5000, 7000, 8500, 9500, 9900, 9999)]


def loads_of(n_stations: int, n: int, seed: int, most_pooled: int = 48) -> OpenLoads:
    """Loads of all kinds: stations that are idle, have room, are nearly full and have more than they can do."""
    draw = np.random.default_rng(seed)
    shape = (n_stations, n)
    n_pooled = draw.integers(1, most_pooled + 1, shape).astype(np.float64)
    n_servers = n_pooled * draw.integers(1, 5, shape)
    used = draw.choice([0.0, 1e-9, 0.3, 0.8, 0.99, 0.999999, 1.0, 1.3], shape) * draw.uniform(0.9, 1.0, shape)
    return OpenLoads(
        n_servers=n_servers,
        n_pooled=n_pooled,
        work=used * n_servers,
        arrivals_per_s=used * n_servers / draw.uniform(1e-5, 1e-2, shape),
        squared_cv=draw.uniform(0.0, 4.0, shape),
        visits=draw.choice([0.0, 0.4, 1.0], (2, *shape)),
        base_s=draw.uniform(1e-4, 1e-2, (2, n)),
    )


@pytest.mark.parametrize("n_pooled", [1, 2, 4, 8, 16, 47, 48, 128])
@pytest.mark.parametrize("squared_cv", [0.0, 1.0, 2.25])
def test_wait_is_erlang_c_times_the_allen_cunneen_factor(n_pooled: int, squared_cv: float) -> None:
    n_queues, service_s = 3, Fraction(1, 1000)
    ones = np.ones((1, len(UTILIZATIONS)))
    work = n_pooled * n_queues * ones * [float(u) for u in UTILIZATIONS]
    answer = screen(
        OpenLoads(
            n_servers=n_pooled * n_queues * ones,
            n_pooled=n_pooled * ones,
            work=work,
            arrivals_per_s=work / float(service_s),
            squared_cv=squared_cv * ones,
            visits=np.stack([ones, 0.5 * ones]),
            base_s=np.vstack([2e-3 * ones, 1e-3 * ones]),
        )
    )
    exact = [float(mmm_wait_s(n_pooled, service_s, u)) * (1 + squared_cv) / 2 for u in UTILIZATIONS]
    assert answer.waits_s[0] == pytest.approx(exact, rel=1e-11, abs=1e-300)
    assert answer.response_s[0] == pytest.approx([2e-3 + wait_s for wait_s in exact], rel=1e-11)
    assert answer.response_s[1] == pytest.approx([1e-3 + 0.5 * wait_s for wait_s in exact], rel=1e-11)


@pytest.mark.parametrize("n", [1, 255, 256, 257, 3000])
def test_c_twin_returns_identical_bits(n: int) -> None:
    loads = loads_of(7, n, seed=n)
    ours = screen(loads)
    theirs = OpenAnswer(np.empty_like(loads.work), np.empty_like(loads.work), np.empty_like(loads.base_s))
    given = (getattr(loads, each.name) for each in fields(loads))
    filled = (theirs.utilization, theirs.waits_s, theirs.response_s)
    arrays = (pointer(array) for array in itertools.chain(given, filled))
    twin("screening").screen(ctypes.c_ssize_t(7), ctypes.c_ssize_t(n), *arrays)
    for each in fields(ours):
        assert same_bits(getattr(ours, each.name), getattr(theirs, each.name)), each.name
    assert n == 1 or 0 < np.isinf(ours.waits_s).mean() < 0.5


def test_configuration_has_the_same_result_alone_and_in_a_batch() -> None:
    loads = loads_of(5, 600, seed=3949)
    together = screen(loads)
    for c in range(0, 600, 37):
        one = OpenLoads(
            **{each.name: np.ascontiguousarray(getattr(loads, each.name)[..., c : c + 1]) for each in fields(loads)}
        )
        alone = screen(one)
        for each in fields(alone):
            assert same_bits(getattr(alone, each.name), getattr(together, each.name)[..., c : c + 1])


# closed loops


def product_form(n_streams: int, think: Fraction, queues: list[tuple[Fraction, int]]) -> Fraction:
    """Throughput by adding up the weights of all states; each queue is its demand and its number of servers."""

    def weights(n: int) -> Iterator[Fraction]:
        for state in itertools.product(range(n + 1), repeat=len(queues)):
            thinking = n - sum(state)
            if thinking >= 0:
                weight = think**thinking / math.factorial(thinking)
                for held, (demand, n_servers) in zip(state, queues, strict=True):
                    weight *= demand**held / math.prod(min(j, n_servers) for j in range(1, held + 1))
                yield weight

    return sum(weights(n_streams - 1), Fraction(0)) / sum(weights(n_streams), Fraction(0))


@pytest.mark.parametrize("n_streams", [1, 2, 5])
@pytest.mark.parametrize(
    "stations",
    [
        [(Fraction(1, 100), 1, 1)],
        [(Fraction(1, 100), 1, 3)],
        [(Fraction(3, 100), 3, 1)],
        [(Fraction(3, 100), 2, 2), (Fraction(1, 100), 1, 1)],
        [(Fraction(1, 1000), 1, 2), (Fraction(7, 1000), 3, 1)],
    ],
    ids=str,
)
@pytest.mark.parametrize("think", [Fraction(0), Fraction(1, 1000), Fraction(1, 10)], ids=str)
def test_closed_loop_is_the_sum_over_all_states(
    n_streams: int, stations: list[tuple[Fraction, int, int]], think: Fraction
) -> None:
    """Stations are their demand, their number of queues and the servers of each."""
    queues = [(demand / n_queues, n) for demand, n_queues, n in stations for _ in range(n_queues)]
    exact = product_form(n_streams, think, queues)
    demands, servers, pooled = (np.array([float(each[i]) for each in stations]) for i in range(3))
    throughput, response_s = closed_loop(n_streams, float(think), demands, servers * pooled, pooled)
    assert throughput == pytest.approx(float(exact), rel=1e-12)
    assert response_s == pytest.approx(float(n_streams / exact - think), rel=1e-9)


@pytest.mark.parametrize("n_streams", [1, 16, 128, MOST_STREAMS])
@pytest.mark.parametrize("n_servers", [1, 4, 48])
@pytest.mark.parametrize("think_s", [1e-6, 1e-3, 0.05, 2.0])
def test_single_station_matches_the_machine_repairman(n_streams: int, n_servers: int, think_s: float) -> None:
    exact = machine_repairman(n_streams, n_servers, 5e-3, think_s)
    found = closed_loop(
        n_streams, think_s, np.array([5e-3]), np.array([float(n_servers)]), np.array([float(n_servers)])
    )
    assert found == pytest.approx(exact, rel=1e-9)


@settings(max_examples=150, deadline=None)
@given(
    n_streams=st.integers(1, 200),
    think_s=st.floats(0.0, 0.1),
    stations=st.lists(st.tuples(st.floats(1e-6, 0.05), st.integers(1, 20), st.integers(1, 8)), min_size=1, max_size=5),
)
def test_no_closed_loop_is_faster_than_its_bounds(
    n_streams: int, think_s: float, stations: list[tuple[float, int, int]]
) -> None:
    """Throughput ≤ min(N / (Z + R₀), servers / demand), and at least what a single stream gets."""
    demands = np.array([demand_s for demand_s, _, _ in stations])
    pooled = np.array([float(n) for _, _, n in stations])
    n_servers = pooled * [n_queues for _, n_queues, _ in stations]
    nothing = np.zeros_like(demands)
    loop = Loop(think_s + demands.sum(), demands, np.ones_like(demands), nothing, nothing, n_servers, pooled)
    rate, response_s = closed_loop(n_streams, think_s, demands, n_servers, pooled)
    assert rate * least_s(loop, 1.0, n_streams, nothing) <= 1.0 + 1e-9
    assert rate * loop.cycle_s >= 1.0 - 1e-9
    assert response_s >= demands.sum() * (1.0 - 1e-9)


@pytest.mark.parametrize("n_streams", [0, MOST_STREAMS + 1])
def test_number_of_streams_out_of_range_is_rejected(n_streams: int) -> None:
    with pytest.raises(ValueError, match=f"n_streams is {n_streams}; 1 to {MOST_STREAMS}"):
        closed_loop(n_streams, 1.0, np.ones(1), np.ones(1), np.ones(1))


def test_cycle_without_duration_is_rejected() -> None:
    with pytest.raises(ValueError, match="takes no time"):
        closed_loop(1, 0.0, np.zeros(1), np.ones(1), np.ones(1))
