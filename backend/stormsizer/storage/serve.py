"""Serve a plan on a station network: tables for the compiled kernel in, trace and storm histories out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
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
    done_s: Mapping[tuple[str, int], float]
    """When the last desktop of a sweep was done."""
    logged_in_s: Mapping[tuple[str, int], float]
    cut_short_s: Mapping[tuple[str, int], float]
    """Storms that a reboot or the end of the working day broke off."""
    histories: Mapping[tuple[str, int], StormHistory]


def serve(
    plan: Plan,
    network: StationNetwork,
    longest_step_s: float = 60.0,
    degraded: Sequence[tuple[float, float, StationNetwork]] = (),
) -> Served:
    """Simulate the whole plan.

    Cost grows with the storms' length and not with the number of desktops: populations are fluid, and each
    second of a storm is one step.

    Parameters
    ----------
    degraded
        From when to when another network with the same stations serves, because parts of the array are missing.
    """
    networks = [network, *(each for _, _, each in degraded)]
    shapes = _Shapes()
    pools = _table([_pool_row(pool, shapes) for pool in plan.pools], 10)
    sweeps = _table([_sweep_row(sweep, shapes) for sweep in plan.sweeps], 11)
    logins = _table([_login_row(storm, shapes) for storm in plan.logins], 17)
    factors = np.array([work_factors(storm.work_spread_cv) for storm in plan.logins]).reshape(-1, N_GROUPS)
    departures = _table([(d.pool, d.starts_s, d.window_s) for d in plan.departures], 3)
    intervals = _table(
        [(i.starts_s, i.ends_s, i.reads_per_s, i.writes_per_s, shapes.row(i.shape)) for i in plan.intervals], 5
    )
    tests = _table([(t.starts_s, t.ends_s, t.pool, *_work_row(t.work, shapes)) for t in plan.tests], 9)
    costs = [[io_costs(each, shape) for shape in shapes.rows] for each in networks]
    starts_s, values, sweep_ends, login_ends, histories, lengths = kernel.run(
        plan.length_s,
        np.stack([servers(each) for each in networks]),
        np.array([[of_shape for of_shape, _ in each] for each in costs]),
        np.array([[alone_s for _, alone_s in each] for each in costs]),
        np.array([(each.host_path_s, each.admitted_ios) for each in networks]),
        _table([shape_row(network, shape) for shape in shapes.rows], 4),
        pools,
        sweeps,
        logins,
        factors,
        departures,
        intervals,
        tests,
        _table([(from_s, to_s, i) for i, (from_s, to_s, _) in enumerate(degraded, start=1)], 3),
        _table(plan.outages, 2),
        longest_step_s,
    )
    sweep_keys = [(sweep.event_id, sweep.pool) for sweep in plan.sweeps if sweep.effect != "on_arrival"]
    ends = sweep_ends[[sweep.effect != "on_arrival" for sweep in plan.sweeps]]
    login_keys = [(login.event_id, login.pool) for login in plan.logins]
    return Served(
        trace=Trace(
            starts_s=starts_s, ends_s=plan.length_s, values=values, quantities=quantities_of(network.components)
        ),
        done_s=_instants(sweep_keys, ends[:, kernel.DONE_S]),
        logged_in_s=_instants(login_keys, login_ends[:, kernel.DONE_S]),
        cut_short_s=_instants(sweep_keys, ends[:, kernel.CUT_S]) | _instants(login_keys, login_ends[:, kernel.CUT_S]),
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


class _Shapes:
    """Distinct I/O shapes, in the order in which they were met."""

    def __init__(self) -> None:
        self.rows: dict[Shape, int] = {}

    def row(self, shape: Shape) -> int:
        return self.rows.setdefault(shape, len(self.rows))


def _table(rows: Iterable[Iterable[float]], n_columns: int) -> Floats:
    return np.array([tuple(row) for row in rows], dtype=np.float64).reshape(-1, n_columns)


def _pool_row(pool: PoolPlan, shapes: _Shapes) -> tuple[float, ...]:
    return (
        pool.n_desktops,
        pool.up_at_start,
        pool.dedicated,
        pool.on_arrival_per_s,
        *_rate_row(pool.idle, shapes),
        *_rate_row(pool.steady_state, shapes),
    )


def _rate_row(rate: Rate, shapes: _Shapes) -> tuple[float, ...]:
    return rate.reads_per_s, rate.writes_per_s, shapes.row(rate.shape)


def _work_row(work: Work, shapes: _Shapes) -> tuple[float, ...]:
    return (
        work.ios,
        work.read_fraction,
        work.outstanding,
        work.think_s,
        work.background_writes_per_s,
        shapes.row(work.shape),
    )


def _sweep_row(sweep: Sweep, shapes: _Shapes) -> tuple[float, ...]:
    return (
        sweep.pool,
        sweep.starts_s,
        sweep.n_slots,
        EFFECTS[sweep.effect],
        sweep.desktop_fraction,
        *_work_row(sweep.work, shapes),
    )


def _login_row(storm: LoginStorm, shapes: _Shapes) -> tuple[float, ...]:
    return (
        storm.pool,
        storm.starts_s,
        storm.window_s,
        storm.bell,
        storm.demand.guest_s,
        *_work_row(storm.demand.login, shapes),
        *_work_row(storm.demand.start_of_day, shapes),
    )


def _instants(keys: list[tuple[str, int]], instants: Floats) -> dict[tuple[str, int], float]:
    return {key: float(at) for key, at in zip(keys, instants, strict=True) if np.isfinite(at)}
