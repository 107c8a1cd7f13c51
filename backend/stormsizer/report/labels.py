"""Labels for the identifiers in results and scenarios."""

from collections.abc import Mapping

from stormsizer.messages import terms
from stormsizer.messages.text import Message, Quantity, Text, compared, msg
from stormsizer.model.scenario.goals import COMPLETION, Bound, goal_of

COMPONENTS: Mapping[str, Message] = terms.COMPONENTS
EVENTS: Mapping[str, Message] = terms.EVENTS
PARTS: Mapping[str, Message] = terms.PARTS
"""Components of an array that can fail."""

CLONE_TYPES: Mapping[str, Message] = {
    "deduplicated": msg("report-clones-deduplicated"),
    "linked": msg("report-clones-linked"),
    "instant": msg("report-clones-instant"),
    "mcs": msg("report-clones-mcs"),
    "pvs": msg("report-clones-pvs"),
    "full": msg("report-clones-full"),
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

_UNIT_SUFFIXES = ("_mb_per_s", "_kb_per_s", "_fraction", "_iops", "_ratio", "_ms", "_us", "_gb", "_mb", "_kb", "_s")

_METRICS: Mapping[str, Message] = {
    "reads_iops": msg("report-metric-reads"),
    "writes_iops": msg("report-metric-writes"),
    "total_iops": msg("report-metric-total"),
    "read_mb_per_s": msg("report-metric-read-throughput"),
    "write_mb_per_s": msg("report-metric-write-throughput"),
    "total_mb_per_s": msg("report-metric-total-throughput"),
    "peak_total_mb_per_s": msg("report-metric-peak-throughput"),
    "controller_cpu_fraction": msg("report-metric-controller-cpu"),
    "host_read_latency_ms": msg("report-metric-host-read-latency"),
    "host_write_latency_ms": msg("report-metric-host-write-latency"),
    "controller_read_latency_ms": msg("report-metric-controller-read-latency"),
    "controller_write_latency_ms": msg("report-metric-controller-write-latency"),
    "guest_read_latency_ms": msg("report-metric-guest-read-latency"),
    "peak_controller_latency_ms": msg("report-metric-peak-controller-latency"),
    "peak_host_read_latency_ms": msg("report-metric-peak-host-read-latency"),
    "login_mean_s": msg("report-metric-login-mean"),
    "login_sd_s": msg("report-metric-login-sd"),
    "login_max_s": msg("report-metric-login-max"),
    "login_good_fraction": msg("report-metric-login-good"),
    "login_fair_fraction": msg("report-metric-login-fair"),
    "login_poor_fraction": msg("report-metric-login-poor"),
    "login_good_or_fair_fraction": msg("report-metric-login-good-or-fair"),
    "login_good_mean_s": msg("report-metric-login-good-mean"),
    "login_fair_mean_s": msg("report-metric-login-fair-mean"),
    "login_poor_mean_s": msg("report-metric-login-poor-mean"),
    "duration_s": msg("report-metric-duration"),
    "read_fraction_of_iops": msg("report-metric-read-share-iops"),
    "write_fraction_of_iops": msg("report-metric-write-share-iops"),
    "read_fraction_of_mb": msg("report-metric-read-share-mb"),
    "write_fraction_of_mb": msg("report-metric-write-share-mb"),
    "iops_per_desktop": msg("report-metric-iops-per-desktop"),
    "reads_iops_per_desktop": msg("report-metric-reads-per-desktop"),
    "writes_iops_per_desktop": msg("report-metric-writes-per-desktop"),
    "iops_per_booting_desktop": msg("report-metric-iops-per-booting-desktop"),
    "reads_iops_per_booting_desktop": msg("report-metric-reads-per-booting-desktop"),
    "writes_iops_per_booting_desktop": msg("report-metric-writes-per-booting-desktop"),
    "read_size_kb": msg("report-metric-read-size"),
    "write_size_kb": msg("report-metric-write-size"),
    "read_kb_per_s_per_desktop": msg("report-metric-read-rate-per-desktop"),
    "write_kb_per_s_per_desktop": msg("report-metric-write-rate-per-desktop"),
    "peak_iops": msg("report-metric-peak-iops"),
    "peak_iops_per_desktop": msg("report-metric-peak-iops-per-desktop"),
    "idle_writes_iops": msg("report-metric-idle-writes"),
    "idle_writes_iops_per_desktop": msg("report-metric-idle-writes-per-desktop"),
}


def metric(name: str) -> Text:
    """Name of an evidence metric; its unit is shown with the value. Names without a message are made readable.

    >>> metric("reads_iops").id, metric("clone_stages_s"), metric("n_desktops")
    ('report-metric-reads', 'Clone stages', 'Number of desktops')
    """
    if name in _METRICS:
        return _METRICS[name]
    suffix = next((suffix for suffix in _UNIT_SUFFIXES if name.endswith(suffix)), "")
    words = name.removesuffix(suffix).replace("_", " ")
    words = f"number of {words[2:]}" if words.startswith("n ") else words
    return words[:1].upper() + words[1:]


def phase(name: str) -> Text:
    """Name of a phase; unknown identifiers are made readable.

    >>> phase("power_on").id, phase("application_start")
    ('phase-power-on', 'Application start')
    """
    if name in terms.PHASES:
        return terms.PHASES[name]
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def goal_words(goal: str, label: Text, value: float, limit: float, unit: str) -> Message:
    """A value with its goal: *Good logins 45 % (goal: at least 90 %)*."""
    if goal == COMPLETION:
        return msg("report-goal-unfinished")
    seen, bound = compared(value, limit, unit)
    if _is_lower_bound(goal):
        return msg("report-goal-at-least", label=label, value=seen, limit=bound)
    return msg("report-goal-at-most", label=label, value=seen, limit=bound)


def bounded(goal: str, limit: Quantity) -> Message:
    """A limit with its direction: *at least 90 %*."""
    if _is_lower_bound(goal):
        return msg("report-at-least", limit=limit)
    return msg("report-at-most", limit=limit)


def bound_words(field: str) -> str:
    """Return the bound of a goal in English: *at most* or *at least*."""
    return (Bound.AT_LEAST if _is_lower_bound(field) else Bound.AT_MOST).words


def _is_lower_bound(field: str) -> bool:
    goal = goal_of(field)
    return goal is not None and goal.bound is Bound.AT_LEAST
