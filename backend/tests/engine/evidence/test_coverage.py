"""Spread of the errors, and how often ranges contain the measured values."""

from __future__ import annotations

import math

import pytest

from stormsizer.confidence.error_model import CLOSE, LEARNED, FigureKind
from stormsizer.evidence import Backtest
from stormsizer.evidence.backtest import independent_checks
from stormsizer.evidence.coverage import (
    P90_PER_MEDIAN,
    Error,
    coverage_of,
    errors_of,
    learned,
    left_out_errors,
)


def errors(source: str, n_differences: int, *log_errors: float) -> tuple[Error, ...]:
    return tuple(Error(source, kind, error, n_differences) for kind in FigureKind for error in log_errors)


def test_the_spread_follows_the_median_of_each_class() -> None:
    close = (*errors("a", 1, 0.2), *errors("b", CLOSE, 0.2))
    spreads = learned((*close, *errors("a", CLOSE + 1, 0.4), *errors("b", CLOSE + 1, 0.4)))
    for kind in FigureKind:
        assert spreads[kind].close == round(0.2 * P90_PER_MEDIAN, 2)
        assert spreads[kind].far == round(0.4 * P90_PER_MEDIAN, 2)


def test_each_study_counts_once_whatever_its_number_of_rows() -> None:
    many = errors("failed", 1, *[5.0] * 20)
    spreads = learned((*many, *errors("a", 1, 0.1), *errors("b", 1, 0.1)))
    assert spreads[FigureKind.LOAD].close == round(0.1 * P90_PER_MEDIAN, 2)


def test_one_study_alone_does_not_teach_a_spread() -> None:
    spreads = learned((*errors("a", 1, 0.3), *errors("b", 1, 0.3), *errors("failed", CLOSE + 1, 5.0)))
    assert spreads[FigureKind.TIME].far == spreads[FigureKind.TIME].close == round(0.3 * P90_PER_MEDIAN, 2)


def test_shares_of_logins_are_not_compared(published: Backtest) -> None:
    checks = independent_checks(published.rows)
    shares = [row for row in checks if row.metric.startswith("login_") and row.unit == "fraction"]
    assert shares
    assert errors_of(shares) == ()


def test_a_single_study_says_nothing_about_its_own_ranges(published: Backtest) -> None:
    only = independent_checks(row for row in published.rows if row.source == "emc-vnx5500")
    assert {coverage.n_rows for coverage in coverage_of(only)} == {0}


def test_the_engine_uses_what_its_own_measurements_teach(published: Backtest) -> None:
    checks = independent_checks(published.rows)
    assert learned(left_out_errors(checks)) == LEARNED


def test_ranges_grow_with_their_probability(published: Backtest) -> None:
    checks = independent_checks(published.rows)
    shares = coverage_of(checks)
    inside = [coverage.left_out_n_inside for coverage in shares]
    assert inside == sorted(inside)
    assert {coverage.left_out_n_rows for coverage in shares} == {
        len(left_out_errors(independent_checks(published.rows)))
    }


def test_the_published_coverage(published: Backtest) -> None:
    (within,) = [each for each in published.summary.coverage if math.isclose(each.expected, 0.8)]
    assert within.n_inside / within.n_rows == pytest.approx(0.805, abs=0.01)
    assert within.left_out_n_inside / within.left_out_n_rows == pytest.approx(0.70, abs=0.01)
    # TR-3949 is the study that no other predicts: its load generator, guest and array appear nowhere else
    others = independent_checks(row for row in published.rows if row.source != "netapp-tr3949")
    (within,) = [each for each in coverage_of(others) if math.isclose(each.expected, 0.8)]
    assert within.left_out_n_inside / within.left_out_n_rows == pytest.approx(0.72, abs=0.01)
