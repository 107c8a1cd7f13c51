"""The phases of a desktop's week."""

from enum import StrEnum


class Phase(StrEnum):
    """What the desktops do in a stretch of the calendar."""

    PROVISIONING = "provisioning"
    POWER_ON = "power_on"
    FIRST_LOGIN = "first_login"
    MONDAY_LOGIN = "monday_login"
    TUESDAY_LOGIN = "tuesday_login"
    STEADY_STATE = "steady_state"
    IDLE = "idle"


PHASE_NAMES = {
    Phase.PROVISIONING: "Deployment",
    Phase.POWER_ON: "Power-on",
    Phase.FIRST_LOGIN: "First login",
    Phase.MONDAY_LOGIN: "Monday login",
    Phase.TUESDAY_LOGIN: "Tuesday login",
    Phase.STEADY_STATE: "Steady state",
    Phase.IDLE: "Idle",
}
