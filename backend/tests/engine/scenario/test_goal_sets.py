"""Sets of goals."""

import pytest

from stormsizer.model.scenario import GOAL_SET_ORIGINS, GOAL_SETS, Goals
from stormsizer.model.scenario.goals import GOALS, Bound
from tests.support.languages import english

AT_LEAST = {goal.field for goal in GOALS if goal.bound is Bound.AT_LEAST}
FIGURES = [name for name in Goals.model_fields if name != "survives"]


@pytest.mark.parametrize("name", FIGURES)
def test_each_set_is_stricter_than_the_next_in_every_figure(name: str) -> None:
    first, second, third = (getattr(goals, name) for goals in GOAL_SETS.values())
    assert (first > second > third) if name in AT_LEAST else (first < second < third)


def test_the_standard_set_is_the_default() -> None:
    assert GOAL_SETS["standard"] == Goals()


def test_what_no_study_prints_is_said_to_be_assumed() -> None:
    assert list(GOAL_SET_ORIGINS) == list(GOAL_SETS)
    assert [name for name, origin in GOAL_SET_ORIGINS.items() if english(origin).startswith("Assumed")] == [
        "conservative",
        "aggressive",
    ]
