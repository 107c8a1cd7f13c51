"""Report tables shortened for slides, and their text alternatives."""

from collections.abc import Iterable, Sequence

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Listing, msg
from stormsizer.report.blocks import Block, Report, Table


def described(table: Table, localizer: Localizer, most: int = 6) -> str:
    """Return the text alternative for a table."""
    columns = Listing(tuple(column.label for column in table.columns))
    firsts = tuple(row[0].text for row in table.rows if row[0].text)[:most]
    n_rows = len(table.rows)
    if not firsts:
        return localizer.text(msg("slide-table-empty", rows=n_rows, caption=table.caption, columns=columns))
    return localizer.text(
        msg("slide-table-described", rows=n_rows, caption=table.caption, columns=columns, first=Listing(firsts))
    )


def table_of(blocks: Iterable[Block], table_id: str = "") -> Table | None:
    """Return the table with this ID, or the first table if no ID is given; None if there is none."""
    return next((block for block in blocks if isinstance(block, Table) and table_id in ("", block.id)), None)


def in_report(report: Report, table_id: str) -> Table | None:
    """Return the table with this ID from the report, if there is one."""
    return table_of((block for section in report.sections for block in section.blocks), table_id)


def only(table: Table, columns: Sequence[int]) -> Table:
    """Return a table reduced to some of its columns."""
    return table.model_copy(
        update={
            "columns": tuple(table.columns[i] for i in columns),
            "rows": tuple(row if len(row) == 1 else tuple(row[i] for i in columns) for row in table.rows),
        }
    )
