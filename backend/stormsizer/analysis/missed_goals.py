"""Text for missed goals."""

from collections.abc import Mapping

from stormsizer.messages.terms import ONE_PART, WITHOUT_PART
from stormsizer.messages.text import Message, compared, msg
from stormsizer.model.scenario import Part
from stormsizer.model.scenario.goals import Bound, goal_of
from stormsizer.recommendation.answer import BrokenGoal


def goal_text(goal: BrokenGoal) -> Message:
    """Return a missed goal with its value and limit, but without its phase, as a phrase with no final period."""
    if goal.is_unfinished_work:
        return msg("analysis-unfinished")
    value, limit = compared(goal.value, goal.limit, goal.unit)
    known = goal_of(goal.goal)
    if known is not None and known.bound is Bound.AT_LEAST:
        return msg("analysis-goal-at-least", goal=goal.label, value=value, limit=limit)
    return msg("analysis-goal-at-most", goal=goal.label, value=value, limit=limit)


PartNames = Mapping[Part, str]
"""Keys of the names of components that may fail; see ``ArrayModel.name_of_part``."""


def not_survived(goal: BrokenGoal, names: PartNames) -> Message | None:
    """Return the sentence for a failure that stops the array; None for any other missed goal."""
    if goal.missing is None or not goal.is_fatal:
        return None
    return msg("analysis-not-survived", part=ONE_PART[names.get(goal.missing, goal.missing)])


def without_part(missing: Part, names: PartNames) -> Message:
    """Return the start of a sentence about the system after a component has failed: *With one node failed*."""
    return WITHOUT_PART[names.get(missing, missing)]
