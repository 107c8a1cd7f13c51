"""Display of grades and units, and of numbers in columns that mix units."""

from collections.abc import Mapping

from stormsizer.experience.grades import GoalStatus, Grade
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.terms import GRADES, STATUSES
from stormsizer.messages.text import Text, msg
from webapp.reports.workbook.page import Cell, Style, Styled

_STYLES: Mapping[str, Style] = {"fraction": "share", "%": "share", "count": "count", "ms": "latency"}

_UNITS: Mapping[str, Text] = {
    "fraction": "%",
    "count": "",
    "ratio": "",
    "us": "µs",
    "usd": "USD",
    "s": msg("unit-second"),
    "min": msg("unit-minute"),
    "h": msg("unit-hour"),
    "d": msg("unit-day"),
    "1/s": msg("unit-per-second"),
    "per second": msg("unit-per-second"),
    "I/Os": msg("unit-ios"),
    "U": msg("unit-rack-units"),
    "pts": msg("unit-points"),
    "MB/s per desktop": msg("unit-mb-per-s-per-desktop"),
    "GiB per desktop": msg("unit-gib-per-desktop"),
    "per desktop": msg("unit-per-desktop"),
    "GiB per host": msg("unit-gib-per-host"),
    "Gbit/s per host": msg("unit-gbit-per-s-per-host"),
    "IOPS per host": msg("unit-iops-per-host"),
    "GHz per core": msg("workbook-unit-ghz-per-core"),
    "fraction per year": msg("workbook-unit-percent-per-year"),
    "per host": "",  # already part of the label: *Cores per host*
    "per minute": msg("workbook-unit-per-minute"),
    "years": msg("workbook-unit-years"),
    "person-hours": msg("workbook-unit-person-hours"),
}
"""Display text for units that are shown differently from how results spell them."""


def of_unit(value: float | None, unit: str) -> Cell:
    """Return a number with a format that suits its unit."""
    return Styled(value, _STYLES.get(unit, "any"))


def graded(grade: Grade, localizer: Localizer) -> Styled:
    """Return a grade as a word with a color."""
    return Styled(localizer.text(GRADES[grade]), grade.value)


STATUS_STYLES: Mapping[GoalStatus, Style] = {
    GoalStatus.PASSES: "good",
    GoalStatus.AT_RISK: "fair",
    GoalStatus.FAILS: "poor",
}


def status_word(status: GoalStatus, localizer: Localizer) -> Styled:
    """Return a status as a word with a color."""
    return Styled(localizer.text(STATUSES[status]), STATUS_STYLES[status])


def unit_text(unit: str) -> Text:
    """Return the display text of the unit for a value formatted by ``of_unit``."""
    return _UNITS.get(unit, unit)
