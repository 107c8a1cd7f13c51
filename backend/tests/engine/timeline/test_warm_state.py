"""First, Monday or Tuesday login: they differ only in the desktop's history."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.model.scenario import InitialState, Login, Logoff, PowerOn, Provision, Reboot
from stormsizer.timeline.desktops import DesktopState, PoolEvent, after, outcome

COMMON: dict[str, Any] = {"id": "e", "name": "e", "starts_at": "2011-05-30T08:00:00Z", "pool_ids": ("p",)}
PROVISION = Provision(kind="provision", **COMMON)
POWER_ON = PowerOn(kind="power_on", **COMMON)
REBOOT = Reboot(kind="reboot", **COMMON)
LOGIN = Login(kind="login", **COMMON)
LOGOFF = Logoff(kind="logoff", **COMMON)
EVENTS: tuple[PoolEvent, ...] = (PROVISION, POWER_ON, REBOOT, LOGIN, LOGOFF)


def run(initial: InitialState, *events: PoolEvent) -> DesktopState:
    """State after a sequence of events."""
    state = DesktopState.initial(initial)
    for event in events:
        state = after(state, event)
    return state


@pytest.mark.parametrize(
    ("initial", "events", "login_phase"),
    [
        ("not_deployed", (PROVISION, POWER_ON), "first_login"),
        ("off_never_used", (POWER_ON,), "first_login"),
        ("off_never_used", (POWER_ON, REBOOT, REBOOT), "first_login"),
        ("idle_never_used", (), "first_login"),
        ("idle_never_used", (LOGIN, LOGOFF), "tuesday_login"),
        ("idle_never_used", (LOGIN, REBOOT), "monday_login"),
        ("idle_never_used", (LOGIN, LOGOFF, REBOOT), "monday_login"),
        ("idle_never_used", (LOGIN, LOGOFF, REBOOT, LOGIN, LOGOFF), "tuesday_login"),
        ("off_used", (POWER_ON,), "monday_login"),
        ("idle_rebooted", (), "monday_login"),
        ("idle_used", (), "tuesday_login"),
        ("idle_used", (REBOOT,), "monday_login"),
    ],
)
def test_login_phase_follows_from_the_event_history(
    initial: InitialState, events: tuple[PoolEvent, ...], login_phase: str
) -> None:
    assert run(initial, *events).login_phase == login_phase


@pytest.mark.parametrize(
    ("initial", "event", "needs"),
    [
        ("idle_used", PROVISION, "already-deployed"),
        ("not_deployed", POWER_ON, "deployed-before-power-on"),
        ("idle_used", POWER_ON, "not-powered-on"),
        ("off_used", REBOOT, "powered-on-before-reboot"),
        ("not_deployed", REBOOT, "powered-on-before-reboot"),
        ("off_used", LOGIN, "powered-on-before-login"),
        ("not_deployed", LOGIN, "powered-on-before-login"),
        ("idle_used", LOGOFF, "logged-in-before-logoff"),
    ],
)
def test_impossible_event_reports_what_it_needs(initial: InitialState, event: PoolEvent, needs: str) -> None:
    with pytest.raises(ValueError, match=needs):
        run(initial, event)


def test_no_user_logs_in_twice() -> None:
    with pytest.raises(ValueError, match="logged-off-before-login"):
        run("idle_used", LOGIN, LOGIN)


@settings(max_examples=200)
@given(initial=st.sampled_from(get_args(InitialState)), events=st.lists(st.sampled_from(EVENTS), max_size=12))
def test_states_are_consistent(initial: InitialState, events: list[PoolEvent]) -> None:
    """Only existing desktops are on, only powered-on ones are in use, only used ones are warm."""
    state = DesktopState.initial(initial)
    for event in events:
        state = outcome(state, event)
        assert state.deployed or not state.up
        assert state.up or not state.logged_in
        assert state.used or not state.warm


@given(initial=st.sampled_from(get_args(InitialState)), event=st.sampled_from(EVENTS))
def test_possible_event_leads_to_its_outcome(initial: InitialState, event: PoolEvent) -> None:
    state = DesktopState.initial(initial)
    try:
        reached = after(state, event)
    except ValueError:
        return
    assert reached == outcome(state, event)
