"""Required and available capacity."""

from collections.abc import Sequence

from stormsizer.capacity.breakdown import CapacityBreakdown, CapacityItem
from stormsizer.messages.text import Quantity, Text, msg, sentences
from stormsizer.model.scenario import Pool, Scenario
from stormsizer.report import cells
from stormsizer.report.blocks import Cell, Column, Meter, Paragraph, Section, Table
from stormsizer.simulation.states import StateVerdict, last_year

MOST_ROWS = 80


def space_section(
    capacity: CapacityBreakdown, scenario: Scenario, states: Sequence[StateVerdict] | None = None
) -> Section:
    """Return the capacity section, which shows how each line of the breakdown is calculated.

    Parameters
    ----------
    states
        Verdicts in the planned states; None if the scenario has several arrays.
    """
    goal_fraction, spare_fraction = scenario.goals.spare_capacity_fraction, capacity.spare_fraction
    goal = Quantity(goal_fraction, "fraction")
    needed, usable = Quantity(capacity.needed_gb, "GB"), Quantity(capacity.usable_gb, "GB")
    if spare_fraction >= 0:
        spare = Quantity(spare_fraction, "fraction")
        text = msg("report-capacity-free", needed=needed, usable=usable, spare=spare, goal=goal)
    else:
        short = Quantity(-spare_fraction, "fraction")
        text = msg("report-capacity-short", needed=needed, usable=usable, short=short, goal=goal)
    meter = Meter(
        caption=msg("report-capacity-meter"),
        fraction=1 - spare_fraction,
        limit_fraction=1 - goal_fraction,
        text=msg("report-capacity-used", needed=needed, usable=usable),
        limit_text=msg("report-capacity-limit", goal=goal),
        mark="holds" if spare_fraction >= goal_fraction else "broken",
    )
    blocks = (
        Paragraph(text=sentences(text, _in_last_year(states or ())), strong=True),
        meter,
        _table(
            "capacity-needed",
            msg("report-capacity-needed"),
            capacity.needed,
            (msg("report-capacity-needed-total"), capacity.needed_gb),
            scenario.pools,
        ),
        _table(
            "capacity-offered",
            msg("report-capacity-offered"),
            capacity.offered,
            (msg("report-capacity-offered-total"), capacity.usable_gb),
        ),
        Paragraph(text=sentences(capacity.sentence, msg("report-capacity-units"))),
    )
    return Section(id="capacity", title=msg("report-capacity"), blocks=blocks)


def _in_last_year(states: Sequence[StateVerdict]) -> Text | None:
    """Return a sentence on the free capacity in the last year of the planned growth; None without growth."""
    then = last_year(states)
    if then is None or then.spare_fraction is None:
        return None
    year, spare = str(then.year), Quantity(abs(then.spare_fraction), "fraction")
    if then.spare_fraction < 0:
        return msg("report-capacity-growth-short", year=year, n=then.n_desktops, short=spare)
    return msg("report-capacity-growth-free", year=year, n=then.n_desktops, spare=spare)


def _line(item: CapacityItem, label: Text) -> tuple[Cell, ...]:
    return Cell(text=label), Cell(text=item.formula), Cell(text=cells.value(item.gb))


def _table(
    table_id: str,
    caption: Text,
    lines: Sequence[CapacityItem],
    total: tuple[Text, float],
    pools: Sequence[Pool] = (),
) -> Table:
    """Return a table of the non-zero lines; if there are several pools, each pool's lines appear under its name."""
    items = [item for item in lines if item.gb]
    shown = items if len(items) <= MOST_ROWS else sorted(items, key=lambda item: -abs(item.gb))[:MOST_ROWS]
    rows: list[tuple[Cell, ...]] = []
    rest = list(shown)
    for pool in pools if len(pools) > 1 else ():
        of_pool = [(item, label) for item in rest if (label := item.label_within(pool.name)) is not None]
        rest = [item for item in rest if all(item is not other for other, _ in of_pool)]
        if of_pool:
            rows += [(Cell(text=pool.name),), *(_line(item, label) for item, label in of_pool)]
    if rows and rest:
        rows.append((Cell(text=msg("report-capacity-all-pools")),))
    rows += [_line(item, item.label) for item in rest]
    if len(shown) < len(items):
        left = msg("report-capacity-smaller", n=len(items) - len(shown))
        rows.append((Cell(text=left), Cell(text=""), Cell(text="")))
    label, total_gb = total
    rows.append((Cell(text=label), Cell(text=""), Cell(text=cells.value(total_gb))))
    return Table(
        id=table_id,
        caption=caption,
        columns=(
            Column(label=msg("report-capacity-item"), width=1.2),
            Column(label=msg("report-capacity-formula"), width=1),
            Column(label=msg("report-capacity-column"), unit="GB", align="right"),
        ),
        rows=tuple(rows),
        total_rows=(len(rows) - 1,),
    )
