"""Growth runway: result types."""

from typing import Literal

from stormsizer.experience.grades import Binding, Grade
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import BrokenGoal


class Threshold(Document):
    """First number of desktops at which a week turns fair or poor, or misses a goal."""

    n_desktops: int
    event_id: str | None
    """None if the calendar has no room for so many desktops, and if capacity runs out."""
    phase_id: str | None
    phase_label: Text
    grade: Grade | None
    """Worst grade of the array at this number; none if the calendar has no room for it."""
    broken: tuple[BrokenGoal, ...]
    """Goals missed at this number, those of this event first."""
    binding: Binding | None


class Tightest(Document):
    """Component with the smallest margin while people log in or work."""

    label: Text
    phase_id: str
    phase_label: Text
    mean_fraction: float
    ceiling_fraction: float


class RunwayYear(Document):
    """The array in one year."""

    year: int
    n_desktops: int
    holds: bool
    """Whether all goals are met, also with each failed component."""
    broken: tuple[BrokenGoal, ...]
    grade: Grade
    """Worst grade of an event, with all components; poor if the calendar has no room for the desktops."""
    event_id: str | None
    phase_id: str | None
    phase_label: Text
    binding: Binding | None
    """Bottleneck of the worst event."""
    tightest: Tightest | None
    spare_fraction: float | None
    """Free fraction of the usable capacity; none if the calendar has no room for the desktops."""
    hosts_hold: bool
    """Whether host memory and CPU suffice."""


class PointPhase(Document):
    """One event at one number of desktops."""

    phase_id: str
    phase_label: Text
    grade: Grade
    margin_fraction: float | None
    """Smallest margin as a fraction of the goal, negative if missed; none if no goal applies."""


class RunwayPoint(Document):
    """All events at one number of desktops, with all components."""

    n_desktops: int
    grade: Grade
    holds: bool
    """Whether all goals are met with all components, capacity included."""
    spare_fraction: float
    phases: tuple[PointPhase, ...]


class HostsRunway(Document):
    """Desktops that the existing hosts support."""

    most_desktops: int
    binds: Literal["cpu", "memory"]
    holds: bool
    """Whether they support the current desktops."""
    sentence: Text


class Runway(Answer):
    """Runway of the existing array: in desktops and in years."""

    n_desktops: int
    """Current number of desktops."""
    holds: bool
    """Whether all goals are met today."""
    most_desktops: int
    """Largest number that meets all goals; 0 if none does."""
    headroom_desktops: int
    """Largest number less the current one; negative if the array misses goals today."""
    step_desktops: int
    """Resolution: the next step misses a goal. Each pool was rounded up to whole desktops."""
    limit_reached: bool
    """Whether even the largest allowed number of desktops meets the goals."""
    breaks: Threshold | None
    """Goal missed one step above the largest passing number; none if there is no such step."""
    turns_fair: Threshold | None
    turns_poor: Threshold | None
    hosts: HostsRunway
    growth_fraction_per_year: float
    years: tuple[RunwayYear, ...]
    """From the calendar's year to the last, or to the first poor one."""
    first_year_broken: int | None
    first_year_fair: int | None
    first_year_poor: int | None
    curve: tuple[RunwayPoint, ...]
    n_simulations: int
