"""Time chart: panels with a shared time axis that shows days, weekends and events."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import numpy as np

from stormsizer.messages.localizer import Localizer
from stormsizer.report.charts.data import TimeChart
from stormsizer.storage.trace import Floats
from webapp.reports.rendering.palette import GRID, INK, MUTED, WEEKEND
from webapp.reports.rendering.panel import draw_panel
from webapp.reports.rendering.time_axis import clusters, day_edges, day_labels, ticks, weekends

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKER_SHARE, LETTER_SHARE = 1 / 38, 1 / 115
"""Minimum distance between event markers, and the width of each letter, as fractions of a chart's width."""


def draw_time_chart(canvas: Figure, chart: TimeChart, wide: bool, localizer: Localizer) -> None:
    """Draw the panels of a chart, one below the other."""
    heights = [1.0] * len(chart.panels) if wide else [1.35, 1.0]
    axes: list[Axes] = canvas.subplots(len(chart.panels), 1, sharex=True, height_ratios=heights, squeeze=False)[
        :, 0
    ].tolist()
    edges = _edges(chart)
    for axis, panel in zip(axes, chart.panels, strict=True):
        draw_panel(axis, panel, edges, limits_left=not wide, localizer=localizer, stepped=bool(chart.edges_s))
        axis.set_xlim(float(edges[0]), float(edges[-1]))
    starts_at = datetime.fromisoformat(chart.calendar_starts_at)
    zone = ZoneInfo(chart.time_zone)
    if chart.shaded_s is not None:
        for axis in axes:
            axis.axvspan(*chart.shaded_s, color=WEEKEND, lw=0, zorder=0)
    if wide and not chart.shows_times:
        _days(axes, starts_at, zone, float(edges[0]), float(edges[-1]), localizer)
        _markers(axes[0], chart, float(edges[0]), float(edges[-1]))
    else:
        at_s, labels = ticks(starts_at, zone, float(edges[0]), float(edges[-1]), localizer)
        axes[-1].set_xticks(at_s, labels)
        for axis in axes:
            axis.grid(axis="x", color=GRID, lw=0.4)


def _edges(chart: TimeChart) -> Floats:
    if chart.edges_s:
        return np.array(chart.edges_s)
    n = len(chart.panels[0].lines[0].mean)
    return chart.starts_s + chart.bucket_s * np.arange(n + 1, dtype=np.float64)


def _days(
    axes: Sequence[Axes], starts_at: datetime, zone: ZoneInfo, from_s: float, to_s: float, localizer: Localizer
) -> None:
    for axis in axes:
        for start_s, end_s in weekends(starts_at, zone, from_s, to_s):
            axis.axvspan(start_s, end_s, color=WEEKEND, lw=0, zorder=0)
        axis.grid(axis="x", color=GRID, lw=0.5)
    axes[-1].set_xticks(day_edges(starts_at, zone, from_s, to_s), [])
    for at_s, label in day_labels(starts_at, zone, from_s, to_s, localizer):
        axes[-1].annotate(
            label,
            (at_s, 0),
            xycoords=("data", "axes fraction"),
            xytext=(0, -4),
            textcoords="offset points",
            ha="center",
            va="top",
            fontsize=6.5,
            color=MUTED,
        )


def _markers(axis: Axes, chart: TimeChart, from_s: float, to_s: float) -> None:
    length_s = to_s - from_s
    markers = [(marker.at_s, marker.label) for marker in chart.markers]
    for at_s, label in clusters(markers, length_s * MARKER_SHARE, length_s * LETTER_SHARE):
        axis.annotate(
            label,
            (at_s, 1),
            xycoords=("data", "axes fraction"),
            xytext=(0, -1),
            textcoords="offset points",
            ha="center",
            va="top",
            fontsize=6,
            color=INK,
            bbox={"boxstyle": "round,pad=0.2", "fc": "white", "ec": MUTED, "lw": 0.4},
        )
