"""Plan of a calendar: storms, rates and outages on one clock, as input for the storage stage."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario import (
    MAIN_ARRAY,
    AntivirusScan,
    Backup,
    Failure,
    InvalidScenarioError,
    LoadTest,
    Login,
    Logoff,
    Maintenance,
    Outage,
    Patch,
    Pool,
    PowerOn,
    Problem,
    Provision,
    Reboot,
    Recompose,
    Replication,
    Scenario,
)
from stormsizer.timeline.desktops import DesktopState, ImpossibleEventError, PoolEvent, after, outcome
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.work import load_test, of_one_session, paced, rate_of_one_session
from stormsizer.units import BYTES_PER_GIB, BYTES_PER_MB
from stormsizer.workload.demand import (
    COPY_IO_BYTES,
    DeploymentDemand,
    DesktopDemand,
    LoginDemand,
    Rate,
    Shape,
    Work,
    copied,
    on_disk,
    on_hosts,
    only_on,
    provided,
    rate_of_others,
    work_on,
)

Outages = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class PoolPlan:
    """A pool in the plan.

    Its desktops are counted by user: a session host with ten sessions counts as ten desktops, each with a tenth of the
    machine's own work.
    """

    id: str
    n_desktops: float
    up_at_start: bool
    dedicated: bool
    idle: Rate
    steady_state: Rate
    sessions_per_machine: float = 1.0
    """Users of one virtual machine."""
    idle_ghz: float = 0.0
    """Host CPU of a desktop that is up, in GHz."""
    active_ghz: float = 0.0
    """Additional host CPU of a desktop whose user is logging in or working, alone on its host."""
    crowding_ratio: float = 0.0
    """Growth of a desktop's work with the CPU that others use."""
    on_arrival_per_s: float = 0.0
    """Maximum power-on operations per second that the broker starts for waiting users; 0 for no limit."""

    @property
    def n_machines(self) -> float:
        """Number of virtual machines."""
        return self.n_desktops / self.sessions_per_machine


Effect = Literal["from_off", "rolling", "beside", "on_arrival"]


@dataclass(frozen=True)
class Sweep:
    """Work that every desktop in a pool does once, ``n_slots`` at a time (the pool's share of the event's slots).

    Attributes
    ----------
    effect
        *from_off*: all desktops go down and come up as slots become free. *rolling*: only the desktops in progress are
        down. *beside*: no desktop goes down. *on_arrival*: powered-off desktops boot when their users arrive.
    desktop_fraction
        Share of the pool's desktops that take part.
    starts_per_s
        Maximum number of desktops that start per second; infinite for no limit.
    """

    event_id: str
    pool: int
    starts_s: float
    n_slots: float
    work: Work
    phase: Phase = Phase.POWER_ON
    effect: Effect = "from_off"
    desktop_fraction: float = 1.0
    starts_per_s: float = math.inf


@dataclass(frozen=True)
class LoginStorm:
    """Users of one pool who arrive within a window, log in and do their start-of-day work."""

    event_id: str
    pool: int
    starts_s: float
    window_s: float
    averaging_s: float | None
    """Period over which figures are averaged; None means until the last user is logged in."""
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
    """A period of I/O at constant rates: of an event, such as a provisioning stage, or of other workloads."""

    event_id: str | None
    """ID of the event; None for other workloads on an array, which form no phase."""
    pool: int
    starts_s: float
    ends_s: float
    reads_per_s: float
    writes_per_s: float
    shape: Shape
    phase: Phase | None = Phase.PROVISIONING


@dataclass(frozen=True)
class Test:
    """A load generator that runs on every powered-on desktop in a pool."""

    event_id: str
    pool: int
    starts_s: float
    ends_s: float
    work: Work


@dataclass(frozen=True)
class Loss:
    """Array components that are temporarily unavailable."""

    event_id: str
    starts_s: float
    ends_s: float
    part: str
    n_parts: int
    tier: str | None
    rebuild_fraction: float
    array_id: str = MAIN_ARRAY


def losses_of(scenario: Scenario) -> tuple[Loss, ...]:
    """Return the main array's component losses in a scenario whose repetitions are already expanded."""
    seconds = scenario.calendar.seconds
    failures = (event for event in scenario.events if isinstance(event, Failure) and event.array_id == MAIN_ARRAY)
    return tuple(_loss(event, seconds(event.starts_at), seconds(event.ends_at)) for event in failures)


def _loss(event: Failure, from_s: float, to_s: float) -> Loss:
    return Loss(event.id, from_s, to_s, event.part, event.n_parts, event.tier, event.rebuild_fraction, event.array_id)


@dataclass(frozen=True)
class Plan:
    """All scheduled work, in seconds from the start of the calendar. ``pool`` fields are indexes into ``pools``."""

    length_s: float
    pools: tuple[PoolPlan, ...]
    sweeps: tuple[Sweep, ...]
    logins: tuple[LoginStorm, ...]
    departures: tuple[Departure, ...]
    intervals: tuple[RateInterval, ...]
    outages: Outages
    warnings: tuple[tuple[str, Message], ...]
    """Warnings, as pairs of field path and message."""
    tests: tuple[Test, ...] = ()
    losses: tuple[Loss, ...] = ()

    @property
    def spans_s(self) -> Mapping[tuple[str, int, Phase], tuple[float, float]]:
        """Start and end of each event's fixed-rate I/O, by event id, pool index and phase."""
        spans: dict[tuple[str, int, Phase], tuple[float, float]] = {}
        for interval in self.intervals:
            if interval.event_id is None or interval.phase is None:
                continue
            key = (interval.event_id, interval.pool, interval.phase)
            first, last = spans.get(key, (interval.starts_s, interval.ends_s))
            spans[key] = (min(first, interval.starts_s), max(last, interval.ends_s))
        return spans


SWEEP_IO_BYTES = 65_536.0
"""I/O size of a scan or an installer that reads and writes whole files."""


def plan(scenario: Scenario, demands: Mapping[str, DesktopDemand], deployments: Mapping[str, DeploymentDemand]) -> Plan:
    """Plan the calendar's events on one clock.

    Parameters
    ----------
    demands
        Demand of one desktop, by workload profile id.
    deployments
        Demand of each pool's deployment, by pool id.

    Raises
    ------
    InvalidScenarioError
        If an event starts while its desktops are in a state that does not allow it.
    """
    builder = _Builder(scenario, demands, deployments)
    events = sorted(enumerate(scenario.events), key=lambda pair: (pair[1].starts_at, pair[0]))
    for index, event in events:
        if isinstance(event, Maintenance | Outage):
            continue
        if isinstance(event, Backup | Replication | Failure):
            builder.place_beside(event)
            continue
        for pool_id in event.pool_ids:
            builder.place(index, event, pool_id)
    if builder.problems:
        raise InvalidScenarioError(tuple(builder.problems))
    builder.place_other_workloads()
    return builder.finished()


class _Builder:
    """Plan builder that processes the events in chronological order and collects their work."""

    def __init__(
        self, scenario: Scenario, demands: Mapping[str, DesktopDemand], deployments: Mapping[str, DeploymentDemand]
    ) -> None:
        self.scenario = scenario
        self.array_ids = scenario.array_ids
        self.demands = demands
        self.deployments = deployments
        self.index = {pool.id: i for i, pool in enumerate(scenario.pools)}
        self.states = {pool.id: DesktopState.initial(pool.initial_state) for pool in scenario.pools}
        self.ready_s = dict.fromkeys(self.index, 0.0)
        self.clone_manager_s = 0.0
        self.storm_s: dict[str, float] = {}
        self.gone_s: dict[str, float] = {}
        self.outages = _outages(scenario)
        self.sweeps: list[Sweep] = []
        self.tests: list[Test] = []
        self.losses: list[Loss] = []
        self.on_arrival_per_s: dict[int, float] = {}
        self.logins: list[LoginStorm] = []
        self.departures: list[Departure] = []
        self.intervals: list[RateInterval] = []
        self.problems: list[Problem] = []
        self.warnings: list[tuple[str, Message]] = []

    def place(self, index: int, event: PoolEvent, pool_id: str) -> None:
        """Schedule one event for one pool, or record why it cannot occur."""
        before = self.states[pool_id]
        path = f"events.{index}.starts_at"
        self.states[pool_id] = outcome(before, event)
        try:
            after(before, event)
        except ImpossibleEventError as error:
            given = msg("given-event", kind=event.kind, pool=pool_id, at=event.starts_at.isoformat())
            message = msg("field-event-impossible")
            self.problems.append(Problem(path=path, given=given, allowed=error.requirement, message=message))
            return
        planned_s = self.scenario.calendar.seconds(event.starts_at)
        starts_s = max(planned_s, self.ready_s[pool_id])
        if not self._in_turn(path, event, pool_id, starts_s):
            return
        if starts_s > planned_s:
            pool_name = self.scenario.pools[self.index[pool_id]].name
            self.warnings.append((path, msg("warning-event-waits", event=event.name, pool=pool_name)))
        if before.logged_in and isinstance(event, Reboot):
            self.warnings.append((f"events.{index}", msg("warning-event-ends-sessions", event=event.name)))
        demand = self._demand_of(self.scenario.pools[self.index[pool_id]])
        self._emit(event, self.index[pool_id], starts_s, before, demand)

    def _demand_of(self, pool: Pool) -> DesktopDemand:
        demand = on_hosts(self.demands[pool.profile_id], self.scenario.hosts, pool.n_vcpus)
        return provided(demand, pool, self.array_ids)

    def _in_turn(self, path: str, event: PoolEvent, pool_id: str, starts_s: float) -> bool:
        """Return whether the pool's earlier events allow a start at ``starts_s``; if not, record the problem."""
        storm_s, gone_s = self.storm_s.get(pool_id, -1.0), self.gone_s.get(pool_id, 0.0)
        instant = self.scenario.calendar.instant
        allowed = message = None
        match event:
            case Login() if starts_s < gone_s:
                allowed = msg("allowed-or-later", start=str(instant(gone_s)))
                message = msg("field-before-last-logoff")
            case PowerOn() | Reboot() | Recompose() | Logoff() if starts_s <= storm_s:
                allowed = msg("allowed-after", instant=str(instant(storm_s)))
                message = msg("field-same-start")
        if allowed is not None and message is not None:
            given = msg("given-event", kind=event.kind, pool=pool_id, at=str(instant(starts_s)))
            self.problems.append(Problem(path=path, given=given, allowed=allowed, message=message))
        if isinstance(event, PowerOn | Reboot | Recompose | Login):
            self.storm_s[pool_id] = starts_s
        elif isinstance(event, Logoff):
            self.gone_s[pool_id] = starts_s + event.window_s
        return message is None

    def _emit(self, event: PoolEvent, pool: int, starts_s: float, before: DesktopState, demand: DesktopDemand) -> None:
        match event:
            case Login():
                self._login(event, pool, starts_s, before.login_phase, demand)
            case Logoff():
                self.departures.append(Departure(event.id, pool, starts_s, event.window_s))
                if event.refresh:
                    self._refresh(event, pool, starts_s + event.window_s, self._renewal(event, pool, demand))
            case LoadTest():
                ends_s = self.scenario.calendar.seconds(event.ends_at)
                work = work_on(load_test(event), on_disk(self.scenario.pools[pool], self.array_ids))
                self.tests.append(Test(event.id, pool, starts_s, ends_s, work))
            case Provision():
                self._provision(event, pool, starts_s)
            case _:
                self._work_through(event, pool, starts_s, demand.power_on)

    def _login(self, event: Login, pool: int, starts_s: float, phase: str, demand: DesktopDemand) -> None:
        self.logins.append(
            LoginStorm(
                event_id=event.id,
                pool=pool,
                starts_s=starts_s,
                window_s=event.window_s,
                averaging_s=event.averaging_s,
                bell=event.arrivals == "bell",
                phase=phase,
                demand=demand.logins[phase],
                work_spread_cv=demand.work_spread_cv,
            )
        )

    def _work_through(
        self, event: PowerOn | Reboot | Recompose | AntivirusScan | Patch, pool: int, starts_s: float, boot: Work
    ) -> None:
        """Schedule an event that every desktop in a pool goes through."""
        match event:
            case PowerOn():
                self._power_on(event, pool, starts_s, boot)
            case Reboot():
                work = self._from_cold(event.pool_ids, boot, 1.0)
                slots, starts_per_s = self._limits(event, pool)
                self.sweeps.append(Sweep(event.id, pool, starts_s, slots, work, starts_per_s=starts_per_s))
            case Recompose():
                self._recompose(event, pool, starts_s)
            case AntivirusScan():
                self._sweep(event, pool, starts_s, Phase.ANTIVIRUS_SCAN, event.gib_per_desktop, 0.0)
            case Patch():
                self._sweep(event, pool, starts_s, Phase.PATCH, event.read_gib_per_desktop, event.write_gib_per_desktop)

    def _slots(self, n_slots: int, pool_ids: tuple[str, ...], pool: int) -> float:
        """Return a pool's share of an event's slots."""
        sharing = sum(self.scenario.pools[self.index[pool_id]].n_desktops for pool_id in pool_ids)
        return n_slots * self.scenario.pools[pool].n_desktops / sharing

    def _limits(self, event: PowerOn | Reboot | Recompose, pool: int) -> tuple[float, float]:
        """Return a pool's share of an event's slots, and the maximum number of desktops that start per second."""
        slots = self._slots(event.n_slots, event.pool_ids, pool)
        return self._limited(slots, event.concurrent_fraction, event.starts_per_minute, event.pool_ids, pool)

    def _limited(
        self, slots: float, fraction: float, per_minute: float | None, pool_ids: tuple[str, ...], pool: int
    ) -> tuple[float, float]:
        slots = min(slots, fraction * self.scenario.pools[pool].n_desktops)
        return slots, math.inf if per_minute is None else self._slots(1, pool_ids, pool) * per_minute / 60.0

    def _from_cold(self, pool_ids: tuple[str, ...], work: Work, fraction: float) -> Work:
        """Return the work, modified to start with cold host caches as a boot does."""
        n = fraction * sum(self.scenario.pools[self.index[pool_id]].n_desktops for pool_id in pool_ids)
        return replace(work, shape=replace(work.shape, cold_host_cache_reads=n * work.ios * work.read_fraction))

    def _power_on(self, event: PowerOn, pool: int, starts_s: float, work: Work) -> None:
        ahead = event.desktop_fraction
        slots, starts_per_s = self._limits(event, pool)
        first = self._from_cold(event.pool_ids, work, ahead)
        self.sweeps.append(
            Sweep(event.id, pool, starts_s, slots, first, desktop_fraction=ahead, starts_per_s=starts_per_s)
        )
        if ahead < 1.0:
            slots = self._slots(event.on_arrival_slots, event.pool_ids, pool)
            self.sweeps.append(
                Sweep(event.id, pool, starts_s, slots, work, effect="on_arrival", desktop_fraction=1.0 - ahead)
            )
            per_minute = event.on_arrival_per_minute or 0.0
            self.on_arrival_per_s[pool] = self._slots(1, event.pool_ids, pool) * per_minute / 60.0

    def _renewal(self, event: Logoff, pool: int, demand: DesktopDemand) -> Work:
        """Return the work of a refresh: a boot, except for instant clones, which are created again."""
        of_pool = self.scenario.pools[pool]
        deployment = self.deployments[of_pool.id]
        if of_pool.clone_type != "instant" or deployment.recompose is None:
            return demand.power_on
        return work_on(paced(deployment.recompose, deployment, event.refresh_slots), copied(of_pool, self.array_ids))

    def _refresh(self, event: Logoff, pool: int, starts_s: float, work: Work) -> None:
        """Schedule a refresh: discarding changes costs almost no I/O, and the restart as much as any other."""
        slots, starts_per_s = self._limited(
            self._slots(event.refresh_slots, event.pool_ids, pool),
            event.refresh_concurrent_fraction,
            event.refresh_starts_per_minute,
            event.pool_ids,
            pool,
        )
        sweep = Sweep(event.id, pool, starts_s, slots, work, phase=Phase.RECOMPOSE, effect="rolling")
        self.sweeps.append(replace(sweep, starts_per_s=starts_per_s))

    def _recompose(self, event: Recompose, pool: int, starts_s: float) -> None:
        """Schedule a recompose: a closed loop with the clone manager's pace as think time; a slow array prolongs it."""
        deployment = self.deployments[self.scenario.pools[pool].id]
        index = next(i for i, each in enumerate(self.scenario.events) if each.id == event.id)
        if deployment.recompose is None:
            self.problems.append(
                Problem(
                    path=f"events.{index}.kind",
                    given=msg("given-recompose", pool=self.scenario.pools[pool].id),
                    allowed=msg("allowed-deployment-with-recompose"),
                    message=msg("field-recompose-unknown"),
                )
            )
            return
        placement = copied(self.scenario.pools[pool], self.array_ids)
        work = work_on(paced(deployment.recompose, deployment, event.n_slots), placement)
        slots, starts_per_s = self._limits(event, pool)
        self.sweeps.append(
            Sweep(
                event.id,
                pool,
                starts_s,
                slots,
                work,
                phase=Phase.RECOMPOSE,
                effect="rolling",
                starts_per_s=starts_per_s,
            )
        )

    def _sweep(
        self,
        event: AntivirusScan | Patch,
        pool: int,
        starts_s: float,
        phase: Phase,
        read_gib: float,
        write_gib: float,
    ) -> None:
        ios = (read_gib + write_gib) * BYTES_PER_GIB / SWEEP_IO_BYTES
        throttle = event.mb_per_s_per_desktop
        work = Work(
            ios=ios,
            read_fraction=read_gib / (read_gib + write_gib),
            outstanding=1.0,
            think_s=0.0 if throttle is None else SWEEP_IO_BYTES / (throttle * BYTES_PER_MB),
            background_writes_per_s=0.0,
            shape=Shape(
                SWEEP_IO_BYTES,
                SWEEP_IO_BYTES,
                cold_read_fraction=1.0,
                sequential_read_fraction=0.5,
                placement=on_disk(self.scenario.pools[pool], self.array_ids),
            ),
        )
        slots = self._slots(event.n_slots, event.pool_ids, pool)
        self.sweeps.append(Sweep(event.id, pool, starts_s, slots, work, phase=phase, effect="beside"))

    def _provision(self, event: Provision, pool: int, starts_s: float) -> None:
        n = self.scenario.pools[pool].n_desktops
        starts_s = max(starts_s, self.clone_manager_s)
        for stage in self.deployments[self.scenario.pools[pool].id].stages:
            ends_s = _later(starts_s, stage.fixed_s + n * stage.s_per_desktop, self.outages)
            self.intervals.append(
                RateInterval(
                    event_id=event.id,
                    pool=pool,
                    starts_s=starts_s,
                    ends_s=ends_s,
                    reads_per_s=stage.reads_per_s,
                    writes_per_s=stage.writes_per_s,
                    shape=replace(stage.shape, placement=copied(self.scenario.pools[pool], self.array_ids)),
                )
            )
            starts_s = ends_s
        self.ready_s[self.scenario.pools[pool].id] = self.clone_manager_s = starts_s

    def place_beside(self, event: Backup | Replication | Failure) -> None:
        """Schedule an array event that involves no desktops."""
        from_s, to_s = self.scenario.calendar.seconds(event.starts_at), self.scenario.calendar.seconds(event.ends_at)
        copied_io = Shape(COPY_IO_BYTES, COPY_IO_BYTES, 1.0, placement=only_on(self.array_ids.index(event.array_id)))
        match event:
            case Backup():
                shape = replace(copied_io, sequential_read_fraction=event.sequential_fraction)
                rate = event.read_mb_per_s * BYTES_PER_MB / COPY_IO_BYTES
                self.intervals.append(RateInterval(event.id, -1, from_s, to_s, rate, 0.0, shape, Phase.BACKUP))
            case Replication():
                rate = event.write_mb_per_s * BYTES_PER_MB / COPY_IO_BYTES
                self.intervals.append(RateInterval(event.id, -1, from_s, to_s, 0.0, rate, copied_io, Phase.REPLICATION))
            case Failure():
                self.losses.append(_loss(event, from_s, to_s))

    def place_other_workloads(self) -> None:
        """Add the constant I/O of other workloads on each array."""
        length_s = self.scenario.calendar.length_s
        for index, array in enumerate((self.scenario.array, *self.scenario.other_arrays)):
            if array.other_workloads.iops:
                rate = rate_of_others(array.other_workloads, index)
                io = rate.reads_per_s, rate.writes_per_s, rate.shape
                self.intervals.append(RateInterval(None, -1, 0.0, length_s, *io, phase=None))

    def finished(self) -> Plan:
        """Return a plan with everything scheduled so far."""
        pools = tuple(self._pool_plan(i, pool) for i, pool in enumerate(self.scenario.pools))
        return Plan(
            length_s=self.scenario.calendar.length_s,
            pools=pools,
            sweeps=tuple(self._by_user(sweep) for sweep in self.sweeps),
            logins=tuple(self.logins),
            departures=tuple(self.departures),
            intervals=tuple(self.intervals),
            outages=self.outages,
            warnings=tuple(self.warnings),
            tests=tuple(
                replace(test, work=of_one_session(test.work, self._sessions(test.pool))) for test in self.tests
            ),
            losses=tuple(self.losses),
        )

    def _pool_plan(self, index: int, pool: Pool) -> PoolPlan:
        demand, n_sessions = self._demand_of(pool), pool.sessions_per_desktop
        return PoolPlan(
            id=pool.id,
            n_desktops=pool.n_users,
            sessions_per_machine=n_sessions,
            up_at_start=DesktopState.initial(pool.initial_state).up,
            dedicated=pool.assignment == "dedicated",
            idle=rate_of_one_session(demand.idle, n_sessions),
            steady_state=demand.steady_state,
            idle_ghz=demand.idle_ghz / n_sessions,
            active_ghz=demand.active_ghz,
            crowding_ratio=demand.crowding_ratio,
            on_arrival_per_s=n_sessions * self.on_arrival_per_s.get(index, 0.0),
        )

    def _sessions(self, pool: int) -> float:
        return self.scenario.pools[pool].sessions_per_desktop

    def _by_user(self, sweep: Sweep) -> Sweep:
        """Return a sweep of virtual machines, counted by user as ``PoolPlan`` does."""
        n = self._sessions(sweep.pool)
        if n == 1.0:
            return sweep
        return replace(
            sweep, n_slots=n * sweep.n_slots, starts_per_s=n * sweep.starts_per_s, work=of_one_session(sweep.work, n)
        )


def _outages(scenario: Scenario) -> Outages:
    seconds = scenario.calendar.seconds
    outages = (event for event in scenario.events if isinstance(event, Outage))
    return tuple(sorted((seconds(outage.starts_at), seconds(outage.ends_at)) for outage in outages))


def _later(starts_s: float, work_s: float, outages: Outages) -> float:
    """Return the completion time of work that needs ``work_s`` seconds of network uptime."""
    ends_s = starts_s + work_s
    for down_s, up_s in outages:
        if up_s > starts_s and down_s < ends_s:
            ends_s += up_s - max(down_s, starts_s)
    return ends_s
