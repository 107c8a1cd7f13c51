"""Goals of a scenario: the document, and one table row for each goal that everything else reads.

A new goal is a field of ``Goals`` with its row in ``GOALS``, and a function for its metric: in
``experience.goal_metrics`` for goals of a phase, in ``recommendation.goals`` for goals of the capacity.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import ConfigDict, Field, model_validator

from stormsizer.model.provenance import Document
from stormsizer.model.scenario.components import TIERS, Component, Part
from stormsizer.model.scenario.field_types import Fraction, Number
from stormsizer.model.scenario.problems import contradiction

COMPLETION = "complete"
"""Name of a broken goal for work that does not finish. It is no field: it has no limit that could be set."""


class Bound(StrEnum):
    """Direction of a limit."""

    AT_MOST = "at_most"
    AT_LEAST = "at_least"

    @property
    def words(self) -> str:
        """The bound in words, to go before a limit."""
        return self.value.replace("_", " ")


class Scope(StrEnum):
    """Where a goal is checked."""

    EACH_LOGIN = "each_login"
    """Threshold that grades a single login; no phase is checked against it."""
    LOGIN = "login"
    """Users of a login event."""
    PEOPLE = "people"
    """Time in which people log in or work."""
    POWER_ON = "power_on"
    DEPLOYMENT = "deployment"
    HOSTS = "hosts"
    """Hosts, with all desktops on."""
    CAPACITY = "capacity"
    """Space on the array."""
    WEEK = "week"
    """Every other goal, checked again over the whole week under a condition."""


class GoalGroup(StrEnum):
    """Group of goals on a form, in the order of the form."""

    LOGINS = "logins"
    STORAGE = "storage"
    HOSTS = "hosts"
    TIME_AND_SPACE = "time_and_space"


GROUP_LABELS: Mapping[GoalGroup, str] = {
    GoalGroup.LOGINS: "Logging in",
    GoalGroup.STORAGE: "Storage while people log in or work",
    GoalGroup.HOSTS: "Hosts",
    GoalGroup.TIME_AND_SPACE: "Time and space",
}


@dataclass(frozen=True, kw_only=True, slots=True)
class Goal:
    """One row of the table of goals.

    Attributes
    ----------
    field
        Field of ``Goals`` that holds the limit.
    metric
        Name of the metric that is compared with the limit; empty where no metric is.
    unit
        Unit of metric and limit: s, ms, fraction or ratio.
    bound
        None where the field holds no limit.
    components
        Components whose mean utilization the goal limits; empty for every other metric.
    conservative, aggressive
        Limits in the stricter and the laxer goal set; the default of the field is the standard set.
    label
        English label of the metric in a result.
    limit_label, input_label, sensitivity_label
        English label of the limit in a report, on a form, and among the inputs of a sensitivity analysis. By default
        each is made from ``label``.
    group
        Group on the form; None for a field that has its own control.
    in_sensitivity
        Whether a sensitivity analysis varies the limit.
    is_headline
        Whether summaries list the limit.
    is_key_figure
        Whether the metric sums up a phase in which nobody logs in.
    breaks_when_overdue
        Whether the goal is certainly broken once the time it allows is over and the work is not.
    """

    field: str
    metric: str = ""
    unit: str = ""
    bound: Bound | None
    scope: Scope
    components: tuple[Component, ...] = ()
    conservative: float | None
    aggressive: float | None
    label: str
    limit_label: str = ""
    input_label: str = ""
    sensitivity_label: str = ""
    group: GoalGroup | None
    in_sensitivity: bool = True
    is_headline: bool = False
    is_key_figure: bool = False
    breaks_when_overdue: bool = False

    def __post_init__(self) -> None:
        for name, text in (
            ("limit_label", self.label),
            ("input_label", f"{self.label}, {self.bound_words}" if self.bound else self.label),
            ("sensitivity_label", f"{self.label}, limit"),
        ):
            if not getattr(self, name):
                object.__setattr__(self, name, text)

    @property
    def label_id(self) -> str:
        """Message id of the label. The other labels add ``limit``, ``input`` or ``sensitivity`` to it."""
        return f"goal-{self.field.replace('_', '-')}"

    @property
    def bound_words(self) -> str:
        """The bound in words, to go before the limit; empty where the field holds no limit."""
        return self.bound.words if self.bound else ""

    @property
    def is_checked(self) -> bool:
        """Whether a metric is compared with the limit."""
        return self.metric != ""

    def limit(self, goals: "Goals") -> float:
        """Return the limit that a scenario sets."""
        limit: float = getattr(goals, self.field)
        return limit

    def is_met(self, value: float, limit: float) -> bool:
        """Return whether a value of the metric keeps the limit."""
        return value >= limit if self.bound is Bound.AT_LEAST else value <= limit

    @property
    def in_schema(self) -> dict[str, Any]:
        """The row as the JSON Schema of the field publishes it, under ``x-goal``."""
        return {
            "field": self.field,
            "label_id": self.label_id,
            "label": self.label,
            "input_label": self.input_label,
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
    label="Good login",
    limit_label="A login is good up to",
    sensitivity_label="Length up to which a login is good",
    group=GoalGroup.LOGINS,
)
LOGIN_FAIR = Goal(
    field="login_fair_s",
    unit="s",
    bound=Bound.AT_MOST,
    scope=Scope.EACH_LOGIN,
    conservative=30.0,
    aggressive=90.0,
    label="Fair login",
    limit_label="A login is fair up to",
    sensitivity_label="Length up to which a login is fair",
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
    label="Good logins",
    limit_label="Users with a good login",
    sensitivity_label="Share of good logins asked for",
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
    label="Poor logins",
    limit_label="Users with a poor login",
    sensitivity_label="Share of poor logins allowed",
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
    label="Response time at the hosts",
    input_label="Response time, at most",
    sensitivity_label="Response time allowed",
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
    label="Power-on time",
    limit_label="Time until a pool is up",
    input_label="All desktops up within",
    sensitivity_label="Power-on time allowed",
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
    label="Deployment time",
    limit_label="Time to make a pool",
    input_label="All desktops made within",
    group=GoalGroup.TIME_AND_SPACE,
    in_sensitivity=False,
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
    label="Controller CPU",
    sensitivity_label="Controller CPU allowed",
    group=GoalGroup.STORAGE,
    is_headline=True,
)
DRIVE_UTILIZATION = Goal(
    field="drive_max_fraction",
    metric="mean_utilization_fraction",
    unit="fraction",
    bound=Bound.AT_MOST,
    scope=Scope.PEOPLE,
    components=TIERS,
    conservative=0.7,
    aggressive=0.9,
    label="Drives",
    limit_label="Drive utilisation",
    sensitivity_label="Drive utilisation allowed",
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
    label="Ports",
    limit_label="Port utilisation",
    sensitivity_label="Port utilisation allowed",
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
    label="Host CPU",
    group=GoalGroup.HOSTS,
    in_sensitivity=False,
)
HOST_MEMORY = Goal(
    field="memory_oversubscription_max_ratio",
    metric="memory_oversubscription_ratio",
    unit="ratio",
    bound=Bound.AT_MOST,
    scope=Scope.HOSTS,
    conservative=1.0,
    aggressive=2.0,
    label="Memory oversubscription",
    limit_label="Memory of the desktops over memory of the hosts",
    group=GoalGroup.HOSTS,
    in_sensitivity=False,
)
SPARE_CAPACITY = Goal(
    field="spare_capacity_fraction",
    metric="spare_capacity_fraction",
    unit="fraction",
    bound=Bound.AT_LEAST,
    scope=Scope.CAPACITY,
    conservative=0.25,
    aggressive=0.1,
    label="Spare capacity",
    limit_label="Space left free",
    input_label="Capacity left free",
    sensitivity_label="Spare capacity asked for",
    group=GoalGroup.TIME_AND_SPACE,
    is_headline=True,
)
SURVIVED_FAILURES = Goal(
    field="survives",
    bound=None,
    scope=Scope.WEEK,
    conservative=None,
    aggressive=None,
    label="Parts of which one may be missing",
    group=None,
    in_sensitivity=False,
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

_BY_FIELD: Mapping[str, Goal] = {goal.field: goal for goal in GOALS}
_BY_COMPONENT: Mapping[Component, Goal] = {component: goal for goal in GOALS for component in goal.components}


def goal_of(field: str) -> Goal | None:
    """Return the goal of a field; None for ``COMPLETION`` and for goals that only older results have."""
    return _BY_FIELD.get(field)


def utilization_goal(component: Component) -> Goal:
    """Return the goal that limits the mean utilization of a component."""
    return _BY_COMPONENT[component]


def _with_goals(schema: dict[str, Any]) -> None:
    schema["x-goal-groups"] = [{"id": str(group), "label": label} for group, label in GROUP_LABELS.items()]
    for field, published in schema["properties"].items():
        published["x-goal"] = _BY_FIELD[field].in_schema


class Goals(Document):
    """Goals of the week. Defaults are the standard set."""

    model_config = ConfigDict(json_schema_extra=_with_goals)

    login_good_s: Annotated[Number, Field(gt=0, le=3600)] = 15.0
    """A login up to this long is good."""
    login_fair_s: Annotated[Number, Field(gt=0, le=3600)] = 60.0
    """A login up to this long is fair; beyond it is poor."""
    login_min_good_fraction: Fraction = 0.9
    """Share of the users of a login event who must have a good login."""
    login_max_poor_fraction: Fraction = 0.01
    """Share of the users of a login event who may have a poor login."""
    host_latency_max_ms: Annotated[Number, Field(gt=0, le=10_000)] = 20.0
    """Mean response time at the hosts while people log in or work. Usual limits: 20 ms (PS6100XS), 15 ms (VNX5500)."""
    power_on_max_s: Annotated[Number, Field(gt=0, le=604_800)] = 3600.0
    """Time in which a pool must be up."""
    provisioning_max_s: Annotated[Number, Field(gt=0, le=604_800)] = 14_400.0
    """Time in which a pool must be made."""
    controller_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean controller CPU while people log in or work."""
    drive_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.8
    """Mean drive utilisation while people log in or work."""
    port_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean front-end port utilisation while people log in or work."""
    host_cpu_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean CPU of the hosts while people log in or work."""
    memory_oversubscription_max_ratio: Annotated[Number, Field(gt=0, le=10)] = 1.5
    """Configured memory of the desktops over memory of the hosts; beyond it hosts swap and balloon."""
    spare_capacity_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.15
    """Share of the usable capacity that stays free."""
    survives: Annotated[tuple[Part, ...], Field(max_length=4)] = ()
    """Parts of which one may be missing during every event while all goals are kept; what is recommended does it."""

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        if self.login_fair_s <= self.login_good_s:
            raise contradiction("login_fair_s", "must be above login_good_s", f"more than {self.login_good_s:g}")
        return self


def highest_limit(goal: Goal) -> float:
    """Return the highest limit that the field of a goal takes: 1 % below a bound that is excluded."""
    for constraint in Goals.model_fields[goal.field].metadata:
        if (included := getattr(constraint, "le", None)) is not None:
            return float(included)
        if (excluded := getattr(constraint, "lt", None)) is not None:
            return 0.99 * float(excluded)
    return math.inf


def ceiling_fraction(component: Component, goals: Goals) -> float:
    """Return the highest mean utilization of a component while people log in or work."""
    return utilization_goal(component).limit(goals)
