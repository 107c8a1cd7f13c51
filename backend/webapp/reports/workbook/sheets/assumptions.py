"""Assumptions sheet: all catalog values behind the result, numbered and sorted by evidence, the weakest first."""

from collections.abc import Mapping, Sequence
from functools import partial

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.report import labels
from stormsizer.report.context import SourceLike
from stormsizer.report.sections.sources.assumptions import ORDER
from stormsizer.simulation.result import Assumption
from webapp.reports.workbook.page import Page, Row, Styled, column
from webapp.reports.workbook.units import of_unit, unit_text


def assumptions_page(
    assumptions: Sequence[Assumption], sources: Mapping[str, SourceLike], localizer: Localizer
) -> Page:
    """Return the sheet with one catalog value per row. The scenario's own inputs are on the inputs sheet."""
    ordered = sorted(assumptions, key=lambda fact: ORDER.index(fact.origin) if fact.origin in ORDER else len(ORDER))
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-assumptions")),
        title=localizer.text(msg("workbook-title-assumptions")),
        remarks=(localizer.text(msg("workbook-remark-assumptions")),),
        columns=(
            col(msg("workbook-column-number"), style="count", width=7),
            col(msg("workbook-column-item"), style="text", width=28),
            col(msg("workbook-column-assumption"), style="text", width=44),
            col(msg("workbook-column-value"), style="any", width=14),
            col(msg("workbook-column-unit"), width=12),
            col(msg("workbook-column-origin"), width=12),
            col(msg("workbook-column-low"), style="any", width=12),
            col(msg("workbook-column-high"), style="any", width=12),
            col(msg("workbook-column-source"), style="text", width=44),
            col(msg("workbook-column-location"), style="text", width=26),
            col(msg("workbook-column-reasoning"), style="text", width=60),
            col(msg("workbook-column-origin-meaning"), style="text", width=40),
        ),
        rows=tuple(_row(number, fact, sources, localizer) for number, fact in enumerate(ordered, start=1)),
        n_fixed=3,
        is_large=True,
    )


def _row(number: int, fact: Assumption, sources: Mapping[str, SourceLike], localizer: Localizer) -> Row:
    item, assumption = fact.document_and_fact
    return (
        number,
        localizer.text(item) if assumption else "",
        localizer.text(assumption or item),
        of_unit(fact.value, fact.unit)
        if fact.value is not None
        else Styled(localizer.text(msg("workbook-value-unknown")), "plain"),
        localizer.text(unit_text(fact.unit)),
        localizer.text(labels.ORIGINS.get(fact.origin, fact.origin)),
        of_unit(fact.low, fact.unit),
        of_unit(fact.high, fact.unit),
        sources[fact.source].title if fact.source in sources else fact.source,
        fact.where,
        fact.reasoning,
        localizer.text(labels.ORIGIN_MEANINGS.get(fact.origin, "")),
    )
