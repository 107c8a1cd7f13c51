"""Provenance of numbers: every engineering value has a source, status and range."""

from enum import StrEnum
from typing import Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

ValueT = TypeVar("ValueT", int, float)


class Status(StrEnum):
    """Status of a value, from most to least reliable."""

    STATED = "stated"
    """Printed in a measured study."""
    SPECIFIED = "specified"
    """Printed in a manufacturer's specification."""
    DERIVED = "derived"
    """Arithmetic on stated or specified values, explained in ``reasoning``."""
    CALIBRATED = "calibrated"
    """Fitted to evidence rows by ``stormsizer calibrate``; the rows are in ``rows``."""
    ASSUMED = "assumed"
    """Engineering judgment, explained in ``reasoning``."""
    UNKNOWN = "unknown"
    """Unknown: the user supplies it."""


class Document(BaseModel):
    """A frozen document that refuses unknown fields and numbers that are not finite."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False, use_attribute_docstrings=True)


class Fact(Document, Generic[ValueT]):
    """One number and its origin. The unit is in the name of the field that holds the fact.

    Raises
    ------
    ValueError
        If the provenance required by the status is missing: ``source`` and ``where`` for a stated or specified value,
        ``reasoning`` for a derived or assumed one, ``rows`` for a calibrated one.
    """

    value: ValueT | None = Field(default=None)
    low: float | None = None
    """Lower end (P10) of the plausible range, same unit as ``value``."""
    high: float | None = None
    """Upper end (P90) of the plausible range, same unit as ``value``."""
    status: Status
    source: str | None = None
    """Id of an entry in the catalog's sources."""
    where: str = ""
    """Table, page or section of the source."""
    reasoning: str = ""
    rows: tuple[str, ...] = ()
    """Evidence rows that a calibrated value was fitted to."""

    @model_validator(mode="after")
    def _origin_is_complete(self) -> Self:
        if self.status in (Status.STATED, Status.SPECIFIED) and not (self.source and self.where):
            raise ValueError(f"a {self.status} value needs `source` and `where`")
        if self.status in (Status.DERIVED, Status.ASSUMED) and not self.reasoning:
            raise ValueError(f"a {self.status} value needs `reasoning`")
        if self.status is Status.CALIBRATED and not self.rows:
            raise ValueError("a calibrated value needs `rows`")
        if (self.value is None) != (self.status is Status.UNKNOWN):
            raise ValueError("`value` is empty exactly when the status is unknown")
        if self.low is not None and self.high is not None and self.low > self.high:
            raise ValueError(f"`low` {self.low} is above `high` {self.high}")
        return self

    @property
    def known(self) -> ValueT:
        """The value, for a caller that requires one.

        Raises
        ------
        UnknownFactError
            If the status is ``unknown``.
        """
        if self.value is None:
            raise UnknownFactError(self.reasoning or "this value is not known and must be given")
        return self.value


def value_or(fact: Fact[float] | None, otherwise: float) -> float:
    """The value of a fact, or a default without a fact or a known value."""
    return otherwise if fact is None or fact.value is None else fact.value


class UnknownFactError(ValueError):
    """A calculation requires a value that the catalog leaves unknown."""
