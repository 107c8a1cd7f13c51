"""Labels for the identifiers in results and scenarios."""

from collections.abc import Mapping

from stormsizer.experience.judgement import COMPONENT_LABELS
from stormsizer.messages import formatting
from stormsizer.messages.text import Text
from stormsizer.model.scenario.goals import COMPLETION, Bound, goal_of
from stormsizer.timeline.phases import PHASE_NAMES

COMPONENTS: Mapping[str, str] = {
    **{component: label[0].upper() + label[1:] for component, label in COMPONENT_LABELS.items()},
    "clone_manager": "Clone manager",
    "power_on_slots": "Power-on slots",
    "schedule": "Schedule",
    "none": "Nothing",
}

EVENTS: Mapping[str, str] = {
    "provision": "Deployment",
    "power_on": "Power-on",
    "reboot": "Reboot",
    "recompose": "Recompose",
    "login": "Login",
    "logoff": "Logoff",
    "antivirus_scan": "Antivirus scan",
    "patch": "Patching",
    "backup": "Backup",
    "replication": "Replication",
    "load_test": "Load test",
    "failure": "Failure",
    "maintenance": "Maintenance",
    "outage": "Outage",
}

CLONE_TYPES: Mapping[str, str] = {
    "deduplicated": "deduplicated",
    "linked": "linked",
    "instant": "instant",
    "mcs": "MCS",
    "pvs": "PVS",
    "full": "full",
}

PARTS: Mapping[str, str] = {
    "controller": "controller",
    "drive": "drive",
    "port": "front-end port",
    "flash_cache": "flash cache module",
}
"""Components of an array that can fail."""

INITIAL_STATES: Mapping[str, str] = {
    "not_deployed": "not made yet",
    "off_never_used": "off, never used",
    "off_used": "off, used before",
    "idle_never_used": "on, never used",
    "idle_rebooted": "on, rebooted since last use",
    "idle_used": "on, used since power-on",
}

ORIGIN_MEANINGS: Mapping[str, str] = {
    "given": "You entered it.",
    "default": "You left it open; Stormsizer's standard value stands in.",
    "stated": "Printed in a measured study.",
    "specified": "Printed in a manufacturer's specification.",
    "derived": "Arithmetic on stated or specified values.",
    "calibrated": "Fitted to measured values of the evidence.",
    "assumed": "Engineering judgement, with its reasoning.",
    "unknown": "Not known and not used until somebody fills it in.",
}

_UNIT_SUFFIXES = ("_mb_per_s", "_kb_per_s", "_fraction", "_iops", "_ratio", "_ms", "_us", "_gb", "_mb", "_kb", "_s")

_METRICS: Mapping[str, str] = {
    "reads_iops": "Reads",
    "writes_iops": "Writes",
    "total_iops": "Reads and writes",
    "read_mb_per_s": "Read throughput",
    "write_mb_per_s": "Write throughput",
    "controller_cpu_fraction": "Controller CPU",
    "host_read_latency_ms": "Read response time, hosts",
    "host_write_latency_ms": "Write response time, hosts",
    "controller_read_latency_ms": "Read response time, array",
    "controller_write_latency_ms": "Write response time, array",
    "login_mean_s": "Login time, mean",
    "login_sd_s": "Login time, standard deviation",
    "login_max_s": "Login time, longest",
    "login_good_fraction": "Good logins",
    "login_fair_fraction": "Fair logins",
    "login_poor_fraction": "Poor logins",
    "login_good_or_fair_fraction": "Good or fair logins",
    "login_good_mean_s": "Mean of the good logins",
    "login_fair_mean_s": "Mean of the fair logins",
    "login_poor_mean_s": "Mean of the poor logins",
    "duration_s": "Duration",
    "peak_total_mb_per_s": "Peak throughput",
    "read_fraction_of_iops": "Share of reads among I/Os",
    "write_fraction_of_iops": "Share of writes among I/Os",
    "read_fraction_of_mb": "Share of reads by size",
    "write_fraction_of_mb": "Share of writes by size",
}


def metric(name: str) -> str:
    """Readable name of an evidence metric; its unit is shown with the value.

    >>> metric("reads_iops"), metric("clone_stages_s"), metric("n_desktops")
    ('Reads', 'Clone stages', 'Number of desktops')
    """
    if name in _METRICS:
        return _METRICS[name]
    suffix = next((suffix for suffix in _UNIT_SUFFIXES if name.endswith(suffix)), "")
    words = name.removesuffix(suffix).replace("_", " ")
    words = f"number of {words[2:]}" if words.startswith("n ") else words
    return words[:1].upper() + words[1:]


def phase(name: str) -> str:
    """Readable name of a phase; unknown identifiers are made readable.

    >>> phase("power_on"), phase("application_start")
    ('Power-on', 'Application start')
    """
    words = name.replace("_", " ")
    known = {key.value: label for key, label in PHASE_NAMES.items()}
    return known.get(name, words[:1].upper() + words[1:])


def goal_words(goal: str, label: Text, value: float, limit: float, unit: str) -> str:
    """A value with its goal.

    >>> goal_words("login_min_good_fraction", "Good logins", 0.452, 0.9, "fraction")
    'Good logins 45 % (goal: at least 90 %)'
    """
    if goal == COMPLETION:
        return "not finished in time"
    shown, bound = formatting.against(value, limit, unit)
    return f"{label} {shown} (goal: {bound_words(goal)} {bound})"


def bound_words(field: str) -> str:
    """Return the bound of a goal in words: *at most* or *at least*."""
    goal = goal_of(field)
    return goal.bound_words if goal else Bound.AT_MOST.words
