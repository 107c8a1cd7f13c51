"""Invariants of the seed catalog: every number has an origin, and none is fitted by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from stormsizer.evidence.metrics import CONDITION_METRICS, METRICS
from stormsizer.model.catalog import Calibration, Catalog, Role
from stormsizer.model.catalog.facts import NamedFact, facts_of
from stormsizer.model.catalog.spec_sheets import GENERAL, read_cpu_of, write_cpu_of
from stormsizer.model.provenance import Status
from tests.engine import seeds


def all_facts(catalog: Catalog) -> Iterator[tuple[str, NamedFact]]:
    """Every fact with the document that contains it."""
    for documents in (catalog.drives, catalog.arrays, catalog.deployments, catalog.workloads):
        for name, document in documents.items():
            for named in facts_of(document):
                yield name, named


def in_use(catalog: Catalog) -> tuple[Calibration, ...]:
    """The calibrations that fill the catalog."""
    return tuple(c for c in catalog.calibrations.values() if not c.held_out)


def nodes(node: Any) -> Iterator[dict[str, Any]]:
    """Every mapping in a document."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)


def test_every_fact_names_a_source_of_the_catalog(catalog: Catalog) -> None:
    for document, named in all_facts(catalog):
        if named.fact.source is not None:
            assert named.fact.source in catalog.sources, f"{document}: {named.path}"


def test_every_fact_has_the_origin_that_its_status_requires(catalog: Catalog) -> None:
    """Checked on reading too; here, that nothing empty passes for an origin."""
    for document, named in all_facts(catalog):
        place = f"{document}: {named.path}"
        match named.fact.status:
            case Status.STATED | Status.SPECIFIED:
                assert len(named.fact.where) >= 4, place
            case Status.DERIVED | Status.ASSUMED | Status.UNKNOWN:
                assert len(named.fact.reasoning) >= 5, place
            case Status.CALIBRATED:
                assert named.fact.rows, place


def test_every_range_contains_its_value(catalog: Catalog) -> None:
    for document, named in all_facts(catalog):
        fact = named.fact
        if fact.value is not None and fact.low is not None and fact.high is not None:
            assert fact.low <= fact.value <= fact.high, f"{document}: {named.path}"


def test_every_fact_of_a_workload_or_deployment_is_known(catalog: Catalog) -> None:
    """Inputs of the engine may be assumed, but not unknown."""
    for document in (*catalog.workloads.values(), *catalog.deployments.values()):
        assert [named.path for named in facts_of(document) if named.fact.value is None] == []


def test_only_facts_that_the_engine_does_not_need_are_unknown(catalog: Catalog) -> None:
    """Facts known only to the customer, and the admission limit of a controller: unlimited unless given."""
    unknown = {named.path.rsplit(".", 1)[-1] for _, named in all_facts(catalog) if named.fact.value is None}
    assert unknown <= {"watts", "n_admitted_ios", "nvram_gib", "watts_without_drives"}


def test_no_calibrated_number_is_entered_by_hand() -> None:
    """A fitted value exists only in a calibration; other documents refer to it by name."""
    for kind, documents in seeds.catalog_documents().items():
        if kind in ("calibrations", "evidence"):
            continue
        for node in nodes(documents):
            assert node.get("status") != "calibrated", node
            if "calibrated" in node:
                assert set(node) == {"calibrated"}


def measured_sheets(catalog: Catalog) -> set[str]:
    """Families that were completed from a sheet, and that storage tests calibrate."""
    rows = {row.system for row in catalog.evidence if row.role is Role.CALIBRATES}
    tests = (catalog.systems[name].storage_test for name in rows if name in catalog.systems)
    return {test.array for test in tests if test is not None}


def test_every_calibrated_name_resolves_and_every_parameter_is_used(catalog: Catalog) -> None:
    named = {
        node["calibrated"]
        for kind in ("drives", "arrays", "deployments", "workloads")
        for node in nodes(seeds.catalog_documents()[kind])
        if "calibrated" in node
    }
    sheets = measured_sheets(catalog)
    named |= GENERAL | {name_of(sheet) for sheet in sheets for name_of in (read_cpu_of, write_cpu_of)}
    assert named == {parameter.name for calibration in in_use(catalog) for parameter in calibration.parameters}


def test_calibrating_rows_are_exactly_those_of_the_parameters(catalog: Catalog) -> None:
    by_role = {row.id for row in catalog.evidence if row.role is Role.CALIBRATES}
    by_parameter = {row for c in in_use(catalog) for parameter in c.parameters for row in parameter.rows}
    assert by_role == by_parameter


def test_every_calibration_names_rows_that_exist(catalog: Catalog) -> None:
    known = {row.id for row in catalog.evidence}
    for calibration in catalog.calibrations.values():
        assert {row for parameter in calibration.parameters for row in parameter.rows} <= known
        assert set(calibration.held_out) <= known


def test_calibration_never_uses_its_held_out_rows(catalog: Catalog) -> None:
    held_out = [c for c in catalog.calibrations.values() if c.held_out]
    assert held_out
    for calibration in held_out:
        seen = {row for parameter in calibration.parameters for row in parameter.rows}
        same = {row.same_as for row in catalog.evidence if row.id in seen and row.same_as}
        assert not (seen | same) & set(calibration.held_out)


def test_parameters_have_five_digits_and_lie_in_their_range(catalog: Catalog) -> None:
    for calibration in catalog.calibrations.values():
        for parameter in calibration.parameters:
            assert float(f"{parameter.value:.5g}") == parameter.value, parameter.name
            if parameter.low is not None and parameter.high is not None:
                assert parameter.low <= parameter.value <= parameter.high, parameter.name


def test_equally_good_fits_name_existing_parameters(catalog: Catalog) -> None:
    for calibration in catalog.calibrations.values():
        names = {parameter.name for parameter in calibration.parameters}
        for values in calibration.as_good:
            assert set(values) <= names


def test_one_write_cost_applies_to_both_releases(catalog: Catalog) -> None:
    """The upgrade changed only the cost of a read."""
    old, new = catalog.arrays["netapp-fas3270"].firmware
    assert old.cpu_us_per_write.known == new.cpu_us_per_write.known
    assert old.cpu_us_per_read.known > new.cpu_us_per_read.known


def test_every_table_of_the_study_has_rows(catalog: Catalog) -> None:
    tables = {row.table for row in catalog.evidence if row.source == "netapp-tr3949"}
    assert {f"Table {n}" for n in range(1, 21)} <= tables


def test_every_modeled_check_has_a_tolerance(catalog: Catalog) -> None:
    """Tolerances are chosen with the row, before the prediction is known."""
    for row in catalog.evidence:
        if row.role is Role.CHECKS and row.metric in {*METRICS, *CONDITION_METRICS}:
            assert row.tolerance is not None, row.id


def test_formula_has_its_arithmetic_or_names_the_row_it_repeats(catalog: Catalog) -> None:
    for row in catalog.evidence:
        if row.role is Role.FORMULA:
            assert row.formula or row.same_as or row.note, row.id


def test_repeated_measurement_is_not_both_calibrated_and_checked(catalog: Catalog) -> None:
    roles = {row.id: row.role for row in catalog.evidence}
    for row in catalog.evidence:
        if row.same_as:
            assert row.same_as in roles, row.id
            assert {row.role, roles[row.same_as]} != {Role.CALIBRATES, Role.CHECKS}, row.id


def test_fractions_are_between_zero_and_one(catalog: Catalog) -> None:
    for row in catalog.evidence:
        if row.unit == "fraction" and not row.metric.endswith("_change"):
            low, high = row.measured_range
            assert -1.0 <= low <= high <= 1.5, row.id


def test_identifiers_are_valid_in_a_url(catalog: Catalog) -> None:
    for row in catalog.evidence:
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]*", row.id), row.id


@pytest.mark.parametrize("kind", ["sources", "arrays"])
def test_every_source_has_the_date_of_its_last_check(catalog: Catalog, kind: str) -> None:
    for name, document in getattr(catalog, kind).items():
        if document.checked_on:
            assert date(2026, 1, 1) <= date.fromisoformat(document.checked_on), name
