"""Workbook of one finished run. The output is deterministic."""

import io
from collections.abc import Iterator
from datetime import UTC
from zoneinfo import ZoneInfo

from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills
from stormsizer.report.context import ReportContext
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from webapp.core.security.sanitize import TEXT_STAYS_TEXT, legible
from webapp.reports.workbook.page import Page
from webapp.reports.workbook.sheets.alternatives import alternatives_page
from webapp.reports.workbook.sheets.assumptions import assumptions_page
from webapp.reports.workbook.sheets.bill import bill_page
from webapp.reports.workbook.sheets.charts import put_charts
from webapp.reports.workbook.sheets.evidence import evidence_page
from webapp.reports.workbook.sheets.goals import goals_page
from webapp.reports.workbook.sheets.inputs import inputs_page
from webapp.reports.workbook.sheets.results import results_pages
from webapp.reports.workbook.sheets.series import series_of, series_page
from webapp.reports.workbook.sheets.studies import study_pages
from webapp.reports.workbook.sheets.summary import Priced, summary_page
from webapp.reports.workbook.styles import Styles
from webapp.reports.workbook.writing import put

LONGEST_PROPERTY = 255


def render_workbook(
    result: Result, scenario: Scenario, trace: Trace, context: ReportContext, studies: Studies, bills: Bills
) -> bytes:
    """Write a finished run as a spreadsheet (XLSX).

    Every number comes from the result, the studies or the bills. Totals are live formulas with cached values, so that
    edits propagate, and viewers that do not calculate show the right numbers.
    """
    output, zone = io.BytesIO(), ZoneInfo(scenario.time_zone)
    buckets = series_of(trace, scenario)
    localizer = context.localizer
    series = series_page(buckets, scenario, localizer)
    with Workbook(output, TEXT_STAYS_TEXT) as book:
        _name(book, result, context, localizer)
        styles = Styles(book)
        footer = localizer.text(msg("report-versions", engine=result.engine_version))
        for page in _pages(result, scenario, context, studies, bills, localizer):
            put(book, styles, page, zone, footer)
        put(book, styles, series, zone, footer)
        put_charts(book, series, buckets, scenario, localizer)
    return output.getvalue()


def _pages(
    result: Result, scenario: Scenario, context: ReportContext, studies: Studies, bills: Bills, localizer: Localizer
) -> Iterator[Page]:
    pool_names = {pool.id: pool.name for pool in scenario.pools}
    priced = tuple(_priced(bills, localizer))
    yield summary_page(result, scenario, context, priced, localizer)
    yield inputs_page(scenario, context.names, pool_names, localizer)
    yield from results_pages(result, scenario, pool_names, localizer)
    yield goals_page(result, localizer)
    yield from (each.page for each in priced)
    alternatives = alternatives_page(studies.shortlist, result.recommendation, scenario, localizer)
    if alternatives is not None:
        yield alternatives
    yield from study_pages(studies, localizer)
    yield assumptions_page(result.assumptions, context.sources, localizer)
    yield evidence_page(context.evidence_rows, context.sources, localizer)


def _priced(bills: Bills, localizer: Localizer) -> Iterator[Priced]:
    name, title = msg("workbook-sheet-bill"), msg("workbook-title-bill-simulated")
    yield Priced("simulated", bills.simulated, bill_page(name, title, bills.simulated, localizer))
    if bills.recommended is not None:
        name, title = msg("workbook-sheet-bill-recommended"), msg("workbook-title-bill-recommended")
        yield Priced("recommended", bills.recommended, bill_page(name, title, bills.recommended, localizer))


def _name(book: Workbook, result: Result, context: ReportContext, localizer: Localizer) -> None:
    """Set the document properties, using no data from the machine or the clock."""
    title = localizer.text(msg("workbook-title-summary", scenario=result.scenario_name))
    book.set_properties(
        {
            "title": legible(title)[:LONGEST_PROPERTY],
            "subject": localizer.text(msg("report-versions", engine=result.engine_version)),
            "author": "Stormsizer",
            "company": legible(context.organization or "")[:LONGEST_PROPERTY],
            "created": context.created_at.astimezone(UTC).replace(tzinfo=None),
        }
    )
