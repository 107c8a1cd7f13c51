"""Which stretches of the calendar are judged, and over what they are averaged."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from stormsizer.model.scenario import parse
from stormsizer.model.scenario.goals import GOALS
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import PhaseResult
from stormsizer.storage.figures import Component
from stormsizer.timeline.phases import Phase
from tests.engine import seeds


def phases_of(document: dict[str, Any]) -> dict[str, PhaseResult]:
    """Judged phases by id."""
    result = simulate(parse(document), seeds.seed_catalog(), recommend=False).result
    return {phase.id: phase for phase in result.phases}


def monday(**clocks: str) -> dict[str, PhaseResult]:
    """The second Monday, with some of its events at other times."""
    document = seeds.short_week(
        "network-outage", "reboot", "monday-login-06", "logoff-mon-06", initial_state="idle_used", hours=16.0
    )
    for event in document["events"]:
        if event["id"] in clocks:
            event["starts_at"] = f"2011-06-06T{clocks[event['id']]}:00Z"
    return phases_of(document)


def test_steady_state_lasts_from_the_start_of_day_to_the_logoff() -> None:
    found = monday()
    steady = found["monday-login-06-steady"]
    assert steady.phase is Phase.STEADY_STATE
    assert f"{steady.ends_at:%H:%M}" == "17:00"
    assert steady.starts_at >= found["monday-login-06"].ends_at
    assert steady.figures.reads_iops < 0.2 * found["monday-login-06"].figures.reads_iops


def test_idle_time_ends_with_the_next_event_of_the_pool() -> None:
    found = monday()
    assert found["reboot-idle"].starts_at == found["reboot"].ends_at
    assert found["reboot-idle"].ends_at == found["monday-login-06"].starts_at


def test_idle_time_ends_with_an_outage() -> None:
    document = seeds.short_week("network-outage", "reboot", initial_state="idle_used", hours=8.0)
    for event in document["events"]:
        if event["id"] == "reboot":
            event["starts_at"] = "2011-06-06T01:20:00Z"
    assert phases_of(document)["reboot-idle"].ends_at.isoformat() == "2011-06-06T02:00:00+00:00"


def test_idle_time_below_a_minute_is_not_a_phase() -> None:
    ends_at = monday()["reboot"].ends_at + timedelta(minutes=1)
    found = monday(**{"monday-login-06": f"{ends_at:%H:%M}"})
    assert "reboot-idle" not in found


def test_login_is_averaged_over_its_requested_window() -> None:
    login = monday()["monday-login-06"]
    assert login.figures.averaged_to_s - login.figures.averaged_from_s == 1_800.0
    assert login.duration_s < 1_800.0


def test_figures_of_a_login_without_a_window_cover_what_its_goals_cover() -> None:
    document = seeds.short_week("monday-login-06", initial_state="idle_used", hours=16.0)
    for event in document["events"]:
        event.pop("averaging_s", None)
    login = phases_of(document)["monday-login-06"]
    assert login.figures.averaged_to_s - login.figures.averaged_from_s == login.duration_s
    cpu = next(check for check in login.checks if check.goal == "controller_max_fraction").value
    assert cpu == login.figures.use_of(Component.CONTROLLER_CPU).mean_fraction


def test_storm_cut_off_by_the_calendar_is_incomplete() -> None:
    document = seeds.short_week("first-power-on", initial_state="off_never_used", hours=0.2)
    power_on = phases_of(document)["first-power-on"]
    assert not power_on.complete
    assert not power_on.holds
    assert power_on.duration_s == 720.0


def test_pool_is_not_idle_while_its_users_log_in() -> None:
    found = monday(reboot="08:00")
    assert "reboot-idle" not in found or found["reboot-idle"].starts_at >= found["monday-login-06"].ends_at


def dell(n_ports: int, **event: Any) -> dict[str, Any]:
    """The week of the PS6100XS on fewer ports, from its deployments to its first power-on."""
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "dell-ps6100xs.yaml")
    document["events"] = [each for each in document["events"] if each["kind"] in ("provision", "power_on")]
    document["events"] += [event] if event else []
    document["array"]["n_ports"] = n_ports
    return document


def test_provisioning_ends_when_the_last_copy_is_served() -> None:
    """One port passes less than the clone managers ask for; what it owes by then takes more than an hour."""
    many, one = (phases_of(dell(n)) for n in (4, 1))
    first, second = (phase_id for phase_id in many if many[phase_id].phase is Phase.PROVISIONING)
    for phase_id in (first, second):
        assert one[phase_id].complete
        assert [check.goal for check in one[phase_id].checks] == ["provisioning_max_s"]
    assert one[second].duration_s > many[second].duration_s + 3_600
    assert one[second].ends_at > one[first].ends_at
    asked, served = (found[second].figures for found in (many, one))
    assert served.reads_iops < 0.7 * asked.reads_iops


def test_all_copy_ios_are_served_when_provisioning_ends() -> None:
    scenario = parse(dell(1))
    result = simulate(scenario, seeds.seed_catalog(), recommend=False)
    made = [phase for phase in result.result.phases if phase.phase is Phase.PROVISIONING]
    ends_s = max(scenario.calendar.seconds(phase.ends_at) for phase in made)
    rest = result.trace.between(ends_s - 1_800, ends_s + 3_600)
    ios, at_full_rate = rest.column("reads_iops") * rest.lengths_s, rest.column("reads_iops")[0]
    assert rest.column("reads_iops")[-1] < 1.0
    assert ios.sum() == pytest.approx(at_full_rate * (ends_s - rest.starts_s[0]), rel=0.01)


def test_window_that_ends_before_its_data_is_read_is_missed() -> None:
    window = {"kind": "backup", "id": "backup", "name": "Backup", "starts_at": "2012-09-09T00:00:00Z",
              "ends_at": "2012-09-09T02:00:00Z"}  # fmt: skip
    slow, fast = (phases_of(dell(1, **window, read_mb_per_s=rate))["backup"] for rate in (60.0, 600.0))
    assert (slow.complete, slow.holds, slow.checks) == (True, True, ())
    assert (fast.complete, fast.holds) == (False, False)


def test_deployment_during_work_is_judged_by_user_goals() -> None:
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "tintri-t540-deploy-under-load.yaml")
    goals = {check.goal for check in phases_of(document)["deploy"].checks}
    assert goals >= {"provisioning_max_s", "host_latency_max_ms"}
    assert not goals & {goal.field for goal in GOALS if goal.components}
    document["events"] = [event for event in document["events"] if event["kind"] == "provision"]
    document["pools"] = [pool for pool in document["pools"] if pool["id"] == "new"]
    assert {check.goal for check in phases_of(document)["deploy"].checks} == {"provisioning_max_s"}


def test_response_times_are_averaged_over_working_hours() -> None:
    """A whole-day backup is judged in the hours of logins and of work only."""
    document = seeds.short_week("first-login", "logoff-mon-30", initial_state="idle_used", hours=23.0)
    calendar = document["calendar"]
    document["events"].append(
        {"kind": "backup", "id": "backup", "name": "Backup", "read_mb_per_s": 50.0}
        | {"starts_at": calendar["starts_at"], "ends_at": calendar["ends_at"]}
    )
    found = phases_of(document)
    cpu = next(check for check in found["backup"].checks if check.goal == "controller_max_fraction").value
    whole = found["backup"].figures.use_of(Component.CONTROLLER_CPU).mean_fraction
    assert cpu > 1.3 * whole
