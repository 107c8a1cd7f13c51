"""The workbook embedded in a chart and opened by *Edit Data*. Its creation date is the run's; text remains text."""

import io
from collections.abc import Sequence
from datetime import UTC, datetime

from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]

SHEET = "Sheet1"
"""Name of the sheet that charts refer to."""
Field = str | float | None


def workbook(rows: Sequence[Sequence[Field]], created_at: datetime) -> bytes:
    """Return a workbook with these rows, starting in cell A1. Text never becomes a formula, a number or a link."""
    target = io.BytesIO()
    with Workbook(target, {"in_memory": True}) as book:
        book.set_properties({"created": created_at.astimezone(UTC).replace(tzinfo=None)})
        sheet = book.add_worksheet(SHEET)
        for i, row in enumerate(rows):
            for j, field in enumerate(row):
                if isinstance(field, str):
                    sheet.write_string(i, j, field)
                elif field is not None:
                    sheet.write_number(i, j, field)
    return target.getvalue()
