"""Sheets for additional analyses of the scenario, one per analysis."""

from collections.abc import Iterator

from stormsizer.messages.localizer import Localizer
from stormsizer.report.studies import Studies
from webapp.reports.workbook.page import Page
from webapp.reports.workbook.sheets.advice import advice_page
from webapp.reports.workbook.sheets.failures import failures_page
from webapp.reports.workbook.sheets.outlook import ranges_page, runway_page
from webapp.reports.workbook.sheets.sensitivity import sensitivity_page


def study_pages(studies: Studies, localizer: Localizer) -> Iterator[Page]:
    """Yield the sheets for advice, runway, failures, sensitivity and Monte Carlo analysis, if available."""
    if studies.advice is not None:
        yield advice_page(studies.advice, studies.earlier_advice, localizer)
    if studies.runway is not None:
        yield runway_page(studies.runway, localizer)
    if studies.failures:
        yield failures_page(studies.failures, localizer)
    if studies.sensitivity is not None:
        yield sensitivity_page(studies.sensitivity, localizer)
    if studies.ranges is not None:
        yield ranges_page(studies.ranges, localizer)
