"""Export of a price list: one row per field, also for those without a price, so that prices can be filled in."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, time
from enum import StrEnum
from typing import NamedTuple

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog, PriceList
from webapp.catalogs.price_files.fields import FieldKind, Value, fields_of, values_of
from webapp.core.http.files import File
from webapp.core.security.sanitize import TEXT_STAYS_TEXT, legible, marked_as_text

FIELD, NAME, VALUE, UNIT = "field", "name", "value", "unit"
"""Columns. Their names are the same in every language, so that every service can read the file."""
BYTE_ORDER_MARK = "\ufeff"
"""Without it, Excel reads text as Windows-1252."""
FIRST_DAY = date(1900, 3, 1)
"""First day that all spreadsheet programs count in the same way."""
_WIDTHS = {FIELD: 46, NAME: 52, VALUE: 18, UNIT: 22}
_FORMATS: Mapping[FieldKind, Mapping[str, str | bool]] = {
    FieldKind.TEXT: {"align": "left", "text_wrap": True},
    FieldKind.DATE: {"num_format": "yyyy-mm-dd", "align": "left"},
    FieldKind.YEARS: {"num_format": "General"},
    FieldKind.NUMBER: {"num_format": "General"},
    FieldKind.AMOUNT: {"num_format": "General"},
    FieldKind.FRACTION: {"num_format": "0.0##%"},
}
"""Cell formats that show every digit, because Excel saves numbers as CSV in the way it shows them."""


class PriceFileForm(StrEnum):
    """File format of a price list."""

    CSV = "csv"
    XLSX = "xlsx"


MEDIA_TYPES: Mapping[PriceFileForm, str] = {
    PriceFileForm.CSV: "text/csv",
    PriceFileForm.XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}


class _Row(NamedTuple):
    path: str
    name: str
    value: Value | None
    unit: str
    kind: FieldKind


def exported(catalog: Catalog, prices: PriceList | None, form: PriceFileForm, reader: Localizer) -> File:
    """Return a price list as a file with the columns field, name, value and unit.

    Amounts have a decimal point and no thousands separators. Discounts are fractions, which a workbook shows as
    percent.
    """
    rows = tuple(_rows(catalog, prices, reader))
    if form is PriceFileForm.CSV:
        content = _csv(rows)
    else:
        content = _xlsx(rows, reader.text(msg("price-sheet")), prices.dated if prices is not None else None)
    return File(content, MEDIA_TYPES[form], f"price-list.{form}")


def _rows(catalog: Catalog, prices: PriceList | None, reader: Localizer) -> Iterator[_Row]:
    values = values_of(prices) if prices is not None else {}
    for field in fields_of(catalog, prices):
        yield _Row(field.path, reader.text(field.name), values.get(field.path), reader.text(field.unit), field.kind)


def _csv(rows: Iterable[_Row]) -> bytes:
    output = io.StringIO(newline="")
    output.write(BYTE_ORDER_MARK)
    writer = csv.writer(output, lineterminator="\r\n")
    writer.writerow([FIELD, NAME, VALUE, UNIT])
    for row in rows:
        writer.writerow([marked_as_text(row.path), marked_as_text(row.name), _text_of(row.value), row.unit])
    return output.getvalue().encode()


def _text_of(value: Value | None) -> str:
    match value:
        case None:
            return ""
        case str():
            return marked_as_text(value)
        case _:
            return str(int(value)) if float(value).is_integer() else repr(float(value))


def _xlsx(rows: Iterable[_Row], title: str, dated: date | None) -> bytes:
    output = io.BytesIO()
    with Workbook(output, TEXT_STAYS_TEXT) as book:
        created = datetime.combine(dated or date(2000, 1, 1), time(), UTC)
        book.set_properties({"title": title, "author": "Stormsizer", "created": created.replace(tzinfo=None)})
        heading = book.add_format({"bold": True, "bg_color": "#eef0f5", "bottom": 1})
        top = book.add_format({"valign": "top"})
        formats = {kind: book.add_format({"valign": "top", **given}) for kind, given in _FORMATS.items()}
        sheet: Worksheet = book.add_worksheet(title)
        sheet.freeze_panes(1, 2)
        for column, (name, width) in enumerate(_WIDTHS.items()):
            sheet.set_column(column, column, width)
            sheet.write_string(0, column, name, heading)
        n_rows = 0
        for n_rows, row in enumerate(rows, start=1):
            for column, text in ((0, row.path), (1, row.name), (3, row.unit)):
                sheet.write_string(n_rows, column, legible(text), top)
            _put_value(sheet, n_rows, row, formats[row.kind])
        sheet.autofilter(0, 0, n_rows, len(_WIDTHS) - 1)
    return output.getvalue()


def _put_value(sheet: Worksheet, at: int, row: _Row, look: Format) -> None:
    match row.value:
        case None:
            sheet.write_blank(at, 2, None, look)
        case str() if row.kind is FieldKind.DATE and date.fromisoformat(row.value) >= FIRST_DAY:
            sheet.write_datetime(at, 2, date.fromisoformat(row.value), look)
        case str():
            sheet.write_string(at, 2, _cell_text(row.value), look)
        case _:
            sheet.write_number(at, 2, row.value, look)


def _cell_text(text: str) -> str:
    """Return text that the library does not interpret as its own markup."""
    text = legible(text)
    return f"{text} " if text.startswith("<r>") and text.endswith("</r>") else text
