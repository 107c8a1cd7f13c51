"""From a storm's history to the distribution of login times and its grades."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.experience.logins import N_GUESTS, LoginTimes, experience, login_times, unloaded_login_s
from stormsizer.model.scenario import Goals
from stormsizer.storage.serve import StormHistory, serve, work_factors
from tests.engine.toys import boot, login, network, pool, week, work

GOALS = Goals(login_good_s=15, login_fair_s=60)


def times(seconds: list[float], weight: list[float] | None = None, finished: list[bool] | None = None) -> LoginTimes:
    """Login times made by hand."""
    n = len(seconds)
    return LoginTimes(
        seconds=np.array(seconds),
        weight=np.array(weight if weight is not None else [1.0] * n),
        finished=np.array(finished if finished is not None else [True] * n),
        waited=np.zeros(n, dtype=bool),
    )


def test_value_at_a_threshold_gets_the_better_grade() -> None:
    seen = experience(times([1.0, 15.0, 15.1, 60.0, 60.1]), GOALS)
    assert (seen.good_fraction, seen.fair_fraction, seen.poor_fraction) == pytest.approx((0.4, 0.4, 0.2))
    assert seen.good_mean_s == pytest.approx(8.0)
    assert seen.fair_mean_s == pytest.approx(37.55)
    assert seen.poor_mean_s == pytest.approx(60.1)


def test_unfinished_login_is_poor_however_short_it_was() -> None:
    seen = experience(times([2.0, 2.0], finished=[True, False]), GOALS)
    assert (seen.good_fraction, seen.poor_fraction) == (0.5, 0.5)


def test_grade_without_users_has_no_mean() -> None:
    seen = experience(times([2.0, 3.0]), GOALS)
    assert seen.fair_mean_s is None
    assert seen.poor_mean_s is None


def test_mean_spread_and_quantiles_are_weighted() -> None:
    seen = experience(times([10.0, 20.0, 30.0], weight=[1.0, 2.0, 1.0]), GOALS)
    assert seen.n_users == 4.0
    assert seen.mean_s == pytest.approx(20.0)
    assert seen.sd_s == pytest.approx(np.sqrt(50.0))
    assert (seen.p50_s, seen.p95_s, seen.max_s) == (20.0, 30.0, 30.0)


def test_users_with_zero_weight_are_ignored() -> None:
    seen = experience(times([10.0, 900.0], weight=[1.0, 0.0]), GOALS)
    assert seen.max_s == 10.0


@settings(max_examples=60)
@given(data=st.lists(st.tuples(st.floats(0.1, 2_000.0), st.floats(0.01, 50.0), st.booleans()), min_size=1, max_size=60))
def test_fractions_add_up_and_means_lie_within_their_grade(data: list[tuple[float, float, bool]]) -> None:
    seen = experience(times(*(list(part) for part in zip(*data, strict=True))), GOALS)
    assert seen.good_fraction + seen.fair_fraction + seen.poor_fraction == pytest.approx(1.0)
    assert sum(seen.histogram_fractions) == pytest.approx(1.0 - seen.never_fraction)
    assert len(seen.histogram_edges_s) == len(seen.histogram_fractions) + 1
    assert seen.p50_s <= seen.p95_s <= seen.max_s + 1e-9
    if seen.good_mean_s is not None:
        assert seen.good_mean_s <= 15.0 + 1e-9
    if seen.fair_mean_s is not None:
        assert 15.0 <= seen.fair_mean_s <= 60.0 + 1e-9
    assert seen.histogram_edges_s[-1] >= seen.max_s


def history(at_s: list[float], started: list[float], progress: list[float], factors: Any = (1.0,)) -> StormHistory:
    """A storm's history made by hand."""
    return StormHistory(np.array(at_s), np.array(started), np.array(progress), np.array(factors))


def test_login_ends_when_its_progress_equals_its_work() -> None:
    """100 I/Os, served at 10 a second: 1 s in the guest and 10 s of I/O, whenever it begins."""
    storm = login(work(100.0), work(1.0), window_s=60.0, guest_s=1.0)
    at_s = [float(t) for t in range(121)]
    seen = experience(
        login_times(storm, history(at_s, [min(t, 60.0) for t in at_s], [10.0 * t for t in at_s]), 60.0, dedicated=True),
        GOALS,
    )
    assert seen.n_users == pytest.approx(60.0)
    assert (seen.mean_s, seen.sd_s, seen.max_s) == pytest.approx((11.0, 0.0, 11.0), abs=1e-6)


def test_guest_time_varies_between_users_like_their_work() -> None:
    """20 s in the guest with a spread of 25%: the log-normal distribution's own mean, spread, and 90th percentile."""
    storm = login(work(0.001), work(1.0), window_s=600.0, guest_s=20.0, spread_cv=0.25)
    at_s = [float(t) for t in range(901)]
    factors = work_factors(0.25)
    storms = history(at_s, [min(t, 600.0) for t in at_s], [10.0 * t for t in at_s], factors)
    times = login_times(storm, storms, 600.0, dedicated=True)
    seen = experience(times, GOALS)
    assert seen.n_users == pytest.approx(600.0)
    assert seen.mean_s == pytest.approx(20.0, rel=1e-3)
    assert seen.sd_s == pytest.approx(5.0, rel=0.02)
    sigma = math.sqrt(math.log1p(0.25**2))
    ninth = 20.0 * math.exp(sigma * NormalDist().inv_cdf(0.9) - sigma**2 / 2)
    assert unloaded_login_s(storm, 0.9) == pytest.approx(ninth, rel=0.005)
    limited = experience(times, GOALS.model_copy(update={"login_good_s": ninth}))
    assert limited.good_fraction == pytest.approx(0.9, abs=0.005)


def test_slower_progress_lengthens_the_logins_in_progress() -> None:
    """Ten I/Os a second for a minute, then one: who has 50 of 100 I/Os left then takes 5 s and 50 s."""
    storm = login(work(100.0), work(1.0), window_s=60.0, guest_s=0.0)
    at_s = [float(t) for t in range(301)]
    progress = [10.0 * min(t, 60.0) + max(0.0, t - 60.0) for t in at_s]
    seen = login_times(storm, history(at_s, [min(t, 60.0) for t in at_s], progress), 60.0, dedicated=True)
    begun = 0.5 + np.arange(300)
    expected = np.where(begun < 50.0, 10.0, (60.0 - begun) + 100.0 - 10.0 * (60.0 - begun))
    users = seen.weight > 0
    assert seen.seconds[users] == pytest.approx(expected[:60], abs=0.05)


def test_users_who_never_got_a_desktop_count_as_poor() -> None:
    storm = login(work(100.0), work(1.0), window_s=60.0, guest_s=0.0)
    at_s = [float(t) for t in range(121)]
    half_up = history(at_s, [min(t, 60.0) / 2 for t in at_s], [10.0 * t for t in at_s])
    seen = experience(login_times(storm, half_up, 60.0, dedicated=True), GOALS)
    assert seen.n_users == pytest.approx(60.0)
    assert (seen.good_fraction, seen.poor_fraction) == pytest.approx((0.5, 0.5))
    assert seen.waiting_for_desktop_fraction == pytest.approx(0.5)


@settings(max_examples=15)
@given(
    n=st.integers(5, 1_500),
    cv=st.floats(0.0, 0.4),
    dedicated=st.booleans(),
    bell=st.booleans(),
    starts_s=st.integers(0, 400),
)
def test_every_user_of_a_storm_is_counted_in_the_experience(
    n: int, cv: float, dedicated: bool, bell: bool, starts_s: int
) -> None:
    storm = login(
        work(300.0, reads=0.6), work(500.0), window_s=300.0, spread_cv=cv, bell=bell, starts_s=float(starts_s)
    )
    plan = week(9_000.0, pool(n, up=False, dedicated=dedicated), boot(work(6_000.0)), storm)
    found = login_times(storm, serve(plan, network()).histories[("login", 0)], n, dedicated)
    assert found.weight.sum() == pytest.approx(n, rel=1e-6)
    assert np.all(found.weight >= -1e-9)
    shortest_guest_s = storm.demand.guest_s * work_factors(cv, N_GUESTS).min()
    assert np.all(found.seconds[found.weight > 1e-9] >= 0.98 * shortest_guest_s)
