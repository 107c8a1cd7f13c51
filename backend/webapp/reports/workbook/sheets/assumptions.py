"""Every catalog number behind the result, numbered, the weakest evidence first."""

from collections.abc import Mapping, Sequence

from stormsizer.report import labels
from stormsizer.report.context import SourceLike
from stormsizer.report.sections.sources.assumptions import ORDER
from stormsizer.simulation.result import Assumption
from webapp.reports.workbook.page import Column, Page, Row, Styled
from webapp.reports.workbook.units import of_unit, unit_words


def assumptions_page(assumptions: Sequence[Assumption], sources: Mapping[str, SourceLike]) -> Page:
    """One catalog number per row; the scenario's own inputs are on the sheet of inputs."""
    ordered = sorted(assumptions, key=lambda fact: ORDER.index(fact.origin) if fact.origin in ORDER else len(ORDER))
    return Page(
        name="Assumptions",
        title="Assumptions and their origins",
        remarks=("A range spans P10 to P90. Origins, the weakest footing first; inputs have a sheet of their own.",),
        columns=(
            Column("No.", style="count", width=7),
            Column("Of", style="text", width=28),
            Column("What", style="text", width=44),
            Column("Value", style="any", width=14),
            Column("Unit", width=12),
            Column("Origin", width=12),
            Column("Low", style="any", width=12),
            Column("High", style="any", width=12),
            Column("Source", style="text", width=44),
            Column("Where", style="text", width=26),
            Column("Reasoning", style="text", width=60),
            Column("What the origin means", style="text", width=40),
        ),
        rows=tuple(_row(number, fact, sources) for number, fact in enumerate(ordered, start=1)),
        n_fixed=3,
        is_large=True,
    )


def _row(number: int, fact: Assumption, sources: Mapping[str, SourceLike]) -> Row:
    group, what = map(str, fact.document_and_fact)
    return (
        number,
        group if what else "",
        what or group,
        of_unit(fact.value, fact.unit) if fact.value is not None else Styled("not known", "plain"),
        unit_words(fact.unit),
        fact.origin,
        of_unit(fact.low, fact.unit),
        of_unit(fact.high, fact.unit),
        sources[fact.source].title if fact.source in sources else fact.source,
        fact.where,
        fact.reasoning,
        labels.ORIGIN_MEANINGS.get(fact.origin, ""),
    )
