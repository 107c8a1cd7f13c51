"""Measured and predicted values; the error is calculated on the sheet."""

from collections.abc import Mapping, Sequence

from stormsizer.report import labels
from stormsizer.report.context import ComparedRow, SourceLike
from stormsizer.report.sections.sources.validation import summary
from webapp.reports.workbook.page import Cell, Column, Formula, Page, Row, Styled
from webapp.reports.workbook.units import of_unit, unit_words

LOW, HIGH, PREDICTED = "E", "F", "H"
_QUALIFIERS = {"about": "about", "above": "above", "below": "below", "at_most": "at most"}


def evidence_page(rows: Sequence[ComparedRow], sources: Mapping[str, SourceLike]) -> Page:
    """Every row of the evidence for this array family."""
    page = Page(
        name="Evidence",
        title="Evidence: measured and predicted",
        remarks=(
            summary(rows),
            "The error is a share of what was measured, the nearest that the print allows; for shares the difference.",
        ),
        columns=(
            Column("Quantity", width=30),
            Column("Phase", width=20),
            Column("System", style="text", width=32),
            Column("Print says", width=10),
            Column("Measured, low", style="any", width=12),
            Column("Measured, high", style="any", width=12),
            Column("Unit", width=10),
            Column("Predicted", style="any", width=12),
            Column("Predicted, low", style="any", width=12),
            Column("Predicted, high", style="any", width=12),
            Column("Error", style="share", width=10),
            Column("Tolerance", style="any", width=10),
            Column("Tolerance is", width=22),
            Column("Verdict", width=10),
            Column("Role", width=12),
            Column("Source", style="text", width=44),
            Column("Printed in", style="text", width=24),
        ),
        rows=(),
        is_large=True,
    )
    told = tuple(_row(row, number, sources) for number, row in enumerate(rows, start=page.first_row + 1))
    return Page(page.name, page.title, page.columns, told, page.remarks, is_large=page.is_large)


def _row(row: ComparedRow, number: int, sources: Mapping[str, SourceLike]) -> Row:
    measured = row.measured if isinstance(row.measured, tuple) else (row.measured, row.measured)
    least, most = row.predicted_range or (None, None)
    tolerance, how = _tolerance(row)
    return (
        labels.metric(row.metric),
        labels.phase(row.phase),
        row.system_name,
        _QUALIFIERS.get(row.qualifier, row.qualifier),
        of_unit(min(measured), row.unit),
        of_unit(max(measured), row.unit),
        unit_words(row.unit),
        of_unit(row.predicted, row.unit),
        of_unit(least, row.unit),
        of_unit(most, row.unit),
        _error(row, number),
        tolerance,
        how,
        {True: Styled("within", "good"), False: Styled("outside", "poor"), None: None}[row.within],
        row.role,
        sources[row.source].title if row.source in sources else row.source,
        row.table,
    )


def _error(row: ComparedRow, number: int) -> Cell:
    """Distance of the prediction to the nearest value within the printed range."""
    if row.error is None:
        return None
    low, high, predicted = (f"{column}{number}" for column in (LOW, HIGH, PREDICTED))
    nearest = {
        "above": f"MAX({predicted},{low})",
        "below": f"MIN({predicted},{high})",
        "at_most": f"MIN({predicted},{high})",
    }.get(row.qualifier, f"MEDIAN({low},{predicted},{high})")
    difference = f"{predicted}-{nearest}"
    if row.unit == "fraction":
        return Formula(f"={difference}", row.error)
    formula = Formula(f"=IF({nearest}=0,{difference},({difference})/ABS({nearest}))", row.error)
    return Styled(formula, "any" if row.measured == 0 else "share")


def _tolerance(row: ComparedRow) -> tuple[Cell, str]:
    allowed = row.tolerance
    if allowed is None:
        return None, ""
    if allowed.relative is not None:
        return Styled(allowed.relative, "share"), "a share of what was measured"
    if allowed.factor is not None:
        return allowed.factor, "times or parts of it"
    return of_unit(allowed.absolute, row.unit), "a difference"
