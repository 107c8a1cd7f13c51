"""Pools with the same figures in an event are merged."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.report import phrases
from stormsizer.simulation.result import PhaseResult

LONGEST_NAME = 40


def together(
    phases: Sequence[PhaseResult], told: Callable[[PhaseResult], Hashable]
) -> tuple[tuple[PhaseResult, ...], ...]:
    """Phases of one event with equal results, in order of the first of each."""
    groups: dict[Hashable, list[PhaseResult]] = {}
    times: Counter[Hashable] = Counter()
    for phase in phases:
        event = (phase.label, phase.phase)
        groups.setdefault((event, times[event, phase.pool_ids], told(phase)), []).append(phase)
        times[event, phase.pool_ids] += 1
    return tuple(tuple(group) for group in groups.values())


def names_of(group: Sequence[PhaseResult], scenario: Scenario) -> str:
    """Pools of the phases; nothing for all pools."""
    about = {pool for phase in group for pool in phase.pool_ids}
    return listed(tuple(pool.id for pool in scenario.pools if pool.id in about), scenario)


def listed(pool_ids: Sequence[str], scenario: Scenario) -> str:
    """Names of pools; nothing for all pools."""
    names = {pool.id: phrases.shortened(pool.name, LONGEST_NAME) for pool in scenario.pools}
    if set(pool_ids) >= set(names):
        return ""
    return formatting.listed([names.get(pool, pool) for pool in pool_ids], most=2)
