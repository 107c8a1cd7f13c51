"""Sensitivity: a bar per input, and the value at which the verdict flips."""

import math
from collections.abc import Sequence

from stormsizer.analysis.sensitivity.answer import EventWhy, InputSensitivity, Sensitivity
from stormsizer.analysis.sensitivity.next_steps import NextStep
from stormsizer.messages import formatting
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table, Tornado, TornadoBar
from stormsizer.report.sections.decisions import costs

MOST_BARS = 12
NARROW = 0.01
"""Bars with less than this fraction of the widest are omitted."""
MOST_ROWS = 40
NEAR = 0.5
"""An event with a smaller margin is near its goal."""
MOST_EVENTS = 16
LONGEST_LABEL = 60
FARTHEST, FARTHER = -10.0, 3.0
"""Margins below this, and below this multiple of the week's, are truncated: they would hide all others."""


def leverage_section(sensitivity: Sensitivity) -> Section:
    """Tornado chart and table of the inputs, events near a goal, and the next larger step of each component."""
    margin = margin_words(sensitivity.margin)
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(sensitivity.sentence), strong=True),
        Paragraph(
            text="Each input was turned alone, from one end of its range to the other. The week as it is comes "
            f"nearest to a goal at {sensitivity.worst_phase_label}: {margin}. Where the catalogue knows no range, it "
            "is a usual share either way."
        ),
    ]
    if _shown(sensitivity):
        blocks += [*((_tornado(sensitivity),) if _telling(sensitivity) else ()), _inputs(sensitivity)]
    else:
        blocks.append(Paragraph(text="No input moves that room by itself, and none turns the verdict."))
    near = [each for each in sensitivity.events if not each.holds or each.grade != "good" or each.margin < NEAR]
    if near:
        blocks.append(_events(near[:MOST_EVENTS]))
    if sensitivity.next_steps:
        blocks.append(_steps(sensitivity))
    return Section(id="sensitivity", title="What the verdict hangs on", blocks=tuple(blocks))


def margin_words(margin: float) -> str:
    """A margin; beyond a miss of the goal itself, as a multiple of it.

    >>> margin_words(0.25), margin_words(-0.1), margin_words(-3.2), margin_words(0.0)
    ('25 % of the goal left', 'beyond the goal by 10 %', 'beyond the goal by 3.2 times the goal', 'exactly at the goal')
    """
    if margin == 0:
        return "exactly at the goal"
    if margin <= -1:
        return f"beyond the goal by {formatting.number(-margin)} times the goal"
    if margin < 0:
        return f"beyond the goal by {formatting.percent(-margin)}"
    return f"{formatting.percent(margin)} of the goal left"


def _telling(sensitivity: Sensitivity) -> tuple[InputSensitivity, ...]:
    swings = {each.id: _swing(each, sensitivity) for each in sensitivity.inputs}
    widest = max(swings.values(), default=0.0)
    wide = [each for each in sensitivity.inputs if swings[each.id] > widest * NARROW]
    return tuple(sorted(wide, key=lambda each: -swings[each.id])[:MOST_BARS])


def _swing(each: InputSensitivity, sensitivity: Sensitivity) -> float:
    """End of the margin scale, as far as a bar shows it."""
    farthest = _farthest(sensitivity)
    margins = [max(farthest, end.margin) for end in (each.low, each.high) if end is not None]
    margins.append(sensitivity.margin)
    return min(each.swing, max(margins) - min(margins))


def _farthest(sensitivity: Sensitivity) -> float:
    """Lowest margin shown."""
    return min(FARTHEST, FARTHER * sensitivity.margin)


def _shown(sensitivity: Sensitivity) -> tuple[InputSensitivity, ...]:
    """The widest bars, and every input that would flip the verdict."""
    telling = {each.id for each in _telling(sensitivity)}
    return tuple(each for each in sensitivity.inputs if each.id in telling or each.flip is not None)[:MOST_ROWS]


def _tornado(sensitivity: Sensitivity) -> Tornado:
    shown = _telling(sensitivity)
    margins = [end.margin for each in shown for end in (each.low, each.high) if end is not None]
    lowest, ends = min(0.0, sensitivity.margin, *margins), max(0.0, sensitivity.margin, *margins)
    starts = max(_farthest(sensitivity), lowest)
    return Tornado(
        caption="What moves the room to the nearest goal, the widest first; further right is more room",
        starts=starts,
        ends=ends,
        starts_text=margin_words(starts) + (" or more" if lowest < starts else ""),
        ends_text=margin_words(ends),
        now=sensitivity.margin,
        bars=tuple(_bar(each) for each in shown),
    )


def _bar(each: InputSensitivity) -> TornadoBar:
    return TornadoBar(
        label=each.label,
        value=formatting.quantity(each.value, each.unit, digits=3),
        low=None if each.low is None else each.low.margin,
        high=None if each.high is None else each.high.margin,
        figures=_range(each),
    )


def _range(each: InputSensitivity) -> str:
    ends = [end.value for end in (each.low, each.high) if end is not None]
    if len(ends) == 2:
        return formatting.span(ends[0], ends[1], each.unit)
    return formatting.quantity(ends[0], each.unit, digits=3) if ends else formatting.NOTHING


def _inputs(sensitivity: Sensitivity) -> Table:
    return Table(
        id="sensitivity-inputs",
        caption="Inputs one by one, and where each would turn the verdict",
        dense=True,
        columns=(
            Column(label="Input", width=1.3),
            Column(label="As it is", align="right"),
            Column(label="Range", width=0.8),
            Column(label="Room to the goal at its ends", width=0.8),
            Column(label="What is felt at its ends", width=0.9),
            Column(label="Turns the verdict at", width=0.7),
        ),
        rows=tuple(_row(each, _farthest(sensitivity)) for each in _shown(sensitivity)),
    )


def _row(each: InputSensitivity, farthest: float) -> tuple[Cell, ...]:
    ends = [end for end in (each.low, each.high) if end is not None]
    rooms = " … ".join(_signed(end.margin, farthest) for end in ends)
    figures = [end.figure for end in ends if end.figure is not None]
    felt = " … ".join(dict.fromkeys(figure.words for figure in figures))
    flip = each.flip
    turns = "" if flip is None else f"{formatting.quantity(flip.value, each.unit, digits=3)} ({flip.words})"
    return (
        Cell(text=each.label),
        Cell(text=formatting.quantity(each.value, each.unit, digits=3)),
        Cell(text=_range(each), note="the catalogue's range" if each.ranged else ""),
        Cell(text=rooms or formatting.NOTHING),
        Cell(text=felt or formatting.NOTHING, note=figures[0].label if figures else ""),
        Cell(text=turns or "at no value looked at"),
    )


def _signed(margin: float, farthest: float = -math.inf) -> str:
    """A margin as a fraction of the goal.

    >>> _signed(0.25), _signed(-0.1), _signed(-41_100.0, farthest=-10.0)
    ('+25 %', '−10 %', '< −1,000 %')
    """
    if margin < farthest:
        return f"< {formatting.percent(farthest)}"
    return f"+{formatting.percent(margin)}" if margin > 0 else formatting.percent(margin)


def _events(events: Sequence[EventWhy]) -> Table:
    return Table(
        id="sensitivity-events",
        caption="Events that miss a goal or come near one, and why",
        columns=(
            Column(label="Event", width=1),
            Column(label="Room to the goal", align="right"),
            Column(label="Why", width=2),
        ),
        rows=tuple(
            (
                Cell(text=phrases.shortened(each.label, LONGEST_LABEL), mark=each.grade.value),
                Cell(text=_signed(each.margin)),
                Cell(text=phrases.sentence(each.sentence)),
            )
            for each in events
        ),
    )


def _steps(sensitivity: Sensitivity) -> Table:
    return Table(
        id="sensitivity-steps",
        caption=f"The next larger step of each component. {costs.worth(sensitivity.prices)}",
        columns=(
            Column(label="Step", width=1),
            Column(label="Price"),
            Column(label="The week then"),
            Column(label="What it buys", width=1.6),
        ),
        rows=tuple(_step(step, sensitivity) for step in sensitivity.next_steps),
    )


def _step(step: NextStep, sensitivity: Sensitivity) -> tuple[Cell, ...]:
    return (
        Cell(text=step.words),
        Cell(text=costs.beyond(step.price, sensitivity.prices)),
        Cell(text="holds" if step.holds else "does not hold", mark="holds" if step.holds else "broken",
             note=_signed(step.margin_after)),
        Cell(text=phrases.sentence(step.sentence)),
    )  # fmt: skip
