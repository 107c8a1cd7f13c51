"""Measured windows become phases of a profile: what was put in comes out, and nothing that was not measured moves."""

from __future__ import annotations

from datetime import UTC, timedelta
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.model.catalog import Catalog, WorkloadProfile
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Status
from stormsizer.workload import desktop_demand
from stormsizer_io.importers.series.phase_work import Loop, occurrence, solved
from stormsizer_io.importers.series.settling import settled_after_even_arrivals_s, settled_s
from stormsizer_io.importers.summary.document import Curve, MeasuredPhase, PhaseKind, Window
from stormsizer_io.proposals.profiles import Measurement, PhaseRefusedError, measured_profile
from tests.files.importers.summaries import MONDAY, PROVENANCE, curve_of, phase
from tests.support.languages import english

HOUR = 3600.0


@pytest.fixture
def base(catalog: Catalog) -> WorkloadProfile:
    return catalog.workloads["windows7-knowledge-rawc"]


def made(base: WorkloadProfile, *phases: MeasuredPhase, curve: Curve | None = None) -> WorkloadProfile:
    return measured_profile(base, Measurement(phases, english, curve), profile_id="own-staff", name="Staff")


def moved_paths(before: WorkloadProfile, after: WorkloadProfile) -> set[str]:
    was = {named.path: named.fact for named in facts_of(before)}
    return {named.path for named in facts_of(after) if named.fact != was.get(named.path)}


def test_idle_desktops_match_the_measurement_and_name_its_source(base: WorkloadProfile) -> None:
    profile = made(base, phase(PhaseKind.IDLE, 0.12, 1.5, read_size_kb=16.0, write_size_kb=5.5))
    fact = profile.idle.writes_iops_per_desktop
    assert (fact.value, fact.status, fact.source, fact.where) == (1.5, Status.STATED, "own", PROVENANCE)
    assert profile.idle.read_size_kb.value == 16.0
    assert moved_paths(base, profile) == {
        "idle.reads_iops_per_desktop",
        "idle.writes_iops_per_desktop",
        "idle.read_size_kb",
        "idle.write_size_kb",
    }
    assert profile.standing == "generic"
    assert PROVENANCE in profile.notes


def test_load_of_working_users_is_measured_load_minus_idle_load(base: WorkloadProfile) -> None:
    idle = phase(PhaseKind.IDLE, 0.5, 1.0, read_size_kb=8.0, write_size_kb=4.0)
    work = phase(PhaseKind.STEADY_STATE, 2.5, 4.0, read_size_kb=24.0, write_size_kb=10.0)
    steady = made(base, idle, work).steady_state
    assert steady.reads_iops_per_desktop.known == pytest.approx(2.0)
    assert steady.writes_iops_per_desktop.known == pytest.approx(3.0)
    assert steady.read_size_kb.known == pytest.approx((2.5 * 24 - 0.5 * 8) / 2.0)
    assert steady.write_size_kb.known == pytest.approx((4.0 * 10 - 1.0 * 4) / 3.0)
    assert steady.writes_iops_per_desktop.status is Status.DERIVED


def test_engine_reproduces_the_measured_load_from_a_profile(base: WorkloadProfile) -> None:
    idle, work = phase(PhaseKind.IDLE, 0.5, 1.0), phase(PhaseKind.STEADY_STATE, 2.5, 4.0)
    demand = desktop_demand(made(base, idle, work))
    assert demand.idle.reads_per_s + demand.steady_state.reads_per_s == pytest.approx(2.5)
    assert demand.idle.writes_per_s + demand.steady_state.writes_per_s == pytest.approx(4.0)


def test_unmeasured_values_are_unchanged(base: WorkloadProfile) -> None:
    profile = made(base, phase(PhaseKind.MONDAY_LOGIN, 4.0, 3.0, read_size_kb=20.0, write_size_kb=11.0))
    paths = moved_paths(base, profile)
    assert all(path.startswith("monday_login.") for path in paths)
    assert not any("think" in path or "outstanding" in path or "cold" in path or "guest" in path for path in paths)
    assert profile.monday_login.login.think_time_ms == base.monday_login.login.think_time_ms


def test_unmeasured_size_is_unchanged(base: WorkloadProfile) -> None:
    profile = made(base, phase(PhaseKind.IDLE, 0.0, 1.5, write_size_kb=5.5))
    assert profile.idle.read_size_kb == base.idle.read_size_kb


def test_size_from_rounded_bytes_is_ignored_when_io_is_low(base: WorkloadProfile) -> None:
    little = phase(PhaseKind.IDLE, 0.0, 1.5, write_size_kb=5.5)
    much = phase(PhaseKind.STEADY_STATE, 10.0, 10.0, read_size_kb=30.0, write_size_kb=15.0)
    profile = measured_profile(
        base, Measurement((little, much), english, bytes_are_rounded=True), profile_id="own", name="Own"
    )
    assert profile.idle.write_size_kb == base.idle.write_size_kb
    assert profile.steady_state.read_size_kb.known == pytest.approx(30.0)


def test_power_on_work_excludes_the_load_of_desktops_that_are_already_up(base: WorkloadProfile) -> None:
    idle = phase(PhaseKind.IDLE, 0.0, 1.0, write_size_kb=4.0)
    curve = curve_of([1_000.0] * 60)
    boot = phase(PhaseKind.POWER_ON, 5.0, 2.0, read_latency_ms=3.0, write_latency_ms=2.0)
    power_on = made(base, idle, boot, curve=curve).power_on
    reads, writes = 5.0 * HOUR, 2.0 * HOUR - 1.0 * settled_half()
    ios, share = power_on.ios_per_desktop.known, power_on.read_fraction.known
    think_s, clock = power_on.think_time_ms.known / 1e3, power_on.background_writes_iops.known
    seconds = ios * share * (think_s + 3e-3) + ios * (1 - share) * (think_s + 2e-3)
    assert ios * share == pytest.approx(reads, rel=1e-4)
    by_clock = seconds / (1 / clock + 2e-3)
    assert ios * (1 - share) + by_clock == pytest.approx(writes, rel=1e-3)


def settled_half() -> float:
    """Seconds after its boot, mean of desktops that boot one after the other in an hour, net of a rising idle load."""
    load, through = np.full(60, 7.0), np.zeros(60)
    for _ in range(200):
        work = load - 1.0 * through
        through = (np.cumsum(work) - work / 2) / work.sum()
    return float(through.mean() * HOUR)


def test_periodic_writes_above_the_measured_rate_are_reduced(base: WorkloadProfile) -> None:
    boot = phase(PhaseKind.POWER_ON, 5.0, 0.3, read_latency_ms=3.0, write_latency_ms=2.0)
    idle = phase(PhaseKind.IDLE, 0.0, 0.0)
    power_on = made(base, idle, boot).power_on
    assert power_on.read_fraction.known == 1.0
    clock = power_on.background_writes_iops.known
    assert 0 < clock < base.power_on.background_writes_iops.known
    seconds = power_on.ios_per_desktop.known * (power_on.think_time_ms.known / 1e3 + 3e-3)
    assert seconds / (1 / clock + 2e-3) == pytest.approx(0.3 * HOUR, rel=1e-4)


def test_login_window_consists_of_idle_working_and_login_load(base: WorkloadProfile) -> None:
    """Even arrivals: desktops idle all the time, and users work for half of what the login leaves of the window."""
    idle, work = phase(PhaseKind.IDLE, 0.1, 1.0), phase(PhaseKind.STEADY_STATE, 0.6, 3.0)
    login = phase(PhaseKind.MONDAY_LOGIN, 3.0, 4.0, read_latency_ms=5.0, write_latency_ms=4.0)
    found = made(base, idle, work, login).monday_login
    parts = (found.login, found.start_of_day)
    reads = sum(part.ios_per_desktop.known * part.read_fraction.known for part in parts)
    writes = sum(part.ios_per_desktop.known * (1 - part.read_fraction.known) for part in parts)
    seconds = found.guest_time_s.known + sum(
        part.ios_per_desktop.known
        * (part.think_time_ms.known + part.read_fraction.known * 5.0 + (1 - part.read_fraction.known) * 4.0)
        / 1e3
        / part.outstanding_ios.known
        for part in parts
    )
    at_work = (HOUR - seconds) / 2
    assert reads == pytest.approx(3.0 * HOUR - 0.1 * HOUR - 0.5 * at_work, rel=1e-4)
    assert writes == pytest.approx(4.0 * HOUR - 1.0 * HOUR - 2.0 * at_work, rel=1e-4)


def test_login_and_start_of_day_are_split_as_in_the_base_profile(base: WorkloadProfile) -> None:
    before, after = base.monday_login, made(base, phase(PhaseKind.MONDAY_LOGIN, 3.0, 4.0)).monday_login
    was, now = (each.login.ios_per_desktop.known / each.start_of_day.ios_per_desktop.known for each in (before, after))
    assert now == pytest.approx(was, rel=1e-4)


def test_assumption_is_stated_when_latencies_are_missing(base: WorkloadProfile) -> None:
    reasoning = made(base, phase(PhaseKind.POWER_ON, 5.0, 2.0)).power_on.ios_per_desktop.reasoning
    assert "an assumed response time of 5 ms" in reasoning


@pytest.mark.parametrize(
    ("phases", "said"),
    [
        ((phase(PhaseKind.STEADY_STATE, 0.3, 0.5),), "fewer writes than idle desktops"),
        ((phase(PhaseKind.IDLE, 0.5, 0.5), phase(PhaseKind.STEADY_STATE, 0.3, 1.0)), "fewer reads than idle desktops"),
        ((phase(PhaseKind.TUESDAY_LOGIN, 0.3, 0.5),), "fewer writes than idle desktops and users at work"),
        ((phase(PhaseKind.POWER_ON, 1.0, 0.1),), "fewer writes than desktops that are up"),
        ((phase(PhaseKind.IDLE, 0.2, 1.0), phase(PhaseKind.STEADY_STATE, 0.2, 1.0)), "nothing but"),
    ],
)
def test_window_below_its_background_load_is_rejected(
    base: WorkloadProfile, phases: tuple[MeasuredPhase, ...], said: str
) -> None:
    with pytest.raises(PhaseRefusedError) as refused:
        made(base, *phases)
    assert said in english(refused.value.message)
    assert refused.value.phase is phases[-1].phase
    assert "per desktop" in english(refused.value.given)
    assert english(refused.value.allowed)


def test_window_slightly_below_its_background_load_has_zero_work(base: WorkloadProfile) -> None:
    steady = made(base, phase(PhaseKind.IDLE, 0.5, 1.0), phase(PhaseKind.STEADY_STATE, 0.495, 3.0)).steady_state
    assert steady.reads_iops_per_desktop.value == 0
    assert steady.writes_iops_per_desktop.known == pytest.approx(2.0)


def test_control_characters_of_a_file_name_are_removed(base: WorkloadProfile) -> None:
    hostile = phase(PhaseKind.IDLE, 0.1, 1.0, provenance="measured, esxtop file a\x07\u202eb\n" + "x" * 900)
    where = made(base, hostile).idle.writes_iops_per_desktop.where
    assert where.isprintable()
    assert len(where) <= 400


@given(
    reads=st.floats(0, 1e5),
    writes=st.floats(0, 1e5),
    clock=st.floats(0, 100),
    read_ms=st.floats(0.05, 200),
    write_ms=st.floats(0.05, 200),
    share=st.floats(0, 1),
)
def test_closed_loop_and_periodic_writes_add_up_to_the_measured_writes(
    reads: float, writes: float, clock: float, read_ms: float, write_ms: float, share: float
) -> None:
    loops = [Loop(share, 1 - share, 1e-3, 1.0, clock), Loop(1 - share, share, 5e-2, 2.0, clock / 2)]
    done = solved(reads, writes, loops, read_ms / 1e3, write_ms / 1e3)
    by_clock = sum(
        seconds / (1 / slowed + write_ms / 1e3)
        for loop, seconds in zip(loops, done.seconds, strict=True)
        if (slowed := done.clock_of(loop, write_ms / 1e3)) > 0
    )
    assert done.writes >= 0
    assert done.writes + by_clock == pytest.approx(writes, rel=1e-6, abs=1e-9)
    assert done.reads == reads


def test_daily_window_over_several_days_has_the_length_of_one_day() -> None:
    week = phase(PhaseKind.IDLE, 1.0, 1.0).model_copy(update={"ends_at": MONDAY + timedelta(days=4, hours=9.5)})
    assert occurrence(week).length_s == 1.5 * HOUR
    # the clocks of Berlin go forward on the last Sunday of March: one hour less passes than they show
    begins, ends = MONDAY + timedelta(days=19, hours=8), MONDAY + timedelta(days=21, hours=8, minutes=30)
    across = week.model_copy(update={"starts_at": begins, "ends_at": ends})
    assert occurrence(across, (), "Europe/Berlin").length_s == 1.5 * HOUR


EIGHT_TO_TEN = Window(phase=PhaseKind.TUESDAY_LOGIN, from_time="08:00", to_time="10:00")


@pytest.mark.parametrize(
    ("from_hour", "to_hour"), [(8, 10), (9, 9.5), (9, 9 + 24), (8, 9 + 24), (9.5, 10 + 72), (7.5, 10 + 24)]
)
@pytest.mark.parametrize("zone", ["UTC", "Asia/Kolkata"])
def test_daily_window_has_the_requested_length_wherever_the_capture_starts(
    from_hour: float, to_hour: float, zone: str
) -> None:
    midnight = MONDAY.replace(tzinfo=ZoneInfo(zone))
    measured = phase(PhaseKind.TUESDAY_LOGIN, 10.0, 10.0).model_copy(
        update={
            "starts_at": (midnight + timedelta(hours=from_hour)).astimezone(UTC),
            "ends_at": (midnight + timedelta(hours=to_hour)).astimezone(UTC),
        }
    )
    others = [
        EIGHT_TO_TEN.model_copy(update={"phase": PhaseKind.IDLE, "to_time": "09:00"}),
        EIGHT_TO_TEN.model_copy(update={"from_time": "16:00", "to_time": "19:00"}),
    ]
    found = occurrence(measured, [*others, EIGHT_TO_TEN], zone)
    assert (found.begins_at, found.length_s, found.is_daily) == (midnight + timedelta(hours=8), 2 * HOUR, True)


@pytest.mark.parametrize(("hours", "measured_hours"), [(30.0, 30.0), (30.0, 26.0), (1.5, 2.0)])
def test_window_between_two_instants_is_no_longer_than_requested_or_measured(
    hours: float, measured_hours: float
) -> None:
    measured = phase(PhaseKind.IDLE, 1.0, 1.0, measured_hours * HOUR)
    asked = Window(
        phase=PhaseKind.IDLE, starts_at=measured.starts_at, ends_at=measured.starts_at + timedelta(hours=hours)
    )
    assert occurrence(measured, [asked]).length_s == min(hours, measured_hours) * HOUR
    proposed = measured.model_copy(update={"is_proposed": True})
    assert occurrence(proposed).length_s == measured_hours * HOUR


def test_capture_that_starts_within_the_window_yields_the_same_login_work(base: WorkloadProfile) -> None:
    """30 minutes of arrivals from eight on, an hour after them; the capture is a whole day from seven or from nine."""
    hours = np.arange(0, 48, 1 / 60)
    day = hours % 24
    at_work = np.clip((day - 8) / 0.5, 0, 1) * (day < 20)
    load = 2.0 + 4.0 * at_work + np.where((day >= 8) & (day < 8.5), 12.0, 0.0)
    inside = (day >= 8) & (day < 10)
    rate = float(load[inside].mean()) / 2
    work = []
    for begins, first, last in ((7, 8, 10), (9, 9, 33)):
        seen = (hours >= begins) & (hours < begins + 24)
        curve = curve_of(list(load[seen] * 100), 60.0, MONDAY + timedelta(hours=begins))
        measured = phase(PhaseKind.TUESDAY_LOGIN, rate, rate).model_copy(
            update={
                "starts_at": MONDAY + timedelta(hours=first),
                "ends_at": MONDAY + timedelta(hours=last),
                "measured_s": 2 * HOUR,
            }
        )
        profile = measured_profile(
            base, Measurement((measured,), english, curve, windows=(EIGHT_TO_TEN,)), profile_id="own", name="Own"
        )
        parts = profile.tuesday_login.login, profile.tuesday_login.start_of_day
        work.append(sum(part.ios_per_desktop.known for part in parts))
    assert work[1] == pytest.approx(work[0], rel=1e-6)
    assert 0 < work[0] < 2 * rate * 2 * HOUR


@pytest.mark.parametrize("lead_minutes", [0, 15])
def test_curve_yields_the_working_time_wherever_the_window_starts(lead_minutes: int) -> None:
    """30 minutes of even arrivals with 600 I/Os each, then 2 IOPS of users at work, over 0.5 of idle desktops."""
    minutes = np.arange(90) - lead_minutes
    done = np.clip((minutes + 0.5) / 30, 0, 1)
    load = 0.5 + 2 * done + np.where((minutes >= 0) & (minutes < 30), 600 / 1_800, 0)
    window = phase(PhaseKind.MONDAY_LOGIN, float(load.mean()) / 2, float(load.mean()) / 2, 90 * 60.0)
    seconds = settled_s(curve_of(list(load * 100)), window, 0.5, 2.0, occurrence(window))
    assert seconds == pytest.approx(90 * 60 * done.mean(), rel=0.02)
    total = load.sum() * 60 - 0.5 * 90 * 60 - 2.0 * (seconds or 0.0)
    assert total == pytest.approx(600, rel=0.25)


@pytest.mark.parametrize("bucket_s", [20.0, 60.0, 460.0])
@pytest.mark.parametrize("lead_s", [0.0, 330.0])
def test_uniform_arrivals_are_found_in_a_noisy_curve(bucket_s: float, lead_s: float) -> None:
    """28 minutes of arrivals, one after the other, with 900 I/Os in 25 s each; then 1.06 IOPS of users at work."""
    n_users, seconds = 4_000, np.arange(-1_840.0, 5_520.0)
    arrivals = lead_s + 1_680 * (np.arange(n_users) + 0.5) / n_users
    work_s = np.random.default_rng(3).exponential(25.0, n_users)
    working, at_work = np.zeros(seconds.size), np.zeros(seconds.size)
    for begin, length in zip(arrivals, work_s, strict=True):
        working[(seconds >= begin) & (seconds < begin + length)] += 900 / 25.0
        at_work[seconds >= begin + length] += 1
    load = 0.8 + (working + 1.06 * at_work) / n_users
    whole = load[: int(seconds.size // bucket_s * bucket_s)].reshape(-1, int(bucket_s)).mean(1)
    inside = (seconds >= 0) & (seconds < 2_700)
    rate = float(load[inside].mean())
    window = phase(PhaseKind.TUESDAY_LOGIN, rate / 2, rate / 2, 2_700.0)
    curve = curve_of(list(whole * 100), bucket_s, window.starts_at + timedelta(seconds=seconds[0]))
    found = settled_after_even_arrivals_s(curve, window, 0.8, 1.06, 25.0, occurrence(window))
    assert found == pytest.approx(at_work[inside].mean() / n_users * 2_700, rel=0.015)


def test_coarse_curve_yields_no_answer() -> None:
    window = phase(PhaseKind.MONDAY_LOGIN, 2.0, 2.0)
    assert settled_s(curve_of([400.0] * 5, 720.0), window, 0.5, 2.0, occurrence(window)) is None
    assert settled_s(None, window, 0.5, 2.0, occurrence(window)) is None
    assert (
        settled_after_even_arrivals_s(curve_of([400.0] * 2, 1_800.0), window, 0.5, 2.0, 30.0, occurrence(window))
        is None
    )
    assert settled_after_even_arrivals_s(None, window, 0.5, 2.0, 30.0, occurrence(window)) is None
