"""`/api/v1/catalog`."""

from collections.abc import Mapping
from typing import TypeVar

from fastapi import APIRouter
from pydantic import ConfigDict

from stormsizer.messages.text import msg
from stormsizer.model.catalog import ArrayModel, Deployment, Drive, EvidenceRow, Source, WorkloadProfile
from stormsizer.model.catalog.grades import ArraySupport, supports
from stormsizer.model.provenance import Document
from stormsizer.model.scenario.problems import shortened
from webapp.catalogs import service
from webapp.catalogs.schemas import CatalogList, CatalogOverview
from webapp.core.http.errors import NotFoundError
from webapp.core.ports import CurrentCatalog, Db

router = APIRouter(prefix="/catalog", tags=["catalog"])

EntryT = TypeVar("EntryT", bound=Document)


class ArrayList(CatalogList[ArrayModel]):
    """Array families with their legal configuration steps."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    support: Mapping[str, ArraySupport]
    """Grade of each family, and the number of its cited facts, by ID."""


class DriveList(CatalogList[Drive]):
    """Drive models."""


class DeploymentList(CatalogList[Deployment]):
    """Deployments: how desktops are created and renewed."""


class WorkloadList(CatalogList[WorkloadProfile]):
    """Workload profiles."""


class SourceList(CatalogList[Source]):
    """Source documents for facts."""


class EvidenceList(CatalogList[EvidenceRow]):
    """Measured values from published sources."""


@router.get("")
def get_catalog(db: Db) -> CatalogOverview:
    """Return the current catalog version and its number of entries."""
    return service.overview(db)


@router.get("/arrays")
def list_arrays(catalog: CurrentCatalog) -> ArrayList:
    """Return all arrays."""
    items = tuple(catalog.arrays.values())
    return ArrayList(catalog_version=catalog.version, items=items, support=supports(catalog))


@router.get("/arrays/{array_id}")
def get_array(catalog: CurrentCatalog, array_id: str) -> ArrayModel:
    """Return one array."""
    return _entry(catalog.arrays, array_id)


@router.get("/drives")
def list_drives(catalog: CurrentCatalog) -> DriveList:
    """Return all drives."""
    return DriveList(catalog_version=catalog.version, items=tuple(catalog.drives.values()))


@router.get("/drives/{drive_id}")
def get_drive(catalog: CurrentCatalog, drive_id: str) -> Drive:
    """Return one drive."""
    return _entry(catalog.drives, drive_id)


@router.get("/deployments")
def list_deployments(catalog: CurrentCatalog) -> DeploymentList:
    """Return all deployments."""
    return DeploymentList(catalog_version=catalog.version, items=tuple(catalog.deployments.values()))


@router.get("/deployments/{deployment_id}")
def get_deployment(catalog: CurrentCatalog, deployment_id: str) -> Deployment:
    """Return one deployment."""
    return _entry(catalog.deployments, deployment_id)


@router.get("/workloads")
def list_workloads(catalog: CurrentCatalog) -> WorkloadList:
    """Return all workload profiles."""
    return WorkloadList(catalog_version=catalog.version, items=tuple(catalog.workloads.values()))


@router.get("/workloads/{workload_id}")
def get_workload(catalog: CurrentCatalog, workload_id: str) -> WorkloadProfile:
    """Return one workload profile."""
    return _entry(catalog.workloads, workload_id)


@router.get("/sources")
def list_sources(catalog: CurrentCatalog) -> SourceList:
    """Return all sources."""
    return SourceList(catalog_version=catalog.version, items=tuple(catalog.sources.values()))


@router.get("/sources/{source_id}")
def get_source(catalog: CurrentCatalog, source_id: str) -> Source:
    """Return one source."""
    return _entry(catalog.sources, source_id)


@router.get("/evidence")
def list_evidence_rows(catalog: CurrentCatalog) -> EvidenceList:
    """Return all measured values, as published in their sources."""
    return EvidenceList(catalog_version=catalog.version, items=catalog.evidence)


@router.get("/evidence/{row_id}")
def get_evidence_row(catalog: CurrentCatalog, row_id: str) -> EvidenceRow:
    """Return one measured value."""
    return _entry({row.id: row for row in catalog.evidence}, row_id)


def _entry(entries: Mapping[str, EntryT], identifier: str) -> EntryT:
    try:
        return entries[identifier]
    except KeyError as error:
        raise NotFoundError(msg("problem-no-catalog-entry", id=shortened(identifier))) from error
