"""Measures what runs of the samples take, and fits the estimate to it.

`PYTHONPATH=. .venv/bin/python -m tests.webapp.limits.costs measure` takes about half an hour on an idle machine and
writes `costs.json`; `… fit` prints the table for `webapp/runs/quota/estimate.py`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import astuple
from pathlib import Path

import numpy as np

from stormsizer.analysis.advice.run import advise
from stormsizer.analysis.failures.request import FailureRequest
from stormsizer.analysis.failures.run import analyze_failure
from stormsizer.analysis.monte_carlo.ranges import RangeRequest, replicate
from stormsizer.analysis.runway import runway
from stormsizer.analysis.sensitivity.sweep import sensitivity
from stormsizer.analysis.shortlist import shortlist
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from stormsizer.simulation.pipeline import simulate
from webapp.catalogs.seeds import catalog_from_files
from webapp.core.seed_scenarios import seed_scenarios
from webapp.runs.quota.estimate import N_FITTED_REPLICATIONS, Cost, size_of
from webapp.runs.schemas import RunKind
from webapp.settings import Settings

FILE = Path(__file__).with_name("costs.json")
KINDS: Mapping[RunKind, Callable[[Scenario, Catalog], object]] = {
    RunKind.WEEK: simulate,
    RunKind.RANGE: lambda scenario, catalog: replicate(
        scenario, catalog, RangeRequest(), 0, N_FITTED_REPLICATIONS, lambda _: None
    ),
    RunKind.RUNWAY: runway,
    RunKind.SENSITIVITY: sensitivity,
    RunKind.ADVICE: advise,
    RunKind.SHORTLIST: shortlist,
    RunKind.FAILURE: lambda scenario, catalog: analyze_failure(scenario, catalog, FailureRequest()),
}
PARTS: Mapping[RunKind, tuple[int, ...]] = {
    **dict.fromkeys(KINDS, (0,)),
    RunKind.WEEK: (0, 1, 2),
    RunKind.ADVICE: (0, 2),
    RunKind.SHORTLIST: (0, 2, 3),
}
"""Which parts of the size a kind is fitted to."""
FIXED_STEPS: Mapping[RunKind, int] = {RunKind.SHORTLIST: 1000}
"""Steps added to those of the week: every family of a shortlist takes a while, however short the week is."""


def samples() -> tuple[Mapping[str, Scenario], Catalog]:
    folder = Settings().seed_folder
    return seed_scenarios(folder / "scenarios"), catalog_from_files(folder / "catalog")


def measure() -> None:
    """Write the processor's seconds of every kind of run of every sample; a kind that a sample refuses is left out."""
    scenarios, catalog = samples()
    measured: dict[str, dict[str, float]] = {}
    simulate(next(iter(scenarios.values())), catalog)
    for name, scenario in scenarios.items():
        measured[name] = {}
        for kind, ask in KINDS.items():
            started_s = time.process_time()
            try:
                ask(scenario, catalog)
            except InvalidScenarioError:
                continue
            measured[name][kind] = round(time.process_time() - started_s, 4)
        FILE.write_text(json.dumps(measured, indent=1) + "\n")


def fit() -> dict[RunKind, Cost]:
    """Least squares of the logarithms."""
    scenarios, catalog = samples()
    measured = json.loads(FILE.read_text())
    sizes = {name: astuple(size_of(scenarios[name], catalog)) for name in measured}
    found = {}
    for kind, parts in PARTS.items():
        fixed = FIXED_STEPS.get(kind, 0)
        rows = [
            ((n_steps + fixed, *rest), measured[name][kind])
            for name, (n_steps, *rest) in sizes.items()
            if kind in measured[name]
        ]
        logs = np.log(np.array([size for size, _ in rows], dtype=float))[:, parts]
        matrix = np.column_stack([np.ones(len(rows)), logs])
        constant, *powers = np.linalg.lstsq(matrix, np.log([took for _, took in rows]), rcond=None)[0]
        whole = dict(zip(parts, powers, strict=True))
        steps, phases, configurations, arrays = (round(float(whole.get(i, 0)), 3) for i in range(4))
        found[kind] = Cost(round(float(np.exp(constant)), 6), steps, phases, configurations, arrays, fixed)
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        measure()
    for kind, cost in fit().items():
        print(f"    RunKind.{kind.name}: {cost},")
