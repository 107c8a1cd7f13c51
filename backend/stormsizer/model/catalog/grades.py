"""Grade of an array model: how well its numbers are supported."""

from enum import StrEnum
from typing import Any

from pydantic import Field

from stormsizer.model.catalog.arrays import ArrayModel
from stormsizer.model.catalog.assembly import Catalog
from stormsizer.model.catalog.evidence_rows import MeasuredSystem, Role
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Document, Fact, Status

CITED = frozenset({Status.STATED, Status.SPECIFIED, Status.DERIVED, Status.CALIBRATED})
"""Statuses of facts that come from a document, or from arithmetic on such facts."""
ENOUGH = 0.7
"""Minimum share of cited facts of a family that counts as configured from specifications."""


class SupportGrade(StrEnum):
    """How well an array model is supported."""

    MEASURED = "measured"
    """The evidence has published measurements of the family."""
    SPECIFICATIONS = "specifications"
    """Most facts come from specifications; the performance is derived from other families."""
    ESTIMATED = "estimated"
    """Most facts are engineering judgment."""


class ArraySupport(Document):
    """Grade of an array model, and the facts it is based on."""

    grade: SupportGrade
    n_facts: int = Field(ge=0)
    n_cited: int = Field(ge=0)
    """Facts that are stated, specified, derived or calibrated."""
    n_measured: int = Field(ge=0)
    """Rows of the evidence about the family."""

    @property
    def cited_fraction(self) -> float:
        """Share of the facts that are cited."""
        return self.n_cited / self.n_facts if self.n_facts else 0.0


def support_of(array: ArrayModel, catalog: Catalog) -> ArraySupport:
    """Return the grade of an array model in a catalog."""
    facts = [named.fact for named in facts_of(array)]
    n_cited = sum(_is_cited(fact) for fact in facts)
    measured = {system.id for system in catalog.systems.values() if _array_of(system) == array.id}
    n_measured = sum(row.system in measured and row.role in (Role.CALIBRATES, Role.CHECKS) for row in catalog.evidence)
    if n_measured:
        grade = SupportGrade.MEASURED
    elif n_cited >= ENOUGH * len(facts):
        grade = SupportGrade.SPECIFICATIONS
    else:
        grade = SupportGrade.ESTIMATED
    return ArraySupport(grade=grade, n_facts=len(facts), n_cited=n_cited, n_measured=n_measured)


def _is_cited(fact: Fact[Any]) -> bool:
    return fact.status in CITED


def _array_of(system: MeasuredSystem) -> str:
    if system.storage_test is not None:
        return system.storage_test.array
    return system.tested.array if system.tested is not None else ""
