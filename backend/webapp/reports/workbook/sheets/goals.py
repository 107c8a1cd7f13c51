"""Every goal in every phase."""

from stormsizer.report import labels
from stormsizer.simulation.result import Result
from webapp.reports.workbook.page import Column, Page, Styled
from webapp.reports.workbook.units import of_unit, unit_words


def goals_page(result: Result) -> Page:
    """One row per goal and phase."""
    rows = tuple(
        (
            phase.label,
            check.label,
            of_unit(check.value, check.unit),
            labels.bound_words(check.goal),
            of_unit(check.limit, check.unit),
            unit_words(check.unit),
            Styled("kept", "good") if check.holds else Styled("missed", "poor"),
            check.margin_fraction,
        )
        for phase in result.phases
        for check in phase.checks
    )
    return Page(
        name="Goals",
        title="Goals held against each phase",
        columns=(
            Column("Phase", style="text", width=44),
            Column("Goal", width=34),
            Column("Value", style="any"),
            Column("Bound"),
            Column("Limit", style="any"),
            Column("Unit", width=10),
            Column("Verdict", width=10),
            Column("Margin", "% of the limit", "share", 14),
        ),
        rows=rows,
    )
