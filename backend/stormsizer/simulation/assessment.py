"""Assessment of a scenario: its calendar, and the same calendar in the planned states."""

from collections.abc import Iterator
from dataclasses import replace

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import (
    InvalidScenarioError,
    Scenario,
    calendar_year,
    fatal_failures,
    grown,
    plans_growth,
    with_main_array,
    years_of,
)
from stormsizer.recommendation.conditions import Condition, added_events, conditions
from stormsizer.simulation.pipeline import Simulation, arrays_in, simulate, verdict_on
from stormsizer.simulation.states import StateVerdict, state_label, state_verdict, with_states
from stormsizer.simulation.verdict import Verdict
from stormsizer.stage_cache import NO_CACHE, StageCache


def assess(
    scenario: Scenario, catalog: Catalog, *, recommend: bool = True, memory: StageCache = NO_CACHE
) -> Simulation:
    """Simulate a scenario, and judge it in its planned states too.

    The parameters and errors are those of ``simulate``.
    """
    return with_all_states(simulate(scenario, catalog, recommend=recommend, memory=memory), scenario, catalog)


def plans_states(scenario: Scenario) -> bool:
    """Return whether a scenario is to be judged in any state beyond its calendar."""
    return plans_growth(scenario) or bool(scenario.goals.survives)


def with_all_states(simulation: Simulation, scenario: Scenario, catalog: Catalog) -> Simulation:
    """Return a simulation with the verdict on its scenario in the planned states, which takes a simulation for each.

    The states are the last year of the planned growth, and that year with each component failed that the goals require
    the array to survive.

    Raises
    ------
    InvalidScenarioError
        If a pool would exceed the maximum number of desktops.
    """
    result = simulation.result
    planned = tuple(_states(scenario, catalog))
    if planned:
        today = state_verdict(result.verdict, state_label(None, scenario.n_desktops, None, None), scenario.n_desktops)
        verdict = with_states(result.verdict, planned, scenario)
        result = result.model_copy(update={"verdict": verdict, "states": (today, *planned)})
    else:
        result = result.model_copy(update={"states": ()})
    return replace(simulation, result=result)


def _states(scenario: Scenario, catalog: Catalog) -> Iterator[StateVerdict]:
    years = years_of(scenario) if plans_growth(scenario) else 0
    year = calendar_year(scenario) + years if years else None
    then = grown(scenario, years)
    if year is not None:
        yield _state((None, then), then, catalog, year, None)
    for array_id in then.array_ids:
        seen = with_main_array(then, array_id)
        if catalog.arrays[seen.array.model_id].volume is not None:
            continue  # the provider replaces failed components
        for condition in conditions(seen):
            if condition[0] is not None:
                yield _state(condition, seen, catalog, year, array_id)


def _state(
    condition: Condition, whole: Scenario, catalog: Catalog, year: int | None, array_id: str | None
) -> StateVerdict:
    """Return the verdict on the scenario ``whole`` under a condition; the array of the condition is its main one."""
    missing, scenario = condition
    several = whole.array_name or catalog.arrays[whole.array.model_id].name if whole.other_arrays else None
    label = state_label(year, whole.n_desktops, missing, several)
    added = added_events(condition, whole)
    try:
        verdict = _verdict_without(added, scenario, catalog)
    except InvalidScenarioError as error:
        verdict = _refused(error.problems[0].message)
    return state_verdict(verdict, label, whole.n_desktops, year=year, missing=missing, array_id=array_id)


def _verdict_without(added: frozenset[str], scenario: Scenario, catalog: Catalog) -> Verdict:
    """Return the verdict on a scenario, apart from the events that remove a component."""
    lost = [event for event in fatal_failures(scenario, catalog.arrays[scenario.array.model_id]) if event.id in added]
    if lost:
        return _refused(msg("shortlist-storage-lost"))
    _, _, _, arrays = arrays_in(scenario, catalog)
    judged = [
        replace(array, phases=tuple(phase for phase in array.phases if phase.event_id not in added)) for array in arrays
    ]
    return verdict_on(judged)


def _refused(sentence: Text) -> Verdict:
    return Verdict(
        status=GoalStatus.FAILS, holds=False, n_phases=0, n_holding=0, worst_phase_id=None, sentence=sentence
    )
