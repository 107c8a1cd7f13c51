"""How a phase of a scenario differs from the measured systems."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from stormsizer.model.catalog import Catalog, MeasuredSystem, Role
from stormsizer.model.catalog.evidence_rows import MeasuredConditions
from stormsizer.model.provenance import Fact
from stormsizer.model.scenario import Pool, Scenario

SAME_SCALE = math.log(2.0) + 1e-9
"""Numbers of users within a factor of two are of the same scale; as a logarithm."""


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


@dataclass(frozen=True)
class _Conditions:
    """Properties of a scenario's pools and array."""

    generators: frozenset[str]
    guests: frozenset[str]
    clone_types: frozenset[str]
    array: str
    media: str
    n_users: float


class Evidence:
    """Measured systems of a catalog, with the phases that each study measured."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        phases: dict[str, set[str]] = {}
        self._system_of_row = {row.id: row.system for row in catalog.evidence}
        for row in catalog.evidence:
            if row.role in (Role.CALIBRATES, Role.CHECKS):
                phases.setdefault(row.system, set()).add(row.phase)
        self.systems = tuple(
            (system, system.tested, frozenset(phases[system.id]))
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
        here = self._conditions(scenario, pools)
        best: tuple[tuple[int, float], MeasuredSystem, tuple[Dimension, ...]] | None = None
        for system, tested, phases in self.systems:
            if system.source == without:
                continue
            apart = abs(math.log(max(here.n_users, 1.0) / tested.n_users))
            differences = tuple(_differences(here, tested, apart))
            if phase not in phases:
                differences += (Dimension.PHASE,)
            rank = (len(differences), apart)
            if best is None or rank < best[0]:
                best = (rank, system, differences)
        return None if best is None else Nearest(best[1], best[2])

    def conditions_behind(self, fact: Fact[float]) -> Iterator[MeasuredConditions]:
        """Yield the conditions of the tests that a fact was fitted to, or those of the study that states it."""
        fitted = {self._system_of_row.get(row) for row in fact.rows}
        for system, tested, _ in self.systems:
            if system.id in fitted or (not fact.rows and system.source == fact.source):
                yield tested

    def _conditions(self, scenario: Scenario, pools: Sequence[Pool]) -> _Conditions:
        profiles = [self.catalog.workloads[pool.profile_id] for pool in pools]
        return _Conditions(
            generators=frozenset(profile.generator for profile in profiles),
            guests=frozenset(profile.guest_os for profile in profiles),
            clone_types=frozenset(pool.clone_type for pool in pools),
            array=scenario.array.model_id,
            media=media_of(scenario, self.catalog),
            n_users=sum(pool.n_users for pool in pools),
        )


def _differences(here: _Conditions, tested: MeasuredConditions, apart: float) -> Iterator[Dimension]:
    if not here.generators.issubset(tested.generators):
        yield Dimension.GENERATOR
    if not here.guests.issubset(tested.guests):
        yield Dimension.GUEST
    if not here.clone_types.issubset(tested.clone_types):
        yield Dimension.CLONE_TYPE
    if here.array != tested.array:
        yield Dimension.ARRAY
    if here.media != tested.media:
        yield Dimension.MEDIA
    if apart > SAME_SCALE:
        yield Dimension.SCALE


def media_of(scenario: Scenario, catalog: Catalog) -> str:
    """Return the media of a scenario's drives: flash, disk or hybrid."""
    kinds = {catalog.drives[tier.drive_id].kind for tier in scenario.array.tiers}
    if kinds == {"ssd"}:
        return "flash"
    return "disk" if kinds == {"hdd"} else "hybrid"
