"""The scenario document and everything that can be wrong with it.

A scenario is checked in three steps that report in the same form, a tuple of ``Problem``: the document by itself
(``parse``), against the catalogue (``check_against``), and against the state its desktops are in when an event begins
(``stormsizer.timeline.plan``). What repeats is checked once more when it is written out (``timeline.occurrences``).
"""

from stormsizer.model.scenario.checks import MOST_OCCURRENCES, check, check_against, fatal_failures, parse
from stormsizer.model.scenario.components import Part
from stormsizer.model.scenario.document import (
    SCHEMA_VERSION,
    WEEKDAYS,
    AntivirusScan,
    ArrayConfiguration,
    Backup,
    Calendar,
    Event,
    Failure,
    Growth,
    Hosts,
    Indicators,
    InitialState,
    LoadTest,
    Login,
    Logoff,
    Maintenance,
    Outage,
    Patch,
    Pool,
    PowerOn,
    Provision,
    Reboot,
    Recompose,
    Repetition,
    Replication,
    Scenario,
    TierChoice,
)
from stormsizer.model.scenario.goal_sets import GOAL_SET_ORIGINS, GOAL_SETS, GoalSetName
from stormsizer.model.scenario.goals import Goals
from stormsizer.model.scenario.growth import calendar_year, grown, with_desktops, years_of
from stormsizer.model.scenario.problems import InvalidScenarioError, Problem, problems_of

__all__ = [
    "GOAL_SETS",
    "GOAL_SET_ORIGINS",
    "MOST_OCCURRENCES",
    "SCHEMA_VERSION",
    "WEEKDAYS",
    "AntivirusScan",
    "ArrayConfiguration",
    "Backup",
    "Calendar",
    "Event",
    "Failure",
    "GoalSetName",
    "Goals",
    "Growth",
    "Hosts",
    "Indicators",
    "InitialState",
    "InvalidScenarioError",
    "LoadTest",
    "Login",
    "Logoff",
    "Maintenance",
    "Outage",
    "Part",
    "Patch",
    "Pool",
    "PowerOn",
    "Problem",
    "Provision",
    "Reboot",
    "Recompose",
    "Repetition",
    "Replication",
    "Scenario",
    "TierChoice",
    "calendar_year",
    "check",
    "check_against",
    "fatal_failures",
    "grown",
    "parse",
    "problems_of",
    "with_desktops",
    "years_of",
]
