"""How much of the re-read data a cache holds."""

from collections.abc import Iterable

from stormsizer.catalog import WorkloadProfile
from stormsizer.scenario import Pool
from stormsizer.units import BYTES_PER_GIB

BYTES_PER_MIB = 1024.0**2


def cached_read_fraction(pools: Iterable[tuple[Pool, WorkloadProfile]], cache_bytes: float) -> float:
    """Share of the reads that are not cold which find their block in a cache of ``cache_bytes``.

    Shared blocks of an image are read by every clone, so they are the hottest and fill the cache first; a
    deduplicating array keeps them once per image, full clones have none. What room is left goes to private
    blocks, taken as equally popular. The assumption to attack first: within each of the two groups all blocks
    are equally hot, which is pessimistic for a cache that holds a part of them.
    """
    weighted = list(pools)
    n_desktops = sum(pool.n_desktops for pool, _ in weighted)
    shared_bytes = 0.0
    private_bytes = 0.0
    shared_reads = 0.0
    for pool, profile in weighted:
        working_set = profile.working_set
        image_bytes = working_set.shared_gib.known * BYTES_PER_GIB
        private_bytes += pool.n_desktops * working_set.private_mib_per_desktop.known * BYTES_PER_MIB
        if pool.clone_type == "deduplicated":
            shared_bytes += image_bytes
            shared_reads += pool.n_desktops * working_set.shared_read_fraction.known
        else:
            private_bytes += pool.n_desktops * image_bytes
    shared_share = shared_reads / n_desktops
    shared_held = _held(cache_bytes, shared_bytes)
    private_held = _held(cache_bytes - shared_bytes, private_bytes)
    return shared_share * shared_held + (1 - shared_share) * private_held


def _held(cache_bytes: float, data_bytes: float) -> float:
    if data_bytes <= 0:
        return 1.0
    return min(1.0, max(0.0, cache_bytes / data_bytes))
