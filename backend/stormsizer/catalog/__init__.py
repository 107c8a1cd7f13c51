"""Catalogue facts: arrays, drives, workload profiles, sources and evidence, each number with its origin."""

from stormsizer.catalog.applications import Application, ApplicationRun
from stormsizer.catalog.arrays import ArrayModel, Drive, Firmware, RaidLayout, Tier
from stormsizer.catalog.assembly import Catalog, CatalogError, Documents, assemble, evidence_rows, measured_systems
from stormsizer.catalog.evidence_rows import EvidenceRow, MeasuredSystem, Role, Tolerance
from stormsizer.catalog.prices import ArrayPrices, PriceList
from stormsizer.catalog.sources import CalibratedParameter, Calibration, Source
from stormsizer.catalog.workloads import Deployment, LoginPhase, RatePhase, WorkloadProfile, WorkPhase

__all__ = [
    "Application",
    "ApplicationRun",
    "ArrayModel",
    "ArrayPrices",
    "CalibratedParameter",
    "Calibration",
    "Catalog",
    "CatalogError",
    "Deployment",
    "Documents",
    "Drive",
    "EvidenceRow",
    "Firmware",
    "LoginPhase",
    "MeasuredSystem",
    "PriceList",
    "RaidLayout",
    "RatePhase",
    "Role",
    "Source",
    "Tier",
    "Tolerance",
    "WorkPhase",
    "WorkloadProfile",
    "assemble",
    "evidence_rows",
    "measured_systems",
]
