"""Serve a plan on a station network: kernel tables in, trace and storm histories out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

import numpy as np

from stormsizer.storage import kernel
from stormsizer.storage.network import StationNetwork, io_costs, servers, shape_row
from stormsizer.storage.trace import Floats, Trace, quantities_of
from stormsizer.timeline.plan import Effect, LoginStorm, Plan, PoolPlan, Sweep
from stormsizer.workload.demand import Rate, Shape, Work

EFFECTS: Mapping[Effect, int] = {
    "from_off": kernel.FROM_OFF,
    "rolling": kernel.ROLLING,
    "beside": kernel.BESIDE,
    "on_arrival": kernel.ON_ARRIVAL,
}
STORM_STEP_S = 1.0
LONGEST_STEP_S = 60.0
Degraded = Sequence[tuple[float, float, StationNetwork]]
N_GROUPS = 5
"""Equal groups of users, by increasing login work."""


@dataclass(frozen=True)
class StormHistory:
    """History of one login storm.

    Attributes
    ----------
    at_s, started, progress_ios
        Shape (n,): instants, users who had started to log in, and I/Os served to a login that ran since the start of
        the storm.
    factors
        Shape (j,): login work of each group of users, relative to the mean.
    """

    at_s: Floats
    started: Floats
    progress_ios: Floats
    factors: Floats


@dataclass(frozen=True)
class Served:
    """Result of serving a plan. Instants by event id and pool index; missing if the work was not completed."""

    trace: Trace
    done_s: Mapping[tuple[str, int], float]
    """Completion of the last desktop of a sweep."""
    logged_in_s: Mapping[tuple[str, int], float]
    cut_short_s: Mapping[tuple[str, int], float]
    """Storms interrupted by a reboot or the end of the working day."""
    histories: Mapping[tuple[str, int], StormHistory]
    shapes: tuple[Shape, ...] = ()
    """Distinct I/O shapes of the plan; ``asked`` refers to them by number."""
    asked: Floats = field(default_factory=lambda: np.empty((0, kernel.N_ASKED)))
    """Demand by source during the traced interval: one row per step and population, see ``kernel.ASKED_AT_S``; the wait
    at each station follows ``kernel.N_ASKED``."""


def serve(
    plan: Plan,
    network: StationNetwork,
    degraded: Degraded = (),
    *,
    storm_step_s: float = STORM_STEP_S,
    longest_step_s: float = LONGEST_STEP_S,
    watch: tuple[float, float] | None = None,
) -> Served:
    """Simulate the whole plan.

    Cost grows with the length of the storms, not with the number of desktops: populations are fluid, and each second of
    a storm is one step.

    Parameters
    ----------
    degraded
        Periods in which another network with the same stations serves, because components are missing.
    storm_step_s, longest_step_s
        Time steps of a storm at its start, and of one that never ends.
    watch
        Interval in which demand is traced by source, step by step.
    """
    tables = _Tables()
    steps_s = (min(storm_step_s, longest_step_s), longest_step_s)
    calendar = _calendar(plan, degraded, tables, steps_s, watch or (0.0, 0.0))
    return _served(plan, network, tables, kernel.run(calendar, _network(network, degraded, tables)))


def serve_many(plan: Plan, networks: Sequence[tuple[StationNetwork, Degraded]]) -> list[Served]:
    """Simulate the same plan on many networks with the same stations in parallel; each result equals that of ``serve``.

    Raises
    ------
    ValueError
        If the networks differ in their stations, or in their degraded periods.
    """
    if len({(network.components, *((a, b) for a, b, _ in degraded)) for network, degraded in networks}) > 1:
        raise ValueError("networks that are served together need the same stations, degraded at the same times")
    served: list[Served] = []
    for first in range(0, len(networks), kernel.LANES):
        together = networks[first : first + kernel.LANES]
        tables = _Tables()
        calendar = _calendar(plan, together[0][1], tables, (STORM_STEP_S, LONGEST_STEP_S), (0.0, 0.0))
        stacked = zip(*(_network(network, degraded, tables) for network, degraded in together), strict=True)
        outcomes = kernel.run_many(calendar, kernel.Network(*(np.stack(tables_of_all) for tables_of_all in stacked)))
        served += [
            _served(plan, network, tables, outcome) for (network, _), outcome in zip(together, outcomes, strict=True)
        ]
    return served


def _served(plan: Plan, network: StationNetwork, tables: "_Tables", outcome: kernel.Outcome) -> Served:
    """Convert kernel output to plan terms."""
    starts_s, values, sweeps, logins, histories, asked = outcome
    sweep_keys = [(sweep.event_id, sweep.pool) for sweep in plan.sweeps if sweep.effect != "on_arrival"]
    ends = sweeps[[sweep.effect != "on_arrival" for sweep in plan.sweeps]]
    login_keys = [(login.event_id, login.pool) for login in plan.logins]
    return Served(
        trace=Trace(
            starts_s=starts_s, ends_s=plan.length_s, values=values, quantities=quantities_of(network.components)
        ),
        done_s=_instants(sweep_keys, ends["done_s"]),
        logged_in_s=_instants(login_keys, logins["done_s"]),
        cut_short_s=_instants(sweep_keys, ends["cut_s"]) | _instants(login_keys, logins["cut_s"]),
        histories={
            key: _history(histories[now["first"] : now["first"] + now["length"]], storm)
            for key, storm, now in zip(login_keys, plan.logins, logins, strict=True)
            if now["length"] > 0
        },
        shapes=tuple(tables.shapes),
        asked=asked,
    )


def _history(rows: Floats, storm: LoginStorm) -> StormHistory:
    return StormHistory(
        at_s=rows[:, kernel.AT_S].copy(),
        started=rows[:, kernel.STARTED].copy(),
        progress_ios=rows[:, kernel.PROGRESS].copy(),
        factors=work_factors(storm.work_spread_cv),
    )


def work_factors(cv: float, n_groups: int = N_GROUPS) -> Floats:
    """Work of equal groups of users relative to the mean, log-normal with coefficient of variation ``cv``.

    >>> [round(float(f), 2) for f in work_factors(0.2)]
    [0.76, 0.89, 0.99, 1.09, 1.27]
    """
    sigma = float(np.sqrt(np.log1p(cv * cv)))
    middles = (np.arange(n_groups) + 0.5) / n_groups
    factors = np.exp([sigma * NormalDist().inv_cdf(m) for m in middles])
    return np.asarray(factors / factors.mean(), dtype=np.float64)


class _Tables:
    """Distinct I/O shapes and closed loops, in order of first use."""

    def __init__(self) -> None:
        self.shapes: dict[Shape, int] = {}
        self.loops: dict[tuple[float, float, int], int] = {}

    def shape(self, shape: Shape) -> int:
        """Row index of a shape."""
        return self.shapes.setdefault(shape, len(self.shapes))

    def loop(self, think_s: float, read_fraction: float, shape: Shape) -> int:
        """Row index of a closed loop."""
        return self.loops.setdefault((think_s, read_fraction, self.shape(shape)), len(self.loops))


def _calendar(
    plan: Plan, degraded: Degraded, tables: _Tables, steps_s: tuple[float, float], watch_s: tuple[float, float]
) -> kernel.Calendar:
    """The kernel's tables of a plan."""
    return kernel.Calendar(
        length_s=plan.length_s,
        pools=_table([_pool_row(pool, tables) for pool in plan.pools], kernel.N_POOL),
        sweeps=_table([_sweep_row(sweep, tables) for sweep in plan.sweeps], kernel.N_SWEEP),
        logins=_table([_login_row(storm, tables) for storm in plan.logins], kernel.N_LOGIN),
        factors=np.array([work_factors(storm.work_spread_cv) for storm in plan.logins]).reshape(-1, N_GROUPS),
        departures=_table([(d.pool, d.starts_s, d.window_s) for d in plan.departures], 3),
        intervals=_table(
            [(i.starts_s, i.ends_s, i.reads_per_s, i.writes_per_s, tables.shape(i.shape)) for i in plan.intervals], 5
        ),
        tests=_table([(t.starts_s, t.ends_s, t.pool, *_work_row(t.work, tables)) for t in plan.tests], kernel.N_TEST),
        modes=_table([(from_s, to_s, i) for i, (from_s, to_s, _) in enumerate(degraded, start=1)], 3),
        outages=_table(plan.outages, 2),
        changes=_changes(plan, degraded),
        steps_s=np.array(steps_s),
        watch_s=np.array(watch_s),
        # last: all loops are known by now
        loops=_table(tables.loops, kernel.N_LOOP),
    )


def _changes(plan: Plan, degraded: Degraded) -> Floats:
    """Instants at which scheduled work starts or ends, ascending; the last is the end of the plan."""
    spans = [*plan.outages, *((from_s, to_s) for from_s, to_s, _ in degraded)]
    spans += [(sweep.starts_s, sweep.starts_s) for sweep in plan.sweeps]
    spans += [(interval.starts_s, interval.ends_s) for interval in plan.intervals]
    spans += [(test.starts_s, test.ends_s) for test in plan.tests]
    spans += [(login.starts_s, login.starts_s + login.window_s) for login in plan.logins]
    spans += [(departure.starts_s, departure.starts_s + departure.window_s) for departure in plan.departures]
    instants = {instant for span in spans for instant in span if 0.0 < instant < plan.length_s}
    return np.array([*sorted(instants), plan.length_s])


def _network(network: StationNetwork, degraded: Degraded, tables: _Tables) -> kernel.Network:
    """Kernel tables of a network, healthy and degraded."""
    networks = [network, *(each for _, _, each in degraded)]
    costs_and_base = [[io_costs(each, shape) for shape in tables.shapes] for each in networks]
    costs = np.array([[costs for costs, _ in each] for each in costs_and_base])
    base_s = np.array([[alone_s for _, alone_s in each] for each in costs_and_base])
    shapes = _table([shape_row(network, shape) for shape in tables.shapes], kernel.N_SHAPE)
    alone_s, loads = _loads(_table(tables.loops, kernel.N_LOOP), costs, base_s, shapes)
    return kernel.Network(
        stations=np.stack([servers(each) for each in networks]),
        costs=costs,
        base_s=base_s,
        paths=np.array([(each.host_path_s, each.admitted_ios) for each in networks]),
        shapes=shapes,
        alone_s=alone_s,
        loads=loads,
    )


def _loads(loops: Floats, costs: Floats, base_s: Floats, shapes: Floats) -> tuple[Floats, Floats]:
    """Unloaded time between two I/Os of each loop, and the cost of one of its I/Os at each station.

    Reads served by a host take time but reach no station.
    """
    g = loops[:, kernel.LOOP_SHAPE].astype(np.int64)
    share = loops[:, kernel.LOOP_READ_SHARE]
    reads, writes = share * shapes[g, kernel.TO_ARRAY], 1.0 - share
    alone_s = loops[:, kernel.LOOP_THINK_S] + reads * base_s[:, g, 0] + writes * base_s[:, g, 1]
    alone_s += (share - reads) * shapes[g, kernel.HOST_HIT_S]
    of_read, of_write = np.moveaxis(costs[:, g, 0], 2, 1), np.moveaxis(costs[:, g, 1], 2, 1)
    columns = [
        reads * of_read[..., column] + writes * of_write[..., column]
        for column in (kernel.WORK_S, kernel.ARRIVALS, kernel.VISITS)
    ]
    squares = reads * _squares(of_read) + writes * _squares(of_write)
    held = writes * of_write[..., kernel.HELD_VISITS]
    columns[2:2] = [squares]
    loads = np.stack([*columns, held, of_write[..., kernel.HOLD_S]], axis=-1)
    # the kernel is compiled for one layout
    return np.ascontiguousarray(alone_s), np.ascontiguousarray(loads)


def _squares(costs: Floats) -> Floats:
    """Half the second moment of an I/O's jobs at a station, with equal means and exponential: work² / jobs."""
    work_s, jobs = costs[..., kernel.WORK_S], costs[..., kernel.ARRIVALS]
    return np.divide(work_s * work_s, jobs, out=np.zeros_like(work_s), where=jobs > 0.0)


def _table(rows: Iterable[Iterable[float]], n_columns: int) -> Floats:
    return np.array([tuple(row) for row in rows], dtype=np.float64).reshape(-1, n_columns)


def _pool_row(pool: PoolPlan, tables: _Tables) -> tuple[float, ...]:
    return (
        pool.n_desktops,
        pool.up_at_start,
        pool.dedicated,
        pool.on_arrival_per_s,
        *_rate_row(pool.idle, tables),
        *_rate_row(pool.steady_state, tables),
    )


def _rate_row(rate: Rate, tables: _Tables) -> tuple[float, ...]:
    return rate.reads_per_s, rate.writes_per_s, tables.shape(rate.shape)


def _work_row(work: Work, tables: _Tables) -> tuple[float, ...]:
    """A work and its loops; its timer writes are a write-only loop with the timer period as think time."""
    by_clock = work.background_writes_per_s
    return (
        work.ios,
        work.outstanding,
        tables.loop(work.think_s, work.read_fraction, work.shape),
        tables.loop(1.0 / by_clock, 0.0, work.shape) if by_clock > 0.0 else -1,
    )


def _sweep_row(sweep: Sweep, tables: _Tables) -> tuple[float, ...]:
    return (
        sweep.pool,
        sweep.starts_s,
        sweep.n_slots,
        EFFECTS[sweep.effect],
        sweep.desktop_fraction,
        *_work_row(sweep.work, tables),
    )


def _login_row(storm: LoginStorm, tables: _Tables) -> tuple[float, ...]:
    return (
        storm.pool,
        storm.starts_s,
        storm.window_s,
        storm.bell,
        storm.demand.guest_s,
        *_work_row(storm.demand.login, tables),
        *_work_row(storm.demand.start_of_day, tables),
    )


def _instants(keys: list[tuple[str, int]], instants: Floats) -> dict[tuple[str, int], float]:
    return {key: float(at) for key, at in zip(keys, instants, strict=True) if np.isfinite(at)}
