"""An outage serves nothing, and whatever runs then waits."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.experience.logins import experience, login_times
from stormsizer.model.scenario import Goals
from stormsizer.storage.serve import serve
from stormsizer.storage.trace import REQUESTED
from tests.engine import toys
from tests.engine.toys import QUANTITIES, boot, boot_s, login, network, pool, rate, week, work

BOOT = work(6_000.0)
EXAMPLES = settings(max_examples=20)


@EXAMPLES
@given(begins=st.integers(0, 3_000), lasts=st.integers(1, 7_200))
def test_nothing_is_served_while_the_network_is_down(begins: int, lasts: int) -> None:
    outage = (float(begins), float(begins + lasts))
    plan = week(
        12_000.0, pool(500, idle=rate(0.2, 0.8)), login(work(300.0), work(2_000.0), window_s=1_800.0), outages=(outage,)
    )
    served = serve(plan, network())
    down = (served.trace.starts_s >= outage[0]) & (served.trace.starts_s < outage[1])
    assert down.any()
    for quantity in QUANTITIES:
        column = served.trace.column(quantity)[down]
        if quantity.endswith("_ms"):
            assert np.all(np.isnan(column)), quantity
        elif quantity == REQUESTED:
            assert np.all(column > 0.0)
        elif not quantity.startswith("n_"):
            assert np.all(column == 0.0), quantity


@EXAMPLES
@given(begins=st.integers(1, 60), lasts=st.integers(60, 7_200))
def test_a_boot_storm_waits_out_an_outage(begins: int, lasts: int) -> None:
    calm = boot_s(serve(week(20_000.0, pool(500, up=False), boot(BOOT)), network()))
    outages = ((float(begins), float(begins + lasts)),)
    hit = boot_s(serve(week(20_000.0, pool(500, up=False), boot(BOOT), outages=outages), network()))
    assert hit == pytest.approx(calm + lasts, rel=2e-3)


def test_boot_scheduled_during_an_outage_starts_when_it_ends() -> None:
    calm = boot_s(serve(week(20_000.0, pool(500, up=False), boot(BOOT)), network()))
    outages = ((0.0, 1_800.0),)
    late = boot_s(serve(week(20_000.0, pool(500, up=False), boot(BOOT, starts_s=600.0), outages=outages), network()))
    assert late == pytest.approx(1_800.0 + calm, rel=2e-3)


def test_work_is_neither_lost_nor_done_twice() -> None:
    def reads(*outages: tuple[float, float]) -> float:
        return toys.total(
            serve(week(20_000.0, pool(500, up=False), boot(BOOT), outages=outages), network()), "reads_iops"
        )

    assert reads((20.0, 900.0), (910.0, 2_000.0)) == pytest.approx(reads(), rel=5e-3)


def test_users_who_arrive_during_an_outage_wait_for_its_end() -> None:
    """Arrivals over ten minutes, down from minute 2 to minute 20: who comes then waits until minute 20."""
    storm = login(work(300.0), work(100.0), window_s=600.0)
    served = serve(week(9_000.0, pool(600), storm, outages=((120.0, 1_200.0),)), network())
    seen = experience(login_times(storm, served.histories[("login", 0)], 600, dedicated=True), Goals())
    # four fifths arrive in the outage, at 360 s on average
    assert seen.mean_s == pytest.approx(0.8 * (1_200.0 - 360.0), rel=0.03)
    assert seen.poor_fraction == pytest.approx(0.8, abs=0.01)
    assert seen.max_s == pytest.approx(1_080.0, rel=0.02)


def test_grades_are_correct_around_a_short_outage() -> None:
    """Down for a minute: of those who arrive in it, the last 13 of 60 wait less than 15 s."""
    storm = login(work(300.0), work(100.0), window_s=600.0)
    served = serve(week(9_000.0, pool(600), storm, outages=((120.0, 180.0),)), network())
    seen = experience(login_times(storm, served.histories[("login", 0)], 600, dedicated=True), Goals())
    assert seen.poor_fraction == pytest.approx(2.0 / 600, abs=0.002)
    assert seen.good_fraction == pytest.approx(1 - (60 - 13.2) / 600, abs=0.005)


def test_no_login_ends_while_the_network_is_down() -> None:
    storm = login(work(1_000.0, think_s=5e-3), work(100.0), window_s=600.0, spread_cv=0.3)
    served = serve(week(9_000.0, pool(600), storm, outages=((601.0, 2_401.0),)), network())
    times = login_times(storm, served.histories[("login", 0)], 600, dedicated=True)
    caught = times.seconds[(times.seconds > 60.0) & (times.weight > 0)]
    # all users had arrived; those not logged in after 601 s are logged in after 2,401 s, having waited throughout
    assert caught.size
    assert caught.min() > 1_800.0
