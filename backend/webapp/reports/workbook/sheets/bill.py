"""Bill of materials: totals that follow the editable unit prices."""

from collections.abc import Iterator

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from stormsizer.recommendation.bill import Bill, BillLine
from stormsizer.report.sections.decisions import costs
from webapp.reports.workbook.page import Column, Formula, Page, Row, Styled

PART, QUANTITY, UNIT_PRICE, PRICE, UNITS_EACH, UNITS, WATTS_EACH, WATTS, REMARK = range(9)
NO_PRICE = "The price list has no price: fill it in."


def bill_page(name: str, title: str, bill: Bill) -> Page:
    """Parts with their prices, rack units and watts, and totals."""
    currency = costs.currency_of(bill.prices)
    empty = Page(
        name=name,
        title=title,
        remarks=(
            f"{bill.words}.",
            f"{costs.worth(bill.prices)} Unit prices and desktops are there to be changed: totals follow.",
        ),
        columns=(
            Column("Part", width=44),
            Column("Quantity", style="decimal", width=11),
            Column("Unit price", currency, "input", 14),
            Column("Price", currency, "money", 15),
            Column("Rack units each", style="decimal", width=11),
            Column("Rack units", style="decimal", width=11),
            Column("Power each", "W", "decimal", 11),
            Column("Power", "W", "decimal", 11),
            Column("Remark", width=40),
        ),
        rows=(),
    )
    rows = tuple(_row(line, row) for row, line in enumerate(bill.lines, start=empty.first_row))
    below = tuple(_totals(bill, empty.first_row, empty.first_row + len(rows) - 1))
    return Page(empty.name, empty.title, empty.columns, rows, empty.remarks, below)


def cell_of(page: Page, what: int, per_desktop: bool = False) -> str:
    """Address of a total on a bill, from another sheet."""
    row = page.first_row + len(page.rows) + (2 if per_desktop else 0)
    return f"'{page.name}'!{xl_rowcol_to_cell(row, what, row_abs=True, col_abs=True)}"


def _row(line: BillLine, row: int) -> Row:
    price_at = _at(row, UNIT_PRICE)
    return (
        line.part,
        Styled(line.quantity, "count" if line.quantity.is_integer() else "decimal"),
        line.unit_price,
        _product(row, UNIT_PRICE, line.price),
        line.rack_units_each,
        _product(row, UNITS_EACH, line.rack_units),
        line.watts_each,
        _product(row, WATTS_EACH, line.watts),
        Formula(f'=IF({price_at}="","{NO_PRICE}","")', NO_PRICE if line.unit_price is None else ""),
    )


def _totals(bill: Bill, first: int, last: int) -> Iterator[Row]:
    total, desktops = last + 1, last + 2
    price_at, desktops_at = _at(total, PRICE), _at(desktops, QUANTITY)
    unpriced = sum(line.unit_price is None for line in bill.lines)
    unit_prices = _column(first, last, UNIT_PRICE)
    yield (
        Styled("Total", "total"),
        Styled(None, "total"),
        Styled(None, "total"),
        Styled(_sum(first, last, UNIT_PRICE, bill.price), "sum_money"),
        Styled(None, "total"),
        Styled(_sum(first, last, UNITS_EACH, bill.rack_units), "sum_decimal"),
        Styled(None, "total"),
        Styled(_sum(first, last, WATTS_EACH, bill.watts), "sum_decimal"),
        Styled(
            Formula(
                f'=IF(COUNT({unit_prices})<ROWS({unit_prices}),"Parts without a price: "&'
                f'(ROWS({unit_prices})-COUNT({unit_prices})),"")',
                f"Parts without a price: {unpriced}" if unpriced else "",
            ),
            "total",
        ),
    )
    yield ("Desktops", Styled(bill.n_desktops, "input_count"), *_nothing(7))
    per_desktop = Formula(f'=IF({price_at}="","",{price_at}/{desktops_at})', bill.price_per_desktop)
    yield ("Price per desktop", *_nothing(2), Styled(per_desktop, "money"), *_nothing(5))


def _product(row: int, each: int, now: float | None) -> Formula:
    """Quantity times unit value; empty if unknown."""
    return Formula(f'=IF({_at(row, each)}="","",{_at(row, QUANTITY)}*{_at(row, each)})', now)


def _sum(first: int, last: int, each: int, now: float | None) -> Formula:
    """Sum of products with unit values; empty if one of them is."""
    known = _column(first, last, each)
    return Formula(f'=IF(COUNT({known})<ROWS({known}),"",SUM({_column(first, last, each + 1)}))', now)


def _column(first: int, last: int, column: int) -> str:
    return f"{_at(first, column)}:{_at(last, column)}"


def _at(row: int, column: int) -> str:
    return str(xl_rowcol_to_cell(row, column))


def _nothing(n: int) -> tuple[Styled, ...]:
    return (Styled(None, "plain"),) * n
