"""The two deterministic fits: one parameter by crossing, several by a simplex."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.evidence.fitting import minimized, solved
from stormsizer.storage.trace import Floats


@given(root=st.floats(0.1, 99.0), rising=st.booleans(), power=st.sampled_from([1.0, 0.3, 3.0]))
def test_a_crossing_is_found_on_rising_and_falling_curves(root: float, rising: bool, power: float) -> None:
    sign = 1.0 if rising else -1.0
    found = solved(lambda x: sign * (x**power - root**power), 1e-3, 100.0, 1e-10)
    assert found == pytest.approx(root, rel=1e-4)


def test_curve_without_a_crossing_is_rejected_with_both_ends() -> None:
    with pytest.raises(ValueError, match=r"no crossing between 1 \(1\) and 3 \(9\)"):
        solved(lambda x: x * x, 1.0, 3.0)


def test_simplex_finds_the_minimum_of_a_curved_valley() -> None:
    def valley(x: Floats) -> float:
        a, b = np.log(x)
        return float((1 - a) ** 2 + 100 * (b - a * a) ** 2)

    best, value = minimized(valley, [1.0, 1.0], n_most=600)
    assert np.log(best) == pytest.approx([1.0, 1.0], abs=0.05)
    assert value < 1e-3


def test_fit_is_deterministic() -> None:
    def recorded() -> list[list[float]]:
        steps: list[list[float]] = []

        def bowl(x: Floats) -> float:
            steps.append([float(v) for v in x])
            return float(np.sum((np.log(x) - 0.3) ** 2))

        minimized(bowl, [2.0, 0.5, 9.0], n_most=80)
        return steps

    assert recorded() == recorded()


def test_parameters_stay_positive() -> None:
    best, _ = minimized(lambda x: float(np.sum(x)), [1.0, 1.0], n_most=100)
    assert np.all(best > 0.0)


def test_fit_stops_after_the_maximum_number_of_trials() -> None:
    n_calls = 0

    def counted(x: Floats) -> float:
        nonlocal n_calls
        n_calls += 1
        return float(np.sum(np.log(x) ** 2))

    minimized(counted, [5.0, 0.2], n_most=30)
    assert n_calls <= 30 + 3
