"""Summary of a simulated week, used to compare changes."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

from stormsizer.analysis.judging import (
    FailedState,
    broken_by,
    failed_states,
    judged_phases,
    margin_of,
    margin_of_broken,
    memory_broken,
)
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.formatting import quantity
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import GOALS
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.goals import space_margin
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.stage_cache import NO_CACHE, StageCache


class KeyFigure(Document):
    """Key figure of an event."""

    label: Text
    """Label, for example mean login time, time until the last desktop is up, or response time as seen by the hosts."""
    value: float
    unit: str

    @property
    def quantity(self) -> Quantity:
        """The value with its unit, for use as a message parameter."""
        return Quantity(self.value, self.unit)

    def visibly_differs(self, other: Self) -> bool:
        """Return whether another key figure is of the same kind but shows a different value when formatted."""
        values = quantity(self.value, self.unit), quantity(other.value, other.unit)
        return self.label == other.label and values[0] != values[1]


KEY_FIGURES = frozenset(goal.field for goal in GOALS if goal.is_key_figure)


def margin_of_phase(phase: PhaseResult) -> float:
    """Return the smallest margin of a phase; 1 (the maximum) if no goal applies."""
    margin = margin_of(phase)
    return 1.0 if margin is None else margin


def key_figure(phase: PhaseResult) -> KeyFigure:
    """Return a phase's key figure: mean login time for logins, otherwise a duration or response time with a goal."""
    if phase.experience is not None:
        return KeyFigure(label=msg("analysis-login-time"), value=phase.experience.mean_s, unit="s")
    for check in phase.checks:
        if check.goal in KEY_FIGURES:
            return KeyFigure(label=check.label, value=check.value, unit=check.unit)
    return KeyFigure(label=msg("analysis-read-latency"), value=phase.figures.host_read_latency_ms, unit="ms")


@dataclass(frozen=True)
class Week:
    """Results of a scenario's week on its own array.

    Attributes
    ----------
    failed
        The week with each component failed that the goals require the arrays to survive.
    memory
        The host memory goal, if it is missed and storage uses part of that memory.
    """

    scenario: Scenario
    result: Result
    failed: tuple[FailedState, ...] = ()
    memory: tuple[BrokenGoal, ...] = ()

    @property
    def missing(self) -> tuple[BrokenGoal, ...]:
        """Goals missed when a component that may fail is missing."""
        return tuple(goal for state in self.failed for goal in state.broken)

    @cached_property
    def broken(self) -> tuple[BrokenGoal, ...]:
        """All missed goals, worst first; those missed only with a failed component come last."""
        return (*broken_by(self.scenario, self.result), *self.memory, *self.missing)

    @property
    def holds(self) -> bool:
        """Whether the week meets all goals."""
        return not self.broken

    @cached_property
    def capacity_margin(self) -> float:
        """Free capacity beyond the required reserve, as a fraction of the reserve, on the array with the least."""
        return min(space_margin(self.scenario.goals, capacity) for capacity in self.result.capacities)

    @cached_property
    def margin(self) -> float:
        """Smallest margin of the week, as a fraction of the goal; negative if a goal is missed."""
        judged = (judged_phases(self.result), *(other.phases for other in self.result.other_arrays))
        phases = (margin_of_phase(phase) for of_array in judged for phase in of_array)
        lost = map(margin_of_broken, (*self.memory, *self.missing))
        return min(self.capacity_margin, *phases, *lost)

    @cached_property
    def worst(self) -> PhaseResult:
        """The phase named in the verdict or, if none is named, the one with the smallest margin."""
        named = self.result.verdict.worst_phase_id
        return min(
            judged_phases(self.result) or self.result.phases,
            key=lambda phase: (phase.id != named, margin_of_phase(phase)),
        )

    def phase(self, phase_id: str) -> PhaseResult | None:
        """Return a phase by its id; None if the week does not include that phase."""
        return next((phase for phase in self.result.phases if phase.id == phase_id), None)


def week_of(scenario: Scenario, catalog: Catalog, memory: StageCache = NO_CACHE) -> Week:
    """Simulate a scenario's week.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated.
    """
    result = simulate(scenario, catalog, recommend=False, memory=memory).result
    return Week(
        scenario=scenario,
        result=result,
        failed=failed_states(scenario, catalog),
        memory=memory_broken(scenario, catalog),
    )
