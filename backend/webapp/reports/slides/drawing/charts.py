"""Native charts, each with its own embedded workbook and, where possible, theme colors."""

from datetime import datetime
from typing import Any

from pptx.chart.data import CategoryChartData, XyChartData
from pptx.enum.chart import XL_CHART_TYPE, XL_LEGEND_POSITION, XL_MARKER_STYLE, XL_TICK_LABEL_POSITION
from pptx.enum.dml import MSO_THEME_COLOR
from pptx.oxml import parse_xml
from pptx.oxml.ns import qn
from pptx.util import Inches, Pt

from webapp.reports.rendering.printable import printable_text
from webapp.reports.slides.drawing.chart_colors import (
    FONT_PT,
    color,
    color_line,
    draw_points,
    label_bars,
    label_every,
    quiet_axis,
    rate_axis,
    see_through,
    title_axis,
)
from webapp.reports.slides.drawing.chart_workbook import workbook
from webapp.reports.slides.drawing.fitting import cut
from webapp.reports.slides.slide import Bars, Lines, Scatter

LABEL_SHARE = 0.34
"""Maximum fraction of a bar chart's width for labels."""
_CHART = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'


def add_lines(slide: Any, lines: Lines, name: str, created_at: datetime) -> None:
    """Draw a line chart."""
    chart = _add_category_chart(slide, XL_CHART_TYPE.LINE, lines, name, created_at, lines.categories)
    for series, values in zip(chart.plots[0].series, lines.series, strict=True):
        series.smooth = False
        series.marker.style = XL_MARKER_STYLE.NONE
        color_line(series.format.line, values)
        if values.light:
            see_through(series)
    axis = chart.category_axis
    quiet_axis(axis)
    axis.tick_label_position = XL_TICK_LABEL_POSITION.LOW
    for tag, skip in (("c:tickLblSkip", lines.labels_every), ("c:tickMarkSkip", lines.labels_every)):
        label_every(chart, tag, skip)
    rate_axis(chart.value_axis, lines.number_format, lines.from_zero)
    if lines.axis:
        title_axis(chart.value_axis, lines.axis)


def add_bars(slide: Any, bars: Bars, name: str, created_at: datetime) -> None:
    """Draw a bar chart."""
    kind = XL_CHART_TYPE.BAR_STACKED if bars.stacked else XL_CHART_TYPE.BAR_CLUSTERED
    room = bars.box.width * 72 * LABEL_SHARE
    names = tuple(cut(printable_text(text), room, FONT_PT, 2) for text in bars.categories)
    chart = _add_category_chart(slide, kind, bars, name, created_at, names)
    plot = chart.plots[0]
    plot.gap_width = 45 if bars.stacked or len(bars.series) == 1 else 60
    plot.overlap = 100 if bars.stacked else -5
    for series, values in zip(plot.series, bars.series, strict=True):
        series.format.fill.solid()
        color(series.format.fill.fore_color, values.paint)
        if values.light:
            see_through(series)
        label_bars(series, values, bars)
    axis = chart.category_axis
    axis.reverse_order = True
    quiet_axis(axis)
    if not bars.from_zero:
        axis.tick_label_position = XL_TICK_LABEL_POSITION.LOW
    rate_axis(chart.value_axis, bars.number_format, bars.from_zero)
    chart.value_axis.tick_label_position = XL_TICK_LABEL_POSITION.HIGH
    if bars.highest is not None:
        chart.value_axis.maximum_scale = bars.highest


def add_scatter(slide: Any, scatter: Scatter, name: str, created_at: datetime) -> None:
    """Draw a scatter chart with two logarithmic axes."""
    data: Any = XyChartData(number_format="General")  # type: ignore[no-untyped-call]
    for points in scatter.series:
        series = data.add_series(points.name)
        for x, y in points.xy:
            series.add_data_point(x, y)
    chart = _add(slide, XL_CHART_TYPE.XY_SCATTER, scatter, name, data)
    _replace_workbook(chart, _xy_rows(scatter), created_at)
    for drawn, points in zip(chart.plots[0].series, scatter.series, strict=True):
        draw_points(drawn, points)
    lowest, highest = _decades(scatter)
    for axis, title in ((chart.category_axis, scatter.x_axis), (chart.value_axis, scatter.y_axis)):
        rate_axis(axis, "General", from_zero=False)
        axis.minimum_scale, axis.maximum_scale = lowest, highest
        axis.tick_label_position = XL_TICK_LABEL_POSITION.LOW
        title_axis(axis, title)
    for scaling in chart.element.iter(qn("c:scaling")):
        scaling.insert(0, parse_xml(f'<c:logBase {_CHART} val="10"/>'))
    for crosses in chart.element.iter(qn("c:crosses")):
        crosses.set("val", "min")


def _add_category_chart(
    slide: Any, kind: Any, asked: Lines | Bars, name: str, created_at: datetime, categories: tuple[str, ...]
) -> Any:
    names = tuple(printable_text(category) for category in categories)
    data: Any = CategoryChartData(number_format=asked.number_format)  # type: ignore[no-untyped-call]
    data.categories = names
    for values in asked.series:
        data.add_series(values.name, values.values)
    chart = _add(slide, kind, asked, name, data)
    head = ("", *(values.name for values in asked.series))
    columns = [values.values for values in asked.series]
    rows = [(category, *(column[i] for column in columns)) for i, category in enumerate(names)]
    _replace_workbook(chart, [head, *rows], created_at)
    return chart


def _add(slide: Any, kind: Any, asked: Lines | Bars | Scatter, name: str, data: Any) -> Any:
    box = asked.box
    frame = slide.shapes.add_chart(kind, *(Inches(x) for x in (box.left, box.top, box.width, box.height)), data)
    frame.name = name
    frame.element.nvGraphicFramePr.cNvPr.set("descr", printable_text(asked.description))
    chart = frame.chart
    chart.has_title = False
    chart.font.size = Pt(FONT_PT)
    chart.font.color.theme_color = MSO_THEME_COLOR.ACCENT_5
    chart.has_legend = len(asked.series) > 1
    if chart.has_legend:
        chart.legend.position = XL_LEGEND_POSITION.TOP
        chart.legend.include_in_layout = False
    return chart


def _replace_workbook(chart: Any, rows: list[Any], created_at: datetime) -> None:
    """Replace the library's workbook, in which text can become formulas and which contains the current time."""
    chart.part.chart_workbook.update_from_xlsx_blob(workbook(rows, created_at))


def _xy_rows(scatter: Scatter) -> list[tuple[str | float | None, ...]]:
    """Return the rows of all series, stacked and separated by empty rows, in the layout that the chart refers to."""
    rows: list[tuple[str | float | None, ...]] = []
    for points in scatter.series:
        rows += [(None, points.name), *points.xy, ()]
    return rows


def _decades(scatter: Scatter) -> tuple[float, float]:
    """Return the powers of ten that enclose all points."""
    numbers = [number for points in scatter.series for point in points.xy for number in point]
    lowest = highest = 1.0
    while lowest > min(numbers):
        lowest /= 10
    while highest < max(numbers):
        highest *= 10
    while lowest * 10 <= min(numbers):
        lowest *= 10
    return round(lowest, 9), highest
