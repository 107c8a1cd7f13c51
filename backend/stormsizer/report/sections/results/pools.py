"""Grouping of pools that have the same figures in an event."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from stormsizer.messages import formatting
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.report import phrases
from stormsizer.report.blocks import Cell
from stormsizer.simulation.result import PhaseResult

LONGEST_NAME = 40


def together(
    phases: Sequence[PhaseResult], told: Callable[[PhaseResult], Hashable]
) -> tuple[tuple[PhaseResult, ...], ...]:
    """Group phases of the same event whose formatted results are identical, in order of first appearance."""
    groups: dict[Hashable, list[PhaseResult]] = {}
    times: Counter[Hashable] = Counter()
    for phase in phases:
        event = (phase.label, phase.phase)
        groups.setdefault((event, times[event, phase.pool_ids], as_read(told(phase))), []).append(phase)
        times[event, phase.pool_ids] += 1
    return tuple(tuple(group) for group in groups.values())


def as_read(value: Hashable) -> Hashable:
    """Return a value as the reader sees it, so that quantities with the same formatted text compare as equal."""
    match value:
        case Quantity():
            return formatting.quantity(value.value, value.unit, value.digits)
        case Message():
            return value.id, tuple((name, as_read(param)) for name, param in value.params)
        case Listing():
            return tuple(as_read(item) for item in value.items)
        case Cell():
            return as_read(value.text), value.mark, as_read(value.note)
        case tuple():
            return tuple(as_read(item) for item in value)
        case _:
            return value


def labeled(group: Sequence[PhaseResult], scenario: Scenario, label: Text | None = None) -> Text:
    """Return the label of the phases, with the names of their pools unless they cover all pools."""
    about, label = names_of(group, scenario), group[0].label if label is None else label
    return msg("report-phase-of-pools", phase=label, pools=about) if about else label


def names_of(group: Sequence[PhaseResult], scenario: Scenario) -> Text:
    """Return the names of the phases' pools; empty if they cover all pools."""
    about = {pool for phase in group for pool in phase.pool_ids}
    return listed(tuple(pool.id for pool in scenario.pools if pool.id in about), scenario)


def listed(pool_ids: Sequence[str], scenario: Scenario) -> Text:
    """Return the names of pools; empty if they are all of the scenario's pools."""
    names = {pool.id: phrases.shortened(pool.name, LONGEST_NAME) for pool in scenario.pools}
    if not pool_ids or set(pool_ids) >= set(names):
        return ""
    return phrases.listed([names.get(pool, pool) for pool in pool_ids], most=2)
