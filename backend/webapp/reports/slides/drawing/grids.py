"""Native tables: as many rows as fit, separated by thin lines, with verdicts shown by color, shape and word."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pptx.enum.text import MSO_ANCHOR, PP_ALIGN
from pptx.oxml import parse_xml
from pptx.oxml.ns import qn
from pptx.util import Inches, Pt

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.report.blocks import Align, Mark, Table
from webapp.reports.rendering.printable import printable_text
from webapp.reports.slides.drawing.fitting import cut, line_height, n_lines, width_pt
from webapp.reports.slides.drawing.palette import MARK_SIGNS
from webapp.reports.slides.drawing.texts import run
from webapp.reports.slides.slide import Grid

PLAIN = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}"
"""ID of the table style without lines or bands."""
PAD_X_PT, PAD_Y_PT = 5.0, 3.0
NOTE = 0.85
"""Font size of a note relative to the cell's text."""
MOST_NOTE_LINES = 2
SMALLEST_PT, FEWEST_LINES = 8.0, 2
TRIES = ((0, 6), (1, 6), (0, 4), (1, 4), (0, 3), (1, 3), (2, 3), (2, 2), (3, 2), (4, 2))
"""Table settings to try, best first: reduction of the font size in points, and maximum lines per cell."""
NARROWEST_PT, WIDEST_SHARE = 34.0, 0.3
"""Minimum column width in points, and maximum fraction of the table's width for a column sized by its content."""
_DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'


@dataclass(frozen=True)
class _Cell:
    """A table cell with text in the language of the deck."""

    text: str
    mark: Mark = ""
    note: str = ""


@dataclass(frozen=True)
class _Column:
    """A table column with its header in the language of the deck."""

    head: str
    align: Align
    width: float


Row = tuple[_Cell, ...]


@dataclass(frozen=True)
class _Set:
    """A table ready for drawing, with sizes in points."""

    size: float
    columns_pt: tuple[float, ...]
    rows: tuple[Row, ...]
    heights_pt: tuple[float, ...]
    """Row heights, header first."""


def add_grid(slide: Any, grid: Grid, name: str, localizer: Localizer) -> None:
    """Draw a table."""
    columns = _columns(grid.table, localizer)
    made = _fitted(grid, columns, localizer)
    box = grid.box
    frame = slide.shapes.add_table(
        len(made.rows) + 1,
        len(columns),
        *(Inches(x) for x in (box.left, box.top, box.width)),
        Pt(sum(made.heights_pt)),
    )
    frame.name = name
    frame.element.nvGraphicFramePr.cNvPr.set("descr", printable_text(grid.description))
    table = frame.table
    table.horz_banding = False
    frame.element.find(f".//{qn('a:tableStyleId')}").text = PLAIN
    for column, width in zip(table.columns, made.columns_pt, strict=True):
        column.width = Pt(width)
    for row, height in zip(table.rows, made.heights_pt, strict=True):
        row.height = Pt(height)
    for i, column in enumerate(columns):
        _fill(table.cell(0, i), _Cell(column.head), column, _note(made.size), is_head=True)
    totals = grid.table.total_rows
    for i, row in enumerate(made.rows, start=1):
        if len(row) == 1:
            table.cell(i, 0).merge(table.cell(i, len(columns) - 1))
        for j, cell in enumerate(row):
            _fill(table.cell(i, j), cell, columns[j], made.size, is_strong=len(row) == 1 or i - 1 in totals)
        for j in range(len(row), len(columns)):
            _rule(table.cell(i, j), "bg2")


def _note(size: float) -> float:
    """Return the font size of a note next to text of this size, rounded down to the nearest half point."""
    return int(2 * NOTE * size) / 2


def _columns(table: Table, localizer: Localizer) -> tuple[_Column, ...]:
    heads = (
        msg("slide-column-unit", label=column.label, unit=column.unit) if column.unit else column.label
        for column in table.columns
    )
    return tuple(
        _Column(localizer.text(head), column.align, column.width)
        for head, column in zip(heads, table.columns, strict=True)
    )


def _rows(table: Table, localizer: Localizer) -> tuple[Row, ...]:
    return tuple(
        tuple(
            _Cell(printable_text(localizer.text(cell.text)), cell.mark, printable_text(localizer.text(cell.note)))
            for cell in row
        )
        for row in table.rows
    )


def _fitted(grid: Grid, columns: Sequence[_Column], localizer: Localizer) -> _Set:
    rows = _rows(grid.table, localizer)
    width, height = grid.box.width * 72, grid.box.height * 72
    tried = (
        _measured(columns, rows, max(SMALLEST_PT, grid.size - less), most_lines, width) for less, most_lines in TRIES
    )
    fitting = next((made for made in tried if sum(made.heights_pt) <= height), None)
    return fitting or _shortened(grid, _measured(columns, rows, SMALLEST_PT, FEWEST_LINES, width), height, localizer)


def _shortened(grid: Grid, made: _Set, room: float, localizer: Localizer) -> _Set:
    """Return a table with as many rows as fit, and a last row with the number of omitted rows."""
    most = len(made.rows)
    last = _alone(_more(most, grid, localizer), made.size)
    used, kept = made.heights_pt[0] + last, 0
    while kept < len(made.rows) and used + made.heights_pt[kept + 1] <= room:
        used, kept = used + made.heights_pt[kept + 1], kept + 1
    left = (_Cell(_more(most - kept, grid, localizer)),)
    return _Set(made.size, made.columns_pt, (*made.rows[:kept], left), (*made.heights_pt[: kept + 1], last))


def _more(n_rows: int, grid: Grid, localizer: Localizer) -> str:
    return localizer.text(msg("slide-more-in-report", n=n_rows) if grid.is_in_report else msg("slide-more", n=n_rows))


def _alone(text: str, size: float) -> float:
    """Return the height of a row with a single line of text."""
    return line_height(text, size) + 2 * PAD_Y_PT


def _measured(columns: Sequence[_Column], rows: Sequence[Row], size: float, most_lines: int, room: float) -> _Set:
    widths = _widths(columns, rows, size, room)
    heads = [_Cell(column.head) for column in columns]
    head = max(_height(cell, width, _note(size), True) for cell, width in zip(heads, widths, strict=True))
    shown = tuple(
        row
        if len(row) == 1
        else tuple(_cut(cell, width, size, most_lines) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    heights = [
        _alone(row[0].text, size)
        if len(row) == 1
        else max(_height(cell, width, size, False) for cell, width in zip(row, widths, strict=True))
        for row in shown
    ]
    wide = sum(widths)
    shown = tuple((_cut(row[0], wide, size, 1),) if len(row) == 1 else row for row in shown)
    return _Set(size, widths, shown, (head, *heights))


def _widths(columns: Sequence[_Column], rows: Sequence[Row], size: float, room: float) -> tuple[float, ...]:
    """Return column widths: columns without a relative width fit their content, and the others share the rest."""
    natural = [_natural(column, i, rows, size) for i, column in enumerate(columns)]
    widths = [
        0.0 if column.width else min(width, WIDEST_SHARE * room) for column, width in zip(columns, natural, strict=True)
    ]
    left = max(room - sum(widths), 0.35 * room)
    sharing = [i for i, column in enumerate(columns) if column.width]
    while sharing:
        unit = left / sum(columns[i].width for i in sharing)
        content = [i for i in sharing if natural[i] <= columns[i].width * unit]
        for i in content or sharing:
            widths[i] = min(natural[i], columns[i].width * unit)
        left -= sum(widths[i] for i in content)
        sharing = [i for i in sharing if content and i not in content]
    return tuple(width * room / sum(widths) for width in widths)


def _natural(column: _Column, i: int, rows: Sequence[Row], size: float) -> float:
    """Return the minimum width at which no cell in the column wraps and the header wraps only between words."""
    head = max(width_pt(word, _note(size), True) for word in column.head.split())
    cells = [row[i] for row in rows if len(row) > 1]
    texts = [width_pt(_shown(cell), size) for cell in cells]
    notes = [width_pt(cell.note, _note(size)) for cell in cells]
    return max(max([head, *texts, *notes]) + 2 * PAD_X_PT + 2, NARROWEST_PT)


def _cut(cell: _Cell, width: float, size: float, most: int) -> _Cell:
    inner = width - 2 * PAD_X_PT - (size if cell.mark else 0.0)
    text = cut(cell.text, inner, size, most)
    note = cut(cell.note, inner, _note(size), MOST_NOTE_LINES) if cell.note else ""
    return _Cell(text, cell.mark, note)


def _height(cell: _Cell, width: float, size: float, bold: bool) -> float:
    inner = width - 2 * PAD_X_PT
    shown, small = _shown(cell), _note(size)
    text = n_lines(shown, inner, size, bold) * line_height(shown, size)
    note = n_lines(cell.note, inner, small) * line_height(cell.note, small) if cell.note else 0.0
    return text + note + 2 * PAD_Y_PT


def _shown(cell: _Cell) -> str:
    return f"{MARK_SIGNS[cell.mark]} {cell.text}" if cell.mark else cell.text


def _fill(
    place: Any, cell: _Cell, column: _Column, size: float, is_head: bool = False, is_strong: bool = False
) -> None:
    place.margin_left = place.margin_right = Pt(PAD_X_PT)
    place.margin_top = place.margin_bottom = Pt(PAD_Y_PT)
    place.vertical_anchor = MSO_ANCHOR.BOTTOM if is_head else MSO_ANCHOR.TOP
    frame = place.text_frame
    frame.word_wrap = True
    first = frame.paragraphs[0]
    first.alignment = PP_ALIGN.RIGHT if column.align == "right" else PP_ALIGN.LEFT
    if cell.mark:
        run(first, f"{MARK_SIGNS[cell.mark]} ", size, None, cell.mark)
    run(first, cell.text, size, is_head or is_strong or None, "muted" if is_head else "ink")
    if cell.note:
        second = frame.add_paragraph()
        second.alignment = first.alignment
        run(second, cell.note, _note(size), None, "muted")
    _rule(place, "accent1" if is_head else "bg2")


def _rule(place: Any, color: str) -> None:
    """Draw a thin line in a theme color below a cell."""
    darker = '<a:lumMod val="90000"/>' if color == "bg2" else ""
    width = 12700 if color == "accent1" else 6350
    properties = place._tc.get_or_add_tcPr()  # noqa: SLF001 - the library has no borders
    properties.insert(
        0,
        parse_xml(
            f'<a:lnB {_DRAWING} w="{width}"><a:solidFill><a:schemeClr val="{color}">{darker}</a:schemeClr>'
            "</a:solidFill></a:lnB>"
        ),
    )
