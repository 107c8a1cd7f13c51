"""The whole calculation, one screen: profiles → demand → serve → judge → recommend → result."""

from dataclasses import dataclass

import stormsizer
from stormsizer.capacity import break_down
from stormsizer.catalog import Catalog
from stormsizer.experience.phases import PhaseResult, event_spans, judge
from stormsizer.experience.stretches import stretches
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import broken_goals
from stormsizer.recommendation.search import recommend as search
from stormsizer.result import Result, ResultWarning, assumptions_of, caveats, verdict_of
from stormsizer.scenario import ArrayConfiguration, Scenario, check, check_against
from stormsizer.storage.configuration import network_of
from stormsizer.storage.serve import Served, serve
from stormsizer.storage.trace import Trace
from stormsizer.timeline.plan import Plan, plan
from stormsizer.workload import desktop_demand


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
    served, phases = evaluate(scenario, scenario.array, catalog, week)
    array, drive = catalog.arrays[scenario.array.model_id], catalog.drives[scenario.array.drive_id]

    def broken_by(configuration: ArrayConfiguration) -> tuple[BrokenGoal, ...]:
        _, judged = evaluate(scenario, configuration, catalog, week)
        return broken_goals(scenario.goals, judged, break_down(scenario.pools, configuration, array, drive))

    result = Result(
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        scenario_name=scenario.name,
        verdict=verdict_of(phases),
        phases=phases,
        events=event_spans(scenario, phases),
        capacity=break_down(scenario.pools, scenario.array, array, drive),
        recommendation=search(scenario.array, array, drive, broken_by) if recommend else None,
        assumptions=assumptions_of(scenario, catalog),
        warnings=(
            *(ResultWarning(path=path, message=message) for path, message in week.warnings),
            *caveats(array, phases),
        ),
    )
    return Simulation(result=result, trace=served.trace)


def prepare(scenario: Scenario, catalog: Catalog) -> Plan:
    """Check a scenario against the catalogue and lay its calendar out on one clock."""
    check(scenario)
    check_against(scenario, catalog)
    demands = {pool.profile_id: desktop_demand(catalog.workloads[pool.profile_id]) for pool in scenario.pools}
    return plan(scenario, demands)


def evaluate(
    scenario: Scenario, configuration: ArrayConfiguration, catalog: Catalog, week: Plan
) -> tuple[Served, tuple[PhaseResult, ...]]:
    """Serve a week on one configuration and judge every phase of it."""
    served = serve(week, network_of(scenario, configuration, catalog))
    return served, tuple(judge(stretch, scenario, week, served) for stretch in stretches(week, served))
