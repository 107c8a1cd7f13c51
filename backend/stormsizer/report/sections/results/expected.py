"""Expected ranges of each phase's figures, the probability that it meets its goals, and its nearest measured system."""

from collections.abc import Sequence

from stormsizer.confidence import PhaseConfidence
from stormsizer.messages.text import Quantity, Text, msg, sentences, shown
from stormsizer.model.scenario import Scenario
from stormsizer.report import cells, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table
from stormsizer.report.sections.results import days
from stormsizer.report.sections.results.pools import labeled
from stormsizer.simulation.result import Result

MOST_ROWS = 12
LONGEST_LABEL = 110
NAMED_BY_COLUMN = ("IOPS",)
"""Units that the column labels name."""


def expected_section(result: Result, scenario: Scenario) -> Section | None:
    """Return the section on ranges and probabilities, least likely events first; None for an older result.

    An event that repeats has the figures of its least likely day.
    """
    if result.confidence is None or not result.confidence.phases:
        return None
    known = {phase.phase_id: phase for phase in result.confidence.phases}
    judged = [phase for phase in result.phases if phase.id in known]
    each = [
        (of, min((known[phase.id] for phase in of.phases), key=_probability)) for of in days.folded(judged, scenario)
    ]
    each.sort(key=lambda pair: _probability(pair[1]))
    shown = each[:MOST_ROWS]
    constraint, sentence = result.verdict.constraint, result.confidence.sentence
    if constraint is not None and constraint.state is not None:
        sentence = sentences(sentence, msg("report-expected-state", state=constraint.state))
    is_limited = any(of.phases[0].figures.unserved_fraction > 0.0 for of, _ in shown)
    meaning = sentences(msg("report-expected-meaning"), msg("report-expected-requested") if is_limited else None)
    blocks: list[Block] = [Paragraph(text=sentence), Paragraph(text=meaning)]
    if len(each) > MOST_ROWS:
        n_shown = sum(len(of.phases) for of, _ in shown)
        text = msg("report-expected-selected", n=n_shown, total=len(judged))
        blocks.append(Paragraph(text=text, strong=True))
    labels = [labeled(of.phases, scenario, of.label(scenario)) for of, _ in shown]
    blocks.append(_table([(label, least_likely) for label, (_, least_likely) in zip(labels, shown, strict=True)]))
    return Section(id="expected", title=msg("report-expected"), blocks=tuple(blocks))


def _probability(phase: PhaseConfidence) -> float:
    return 1.0 if phase.probability is None else phase.probability


def _table(rows: Sequence[tuple[Text, PhaseConfidence]]) -> Table:
    return Table(
        id="expected",
        caption=msg("report-expected-caption"),
        columns=(
            Column(label=msg("report-expected-phase"), width=2.4),
            Column(label=msg("report-expected-probability"), width=0.9, align="right"),
            Column(label=msg("report-expected-predicted-rate"), width=0.8, align="right"),
            Column(label=msg("report-expected-rate"), width=1.3, align="right"),
            Column(label=msg("report-expected-predicted-time"), width=0.8, align="right"),
            Column(label=msg("report-expected-time"), width=1.3, align="right"),
        ),
        rows=tuple(_row(label, phase) for label, phase in rows),
    )


def _row(label: Text, phase: PhaseConfidence) -> tuple[Cell, ...]:
    return (
        Cell(text=phrases.shortened(label, LONGEST_LABEL), note=phase.sentence),
        Cell(text=cells.value(phase.probability, "fraction"), note=_given_guest_time(phase)),
        *_predicted(phase, "total_iops"),
        *_predicted(phase, "login_mean_s", "duration_s"),
    )


def _given_guest_time(phase: PhaseConfidence) -> Text:
    given = phase.given_guest_time
    if given is None:
        return ""
    return msg("report-expected-given-guest-time", probability=Quantity(given.probability, "fraction"))


def _predicted(phase: PhaseConfidence, *metrics: str) -> tuple[Cell, Cell]:
    """Return the predicted value and the range of the first of several figures that the phase has."""
    known = {figure.metric: figure for figure in phase.figures}
    for metric in metrics:
        if metric in known:
            figure = known[metric]
            unit = "" if figure.unit in NAMED_BY_COLUMN else figure.unit
            low, high = (Quantity(end, unit) for end in (figure.p10, figure.p90))
            span = msg("report-expected-span", low=low, high=high)
            return Cell(text=shown(Quantity(figure.value, unit))), Cell(text=span)
    return Cell(text=cells.NOTHING), Cell(text=cells.NOTHING)
