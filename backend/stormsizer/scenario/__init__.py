"""The scenario document and everything that can be wrong with it.

A scenario is checked in three steps that report in the same form, a tuple of ``Problem``: the document by itself
(``parse``), against the catalogue (``check_against``), and against the state its desktops are in when an event begins
(``stormsizer.timeline.plan``).
"""

from stormsizer.scenario.checks import check, check_against, parse
from stormsizer.scenario.document import (
    SCHEMA_VERSION,
    ArrayConfiguration,
    Calendar,
    Event,
    Goals,
    Hosts,
    InitialState,
    Login,
    Logoff,
    Maintenance,
    Outage,
    Pool,
    PowerOn,
    Provision,
    Reboot,
    Scenario,
)
from stormsizer.scenario.problems import InvalidScenarioError, Problem, problems_of

__all__ = [
    "SCHEMA_VERSION",
    "ArrayConfiguration",
    "Calendar",
    "Event",
    "Goals",
    "Hosts",
    "InitialState",
    "InvalidScenarioError",
    "Login",
    "Logoff",
    "Maintenance",
    "Outage",
    "Pool",
    "PowerOn",
    "Problem",
    "Provision",
    "Reboot",
    "Scenario",
    "check",
    "check_against",
    "parse",
    "problems_of",
]
