"""Bill of materials sheet, with totals calculated from editable unit prices."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg, sentences
from stormsizer.recommendation.bill import Bill, BillLine
from stormsizer.report.sections.decisions import costs
from webapp.reports.workbook.page import Cell, Formula, Page, Row, Styled, column, quoted

PART, QUANTITY, INSTALLED, UNIT_PRICE, PRICE, UNITS_EACH, UNITS, WATTS_EACH, WATTS, LIST_PRICE, DISCOUNT, NOTE = range(
    12
)
PLACE = "#"
"""Placeholder in a formula's text that the calculated number replaces."""


def bill_page(name: Text, title: Text, bill: Bill, localizer: Localizer) -> Page:
    """Return the sheet with parts, their prices, rack units and watts, and totals."""
    currency = costs.currency_of(bill.prices)
    assumed = costs.ASSUMED_PARTS if bill.has_assumed_parts else None
    basis = sentences(assumed, bill.price_contents, costs.worth(bill.prices))
    col = partial(column, localizer)
    empty = Page(
        name=localizer.text(name),
        title=localizer.text(title),
        remarks=(
            localizer.text(bill.words),
            localizer.text(sentences(basis, msg("workbook-remark-bill"))),
        ),
        columns=(
            col(msg("workbook-column-part"), width=44),
            col(msg("workbook-column-quantity"), style="decimal", width=11),
            col(msg("workbook-column-installed"), style="input_count", width=11),
            col(msg("workbook-column-unit-price"), currency, "input", 14),
            col(msg("workbook-column-price"), currency, "money", 15),
            col(msg("workbook-column-rack-units-each"), style="decimal", width=11),
            col(msg("workbook-column-rack-units"), style="decimal", width=11),
            col(msg("workbook-column-power-each"), "W", "decimal", 11),
            col(msg("workbook-column-power"), "W", "decimal", 11),
            col(msg("workbook-column-list-price"), currency, "input", 14),
            col(msg("workbook-column-discount"), style="share", width=11),
            col(msg("workbook-column-note"), width=40),
        ),
        rows=(),
    )
    purchased = [row for row, line in enumerate(bill.lines, start=empty.first_row) if not line.is_running_cost]
    rows = tuple(_row(line, row, purchased, localizer) for row, line in enumerate(bill.lines, start=empty.first_row))
    below = tuple(_totals(bill, empty.first_row, empty.first_row + len(rows) - 1, localizer))
    return replace(empty, rows=rows, below=below)


def cell_of(page: Page, what: int, per_desktop: bool = False) -> str:
    """Return the cell address of a total on a bill of materials sheet, for use on another sheet."""
    row = page.first_row + len(page.rows) + (2 if per_desktop else 0)
    sheet = page.name.replace("'", "''")
    return f"'{sheet}'!{xl_rowcol_to_cell(row, what, row_abs=True, col_abs=True)}"


def _row(line: BillLine, row: int, purchased: Sequence[int], localizer: Localizer) -> Row:
    price_at, no_price = _at(row, PRICE), localizer.text(msg("workbook-no-price"))
    return (
        localizer.text(line.part),
        Styled(line.quantity, "count" if line.quantity.is_integer() else "decimal"),
        line.n_owned or None,
        _unit_price(line, row, purchased),
        _price(row, line.price),
        line.rack_units_each,
        _product(row, UNITS_EACH, line.rack_units),
        line.watts_each,
        _product(row, WATTS_EACH, line.watts),
        _list_price(line),
        line.discount_fraction or None,
        Formula(f'=IF({price_at}="",{quoted(no_price)},"")', no_price if line.price is None else ""),
    )


def _totals(bill: Bill, first: int, last: int, localizer: Localizer) -> Iterator[Row]:
    total, desktops = last + 1, last + 2
    price_at, desktops_at = _at(total, PRICE), _at(desktops, QUANTITY)
    yield (
        Styled(localizer.text(msg("workbook-total")), "total"),
        Styled(None, "total"),
        Styled(None, "total"),
        Styled(None, "total"),
        Styled(_sum(first, last, PRICE, bill.price), "sum_money"),
        Styled(None, "total"),
        Styled(_sum(first, last, UNITS, bill.rack_units), "sum_decimal"),
        Styled(None, "total"),
        Styled(_sum(first, last, WATTS, bill.watts), "sum_decimal"),
        Styled(None, "total"),
        Styled(None, "total"),
        Styled(_unpriced(bill, _column(first, last, PRICE), localizer), "total"),
    )
    yield (localizer.text(msg("workbook-desktops")), Styled(bill.n_desktops, "input_count"), *_nothing(10))
    per_desktop = Formula(f'=IF({price_at}="","",{price_at}/{desktops_at})', bill.price_per_desktop)
    price = localizer.text(msg("workbook-column-price-per-desktop"))
    yield (price, *_nothing(3), Styled(per_desktop, "money"), *_nothing(7))
    yield from _ownership(bill, localizer)


def _ownership(bill: Bill, localizer: Localizer) -> Iterator[Row]:
    """Yield the total cost of ownership: each item with its price once and per year, and the totals."""
    found = bill.ownership
    if found is None:
        return
    yield _nothing(12)
    yield (Styled(localizer.text(msg("ownership-title")), "total"), *_nothing(11))
    for line in found.lines:
        once, per_year = msg("ownership-column-once"), msg("ownership-column-per-year")
        for amount, when in ((line.once, once), (line.per_year, per_year)):
            if amount:
                yield _amount(localizer.text(line.label), amount, localizer.text(when))
    for period in found.periods:
        total = localizer.text(msg("report-bill-over-years", years=period.years))
        yield _amount(total, period.price, "")
        each = localizer.text(msg("report-bill-per-desktop", n=found.n_desktops))
        yield _amount(each, period.price_per_desktop, total)
        month = localizer.text(msg("ownership-per-desktop-per-month", n=found.n_desktops))
        yield _amount(month, period.price_per_desktop_per_month, total)
    yield (localizer.text(found.sentence), *_nothing(11))


def _amount(label: str, amount: float, note: str) -> Row:
    return (label, *_nothing(3), Styled(amount, "money"), *_nothing(6), note)


def _unpriced(bill: Bill, known: str, localizer: Localizer) -> Formula:
    """Return a formula for a note with the number of unpriced parts; empty if there are none."""
    n_unpriced = len(bill.unpriced)
    text = quoted(localizer.text(msg("workbook-parts-without-price", number=PLACE)))
    number = f"ROWS({known})-COUNT({known})"
    return Formula(
        f'=IF(COUNT({known})<ROWS({known}),SUBSTITUTE({text},"{PLACE}",{number}),"")',
        localizer.text(msg("workbook-parts-without-price", number=n_unpriced)) if n_unpriced else "",
    )


def _price(row: int, now: float | None) -> Formula:
    """Return a formula for the price of all parts to buy; empty if their unit price is unknown."""
    n, installed, each = (_at(row, column) for column in (QUANTITY, INSTALLED, UNIT_PRICE))
    return Formula(f'=IF({n}<={installed},0,IF({each}="","",({n}-{installed})*{each}))', now)


def _unit_price(line: BillLine, row: int, purchased: Sequence[int]) -> Cell:
    """Return the unit price, or a formula if it follows from a list price with its discount, or from the purchase."""
    if line.yearly_share is not None:
        return _support(line, line.yearly_share, purchased)
    if _list_price(line) is None:
        return line.unit_price
    return Styled(Formula(f"={_at(row, LIST_PRICE)}*(1-{_at(row, DISCOUNT)})", line.unit_price), "money")


def _list_price(line: BillLine) -> float | None:
    """Return the unit price before the discount; None without a discount, or if it is the whole price."""
    if line.unit_price is None or not 0.0 < line.discount_fraction < 1.0:
        return None
    return line.unit_price / (1.0 - line.discount_fraction)


def _support(line: BillLine, yearly_share: float, purchased: Sequence[int]) -> Styled:
    """Return a formula for the support of one year, a share of the price of what is purchased."""
    prices = ",".join(_at(row, PRICE) for row in purchased)
    return Styled(Formula(f"={yearly_share!r}*SUM({prices})", line.unit_price), "money")


def _product(row: int, each: int, now: float | None) -> Formula:
    """Return a formula for quantity times unit value; empty if the unit value is unknown."""
    return Formula(f'=IF({_at(row, each)}="","",{_at(row, QUANTITY)}*{_at(row, each)})', now)


def _sum(first: int, last: int, each: int, now: float | None) -> Formula:
    """Return a formula for the sum of a column; empty if one of its values is unknown."""
    known = _column(first, last, each)
    return Formula(f'=IF(COUNT({known})<ROWS({known}),"",SUM({known}))', now)


def _column(first: int, last: int, number: int) -> str:
    return f"{_at(first, number)}:{_at(last, number)}"


def _at(row: int, number: int) -> str:
    return str(xl_rowcol_to_cell(row, number))


def _nothing(n: int) -> tuple[Styled, ...]:
    return (Styled(None, "plain"),) * n
