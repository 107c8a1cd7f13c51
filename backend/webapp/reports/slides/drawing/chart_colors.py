"""Colors, labels and axes of native charts, using theme colors where possible."""

from typing import Any

from pptx.enum.chart import XL_MARKER_STYLE, XL_TICK_MARK
from pptx.enum.dml import MSO_LINE_DASH_STYLE, MSO_THEME_COLOR
from pptx.oxml import parse_xml
from pptx.oxml.ns import qn
from pptx.util import Pt

from stormsizer.report.colors import PAPER, ink_on
from webapp.reports.rendering.palette import GRADES, INK
from webapp.reports.slides.drawing.palette import HAIRLINE
from webapp.reports.slides.drawing.texts import rgb
from webapp.reports.slides.slide import Bars, Paint, Points, Values

FONT_PT = 10.0
LIGHT_PERMILLE = 45_000
"""Opacity of background series, in thousandths of a percent."""
_DRAWING = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
_THEME = {
    "primary": MSO_THEME_COLOR.ACCENT_1,
    "reads": MSO_THEME_COLOR.ACCENT_3,
    "writes": MSO_THEME_COLOR.ACCENT_4,
    "muted": MSO_THEME_COLOR.ACCENT_5,
}
_CHART = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'


def color(place: Any, paint: Paint) -> None:
    """Set the color of a fill or line according to its role."""
    if paint in _THEME:
        place.theme_color = _THEME[paint]
    else:
        place.rgb = rgb(GRADES[paint])


def color_line(line: Any, values: Values) -> None:
    """Style a line: thin and dashed for a limit, thin for a background series."""
    color(line.color, values.paint)
    line.width = Pt(1.25 if values.dashed or values.light else 1.75)
    if values.dashed:
        line.dash_style = MSO_LINE_DASH_STYLE.DASH


def see_through(series: Any) -> None:
    """Make a series semitransparent, which gives a lighter tint that still follows the theme color."""
    element = series._element  # noqa: SLF001 - the library has no opacity
    for paint in [*element.iter(qn("a:schemeClr")), *element.iter(qn("a:srgbClr"))]:
        paint.append(parse_xml(f'<a:alpha {_DRAWING} val="{LIGHT_PERMILLE}"/>'))


def draw_points(series: Any, points: Points) -> None:
    """Style a series as points without a line, or as a thin dashed line without points."""
    if points.marker == "none":
        series.marker.style = XL_MARKER_STYLE.NONE
        color(series.format.line.color, points.paint)
        series.format.line.width = Pt(1)
        series.format.line.dash_style = MSO_LINE_DASH_STYLE.DASH
        return
    series.format.line.fill.background()
    series.marker.style = XL_MARKER_STYLE.CIRCLE if points.marker == "disc" else XL_MARKER_STYLE.SQUARE
    series.marker.size = 6
    series.marker.format.fill.solid()
    color(series.marker.format.fill.fore_color, points.paint)
    series.marker.format.line.fill.background()


def label_bars(series: Any, values: Values, bars: Bars) -> None:
    """Label bars with their values; in stacked charts, only bars that have room for a label."""
    wide = [i for i, value in enumerate(values.values) if value is not None and value >= bars.least_label]
    if bars.stacked:
        fill = GRADES.get(values.paint, INK)
        ink = rgb(PAPER if ink_on(fill) == PAPER else INK)
        for i in wide:
            label = series.points[i].data_label
            label.has_text_frame = False
            label.font.size, label.font.bold = Pt(FONT_PT), True
            label.font.color.rgb = ink
            _show_value(label)
        return
    labels = series.data_labels
    labels.show_value = True
    labels.number_format, labels.number_format_is_linked = bars.number_format, False
    labels.font.size = Pt(FONT_PT)
    labels.font.color.theme_color = MSO_THEME_COLOR.TEXT_1


def _show_value(label: Any) -> None:
    """Show only the value in a label, and none of the other items that a label can contain."""
    element = label._dLbl  # noqa: SLF001 - the library has no switches for one label
    for tag in ("c:showLegendKey", "c:showCatName", "c:showSerName", "c:showPercent", "c:showBubbleSize"):
        for switch in element.findall(qn(tag)):
            switch.set("val", "0")


def quiet_axis(axis: Any) -> None:
    """Reduce a category axis to a thin line."""
    axis.has_major_gridlines = False
    axis.major_tick_mark = axis.minor_tick_mark = XL_TICK_MARK.NONE
    axis.format.line.color.rgb = rgb(HAIRLINE)


def rate_axis(axis: Any, number_format: str, from_zero: bool = True) -> None:
    """Style a value axis with thin gridlines, and start it at zero if requested."""
    axis.has_major_gridlines = True
    axis.major_gridlines.format.line.color.rgb = rgb(HAIRLINE)
    axis.major_gridlines.format.line.width = Pt(0.5)
    axis.major_tick_mark = axis.minor_tick_mark = XL_TICK_MARK.NONE
    axis.format.line.fill.background()
    axis.tick_labels.number_format, axis.tick_labels.number_format_is_linked = number_format, False
    if from_zero:
        axis.minimum_scale = 0


def title_axis(axis: Any, text: str) -> None:
    """Set the title of an axis."""
    axis.has_title = True
    frame = axis.axis_title.text_frame
    frame.text = text
    font = frame.paragraphs[0].font
    font.size, font.bold = Pt(FONT_PT), False
    font.color.theme_color = MSO_THEME_COLOR.ACCENT_5


def label_every(chart: Any, tag: str, every: int) -> None:
    """Set the label interval of a category axis; the file format requires it as the second-to-last element."""
    axis = chart.element.find(f".//{qn('c:catAx')}")
    element = parse_xml(f'<{tag} {_CHART} val="{every}"/>')
    axis.find(qn("c:noMultiLvlLbl")).addprevious(element)
