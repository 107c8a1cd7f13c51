"""Users who arrive before their desktops do: a recompose that overruns, a pool that is only partly switched on."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest

from stormsizer.experience.grades import LoginExperience
from stormsizer.experience.logins import experience, login_times
from stormsizer.model.scenario import Goals
from stormsizer.storage.serve import Served, serve
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import Sweep
from tests.engine.toys import login, network, pool, week, work

N, HOUR_S = 1_000, 3_600.0
LOGIN, START_OF_DAY = work(200.0, think_s=10e-3), work(50.0)
BOOT = work(6_000.0, think_s=2e-3)
RENEWAL = work(20_000.0, think_s=10e-3)
"""About four minutes per desktop: with twelve at a time a night of five and a half hours for a thousand."""


@dataclass(frozen=True)
class Morning:
    """One login storm that began at eight."""

    served: Served
    seen: LoginExperience

    @property
    def ready_h(self) -> float:
        """When the last desktop was renewed."""
        return self.served.done_s[("recompose", 0)] / HOUR_S


EIGHT_S = 8 * HOUR_S


def morning(
    *sweeps: Sweep, up: bool = True, dedicated: bool = True, bell: bool = False, per_minute: float = 0.0
) -> Morning:
    """Ten minutes in which everyone arrives, after these sweeps began."""
    desktops = replace(pool(N, up=up, dedicated=dedicated), on_arrival_per_s=per_minute / 60.0)
    plan = week(12 * HOUR_S, desktops, *sweeps, login(LOGIN, START_OF_DAY, starts_s=EIGHT_S, bell=bell))
    served = serve(plan, network())
    (storm,) = plan.logins
    return Morning(served, experience(login_times(storm, served.histories[("login", 0)], N, dedicated), Goals()))


# recompose


def recompose(starts_h: float, n_slots: int = 12) -> Sweep:
    """Desktops renewed some at a time."""
    return Sweep("recompose", 0, starts_h * HOUR_S, n_slots, RENEWAL, phase=Phase.RECOMPOSE, effect="rolling")


def test_recompose_that_ends_at_night_does_not_affect_users() -> None:
    alone, after = morning(), morning(recompose(1.0))
    assert after.ready_h < 8.0
    assert after.seen.mean_s == pytest.approx(alone.seen.mean_s, rel=1e-3)
    assert after.seen.waiting_for_desktop_fraction == 0.0


def test_only_the_desktops_being_recomposed_are_down() -> None:
    up = morning(recompose(1.0, n_slots=12)).served.trace.column("n_up")
    assert (up.min(), up[-1]) == (N - 12, N)


@pytest.mark.parametrize("dedicated", [True, False])
def test_users_wait_for_the_desktops_of_a_late_recompose(dedicated: bool) -> None:
    during = morning(recompose(4.0), dedicated=dedicated)
    assert 0.0 < during.seen.waiting_for_desktop_fraction <= 12 / N
    assert during.seen.good_fraction >= 1 - 12 / N


def test_desktops_in_use_are_not_recomposed() -> None:
    """Everyone is at work from a quarter past eight on: what is left waits for the evening."""
    during = morning(recompose(4.0))
    assert ("recompose", 0) not in during.served.done_s
    assert during.served.trace.column("n_up")[-1] == pytest.approx(N, abs=0.01)


def test_more_concurrent_recomposes_affect_more_users() -> None:
    few, many = morning(recompose(5.0, n_slots=12)), morning(recompose(5.0, n_slots=16))
    assert many.seen.waiting_for_desktop_fraction > few.seen.waiting_for_desktop_fraction


def test_pool_recomposed_all_at_once_is_down_until_it_is_done() -> None:
    during = morning(recompose(7.95, n_slots=N))
    assert during.served.trace.column("n_up")[during.served.trace.starts_s < 8.01 * HOUR_S][-1] == 0.0
    assert during.seen.waiting_for_desktop_fraction > 0.2


def test_no_user_waits_longer_than_the_recompose_of_one_desktop() -> None:
    one_desktop_s = 20_000.0 * (10e-3 + 5e-3)
    assert morning(recompose(4.0), dedicated=False).seen.max_s < 2 * one_desktop_s


# partial power-on


def half_on(n_slots: float = 400) -> tuple[Sweep, Sweep]:
    """Half of the pool is switched on at seven, the others when their users arrive."""
    return (
        Sweep("boot", 0, 7 * HOUR_S, 128, BOOT, desktop_fraction=0.5),
        Sweep("boot", 0, 7 * HOUR_S, n_slots, BOOT, effect="on_arrival", desktop_fraction=0.5),
    )


def up_at(found: Morning, minutes: float) -> float:
    """Desktops that are up some minutes after eight."""
    trace = found.served.trace
    return float(np.interp(EIGHT_S + 60 * minutes, trace.starts_s, trace.column("n_up")))


def test_half_of_the_pool_is_up_before_the_first_user_arrives() -> None:
    found = morning(*half_on(), up=False)
    assert up_at(found, -1.0) == N / 2
    assert found.served.trace.column("n_up")[-1] == pytest.approx(N, abs=0.01)


def test_user_waits_for_one_boot_without_a_broker_limit() -> None:
    """Little's law: those who boot at eight are those who arrive at desktops that are off in the time of one boot."""
    found, ready = morning(*half_on(), up=False), morning()
    trace = found.served.trace
    one_boot_s = trace.column("n_booting")[trace.starts_s >= EIGHT_S].max() / (N / 2 / 600.0)
    assert found.seen.mean_s - ready.seen.mean_s == pytest.approx(0.5 * one_boot_s, rel=0.1)
    assert found.seen.poor_fraction < 0.05


@pytest.mark.parametrize("dedicated", [True, False])
def test_users_wait_for_the_broker_limit(dedicated: bool) -> None:
    """500 desktops at 25 a minute take 20 minutes. In a floating pool they are missed only when the first 500 are
    taken."""
    found = morning(*half_on(), up=False, dedicated=dedicated, per_minute=25.0)
    missing_from_minute = 0.0 if dedicated else 5.0
    for minutes in (8.0, 12.0, 16.0):
        expected = N / 2 + 25.0 * (minutes - missing_from_minute)
        assert up_at(found, minutes) == pytest.approx(expected, rel=0.03)
    # arriving at 50 (100) a minute and served at 25: half of all users wait, on average half of the longest queue
    wait_s = 0.5 * 60.0 * (250 / 25 - 250 / 50 if dedicated else 250 / 25 - 250 / 100)
    assert found.seen.mean_s == pytest.approx(wait_s, abs=20.0)


def test_limit_above_the_arrival_rate_has_no_effect() -> None:
    limited, free = (morning(*half_on(), up=False, per_minute=rate) for rate in (100.0, 0.0))
    assert limited.seen == free.seen


def test_few_power_on_slots_also_limit_logins() -> None:
    few, many = (morning(*half_on(n_slots), up=False) for n_slots in (10, 400))
    assert few.seen.mean_s > 3 * many.seen.mean_s
    assert few.served.trace.column("n_booting")[few.served.trace.starts_s >= EIGHT_S].max() == 10.0


def test_bell_curve_makes_users_wait_longer_for_the_same_broker() -> None:
    evenly, bell = (morning(*half_on(), up=False, per_minute=25.0, bell=bell) for bell in (False, True))
    assert bell.seen.mean_s > evenly.seen.mean_s


def test_login_to_a_partly_powered_on_pool_finishes() -> None:
    assert ("login", 0) in morning(*half_on(), up=False).served.logged_in_s


def test_scan_takes_no_desktop_down() -> None:
    begins_s = EIGHT_S - 600.0
    slowly = (replace(half_on()[0], n_slots=4.0, starts_s=begins_s), replace(half_on()[1], starts_s=begins_s))
    scan = Sweep("scan", 0, EIGHT_S + 300.0, 64, work(100.0), phase=Phase.ANTIVIRUS_SCAN, effect="beside")
    calm, scanned = morning(*slowly, up=False), morning(*slowly, scan, up=False)
    assert calm.served.trace.column("n_up")[-1] == pytest.approx(N, abs=0.01)
    assert scanned.served.trace.column("n_up")[-1] == pytest.approx(N, abs=0.01)
