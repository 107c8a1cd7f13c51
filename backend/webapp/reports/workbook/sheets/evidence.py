"""Evidence sheet: measured and predicted values, with errors calculated on the sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, msg
from stormsizer.report.context import ComparedRow, SourceLike
from stormsizer.report.metrics import metric_label
from stormsizer.report.sections.sources.validation import summary
from webapp.reports.workbook.page import Cell, Formula, Page, Row, Styled, column
from webapp.reports.workbook.units import of_unit, unit_text

LOW, HIGH, PREDICTED = "E", "F", "H"
_QUALIFIERS: Mapping[str, Message] = {
    "about": msg("workbook-qualifier-about"),
    "above": msg("workbook-qualifier-above"),
    "below": msg("workbook-qualifier-below"),
    "at_most": msg("workbook-qualifier-at-most"),
}
_ROLES: Mapping[str, Message] = {
    "calibrates": msg("workbook-role-calibrates"),
    "checks": msg("workbook-role-checks"),
    "formula": msg("workbook-role-formula"),
    "explained": msg("workbook-role-explained"),
}


def evidence_page(rows: Sequence[ComparedRow], sources: Mapping[str, SourceLike], localizer: Localizer) -> Page:
    """Return the sheet with every row of evidence for this array family."""
    col = partial(column, localizer)
    page = Page(
        name=localizer.text(msg("workbook-sheet-evidence")),
        title=localizer.text(msg("workbook-title-evidence")),
        remarks=(localizer.text(summary(rows)), localizer.text(msg("workbook-remark-evidence"))),
        columns=(
            col(msg("workbook-column-metric"), width=30),
            col(msg("workbook-column-phase"), width=20),
            col(msg("workbook-column-system"), style="text", width=32),
            col(msg("workbook-column-qualifier"), width=10),
            col(msg("workbook-column-measured-low"), style="any", width=12),
            col(msg("workbook-column-measured-high"), style="any", width=12),
            col(msg("workbook-column-unit"), width=10),
            col(msg("workbook-column-predicted"), style="any", width=12),
            col(msg("workbook-column-predicted-low"), style="any", width=12),
            col(msg("workbook-column-predicted-high"), style="any", width=12),
            col(msg("workbook-column-error"), style="share", width=10),
            col(msg("workbook-column-tolerance"), style="any", width=10),
            col(msg("workbook-column-tolerance-type"), width=26),
            col(msg("workbook-column-result"), width=18),
            col(msg("workbook-column-role"), width=14),
            col(msg("workbook-column-source"), style="text", width=44),
            col(msg("workbook-column-location"), style="text", width=24),
        ),
        rows=(),
        is_large=True,
    )
    return replace(
        page, rows=tuple(_row(row, i, sources, localizer) for i, row in enumerate(rows, start=page.first_row + 1))
    )


def _row(row: ComparedRow, number: int, sources: Mapping[str, SourceLike], localizer: Localizer) -> Row:
    measured = row.measured if isinstance(row.measured, tuple) else (row.measured, row.measured)
    least, most = row.predicted_range or (None, None)
    tolerance, how = _tolerance(row, localizer)
    return (
        localizer.text(metric_label(row.metric)),
        localizer.text(row.phase_label),
        row.system_name,
        localizer.text(_QUALIFIERS[row.qualifier]) if row.qualifier in _QUALIFIERS else row.qualifier,
        of_unit(min(measured), row.unit),
        of_unit(max(measured), row.unit),
        localizer.text(unit_text(row.unit)),
        of_unit(row.predicted, row.unit),
        of_unit(least, row.unit),
        of_unit(most, row.unit),
        _error(row, number),
        tolerance,
        how,
        _within(row, localizer),
        localizer.text(_ROLES.get(row.role, row.role)),
        sources[row.source].title if row.source in sources else row.source,
        row.table,
    )


def _within(row: ComparedRow, localizer: Localizer) -> Cell:
    if row.within is None:
        return None
    if row.within:
        return Styled(localizer.text(msg("workbook-within-tolerance")), "good")
    return Styled(localizer.text(msg("workbook-outside-tolerance")), "poor")


def _error(row: ComparedRow, number: int) -> Cell:
    """Return a formula for the difference between the prediction and the nearest value in the published range."""
    if row.error is None:
        return None
    low, high, predicted = (f"{letter}{number}" for letter in (LOW, HIGH, PREDICTED))
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


def _tolerance(row: ComparedRow, localizer: Localizer) -> tuple[Cell, str]:
    allowed = row.tolerance
    if allowed is None:
        return None, ""
    if allowed.relative is not None:
        return Styled(allowed.relative, "share"), localizer.text(msg("workbook-tolerance-relative"))
    if allowed.factor is not None:
        return allowed.factor, localizer.text(msg("workbook-tolerance-factor"))
    return of_unit(allowed.absolute, row.unit), localizer.text(msg("workbook-tolerance-absolute"))
