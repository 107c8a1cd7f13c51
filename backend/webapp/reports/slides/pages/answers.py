"""Slides on decisions: recommended configuration, other families, schedule changes."""

from stormsizer.analysis.advice.answer import Advice
from stormsizer.messages import formatting
from stormsizer.recommendation.answer import PriceListMark
from stormsizer.recommendation.bill import Bill
from stormsizer.report import phrases
from stormsizer.report.blocks import Cell, Choice, Column, Paragraph, Table
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.advice import advice_section, by_hardware, by_schedule
from stormsizer.report.sections.decisions.alternatives import alternatives_section
from webapp.reports.slides.drawing.texts import set_alike
from webapp.reports.slides.excerpts import described, first_sentence, in_report, table_of
from webapp.reports.slides.places import BODY, Box, side_by_side, stacked
from webapp.reports.slides.slide import Grid, Line, Page, Part, Story, Words

ROW_IN = 0.31
"""Height of a row of the bill of materials."""


def recommendation_page(story: Story) -> Page:
    """Bill of materials, and why nothing cheaper is sufficient."""
    answer = story.result.recommendation
    if answer is None:
        return _simulated_page(story)
    first, rest = first_sentence(phrases.sentence(answer.sentence))
    left, right = side_by_side(0.5)
    chosen, why = in_report(story.report, "The configuration simulated"), in_report(story.report, "Why nothing cheaper")
    bill = story.bills.recommended or story.bills.simulated if story.bills is not None else None
    parts: list[Part] = []
    if chosen is not None:
        parts.append(Grid(left, chosen, described(chosen), 12))
    right_side = [bill_table(bill)] if bill is not None else []
    right_side += [why] if why is not None else []
    share = min(0.6, (len(bill.lines) + 2) * ROW_IN / right.height) if bill is not None else 0.5
    boxes = stacked(share, 0.3, right) if len(right_side) == 2 else (right,)
    parts += [Grid(box, table, described(table), 11.5) for box, table in zip(boxes, right_side, strict=False)]
    of_whom = costs.all_at_the_end(story.scenario)
    cost = costs.in_short(answer.chosen, answer.price_per_desktop, answer.prices, of_whom)
    missing = costs.missing([str(part) for part in answer.chosen.unpriced])
    return Page(
        title=first.removesuffix("."),
        lead=" ".join(part for part in (rest, f"{phrases.sentence(cost)} {costs.worth(answer.prices)}") if part),
        parts=tuple(parts),
        notes=f"{formatting.count(answer.n_candidates, 'configuration')} simulated over the whole calendar of "
        f"{formatting.count(answer.n_legal, 'legal one', 'legal ones')}. {missing}",
    )


def _simulated_page(story: Story) -> Page:
    """Without a search: the simulated configuration and its cost."""
    cost = story.result.cost
    table = in_report(story.report, "Array configuration and hosts")
    words = ["Below is what was simulated."]
    if cost is not None:
        of_whom = costs.all_of_them(story.scenario)
        words.append(phrases.sentence(costs.in_short(cost, cost.price_per_desktop, cost.prices, of_whom)))
    return Page(
        title="No other configuration was tried for this report",
        lead=" ".join(words),
        parts=() if table is None else (Grid(BODY, table, described(table)),),
        notes="This run was made without a search for other configurations.",
    )


def bill_table(bill: Bill) -> Table:
    """Parts, counts, and totals."""
    unit = costs.currency_of(bill.prices)
    rows = [
        (
            Cell(text=str(line.part)),
            Cell(text=formatting.number(line.quantity, 4)),
            Cell(text=formatting.number(line.price, 3)),
            Cell(text=formatting.number(line.watts, 3)),
        )
        for line in bill.lines
    ]
    total = ("Total", "", formatting.number(bill.price, 3), formatting.number(bill.watts, 3))
    return Table(
        caption="Bill of materials",
        columns=(
            Column(label="Part", width=1),
            Column(label="Quantity", align="right"),
            Column(label="Price", unit=unit, align="right"),
            Column(label="Power", unit="W", align="right"),
        ),
        rows=(*rows, tuple(Cell(text=text) for text in total)),
        total_rows=(len(rows),),
    )


def alternatives_page(story: Story) -> Page | None:
    """Array families side by side."""
    shortlist = story.studies.shortlist
    if shortlist is None:
        return None
    table = table_of(alternatives_section(shortlist).blocks)
    first, rest = first_sentence(phrases.sentence(shortlist.sentence))
    shared = f"Prices per desktop are of {costs.all_at_the_end(story.scenario)}."
    return Page(
        title=first.removesuffix("."),
        lead=" ".join((rest or _sure(shortlist.prices), shared)),
        parts=() if table is None else (Grid(BODY, table, described(table), 11.5, "in the report"),),
        notes=f"Judged for {formatting.count(shortlist.n_desktops, 'desktop')}; "
        f"{shortlist.n_candidates:,} configurations simulated of {shortlist.n_legal:,} legal ones, "
        "the others ruled out by bounds.",
    )


def _sure(prices: PriceListMark | None) -> str:
    return f"The cheapest configuration of each family. {costs.worth(prices)}"


def advice_page(story: Story) -> Page | None:
    """Changes before buying hardware."""
    advice = story.studies.advice
    if advice is None:
        return None
    upper, lower = stacked(0.38, 0.25)
    sides = side_by_side(0.5, 0.4, upper)
    section = advice_section(advice)
    table = table_of(section.blocks)
    choices = (by_schedule(advice), by_hardware(advice))
    parts: tuple[Part, ...] = set_alike(*(_panel(box, each) for box, each in zip(sides, choices, strict=True)))
    if table is not None:
        parts = (*parts, Grid(lower, table, described(table), 11.5, "changes in the report"))
    else:
        told = (block.text for block in section.blocks if isinstance(block, Paragraph))
        parts = (*parts, Words(lower, tuple(Line(text, 13, before=6) for text in told)))
    return Page(
        title=_advised(advice),
        lead="The least change of the calendar beside the cheapest hardware; each simulated over the whole calendar.",
        parts=parts,
        notes=f"{advice.n_simulations:,} weeks simulated; hardware searched anew {advice.n_searches:,} times.",
    )


def _advised(advice: Advice) -> str:
    """First change to make."""
    change = advice.cheapest_schedule_change
    if advice.holds:
        return first_sentence(phrases.sentence(advice.sentence))[0].removesuffix(".")
    if change is None:
        return "No change of the calendar alone makes the week hold"
    return f"{phrases.shortened(change.words, 110)}: the week holds without new hardware"


def _panel(box: Box, choice: Choice) -> Words:
    points = (Line(point, 11.5, bullet=True, before=3) for point in choice.points)
    lines = (
        Line(choice.title, 11.5, tone="muted"),
        Line(choice.words, 14, bold=True, mark=choice.mark, before=3),
        *points,
    )
    return Words(box, lines, fill="shade")
