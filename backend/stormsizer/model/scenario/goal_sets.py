"""Three sets of goals: what a week must keep to when nobody has named figures yet."""

from collections.abc import Mapping
from typing import Literal

from stormsizer.model.scenario.document import Goals

GoalSetName = Literal["conservative", "standard", "aggressive"]

GOAL_SETS: Mapping[GoalSetName, Goals] = {
    "conservative": Goals(
        login_good_s=10.0,
        login_fair_s=30.0,
        login_min_good_fraction=0.95,
        login_max_poor_fraction=0.0,
        host_latency_max_ms=10.0,
        power_on_max_s=1800.0,
        provisioning_max_s=7200.0,
        controller_max_fraction=0.7,
        drive_max_fraction=0.7,
        port_max_fraction=0.7,
        host_cpu_max_fraction=0.8,
        memory_oversubscription_max_ratio=1.0,
        spare_capacity_fraction=0.25,
    ),
    "standard": Goals(),
    "aggressive": Goals(
        login_good_s=25.0,
        login_fair_s=90.0,
        login_min_good_fraction=0.8,
        login_max_poor_fraction=0.05,
        host_latency_max_ms=25.0,
        power_on_max_s=7200.0,
        provisioning_max_s=28_800.0,
        controller_max_fraction=0.95,
        drive_max_fraction=0.9,
        port_max_fraction=0.95,
        host_cpu_max_fraction=0.95,
        memory_oversubscription_max_ratio=2.0,
        spare_capacity_fraction=0.1,
    ),
}
"""From the strictest to the laxest. *standard* holds the defaults of the document. Which parts must survive is no
matter of the set."""

GOAL_SET_ORIGINS: Mapping[GoalSetName, str] = {
    "conservative": (
        "Assumed, our own judgement: about half of the standard waiting times, and three tenths of controllers, "
        "drives and ports left free."
    ),
    "standard": (
        "What stands there when nothing is said: limits of published studies where they print one, our own judgement "
        "elsewhere."
    ),
    "aggressive": "Assumed, our own judgement: what most users still accept, with hardly anything left free.",
}
"""Where the figures of each set come from."""
