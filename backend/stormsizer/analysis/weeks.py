"""A simulated week boiled down to what changes of it are compared by."""

from dataclasses import dataclass
from functools import cached_property

from stormsizer.analysis.judging import broken_by, broken_in, judged_phases, margin_of, margin_of_broken, memory_broken
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.formatting import quantity
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.conditions import conditions
from stormsizer.recommendation.goals import space_margin
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.stage_cache import NO_CACHE, StageCache


class KeyFigure(Document):
    """The one figure by which an event is felt."""

    label: str
    """Mean login time, time until the last desktop is up, response time at the hosts…"""
    value: float
    unit: str

    @property
    def words(self) -> str:
        """The value with its unit."""
        return quantity(self.value, self.unit)


def margin_of_phase(phase: PhaseResult) -> float:
    """Distance of a phase to the goal that it comes nearest to; all the room there is where no goal applies."""
    margin = margin_of(phase)
    return 1.0 if margin is None else margin


def key_figure(phase: PhaseResult) -> KeyFigure:
    """Mean login time where people log in, duration where desktops are made or come up, else response time."""
    if phase.experience is not None:
        return KeyFigure(label="Mean login time", value=phase.experience.mean_s, unit="s")
    for check in phase.checks:
        if check.goal in ("power_on_max_s", "provisioning_max_s", "host_latency_max_ms"):
            return KeyFigure(label=check.label, value=check.value, unit=check.unit)
    return KeyFigure(label="Response time of reads", value=phase.figures.host_read_latency_ms, unit="ms")


@dataclass(frozen=True)
class Week:
    """A scenario's week on its own array.

    Attributes
    ----------
    missing
        Goals that are broken while a part is missing that may be missing.
    memory
        The goal for the hosts' memory, if it is broken and storage takes of that memory.
    """

    scenario: Scenario
    result: Result
    missing: tuple[BrokenGoal, ...] = ()
    memory: tuple[BrokenGoal, ...] = ()

    @cached_property
    def broken(self) -> tuple[BrokenGoal, ...]:
        """Every goal that it breaks, the worst first; those that only a missing part breaks at the end."""
        return (*broken_by(self.scenario, self.result), *self.memory, *self.missing)

    @property
    def holds(self) -> bool:
        """Whether it keeps all goals."""
        return not self.broken

    @cached_property
    def capacity_margin(self) -> float:
        """Space beyond what must stay free, as a share of that."""
        return space_margin(self.scenario.goals, self.result.capacity)

    @cached_property
    def margin(self) -> float:
        """Distance to the goal that the week comes nearest to, as a share of it; negative if one is broken."""
        phases = (margin_of_phase(phase) for phase in judged_phases(self.result))
        lost = map(margin_of_broken, (*self.memory, *self.missing))
        return min(self.capacity_margin, *phases, *lost)

    @cached_property
    def worst(self) -> PhaseResult:
        """The phase that the verdict names, or else the one that comes nearest to a goal."""
        named = self.result.verdict.worst_phase_id
        return min(
            judged_phases(self.result) or self.result.phases,
            key=lambda phase: (phase.id != named, margin_of_phase(phase)),
        )

    def phase(self, phase_id: str) -> PhaseResult | None:
        """A phase by its id; none if this week has none of that name."""
        return next((phase for phase in self.result.phases if phase.id == phase_id), None)


def week_of(scenario: Scenario, catalog: Catalog, memory: StageCache = NO_CACHE) -> Week:
    """Simulate a scenario's week.

    Raises
    ------
    InvalidScenarioError
        If it cannot be simulated.
    """
    result = simulate(scenario, catalog, recommend=False, memory=memory).result
    lost = (broken_in(each, scenario, catalog) for each in conditions(scenario) if each[0] is not None)
    return Week(
        scenario=scenario,
        result=result,
        missing=tuple(goal for goals in lost for goal in goals),
        memory=memory_broken(scenario, catalog),
    )
