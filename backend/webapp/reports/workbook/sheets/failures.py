"""Sheet about component failures: one row per figure and configuration, without and with the failure."""

from collections.abc import Iterator, Sequence
from functools import partial

from stormsizer.analysis.failures.answer import FailureAnalysis
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg, sentences
from stormsizer.report.sections.decisions.failure import figure_rows
from webapp.reports.workbook.page import Page, Row, column
from webapp.reports.workbook.units import of_unit, unit_text


def failures_page(analyses: Sequence[FailureAnalysis], localizer: Localizer) -> Page:
    """Return the sheet with the figures of each analyzed failure."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("failure-sheet")),
        title=localizer.text(msg("failure-title")),
        remarks=(
            *(localizer.text(each.sentence) for each in analyses),
            *(
                localizer.text(msg("failure-option", name=other.name, sentence=other.sentence))
                for each in analyses
                for other in each.configurations[1:]
            ),
            localizer.text(sentences(msg("failure-method"))),
        ),
        columns=(
            col(msg("failure-column-starts"), style="instant", width=20),
            col(msg("failure-column-ends"), style="instant", width=20),
            col(msg("failure-column-configuration"), style="text", width=32),
            col(msg("failure-column-group"), style="text", width=32),
            col(msg("failure-figure"), style="text", width=32),
            col(msg("workbook-column-unit"), width=10),
            col(msg("failure-column-without"), style="any", width=14),
            col(msg("failure-column-with"), style="any", width=14),
        ),
        rows=tuple(row for each in analyses for row in _rows(each, localizer)),
        is_large=True,
    )


def _rows(analysis: FailureAnalysis, localizer: Localizer) -> Iterator[Row]:
    for row in figure_rows(analysis):
        for configuration, pair in zip(analysis.configurations, row.pairs, strict=True):
            yield (
                analysis.starts_at,
                analysis.ends_at,
                configuration.name,
                localizer.text(row.group),
                localizer.text(row.label),
                localizer.text(unit_text(row.unit)),
                of_unit(pair.before, row.unit),
                of_unit(pair.during, row.unit),
            )
