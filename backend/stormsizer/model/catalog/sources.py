"""Source documents for facts, and the calibrations that turn measured rows into parameters."""

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
    """Date (ISO 8601) on which the facts were last compared with the document."""
    notes: str = ""


class CalibratedParameter(Document):
    """One fitted number, with its evidence rows."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    unit: str
    rows: tuple[str, ...]
    method: str
    value_of_rows: float | None = None
    """Value from the rows alone, if it was pooled with an independent estimate because there is only one row."""

    def fact(self, source: str) -> Fact[float]:
        """Return the parameter as a fact: *calibrated*, or *assumed* if it has no rows."""
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
    """Held-out evidence rows (empty for the calibration in use)."""
    borrowed: bool = False
    """Whether every parameter comes from other studies or engineering constants, leaving out the source itself."""
    parameters: tuple[CalibratedParameter, ...]
    as_good: tuple[dict[str, float], ...] = ()
    """Parameter values of other fits that reproduce the rows about as well: the range that the data leaves open."""
