"""Further analyses of the scenario, one sheet each."""

from collections.abc import Iterator

from stormsizer.report.language import Say
from stormsizer.report.studies import Studies
from webapp.reports.workbook.page import Page
from webapp.reports.workbook.sheets.advice import advice_page
from webapp.reports.workbook.sheets.outlook import ranges_page, runway_page
from webapp.reports.workbook.sheets.sensitivity import sensitivity_page


def study_pages(studies: Studies, say: Say) -> Iterator[Page]:
    """Advice, runway, sensitivity and Monte Carlo, where available."""
    if studies.advice is not None:
        yield advice_page(studies.advice, say)
    if studies.runway is not None:
        yield runway_page(studies.runway, say)
    if studies.sensitivity is not None:
        yield sensitivity_page(studies.sensitivity, say)
    if studies.ranges is not None:
        yield ranges_page(studies.ranges, say)
