"""Compile the kernels of every I/O and leave them in Numba's cache: ``python -m stormsizer.every_io.warm``.

The cache is keyed on the kernel's file, its date and the processor; a stale or foreign one is compiled anew.
"""

from functools import partial

from stormsizer.every_io import kernel, room
from stormsizer.every_io.caches import warmed
from stormsizer.every_io.replications import Window, replicate
from stormsizer.every_io.schedule import asking_of
from stormsizer.every_io.tables import tables_of
from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork, TierStation
from stormsizer.storage.serve import serve
from stormsizer.timeline.plan import Plan, PoolPlan, Sweep
from stormsizer.workload.demand import Rate, Shape, Work

SHAPE = Shape(4096.0, 4096.0, 0.0)
ASKED = Rate(1.0, 1.0, SHAPE)
TIER = TierStation(Component.DRIVES, 1, 1.0, 1e-3, 1e-3, 1e8, 0.0, 1.0, 1.0, 1, 65536.0)
NETWORK = StationNetwork(1, 1, (TIER,), 1, 1e-4, 1e-4, 1e9, 0.0, 0.0, 1.0, 1.0, 65536.0)


def warm() -> None:
    """Compile every kernel by simulating an instant of an open load and of a boot."""
    pool = PoolPlan("pool", 1, True, True, ASKED, ASKED)
    boot = Sweep("boot", 0, 0.0, 1.0, Work(1e6, 1.0, 1.0, 1e-2, 0.0, SHAPE))
    for sweeps in ((), (boot,)):
        plan = Plan(3600.0, (pool,), sweeps, (), (), (), (), ())
        served = serve(plan, NETWORK, watch=(0.0, 0.01))
        asking = asking_of(plan, NETWORK, served, 0.0, 0.01)
        cold = room.caches(_lookups(len(asking.askers)), 1, 2, 1)
        window = Window(asking, tables_of([NETWORK], served.shapes), partial(warmed, cold, (1,), 1), 0.01, 1)
        replicate(window, 1, 1, 1, lambda _share: None)


def _lookups(n_askers: int) -> kernel.Floats:
    """Rows that look up one of two blocks, for askers and one pool."""
    rows = room.no_caches(n_askers + 1).lookups
    rows[:, kernel.EXACT] = 1.0
    rows[:, kernel.PRIVATE_BLOCKS] = 2.0
    return rows


if __name__ == "__main__":
    warm()
