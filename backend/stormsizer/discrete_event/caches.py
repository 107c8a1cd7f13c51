"""Simulated caches, one per controller, warmed up to their long-run state."""

import copy
from collections.abc import Sequence

import numpy as np

from stormsizer.discrete_event import allocate, kernel
from stormsizer.discrete_event.schedule import Asker
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.storage.configuration import cache_bytes_per_controller
from stormsizer.storage.network import StationNetwork
from stormsizer.timeline.plan import Plan
from stormsizer.units import BYTES_PER_GIB, BYTES_PER_MIB
from stormsizer.workload import profiles_of
from stormsizer.workload.demand import Shape

N_BLOCKS = 65_536
"""Number of blocks into which the data behind one controller is divided. All image blocks are equally hot, and so are
all private blocks, so larger blocks change only the granularity of the hit rate."""
WARM_LOOKUPS = 10 * N_BLOCKS
"""Number of reads simulated before a window to bring each cache to its long-run state."""


def caches_of(
    scenario: Scenario,
    catalog: Catalog,
    plan: Plan,
    network: StationNetwork,
    askers: Sequence[Asker],
    shapes: Sequence[Shape],
) -> kernel.Caches:
    """Return cold caches of a healthy array: CLOCK caches for the blocks that its pools read repeatedly.

    Each controller serves its share of every pool's private blocks and all blocks of an image. Reads that no cache can
    serve bypass the caches. No block is looked up if the caches hold everything or nothing, or if an I/O shape has a
    known hit rate.
    """
    if not 0.0 < network.cached_read_fraction < 1.0:
        return allocate.no_caches(len(askers))
    array = catalog.arrays[scenario.array.model_id]
    n_controllers = network.n_cores // network.n_cores_per_controller
    pools = []
    images: dict[tuple[str, float], float] = {}
    for pool, profile in profiles_of(scenario, catalog):
        held = profile.working_set
        image = (pool.profile_id, pool.image_gib)
        private = pool.n_desktops * held.private_mib_per_desktop.known * BYTES_PER_MIB / n_controllers
        image_bytes = pool.image_gib * BYTES_PER_GIB * held.shared_image_fraction.known
        shares = pool.clone_type not in ("full", "pvs")
        if shares:
            images[image] = image_bytes
        elif pool.clone_type == "full":
            private += pool.n_desktops * image_bytes / n_controllers
        pools.append((held.shared_read_fraction.known if shares else 0.0, image, private))
    total = sum(images.values()) + sum(private for _, _, private in pools)
    block_bytes = total / N_BLOCKS
    first = 0
    places: dict[object, tuple[int, int]] = {}
    for key, size in [*images.items(), *((i, private) for i, (_, _, private) in enumerate(pools))]:
        n = max(1, round(size / block_bytes)) if size > 0.0 else 0
        places[key] = first, n
        first += n
    lookups = np.zeros(len(askers) + len(pools), dtype=kernel.LOOKUP)
    of_pools = [(1.0, shared, *places.get(image, (0, 0)), *places[i]) for i, (shared, image, _) in enumerate(pools)]
    lookups[len(askers) :] = of_pools
    for i, asker in enumerate(askers):
        pool_index = asker.pool(plan)
        if pool_index >= 0 and shapes[asker.shape].cached_read_fraction is None:
            lookups[i] = of_pools[pool_index]
    n_slots = max(1, round(cache_bytes_per_controller(scenario.array, array) / block_bytes))
    return allocate.caches(lookups, n_controllers, first, n_slots)


def warmed(cold: kernel.Caches, n_desktops: Sequence[float], seed: int, replication: int) -> kernel.Caches:
    """Return a copy of cold caches after long use by the pools, in proportion to their numbers of desktops."""
    caches: kernel.Caches = copy.deepcopy(cold)
    if not caches.lookups["exact"].any():
        return caches
    first = caches.lookups.shape[0] - len(n_desktops)
    draw = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(replication, kernel.N_PURPOSES)))
    askers = first + draw.choice(len(n_desktops), WARM_LOOKUPS, p=np.array(n_desktops) / sum(n_desktops))
    for which in range(caches.hands.shape[0]):
        kernel.read_all(caches, askers, which, draw.random(WARM_LOOKUPS))
    caches.outcomes[:] = 0
    return caches
