"""Immediate simulation of a scenario."""

import math
import time
from collections.abc import Mapping

from stormsizer.analysis.explain import PhaseArithmetic, phase_arithmetic
from stormsizer.analysis.response_curve import response_curve
from stormsizer.evidence import ComparableMeasurement, comparable_measurements, systems_alike
from stormsizer.model.catalog import Catalog, ProjectPrices
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import bill_of_scenario
from stormsizer.recommendation.cost import at_project_prices
from stormsizer.simulation.arrays import with_ids_of
from stormsizer.simulation.assessment import plans_states, with_all_states
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.stage_cache import ById, StageCache
from stormsizer.storage.trace import Floats, Trace, amount, bucketed, peaks, total_iops
from webapp.core.concurrency import slot
from webapp.core.http.arrays import on_array
from webapp.core.http.time_spans import seconds_between
from webapp.core.telemetry.engine import EngineSpans
from webapp.core.telemetry.spans import span
from webapp.preview.schemas import PhaseCurve, PhaseRequest, Preview, PreviewRequest

MEMORY = StageCache(
    {"prices": 4, "answer": 4, "states": 4, "serve": 4, "judge": 256, "assumptions": 64, "alike": 64}, EngineSpans()
)
"""Cached results of recent previews. Only a few simulated weeks are kept, because each takes several megabytes."""


def preview(
    catalog: Catalog, ready: Mapping[str, Scenario], asked: PreviewRequest, own: ProjectPrices | None = None
) -> Preview:
    """Simulate a scenario; return part of the week as a series and the whole week as a heat map.

    Parameters
    ----------
    ready
        Sample scenarios by name. Study measurements are shown for a scenario that reproduces one of them.
    own
        Prices of the project of the scenario.
    """
    if own is not None:
        base = catalog
        catalog = MEMORY.reuse(
            "prices", lambda: (ById(base), own.model_dump_json()), lambda: at_project_prices(base, own)
        )
    scenario = on_array(asked.scenario, asked.array_id)
    from_s, to_s = seconds_between(scenario.calendar, asked.from_at, asked.to_at)
    with slot(), span("engine preview"):
        started = time.perf_counter()
        is_whole = asked.all_states or not plans_states(scenario)
        simulation = _assessed(scenario, catalog) if is_whole else _simulation(scenario, catalog)
        elapsed_ms = (time.perf_counter() - started) * 1000
        series = bucketed(simulation.trace, from_s, to_s, asked.n_buckets)
        measured = _measured(simulation, scenario, catalog, ready)
        load_iops = total_iops(simulation.trace)
        n_ios = amount(simulation.trace, load_iops, from_s, to_s)
        heat, heat_bucket_s = _heat(simulation.trace, load_iops, scenario.calendar.length_s, asked.heat_bucket_s)
    return Preview(
        result=with_ids_of(simulation.result, asked.array_id),
        series=series,
        heat=heat,
        heat_bucket_s=heat_bucket_s,
        n_ios=n_ios,
        bill=bill_of_scenario(scenario, catalog),
        measured=measured,
        elapsed_ms=round(elapsed_ms, 3),
    )


def phase_curve(catalog: Catalog, asked: PhaseRequest) -> PhaseCurve:
    """Return the response-time curve of a phase."""
    scenario = on_array(asked.scenario, asked.array_id)
    with slot():
        phases = _simulation(scenario, catalog).result.phases
        return PhaseCurve(curve=response_curve(scenario, catalog, phases, asked.phase_id))


def arithmetic(catalog: Catalog, asked: PhaseRequest) -> PhaseArithmetic:
    """Return the breakdown of each figure of a phase."""
    scenario = on_array(asked.scenario, asked.array_id)
    with slot():
        phases = _simulation(scenario, catalog).result.phases
        return phase_arithmetic(scenario, catalog, phases, asked.phase_id)


def _simulation(scenario: Scenario, catalog: Catalog) -> Simulation:
    # the key is the text, because equal documents may be written differently, e.g. with instants in another time zone
    return MEMORY.reuse(
        "answer",
        lambda: (scenario.model_dump_json(), ById(catalog)),
        lambda: simulate(scenario, catalog, recommend=False, memory=MEMORY),
    )


def _assessed(scenario: Scenario, catalog: Catalog) -> Simulation:
    simulation = _simulation(scenario, catalog)
    return MEMORY.reuse(
        "states",
        lambda: (scenario.model_dump_json(), ById(catalog)),
        lambda: with_all_states(simulation, scenario, catalog),
    )


def _measured(
    simulation: Simulation, scenario: Scenario, catalog: Catalog, ready: Mapping[str, Scenario]
) -> tuple[ComparableMeasurement, ...]:
    alike = MEMORY.reuse(
        "alike",
        lambda: (ById(catalog), scenario.model_dump_json(include={"array", "hosts", "pools"})),
        lambda: systems_alike(scenario, catalog, ready),
    )
    return comparable_measurements(scenario, simulation.result.phases, catalog, alike)


def _heat(trace: Trace, load_iops: Floats, length_s: float, longest_s: float) -> tuple[tuple[float, ...], float]:
    """Return the highest total IOPS in each bucket, and the bucket length."""
    n_buckets = max(1, math.ceil(length_s / longest_s))
    return peaks(trace, load_iops, 0.0, length_s, n_buckets), length_s / n_buckets
