"""Three predefined sets of goals."""

from collections.abc import Mapping
from typing import Literal

from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario.goals import GOALS, Goals

GoalSetName = Literal["conservative", "standard", "aggressive"]

GOAL_SETS: Mapping[GoalSetName, Goals] = {
    "conservative": Goals.model_validate(
        {goal.field: goal.conservative for goal in GOALS if goal.conservative is not None}
    ),
    "standard": Goals(),
    "aggressive": Goals.model_validate({goal.field: goal.aggressive for goal in GOALS if goal.aggressive is not None}),
}
"""Predefined goals, from strictest to most lenient. *standard* has the defaults of ``Goals``. Failure tolerance is not
part of a set."""

GOAL_SET_ORIGINS: Mapping[GoalSetName, Message] = {
    "conservative": msg("goal-set-conservative"),
    "standard": msg("goal-set-standard"),
    "aggressive": msg("goal-set-aggressive"),
}
"""Source of each set's values."""
