"""What the advice says: each change that was tried, what it does, moves, costs and saves."""

from typing import Literal

from stormsizer.analysis.advice.changes import Kind, Setting
from stormsizer.analysis.hardware import Difference
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Grade
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import BrokenGoal, Candidate, PriceListMark

Help = Literal["holds", "improves", "changes_nothing", "worsens"]


class HardwareSaving(Document):
    """What has to be bought with and without a change."""

    needed_as_it_is: str
    """The cheapest configuration for the scenario as it is, in words."""
    needed_then: str
    """The cheapest one after the change."""
    holds_as_it_is: bool
    """Whether any configuration of the family keeps every goal without the change."""
    holds_then: bool
    saved: Difference
    sentence: str


class AdvisedChange(Document):
    """One change of the calendar or of the array that is there, simulated on it."""

    id: str
    kind: Kind
    parts: tuple[Kind, ...]
    """The two kinds that a pair is made of; else its own."""
    is_schedule: bool
    """Whether it changes nothing but the calendar."""
    words: str
    settings: tuple[Setting, ...]
    """The fields of the scenario that it sets."""
    outcome: Help
    """Whether the whole week holds then, or else comes nearer to holding, or not."""
    mends: tuple[BrokenGoal, ...]
    """Goals that are broken without it and kept with it, as they are broken."""
    breaks: tuple[BrokenGoal, ...]
    """Goals that are kept without it and broken with it."""
    n_broken: int
    """Goals that are broken with it."""
    grade_before: Grade
    grade_after: Grade
    """Grades of the event that is worst without the change; of the week's worst event if that one is gone."""
    figure_before: KeyFigure
    figure_after: KeyFigure
    """The figure by which that event is felt."""
    margin_before: float
    margin_after: float
    """Distance to the goal that the week comes nearest to, as a share of it."""
    person_hours: float
    """By how many hours of how many people's day it moves, on one day on which it happens."""
    price: float | None
    """What it costs itself; none where the price list lacks a price."""
    saving: HardwareSaving | None = None
    """None where no search was worth it."""
    note: str = ""
    """What a study says about it that the engine does not."""
    sentence: str


class HardwareChange(Document):
    """The cheapest hardware of the scenario's own family that keeps every goal, beside what is there."""

    chosen: Candidate
    holds: bool
    price: float | None
    """What it costs more than the present configuration; negative if less."""
    sentence: str


class Advice(Document):
    """What to change, the least disruptive change that makes the week hold first."""

    scenario_name: str
    holds: bool
    """Whether the week holds as it is."""
    worst_phase_id: str
    worst_phase_label: str
    changes: tuple[AdvisedChange, ...]
    """Of each ladder of more or less of the same the one that does it best."""
    cheapest_schedule_change: AdvisedChange | None
    """The least disruptive change of the calendar alone that makes the week hold."""
    cheapest_hardware_change: HardwareChange
    prices: PriceListMark | None
    n_simulations: int
    n_searches: int
    sentence: str
