"""Summary sheet, the first one: verdict, key figures, and how to reproduce the workbook."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bill
from stormsizer.report.context import ReportContext
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.simulation.result import PhaseResult, Result
from webapp.reports.workbook.page import Cell, Formula, Page, Row, Style, Styled, column
from webapp.reports.workbook.sheets import bill
from webapp.reports.workbook.units import STATUS_STYLES, of_unit, unit_text


@dataclass(frozen=True)
class Priced:
    """A priced configuration with its bill of materials and the sheet that contains the bill."""

    kind: Literal["simulated", "recommended"]
    bill: Bill
    page: Page


@dataclass(frozen=True)
class _Item:
    """A row before its text is rendered."""

    label: Text
    value: Cell
    unit: Text = ""
    note: Text = ""

    def row(self, localizer: Localizer) -> Row:
        return localizer.text(self.label), self.value, localizer.text(self.unit), localizer.text(self.note)


def summary_page(
    result: Result, scenario: Scenario, context: ReportContext, bills: tuple[Priced, ...], localizer: Localizer
) -> Page:
    """Return the sheet with a summary of the result. Prices are formulas that refer to the bills."""
    verdict = verdict_page(result, scenario, context.names)
    warning = msg("workbook-summary-warning")
    items = (
        _Item(msg("workbook-summary-verdict"), Styled(localizer.text(verdict.headline), STATUS_STYLES[verdict.status])),
        _Item(msg("workbook-column-explanation"), Styled(localizer.text(verdict.sentence), "text")),
        *_week(result, scenario, localizer),
        *_capacity(result, localizer),
        *(item for priced in bills for item in _bill(priced, localizer)),
        *_recommended(result, localizer),
        *_budget(result, localizer),
        *(_Item(warning, Styled(localizer.text(each.message), "text"), "", each.path) for each in result.warnings),
        *_origin(result, scenario, context),
    )
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-summary")),
        title=localizer.text(msg("workbook-title-summary", scenario=result.scenario_name)),
        columns=(
            col(msg("workbook-column-item"), style="strong", width=34),
            col(msg("workbook-column-value"), style="any", width=52),
            col(msg("workbook-column-unit"), width=12),
            col(msg("workbook-column-note"), style="text", width=60),
        ),
        rows=tuple(item.row(localizer) for item in items),
    )


def _week(result: Result, scenario: Scenario, localizer: Localizer) -> Iterator[_Item]:
    n_phases = msg("workbook-summary-of-phases", total=result.verdict.n_phases)
    yield _Item(msg("workbook-summary-phases-met"), Styled(result.verdict.n_holding, "count"), "", n_phases)
    yield _Item(msg("workbook-desktops"), Styled(scenario.n_desktops, "count"))
    worst = next((phase for phase in result.phases if phase.id == result.verdict.worst_phase_id), None)
    if worst is not None:
        label = Styled(localizer.text(worst.label), "text")
        yield _Item(msg("workbook-summary-worst-phase"), label, "", worst.binding.sentence)
    slowest = max(result.phases, key=_mean_login_s, default=None)
    if slowest is not None and slowest.experience is not None:
        mean_s = of_unit(slowest.experience.mean_s, "ms")
        yield _Item(msg("workbook-summary-slowest-login"), mean_s, unit_text("s"), slowest.label)
    busiest = max(result.phases, key=lambda phase: phase.figures.peak_iops, default=None)
    if busiest is not None:
        peak_iops = Styled(busiest.figures.peak_iops, "decimal")
        yield _Item(msg("workbook-summary-peak-load"), peak_iops, "IOPS", busiest.label)
    slow = max(result.phases, key=lambda phase: phase.figures.peak_host_latency_ms, default=None)
    if slow is not None:
        latency_ms = Styled(slow.figures.peak_host_latency_ms, "latency")
        yield _Item(msg("workbook-summary-peak-latency"), latency_ms, "ms", slow.label)


def _mean_login_s(phase: PhaseResult) -> float:
    return -1.0 if phase.experience is None else phase.experience.mean_s


def _capacity(result: Result, localizer: Localizer) -> Iterator[_Item]:
    capacity = result.capacity
    yield _Item(msg("workbook-summary-capacity-needed"), Styled(capacity.needed_gb, "decimal"), "GB")
    yield _Item(msg("workbook-summary-capacity-usable"), Styled(capacity.usable_gb, "decimal"), "GB")
    spare, of_usable = Styled(capacity.spare_fraction, "share"), msg("workbook-summary-of-usable")
    yield _Item(msg("workbook-column-free-capacity"), spare, "%", of_usable)
    if capacity.host_memory is not None:
        yield _Item(msg("workbook-summary-host-memory"), Styled(localizer.text(capacity.host_memory.sentence), "text"))
    if result.hosts is not None:
        yield _Item(msg("workbook-section-hosts"), Styled(localizer.text(result.hosts.sentence), "text"))


def _bill(priced: Priced, localizer: Localizer) -> Iterator[_Item]:
    kind, page, given = priced.kind, priced.page, priced.bill
    currency = costs.currency_of(given.prices)
    words = Styled(localizer.text(given.words), "text")
    yield _Item(msg("workbook-summary-configuration", kind=kind), words, "", costs.worth(given.prices))
    missing = costs.missing(given.unpriced)
    total = _total(page, bill.PRICE, given.price, "money")
    yield _Item(msg("workbook-summary-price", kind=kind), total, currency, missing)
    per_desktop = Formula(f"={bill.cell_of(page, bill.PRICE, per_desktop=True)}", given.price_per_desktop)
    yield _Item(
        msg("workbook-summary-price-per-desktop", kind=kind),
        Styled(per_desktop, "money"),
        currency,
        msg("workbook-summary-of-desktops", total=given.n_desktops),
    )
    units = _total(page, bill.UNITS, given.rack_units, "decimal")
    yield _Item(msg("workbook-summary-rack-units", kind=kind), units, unit_text("U"))
    watts = _total(page, bill.WATTS, given.watts, "decimal")
    unknown: Text = "" if given.watts is not None else msg("workbook-value-unknown")
    yield _Item(msg("workbook-summary-power", kind=kind), watts, "W", unknown)


def _total(page: Page, what: int, now: float | None, style: Style) -> Cell:
    return Styled(Formula(f"={bill.cell_of(page, what)}", now), style)


def _recommended(result: Result, localizer: Localizer) -> Iterator[_Item]:
    if result.recommendation is not None:
        sentence = Styled(localizer.text(result.recommendation.sentence), "text")
        yield _Item(msg("workbook-summary-recommendation"), sentence)
    for kind, cost in (("simulated", result.cost), ("recommended", result.recommendation)):
        if cost is not None and cost.upgrade is not None:
            upgrade = Styled(localizer.text(cost.upgrade.sentence), "text")
            yield _Item(msg("workbook-summary-upgrade", kind=kind), upgrade)


def _budget(result: Result, localizer: Localizer) -> Iterator[_Item]:
    for kind, cost in (("simulated", result.cost), ("recommended", result.recommendation)):
        check = cost.budget if cost is not None else None
        if check is not None:
            label, note = msg("workbook-summary-budget", kind=kind), localizer.text(check.sentence)
            yield _Item(label, Styled(check.amount, "money"), check.currency, note)


def _origin(result: Result, scenario: Scenario, context: ReportContext) -> Iterator[_Item]:
    yield _Item(msg("workbook-summary-scenario"), Styled(scenario.name, "text"))
    if context.organization:
        yield _Item(msg("workbook-summary-customer"), Styled(context.organization, "text"))
    if scenario.notes:
        yield _Item(msg("workbook-field-Event-notes"), Styled(scenario.notes, "text"))
    yield _Item(msg("workbook-summary-created"), Styled(context.created_at, "instant"), scenario.time_zone)
    yield _Item(msg("workbook-summary-engine"), Styled(result.engine_version, "plain"))
