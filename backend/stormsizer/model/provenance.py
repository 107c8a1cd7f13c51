"""Provenance of numbers: every engineering value has a source, status and range."""

from enum import StrEnum
from typing import Generic, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.refusals import contradiction

ValueT = TypeVar("ValueT", int, float)


class Status(StrEnum):
    """Status of a value, from most to least reliable."""

    STATED = "stated"
    """Published in a measurement study."""
    SPECIFIED = "specified"
    """Printed in a manufacturer's specification."""
    DERIVED = "derived"
    """Arithmetic on stated or specified values, explained in ``reasoning``."""
    CALIBRATED = "calibrated"
    """Fitted to evidence rows by ``stormsizer calibrate``; the rows are in ``rows``."""
    ASSUMED = "assumed"
    """Engineering judgment, explained in ``reasoning``."""
    UNKNOWN = "unknown"
    """Not known; the user must supply it."""


OWN_SOURCE = "own"
"""Source of facts that the customer measured or entered, and start of the IDs of sources of custom catalog entries."""


def is_from_customer(source: str | None, status: str) -> bool:
    """Return whether a fact was measured or entered for the customer, not assumed."""
    if not source or status == Status.ASSUMED:
        return False
    return source == OWN_SOURCE or source.startswith(f"{OWN_SOURCE}-")


class Document(BaseModel):
    """A frozen document that rejects unknown fields and non-finite numbers."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False, use_attribute_docstrings=True)


def input_origin(document: Document, name: str) -> Literal["given", "default"]:
    """Return whether a field differs from its default; forms write defaults too, so being written is not enough."""
    field = type(document).model_fields[name]
    is_default = not field.is_required() and getattr(document, name) == field.get_default(call_default_factory=True)
    return "default" if is_default else "given"


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
    """ID of an entry in the catalog's sources."""
    where: str = ""
    """Table, page or section of the source."""
    reasoning: str = ""
    rows: tuple[str, ...] = ()
    """Evidence rows that a calibrated value was fitted to."""

    @model_validator(mode="after")
    def _origin_is_complete(self) -> Self:
        status = str(self.status)
        if self.status in (Status.STATED, Status.SPECIFIED) and not (self.source and self.where):
            field = "where" if self.source else "source"
            raise contradiction(field, msg("field-fact-needs-source", status=status), msg("allowed-fact-source"))
        if self.status in (Status.DERIVED, Status.ASSUMED) and not self.reasoning:
            message = msg("field-fact-needs-reasoning", status=status)
            raise contradiction("reasoning", message, msg("allowed-fact-reasoning"))
        if self.status is Status.CALIBRATED and not self.rows:
            raise contradiction("rows", msg("field-fact-needs-rows", status=status), msg("allowed-fact-rows"))
        if (self.value is None) != (self.status is Status.UNKNOWN):
            raise contradiction("value", msg("field-fact-value-and-status"), msg("allowed-fact-value"))
        if self.low is not None and self.high is not None and self.low > self.high:
            low, high = Quantity(self.low, "", 6), Quantity(self.high, "", 6)
            raise contradiction("low", msg("field-fact-range", low=low, high=high), msg("allowed-at-most", amount=high))
        return self

    @property
    def known(self) -> ValueT:
        """Value of the fact, which must be known.

        Raises
        ------
        UnknownFactError
            If the status is ``unknown``.
        """
        if self.value is None:
            raise UnknownFactError(self.reasoning or msg("fact-value-unknown"))
        return self.value


def value_or(fact: Fact[float] | None, otherwise: float) -> float:
    """Return the value of a fact, or a default if there is no fact or its value is unknown."""
    return otherwise if fact is None or fact.value is None else fact.value


def known_or_none(fact: Fact[float] | None) -> float | None:
    """Return the value of a fact, which must be known; None if there is no fact."""
    return None if fact is None else fact.known


class UnknownFactError(ValueError):
    """Error for a calculation that requires a value that is unknown in the catalog.

    Attributes
    ----------
    text
        Why the value is unknown, if the catalog states a reason.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text
