"""Script that compiles the fluid simulation's kernels into Numba's cache: ``python -m stormsizer.storage.warm``.

The cache is keyed by processor and by a digest of the kernel sources, so only code compiled from these sources for this
machine is loaded. Old caches are deleted.
"""

from stormsizer.storage.kernel.compiling import remove_old_caches
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.screening import loop_on, loop_rate, open_loads, screen
from stormsizer.storage.serve import serve
from stormsizer.timeline.plan import Plan, PoolPlan
from stormsizer.workload.demand import Rate, Shape, Work

NOTHING = Rate(0.0, 0.0, Shape(4096.0, 4096.0, 0.0))


def warm() -> None:
    """Compile the kernels by simulating and screening an empty hour."""
    plan = Plan(3600.0, (PoolPlan("pool", 1, True, True, NOTHING, NOTHING),), (), (), (), (), (), ())
    network = StationNetwork(1, 1, (), 1, 1e-4, 1e-4, 1e9, 0.0, 0.0, 1.0, 1.0, 65536.0)
    serve(plan, network)
    screen(open_loads([network], [NOTHING]))
    loop_rate(loop_on(network, Work(1.0, 1.0, 1.0, 0.0, 0.0, NOTHING.shape)), 1)
    remove_old_caches()


if __name__ == "__main__":
    warm()
