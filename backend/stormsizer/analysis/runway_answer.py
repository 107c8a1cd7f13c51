"""Result types for the growth runway."""

from typing import Literal

from stormsizer.experience.grades import Binding, Grade
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import BrokenGoal


class Threshold(Document):
    """Smallest number of desktops at which a week turns fair or poor, or misses a goal."""

    n_desktops: int
    event_id: str | None
    """Event that reaches the threshold; None if the calendar cannot fit this many desktops, or if capacity runs out."""
    phase_id: str | None
    phase_label: Text
    grade: Grade | None
    """Worst grade with all components; None if the calendar cannot fit this many desktops."""
    broken: tuple[BrokenGoal, ...]
    """Goals missed at this number of desktops; for a fair or poor threshold, the event's own goals come first."""
    binding: Binding | None


class Tightest(Document):
    """Component with the smallest margin to its utilization goal."""

    label: Text
    phase_id: str
    phase_label: Text
    mean_fraction: float
    ceiling_fraction: float


class RunwayYear(Document):
    """Results for the array in one year."""

    year: int
    n_desktops: int
    holds: bool
    """Whether all goals are met, including with each failed component."""
    broken: tuple[BrokenGoal, ...]
    grade: Grade
    """Worst grade of any event with all components; poor if the calendar cannot fit the desktops."""
    event_id: str | None
    phase_id: str | None
    phase_label: Text
    binding: Binding | None
    """Bottleneck of the worst event."""
    tightest: Tightest | None
    spare_fraction: float | None
    """Free fraction of the usable capacity; None if the calendar cannot fit the desktops."""
    hosts_hold: bool
    """Whether the hosts have enough memory and CPU."""


class PointPhase(Document):
    """Result of one event at one number of desktops."""

    phase_id: str
    phase_label: Text
    grade: Grade
    margin_fraction: float | None
    """Smallest margin as a fraction of the goal, negative if a goal is missed; None if no goal applies."""


class RunwayPoint(Document):
    """Results of all events at one number of desktops, with all components."""

    n_desktops: int
    grade: Grade
    holds: bool
    """Whether all goals are met with all components, including capacity."""
    spare_fraction: float
    phases: tuple[PointPhase, ...]


class HostsRunway(Document):
    """How many desktops the existing hosts support."""

    most_desktops: int
    binds: Literal["cpu", "memory"]
    holds: bool
    """Whether the hosts support the current desktops."""
    sentence: Text


class Runway(Answer):
    """Runway of the existing array, in desktops and in years."""

    n_desktops: int
    """Current number of desktops."""
    holds: bool
    """Whether all goals are met today."""
    most_desktops: int
    """Largest number of desktops that meets all goals; 0 if no number does."""
    headroom_desktops: int
    """Supported number of desktops minus the current number; negative if the array already misses goals."""
    step_desktops: int
    """Step size of the search: one step beyond the maximum misses a goal. Pools are rounded up to whole desktops."""
    limit_reached: bool
    """Whether the goals are met even at the maximum number of desktops allowed."""
    breaks: Threshold | None
    """Goals missed one step above the largest number that meets all goals; None if there is no such step."""
    turns_fair: Threshold | None
    turns_poor: Threshold | None
    hosts: HostsRunway
    growth_fraction_per_year: float
    years: tuple[RunwayYear, ...]
    """Years from the calendar's year to the last one, or to the first one graded poor."""
    first_year_broken: int | None
    first_year_fair: int | None
    first_year_poor: int | None
    curve: tuple[RunwayPoint, ...]
    n_simulations: int
