"""Report creation. The same run with the same additions always produces the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import stormsizer
from stormsizer.analysis.failures.run import calendar_failures
from stormsizer.evidence import Backtest, BacktestRow
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills, bills_of
from stormsizer.report.context import ReportContext, context_from
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from stormsizer.units import BYTES_PER_MIB
from webapp.core.concurrency import slot
from webapp.core.http.errors import ConflictError
from webapp.core.http.files import File
from webapp.core.languages import languages
from webapp.core.ports import Finished
from webapp.core.security.text import file_name
from webapp.core.uninterrupted_imports import whole_imports
from webapp.reports.additions import Additions
from webapp.reports.schemas import ReportForm

MOST_CALENDAR_FAILURES = 3
"""Maximum number of failures in the calendar that a report analyzes."""
MOST_BYTES = 50 * 1024 * 1024
"""Maximum size of a report in bytes."""
Render = Callable[[Result, Scenario, Trace, ReportContext], bytes]


def made(
    finished: Finished,
    form: ReportForm,
    compared: Backtest,
    studies: Studies,
    additions: Additions,
) -> File:
    """Create a report.

    Parameters
    ----------
    compared
        Measurements of all systems, with predictions.
    additions
        Branding, language and annex; CSV and JSON reports are always in English.

    Raises
    ------
    ConflictError
        If the report exceeds the maximum size.
    UnavailableError
        If all calculation slots are in use.
    """
    with slot():
        studies = with_calendar_failures(studies, finished.result, finished.scenario, finished.catalog)
    context = context_from(
        finished.catalog,
        str(finished.run_id),
        finished.created_at,
        languages().localizer(additions.language),
        evidence_rows=measured_on(finished.scenario, compared),
        organization=finished.project_name,
        branding=additions.branding,
        studies=studies,
        has_technical_annex=additions.technical_annex,
    )
    with slot():
        content = rendered(form, finished.result, finished.scenario, finished.trace, context)
    if len(content) > MOST_BYTES:
        raise ConflictError(msg("problem-report-too-large", size=_mib(len(content)), limit=_mib(MOST_BYTES)))
    return File(content, form.media_type, file_name(finished.result.scenario_name, form, otherwise="report"))


def with_calendar_failures(studies: Studies, result: Result, scenario: Scenario, catalog: Catalog) -> Studies:
    """Add an analysis of the failures in a scenario's calendar, unless an older engine computed the result."""
    if result.engine_version != stormsizer.__version__:
        return studies
    found = calendar_failures(scenario, catalog, MOST_CALENDAR_FAILURES)
    return studies.model_copy(update={"calendar_failures": found}) if found else studies


def _mib(n_bytes: int) -> Quantity:
    return Quantity(n_bytes / BYTES_PER_MIB, "MiB")


def rendered(form: ReportForm, result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    """Render a result in a format."""
    return RENDERERS[form](result, scenario, trace, context)


def measured_on(scenario: Scenario, compared: Backtest) -> tuple[BacktestRow, ...]:
    """Return the measurements for a scenario's array family, with predictions."""
    return tuple(row for row in compared.rows if is_of_family(row.system, scenario))


def is_of_family(system: str, scenario: Scenario) -> bool:
    """Return whether a measured system belongs to the scenario's array family."""
    family = scenario.array.model_id.partition("-")[2]
    return system == family or system.startswith(f"{family}-")


# importing the libraries of a format takes up to a second, so each is imported only when needed


def _pdf(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    with whole_imports():
        from webapp.reports.rendering import render_pdf  # noqa: PLC0415

    return render_pdf(result, scenario, trace, context)


def _xlsx(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    with whole_imports():
        from webapp.reports.workbook import render_workbook  # noqa: PLC0415

    return render_workbook(result, scenario, trace, context, context.studies, _bills(result, scenario, context))


def _csv(result: Result, scenario: Scenario, trace: Trace, _: ReportContext) -> bytes:
    with whole_imports():
        from webapp.reports.series_csv import render_csv  # noqa: PLC0415

    return render_csv(result, scenario, trace)


def _pptx(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    with whole_imports():
        from webapp.reports.slides import render_slides  # noqa: PLC0415

    bills = _bills(result, scenario, context)
    return render_slides(result, scenario, trace, context, context.studies, context.branding, bills)


def _json(result: Result, scenario: Scenario, _: Trace, context: ReportContext) -> bytes:
    with whole_imports():
        from webapp.reports.as_json import render_json  # noqa: PLC0415

    return render_json(result, scenario, context, context.studies, _bills(result, scenario, context))


def _bills(result: Result, scenario: Scenario, context: ReportContext) -> Bills:
    if context.catalog is None:
        raise LookupError("a bill of materials needs a catalog")
    return bills_of(scenario, result.recommendation, context.catalog)


RENDERERS: Mapping[ReportForm, Render] = {
    ReportForm.PDF: _pdf,
    ReportForm.XLSX: _xlsx,
    ReportForm.CSV: _csv,
    ReportForm.PPTX: _pptx,
    ReportForm.JSON: _json,
}
