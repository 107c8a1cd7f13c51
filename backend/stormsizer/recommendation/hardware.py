"""Hardware search for a scenario: one array family, judged on the whole calendar under every condition."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from stormsizer.capacity import CapacityBreakdown, break_down
from stormsizer.capacity.breakdown import needed_gb
from stormsizer.experience.phases import phase_id
from stormsizer.experience.week import evaluate, laid_out, station_network
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import (
    NO_OTHER_WORKLOADS,
    ArrayConfiguration,
    InvalidScenarioError,
    Problem,
    Scenario,
    fatal_failures,
    n_shares_needed,
)
from stormsizer.model.scenario.goals import COMPLETION, HOST_CPU, Scope
from stormsizer.model.scenario.growth import grown, years_of
from stormsizer.recommendation.answer import BrokenGoal, Recommendation
from stormsizer.recommendation.conditions import Condition, broken_under, conditions, while_missing
from stormsizer.recommendation.cost import prices_in_use
from stormsizer.recommendation.goals import broken_goals, lacks_protection, memory_goal, not_protected, not_survived
from stormsizer.recommendation.prefix_check import beginning, decided_s, has_ended, overdue
from stormsizer.recommendation.screening import Clause, Screen, screen_of
from stormsizer.recommendation.search import Question, recommend
from stormsizer.storage.hosts import are_full_by_themselves
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import Plan
from stormsizer.workload import profiles_of

HOST_CACHE_GIB = 2.0
"""Maximum image cache per host in View 5."""


def recommend_hardware(scenario: Scenario, catalog: Catalog, model_id: str | None = None) -> Recommendation:
    """Return the cheapest configuration of one array family that meets every goal through the last year of growth.

    It is the main array's. The scenario's other arrays have no queues in this search, so that each array can be sized
    on its own.

    Parameters
    ----------
    model_id
        Array family; by default, that of the scenario's own array.

    Raises
    ------
    InvalidScenarioError
        If the scenario refers to unknown catalog entries, an event finds its desktops in an invalid state, or growth
        adds more hosts than the family supports.
    """
    return recommend(question_of(scenario, catalog, model_id or scenario.array.model_id))


def question_of(scenario: Scenario, catalog: Catalog, model_id: str) -> Question:
    """Return the inputs of the search: prices, required capacity, and functions that find missed goals."""
    array, now = catalog.arrays[model_id], _on_family(scenario, model_id)
    scenario = grown(now, years_of(now))
    _check_growth_of_hosts(now, scenario, array)
    caches_gib = _host_caches_gib(scenario, catalog)
    cached = {gib: _with_host_cache(scenario, gib) for gib in caches_gib}
    plans = {
        (gib, part): laid_out(each, catalog)
        for gib, of_cache in cached.items()
        for part, each in conditions(_surely_there(of_cache))
    }
    decided = decided_s(expanded(scenario), plans[caches_gib[0], None])

    def broken_by(configuration: ArrayConfiguration, host_cache_gib: float) -> tuple[BrokenGoal, ...]:
        own = cached[host_cache_gib].model_copy(update={"array": configuration})
        return tuple(
            goal
            for condition in conditions(own)
            for goal in _broken_in(condition, own, array, catalog, plans[host_cache_gib, condition[0]])
        )

    def broken_at_first_by(configuration: ArrayConfiguration, host_cache_gib: float, to_s: float) -> Iterator[Clause]:
        own = cached[host_cache_gib].model_copy(update={"array": configuration})
        for condition in conditions(own):
            week = beginning(plans[host_cache_gib, condition[0]], to_s)
            yield from _broken_at_first(condition, own, array, catalog, week, decided)

    return Question(
        array=array,
        catalog=catalog,
        scenario=scenario,
        prices=prices_in_use(catalog),
        host_caches_gib=caches_gib,
        needed_gb={
            gib: needed_gb(each.pools, array, each.hosts, each.array.other_workloads)
            / (1.0 - each.goals.spare_capacity_fraction)
            for gib, each in cached.items()
        },
        current=scenario.array if scenario.array.model_id == model_id else None,
        evaluate=broken_by,
        begin=broken_at_first_by,
        decided_s=decided,
        n_least_arrays=min(n_shares_needed(scenario, array), array.max_arrays.known),
        screens={gib: _screen(each, array, catalog, plans[gib, None]) for gib, each in cached.items()},
    )


def _on_family(scenario: Scenario, model_id: str) -> Scenario:
    """Return the scenario without other workloads on its main array, if that is another family's and installed.

    They stay on an installed array. If all hardware is new, they need the new array as the desktops do.
    """
    is_new = scenario.installed_array is None
    if is_new or scenario.array.model_id == model_id or scenario.array.other_workloads.is_none:
        return scenario
    alone = scenario.array.model_copy(update={"other_workloads": NO_OTHER_WORKLOADS})
    return scenario.model_copy(update={"array": alone})


def _check_growth_of_hosts(now: Scenario, then: Scenario, array: ArrayModel) -> None:
    """Raise ``InvalidScenarioError`` if growth adds more hosts than an array inside the hosts supports."""
    n_hosts, most = then.hosts.n_hosts, array.max_arrays.known
    if array.is_in_hosts and now.hosts.n_hosts <= most < n_hosts:
        message = msg("field-hosts-after-growth", array=array.name, hosts=n_hosts)
        allowed = msg("allowed-at-most", amount=Quantity(most, "", 6))
        given = str(now.growth.desktops_fraction_per_year)
        problem = Problem(path="growth.desktops_fraction_per_year", given=given, allowed=allowed, message=message)
        raise InvalidScenarioError((problem,))


def _host_caches_gib(scenario: Scenario, catalog: Catalog) -> tuple[float, ...]:
    """Return the current cache size per host and, if the hit rate is known, the size with a cache added or removed.

    The cache affects all arrays of a scenario, so a search for one of several arrays does not vary it.
    """
    now = scenario.hosts.host_cache_gib
    if scenario.other_arrays or catalog.arrays[scenario.array.model_id].volume is not None:
        return (now,)
    known = any(
        profile.working_set.host_cache_hit_fraction is not None for _, profile in profiles_of(scenario, catalog)
    )
    return (now, 0.0 if now else HOST_CACHE_GIB) if known else (now,)


def _with_host_cache(scenario: Scenario, gib: float) -> Scenario:
    return scenario.model_copy(update={"hosts": scenario.hosts.model_copy(update={"host_cache_gib": gib})})


def _surely_there(scenario: Scenario) -> Scenario:
    """Return the scenario with a flash cache added, so that a plan is also made for the failure of the cache."""
    return scenario.model_copy(update={"array": scenario.array.model_copy(update={"flash_cache_gib": 1.0})})


def _space(
    scenario: Scenario, array: ArrayModel, catalog: Catalog
) -> Callable[[ArrayConfiguration], CapacityBreakdown]:
    return lambda each: break_down(scenario.pools, each, array, catalog.drives, scenario.hosts, scenario.goals)


def _screen(scenario: Scenario, array: ArrayModel, catalog: Catalog, week: Plan) -> Screen:
    network = lambda each: station_network(scenario, each, catalog)  # noqa: E731 - two short lines that belong together
    return screen_of(expanded(scenario), week, network, _space(scenario, array, catalog))


def _broken_in(
    condition: Condition, whole: Scenario, array: ArrayModel, catalog: Catalog, week: Plan
) -> tuple[BrokenGoal, ...]:
    """Return the goals that a configuration misses under one condition."""
    missing, scenario = condition
    space = _space(scenario, array, catalog)(scenario.array)
    lost = tuple(not_survived(event, missing) for event in fatal_failures(scenario, array))
    if lost:
        return while_missing(missing, lost) if missing else (*lost, *broken_goals(scenario.goals, (), space))
    _, phases = evaluate(scenario, scenario.array, catalog, week, others_unlimited=True)
    broken = _marked(broken_under(condition, whole, phases, space), scenario, catalog, week)
    unprotected = (not_protected(),) if missing is None and lacks_protection(whole, array) else ()
    return (*unprotected, *memory_goal(scenario, array, missing), *broken)


def _broken_at_first(
    condition: Condition,
    whole: Scenario,
    array: ArrayModel,
    catalog: Catalog,
    week: Plan,
    decided: Mapping[str, float],
) -> Iterator[Clause]:
    """Yield, for one condition, the misses that are certain from the beginning of a week alone."""
    missing, scenario = condition
    if missing is None and lacks_protection(whole, array):
        yield frozenset({(not_protected().phase_id, COMPLETION, None)})
    lost = fatal_failures(scenario, array)
    if lost:
        yield from (frozenset({(event.id, COMPLETION, missing)}) for event in lost)
        return
    served, phases = evaluate(scenario, scenario.array, catalog, week, others_unlimited=True)
    served_s = float(served.trace.starts_s[-1])
    ended = [phase for phase in phases if has_ended(phase, scenario, served_s)]
    space = _space(scenario, array, catalog)(scenario.array)
    broken = _marked(broken_under(condition, whole, ended, space), scenario, catalog, week)
    for goal in (*memory_goal(scenario, array, missing), *broken):
        if goal.of_storage:
            yield frozenset({(goal.phase_id, goal.goal, missing)})
    for phase in phases:
        if phase not in ended:
            yield from overdue(phase, missing, decided, served_s)


def _marked(broken: Iterable[BrokenGoal], scenario: Scenario, catalog: Catalog, week: Plan) -> tuple[BrokenGoal, ...]:
    """Mark the missed goals that no storage can meet: those due to full hosts or to deployments with fixed times."""
    written_out = expanded(scenario)
    made = {
        phase_id(event_id, pool, phase, written_out): (from_s, to_s)
        for (event_id, pool, phase), (from_s, to_s) in week.spans_s.items()
        if phase is Phase.PROVISIONING
    }
    late = {each for each, (from_s, to_s) in made.items() if to_s - from_s > scenario.goals.provisioning_max_s}
    unfinished = {each for each, (_, to_s) in made.items() if to_s > scenario.calendar.length_s}
    full = are_full_by_themselves(profiles_of(scenario, catalog), scenario.hosts, scenario.goals)

    def is_hopeless(goal: BrokenGoal) -> bool:
        is_late = goal.scope is Scope.DEPLOYMENT and goal.phase_id in late
        by_clock = is_late or (goal.is_unfinished_work and goal.phase_id in unfinished)
        return by_clock or (full and goal.goal == HOST_CPU.field)

    return tuple(goal.model_copy(update={"of_storage": not is_hopeless(goal)}) for goal in broken)
