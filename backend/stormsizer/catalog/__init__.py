"""Catalogue facts: arrays, drives, workload profiles, sources and evidence, each number with its origin."""

from stormsizer.catalog.arrays import ArrayModel, Drive, Firmware
from stormsizer.catalog.assembly import Catalog, CatalogError, Documents, assemble, evidence_rows
from stormsizer.catalog.evidence_rows import EvidenceRow, Role, Tolerance
from stormsizer.catalog.sources import CalibratedParameter, Calibration, Source
from stormsizer.catalog.workloads import LoginPhase, RatePhase, WorkloadProfile, WorkPhase

__all__ = [
    "ArrayModel",
    "CalibratedParameter",
    "Calibration",
    "Catalog",
    "CatalogError",
    "Documents",
    "Drive",
    "EvidenceRow",
    "Firmware",
    "LoginPhase",
    "RatePhase",
    "Role",
    "Source",
    "Tolerance",
    "WorkPhase",
    "WorkloadProfile",
    "assemble",
    "evidence_rows",
]
