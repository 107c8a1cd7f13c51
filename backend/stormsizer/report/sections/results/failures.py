"""Failure tolerance goals, and results during failures planned in the calendar."""

from collections.abc import Iterator, Sequence

from stormsizer.analysis.runway import Runway
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.terms import STATUSES
from stormsizer.messages.text import Message, Text, msg, sentences
from stormsizer.model.scenario import Failure, Scenario, years_of
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Table
from stormsizer.report.sections.decisions.recommendation import goal_words
from stormsizer.report.sections.results.phases import felt_words
from stormsizer.simulation.result import Phase, PhaseResult, Result
from stormsizer.simulation.states import StateVerdict

MOST_ROWS = 40
LONGEST_LABEL = 70


def failure_blocks(result: Result, scenario: Scenario, runway: Runway | None) -> tuple[Block, ...]:
    """Return tables on growth and failure tolerance, and on failures in the calendar; empty if there is neither."""
    blocks: list[Block] = []
    if result.states:
        blocks.append(_in_states(result.states))
    elif scenario.goals.survives:
        blocks.append(_survived(result, scenario, runway))
    met = tuple(_met(result.phases, scenario))
    if met:
        blocks.append(_events(met))
        if len(met) > MOST_ROWS:
            blocks.append(Paragraph(text=msg("report-failures-more", n=len(met) - MOST_ROWS)))
    if result.states or met:
        blocks.append(Paragraph(text=msg("report-states-statistic")))
    return tuple(blocks)


def failed_parts(failure: Failure) -> Message:
    """Return the number and type of failed components: *2 drives*."""
    n = failure.n_parts
    match failure.part:
        case "controller":
            return msg("report-failed-controllers", n=n)
        case "drive":
            return msg("report-failed-drives", n=n)
        case "port":
            return msg("report-failed-ports", n=n)
        case _:
            return msg("report-failed-flash-caches", n=n)


def _in_states(states: Sequence[StateVerdict]) -> Table:
    return Table(
        id="states",
        caption=msg("report-states"),
        columns=(
            Column(label=msg("report-states.column"), width=1.2),
            Column(label=msg("report-figure-phases"), align="right", width=0.7),
            Column(label=msg("report-verdict"), width=2.4),
        ),
        rows=tuple(
            (
                Cell(text=state.label),
                Cell(text=msg("report-figure-phases.value", met=state.n_holding, total=state.n_phases)),
                Cell(text=_state_words(state), mark=labels.STATUS_MARKS[state.status]),
            )
            for state in states
        ),
    )


def _state_words(state: StateVerdict) -> Text:
    fails = state.status is GoalStatus.FAILS
    said = state.sentence if fails or state.constraint is None else state.constraint.sentence
    return sentences(msg("report-states.verdict", status=STATUSES[state.status]), said)


def _survived(result: Result, scenario: Scenario, runway: Runway | None) -> Table:
    parts = dict.fromkeys(scenario.goals.survives)
    return Table(
        id="survived-failures",
        caption=msg("report-survived-failures"),
        columns=(
            Column(label=msg("report-failed-component"), width=0.7),
            Column(label=msg("report-simulated-configuration"), width=1.4),
            Column(label=msg("report-recommended-configuration"), width=1.4),
        ),
        rows=tuple(
            (Cell(text=labels.PARTS[part]), _as_it_is(part, scenario, result, runway), _recommended(part, result))
            for part in parts
        ),
    )


def _as_it_is(part: str, scenario: Scenario, result: Result, runway: Runway | None) -> Cell:
    if runway is None:
        is_known = _is_judged_by_recommendation(scenario, result)
        return _recommended(part, result) if is_known else Cell(text=msg("report-not-analyzed"))
    year = runway.years[0] if runway.years else None
    lost = [goal for goal in (year.broken if year else ()) if goal.missing == part]
    if runway.holds:
        return Cell(text=STATUSES[GoalStatus.PASSES], mark="holds")
    if lost:
        return Cell(
            text=msg("report-failure-missed", phase=lost[0].phase_label, goal=goal_words(lost[0])), mark="broken"
        )
    return Cell(text=msg("report-failure-not-judged"), mark="broken")


def _is_judged_by_recommendation(scenario: Scenario, result: Result) -> bool:
    """Return whether the simulated configuration is the recommended one, so that the same answer applies to it.

    The recommendation is for the end of the planned growth; if it fails then, it may still pass today.
    """
    recommendation = result.recommendation
    if recommendation is None or recommendation.chosen.applied_to(scenario) != scenario:
        return False
    return recommendation.holds or years_of(scenario) == 0


def _recommended(part: str, result: Result) -> Cell:
    recommendation = result.recommendation
    if recommendation is None:
        return Cell(text=msg("report-not-analyzed"))
    lost = [goal for goal in recommendation.chosen.broken if goal.missing == part]
    if recommendation.holds:
        return Cell(text=STATUSES[GoalStatus.PASSES], mark="holds")
    if lost:
        return Cell(
            text=msg("report-failure-missed", phase=lost[0].phase_label, goal=goal_words(lost[0])), mark="broken"
        )
    return Cell(text=msg("report-failure-no-configuration"), mark="broken")


def _met(phases: Sequence[PhaseResult], scenario: Scenario) -> Iterator[tuple[Failure, PhaseResult]]:
    """Yield each failure in the calendar with each phase that it affects."""
    for failure in (event for event in scenario.events if isinstance(event, Failure)):
        for phase in phases:
            meets = phase.starts_at < failure.ends_at and phase.ends_at > failure.starts_at
            if meets and phase.phase is not Phase.IDLE:
                yield failure, phase


def _events(met: Sequence[tuple[Failure, PhaseResult]]) -> Table:
    return Table(
        id="failures",
        caption=msg("report-failures"),
        columns=(
            Column(label=msg("report-failed-part"), width=0.8),
            Column(label=msg("report-event"), width=1.2),
            Column(label=msg("report-user-experience"), width=1.2),
            Column(label=msg("report-bottleneck"), width=1.4),
        ),
        rows=tuple(_event(failure, phase) for failure, phase in met[:MOST_ROWS]),
    )


def _event(failure: Failure, phase: PhaseResult) -> tuple[Cell, ...]:
    return (
        Cell(text=failed_parts(failure), note=phrases.shortened(failure.name, LONGEST_LABEL)),
        Cell(text=phrases.shortened(phase.label, LONGEST_LABEL)),
        Cell(text=felt_words(phase), mark=labels.STATUS_MARKS[phase.status]),
        Cell(text=phrases.sentence(phase.binding.sentence)),
    )
