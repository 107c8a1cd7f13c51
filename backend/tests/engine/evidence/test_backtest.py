"""Measured beside predicted: what counts as an error, and what as close enough."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.catalog import Catalog, EvidenceRow, Role, Tolerance
from stormsizer.evidence.backtest import (
    HELD_OUT_PREFIX,
    Backtest,
    backtest,
    error_of,
    independent_checks,
    is_within,
)
from stormsizer.evidence.metrics import METRICS
from tests.engine import seeds


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
def test_an_error_is_a_share_of_the_measured_value_or_the_distance_between_shares(
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
        (-55.0, -50.0, "", Tolerance(relative=0.1), True),
        (-56.0, -50.0, "", Tolerance(relative=0.1), False),
    ],
)
def test_a_prediction_is_within_its_tolerance_or_not(
    predicted: float, measured: Any, qualifier: str, tolerance: Tolerance, within: bool
) -> None:
    assert is_within(predicted, row(measured, qualifier=qualifier), tolerance) is within


@given(
    predicted=st.floats(0.0, 1e6),
    measured=st.floats(1e-3, 1e6),
    relative=st.floats(0.01, 1.0),
    qualifier=st.sampled_from(["", "about", "above", "below", "at_most"]),
)
def test_error_and_within_say_the_same(predicted: float, measured: float, relative: float, qualifier: str) -> None:
    error = error_of(predicted, row(measured, qualifier=qualifier))
    if abs(abs(error) - relative) > 1e-9:
        assert is_within(predicted, row(measured, qualifier=qualifier), Tolerance(relative=relative)) is (
            abs(error) <= relative
        )


@pytest.fixture(scope="module")
def published() -> Backtest:
    """The whole backtest of the seed study."""
    return seeds.published_backtest()


def test_every_row_of_the_study_stands_beside_its_prediction(published: Backtest, catalog: Catalog) -> None:
    own = [each for each in published.rows if not each.id.startswith(HELD_OUT_PREFIX)]
    assert [each.id for each in own] == [r.id for r in catalog.evidence if r.source == "netapp-tr3949"]
    assert len(own) >= 80
    assert len({each.id for each in published.rows}) == len(published.rows)


def test_a_row_keeps_its_role_and_measured_value(published: Backtest, catalog: Catalog) -> None:
    evidence = {r.id: r for r in catalog.evidence}
    for each in published.rows:
        measured = evidence[each.id.removeprefix(HELD_OUT_PREFIX)]
        assert each.measured == measured.measured
        if each.id == measured.id:
            assert each.role is measured.role


def test_what_is_not_modelled_has_no_prediction_and_no_verdict(published: Backtest) -> None:
    for each in published.rows:
        assert (each.predicted is None) == (each.error is None)
        assert (each.within is None) == (each.predicted is None or each.tolerance is None)
        if each.metric not in METRICS:
            assert each.predicted is None


def test_rows_of_a_calibration_that_never_saw_them_are_predicted_with_a_range(
    published: Backtest, catalog: Catalog
) -> None:
    held_out = [each for each in published.rows if each.id.startswith(HELD_OUT_PREFIX)]
    unseen = {r for calibration in catalog.calibrations.values() for r in calibration.held_out}
    assert held_out
    for each in held_out:
        assert each.role is Role.CHECKS
        assert each.id.removeprefix(HELD_OUT_PREFIX) in unseen
        assert each.note.startswith("Predicted without any row of this test.")
        if each.predicted is not None:
            assert each.predicted_range is not None
            low, high = each.predicted_range
            assert low <= each.predicted <= high


def test_nothing_else_has_a_range(published: Backtest) -> None:
    for each in published.rows:
        if not each.id.startswith(HELD_OUT_PREFIX):
            assert each.predicted_range is None


def test_the_summary_counts_what_is_there(published: Backtest) -> None:
    summary = published.summary
    assert summary.n_rows == len(published.rows)
    assert summary.n_predicted == sum(each.predicted is not None for each in published.rows)
    for count in summary.by_role:
        mine = [each for each in published.rows if each.role is count.role]
        assert count.n_rows == len(mine)
        assert count.n_within == sum(each.within is True for each in mine)
    assert sum(count.n_rows for count in summary.by_role) == summary.n_rows


def test_a_check_counts_once_and_in_its_strictest_form(published: Backtest) -> None:
    """A measurement predicted again without its own test does not count with it as well."""
    checks = independent_checks(published.rows)
    ids = [each.id for each in checks]
    assert not {each.removeprefix(HELD_OUT_PREFIX) for each in ids if each.startswith(HELD_OUT_PREFIX)} & set(ids)
    assert all(each.role is Role.CHECKS and each.within is not None for each in checks)
    assert published.summary.n_checks == len(checks)
    assert published.summary.n_checks_within == sum(each.within is True for each in checks)


def test_median_errors_are_the_middle_ones(published: Backtest) -> None:
    checks = independent_checks(published.rows)
    shares = sorted(abs(each.error or 0.0) for each in checks if each.unit == "fraction")
    others = sorted(abs(each.error or 0.0) for each in checks if each.unit != "fraction" and each.measured != 0)
    assert published.summary.median_share_error == shares[len(shares) // 2]
    assert published.summary.median_relative_error == others[len(others) // 2]


def test_the_checks_that_miss_by_most_are_named(published: Backtest) -> None:
    rows = {each.id: each for each in published.rows}
    worst = [rows[each] for each in published.summary.worst_check_ids]
    assert len(worst) == 3
    assert all(each.role is Role.CHECKS for each in worst)
    n_missed = published.summary.n_checks - published.summary.n_checks_within
    assert sum(each.within is False for each in worst) == min(3, n_missed)


def test_open_errors_are_shown_not_hidden(published: Backtest) -> None:
    """Monday's controller CPU has no explanation; its rows stand there with their error, whatever it is."""
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


def test_a_catalogue_without_a_study_has_an_empty_backtest(catalog: Catalog) -> None:
    assert backtest(catalog, {}).rows == ()
