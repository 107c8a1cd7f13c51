"""A sheet in another language: its words, and the words and sheets that its formulas name. Numbers stay numbers."""

import re
from dataclasses import replace

from stormsizer.messages.text import Message, Text
from stormsizer.report.language import Say
from webapp.reports.workbook.page import Cell, Column, Formula, Page, Row, Styled, Value

_QUOTED = re.compile(r"\"([^\"]+)\"|'([^']+)'(?=!)")


def said_page(page: Page, say: Say) -> Page:
    """Every text of a sheet as it is said."""
    return replace(
        page,
        name=say(page.name),
        title=say(page.title),
        columns=tuple(_column(column, say) for column in page.columns),
        rows=tuple(_row(row, say) for row in page.rows),
        remarks=tuple(say(remark) for remark in page.remarks),
        below=tuple(_row(row, say) for row in page.below),
    )


def _column(column: Column, say: Say) -> Column:
    return replace(column, label=say(column.label), unit=say(column.unit))


def _row(row: Row, say: Say) -> Row:
    return tuple(_cell(cell, say) for cell in row)


def _cell(cell: Cell, say: Say) -> Cell:
    return replace(cell, value=_value(cell.value, say)) if isinstance(cell, Styled) else _value(cell, say)


def _value(value: Value, say: Say) -> Value:
    match value:
        case bool():
            return say("yes" if value else "no")
        case str() | Message():
            return say(value)
        case Formula(text, now):
            return Formula(_QUOTED.sub(lambda found: _quoted(found, say), text), _now(now, say))
        case _:
            return value


def _quoted(found: re.Match[str], say: Say) -> str:
    if found[2]:
        return f"'{say(found[2])}'"
    words = found[1]
    kept = words[len(words.rstrip()) :]
    return f'"{say(words.rstrip())}{kept}"'


def _now(now: float | Text | None, say: Say) -> float | str | None:
    return say(now) if isinstance(now, str | Message) else now
