"""Slide about sensitivity: the margin at both ends of each input's range."""

from stormsizer.analysis.sensitivity.answer import Sensitivity
from stormsizer.messages.text import first_sentence, msg, sentences
from stormsizer.report.blocks import Tornado
from stormsizer.report.sections.decisions.joined import with_semicolons
from stormsizer.report.sections.decisions.sensitivity import leverage_section, margin_words
from webapp.reports.slides.excerpts import described, only, table_of
from webapp.reports.slides.places import BODY, Box, side_by_side
from webapp.reports.slides.slide import Bars, Grid, Line, Page, Part, Story, Values, Words

MOST_INPUTS = 8
INPUT_IN = 0.62
"""Height of the two bars of an input and the gap below them, in inches."""
_SHOWN_COLUMNS = (0, 1, 2, 5)
"""Indexes of the columns shown from the report's table: input, current value, range, flip point."""


def sensitivity_page(story: Story) -> Page | None:
    """Return the slide with the inputs that have the largest effect; None if they were not analyzed."""
    sensitivity, localizer = story.studies.sensitivity, story.localizer
    if sensitivity is None:
        return None
    first, rest = first_sentence(sensitivity.sentence)
    margin = margin_words(sensitivity.margin)
    now = msg("slide-sensitivity-now", phase=sensitivity.worst_phase_label, margin=margin)
    return Page(
        title=story.title(first),
        lead=localizer.text(sentences(rest, now)),
        parts=_parts(sensitivity, story),
        notes=localizer.text(msg("slide-sensitivity-notes", n=sensitivity.n_simulations)),
    )


def _parts(sensitivity: Sensitivity, story: Story) -> tuple[Part, ...]:
    localizer, blocks = story.localizer, leverage_section(sensitivity).blocks
    tornado = next((block for block in blocks if isinstance(block, Tornado)), None)
    table = table_of(blocks, "sensitivity-inputs")
    if table is None:
        return (Words(BODY, (Line(localizer.text(msg("report-sensitivity-none")), 14),)),)
    shown_table = only(table, _SHOWN_COLUMNS)
    if tornado is None:
        return (Grid(BODY, shown_table, described(shown_table, localizer), 11.5, is_in_report=True),)
    left, right = side_by_side(0.5)
    return (
        _bars(left, tornado, story),
        Grid(right, shown_table, described(shown_table, localizer), 11.5, is_in_report=True),
    )


def _bars(box: Box, tornado: Tornado, story: Story) -> Bars:
    """Chart the inputs that have the widest bars in the report's chart, with one bar per end of each input's range."""
    localizer, widest = story.localizer, tornado.bars[:MOST_INPUTS]
    named = [msg("slide-sensitivity-input", input=bar.label, range=bar.figures) for bar in widest]
    low, high = localizer.text(msg("slide-sensitivity-low")), localizer.text(msg("slide-sensitivity-high"))
    return Bars(
        Box(box.left, box.top, box.width, min(box.height, 0.95 + INPUT_IN * len(widest))),
        tuple(localizer.text(name) for name in named),
        (
            Values(low, tuple(_drawn(bar.low, tornado) for bar in widest), "muted"),
            Values(high, tuple(_drawn(bar.high, tornado) for bar in widest), "primary"),
        ),
        "0%",
        localizer.text(msg("slide-sensitivity-chart", inputs=with_semicolons(named))),
        from_zero=False,
    )


def _drawn(margin: float | None, tornado: Tornado) -> float | None:
    """Return a margin limited to the scale of the report's chart; None if unknown."""
    return None if margin is None else max(margin, tornado.starts)
