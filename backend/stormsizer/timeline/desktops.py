"""State of a pool's desktops, and how each event changes it."""

from dataclasses import dataclass, replace

from stormsizer.messages.text import Message, msg
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
    """State of all desktops in a pool between two events.

    ``used`` means that the user's profile exists; ``warm`` means that the profile and application libraries have stayed
    in guest memory since an earlier login. A refresh preserves the profile, which is stored elsewhere, but ends the
    warm state.
    """

    deployed: bool
    up: bool
    used: bool
    warm: bool
    logged_in: bool

    @classmethod
    def initial(cls, name: InitialState) -> "DesktopState":
        """Return the desktop state for an ``initial_state`` value in a scenario."""
        deployed = name != "not_deployed"
        up = name.startswith("idle")
        used = name in ("off_used", "idle_rebooted", "idle_used")
        return cls(deployed=deployed, up=up, used=used, warm=name == "idle_used", logged_in=False)

    @property
    def login_phase(self) -> str:
        """Kind of the next login: first, Monday (desktops used but rebooted since) or Tuesday (desktops still warm)."""
        if not self.used:
            return "first_login"
        return "tuesday_login" if self.warm else "monday_login"


class ImpossibleEventError(ValueError):
    """Error for an event that is not possible in the current state of the desktops."""

    def __init__(self, requirement: Message) -> None:
        super().__init__(requirement.id)
        self.requirement = requirement


def after(state: DesktopState, event: PoolEvent) -> DesktopState:
    """Return the state after an event.

    Raises
    ------
    ImpossibleEventError
        If the event is invalid in this state.
    """
    match event:
        case Provision():
            _need(not state.deployed, msg("allowed-already-deployed"))
        case PowerOn():
            _need(state.deployed, msg("allowed-deployed-before-power-on"))
            _need(not state.up, msg("allowed-not-powered-on"))
        case Reboot():
            _need(state.deployed and state.up, msg("allowed-powered-on-before-reboot"))
        case Recompose():
            _need(state.deployed and state.up, msg("allowed-powered-on-before-recompose"))
            _need(not state.logged_in, msg("allowed-logged-off-before-recompose"))
        case AntivirusScan() | Patch() | LoadTest():
            _need(state.deployed and state.up, msg("allowed-powered-on"))
        case Login():
            _need(state.deployed and state.up, msg("allowed-powered-on-before-login"))
            _need(not state.logged_in, msg("allowed-logged-off-before-login"))
        case Logoff():
            _need(state.logged_in, msg("allowed-logged-in-before-logoff"))
    return outcome(state, event)


def outcome(state: DesktopState, event: PoolEvent) -> DesktopState:
    """Return the state that an event is meant to produce, without checking whether the event is possible."""
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


def _need(condition: bool, requirement: Message) -> None:
    if not condition:
        raise ImpossibleEventError(requirement)
