"""Every number the answer rests on, numbered, with its origin and the place where it is printed."""

from collections.abc import Iterator, Mapping, Sequence

from stormsizer.report import labels, wording
from stormsizer.report.blocks import Block, Cell, Column, Definition, Definitions, Paragraph, Section, Table
from stormsizer.report.simulated import goal_text
from stormsizer.result import Assumption
from stormsizer.scenario import Pool, Scenario

ORDER = ("given", "default", "assumed", "calibrated", "derived", "stated", "specified", "unknown")
"""The weakest footing first, after what the user decided."""

_POOL_FIELDS: Mapping[str, tuple[str, str]] = {
    "n_desktops": ("Desktops", "count"),
    "profile_id": ("Workload profile", ""),
    "clone_type": ("Clone type", ""),
    "assignment": ("Assignment", ""),
    "memory_gib": ("Memory per desktop", "GiB"),
    "memory_reservation_fraction": ("Memory reserved on the hosts", "fraction"),
    "image_gib": ("Size of the image", "GiB"),
    "n_image_copies": ("Copies of the image", "count"),
    "growth_gib_per_desktop": ("Growth per desktop", "GiB"),
    "user_data_gib_per_desktop": ("User data per desktop", "GiB"),
}


def assumptions_section(
    scenario: Scenario, assumptions: Sequence[Assumption], source_numbers: Mapping[str, int]
) -> Section:
    """One numbered list over all origins."""
    rows: dict[str, list[tuple[Cell, ...]]] = {origin: [] for origin in ORDER}
    for origin, cells in (*_inputs(scenario), *_facts(assumptions, source_numbers)):
        rows.setdefault(origin, []).append(cells)
    used = [origin for origin in rows if rows[origin]]
    meanings = tuple(Definition(term=origin, meaning=labels.ORIGIN_MEANINGS.get(origin, "")) for origin in used)
    text = "Numbers in square brackets refer to the list of sources. A range is the span from P10 to P90."
    blocks: list[Block] = [Paragraph(text=text), Definitions(items=meanings)]
    number = 1
    for origin in used:
        blocks.append(_table(origin, rows[origin], number))
        number += len(rows[origin])
    return Section(title="Assumptions and their origins", blocks=tuple(blocks))


def _table(origin: str, rows: Sequence[tuple[Cell, ...]], first: int) -> Table:
    return Table(
        caption=f"Values that are {'not known' if origin == 'unknown' else origin}",
        columns=(
            Column(label="No.", align="right"),
            Column(label="What", width=1.3),
            Column(label="Value", width=0.6),
            Column(label="Where it comes from", width=1.5),
        ),
        rows=tuple((Cell(text=str(i)), *cells) for i, cells in enumerate(rows, start=first)),
    )


def _inputs(scenario: Scenario) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    for field, (label, unit) in _POOL_FIELDS.items():
        for (origin, text), pools in _pools_by_value(scenario.pools, field, unit).items():
            where = f"pool {pools[0]}" if len(pools) == 1 else f"{len(pools):,} pools: {wording.listed(pools, most=3)}"
            yield origin, (Cell(text=label), Cell(text=text), Cell(text=f"Scenario, {where}"))
    for name in type(scenario.goals).model_fields:
        origin = "given" if name in scenario.goals.model_fields_set else "default"
        cells = (
            Cell(text=labels.GOALS[name]),
            Cell(text=goal_text(scenario.goals, name)),
            Cell(text="Scenario, goals"),
        )
        yield origin, cells


def _pools_by_value(pools: Sequence[Pool], field: str, unit: str) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for pool in pools:
        value = getattr(pool, field)
        text = value if isinstance(value, str) else wording.quantity(value, unit)
        origin = "given" if field in pool.model_fields_set else "default"
        found.setdefault((origin, text), []).append(pool.name)
    return found


def _facts(
    assumptions: Sequence[Assumption], source_numbers: Mapping[str, int]
) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    for fact in assumptions:
        yield (
            fact.origin,
            (
                Cell(text=fact.label),
                Cell(text=wording.quantity(fact.value, fact.unit, digits=3), note=_range(fact)),
                Cell(text=_place(fact, source_numbers), note=fact.reasoning),
            ),
        )


def _range(fact: Assumption) -> str:
    if fact.low is None or fact.high is None:
        return ""
    low, high = (wording.quantity(end, fact.unit, digits=3) for end in (fact.low, fact.high))
    return f"{low} to {high}"


def _place(fact: Assumption, source_numbers: Mapping[str, int]) -> str:
    if not fact.source:
        return fact.where
    reference = f"[{source_numbers[fact.source]}]" if fact.source in source_numbers else fact.source
    return f"{reference} {fact.where}".strip()
