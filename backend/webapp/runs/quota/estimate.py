"""Cost estimate for a run before it is accepted, in engine seconds summed over all workers.

The cost of a week grows with the number of time steps in its storms, which a coarse simulation counts in a few
milliseconds, and with the number of phases evaluated. The cost of a search also grows with the number of
configurations. The exponents were fitted to measured run times of the sample scenarios; use
`tests/webapp/limits/costs.py` to refit them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace

from pydantic import BaseModel

from stormsizer.analysis.failures.request import FailureRequest
from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from stormsizer.analysis.shortlist import default_families
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.family import n_legal, variants
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage.configuration import degraded_networks
from stormsizer.storage.serve import serve
from stormsizer.timeline.occurrences import expanded
from webapp.runs.kinds.windows import n_ios_of
from webapp.runs.schemas import RunKind, ShortlistRequest, WindowRequest

COARSE_STEP_S, COARSEST_STEP_S = 10.0, 600.0
WINDOW_S, WINDOW_S_PER_IO = 0.05, 0.6e-6
N_FITTED_REPLICATIONS = 25
MOST_FAMILIES = 1000
CORES_PER_STEP = 24
"""Cores per host for which solving the queue of the host CPU takes as long as the rest of a step."""


@dataclass(frozen=True)
class Size:
    """Size of a scenario, which determines its cost.

    Attributes
    ----------
    n_steps
        Number of time steps in a coarse simulation of the week, weighted by what a step costs: twice as much for hosts
        with ``CORES_PER_STEP`` cores that share a queue.
    n_phases
        Number of events, including repetitions, times the number of pools.
    n_configurations
        Number of legal configurations of the scenario's array family.
    n_arrays
        Number of arrays. Arrays inside the hosts count as one, because their number is not a choice.
    """

    n_steps: int
    n_phases: int
    n_configurations: int
    n_arrays: int


@dataclass(frozen=True)
class Cost:
    """Cost in seconds: a factor multiplied by each size measure raised to its exponent."""

    factor_s: float
    steps: float
    phases: float
    configurations: float = 0.0
    arrays: float = 0.0
    fixed_steps: int = 0
    """Steps added to those of the week, for work that does not depend on its length."""

    def of(self, size: Size) -> float:
        """Return the cost in seconds for a scenario of this size."""
        seconds, *powers, fixed_steps = astuple(self)
        longer = replace(size, n_steps=size.n_steps + fixed_steps)
        for n, power in zip(astuple(longer), powers, strict=True):
            seconds *= float(n) ** power
        return float(seconds)


COSTS: Mapping[RunKind, Cost] = {
    RunKind.WEEK: Cost(0.001134, 0.566, 0.22, 0.166, 0.0),
    RunKind.RANGE: Cost(0.011002, 0.527, 0.0, 0.0, 0.0),
    RunKind.RUNWAY: Cost(0.017514, 0.491, 0.0, 0.0, 0.0),
    RunKind.SENSITIVITY: Cost(0.047666, 0.53, 0.0, 0.0, 0.0),
    RunKind.ADVICE: Cost(0.00116, 0.729, 0.0, 0.119, 0.0),
    RunKind.SHORTLIST: Cost(0.019121, 0.661, 0.0, 0.053, 1.055, 1000),
    RunKind.FAILURE: Cost(0.000386, 0.605, 0.0, 0.0, 0.0),
}
"""Fitted costs by kind of run: *failure* for one configuration, *range* for ``N_FITTED_REPLICATIONS`` replications."""
_families: dict[tuple[str, str, int | None], int] = {}


def estimated(scenario: Scenario, catalog: Catalog, kind: RunKind, request: BaseModel | None) -> float:
    """Return the estimated engine seconds of a run, usually accurate to within a factor of two.

    Raises
    ------
    InvalidScenarioError
        If the scenario conflicts with the catalog or with its own calendar.
    """
    if isinstance(request, WindowRequest):
        prepare(scenario, catalog)
        return round(WINDOW_S + WINDOW_S_PER_IO * n_ios_of(scenario, catalog, request), 3)
    cost = COSTS[kind].of(size_of(scenario, catalog))
    return round(cost * _share(scenario, catalog, request), 3)


def _share(scenario: Scenario, catalog: Catalog, request: BaseModel | None) -> float:
    """Return the size of a request relative to the one that the costs were fitted to."""
    if isinstance(request, RangeRequest):
        return request.n_replications / N_FITTED_REPLICATIONS
    if isinstance(request, ShortlistRequest):
        n_compared = len(set(request.family_ids) or default_families(scenario, catalog, request.excluded_family_ids))
        return n_compared / len(default_families(scenario, catalog))
    if isinstance(request, FailureRequest):
        return 1.0 + len(request.options)
    return 1.0


def size_of(scenario: Scenario, catalog: Catalog) -> Size:
    """Return the size of a scenario."""
    week, calendar = prepare(scenario, catalog), expanded(scenario)
    network = station_network(calendar, scenario.array, catalog)
    degraded = degraded_networks(network, week.losses, calendar, scenario.array, catalog)
    coarse = serve(week, network, degraded, storm_step_s=COARSE_STEP_S, longest_step_s=COARSEST_STEP_S)
    n_cores = 0 if network.host_cpu is None else network.host_cpu.n_cores_per_host
    return Size(
        n_steps=max(1, round(len(coarse.trace.starts_s) * (1.0 + n_cores / CORES_PER_STEP))),
        n_phases=len(calendar.events) * len(scenario.pools),
        n_configurations=max(1, _n_configurations(scenario, catalog)),
        n_arrays=1 if catalog.arrays[scenario.array.model_id].is_in_hosts else scenario.array.n_arrays,
    )


def _n_configurations(scenario: Scenario, catalog: Catalog) -> int:
    """Return the number of legal configurations in the array family, cached because counting takes a while."""
    array = catalog.arrays[scenario.array.model_id]
    n_arrays = scenario.hosts.n_hosts if array.is_in_hosts else None
    key = catalog.version, array.id, n_arrays
    if key not in _families:
        if len(_families) >= MOST_FAMILIES:
            _families.clear()
        _families[key] = n_legal(variants(array, catalog.drives, (scenario.hosts.host_cache_gib,), n_arrays))
    return _families[key]
