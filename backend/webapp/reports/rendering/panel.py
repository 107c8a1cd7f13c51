"""One panel of a chart: the mean as a line, the range as a band, and limits as thin labeled lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Quantity, msg
from stormsizer.report import cells
from stormsizer.report.charts.data import Line, Panel
from stormsizer.storage.trace import Floats
from webapp.reports.rendering.palette import CEILING, DASHES, GRID, HUES, INK

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BAND_ALPHA = 0.28
HEADROOM = 1.25
"""Axis height relative to the highest value, which leaves space for event numbers and limit labels."""


def draw_panel(
    axis: Axes, panel: Panel, edges: Floats, limits_left: bool, localizer: Localizer, stepped: bool = False
) -> None:
    """Draw the lines of a panel over buckets with these boundaries, optionally as steps."""
    axis.set_axisbelow(True)
    axis.grid(axis="y", color=GRID, lw=0.5)
    for line in panel.lines:
        _line(axis, line, edges, localizer, stepped)
    _scale(axis, panel, localizer)
    _limits(axis, panel, limits_left, localizer)
    _title(axis, panel, localizer)


def _line(axis: Axes, line: Line, edges: Floats, localizer: Localizer, stepped: bool) -> None:
    low, mean, high = (
        np.array([np.nan if x is None else x for x in values]) for values in (line.min, line.mean, line.max)
    )
    places = (edges[:-1] + edges[1:]) / 2
    if stepped:
        places = edges
        low, mean, high = (np.append(values, values[-1]) for values in (low, mean, high))
    color = HUES[line.hue]
    axis.fill_between(places, low, high, color=color, alpha=BAND_ALPHA, lw=0, step="post" if stepped else "mid")
    axis.plot(
        places,
        mean,
        color=color,
        lw=0.9,
        ls=DASHES[line.dash],
        drawstyle="steps-post" if stepped else "default",
        solid_capstyle="round",
        label=localizer.text(line.label),
    )


def _scale(axis: Axes, panel: Panel, localizer: Localizer) -> None:
    values = [x for line in panel.lines for x in line.max if x is not None]
    highest = max([*values, *(ceiling.value for ceiling in panel.ceilings)], default=0.0)
    if panel.logarithmic:
        _logarithmic(axis, panel, highest)
    elif panel.unit == "%" and highest <= 100:
        axis.set_ylim(0, 112)
        axis.set_yticks([0, 50, 100])
    else:
        axis.set_ylim(0, highest * HEADROOM or 1.0)
        axis.locator_params(axis="y", nbins=4)
    axis.minorticks_off()
    axis.yaxis.set_major_formatter(lambda value, _: localizer.text(cells.value(value, digits=10)))


def _logarithmic(axis: Axes, panel: Panel, highest: float) -> None:
    from matplotlib.ticker import LogLocator  # noqa: PLC0415 - matplotlib is loaded by the caller

    lowest = min(x for line in panel.lines for x in line.mean if x is not None and x > 0)
    axis.set_yscale("log")
    axis.set_ylim(10 ** np.floor(np.log10(lowest)), 3 * highest)
    axis.yaxis.set_major_locator(LogLocator(base=10, numticks=5))


def _limits(axis: Axes, panel: Panel, left: bool, localizer: Localizer) -> None:
    highest = max((ceiling.value for ceiling in panel.ceilings), default=0.0)
    for ceiling in panel.ceilings:
        above = ceiling.value == highest
        axis.axhline(ceiling.value, color=CEILING, lw=0.6, dashes=(5, 2), zorder=1.5)
        axis.annotate(
            localizer.text(msg("report-chart-limit", label=ceiling.label, value=_amount(ceiling.value, panel))),
            (0 if left else 1, ceiling.value),
            xycoords=("axes fraction", "data"),
            xytext=(2 if left else -1, 1.5 if above else -1.5),
            textcoords="offset points",
            ha="left" if left else "right",
            va="bottom" if above else "top",
            color=CEILING,
            fontsize=6,
        )


def _amount(value: float, panel: Panel) -> Quantity:
    """Return a value on a panel's axis as a quantity; a percentage is converted to a fraction."""
    return Quantity(value / 100, "fraction") if panel.unit == "%" else Quantity(value, str(panel.unit))


def _title(axis: Axes, panel: Panel, localizer: Localizer) -> None:
    title = msg("report-panel-title", title=panel.title, unit=panel.unit)
    if panel.logarithmic:
        title = msg("report-panel-title-log", title=panel.title, unit=panel.unit)
    axis.set_title(localizer.text(title), loc="left", fontsize=7, fontweight=600, color=INK, pad=3)
    axis.legend(
        loc="lower right",
        bbox_to_anchor=(1.0, 0.985),
        ncols=len(panel.lines),
        frameon=False,
        fontsize=6.5,
        handlelength=1.6,
        handletextpad=0.5,
        columnspacing=1.2,
        borderpad=0,
        borderaxespad=0.2,
    )
