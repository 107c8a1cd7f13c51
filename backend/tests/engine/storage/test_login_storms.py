"""Laws of a login storm: who is served when, that work is conserved, and what makes it worse or better."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.experience.grades import LoginExperience
from stormsizer.experience.logins import experience, login_times
from stormsizer.model.scenario import Goals
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import Served, serve
from stormsizer.timeline.plan import Departure, LoginStorm, Plan
from tests.engine import toys
from tests.engine.toys import boot, login, network, pool, rate, week, work

EXAMPLES = settings(max_examples=20)
GOALS = Goals()
LOGIN, START_OF_DAY = work(300.0, reads=0.6), work(4_000.0, reads=0.6, outstanding=1.5, think_s=35e-3)

users = st.integers(10, 2_000)
login_ios = st.floats(20.0, 2_000.0)
start_of_day_ios = st.floats(200.0, 20_000.0)
windows_s = st.integers(60, 1_800)
bells = st.booleans()


def stormed(
    storm: LoginStorm, n: int, net: StationNetwork, *, dedicated: bool = True
) -> tuple[Served, LoginExperience]:
    """A storm on desktops that are up, and what its users feel."""
    served = serve(week(40_000.0, pool(n, dedicated=dedicated), storm), net)
    return served, felt(served, storm, n, dedicated=dedicated)


def felt(served: Served, storm: LoginStorm, n: int, *, dedicated: bool = True, pool_index: int = 0) -> LoginExperience:
    """Return the experience of the users of a storm."""
    history = served.histories[(storm.event_id, pool_index)]
    return experience(login_times(storm, history, n, dedicated), GOALS)


@EXAMPLES
@given(n=users, ios=login_ios, more=start_of_day_ios, window=windows_s, bell=bells)
def test_login_storm_does_the_work_of_each_user_once(n: int, ios: float, more: float, window: int, bell: bool) -> None:
    """Served I/Os are users × (login + start of day), to within what a step of start-of-day work is coarse."""
    start = work(more, reads=0.6, outstanding=1.5, think_s=35e-3)
    storm = login(work(ios, reads=0.6), start, window_s=float(window), bell=bell)
    served = serve(week(60_000.0, pool(n), storm), network(), longest_step_s=0.25)
    done = toys.total(served, "reads_iops") + toys.total(served, "writes_iops")
    step_ios = 0.25 * 1.5 / 36e-3
    assert done == pytest.approx(n * (ios + more), rel=0.01 + step_ios / more)
    assert toys.last(served, "n_working") == pytest.approx(n, rel=1e-6)


def test_short_start_of_day_work_is_done_once_at_ordinary_steps() -> None:
    served, _ = stormed(
        login(work(20.0, reads=0.3), work(874.0, reads=0.3, outstanding=1.5, think_s=35e-3)), 1_000, network()
    )
    done = toys.total(served, "reads_iops") + toys.total(served, "writes_iops")
    assert done == pytest.approx(1_000 * 894.0, rel=0.005)


@pytest.mark.parametrize("bell", [False, True])
def test_every_user_is_counted_exactly_once(bell: bool) -> None:
    """Logging in, in start-of-day work, working, or not arrived: each user is counted exactly once."""
    storm = login(LOGIN, START_OF_DAY, window_s=900.0, bell=bell)
    served, _ = stormed(storm, 1_000, network())
    trace = served.trace
    present = trace.column("n_logging_in") + trace.column("n_starting_work") + trace.column("n_working")
    assert np.all(np.diff(present) >= -1e-6)
    assert present[-1] == pytest.approx(1_000.0)
    half = np.interp(450.0, trace.starts_s, present)
    assert half == pytest.approx(500.0, rel=0.01)


@EXAMPLES
@given(n=users, ios=login_ios, slow_us=st.floats(60.0, 400.0), share=st.floats(0.1, 1.0))
def test_faster_firmware_never_lengthens_a_login(n: int, ios: float, slow_us: float, share: float) -> None:
    storm = login(work(ios, reads=0.6), START_OF_DAY)
    _, slow = stormed(storm, n, network(cpu_s_per_read=slow_us * 1e-6))
    _, fast = stormed(storm, n, network(cpu_s_per_read=share * slow_us * 1e-6))
    assert fast.mean_s <= slow.mean_s * (1 + 1e-6)
    assert fast.max_s <= slow.max_s * (1 + 1e-3)
    assert fast.poor_fraction <= slow.poor_fraction + 1e-6


@EXAMPLES
@given(n=users, few=st.integers(4, 48), more=st.integers(0, 100), cached=st.floats(0.0, 1.0))
def test_more_drives_never_lengthen_a_login(n: int, few: int, more: int, cached: float) -> None:
    storm = login(LOGIN, START_OF_DAY)
    _, fewer = stormed(storm, n, network(n_drives=few, cached_read_fraction=cached))
    _, larger = stormed(storm, n, network(n_drives=few + more, cached_read_fraction=cached))
    assert larger.mean_s <= fewer.mean_s * (1 + 1e-6)
    assert larger.poor_fraction <= fewer.poor_fraction + 1e-6


@EXAMPLES
@given(n=st.integers(500, 4_000), narrow=st.integers(300, 1_800), wider=st.floats(1.0, 4.0), bell=bells)
def test_wider_login_window_never_raises_the_poor_fraction(n: int, narrow: int, wider: float, bell: bool) -> None:
    storm = login(work(600.0, reads=0.6), work(20_000.0, reads=0.6, outstanding=1.5, think_s=35e-3), bell=bell)
    _, short = stormed(replace(storm, window_s=float(narrow)), n, network())
    _, long = stormed(replace(storm, window_s=float(round(narrow * wider))), n, network())
    assert long.poor_fraction <= short.poor_fraction + 0.002


@EXAMPLES
@given(n=users, ios=login_ios, bell=bells)
def test_more_users_never_log_in_faster(n: int, ios: float, bell: bool) -> None:
    storm = login(work(ios, reads=0.6), START_OF_DAY, bell=bell)
    _, few = stormed(storm, n, network())
    _, many = stormed(storm, 2 * n, network())
    assert many.mean_s >= few.mean_s * (1 - 1e-6)


@EXAMPLES
@given(n=users, spread=st.floats(0.0, 0.5))
def test_users_with_varying_work_have_the_same_mean_work(n: int, spread: float) -> None:
    storm = login(LOGIN, START_OF_DAY, spread_cv=spread)
    served = serve(week(20_000.0, pool(n), storm), network())
    assert served.histories[("login", 0)].factors.mean() == pytest.approx(1.0)


def test_users_with_varying_work_take_varying_times() -> None:
    """On a quiet array a login's I/O time is its work: a fifth more of it takes a fifth longer."""
    alike, unlike = (
        stormed(login(work(2_000.0), work(100.0), window_s=1_000.0, spread_cv=cv), 50, network())[1]
        for cv in (0.0, 0.2)
    )
    io_s = alike.mean_s - 1.0
    assert alike.sd_s < 0.01 * io_s
    assert unlike.mean_s == pytest.approx(alike.mean_s, rel=0.01)
    assert unlike.sd_s == pytest.approx(0.2 * io_s, rel=0.2)
    assert unlike.max_s > 1.0 + 1.2 * io_s


def test_login_on_an_idle_array_takes_guest_time_plus_service_time() -> None:
    """One user every ten seconds: 1 s in the guest, then 300 I/Os of think and unloaded response time."""
    net = network()
    _, seen = stormed(login(LOGIN, START_OF_DAY, window_s=1_000.0), 100, net)
    read_s = (
        net.host_path_s
        + net.cpu_s_per_read
        + 0.1 * toys.drives_of(net).s_per_read
        + 0.9 * net.cache_hit_s
        + 16e3 / 1.25e9
    )
    write_s = net.host_path_s + net.cpu_s_per_write + 8e3 / 1.25e9
    assert seen.mean_s == pytest.approx(1.0 + 300 * (1e-3 + 0.6 * read_s + 0.4 * write_s), rel=0.01)
    assert seen.sd_s < 0.05
    assert seen.good_fraction == pytest.approx(1.0)


@pytest.mark.parametrize("dedicated", [True, False])
def test_users_who_arrive_before_their_desktop_wait_for_it(dedicated: bool) -> None:
    """The pool boots while its users arrive; without the boot no user waits."""
    n, storm = 1_000, login(LOGIN, START_OF_DAY, window_s=300.0, starts_s=10.0)
    served = serve(week(9_000.0, pool(n, up=False, dedicated=dedicated), boot(work(10_000.0)), storm), network())
    seen = felt(served, storm, n, dedicated=dedicated)
    assert seen.waiting_for_desktop_fraction > 0.4
    assert seen.mean_s > 8.0
    _, at_leisure = stormed(storm, n, network(), dedicated=dedicated)
    assert at_leisure.waiting_for_desktop_fraction == 0.0
    assert at_leisure.mean_s < 3.0


def test_dedicated_desktop_is_waited_for_longer_than_any_free_desktop() -> None:
    n, storm = 1_000, login(LOGIN, START_OF_DAY, window_s=300.0, starts_s=10.0)

    def mean_s(dedicated: bool) -> float:
        plan = week(9_000.0, pool(n, up=False, dedicated=dedicated), boot(work(10_000.0)), storm)
        return felt(serve(plan, network()), storm, n, dedicated=dedicated).mean_s

    assert mean_s(dedicated=True) > mean_s(dedicated=False) * 1.05


def test_reboot_in_the_middle_interrupts_the_logins() -> None:
    n, storm = 1_000, login(work(2_000.0, reads=0.6), START_OF_DAY, window_s=600.0)
    plan = week(3_600.0, pool(n), storm, boot(work(2_000.0), starts_s=300.0))
    served = serve(plan, network())
    assert served.cut_short_s == {("login", 0): 300.0}
    assert ("login", 0) not in served.logged_in_s
    after = served.trace.starts_s >= 300.0
    for quantity in ("n_logging_in", "n_starting_work", "n_working"):
        assert np.all(served.trace.column(quantity)[after] == 0.0), quantity


def test_logoff_empties_the_pool_evenly() -> None:
    """All users work at the start of the window, half at its middle, none at its end; the desktops stay on."""
    storm, leave = login(LOGIN, work(100.0), window_s=300.0), Departure("logoff", 0, 3_600.0, 1_200.0)
    served = serve(week(9_000.0, pool(800, steady=rate(0.5, 1.0), idle=rate(0.0, 0.5)), storm, leave), network())
    starts_s, working = served.trace.starts_s, served.trace.column("n_working")
    assert working[starts_s == 3_600.0] == pytest.approx(800.0)
    assert working[starts_s == 4_200.0] == pytest.approx(400.0)
    assert np.all(working[starts_s >= 4_800.0] == 0.0)
    assert toys.last(served, "n_up") == 800.0
    assert toys.last(served, "reads_iops") == pytest.approx(0.0, abs=1e-9)
    assert toys.last(served, "writes_iops") == pytest.approx(800 * 0.5)


def test_logoff_empties_a_pool_with_unfinished_start_of_day_work() -> None:
    storm, leave = login(LOGIN, work(500_000.0), window_s=300.0), Departure("logoff", 0, 900.0, 600.0)
    served = serve(week(9_000.0, pool(800, steady=rate(0.5, 1.0)), storm, leave), network())
    after = served.trace.starts_s >= 1_500.0
    for quantity in ("n_logging_in", "n_starting_work", "n_working"):
        assert np.all(served.trace.column(quantity)[after] == 0.0), quantity
    assert np.all(served.trace.column("reads_iops")[after] < 1e-5)


def test_logoff_before_the_last_login_interrupts_the_storm() -> None:
    storm, leave = login(work(500_000.0), work(100.0), window_s=300.0), Departure("logoff", 0, 600.0, 600.0)
    served = serve(week(9_000.0, pool(800), storm, leave), network())
    assert served.cut_short_s == {("login", 0): 1_200.0}
    assert toys.last(served, "n_working") + toys.last(served, "n_logging_in") == 0.0


def test_two_pools_share_the_array() -> None:
    """Two halves with the same work are served like the whole."""
    halves = (pool(500), pool(500))
    both = week(9_000.0, halves, login(LOGIN, START_OF_DAY), login(LOGIN, START_OF_DAY, pool_index=1, event_id="other"))
    served, whole = serve(both, network()), serve(week(9_000.0, pool(1_000), login(LOGIN, START_OF_DAY)), network())
    for quantity in ("reads_iops", "n_logging_in", "controller_cpu_fraction"):
        assert toys.total(served, quantity) == pytest.approx(toys.total(whole, quantity), rel=1e-6), quantity


def test_unservable_storm_ends_with_the_calendar() -> None:
    storm = login(work(1e7, reads=0.6), START_OF_DAY, window_s=60.0)
    served, seen = stormed(storm, 500, network())
    assert not served.logged_in_s
    assert not served.cut_short_s
    assert seen.poor_fraction == pytest.approx(1.0)


def test_background_work_of_other_pools_slows_a_login() -> None:
    storm = login(LOGIN, START_OF_DAY)
    _, alone = stormed(storm, 500, network())
    busy: Plan = week(9_000.0, (pool(500), pool(1_000, idle=rate(20.0, 5.0))), storm)
    assert felt(serve(busy, network()), storm, 500).mean_s > alone.mean_s
