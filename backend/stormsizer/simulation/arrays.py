"""Verdicts on the arrays of a scenario: which of them make a phase miss its goals."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from stormsizer.capacity import CapacityBreakdown
from stormsizer.experience.grades import GoalStatus
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Listing, Text, first_sentence, msg, sentences
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario import MAIN_ARRAY, Scenario
from stormsizer.model.scenario.goals import GOALS_OF_ARRAYS, goal_of
from stormsizer.simulation.result import ArrayVerdict, Result
from stormsizer.simulation.verdict import Constraint, Verdict, has_enough_space, shortages, verdict_of

LEAST_IOPS = 1e-3
"""Rate below which an array counts as having no I/O in a phase."""

MOST_UNMEASURED = 3
"""Systems whose load is unknown that the verdict names."""


@dataclass(frozen=True)
class ArrayWeek:
    """Phases and capacity of one array, and the scenario with that array as the main one."""

    id: str
    name: str
    scenario: Scenario
    model: ArrayModel
    phases: tuple[PhaseResult, ...]
    """Phases in which the array has I/O; all phases for the main array."""
    capacity: CapacityBreakdown

    @property
    def has_enough_space(self) -> bool:
        """Whether the capacity, and the host memory that storage uses, are sufficient."""
        return has_enough_space(self.capacity, self.scenario, self.model)


def with_io(phases: Sequence[PhaseResult], seen: Scenario) -> tuple[PhaseResult, ...]:
    """Return the phases whose pools have I/O on the main array of a scenario."""
    return tuple(phase for phase in phases if phase.figures.total_iops > LEAST_IOPS and _is_used(phase, seen))


def _is_used(phase: PhaseResult, seen: Scenario) -> bool:
    """Return whether the pools of a phase, if it has any, store data on the main array of a scenario."""
    pools = [pool for pool in seen.pools if pool.id in phase.pool_ids]
    return not pools or any(MAIN_ARRAY in pool.array_ids for pool in pools)


def with_mean_latency(arrays: Sequence[ArrayWeek]) -> tuple[PhaseResult, ...]:
    """Return the phases of the main array with the response times of all arrays, weighted by their I/Os."""
    by_id = [{phase.id: phase.figures for phase in array.phases} for array in arrays]
    found = []
    for phase in arrays[0].phases:
        own = [figures[phase.id] for figures in by_id if phase.id in figures]
        read_ms = _mean((each.host_read_latency_ms, each.reads_iops) for each in own)
        write_ms = _mean((each.host_write_latency_ms, each.writes_iops) for each in own)
        times = {"host_read_latency_ms": read_ms, "host_write_latency_ms": write_ms}
        found.append(phase.model_copy(update={"figures": phase.figures.model_copy(update=times)}))
    return tuple(found)


def _mean(weighted: Iterable[tuple[float, float]]) -> float:
    values = list(weighted)
    total = sum(weight for _, weight in values)
    return sum(value * weight for value, weight in values) / total if total > 0.0 else 0.0


def limiting_phases(arrays: Sequence[ArrayWeek]) -> tuple[tuple[ArrayWeek, PhaseResult], ...]:
    """Return each phase of the main array as the array that makes it miss its goals sees it.

    A phase that meets its goals on every array is the main array's. If it misses only goals for logins and durations,
    which are the same for all arrays, the array on which most I/Os are in progress makes it miss them; arrays without
    data of the phase's pools do not count.
    """
    by_id = [{phase.id: phase for phase in array.phases} for array in arrays]
    return tuple(_limiting(phase.id, arrays, by_id) for phase in arrays[0].phases)


def _limiting(
    phase_id: str, arrays: Sequence[ArrayWeek], by_id: Sequence[Mapping[str, PhaseResult]]
) -> tuple[ArrayWeek, PhaseResult]:
    seen = _seen(phase_id, arrays, by_id)
    missed = [(array, phase) for array, phase in seen if not phase.holds]
    if not missed:
        return seen[0]
    own = [(array, phase) for array, phase in missed if _misses_own_goal(phase)]
    return max(own or missed, key=lambda each: _ios_in_progress(each[1]))


def _seen(
    phase_id: str, arrays: Sequence[ArrayWeek], by_id: Sequence[Mapping[str, PhaseResult]]
) -> list[tuple[ArrayWeek, PhaseResult]]:
    """Return a phase on each array with data of its pools; if there is none, on each array that has the phase."""
    listed = [(array, phases[phase_id]) for array, phases in zip(arrays, by_id, strict=True) if phase_id in phases]
    return [(array, phase) for array, phase in listed if _is_used(phase, array.scenario)] or listed


def _misses_own_goal(phase: PhaseResult) -> bool:
    """Return whether a phase misses a goal for the response time or a component of the array."""
    return any(not check.holds and goal_of(check.goal) in GOALS_OF_ARRAYS for check in phase.checks)


def _ios_in_progress(phase: PhaseResult) -> float:
    """Return the mean number of I/Os in progress on the array, by Little's law, in thousandths of an I/O."""
    figures = phase.figures
    return figures.reads_iops * figures.host_read_latency_ms + figures.writes_iops * figures.host_write_latency_ms


def array_verdicts(arrays: Sequence[ArrayWeek]) -> tuple[ArrayVerdict, ...]:
    """Return the verdict on each array; phases that miss their goals because of another array count as met."""
    limiting = {phase.id: array.id for array, phase in limiting_phases(arrays)}

    def of_array(array: ArrayWeek) -> Verdict:
        phases = [
            phase if limiting[phase.id] == array.id or _misses_own_goal(phase) else _as_met(phase)
            for phase in with_io(array.phases, array.scenario)
        ]
        space, memory = shortages(array.capacity, array.scenario, array.model)
        verdict = verdict_of(
            phases,
            (space, memory if array.model.runs_on_hosts or array is arrays[0] else None),
            enough_space=array.has_enough_space,
        )
        if phases:
            return verdict
        lack = None if space is None else space.sentence
        return verdict.model_copy(update={"sentence": sentences(msg("verdict-array-without-io"), lack)})

    return tuple(
        ArrayVerdict(id=array.id, name=array.name, model_name=array.model.name, verdict=of_array(array))
        for array in arrays
    )


def _as_met(phase: PhaseResult) -> PhaseResult:
    return phase.model_copy(update={"holds": True, "status": GoalStatus.PASSES})


def verdict_on_all(arrays: Sequence[ArrayWeek]) -> Verdict:
    """Return the verdict on a scenario: on all phases, with the array that limits the worst one, and on all space."""
    limiting = limiting_phases(arrays)
    names = {phase.id: array.name for array, phase in limiting}
    own = [(array, shortages(array.capacity, array.scenario, array.model)) for array in arrays]
    memory = next((memory for _, (_, memory) in own if memory is not None), None)

    def named(phase: PhaseResult) -> Text:
        return msg("verdict-on-array", array=names[phase.id], sentence=phase.binding.sentence)

    status_of = {phase.id: phase.status for phase in with_status_on_all(arrays)}
    return verdict_of(
        [phase.model_copy(update={"status": status_of[phase.id]}) for _, phase in limiting],
        (
            *(None if space is None else _on_array(space, array) for array, (space, _) in own),
            memory,
        ),
        enough_space=all(array.has_enough_space for array in arrays),
        bottleneck=named,
    )


def without_load(verdict: Verdict, arrays: Sequence[ArrayWeek]) -> Verdict:
    """Return a verdict with the systems whose load is unknown, if goals are met without it."""
    others = [array.scenario.array.other_workloads for array in arrays]
    n = sum(each.n_unmeasured for each in others)
    if verdict.status is GoalStatus.FAILS or not n:
        return verdict
    names = [name for each in others for name in each.unmeasured][:MOST_UNMEASURED]
    more = (msg("verdict-without-load-more", n=n - len(names)),) if n > len(names) else ()
    missing = msg("verdict-without-load", names=Listing((*names, *more)))
    first, rest = first_sentence(verdict.sentence)
    return verdict.model_copy(update={"sentence": sentences(first, missing, rest)})


def _on_array(short: Constraint, array: ArrayWeek) -> Constraint:
    """Return a missed goal with the name of the array in its sentence."""
    sentence = msg("verdict-on-array", array=array.name, sentence=short.sentence)
    return short.model_copy(update={"sentence": sentence})


def with_status_on_all(arrays: Sequence[ArrayWeek]) -> tuple[PhaseResult, ...]:
    """Return the phases of the main array with their worst status on any array that they use."""
    by_id = [{phase.id: phase for phase in array.phases} for array in arrays]

    def worst(phase: PhaseResult) -> GoalStatus:
        return GoalStatus.worst(each.status for _, each in _seen(phase.id, arrays, by_id))

    return tuple(phase.model_copy(update={"status": worst(phase)}) for phase in arrays[0].phases)


def with_ids_of(result: Result, array_id: str) -> Result:
    """Return the result of a scenario with another array as the main one, with the IDs of the original scenario."""
    if array_id == MAIN_ARRAY:
        return result
    swapped = {MAIN_ARRAY: array_id, array_id: MAIN_ARRAY}
    shown, *arrays = (each.model_copy(update={"id": swapped.get(each.id, each.id)}) for each in result.arrays)
    at = next(i for i, each in enumerate(arrays) if each.id == MAIN_ARRAY)
    others = [each.model_copy(update={"id": swapped.get(each.id, each.id)}) for each in result.other_arrays]
    states = result.states and tuple(
        state.model_copy(update={"array_id": swapped.get(state.array_id or "", state.array_id)})
        for state in result.states
    )
    return result.model_copy(
        update={
            "arrays": (arrays[at], *arrays[:at], shown, *arrays[at + 1 :]),
            "other_arrays": tuple(others),
            "states": states,
        }
    )
