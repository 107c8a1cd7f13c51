"""How a phase of a scenario differs from the measured systems."""

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from stormsizer.model.catalog import Catalog, MeasuredSystem, Role
from stormsizer.model.scenario import Pool, Scenario

SAME_SCALE = 2.0
"""Numbers of users within this factor are of the same scale."""


class Dimension(StrEnum):
    """Properties of a test that are compared."""

    GENERATOR = "generator"
    GUEST = "guest"
    CLONE_TYPE = "clone_type"
    ARRAY = "array"
    MEDIA = "media"
    SCALE = "scale"
    PHASE = "phase"


@dataclass(frozen=True)
class Nearest:
    """The measured system with the fewest differences, and these differences."""

    system: MeasuredSystem
    differences: tuple[Dimension, ...]


class Evidence:
    """Measured systems of a catalog, with the phases that each study measured."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        phases: dict[str, set[str]] = {}
        for row in catalog.evidence:
            if row.role in (Role.CALIBRATES, Role.CHECKS):
                phases.setdefault(row.system, set()).add(row.phase)
        self.systems = tuple(
            (system, frozenset(phases[system.id]))
            for system in catalog.systems.values()
            if system.tested is not None and system.id in phases
        )

    def nearest(self, scenario: Scenario, pools: Sequence[Pool], phase: str, *, without: str = "") -> Nearest | None:
        """Return the nearest measured system, by differences, then by scale; None if nothing was measured.

        Parameters
        ----------
        without
            Study to ignore.
        """
        n_users = sum(pool.n_users for pool in pools)
        best: tuple[tuple[int, float], Nearest] | None = None
        for system, phases in self.systems:
            if system.source == without or system.tested is None:
                continue
            differences = tuple(self._differences(system, phases, scenario, pools, phase))
            rank = (len(differences), _apart(n_users, system.tested.n_users))
            if best is None or rank < best[0]:
                best = (rank, Nearest(system, differences))
        return None if best is None else best[1]

    def _differences(
        self, system: MeasuredSystem, phases: Collection[str], scenario: Scenario, pools: Sequence[Pool], phase: str
    ) -> Iterator[Dimension]:
        tested = system.tested
        if tested is None:
            return
        profiles = [self.catalog.workloads[pool.profile_id] for pool in pools]
        if not {profile.generator for profile in profiles} <= set(tested.generators):
            yield Dimension.GENERATOR
        if not {profile.guest_os for profile in profiles} <= set(tested.guests):
            yield Dimension.GUEST
        if not {pool.clone_type for pool in pools} <= set(tested.clone_types):
            yield Dimension.CLONE_TYPE
        if scenario.array.model_id != tested.array:
            yield Dimension.ARRAY
        if media_of(scenario, self.catalog) != tested.media:
            yield Dimension.MEDIA
        n_users = sum(pool.n_users for pool in pools)
        if _apart(n_users, tested.n_users) > math.log(SAME_SCALE) + 1e-9:
            yield Dimension.SCALE
        if phase not in phases:
            yield Dimension.PHASE


def media_of(scenario: Scenario, catalog: Catalog) -> str:
    """Return the media of a scenario's drives: flash, disk or hybrid."""
    kinds = {catalog.drives[tier.drive_id].kind for tier in scenario.array.tiers}
    if kinds == {"ssd"}:
        return "flash"
    return "disk" if kinds == {"hdd"} else "hybrid"


def _apart(n_users: float, n_tested: float) -> float:
    return abs(math.log(max(n_users, 1.0) / n_tested))
