"""The whole calculation at a glance: profiles → demand → serve → judge → recommend → result."""

from dataclasses import dataclass

import stormsizer
from stormsizer.capacity import break_down
from stormsizer.confidence import confidence_of, confidence_prices
from stormsizer.experience.applications import application_starts
from stormsizer.experience.phases import event_spans
from stormsizer.experience.week import appliance_per_desktop, density_of, evaluate, prepare, station_network
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.cost import configuration_cost
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.result import Result, assumptions_of, has_enough_space, verdict_of
from stormsizer.simulation.warnings import warnings_of
from stormsizer.stage_cache import NO_CACHE, StageCache
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded

__all__ = ["Simulation", "evaluate", "prepare", "recommendation_of", "simulate", "station_network"]


@dataclass(frozen=True)
class Simulation:
    """A result and its time series."""

    result: Result
    trace: Trace


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
    array = catalog.arrays[scenario.array.model_id]

    capacity = break_down(scenario.pools, scenario.array, array, catalog.drives, scenario.hosts, scenario.goals)
    hosts = density_of(scenario, catalog, appliance_per_desktop(scenario, catalog, phases))
    enough_space = has_enough_space(capacity, scenario, array)
    confidence = confidence_of(scenario, phases, catalog, memory, enough_space=enough_space)
    recommendation = recommend_hardware(scenario, catalog) if recommend else None
    result = Result(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        verdict=verdict_of(phases, capacity, scenario, array, enough_space=enough_space),
        confidence=confidence,
        phases=phases,
        events=event_spans(scenario, phases),
        capacity=capacity,
        hosts=hosts,
        application_starts=tuple(application_starts(phases, catalog.applications.values())),
        recommendation=recommendation,
        confidence_prices=confidence_prices(scenario, phases, confidence, recommendation, catalog),
        cost=configuration_cost(scenario, catalog),
        assumptions=assumptions_of(scenario, catalog, memory),
        warnings=warnings_of(scenario, catalog, week, phases, capacity, hosts, served.trace),
    )
    return Simulation(result=result, trace=served.trace)


def recommendation_of(scenario: Scenario, catalog: Catalog) -> Recommendation:
    """Return the cheapest configuration of the scenario's own array family that meets every goal.

    Raises
    ------
    InvalidScenarioError
        As in ``simulate``.
    """
    prepare(scenario, catalog)
    return recommend_hardware(scenario, catalog)
