"""The whole calculation, one screen: profiles → demand → serve → judge → recommend → result."""

from dataclasses import dataclass, replace

import stormsizer
from stormsizer.capacity import break_down, host_density
from stormsizer.capacity.breakdown import CapacityBreakdown
from stormsizer.catalog import Catalog, WorkloadProfile
from stormsizer.experience.phases import PhaseResult, event_spans, judge
from stormsizer.experience.stretches import stretches
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import broken_goals, not_survived
from stormsizer.recommendation.search import recommend as search
from stormsizer.result import Result, ResultWarning, assumptions_of, caveats, verdict_of
from stormsizer.scenario import (
    ArrayConfiguration,
    InvalidScenarioError,
    Pool,
    Scenario,
    check,
    check_against,
    fatal_failures,
)
from stormsizer.storage.configuration import degraded_networks, network_of
from stormsizer.storage.hosts import with_host_cpu
from stormsizer.storage.serve import Served, serve
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded, written_out
from stormsizer.timeline.plan import Plan, plan
from stormsizer.workload import deployment_demand, deployment_of, desktop_demand


@dataclass(frozen=True)
class Simulation:
    """A result and the time series it was read from."""

    result: Result
    trace: Trace


def simulate(scenario: Scenario, catalog: Catalog, *, recommend: bool = True) -> Simulation:
    """Simulate a scenario over its whole calendar.

    Parameters
    ----------
    recommend
        Whether to search for the smallest configuration that holds, which simulates some dozens of them.

    Raises
    ------
    InvalidScenarioError
        If the scenario names what the catalogue does not hold, or an event finds its desktops in a state in
        which it cannot happen.
    """
    week = prepare(scenario, catalog)
    scenario = expanded(scenario)
    served, phases = evaluate(scenario, scenario.array, catalog, week)
    array = catalog.arrays[scenario.array.model_id]

    def broken_by(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        fatal = fatal_failures(scenario.model_copy(update={"array": configuration}), array)
        if fatal:
            return tuple(not_survived(event) for event in fatal)
        _, judged = evaluate(scenario, configuration, catalog, week)
        return broken_goals(scenario.goals, judged, space(configuration))

    def space(configuration: ArrayConfiguration) -> CapacityBreakdown:
        return break_down(scenario.pools, configuration, array, catalog.drives, scenario.hosts, scenario.goals)

    capacity = space(scenario.array)
    memory = capacity.host_memory
    result = Result(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        verdict=verdict_of(phases),
        phases=phases,
        events=event_spans(scenario, phases),
        capacity=capacity,
        hosts=host_density(profiles_of(scenario, catalog), scenario.hosts, scenario.array, array, scenario.goals),
        recommendation=search(scenario.array, array, catalog.drives, broken_by) if recommend else None,
        assumptions=assumptions_of(scenario, catalog),
        warnings=(
            *(ResultWarning(path=path, message=message) for path, message in week.warnings),
            *caveats(array, phases),
            *([] if memory is None or memory.holds else [ResultWarning(path="hosts", message=memory.sentence)]),
        ),
    )
    return Simulation(result=result, trace=served.trace)


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


def profiles_of(scenario: Scenario, catalog: Catalog) -> list[tuple[Pool, WorkloadProfile]]:
    """Each pool and the workload profile of its desktops."""
    return [(pool, catalog.workloads[pool.profile_id]) for pool in scenario.pools]


def evaluate(
    scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog, week: Plan
) -> tuple[Served, tuple[PhaseResult, ...]]:
    """Serve a week on one configuration and judge every phase of it."""
    scenario = expanded(scenario)
    network = network_of(scenario, configuration, catalog)
    degraded = degraded_networks(network, week.losses, scenario, configuration, catalog)
    served = serve(week, network, degraded=degraded)
    pools = profiles_of(scenario, catalog)
    array = catalog.arrays[configuration.model_id]
    served = replace(served, trace=with_host_cpu(served.trace, scenario.hosts, pools, configuration, array))
    n_drives = {tier.component: tier.n_drives for tier in network.tiers}
    return served, tuple(judge(stretch, scenario, week, served, n_drives) for stretch in stretches(week, served))
