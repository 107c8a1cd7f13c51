"""Ranges of predictions, and probabilities of meeting a limit."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.confidence.answer import HOLDS, LIKELY, TOSS_UP, Likelihood, likelihood_of
from stormsizer.confidence.error_model import KIND_OF_UNIT, probability_of, range_of

VALUES = st.floats(1e-3, 1e6)
UNITS = st.sampled_from(sorted(unit for unit in KIND_OF_UNIT if unit != "fraction"))
DISTANCES = st.integers(0, 8)


@given(VALUES, UNITS, DISTANCES)
def test_the_value_is_within_its_range(value: float, unit: str, n_differences: int) -> None:
    low, high = range_of(value, unit, n_differences)
    assert low < value < high
    assert low * high == pytest.approx(value * value, rel=1e-9)  # as far below as above, as a ratio


@given(st.floats(0.01, 0.99), DISTANCES)
def test_the_range_of_a_share_is_a_share(value: float, n_differences: int) -> None:
    low, high = range_of(value, "fraction", n_differences)
    assert 0.0 <= low < value < high <= 1.0


@given(VALUES, UNITS, DISTANCES)
def test_ranges_do_not_narrow_with_the_distance(value: float, unit: str, n_differences: int) -> None:
    low, high = range_of(value, unit, n_differences)
    lower, higher = range_of(value, unit, n_differences + 1)
    assert lower <= low
    assert high <= higher


@given(VALUES, UNITS, DISTANCES)
def test_nine_in_ten_are_below_the_upper_end(value: float, unit: str, n_differences: int) -> None:
    low, high = range_of(value, unit, n_differences)
    assert probability_of(value, high, unit, n_differences, at_least=False) == pytest.approx(0.9, abs=1e-6)
    assert probability_of(value, low, unit, n_differences, at_least=True) == pytest.approx(0.9, abs=1e-6)


@given(VALUES, VALUES, UNITS, DISTANCES)
def test_a_maximum_and_a_minimum_exclude_each_other(value: float, limit: float, unit: str, n_differences: int) -> None:
    most = probability_of(value, limit, unit, n_differences, at_least=False)
    least = probability_of(value, limit, unit, n_differences, at_least=True)
    assert most + least == pytest.approx(1.0)


@given(VALUES, UNITS)
def test_a_prediction_at_the_limit_is_even_odds(value: float, unit: str) -> None:
    assert probability_of(value, value, unit, 1, at_least=False) == pytest.approx(0.5)


def test_zero_and_unbounded_values_have_no_spread() -> None:
    assert range_of(0.0, "IOPS", 3) == (0.0, 0.0)
    assert range_of(math.inf, "ms", 3) == (math.inf, math.inf)
    assert probability_of(0.0, 0.1, "fraction", 3, at_least=False) == 1.0
    assert probability_of(math.inf, 20.0, "ms", 3, at_least=False) == 0.0


def test_the_words_change_at_their_probabilities() -> None:
    assert likelihood_of(HOLDS) is Likelihood.HOLDS
    assert likelihood_of(HOLDS - 1e-9) is Likelihood.LIKELY
    assert likelihood_of(LIKELY - 1e-9) is Likelihood.TOSS_UP
    assert likelihood_of(TOSS_UP - 1e-9) is Likelihood.UNLIKELY
