"""Labels for identifiers that occur in results and scenarios."""

from collections.abc import Mapping

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages import terms
from stormsizer.messages.text import Message, Quantity, Text, compared, msg
from stormsizer.model.scenario.goals import COMPLETION, Bound, goal_of
from stormsizer.report.blocks import StatusMark

COMPONENTS: Mapping[str, Message] = terms.COMPONENTS
EVENTS: Mapping[str, Message] = terms.EVENTS
PARTS: Mapping[str, Message] = terms.PARTS
"""Array components that can fail."""

CLONE_TYPES: Mapping[str, Message] = {
    "deduplicated": msg("report-clones-deduplicated"),
    "linked": msg("report-clones-linked"),
    "instant": msg("report-clones-instant"),
    "mcs": msg("report-clones-mcs"),
    "pvs": msg("report-clones-pvs"),
    "full": msg("report-clones-full"),
}

CONTAINER_PLACES: Mapping[str, Message] = {
    "none": msg("report-containers-none"),
    "array": msg("report-containers-array"),
    "file_service": msg("report-containers-file-service"),
    "cloud_cache": msg("report-containers-cloud-cache"),
}

ASSIGNMENTS: Mapping[str, Message] = {
    "dedicated": msg("report-assignment-dedicated"),
    "floating": msg("report-assignment-floating"),
}

INITIAL_STATES: Mapping[str, Message] = {
    "not_deployed": msg("report-state-not-deployed"),
    "off_never_used": msg("report-state-off-never-used"),
    "off_used": msg("report-state-off-used"),
    "idle_never_used": msg("report-state-idle-never-used"),
    "idle_rebooted": msg("report-state-idle-rebooted"),
    "idle_used": msg("report-state-idle-used"),
}

ORIGINS: Mapping[str, Message] = {
    "given": msg("report-origin-given"),
    "default": msg("report-origin-default"),
    "assumed": msg("report-origin-assumed"),
    "calibrated": msg("report-origin-calibrated"),
    "derived": msg("report-origin-derived"),
    "stated": msg("report-origin-stated"),
    "specified": msg("report-origin-specified"),
    "unknown": msg("report-origin-unknown"),
}

ORIGIN_MEANINGS: Mapping[str, Message] = {
    "given": msg("report-origin-given.meaning"),
    "default": msg("report-origin-default.meaning"),
    "assumed": msg("report-origin-assumed.meaning"),
    "calibrated": msg("report-origin-calibrated.meaning"),
    "derived": msg("report-origin-derived.meaning"),
    "stated": msg("report-origin-stated.meaning"),
    "specified": msg("report-origin-specified.meaning"),
    "unknown": msg("report-origin-unknown.meaning"),
}


STATUS_MARKS: Mapping[GoalStatus, StatusMark] = {
    GoalStatus.PASSES: "holds",
    GoalStatus.AT_RISK: "at_risk",
    GoalStatus.FAILS: "broken",
}
"""Mark of each status."""


def goal_words(goal: str, label: Text, value: float, limit: float, unit: str) -> Message:
    """Describe a value with its goal: *Good logins 45% (goal: at least 90%)*."""
    if goal == COMPLETION:
        return msg("report-goal-unfinished")
    seen, bound = compared(value, limit, unit)
    if _is_lower_bound(goal):
        return msg("report-goal-at-least", label=label, value=seen, limit=bound)
    return msg("report-goal-at-most", label=label, value=seen, limit=bound)


def bounded(goal: str, limit: Quantity) -> Message:
    """Describe a limit with its direction: *at least 90%*."""
    if _is_lower_bound(goal):
        return msg("report-at-least", limit=limit)
    return msg("report-at-most", limit=limit)


def _is_lower_bound(field: str) -> bool:
    goal = goal_of(field)
    return goal is not None and goal.bound is Bound.AT_LEAST
