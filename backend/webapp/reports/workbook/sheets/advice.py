"""Advice: every simulated change."""

from stormsizer.analysis.advice.answer import Advice, AdvisedChange
from stormsizer.report import phrases
from stormsizer.report.sections.decisions import costs
from webapp.reports.workbook.page import Column, Page, Row, Style, Styled
from webapp.reports.workbook.units import graded, of_unit, unit_words

_OUTCOMES: dict[str, tuple[str, Style]] = {
    "holds": ("holds", "good"),
    "improves": ("improves", "fair"),
    "changes_nothing": ("changes nothing", "plain"),
    "worsens": ("worsens", "poor"),
}


def advice_page(advice: Advice) -> Page:
    """Every simulated change, the least disruptive sufficient one first."""
    return Page(
        name="Advice",
        title="Advice: what to change",
        remarks=(
            phrases.sentence(advice.sentence),
            phrases.sentence(advice.cheapest_hardware_change.sentence),
            costs.worth(advice.prices),
        ),
        columns=(
            Column("Change", style="text", width=56),
            Column("Outcome", width=16),
            Column("Schedule alone", width=10),
            Column("Worst event before", width=10),
            Column("Worst event then", width=10),
            Column("Felt by", style="text", width=28),
            Column("Before", style="any"),
            Column("Then", style="any"),
            Column("Unit", width=8),
            Column("Margin before", "%", "share", 10),
            Column("Margin then", "%", "share", 10),
            Column("Goals broken then", style="count", width=10),
            Column("Moves", "person hours", "decimal", 12),
            Column("Costs", costs.currency_of(advice.prices), "money", 14),
            Column("Saves", style="text", width=44),
            Column("In words", style="text", width=60),
        ),
        rows=tuple(_change(change) for change in advice.changes),
        is_large=True,
    )


def _change(change: AdvisedChange) -> Row:
    before, then = change.figure_before, change.figure_after
    return (
        change.words,
        Styled(*_OUTCOMES[change.outcome]),
        change.is_schedule,
        graded(change.grade_before),
        graded(change.grade_after),
        before.label,
        of_unit(before.value, before.unit),
        of_unit(then.value, then.unit),
        unit_words(before.unit),
        change.margin_before,
        change.margin_after,
        change.n_broken,
        change.person_hours,
        change.price,
        change.saving.sentence if change.saving else None,
        change.sentence,
    )
