"""Documents that facts are taken from, and the calibrations that turn measured rows into parameters."""

from typing import Literal

from stormsizer.messages import formatting
from stormsizer.model.provenance import Document, Fact, Status


class Source(Document):
    """A document that facts come from."""

    id: str
    title: str
    publisher: str
    kind: Literal["published_study", "specification", "manual", "engineering_note"]
    authors: tuple[str, ...] = ()
    document: str = ""
    year: int | None = None
    address: str = ""
    checked_on: str = ""
    """Day (ISO 8601) on which somebody last compared the facts with the document."""
    notes: str = ""


class CalibratedParameter(Document):
    """One fitted number, with the evidence rows it was fitted to."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    unit: str
    rows: tuple[str, ...]
    method: str

    def fact(self, source: str) -> Fact[float]:
        """The parameter as a fact: *calibrated*, or *assumed* where no row was used."""
        return Fact[float](
            value=self.value,
            low=self.low,
            high=self.high,
            status=Status.CALIBRATED if self.rows else Status.ASSUMED,
            source=source,
            where=formatting.count(len(self.rows), "evidence row") if self.rows else "",
            reasoning=self.method,
            rows=self.rows,
        )


class Calibration(Document):
    """All parameters fitted to one source. Written by ``stormsizer calibrate``, never by hand."""

    id: str
    source: str
    held_out: tuple[str, ...] = ()
    """Evidence rows that this calibration must not see (empty for the one the product uses)."""
    borrowed: bool = False
    """Every parameter is taken from other studies or engineering constants: the source itself is left out whole."""
    parameters: tuple[CalibratedParameter, ...]
    as_good: tuple[dict[str, float], ...] = ()
    """Values of other fits that reproduce the rows about as well: what the data leave open."""
