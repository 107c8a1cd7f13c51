"""Goals of a scenario: the document, and the table that all other code reads, with one row per goal.

To add a goal, add a field to ``Goals``, a row to ``GOALS``, and a function for its metric: in
``experience.goal_metrics`` for goals that apply to phases, in ``recommendation.goals`` for capacity goals.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import ConfigDict, Field, model_validator

from stormsizer.messages.text import Message, Quantity, as_json, msg
from stormsizer.model.provenance import Document
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario.components import LIMITS, TIERS, Component, Part
from stormsizer.model.scenario.field_types import Fraction, Number

COMPLETION = "complete"
"""Name of the goal that is missed when work does not finish. It is not a field because it has no limit to set."""


class Bound(StrEnum):
    """Direction of a limit."""

    AT_MOST = "at_most"
    AT_LEAST = "at_least"


class Scope(StrEnum):
    """Where a goal is checked."""

    EACH_LOGIN = "each_login"
    """Threshold that grades a single login; no phase is checked against it."""
    LOGIN = "login"
    """Users of a login event."""
    PEOPLE = "people"
    """Time in which users log in or work."""
    POWER_ON = "power_on"
    DEPLOYMENT = "deployment"
    HOSTS = "hosts"
    """Hosts, with all desktops on."""
    CAPACITY = "capacity"
    """Space on the array."""
    WEEK = "week"
    """Whole week: all other goals are checked again under a condition."""


class GoalGroup(StrEnum):
    """Groups of goals, in the order in which a form shows them."""

    LOGINS = "logins"
    STORAGE = "storage"
    HOSTS = "hosts"
    TIME_AND_SPACE = "time_and_space"


GROUP_LABELS: Mapping[GoalGroup, Message] = {
    GoalGroup.LOGINS: msg("goal-group-logins"),
    GoalGroup.STORAGE: msg("goal-group-storage"),
    GoalGroup.HOSTS: msg("goal-group-hosts"),
    GoalGroup.TIME_AND_SPACE: msg("goal-group-time-and-space"),
}


@dataclass(frozen=True, kw_only=True, slots=True)
class Goal:
    """One row in the table of goals.

    Attributes
    ----------
    field
        Field of ``Goals`` that holds the limit.
    metric
        Name of the metric that is compared with the limit; empty if there is none.
    unit
        Unit of the metric and the limit: s, ms, fraction or ratio.
    bound
        Direction of the limit; None if the field holds no limit.
    components
        Components whose mean utilization the goal limits; empty for every other metric.
    conservative, aggressive
        Limits in the stricter and the more lenient goal set; the field's default is the limit in the standard set.
    label
        Label of the metric in a result.
    limit_label, input_label, sensitivity_label
        Label of the limit in a report, on a form, and among the inputs of a sensitivity analysis.
    group
        Group on the form; None for a field that has its own control.
    is_headline
        Whether summaries list the limit.
    is_key_figure
        Whether the metric summarizes a phase in which no user logs in.
    breaks_when_overdue
        Whether the goal is certain to be missed if the work is not done by the time that the goal allows.
    """

    field: str
    metric: str = ""
    unit: str = ""
    bound: Bound | None
    scope: Scope
    components: tuple[Component, ...] = ()
    conservative: float | None
    aggressive: float | None
    label: Message
    limit_label: Message
    input_label: Message
    sensitivity_label: Message | None = None
    group: GoalGroup | None
    is_headline: bool = False
    is_key_figure: bool = False
    breaks_when_overdue: bool = False

    @property
    def label_id(self) -> str:
        """Message id of the label; the message's ``limit``, ``input`` and ``sensitivity`` attributes are labels too."""
        return self.label.id

    @property
    def in_sensitivity(self) -> bool:
        """Whether a sensitivity analysis varies the limit."""
        return self.sensitivity_label is not None

    @property
    def is_checked(self) -> bool:
        """Whether a metric is compared with the limit."""
        return self.metric != ""

    def limit(self, goals: "Goals") -> float:
        """Return the limit that a scenario sets."""
        limit: float = getattr(goals, self.field)
        return limit

    def is_met(self, value: float, limit: float) -> bool:
        """Return whether a value of the metric meets the limit."""
        return value >= limit if self.bound is Bound.AT_LEAST else value <= limit

    @property
    def in_schema(self) -> dict[str, Any]:
        """Row as published under ``x-goal`` in the field's JSON Schema; its labels are messages, not rendered text."""
        return {
            "field": self.field,
            "label_id": self.label_id,
            "label": as_json(self.label),
            "input_label": as_json(self.input_label),
            "metric": self.metric,
            "components": [str(component) for component in self.components],
            "bound": str(self.bound) if self.bound else "",
            "unit": self.unit,
            "scope": str(self.scope),
            "group": str(self.group) if self.group else "",
        }


LOGIN_GOOD = Goal(
    field="login_good_s",
    unit="s",
    bound=Bound.AT_MOST,
    scope=Scope.EACH_LOGIN,
    conservative=10.0,
    aggressive=25.0,
    label=msg("goal-login-good-s"),
    limit_label=msg("goal-login-good-s.limit"),
    input_label=msg("goal-login-good-s.input"),
    sensitivity_label=msg("goal-login-good-s.sensitivity"),
    group=GoalGroup.LOGINS,
)
LOGIN_FAIR = Goal(
    field="login_fair_s",
    unit="s",
    bound=Bound.AT_MOST,
    scope=Scope.EACH_LOGIN,
    conservative=30.0,
    aggressive=90.0,
    label=msg("goal-login-fair-s"),
    limit_label=msg("goal-login-fair-s.limit"),
    input_label=msg("goal-login-fair-s.input"),
    sensitivity_label=msg("goal-login-fair-s.sensitivity"),
    group=GoalGroup.LOGINS,
)
GOOD_LOGINS = Goal(
    field="login_min_good_fraction",
    metric="good_login_fraction",
    unit="fraction",
    bound=Bound.AT_LEAST,
    scope=Scope.LOGIN,
    conservative=0.95,
    aggressive=0.8,
    label=msg("goal-login-min-good-fraction"),
    limit_label=msg("goal-login-min-good-fraction.limit"),
    input_label=msg("goal-login-min-good-fraction.input"),
    sensitivity_label=msg("goal-login-min-good-fraction.sensitivity"),
    group=GoalGroup.LOGINS,
    is_headline=True,
    breaks_when_overdue=True,
)
POOR_LOGINS = Goal(
    field="login_max_poor_fraction",
    metric="poor_login_fraction",
    unit="fraction",
    bound=Bound.AT_MOST,
    scope=Scope.LOGIN,
    conservative=0.0,
    aggressive=0.05,
    label=msg("goal-login-max-poor-fraction"),
    limit_label=msg("goal-login-max-poor-fraction.limit"),
    input_label=msg("goal-login-max-poor-fraction.input"),
    sensitivity_label=msg("goal-login-max-poor-fraction.sensitivity"),
    group=GoalGroup.LOGINS,
    is_headline=True,
    breaks_when_overdue=True,
)
HOST_LATENCY = Goal(
    field="host_latency_max_ms",
    metric="host_latency_ms",
    unit="ms",
    bound=Bound.AT_MOST,
    scope=Scope.PEOPLE,
    conservative=10.0,
    aggressive=25.0,
    label=msg("goal-host-latency-max-ms"),
    limit_label=msg("goal-host-latency-max-ms.limit"),
    input_label=msg("goal-host-latency-max-ms.input"),
    sensitivity_label=msg("goal-host-latency-max-ms.sensitivity"),
    group=GoalGroup.STORAGE,
    is_headline=True,
    is_key_figure=True,
)
POWER_ON_TIME = Goal(
    field="power_on_max_s",
    metric="duration_s",
    unit="s",
    bound=Bound.AT_MOST,
    scope=Scope.POWER_ON,
    conservative=1800.0,
    aggressive=7200.0,
    label=msg("goal-power-on-max-s"),
    limit_label=msg("goal-power-on-max-s.limit"),
    input_label=msg("goal-power-on-max-s.input"),
    sensitivity_label=msg("goal-power-on-max-s.sensitivity"),
    group=GoalGroup.TIME_AND_SPACE,
    is_headline=True,
    is_key_figure=True,
    breaks_when_overdue=True,
)
DEPLOYMENT_TIME = Goal(
    field="provisioning_max_s",
    metric="duration_s",
    unit="s",
    bound=Bound.AT_MOST,
    scope=Scope.DEPLOYMENT,
    conservative=7200.0,
    aggressive=28_800.0,
    label=msg("goal-provisioning-max-s"),
    limit_label=msg("goal-provisioning-max-s.limit"),
    input_label=msg("goal-provisioning-max-s.input"),
    group=GoalGroup.TIME_AND_SPACE,
    is_key_figure=True,
)
CONTROLLER_UTILIZATION = Goal(
    field="controller_max_fraction",
    metric="mean_utilization_fraction",
    unit="fraction",
    bound=Bound.AT_MOST,
    scope=Scope.PEOPLE,
    components=(Component.CONTROLLER_CPU,),
    conservative=0.7,
    aggressive=0.95,
    label=msg("goal-controller-max-fraction"),
    limit_label=msg("goal-controller-max-fraction.limit"),
    input_label=msg("goal-controller-max-fraction.input"),
    sensitivity_label=msg("goal-controller-max-fraction.sensitivity"),
    group=GoalGroup.STORAGE,
    is_headline=True,
)
DRIVE_UTILIZATION = Goal(
    field="drive_max_fraction",
    metric="mean_utilization_fraction",
    unit="fraction",
    bound=Bound.AT_MOST,
    scope=Scope.PEOPLE,
    components=(*TIERS, *LIMITS),
    conservative=0.7,
    aggressive=0.9,
    label=msg("goal-drive-max-fraction"),
    limit_label=msg("goal-drive-max-fraction.limit"),
    input_label=msg("goal-drive-max-fraction.input"),
    sensitivity_label=msg("goal-drive-max-fraction.sensitivity"),
    group=GoalGroup.STORAGE,
)
PORT_UTILIZATION = Goal(
    field="port_max_fraction",
    metric="mean_utilization_fraction",
    unit="fraction",
    bound=Bound.AT_MOST,
    scope=Scope.PEOPLE,
    components=(Component.PORT_OUT, Component.PORT_IN, Component.HOST_LINK_IN, Component.HOST_LINK_OUT),
    conservative=0.7,
    aggressive=0.95,
    label=msg("goal-port-max-fraction"),
    limit_label=msg("goal-port-max-fraction.limit"),
    input_label=msg("goal-port-max-fraction.input"),
    sensitivity_label=msg("goal-port-max-fraction.sensitivity"),
    group=GoalGroup.STORAGE,
)
HOST_CPU = Goal(
    field="host_cpu_max_fraction",
    metric="mean_utilization_fraction",
    unit="fraction",
    bound=Bound.AT_MOST,
    scope=Scope.PEOPLE,
    components=(Component.HOST_CPU,),
    conservative=0.8,
    aggressive=0.95,
    label=msg("goal-host-cpu-max-fraction"),
    limit_label=msg("goal-host-cpu-max-fraction.limit"),
    input_label=msg("goal-host-cpu-max-fraction.input"),
    group=GoalGroup.HOSTS,
)
HOST_MEMORY = Goal(
    field="memory_oversubscription_max_ratio",
    metric="memory_oversubscription_ratio",
    unit="ratio",
    bound=Bound.AT_MOST,
    scope=Scope.HOSTS,
    conservative=1.0,
    aggressive=2.0,
    label=msg("goal-memory-oversubscription-max-ratio"),
    limit_label=msg("goal-memory-oversubscription-max-ratio.limit"),
    input_label=msg("goal-memory-oversubscription-max-ratio.input"),
    group=GoalGroup.HOSTS,
)
SPARE_CAPACITY = Goal(
    field="spare_capacity_fraction",
    metric="spare_capacity_fraction",
    unit="fraction",
    bound=Bound.AT_LEAST,
    scope=Scope.CAPACITY,
    conservative=0.25,
    aggressive=0.1,
    label=msg("goal-spare-capacity-fraction"),
    limit_label=msg("goal-spare-capacity-fraction.limit"),
    input_label=msg("goal-spare-capacity-fraction.input"),
    sensitivity_label=msg("goal-spare-capacity-fraction.sensitivity"),
    group=GoalGroup.TIME_AND_SPACE,
    is_headline=True,
)
SURVIVED_FAILURES = Goal(
    field="survives",
    bound=None,
    scope=Scope.WEEK,
    conservative=None,
    aggressive=None,
    label=msg("goal-survives"),
    limit_label=msg("goal-survives.limit"),
    input_label=msg("goal-survives.input"),
    group=None,
)

GOALS: tuple[Goal, ...] = (
    LOGIN_GOOD,
    LOGIN_FAIR,
    GOOD_LOGINS,
    POOR_LOGINS,
    HOST_LATENCY,
    POWER_ON_TIME,
    DEPLOYMENT_TIME,
    CONTROLLER_UTILIZATION,
    DRIVE_UTILIZATION,
    PORT_UTILIZATION,
    HOST_CPU,
    HOST_MEMORY,
    SPARE_CAPACITY,
    SURVIVED_FAILURES,
)
"""All goals, in the order of the fields of ``Goals``."""

GOALS_OF_ARRAYS = (HOST_LATENCY, CONTROLLER_UTILIZATION, DRIVE_UTILIZATION, PORT_UTILIZATION, SPARE_CAPACITY)
"""Goals whose value differs between the arrays of a scenario; all others are for logins, durations and hosts."""

_BY_FIELD: Mapping[str, Goal] = {goal.field: goal for goal in GOALS}
_BY_COMPONENT: Mapping[Component, Goal] = {component: goal for goal in GOALS for component in goal.components}


def goal_of(field: str) -> Goal | None:
    """Return the goal for a field; None for ``COMPLETION`` and for goals that only older results have."""
    return _BY_FIELD.get(field)


def utilization_goal(component: Component) -> Goal:
    """Return the goal that limits the mean utilization of a component."""
    return _BY_COMPONENT[component]


def _with_goals(schema: dict[str, Any]) -> None:
    schema["x-goal-groups"] = [{"id": str(group), "label": as_json(label)} for group, label in GROUP_LABELS.items()]
    for field, published in schema["properties"].items():
        published["x-goal"] = _BY_FIELD[field].in_schema


class Goals(Document):
    """Goals for the week. The defaults are the standard set."""

    model_config = ConfigDict(json_schema_extra=_with_goals)

    login_good_s: Annotated[Number, Field(gt=0, le=3600)] = 15.0
    """Longest login time that is rated good."""
    login_fair_s: Annotated[Number, Field(gt=0, le=3600)] = 60.0
    """Longest login time that is rated fair; longer logins are poor."""
    login_min_good_fraction: Fraction = 0.9
    """Minimum share of users in a login event who have a good login."""
    login_max_poor_fraction: Fraction = 0.01
    """Maximum share of users in a login event who have a poor login."""
    host_latency_max_ms: Annotated[Number, Field(gt=0, le=10_000)] = 20.0
    """Mean host response time while users log in or work. Typical limits: 20 ms (PS6100XS), 15 ms (VNX5500)."""
    power_on_max_s: Annotated[Number, Field(gt=0, le=604_800)] = 3600.0
    """Maximum time to power on a pool."""
    provisioning_max_s: Annotated[Number, Field(gt=0, le=604_800)] = 14_400.0
    """Maximum time to deploy a pool."""
    controller_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean controller CPU utilization while users log in or work."""
    drive_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.8
    """Mean drive utilization while users log in or work."""
    port_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean front-end port utilization while users log in or work."""
    host_cpu_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean host CPU utilization while users log in or work."""
    memory_oversubscription_max_ratio: Annotated[Number, Field(gt=0, le=10)] = 1.5
    """Configured desktop memory divided by host memory; above this ratio, hosts swap and balloon."""
    spare_capacity_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.15
    """Share of the usable capacity that must stay free."""
    survives: Annotated[tuple[Part, ...], Field(max_length=4)] = ()
    """Parts, any one of which may fail during any event without a missed goal; recommendations tolerate the failure."""

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        if self.login_fair_s <= self.login_good_s:
            allowed = msg("allowed-more-than", amount=Quantity(self.login_good_s, "", 6))
            raise contradiction("login_fair_s", msg("field-not-above", other="login_good_s"), allowed)
        return self


def highest_limit(goal: Goal) -> float:
    """Return the highest limit that a goal's field accepts: the bound, or a value 1% lower if it is exclusive."""
    for constraint in Goals.model_fields[goal.field].metadata:
        if (included := getattr(constraint, "le", None)) is not None:
            return float(included)
        if (excluded := getattr(constraint, "lt", None)) is not None:
            return 0.99 * float(excluded)
    return math.inf


def ceiling_fraction(component: Component, goals: Goals) -> float:
    """Return the highest mean utilization that the goals allow for a component while users log in or work."""
    return utilization_goal(component).limit(goals)
