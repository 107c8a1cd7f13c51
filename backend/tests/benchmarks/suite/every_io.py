"""Every I/O, one by one: the kernels against their C twins, SimPy and Ciw, on the same I/Os laid out beforehand."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stormsizer.discrete_event import WindowResult, simulate_every_io
from stormsizer.discrete_event.replications import CHUNK
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage.network import StationNetwork, io_costs, servers
from stormsizer.timeline.plan import Plan
from stormsizer.workload.demand import Shape
from tests.benchmarks.suite import ciw_network
from tests.benchmarks.suite.figures import DifferentAnswersError, Effort, Line, Measured, Trial, at_least, at_most
from tests.benchmarks.suite.timing import each, per_s, race
from tests.benchmarks.suite.twins import same_bits
from tests.benchmarks.suite.windows import login_window
from tests.benchmarks.twin import every_io as twin
from tests.engine.discrete_event.laid import Laid, laid, looped, schedule, served
from tests.engine.seeds import acme_scenario, seed_catalog
from tests.oracles.every_io_simpy import Array

Floats = NDArray[np.float64]

N_FOR_C, N_FOR_EVENTS, N_FOR_CIW = 1_000_000, 20_000, 3_000
N_ON_CORES = 2_000_000
BUSIEST = 0.85
N_SLOTS = 128
LONG_S = 1e6
SAME_S = 1e-9


@cache
def _array() -> tuple[Plan, StationNetwork]:
    """The FAS3270 of the catalog as the sample has it, and its fortnight.

    Its write buffer is taken as boundless, since neither SimPy's nor Ciw's queues can say beforehand how long a wait
    will be.
    """
    scenario, catalog = acme_scenario(), seed_catalog()
    network = station_network(scenario, scenario.array, catalog)
    return prepare(scenario, catalog), replace(network, write_buffer_bytes=math.inf)


def _users_at_work(n: int, reads: float | None = None, *, in_order: bool = True) -> Laid:
    """I/Os of working users, at a rate that keeps the busiest station 85% utilized."""
    plan, network = _array()
    rate = plan.pools[0].steady_state
    shape = rate.shape if in_order else replace(rate.shape, sequential_read_fraction=0.0)
    share = rate.reads_per_s / (rate.reads_per_s + rate.writes_per_s) if reads is None else reads
    return laid(network, shape, n, reads=share, rate=BUSIEST / _busiest_per_io(network, shape, share))


def _busiest_per_io(network: StationNetwork, shape: Shape, reads: float) -> float:
    """Share of the busiest station's time that one I/O a second takes."""
    costs, _ = io_costs(network, shape)
    work_s = reads * costs["work_s"][0] + (1.0 - reads) * costs["work_s"][1]
    return float((work_s / servers(network)["n_servers"]).max())


def _require_same(what: str, ours: Floats, theirs: Floats, within_s: float = 0.0) -> None:
    if not same_bits(ours, theirs) and not np.abs(ours - theirs).max() <= within_s:
        raise DifferentAnswersError(f"{what} differ by up to {np.abs(ours - theirs).max():.1e} s")


def _served(of: Laid, *serve_all: Any) -> Floats:
    """Departures of I/Os served as many at a time as the product does."""
    return served(of, CHUNK, *serve_all)[0]


def _network_in_c(effort: Effort) -> Sequence[Measured]:
    of = _users_at_work(effort.of(N_FOR_C))
    _require_same("departures of the network and of its C twin", _served(of), _served(of, twin.serve_all))
    n = len(of.ios.begun)
    return (race(lambda: _served(of), lambda: _served(of, twin.serve_all), effort.n_rounds, each(n, 1e-9)),)


def _network_in_simpy(effort: Effort) -> Sequence[Measured]:
    n = effort.of(N_FOR_EVENTS)
    of = _users_at_work(n)
    _require_same("departures of the network and of SimPy", _served(of), Array(of.ios, of.tables).open_load(), SAME_S)
    rate = per_s(n / 1e6)
    return (race(lambda: _served(of), lambda: Array(of.ios, of.tables).open_load(), effort.n_slow_rounds, rate),)


def _network_in_ciw(effort: Effort) -> Sequence[Measured]:
    """Reads only, without read-ahead: Ciw cannot model background jobs."""
    n = effort.of(N_FOR_CIW)
    of = _users_at_work(n, reads=1.0, in_order=False)
    _require_same("departures of the network and of Ciw", _served(of), ciw_network.departures(of), SAME_S)
    rate = per_s(n / 1e6)
    return (race(lambda: _served(of), lambda: ciw_network.departures(of), effort.n_slow_rounds, rate),)


def _boots(n: int) -> tuple[Laid, int, float, float]:
    """I/Os of desktops that start, 128 of them at a time: with the number of streams, think time and share of reads."""
    plan, network = _array()
    work = next(sweep.work for sweep in plan.sweeps if sweep.effect == "from_off")
    n_streams = round(N_SLOTS * work.outstanding)
    return (
        laid(network, work.shape, n, reads=work.read_fraction, first=1 + n_streams),
        n_streams,
        work.think_s,
        work.read_fraction,
    )


def _boots_in_c(effort: Effort) -> Sequence[Measured]:
    n = effort.of(N_FOR_C)
    of, n_streams, think_s, reads = _boots(n)
    calendar = schedule(LONG_S, reads=reads, n_streams=n_streams, think_s=think_s)
    ours, theirs = looped(of, calendar), looped(of, calendar, twin.serve_streams)
    _require_same("answers to the boots and those of the C twin", ours.answered_s, theirs.answered_s)
    return (
        race(
            lambda: looped(of, calendar),
            lambda: looped(of, calendar, twin.serve_streams),
            effort.n_rounds,
            each(n, 1e-9),
        ),
    )


def _boots_in_simpy(effort: Effort) -> Sequence[Measured]:
    n = effort.of(N_FOR_EVENTS)
    of, n_streams, think_s, reads = _boots(n)
    calendar = schedule(LONG_S, reads=reads, n_streams=n_streams, think_s=think_s)

    def in_simpy() -> Floats:
        return Array(of.ios, of.tables).streams(n_streams, think_s, of.draws.gaps)

    ours = looped(of, calendar).answered_s
    answered = ours > 0.0
    _require_same("answers to the boots and those of SimPy", ours[answered], in_simpy()[answered], SAME_S)
    rate = per_s(n / 1e6)
    return (race(lambda: looped(of, calendar), in_simpy, effort.n_slow_rounds, rate),)


def _on_two_cores(effort: Effort) -> Sequence[Measured]:
    scenario, catalog, from_s, to_s = login_window(effort.of(N_ON_CORES))

    def on_cores(n_cores: int) -> WindowResult:
        return simulate_every_io(scenario, catalog, from_s, to_s, n_replications=2, n_cores=n_cores)

    windows = [on_cores(n_cores) for n_cores in (1, 2)]
    if windows[0] != windows[1]:
        raise DifferentAnswersError("a window on one core and on two differ")
    rate = per_s(windows[0].n_ios / 1e6)
    return (race(lambda: on_cores(2), lambda: on_cores(1), effort.n_rounds, rate, clock=time.perf_counter),)


TRIALS = (
    Trial(
        (
            Line(
                "network/c",
                "ns per I/O",
                "C twin",
                at_most(1.3),
                "A million I/Os of users at work through the FAS3270 of the catalog, busy for 85%, with the "
                "destaging behind them, against the same passes in C.",
            ),
        ),
        _network_in_c,
    ),
    Trial(
        (
            Line(
                "network/simpy",
                "M I/Os/s",
                "SimPy",
                at_least(500),
                "20,000 of the same I/Os, against a SimPy process for each.",
            ),
        ),
        _network_in_simpy,
    ),
    Trial(
        (
            Line(
                "network/ciw",
                "M I/Os/s",
                "Ciw",
                at_least(1000),
                "3,000 reads of the same users, none fetched ahead, against the same queues in Ciw.",
            ),
        ),
        _network_in_ciw,
    ),
    Trial(
        (
            Line(
                "closed-loop/c",
                "ns per I/O",
                "C twin",
                at_most(1.25),
                "A million I/Os of 128 desktops that start at a time, each waiting for its answers, against the same "
                "tournament in C.",
            ),
        ),
        _boots_in_c,
    ),
    Trial(
        (
            Line(
                "closed-loop/simpy",
                "M I/Os/s",
                "SimPy",
                at_least(80),
                "20,000 I/Os of the same desktops, against a SimPy process for each stream.",
            ),
        ),
        _boots_in_simpy,
    ),
    Trial(
        (
            Line(
                "growth/cores",
                "M I/Os/s",
                "one core",
                at_least(1.6),
                "Two replications of a part of the first login, every I/O, on two cores against one; both give the "
                "same answer.",
            ),
        ),
        _on_two_cores,
    ),
)
