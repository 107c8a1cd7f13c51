"""Hit rate of the controllers' read caches."""

from collections.abc import Iterable

from stormsizer.model.catalog import WorkloadProfile
from stormsizer.model.scenario import MAIN_ARRAY, Pool
from stormsizer.units import BYTES_PER_GIB, BYTES_PER_MIB


def cached_read_fraction(
    pools: Iterable[tuple[Pool, WorkloadProfile]], cache_bytes_per_controller: float, n_controllers: int
) -> float:
    """Return the hit rate of warm reads in a cache of the main array.

    Each controller serves its own share of every pool from its own cache. Shared blocks of an image are read by every
    clone; a deduplicating array caches them once per image and controller. Full clones have no shared blocks, and
    streamed images are never read from the array. The group with more reads per byte, usually the shared blocks, fills
    each cache first, and the other one has the remaining space. The weakest assumption is that all blocks within each
    of the two groups are equally hot, which is pessimistic for a cache that holds only part of a group.
    """
    images: dict[tuple[str, float], float] = {}
    private_bytes = reads = shared_reads = 0.0
    for pool, profile in pools:
        working_set, n = profile.working_set, pool.n_desktops
        has_containers = pool.profile_containers == "array" and pool.profile_array_id == MAIN_ARRAY
        has_own = pool.delta_array_id == MAIN_ARRAY or has_containers
        has_image = pool.disk_array_id == MAIN_ARRAY
        image_bytes = pool.image_gib * BYTES_PER_GIB * working_set.shared_image_fraction.known
        of_pool = 0.0 if pool.clone_type in ("pvs", "full") else n * working_set.shared_read_fraction.known
        if has_own:
            private_bytes += n * working_set.private_mib_per_desktop.known * BYTES_PER_MIB
            private_bytes += n * image_bytes if pool.clone_type == "full" else 0.0
        if has_image and of_pool > 0.0:
            images[(pool.profile_id, pool.image_gib)] = image_bytes
            shared_reads += of_pool
        reads += n if has_own and has_image else of_pool if has_image else n - of_pool if has_own else 0.0
    if reads <= 0.0:
        return 0.0
    shared_share = shared_reads / reads
    shared = shared_share, sum(images.values())
    private = 1.0 - shared_share, private_bytes / n_controllers
    hotter, colder = (shared, private) if _is_hotter(shared, private) else (private, shared)
    left_bytes = cache_bytes_per_controller - hotter[1]
    return hotter[0] * _held(cache_bytes_per_controller, hotter[1]) + colder[0] * _held(left_bytes, colder[1])


def _is_hotter(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Return whether a group of blocks, as share of the reads and bytes, has at least as many reads per byte."""
    return one[0] * other[1] >= other[0] * one[1]


def _held(cache_bytes: float, data_bytes: float) -> float:
    if data_bytes <= 0:
        return 1.0
    return min(1.0, max(0.0, cache_bytes / data_bytes))
