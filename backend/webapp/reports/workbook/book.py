"""The workbook of one finished run: deterministic."""

import io
from collections.abc import Iterator
from datetime import UTC
from zoneinfo import ZoneInfo

from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]

from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills
from stormsizer.report.context import ReportContext
from stormsizer.report.language import Say
from stormsizer.report.naming import speech
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from webapp.core.security.sanitize import legible
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
from webapp.reports.workbook.speech import said_page
from webapp.reports.workbook.styles import Styles
from webapp.reports.workbook.writing import put

OPTIONS = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
"""Text never becomes anything else, and nothing is written to disk in between."""
LONGEST_PROPERTY = 255


def render_workbook(
    result: Result, scenario: Scenario, trace: Trace, context: ReportContext, studies: Studies, bills: Bills
) -> bytes:
    """Write a finished run as a spreadsheet (XLSX).

    Every number is one of the result, the studies or the bills. Totals are live formulas with cached values, so that
    edits propagate and viewers without calculation show the right numbers.
    """
    output, zone = io.BytesIO(), ZoneInfo(scenario.time_zone)
    buckets = series_of(trace, scenario)
    say = speech(result, scenario, context)
    series = said_page(series_page(buckets, scenario), say)
    with Workbook(output, OPTIONS) as book:
        _name(book, result, context, say)
        styles = Styles(book)
        footer = say(f"Run {context.run_id}, engine {result.engine_version}, catalogue {result.catalog_version}")
        for page in _pages(result, scenario, context, studies, bills):
            put(book, styles, said_page(page, say), zone, footer)
        put(book, styles, series, zone, footer)
        put_charts(book, series, buckets, scenario, say)
    return output.getvalue()


def _pages(
    result: Result, scenario: Scenario, context: ReportContext, studies: Studies, bills: Bills
) -> Iterator[Page]:
    pool_names = {pool.id: pool.name for pool in scenario.pools}
    priced = tuple(_priced(bills))
    yield summary_page(result, scenario, context, priced)
    yield inputs_page(scenario, context.names, pool_names)
    yield from results_pages(result, scenario, pool_names)
    yield goals_page(result)
    yield from (page for _, _, page in priced)
    alternatives = alternatives_page(studies.shortlist, result.recommendation, scenario)
    if alternatives is not None:
        yield alternatives
    yield from study_pages(studies)
    yield assumptions_page(result.assumptions, context.sources)
    yield evidence_page(context.evidence_rows, context.sources)


def _priced(bills: Bills) -> Iterator[Priced]:
    simulated = bill_page("Bill of materials", "Bill of materials: what was simulated", bills.simulated)
    yield "Simulated", bills.simulated, simulated
    if bills.recommended is not None:
        title = "Bill of materials: what is recommended"
        yield "Recommended", bills.recommended, bill_page("Bill, recommended", title, bills.recommended)


def _name(book: Workbook, result: Result, context: ReportContext, say: Say) -> None:
    """Set the document properties, without data of the machine or the clock."""
    book.set_properties(
        {
            "title": legible(say(f"VDI storage sizing: {result.scenario_name}"))[:LONGEST_PROPERTY],
            "subject": say(f"Run {context.run_id}"),
            "author": "Stormsizer",
            "company": legible(context.organisation or "")[:LONGEST_PROPERTY],
            "created": context.created_at.astimezone(UTC).replace(tzinfo=None),
        }
    )
