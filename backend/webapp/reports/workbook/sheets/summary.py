"""First sheet: verdict, key figures, and how to reproduce the workbook."""

from collections.abc import Iterator

from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bill
from stormsizer.report import phrases
from stormsizer.report.context import ReportContext
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.simulation.result import PhaseResult, Result
from webapp.reports.workbook.page import Cell, Column, Formula, Page, Row, Style, Styled
from webapp.reports.workbook.sheets import bill
from webapp.reports.workbook.units import of_unit

Priced = tuple[str, Bill, Page]
"""A priced configuration, its bill, and the sheet of the bill."""


def summary_page(result: Result, scenario: Scenario, context: ReportContext, bills: tuple[Priced, ...]) -> Page:
    """The whole result on one sheet; prices follow the bills."""
    verdict = verdict_page(result, scenario, context.names)
    holds = result.verdict.holds
    rows = (
        ("Verdict", Styled(verdict.headline, "good" if holds else "poor"), "", ""),
        ("In words", Styled(verdict.sentence, "text"), "", ""),
        *_week(result, scenario),
        *_space(result),
        *(row for priced in bills for row in _bill(*priced)),
        *_recommended(result),
        *(("Remark", Styled(warning.message, "text"), "", warning.path) for warning in result.warnings),
        *_origin(result, scenario, context),
    )
    return Page(
        name="Summary",
        title=f"VDI storage sizing: {result.scenario_name}",
        columns=(
            Column("What", style="strong", width=34),
            Column("Value", style="any", width=52),
            Column("Unit", width=12),
            Column("Note", style="text", width=60),
        ),
        rows=rows,
    )


def _week(result: Result, scenario: Scenario) -> Iterator[Row]:
    yield (
        "Phases that keep every goal",
        Styled(result.verdict.n_holding, "count"),
        "",
        f"of {result.verdict.n_phases:,}",
    )
    yield "Desktops", Styled(scenario.n_desktops, "count"), "", ""
    worst = next((phase for phase in result.phases if phase.id == result.verdict.worst_phase_id), None)
    if worst is not None:
        yield "Worst phase", Styled(worst.label, "text"), "", worst.binding.sentence
    slowest = max(result.phases, key=_mean_login_s, default=None)
    if slowest is not None and slowest.experience is not None:
        yield "Slowest login, mean", of_unit(slowest.experience.mean_s, "ms"), "s", slowest.label
    busiest = max(result.phases, key=lambda phase: phase.figures.peak_iops, default=None)
    if busiest is not None:
        yield "Highest load of any minute", Styled(busiest.figures.peak_iops, "decimal"), "IOPS", busiest.label
    slow = max(result.phases, key=lambda phase: phase.figures.peak_host_latency_ms, default=None)
    if slow is not None:
        latency_ms = slow.figures.peak_host_latency_ms
        yield "Slowest minute at the hosts", Styled(latency_ms, "latency"), "ms", slow.label


def _mean_login_s(phase: PhaseResult) -> float:
    return -1.0 if phase.experience is None else phase.experience.mean_s


def _space(result: Result) -> Iterator[Row]:
    capacity = result.capacity
    yield "Space needed", Styled(capacity.needed_gb, "decimal"), "GB", ""
    yield "Space usable", Styled(capacity.usable_gb, "decimal"), "GB", ""
    yield "Space left free", Styled(capacity.spare_fraction, "share"), "%", "of the usable space"
    if capacity.host_memory is not None:
        yield "Memory of the hosts", Styled(capacity.host_memory.sentence, "text"), "", ""
    if result.hosts is not None:
        yield "Hosts", Styled(result.hosts.sentence, "text"), "", ""


def _bill(what: str, told: Bill, page: Page) -> Iterator[Row]:
    currency = costs.currency_of(told.prices)
    yield f"{what} configuration", Styled(told.words, "text"), "", costs.worth(told.prices)
    missing = costs.missing([line.part for line in told.lines if line.unit_price is None])
    yield f"Price, {what.lower()}", _total(page, bill.PRICE, told.price, "money"), currency, missing
    per_desktop = Formula(f"={bill.cell_of(page, bill.PRICE, per_desktop=True)}", told.price_per_desktop)
    yield (
        f"Price per desktop, {what.lower()}",
        Styled(per_desktop, "money"),
        currency,
        f"of {told.n_desktops:,} desktops",
    )
    yield f"Rack units, {what.lower()}", _total(page, bill.UNITS, told.rack_units, "decimal"), "U", ""
    yield (
        f"Power, {what.lower()}",
        _total(page, bill.WATTS, told.watts, "decimal"),
        "W",
        "" if told.watts is not None else "not known",
    )


def _total(page: Page, what: int, now: float | None, style: Style) -> Cell:
    return Styled(Formula(f"={bill.cell_of(page, what)}", now), style)


def _recommended(result: Result) -> Iterator[Row]:
    if result.recommendation is not None:
        yield "Recommendation", Styled(phrases.sentence(result.recommendation.sentence), "text"), "", ""


def _origin(result: Result, scenario: Scenario, context: ReportContext) -> Iterator[Row]:
    yield "Scenario", Styled(scenario.name, "text"), "", ""
    if context.organisation:
        yield "For", Styled(context.organisation, "text"), "", ""
    if scenario.notes:
        yield "Notes", Styled(scenario.notes, "text"), "", ""
    yield "Run", Styled(context.run_id, "plain"), "", ""
    yield "Made on", Styled(context.created_at, "instant"), scenario.time_zone, ""
    yield "Engine version", Styled(result.engine_version, "plain"), "", ""
    yield "Catalogue version", Styled(result.catalog_version, "plain"), "", "same versions and inputs, same figures"
