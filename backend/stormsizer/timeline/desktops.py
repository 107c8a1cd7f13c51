"""State of a pool's desktops, and its transitions by event."""

from dataclasses import dataclass, replace

from stormsizer.model.scenario import (
    AntivirusScan,
    InitialState,
    LoadTest,
    Login,
    Logoff,
    Patch,
    PowerOn,
    Provision,
    Reboot,
    Recompose,
)

PoolEvent = Provision | PowerOn | Reboot | Recompose | Login | Logoff | AntivirusScan | Patch | LoadTest


@dataclass(frozen=True)
class DesktopState:
    """State of all desktops of a pool between two events.

    ``used`` means that the user's profile exists, ``warm`` that profile and application libraries have stayed in guest
    memory since an earlier login. A refresh preserves the first, which is stored elsewhere, and ends the second.
    """

    deployed: bool
    up: bool
    used: bool
    warm: bool
    logged_in: bool

    @classmethod
    def initial(cls, name: InitialState) -> "DesktopState":
        """Initial states, by their name in a scenario."""
        deployed = name != "not_deployed"
        up = name.startswith("idle")
        used = name in ("off_used", "idle_rebooted", "idle_used")
        return cls(deployed=deployed, up=up, used=used, warm=name == "idle_used", logged_in=False)

    @property
    def login_phase(self) -> str:
        """Kind of the next login: first, Monday (used, but rebooted since) or Tuesday (still warm)."""
        if not self.used:
            return "first_login"
        return "tuesday_login" if self.warm else "monday_login"


def after(state: DesktopState, event: PoolEvent) -> DesktopState:
    """State after an event.

    Raises
    ------
    ValueError
        If the event is invalid in this state; the message states its requirement.
    """
    match event:
        case Provision():
            _need(not state.deployed, "the desktops already exist; they are made once")
        case PowerOn():
            _need(state.deployed, "the desktops must be made before they are switched on")
            _need(not state.up, "the desktops are already on; use a reboot")
        case Reboot():
            _need(state.deployed and state.up, "the desktops must be on before they are rebooted")
        case Recompose():
            _need(state.deployed and state.up, "the desktops must be on before they are renewed")
            _need(not state.logged_in, "the users must log off before their desktops are renewed")
        case AntivirusScan() | Patch() | LoadTest():
            _need(state.deployed and state.up, "the desktops must be on")
        case Login():
            _need(state.deployed and state.up, "the desktops must be switched on before anyone logs in")
            _need(not state.logged_in, "the users are already logged in; they must log off first")
        case Logoff():
            _need(state.logged_in, "nobody is logged in")
    return outcome(state, event)


def outcome(state: DesktopState, event: PoolEvent) -> DesktopState:
    """Intended state after an event, whatever the state before."""
    match event:
        case Provision():
            return DesktopState(deployed=True, up=False, used=False, warm=False, logged_in=False)
        case PowerOn() | Reboot() | Recompose():
            return DesktopState(deployed=True, up=True, used=state.used, warm=False, logged_in=False)
        case Login():
            return DesktopState(deployed=True, up=True, used=True, warm=True, logged_in=True)
        case Logoff(refresh=refresh):
            return replace(state, logged_in=False, warm=state.warm and not refresh)
        case AntivirusScan() | Patch() | LoadTest():
            return state


def _need(condition: bool, message: str) -> None:
    if not condition:
        raise ValueError(message)
