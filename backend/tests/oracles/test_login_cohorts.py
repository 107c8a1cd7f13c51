"""Login times compared with a simulation of every single user in plain Python."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest

from stormsizer.experience.logins import experience, login_times
from stormsizer.model.scenario import Goals
from stormsizer.storage.serve import serve
from stormsizer.workload.demand import Shape
from tests.engine.toys import login, network, pool, rate, week, work

SHAPE = Shape(read_bytes=1e-6, write_bytes=1e-6, cold_read_fraction=0.0)
GOALS = Goals(login_good_s=15.0, login_fair_s=60.0)
STEP_S = 0.05


@dataclass
class Storm:
    """Users who log in on an array that is nothing but a controller."""

    n_users: int
    window_s: float
    login_ios: float
    guest_s: float
    think_s: float
    others_iops: float
    n_cores: int = 4
    service_s: float = 200e-6

    def times_s(self) -> list[float]:
        """Return the login time of every user, simulated in steps of a twentieth of a second.

        Users arrive evenly. In each step the response time is that at which the users logging in, and the open load of
        others, utilize the cores as in M/M/m.
        """
        arrivals_s = [(i + 0.5) * self.window_s / self.n_users for i in range(self.n_users)]
        left = [self.login_ios] * self.n_users
        done: list[float] = [0.0] * self.n_users
        first, t = 0, 0.0
        while first < self.n_users:
            active = [
                i for i in range(first, self.n_users) if left[i] > 0.0 and arrivals_s[i] + self.guest_s <= t + STEP_S
            ]
            here = [min(STEP_S, t + STEP_S - arrivals_s[i] - self.guest_s) for i in active]
            pace = 1.0 / (self.think_s + self.response_s(sum(here) / STEP_S))
            for i, here_s in zip(active, here, strict=True):
                if pace * here_s >= left[i]:
                    done[i] = t + STEP_S - here_s + left[i] / pace
                    left[i] = 0.0
                else:
                    left[i] -= pace * here_s
            while first < self.n_users and left[first] <= 0.0:
                first += 1
            t += STEP_S
            if not active and first < self.n_users:
                t = max(t, float(np.floor((arrivals_s[first] + self.guest_s) / STEP_S) * STEP_S))
        return [end - arrival for end, arrival in zip(done, arrivals_s, strict=True)]

    def response_s(self, n_active: float) -> float:
        """Response time at the controller while so many users each have one I/O outstanding."""
        low, high = 0.0, 1.0
        for _ in range(40):
            middle = 0.5 * (low + high)
            asked = self.others_iops + n_active / (self.think_s + self.service_s + self.wait_s(middle))
            low, high = (middle, high) if asked * self.service_s > middle * self.n_cores else (low, middle)
        return self.service_s + self.wait_s(low)

    def wait_s(self, utilization: float) -> float:
        """Mean wait at M/M/m, by sums of factorials in floating point."""
        offered = self.n_cores * utilization
        waiting = offered**self.n_cores / math.factorial(self.n_cores) / (1 - utilization)
        delayed = waiting / (sum(offered**k / math.factorial(k) for k in range(self.n_cores)) + waiting)
        return delayed * self.service_s / (self.n_cores * (1 - utilization))


@cache
def one_by_one(name: str) -> tuple[float, ...]:
    """Login times of one of the storms."""
    return tuple(STORMS[name].times_s())


STORMS = {
    "quiet": Storm(n_users=100, window_s=300.0, login_ios=400.0, guest_s=1.0, think_s=2e-3, others_iops=1_000.0),
    "at the edge": Storm(
        n_users=300, window_s=120.0, login_ios=6_000.0, guest_s=1.0, think_s=1e-3, others_iops=5_000.0
    ),
    "overloaded": Storm(n_users=400, window_s=60.0, login_ios=6_000.0, guest_s=0.5, think_s=1e-3, others_iops=2_000.0),
}


@pytest.mark.parametrize("name", STORMS)
def test_login_times_match_a_per_user_simulation(name: str) -> None:
    """Mean and worst within 3%, spread within 10%, shares within five points."""
    storm = STORMS[name]
    each = np.array(one_by_one(name))
    net = network(
        n_cores=storm.n_cores,
        cpu_s_per_read=storm.service_s,
        cpu_s_per_write=storm.service_s,
        host_path_s=0.0,
        cache_hit_s=0.0,
    )
    load = pool(storm.n_users, idle=rate(storm.others_iops / storm.n_users, 0.0, SHAPE))
    planned = login(
        work(storm.login_ios, think_s=storm.think_s, shape=SHAPE),
        work(1.0, think_s=10.0, shape=SHAPE),
        window_s=storm.window_s,
        guest_s=storm.guest_s,
    )
    served = serve(week(7_200.0, load, planned), net)
    seen = experience(login_times(planned, served.histories[("login", 0)], storm.n_users, dedicated=True), GOALS)
    assert seen.mean_s == pytest.approx(float(each.mean()), rel=0.03)
    assert seen.max_s == pytest.approx(float(each.max()), rel=0.03)
    assert seen.sd_s == pytest.approx(float(each.std()), rel=0.10, abs=0.05)
    assert seen.good_fraction == pytest.approx(float((each <= 15.0).mean()), abs=0.05)
    assert seen.poor_fraction == pytest.approx(float((each > 60.0).mean()), abs=0.05)
    last_s = storm.window_s * (1 - 0.5 / storm.n_users) + each[-1]
    assert served.logged_in_s[("login", 0)] == pytest.approx(last_s, abs=2.0)


def test_three_storms_differ_in_severity() -> None:
    means = {name: float(np.mean(one_by_one(name))) for name in STORMS}
    assert means["quiet"] < 5.0 < means["at the edge"] < means["overloaded"]


def test_start_of_day_work_slows_later_logins() -> None:
    """Half a minute of work after each login on a controller that has room for half of it."""
    net = network(n_cores=1, cpu_s_per_read=500e-6, host_path_s=0.0, cache_hit_s=0.0)
    plans = {
        ios: login(work(200.0, shape=SHAPE), work(ios, outstanding=2.0, think_s=20e-3, shape=SHAPE), window_s=300.0)
        for ios in (1.0, 3_000.0)
    }
    means = []
    for planned in plans.values():
        served = serve(week(9_000.0, pool(200), planned), net)
        seen = experience(login_times(planned, served.histories[("login", 0)], 200, dedicated=True), GOALS)
        means.append(seen.mean_s)
    assert means[1] > 2 * means[0]
