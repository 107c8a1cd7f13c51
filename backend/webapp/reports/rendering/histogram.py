"""Histogram of login times, with the thresholds for the grades good and fair."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from stormsizer.messages import terms
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Quantity, msg
from stormsizer.report import cells
from stormsizer.report.charts.data import Histogram
from webapp.reports.rendering.palette import CEILING, GRADES, GRID, HATCHES, INK

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def draw_histogram(canvas: Figure, chart: Histogram, localizer: Localizer) -> None:
    """Draw a histogram with one bar per bin, in the color and pattern of the bin's grade."""
    axis = canvas.subplots()
    edges, shares = np.array(chart.edges_s), np.array(chart.fractions) * 100
    for i, (left, right) in enumerate(pairwise(edges)):
        grade = _grade((left + right) / 2, chart)
        axis.bar(
            left,
            shares[i],
            width=(right - left) * 0.94,
            align="edge",
            color=GRADES[grade],
            hatch=HATCHES[grade],
            edgecolor="white",
            lw=0,
        )
    axis.set_axisbelow(True)
    axis.grid(axis="y", color=GRID, lw=0.5)
    axis.locator_params(axis="y", nbins=4)
    axis.yaxis.set_major_formatter(lambda value, _: localizer.text(cells.value(value)))
    axis.xaxis.set_major_formatter(lambda value, _: localizer.text(cells.value(value, "s", 6)))
    axis.set_xlim(0, max(float(edges[-1]), chart.good_s * 1.3))
    axis.set_ylim(0, max(1.0, float(shares.max(initial=0.0)) * 1.18))
    axis.set_title(
        localizer.text(msg("report-histogram-title")), loc="left", fontsize=7, fontweight=600, color=INK, pad=3
    )
    for name, limit_s in (("good", chart.good_s), ("fair", chart.fair_s)):
        if limit_s <= axis.get_xlim()[1]:
            axis.axvline(limit_s, color=CEILING, lw=0.6, dashes=(5, 2))
            axis.annotate(
                localizer.text(msg("report-histogram-limit", grade=terms.GRADES[name], limit=Quantity(limit_s, "s"))),
                (limit_s, 1),
                xycoords=("data", "axes fraction"),
                xytext=(2, -6),
                textcoords="offset points",
                fontsize=6,
                color=CEILING,
            )


def _grade(time_s: float, chart: Histogram) -> str:
    return "good" if time_s <= chart.good_s else "fair" if time_s <= chart.fair_s else "poor"
