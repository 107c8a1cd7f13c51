"""Measured compared with predicted: definition of the error and of the tolerance."""

from __future__ import annotations

import statistics
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.evidence import storage_tests
from stormsizer.evidence.backtest import (
    HELD_OUT_PREFIX,
    Backtest,
    StorageTestCount,
    SystemSummary,
    backtest,
    error_of,
    independent_checks,
    is_within,
)
from stormsizer.evidence.metrics import CONDITION_METRICS, METRICS
from stormsizer.evidence.rows import BacktestRow, nearest_measured
from stormsizer.evidence.storage_tests import STORAGE_TEST
from stormsizer.model.catalog import Catalog, EvidenceRow, Role, Tolerance, assemble
from stormsizer.model.catalog.evidence_rows import BOUNDS
from tests.engine import seeds
from tests.support.languages import english


def row(measured: Any, unit: str = "s", qualifier: str = "") -> EvidenceRow:
    """A row with this value."""
    return EvidenceRow.model_validate(
        {
            "id": "row",
            "source": "tr-1",
            "system": "array",
            "table": "Table 1",
            "phase": "power_on",
            "metric": "duration_s",
            "unit": unit,
            "measured": measured,
            "perspective": "vcenter",
            "role": "checks",
            "qualifier": qualifier,
        }
    )


@pytest.mark.parametrize(
    ("predicted", "measured", "unit", "qualifier", "error"),
    [
        (110.0, 100.0, "s", "", 0.10),
        (90.0, 100.0, "s", "", -0.10),
        (0.55, 0.45, "fraction", "", 0.10),
        (0.35, 0.45, "fraction", "", -0.10),
        (0.5, 0.0, "ms", "", 0.5),
        (0.1, 0.0, "fraction", "", 0.1),
        (105.0, [100.0, 110.0], "s", "", 0.0),
        (99.0, [100.0, 110.0], "s", "", -0.01),
        (121.0, [110.0, 100.0], "s", "", 0.10),
        (0.70, [0.61, 0.73], "fraction", "", 0.0),
        (0.53, [0.61, 0.73], "fraction", "", -0.08),
        (150.0, 100.0, "s", "above", 0.0),
        (80.0, 100.0, "s", "above", -0.2),
        (50.0, 100.0, "s", "below", 0.0),
        (120.0, 100.0, "s", "below", 0.2),
        (50.0, 100.0, "s", "at_most", 0.0),
        (120.0, 100.0, "s", "at_most", 0.2),
        (120.0, 100.0, "s", "about", 0.2),
        (-0.6, -0.5, "fraction", "", -0.1),
        (-60.0, -50.0, "s", "", -0.2),
    ],
)
def test_error_is_relative_to_the_measured_value_or_the_difference_of_fractions(
    predicted: float, measured: Any, unit: str, qualifier: str, error: float
) -> None:
    assert error_of(predicted, row(measured, unit, qualifier)) == pytest.approx(error, abs=1e-12)


@pytest.mark.parametrize(
    ("predicted", "measured", "qualifier", "tolerance", "within"),
    [
        (110.0, 100.0, "", Tolerance(relative=0.1), True),
        (110.1, 100.0, "", Tolerance(relative=0.1), False),
        (0.55, 0.45, "", Tolerance(absolute=0.1), True),
        (0.34, 0.45, "", Tolerance(absolute=0.1), False),
        (121.0, [100.0, 110.0], "", Tolerance(relative=0.1), True),
        (121.1, [100.0, 110.0], "", Tolerance(relative=0.1), False),
        (89.9, [100.0, 110.0], "", Tolerance(relative=0.1), False),
        (0.0, 0.0, "", Tolerance(relative=0.1), True),
        (0.01, 0.0, "", Tolerance(relative=0.1), False),
        (0.01, 0.0, "", Tolerance(absolute=0.1), True),
        (900.0, 100.0, "above", Tolerance(relative=0.1), True),
        (91.0, 100.0, "above", Tolerance(relative=0.1), True),
        (89.0, 100.0, "above", Tolerance(relative=0.1), False),
        (1.0, 100.0, "at_most", Tolerance(relative=0.1), True),
        (111.0, 100.0, "at_most", Tolerance(relative=0.1), False),
        (149.0, 100.0, "", Tolerance(factor=1.5), True),
        (151.0, 100.0, "", Tolerance(factor=1.5), False),
        (67.0, 100.0, "", Tolerance(factor=1.5), True),
        (66.0, 100.0, "", Tolerance(factor=1.5), False),
        (-55.0, -50.0, "", Tolerance(relative=0.1), True),
        (-56.0, -50.0, "", Tolerance(relative=0.1), False),
    ],
)
def test_prediction_is_checked_against_its_tolerance(
    predicted: float, measured: Any, qualifier: str, tolerance: Tolerance, within: bool
) -> None:
    assert is_within(predicted, row(measured, qualifier=qualifier), tolerance) is within


@given(
    predicted=st.floats(0.0, 1e6),
    measured=st.floats(1e-3, 1e6),
    relative=st.floats(0.01, 1.0),
    qualifier=st.sampled_from(["", "about", "above", "below", "at_most"]),
)
def test_error_and_tolerance_check_agree(predicted: float, measured: float, relative: float, qualifier: str) -> None:
    error = error_of(predicted, row(measured, qualifier=qualifier))
    if abs(abs(error) - relative) > 1e-9:
        assert is_within(predicted, row(measured, qualifier=qualifier), Tolerance(relative=relative)) is (
            abs(error) <= relative
        )


def test_every_row_of_a_study_has_a_prediction(published: Backtest, catalog: Catalog) -> None:
    own = [each for each in published.rows if not each.id.startswith(HELD_OUT_PREFIX)]
    assert {each.id for each in own} == {r.id for r in catalog.evidence}
    assert sum(each.source == "netapp-tr3949" for each in own) >= 80
    assert len({each.id for each in published.rows}) == len(published.rows)


def test_row_preserves_its_role_and_measured_value(published: Backtest, catalog: Catalog) -> None:
    evidence = {r.id: r for r in catalog.evidence}
    for each in published.rows:
        measured = evidence[each.id.removeprefix(HELD_OUT_PREFIX)]
        assert each.measured == measured.measured
        if each.id == measured.id:
            assert each.role is measured.role


def test_unmodeled_row_has_no_prediction_and_no_verdict(published: Backtest) -> None:
    for each in published.rows:
        assert (each.predicted is None) == (each.error is None)
        assert (each.within is None) == (each.predicted is None or each.tolerance is None)
        modeled = {*METRICS, *CONDITION_METRICS, *storage_tests.METRICS}
        if each.metric not in modeled and each.role is not Role.FORMULA:
            assert each.predicted is None


def test_held_out_rows_are_predicted_with_a_range(published: Backtest, catalog: Catalog) -> None:
    held_out = [each for each in published.rows if each.id.startswith(HELD_OUT_PREFIX)]
    unseen = {r for calibration in catalog.calibrations.values() for r in calibration.held_out}
    assert held_out
    for each in held_out:
        assert each.role is Role.CHECKS
        assert each.id.removeprefix(HELD_OUT_PREFIX) in unseen
        assert english(each.note).startswith("Predicted without using any data from this test.")
        if each.predicted is not None:
            assert each.predicted_range is not None
            low, high = each.predicted_range
            assert low <= each.predicted <= high


def test_only_held_out_rows_have_a_range(published: Backtest) -> None:
    for each in published.rows:
        if not each.id.startswith(HELD_OUT_PREFIX):
            assert each.predicted_range is None


def test_the_summary_counts_the_existing_rows(published: Backtest) -> None:
    summary = published.summary
    assert summary.n_rows == len(published.rows)
    assert summary.n_predicted == sum(each.predicted is not None for each in published.rows)
    for count in summary.by_role:
        mine = [each for each in published.rows if each.role is count.role]
        assert count.n_rows == len(mine)
        assert count.n_within == sum(each.within is True for each in mine)
    assert sum(count.n_rows for count in summary.by_role) == summary.n_rows


def test_repeated_check_counts_once_in_its_strictest_form(published: Backtest) -> None:
    """A measurement predicted again without its own test does not count with it as well."""
    checks = independent_checks(published.rows)
    ids = [each.id for each in checks]
    assert not {each.removeprefix(HELD_OUT_PREFIX) for each in ids if each.startswith(HELD_OUT_PREFIX)} & set(ids)
    assert all(each.role is Role.CHECKS and each.within is not None for each in checks)
    for count, of_arrays in ((published.summary.checks, False), (storage_test_count(published).checks, True)):
        counted = [each for each in checks if (each.phase == STORAGE_TEST) is of_arrays]
        assert count.n_checks == len(counted)
        assert count.n_within == sum(each.within is True for each in counted)


def test_bounds_are_counted_and_stated_apart_from_measured_values(published: Backtest) -> None:
    count = published.summary.checks
    checks = desktop_checks(published)
    bounds = [each for each in checks if each.qualifier in BOUNDS]
    assert (count.n_bounds, count.n_bounds_within) == (len(bounds), sum(each.within is True for each in bounds))
    assert 0 < count.n_bounds_within <= count.n_bounds < count.n_checks
    points = [each for each in checks if each.qualifier not in BOUNDS]
    assert (count.n_points, count.n_points_within) == (len(points), sum(each.within is True for each in points))
    sentence = english(published.summary.sentence)
    assert sentence.startswith(f"Of {count.n_points} independent measured values, {count.n_points_within} are within")
    assert f"Of {count.n_bounds} published bounds, {count.n_bounds_within} are met." in sentence
    exact = [each for each in independent_checks(published.rows) if each.qualifier not in BOUNDS]
    assert sum(each.n_checks for each in published.summary.medians) == len(exact)


def test_median_errors_use_only_rows_with_a_printed_value(published: Backtest) -> None:
    exact = [each for each in desktop_checks(published) if each.qualifier not in BOUNDS]
    shares = [abs(each.error or 0.0) for each in exact if each.unit == "fraction"]
    others = [abs(each.error or 0.0) for each in exact if each.unit != "fraction"]
    assert published.summary.median_share_error == statistics.median(shares)
    assert published.summary.median_relative_error == statistics.median(others)


def storage_test_count(published: Backtest) -> StorageTestCount:
    assert published.summary.storage_tests is not None
    return published.summary.storage_tests


def desktop_checks(published: Backtest) -> list[BacktestRow]:
    """The independent checks of desktops, without synthetic loads on arrays."""
    return [each for each in independent_checks(published.rows) if each.phase != STORAGE_TEST]


def desktop_studies(published: Backtest) -> list[SystemSummary]:
    """The publications about desktops."""
    return [each for each in published.summary.systems if not each.of_storage]


def test_evidence_covers_ten_publications_with_at_least_143_checks(published: Backtest) -> None:
    """All of them are simulated; no check depends on another."""
    studies = desktop_studies(published)
    assert len(studies) == 10
    assert published.summary.n_rows >= 220
    assert published.summary.checks.n_checks >= 143
    assert [each.source for each in studies if not each.checks.n_checks] == []
    assert sum(each.checks.n_checks for each in studies) == published.summary.checks.n_checks


def test_storage_tests_are_counted_apart_from_desktops(published: Backtest) -> None:
    """Highest rates of small I/Os are predicted from other manufacturers within a factor of 1.5 in two of three."""
    count = storage_test_count(published)
    assert count.checks.n_checks >= 54
    assert count.checks.n_within / count.checks.n_checks >= 0.5
    rates = count.maximum_iops_left_out
    assert rates.n_checks >= 31
    assert rates.n_within / rates.n_checks >= 0.67
    assert rates.median_relative_error <= 0.2


def test_median_check_error_is_at_most_ten_percent_without_tn_2077(published: Backtest) -> None:
    """TN-2077 does not state the window of its means. With it, the median is 10% as well."""
    exact = [each for each in desktop_checks(published) if each.qualifier not in BOUNDS]
    errors = {each.id: abs((each.predicted or 0.0) - nearest_measured(each.predicted or 0.0, each)) for each in exact}
    stated = [
        errors[each.id] / abs(nearest_measured(each.predicted or 0.0, each))
        for each in exact
        if each.source != "nutanix-tn-2077" and nearest_measured(each.predicted or 0.0, each) != 0.0
    ]
    assert statistics.median(stated) <= 0.10
    assert round(published.summary.checks.median_relative_error, 2) == 0.10


def test_fraction_of_checks_within_tolerance_does_not_fall(published: Backtest) -> None:
    """The target is 80%; 69% are reached, 69% without TN-2077, and 73% on the first five studies.

    With parameters that depend on one row alone, it would be 74% on the first five.
    """
    assert published.summary.checks.n_within / published.summary.checks.n_checks >= 0.69
    studies = desktop_studies(published)
    stated = [each.checks for each in studies if each.source != "nutanix-tn-2077"]
    assert sum(each.n_within for each in stated) / sum(each.n_checks for each in stated) >= 0.69
    first = [each.checks for each in studies if not each.source.startswith("nutanix-")]
    assert sum(each.n_within for each in first) / sum(each.n_checks for each in first) >= 0.73


def test_dependent_checks_are_counted_once(published: Backtest, catalog: Catalog) -> None:
    rows = {each.id: each for each in catalog.evidence}
    for each in independent_checks(published.rows):
        assert not each.counts_with
        assert not each.same_as
    dependent = [row for row in catalog.evidence if row.counts_with and row.role is Role.CHECKS]
    assert all(rows[row.counts_with].role is Role.CHECKS for row in dependent)


@pytest.mark.long
def test_every_check_changes_when_its_facts_change(published: Backtest) -> None:
    """A prediction that nothing in the catalog moves proves nothing."""
    documents = {
        kind: items
        if kind in ("evidence", "applications")
        else [item if item.get("borrowed") else shaken(item) for item in items]
        for kind, items in seeds.catalog_documents().items()
    }
    moved = {each.id: each.predicted for each in backtest(assemble(documents), seeds.scenarios()).rows}
    still = [each.id for each in independent_checks(published.rows) if moved.get(each.id) == each.predicted]
    assert not still


COUNTED = (
    "module_gib",
    "merge_ratio",
    "write_reduction_ratio",
    "data_reduction_ratio",
    "parallel_ios",
    "n_parity_per_group",
    "n_drives_per_module",
    "write_crossings",
    "n_fixed",
    "n_drives",
    "n_cores",
    "n_spares",
    "drive_step",
    "group_size",
    "controllers",
    "fewest_controllers",
    "standby_controllers",
    "standby_ports",
    "n_copies_elsewhere",
    "n_built_in",
    "fewest_arrays",
    "fewest_drives",
    "n_parity",
    "n_pieces_per_read",
    "n_pieces_read_per_write",
    "n_slots",
    "specrate_per_core",
)

LIMITS = {"constant", "least", "most", "most_written", "mib_per_s"}
"""Numbers in the limits of cloud volumes."""


def shaken(node: Any) -> Any:
    """A document with all facts, fitted parameters and limits of cloud volumes a quarter smaller; counts stay."""
    if isinstance(node, dict):
        value = node.get("value")
        fitted = "status" in node or "method" in node
        if fitted and isinstance(value, float | int):
            return {**{k: v for k, v in node.items() if k not in ("low", "high")}, "value": 0.75 * value}
        if node.keys() & LIMITS:
            return {key: 0.75 * item if key in {*LIMITS, "iops"} else item for key, item in node.items()}
        kept = {key: item for key, item in node.items() if key in COUNTED or key.startswith("max_")}
        return {**{key: shaken(item) for key, item in node.items() if key not in kept}, **kept}
    return [shaken(item) for item in node] if isinstance(node, list) else node


def test_fits_use_only_calibrating_rows(catalog: Catalog) -> None:
    """Parameters come from rows in role *calibrates*; printed arithmetic and explained rows are never used."""
    roles = {each.id: each.role for each in catalog.evidence}
    for calibration in catalog.calibrations.values():
        if calibration.held_out:
            continue
        for parameter in calibration.parameters:
            assert {roles[row] for row in parameter.rows} == {Role.CALIBRATES}, parameter.name


def test_left_out_study_is_predicted_without_its_rows(catalog: Catalog, published: Backtest) -> None:
    borrowed = [each for each in catalog.calibrations.values() if each.borrowed]
    assert {each.source for each in borrowed} == {each.source for each in catalog.evidence}
    for calibration in borrowed:
        own = {each.id for each in catalog.evidence if each.source == calibration.source}
        assert own == set(calibration.held_out)
        assert not own & {row for parameter in calibration.parameters for row in parameter.rows}
    assert published.summary.left_out.n_checks >= 30


def test_worst_checks_are_listed(published: Backtest) -> None:
    rows = {each.id: each for each in published.rows}
    worst = [rows[each] for each in published.summary.worst_check_ids]
    assert len(worst) == 3
    assert all(each.role is Role.CHECKS for each in worst)
    n_missed = published.summary.checks.n_checks - published.summary.checks.n_within
    assert sum(each.within is False for each in worst) == min(3, n_missed)


def test_known_errors_are_shown(published: Backtest) -> None:
    """Monday's controller CPU has no explanation; its rows are listed with their error."""
    mondays = [
        each
        for each in published.rows
        if each.metric == "controller_cpu_fraction" and each.phase == "monday_login" and each.predicted is not None
    ]
    assert mondays
    assert all(each.error is not None and each.role is not Role.CALIBRATES for each in mondays)


def test_both_releases_are_predicted_with_one_set_of_parameters(published: Backtest) -> None:
    for system in ("fas3270-ontap-8.0.1", "fas3270-ontap-8.1"):
        assert sum(each.system == system and each.predicted is not None for each in published.rows) >= 40


def test_backtest_without_evidence_is_empty() -> None:
    documents = {kind: items for kind, items in seeds.catalog_documents().items() if kind != "evidence"}
    assert backtest(assemble(documents), {}).rows == ()


def test_study_without_its_scenario_is_listed_without_predictions(catalog: Catalog) -> None:
    found = [each for each in backtest(catalog, {}).rows if each.source == "netapp-tr3949"]
    rows = [each for each in found if each.role is not Role.FORMULA]
    assert rows
    assert all(each.predicted is None and each.within is None for each in rows)
