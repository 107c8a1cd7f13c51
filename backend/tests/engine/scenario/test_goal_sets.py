"""Sets of goals."""

import pytest

from stormsizer.model.scenario import GOAL_SET_ORIGINS, GOAL_SETS, Goals
from stormsizer.model.scenario.goals import GOALS, Bound
from tests.support.languages import english

AT_LEAST = {goal.field for goal in GOALS if goal.bound is Bound.AT_LEAST}
FIGURES = [name for name in Goals.model_fields if name != "survives"]


@pytest.mark.parametrize("name", FIGURES)
def test_each_preset_is_stricter_than_the_next_in_every_goal(name: str) -> None:
    first, second, third = (getattr(goals, name) for goals in GOAL_SETS.values())
    assert (first > second > third) if name in AT_LEAST else (first < second < third)


def test_standard_preset_is_the_default() -> None:
    assert GOAL_SETS["standard"] == Goals()


def test_presets_not_printed_by_a_study_are_marked_as_assumed() -> None:
    assert list(GOAL_SET_ORIGINS) == list(GOAL_SETS)
    assert [name for name, origin in GOAL_SET_ORIGINS.items() if english(origin).startswith("Assumed")] == [
        "conservative",
        "aggressive",
    ]
