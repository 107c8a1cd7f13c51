"""Chart of margins by desktop count: a line per event, the week's grade as a strip, and year labels on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from stormsizer.messages import terms
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, Quantity, msg
from stormsizer.report import cells
from stormsizer.report.charts.data import DesktopMark, RoomChart, RoomLine
from webapp.reports.rendering.palette import CEILING, GRADES, GRID, HATCHES, HUES, INK, MUTED

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

STRIP = (1.0, 1.14)
TOP = 1.16
GROUND_ALPHA = 0.1
LEAST_STRIP_SHARE = 0.06
"""Minimum fraction of the chart's width at which a part of the strip is labeled."""
APART_SHARE = 0.05
MARGIN_SHARE = 0.08
"""Additional width of the axis for the numbers at the ends of the lines, as a fraction."""
MARGINS: Mapping[float, Message] = {
    -1: msg("report-margin-least", margin=Quantity(-1, "fraction")),
    -0.5: cells.value(-0.5, "fraction"),
    0: msg("report-margin-goal"),
    0.5: msg("report-margin-plus", margin=Quantity(0.5, "fraction")),
    1: msg("report-margin-plus", margin=Quantity(1, "fraction")),
}
"""Labels on the vertical axis, by margin."""


def draw_room_chart(canvas: Figure, chart: RoomChart, localizer: Localizer) -> None:
    """Draw the chart; margins below -1 are drawn at the bottom of the axis."""
    axis = canvas.subplots()
    starts, ends = chart.bands[0].starts, chart.bands[-1].ends
    axis.set_xlim(starts, ends + MARGIN_SHARE * (ends - starts))
    axis.set_ylim(-1.0, TOP)
    _bands(axis, chart, localizer)
    axis.axhline(0, color=CEILING, lw=0.7, dashes=(5, 2), zorder=1.5)
    for line in chart.lines:
        _line(axis, line)
    _numbers(axis, chart)
    for mark in chart.marks:
        _mark(axis, mark, localizer)
    _axes(axis, chart.years, starts, ends, localizer)


def _bands(axis: Axes, chart: RoomChart, localizer: Localizer) -> None:
    width = chart.bands[-1].ends - chart.bands[0].starts
    for band in chart.bands:
        color = GRADES[band.grade]
        axis.axvspan(
            band.starts, band.ends, ymax=(1 + STRIP[0]) / (1 + TOP), color=color, alpha=GROUND_ALPHA, lw=0, zorder=0
        )
        axis.fill_between(
            [band.starts, band.ends],
            *STRIP,
            facecolor=color,
            hatch=HATCHES[band.grade],
            edgecolor="white",
            lw=0,
            zorder=1,
        )
        if band.ends - band.starts > LEAST_STRIP_SHARE * width:
            axis.annotate(
                localizer.text(terms.GRADES[band.grade]),
                ((band.starts + band.ends) / 2, sum(STRIP) / 2),
                ha="center",
                va="center",
                fontsize=6.5,
                fontweight=600,
                color=INK,
                bbox={"boxstyle": "round,pad=0.2", "fc": "white", "ec": "none"},
            )


def _line(axis: Axes, line: RoomLine) -> None:
    numbered = line.label != ""
    margins = np.clip(np.array(line.margin_fractions), -1.0, 1.0)
    color, width, order = (HUES["reads"], 1.2, 2.5) if numbered else (MUTED, 0.5, 2.0)
    axis.plot(line.n_desktops, margins, color=color, lw=width, alpha=1.0 if numbered else 0.6, zorder=order)


def _numbers(axis: Axes, chart: RoomChart) -> None:
    """Draw each line's number at the end of the line, moving overlapping numbers apart."""
    ends = [
        (line.n_desktops[-1], float(np.clip(line.margin_fractions[-1], -1.0, 1.0)), line.label)
        for line in chart.lines
        if line.label
    ]
    placed: list[float] = []
    for at, margin, label in sorted(ends, key=lambda end: (end[1], end[2])):
        n_overlapping = sum(abs(margin - other) < APART_SHARE * (1 + TOP) for other in placed)
        placed.append(margin)
        axis.annotate(
            label,
            (at, margin),
            xytext=(4 + 10 * n_overlapping, 0),
            textcoords="offset points",
            ha="left",
            va="center",
            fontsize=6.5,
            color=INK,
            annotation_clip=False,
            bbox={"boxstyle": "round,pad=0.2", "fc": "white", "ec": MUTED, "lw": 0.4},
        )


def _mark(axis: Axes, mark: DesktopMark, localizer: Localizer) -> None:
    from_left, to_right = axis.get_xlim()
    late = mark.n_desktops > from_left + 0.7 * (to_right - from_left)
    now = mark.is_current
    axis.axvline(
        mark.n_desktops,
        ymax=(1 + STRIP[0]) / (1 + TOP),
        color=INK,
        lw=0.8 if now else 0.6,
        dashes=() if now else (3, 2),
    )
    axis.annotate(
        localizer.text(mark.label),
        (mark.n_desktops, -0.92 if now else -0.8),
        xytext=(-3 if late else 3, 0),
        textcoords="offset points",
        ha="right" if late else "left",
        va="center",
        fontsize=6.5,
        fontweight=600 if now else 400,
        color=INK,
        bbox={"boxstyle": "round,pad=0.15", "fc": "white", "ec": "none", "alpha": 0.85},
    )


def _axes(axis: Axes, years: Sequence[DesktopMark], starts: float, ends: float, localizer: Localizer) -> None:
    axis.set_axisbelow(True)
    axis.grid(color=GRID, lw=0.5)
    axis.set_yticks(tuple(MARGINS), [localizer.text(text) for text in MARGINS.values()])
    axis.xaxis.set_major_formatter(lambda value, _: localizer.text(cells.value(round(value))))
    axis.locator_params(axis="x", nbins=8)
    axis.set_title(localizer.text(msg("report-margin-title")), loc="left", fontsize=7, fontweight=600, color=INK, pad=4)
    axis.set_xlabel(localizer.text(msg("report-margin-desktops")), fontsize=6.5)
    shown = [year for year in years if starts <= year.n_desktops <= ends]
    if shown:
        above = axis.secondary_xaxis("top")
        above.set_xticks(
            [year.n_desktops for year in _apart(shown, ends - starts)],
            [localizer.text(year.label) for year in _apart(shown, ends - starts)],
        )
        above.tick_params(length=2.5, pad=1, labelsize=6.5, colors=MUTED)


def _apart(years: Sequence[DesktopMark], width: float) -> list[DesktopMark]:
    """Return the years that can be labeled without overlap."""
    kept: list[DesktopMark] = []
    for year in years:
        if not kept or year.n_desktops - kept[-1].n_desktops > APART_SHARE * width:
            kept.append(year)
    return kept
