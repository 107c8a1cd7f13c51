"""One week on one array: planned on one clock, simulated step by step, and judged phase by phase."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from stormsizer.capacity import HostDensity, host_density
from stormsizer.capacity.breakdown import stored_gb
from stormsizer.experience.phases import PhaseResult, judge
from stormsizer.experience.stretches import Stretch, stretches
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import (
    ArrayConfiguration,
    InvalidScenarioError,
    Scenario,
    check,
    check_against,
    with_main_array,
)
from stormsizer.model.scenario.goals import HOST_CPU
from stormsizer.stage_cache import NO_CACHE, StageCache, digest
from stormsizer.storage.configuration import degraded_networks, network_of, other_networks, with_unlimited_others
from stormsizer.storage.figures import Component
from stormsizer.storage.hosts import appliance_fraction, mean_hosts_missing, most_hosts_missing, other_cpu_per_desktop
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import Degraded, Served, serve
from stormsizer.timeline.occurrences import expanded, written_out
from stormsizer.timeline.plan import Plan, losses_of, plan
from stormsizer.timeline.working_hours import maintenance_during_work
from stormsizer.workload import deployment_demand, deployment_of, desktop_demand, profiles_of


def prepare(scenario: Scenario, catalog: Catalog) -> Plan:
    """Check a scenario against the catalog and plan its expanded calendar on one clock."""
    check(scenario)
    calendar = written_out(scenario)
    try:
        check(calendar.scenario)
        check_against(calendar.scenario, catalog)
        week = laid_out(calendar.scenario, catalog)
    except InvalidScenarioError as error:
        raise InvalidScenarioError(calendar.problems(error.problems)) from error
    found = (*week.warnings, *maintenance_during_work(calendar.scenario, week))
    return replace(week, warnings=calendar.warnings(found))


def laid_out(scenario: Scenario, catalog: Catalog) -> Plan:
    """Plan a calendar on one clock, independently of the array; repetitions are expanded first."""
    scenario = expanded(scenario)
    demands = {pool.profile_id: desktop_demand(catalog.workloads[pool.profile_id]) for pool in scenario.pools}
    deployments = {pool.id: deployment_demand(deployment_of(pool, catalog)) for pool in scenario.pools}
    return plan(scenario, demands, deployments)


def station_network(scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog) -> StationNetwork:
    """Return the station network of a configuration that stores the pools' data, with no failed components."""

    def stored(seen: Scenario) -> float:
        return stored_gb(seen.pools, catalog.arrays[seen.array.model_id], seen.array.other_workloads)

    array = catalog.arrays[configuration.model_id]
    stored_here_gb = stored_gb(scenario.pools, array, configuration.other_workloads)
    network = network_of(scenario, configuration, catalog, stored_here_gb)
    if not scenario.other_arrays:
        return network
    return replace(network, others=other_networks(scenario, catalog, stored))


@dataclass(frozen=True)
class WatchedWeek:
    """A scenario's expanded week, with demand recorded by source for part of it.

    ``served.asked`` refers to ``networks`` by index: the healthy network first, then the degraded ones.
    """

    scenario: Scenario
    plan: Plan
    networks: tuple[StationNetwork, ...]
    served: Served


def watched(scenario: Scenario, catalog: Catalog, week: Plan, from_s: float, to_s: float) -> WatchedWeek:
    """Simulate the planned ``week``, and record demand by source between two instants."""
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
    memory: StageCache = NO_CACHE,
    *,
    others_unlimited: bool = False,
) -> tuple[Served, tuple[PhaseResult, ...]]:
    """Simulate a week on one configuration and judge every phase on the main array.

    ``others_unlimited`` is whether the scenario's other arrays never have a queue.
    """
    scenario = expanded(scenario)
    with memory.stage("storage"):
        network = station_network(scenario, configuration, catalog)
        degraded: Degraded = degraded_networks(network, week.losses, scenario, configuration, catalog)
        if others_unlimited:
            network = with_unlimited_others(network)
            degraded = [(from_s, to_s, with_unlimited_others(each)) for from_s, to_s, each in degraded]
        asked = (week, network, degraded)
        served = memory.reuse("serve", lambda: asked, lambda: serve(week, network, degraded=degraded))
    with memory.stage("experience"):
        return served, judged(scenario, week, network, degraded, served, memory)


def judged(
    scenario: Scenario,
    week: Plan,
    network: StationNetwork,
    degraded: Degraded,
    served: Served,
    memory: StageCache = NO_CACHE,
) -> tuple[PhaseResult, ...]:
    """Judge every phase of a simulated week on the main array of a scenario with expanded events."""

    def of_stretch(stretch: Stretch) -> PhaseResult:
        alone = scenario.model_copy(update={"events": tuple(e for e in scenario.events if e.id == stretch.event_id)})
        trace = served.trace.between(*stretch.seen_s)
        history = None if stretch.storm is None else served.histories[(stretch.event_id, stretch.storm.pool)]
        n_drives = _n_drives(network, degraded, stretch.averaged_from_s, stretch.averaged_to_s)

        def inputs() -> Hashable:
            bits = (trace.digest(), None if history is None else digest(*vars(history).values()))
            return stretch, alone.model_dump_json(), week.pools, bits, tuple(n_drives.items())

        return memory.reuse("judge", inputs, lambda: judge(stretch, alone, week.pools, trace, history, n_drives))

    return tuple(of_stretch(stretch) for stretch in stretches(week, served))


def judged_on_others(
    scenario: Scenario, catalog: Catalog, week: Plan, served: Served, memory: StageCache = NO_CACHE
) -> tuple[tuple[PhaseResult, ...], ...]:
    """Judge every phase of a simulated week on each of the other arrays.

    Parameters
    ----------
    served
        The simulated week, from ``evaluate`` with the scenario's own configuration.
    """
    scenario = expanded(scenario)
    healthy = station_network(scenario, scenario.array, catalog)
    degraded = degraded_networks(healthy, week.losses, scenario, scenario.array, catalog)
    return tuple(
        judged(
            with_main_array(scenario, scenario.array_ids[index]),
            week,
            healthy.arrays[index],
            [(from_s, to_s, each.arrays[index]) for from_s, to_s, each in degraded],
            served.on_array(index),
            memory,
        )
        for index in range(1, len(healthy.arrays))
    )


def appliance_per_desktop(scenario: Scenario, catalog: Catalog, phases: Sequence[PhaseResult]) -> float:
    """Return the share of a host's CPU that its storage appliance uses per desktop; 0 without an appliance.

    The share is the maximum over the phases in which host CPU is judged.
    """
    array = catalog.arrays[scenario.array.model_id]
    share = appliance_fraction(scenario.hosts, scenario.array, array)
    if share == 0.0:
        return 0.0
    losses = losses_of(expanded(scenario))
    busy_hosts = (
        phase.figures.use_of(Component.CONTROLLER_CPU).mean_fraction
        * (
            scenario.hosts.n_hosts
            - mean_hosts_missing(array, losses, phase.figures.averaged_from_s, phase.figures.averaged_to_s)
        )
        for phase in phases
        if any(check.goal == HOST_CPU.field for check in phase.checks)
    )
    return share * max(busy_hosts, default=0.0) / scenario.n_desktops


def hosts_to_lose(scenario: Scenario, array: ArrayModel) -> int:
    """Return the largest number of hosts that can fail at once, including any arrays inside them.

    The causes are failures in the calendar, and the failure that ``goals.survives`` requires the array to tolerate.
    """
    to_survive = int(array.is_in_hosts and "controller" in scenario.goals.survives)
    return max(to_survive, most_hosts_missing(scenario, array))


def density_of(scenario: Scenario, catalog: Catalog, for_appliance: float) -> HostDensity:
    """Return how many desktops a scenario's hosts support, given a storage appliance's share of host CPU per desktop.

    Hosts that may be lost count as spare.
    """
    array, hosts = catalog.arrays[scenario.array.model_id], scenario.hosts
    n_spare = min(max(hosts.n_spare_hosts, hosts_to_lose(scenario, array)), hosts.n_hosts - 1)
    sparing = hosts.model_copy(update={"n_spare_hosts": n_spare})
    pools = profiles_of(scenario, catalog)
    other = for_appliance + other_cpu_per_desktop(scenario, pools)
    return host_density(pools, sparing, scenario.array, array, scenario.goals, other)


def _n_drives(network: StationNetwork, degraded: Degraded, from_s: float, to_s: float) -> dict[Component, int]:
    """Return the mean number of active drives in each tier between two instants, rounded to whole drives."""
    missed = [(max(0.0, min(ends_s, to_s) - max(starts_s, from_s)), each) for starts_s, ends_s, each in degraded]
    found = {}
    for i, tier in enumerate(network.tiers):
        lost = sum(lasts_s * (tier.n_drives - each.tiers[i].n_drives) for lasts_s, each in missed)
        found[tier.component] = round(tier.n_drives - lost / (to_s - from_s)) if lost else tier.n_drives
    return found
