"""Three sets of goals, to start from."""

from collections.abc import Mapping
from typing import Literal

from stormsizer.model.scenario.goals import GOALS, Goals

GoalSetName = Literal["conservative", "standard", "aggressive"]

GOAL_SETS: Mapping[GoalSetName, Goals] = {
    "conservative": Goals.model_validate(
        {goal.field: goal.conservative for goal in GOALS if goal.conservative is not None}
    ),
    "standard": Goals(),
    "aggressive": Goals.model_validate({goal.field: goal.aggressive for goal in GOALS if goal.aggressive is not None}),
}
"""From strictest to least strict. *standard* has the defaults of the document. Failure tolerance is not part of a
set."""

GOAL_SET_ORIGINS: Mapping[GoalSetName, str] = {
    "conservative": (
        "Assumed, our own judgment: about half of the standard waiting times, and three tenths of controllers, "
        "drives and ports left free."
    ),
    "standard": (
        "What stands there when nothing is said: limits of published studies where they print one, our own judgment "
        "elsewhere."
    ),
    "aggressive": "Assumed, our own judgment: what most users still accept, with hardly anything left free.",
}
"""Source of each set's values."""
