"""Catalog facts: arrays, drives, workload profiles, sources and evidence, each number with its origin."""

from stormsizer.model.catalog.applications import Application, ApplicationRun
from stormsizer.model.catalog.arrays import ArrayModel, Drive, Firmware, RaidLayout, Tier
from stormsizer.model.catalog.assembly import (
    Catalog,
    CatalogError,
    Documents,
    assemble,
    completed,
    evidence_rows,
    measured_systems,
    work_of_other_families,
)
from stormsizer.model.catalog.cloud_volumes import CloudVolume
from stormsizer.model.catalog.evidence_rows import EvidenceRow, MeasuredSystem, Role, Tolerance
from stormsizer.model.catalog.prices import (
    ArrayPrice,
    ArrayPrices,
    CurrencyConversion,
    License,
    PriceList,
    ProjectPrices,
)
from stormsizer.model.catalog.sources import CalibratedParameter, Calibration, Source
from stormsizer.model.catalog.spec_sheets import SpecSheet
from stormsizer.model.catalog.workloads import Deployment, LoginPhase, RatePhase, WorkloadProfile, WorkPhase

__all__ = [
    "Application",
    "ApplicationRun",
    "ArrayModel",
    "ArrayPrice",
    "ArrayPrices",
    "CalibratedParameter",
    "Calibration",
    "Catalog",
    "CatalogError",
    "CloudVolume",
    "CurrencyConversion",
    "Deployment",
    "Documents",
    "Drive",
    "EvidenceRow",
    "Firmware",
    "License",
    "LoginPhase",
    "MeasuredSystem",
    "PriceList",
    "ProjectPrices",
    "RaidLayout",
    "RatePhase",
    "Role",
    "Source",
    "SpecSheet",
    "Tier",
    "Tolerance",
    "WorkPhase",
    "WorkloadProfile",
    "assemble",
    "completed",
    "evidence_rows",
    "measured_systems",
    "work_of_other_families",
]
