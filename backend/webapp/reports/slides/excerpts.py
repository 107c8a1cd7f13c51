"""Sentences and tables of the report, shortened for slides."""

from collections.abc import Iterable, Sequence

from stormsizer.report.blocks import Block, Report, Table


def described(table: Table, most: int = 6) -> str:
    """Description of a table, as a sentence."""
    heads = ", ".join(column.label for column in table.columns)
    firsts = [row[0].text for row in table.rows if row[0].text][:most]
    return f"Table of {len(table.rows):,} rows: {table.caption}. Columns: {heads}. It begins with {'; '.join(firsts)}."


def first_sentence(text: str) -> tuple[str, str]:
    """A text truncated after its first sentence.

    >>> first_sentence("It holds 3 of 4 phases. Worst: the 8.1 release.")
    ('It holds 3 of 4 phases.', 'Worst: the 8.1 release.')
    """
    for place in (i for i in range(len(text) - 2) if text[i] == "." and text[i + 1] == " "):
        if text[place + 2].isupper() and place > 12:
            return text[: place + 1], text[place + 2 :]
    return text, ""


def table_of(blocks: Iterable[Block], caption: str = "") -> Table | None:
    """The first table whose caption begins with a text; none if there is none."""
    return next((block for block in blocks if isinstance(block, Table) and block.caption.startswith(caption)), None)


def in_report(report: Report, caption: str) -> Table | None:
    """The report table whose caption begins with a text."""
    return table_of((block for section in report.sections for block in section.blocks), caption)


def only(table: Table, columns: Sequence[int]) -> Table:
    """A table with some of its columns."""
    return table.model_copy(
        update={
            "columns": tuple(table.columns[i] for i in columns),
            "rows": tuple(row if len(row) == 1 else tuple(row[i] for i in columns) for row in table.rows),
        }
    )
