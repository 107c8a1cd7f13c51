"""Outcome types of the experience stage."""

from enum import StrEnum
from typing import Literal

from stormsizer.model.provenance import Document
from stormsizer.storage.figures import Component


class Grade(StrEnum):
    """A three-step verdict."""

    GOOD = "good"
    FAIR = "fair"
    POOR = "poor"


class LoginExperience(Document):
    """Distribution of the time from a user's arrival to a usable desktop, over the logins that end."""

    n_users: float
    never_fraction: float
    """Share of the users whose login the calendar's end, a reboot or the end of the day cut off; they count as poor."""
    mean_s: float
    sd_s: float
    p50_s: float
    p95_s: float
    max_s: float
    good_fraction: float
    fair_fraction: float
    poor_fraction: float
    good_mean_s: float | None
    """Mean login time of the users whose login was good; none if there are none."""
    fair_mean_s: float | None
    poor_mean_s: float | None
    waiting_for_desktop_fraction: float
    """Share of the users who arrived before their desktop was up."""
    histogram_edges_s: tuple[float, ...]
    histogram_fractions: tuple[float, ...]
    """Share of the users per bin; one fewer than the edges."""
    histogram_grades: tuple[Grade, ...] = ()
    """Of a login in the middle of each bin. Empty in results of engines that did not say."""


class GoalCheck(Document):
    """One goal held against one phase."""

    goal: str
    """Name of the field in the scenario's goals."""
    label: str
    value: float
    limit: float
    unit: str
    holds: bool
    margin_fraction: float
    """Distance to the limit as a share of it, or of the way left where a share must be high; negative when broken."""


class Binding(Document):
    """What limits a phase."""

    component: Component | Literal["clone_manager", "power_on_slots", "schedule", "none"]
    sentence: str
