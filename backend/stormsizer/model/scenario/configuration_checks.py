"""Validation of an array configuration against the limits of its model."""

from collections.abc import Iterator, Mapping

from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario.arrays import ArrayConfiguration
from stormsizer.model.scenario.problems import Problem
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB


def configuration_problems(choice: ArrayConfiguration, catalog: Catalog) -> list[Problem]:
    """Return the problems of a configuration, with paths that start with *array*."""
    if choice.model_id not in catalog.arrays:
        return [unknown_entry("array.model_id", choice.model_id, catalog.arrays)]
    array = catalog.arrays[choice.model_id]
    parts = [*_unknown_parts(choice, array), *_limits(choice, array), *_steps(choice, array)]
    return [*parts, *_cache_beyond_pool(choice, catalog)]


def _unknown_parts(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    releases = {release.id: release for release in array.firmware}
    problems = []
    if choice.firmware_id not in releases:
        problems.append(unknown_entry("array.firmware_id", choice.firmware_id, releases))
    for i, (chosen, tier) in enumerate(zip(choice.tiers, array.tiers, strict=False)):
        if chosen.drive_id not in tier.drives:
            problems.append(unknown_entry(f"array.tiers.{i}.drive_id", chosen.drive_id, dict.fromkeys(tier.drives)))
    return problems


def _limits(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    n = choice.n_controllers
    cache = array.flash_cache
    cache_gib = 0.0 if cache is None else cache.module_gib.known * cache.max_modules.known
    n_modules = array.n_cache_modules(choice.flash_cache_gib)
    n_drives = choice.n_drives + n_modules * array.n_drives_per_cache_module
    return [
        *_above("array.n_arrays", choice.n_arrays, array.max_arrays.known, array.name),
        *_below("array.n_arrays", choice.n_arrays, array.n_least_arrays, array.name),
        *_above("array.n_controllers", n, array.controllers.known, array.name),
        *_below("array.n_controllers", n, array.n_least_controllers, array.name),
        *_above("array.tiers", n_drives, n * array.shelf.max_drives_per_controller.known, array.name),
        *_above("array.n_ports", choice.n_ports, n * array.network.max_ports.known, array.name),
        *_above("array.flash_cache_gib", choice.flash_cache_gib, n * cache_gib, array.name),
    ]


def _steps(choice: ArrayConfiguration, array: ArrayModel) -> list[Problem]:
    problems = [*_drive_counts(choice, array)]
    if array.flash_cache is not None and choice.flash_cache_gib % (
        step_gib := array.flash_cache.module_gib.known * choice.n_controllers
    ):
        problems.append(
            Problem(
                path="array.flash_cache_gib",
                given=f"{choice.flash_cache_gib:g}",
                allowed=msg("allowed-multiple-of", step=exact(step_gib)),
                message=msg("field-not-module-multiple", module=Quantity(array.flash_cache.module_gib.known, "GiB", 6)),
            )
        )
    if choice.n_ports < choice.n_controllers:
        problems.append(
            Problem(
                path="array.n_ports",
                given=str(choice.n_ports),
                allowed=msg("allowed-at-least", amount=exact(choice.n_controllers)),
                message=msg("field-too-few-ports"),
            )
        )
    return problems


def _drive_counts(choice: ArrayConfiguration, array: ArrayModel) -> Iterator[Problem]:
    if len(choice.tiers) != len(array.tiers):
        yield Problem(
            path="array.tiers",
            given=str(len(choice.tiers)),
            allowed=msg("allowed-tiers", n=len(array.tiers), names=", ".join(tier.name for tier in array.tiers)),
            message=msg("field-wrong-number-of-tiers", array=array.name),
        )
        return
    for i, (chosen, tier) in enumerate(zip(choice.tiers, array.tiers, strict=True)):
        group = tier.raid.n_parity_per_group.known + 1
        of_groups = 1 if tier.raid.across_nodes else choice.n_controllers * (group + tier.raid.n_spares.known)
        fewest = max(of_groups, array.shelf.n_least_drives)
        if tier.n_fixed is not None and chosen.n_drives != tier.n_fixed.known:
            yield Problem(
                path=f"array.tiers.{i}.n_drives",
                given=str(chosen.n_drives),
                allowed=str(tier.n_fixed.known),
                message=msg("field-drive-count-fixed", array=array.name, tier=tier.name),
            )
        elif chosen.n_drives < fewest:
            yield Problem(
                path=f"array.tiers.{i}.n_drives",
                given=str(chosen.n_drives),
                allowed=msg("allowed-at-least", amount=exact(fewest)),
                message=msg("field-too-few-drives", n=group),
            )


def _cache_beyond_pool(choice: ArrayConfiguration, catalog: Catalog) -> Iterator[Problem]:
    """Report a cache that is larger than the raw capacity of all drives behind it."""
    drives = [
        (catalog.drives[tier.drive_id], tier.n_drives) for tier in choice.tiers if tier.drive_id in catalog.drives
    ]
    pool_gib = sum(n * drive.raw_capacity_gb.known for drive, n in drives) * BYTES_PER_GB / BYTES_PER_GIB
    if drives and choice.flash_cache_gib > pool_gib:
        yield Problem(
            path="array.flash_cache_gib",
            given=f"{choice.flash_cache_gib:g}",
            allowed=msg("allowed-at-most", amount=Quantity(round(pool_gib), "")),
            message=msg("field-cache-exceeds-drives"),
        )


def _above(path: str, given: float, most: float, name: str) -> list[Problem]:
    if given <= most:
        return []
    allowed = msg("allowed-at-most", amount=exact(most))
    return [
        Problem(path=path, given=f"{given:g}", allowed=allowed, message=msg("field-above-array-maximum", array=name))
    ]


def _below(path: str, given: int, least: int, name: str) -> list[Problem]:
    if given >= least:
        return []
    allowed = msg("allowed-at-least", amount=exact(least))
    return [Problem(path=path, given=str(given), allowed=allowed, message=msg("field-below-array-minimum", array=name))]


def unknown_entry(path: str, given: str, known: Mapping[str, object]) -> Problem:
    """Return the problem of an ID that is not in the catalog."""
    return Problem(path=path, given=given, allowed=", ".join(sorted(known)), message=msg("field-not-in-catalog"))


def exact(value: float) -> Quantity:
    """Return a number without a unit, with six significant digits."""
    return Quantity(value, "", 6)
