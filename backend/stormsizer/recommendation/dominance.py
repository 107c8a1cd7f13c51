"""Abilities of a configuration as comparable numbers: the dominance order used by the search."""

import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from stormsizer.capacity.breakdown import stored_gb
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.family import Variant
from stormsizer.storage.cache import cached_read_fraction
from stormsizer.storage.configuration import cache_bytes_per_controller, network_of, sustained_share
from stormsizer.storage.tiering import Numbers, tier_shares
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB
from stormsizer.workload import pools_on_main_array

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


def abilities(variant: Variant, rows: Ints, scenario: Scenario, catalog: Catalog) -> Floats:
    """Return the abilities of configurations of one variant, shape (n, n_abilities); more is better.

    Of two configurations of a variant, the one with at least as much of each ability meets every goal that the other
    one meets. This is a property of the engine that its tests check. Controllers and their resources are counted per
    array. Each tier has two abilities: its drives relative to its share of the load, and the share of the load on it
    and on faster tiers, because more capacity in a faster tier relieves the slower ones.
    """
    pools = pools_on_main_array(scenario, catalog)
    n_arrays, *counts, n_modules, n_ports = rows.T
    n_keys = variant.modules.stop

    def cached(key: int) -> float:
        n, per_controller = divmod(key, n_keys)
        smallest = (n, *rows[0, 1:-2].tolist(), per_controller, 1)
        each = cache_bytes_per_controller(variant.configuration(smallest), variant.array)
        return cached_read_fraction(pools, each, n * variant.n_controllers)

    columns = [n_arrays, _of_each(cached, n_arrays * n_keys + n_modules), n_arrays * n_ports]
    return np.stack([*columns, *_tiers(variant, n_arrays, counts, n_modules, scenario, catalog)]).T


def _tiers(
    variant: Variant, n_arrays: Ints, counts: list[Ints], n_modules: Ints, scenario: Scenario, catalog: Catalog
) -> Iterator[Floats]:
    array, n = variant.array, variant.n_controllers
    at_work = [of_tier.at_work[own] for of_tier, own in zip(variant.sizes, counts, strict=True)]
    sizes_gb = [of_tier.usable_gb[own] for of_tier, own in zip(variant.sizes, counts, strict=True)]
    cache_gb: Numbers = 0.0
    cache = array.flash_cache
    if cache is not None and cache.kind == "read_write":
        cache_gb = np.asarray(n_modules * n * cache.module_gib.known * BYTES_PER_GIB / BYTES_PER_GB, np.float64)
    if cache is not None and cache.n_drives_per_module is not None:
        at_work[0] = at_work[0] + n_modules * n * cache.n_drives_per_module.known
    stored = stored_gb(scenario.pools, array, variant.other_workloads) / n_arrays
    pools = pools_on_main_array(scenario, catalog)
    most: Numbers = math.inf
    if array.tiering is not None:
        first = variant.configuration((n_arrays[0], *(own[0] for own in counts), n_modules[0], 1))
        network = network_of(scenario, first, catalog)
        drive = variant.drives[array.placed_tier]
        sustained = sustained_share(network, array, pools, scenario.array_ids, variant.other_workloads)
        per_drive = sustained * (drive.parallel_ios.known if drive.parallel_ios else 1)
        most = np.asarray(per_drive * n_arrays * at_work[array.placed_tier], np.float64)
    shares = tier_shares(array, sizes_gb, cache_gb, pools, stored, most)
    so_far: Numbers = 0.0
    for working, share in zip(at_work, shares, strict=True):
        so_far = so_far + share
        with np.errstate(divide="ignore"):
            yield np.where(share > 0.0, n_arrays * working / share, np.inf)
        # sums of shares may differ in their last bits
        yield np.broadcast_to(np.round(so_far, 12), len(n_arrays))


def _of_each(compute: Callable[[int], float], keys: Ints) -> Floats:
    """Return a function's result for each key, computed once per distinct key."""
    found = np.zeros(keys.max() + 1)
    for key in np.flatnonzero(np.bincount(keys)).tolist():
        found[key] = compute(key)
    return found[keys]
