"""Serve a plan on a station network: tables for the compiled kernel in, trace and storm histories out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from stormsizer.storage import kernel
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.trace import Floats, Trace
from stormsizer.timeline.plan import LoginStorm, Plan, PoolPlan
from stormsizer.workload.demand import Rate, Shape, Work

N_GROUPS = 5
"""Equally large groups of users, from little to much login work."""


@dataclass(frozen=True)
class StormHistory:
    """How one login storm went.

    Attributes
    ----------
    at_s, started, progress_ios
        Shape (n,): instants, users who had begun to log in by then, and I/Os that one login had been served
        since the storm began, had it been logging in all along.
    factors
        Shape (j,): login work of each group of users, relative to the mean.
    """

    at_s: Floats
    started: Floats
    progress_ios: Floats
    factors: Floats


@dataclass(frozen=True)
class Served:
    """What the array gave. Instants by event id and pool index; absent when the work was not done."""

    trace: Trace
    booted_s: Mapping[tuple[str, int], float]
    logged_in_s: Mapping[tuple[str, int], float]
    cut_short_s: Mapping[tuple[str, int], float]
    """Storms that a reboot or the end of the working day broke off."""
    histories: Mapping[tuple[str, int], StormHistory]


def serve(plan: Plan, network: StationNetwork, longest_step_s: float = 60.0) -> Served:
    """Simulate the whole plan.

    Cost grows with the storms' length and not with the number of desktops: populations are fluid, and each
    second of a storm is one step.
    """
    shapes = _ShapeTable(network)
    pools = _table([_pool_row(pool, shapes) for pool in plan.pools], 9)
    boots = _table([(b.pool, b.starts_s, b.n_slots, *_work_row(b.work, shapes)) for b in plan.boots], 9)
    logins = _table([_login_row(storm, shapes) for storm in plan.logins], 17)
    factors = np.array([work_factors(storm.work_spread_cv) for storm in plan.logins]).reshape(-1, N_GROUPS)
    departures = _table([(d.pool, d.starts_s, d.window_s) for d in plan.departures], 3)
    intervals = _table(
        [(i.starts_s, i.ends_s, i.reads_per_s, i.writes_per_s, shapes.row(i.shape)) for i in plan.intervals], 5
    )
    starts_s, values, boot_ends, login_ends, histories, lengths = kernel.run(
        plan.length_s,
        _network_row(network),
        shapes.table(),
        pools,
        boots,
        logins,
        factors,
        departures,
        intervals,
        _table(plan.outages, 2),
        longest_step_s,
    )
    boot_keys = [(boot.event_id, boot.pool) for boot in plan.boots]
    login_keys = [(login.event_id, login.pool) for login in plan.logins]
    return Served(
        trace=Trace(starts_s=starts_s, ends_s=plan.length_s, values=values),
        booted_s=_instants(boot_keys, boot_ends[:, kernel.DONE_S]),
        logged_in_s=_instants(login_keys, login_ends[:, kernel.DONE_S]),
        cut_short_s=_instants(boot_keys, boot_ends[:, kernel.CUT_S])
        | _instants(login_keys, login_ends[:, kernel.CUT_S]),
        histories={
            key: StormHistory(
                at_s=histories[i, : lengths[i], kernel.AT_S].copy(),
                started=histories[i, : lengths[i], kernel.STARTED].copy(),
                progress_ios=histories[i, : lengths[i], kernel.PROGRESS].copy(),
                factors=factors[i],
            )
            for i, key in enumerate(login_keys)
            if lengths[i] > 0
        },
    )


def work_factors(cv: float, n_groups: int = N_GROUPS) -> Floats:
    """Work of equally large groups of users relative to the mean, log-normal with coefficient of variation ``cv``.

    >>> [round(float(f), 2) for f in work_factors(0.2)]
    [0.76, 0.89, 0.99, 1.09, 1.27]
    """
    sigma = float(np.sqrt(np.log1p(cv * cv)))
    middles = (np.arange(n_groups) + 0.5) / n_groups
    factors = np.exp([sigma * NormalDist().inv_cdf(m) for m in middles])
    return np.asarray(factors / factors.mean(), dtype=np.float64)


class _ShapeTable:
    """Distinct I/O shapes with the share of their reads that reaches a drive."""

    def __init__(self, network: StationNetwork) -> None:
        self.cached = network.cached_read_fraction
        self.rows: dict[Shape, int] = {}

    def row(self, shape: Shape) -> int:
        return self.rows.setdefault(shape, len(self.rows))

    def table(self) -> Floats:
        rows = [
            (s.read_bytes, s.write_bytes, s.cold_read_fraction + (1 - s.cold_read_fraction) * (1 - self.cached))
            for s in self.rows
        ]
        return _table(rows, 3)


def _table(rows: Iterable[Iterable[float]], n_columns: int) -> Floats:
    return np.array([tuple(row) for row in rows], dtype=np.float64).reshape(-1, n_columns)


def _pool_row(pool: PoolPlan, shapes: _ShapeTable) -> tuple[float, ...]:
    return (
        pool.n_desktops,
        pool.up_at_start,
        pool.dedicated,
        *_rate_row(pool.idle, shapes),
        *_rate_row(pool.steady_state, shapes),
    )


def _rate_row(rate: Rate, shapes: _ShapeTable) -> tuple[float, ...]:
    return rate.reads_per_s, rate.writes_per_s, shapes.row(rate.shape)


def _work_row(work: Work, shapes: _ShapeTable) -> tuple[float, ...]:
    return (
        work.ios,
        work.read_fraction,
        work.outstanding,
        work.think_s,
        work.background_writes_per_s,
        shapes.row(work.shape),
    )


def _login_row(storm: LoginStorm, shapes: _ShapeTable) -> tuple[float, ...]:
    return (
        storm.pool,
        storm.starts_s,
        storm.window_s,
        storm.bell,
        storm.demand.guest_s,
        *_work_row(storm.demand.login, shapes),
        *_work_row(storm.demand.start_of_day, shapes),
    )


def _network_row(network: StationNetwork) -> Floats:
    return np.array(
        [
            network.n_cores,
            network.n_cores_per_controller,
            network.n_drives,
            network.n_ports,
            network.cpu_s_per_read,
            network.cpu_s_per_write,
            network.drive_s_per_read,
            network.drive_s_per_destage,
            network.destage_bytes,
            network.port_bytes_per_s,
            network.host_path_s,
            network.cache_hit_s,
            network.admitted_ios,
            network.max_transfer_bytes,
        ],
        dtype=np.float64,
    )


def _instants(keys: list[tuple[str, int]], instants: Floats) -> dict[tuple[str, int], float]:
    return {key: float(at) for key, at in zip(keys, instants, strict=True) if np.isfinite(at)}
