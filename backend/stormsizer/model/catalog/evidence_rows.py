"""Measured numbers from published studies, and the role of each."""

from enum import StrEnum
from typing import Any, Literal, Self

from pydantic import Field, model_validator

from stormsizer.model.provenance import Document

BOUNDS = ("above", "below", "at_most")
"""Qualifiers of rows that publish a bound instead of a value."""


class Role(StrEnum):
    """How a measured number is used."""

    CALIBRATES = "calibrates"
    """A parameter was fitted to it."""
    CHECKS = "checks"
    """No parameter was fitted to it."""
    FORMULA = "formula"
    """Arithmetic on other printed numbers."""
    EXPLAINED = "explained"
    """Configured, or fitted with as many parameters as rows, and therefore not evidence."""


class Tolerance(Document):
    """Tolerance for a prediction. Exactly one of the three fields is set."""

    relative: float | None = Field(default=None, gt=0)
    """Tolerance as a fraction of the measured value."""
    absolute: float | None = Field(default=None, gt=0)
    """Tolerance in the row's own unit."""
    factor: float | None = Field(default=None, gt=1)
    """Maximum factor above or below the measured value."""

    @model_validator(mode="after")
    def _one_of_three(self) -> Self:
        if sum(given is not None for given in (self.relative, self.absolute, self.factor)) != 1:
            raise ValueError("give one of `relative`, `absolute` and `factor`")
        return self

    def around(self, low: float, high: float) -> tuple[float, float]:
        """Return the lowest and highest accepted values for a measured range."""
        if self.absolute is not None:
            return low - self.absolute, high + self.absolute
        if self.factor is not None:
            return low / self.factor, high * self.factor
        return low - abs(low) * (self.relative or 0.0), high + abs(high) * (self.relative or 0.0)


class MeasuredConditions(Document):
    """Properties of a test, as simulated, by which scenarios are compared with it."""

    generators: tuple[str, ...]
    guests: tuple[str, ...]
    """Guest operating systems."""
    array: str
    """ID of the array model."""
    clone_types: tuple[str, ...]
    media: Literal["flash", "disk", "hybrid"]
    """Kind of the drives in the tiers."""
    n_users: float = Field(gt=0)


class StorageTest(Document):
    """A synthetic load on an array without desktops: its configuration, and the I/Os of the load generator."""

    array: str
    """ID of the array model."""
    n_arrays: int = Field(ge=1)
    drive: str
    """ID of the drives."""
    n_drives: int = Field(ge=1)
    """Drives per array, or GiB per cloud volume."""
    n_ports: int = Field(default=1, ge=1)
    """Ports in use per array; ignored for cloud volumes."""
    n_hosts: int = Field(default=1, ge=1)
    """Hosts that use each cloud volume."""
    host_gbit_per_s: float | None = Field(default=None, gt=0)
    """Speed of each host's link to the cloud volumes; None if it is no limit."""
    block_kib: float = Field(gt=0)
    read_fraction: float = Field(ge=0, le=1)
    sequential: bool = False
    cached_read_fraction: float = Field(default=0.0, ge=0, le=1)
    """Share of the reads that a cache serves, as the test intends."""
    n_outstanding: float | None = Field(default=None, gt=0)
    """I/Os in flight; None if it is not published, and the load is taken as the maximum."""
    changes: dict[str, float] = Field(default_factory=dict)
    """Facts of the tested hardware that differ from the array model, by path."""


class MeasuredSystem(Document):
    """Conditions under which a study took its measurements, and the sample scenario that reproduces them."""

    id: str
    name: str
    source: str
    conditions: str = ""
    scenario: str = ""
    """Name of the sample scenario; empty if nothing is simulated."""
    changes: dict[str, Any] = Field(default_factory=dict)
    """Fields that differ from the sample scenario, by dotted path; list items are addressed by position or id."""
    only_events: tuple[str, ...] = ()
    """Events of the sample scenario to include; all if empty."""
    compared_with: str = ""
    """Baseline system, for rows that state a change relative to it."""
    storage_test: StorageTest | None = None
    """Load on the array alone; None for desktops."""
    tested: MeasuredConditions | None = None
    """Properties of the simulated test; None if nothing is simulated."""
    phases: dict[str, str] = Field(default_factory=dict)
    """IDs of the results that rows refer to, by phase, for phases that occur more than once."""


class EvidenceRow(Document):
    """One printed number. ``measured`` is a pair if the study prints two values for the same quantity."""

    id: str
    source: str
    system: str
    table: str
    phase: str
    metric: str
    unit: str
    measured: float | tuple[float, float]
    perspective: Literal["controller", "esx", "user", "vcenter", "guest", "client"]
    role: Role
    window: str = ""
    tolerance: Tolerance | None = None
    note: str = ""
    of: str = ""
    """Metric that a printed change or threshold refers to."""
    qualifier: Literal["", "about", "above", "below", "at_most"] = ""
    """Kind of bound or rounding that the study prints; empty for an exact value."""
    formula: str = ""
    """Calculation from other printed numbers, for rows with role *formula*."""
    same_as: str = ""
    """ID of the row with the same measurement, printed elsewhere."""
    counts_with: str = ""
    """ID of the row this one depends on: a share and its complement, or a sum and its parts, count as one check."""
    mirrors: str = ""
    """ID of the check that compares the same two tests in reverse; they count as one check if this row is held out."""
    volume: Literal["", "replica", "clones"] = ""
    """Measured volumes, if only those of the replicas or only those of the clones were measured."""
    application: str = ""
    run: int | None = None
    drives: str = ""
    """Drive kind, if not the study's main one."""
    at_peak: bool = False
    """Whether back-end figures are for the busiest minute instead of the phase mean."""

    @property
    def measured_range(self) -> tuple[float, float]:
        """Lowest and highest printed values."""
        return printed_range(self.measured)


def printed_range(measured: float | tuple[float, float]) -> tuple[float, float]:
    """Return the lowest and highest printed values of one quantity."""
    return (min(measured), max(measured)) if isinstance(measured, tuple) else (measured, measured)
