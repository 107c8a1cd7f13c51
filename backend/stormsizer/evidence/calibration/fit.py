"""Code shared by all calibrations: evidence rows, the parameters found so far, and a catalog that uses them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stormsizer.evidence.calibration.substitutes import SUBSTITUTES, estimate
from stormsizer.messages import formatting
from stormsizer.model.catalog import CalibratedParameter, Calibration, Catalog, Documents, EvidenceRow, assemble
from stormsizer.model.catalog.assembly import SPEC_SHEETS
from stormsizer.model.catalog.spec_sheets import GENERAL
from stormsizer.model.pooling import pooled

SIGNIFICANT_DIGITS = 5


class Rows:
    """Measured values by row id; tracks which rows were read since the last call to ``taken``."""

    def __init__(self, evidence: Sequence[EvidenceRow]) -> None:
        self._rows = {row.id: row for row in evidence}
        self._read: list[str] = []

    def __getitem__(self, row_id: str) -> float:
        if row_id not in self._rows:
            raise ValueError(f"evidence row {row_id!r} is missing")
        self._read.append(row_id)
        low, high = self._rows[row_id].measured_range
        return 0.5 * (low + high)

    def taken(self) -> tuple[str, ...]:
        """Return the rows read since the last call, each once."""
        rows, self._read = tuple(dict.fromkeys(self._read)), []
        return rows


@dataclass
class Fit:
    """Parameters found so far for one study, and the catalog that uses them.

    Attributes
    ----------
    source
        Study whose rows are read.
    units
        Unit of every parameter of the study, in output order.
    starting_points
        Initial values of parameters that a simulation needs before they are fitted.
    others
        Calibrations of other studies from which this one borrows; they are complete.
    """

    source: str
    documents: Documents
    evidence: Sequence[EvidenceRow]
    units: Mapping[str, str]
    starting_points: Mapping[str, float] = field(default_factory=dict)
    others: Sequence[Calibration] = ()
    parameters: dict[str, CalibratedParameter] = field(default_factory=dict)
    as_good: list[dict[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rows = Rows(self.evidence)
        self.documents = {
            kind: list(items) for kind, items in self.documents.items() if kind not in ("calibrations", "evidence")
        }
        for name, value in self.starting_points.items():
            self.parameters[name] = CalibratedParameter(
                name=name, value=value, unit=self.units[name], rows=(), method="starting point"
            )

    def put(self, name: str, value: float, method: str, rows: tuple[str, ...], spread: Sequence[float] = ()) -> None:
        """Store a parameter, with the lowest and highest of its equally good values.

        If it depends on one row, it is pooled with an independent estimate from elsewhere.
        """
        if len(rows) == 1:
            self._put_pooled(name, value, method, rows)
            return
        self.parameters[name] = CalibratedParameter(
            name=name,
            value=rounded(value),
            low=rounded(min(spread)) if spread else None,
            high=rounded(max(spread)) if spread else None,
            unit=self.units[name],
            rows=rows,
            method=method,
        )

    def _put_pooled(self, name: str, value: float, method: str, rows: tuple[str, ...]) -> None:
        other = estimate(name, SUBSTITUTES[self.source][name], self.others)
        both = pooled([value], [other.value])
        self.parameters[name] = CalibratedParameter(
            name=name,
            value=rounded(both.value),
            low=rounded(both.low),
            high=rounded(both.high),
            unit=self.units[name],
            rows=tuple(dict.fromkeys((*rows, *other.rows))),
            method=f"{method}; pooled with {formatting.number(other.value, 3)} ({other.reason})",
            value_of_rows=rounded(value),
        )

    def trial(self, values: Mapping[str, float]) -> None:
        """Change the values of some parameters during a search, and nothing else about them."""
        for name, value in values.items():
            self.parameters[name] = self.parameters[name].model_copy(update={"value": float(value)})

    def catalog(self) -> Catalog:
        """Return the catalog with the current parameters; documents that need unknown parameters are omitted."""
        known = set(self.parameters) | {p.name for other in self.others for p in other.parameters}
        documents: Documents = {
            "calibrations": [other.model_dump(mode="json") for other in self.others],
            **known_documents(self.documents, known),
        }
        return assemble(
            documents, Calibration(id="trial", source=self.source, parameters=tuple(self.parameters.values()))
        )

    def finished(self, identifier: str, held_out: Sequence[str] = ()) -> Calibration:
        """Return the calibration document.

        Raises
        ------
        ValueError
            If a parameter is missing, or a held-out row was used.
        """
        missing = [name for name in self.units if name not in self.parameters or not self.parameters[name].rows]
        if missing:
            raise ValueError(f"{identifier}: not fitted: {', '.join(missing)}")
        used = {row for parameter in self.parameters.values() for row in parameter.rows}
        if used & set(held_out):
            raise ValueError(f"{identifier}: held-out rows were used: {sorted(used & set(held_out))}")
        return Calibration(
            id=identifier,
            source=self.source,
            held_out=tuple(held_out),
            parameters=tuple(self.parameters[name] for name in self.units),
            as_good=tuple(self.as_good),
        )


def known_documents(documents: Documents, known: Collection[str]) -> dict[str, list[Mapping[str, Any]]]:
    """Return the documents whose calibrated parameters are all known, except profiles whose deployment is missing."""
    kept = {
        kind: [d for d in items if calibrated_names(d) | (GENERAL if kind == SPEC_SHEETS else set()) <= set(known)]
        for kind, items in documents.items()
    }
    deployments = {d.get("id") for d in kept.get("deployments", ())}
    if "workloads" in kept:
        kept["workloads"] = [d for d in kept["workloads"] if d.get("deployment_id") in deployments]
    return kept


def calibrated_names(node: object) -> set[str]:
    """Return the names of the calibrated parameters that a document requires."""
    if isinstance(node, Mapping):
        if set(node) == {"calibrated"}:
            return {str(node["calibrated"])}
        return {name for value in node.values() for name in calibrated_names(value)}
    if isinstance(node, list | tuple):
        return {name for item in node for name in calibrated_names(item)}
    return set()


def rounded(value: float) -> float:
    """Round to five significant digits: precise enough for every figure, and identical on every machine."""
    return float(f"{value:.{SIGNIFICANT_DIGITS}g}")
