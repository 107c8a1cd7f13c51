"""Small networks and plans in round numbers, so that a test can do the arithmetic.

Nothing here comes from the catalog: the tested laws are independent of the numbers.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork, TierStation
from stormsizer.storage.serve import Served, serve
from stormsizer.storage.trace import quantities_of
from stormsizer.timeline.plan import Departure, LoginStorm, Outages, Plan, PoolPlan, RateInterval, Sweep
from stormsizer.workload.demand import LoginDemand, Rate, Shape, Work

SHAPE = Shape(read_bytes=16_000.0, write_bytes=8_000.0, cold_read_fraction=0.1)
SILENT = Rate(reads_per_s=0.0, writes_per_s=0.0, shape=SHAPE)

DRIVES = TierStation(
    component=Component.DRIVES,
    n_drives=42,
    io_fraction=1.0,
    s_per_read=5e-3,
    s_per_write=6e-3,
    transfer_bytes_per_s=1e8,
    reads_per_write=0.0,
    writes_per_write=1.0,
    merge_ratio=1.0,
    parallel_ios=1,
    destage_bytes=65_536.0,
)
"""Drives on which full stripes are written."""

NETWORK = StationNetwork(
    n_cores=4,
    n_cores_per_controller=4,
    tiers=(DRIVES,),
    n_ports=1,
    cpu_s_per_read=80e-6,
    cpu_s_per_write=220e-6,
    port_bytes_per_s=1.25e9,
    host_path_s=1e-3,
    cache_hit_s=0.2e-3,
    cached_read_fraction=1.0,
    admitted_ios=70.0,
    max_transfer_bytes=65_536.0,
    write_buffer_bytes=1e9,
)
"""About one controller of 2010 with 48 drives, 42 of them for data."""

QUANTITIES = quantities_of(NETWORK.components)
"""Columns of the toy network's traces."""

_OF_DRIVES = {
    "n_drives": "n_drives",
    "drive_s_per_read": "s_per_read",
    "drive_s_per_destage": "s_per_write",
    "destage_bytes": "destage_bytes",
}


def network(**changes: Any) -> StationNetwork:
    """The toy network with some of its numbers changed, including those of its only tier of drives.

    By default all cores belong to one controller.
    """
    if "n_cores" in changes:
        changes.setdefault("n_cores_per_controller", changes["n_cores"])
    of_drives = {name: changes.pop(key) for key, name in _OF_DRIVES.items() if key in changes}
    return replace(NETWORK, **{"tiers": (replace(DRIVES, **of_drives),), **changes})


def drives_of(net: StationNetwork) -> TierStation:
    """The one tier of a toy network."""
    (drives,) = net.tiers
    return drives


def work(
    ios: float,
    *,
    reads: float = 1.0,
    outstanding: float = 1.0,
    think_s: float = 1e-3,
    clock_writes_per_s: float = 0.0,
    shape: Shape = SHAPE,
) -> Work:
    """A closed loop of ``ios`` I/Os."""
    return Work(ios, reads, outstanding, think_s, clock_writes_per_s, shape)


def rate(reads_per_s: float, writes_per_s: float, shape: Shape = SHAPE) -> Rate:
    """An open stream of one desktop."""
    return Rate(reads_per_s, writes_per_s, shape)


def pool(
    n_desktops: int, *, up: bool = True, dedicated: bool = True, idle: Rate = SILENT, steady: Rate = SILENT
) -> PoolPlan:
    """A pool whose desktops are idle by default."""
    return PoolPlan("pool", n_desktops, up, dedicated, idle, steady)


def boot(
    boot_work: Work,
    *,
    starts_s: float = 0.0,
    n_slots: int = 128,
    pool_index: int = 0,
    event_id: str = "boot",
    starts_per_s: float = math.inf,
) -> Sweep:
    """A power-on or reboot."""
    return Sweep(event_id, pool_index, starts_s, n_slots, boot_work, starts_per_s=starts_per_s)


def login(
    login_work: Work,
    start_of_day: Work,
    *,
    starts_s: float = 0.0,
    window_s: float = 600.0,
    guest_s: float = 1.0,
    bell: bool = False,
    spread_cv: float = 0.0,
    pool_index: int = 0,
    event_id: str = "login",
) -> LoginStorm:
    """A login storm; by default all users have the same work."""
    demand = LoginDemand(guest_s, login_work, start_of_day)
    return LoginStorm(event_id, pool_index, starts_s, window_s, window_s, bell, "first_login", demand, spread_cv)


def week(
    length_s: float,
    pools: PoolPlan | tuple[PoolPlan, ...],
    *storms: Sweep | LoginStorm | Departure | RateInterval,
    outages: Outages = (),
) -> Plan:
    """A plan with these storms in it."""
    return Plan(
        length_s=length_s,
        pools=pools if isinstance(pools, tuple) else (pools,),
        sweeps=tuple(storm for storm in storms if isinstance(storm, Sweep)),
        logins=tuple(storm for storm in storms if isinstance(storm, LoginStorm)),
        departures=tuple(storm for storm in storms if isinstance(storm, Departure)),
        intervals=tuple(storm for storm in storms if isinstance(storm, RateInterval)),
        outages=outages,
        warnings=(),
    )


def closed_loop(
    n_streams: int,
    think_s: float,
    net: StationNetwork,
    *,
    reads: float = 1.0,
    shape: Shape = SHAPE,
    seconds: float = 60.0,
) -> Served:
    """A constant population of streams that never finish: as many desktops as slots, with endless work."""
    endless = work(1e12, reads=reads, think_s=think_s, shape=shape)
    return serve(week(seconds, pool(n_streams, up=False), boot(endless, n_slots=n_streams)), net)


def at_rest(reads_per_s: float, writes_per_s: float, net: StationNetwork, *, shape: Shape = SHAPE) -> Served:
    """A constant open load."""
    return serve(week(7200.0, pool(1, idle=rate(reads_per_s, writes_per_s, shape))), net)


def total(served: Served, quantity: str) -> float:
    """Integral of a quantity over the whole trace."""
    return float((served.trace.column(quantity) * served.trace.lengths_s).sum())


def last(served: Served, quantity: str) -> float:
    """A quantity in the last step."""
    return float(served.trace.column(quantity)[-1])


def boot_s(served: Served, event_id: str = "boot", pool_index: int = 0) -> float:
    """Instant at which the last desktop of a pool was up."""
    return served.done_s[(event_id, pool_index)]
