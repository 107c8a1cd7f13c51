"""Needed and available capacity."""

from collections.abc import Sequence

from stormsizer.capacity.breakdown import CapacityBreakdown, CapacityItem
from stormsizer.messages import formatting
from stormsizer.model.scenario import Pool, Scenario
from stormsizer.report.blocks import Cell, Column, Meter, Paragraph, Section, Table

MOST_ROWS = 80


def space_section(capacity: CapacityBreakdown, scenario: Scenario) -> Section:
    """Every line of the breakdown with its calculation."""
    goals = scenario.goals
    goal = formatting.percent(goals.spare_capacity_fraction)
    holds = capacity.spare_fraction >= goals.spare_capacity_fraction
    needed, usable = formatting.figure(capacity.needed_gb, "GB"), formatting.figure(capacity.usable_gb, "GB")
    spare = formatting.percent(capacity.spare_fraction)
    free = f"{spare} stays free" if capacity.spare_fraction >= 0 else f"it is short by {spare.removeprefix('−')}"
    text = f"The pools need {needed} of {usable} usable; {free}, where the goal asks for at least {goal}."
    meter = Meter(
        caption="Space used of the space that is usable",
        fraction=1 - capacity.spare_fraction,
        limit_fraction=1 - goals.spare_capacity_fraction,
        text=f"{needed} of {usable}",
        limit_text=f"{goal} kept free",
        mark="holds" if holds else "broken",
    )
    blocks = (
        Paragraph(text=text, strong=True),
        meter,
        _table("capacity-needed", "Space needed", capacity.needed, "Needed", capacity.needed_gb, scenario.pools),
        _table("capacity-offered", "Space offered: from raw to usable", capacity.offered, "Usable", capacity.usable_gb),
        Paragraph(text="1 GB is 10⁹ bytes, 1 GiB is 2³⁰ bytes."),
    )
    return Section(id="capacity", title="Capacity", blocks=blocks)


def _line(item: CapacityItem, label: str) -> tuple[Cell, ...]:
    return Cell(text=label), Cell(text=item.formula), Cell(text=formatting.number(item.gb))


def _table(
    table_id: str,
    caption: str,
    lines: Sequence[CapacityItem],
    total_label: str,
    total_gb: float,
    pools: Sequence[Pool] = (),
) -> Table:
    """Non-zero lines; those of several pools under the name of each."""
    items = [item for item in lines if item.gb]
    shown = items if len(items) <= MOST_ROWS else sorted(items, key=lambda item: -abs(item.gb))[:MOST_ROWS]
    rows: list[tuple[Cell, ...]] = []
    rest = list(shown)
    for pool in pools if len(pools) > 1 else ():
        ending = f", {pool.name}"
        of_pool = [item for item in rest if item.label.endswith(ending)]
        rest = [item for item in rest if item not in of_pool]
        if of_pool:
            rows += [(Cell(text=pool.name),), *(_line(item, item.label.removesuffix(ending)) for item in of_pool)]
    if rows and rest:
        rows.append((Cell(text="All pools"),))
    rows += [_line(item, item.label) for item in rest]
    if len(shown) < len(items):
        left = f"{len(items) - len(shown):,} smaller lines, in the total"
        rows.append((Cell(text=left), Cell(text=""), Cell(text="")))
    rows.append((Cell(text=total_label), Cell(text=""), Cell(text=formatting.number(total_gb))))
    return Table(
        id=table_id,
        caption=caption,
        columns=(
            Column(label="Item", width=1.2),
            Column(label="Arithmetic", width=1),
            Column(label="Space", unit="GB", align="right"),
        ),
        rows=tuple(rows),
        total_rows=(len(rows) - 1,),
    )
