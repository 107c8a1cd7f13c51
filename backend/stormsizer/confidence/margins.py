"""Goals that leave a margin for the error of the predictions."""

import math
from collections.abc import Mapping
from statistics import NormalDist

from stormsizer.confidence.error_model import LEARNED, P90, FigureKind, kind_of_goal
from stormsizer.model.scenario.goals import GOALS, LOGIN_FAIR, LOGIN_GOOD, Goals, Scope


def with_margin(goals: Goals, probability: float, n_differences: Mapping[str, int], guest_s: float = 0.0) -> Goals:
    """Return goals that a prediction has to meet for the scenario's goals to be met with a probability.

    Parameters
    ----------
    n_differences
        Differences from the nearest measured system, by field of the goal; goals that are not in it stay as they are.
    guest_s
        Part of every login that has no error. Limits below it have no such part, because no login meets them.
    """
    deviations = NormalDist().inv_cdf(probability) / P90
    limits: dict[str, float] = {}
    for goal in GOALS:
        if goal.field not in n_differences:
            continue
        if goal.scope is Scope.LOGIN:
            factor = math.exp(deviations * LEARNED[FigureKind.TIME].spread(n_differences[goal.field]))
            for each in (LOGIN_GOOD, LOGIN_FAIR):
                limit = each.limit(goals)
                known_s = guest_s if guest_s < limit else 0.0
                limits[each.field] = min(limits.get(each.field, math.inf), known_s + (limit - known_s) / factor)
            continue
        kind = kind_of_goal(goal, goal.limit(goals)) if goal.is_checked else None
        if kind is not None:
            limits[goal.field] = goal.limit(goals) / math.exp(
                deviations * LEARNED[kind].spread(n_differences[goal.field])
            )
    return goals.model_copy(update=limits)
