"""The whole calculation, one screen: profiles → demand → serve → judge → recommend → result."""

from dataclasses import dataclass

import stormsizer
from stormsizer.capacity import break_down, host_density
from stormsizer.capacity.building_block import RULE as BLOCK_RULE
from stormsizer.capacity.building_block import building_block
from stormsizer.catalog import ArrayModel, Catalog
from stormsizer.experience.applications import application_starts
from stormsizer.experience.phases import event_spans
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.cost import configuration_cost
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.result import Result, ResultWarning, assumptions_of, caveats, judged_elsewhere, verdict_of
from stormsizer.reuse import NOTHING_KEPT, Memory
from stormsizer.scenario import Failure, Scenario
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded
from stormsizer.week import evaluate, prepare, station_network
from stormsizer.wording import count, figure
from stormsizer.workload import profiles_of

__all__ = ["Simulation", "evaluate", "prepare", "recommendation_of", "simulate", "station_network"]


@dataclass(frozen=True)
class Simulation:
    """A result and the time series it was read from."""

    result: Result
    trace: Trace


def simulate(
    scenario: Scenario, catalog: Catalog, *, recommend: bool = True, memory: Memory = NOTHING_KEPT
) -> Simulation:
    """Simulate a scenario over its whole calendar.

    Parameters
    ----------
    recommend
        Whether to search for the smallest configuration that holds, which simulates some dozens of them.
    memory
        Where stages whose inputs have not changed are found: *serve*, *judge* of each phase, and *assumptions*.

    Raises
    ------
    InvalidScenarioError
        If the scenario names what the catalogue does not hold, or an event finds its desktops in a state in
        which it cannot happen.
    """
    week = prepare(scenario, catalog)
    scenario = expanded(scenario)
    served, phases = evaluate(scenario, scenario.array, catalog, week, memory)
    array = catalog.arrays[scenario.array.model_id]

    capacity = break_down(scenario.pools, scenario.array, array, catalog.drives, scenario.hosts, scenario.goals)
    hosts = capacity.host_memory
    result = Result(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        verdict=verdict_of(phases, capacity, scenario.goals),
        phases=phases,
        events=event_spans(scenario, phases),
        capacity=capacity,
        hosts=host_density(profiles_of(scenario, catalog), scenario.hosts, scenario.array, array, scenario.goals),
        application_starts=tuple(application_starts(phases, catalog.applications.values())),
        recommendation=recommend_hardware(scenario, catalog) if recommend else None,
        cost=configuration_cost(scenario, catalog),
        assumptions=assumptions_of(scenario, catalog, memory),
        warnings=(
            *judged_elsewhere(scenario),
            *(ResultWarning(path=path, message=message) for path, message in week.warnings),
            *caveats(array, phases),
            *tier_rule(scenario, array),
            *spread_failures(scenario, array),
            *([] if hosts is None or hosts.holds else [ResultWarning(path="hosts", message=hosts.sentence)]),
        ),
    )
    return Simulation(result=result, trace=served.trace)


def recommendation_of(scenario: Scenario, catalog: Catalog) -> Recommendation:
    """The cheapest configuration of the scenario's own array family that keeps every goal.

    Raises
    ------
    InvalidScenarioError
        As ``simulate`` does.
    """
    prepare(scenario, catalog)
    return recommend_hardware(scenario, catalog)


def tier_rule(scenario: Scenario, array: ArrayModel) -> tuple[ResultWarning, ...]:
    """What the published shares of three tiers would ask for these desktops, and what speaks against them."""
    if len(array.tiers) < len(BLOCK_RULE):
        return ()
    block = building_block(n_desktops=scenario.n_desktops)
    asked = ", ".join(f"{figure(tier.gb, 'GB')} {tier.id} ({count(tier.n_drives, 'drive')})" for tier in block.tiers)
    message = f"The rule of 3/25/72 % asks {asked} for {count(scenario.n_desktops, 'desktop')}."
    return (ResultWarning(path="array.tiers", message=" ".join((message, *block.sentences))),)


def spread_failures(scenario: Scenario, array: ArrayModel) -> tuple[ResultWarning, ...]:
    """Failures of a part of one array are felt by all arrays here; in truth those behind that array feel them alone."""
    n = scenario.array.n_arrays
    if n == 1 or array.is_in_hosts:
        return ()
    return tuple(
        ResultWarning(
            path=f"events.{i}",
            message=(
                f"{event.name} is spread over all {n} arrays. The desktops behind the array that it hits feel about "
                f"{n} times as much and the others nothing: simulate that array alone to see it."
            ),
        )
        for i, event in enumerate(scenario.events)
        if isinstance(event, Failure) and not _is_taken_over(event, array)
    )


def _is_taken_over(event: Failure, array: ArrayModel) -> bool:
    """Whether as many parts stand by as fail."""
    standing_by = {"controller": array.n_standby_controllers, "port": array.n_standby_ports}
    return event.n_parts <= standing_by.get(event.part, 0)
