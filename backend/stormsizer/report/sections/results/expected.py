"""Expected ranges of each phase's figures, the probability that it meets its goals, and its nearest measured system."""

from collections.abc import Sequence

from stormsizer.confidence import PhaseConfidence
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.report import cells, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table
from stormsizer.simulation.result import Result

MOST_PHASES = 12
LONGEST_LABEL = 90
NAMED_BY_COLUMN = ("IOPS",)
"""Units that the column labels name."""


def expected_section(result: Result) -> Section | None:
    """Return the section on ranges and probabilities, least likely phases first; None for an older result."""
    if result.confidence is None or not result.confidence.phases:
        return None
    each = sorted(result.confidence.phases, key=lambda phase: 1.0 if phase.probability is None else phase.probability)
    blocks: list[Block] = [Paragraph(text=result.confidence.sentence), Paragraph(text=msg("report-expected-meaning"))]
    if len(each) > MOST_PHASES:
        text = msg("report-expected-selected", n=MOST_PHASES, total=len(each))
        blocks.append(Paragraph(text=text, strong=True))
    labels = {phase.id: phase.label for phase in result.phases}
    blocks.append(_table(each[:MOST_PHASES], labels))
    return Section(id="expected", title=msg("report-expected"), blocks=tuple(blocks))


def _table(phases: Sequence[PhaseConfidence], labels: dict[str, Text]) -> Table:
    return Table(
        id="expected",
        caption=msg("report-expected-caption"),
        columns=(
            Column(label=msg("report-expected-phase"), width=1.0),
            Column(label=msg("report-expected-probability"), align="right"),
            Column(label=msg("report-expected-rate"), align="right"),
            Column(label=msg("report-expected-time"), align="right"),
        ),
        rows=tuple(
            (
                Cell(text=phrases.shortened(labels[phase.phase_id], LONGEST_LABEL), note=phase.sentence),
                Cell(text=cells.value(phase.probability, "fraction")),
                _range(phase, "total_iops"),
                _range(phase, "login_mean_s", "duration_s"),
            )
            for phase in phases
        ),
    )


def _range(phase: PhaseConfidence, *metrics: str) -> Cell:
    """Return the range of the first of several figures that the phase has."""
    known = {figure.metric: figure for figure in phase.figures}
    for metric in metrics:
        if metric in known:
            figure = known[metric]
            unit = "" if figure.unit in NAMED_BY_COLUMN else figure.unit
            low, high = (Quantity(end, unit) for end in (figure.p10, figure.p90))
            return Cell(text=msg("report-expected-span", low=low, high=high))
    return Cell(text=cells.NOTHING)
