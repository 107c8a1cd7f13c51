"""Advice: each change that was simulated, with its effect, disruption, cost and saving."""

from typing import Literal

from stormsizer.analysis.advice.changes import Kind, Setting
from stormsizer.analysis.hardware import Difference
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Grade
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import BrokenGoal, Candidate, PriceListMark

Help = Literal["holds", "improves", "changes_nothing", "worsens"]


class HardwareSaving(Document):
    """Hardware to buy with and without a change."""

    needed_as_it_is: Text
    """Cheapest configuration for the current scenario, as text."""
    needed_then: Text
    """Cheapest configuration after the change, as text."""
    holds_as_it_is: bool
    """Whether any configuration of the family meets every goal without the change."""
    holds_then: bool
    saved: Difference
    sentence: Text


class AdvisedChange(Document):
    """One change of the calendar or of the existing array, simulated on that array."""

    id: str
    kind: Kind
    parts: tuple[Kind, ...]
    """Both kinds of a pair; otherwise its own kind."""
    is_schedule: bool
    """Whether it changes only the calendar."""
    words: Text
    settings: tuple[Setting, ...]
    """Scenario fields that it sets."""
    outcome: Help
    """Whether the week then meets all goals, comes closer to meeting them, or neither."""
    mends: tuple[BrokenGoal, ...]
    """Goals missed without the change and met with it, with the values without it."""
    breaks: tuple[BrokenGoal, ...]
    """Goals met without the change and missed with it."""
    n_broken: int
    """Goals missed with the change."""
    grade_before: Grade
    grade_after: Grade
    """Grades of the worst event without the change; of the week's worst event if that event no longer exists."""
    figure_before: KeyFigure
    figure_after: KeyFigure
    """Key figure of that event."""
    margin_before: float
    margin_after: float
    """Smallest margin of the week, as a fraction of the goal."""
    person_hours: float
    """Person-hours by which it shifts users' work, per day on which it applies."""
    price: float | None
    """Cost of the change itself; none if the price list lacks a price."""
    saving: HardwareSaving | None = None
    """None if no search was run."""
    note: Text = ""
    """Caveat from a study that the engine does not model."""
    sentence: Text


class HardwareChange(Document):
    """Cheapest hardware of the scenario's own family that meets every goal, compared with the existing hardware."""

    chosen: Candidate
    holds: bool
    price: float | None
    """Price difference from the existing configuration; negative if cheaper."""
    sentence: Text


class Advice(Answer):
    """Suggested changes, starting with the least disruptive one that meets all goals."""

    scenario_name: str
    holds: bool
    """Whether the current week meets all goals."""
    worst_phase_id: str
    worst_phase_label: Text
    changes: tuple[AdvisedChange, ...]
    """The best step of each series of similar changes."""
    cheapest_schedule_change: AdvisedChange | None
    """The least disruptive calendar change that meets all goals."""
    cheapest_hardware_change: HardwareChange
    prices: PriceListMark | None
    n_simulations: int
    n_searches: int
