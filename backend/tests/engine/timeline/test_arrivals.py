"""When users arrive: evenly, or most of them in the middle of the window."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.storage.serve import serve
from stormsizer.timeline.arrivals import arrival_of, arrived_fraction
from stormsizer.timeline.plan import LoginStorm
from tests.engine.toys import login, network, pool, week, work

EXAMPLES = settings(max_examples=60)


def storm(*, bell: bool, starts_s: float = 3_600.0, window_s: float = 1_800.0) -> LoginStorm:
    """A storm with a minimum of work."""
    return login(work(1.0), work(1.0), bell=bell, starts_s=starts_s, window_s=window_s, guest_s=0.0)


def share_within(arriving: LoginStorm, first: float, last: float) -> float:
    """Share of the users who arrive between two points of the window, each 0 to 1."""
    at_s = arriving.starts_s + arriving.window_s * np.array([first, last])
    return float(np.diff(arrived_fraction(arriving, at_s))[0])


def test_bell_curve_puts_40_percent_into_the_middle_sixth() -> None:
    """VMware, Horizon 6.0 Administration, p. 93."""
    assert share_within(storm(bell=True), 5 / 12, 7 / 12) == pytest.approx(0.40, abs=0.002)


def test_uniform_arrivals_put_a_sixth_into_each_sixth() -> None:
    for sixth in range(6):
        assert share_within(storm(bell=False), sixth / 6, (sixth + 1) / 6) == pytest.approx(1 / 6)


@EXAMPLES
@given(bell=st.booleans(), at=st.floats(0.0, 0.5))
def test_arrivals_are_symmetric(bell: bool, at: float) -> None:
    assert share_within(storm(bell=bell), 0.0, at) == pytest.approx(
        share_within(storm(bell=bell), 1 - at, 1.0), abs=1e-9
    )


@EXAMPLES
@given(bell=st.booleans(), window_s=st.floats(60.0, 86_400.0), at=st.floats(-2.0, 3.0), later=st.floats(0.0, 2.0))
def test_arrivals_are_within_the_window_and_in_order(bell: bool, window_s: float, at: float, later: float) -> None:
    arriving = storm(bell=bell, window_s=window_s)
    first, second = arrived_fraction(arriving, arriving.starts_s + window_s * np.array([at, at + later]))
    assert 0.0 <= first <= second <= 1.0
    if at <= 0.0:
        assert first == 0.0
    if at + later >= 1.0 + 1e-9:
        assert second == 1.0


@EXAMPLES
@given(bell=st.booleans(), share=st.floats(0.001, 0.999))
def test_arrival_time_is_the_inverse_of_the_arrived_fraction(bell: bool, share: float) -> None:
    arriving = storm(bell=bell)
    at_s = arrival_of(arriving, np.array([share]))
    assert arrived_fraction(arriving, at_s)[0] == pytest.approx(share, abs=1e-5)


@pytest.mark.parametrize("bell", [False, True])
def test_compiled_engine_uses_the_same_arrival_distribution(bell: bool) -> None:
    arriving = storm(bell=bell)
    history = serve(week(9_000.0, pool(1_000), arriving), network()).histories[("login", 0)]
    assert history.started == pytest.approx(1_000.0 * arrived_fraction(arriving, history.at_s), abs=1e-9)
