"""Assessment of a scenario: its calendar, and the same calendar in the planned states."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stormsizer.confidence import Confidence, confidence_of
from stormsizer.experience.grades import GoalStatus
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import (
    InvalidScenarioError,
    Scenario,
    fatal_failures,
    grown,
    plans_growth,
    with_main_array,
    years_of,
)
from stormsizer.recommendation.conditions import Condition, added_events, conditions
from stormsizer.simulation.arrays import ArrayWeek, limiting_phases
from stormsizer.simulation.pipeline import Simulation, arrays_in, simulate, verdict_on
from stormsizer.simulation.states import StateVerdict, deciding_state, state_label, state_verdict, with_states
from stormsizer.simulation.verdict import Verdict
from stormsizer.stage_cache import NO_CACHE, StageCache
from stormsizer.timeline.occurrences import expanded


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
    """Return a simulation with the verdict on its scenario in the planned states.

    The states and errors are those of ``with_limiting_phase``.
    """
    return with_limiting_phase(simulation, scenario, catalog)[0]


def with_limiting_phase(
    simulation: Simulation, scenario: Scenario, catalog: Catalog
) -> tuple[Simulation, PhaseResult | None]:
    """Return a simulation with the verdict on its scenario in the planned states, which takes a simulation for each.

    The second value is the phase of the verdict's constraint, in the state that decides; None if the constraint is not
    about a phase.

    The states are the last year of the planned growth, and that year with each component failed that the goals require
    the array to survive.

    Raises
    ------
    InvalidScenarioError
        If a pool would exceed the maximum number of desktops.
    """
    result = simulation.result
    simulated = tuple(_simulated_states(scenario, catalog))
    if not simulated:
        verdict = with_states(result.verdict, result.least_spare_fraction, (), scenario, catalog)
        alone = replace(simulation, result=result.model_copy(update={"verdict": verdict, "states": ()}))
        return alone, _phase_of(result.verdict, result.phases)
    today = state_verdict(
        result.verdict,
        state_label(None, scenario.n_desktops, None, None),
        scenario.n_desktops,
        spare_fraction=result.least_spare_fraction,
    )
    planned = tuple(each.state for each in simulated)
    changes: dict[str, Any] = {
        "verdict": with_states(result.verdict, result.least_spare_fraction, planned, scenario, catalog),
        "states": (today, *planned),
    }
    deciding = deciding_state(result.verdict, planned)
    phases: tuple[PhaseResult, ...] = result.phases
    if deciding is not None:
        then = simulated[planned.index(deciding)]
        phases = tuple(phase for array in then.arrays for phase in array.phases)
        if result.confidence is not None:
            changes["confidence"] = _confidence(result.confidence, then, catalog)
    whole = replace(simulation, result=result.model_copy(update=changes))
    return whole, _phase_of(whole.result.verdict, phases)


def _phase_of(verdict: Verdict, phases: Sequence[PhaseResult]) -> PhaseResult | None:
    """Return the phase of a verdict's constraint, on the array with the smallest margin in it."""
    constraint = verdict.constraint
    found = [phase for phase in phases if constraint is not None and phase.id == constraint.phase_id]
    return min(
        found, key=lambda phase: min((check.margin_fraction for check in phase.checks), default=0.0), default=None
    )


@dataclass(frozen=True)
class _Simulated:
    """A planned state, its scenario, and the week of each array; without weeks if it cannot be simulated."""

    state: StateVerdict
    scenario: Scenario
    arrays: tuple[ArrayWeek, ...]


def _confidence(today: Confidence, deciding: _Simulated, catalog: Catalog) -> Confidence:
    """Return today's ranges with the probability that the goals are met in the state that decides the verdict."""
    arrays = deciding.arrays
    limits = [phase for _, phase in limiting_phases(arrays)] if arrays else []
    enough_space = bool(arrays) and all(array.has_enough_space for array in arrays)
    then = confidence_of(expanded(deciding.scenario), limits, catalog, enough_space=enough_space)
    return then.model_copy(update={"phases": today.phases})


def _simulated_states(scenario: Scenario, catalog: Catalog) -> Iterator[_Simulated]:
    years = years_of(scenario) if plans_growth(scenario) else 0
    year = scenario.growth.through_year if years else None
    then = grown(scenario, years)
    if year is not None:
        yield _simulated((None, then), then, catalog, year, None)
    for array_id in then.array_ids:
        seen = with_main_array(then, array_id)
        if catalog.arrays[seen.array.model_id].volume is not None:
            continue  # the provider replaces failed components
        for condition in conditions(seen):
            if condition[0] is not None:
                yield _simulated(condition, seen, catalog, year, array_id)


def _simulated(
    condition: Condition, whole: Scenario, catalog: Catalog, year: int | None, array_id: str | None
) -> _Simulated:
    """Simulate the scenario ``whole`` under a condition; the array of the condition is its main one."""
    missing, scenario = condition
    several = whole.array_name or catalog.arrays[whole.array.model_id].name if whole.other_arrays else None
    failed = None if missing is None else catalog.arrays[whole.array.model_id].name_of_part(missing)
    label = state_label(year, whole.n_desktops, failed, several)
    try:
        arrays = _weeks_without(added_events(condition, whole), scenario, catalog)
        verdict = verdict_on(arrays) if arrays else _refused(msg("shortlist-storage-lost"))
    except InvalidScenarioError as error:
        arrays, verdict = (), _refused(error.problems[0].message)
    state = state_verdict(
        verdict,
        label,
        whole.n_desktops,
        year=year,
        missing=missing,
        array_id=array_id,
        spare_fraction=min((array.capacity.spare_fraction for array in arrays), default=None),
    )
    return _Simulated(state, scenario, arrays)


def _weeks_without(added: frozenset[str], scenario: Scenario, catalog: Catalog) -> tuple[ArrayWeek, ...]:
    """Return the week of each array, apart from the events that remove a component; empty if storage is lost then."""
    if any(event.id in added for event in fatal_failures(scenario, catalog.arrays[scenario.array.model_id])):
        return ()
    _, _, _, arrays = arrays_in(scenario, catalog)
    return tuple(
        replace(array, phases=tuple(phase for phase in array.phases if phase.event_id not in added)) for array in arrays
    )


def _refused(sentence: Text) -> Verdict:
    return Verdict(
        status=GoalStatus.FAILS, holds=False, n_phases=0, n_holding=0, worst_phase_id=None, sentence=sentence
    )
