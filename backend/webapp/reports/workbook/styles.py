"""Cell styles of a workbook."""

from collections.abc import Mapping
from typing import Any

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]

from webapp.reports.workbook.page import Style

INK, MUTED, RULE, BAND = "#14181f", "#59616e", "#c9ced8", "#eef0f5"
_BASE: Mapping[str, Any] = {"font_name": "Calibri", "font_size": 10, "font_color": INK, "valign": "top"}
_LEFT: Mapping[str, Any] = {"align": "left", "indent": 1}
_SUM: Mapping[str, Any] = {"bold": True, "top": 1, "top_color": INK}
_INPUT: Mapping[str, Any] = {"bg_color": "#fff7d6", "font_color": "#0b3d91", "border": 1, "border_color": RULE}
_MONEY, _DECIMAL = "#,##0.00", "#,##0.0##"

STYLES: Mapping[Style, Mapping[str, Any]] = {
    "plain": _LEFT,
    "text": {**_LEFT, "text_wrap": True},
    "strong": {**_LEFT, "bold": True, "text_wrap": True},
    "total": {**_SUM, **_LEFT},
    "any": {"num_format": "General", "align": "right"},
    "count": {"num_format": "#,##0"},
    "decimal": {"num_format": _DECIMAL},
    "latency": {"num_format": "#,##0.00"},
    "share": {"num_format": "0.0%"},
    "money": {"num_format": _MONEY},
    "instant": {**_LEFT, "num_format": "yyyy-mm-dd hh:mm"},
    "second": {**_LEFT, "num_format": "yyyy-mm-dd hh:mm:ss"},
    "day": {**_LEFT, "num_format": "yyyy-mm-dd"},
    "input": {**_INPUT, "num_format": _MONEY},
    "input_count": {**_INPUT, "num_format": "#,##0"},
    "sum_money": {**_SUM, "num_format": _MONEY},
    "sum_decimal": {**_SUM, "num_format": _DECIMAL},
    "good": {**_LEFT, "bg_color": "#d9f2e8"},
    "fair": {**_LEFT, "bg_color": "#fcefd2"},
    "poor": {**_LEFT, "bg_color": "#f9dccb", "bold": True},
}


class Styles:
    """Cell formats of one workbook."""

    def __init__(self, book: Workbook) -> None:
        self.of: Mapping[Style, Format] = {
            name: book.add_format({**_BASE, **changes}) for name, changes in STYLES.items()
        }
        self.title: Format = book.add_format({**_BASE, "bold": True, "font_size": 14})
        self.remark: Format = book.add_format({**_BASE, "font_color": MUTED})
        heading = {**_LEFT, "bold": True, "bg_color": BAND, "text_wrap": True, "bottom": 1, "bottom_color": INK}
        self.heading: Format = book.add_format({**_BASE, **heading})
