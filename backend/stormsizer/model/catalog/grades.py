"""Grade of an array model: how well its numbers are supported."""

from collections import Counter
from enum import StrEnum

from pydantic import Field

from stormsizer.model.catalog.arrays import ArrayModel
from stormsizer.model.catalog.assembly import Catalog
from stormsizer.model.catalog.evidence_rows import MeasuredSystem, Role
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Document, Status

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


def supports(catalog: Catalog) -> dict[str, ArraySupport]:
    """Return the grade of every array model, by id."""
    arrays = {system.id: _array_of(system) for system in catalog.systems.values()}
    n_measured = Counter(
        arrays.get(row.system) for row in catalog.evidence if row.role in (Role.CALIBRATES, Role.CHECKS)
    )
    return {array.id: _support(array, n_measured[array.id]) for array in catalog.arrays.values()}


def _support(array: ArrayModel, n_measured: int) -> ArraySupport:
    statuses = [named.fact.status for named in facts_of(array)]
    if array.volume is not None:
        statuses += [Status.SPECIFIED] * array.volume.n_limits
    n_cited = sum(status in CITED for status in statuses)
    if n_measured:
        grade = SupportGrade.MEASURED
    elif n_cited >= ENOUGH * len(statuses):
        grade = SupportGrade.SPECIFICATIONS
    else:
        grade = SupportGrade.ESTIMATED
    return ArraySupport(grade=grade, n_facts=len(statuses), n_cited=n_cited, n_measured=n_measured)


def _array_of(system: MeasuredSystem) -> str:
    if system.storage_test is not None:
        return system.storage_test.array
    return system.tested.array if system.tested is not None else ""
