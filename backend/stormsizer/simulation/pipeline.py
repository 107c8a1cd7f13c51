"""The whole calculation at a glance: profiles → demand → serve → judge → recommend → result."""

from collections.abc import Sequence
from dataclasses import dataclass

import stormsizer
from stormsizer.capacity import break_down
from stormsizer.confidence import confidence_of, confidence_prices
from stormsizer.experience.applications import application_starts
from stormsizer.experience.phases import PhaseResult, event_spans
from stormsizer.experience.week import (
    appliance_per_desktop,
    density_of,
    evaluate,
    judged_on_others,
    prepare,
    station_network,
)
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import MAIN_ARRAY, Scenario, with_main_array
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.cost import configuration_cost
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.arrays import (
    ArrayWeek,
    array_verdicts,
    limiting_phases,
    verdict_on_all,
    with_io,
    with_mean_latency,
)
from stormsizer.simulation.result import OtherArrayResult, Result, Verdict, assumptions_of, shortages, verdict_of
from stormsizer.simulation.warnings import array_warnings, warnings_of
from stormsizer.stage_cache import NO_CACHE, StageCache
from stormsizer.storage.serve import Served
from stormsizer.storage.trace import Trace, joined
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import Plan

__all__ = ["Simulation", "evaluate", "prepare", "recommendation_of", "simulate", "station_network"]


@dataclass(frozen=True)
class Simulation:
    """A result and its time series."""

    result: Result
    trace: Trace
    """Time series of the main array."""
    other_traces: tuple[Trace, ...] = ()
    """Time series of each other array, in the order of the scenario."""

    @property
    def whole_trace(self) -> Trace:
        """Time series of all arrays; see ``Trace.on_array``."""
        ids = (other.id for other in self.result.other_arrays)
        return joined(self.trace, dict(zip(ids, self.other_traces, strict=True)))


def simulate(
    scenario: Scenario, catalog: Catalog, *, recommend: bool = True, memory: StageCache = NO_CACHE
) -> Simulation:
    """Simulate a scenario over its whole calendar.

    Parameters
    ----------
    recommend
        Whether to search for the cheapest sufficient configuration, and for those that are sufficient with a higher
        probability, which takes several dozen simulations each.
    memory
        Cache of results for stages whose inputs have not changed: *serve*, *judge* of each phase, and *assumptions*.

    Raises
    ------
    InvalidScenarioError
        If the scenario refers to unknown catalog entries, or an event finds its desktops in an invalid state.
    """
    week = prepare(scenario, catalog)
    scenario = expanded(scenario)
    served, phases = evaluate(scenario, scenario.array, catalog, week, memory)
    main = _array_week(MAIN_ARRAY, scenario, catalog, phases)
    others = _other_arrays(scenario, catalog, week, served, memory)
    arrays = (main, *others)
    limiting = limiting_phases(arrays)

    hosts = density_of(scenario, catalog, appliance_per_desktop(scenario, catalog, phases))
    felt = with_mean_latency(arrays) if others else phases
    enough_space = all(array.has_enough_space for array in arrays)
    confidence = confidence_of(scenario, [phase for _, phase in limiting], catalog, memory, enough_space=enough_space)
    recommendation = recommend_hardware(scenario, catalog) if recommend else None
    result = Result(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        verdict=_verdict(arrays),
        confidence=confidence,
        phases=phases,
        events=event_spans(scenario, phases),
        capacity=main.capacity,
        hosts=hosts,
        application_starts=tuple(application_starts(felt, catalog.applications.values())),
        recommendation=recommendation,
        confidence_prices=confidence_prices(scenario, phases, confidence, recommendation, catalog),
        cost=configuration_cost(scenario, catalog),
        assumptions=assumptions_of(scenario, catalog, memory),
        warnings=warnings_of(scenario, catalog, week, phases, main.capacity, hosts, served.trace),
        arrays=array_verdicts(arrays) if others else (),
        other_arrays=tuple(
            OtherArrayResult(
                id=other.id,
                name=other.name,
                model_name=other.model.name,
                phases=other.phases,
                capacity=other.capacity,
                recommendation=recommend_hardware(other.scenario, catalog) if recommend else None,
                cost=configuration_cost(other.scenario, catalog),
                warnings=array_warnings(other.scenario, other.model, other.phases, other.capacity, trace),
            )
            for other, trace in zip(others, served.other_traces, strict=True)
        ),
    )
    return Simulation(result=result, trace=served.trace, other_traces=served.other_traces)


def _verdict(arrays: Sequence[ArrayWeek]) -> Verdict:
    if len(arrays) > 1:
        return verdict_on_all(arrays)
    (array,) = arrays
    short_of = shortages(array.capacity, array.scenario, array.model)
    return verdict_of(array.phases, short_of, enough_space=array.has_enough_space)


def _other_arrays(
    scenario: Scenario, catalog: Catalog, week: Plan, served: Served, memory: StageCache
) -> tuple[ArrayWeek, ...]:
    """Return the weeks of the arrays in addition to the main one."""
    if not scenario.other_arrays:
        return ()
    judged = judged_on_others(scenario, catalog, week, served, memory)
    return tuple(
        _array_week(other.id, with_main_array(scenario, other.id), catalog, with_io(phases))
        for other, phases in zip(scenario.other_arrays, judged, strict=True)
    )


def _array_week(array_id: str, seen: Scenario, catalog: Catalog, phases: tuple[PhaseResult, ...]) -> ArrayWeek:
    """Return the week of an array; ``seen`` is the scenario with that array as the main one."""
    model = catalog.arrays[seen.array.model_id]
    return ArrayWeek(
        id=array_id,
        name=seen.array_name or model.name,
        scenario=seen,
        model=model,
        phases=phases,
        capacity=break_down(seen.pools, seen.array, model, catalog.drives, seen.hosts, seen.goals),
    )


def recommendation_of(scenario: Scenario, catalog: Catalog) -> Recommendation:
    """Return the cheapest configuration of the scenario's own array family that meets every goal.

    Raises
    ------
    InvalidScenarioError
        As in ``simulate``.
    """
    prepare(scenario, catalog)
    return recommend_hardware(scenario, catalog)
