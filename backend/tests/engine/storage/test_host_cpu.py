"""Host CPU as a station: the work of boots, logins and working desktops, and waits on full hosts."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.storage.network import HostCpu, StationNetwork
from stormsizer.storage.serve import Served, serve
from stormsizer.timeline.plan import PoolPlan
from tests.engine import toys
from tests.engine.toys import boot, boot_s, login, network, pool, week, work

EXAMPLES = settings(max_examples=25)
GHZ = 2.5
BOOT_GHZ_S = 200.0
BOOT = replace(work(6_000.0, think_s=20e-3), cpu_ghz_s_per_io=BOOT_GHZ_S / 6_000.0)
AMPLE: dict[str, float] = {"n_cores": 4_000, "n_drives": 40_000, "port_bytes_per_s": 1e12}


def on_hosts(n_hosts: int, *, has_appliance: bool = False, cpu_ratio: float = 1.0, **changes: float) -> StationNetwork:
    """A network without waits, and hosts with 16 cores."""
    cpu = HostCpu(n_hosts, 16, GHZ, cpu_ratio, has_appliance)
    return replace(network(**(AMPLE | changes)), host_cpu=cpu)


def booted(n_desktops: int, net: StationNetwork, n_slots: int = 400) -> Served:
    """Return a power-on of a pool."""
    return serve(week(40_000.0, pool(n_desktops, up=False), boot(BOOT, n_slots=n_slots)), net)


def used_ghz_s(served: Served, net: StationNetwork) -> float:
    """Return the CPU work of a whole trace."""
    assert net.host_cpu is not None
    return toys.total(served, "host_cpu_fraction") * net.host_cpu.n_cores * GHZ


@EXAMPLES
@given(n=st.integers(1, 600), n_hosts=st.integers(1, 20))
def test_boots_use_their_cpu_work_whatever_the_number_of_hosts(n: int, n_hosts: int) -> None:
    net = on_hosts(n_hosts)
    served = booted(n, net)
    assert used_ghz_s(served, net) == pytest.approx(n * BOOT_GHZ_S, rel=0.03)
    assert served.trace.column("host_cpu_fraction").max() <= 1.0


def test_full_hosts_determine_the_duration_of_a_storm() -> None:
    """400 boots of 200 GHz·s on one host of 40 GHz take 2,000 s; with ten hosts, they take one boot."""
    assert boot_s(booted(400, on_hosts(1))) == pytest.approx(400 * BOOT_GHZ_S / (16 * GHZ), rel=0.05)
    assert boot_s(booted(400, on_hosts(100))) == pytest.approx(boot_s(booted(400, network(**AMPLE))), rel=0.01)


@EXAMPLES
@given(n=st.integers(1, 400), few=st.integers(1, 10), more=st.integers(0, 10))
def test_more_hosts_never_lengthen_a_boot_storm(n: int, few: int, more: int) -> None:
    assert boot_s(booted(n, on_hosts(few + more))) <= boot_s(booted(n, on_hosts(few))) * (1 + 1e-6)


def working(n_desktops: int, *, idle_ghz: float = 0.0, active_ghz: float = 0.5, crowding: float = 0.0) -> PoolPlan:
    """A pool whose desktops use CPU."""
    return replace(pool(n_desktops), idle_ghz=idle_ghz, active_ghz=active_ghz, crowding_ratio=crowding)


def at_work(plan: PoolPlan, net: StationNetwork) -> float:
    """Return host CPU utilization when all users of a pool work."""
    storm = login(work(1.0), work(1.0), window_s=60.0, guest_s=0.0)
    return float(serve(week(7_200.0, plan, storm), net).trace.column("host_cpu_fraction")[-1])


@EXAMPLES
@given(
    n=st.integers(1, 150),
    crowding=st.floats(0.0, 1.0),
    ratio=st.floats(1.0, 1.5),
    idle_ghz=st.floats(0.0, 0.1),
)
def test_working_desktops_use_cpu_as_the_law_says(n: int, crowding: float, ratio: float, idle_ghz: float) -> None:
    """u = (n · idle + ratio · n · g / (1 + c · n · g / C)) / C, at most 0.98."""
    capacity = 2 * 16 * GHZ
    taken = 0.5 * n
    expected = (idle_ghz * n + ratio * taken / (1.0 + crowding * taken / capacity)) / capacity
    found = at_work(working(n, idle_ghz=idle_ghz, crowding=crowding), on_hosts(2, cpu_ratio=ratio))
    assert found == pytest.approx(min(0.98, expected), rel=1e-3)


def test_more_desktops_than_the_cpu_serves_do_not_build_up_a_backlog() -> None:
    assert at_work(working(1_000), on_hosts(2)) == pytest.approx(0.98, rel=1e-3)


def test_logins_wait_for_full_hosts_and_their_io_does_not() -> None:
    def logged_in(n_hosts: int) -> Served:
        own = replace(work(1_000.0, think_s=20e-3), cpu_ghz_s_per_io=40e-3)
        storm = login(own, work(1.0), window_s=120.0)
        return serve(week(20_000.0, working(200, active_ghz=0.0), storm), on_hosts(n_hosts))

    fast, slow = logged_in(50), logged_in(1)
    assert slow.logged_in_s["login", 0] == pytest.approx(200 * 1_000 * 40e-3 / (16 * GHZ), rel=0.15)
    assert fast.logged_in_s["login", 0] < 150.0
    read_ms = [np.nanmax(served.trace.column("host_read_latency_ms")) for served in (fast, slow)]
    assert read_ms[1] == pytest.approx(read_ms[0], rel=0.05)


def test_appliance_uses_the_cpu_of_its_hosts() -> None:
    """Every read costs the controllers' CPU time, which the hosts provide."""
    without, with_it = on_hosts(10), on_hosts(10, has_appliance=True)
    more = used_ghz_s(booted(100, with_it), with_it) - used_ghz_s(booted(100, without), without)
    assert more == pytest.approx(100 * 6_000 * with_it.cpu_s_per_read * GHZ, rel=0.03)
