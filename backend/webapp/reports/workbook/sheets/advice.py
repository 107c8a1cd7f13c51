"""Advice sheet: every simulated change."""

from collections.abc import Mapping
from functools import partial

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, EarlierAdvice, EventEffect, Help
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, msg, sentences
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.advice import applied_note, calculated_for, hardware_note
from webapp.reports.workbook.page import Page, Row, Style, Styled, column, yes_no
from webapp.reports.workbook.units import graded, of_unit, unit_text

_OUTCOMES: Mapping[Help, tuple[Message, Style]] = {
    "holds": (msg("workbook-outcome-meets-goals"), "good"),
    "improves": (msg("workbook-outcome-helps"), "fair"),
    "changes_nothing": (msg("workbook-outcome-no-effect"), "plain"),
    "worsens": (msg("workbook-outcome-worse"), "poor"),
}


def advice_page(advice: Advice, earlier: EarlierAdvice | None, localizer: Localizer) -> Page:
    """Return the sheet with every simulated change, starting with the least disruptive change that is sufficient."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-advice")),
        title=localizer.text(msg("workbook-title-advice")),
        remarks=(
            *(localizer.text(each) for each in calculated_for(earlier)),
            localizer.text(advice.sentence),
            localizer.text(sentences(advice.cheapest_hardware_change.sentence, *hardware_note(earlier))),
            *(localizer.text(each.sentence) for each in advice.reboot_windows),
            localizer.text(costs.worth(advice.prices)),
        ),
        columns=(
            col(msg("workbook-column-change"), style="text", width=56),
            col(msg("workbook-column-outcome"), width=20),
            col(msg("workbook-column-calendar-only"), width=10),
            col(msg("workbook-column-event-changed"), style="text", width=28),
            col(msg("workbook-column-event-metric"), style="text", width=20),
            col(msg("workbook-column-event-value-before"), style="any", width=12),
            col(msg("workbook-column-event-value-after"), style="any", width=12),
            col(msg("workbook-column-worst-event-before"), width=10),
            col(msg("workbook-column-worst-event-after"), width=10),
            col(msg("workbook-column-metric"), style="text", width=28),
            col(msg("workbook-column-before"), style="any"),
            col(msg("workbook-column-after"), style="any"),
            col(msg("workbook-column-unit"), width=8),
            col(msg("workbook-column-margin-before"), "%", "share", 10),
            col(msg("workbook-column-margin-after"), "%", "share", 10),
            col(msg("workbook-column-missed-goals-after"), style="count", width=10),
            col(msg("workbook-column-shifted-work"), unit_text("person-hours"), "decimal", 12),
            col(msg("workbook-column-cost"), costs.currency_of(advice.prices), "money", 14),
            col(msg("workbook-column-hardware-savings"), style="text", width=44),
            col(msg("workbook-column-explanation"), style="text", width=60),
        ),
        rows=tuple(_change(change, advice, earlier, localizer) for change in advice.changes),
        is_large=True,
    )


def _change(change: AdvisedChange, advice: Advice, earlier: EarlierAdvice | None, localizer: Localizer) -> Row:
    before, after = change.figure_before, change.figure_after
    outcome, style = _OUTCOMES[change.outcome]
    if advice.holds and change.outcome == "improves":
        outcome, style = msg("workbook-outcome-margin"), "good"
    return (
        localizer.text(change.words),
        Styled(localizer.text(outcome), style),
        yes_no(change.is_schedule, localizer),
        *_event(change.event, localizer),
        graded(change.grade_before, localizer),
        graded(change.grade_after, localizer),
        localizer.text(before.label),
        of_unit(before.value, before.unit),
        of_unit(after.value, after.unit),
        localizer.text(unit_text(before.unit)),
        change.margin_before,
        change.margin_after,
        change.n_broken,
        change.person_hours,
        change.price,
        localizer.text(change.saving.sentence) if change.saving else None,
        localizer.text(sentences(change.sentence, *applied_note(change, earlier))),
    )


def _event(effect: EventEffect | None, localizer: Localizer) -> Row:
    """Return the changed event with its key figure before and after; empty if the change is not about an event."""
    if effect is None:
        return (None,) * 4
    before, after = effect.figure_before, effect.figure_after
    return (
        localizer.text(effect.label),
        localizer.text(before.label),
        localizer.text(before.quantity),
        localizer.text(after.quantity),
    )
