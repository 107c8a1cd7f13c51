"""Slide on sensitivity: the margin at both ends of each input."""

from stormsizer.analysis.sensitivity.answer import Sensitivity
from stormsizer.report import phrases
from stormsizer.report.blocks import Tornado
from stormsizer.report.sections.decisions.sensitivity import leverage_section, margin_words
from webapp.reports.slides.excerpts import described, first_sentence, only, table_of
from webapp.reports.slides.places import BODY, Box, side_by_side
from webapp.reports.slides.slide import Bars, Grid, Line, Page, Part, Story, Values, Words

MOST_INPUTS = 8
INPUT_IN = 0.62
"""Height of both bars of an input and their gap."""
_TOLD = (0, 1, 2, 5)
"""Columns of the report's table: input, current value, range, flip point."""


def sensitivity_page(story: Story) -> Page | None:
    """Inputs with the largest effect; none if not analyzed."""
    sensitivity = story.studies.sensitivity
    if sensitivity is None:
        return None
    first, rest = first_sentence(phrases.sentence(sensitivity.sentence))
    now = f"Now {margin_words(sensitivity.margin)} at {sensitivity.worst_phase_label}; each input turned alone."
    return Page(
        title=first.removesuffix("."),
        lead=" ".join(part for part in (rest, now) if part),
        parts=_parts(sensitivity),
        notes=f"{sensitivity.n_simulations:,} weeks simulated. Room to the nearest goal is a share of that goal, "
        "below zero beyond it. Where the catalogue knows no range of an input, it is a usual share either way.",
    )


def _parts(sensitivity: Sensitivity) -> tuple[Part, ...]:
    blocks = leverage_section(sensitivity).blocks
    tornado = next((block for block in blocks if isinstance(block, Tornado)), None)
    table = table_of(blocks, "Inputs one by one")
    if table is None:
        return (Words(BODY, (Line("No input moves that room by itself, and none turns the verdict.", 14),)),)
    told = only(table, _TOLD)
    if tornado is None:
        return (Grid(BODY, told, described(told), 11.5, "in the report"),)
    left, right = side_by_side(0.5)
    return (_bars(left, tornado), Grid(right, told, described(told), 11.5, "in the report"))


def _bars(box: Box, tornado: Tornado) -> Bars:
    """The widest bars of the report's chart, one per end of the input."""
    shown = tornado.bars[:MOST_INPUTS]
    words = "; ".join(f"{bar.label} {bar.figures}" for bar in shown)
    return Bars(
        Box(box.left, box.top, box.width, min(box.height, 0.95 + INPUT_IN * len(shown))),
        tuple(f"{bar.label} ({bar.figures})" for bar in shown),
        (
            Values("Room left at the low end", tuple(_drawn(bar.low, tornado) for bar in shown), "muted"),
            Values("Room left at the high end", tuple(_drawn(bar.high, tornado) for bar in shown), "primary"),
        ),
        "0 %",
        f"Bar chart of the room to the nearest goal at both ends of each input: {words}.",
        from_zero=False,
    )


def _drawn(margin: float | None, tornado: Tornado) -> float | None:
    """A margin, truncated like in the report."""
    return None if margin is None else max(margin, tornado.starts)
