"""Sensitivity sheet, with one row per input."""

from functools import partial

from stormsizer.analysis.sensitivity.answer import End, InputSensitivity, Sensitivity
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from webapp.reports.workbook.page import Page, Row, column, yes_no
from webapp.reports.workbook.units import of_unit, unit_text


def sensitivity_page(sensitivity: Sensitivity, localizer: Localizer) -> Page:
    """Return the sheet with the sensitivity of the verdict to each input, the widest swing first."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-sensitivity")),
        title=localizer.text(msg("workbook-title-sensitivity")),
        remarks=(localizer.text(sensitivity.sentence),),
        columns=(
            col(msg("workbook-column-input"), style="text", width=48),
            col(msg("workbook-column-unit"), width=10),
            col(msg("workbook-column-value"), style="any"),
            col(msg("workbook-column-low"), style="any"),
            col(msg("workbook-column-high"), style="any"),
            col(msg("workbook-column-range"), width=14),
            col(msg("workbook-column-margin-at-low"), "%", "share", 10),
            col(msg("workbook-column-margin-at-high"), "%", "share", 10),
            col(msg("workbook-column-goals-met-at-low"), width=10),
            col(msg("workbook-column-goals-met-at-high"), width=10),
            col(msg("workbook-column-swing"), "%", "share", 10),
            col(msg("workbook-column-verdict-changes-at"), style="any"),
            col(msg("workbook-column-change-to-there"), "%", "share", 12),
            col(msg("workbook-column-explanation"), style="text", width=60),
        ),
        rows=tuple(_input(each, localizer) for each in sensitivity.inputs),
        is_large=True,
    )


def _input(each: InputSensitivity, localizer: Localizer) -> Row:
    return (
        localizer.text(each.label),
        localizer.text(unit_text(each.unit)),
        of_unit(each.value, each.unit),
        of_unit(_value(each.low), each.unit),
        of_unit(_value(each.high), each.unit),
        localizer.text(msg("workbook-range-percentiles") if each.ranged else msg("workbook-range-typical")),
        each.low.margin if each.low else None,
        each.high.margin if each.high else None,
        yes_no(each.low.holds if each.low else None, localizer),
        yes_no(each.high.holds if each.high else None, localizer),
        each.swing,
        of_unit(each.flip.value if each.flip else None, each.unit),
        each.flip.change_fraction if each.flip else None,
        localizer.text(each.sentence),
    )


def _value(end: End | None) -> float | None:
    return None if end is None else end.value
