"""Closed-form conclusions about a configuration before it is simulated."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from stormsizer.capacity import CapacityBreakdown
from stormsizer.experience.phases import phase_id
from stormsizer.model.scenario import ArrayConfiguration, Goals, Part, Scenario
from stormsizer.model.scenario.goals import COMPLETION, POWER_ON_TIME
from stormsizer.recommendation.goals import broken_goals
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.screening import least_s, loop_on, most_held
from stormsizer.storage.trace import Floats
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import Plan, Sweep
from stormsizer.workload.demand import Rate, Shape, Work

Clause = frozenset[tuple[str, str, Part | None]]
"""Set of goals, at least one of which is missed; each goal has a phase, a goal field, and a failed component."""

MARGIN = 0.01
"""Fraction of the goal by which a bound must be missed; it far exceeds the simulation's own tolerance."""


Screen = Callable[[ArrayConfiguration], Iterable[Clause]]


def nothing_known(_configuration: ArrayConfiguration) -> Iterable[Clause]:
    """Return no misses, so that every configuration passes the screen."""
    return ()


def screen_of(
    scenario: Scenario,
    week: Plan,
    network: Callable[[ArrayConfiguration], StationNetwork],
    space: Callable[[ArrayConfiguration], CapacityBreakdown],
) -> Screen:
    """Return a screen that finds certain misses of one family's configurations without simulating them.

    Capacity is known exactly, and configurations without enough are excluded. A power-on takes at least as long as its
    streams and the busiest station need; this is not used in a week with array failures, or for burst credits. The
    steady state proves nothing: on an array so slow that its users never reach it, there is none.

    Parameters
    ----------
    scenario
        With expanded events, as in the plan.
    network
        The healthy network of a configuration.
    """
    goals = scenario.goals
    power_ons = [] if week.losses else [sweep for sweep in week.sweeps if _is_judged(sweep, week)]
    loops, asked = _loops(week), _most_asked(week)

    def screened(configuration: ArrayConfiguration) -> Iterator[Clause]:
        lacking = broken_goals(goals, (), space(configuration))
        yield from (frozenset({(goal.phase_id, goal.goal, None)}) for goal in lacking)
        if lacking or not power_ons:
            return
        healthy = network(configuration)
        if healthy.with_credits:
            return
        # held work only loosens the bound, so a power-on that is on time without it need not be checked again
        late = [sweep for sweep in power_ons if _is_late(sweep, healthy, np.zeros(1), week, goals)]
        held = (1 + len(week.outages)) * most_held(healthy, loops, asked) if late else np.zeros(1)
        for sweep in late:
            if _is_late(sweep, healthy, held, week, goals):
                sweep_id = phase_id(sweep.event_id, sweep.pool, sweep.phase, scenario)
                yield frozenset({(sweep_id, POWER_ON_TIME.field, None), (sweep_id, COMPLETION, None)})

    return screened


def _is_judged(sweep: Sweep, week: Plan) -> bool:
    """Return whether a sweep certainly forms its own phase with a duration goal."""
    rivals = [other for other in week.sweeps if other.pool == sweep.pool and other.starts_s == sweep.starts_s]
    goes = sweep.phase is Phase.POWER_ON and sweep.effect == "from_off" and sweep.starts_s < week.length_s
    return goes and rivals == [sweep]


def _at_work(week: Plan) -> list[Rate]:
    """Return the idle load and the steady-state load of each pool's desktops."""
    return [_times(pool.n_desktops, rate) for pool in week.pools for rate in (pool.idle, pool.steady_state)]


def _times(n_desktops: float, rate: Rate) -> Rate:
    return replace(rate, reads_per_s=n_desktops * rate.reads_per_s, writes_per_s=n_desktops * rate.writes_per_s)


def _n_desktops(sweep: Sweep, week: Plan) -> float:
    return sweep.desktop_fraction * week.pools[sweep.pool].n_desktops


def _streams(sweep: Sweep, week: Plan) -> float:
    return min(sweep.n_slots, _n_desktops(sweep, week)) * sweep.work.outstanding


def _is_late(sweep: Sweep, network: StationNetwork, held: Floats, week: Plan, goals: Goals) -> bool:
    """Return whether a power-on is certainly too late; ``held`` is the maximum work left at the stations."""
    n_ios = _n_desktops(sweep, week) * sweep.work.ios
    needed_s = least_s(loop_on(network, sweep.work), n_ios, _streams(sweep, week), held)
    return needed_s > (1.0 + MARGIN) * goals.power_on_max_s


def _loops(week: Plan) -> Sequence[tuple[float, Work]]:
    """Return the week's distinct closed loops, including fixed-rate writes, each with its maximum number of streams."""
    works = [(sweep.pool, sweep.work) for sweep in week.sweeps] + [(test.pool, test.work) for test in week.tests]
    works += [(storm.pool, work) for storm in week.logins for work in (storm.demand.login, storm.demand.start_of_day)]
    streams: dict[Work, float] = defaultdict(float)
    for pool, work in works:
        n_desktops = week.pools[pool].n_desktops
        streams[work] += n_desktops * work.outstanding
        if work.background_writes_per_s > 0.0:
            streams[replace(work, read_fraction=0.0)] += n_desktops
    return [(n_streams, work) for work, n_streams in streams.items()]


def _most_asked(week: Plan) -> Sequence[Rate]:
    """Return the maximum concurrent open load: all desktops in steady state, and every copy in progress."""
    rates = _at_work(week) + [Rate(each.reads_per_s, each.writes_per_s, each.shape) for each in week.intervals]
    reads: dict[Shape, float] = defaultdict(float)
    writes: dict[Shape, float] = defaultdict(float)
    for rate in rates:
        reads[rate.shape] += rate.reads_per_s
        writes[rate.shape] += rate.writes_per_s
    return [Rate(reads[shape], writes[shape], shape) for shape in reads]
