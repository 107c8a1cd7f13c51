"""Colors of a deck: the organization's colors and the fixed colors of all reports."""

from collections.abc import Mapping

from stormsizer.report.branding import Branding
from stormsizer.report.colors import LEAST_CONTRAST_OF_LINES, PAPER, darkened
from webapp.reports.rendering.palette import GRADES, HUES, INK, MUTED

HAIRLINE = "#d5d9e0"
SHADE = "#f5f6f8"
TINTS: Mapping[str, str] = {"holds": "#e2f4ee", "at_risk": "#fdf3dc", "broken": "#fce8dc", "shade": SHADE}
VERDICT_INKS: Mapping[str, str] = {"holds": "#005f45", "at_risk": "#6b4a00", "broken": "#8c3d00"}
MARK_SIGNS: Mapping[str, str] = {"good": "●", "fair": "▲", "poor": "■", "holds": "●", "at_risk": "▲", "broken": "■"}
"""Shapes by verdict, so that verdicts are recognizable without color."""
MARK_COLORS: Mapping[str, str] = {
    **GRADES,
    "holds": GRADES["good"],
    "at_risk": GRADES["fair"],
    "broken": GRADES["poor"],
}


def theme_colors(branding: Branding) -> dict[str, str]:
    """Return the theme colors, keyed by their names in the file format."""
    return {
        "dk1": INK,
        "lt1": PAPER,
        "dk2": branding.primary_color,
        "lt2": SHADE,
        "accent1": darkened(branding.primary_color, LEAST_CONTRAST_OF_LINES),
        "accent2": darkened(branding.accent_color, LEAST_CONTRAST_OF_LINES),
        "accent3": HUES["reads"],
        "accent4": HUES["writes"],
        "accent5": MUTED,
        "accent6": HUES["hosts"],
        "hlink": darkened(branding.accent_color, LEAST_CONTRAST_OF_LINES),
        "folHlink": MUTED,
    }
