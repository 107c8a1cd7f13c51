"""From loose documents to one consistent catalogue."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import ValidationError

from stormsizer.catalog.arrays import ArrayModel, Drive
from stormsizer.catalog.evidence_rows import EvidenceRow
from stormsizer.catalog.sources import CalibratedParameter, Calibration, Source
from stormsizer.catalog.workloads import WorkloadProfile
from stormsizer.provenance import Document

DocumentT = TypeVar("DocumentT", bound=Document)
Documents = Mapping[str, Iterable[Mapping[str, Any]]]

KINDS = ("sources", "calibrations", "drives", "arrays", "workloads", "evidence")


class CatalogError(ValueError):
    """The catalogue contradicts itself; the message names the document and the field."""


@dataclass(frozen=True)
class Catalog:
    """Everything the engine knows before it sees a scenario. Look-ups raise ``KeyError`` for an unknown id."""

    documents: Documents
    """What it was assembled from."""
    version: str
    sources: Mapping[str, Source]
    calibrations: Mapping[str, Calibration]
    drives: Mapping[str, Drive]
    arrays: Mapping[str, ArrayModel]
    workloads: Mapping[str, WorkloadProfile]
    evidence: tuple[EvidenceRow, ...]


def assemble(documents: Documents, in_use: Calibration | None = None) -> Catalog:
    """Build the catalogue from documents as they stand in ``seed-data/catalog``.

    Parameters
    ----------
    documents
        For each of ``KINDS`` the parsed documents. A fact written ``{calibrated: NAME}`` is filled from the
        calibration that holds a parameter of that name.
    in_use
        Fills its parameters in place of the stored ones, to try others.

    Raises
    ------
    CatalogError
        If a document is malformed, an identifier stands twice, or a reference leads nowhere.
    """
    unknown = set(documents) - set(KINDS)
    if unknown:
        raise CatalogError(f"unknown kinds of document: {', '.join(sorted(unknown))}")
    sources = _by_id(Source, documents.get("sources", ()))
    calibrations = _by_id(Calibration, documents.get("calibrations", ()))
    parameters = _parameters(calibrations, in_use)
    drives = _by_id(Drive, documents.get("drives", ()), parameters)
    arrays = _by_id(ArrayModel, documents.get("arrays", ()), parameters)
    workloads = _by_id(WorkloadProfile, documents.get("workloads", ()), parameters)
    evidence = evidence_rows(documents)
    _check_references(sources, drives, arrays, evidence)
    return Catalog(
        documents=documents,
        version=_fingerprint(sources, calibrations, drives, arrays, workloads, evidence),
        sources=sources,
        calibrations=calibrations,
        drives=drives,
        arrays=arrays,
        workloads=workloads,
        evidence=evidence,
    )


def _parameters(
    calibrations: Mapping[str, Calibration], in_use: Calibration | None
) -> dict[str, tuple[str, CalibratedParameter]]:
    """Parameters by name. A calibration that held rows out fills nothing unless it is asked for."""
    filling = [*(c for c in calibrations.values() if not c.held_out), *([in_use] if in_use else [])]
    return {parameter.name: (c.source, parameter) for c in filling for parameter in c.parameters}


def _by_id(
    kind: type[DocumentT],
    documents: Iterable[Mapping[str, Any]],
    parameters: Mapping[str, tuple[str, CalibratedParameter]] | None = None,
) -> dict[str, DocumentT]:
    found: dict[str, DocumentT] = {}
    for document in documents:
        name = f"{kind.__name__} {document.get('id', '(no id)')}"
        try:
            parsed = kind.model_validate(_filled(document, parameters or {}, name))
        except ValidationError as error:
            first = error.errors()[0]
            path = ".".join(str(step) for step in first["loc"])
            raise CatalogError(f"{name}: {path}: {first['msg']}") from error
        identifier: str = parsed.id  # type: ignore[attr-defined]
        if identifier in found:
            raise CatalogError(f"{name} stands twice")
        found[identifier] = parsed
    return found


def _filled(node: Any, parameters: Mapping[str, tuple[str, CalibratedParameter]], name: str) -> Any:
    if isinstance(node, Mapping):
        if set(node) == {"calibrated"}:
            if node["calibrated"] not in parameters:
                raise CatalogError(f"{name}: no calibration holds a parameter {node['calibrated']!r}")
            source, parameter = parameters[node["calibrated"]]
            return parameter.fact(source)
        return {key: _filled(value, parameters, name) for key, value in node.items()}
    if isinstance(node, list):
        return [_filled(item, parameters, name) for item in node]
    return node


def evidence_rows(documents: Documents) -> tuple[EvidenceRow, ...]:
    """The measured numbers alone, for a calibration that the rest of the catalogue waits for.

    Raises
    ------
    CatalogError
        If a row is malformed or stands twice.
    """
    rows: dict[str, EvidenceRow] = {}
    for document in documents.get("evidence", ()):
        tolerances = document.get("tolerances", {})
        for row in document.get("rows", ()):
            # `lines` points into our working copy of a study, which readers of the catalogue do not have.
            fields = {key: value for key, value in row.items() if key != "lines"}
            usual = tolerances.get(f"{row.get('phase')}.{row.get('metric')}", tolerances.get(row.get("metric")))
            read = _by_id(EvidenceRow, [{"source": document.get("source"), "tolerance": usual, **fields}])
            if read.keys() & rows.keys():
                raise CatalogError(f"EvidenceRow {row.get('id')} stands twice")
            rows.update(read)
    return tuple(rows.values())


def _check_references(
    sources: Mapping[str, Source],
    drives: Mapping[str, Drive],
    arrays: Mapping[str, ArrayModel],
    evidence: tuple[EvidenceRow, ...],
) -> None:
    for array in arrays.values():
        for drive in array.drives:
            if drive not in drives:
                raise CatalogError(f"ArrayModel {array.id}: drives: no drive {drive!r} in the catalogue")
    for row in evidence:
        if row.source not in sources:
            raise CatalogError(f"EvidenceRow {row.id}: source: no source {row.source!r} in the catalogue")


def _fingerprint(*parts: Mapping[str, Document] | tuple[Document, ...]) -> str:
    documents = [d for part in parts for d in (part.values() if isinstance(part, Mapping) else part)]
    text = json.dumps([d.model_dump(mode="json") for d in documents], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
