"""Phases compared with the goals, and their bottleneck."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.experience.grades import GoalCheck, GoalStatus, Grade, LoginExperience
from stormsizer.experience.judgment import AT_FULL_SPEED, PEOPLED, binding, checks, grade, is_bottleneck, status
from stormsizer.model.scenario import Goals, parse
from stormsizer.model.scenario.goals import GOALS as TABLE
from stormsizer.model.scenario.goals import HOST_CPU, HOST_LATENCY, Scope
from stormsizer.simulation.pipeline import simulate
from stormsizer.storage.figures import Component, ComponentUse, PhaseFigures
from stormsizer.timeline.phases import Phase
from tests.engine import seeds
from tests.support.languages import english

GOALS = Goals()
SERVICE = {goal.field for goal in TABLE if goal.scope is Scope.PEOPLE and goal is not HOST_CPU}
LOGIN = {goal.field for goal in TABLE if goal.scope is Scope.LOGIN}
LOGIN_PHASES = (Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN)


def figures(
    cpu: float = 0.2, drives: float = 0.1, out: float = 0.1, inbound: float = 0.1, latency_ms: float = 2.0
) -> PhaseFigures:
    """Figures of a phase with these utilizations."""
    uses = (
        (Component.CONTROLLER_CPU, cpu, 0.9),
        (Component.DRIVES, drives, 0.8),
        (Component.PORT_OUT, out, 0.9),
        (Component.PORT_IN, inbound, 0.9),
    )
    return PhaseFigures(
        averaged_from_s=0,
        averaged_to_s=1_800,
        reads_iops=1_000,
        writes_iops=1_000,
        read_mb_per_s=16,
        write_mb_per_s=8,
        peak_iops=2_500,
        peak_mb_per_s=30,
        host_read_latency_ms=latency_ms,
        host_write_latency_ms=latency_ms,
        controller_read_latency_ms=1,
        controller_write_latency_ms=1,
        peak_host_latency_ms=latency_ms * 2,
        components=tuple(
            ComponentUse(component=c, mean_fraction=use, peak_fraction=use, ceiling_fraction=most)
            for c, use, most in uses
        ),
        tiers=(),
    )


def logins(good: float, fair: float, poor: float) -> LoginExperience:
    """Login times with these shares."""
    return LoginExperience(
        n_users=100,
        never_fraction=0,
        mean_s=10,
        sd_s=1,
        p50_s=10,
        p95_s=12,
        max_s=20,
        good_fraction=good,
        fair_fraction=fair,
        poor_fraction=poor,
        good_mean_s=10,
        fair_mean_s=None,
        poor_mean_s=None,
        waiting_for_desktop_fraction=0,
        histogram_edges_s=(0, 20),
        histogram_fractions=(1,),
    )


def broken(phase: Phase, seen: LoginExperience | None = None, /, duration_s: float = 1_000.0, **use: Any) -> set[str]:
    """Goals that a phase breaks."""
    return {check.goal for check in checks(phase, GOALS, figures(**use), duration_s, seen) if not check.holds}


NO_GOAL_OF_ITS_OWN = [phase for phase in Phase if phase not in (*PEOPLED, Phase.PROVISIONING, Phase.POWER_ON)]
HOW_LONG = {Phase.PROVISIONING: "provisioning_max_s", Phase.POWER_ON: "power_on_max_s"}


@pytest.mark.parametrize("phase", HOW_LONG)
def test_storm_without_waiting_users_is_judged_by_its_duration(phase: Phase) -> None:
    limit_s = getattr(GOALS, HOW_LONG[phase])
    held = checks(phase, GOALS, None, limit_s, None)
    assert [(check.goal, check.holds, check.margin_fraction) for check in held] == [(HOW_LONG[phase], True, 0.0)]
    (late,) = checks(phase, GOALS, None, limit_s + 1, None)
    assert not late.holds


@pytest.mark.parametrize("phase", NO_GOAL_OF_ITS_OWN)
def test_phase_without_users_has_no_response_time_goal(phase: Phase) -> None:
    assert checks(phase, GOALS, None, 1e9, None) == ()


@pytest.mark.parametrize("phase", AT_FULL_SPEED)
def test_full_speed_work_may_fill_the_array_but_must_not_slow_working_users(phase: Phase) -> None:
    assert broken(phase, cpu=1.0, drives=1.0, out=1.0) == set()
    assert HOST_LATENCY.field in broken(phase, latency_ms=500.0)


@pytest.mark.parametrize("phase", [Phase.BACKUP, Phase.REPLICATION, Phase.FAILURE])
def test_phase_with_working_users_is_compared_with_every_ceiling(phase: Phase) -> None:
    assert {check.goal for check in checks(phase, GOALS, figures(), 3_600, None)} == SERVICE
    assert broken(phase, cpu=0.95) == {"controller_max_fraction"}


@pytest.mark.parametrize("phase", LOGIN_PHASES)
def test_login_phase_is_judged_by_login_grades_and_service_goals(phase: Phase) -> None:
    held = checks(phase, GOALS, figures(), 1_800, logins(1.0, 0.0, 0.0))
    assert {check.goal for check in held} == LOGIN | SERVICE
    assert all(check.holds for check in held)


def test_steady_state_is_judged_only_by_service_goals() -> None:
    assert {check.goal for check in checks(Phase.STEADY_STATE, GOALS, figures(), 3_600, None)} == SERVICE


@pytest.mark.parametrize(
    ("use", "goal"),
    [
        ({"cpu": 0.91}, "controller_max_fraction"),
        ({"drives": 0.81}, "drive_max_fraction"),
        ({"out": 0.91}, "port_max_fraction"),
        ({"inbound": 0.91}, "port_max_fraction"),
        ({"latency_ms": 20.1}, "host_latency_max_ms"),
    ],
)
def test_each_ceiling_is_checked(use: dict[str, float], goal: str) -> None:
    assert broken(Phase.STEADY_STATE, **use) == {goal}


def test_goal_that_is_just_met_passes() -> None:
    assert broken(Phase.STEADY_STATE, cpu=0.9, drives=0.8, out=0.9, inbound=0.9, latency_ms=20.0) == set()
    assert broken(Phase.FIRST_LOGIN, logins(0.9, 0.09, 0.01)) == set()
    assert broken(Phase.FIRST_LOGIN, logins(0.89, 0.10, 0.01)) == {"login_min_good_fraction"}
    assert broken(Phase.FIRST_LOGIN, logins(0.90, 0.08, 0.02)) == {"login_max_poor_fraction"}


def test_latency_is_averaged_over_reads_and_writes() -> None:
    mixed = figures().model_copy(
        update={"reads_iops": 3_000.0, "host_read_latency_ms": 10.0, "host_write_latency_ms": 30.0}
    )
    held = checks(Phase.STEADY_STATE, GOALS, mixed, 1, None)
    (latency,) = (check for check in held if check.goal == HOST_LATENCY.field)
    assert latency.value == pytest.approx((3_000 * 10 + 1_000 * 30) / 4_000)


@given(value=st.floats(0.0, 1.0), limit=st.floats(0.01, 1.0))
def test_margin_is_negative_exactly_when_the_goal_is_missed(value: float, limit: float) -> None:
    goals = Goals(controller_max_fraction=limit)
    use = figures(cpu=value)
    held = use.model_copy(
        update={"components": tuple(c.model_copy(update={"ceiling_fraction": limit}) for c in use.components)}
    )
    for check in checks(Phase.STEADY_STATE, goals, held, 1, None):
        assert check.holds == (check.margin_fraction >= 0)


def margin(fraction: float) -> tuple[GoalCheck, ...]:
    """One check with this margin."""
    return (
        GoalCheck(
            goal="x", label="x", value=0, limit=1, unit="s", holds=fraction >= 0, margin_fraction=fraction
        ),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("phase", "complete", "held", "seen", "expected"),
    [
        (Phase.POWER_ON, True, margin(0.1), None, Grade.GOOD),
        (Phase.POWER_ON, True, margin(-0.2), None, Grade.FAIR),
        (Phase.POWER_ON, True, margin(-0.3), None, Grade.POOR),
        (Phase.POWER_ON, False, margin(0.1), None, Grade.POOR),
        (Phase.FIRST_LOGIN, True, margin(-9.0), logins(0.5, 0.45, 0.05), Grade.FAIR),
        (Phase.FIRST_LOGIN, True, margin(-0.1), logins(0.5, 0.30, 0.20), Grade.POOR),
        (Phase.FIRST_LOGIN, True, margin(0.0), logins(0.5, 0.30, 0.20), Grade.GOOD),
    ],
)
def test_phase_gets_a_grade(
    phase: Phase, complete: bool, held: tuple[GoalCheck, ...], seen: LoginExperience | None, expected: Grade
) -> None:
    assert grade(phase, complete, held, seen) is expected


@pytest.mark.parametrize(
    ("phase", "use", "component"),
    [
        (Phase.POWER_ON, {"cpu": 0.97}, Component.CONTROLLER_CPU),
        (Phase.POWER_ON, {"cpu": 0.3, "drives": 0.75}, Component.DRIVES),
        (Phase.POWER_ON, {"cpu": 0.3}, "power_on_slots"),
        (Phase.PROVISIONING, {"cpu": 0.3}, "clone_manager"),
        (Phase.PROVISIONING, {"out": 0.95}, "clone_manager"),
        (Phase.PROVISIONING, {"out": 0.99}, Component.PORT_OUT),
        (Phase.FIRST_LOGIN, {"inbound": 0.8}, Component.PORT_IN),
        (Phase.FIRST_LOGIN, {"cpu": 0.3}, "none"),
        (Phase.STEADY_STATE, {"cpu": 0.69}, "none"),
    ],
)
def test_busiest_component_is_the_bottleneck_once_it_is_busy(
    phase: Phase, use: dict[str, float], component: str
) -> None:
    bound = binding(phase, figures(**use))
    assert bound.component == component
    sentence = english(bound.sentence)
    assert sentence.endswith(".")
    assert f"{max(use.values()) * 100:.0f}%" in sentence


def test_power_on_slots_limit_nothing_if_all_desktops_start_at_once() -> None:
    bound = binding(Phase.POWER_ON, figures(cpu=0.3), is_all_at_once=True)
    assert bound.component == "none"
    assert english(bound.sentence) == "All desktops start at once. Highest utilization: controller CPU, 30%."
    busy = binding(Phase.POWER_ON, figures(cpu=0.97), is_all_at_once=True)
    assert busy.component == Component.CONTROLLER_CPU


@pytest.mark.parametrize(
    ("changes", "component"),
    [
        ({"n_slots": 100}, "none"),
        ({"n_slots": 99}, "power_on_slots"),
        ({"n_slots": 100, "starts_per_minute": 30}, "power_on_slots"),
        ({"n_slots": 100, "concurrent_fraction": 0.5}, "power_on_slots"),
    ],
)
def test_power_on_without_limits_starts_all_desktops_at_once(changes: dict[str, Any], component: str) -> None:
    document = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")
    document["pools"][0]["n_desktops"] = 100
    document["pools"][0]["initial_state"] = "off_used"
    document["pools"] = document["pools"][:1]
    document["calendar"] = {"starts_at": "2026-03-02T06:00:00Z", "ends_at": "2026-03-02T10:00:00Z"}
    start = {"id": "on", "kind": "power_on", "name": "On", "starts_at": "2026-03-02T06:30:00Z"}
    document["events"] = [start | {"pool_ids": [document["pools"][0]["id"]]} | changes]
    result = simulate(parse(document), seeds.seed_catalog(), recommend=False).result
    (phase,) = (each for each in result.phases if each.event_id == "on" and each.phase is Phase.POWER_ON)
    assert phase.binding.component == component


def test_io_that_is_not_served_is_stated() -> None:
    overloaded = figures(drives=0.99).model_copy(update={"requested_iops": 2_500.0})
    assert overloaded.unserved_fraction == pytest.approx(0.2)
    sentence = english(binding(Phase.STEADY_STATE, overloaded).sentence)
    assert sentence.endswith("The array serves only 2,000 IOPS of the 2,500 IOPS requested.")
    idle = figures().model_copy(update={"requested_iops": 2_500.0})
    assert english(binding(Phase.STEADY_STATE, idle).sentence).startswith("The array serves only")
    for requested_iops in (None, 1_900.0, 2_020.0):
        served = figures(drives=0.99).model_copy(update={"requested_iops": requested_iops})
        assert "requested" not in english(binding(Phase.STEADY_STATE, served).sentence)


def with_peak(peak_fraction: float) -> PhaseFigures:
    """Figures in which the controllers are idle on average, with this utilization in their busiest minute."""
    quiet = figures()
    cpu, *others = quiet.components
    busy = cpu.model_copy(update={"peak_fraction": peak_fraction})
    return quiet.model_copy(update={"components": (busy, *others)})


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.80, GoalStatus.PASSES), (0.82, GoalStatus.AT_RISK), (0.90, GoalStatus.AT_RISK), (0.91, GoalStatus.FAILS)],
)
def test_phase_is_at_risk_with_less_than_a_tenth_of_margin(value: float, expected: GoalStatus) -> None:
    held = checks(Phase.STEADY_STATE, GOALS, figures(value), 0, None)
    assert status(Phase.STEADY_STATE, True, held, figures(value)) is expected
    assert status(Phase.STEADY_STATE, False, held, figures(value)) is GoalStatus.FAILS


@pytest.mark.parametrize(("peak", "expected"), [(0.99, GoalStatus.PASSES), (1.0, GoalStatus.AT_RISK)])
def test_saturated_minute_while_users_work_puts_a_phase_at_risk(peak: float, expected: GoalStatus) -> None:
    assert status(Phase.STEADY_STATE, True, (), with_peak(peak)) is expected
    assert status(Phase.POWER_ON, True, (), with_peak(peak)) is GoalStatus.PASSES
    assert status(Phase.STEADY_STATE, True, (), None) is GoalStatus.PASSES


def test_saturated_minute_is_named_as_the_bottleneck() -> None:
    found = binding(Phase.STEADY_STATE, with_peak(1.0))
    assert found.component is Component.CONTROLLER_CPU
    assert english(found.sentence) == (
        "Bottleneck at the peak: controller CPU at 100% for a minute or more (20% on average)."
    )


def test_component_above_90_percent_is_named_as_the_closest_to_its_limit() -> None:
    found = binding(Phase.STEADY_STATE, with_peak(0.96))
    assert found.component is Component.CONTROLLER_CPU
    assert english(found.sentence) == (
        "Closest to its limit: controller CPU at 96% in the busiest minute (20% on average)."
    )
    assert not is_bottleneck(found)
    assert is_bottleneck(binding(Phase.STEADY_STATE, with_peak(1.0)))
    calm = binding(Phase.STEADY_STATE, with_peak(0.89))
    assert calm.component == "none"
    assert english(calm.sentence).startswith("No bottleneck. ")
    overnight = binding(Phase.BACKUP, with_peak(0.96), figures())
    assert overnight.component is Component.CONTROLLER_CPU, "a peak while no user works is in the figures of the phase"


def test_work_at_full_speed_above_a_utilization_goal_says_that_the_goal_does_not_apply() -> None:
    busy = figures(cpu=0.97)
    remark = "has goals for response time and duration, but not for utilization"
    assert remark in english(binding(Phase.ANTIVIRUS_SCAN, busy, busy).sentence)
    assert remark not in english(binding(Phase.ANTIVIRUS_SCAN, busy, None).sentence), "no users are at work"
    calm = figures(cpu=0.5)
    assert remark not in english(binding(Phase.ANTIVIRUS_SCAN, calm, calm).sentence)
    assert remark not in english(binding(Phase.STEADY_STATE, busy, busy).sentence), "the goal applies"


def test_utilization_of_a_backup_is_that_of_the_time_in_which_users_work_and_says_so() -> None:
    whole, at_work = figures(cpu=0.16), figures(cpu=0.35)
    part = english(binding(Phase.BACKUP, whole, at_work).sentence)
    assert "Highest utilization while users log in or work: controller CPU, 35%." in part
    assert "Highest utilization: controller CPU, 16%." in english(binding(Phase.BACKUP, whole, None).sentence)
    assert "Highest utilization: controller CPU, 35%." in english(binding(Phase.FIRST_LOGIN, whole, at_work).sentence)
