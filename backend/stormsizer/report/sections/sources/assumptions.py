"""Every number behind the answer, numbered, with its origin and location."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from stormsizer.messages import formatting
from stormsizer.model.scenario import Pool, Scenario
from stormsizer.model.scenario.goals import GOALS
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Definition, Definitions, Paragraph, Section, Table
from stormsizer.report.sections.results.configuration import goal_text
from stormsizer.simulation.result import Assumption

ORDER = ("given", "default", "assumed", "calibrated", "derived", "stated", "specified", "unknown")
"""Weakest evidence first, after the user's own inputs."""

CAPTIONS: Mapping[str, str] = {
    "given": "Values you gave",
    "default": "Values left at Stormsizer's default",
    "unknown": "Values that nobody has filled in; the answer does without them",
}

_POOL_FIELDS: Mapping[str, tuple[str, str]] = {
    "n_desktops": ("Desktops", "count"),
    "profile_id": ("Workload profile", ""),
    "clone_type": ("Clone type", ""),
    "deployment_id": ("Deployment", ""),
    "assignment": ("Assignment", ""),
    "memory_gib": ("Memory per desktop", "GiB"),
    "memory_reservation_fraction": ("Memory reserved on the hosts", "fraction"),
    "image_gib": ("Size of the image", "GiB"),
    "n_image_copies": ("Copies of the image", "count"),
    "growth_gib_per_desktop": ("Growth per desktop", "GiB"),
    "user_data_gib_per_desktop": ("User data per desktop", "GiB"),
}


@dataclass(frozen=True)
class _Entry:
    origin: str
    group: str
    what: str
    value: str
    range: str
    place: str
    reasoning: str = ""


def assumptions_section(
    scenario: Scenario,
    assumptions: Sequence[Assumption],
    source_numbers: Mapping[str, int],
    names: Mapping[str, str],
) -> Section:
    """One numbered list over all origins."""
    entries: dict[str, list[_Entry]] = {origin: [] for origin in ORDER}
    for entry in (*_inputs(scenario, names), *_facts(assumptions, source_numbers)):
        entries.setdefault(entry.origin, []).append(entry)
    used = [origin for origin in entries if entries[origin]]
    text = (
        "Every number the answer rests on. Numbers in square brackets refer to the list of sources; a range spans P10 "
        "to P90."
    )
    blocks: list[Block] = [
        Paragraph(text=text),
        Definitions(items=tuple(Definition(term=o, meaning=labels.ORIGIN_MEANINGS.get(o, "")) for o in used)),
    ]
    number = 1
    for origin in used:
        blocks.append(_table(origin, entries[origin], number))
        number += len(entries[origin])
    return Section(id="assumptions", title="Assumptions and their origins", blocks=tuple(blocks))


def _table(origin: str, entries: Sequence[_Entry], first: int) -> Table:
    ranged = any(entry.range for entry in entries)
    return Table(
        id=f"assumptions-{origin}",
        caption=CAPTIONS.get(origin, f"Values that are {origin}"),
        dense=True,
        columns=(
            Column(label="No.", align="right"),
            Column(label="What", width=1),
            Column(label="Value"),
            *((Column(label="Range"),) if ranged else ()),
            Column(label="Where it comes from", width=1.5),
        ),
        rows=tuple(_rows(entries, first, ranged)),
    )


def _rows(entries: Sequence[_Entry], first: int, ranged: bool) -> Iterator[tuple[Cell, ...]]:
    group = ""
    for number, entry in enumerate(entries, start=first):
        if entry.group != group:
            group = entry.group
            yield (Cell(text=group),)
        yield (
            Cell(text=str(number)),
            Cell(text=entry.what),
            Cell(text=entry.value),
            *((Cell(text=entry.range),) if ranged else ()),
            Cell(text=entry.place or entry.reasoning, note=entry.reasoning if entry.place else ""),
        )


def _inputs(scenario: Scenario, names: Mapping[str, str]) -> Iterator[_Entry]:
    for field, (label, unit) in _POOL_FIELDS.items():
        for (origin, text), pools in _pools_by_value(scenario.pools, field, unit, names).items():
            where = _whose(pools, len(scenario.pools))
            yield _Entry(origin, "Desktops", label, text, "", where)
    for goal in GOALS:
        origin = "given" if goal.field in scenario.goals.model_fields_set else "default"
        yield _Entry(origin, "Goals", goal.limit_label, goal_text(scenario.goals, goal), "", "Goals of the scenario")


def _whose(pools: Sequence[str], n_pools: int) -> str:
    if len(pools) == 1:
        return pools[0]
    if len(pools) == n_pools:
        return f"All {n_pools:,} pools"
    return f"{len(pools):,} pools: {formatting.listed([phrases.shortened(pool, 40) for pool in pools], most=3)}"


def _pools_by_value(
    pools: Sequence[Pool], field: str, unit: str, names: Mapping[str, str]
) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for pool in pools:
        text = _pool_text(getattr(pool, field), field, unit, names)
        origin = "given" if field in pool.model_fields_set else "default"
        found.setdefault((origin, text), []).append(pool.name)
    return found


def _pool_text(value: str | float | None, field: str, unit: str, names: Mapping[str, str]) -> str:
    if field == "deployment_id" and value is None:
        return "that of the workload profile"
    if isinstance(value, str):
        return labels.CLONE_TYPES[value] if field == "clone_type" else names.get(value, value)
    return formatting.quantity(value, unit)


def _facts(assumptions: Sequence[Assumption], source_numbers: Mapping[str, int]) -> Iterator[_Entry]:
    for fact in assumptions:
        group, _, what = fact.label.partition(": ")
        value = formatting.quantity(fact.value, fact.unit, digits=3)
        place = _place(fact, source_numbers)
        yield _Entry(fact.origin, group, what or group, value, _range(fact), place, fact.reasoning)


def _range(fact: Assumption) -> str:
    if fact.low is None or fact.high is None:
        return ""
    return formatting.span(fact.low, fact.high, fact.unit)


def _place(fact: Assumption, source_numbers: Mapping[str, int]) -> str:
    if not fact.source:
        return fact.where
    reference = f"[{source_numbers[fact.source]}]" if fact.source in source_numbers else fact.source
    return f"{reference} {fact.where}".strip()
