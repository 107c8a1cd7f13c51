"""One week on one array: the calendar laid on one clock, served second by second, and judged phase by phase."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from stormsizer.capacity.breakdown import stored_gb
from stormsizer.catalog import Catalog
from stormsizer.experience.phases import PhaseResult, judge
from stormsizer.experience.stretches import Stretch, stretches
from stormsizer.reuse import NOTHING_KEPT, Memory, digest
from stormsizer.scenario import ArrayConfiguration, InvalidScenarioError, Scenario, check, check_against
from stormsizer.storage.configuration import degraded_networks, network_of
from stormsizer.storage.hosts import with_host_cpu
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import Served, serve
from stormsizer.timeline.occurrences import expanded, written_out
from stormsizer.timeline.plan import Plan, plan
from stormsizer.workload import deployment_demand, deployment_of, desktop_demand, profiles_of


def prepare(scenario: Scenario, catalog: Catalog) -> Plan:
    """Check a scenario against the catalogue and lay its calendar, written out, on one clock."""
    check(scenario)
    calendar = written_out(scenario)
    try:
        check(calendar.scenario)
        check_against(calendar.scenario, catalog)
        week = laid_out(calendar.scenario, catalog)
    except InvalidScenarioError as error:
        raise InvalidScenarioError(calendar.problems(error.problems)) from error
    return replace(week, warnings=calendar.warnings(week.warnings))


def laid_out(scenario: Scenario, catalog: Catalog) -> Plan:
    """Lay a calendar on one clock, whatever the array; what repeats is written out first."""
    scenario = expanded(scenario)
    demands = {pool.profile_id: desktop_demand(catalog.workloads[pool.profile_id]) for pool in scenario.pools}
    deployments = {pool.id: deployment_demand(deployment_of(pool, catalog)) for pool in scenario.pools}
    return plan(scenario, demands, deployments)


def station_network(scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog) -> StationNetwork:
    """The healthy network of a configuration that stores what the pools need."""
    array = catalog.arrays[configuration.model_id]
    return network_of(scenario, configuration, catalog, stored_gb(scenario.pools, array))


@dataclass(frozen=True)
class WatchedWeek:
    """A scenario's week, written out, in part of which it was noted who asks for what.

    ``networks`` are those of the modes that ``served.asked`` names by number, the healthy one first.
    """

    scenario: Scenario
    plan: Plan
    networks: tuple[StationNetwork, ...]
    served: Served


def watched(scenario: Scenario, catalog: Catalog, week: Plan, from_s: float, to_s: float) -> WatchedWeek:
    """Serve a week, ``week``, and note who asks for what between two instants."""
    scenario = expanded(scenario)
    network = station_network(scenario, scenario.array, catalog)
    degraded = degraded_networks(network, week.losses, scenario, scenario.array, catalog)
    served = serve(week, network, degraded, watch=(from_s, to_s))
    return WatchedWeek(scenario, week, (network, *(each for _, _, each in degraded)), served)


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
