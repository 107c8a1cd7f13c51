"""Which stretches of the calendar are judged, and over what they are averaged."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from stormsizer.pipeline import simulate
from stormsizer.result import PhaseResult
from stormsizer.scenario import parse
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


def test_steady_state_is_the_hour_after_the_start_of_day() -> None:
    found = monday()
    steady = found["monday-login-06-steady"]
    assert steady.phase is Phase.STEADY_STATE
    assert steady.duration_s == 3_600.0
    assert steady.starts_at >= found["monday-login-06"].ends_at
    assert steady.figures.reads_iops < 0.2 * found["monday-login-06"].figures.reads_iops


def test_a_quiet_hour_ends_with_the_pools_next_event() -> None:
    found = monday()
    assert found["reboot-idle"].starts_at == found["reboot"].ends_at
    assert found["reboot-idle"].ends_at == found["monday-login-06"].starts_at
    assert found["reboot-idle"].duration_s < 3_600.0


def test_a_quiet_hour_ends_with_an_outage() -> None:
    document = seeds.short_week("network-outage", "reboot", initial_state="idle_used", hours=8.0)
    for event in document["events"]:
        if event["id"] == "reboot":
            event["starts_at"] = "2011-06-06T01:20:00Z"
    assert phases_of(document)["reboot-idle"].ends_at.isoformat() == "2011-06-06T02:00:00+00:00"


def test_less_than_a_minute_of_quiet_is_no_phase() -> None:
    ends_at = monday()["reboot"].ends_at + timedelta(minutes=1)
    found = monday(**{"monday-login-06": f"{ends_at:%H:%M}"})
    assert "reboot-idle" not in found


def test_a_login_is_averaged_over_the_window_it_was_asked_for() -> None:
    login = monday()["monday-login-06"]
    assert login.figures.averaged_to_s - login.figures.averaged_from_s == 1_800.0
    assert login.duration_s < 1_800.0


def test_a_storm_that_the_calendar_cuts_off_is_not_complete() -> None:
    document = seeds.short_week("first-power-on", initial_state="off_never_used", hours=0.2)
    power_on = phases_of(document)["first-power-on"]
    assert not power_on.complete
    assert not power_on.holds
    assert power_on.duration_s == 720.0


def test_a_pool_is_not_called_idle_while_its_users_log_in() -> None:
    found = monday(reboot="08:00")
    assert "reboot-idle" not in found or found["reboot-idle"].starts_at >= found["monday-login-06"].ends_at
