"""The same bytes every time, whatever the clock, the step or the size of the estate."""

from __future__ import annotations

import time
import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.experience.logins import experience, login_times
from stormsizer.model.scenario import Goals
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import Served, serve, work_factors
from stormsizer.timeline.plan import Departure, LoginStorm, Plan
from tests.engine import toys
from tests.engine.toys import QUANTITIES, boot, boot_s, login, network, pool, rate, week, work

LOGIN = login(
    work(300.0, reads=0.6),
    work(4_000.0, reads=0.6, outstanding=1.5, think_s=35e-3),
    starts_s=1_800.0,
    window_s=900.0,
    spread_cv=0.1,
)


def day(n: int = 1_000, *, window_s: float = 900.0, slots: int = 128) -> Plan:
    """Boot, login, logoff."""
    storms = (boot(work(6_000.0), n_slots=slots), LOGIN, Departure("logoff", 0, 7_200.0, 900.0))
    return week(10_800.0, pool(n, up=False, idle=rate(0.0, 0.8), steady=rate(0.3, 0.8)), *storms)


def login_mean_s(served: Served, storm: LoginStorm, n: int) -> float:
    return experience(login_times(storm, served.histories[("login", 0)], n, dedicated=True), Goals()).mean_s


def test_the_same_plan_gives_the_same_bytes() -> None:
    once, again = serve(day(), network()), serve(day(), network())
    assert once.trace.values.tobytes() == again.trace.values.tobytes()
    assert once.trace.starts_s.tobytes() == again.trace.starts_s.tobytes()
    assert once.done_s == again.done_s


def test_earlier_simulations_have_no_effect() -> None:
    alone = serve(day(), network()).trace.values.tobytes()
    serve(day(5_000, slots=400), network(n_drives=8, cached_read_fraction=0.2))
    assert serve(day(), network()).trace.values.tobytes() == alone


def test_wall_clock_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = serve(day(), network()).trace.values.tobytes()
    for clock in ("time", "monotonic", "perf_counter", "time_ns", "localtime", "gmtime"):
        monkeypatch.setattr(time, clock, lambda *_: pytest.fail("the engine read the clock"))
    assert serve(day(), network()).trace.values.tobytes() == expected


def test_global_random_state_has_no_effect() -> None:
    before = np.random.get_state(legacy=False)["state"]["key"].tolist()  # noqa: NPY002 - it must stay untouched
    serve(day(), network())
    assert np.random.get_state(legacy=False)["state"]["key"].tolist() == before  # noqa: NPY002


@settings(max_examples=8)
@given(n=st.integers(200, 2_000), slots=st.integers(20, 200), cached=st.floats(0.3, 1.0))
def test_steps_of_a_second_and_a_quarter_second_agree(n: int, slots: int, cached: float) -> None:
    net = network(cached_read_fraction=cached)
    coarse, fine = (serve(day(n, slots=slots), net, longest_step_s=step_s) for step_s in (1.0, 0.25))
    assert boot_s(coarse) == pytest.approx(boot_s(fine), rel=5e-3)
    # instants are ends of steps: one step is resolution, one more where a queue has built up
    assert coarse.logged_in_s[("login", 0)] == pytest.approx(fine.logged_in_s[("login", 0)], abs=2.0)
    assert login_mean_s(coarse, LOGIN, n) == pytest.approx(login_mean_s(fine, LOGIN, n), rel=0.01)
    for quantity in ("reads_iops", "writes_iops", "controller_cpu_fraction", "drives_fraction"):
        total = toys.total(fine, quantity)
        # the step in which the last desktop comes up serves to its end
        one_step = 1.0 * fine.trace.column(quantity).max()
        assert toys.total(coarse, quantity) == pytest.approx(total, abs=0.01 * total + one_step), quantity


def test_steps_that_grow_with_a_storm_agree_with_short_steps() -> None:
    slow = network(cpu_s_per_read=160e-6)
    grown, fine = (serve(day(2_500, slots=16), slow, longest_step_s=step_s) for step_s in (60.0, 1.0))
    assert len(grown.trace.starts_s) < len(fine.trace.starts_s)
    assert boot_s(grown) == pytest.approx(boot_s(fine), rel=1e-3)


def estate(factor: int) -> tuple[Plan, StationNetwork]:
    """A day and an array, both ``factor`` times as large."""
    net = network(
        n_cores=4 * factor,
        n_cores_per_controller=4,
        n_drives=48 * factor,
        n_ports=factor,
        admitted_ios=70.0 * factor,
        cached_read_fraction=0.9,
    )
    return day(1_500 * factor, slots=128 * factor), net


def test_twice_the_desktops_on_twice_the_array_get_the_same_service() -> None:
    """Scale-free: rates double, everything that anybody feels stays.

    Only the cores of one controller share a queue, and a second controller brings a queue of its own; so Erlang's
    economy of scale does not come in. What is left is how well a step's equation is solved.
    """
    single, double = (serve(*estate(factor)) for factor in (1, 2))
    assert double.trace.starts_s == pytest.approx(single.trace.starts_s)
    for quantity in QUANTITIES:
        factor = 1 if quantity.endswith(("_ms", "_fraction")) else 2
        expected = factor * single.trace.column(quantity)
        assert double.trace.column(quantity) == pytest.approx(expected, rel=1e-5, abs=1e-9, nan_ok=True), quantity
    assert boot_s(double) == pytest.approx(boot_s(single), rel=1e-7)


def test_twice_the_cores_in_one_controller_wait_less() -> None:
    """There the economy of scale does come in: eight cores with one queue at the same utilization as four."""
    four = toys.at_rest(0.8 * 4 / 80e-6, 0.0, network(n_cores=4, n_drives=10_000, port_bytes_per_s=1e12))
    eight = toys.at_rest(0.8 * 8 / 80e-6, 0.0, network(n_cores=8, n_drives=10_000, port_bytes_per_s=1e12))
    assert toys.last(eight, "controller_cpu_fraction") == pytest.approx(toys.last(four, "controller_cpu_fraction"))
    assert toys.last(eight, "host_read_latency_ms") < toys.last(four, "host_read_latency_ms")


def test_steps_and_memory_do_not_depend_on_the_number_of_desktops() -> None:
    """A thousand times the desktops on a thousand times the array takes as many steps and bytes."""
    few, many = estate(1), estate(1_000)
    serve(*few)
    sizes = []
    for plan, net in (few, many):
        tracemalloc.start()
        served = serve(plan, net)
        sizes.append((len(served.trace.starts_s), tracemalloc.get_traced_memory()[1]))
        tracemalloc.stop()
    (n_few, bytes_few), (n_many, bytes_many) = sizes
    assert n_many <= 1.1 * n_few
    assert bytes_many <= 1.1 * bytes_few


def test_work_factors_average_to_one_with_the_requested_spread() -> None:
    for cv in (0.0, 0.1, 0.3):
        factors = work_factors(cv, n_groups=200)
        assert factors.mean() == pytest.approx(1.0)
        assert factors.std() == pytest.approx(cv, rel=0.08, abs=1e-9)
        assert np.all(np.diff(factors) >= 0.0)
