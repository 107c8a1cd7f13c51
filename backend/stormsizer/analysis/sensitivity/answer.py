"""Sensitivity: a bar and a flip point for each input, and the reasons for each event's grade."""

from stormsizer.analysis.sensitivity.inputs import Group
from stormsizer.analysis.sensitivity.next_steps import NextStep
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Binding, GoalCheck, Grade
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import PriceListMark


class End(Document):
    """The week at one end of an input's range."""

    value: float
    holds: bool
    margin: float
    """Smallest margin of the week, as a fraction of the goal; negative if a goal is missed."""
    figure: KeyFigure | None
    """Key figure of the event that is worst today; none if that event no longer exists."""


class Flip(Document):
    """Value at which the verdict flips."""

    value: float
    """Nearest value found with the opposite verdict."""
    change_fraction: float
    """Distance from the current value, as a fraction of it."""
    margin: float
    """Smallest margin there."""


class InputSensitivity(Document):
    """One input varied alone: a bar of the tornado chart, and the flip point."""

    id: str
    group: Group
    label: Text
    unit: str
    value: float
    ranged: bool
    """Whether low and high are the catalog's P10 and P90 instead of a default fraction."""
    low: End | None
    high: End | None
    """None if the input cannot have that value."""
    swing: float
    """Difference of the margins between the ends."""
    looked_from: float
    looked_to: float
    """Range of the search for a flip point."""
    flip: Flip | None
    """None if the verdict is the same over the whole range."""
    sentence: Text


class EventWhy(Document):
    """Reasons for a phase's grade, and the next helpful step."""

    phase_id: str
    label: Text
    grade: Grade
    holds: bool
    binding: Binding
    checks: tuple[GoalCheck, ...]
    """Every applicable goal with its margin, the smallest first."""
    margin: float
    next_step: int | None
    """Index in ``next_steps`` of the cheapest one that increases this phase's margin; none without one."""
    sentence: Text


class Sensitivity(Answer):
    """Dependence of a week's verdict on its inputs."""

    scenario_name: str
    holds: bool
    margin: float
    worst_phase_id: str
    worst_phase_label: Text
    figure: KeyFigure
    """Key figure of the worst event today."""
    inputs: tuple[InputSensitivity, ...]
    """Widest swing first."""
    events: tuple[EventWhy, ...]
    next_steps: tuple[NextStep, ...]
    prices: PriceListMark | None
    n_simulations: int
