"""Charts for a report, as SVG. Their labels remain text, set in the report's own font."""

import io
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from stormsizer.messages.localizer import Localizer
from stormsizer.report.blocks import Figure, Report, SmallFigures
from stormsizer.report.charts.data import Chart, Histogram, RoomChart, TimeChart
from webapp.reports.rendering.fonts import FOLDER, prepare_matplotlib
from webapp.reports.rendering.palette import INK, MUTED

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

CM = 1 / 2.54
WIDE_CM = 17.0
HEAD_CM, PANEL_CM = 0.8, 3.4
"""Heights of the header and of each panel in a full-width time chart. Four panels and the page's text fit on a page."""
ROOM_CM = (17.0, 7.8)
SMALL_CM = (8.2, 4.7)
HISTOGRAM_CM = (8.2, 3.4)

_STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "stormsizer",
    "font.family": ["Inter", "Noto Sans JP"],
    "font.size": 7,
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.edgecolor": MUTED,
    "axes.linewidth": 0.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelsize": 6.5,
    "ytick.labelsize": 6.5,
    "xtick.major.width": 0.5,
    "xtick.major.size": 2.5,
    "ytick.major.size": 0,
    "ytick.major.pad": 2,
    "hatch.linewidth": 0.4,
}
_LOCK = threading.Lock()
"""Lock for Matplotlib, whose style is global to all threads."""


def drawn(report: Report, localizer: Localizer) -> dict[str, str]:
    """Return every chart in a report as SVG, keyed by chart ID."""
    prepare_matplotlib()
    from matplotlib import font_manager, rc_context  # noqa: PLC0415 - a second that only a report needs

    with _LOCK:
        for path in sorted([*FOLDER.glob("Inter-*.ttf"), FOLDER / "NotoSansJP-Regular.ttf"]):
            if path.stem not in _registered:
                font_manager.fontManager.addfont(path)
                _registered.add(path.stem)
        with rc_context(_STYLE):
            return {chart.id: _svg(chart, wide, localizer) for chart, wide in _charts(report)}


_registered: set[str] = set()


def _charts(report: Report) -> Iterator[tuple[Chart | Histogram, bool]]:
    for section in (report.decision, *report.sections):
        for block in section.blocks:
            if isinstance(block, Figure):
                yield block.chart, True
            elif isinstance(block, SmallFigures):
                yield from ((figure.chart, False) for figure in block.figures)


def _svg(chart: Chart | Histogram, wide: bool, localizer: Localizer) -> str:
    from matplotlib.figure import Figure as Canvas  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    width_cm, height_cm = _size_cm(chart, wide)
    canvas = Canvas(
        figsize=(width_cm * CM, height_cm * CM), layout=ConstrainedLayoutEngine(w_pad=0.01, h_pad=0.015, hspace=0.02)
    )
    _draw(canvas, chart, wide, localizer)
    return _written(canvas)


def _size_cm(chart: Chart | Histogram, wide: bool) -> tuple[float, float]:
    if isinstance(chart, Histogram):
        return HISTOGRAM_CM
    if isinstance(chart, RoomChart):
        return ROOM_CM
    return (WIDE_CM, HEAD_CM + PANEL_CM * len(chart.panels)) if wide else SMALL_CM


def _draw(canvas: "Canvas", chart: Chart | Histogram, wide: bool, localizer: Localizer) -> None:
    from webapp.reports.rendering.histogram import draw_histogram  # noqa: PLC0415
    from webapp.reports.rendering.room_chart import draw_room_chart  # noqa: PLC0415
    from webapp.reports.rendering.time_chart import draw_time_chart  # noqa: PLC0415

    if isinstance(chart, Histogram):
        draw_histogram(canvas, chart, localizer)
    elif isinstance(chart, TimeChart):
        draw_time_chart(canvas, chart, wide, localizer)
    else:
        draw_room_chart(canvas, chart, localizer)


def _written(canvas: "Canvas") -> str:
    target = io.StringIO()
    canvas.savefig(target, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return target.getvalue()
