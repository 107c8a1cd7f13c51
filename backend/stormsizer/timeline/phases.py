"""Phases of a desktop's week."""

from enum import StrEnum


class Phase(StrEnum):
    """Activity of the desktops during part of the calendar."""

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
