"""Simulation of a plan on a station network: input tables for the compiled kernel, and conversion of its results."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import NormalDist
from typing import Any

import numpy as np

from stormsizer.storage import kernel
from stormsizer.storage.figures import HOST_COMPONENTS, Component
from stormsizer.storage.network import (
    HOST_BURST_S,
    HostCpu,
    StationNetwork,
    io_costs,
    plain_station,
    servers,
    shape_row,
)
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
"""Number of user groups of equal size, from the least login work to the most."""


@dataclass(frozen=True)
class StormHistory:
    """Progress of one login storm.

    Attributes
    ----------
    at_s, started, progress_ios
        Shape (n,): instants, number of users who had begun to log in by then, and I/Os that a login in progress since
        the start of the storm would have completed by then.
    factors
        Shape (j,): login work of each group of users, relative to the mean.
    """

    at_s: Floats
    started: Floats
    progress_ios: Floats
    factors: Floats


@dataclass(frozen=True)
class Served:
    """Results of a simulation.

    Instants are keyed by event id and pool index, and missing if the work did not finish.
    """

    trace: Trace
    """Trace of the main array."""
    done_s: Mapping[tuple[str, int], float]
    """Instant at which a sweep finished its last desktop."""
    logged_in_s: Mapping[tuple[str, int], float]
    cut_short_s: Mapping[tuple[str, int], float]
    """Instant at which a reboot or the end of the working day cut a storm short."""
    histories: Mapping[tuple[str, int], StormHistory]
    shapes: tuple[Shape, ...] = ()
    """Distinct I/O shapes of the plan; ``asked`` refers to them by index."""
    asked: kernel.Records = field(default_factory=lambda: np.empty(0, dtype=kernel.ASKED))
    """I/O of each population on the main array in each step of the watched period, as records of ``kernel.ASKED``."""
    asked_waits_s: Floats = field(default_factory=lambda: np.empty((0, 0)))
    """Shape (len(asked), n_stations): wait of a job at each station in the step of that row."""
    other_traces: tuple[Trace, ...] = ()
    """Trace of each other array, in the order of ``StationNetwork.others``."""

    def on_array(self, index: int) -> "Served":
        """Return the same results with the trace of one array; 0 is the main one."""
        return replace(self, trace=(self.trace, *self.other_traces)[index], other_traces=())


def rates_of(asked: kernel.Records) -> Floats:
    """Return the reads and writes per second in rows of ``Served.asked``, shape (n, 2)."""
    return np.column_stack([asked["reads_per_s"], asked["writes_per_s"]])


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

    The run time grows with the length of the storms, not with the number of desktops: populations are fluid, and each
    second of a storm is one step.

    Parameters
    ----------
    degraded
        Periods with missing array components, each with the degraded network (of the same stations) that serves the
        I/O.
    storm_step_s, longest_step_s
        Length of a storm's first step, and maximum length of its steps.
    watch
        Start and end of the period in which each population's I/O is recorded step by step.
    """
    tables = _Tables(len(network.arrays))
    steps_s = (min(storm_step_s, longest_step_s), longest_step_s)
    calendar = _calendar(plan, degraded, tables, steps_s, watch or (0.0, 0.0))
    return _served(plan, network, tables, kernel.run(calendar, _network(network, degraded, tables)))


def serve_many(plan: Plan, networks: Sequence[tuple[StationNetwork, Degraded]]) -> list[Served]:
    """Simulate the same plan in parallel on many networks with the same stations, each exactly as ``serve`` would.

    Raises
    ------
    ValueError
        If the networks have different stations or are degraded at different times.
    """
    if len({(tuple(_stations(network)), *((a, b) for a, b, _ in degraded)) for network, degraded in networks}) > 1:
        raise ValueError("networks that are served together need the same stations, degraded at the same times")
    served: list[Served] = []
    for first in range(0, len(networks), kernel.LANES):
        together = networks[first : first + kernel.LANES]
        tables = _Tables(len(together[0][0].arrays))
        calendar = _calendar(plan, together[0][1], tables, (STORM_STEP_S, LONGEST_STEP_S), (0.0, 0.0))
        stacked = zip(*(_network(network, degraded, tables) for network, degraded in together), strict=True)
        outcomes = kernel.run_many(calendar, kernel.Network(*(np.stack(tables_of_all) for tables_of_all in stacked)))
        served += [
            _served(plan, network, tables, outcome) for (network, _), outcome in zip(together, outcomes, strict=True)
        ]
    return served


def _served(plan: Plan, network: StationNetwork, tables: "_Tables", outcome: kernel.Outcome) -> Served:
    """Convert the kernel's output to results for the plan's events and pools."""
    starts_s, values, sweeps, logins, histories, asked, asked_waits_s = outcome
    sweep_keys = [(sweep.event_id, sweep.pool) for sweep in plan.sweeps if sweep.effect != "on_arrival"]
    ends = sweeps[[sweep.effect != "on_arrival" for sweep in plan.sweeps]]
    login_keys = [(login.event_id, login.pool) for login in plan.logins]
    trace, *other_traces = _traces(network, starts_s, plan.length_s, values)
    # rows of the kernel's tables are shapes on arrays; those of the main array come first
    asked["io_shape"] //= len(network.arrays)
    return Served(
        trace=trace,
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
        asked_waits_s=asked_waits_s[:, : len(network.components)],
        other_traces=tuple(other_traces),
    )


def _traces(network: StationNetwork, starts_s: Floats, ends_s: float, values: Floats) -> Iterator[Trace]:
    """Yield the trace of each array; the others' have the populations and the hosts' stations in common with it."""
    stations = _stations(network)
    host_stations = [i for i, (_, component) in enumerate(stations) if component in HOST_COMPONENTS]
    with_credits = [(each.index, component) for each in network.arrays for component in each.with_credits]
    first_credits = kernel.first_station(len(network.arrays)) + kernel.N_PER_STATION * len(stations)
    for each in network.arrays:
        own = [i for i, (index, component) in enumerate(stations) if index == each.index and i not in host_stations]
        components = [*own, *host_stations]
        quantities = quantities_of([stations[i][1] for i in components], each.with_credits)
        if not network.others:
            yield Trace(starts_s=starts_s, ends_s=ends_s, values=values, quantities=quantities)
            return
        columns = kernel.columns_of(each.index, len(network.arrays), components)
        columns += [first_credits + i for i, (index, _) in enumerate(with_credits) if index == each.index]
        yield Trace(starts_s=starts_s, ends_s=ends_s, values=values[:, columns], quantities=quantities)


def _stations(network: StationNetwork) -> list[tuple[int, Component]]:
    """Return the stations of the kernel's tables, each with the index of its array; the hosts' CPU comes last.

    The hosts' links are stations of the main array's network.
    """
    stations = [
        (each.index, component)
        for each in network.arrays
        for component in each.components
        if each is network or component not in HOST_COMPONENTS
    ]
    return stations if _host_cpu(network) is None else [*stations, (network.index, Component.HOST_CPU)]


def _host_cpu(network: StationNetwork) -> HostCpu | None:
    """Return the CPU of the hosts, with the use by the array that costs most of it."""
    found = [each.host_cpu for each in network.arrays if each.host_cpu is not None]
    return max(found, key=lambda cpu: (cpu.has_appliance, cpu.cpu_ratio), default=None)


def _history(rows: kernel.Records, storm: LoginStorm) -> StormHistory:
    return StormHistory(
        at_s=rows["at_s"].copy(),
        started=rows["started"].copy(),
        progress_ios=rows["progress_ios"].copy(),
        factors=work_factors(storm.work_spread_cv),
    )


def work_factors(cv: float, n_groups: int = N_GROUPS) -> Floats:
    """Return the work of equal-size user groups relative to the mean, log-normal with coefficient of variation ``cv``.

    >>> [round(float(f), 2) for f in work_factors(0.2)]
    [0.76, 0.89, 0.99, 1.09, 1.27]
    """
    sigma = float(np.sqrt(np.log1p(cv * cv)))
    middles = (np.arange(n_groups) + 0.5) / n_groups
    factors = np.exp([sigma * NormalDist().inv_cdf(m) for m in middles])
    return np.asarray(factors / factors.mean(), dtype=np.float64)


class _Tables:
    """Distinct I/O shapes and closed loops, in order of first occurrence; a shape has one row per array."""

    def __init__(self, n_arrays: int) -> None:
        self.n_arrays = n_arrays
        self.shapes: dict[Shape, int] = {}
        self.loops: dict[tuple[float, float, int, float], int] = {}

    def shape(self, shape: Shape) -> int:
        """Return the first row number of a shape, adding the shape if it is new."""
        return self.shapes.setdefault(shape, self.n_arrays * len(self.shapes))

    def loop(self, think_s: float, read_fraction: float, shape: Shape, cpu_ghz_s: float = 0.0) -> int:
        """Return the row number of a closed loop, adding the loop if it is new."""
        return self.loops.setdefault((think_s, read_fraction, self.shape(shape), cpu_ghz_s), len(self.loops))


def _calendar(
    plan: Plan, degraded: Degraded, tables: _Tables, steps_s: tuple[float, float], watch_s: tuple[float, float]
) -> kernel.Calendar:
    """Return the kernel's tables for a plan."""
    return kernel.Calendar(
        length_s=plan.length_s,
        pools=_table([_pool_row(pool, tables) for pool in plan.pools], kernel.POOL),
        sweeps=_table([_sweep_row(sweep, tables) for sweep in plan.sweeps], kernel.SWEEP),
        logins=_table([_login_row(storm, tables) for storm in plan.logins], kernel.LOGIN),
        factors=np.array([work_factors(storm.work_spread_cv) for storm in plan.logins]).reshape(-1, N_GROUPS),
        departures=_table([(d.pool, d.starts_s, d.window_s) for d in plan.departures], kernel.DEPARTURE),
        intervals=_table(
            [(i.starts_s, i.ends_s, (i.reads_per_s, i.writes_per_s, tables.shape(i.shape))) for i in plan.intervals],
            kernel.INTERVAL,
        ),
        tests=_table([(t.starts_s, t.ends_s, t.pool, _work_row(t.work, tables)) for t in plan.tests], kernel.TEST),
        modes=_table([(from_s, to_s, i) for i, (from_s, to_s, _) in enumerate(degraded, start=1)], kernel.MODE),
        outages=_table(plan.outages, kernel.OUTAGE),
        changes=_changes(plan, degraded),
        steps_s=np.array(steps_s),
        watch_s=np.array(watch_s),
        # must come last: only now does the table have every loop
        loops=_table(tables.loops, kernel.LOOP),
    )


def _changes(plan: Plan, degraded: Degraded) -> Floats:
    """Return the instants at which anything starts or ends, in ascending order; the last is the end of the plan."""
    spans = [*plan.outages, *((from_s, to_s) for from_s, to_s, _ in degraded)]
    spans += [(sweep.starts_s, sweep.starts_s) for sweep in plan.sweeps]
    spans += [(interval.starts_s, interval.ends_s) for interval in plan.intervals]
    spans += [(test.starts_s, test.ends_s) for test in plan.tests]
    spans += [(login.starts_s, login.starts_s + login.window_s) for login in plan.logins]
    spans += [(departure.starts_s, departure.starts_s + departure.window_s) for departure in plan.departures]
    instants = {instant for span in spans for instant in span if 0.0 < instant < plan.length_s}
    return np.array([*sorted(instants), plan.length_s])


def _network(network: StationNetwork, degraded: Degraded, tables: _Tables) -> kernel.Network:
    """Return the kernel's tables for a network, healthy and degraded."""
    modes = [network, *(each for _, _, each in degraded)]
    costs_and_base = [_costs(each, tables.shapes) for each in modes]
    costs = np.stack([costs for costs, _ in costs_and_base])
    base_s = np.stack([alone_s for _, alone_s in costs_and_base])
    shapes = _table([shape_row(each, shape) for shape in tables.shapes for each in network.arrays], kernel.SHAPE)
    alone_s, loads = _loads(_table(tables.loops, kernel.LOOP), costs, base_s, shapes, len(network.arrays))
    host, host_cpu = _host_row(network), _host_cpu(network)
    if host_cpu is not None:
        _add_guests(_table(tables.loops, kernel.LOOP)["cpu_ghz_s"] / host_cpu.ghz_per_core, loads[:, host[0]])
    paths = [[(each.unmeasured_path_s, each.admitted_ios) for each in mode.arrays] for mode in modes]
    return kernel.Network(
        stations=np.stack([_servers(each) for each in modes]),
        costs=costs,
        base_s=base_s,
        paths=np.array(paths, dtype=kernel.PATH),
        shapes=shapes,
        alone_s=alone_s,
        loads=loads,
        host=_table([host], kernel.HOST),
    )


def _costs(network: StationNetwork, shapes: Iterable[Shape]) -> tuple[kernel.Records, Floats]:
    """Return the costs of reads and writes at each station, and their response times without queueing.

    Each shape has one row per array; its I/O loads the stations of that array, and the hosts' links.

    Returns
    -------
    costs, base_s
        Records of ``kernel.COST``, shape (n_rows, 2, n_stations), and seconds, shape (n_rows, 2).
    """
    stations, host_cpu = _stations(network), _host_cpu(network)
    places = [
        [
            stations.index((network.index if component in HOST_COMPONENTS else each.index, component))
            for component in each.components
        ]
        for each in network.arrays
    ]
    on_arrays = [(each, place, shape) for shape in shapes for each, place in zip(network.arrays, places, strict=True)]
    costs = np.zeros((len(on_arrays), 2, len(stations)), dtype=kernel.COST)
    base_s = np.empty((len(on_arrays), 2))
    for row, (each, place, shape) in enumerate(on_arrays):
        own, base_s[row] = io_costs(each, shape)
        costs[row][:, place] = own
        if host_cpu is not None and each.host_cpu is not None and each.host_cpu.has_appliance:
            # an appliance uses the hosts' CPU as much as its own, and comes first there: I/Os do not wait for desktops
            for name in ("work_s", "arrivals"):
                costs[name][row, :, -1] = own[name][:, 0]
    return costs, base_s


def _servers(network: StationNetwork) -> kernel.Records:
    """Return each station's number of servers, and how many of them share a queue."""
    n_credits, tables = 0, []
    for each in network.arrays:
        table = servers(each)
        if each is not network:
            table = table[[component not in HOST_COMPONENTS for component in each.components]]
        table["credit_column"] += np.where(table["credit_column"] >= 0, n_credits, 0)
        n_credits += len(each.with_credits)
        tables.append(table)
    host_cpu = _host_cpu(network)
    if host_cpu is not None:
        tables.append(np.array([plain_station(host_cpu.n_cores, host_cpu.n_cores_per_host)], dtype=kernel.STATION))
    return np.concatenate(tables)


def _host_row(network: StationNetwork) -> tuple[int, float, float, float]:
    host_cpu = _host_cpu(network)
    if host_cpu is None:
        return -1, 1.0, 1.0, HOST_BURST_S
    return len(_stations(network)) - 1, host_cpu.ghz_per_core, host_cpu.cpu_ratio, HOST_BURST_S


def _add_guests(cpu_s: Floats, loads: kernel.Records) -> None:
    """Add the desktops' own CPU work per I/O to the load on the host CPU, for which each I/O's work waits once."""
    loads["work_s"] += cpu_s
    loads["jobs"] += cpu_s > 0.0
    loads["squares"] += cpu_s * cpu_s
    loads["visits"] += cpu_s > 0.0


def _loads(
    loops: kernel.Records, costs: kernel.Records, base_s: Floats, shapes: kernel.Records, n_arrays: int
) -> tuple[Floats, kernel.Records]:
    """Return each loop's time between I/Os without queueing, and the load that one I/O puts on each station.

    Reads that a host serves take time but reach no station.
    """
    first, share = loops["io_shape"], loops["read_share"]
    alone_s = np.repeat(loops["think_s"][None], len(costs), axis=0)
    loads = np.zeros((len(costs), costs.shape[-1], len(loops)), dtype=kernel.LOAD)
    on_arrays = np.zeros(len(loops))
    for a in range(n_arrays):
        g = first + a
        reads, writes = share * shapes["reads_here"][g], (1.0 - share) * shapes["writes_here"][g]
        alone_s += reads * base_s[:, g, 0] + writes * base_s[:, g, 1]
        of_read, of_write = np.moveaxis(costs[:, g, 0], 2, 1), np.moveaxis(costs[:, g, 1], 2, 1)
        loads["work_s"] += reads * of_read["work_s"] + writes * of_write["work_s"]
        loads["jobs"] += reads * of_read["arrivals"] + writes * of_write["arrivals"]
        loads["squares"] += reads * _squares(of_read) + writes * _squares(of_write)
        loads["visits"] += reads * of_read["visits"] + writes * of_write["visits"]
        loads["held_visits"] += writes * of_write["held_visits"]
        loads["hold_s"] += of_write["hold_s"]
        on_arrays += reads
    alone_s += (share - on_arrays) * shapes["host_hit_s"][first]
    # the kernel is compiled for one memory layout
    return np.ascontiguousarray(alone_s), loads


def _squares(costs: kernel.Records) -> Floats:
    """Return half the second moment of an I/O's jobs at a station, all exponential with the same mean: work² / jobs."""
    work_s, jobs = costs["work_s"], costs["arrivals"]
    squares: Floats = np.divide(work_s * work_s, jobs, out=np.zeros_like(work_s), where=jobs > 0.0)
    return squares


def _table(rows: Iterable[tuple[Any, ...]], kind: np.dtype[np.void]) -> kernel.Records:
    return np.array(list(rows), dtype=kind)


def _pool_row(pool: PoolPlan, tables: _Tables) -> tuple[Any, ...]:
    return (
        pool.n_desktops,
        pool.sessions_per_machine,
        pool.up_at_start,
        pool.dedicated,
        pool.on_arrival_per_s,
        pool.idle_ghz,
        pool.active_ghz,
        pool.crowding_ratio,
        _rate_row(pool.idle, tables),
        _rate_row(pool.steady_state, tables),
    )


def _rate_row(rate: Rate, tables: _Tables) -> tuple[float, float, int]:
    return rate.reads_per_s, rate.writes_per_s, tables.shape(rate.shape)


def _work_row(work: Work, tables: _Tables) -> tuple[float, float, int, int]:
    """Return a record of ``kernel.WORK``; fixed-rate writes are a loop of writes with their period as think time."""
    by_clock = work.background_writes_per_s
    return (
        work.ios,
        work.outstanding,
        tables.loop(work.think_s, work.read_fraction, work.shape, work.cpu_ghz_s_per_io),
        tables.loop(1.0 / by_clock, 0.0, work.shape) if by_clock > 0.0 else -1,
    )


def _sweep_row(sweep: Sweep, tables: _Tables) -> tuple[Any, ...]:
    return (
        sweep.pool,
        sweep.starts_s,
        sweep.n_slots,
        sweep.starts_per_s,
        EFFECTS[sweep.effect],
        sweep.desktop_fraction,
        _work_row(sweep.work, tables),
    )


def _login_row(storm: LoginStorm, tables: _Tables) -> tuple[Any, ...]:
    return (
        storm.pool,
        storm.starts_s,
        storm.window_s,
        storm.bell,
        storm.demand.guest_s,
        _work_row(storm.demand.login, tables),
        _work_row(storm.demand.start_of_day, tables),
    )


def _instants(keys: list[tuple[str, int]], instants: Floats) -> dict[tuple[str, int], float]:
    return {key: float(at) for key, at in zip(keys, instants, strict=True) if np.isfinite(at)}
