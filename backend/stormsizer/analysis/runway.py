"""Growth runway: how many desktops an array supports, how many more than today, and until which year."""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal

from stormsizer.analysis.judging import (
    GRADES,
    broken_by,
    broken_in,
    fatal_in,
    judged_phases,
    margin_of,
    memory_broken,
    worst_of,
    worst_phase,
)
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.experience.grades import Binding, Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import appliance_per_desktop, density_of
from stormsizer.messages.formatting import against, count, lowered, percent
from stormsizer.messages.text import Text
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import (
    InvalidScenarioError,
    Part,
    Scenario,
    calendar_year,
    grown,
    with_desktops,
    years_of,
)
from stormsizer.model.scenario.goals import GOALS, Scope
from stormsizer.model.scenario.growth import MOST_DESKTOPS
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.conditions import PART_NAMES, conditions
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result

STEPS_OF_NOW = 250
"""Resolution of desktop counts: this fraction of the current number, rounded down to 1, 2 or 5 times a power of ten."""
N_POINTS = 10
"""Minimum number of points of the curve, if the resolution allows."""
BEYOND = 1.1
"""The curve extends beyond the poor point by this factor."""
YEARS_AHEAD = 10
"""Years to examine if the scenario names none."""
MOST_YEARS = 30
EXPECTED_SIMULATIONS = 35


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
    sentence: str


class Runway(Document):
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
    """Goal missed one step further; none if there is none."""
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
    sentence: str


@dataclass(frozen=True)
class _Judged:
    """A number of desktops with all components; without a result the calendar has no room for it."""

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


class _Search:
    """Numbers of desktops on one array, one step apart, including the current one; each is simulated once.

    Step 0 is the current number. Each pool is rounded up, so up to one extra desktop per pool but one may run.
    """

    def __init__(self, scenario: Scenario, catalog: Catalog, tell: Progress) -> None:
        """Simulate the current scenario; ``InvalidScenarioError`` if that fails."""
        self.scenario, self.catalog, self.tell = scenario, catalog, tell
        self.now = scenario.n_desktops
        self.step = step_of(self.now)
        largest = max(pool.n_desktops for pool in scenario.pools)
        self.first = -((self.now - 1) // self.step)
        self.last = (MOST_DESKTOPS * self.now // largest - self.now) // self.step
        self.whole: dict[int, _Judged] = {}
        self.degraded: dict[tuple[Part, int], tuple[BrokenGoal, ...]] = {}
        self.parts = tuple(part for part, _ in conditions(scenario) if part is not None)
        self.n_simulations = 0
        refused = self.on_whole(0).refused
        if refused is not None:
            raise refused

    @cached_property
    def for_appliance(self) -> float:
        """Share of a host's CPU that its storage appliance uses per desktop today."""
        result = self.on_whole(0).result
        return 0.0 if result is None else appliance_per_desktop(self.scenario, self.catalog, result.phases)

    def hosts_hold(self, scenario: Scenario) -> bool:
        """Whether the hosts support this many desktops."""
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

    def without(self, part: Part, k: int) -> tuple[BrokenGoal, ...]:
        if (part, k) not in self.degraded:
            self.degraded[part, k] = self.broken_without(part, self.at(k))
        return self.degraded[part, k]

    def broken_without(self, part: Part, scenario: Scenario) -> tuple[BrokenGoal, ...]:
        condition = next(each for each in conditions(scenario) if each[0] == part)
        lost = fatal_in(condition, scenario, self.catalog)
        if lost:
            return lost
        self.count()
        try:
            return broken_in(condition, scenario, self.catalog)
        except InvalidScenarioError:
            return ()  # already reported with all components

    def first_where(self, is_so: Callable[[int], bool], known: Iterable[int], last: int) -> int:
        """Smallest number up to ``last`` for which a condition holds from there on; otherwise ``last + 1``.

        ``known`` are numbers that need no further simulation.
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
        """Twice the desktops."""
        return max(k + 1, (2 * (self.now + k * self.step) - self.now) // self.step)

    def first_on_whole(self, is_so: Callable[[_Judged], bool]) -> int:
        """Like ``first_where``; numbers below the current one whose arrival rate is too high lead upward."""
        return self.first_where(
            lambda k: is_so(self.on_whole(k)) and not (k < 0 and self.on_whole(k).result is None), self.whole, self.last
        )

    def first_broken(self) -> int:
        """Smallest number that misses a goal, also with each failed component."""
        high = self.first_on_whole(lambda judged: judged.breaks)
        for part in self.parts:
            most = high - 1
            if most >= self.first and self.without(part, most):
                high = self.first_where(lambda k, part=part: bool(self.without(part, k)), (most,), most)  # type: ignore[misc]
        return high

    def n_at(self, k: int) -> int:
        """Desktops of a step, 0 if it is too small or refused."""
        return self.now + k * self.step if k >= self.first and self.on_whole(k).result is not None else 0


def step_of(n_desktops: int) -> int:
    """Step size of desktop counts.

    >>> [step_of(n) for n in (100, 832, 2_500, 50_000)]
    [1, 2, 10, 200]
    """
    rough = max(1, n_desktops // STEPS_OF_NOW)
    size = int(10 ** (len(str(rough)) - 1))
    return max(each * size for each in (1, 2, 5) if each * size <= rough)


def most_desktops(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> int:
    """Largest number of desktops, in proportion over all pools, that meets all goals; see ``runway``."""
    search = _Search(scenario, catalog, progress)
    return search.n_at(search.first_broken() - 1)


def runway(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> Runway:
    """Return the number of desktops that the array supports, the headroom over today, and the last year.

    All pools grow in proportion. Power-on slots, arrival windows and hosts stay the same; logins at a fixed rate take
    longer. Goals are judged on the whole calendar, and again with each component of ``goals.survives`` missing; grades
    apply to the complete array. Between simulated points, more desktops are assumed never to help; that the reported
    number meets the goals and one step more does not is simulated.

    Parameters
    ----------
    progress
        Called with the completed fraction after each simulation; an exception cancels the search.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated as it is.
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
    return answer.model_copy(update={"sentence": " ".join(_sentences(answer))})


def _threshold(search: _Search, k: int, grade: Grade | None = None) -> Threshold | None:
    """Event that turns to a grade at a number of desktops, or without a grade, the event that misses its goal."""
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
        phase_label=broken[0].phase_label if broken else "Calendar",
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
            return  # more than a scenario may have
        judged = search.on_whole(0) if later.pools == scenario.pools else search.judge(later)
        broken = judged.broken
        # up to the largest passing number nothing is missed, unless data takes the capacity
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
        phase_label=worst.label if worst else "Calendar",
        binding=worst.binding if worst else None,
        tightest=None if result is None else _tightest(result),
        spare_fraction=None if result is None else result.capacity.spare_fraction,
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
    """From today, or slightly below the largest passing number, to slightly beyond the poor point."""
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
                spare_fraction=judged.result.capacity.spare_fraction,
                phases=tuple(_point(phase) for phase in judged_phases(judged.result)),
            )


def _point(phase: PhaseResult) -> PointPhase:
    return PointPhase(phase_id=phase.id, phase_label=phase.label, grade=phase.grade, margin_fraction=margin_of(phase))


def _hosts(search: _Search) -> HostsRunway:
    """Largest number of desktops that the hosts support: a closed form, refined to one desktop."""
    scenario, now = search.scenario, search.now
    largest = max(pool.n_desktops for pool in scenario.pools)
    low, high = 0, MOST_DESKTOPS * now // largest + 1
    while high - low > 1:
        middle = (low + high) // 2
        holds = search.hosts_hold(with_desktops(scenario, Fraction(middle, now)))
        low, high = (middle, high) if holds else (low, middle)
    density = density_of(search.scenario, search.catalog, search.for_appliance)
    by = "CPU" if density.binds == "cpu" else "memory"
    more = "as many as now" if low == now else f"{low - now:,} more than now"
    compared = f"{now - low:,} fewer than now" if low < now else more
    return HostsRunway(
        most_desktops=low,
        binds=density.binds,
        holds=density.holds,
        sentence=f"The hosts carry {count(low, 'desktop')} by their {by}, {compared}.",
    )


def _sentences(answer: Runway) -> Iterator[str]:
    yield _held(answer)
    fair, poor, breaks = answer.turns_fair, answer.turns_poor, answer.breaks
    if breaks is not None and (fair is None or breaks.n_desktops < fair.n_desktops):
        yield _broken(breaks)
    if fair is not None and (poor is None or fair.n_desktops < poor.n_desktops):
        whole = "With every part in place " if breaks and breaks.broken and breaks.broken[0].missing else ""
        n = count(fair.n_desktops, "desktop")
        yield f"{whole}{fair.phase_label} is the first to turn fair, at {n}{_why(fair)}."
    if poor is not None and poor.grade is None:
        yield f"The calendar has no room for {count(poor.n_desktops, 'desktop')}."
    elif poor is not None:
        same = fair is not None and fair.phase_id == poor.phase_id and fair.n_desktops < poor.n_desktops
        yield (
            f"It turns poor at {poor.n_desktops:,}."
            if same
            else f"{poor.phase_label} is the first to turn poor, at {count(poor.n_desktops, 'desktop')}{_why(poor)}."
        )
    if len(answer.years) > 1:
        yield _growing(answer)
    if answer.hosts.most_desktops < max(answer.most_desktops, answer.n_desktops):
        yield answer.hosts.sentence


def _held(answer: Runway) -> str:
    if answer.most_desktops == 0:
        return "Holds no number of desktops as it is."
    held = f"Holds {count(answer.most_desktops, 'desktop')}"
    if answer.limit_reached:
        return f"{held}, as many as a scenario may have."
    if answer.headroom_desktops == 0:
        return f"{held}, as many as now and no more."
    if answer.headroom_desktops > 0:
        return f"{held}, {answer.headroom_desktops:,} more than now."
    return f"{held}, {-answer.headroom_desktops:,} fewer than now."


def _broken(at: Threshold) -> str:
    """Goal missed first, if no event turns fair because of it."""
    n = count(at.n_desktops, "desktop")
    if not at.broken:
        return f"The calendar has no room for {n}."
    goal = at.broken[0]
    if goal.scope is Scope.CAPACITY:
        return f"Space runs out first: with {n} {_against(goal)}."
    if goal.scope is Scope.HOSTS:
        missing = f"Without {PART_NAMES[goal.missing]} the" if goal.missing else "The"
        return f"{missing} hosts' memory runs out first: with {n} {_against(goal)}."
    if goal.missing is None:
        return f"{goal.phase_label} is the first to break a goal, at {n}{_why(at)}."
    name = PART_NAMES[goal.missing]
    if goal.is_unfinished_work and goal.phase_label == f"Without {name}":
        return f"The array cannot lose {name}."
    return f"Without {name} {goal.phase_label} is the first to break a goal, at {n}{_why(at)}."


def _why(at: Threshold) -> str:
    return f": {_against(at.broken[0])}" if at.broken else ""


def _against(goal: BrokenGoal) -> str:
    if goal.is_unfinished_work:
        return "it does not finish"
    value, limit = against(goal.value, goal.limit, goal.unit)
    return f"{lowered(goal.label)} {value} against {limit}"


_RUNS_OUT = {Scope.CAPACITY: ": space runs out", Scope.HOSTS: ": the hosts' memory runs out"}


def _growing(answer: Runway) -> str:
    growth = answer.growth_fraction_per_year
    more = f"With {percent(growth)} more desktops each year" if growth else "With the growth of the data"
    first, last = answer.years[0].year, answer.years[-1].year
    if answer.first_year_broken is None:
        return f"{more} it holds through {last}."
    if answer.first_year_broken == first:
        poor = f"; an event turns poor in {answer.first_year_poor}" if (answer.first_year_poor or first) > first else ""
        return f"{more} it holds in no year{poor}."
    year = next(each for each in answer.years if not each.holds)
    why = ""
    if year.broken:
        named = year.broken[0]
        at_phase = f", at {named.phase_label}"
        why = at_phase if named.scope is None else _RUNS_OUT.get(named.scope, at_phase)
    return f"{more} it holds through {year.year - 1} and no longer in {year.year}{why}."
