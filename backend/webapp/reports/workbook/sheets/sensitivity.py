"""Sensitivity, input by input."""

from stormsizer.analysis.sensitivity.answer import End, InputSensitivity, Sensitivity
from stormsizer.report import phrases
from webapp.reports.workbook.page import Column, Page, Row
from webapp.reports.workbook.units import of_unit, unit_words


def sensitivity_page(sensitivity: Sensitivity) -> Page:
    """Sensitivity of the verdict, the widest swing first."""
    return Page(
        name="Sensitivity",
        title="Sensitivity: what the verdict hangs on",
        remarks=(phrases.sentence(sensitivity.sentence),),
        columns=(
            Column("Input", style="text", width=48),
            Column("Unit", width=10),
            Column("Value", style="any"),
            Column("Low", style="any"),
            Column("High", style="any"),
            Column("Range", width=14),
            Column("Margin at low", "%", "share", 10),
            Column("Margin at high", "%", "share", 10),
            Column("Holds at low", width=10),
            Column("Holds at high", width=10),
            Column("Swing", "%", "share", 10),
            Column("Verdict turns at", style="any"),
            Column("That is a change of", "%", "share", 12),
            Column("In words", style="text", width=60),
        ),
        rows=tuple(_input(each) for each in sensitivity.inputs),
        is_large=True,
    )


def _input(told: InputSensitivity) -> Row:
    return (
        told.label,
        unit_words(told.unit),
        of_unit(told.value, told.unit),
        of_unit(_value(told.low), told.unit),
        of_unit(_value(told.high), told.unit),
        "P10 to P90" if told.ranged else "usual share",
        told.low.margin if told.low else None,
        told.high.margin if told.high else None,
        told.low.holds if told.low else None,
        told.high.holds if told.high else None,
        told.swing,
        of_unit(told.flip.value if told.flip else None, told.unit),
        told.flip.change_fraction if told.flip else None,
        told.sentence,
    )


def _value(end: End | None) -> float | None:
    return None if end is None else end.value
