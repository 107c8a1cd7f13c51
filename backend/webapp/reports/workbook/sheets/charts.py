"""Charts sheet: the week as spreadsheet charts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import inf
from typing import Any

from xlsxwriter.workbook import Workbook  # type: ignore[import-untyped]

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario import Scenario
from webapp.reports.buckets import Buckets
from webapp.reports.workbook.page import Page
from webapp.reports.workbook.sheets.series import column_of
from webapp.reports.workbook.styles import INK, MUTED, RULE

WIDTH_PX, HEIGHT_PX = 1180, 340
ROWS_EACH = 18
SPREAD_OF_A_LOGARITHM = 30.0
"""Ratio of the largest to the smallest value above which an axis becomes logarithmic."""
DAY_ZERO = datetime(1899, 12, 30)  # noqa: DTZ001 - clocks on the wall have no zone
READS, WRITES = "#0072b2", "#7b4fb5"


@dataclass(frozen=True)
class _Chart:
    title: Message
    unit: str
    lines: tuple[tuple[str, Message, str], ...]
    """Quantity, name and color of each line."""
    may_be_logarithmic: bool = False


_CHARTS = (
    _Chart(
        msg("workbook-chart-iops"),
        "IOPS",
        (
            ("reads_iops", msg("workbook-column-reads"), READS),
            ("writes_iops", msg("workbook-column-writes"), WRITES),
        ),
    ),
    _Chart(
        msg("workbook-chart-latency"),
        "ms",
        (
            ("host_read_latency_ms", msg("workbook-column-reads"), READS),
            ("host_write_latency_ms", msg("workbook-column-writes"), WRITES),
        ),
        may_be_logarithmic=True,
    ),
    _Chart(
        msg("workbook-chart-throughput"),
        "MB/s",
        (
            ("read_mb_per_s", msg("workbook-column-read"), READS),
            ("write_mb_per_s", msg("workbook-column-written"), WRITES),
        ),
    ),
)


def put_charts(book: Workbook, series: Page, buckets: Buckets, scenario: Scenario, localizer: Localizer) -> None:
    """Add a sheet with charts of the mean values on the series sheet."""
    instants = buckets.instants(scenario)
    first, last = _serial_day(instants[0]), _serial_day(instants[-1])
    sheet = book.add_worksheet(localizer.text(msg("workbook-sheet-charts")))
    sheet.hide_gridlines(2)
    sheet.set_portrait()
    sheet.set_paper(9)
    sheet.fit_to_pages(1, 1)
    for number, spec in enumerate(_CHARTS):
        chart = book.add_chart({"type": "scatter", "subtype": "straight"})
        for quantity, name, color in spec.lines:
            chart.add_series(_line(series, column_of(buckets, quantity), localizer.text(name), color))
        logarithmic = spec.may_be_logarithmic and _spread([buckets.bands[each].mean for each, *_ in spec.lines])
        _format_chart(chart, spec, first, last, logarithmic, localizer)
        description = localizer.text(msg("workbook-chart-description", title=spec.title, sheet=series.name))
        sheet.insert_chart(number * ROWS_EACH, 0, chart, {"description": description, "object_position": 1})


def _line(series: Page, column: int, name: str, color: str) -> dict[str, Any]:
    first, last = series.first_row, series.first_row + len(series.rows) - 1
    return {
        "name": name,
        "categories": [series.name, first, 0, last, 0],
        "values": [series.name, first, column, last, column],
        "line": {"color": color, "width": 1.25},
        "marker": {"type": "none"},
    }


def _format_chart(chart: Any, spec: _Chart, first: float, last: float, logarithmic: bool, localizer: Localizer) -> None:
    font = {"color": MUTED, "size": 9}
    title = localizer.text(msg("workbook-heading", label=spec.title, unit=spec.unit))
    chart.set_title({"name": title, "name_font": {"color": INK, "size": 12}, "overlay": False})
    chart.set_x_axis(
        {
            "num_format": localizer.text(msg("workbook-chart-instant")),
            "num_font": font,
            "min": first,
            "max": last,
            "major_unit": _day_step(last - first),
            "major_gridlines": {"visible": False},
            "line": {"color": RULE},
            "label_position": "low",
        }
    )
    scale = {"log_base": 10} if logarithmic else {"min": 0}
    lines = {"visible": True, "line": {"color": RULE}}
    chart.set_y_axis({"num_format": "#,##0.##", "num_font": font, "major_gridlines": lines, **scale})
    chart.set_legend({"position": "top", "font": font})
    chart.set_size({"width": WIDTH_PX, "height": HEIGHT_PX})
    chart.show_blanks_as("gap")


def _spread(bands: Sequence[Sequence[float | None]]) -> bool:
    """Return whether the range of values requires a logarithmic axis."""
    known = [value for band in bands for value in band if value is not None]
    return bool(known) and min(known) > 0 and max(known) / min(known) > SPREAD_OF_A_LOGARITHM


def _serial_day(instant: datetime) -> float:
    """Convert an instant to a spreadsheet date in local time."""
    return (instant.replace(tzinfo=None) - DAY_ZERO) / timedelta(days=1)


def _day_step(n_days: float) -> float:
    """Return the number of days between the labels on the time axis."""
    return next(step for up_to, step in ((0.5, 1 / 24), (2.0, 1 / 8), (10.0, 1.0), (inf, 2.0)) if n_days <= up_to)
