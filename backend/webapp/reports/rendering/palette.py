"""The product's print colors, identical to the light theme's colors on screen."""

from collections.abc import Mapping

INK = "#14181f"
MUTED = "#59616e"
GRID = "#e1e4ea"
WEEKEND = "#f5f6f8"
CEILING = "#8c3d00"
HUES: Mapping[str, str] = {
    "reads": "#0072b2",
    "writes": "#7b4fb5",
    "cpu": "#2f3640",
    "drives": "#6b7482",
    "ports": "#8a6d3b",
    "hosts": "#3b7a57",
}
GRADES: Mapping[str, str] = {"good": "#009e73", "fair": "#e69f00", "poor": "#d55e00"}
HATCHES: Mapping[str, str] = {"good": "", "fair": "////", "poor": "xxxx"}
"""Hatch patterns that indicate the grade in addition to color."""
DASHES: Mapping[str, object] = {"solid": "solid", "dashed": (0, (4, 2)), "dotted": (0, (1, 1.4))}
