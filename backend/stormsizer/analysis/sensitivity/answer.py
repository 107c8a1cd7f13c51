"""Sensitivity results: a bar and a flip point for each input, and the reasons for each event's grade."""

from stormsizer.analysis.sensitivity.inputs import Group
from stormsizer.analysis.sensitivity.next_steps import NextStep
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Binding, GoalCheck, Grade
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import PriceListMark


class End(Document):
    """Results for the week at one end of an input's range."""

    value: float
    holds: bool
    margin: float
    """Smallest margin of the week, as a fraction of the goal; negative if a goal is missed."""
    figure: KeyFigure | None
    """Key figure of the event that is currently the worst; None if that event no longer occurs."""


class Flip(Document):
    """Input value at which the verdict flips."""

    value: float
    """Nearest value found with the opposite verdict."""
    change_fraction: float
    """Change from the current value, as a fraction of the current value."""
    margin: float
    """Smallest margin of the week at the flip value."""


class InputSensitivity(Document):
    """Effect of varying one input alone: a bar in the tornado chart, and a flip point."""

    id: str
    group: Group
    label: Text
    unit: str
    value: float
    ranged: bool
    """Whether low and high are the catalog's P10 and P90; otherwise they are a default fraction."""
    low: End | None
    high: End | None
    """Results at the ends of the range; None for an end whose value the input cannot have."""
    swing: float
    """Difference between the largest and the smallest margin over the range."""
    looked_from: float
    looked_to: float
    """Range that was searched for a flip point."""
    flip: Flip | None
    """Nearest flip point; None if the verdict does not change within the range."""
    sentence: Text


class EventWhy(Document):
    """Reasons for a phase's grade, and the cheapest step that would help."""

    phase_id: str
    label: Text
    grade: Grade
    holds: bool
    binding: Binding
    checks: tuple[GoalCheck, ...]
    """All goals that apply, each with its margin, smallest margin first."""
    margin: float
    next_step: int | None
    """Index in ``next_steps`` of the cheapest step that increases this phase's margin; None if no step does."""
    sentence: Text


class Sensitivity(Answer):
    """How a week's verdict depends on its inputs."""

    scenario_name: str
    holds: bool
    margin: float
    worst_phase_id: str
    worst_phase_label: Text
    figure: KeyFigure
    """Key figure of the event that is currently the worst."""
    inputs: tuple[InputSensitivity, ...]
    """Inputs in order of swing, widest first."""
    events: tuple[EventWhy, ...]
    next_steps: tuple[NextStep, ...]
    prices: PriceListMark | None
    n_simulations: int
