"""The plan of a calendar: storms, rates and outages on one clock, ready to be served."""

from collections.abc import Mapping
from dataclasses import dataclass

from stormsizer.scenario import (
    InvalidScenarioError,
    Login,
    Logoff,
    Maintenance,
    Outage,
    PowerOn,
    Problem,
    Provision,
    Reboot,
    Scenario,
)
from stormsizer.timeline.desktops import DesktopState, PoolEvent, after, outcome
from stormsizer.workload.demand import DesktopDemand, LoginDemand, Rate, Shape, Work

Outages = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class PoolPlan:
    """A pool on the plan's clock."""

    id: str
    n_desktops: int
    up_at_start: bool
    dedicated: bool
    idle: Rate
    steady_state: Rate


@dataclass(frozen=True)
class Boot:
    """Desktops of one pool that are powered on, ``n_slots`` at a time: its share of the event's slots."""

    event_id: str
    pool: int
    starts_s: float
    n_slots: float
    work: Work
    reboot: bool


@dataclass(frozen=True)
class LoginStorm:
    """Users of one pool who arrive within a window, log in and do their start-of-day work."""

    event_id: str
    pool: int
    starts_s: float
    window_s: float
    averaging_s: float
    bell: bool
    phase: str
    demand: LoginDemand
    work_spread_cv: float


@dataclass(frozen=True)
class Departure:
    """Users of one pool who log off evenly over a window."""

    event_id: str
    pool: int
    starts_s: float
    window_s: float


@dataclass(frozen=True)
class RateInterval:
    """A stretch of constant rates that belongs to an event, such as a provisioning stage."""

    event_id: str
    pool: int
    starts_s: float
    ends_s: float
    reads_per_s: float
    writes_per_s: float
    shape: Shape


@dataclass(frozen=True)
class Plan:
    """Everything that happens, in seconds from the calendar's start. ``pool`` fields index ``pools``."""

    length_s: float
    pools: tuple[PoolPlan, ...]
    boots: tuple[Boot, ...]
    logins: tuple[LoginStorm, ...]
    departures: tuple[Departure, ...]
    intervals: tuple[RateInterval, ...]
    outages: Outages
    warnings: tuple[tuple[str, str], ...]
    """Pairs of field path and message."""


PROVISIONING_IO_BYTES = 65_536.0
"""Size of the copy's I/Os: the largest that NFSv3 moves at once."""
PROVISIONING_DRIVE_FRACTION = 0.1
"""A sequential read keeps a drive busy for its transfer alone: 64 KiB at 120 MB/s, a tenth of a random read's time."""

FULL_CLONES = (
    "Deployment is timed as the profile's clones were, which share the blocks of their image. Full clones copy it for "
    "every desktop, which takes longer and is not modelled."
)


def plan(scenario: Scenario, demands: Mapping[str, DesktopDemand]) -> Plan:
    """Lay the calendar's events out on one clock.

    Parameters
    ----------
    demands
        For each workload profile that a pool names, what one of its desktops does.

    Raises
    ------
    InvalidScenarioError
        If an event finds its desktops in a state in which it cannot happen.
    """
    builder = _Builder(scenario, demands)
    events = sorted(enumerate(scenario.events), key=lambda pair: (pair[1].starts_at, pair[0]))
    for index, event in events:
        if isinstance(event, Maintenance | Outage):
            continue
        for pool_id in event.pool_ids:
            builder.place(index, event, pool_id)
    if builder.problems:
        raise InvalidScenarioError(tuple(builder.problems))
    return builder.finished()


class _Builder:
    """Walks through the events in order of time and collects what they set off."""

    def __init__(self, scenario: Scenario, demands: Mapping[str, DesktopDemand]) -> None:
        self.scenario = scenario
        self.demands = demands
        self.index = {pool.id: i for i, pool in enumerate(scenario.pools)}
        self.states = {pool.id: DesktopState.initial(pool.initial_state) for pool in scenario.pools}
        self.ready_s = dict.fromkeys(self.index, 0.0)
        self.clone_manager_s = 0.0
        self.storm_s: dict[str, float] = {}
        self.gone_s: dict[str, float] = {}
        self.outages = _outages(scenario)
        self.boots: list[Boot] = []
        self.logins: list[LoginStorm] = []
        self.departures: list[Departure] = []
        self.intervals: list[RateInterval] = []
        self.problems: list[Problem] = []
        self.warnings: list[tuple[str, str]] = []

    def place(self, index: int, event: PoolEvent, pool_id: str) -> None:
        """Put one event of one pool on the clock, or note why it cannot happen."""
        before = self.states[pool_id]
        path = f"events.{index}.starts_at"
        self.states[pool_id] = outcome(before, event)
        try:
            after(before, event)
        except ValueError as error:
            given = f"{event.kind} of {pool_id} at {event.starts_at.isoformat()}"
            self.problems.append(Problem(path=path, given=given, allowed=str(error), message="cannot happen then"))
            return
        planned_s = self.scenario.calendar.seconds(event.starts_at)
        starts_s = max(planned_s, self.ready_s[pool_id])
        if not self._in_turn(path, event, pool_id, starts_s):
            return
        if starts_s > planned_s:
            self.warnings.append((path, f"{event.name} waits until {pool_id} is deployed."))
        if before.logged_in and isinstance(event, Reboot):
            self.warnings.append((f"events.{index}", f"{event.name} throws out users who are logged in."))
        demand = self.demands[self.scenario.pools[self.index[pool_id]].profile_id]
        self._emit(event, self.index[pool_id], starts_s, before, demand)

    def _in_turn(self, path: str, event: PoolEvent, pool_id: str, starts_s: float) -> bool:
        """Whether what the pool did before lets an event begin at ``starts_s``; notes the problem if not."""
        storm_s, gone_s = self.storm_s.get(pool_id, -1.0), self.gone_s.get(pool_id, 0.0)
        instant = self.scenario.calendar.instant
        allowed = message = ""
        match event:
            case Login() if starts_s < gone_s:
                allowed, message = f"{instant(gone_s)} or later", "begins before everyone has logged off"
            case PowerOn() | Reboot() | Logoff() if starts_s <= storm_s:
                allowed, message = f"after {instant(storm_s)}", "begins together with the event before it"
        if message:
            given = f"{event.kind} of {pool_id} at {instant(starts_s)}"
            self.problems.append(Problem(path=path, given=given, allowed=allowed, message=message))
        if isinstance(event, PowerOn | Reboot | Login):
            self.storm_s[pool_id] = starts_s
        elif isinstance(event, Logoff):
            self.gone_s[pool_id] = starts_s + event.window_s
        return not message

    def _emit(self, event: PoolEvent, pool: int, starts_s: float, before: DesktopState, demand: DesktopDemand) -> None:
        match event:
            case Provision():
                self._provision(event, pool, starts_s, demand)
            case PowerOn() | Reboot():
                sharing = sum(self.scenario.pools[self.index[pool_id]].n_desktops for pool_id in event.pool_ids)
                n_slots = event.n_slots * self.scenario.pools[pool].n_desktops / sharing
                self.boots.append(Boot(event.id, pool, starts_s, n_slots, demand.power_on, isinstance(event, Reboot)))
            case Login():
                self.logins.append(
                    LoginStorm(
                        event_id=event.id,
                        pool=pool,
                        starts_s=starts_s,
                        window_s=event.window_s,
                        averaging_s=event.averaging_s or event.window_s,
                        bell=event.arrivals == "bell",
                        phase=before.login_phase,
                        demand=demand.logins[before.login_phase],
                        work_spread_cv=demand.work_spread_cv,
                    )
                )
            case Logoff():
                self.departures.append(Departure(event.id, pool, starts_s, event.window_s))

    def _provision(self, event: Provision, pool: int, starts_s: float, demand: DesktopDemand) -> None:
        n = self.scenario.pools[pool].n_desktops
        starts_s = max(starts_s, self.clone_manager_s)
        shape = Shape(PROVISIONING_IO_BYTES, PROVISIONING_IO_BYTES, PROVISIONING_DRIVE_FRACTION)
        for stage in demand.provisioning:
            ends_s = _later(starts_s, stage.fixed_s + n * stage.s_per_desktop, self.outages)
            self.intervals.append(
                RateInterval(
                    event_id=event.id,
                    pool=pool,
                    starts_s=starts_s,
                    ends_s=ends_s,
                    reads_per_s=stage.read_bytes_per_s / PROVISIONING_IO_BYTES,
                    writes_per_s=stage.write_bytes_per_s / PROVISIONING_IO_BYTES,
                    shape=shape,
                )
            )
            starts_s = ends_s
        self.ready_s[self.scenario.pools[pool].id] = self.clone_manager_s = starts_s
        if self.scenario.pools[pool].clone_type == "full":
            self.warnings.append((f"pools.{pool}.clone_type", FULL_CLONES))

    def finished(self) -> Plan:
        """The plan of everything placed so far."""
        pools = tuple(
            PoolPlan(
                id=pool.id,
                n_desktops=pool.n_desktops,
                up_at_start=DesktopState.initial(pool.initial_state).up,
                dedicated=pool.assignment == "dedicated",
                idle=self.demands[pool.profile_id].idle,
                steady_state=self.demands[pool.profile_id].steady_state,
            )
            for pool in self.scenario.pools
        )
        return Plan(
            length_s=self.scenario.calendar.length_s,
            pools=pools,
            boots=tuple(self.boots),
            logins=tuple(self.logins),
            departures=tuple(self.departures),
            intervals=tuple(self.intervals),
            outages=self.outages,
            warnings=tuple(self.warnings),
        )


def _outages(scenario: Scenario) -> Outages:
    seconds = scenario.calendar.seconds
    outages = (event for event in scenario.events if isinstance(event, Outage))
    return tuple(sorted((seconds(outage.starts_at), seconds(outage.ends_at)) for outage in outages))


def _later(starts_s: float, work_s: float, outages: Outages) -> float:
    """When work that needs ``work_s`` of a network that is up is done."""
    ends_s = starts_s + work_s
    for down_s, up_s in outages:
        if up_s > starts_s and down_s < ends_s:
            ends_s += up_s - max(down_s, starts_s)
    return ends_s
