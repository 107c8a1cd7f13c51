"""Measured numbers of published systems, and the part each plays."""

from enum import StrEnum
from typing import Any, Literal, Self

from pydantic import Field, model_validator

from stormsizer.model.provenance import Document


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
    """How far a prediction may be off. Exactly one of the three is given."""

    relative: float | None = Field(default=None, gt=0)
    """Share of the measured value."""
    absolute: float | None = Field(default=None, gt=0)
    """In the row's own unit."""
    factor: float | None = Field(default=None, gt=1)
    """Times or parts of the measured value."""

    @model_validator(mode="after")
    def _one_of_three(self) -> Self:
        if sum(given is not None for given in (self.relative, self.absolute, self.factor)) != 1:
            raise ValueError("give one of `relative`, `absolute` and `factor`")
        return self

    def around(self, low: float, high: float) -> tuple[float, float]:
        """Lowest and highest value that counts as close to a measured range."""
        if self.absolute is not None:
            return low - self.absolute, high + self.absolute
        if self.factor is not None:
            return low / self.factor, high * self.factor
        return low - abs(low) * (self.relative or 0.0), high + abs(high) * (self.relative or 0.0)


class MeasuredSystem(Document):
    """One condition under which a study measured, and the ready scenario that repeats it."""

    id: str
    name: str
    source: str
    conditions: str = ""
    scenario: str = ""
    """Name of the ready scenario; empty where nothing is simulated."""
    changes: dict[str, Any] = Field(default_factory=dict)
    """Fields that differ from it: dotted path, items of lists by position or id."""
    only_events: tuple[str, ...] = ()
    """Events that are kept; all if empty."""
    compared_with: str = ""
    """The system that printed changes are counted from, where rows say how much more or less this one takes."""
    phases: dict[str, str] = Field(default_factory=dict)
    """For a phase that occurs more than once: the id of the result that rows of that phase are about."""


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
    counts_with: str = ""
    """The row that this one depends on: a share and its complement, a sum and its parts count as one check."""
    mirrors: str = ""
    """The check that compares the same two tests the other way round, for when this row is held out."""
    volume: Literal["", "replica", "clones"] = ""
    """Set where only the volumes of the replica or of the clones were looked at."""
    application: str = ""
    run: int | None = None
    drives: str = ""
    """Drive kind, where it is not the study's main one."""
    at_peak: bool = False
    """Set where back-end figures are those of the busiest minute and not the mean of the phase."""

    @property
    def measured_range(self) -> tuple[float, float]:
        """Lowest and highest printed value."""
        return printed_range(self.measured)


def printed_range(measured: float | tuple[float, float]) -> tuple[float, float]:
    """Lowest and highest of what a study prints for one quantity."""
    return (min(measured), max(measured)) if isinstance(measured, tuple) else (measured, measured)
