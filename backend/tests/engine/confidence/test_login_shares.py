"""Shares of logins under an error of all login times."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.confidence.login_shares import share_within, time_within_s
from stormsizer.experience.grades import LoginExperience
from stormsizer.experience.logins import LoginTimes, experience
from stormsizer.model.scenario import Goals

GOALS = Goals()
LOGINS = st.lists(st.tuples(st.floats(1.0, 200.0), st.booleans()), min_size=1, max_size=30)


def logins(*times: tuple[float, bool]) -> LoginExperience:
    """Return the distribution of login times in seconds, each with whether it was completed."""
    seconds = np.array([seconds for seconds, _ in times])
    finished = np.array([finished for _, finished in times])
    return experience(LoginTimes(seconds, np.ones(len(times)), finished, np.zeros(len(times), dtype=bool)), GOALS)


@given(LOGINS)
def test_shares_at_the_limits_are_those_of_the_result(times: list[tuple[float, bool]]) -> None:
    seen = logins(*times)
    assert share_within(seen, GOALS, GOALS.login_good_s) == pytest.approx(seen.good_fraction)
    assert 1.0 - share_within(seen, GOALS, GOALS.login_fair_s) == pytest.approx(seen.poor_fraction)


@given(LOGINS, st.floats(0.0, 1.0), st.floats(0.0, 400.0))
def test_a_time_and_its_share_are_inverse(times: list[tuple[float, bool]], share: float, time_s: float) -> None:
    seen = logins(*times)
    needed_s = time_within_s(seen, GOALS, share)
    if math.isfinite(needed_s):
        assert share_within(seen, GOALS, needed_s) >= share - 1e-6
    assert time_within_s(seen, GOALS, share_within(seen, GOALS, time_s)) <= time_s + 1e-6


@given(LOGINS, st.floats(0.0, 400.0), st.floats(0.0, 400.0))
def test_more_time_is_enough_for_more_users(times: list[tuple[float, bool]], one_s: float, other_s: float) -> None:
    seen = logins(*times)
    shorter_s, longer_s = sorted((one_s, other_s))
    assert share_within(seen, GOALS, shorter_s) <= share_within(seen, GOALS, longer_s)


def test_a_login_that_never_completes_has_no_time() -> None:
    seen = logins((8.0, True), (9.0, True), (30.0, False), (31.0, False))
    assert time_within_s(seen, GOALS, 0.5) == 9.0
    assert time_within_s(seen, GOALS, 0.51) == math.inf
    assert share_within(seen, GOALS, 1000.0) == 0.5
