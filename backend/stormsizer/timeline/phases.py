"""Phases of a desktop's week."""

from enum import StrEnum


class Phase(StrEnum):
    """Activity of the desktops in a stretch of the calendar."""

    PROVISIONING = "provisioning"
    POWER_ON = "power_on"
    FIRST_LOGIN = "first_login"
    MONDAY_LOGIN = "monday_login"
    TUESDAY_LOGIN = "tuesday_login"
    STEADY_STATE = "steady_state"
    IDLE = "idle"
    RECOMPOSE = "recompose"
    ANTIVIRUS_SCAN = "antivirus_scan"
    PATCH = "patch"
    LOAD_TEST = "load_test"
    BACKUP = "backup"
    REPLICATION = "replication"
    FAILURE = "failure"


PHASE_NAMES = {
    Phase.PROVISIONING: "Deployment",
    Phase.POWER_ON: "Power-on",
    Phase.FIRST_LOGIN: "First login",
    Phase.MONDAY_LOGIN: "Monday login",
    Phase.TUESDAY_LOGIN: "Tuesday login",
    Phase.STEADY_STATE: "Steady state",
    Phase.IDLE: "Idle",
    Phase.RECOMPOSE: "Recompose",
    Phase.ANTIVIRUS_SCAN: "Antivirus scan",
    Phase.PATCH: "Patching",
    Phase.LOAD_TEST: "Load test",
    Phase.BACKUP: "Backup",
    Phase.REPLICATION: "Replication",
    Phase.FAILURE: "Failure",
}
