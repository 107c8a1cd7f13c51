"""Ranges of predictions, and probabilities of meeting a limit."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.confidence.answer import HOLDS, LIKELY, TOSS_UP, Likelihood, likelihood_of
from stormsizer.confidence.error_model import FigureKind, kind_of, probability_of, range_of
from stormsizer.evidence.metrics import LABELS

VALUES = st.floats(1e-3, 1e6)
KINDS = st.sampled_from(list(FigureKind))
DISTANCES = st.integers(0, 8)


@given(VALUES, KINDS, DISTANCES)
def test_the_value_is_within_its_range(value: float, kind: FigureKind, n_differences: int) -> None:
    low, high = range_of(value, kind, n_differences)
    assert low < value < high
    assert low * high == pytest.approx(value * value, rel=1e-9)  # as far below as above, as a ratio


@given(VALUES, KINDS, DISTANCES)
def test_ranges_do_not_narrow_with_the_distance(value: float, kind: FigureKind, n_differences: int) -> None:
    low, high = range_of(value, kind, n_differences)
    lower, higher = range_of(value, kind, n_differences + 1)
    assert lower <= low
    assert high <= higher


@given(VALUES, KINDS, DISTANCES)
def test_nine_in_ten_are_below_the_upper_end(value: float, kind: FigureKind, n_differences: int) -> None:
    low, high = range_of(value, kind, n_differences)
    assert probability_of(value, high, kind, n_differences) == pytest.approx(0.9, abs=1e-6)
    assert probability_of(value, low, kind, n_differences) == pytest.approx(0.1, abs=1e-6)


@given(VALUES, KINDS, DISTANCES)
def test_a_prediction_at_the_limit_is_even_odds(value: float, kind: FigureKind, n_differences: int) -> None:
    assert probability_of(value, value, kind, n_differences) == pytest.approx(0.5)


@given(st.floats(0.0, 1e6), st.floats(0.0, 1e6), st.floats(0.0, 1e6), KINDS, DISTANCES)
def test_a_larger_value_is_not_more_likely_to_meet_a_limit(
    one: float, other: float, limit: float, kind: FigureKind, n_differences: int
) -> None:
    smaller, larger = sorted((one, other))
    assert probability_of(larger, limit, kind, n_differences) <= probability_of(smaller, limit, kind, n_differences)
    assert probability_of(limit, smaller, kind, n_differences) <= probability_of(limit, larger, kind, n_differences)


def test_there_is_no_jump_at_zero() -> None:
    assert probability_of(0.0, 0.85, FigureKind.LOAD, 3) == 1.0
    assert probability_of(1e-6, 0.85, FigureKind.LOAD, 3) == pytest.approx(1.0)


def test_an_unbounded_value_misses_every_limit() -> None:
    assert probability_of(math.inf, 20.0, FigureKind.TIME, 3) == 0.0


def test_utilizations_are_loads_and_other_shares_have_no_known_error() -> None:
    kinds = {metric: kind_of(metric, "fraction") for metric in LABELS if metric.endswith("_fraction")}
    loads = {metric for metric, kind in kinds.items() if kind is FigureKind.LOAD}
    assert loads == {
        "controller_cpu_fraction",
        "drive_busy_fraction",
        "host_cpu_fraction",
        "host_cpu_peak_fraction",
        "peak_network_fraction",
    }
    assert kind_of("login_good_fraction", "fraction") is None


def test_the_words_change_at_their_probabilities() -> None:
    assert likelihood_of(HOLDS) is Likelihood.HOLDS
    assert likelihood_of(HOLDS - 1e-9) is Likelihood.LIKELY
    assert likelihood_of(LIKELY - 1e-9) is Likelihood.TOSS_UP
    assert likelihood_of(TOSS_UP - 1e-9) is Likelihood.UNLIKELY
