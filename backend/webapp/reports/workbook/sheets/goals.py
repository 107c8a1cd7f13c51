"""Goals sheet: every goal in every phase."""

from collections.abc import Mapping
from functools import partial

from stormsizer.experience.grades import GoalCheck
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario.goals import Bound, goal_of
from stormsizer.simulation.result import PhaseResult, Result
from webapp.reports.workbook.page import Page, Row, Styled, column
from webapp.reports.workbook.units import of_unit, unit_text

_BOUNDS: Mapping[Bound, Message] = {
    Bound.AT_MOST: msg("workbook-bound-at-most"),
    Bound.AT_LEAST: msg("workbook-bound-at-least"),
}


def goals_page(result: Result, localizer: Localizer) -> Page:
    """Return the sheet with one row per goal and phase."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-goals")),
        title=localizer.text(msg("workbook-title-goals")),
        columns=(
            col(msg("workbook-column-phase"), style="text", width=44),
            col(msg("workbook-column-goal"), width=34),
            col(msg("workbook-column-value"), style="any"),
            col(msg("workbook-column-bound")),
            col(msg("workbook-column-limit"), style="any"),
            col(msg("workbook-column-unit"), width=10),
            col(msg("workbook-column-result"), width=10),
            col(msg("workbook-column-margin"), msg("workbook-unit-percent-of-limit"), "share", 14),
        ),
        rows=tuple(_row(phase, check, localizer) for phase in result.phases for check in phase.checks),
    )


def _row(phase: PhaseResult, check: GoalCheck, localizer: Localizer) -> Row:
    met = Styled(localizer.text(msg("workbook-goal-met")), "good")
    missed = Styled(localizer.text(msg("workbook-goal-missed")), "poor")
    goal = goal_of(check.goal)
    return (
        localizer.text(phase.label),
        localizer.text(check.label),
        of_unit(check.value, check.unit),
        localizer.text(_BOUNDS[goal.bound]) if goal and goal.bound else "",
        of_unit(check.limit, check.unit),
        localizer.text(unit_text(check.unit)),
        met if check.holds else missed,
        check.margin_fraction,
    )
