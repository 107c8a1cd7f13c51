"""Assembly of a consistent catalog from individual documents."""

import hashlib
import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import ValidationError

from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import cloud_arrays
from stormsizer.model.catalog.applications import Application
from stormsizer.model.catalog.arrays import ArrayModel, Drive
from stormsizer.model.catalog.cloud_volumes import CloudVolume
from stormsizer.model.catalog.evidence_rows import EvidenceRow, MeasuredSystem
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.catalog.prices import PriceList
from stormsizer.model.catalog.sources import CalibratedParameter, Calibration, Source
from stormsizer.model.catalog.spec_sheets import READ_WORK, WRITE_WORK, Parameters, SpecSheet, Work, array_document
from stormsizer.model.catalog.workloads import Deployment, WorkloadProfile
from stormsizer.model.provenance import Document

DocumentT = TypeVar("DocumentT", bound=Document)
Documents = Mapping[str, Iterable[Mapping[str, Any]]]

REDUCTIONS = frozenset({"merge_ratio", "write_reduction_ratio", "data_reduction_ratio"})
"""Ratios that must be at least 1, because smaller values would mean that data grows."""
SPEC_SHEETS = "spec_sheets"
"""Kind of the documents that are completed to arrays."""


def entry_kind(kind: str) -> str:
    """Return the kind of the entries that documents of a kind become."""
    return "arrays" if kind == SPEC_SHEETS else kind


KINDS = (
    "sources",
    "calibrations",
    "drives",
    "arrays",
    SPEC_SHEETS,
    "cloud_volumes",
    "deployments",
    "workloads",
    "applications",
    "prices",
    "evidence",
)


class CatalogError(ValueError):
    """Error for a catalog that is invalid or contradicts itself.

    Attributes
    ----------
    text
        The problem, with the names of the document and the field.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


@dataclass(frozen=True)
class Catalog:
    """All catalog documents. Lookups raise ``KeyError`` for an unknown id."""

    documents: Documents
    """Documents that the catalog was assembled from."""
    version: str
    sources: Mapping[str, Source]
    calibrations: Mapping[str, Calibration]
    drives: Mapping[str, Drive]
    arrays: Mapping[str, ArrayModel]
    cloud_volumes: Mapping[str, CloudVolume]
    """Disks and file shares of cloud providers."""
    deployments: Mapping[str, Deployment]
    workloads: Mapping[str, WorkloadProfile]
    applications: Mapping[str, Application]
    prices: Mapping[str, PriceList]
    systems: Mapping[str, MeasuredSystem]
    """Measured systems in the evidence, by id."""
    evidence: tuple[EvidenceRow, ...]


def assemble(documents: Documents, in_use: Calibration | None = None) -> Catalog:
    """Build the catalog from documents in the format used in ``seed-data/catalog``.

    Parameters
    ----------
    documents
        Parsed documents for each of ``KINDS``. An array replaces a spec sheet with the same id. A fact written as
        ``{calibrated: NAME}`` is filled in from the calibration that has a parameter with that name.
    in_use
        Calibration whose parameters replace the stored ones, to try out other values.

    Raises
    ------
    CatalogError
        If a document is malformed, an id is duplicated, or a reference is dangling.
    """
    unknown = set(documents) - set(KINDS)
    if unknown:
        raise CatalogError(f"unknown kinds of document: {', '.join(sorted(unknown))}")
    sources = _by_id(Source, documents.get("sources", ()))
    calibrations = _by_id(Calibration, documents.get("calibrations", ()))
    parameters = _parameters(calibrations, in_use)
    cloud_volumes = _by_id(CloudVolume, documents.get("cloud_volumes", ()))
    sold = [volume for volume in cloud_volumes.values() if volume.is_modeled]
    of_volumes = [drive for volume in sold for drive in cloud_arrays.drive_documents(volume)]
    drives = _by_id(Drive, [*documents.get("drives", ()), *of_volumes], parameters)
    given = [*documents.get("arrays", ()), *map(cloud_arrays.array_document, sold)]
    arrays = _by_id(ArrayModel, [*given, *_from_sheets(documents, given, parameters)], parameters)
    deployments = _by_id(Deployment, documents.get("deployments", ()), parameters)
    workloads = _by_id(WorkloadProfile, documents.get("workloads", ()), parameters)
    applications = _by_id(Application, documents.get("applications", ()), parameters)
    prices = _by_id(PriceList, documents.get("prices", ()))
    evidence = evidence_rows(documents)
    systems = measured_systems(documents)
    _check_references(sources, drives, arrays, deployments, workloads, evidence)
    _check_sources(cloud_volumes, sources)
    return Catalog(
        documents=documents,
        version=_fingerprint(
            sources,
            calibrations,
            drives,
            arrays,
            cloud_volumes,
            deployments,
            workloads,
            applications,
            prices,
            systems,
            evidence,
        ),
        sources=sources,
        calibrations=calibrations,
        drives=drives,
        arrays=arrays,
        cloud_volumes=cloud_volumes,
        deployments=deployments,
        workloads=workloads,
        applications=applications,
        prices=prices,
        systems=systems,
        evidence=evidence,
    )


def _from_sheets(documents: Documents, given: Iterable[Mapping[str, Any]], parameters: Parameters) -> list[Any]:
    """Return the arrays that the spec sheets describe, unless an array with the same id is given."""
    replaced = {array.get("id") for array in given}
    sheets = _by_id(SpecSheet, documents.get(SPEC_SHEETS, ()), parameters)
    return [array_document(sheet, parameters) for sheet in sheets.values() if sheet.id not in replaced]


def completed(sheet: SpecSheet, catalog: Catalog) -> dict[str, Any]:
    """Return the array model that a sheet describes, completed with the parameters of a catalog."""
    return array_document(sheet, _parameters(catalog.calibrations, None))


def work_of_other_families(catalog: Catalog) -> Work:
    """Return the processor work of small I/Os in the storage tests of all families."""
    parameters = _parameters(catalog.calibrations, None)
    return Work(parameters[READ_WORK][1].value, parameters[WRITE_WORK][1].value)


def measured_systems(documents: Documents) -> dict[str, MeasuredSystem]:
    """Return the measured systems in all evidence files, by id."""
    described = [
        {"source": document.get("source"), **system}
        for document in documents.get("evidence", ())
        for system in document.get("systems", ())
    ]
    return _by_id(MeasuredSystem, described)


def _parameters(
    calibrations: Mapping[str, Calibration], in_use: Calibration | None
) -> dict[str, tuple[str, CalibratedParameter]]:
    """Return the parameters by name. A hold-out calibration is used only if it is ``in_use``."""
    filling = [*(c for c in calibrations.values() if not c.held_out), *([in_use] if in_use else [])]
    return {parameter.name: (c.source, parameter) for c in filling for parameter in c.parameters}


def _by_id(
    kind: type[DocumentT],
    documents: Iterable[Mapping[str, Any]],
    parameters: Parameters | None = None,
) -> dict[str, DocumentT]:
    found: dict[str, DocumentT] = {}
    for document in documents:
        name = f"{kind.__name__} {document.get('id', '(no id)')}"
        try:
            parsed = kind.model_validate(_filled(document, parameters or {}, name))
        except ValidationError as error:
            raise CatalogError(_refusal(name, error.errors()[0])) from error
        _check_facts(parsed, name)
        identifier: str = parsed.id  # type: ignore[attr-defined]
        if identifier in found:
            raise CatalogError(f"{name} stands twice")
        found[identifier] = parsed
    return found


def _refusal(name: str, error: Mapping[str, Any]) -> Text:
    """Return the first problem in a document, with the path of the field."""
    context = error.get("ctx", {})
    path = ".".join(str(step) for step in (*error["loc"], *((context["field"],) if "field" in context else ())))
    problem: Text = context.get("message", error["msg"])
    if "allowed" not in context:
        return f"{name}: {path}: {problem}"
    return msg("catalog-invalid-field", document=name, path=path, problem=problem, allowed=context["allowed"])


def _check_facts(document: Document, name: str) -> None:
    """Reject impossible facts: negative values, shares above 1, and reduction ratios below 1."""
    for named in facts_of(document):
        value, field = named.fact.value, named.path.rsplit(".", 1)[-1]
        most = 1.0 if field.endswith("_fraction") else math.inf
        least = 1.0 if field in REDUCTIONS else 0.0
        if value is not None and not least <= value <= most:
            allowed = f"{least:g} to {most:g}" if math.isfinite(most) else f"{least:g} or more"
            raise CatalogError(f"{name}: {named.path}: given {value:g}, allowed {allowed}")


def _filled(node: Any, parameters: Parameters, name: str) -> Any:
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
    """Return only the evidence rows, for use by a calibration that the rest of the catalog depends on.

    Tolerances apply to the rows of all documents. They are set by metric, by ``phase.metric``, or on the row itself.

    Raises
    ------
    CatalogError
        If a row is malformed or duplicated.
    """
    rows: dict[str, EvidenceRow] = {}
    found = list(documents.get("evidence", ()))
    tolerances = {key: value for document in found for key, value in document.get("tolerances", {}).items()}
    for document in found:
        for row in document.get("rows", ()):
            # `lines` refers to our working copy of a study, which readers of the catalog do not have.
            fields = {key: value for key, value in row.items() if key != "lines"}
            usual = tolerances.get(f"{row.get('phase')}.{row.get('metric')}", tolerances.get(row.get("metric")))
            read = _by_id(EvidenceRow, [{"source": document.get("source"), "tolerance": usual, **fields}])
            if read.keys() & rows.keys():
                raise CatalogError(f"EvidenceRow {row.get('id')} stands twice")
            rows.update(read)
    return tuple(rows.values())


def _check_profiles(workloads: Mapping[str, WorkloadProfile], deployments: Mapping[str, Deployment]) -> None:
    for profile in workloads.values():
        if (successor := profile.superseded_by) is not None and successor not in workloads:
            raise CatalogError(f"WorkloadProfile {profile.id}: superseded_by: no profile {successor!r} in the catalog")
        if profile.deployment_id not in deployments:
            raise CatalogError(
                f"WorkloadProfile {profile.id}: deployment_id: no deployment {profile.deployment_id!r} in the catalog"
            )


def _check_references(
    sources: Mapping[str, Source],
    drives: Mapping[str, Drive],
    arrays: Mapping[str, ArrayModel],
    deployments: Mapping[str, Deployment],
    workloads: Mapping[str, WorkloadProfile],
    evidence: tuple[EvidenceRow, ...],
) -> None:
    for array in arrays.values():
        for drive in array.drives:
            if drive not in drives:
                raise CatalogError(f"ArrayModel {array.id}: drives: no drive {drive!r} in the catalog")
    _check_profiles(workloads, deployments)
    known = {row.id for row in evidence}
    for row in evidence:
        for field in ("same_as", "counts_with", "mirrors"):
            if (named := getattr(row, field)) and named not in known:
                raise CatalogError(f"EvidenceRow {row.id}: {field}: no row {named!r} in the catalog")
        if row.source not in sources:
            raise CatalogError(f"EvidenceRow {row.id}: source: no source {row.source!r} in the catalog")


def _check_sources(volumes: Mapping[str, CloudVolume], sources: Mapping[str, Source]) -> None:
    for volume in volumes.values():
        for source in volume.sources:
            if source not in sources:
                raise CatalogError(f"CloudVolume {volume.id}: source: no source {source!r} in the catalog")


def _fingerprint(*parts: Mapping[str, Document] | tuple[Document, ...]) -> str:
    documents = [d for part in parts for d in (part.values() if isinstance(part, Mapping) else part)]
    text = json.dumps([d.model_dump(mode="json") for d in documents], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
