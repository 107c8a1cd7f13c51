"""Slides about decisions: recommended configuration, other array families, and changes to try first."""

from stormsizer.analysis.advice.answer import Advice, EarlierAdvice
from stormsizer.messages.text import Quantity, Text, first_sentence, msg, sentences, shown
from stormsizer.recommendation.bill import Bill
from stormsizer.report.blocks import Cell, Choice, Column, Paragraph, Table
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.advice import (
    CHANGES_TABLE,
    advice_section,
    by_hardware,
    by_schedule,
    calculated_for,
)
from stormsizer.report.sections.decisions.alternatives import alternatives_section
from stormsizer.report.sections.decisions.bill_of_materials import installed_table, is_installed
from stormsizer.report.sections.decisions.recommendation import installed_sentence, simulated_of_legal
from webapp.reports.slides.drawing.texts import set_alike
from webapp.reports.slides.excerpts import described, in_report, table_of
from webapp.reports.slides.places import BODY, Box, side_by_side, stacked
from webapp.reports.slides.slide import Grid, Line, Page, Part, Story, Words

ROW_IN = 0.31
"""Height of a row in the bill of materials, in inches."""


def recommendation_page(story: Story) -> Page:
    """Return the slide with the recommended configuration, its bill of materials, and why nothing cheaper suffices."""
    answer, localizer = story.result.recommendation, story.localizer
    if answer is None:
        return _simulated_page(story)
    if installed := installed_sentence(answer):
        return _installed_page(story, installed)
    first, rest = first_sentence(answer.sentence)
    left, right = side_by_side(0.5)
    chosen = in_report(story.report, "recommended-configuration")
    why = in_report(story.report, "why-not-cheaper")
    bill = story.bills.recommended or story.bills.simulated if story.bills is not None else None
    parts: list[Part] = []
    if chosen is not None:
        parts.append(Grid(left, chosen, described(chosen, localizer), 12))
    right_side = [bill_table(bill)] if bill is not None else []
    right_side += [why] if why is not None else []
    share = min(0.6, (len(bill.lines) + 2) * ROW_IN / right.height) if bill is not None else 0.5
    boxes = stacked(share, 0.3, right) if len(right_side) == 2 else (right,)
    parts += [
        Grid(box, table, described(table, localizer), 11.5) for box, table in zip(boxes, right_side, strict=False)
    ]
    of_whom = costs.desktops(story.scenario, answer.n_desktops)
    cost = msg("slide-cost", cost=costs.in_short(answer.chosen, answer.price_per_desktop, answer.prices, of_whom))
    assumed = costs.ASSUMED_PARTS if bill is not None and bill.has_assumed_parts else None
    upgrade = answer.upgrade.sentence if answer.upgrade is not None else None
    budget = answer.budget.sentence if answer.budget is not None else None
    ownership = answer.ownership.sentence if answer.ownership is not None else None
    return Page(
        title=story.title(first),
        lead=localizer.text(sentences(rest, assumed, upgrade, cost, ownership, budget, costs.worth(answer.prices))),
        parts=tuple(parts),
        notes=localizer.text(
            sentences(simulated_of_legal(answer), answer.price_contents, costs.missing(answer.chosen.unpriced))
        ),
    )


def _installed_page(story: Story, installed: Text) -> Page:
    """Return the slide that says that the installed array is sufficient, with its parts."""
    localizer, bills = story.localizer, story.bills
    bill = None if bills is None else bills.recommended or bills.simulated
    table = in_report(story.report, "array") if bill is None else bill_table(bill)
    first, rest = first_sentence(installed)
    assumed = costs.ASSUMED_PARTS if bill is not None and bill.has_assumed_parts else None
    return Page(
        title=story.title(first),
        lead=localizer.text(sentences(rest, assumed)),
        parts=() if table is None else (Grid(BODY, table, described(table, localizer)),),
    )


def _simulated_page(story: Story) -> Page:
    """Return the slide with the simulated configuration and its cost, for a run without a search."""
    cost, localizer = story.result.cost, story.localizer
    table = in_report(story.report, "array")
    price: Text = ""
    if cost is not None:
        of_whom = costs.desktops_of(cost, story.scenario)
        price = msg("slide-cost", cost=costs.in_short(cost, cost.price_per_desktop, cost.prices, of_whom))
    return Page(
        title=localizer.text(msg("slide-not-searched-title")),
        lead=localizer.text(sentences(msg("slide-not-searched-lead"), price)),
        parts=() if table is None else (Grid(BODY, table, described(table, localizer)),),
        notes=localizer.text(msg("report-recommendation-not-searched")),
    )


def bill_table(bill: Bill) -> Table:
    """Return a bill of materials as a table of parts, quantities and totals, without prices if nothing is bought."""
    if is_installed(bill):
        return installed_table("bill", bill, msg("report-bill-title"))
    unit = costs.currency_of(bill.prices)
    installed = [Column(label=msg("report-bill-column-installed"), align="right")] if bill.has_installed else []
    rows = [
        (
            Cell(text=line.part),
            _number(line.quantity, 4),
            *(_number(line.n_owned, 4) for _ in installed),
            _number(line.price),
            costs.watts_cell(line.watts),
        )
        for line in bill.lines
    ]
    blank = (Cell(text=""),) * (1 + len(installed))
    total = (Cell(text=msg("report-bill-total")), *blank, _number(bill.price), costs.watts_cell(bill.watts))
    return Table(
        id="bill",
        caption=msg("report-bill-title"),
        columns=(
            Column(label=msg("report-decision-column-part"), width=1),
            Column(label=msg("report-decision-column-quantity"), align="right"),
            *installed,
            Column(label=msg("report-decision-column-price"), unit=unit, align="right"),
            Column(label=msg("report-decision-column-power"), unit="W", align="right"),
        ),
        rows=(*rows, total),
        total_rows=(len(rows),),
    )


def _number(value: float | None, digits: int = 3) -> Cell:
    return Cell(text=shown(Quantity(value, "", digits)))


def alternatives_page(story: Story) -> Page | None:
    """Return the slide that compares array families; None if they were not analyzed."""
    shortlist, localizer = story.studies.shortlist, story.localizer
    if shortlist is None:
        return None
    table = table_of(alternatives_section(shortlist, story.scenario.goals).blocks)
    first, rest = first_sentence(shortlist.sentence)
    lead = rest or sentences(msg("slide-alternatives-lead"), costs.worth(shortlist.prices))
    shared = msg("slide-alternatives-desktops", desktops=costs.desktops(story.scenario, shortlist.n_desktops))
    return Page(
        title=story.title(first),
        lead=localizer.text(sentences(lead, shortlist.price_basis, shared)),
        parts=() if table is None else (Grid(BODY, table, described(table, localizer), 11.5, is_in_report=True),),
        notes=localizer.text(
            sentences(
                msg("slide-alternatives-notes", desktops=shortlist.n_desktops),
                msg("report-alternatives-simulated", n=shortlist.n_candidates, legal=shortlist.n_legal),
            )
        ),
    )


def advice_page(story: Story) -> Page | None:
    """Return the slide with changes to try before buying hardware; None if they were not analyzed."""
    advice, localizer = story.studies.advice, story.localizer
    if advice is None:
        return None
    upper, lower = stacked(0.38, 0.25)
    sides = side_by_side(0.5, 0.4, upper)
    earlier = story.studies.earlier_advice
    section = advice_section(advice, earlier)
    table = table_of(section.blocks, CHANGES_TABLE)
    choices = (by_schedule(advice, earlier), by_hardware(advice, earlier))
    panels = (_panel(box, choice, story) for box, choice in zip(sides, choices, strict=True))
    parts: tuple[Part, ...] = set_alike(*panels)
    if table is not None:
        parts = (*parts, Grid(lower, table, described(table, localizer), 11.5, is_in_report=True))
    else:
        paragraphs = (localizer.text(block.text) for block in section.blocks if isinstance(block, Paragraph))
        parts = (*parts, Words(lower, tuple(Line(text, 13, before=6) for text in paragraphs)))
    return Page(
        title=story.title(_advised(advice, earlier)),
        lead=localizer.text(sentences(*calculated_for(earlier), msg("slide-advice-lead"))),
        parts=parts,
        notes=localizer.text(
            msg("report-advice-simulated", simulations=advice.n_simulations, searches=advice.n_searches)
        ),
    )


def _advised(advice: Advice, earlier: EarlierAdvice | None) -> Text:
    """Return the slide title, which names the change to try first if there is one, and an earlier version."""
    if earlier is not None:
        return msg("slide-advice-earlier-title", version=earlier.scenario_version, title=_advised(advice, None))
    change = advice.cheapest_schedule_change
    if advice.holds:
        return first_sentence(advice.sentence)[0]
    if change is None:
        return msg("report-advice-no-schedule-change")
    return msg("slide-advice-title", change=change.words)


def _panel(box: Box, choice: Choice, story: Story) -> Words:
    localizer = story.localizer
    points = (Line(localizer.text(point), 11.5, bullet=True, before=3) for point in choice.points)
    lines = (
        Line(localizer.text(choice.title), 11.5, tone="muted"),
        Line(localizer.text(choice.words), 14, bold=True, mark=choice.mark, before=3),
        *points,
    )
    return Words(box, lines, fill="shade")
