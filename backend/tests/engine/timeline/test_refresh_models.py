"""Desktops that go back to their image when their users log off, and what that costs the night."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.model.scenario import InvalidScenarioError, Logoff, parse
from stormsizer.simulation.pipeline import prepare, simulate
from stormsizer.simulation.result import Result
from stormsizer.timeline.desktops import DesktopState, after
from stormsizer.timeline.phases import Phase
from tests.engine import seeds
from tests.support.languages import english_problems


def two_days(*, refresh: bool, **logoff: Any) -> dict[str, Any]:
    """Floating desktops on a Monday and a Tuesday."""
    document = seeds.acme_document()
    document["calendar"] = {"starts_at": "2011-05-30T00:00:00Z", "ends_at": "2011-06-01T00:00:00Z"}
    document["pools"][0] |= {"initial_state": "idle_used", "assignment": "floating"}
    repeat = {"weekdays": ["mon", "tue"]}
    common = {"pool_ids": ["acme"], "repeat": repeat}
    document["events"] = [
        common | {"id": "login", "name": "Login", "kind": "login", "starts_at": "2011-05-30T08:00:00Z"},
        common
        | {"id": "logoff", "name": "Logoff", "kind": "logoff", "starts_at": "2011-05-30T17:00:00Z", "refresh": refresh}
        | logoff,
    ]
    return document


def result(document: dict[str, Any]) -> Result:
    """Return the result of a document."""
    return simulate(parse(document), seeds.seed_catalog(), recommend=False).result


def test_refreshed_desktop_is_used_but_no_longer_warm() -> None:
    """The profile roams, so that it is no first login either."""
    event = Logoff(kind="logoff", id="e", name="e", starts_at="2011-05-30T17:00:00Z", pool_ids=("p",), refresh=True)  # type: ignore[arg-type]
    working = DesktopState(deployed=True, up=True, used=True, warm=True, logged_in=True)
    left = after(working, event)
    assert (left.up, left.used, left.warm, left.logged_in) == (True, True, False, False)
    assert left.login_phase == "monday_login"


@pytest.mark.parametrize(("refresh", "second"), [(False, "tuesday_login"), (True, "monday_login")])
def test_login_after_a_refresh_is_not_warm(refresh: bool, second: str) -> None:
    logins = prepare(parse(two_days(refresh=refresh)), seeds.seed_catalog()).logins
    assert [login.phase for login in logins] == ["tuesday_login", second]


def test_desktops_restart_after_the_last_logoff() -> None:
    week = prepare(parse(two_days(refresh=True, window_s=3_600.0, refresh_slots=20)), seeds.seed_catalog())
    assert [(sweep.event_id, sweep.starts_s / 3_600, sweep.n_slots, sweep.effect) for sweep in week.sweeps] == [
        ("logoff", 18.0, 20.0, "rolling"),
        ("logoff-20110531", 42.0, 20.0, "rolling"),
    ]


def test_refresh_adds_work_in_the_evening_and_the_next_morning() -> None:
    kept, refreshed = result(two_days(refresh=False)), result(two_days(refresh=True))
    evening = {phase.id: phase for phase in refreshed.phases}["logoff"]
    assert (evening.phase, evening.complete) == (Phase.RECOMPOSE, True)
    assert "logoff" not in {phase.id for phase in kept.phases}
    reads = [
        next(phase.figures.reads_iops for phase in each.phases if phase.id == "login-20110531")
        for each in (kept, refreshed)
    ]
    assert reads[1] > 2 * reads[0]


def test_full_clones_cannot_be_refreshed() -> None:
    document = two_days(refresh=True)
    document["pools"][0]["clone_type"] = "full"
    with pytest.raises(InvalidScenarioError) as caught:
        parse(document)
    (problem,) = english_problems(caught.value)
    assert (problem.path, problem.given) == ("events.1.refresh", "true")
    assert problem.allowed == "false, or a logoff without acme, whose desktops are full clones"
