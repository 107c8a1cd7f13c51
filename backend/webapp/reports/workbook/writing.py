"""Writes a page to a workbook."""

from collections.abc import Sequence
from datetime import date, datetime
from math import ceil
from unicodedata import east_asian_width
from zoneinfo import ZoneInfo

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from webapp.core.security.sanitize import legible
from webapp.reports.workbook.page import Cell, Column, Formula, Page, Row, Style, Styled, Value
from webapp.reports.workbook.styles import Styles

LONGEST_CELL = 32_767
"""Maximum number of UTF-16 code units in a cell."""
A3, A4 = 8, 9
LINE_PT, TALLEST_PT = 13.0, 409.0
PLACES_PER_WIDTH = 1.1
"""Characters per unit of column width, which is based on the digits of a larger font."""
WRAPPED = frozenset({"text", "strong"})


def put(book: Workbook, styles: Styles, page: Page, zone: ZoneInfo, footer: str) -> None:
    """Write a page as a sheet that is ready to read, filter and print."""
    sheet: Worksheet = book.add_worksheet(page.name)
    last_column, last_row = len(page.columns) - 1, page.first_row + len(page.rows) - 1
    _set_up(sheet, page, footer)
    sheet.write_string(0, 0, cell_text(page.title), styles.title)
    for row, remark in enumerate(page.remarks, start=1):
        sheet.write_string(row, 0, cell_text(remark), styles.remark)
    sheet.set_row(page.heading_row, _height(page.columns, [Styled(each.heading, "text") for each in page.columns]))
    for number, column in enumerate(page.columns):
        sheet.set_column(number, number, column.width)
        sheet.write_string(page.heading_row, number, column.heading, styles.heading)
    for row, cells in enumerate((*page.rows, *page.below), start=page.first_row):
        _put_row(sheet, styles, page, row, cells, zone)
    if page.rows:
        sheet.autofilter(page.heading_row, 0, last_row, last_column)


def cell_text(text: str) -> str:
    r"""Return text for a cell, truncated to the maximum length and not interpreted as the library's own markup.

    >>> cell_text("<r>a</r>"), len(cell_text("x" * 40_000)), cell_text("=1+1")
    ('<r>a</r> ', 32767, '=1+1')
    """
    text = legible(text)
    if len(text.encode("utf-16-le")) > 2 * LONGEST_CELL:
        cut = text.encode("utf-16-le")[: 2 * (LONGEST_CELL - 1)]
        text = f"{cut.decode('utf-16-le', errors='ignore')}…"
    return f"{text} " if text.startswith("<r>") and text.endswith("</r>") else text


def _height(columns: Sequence[Column], cells: Row) -> float:
    """Return the row height in points, because not every program calculates it."""
    split = (_split(cell, column.style) for cell, column in zip(cells, columns, strict=True))
    wrapped = ((value, column) for (value, style), column in zip(split, columns, strict=True) if style in WRAPPED)
    n_lines = (_n_lines(value, column.width) for value, column in wrapped if isinstance(value, str))
    return min(max(n_lines, default=1) * LINE_PT + 2.0, TALLEST_PT)


def _n_lines(text: str, width: float) -> int:
    """Return the number of lines that text takes up in a column, counting wide characters twice."""
    places = (sum(2 if east_asian_width(c) in "WF" else 1 for c in line) for line in text.split("\n"))
    return sum(max(1, ceil(n / (width * PLACES_PER_WIDTH - 2))) for n in places)


def _set_up(sheet: Worksheet, page: Page, footer: str) -> None:
    sheet.freeze_panes(page.first_row, page.n_fixed)
    sheet.hide_gridlines(2)
    sheet.set_landscape()
    sheet.set_paper(A3 if page.is_large else A4)
    sheet.fit_to_pages(1, 0)
    sheet.set_margins(left=0.4, right=0.4, top=0.5, bottom=0.6)
    sheet.repeat_rows(page.heading_row)
    sheet.set_footer(f"&L{footer.replace('&', '&&')}&R&A, &P / &N")


def _put_row(sheet: Worksheet, styles: Styles, page: Page, row: int, cells: Row, zone: ZoneInfo) -> None:
    sheet.set_row(row, _height(page.columns, cells))
    for number, (column, cell) in enumerate(zip(page.columns, cells, strict=True)):
        value, style = _split(cell, column.style)
        _put_value(sheet, row, number, value, styles.of[style], zone)


def _split(cell: Cell, usual: Style) -> tuple[Value, Style]:
    return (cell.value, cell.style) if isinstance(cell, Styled) else (cell, usual)


def _put_value(sheet: Worksheet, row: int, column: int, value: Value, look: Format, zone: ZoneInfo) -> None:
    match value:
        case None:
            sheet.write_blank(row, column, None, look)
        case Formula(text, now):
            sheet.write_formula(row, column, text, look, "" if now is None else now)
        case str():
            sheet.write_string(row, column, cell_text(value), look)
        case datetime():
            sheet.write_datetime(row, column, value.astimezone(zone).replace(tzinfo=None), look)
        case date():
            sheet.write_datetime(row, column, value, look)
        case _:
            sheet.write_number(row, column, value, look)
