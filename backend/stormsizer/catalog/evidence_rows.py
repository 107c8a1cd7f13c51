"""Measured numbers of published systems, and the part each plays."""

from enum import StrEnum
from typing import Literal, Self

from pydantic import Field, model_validator

from stormsizer.provenance import Document


class Role(StrEnum):
    """What a measured number is used for."""

    CALIBRATES = "calibrates"
    """A parameter was fitted to it."""
    CHECKS = "checks"
    """No parameter saw it."""
    FORMULA = "formula"
    """Arithmetic on other printed numbers."""
    EXPLAINED = "explained"
    """Configured, or as many parameters as rows: proves nothing."""


class Tolerance(Document):
    """How far a prediction may be off. Exactly one of the two is given."""

    relative: float | None = Field(default=None, gt=0)
    """Share of the measured value."""
    absolute: float | None = Field(default=None, gt=0)
    """In the row's own unit."""

    @model_validator(mode="after")
    def _one_of_two(self) -> Self:
        if (self.relative is None) == (self.absolute is None):
            raise ValueError("give either `relative` or `absolute`")
        return self


class EvidenceRow(Document):
    """One printed number. ``measured`` is a pair where the study prints two values for the same quantity."""

    id: str
    source: str
    system: str
    table: str
    phase: str
    metric: str
    unit: str
    measured: float | tuple[float, float]
    perspective: Literal["controller", "esx", "user", "vcenter", "guest"]
    role: Role
    window: str = ""
    tolerance: Tolerance | None = None
    note: str = ""
    of: str = ""
    """For a printed change or threshold: the metric it is about."""
    qualifier: Literal["", "about", "above", "below", "at_most"] = ""
    """Set where the study prints a bound or a round figure."""
    formula: str = ""
    """For role *formula*: the arithmetic on other printed numbers."""
    same_as: str = ""
    """The row that holds the same measurement, printed elsewhere."""
    application: str = ""
    run: int | None = None
    drives: str = ""
    """Drive kind, where it is not the study's main one."""

    @property
    def measured_range(self) -> tuple[float, float]:
        """Lowest and highest printed value."""
        if isinstance(self.measured, tuple):
            return min(self.measured), max(self.measured)
        return self.measured, self.measured
