"""Pooled estimates of parameters that several publications measured."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.model.pooling import MEASUREMENT_SD, P90, STUDY_SD, pooled

values = st.lists(st.floats(0.1, 1e5), min_size=1, max_size=6)


def test_own_values_outweigh_those_of_other_studies() -> None:
    estimate = pooled([100.0], [200.0])
    assert 100.0 < estimate.value < 110.0


def test_without_own_values_the_range_spans_the_spread_between_studies() -> None:
    estimate = pooled([], [100.0, 100.0, 100.0])
    spread = P90 * STUDY_SD * math.sqrt(4 / 3)
    assert (estimate.low, estimate.value, estimate.high) == pytest.approx(
        (100 * math.exp(-spread), 100.0, 100 * math.exp(spread))
    )


@given(own=values, others=values)
def test_estimate_lies_between_the_two_means_and_in_its_range(own: list[float], others: list[float]) -> None:
    estimate = pooled(own, others)
    means = [math.exp(sum(map(math.log, each)) / len(each)) for each in (own, others)]
    assert min(means) * (1 - 1e-9) <= estimate.value <= max(means) * (1 + 1e-9)
    assert estimate.low < estimate.value < estimate.high
    assert math.log(estimate.high / estimate.value) <= P90 * MEASUREMENT_SD / math.sqrt(len(own)) + 1e-9


@given(own=values, times=st.floats(0.01, 100.0))
def test_estimate_does_not_depend_on_the_unit(own: list[float], times: float) -> None:
    scaled = pooled([times * each for each in own], [])
    assert scaled.value == pytest.approx(times * pooled(own, []).value)


def test_no_value_at_all_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one value"):
        pooled([], [])
