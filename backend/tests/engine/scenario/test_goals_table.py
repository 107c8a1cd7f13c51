"""The table of goals, and what is published of it."""

import pytest

from stormsizer.experience.goal_metrics import PHASE_METRICS
from stormsizer.experience.judgment import SCOPE_ORDER
from stormsizer.messages.text import from_json
from stormsizer.model.scenario.components import Component
from stormsizer.model.scenario.goals import (
    GOALS,
    GROUP_LABELS,
    HOST_LATENCY,
    SPARE_CAPACITY,
    SURVIVED_FAILURES,
    Goal,
    Goals,
    Scope,
    ceiling_fraction,
    goal_of,
    highest_limit,
    utilization_goal,
)
from stormsizer.recommendation.goals import CAPACITY_METRICS

LIMITS = [goal for goal in GOALS if goal is not SURVIVED_FAILURES]


def test_table_has_a_row_for_each_field_in_the_order_of_the_fields() -> None:
    assert [goal.field for goal in GOALS] == list(Goals.model_fields)
    assert [goal_of(goal.field) for goal in GOALS] == list(GOALS)


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.field)
def test_each_checked_goal_has_a_metric_function(goal: Goal) -> None:
    if goal.scope in SCOPE_ORDER and not goal.components:
        assert goal.metric in PHASE_METRICS
    if goal.scope is Scope.CAPACITY:
        assert goal.metric in CAPACITY_METRICS
    assert goal.is_checked is (goal.scope not in (Scope.EACH_LOGIN, Scope.WEEK))


@pytest.mark.parametrize("component", Component)
def test_each_component_has_exactly_one_utilization_goal(component: Component) -> None:
    assert [goal for goal in GOALS if component in goal.components] == [utilization_goal(component)]
    goals = Goals(drive_max_fraction=0.61)
    is_drive = utilization_goal(component).field == "drive_max_fraction"
    assert ceiling_fraction(component, goals) == (0.61 if is_drive else 0.9)


@pytest.mark.parametrize("goal", LIMITS, ids=lambda goal: goal.field)
def test_unit_is_the_one_in_the_name_of_the_field(goal: Goal) -> None:
    assert goal.field.endswith(f"_{goal.unit}")
    assert goal.limit(Goals()) <= highest_limit(goal) < float("inf")


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.field)
def test_schema_publishes_the_row_of_each_field(goal: Goal) -> None:
    schema = Goals.model_json_schema()
    published = schema["properties"][goal.field]["x-goal"]
    assert published["field"] == goal.field
    assert from_json(published["label"]) == goal.label
    assert published["components"] == [component.value for component in goal.components]
    groups = [group["id"] for group in schema["x-goal-groups"]]
    assert groups == list(GROUP_LABELS)
    assert published["group"] in (groups if goal is not SURVIVED_FAILURES else [""])


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.field)
def test_labels_have_the_message_id_of_the_field(goal: Goal) -> None:
    assert goal.label_id == f"goal-{goal.field.replace('_', '-')}"
    assert (goal.limit_label.id, goal.input_label.id) == (f"{goal.label_id}.limit", f"{goal.label_id}.input")
    if goal.sensitivity_label is not None:
        assert goal.sensitivity_label.id == f"{goal.label_id}.sensitivity"


def test_limit_itself_is_allowed() -> None:
    assert HOST_LATENCY.is_met(20.0, 20.0)
    assert not HOST_LATENCY.is_met(20.1, 20.0)
    assert SPARE_CAPACITY.is_met(0.15, 0.15)
    assert not SPARE_CAPACITY.is_met(0.14, 0.15)
