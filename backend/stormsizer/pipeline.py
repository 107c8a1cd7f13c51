"""The whole calculation, one screen: profiles → demand → serve → judge → recommend → result."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

import stormsizer
from stormsizer.capacity import break_down, host_density
from stormsizer.capacity.breakdown import CapacityBreakdown, stored_gb
from stormsizer.capacity.building_block import RULE as BLOCK_RULE
from stormsizer.capacity.building_block import building_block
from stormsizer.catalog import ArrayModel, Catalog
from stormsizer.experience.applications import application_starts
from stormsizer.experience.phases import PhaseResult, event_spans, judge
from stormsizer.experience.stretches import Stretch, stretches
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import broken_goals, not_survived
from stormsizer.recommendation.screening import screen_of
from stormsizer.recommendation.search import recommend as search
from stormsizer.result import Result, ResultWarning, assumptions_of, caveats, verdict_of
from stormsizer.reuse import NOTHING_KEPT, Memory, digest
from stormsizer.scenario import (
    ArrayConfiguration,
    Failure,
    InvalidScenarioError,
    Scenario,
    check,
    check_against,
    fatal_failures,
)
from stormsizer.storage.configuration import degraded_networks, network_of
from stormsizer.storage.hosts import with_host_cpu
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import Served, serve
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded, written_out
from stormsizer.timeline.plan import Plan, plan
from stormsizer.wording import count, figure
from stormsizer.workload import deployment_demand, deployment_of, desktop_demand, profiles_of


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

    def broken_by(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        fatal = fatal_failures(scenario.model_copy(update={"array": configuration}), array)
        if fatal:
            lost = tuple(not_survived(event) for event in fatal)
            return (*lost, *broken_goals(scenario.goals, (), space(configuration)))
        _, judged = evaluate(scenario, configuration, catalog, week)
        # no array helps hosts that are full
        broken = broken_goals(scenario.goals, judged, space(configuration))
        return tuple(goal for goal in broken if goal.goal != "host_cpu_max_fraction")

    def space(configuration: ArrayConfiguration) -> CapacityBreakdown:
        return break_down(scenario.pools, configuration, array, catalog.drives, scenario.hosts, scenario.goals)

    screen = screen_of(scenario, week, lambda each: station_network(scenario, each, catalog), space)
    capacity = space(scenario.array)
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
        recommendation=search(scenario.array, array, catalog.drives, broken_by, screen) if recommend else None,
        assumptions=assumptions_of(scenario, catalog, memory),
        warnings=(
            *(ResultWarning(path=path, message=message) for path, message in week.warnings),
            *caveats(array, phases),
            *tier_rule(scenario, array),
            *spread_failures(scenario, array),
            *([] if hosts is None or hosts.holds else [ResultWarning(path="hosts", message=hosts.sentence)]),
        ),
    )
    return Simulation(result=result, trace=served.trace)


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
    if n == 1 or array.runs_on_hosts:
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
        if isinstance(event, Failure)
    )


def prepare(scenario: Scenario, catalog: Catalog) -> Plan:
    """Check a scenario against the catalogue and lay its calendar, written out, on one clock."""
    check(scenario)
    calendar = written_out(scenario)
    try:
        check(calendar.scenario)
        check_against(calendar.scenario, catalog)
        demands = {pool.profile_id: desktop_demand(catalog.workloads[pool.profile_id]) for pool in scenario.pools}
        deployments = {pool.id: deployment_demand(deployment_of(pool, catalog)) for pool in scenario.pools}
        week = plan(calendar.scenario, demands, deployments)
    except InvalidScenarioError as error:
        raise InvalidScenarioError(calendar.problems(error.problems)) from error
    return replace(week, warnings=calendar.warnings(week.warnings))


def station_network(scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog) -> StationNetwork:
    """The healthy network of a configuration that stores what the pools need."""
    array = catalog.arrays[configuration.model_id]
    return network_of(scenario, configuration, catalog, stored_gb(scenario.pools, array))


def evaluate(
    scenario: Scenario,
    configuration: ArrayConfiguration,
    catalog: Catalog,
    week: Plan,
    memory: Memory = NOTHING_KEPT,
) -> tuple[Served, tuple[PhaseResult, ...]]:
    """Serve a week on one configuration and judge every phase of it."""
    scenario = expanded(scenario)
    network = station_network(scenario, configuration, catalog)
    degraded = degraded_networks(network, week.losses, scenario, configuration, catalog)
    served = memory.reuse("serve", lambda: (week, network, degraded), lambda: serve(week, network, degraded=degraded))
    pools = profiles_of(scenario, catalog)
    array = catalog.arrays[configuration.model_id]
    served = replace(served, trace=with_host_cpu(served.trace, scenario.hosts, pools, configuration, array))
    n_drives = {tier.component: tier.n_drives for tier in network.tiers}

    def judged(stretch: Stretch) -> PhaseResult:
        alone = scenario.model_copy(update={"events": tuple(e for e in scenario.events if e.id == stretch.event_id)})
        trace = served.trace.between(*stretch.seen_s)
        history = None if stretch.storm is None else served.histories[(stretch.event_id, stretch.storm.pool)]

        def inputs() -> Hashable:
            bits = (trace.digest(), None if history is None else digest(*vars(history).values()))
            return stretch, alone.model_dump_json(), week.pools, bits, tuple(n_drives.items())

        return memory.reuse("judge", inputs, lambda: judge(stretch, alone, week.pools, trace, history, n_drives))

    return served, tuple(judged(stretch) for stretch in stretches(week, served))
