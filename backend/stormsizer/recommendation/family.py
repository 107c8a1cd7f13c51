"""Everything that can be bought of one array family: what comes in kinds, and the legal steps of what is counted."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from stormsizer.catalog import ArrayModel, Drive, Firmware
from stormsizer.scenario import ArrayConfiguration, TierChoice
from stormsizer.storage.configuration import usable_gb
from stormsizer.storage.raid import raid_counts
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB

Steps = tuple[int, ...]
"""Arrays, drives of each tier of one array, cache modules per controller, ports per controller."""


@dataclass(frozen=True, eq=False)
class Variant:
    """What comes in kinds: release, drive models, controllers of one array, memory of each host that caches images."""

    array: ArrayModel
    firmware_id: str
    n_controllers: int
    drives: tuple[Drive, ...]
    """Drive model of each tier."""
    host_cache_gib: float
    n_arrays: tuple[int, ...]
    """Legal numbers of arrays."""

    def configuration(self, steps: Steps) -> ArrayConfiguration:
        """The configuration with these counts."""
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
        )

    @property
    def modules(self) -> range:
        """Cache modules that one controller may have."""
        cache = self.array.flash_cache
        return range((cache.max_modules.known if cache is not None else 0) + 1)

    @property
    def ports(self) -> range:
        """Ports that one controller may have."""
        return range(1, self.array.network.max_ports.known + 1)

    def counts(self) -> Iterator[tuple[int, ...]]:
        """Legal numbers of drives of each tier, ascending."""
        per_tier = [self.drive_counts(i) for i in range(len(self.drives))]
        return (counts for counts in itertools.product(*per_tier) if sum(counts) <= self._most_drives)

    @property
    def _most_drives(self) -> int:
        return self.array.shelf.max_drives_per_controller.known * self.n_controllers

    def drive_counts(self, i: int) -> Sequence[int]:
        """Legal numbers of drives of one tier, ascending, whatever the others hold."""
        tier = self.array.tiers[i]
        if tier.n_fixed is not None:
            return (tier.n_fixed.known,)
        step, most = self.array.shelf.drive_step.known, self._most_drives
        return [n for n in range(step, most + 1, step) if self._makes_groups(i, n)]

    def _makes_groups(self, i: int, n_drives: int) -> bool:
        try:
            raid_counts(self.array.tiers[i].raid, n_drives, self.n_controllers)
        except ValueError:
            return False
        return True

    def most_modules(self, counts: Sequence[int]) -> int:
        """Cache modules per controller beyond which the cache is larger than the drives behind it."""
        cache = self.array.flash_cache
        if cache is None:
            return 0
        behind_gb = sum(n * drive.raw_capacity_gb.known for drive, n in zip(self.drives, counts, strict=True))
        behind_gib = behind_gb * BYTES_PER_GB / BYTES_PER_GIB
        return min(cache.max_modules.known, int(behind_gib / (cache.module_gib.known * self.n_controllers)))

    def usable_gb(self, counts: Sequence[int]) -> float:
        """Usable capacity of one array in GB."""
        return sum(of_tier[n] for of_tier, n in zip(self._usable_gb, counts, strict=True))

    @cached_property
    def _usable_gb(self) -> tuple[dict[int, float], ...]:
        """Of each tier, by the number of its drives."""
        tiers = zip(self.array.tiers, self.drives, strict=True)
        return tuple(
            {n: usable_gb(tier, drive, n, self.n_controllers) for n in self.drive_counts(i)}
            for i, (tier, drive) in enumerate(tiers)
        )


def variants(
    array: ArrayModel, drives: Mapping[str, Drive], host_caches_gib: Sequence[float], n_arrays: int | None
) -> tuple[Variant, ...]:
    """Every variant of a family.

    A second array comes with as many controllers as the first one takes. ``n_arrays`` fixes their number, where they
    run inside the hosts.
    """
    most = array.controllers.known
    found = []
    for n_controllers in range(1, most + 1):
        legal = range(1, (array.max_arrays.known if n_controllers == most else 1) + 1)
        numbers = tuple(legal) if n_arrays is None else (n_arrays,)
        for models in itertools.product(*(tier.drives for tier in array.tiers)):
            for release, host_cache_gib in itertools.product(array.firmware, host_caches_gib):
                chosen = tuple(drives[model] for model in models)
                found.append(Variant(array, release.id, n_controllers, chosen, host_cache_gib, numbers))
    return tuple(found)


def n_legal(found: Sequence[Variant]) -> int:
    """How many configurations these variants have together."""
    sizes: dict[tuple[int, tuple[str, ...]], int] = {}
    total = 0
    for variant in found:
        alike = variant.n_controllers, tuple(drive.id for drive in variant.drives)
        if alike not in sizes:
            sizes[alike] = sum(variant.most_modules(counts) + 1 for counts in variant.counts())
        total += sizes[alike] * len(variant.ports) * len(variant.n_arrays)
    return total


def is_no_better(release: Firmware, other: Firmware) -> bool:
    """Whether an I/O costs the controller at least as much under one release as under another.

    How many I/Os a release admits says where they wait and not how long.
    """
    return (
        release.cpu_us_per_read.known >= other.cpu_us_per_read.known
        and release.cpu_us_per_write.known >= other.cpu_us_per_write.known
    )
