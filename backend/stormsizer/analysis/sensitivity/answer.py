"""What sensitivity says: a bar and a flip of each input, and why each event is as it is."""

from stormsizer.analysis.sensitivity.inputs import Group
from stormsizer.analysis.sensitivity.next_steps import NextStep
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Binding, GoalCheck, Grade
from stormsizer.messages.formatting import percent
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import PriceListMark


class End(Document):
    """The week at one end of an input's range."""

    value: float
    holds: bool
    margin: float
    """Distance to the goal that the week comes nearest to, as a share of it; negative if one is broken."""
    figure: KeyFigure | None
    """The figure by which the worst event of the week as it is is felt; none if that event is gone."""


class Flip(Document):
    """Where the verdict becomes the other one."""

    value: float
    """The nearest value found at which the verdict is the other one."""
    change_fraction: float
    """How far that is from the present value, as a share of it."""
    margin: float
    """Distance to the nearest goal there."""

    @property
    def words(self) -> str:
        """The change with its sign, e.g. *−4 %*."""
        return f"{'+' if self.change_fraction > 0 else '−'}{percent(abs(self.change_fraction))}"


class InputSensitivity(Document):
    """One input turned alone: a bar of the tornado, and the flip."""

    id: str
    group: Group
    label: str
    unit: str
    value: float
    ranged: bool
    """Whether low and high are the catalogue's P10 and P90; else a usual share either way."""
    low: End | None
    high: End | None
    """None where the input cannot have that value."""
    swing: float
    """Difference of the margins between the ends."""
    looked_from: float
    looked_to: float
    """Between these a flip was looked for."""
    flip: Flip | None
    """None if the verdict is the same all the way there."""
    sentence: str


class EventWhy(Document):
    """Why a phase is graded as it is, and what would help it next."""

    phase_id: str
    label: str
    grade: Grade
    holds: bool
    binding: Binding
    checks: tuple[GoalCheck, ...]
    """Every goal that applies with its margin, the narrowest first."""
    margin: float
    next_step: int | None
    """Place in ``next_steps`` of the cheapest one that gives this phase more room; none if none does."""
    sentence: str


class Sensitivity(Document):
    """What the verdict of a week hangs on."""

    scenario_name: str
    holds: bool
    margin: float
    worst_phase_id: str
    worst_phase_label: str
    figure: KeyFigure
    """The figure by which the worst event is felt, as it is."""
    inputs: tuple[InputSensitivity, ...]
    """The one with the widest swing first."""
    events: tuple[EventWhy, ...]
    next_steps: tuple[NextStep, ...]
    prices: PriceListMark | None
    n_simulations: int
    sentence: str
