"""Sensitivity: one bar per input, and the value at which the verdict flips."""

import math
from collections.abc import Sequence

from stormsizer.analysis.sensitivity.answer import EventWhy, Flip, InputSensitivity, Sensitivity
from stormsizer.analysis.sensitivity.next_steps import NextStep
from stormsizer.messages import formatting
from stormsizer.messages.text import Quantity, Span, Text, msg, sentences, shown
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table, Tornado, TornadoBar
from stormsizer.report.sections.decisions import costs

MOST_BARS = 12
NARROW = 0.01
"""Bars narrower than this fraction of the widest bar are omitted."""
MOST_ROWS = 40
NEAR = 0.5
"""Margin below which an event counts as near its goal."""
MOST_EVENTS = 16
FARTHEST, FARTHER = -10.0, 3.0
"""Margin, and multiple of the week's margin, at which the chart is cut off to stay readable; the lower one applies."""


def leverage_section(sensitivity: Sensitivity) -> Section:
    """Return the section with the tornado chart, an input table, events near a goal, and the next upgrade steps."""
    margin, phase = margin_words(sensitivity.margin), sensitivity.worst_phase_label
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(sensitivity.sentence), strong=True),
        Paragraph(text=msg("report-sensitivity-method", phase=phase, margin=margin)),
    ]
    if _shown(sensitivity):
        blocks += [*((_tornado(sensitivity),) if _telling(sensitivity) else ()), _inputs(sensitivity)]
    else:
        blocks.append(Paragraph(text=msg("report-sensitivity-none")))
    near = [each for each in sensitivity.events if not each.holds or each.grade != "good" or each.margin < NEAR]
    if near:
        blocks.append(_events(near[:MOST_EVENTS]))
    if sensitivity.next_steps:
        blocks.append(_steps(sensitivity))
    return Section(id="sensitivity", title=msg("report-sensitivity-title"), blocks=tuple(blocks))


def margin_words(margin: float) -> Text:
    """Describe a margin as a fraction of the goal; if it is −1 or lower, as a multiple of the goal."""
    if margin == 0:
        return msg("report-sensitivity-margin-none")
    if margin <= -1:
        return msg("report-sensitivity-margin-missed-times", times=Quantity(-margin, ""))
    if margin < 0:
        return msg("report-sensitivity-margin-missed", share=Quantity(-margin, "fraction"))
    return msg("report-sensitivity-margin-left", share=Quantity(margin, "fraction"))


def _telling(sensitivity: Sensitivity) -> tuple[InputSensitivity, ...]:
    swings = {each.id: _swing(each, sensitivity) for each in sensitivity.inputs}
    widest = max(swings.values(), default=0.0)
    wide = [each for each in sensitivity.inputs if swings[each.id] > widest * NARROW]
    return tuple(sorted(wide, key=lambda each: -swings[each.id])[:MOST_BARS])


def _swing(each: InputSensitivity, sensitivity: Sensitivity) -> float:
    """Return the swing of the margin as shown by the input's bar."""
    farthest = _farthest(sensitivity)
    margins = [max(farthest, end.margin) for end in (each.low, each.high) if end is not None]
    margins.append(sensitivity.margin)
    return min(each.swing, max(margins) - min(margins))


def _farthest(sensitivity: Sensitivity) -> float:
    """Return the lowest margin that the chart shows."""
    return min(FARTHEST, FARTHER * sensitivity.margin)


def _shown(sensitivity: Sensitivity) -> tuple[InputSensitivity, ...]:
    """Return the inputs with the widest bars, and every input that can flip the verdict."""
    telling = {each.id for each in _telling(sensitivity)}
    return tuple(each for each in sensitivity.inputs if each.id in telling or each.flip is not None)[:MOST_ROWS]


def _tornado(sensitivity: Sensitivity) -> Tornado:
    telling = _telling(sensitivity)
    margins = [end.margin for each in telling for end in (each.low, each.high) if end is not None]
    lowest, ends = min(0.0, sensitivity.margin, *margins), max(0.0, sensitivity.margin, *margins)
    starts = max(_farthest(sensitivity), lowest)
    starts_text = margin_words(starts)
    if lowest < starts:
        starts_text = msg("report-sensitivity-margin-or-more", margin=starts_text)
    return Tornado(
        caption=msg("report-sensitivity-tornado"),
        starts=starts,
        ends=ends,
        starts_text=starts_text,
        ends_text=margin_words(ends),
        now=sensitivity.margin,
        bars=tuple(_bar(each) for each in telling),
    )


def _bar(each: InputSensitivity) -> TornadoBar:
    return TornadoBar(
        label=each.label,
        value=shown(Quantity(each.value, each.unit, 3)),
        low=None if each.low is None else each.low.margin,
        high=None if each.high is None else each.high.margin,
        figures=_range(each),
    )


def _range(each: InputSensitivity) -> Text:
    ends = [end.value for end in (each.low, each.high) if end is not None]
    if len(ends) == 2:
        return shown(Span(ends[0], ends[1], each.unit))
    return shown(Quantity(ends[0], each.unit, 3)) if ends else formatting.NOTHING


def _inputs(sensitivity: Sensitivity) -> Table:
    return Table(
        id="sensitivity-inputs",
        caption=msg("report-sensitivity-inputs"),
        dense=True,
        columns=(
            Column(label=msg("report-sensitivity-column-input"), width=1.3),
            Column(label=msg("report-sensitivity-column-value"), align="right"),
            Column(label=msg("report-sensitivity-column-range"), width=0.8),
            Column(label=msg("report-sensitivity-column-margins"), width=0.8),
            Column(label=msg("report-sensitivity-column-experience"), width=0.9),
            Column(label=msg("report-sensitivity-column-flip"), width=0.7),
        ),
        rows=tuple(_row(each, _farthest(sensitivity)) for each in _shown(sensitivity)),
    )


def _row(each: InputSensitivity, farthest: float) -> tuple[Cell, ...]:
    ends = [end for end in (each.low, each.high) if end is not None]
    margins = [_signed(end.margin, farthest) for end in ends]
    figures = [end.figure for end in ends if end.figure is not None]
    values = dict.fromkeys(shown(Quantity(figure.value, figure.unit)) for figure in figures)
    flip = msg("report-sensitivity-no-flip") if each.flip is None else _flip(each.flip, each.unit)
    return (
        Cell(text=each.label),
        Cell(text=shown(Quantity(each.value, each.unit, 3))),
        Cell(text=_range(each), note=msg("report-sensitivity-catalog-range") if each.ranged else ""),
        Cell(text=_ends(margins)),
        Cell(text=_ends(tuple(values)), note=figures[0].label if figures else ""),
        Cell(text=flip),
    )


def _ends(texts: Sequence[Text]) -> Text:
    """Combine the texts for the ends of a range; there can be two, one or none."""
    if len(texts) == 2:
        return msg("report-sensitivity-ends", low=texts[0], high=texts[1])
    return texts[0] if texts else formatting.NOTHING


def _flip(flip: Flip, unit: str) -> Text:
    return msg("report-sensitivity-flip", value=Quantity(flip.value, unit, 3), change=_signed(flip.change_fraction))


def _signed(fraction: float, farthest: float = -math.inf) -> Text:
    """Format a fraction with its sign: *+25%*, *−10%*; if below the lowest margin shown, *< −1,000%*."""
    if fraction < farthest:
        return msg("report-decision-less-than", value=Quantity(farthest, "fraction"))
    value = Quantity(fraction, "fraction")
    return msg("report-decision-plus", value=value) if fraction > 0 else shown(value)


def _events(events: Sequence[EventWhy]) -> Table:
    return Table(
        id="sensitivity-events",
        caption=msg("report-sensitivity-events"),
        columns=(
            Column(label=msg("report-decision-column-event"), width=1),
            Column(label=msg("report-sensitivity-column-margin"), align="right"),
            Column(label=msg("report-decision-column-reason"), width=2),
        ),
        rows=tuple(
            (
                Cell(text=each.label, mark=each.grade.value),
                Cell(text=_signed(each.margin)),
                Cell(text=phrases.sentence(each.sentence)),
            )
            for each in events
        ),
    )


def _steps(sensitivity: Sensitivity) -> Table:
    return Table(
        id="sensitivity-steps",
        caption=sentences(msg("report-sensitivity-steps"), costs.worth(sensitivity.prices)),
        columns=(
            Column(label=msg("report-sensitivity-column-step"), width=1),
            Column(label=msg("report-decision-column-price")),
            Column(label=msg("report-decision-column-goals")),
            Column(label=msg("report-sensitivity-column-effect"), width=1.6),
        ),
        rows=tuple(_step(step, sensitivity) for step in sensitivity.next_steps),
    )


def _step(step: NextStep, sensitivity: Sensitivity) -> tuple[Cell, ...]:
    met = msg("report-decision-goals-met") if step.holds else msg("report-decision-goals-missed")
    return (
        Cell(text=step.words),
        Cell(text=costs.beyond(step.price, sensitivity.prices)),
        Cell(text=met, mark="holds" if step.holds else "broken", note=_signed(step.margin_after)),
        Cell(text=phrases.sentence(step.sentence)),
    )
