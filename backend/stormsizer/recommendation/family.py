"""Configuration options of one array family: alternatives, and the legal counts of parts."""

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from stormsizer.model.catalog import ArrayModel, Drive, Tier
from stormsizer.model.scenario import NO_OTHER_WORKLOADS, ArrayConfiguration, OtherWorkloads, TierChoice
from stormsizer.storage.configuration import drives_at_work, usable_gb
from stormsizer.storage.raid import raid_counts
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB

Steps = tuple[int, ...]
"""Numbers of arrays, drives in each tier of one array, cache modules per controller, and ports per controller."""
Rows = NDArray[np.int64]
"""One row per configuration of a variant: ``Steps``, or the drive counts among them."""


@dataclass(frozen=True)
class Sizes:
    """Legal drive counts of one tier of one array, with the active drives and usable capacity for each.

    Attributes
    ----------
    legal
        Legal counts, ascending, independent of the other tiers.
    at_work, usable_gb
        By drive count: active drives, and usable capacity in GB; 0 for an illegal count.
    """

    legal: tuple[int, ...]
    at_work: NDArray[np.int64]
    usable_gb: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Variant:
    """One choice of alternatives: release, drive models, controllers per array, and image cache memory per host."""

    array: ArrayModel
    firmware_id: str
    n_controllers: int
    drives: tuple[Drive, ...]
    """Drive model of each tier."""
    sizes: tuple[Sizes, ...]
    """Legal drive counts of each tier."""
    host_cache_gib: float
    n_arrays: tuple[int, ...]
    """Legal numbers of arrays."""
    n_least_modules: int = 0
    """Minimum number of cache modules per controller."""
    n_least_ports: int = 1
    """Minimum number of ports per controller."""
    other_workloads: OtherWorkloads = NO_OTHER_WORKLOADS
    """Other systems that stay on the array."""

    def configuration(self, steps: Steps) -> ArrayConfiguration:
        """Return the configuration with these counts."""
        n_arrays, *counts, n_modules, n_ports = steps
        module_gib = self.array.flash_cache.module_gib.known if self.array.flash_cache is not None else 0.0
        return ArrayConfiguration.model_construct(
            model_id=self.array.id,
            firmware_id=self.firmware_id,
            n_arrays=n_arrays,
            n_controllers=self.n_controllers,
            tiers=tuple(
                TierChoice.model_construct(drive_id=drive.id, n_drives=n)
                for drive, n in zip(self.drives, counts, strict=True)
            ),
            flash_cache_gib=n_modules * self.n_controllers * module_gib,
            n_ports=n_ports * self.n_controllers,
            other_workloads=self.other_workloads,
        )

    @property
    def modules(self) -> range:
        """Allowed numbers of cache modules per controller."""
        cache = self.array.flash_cache
        return range(self.n_least_modules, (cache.max_modules.known if cache is not None else 0) + 1)

    @property
    def ports(self) -> range:
        """Allowed numbers of ports per controller."""
        return range(self.n_least_ports, self.array.network.max_ports.known + 1)

    @property
    def counts(self) -> Rows:
        """Legal combinations of the tiers' drive counts, one per row, ascending."""
        return self.combined([of_tier.legal for of_tier in self.sizes])

    def combined(self, per_tier: Sequence[Sequence[int]]) -> Rows:
        """Return every legal combination of the drive counts given for each tier, one per row, ascending."""
        n_drives = functools.reduce(np.add.outer, map(np.array, per_tier))
        which = np.nonzero(n_drives <= self._most_drives)
        rows = np.column_stack([np.array(of_tier)[i] for of_tier, i in zip(per_tier, which, strict=True)])
        return rows[self.most_modules(rows) >= self.n_least_modules] if self.n_least_modules else rows

    @property
    def _most_drives(self) -> int:
        return self.array.shelf.max_drives_per_controller.known * self.n_controllers

    def most_modules(self, counts: Rows) -> Rows:
        """Return each row's maximum number of cache modules per controller, given free slots and drive capacity."""
        cache = self.array.flash_cache
        if cache is None:
            return np.zeros(len(counts), np.int64)
        behind_gb = sum(n * drive.raw_capacity_gb.known for drive, n in zip(self.drives, counts.T, strict=True))
        behind_gib = behind_gb * BYTES_PER_GB / BYTES_PER_GIB
        most = (behind_gib / (cache.module_gib.known * self.n_controllers)).astype(np.int64)
        if self.array.n_drives_per_cache_module:
            slots = self._most_drives - counts.sum(axis=1)
            most = np.minimum(most, slots // (self.array.n_drives_per_cache_module * self.n_controllers))
        legal: Rows = np.minimum(cache.max_modules.known, most)
        return legal

    def usable_gb(self, counts: Rows) -> NDArray[np.float64]:
        """Return the usable capacity of one array in GB, per row."""
        total_gb = np.zeros(len(counts))
        for of_tier, n in zip(self.sizes, counts.T, strict=True):
            total_gb += of_tier.usable_gb[n]
        return total_gb


def variants(
    array: ArrayModel,
    drives: Mapping[str, Drive],
    host_caches_gib: Sequence[float],
    n_arrays: int | None,
    kept: ArrayConfiguration | None = None,
    n_least_arrays: int = 1,
    other_workloads: OtherWorkloads = NO_OTHER_WORKLOADS,
) -> tuple[Variant, ...]:
    """Return every variant of a family, starting with the latest release.

    Only arrays with the maximum number of controllers can be combined with further arrays, unless several smaller ones
    are installed. ``n_arrays`` fixes the number of arrays inside the hosts; otherwise there are at least
    ``n_least_arrays``. Configurations use all parts of ``kept`` that can be divided evenly over their arrays and
    controllers, except drives of another model. All of them serve ``other_workloads``.
    """
    n_least_arrays = max(array.n_least_arrays, n_least_arrays, kept.n_arrays if kept else 1)
    found = []
    for n_controllers in range(kept.n_controllers if kept else array.n_least_controllers, array.controllers.known + 1):
        sizes = [
            {model: _sizes(array, tier, drives[model], n_controllers) for model in tier.drives} for tier in array.tiers
        ]
        for numbers in _numbers_of_arrays(array, n_controllers, n_arrays, n_least_arrays, kept):
            n_modules, n_ports = _per_controller(kept, array, numbers[0] * n_controllers)
            for models in itertools.product(*(tier.drives for tier in array.tiers)):
                each = tuple(
                    _at_least(of_tier[model], _n_kept(kept, i, model, numbers[0]))
                    for i, (of_tier, model) in enumerate(zip(sizes, models, strict=True))
                )
                chosen = tuple(drives[model] for model in models)
                for release, host_cache_gib in itertools.product(reversed(array.firmware), host_caches_gib):
                    variant = Variant(
                        array,
                        release.id,
                        n_controllers,
                        chosen,
                        each,
                        host_cache_gib,
                        numbers,
                        n_modules,
                        n_ports,
                        other_workloads,
                    )
                    if kept is None or len(variant.counts):
                        found.append(variant)
    return tuple(found)


def _numbers_of_arrays(
    array: ArrayModel, n_controllers: int, fixed: int | None, n_least: int, kept: ArrayConfiguration | None
) -> Iterator[tuple[int, ...]]:
    """Yield the legal numbers of arrays with this many controllers each, one by one if some parts are kept."""
    if fixed is not None:
        yield (fixed,)
        return
    most = 1
    if n_controllers == array.controllers.known:
        most = array.max_arrays.known
    elif kept is not None and n_controllers == kept.n_controllers:
        most = kept.n_arrays
    numbers = tuple(range(n_least, most + 1))
    if kept is not None:
        yield from ((n,) for n in numbers)
    elif numbers:
        yield numbers


def _n_kept(kept: ArrayConfiguration | None, tier: int, model: str, n_arrays: int) -> int:
    """Return the number of installed drives of a model that each array can have."""
    if kept is None or kept.tiers[tier].drive_id != model:
        return 0
    return kept.n_arrays * kept.tiers[tier].n_drives // n_arrays


def _per_controller(kept: ArrayConfiguration | None, array: ArrayModel, n_controllers: int) -> tuple[int, int]:
    """Return the minimum numbers of cache modules and ports per controller, for a total number of controllers."""
    if kept is None:
        return 0, 1
    n_modules, n_ports = kept.n_arrays * array.n_cache_modules(kept.flash_cache_gib), kept.n_arrays * kept.n_ports
    return n_modules // n_controllers, max(1, min(n_ports // n_controllers, array.network.max_ports.known))


def _sizes(array: ArrayModel, tier: Tier, drive: Drive, n_controllers: int) -> Sizes:
    step, most = array.shelf.drive_step.known, array.shelf.max_drives_per_controller.known * n_controllers
    first = -(-array.shelf.n_least_drives // step) * step
    legal = [n for n in range(first, most + 1, step) if _makes_groups(tier, n, n_controllers)]
    if tier.n_fixed is not None:
        legal = [tier.n_fixed.known]
    n = max(legal, default=0) + 1
    at_work, gb = np.zeros(n, np.int64), np.zeros(n)
    for n in legal:
        at_work[n], gb[n] = drives_at_work(tier, n, n_controllers), usable_gb(tier, drive, n, n_controllers)
    return Sizes(tuple(legal), at_work, gb)


def _at_least(sizes: Sizes, n_least: int) -> Sizes:
    """Return the sizes with at least this many drives; the largest one if all are smaller."""
    if n_least <= 1:
        return sizes
    legal = tuple(n for n in sizes.legal if n >= min(n_least, max(sizes.legal)))
    is_legal = np.isin(np.arange(len(sizes.at_work)), legal)
    return Sizes(legal, np.where(is_legal, sizes.at_work, 0), np.where(is_legal, sizes.usable_gb, 0.0))


def _makes_groups(tier: Tier, n_drives: int, n_controllers: int) -> bool:
    try:
        raid_counts(tier.raid, n_drives, n_controllers)
    except ValueError:
        return False
    return True


def n_legal(found: Sequence[Variant]) -> int:
    """Return the number of legal configurations across these variants."""
    sizes: dict[tuple[object, ...], int] = {}
    total = 0
    for variant in found:
        least = (each for of_tier in variant.sizes for each in of_tier.legal[:1])
        models = (drive.id for drive in variant.drives)
        alike = (variant.n_controllers, variant.n_least_modules, *models, *least)
        if alike not in sizes:
            sizes[alike] = int((1 + variant.most_modules(variant.counts) - variant.n_least_modules).sum())
        total += sizes[alike] * len(variant.ports) * len(variant.n_arrays)
    return total
