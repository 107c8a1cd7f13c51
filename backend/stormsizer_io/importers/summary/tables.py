"""Tables as shown in the mapping dialog, and the mapping with which they are read."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import BinaryIO

from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.mappings import ColumnMapping, ColumnUse, Measure, suggest_mapping
from stormsizer_io.importers.parsing.tables import open_table, split
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.importers.summary.document import ColumnChoice, TableMapping, TableSummary

FIRST_ROWS = 5
MOST_COLUMNS, MOST_HEADER_CHARS, MOST_CELL_CHARS = 500, 200_000, 100
"""Limits for what is shown; other columns can still be mapped by name."""


def table_summary(stream: BinaryIO, limits: Limits, mapping: TableMapping | None) -> TableSummary:
    """Return the columns and first rows of a table, with the chosen mapping or the mapping suggested by its headers.

    Raises
    ------
    ImportRefusedError
        If it is not a table.
    """
    table = open_table(stream, limits)
    header = _shown_header(table.header)
    rows = [_cells(line, table.dialect.separator) for line in table.lines.peek(FIRST_ROWS)[:FIRST_ROWS]]
    suggested = suggest_mapping(table.header)
    return TableSummary(
        header=header,
        first_rows=tuple(tuple(cell[:MOST_CELL_CHARS] for cell in row[: len(header)]) for row in rows if row),
        measures=tuple(measure.value for measure in Measure),
        mapping=mapping or (None if suggested is None else _document(suggested)),
    )


def _shown_header(header: Sequence[str]) -> tuple[str, ...]:
    shown: list[str] = []
    n_chars = 0
    for name in header[:MOST_COLUMNS]:
        n_chars += len(name)
        if n_chars > MOST_HEADER_CHARS:
            break
        shown.append(name)
    return tuple(shown)


def _cells(line: str, separator: str) -> list[str]:
    try:
        return split(line, separator)
    except csv.Error:
        return [line.rstrip("\n")]


def _document(mapping: ColumnMapping) -> TableMapping:
    columns = [
        ColumnChoice(measure=measure.value, column=use.column, scale=use.scale) for measure, use in mapping.uses.items()
    ]
    return TableMapping(
        time=mapping.time,
        columns=tuple(columns),
        entity=mapping.entity,
        stamps=mapping.stamps,
        order=None if mapping.order is None else mapping.order.value,
        bias_minutes=mapping.bias_minutes,
    )


def mapping_for(header: Sequence[str], mapping: TableMapping | None, *, is_first: bool) -> ColumnMapping | None:
    """Return the chosen mapping if it was chosen for this table or the table has its columns; otherwise None."""
    if mapping is None:
        return None
    names = {mapping.time, *(each.column for each in mapping.columns), *((mapping.entity,) if mapping.entity else ())}
    if not is_first and not names <= set(header):
        return None
    return ColumnMapping(
        time=mapping.time,
        uses={Measure(each.measure): ColumnUse(each.column, each.scale) for each in mapping.columns},
        entity=mapping.entity,
        stamps=mapping.stamps,
        order=DateOrder(mapping.order) if mapping.order in set(DateOrder) else None,
        bias_minutes=mapping.bias_minutes,
    )
