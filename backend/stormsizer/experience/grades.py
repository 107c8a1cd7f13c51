"""Result types of the experience stage."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Literal

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.storage.figures import Component


class Grade(StrEnum):
    """A three-level grade."""

    GOOD = "good"
    FAIR = "fair"
    POOR = "poor"


class GoalStatus(StrEnum):
    """Whether the goals are met; the same on every page and in every document."""

    PASSES = "pass"
    """All goals are met, with margin."""
    AT_RISK = "at_risk"
    """All goals are met, but the margin is small, or something outside the goals is short."""
    FAILS = "fail"
    """At least one goal is missed, or work does not finish."""

    @property
    def severity(self) -> int:
        """Rank from the best status, 0, to the worst."""
        return tuple(GoalStatus).index(self)

    @staticmethod
    def worst(statuses: "Iterable[GoalStatus]") -> "GoalStatus":
        """Return the worst of several statuses; *pass* if there are none."""
        return max(statuses, key=lambda status: status.severity, default=GoalStatus.PASSES)


class LoginExperience(Document):
    """Distribution of the time from a user's arrival to a usable desktop, over completed logins."""

    n_users: float
    never_fraction: float
    """Share of the users whose login was interrupted by the end of the calendar, a reboot or the end of the day; they
    count as poor."""
    mean_s: float
    sd_s: float
    p50_s: float
    p95_s: float
    max_s: float
    good_fraction: float
    fair_fraction: float
    poor_fraction: float
    good_mean_s: float | None
    """Mean login time of the users with a good login; None if there are none."""
    fair_mean_s: float | None
    poor_mean_s: float | None
    waiting_for_desktop_fraction: float
    """Share of the users who arrived before their desktop was up."""
    histogram_edges_s: tuple[float, ...]
    histogram_fractions: tuple[float, ...]
    """Share of the users in each bin; there is one bin fewer than edges."""
    histogram_grades: tuple[Grade, ...] = ()
    """Grade of a login time in the middle of each bin. Empty in results from older engine versions."""


class GoalCheck(Document):
    """Result of checking one goal in one phase."""

    goal: str
    """Name of the field in the scenario's goals."""
    label: Text
    value: float
    limit: float
    unit: str
    holds: bool
    margin_fraction: float
    """Distance to the limit, as a fraction of the limit; for a minimum share that is met, as a fraction of the limit's
    distance to 1. Negative if the goal is missed."""
    peak: float | None = None
    """Value in the busiest minute, for goals that apply to a mean utilization; None in results of older engines."""


class Binding(Document):
    """Bottleneck of a phase or, without one, the component that is above 90% in its busiest minute."""

    component: Component | Literal["clone_manager", "power_on_slots", "schedule", "none"]
    sentence: Text
