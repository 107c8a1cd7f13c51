"""The closed-form screening against its C twin and against NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_ssize_t
from dataclasses import fields, replace
from functools import cache

import numpy as np

from stormsizer.simulation.pipeline import station_network
from stormsizer.storage.screening import OpenAnswer, OpenLoads, open_loads, screen
from stormsizer.workload import desktop_demand
from tests.benchmarks.suite.figures import DifferentAnswersError, Effort, Line, Measured, Trial, at_least, at_most
from tests.benchmarks.suite.timing import each, per_s, race
from tests.benchmarks.suite.twins import pointer, same_bits, twin
from tests.engine.seeds import scenarios, seed_catalog

N_CONFIGURATIONS = 10_000
SEED = 1
AGREE_WITHIN = 1e-9


@cache
def _catalog_array() -> OpenLoads:
    """Users at work on the VNX5500 of the catalog, eight stations with links; drives and cores vary."""
    scenario, catalog = scenarios()["emc-vnx5500"], seed_catalog()
    network = station_network(scenario, scenario.array, catalog)
    demand = desktop_demand(catalog.workloads[scenario.pools[0].profile_id])
    rate = demand.steady_state
    rates = [replace(rate, reads_per_s=500 * rate.reads_per_s, writes_per_s=500 * rate.writes_per_s)]
    varied = [
        replace(
            network,
            n_cores=network.n_cores_per_controller * n_controllers,
            tiers=tuple(replace(tier, n_drives=tier.n_drives + more) for tier in network.tiers),
        )
        for n_controllers in (1, 2, 3, 4)
        for more in range(25)
    ]
    return _repeated(open_loads(varied, rates), N_CONFIGURATIONS // len(varied))


def _repeated(loads: OpenLoads, times: int) -> OpenLoads:
    """The same configurations over and over."""
    return OpenLoads(**{each.name: np.tile(getattr(loads, each.name), times) for each in fields(loads)})


@cache
def _many_servers() -> OpenLoads:
    """Ten stations with 1 to 48 servers that share a queue, drawn once."""
    rng = np.random.default_rng(SEED)
    shape = (10, N_CONFIGURATIONS)
    pooled = rng.integers(1, 49, shape).astype(np.float64)
    work = pooled * rng.uniform(0.1, 0.95, shape)
    return OpenLoads(
        n_servers=pooled,
        n_pooled=pooled,
        work=work,
        arrivals_per_s=work / rng.uniform(1e-4, 1e-2, shape),
        squared_cv=rng.uniform(1.0, 3.0, shape),
        visits=rng.uniform(0.0, 1.0, (2, *shape)),
        base_s=rng.uniform(1e-4, 1e-2, (2, N_CONFIGURATIONS)),
    )


def _by_c(loads: OpenLoads) -> OpenAnswer:
    n_stations, n = loads.work.shape
    answer = OpenAnswer(np.empty_like(loads.work), np.empty_like(loads.work), np.empty_like(loads.base_s))
    given = (
        loads.n_servers,
        loads.n_pooled,
        loads.work,
        loads.arrivals_per_s,
        loads.squared_cv,
        loads.visits,
        loads.base_s,
    )
    filled = (answer.utilization, answer.waits_s, answer.response_s)
    twin("screening").screen(c_ssize_t(n_stations), c_ssize_t(n), *(pointer(array) for array in (*given, *filled)))
    return answer


def _by_numpy(loads: OpenLoads) -> OpenAnswer:
    """Erlang B by its recursion, all configurations and stations at a step."""
    used = loads.work / loads.n_servers
    offered = loads.n_pooled * used
    blocking = np.ones_like(offered)
    for server in range(1, int(loads.n_pooled.max()) + 1):
        more = offered * blocking
        blocking = np.where(server <= loads.n_pooled, more / (server + more), blocking)
    delayed = blocking / (1.0 - used * (1.0 - blocking))
    service_s = np.divide(loads.work, loads.arrivals_per_s, out=np.zeros_like(used), where=loads.arrivals_per_s > 0.0)
    waits_s = service_s * delayed * (1.0 + loads.squared_cv) / 2.0 / (loads.n_pooled * (1.0 - used))
    return OpenAnswer(used, waits_s, loads.base_s + (loads.visits * waits_s).sum(axis=1))


def _check(loads: OpenLoads) -> None:
    """All three give the same, the twin to the bit."""
    ours, theirs, by_numpy = screen(loads), _by_c(loads), _by_numpy(loads)
    for name in ("utilization", "waits_s", "response_s"):
        if not same_bits(getattr(ours, name), getattr(theirs, name)):
            raise DifferentAnswersError(f"{name} of the screening and of its C twin differ")
        if not np.allclose(getattr(ours, name), getattr(by_numpy, name), rtol=AGREE_WITHIN, atol=0.0):
            raise DifferentAnswersError(f"{name} of the screening and of NumPy differ")


def _against_peers(effort: Effort) -> Sequence[Measured]:
    catalogd, many = _catalog_array(), _many_servers()
    for loads in (catalogd, many):
        _check(loads)
    ns = each(N_CONFIGURATIONS, 1e-9)
    return (
        race(lambda: screen(catalogd), lambda: _by_c(catalogd), effort.n_rounds, ns),
        race(lambda: screen(many), lambda: _by_c(many), effort.n_rounds, ns),
        race(lambda: screen(many), lambda: _by_numpy(many), effort.n_rounds, per_s(N_CONFIGURATIONS / 1e6)),
    )


TRIALS = (
    Trial(
        (
            Line(
                "screening/c",
                "ns per configuration",
                "C twin",
                at_most(1.4),
                "10,000 configurations of the VNX5500 of the catalog judged in closed form, against the same loops "
                "in C.",
            ),
            Line(
                "screening/c-48-servers",
                "ns per configuration",
                "C twin",
                at_most(1.4),
                "The same with ten stations of 1 to 48 servers that share a queue, where Erlang's recursion is long.",
            ),
            Line(
                "screening/numpy",
                "M configurations/s",
                "NumPy",
                at_least(2),
                "The ten stations again, against NumPy over all configurations at once.",
            ),
        ),
        _against_peers,
    ),
)
