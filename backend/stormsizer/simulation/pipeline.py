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
from stormsizer.messages.text import msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import MAIN_ARRAY, Budget, Scenario, grown, with_main_array, years_of
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.arrays import (
    ArrayWeek,
    array_verdicts,
    limiting_phases,
    verdict_on_all,
    with_io,
    with_mean_latency,
    with_status_on_all,
    without_load,
)
from stormsizer.simulation.result import (
    OtherArrayResult,
    Result,
    ResultWarning,
    assumptions_of,
)
from stormsizer.simulation.verdict import Verdict, shortages, verdict_of
from stormsizer.simulation.warnings import array_warnings, warnings_of
from stormsizer.stage_cache import NO_CACHE, StageCache
from stormsizer.storage.serve import Served
from stormsizer.storage.trace import Trace, joined
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import Plan

__all__ = [
    "Simulation",
    "arrays_in",
    "evaluate",
    "prepare",
    "recommendation_of",
    "simulate",
    "station_network",
    "verdict_on",
]


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
        Its observer receives the stages *timeline*, *storage*, *experience*, *capacity*, *confidence* and
        *recommendation*.

    Raises
    ------
    InvalidScenarioError
        If the scenario refers to unknown catalog entries, or an event finds its desktops in an invalid state.
    """
    scenario, week, served, arrays = arrays_in(scenario, catalog, memory)
    main, *others = arrays
    phases = main.phases
    limiting = limiting_phases(arrays)

    on_hosts = next((array for array in arrays if array.model.is_in_hosts), main)
    hosts = density_of(on_hosts.scenario, catalog, appliance_per_desktop(on_hosts.scenario, catalog, on_hosts.phases))
    felt = with_mean_latency(arrays) if others else phases
    enough_space = all(array.has_enough_space for array in arrays)
    limits = [phase for _, phase in limiting]
    with memory.stage("confidence"):
        confidence = confidence_of(scenario, limits, catalog, memory, enough_space=enough_space)
    recommendation = _recommended(scenario, catalog, memory) if recommend else None
    result = Result(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        verdict=verdict_on(arrays),
        confidence=confidence,
        phases=with_status_on_all(arrays) if others else phases,
        events=event_spans(scenario, phases),
        capacity=main.capacity,
        hosts=hosts,
        application_starts=tuple(application_starts(felt, catalog.applications.values())),
        recommendation=recommendation,
        confidence_prices=confidence_prices(scenario, phases, confidence, recommendation, catalog),
        cost=configuration_cost(scenario, catalog),
        assumptions=assumptions_of(scenario, catalog, memory),
        warnings=(
            *warnings_of(on_hosts.scenario, catalog, week, hosts),
            *array_warnings(scenario, main.model, phases, main.capacity, served.trace),
        ),
        arrays=array_verdicts(arrays) if others else (),
        other_arrays=tuple(
            _other_result(other, trace, catalog, memory, recommend=recommend)
            for other, trace in zip(others, served.other_traces, strict=True)
        ),
    )
    result = result.model_copy(update={"warnings": (*result.warnings, *_together(result, scenario, catalog))})
    return Simulation(result=result, trace=served.trace, other_traces=served.other_traces)


def arrays_in(
    scenario: Scenario, catalog: Catalog, memory: StageCache = NO_CACHE
) -> tuple[Scenario, Plan, Served, tuple[ArrayWeek, ...]]:
    """Simulate a scenario; return it with its events written out, its plan, and the week of each array."""
    with memory.stage("timeline"):
        week = prepare(scenario, catalog)
        scenario = expanded(scenario)
    served, phases = evaluate(scenario, scenario.array, catalog, week, memory)
    with memory.stage("capacity"):
        main = _array_week(MAIN_ARRAY, scenario, catalog, phases)
    return scenario, week, served, (main, *_other_arrays(scenario, catalog, week, served, memory))


def _recommended(scenario: Scenario, catalog: Catalog, memory: StageCache) -> Recommendation:
    with memory.stage("recommendation"):
        return recommend_hardware(scenario, catalog)


def _other_result(
    array: ArrayWeek, trace: Trace, catalog: Catalog, memory: StageCache, *, recommend: bool
) -> OtherArrayResult:
    """Return the result on an array in addition to the main one.

    Only the main one's cost includes the image cache, and the comparison of all costs with the budget.
    """
    scenario = array.scenario
    hosts = scenario.hosts.model_copy(update={"host_cache_gib": 0.0})
    return OtherArrayResult(
        id=array.id,
        name=array.name,
        model_name=array.model.name,
        phases=array.phases,
        capacity=array.capacity,
        recommendation=_recommended(scenario, catalog, memory) if recommend else None,
        cost=configuration_cost(
            scenario.model_copy(update={"hosts": hosts, "budget": Budget()}), catalog, is_main=False
        ),
        warnings=array_warnings(scenario, array.model, array.phases, array.capacity, trace),
    )


def _together(result: Result, scenario: Scenario, catalog: Catalog) -> tuple[ResultWarning, ...]:
    """Warn if the recommendations for several arrays, each of which meets the goals alone, miss them together."""
    found = [(MAIN_ARRAY, result.recommendation)]
    found += [(other.id, other.recommendation) for other in result.other_arrays]
    bought = scenario
    for array_id, recommendation in found:
        if len(found) == 1 or recommendation is None or not recommendation.holds:
            return ()
        seen = with_main_array(bought, array_id)
        bought = with_main_array(recommendation.chosen.applied_to(seen), array_id)
    verdict = simulate(grown(bought, years_of(bought)), catalog, recommend=False).result.verdict
    if verdict.holds:
        return ()
    message = sentences(msg("warning-recommendations-together"), verdict.sentence)
    return (ResultWarning(path="other_arrays", message=message),)


def verdict_on(arrays: Sequence[ArrayWeek]) -> Verdict:
    """Return the verdict on the calendar of a scenario, given the week of each of its arrays."""
    if len(arrays) > 1:
        return without_load(verdict_on_all(arrays), arrays)
    (array,) = arrays
    short_of = shortages(array.capacity, array.scenario, array.model)
    return without_load(verdict_of(array.phases, short_of, enough_space=array.has_enough_space), arrays)


def _other_arrays(
    scenario: Scenario, catalog: Catalog, week: Plan, served: Served, memory: StageCache
) -> tuple[ArrayWeek, ...]:
    """Return the weeks of the arrays in addition to the main one."""
    if not scenario.other_arrays:
        return ()
    judged = judged_on_others(scenario, catalog, week, served, memory)
    views = [with_main_array(scenario, other.id) for other in scenario.other_arrays]
    return tuple(
        _array_week(other.id, seen, catalog, with_io(phases, seen))
        for other, seen, phases in zip(scenario.other_arrays, views, judged, strict=True)
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
