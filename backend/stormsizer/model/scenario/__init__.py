"""The scenario document and its validation.

A scenario is checked in three steps that report in the same form, a tuple of ``Problem``: the document itself
(``parse``), the document against the catalog (``check_against``), and the state of its desktops when an event starts
(``stormsizer.timeline.plan``). Repetitions are checked again when they are expanded (``timeline.occurrences``).
"""

from stormsizer.model.scenario.arrays import MAIN_ARRAY, ArrayConfiguration, OtherArray, TierChoice
from stormsizer.model.scenario.checks import (
    MOST_OCCURRENCES,
    check,
    check_against,
    fatal_failures,
    n_active_parts,
    parse,
)
from stormsizer.model.scenario.components import Part
from stormsizer.model.scenario.document import (
    SCHEMA_VERSION,
    WEEKDAYS,
    AntivirusScan,
    Backup,
    Budget,
    Calendar,
    ContainerPlace,
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
)
from stormsizer.model.scenario.goal_sets import GOAL_SET_ORIGINS, GOAL_SETS, GoalSetName
from stormsizer.model.scenario.goals import Goals
from stormsizer.model.scenario.growth import SizedFor, calendar_year, grown, sized_for, with_desktops, years_of
from stormsizer.model.scenario.placement import n_shares_needed, unknown_array, with_main_array
from stormsizer.model.scenario.problems import InvalidScenarioError, Problem, problems_of

__all__ = [
    "GOAL_SETS",
    "GOAL_SET_ORIGINS",
    "MAIN_ARRAY",
    "MOST_OCCURRENCES",
    "SCHEMA_VERSION",
    "WEEKDAYS",
    "AntivirusScan",
    "ArrayConfiguration",
    "Backup",
    "Budget",
    "Calendar",
    "ContainerPlace",
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
    "OtherArray",
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
    "SizedFor",
    "TierChoice",
    "calendar_year",
    "check",
    "check_against",
    "fatal_failures",
    "grown",
    "n_active_parts",
    "n_shares_needed",
    "parse",
    "problems_of",
    "sized_for",
    "unknown_array",
    "with_desktops",
    "with_main_array",
    "years_of",
]
