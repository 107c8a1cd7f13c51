"""Bill of materials: every part of a configuration with its price, rack units and power."""

from stormsizer.messages.text import Quantity, Text, msg, sentences, shown
from stormsizer.recommendation.bill import Bill, BillLine, Bills
from stormsizer.report.blocks import Block, Cell, Column, Heading, Paragraph, Table
from stormsizer.report.sections.decisions import costs

ALL = msg("report-bill-total")


def materials_blocks(bills: Bills) -> tuple[Block, ...]:
    """Return the bills for the recommended and simulated configurations; only one bill if these are the same."""
    heading = Heading(text=msg("report-bill-title"))
    simulated = msg("report-bill-simulated", configuration=bills.simulated.words)
    if bills.recommended is None:
        return (heading, _words(bills.simulated), _table("bill-simulated", bills.simulated, simulated))
    recommended = msg("report-bill-recommended", configuration=bills.recommended.words)
    return (
        heading,
        _words(bills.recommended),
        _table("bill-recommended", bills.recommended, recommended),
        _table("bill-simulated", bills.simulated, simulated),
    )


def _words(bill: Bill) -> Paragraph:
    unpriced = [line.part for line in bill.lines if line.unit_price is None]
    missing = costs.missing(unpriced) if bill.prices is not None else None
    return Paragraph(text=sentences(costs.worth(bill.prices), missing, msg("report-bill-unknown-values")))


def _table(table_id: str, bill: Bill, caption: Text) -> Table:
    currency = costs.currency_of(bill.prices)
    rows = [_row(line) for line in bill.lines]
    rows.append((Cell(text=ALL), Cell(text=""), Cell(text=""), *_totals(bill.price, bill.rack_units, bill.watts)))
    total_rows = [len(rows) - 1]
    for period in bill.over_years:
        label = msg("report-bill-over-years", years=costs.number_of_years(period.years))
        rows.append(_labeled(label, period.price))
    if bill.price_per_month:
        rows.append(_labeled(msg("report-bill-per-month"), bill.price_per_month))
    if bill.price_per_desktop is not None:
        label = msg("report-bill-per-desktop", n=bill.n_desktops)
        rows.append(_labeled(label, bill.price_per_desktop))
        total_rows.append(len(rows) - 1)
    return Table(
        id=table_id,
        caption=caption,
        columns=(
            Column(label=msg("report-decision-column-part"), width=1),
            Column(label=msg("report-decision-column-quantity"), align="right"),
            Column(label=msg("report-bill-column-unit-price"), unit=currency, align="right"),
            Column(label=msg("report-decision-column-price"), unit=currency, align="right"),
            Column(label=msg("report-decision-column-rack-units"), unit=msg("unit-rack-units"), align="right"),
            Column(label=msg("report-decision-column-power"), unit="W", align="right"),
        ),
        rows=tuple(rows),
        total_rows=tuple(total_rows),
    )


def _labeled(label: Text, price: float) -> tuple[Cell, ...]:
    """Return a row that has only a label and a price."""
    blank = Cell(text="")
    return Cell(text=label), blank, blank, _number(price), blank, blank


def _row(line: BillLine) -> tuple[Cell, ...]:
    return (
        Cell(text=line.part),
        _number(line.quantity),
        _number(line.unit_price),
        *_totals(line.price, line.rack_units, line.watts),
    )


def _totals(price: float | None, rack_units: float | None, watts: float | None) -> tuple[Cell, ...]:
    return tuple(_number(value) for value in (price, rack_units, watts))


def _number(value: float | None) -> Cell:
    return Cell(text=shown(Quantity(value, "", 3)))
