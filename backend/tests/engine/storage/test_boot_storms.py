"""Laws of a boot storm: its duration, its reads, and the desktops that are up."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.storage.serve import serve
from stormsizer.workload.demand import Work
from tests.engine import toys
from tests.engine.toys import boot, boot_s, network, pool, week, work

BOOT = work(6_000.0)
EXAMPLES = settings(max_examples=25)

desktops = st.integers(1, 2_000)
slots = st.integers(1, 400)
drives = st.integers(4, 200)
cores = st.integers(1, 16)
think_ms = st.floats(0.0, 20.0)
cached = st.floats(0.0, 1.0)


def storm_s(n_desktops: int, n_slots: int, boot_work: Work = BOOT, /, **changes: float) -> float:
    """Return the time that the toy network needs to power on a pool."""
    plan = week(400_000.0, pool(n_desktops, up=False), boot(boot_work, n_slots=n_slots))
    return boot_s(serve(plan, network(**changes)))


@EXAMPLES
@given(n=desktops, few=drives, more=st.integers(0, 200), cached=cached)
def test_more_drives_never_lengthen_a_boot_storm(n: int, few: int, more: int, cached: float) -> None:
    fewer_s = storm_s(n, 128, n_drives=few, cached_read_fraction=cached)
    assert storm_s(n, 128, n_drives=few + more, cached_read_fraction=cached) <= fewer_s * (1 + 1e-9)


@EXAMPLES
@given(n=desktops, few=cores, more=st.integers(0, 16))
def test_more_cores_never_lengthen_a_boot_storm(n: int, few: int, more: int) -> None:
    assert storm_s(n, 128, n_cores=few + more) <= storm_s(n, 128, n_cores=few) * (1 + 1e-9)


@EXAMPLES
@given(n=desktops, slow=cached, gain=cached)
def test_more_cache_hits_never_lengthen_a_boot_storm(n: int, slow: float, gain: float) -> None:
    better = slow + (1.0 - slow) * gain
    assert storm_s(n, 128, cached_read_fraction=better) <= storm_s(n, 128, cached_read_fraction=slow) * (1 + 1e-9)


@EXAMPLES
@given(n=desktops, slow_us=st.floats(20.0, 300.0), share=st.floats(0.1, 1.0))
def test_a_faster_firmware_never_lengthens_a_boot_storm(n: int, slow_us: float, share: float) -> None:
    slow_s = storm_s(n, 128, cpu_s_per_read=slow_us * 1e-6)
    assert storm_s(n, 128, cpu_s_per_read=slow_us * share * 1e-6) <= slow_s * (1 + 1e-9)


@EXAMPLES
@given(few=slots, more=st.integers(0, 400), think=think_ms)
def test_more_power_on_slots_never_lower_the_throughput_of_a_full_storm(few: int, more: int, think: float) -> None:
    net = network()
    loops = [toys.closed_loop(n, think * 1e-3, net) for n in (few, few + more)]
    fewer, larger = (toys.last(served, "reads_iops") for served in loops)
    assert larger >= fewer * (1 - 1e-7)


@EXAMPLES
@given(n=st.integers(500, 2_000), few=st.integers(1, 200), more=st.integers(0, 50))
def test_more_power_on_slots_never_lengthen_a_storm_of_many_waves(n: int, few: int, more: int) -> None:
    """Of desktops whose boot is reads alone, and where the last wave is a small part of the whole."""
    few = min(few, n // 10)
    assert storm_s(n, min(few + more, n // 10)) <= storm_s(n, few) * (1 + 1e-6)


@EXAMPLES
@given(n=st.integers(1, 1_000), more=st.integers(0, 1_000))
def test_more_desktops_never_boot_faster(n: int, more: int) -> None:
    assert storm_s(n + more, 128) >= storm_s(n, 128) * (1 - 1e-9)


@EXAMPLES
@given(n=st.integers(300, 2_000), n_slots=st.integers(1, 200), think=think_ms)
def test_boot_storm_reads_what_its_desktops_read(n: int, n_slots: int, think: float) -> None:
    """Work is conserved, to within one step: a step counts whole in which the last desktops come up."""
    plan = week(400_000.0, pool(n, up=False), boot(work(6_000.0, think_s=think * 1e-3), n_slots=n_slots))
    served = serve(plan, network())
    excess = toys.total(served, "reads_iops") - n * 6_000.0
    storming = served.trace.column("n_booting") > 0
    one_step = float((served.trace.column("reads_iops") * served.trace.lengths_s)[storming].max())
    assert -1e-6 * n * 6_000.0 <= excess <= one_step
    assert toys.total(served, "writes_iops") == 0.0


def test_periodic_writes_last_as_long_as_the_storm() -> None:
    """A booting desktop writes ten times a second, less what waiting for the answers takes off it."""
    plan = week(20_000.0, pool(1_000, up=False), boot(work(6_000.0, clock_writes_per_s=10.0), n_slots=100))
    served = serve(plan, network())
    booting_s = toys.total(served, "n_booting")
    assert booting_s == pytest.approx(100 * boot_s(served), rel=0.1)
    assert 0.97 * 10.0 * booting_s < toys.total(served, "writes_iops") < 10.0 * booting_s


def test_slots_beyond_a_full_cpu_lengthen_the_storm_by_their_writes() -> None:
    """Where writes run by the clock, a slot takes its share of a CPU that has none left: the price of that law.

    It is bounded: writes too wait for their answers, so that the storm always ends.
    """
    busy = work(6_000.0, think_s=0.5e-3, clock_writes_per_s=35.0)
    few_s, enough_s, many_s, far_too_many_s = (storm_s(2_000, n, busy) for n in (8, 128, 400, 2_000))
    assert enough_s < few_s
    assert enough_s < many_s < far_too_many_s < 3 * enough_s


def test_desktops_come_up_one_after_another_and_stay_up() -> None:
    served = serve(week(3_600.0, pool(500, up=False), boot(BOOT, n_slots=50)), network())
    up = served.trace.column("n_up")
    assert up[0] == 0.0
    assert np.all(np.diff(up) >= -1e-9)
    assert up[-1] == 500.0


def test_slots_are_full_while_desktops_wait() -> None:
    served = serve(week(3_600.0, pool(500, up=False), boot(BOOT, n_slots=50)), network())
    booting, up = served.trace.column("n_booting"), served.trace.column("n_up")
    assert np.all(booting[up < 500 - 50 - 1] == 50.0)


@pytest.mark.parametrize("n", [1, 50, 128])
def test_pool_that_fits_into_the_slots_is_up_after_one_wave(n: int) -> None:
    """On a network without waits: one boot is its I/Os times think and response time."""
    ample = {"n_cores": 4_000, "n_drives": 40_000, "port_bytes_per_s": 1e12}
    net = network(**ample)
    response_s = (
        net.host_path_s
        + net.cpu_s_per_read
        + 0.1 * toys.drives_of(net).s_per_read
        + 0.9 * net.cache_hit_s
        + 16_000 / 1e12
    )
    assert storm_s(n, 128, **ample) == pytest.approx(6_000 * (1e-3 + response_s), rel=0.05)


def test_two_pools_that_boot_together_take_longer_than_one() -> None:
    pools = (pool(500, up=False), pool(500, up=False))
    both = week(3_600.0, pools, boot(BOOT, n_slots=128), boot(BOOT, n_slots=128, pool_index=1, event_id="other"))
    served = serve(both, network())
    assert boot_s(served) == pytest.approx(boot_s(served, "other", 1), rel=1e-9)
    assert boot_s(served) > storm_s(500, 128)


def test_reboot_interrupts_a_boot_and_restarts_it() -> None:
    first, second = boot(BOOT), boot(BOOT, starts_s=30.0, event_id="again")
    served = serve(week(3_600.0, pool(500, up=False), first, second), network())
    assert served.cut_short_s == {("boot", 0): 30.0}
    assert set(served.done_s) == {("again", 0)}
    assert boot_s(served, "again") - 30.0 == pytest.approx(storm_s(500, 128), rel=1e-3)


ONE_BOOT = work(6_000.0, think_s=20e-3)
AMPLE: dict[str, float] = {"n_cores": 4_000, "n_drives": 40_000, "port_bytes_per_s": 1e12}
LONG_ENOUGH_S = 200_000.0
"""A thousand boots, one after the other, take 130,000 s."""


def limited_storm_s(n_desktops: int, n_slots: int, starts_per_s: float) -> float:
    """Return the duration of a power-on on a network without waits, with a limit on new power-on operations."""
    storm = boot(ONE_BOOT, n_slots=n_slots, starts_per_s=starts_per_s)
    return boot_s(serve(week(LONG_ENOUGH_S, pool(n_desktops, up=False), storm), network(**AMPLE)))


@pytest.mark.parametrize(("n", "n_slots", "starts_per_s"), [(1_000, 1_000, 1.0), (1_000, 100, 0.1), (50, 100, 0.5)])
def test_storm_limited_by_its_starts_lasts_for_the_starts_and_one_boot(
    n: int, n_slots: int, starts_per_s: float
) -> None:
    one_s = limited_storm_s(1, 1, math.inf)
    assert limited_storm_s(n, n_slots, starts_per_s) == pytest.approx(n / starts_per_s + one_s, rel=1e-3)


def test_limit_on_starts_that_never_binds_changes_little() -> None:
    """The first slots then start within ten seconds instead of at once."""
    unlimited_s = limited_storm_s(1_000, 100, math.inf)
    assert unlimited_s <= limited_storm_s(1_000, 100, 10.0) <= unlimited_s + 10.0


@EXAMPLES
@given(n=st.integers(1, 1_000), n_slots=slots, few=st.floats(0.05, 5.0), times=st.floats(1.0, 10.0))
def test_more_starts_per_minute_never_lengthen_a_storm(n: int, n_slots: int, few: float, times: float) -> None:
    assert limited_storm_s(n, n_slots, few * times) <= limited_storm_s(n, n_slots, few) * (1 + 1e-3)


@EXAMPLES
@given(n=st.integers(2, 1_000), n_slots=slots, starts_per_s=st.floats(0.05, 50.0))
def test_limited_storm_does_the_work_of_its_desktops(n: int, n_slots: int, starts_per_s: float) -> None:
    storm = boot(ONE_BOOT, n_slots=n_slots, starts_per_s=starts_per_s)
    served = serve(week(LONG_ENOUGH_S, pool(n, up=False), storm), network(**AMPLE))
    assert toys.total(served, "reads_iops") == pytest.approx(n * ONE_BOOT.ios, rel=0.02)
    booting, up = served.trace.column("n_booting"), served.trace.column("n_up")
    assert booting.max() <= min(n, n_slots) + 1e-9
    assert np.all(np.diff(up) >= -1e-6 * n)
    assert up[-1] == pytest.approx(n)
