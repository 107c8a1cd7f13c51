"""Bill of materials: every part of a configuration with its price, rack units and power."""

from collections.abc import Iterator

from stormsizer.messages.text import Quantity, Text, msg, sentences, shown
from stormsizer.recommendation.answer import OwnershipLine
from stormsizer.recommendation.bill import Bill, BillLine, Bills
from stormsizer.recommendation.configuration_cost import YEARS
from stormsizer.recommendation.price_contents import number_of_years
from stormsizer.report.blocks import Block, Cell, Column, Heading, Paragraph, Table
from stormsizer.report.sections.decisions import costs

ALL = msg("report-bill-total")


def materials_blocks(bills: Bills) -> tuple[Block, ...]:
    """Return the bills for the recommended and simulated configurations; only one bill if these are the same."""
    heading = Heading(text=msg("report-bill-title"))
    simulated = msg("report-bill-simulated", configuration=bills.simulated.words)
    if bills.recommended is None:
        return (
            heading,
            _words(bills.simulated),
            _table("bill-simulated", bills.simulated, simulated),
            *ownership_blocks("ownership", bills.simulated),
        )
    recommended = msg("report-bill-recommended", configuration=bills.recommended.words)
    return (
        heading,
        _words(bills.recommended),
        _table("bill-recommended", bills.recommended, recommended),
        *ownership_blocks("ownership-recommended", bills.recommended),
        _table("bill-simulated", bills.simulated, simulated),
        *ownership_blocks("ownership-simulated", bills.simulated),
    )


def ownership_blocks(table_id: str, bill: Bill) -> tuple[Block, ...]:
    """Return the total cost of ownership as a sentence and a table; empty without a price list."""
    found = bill.ownership
    if found is None or (is_installed(bill) and not found.lines):
        return ()
    currency = costs.currency_of(bill.prices)
    rows = [
        (Cell(text=line.label), _number(line.once or None), _number(line.per_year or None), *_over_periods(line))
        for line in found.lines
    ]
    total_rows: tuple[int, ...] = ()
    if found.periods:
        total_rows = (len(rows),)
        labels: tuple[tuple[Text, str], ...] = (
            (ALL, "price"),
            (msg("report-bill-per-desktop", n=found.n_desktops), "price_per_desktop"),
            (msg("ownership-per-desktop-per-month", n=found.n_desktops), "price_per_desktop_per_month"),
        )
        rows += [
            (Cell(text=label), *_blank(2), *(_number(getattr(period, figure)) for period in found.periods))
            for label, figure in labels
        ]
    table = Table(
        id=table_id,
        caption=msg("ownership-title"),
        columns=(
            Column(label=msg("ownership-column-item"), width=1),
            Column(label=msg("ownership-column-once"), unit=currency, align="right"),
            Column(label=msg("ownership-column-per-year"), unit=currency, align="right"),
            *(Column(label=msg("report-bill-over-years", years=n), unit=currency, align="right") for n in YEARS),
        ),
        rows=tuple(rows),
        total_rows=total_rows,
    )
    return (Paragraph(text=found.sentence), *((table,) if rows else ()))


def _over_periods(line: OwnershipLine) -> Iterator[Cell]:
    return (_number(line.once + years * line.per_year) for years in YEARS)


def is_installed(bill: Bill) -> bool:
    """Return whether all parts are installed already, so that the bill has no prices."""
    return bool(bill.lines) and all(line.n_owned == line.quantity for line in bill.lines)


def _words(bill: Bill) -> Paragraph:
    assumed = costs.ASSUMED_PARTS if bill.has_assumed_parts else None
    if is_installed(bill):
        return Paragraph(text=sentences(assumed, msg("report-bill-installed"), msg("report-bill-unknown-values")))
    missing = costs.missing(bill.unpriced) if bill.prices is not None else None
    return Paragraph(
        text=sentences(
            assumed, bill.price_contents, costs.worth(bill.prices), missing, msg("report-bill-unknown-values")
        )
    )


def _table(table_id: str, bill: Bill, caption: Text) -> Table:
    if is_installed(bill):
        return installed_table(table_id, bill, caption)
    currency = costs.currency_of(bill.prices)
    n_before_price = 3 + bill.has_installed + bill.has_discount
    rows = [_row(line, has_installed=bill.has_installed, has_discount=bill.has_discount) for line in bill.lines]
    totals = _totals(bill.price, bill.rack_units, bill.watts)
    rows.append((Cell(text=ALL), *_blank(n_before_price - 1), *totals))
    total_rows = [len(rows) - 1]
    labeled = [
        (msg("report-bill-over-years", years=number_of_years(period.years)), period.price) for period in bill.over_years
    ]
    if bill.price_per_month:
        labeled.append((msg("report-bill-per-month"), bill.price_per_month))
    if bill.price_per_desktop is not None:
        labeled.append((msg("report-bill-per-desktop", n=bill.n_desktops), bill.price_per_desktop))
        total_rows.append(len(rows) + len(labeled) - 1)
    rows += [(Cell(text=label), *_blank(n_before_price - 1), _number(price), *_blank(2)) for label, price in labeled]
    installed = Column(label=msg("report-bill-column-installed"), align="right")
    discount = Column(label=msg("report-bill-column-discount"), align="right")
    return Table(
        id=table_id,
        caption=caption,
        columns=(
            Column(label=msg("report-decision-column-part"), width=1),
            Column(label=msg("report-decision-column-quantity"), align="right"),
            *([installed] if bill.has_installed else []),
            *([discount] if bill.has_discount else []),
            Column(label=msg("report-bill-column-unit-price"), unit=currency, align="right"),
            Column(label=msg("report-decision-column-price"), unit=currency, align="right"),
            Column(label=msg("report-decision-column-rack-units"), unit=msg("unit-rack-units"), align="right"),
            Column(label=msg("report-decision-column-power"), unit="W", align="right"),
        ),
        rows=tuple(rows),
        total_rows=tuple(total_rows),
    )


def installed_table(table_id: str, bill: Bill, caption: Text) -> Table:
    """Return the bill of an installed configuration, without prices."""
    total = (Cell(text=ALL), *_blank(1), _number(bill.rack_units), costs.watts_cell(bill.watts))
    return Table(
        id=table_id,
        caption=caption,
        columns=(
            Column(label=msg("report-decision-column-part"), width=1),
            Column(label=msg("report-bill-column-installed"), align="right"),
            Column(label=msg("report-decision-column-rack-units"), unit=msg("unit-rack-units"), align="right"),
            Column(label=msg("report-decision-column-power"), unit="W", align="right"),
        ),
        rows=(
            *(
                (Cell(text=line.part), _number(line.quantity), _number(line.rack_units), costs.watts_cell(line.watts))
                for line in bill.lines
            ),
            total,
        ),
        total_rows=(len(bill.lines),),
    )


def _blank(n: int) -> tuple[Cell, ...]:
    return (Cell(text=""),) * n


def _row(line: BillLine, *, has_installed: bool, has_discount: bool) -> tuple[Cell, ...]:
    return (
        Cell(text=line.part),
        _number(line.quantity),
        *([_number(line.n_owned)] if has_installed else []),
        *([Cell(text=shown(Quantity(line.discount_fraction, "fraction")))] if has_discount else []),
        _number(line.unit_price),
        *_totals(line.price, line.rack_units, line.watts),
    )


def _totals(price: float | None, rack_units: float | None, watts: float | None) -> tuple[Cell, ...]:
    return _number(price), _number(rack_units), costs.watts_cell(watts)


def _number(value: float | None) -> Cell:
    return Cell(text=shown(Quantity(value, "", 3)))
