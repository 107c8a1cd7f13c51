"""Growth runway: how many desktops an array supports, the headroom over today's number, and the year it runs out."""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from stormsizer.analysis.judging import (
    GRADES,
    broken_by,
    broken_in,
    failed,
    failing_parts,
    fatal_in,
    judged_phases,
    margin_of,
    memory_broken,
    worst_of,
    worst_phase,
)
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.analysis.runway_answer import (
    HostsRunway,
    PointPhase,
    Runway,
    RunwayPoint,
    RunwayYear,
    Threshold,
    Tightest,
)
from stormsizer.analysis.runway_sentences import hosts_sentence, summary
from stormsizer.experience.grades import Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import appliance_per_desktop, density_of
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import (
    InvalidScenarioError,
    Part,
    Scenario,
    calendar_year,
    grown,
    with_desktops,
    years_of,
)
from stormsizer.model.scenario.goals import GOALS
from stormsizer.model.scenario.growth import MOST_DESKTOPS
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from stormsizer.simulation.states import part_name

__all__ = [
    "HostsRunway",
    "PointPhase",
    "Runway",
    "RunwayPoint",
    "RunwayYear",
    "Threshold",
    "Tightest",
    "desktop_limit",
    "most_desktops",
    "runway",
    "step_of",
]

STEPS_OF_NOW = 250
"""Step size as a divisor of the current number of desktops; the result is rounded down to 1, 2 or 5 × 10ⁿ."""
N_POINTS = 10
"""Minimum number of points on the curve, if the step size allows it."""
BEYOND = 1.1
"""Factor by which the curve extends past the point where an event turns poor."""
YEARS_AHEAD = 10
"""Number of years to examine if the scenario does not specify a last year."""
MOST_YEARS = 30
EXPECTED_SIMULATIONS = 35


@dataclass(frozen=True)
class _Judged:
    """Results for one number of desktops with all components; ``result`` is None if the scenario is then invalid."""

    scenario: Scenario
    result: Result | None
    refused: InvalidScenarioError | None = None
    memory: tuple[BrokenGoal, ...] = ()

    @cached_property
    def broken(self) -> tuple[BrokenGoal, ...]:
        return () if self.result is None else (*broken_by(self.scenario, self.result), *self.memory)

    @cached_property
    def grade(self) -> Grade:
        if self.result is None:
            return Grade.POOR
        return max((phase.grade for phase in judged_phases(self.result)), key=GRADES.index, default=Grade.GOOD)

    @property
    def breaks(self) -> bool:
        return self.result is None or bool(self.broken)


ArrayPart = tuple[str, Part]
"""A component that may fail, after the ID of its array."""


class _Search:
    """Search over desktop counts on one array in fixed steps; each count is simulated only once.

    Step 0 is the current count. Each pool is rounded up to whole desktops, so the total can exceed the count by up to
    the number of pools minus one.
    """

    def __init__(self, scenario: Scenario, catalog: Catalog, tell: Progress) -> None:
        """Simulate the current scenario; raise ``InvalidScenarioError`` if that fails."""
        self.scenario, self.catalog, self.tell = scenario, catalog, tell
        self.now = scenario.n_desktops
        self.step = step_of(self.now)
        largest = max(pool.n_desktops for pool in scenario.pools)
        self.first = -((self.now - 1) // self.step)
        self.last = (MOST_DESKTOPS * self.now // largest - self.now) // self.step
        self.whole: dict[int, _Judged] = {}
        self.degraded: dict[tuple[ArrayPart, int], tuple[BrokenGoal, ...]] = {}
        self.parts = failing_parts(scenario)
        self.n_simulations = 0
        refused = self.on_whole(0).refused
        if refused is not None:
            raise refused

    @cached_property
    def for_appliance(self) -> float:
        """Fraction of a host's CPU that its storage appliance currently uses per desktop."""
        result = self.on_whole(0).result
        return 0.0 if result is None else appliance_per_desktop(self.scenario, self.catalog, result.phases)

    def hosts_hold(self, scenario: Scenario) -> bool:
        """Return whether the hosts support the scenario's desktops."""
        return density_of(scenario, self.catalog, self.for_appliance).holds

    def at(self, k: int) -> Scenario:
        return with_desktops(self.scenario, Fraction(self.now + k * self.step, self.now)) if k else self.scenario

    def judge(self, scenario: Scenario) -> _Judged:
        self.count()
        try:
            result = simulate(scenario, self.catalog, recommend=False).result
            return _Judged(scenario, result, memory=memory_broken(scenario, self.catalog))
        except InvalidScenarioError as error:
            return _Judged(scenario, None, error)

    def count(self) -> None:
        self.n_simulations += 1
        left = max(4, EXPECTED_SIMULATIONS - self.n_simulations)
        self.tell(self.n_simulations / (self.n_simulations + left))

    def on_whole(self, k: int) -> _Judged:
        if k not in self.whole:
            self.whole[k] = self.judge(self.at(k))
        return self.whole[k]

    def without(self, part: ArrayPart, k: int) -> tuple[BrokenGoal, ...]:
        if (part, k) not in self.degraded:
            self.degraded[part, k] = self.broken_without(part, self.at(k))
        return self.degraded[part, k]

    def broken_without(self, part: ArrayPart, scenario: Scenario) -> tuple[BrokenGoal, ...]:
        condition, seen = failed(scenario, *part)
        lost = fatal_in(condition, seen, self.catalog)
        if lost:
            return lost
        self.count()
        try:
            return broken_in(condition, seen, self.catalog)
        except InvalidScenarioError:
            return ()  # already reported with all components

    def first_where(self, is_so: Callable[[int], bool], known: Iterable[int], last: int) -> int:
        """Return the first step, up to ``last``, from which a condition holds; ``last + 1`` if there is no such step.

        ``known`` lists steps that need no further simulation.
        """
        at_hand = sorted(k for k in known if k <= last)
        high = next((k for k in at_hand if is_so(k)), last + 1)
        low = max((k for k in at_hand if k < high), default=self.first - 1)
        while high == last + 1 and low < last:
            ahead = min(last, self.further(low))
            low, high = (low, ahead) if is_so(ahead) else (ahead, high)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if is_so(middle) else (middle, high)
        return high

    def further(self, k: int) -> int:
        """Return the step with about twice the desktops, but at least the next step."""
        return max(k + 1, (2 * (self.now + k * self.step) - self.now) // self.step)

    def first_on_whole(self, is_so: Callable[[_Judged], bool]) -> int:
        """Search as ``first_where`` does, but with all components working.

        Desktop counts below today's that cannot be simulated never meet the condition.
        """
        return self.first_where(
            lambda k: is_so(self.on_whole(k)) and not (k < 0 and self.on_whole(k).result is None), self.whole, self.last
        )

    def first_broken(self) -> int:
        """Return the first step that misses a goal, either with all components or with one of them failed."""
        high = self.first_on_whole(lambda judged: judged.breaks)
        for part in self.parts:
            most = high - 1
            if most >= self.first and self.without(part, most):
                high = self.first_where(lambda k, part=part: bool(self.without(part, k)), (most,), most)  # type: ignore[misc]
        return high

    def n_at(self, k: int) -> int:
        """Return the number of desktops at a step; 0 if the step is too low or cannot be simulated."""
        return self.now + k * self.step if k >= self.first and self.on_whole(k).result is not None else 0


def step_of(n_desktops: int) -> int:
    """Return the step size for a number of desktops.

    >>> [step_of(n) for n in (100, 832, 2_500, 50_000)]
    [1, 2, 10, 200]
    """
    rough = max(1, n_desktops // STEPS_OF_NOW)
    size = int(10 ** (len(str(rough)) - 1))
    return max(each * size for each in (1, 2, 5) if each * size <= rough)


def most_desktops(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> int:
    """Return the largest number of desktops that meets all goals, with all pools scaled together; see ``runway``."""
    return desktop_limit(scenario, catalog, progress)[0]


def desktop_limit(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> tuple[int, BrokenGoal | None]:
    """Return the largest number of desktops that meets all goals, and the first goal that more desktops miss.

    The goal is None if the search reaches its limit, or if more desktops cannot be simulated.
    """
    search = _Search(scenario, catalog, progress)
    high = search.first_broken()
    threshold = _threshold(search, high)
    return search.n_at(high - 1), next(iter(threshold.broken), None) if threshold else None


def runway(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> Runway:
    """Return the array's desktop limit, the headroom over today's number, and the last year that meets all goals.

    All pools grow in proportion. Power-on slots, arrival windows and hosts do not change; logins at a fixed rate take
    longer. Goals are checked over the whole calendar, first with all components, then with each component in
    ``goals.survives`` missing. Grades apply to the array with all components. The search assumes that more desktops
    never improve a result. It simulates both the reported number, which meets all goals, and the next step, which does
    not.

    Parameters
    ----------
    progress
        Called with the completed fraction after each simulation; an exception cancels the search.

    Raises
    ------
    InvalidScenarioError
        If the current scenario cannot be simulated.
    """
    search = _Search(scenario, catalog, progress)
    high = search.first_broken()
    fair = search.first_on_whole(lambda judged: judged.grade is not Grade.GOOD)
    poor = search.first_on_whole(lambda judged: judged.grade is Grade.POOR)
    most = search.n_at(high - 1)
    years = tuple(_years(search, most))
    curve = tuple(_curve(search, high, fair, poor))
    hosts = _hosts(search)
    answer = Runway(
        n_desktops=search.now,
        holds=high > 0,
        most_desktops=most,
        headroom_desktops=most - search.now,
        step_desktops=search.step,
        limit_reached=high > search.last,
        breaks=_threshold(search, high),
        turns_fair=_threshold(search, fair, Grade.FAIR),
        turns_poor=_threshold(search, poor, Grade.POOR),
        hosts=hosts,
        growth_fraction_per_year=scenario.growth.desktops_fraction_per_year,
        years=years,
        first_year_broken=next((each.year for each in years if not each.holds), None),
        first_year_fair=next((each.year for each in years if each.grade is not Grade.GOOD), None),
        first_year_poor=next((each.year for each in years if each.grade is Grade.POOR), None),
        curve=curve,
        n_simulations=search.n_simulations,
        sentence="",
    )
    progress(1.0)
    names = {part: part_name(part, array_id, scenario, catalog) for array_id, part in search.parts}
    return answer.model_copy(update={"sentence": summary(answer, names)})


def _threshold(search: _Search, k: int, grade: Grade | None = None) -> Threshold | None:
    """Return the event that reaches a grade at a step or, if no grade is given, the event that misses its goal."""
    if k > search.last:
        return None
    judged = search.on_whole(k)
    lost = (goal for part in search.parts for goal in search.degraded.get((part, k), ()))
    broken = (*judged.broken, *lost)
    phases = () if judged.result is None else judged_phases(judged.result)
    if grade is not None:
        turned = worst_of(phase for phase in phases if GRADES.index(phase.grade) >= GRADES.index(grade))
        broken = tuple(sorted(broken, key=lambda goal: turned is None or goal.phase_id != turned.id))
    named = broken[0].phase_id if broken else None
    phase = next((phase for phase in phases if phase.id == named), None)
    return Threshold(
        n_desktops=search.now + k * search.step,
        event_id=phase.event_id if phase else None,
        phase_id=named,
        phase_label=broken[0].phase_label if broken else msg("runway-calendar"),
        grade=None if judged.result is None else judged.grade,
        broken=broken,
        binding=phase.binding if phase and judged.broken else None,
    )


def _years(search: _Search, most: int) -> Iterator[RunwayYear]:
    scenario = search.scenario
    first = calendar_year(scenario)
    data_grow = any(pool.data_growth_fraction_per_year > 0 for pool in scenario.pools)
    grows = data_grow or scenario.growth.desktops_fraction_per_year > 0
    ahead = YEARS_AHEAD if grows else 0
    if scenario.growth.through_year is not None:
        ahead = min(MOST_YEARS, years_of(scenario))
    for years in range(ahead + 1):
        try:
            later = grown(scenario, years)
        except InvalidScenarioError:
            return  # exceeds the maximum number of desktops
        judged = search.on_whole(0) if later.pools == scenario.pools else search.judge(later)
        broken = judged.broken
        # Counts up to the supported maximum meet all goals, unless data growth uses up the capacity.
        if not judged.breaks and (later.n_desktops > most or data_grow):
            broken = tuple(goal for part in search.parts for goal in search.broken_without(part, later))
        yield _year(first + years, judged, broken, search.hosts_hold(judged.scenario))
        if judged.grade is Grade.POOR:
            return


def _year(year: int, judged: _Judged, broken: tuple[BrokenGoal, ...], hosts_hold: bool) -> RunwayYear:
    result = judged.result
    worst = None if result is None else worst_phase(result)
    return RunwayYear(
        year=year,
        n_desktops=judged.scenario.n_desktops,
        holds=result is not None and not broken,
        broken=broken,
        grade=judged.grade,
        event_id=worst.event_id if worst else None,
        phase_id=worst.id if worst else None,
        phase_label=worst.label if worst else msg("runway-calendar"),
        binding=worst.binding if worst else None,
        tightest=None if result is None else _tightest(result),
        spare_fraction=None if result is None else result.least_spare_fraction,
        hosts_hold=hosts_hold,
    )


_UTILIZATION_GOALS = frozenset(goal.field for goal in GOALS if goal.components)


def _tightest(result: Result) -> Tightest | None:
    uses = [
        (check, phase) for phase in judged_phases(result) for check in phase.checks if check.goal in _UTILIZATION_GOALS
    ]
    if not uses:
        return None
    check, phase = max(uses, key=lambda use: use[0].value / use[0].limit)
    return Tightest(
        label=check.label,
        phase_id=phase.id,
        phase_label=phase.label,
        mean_fraction=check.value,
        ceiling_fraction=check.limit,
    )


def _curve(search: _Search, high: int, fair: int, poor: int) -> Iterator[RunwayPoint]:
    """Yield curve points from today (or just below the supported maximum) to just beyond the first poor grade."""
    now, step = search.now, search.step
    reached = max([k for k in (high, fair, poor) if k <= search.last], default=search.last)
    top = min(search.last, math.ceil(((now + reached * step) * BEYOND - now) / step))
    bottom = max(search.first, min(0, math.floor(((now + (high - 1) * step) / BEYOND - now) / step)))
    if high > 0:
        bottom = 0
    spread = (bottom + round(i * (top - bottom) / (N_POINTS - 1)) for i in range(N_POINTS))
    for k in sorted({0, *spread, *(k for k in (high - 1, high, fair, poor) if bottom <= k <= top)}):
        judged = search.on_whole(k)
        if judged.result is not None:
            yield RunwayPoint(
                n_desktops=now + k * step,
                grade=judged.grade,
                holds=not judged.breaks,
                spare_fraction=judged.result.least_spare_fraction,
                phases=tuple(_point(phase) for phase in judged_phases(judged.result)),
            )


def _point(phase: PhaseResult) -> PointPhase:
    return PointPhase(phase_id=phase.id, phase_label=phase.label, grade=phase.grade, margin_fraction=margin_of(phase))


def _hosts(search: _Search) -> HostsRunway:
    """Return the number of desktops that the hosts support, found by bisection to within one desktop."""
    scenario, now = search.scenario, search.now
    largest = max(pool.n_desktops for pool in scenario.pools)
    low, high = 0, MOST_DESKTOPS * now // largest + 1
    while high - low > 1:
        middle = (low + high) // 2
        holds = search.hosts_hold(with_desktops(scenario, Fraction(middle, now)))
        low, high = (middle, high) if holds else (low, middle)
    density = density_of(search.scenario, search.catalog, search.for_appliance)
    return HostsRunway(
        most_desktops=low,
        binds=density.binds,
        holds=density.holds,
        sentence=hosts_sentence(low, now, density.binds),
    )
