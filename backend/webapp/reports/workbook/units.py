"""Display of numbers without a column of their own, and labels of scenario fields."""

from collections.abc import Mapping

from stormsizer.experience.grades import Grade
from webapp.reports.workbook.page import Cell, Style, Styled

_STYLES: Mapping[str, Style] = {"fraction": "share", "%": "share", "count": "count", "ms": "latency"}

_UNITS: tuple[tuple[str, str], ...] = (
    ("_mb_per_s_per_desktop", "MB/s per desktop"),
    ("_gbit_per_s_per_host", "Gbit/s per host"),
    ("_fraction_per_year", "% per year"),
    ("_gib_per_desktop", "GiB per desktop"),
    ("_gib_per_host", "GiB per host"),
    ("_mb_per_s", "MB/s"),
    ("_fraction", "%"),
    ("_ratio", "ratio"),
    ("_iops", "IOPS"),
    ("_gib", "GiB"),
    ("_kib", "KiB"),
    ("_years", "years"),
    ("_ios", "I/Os"),
    ("_ms", "ms"),
    ("_s", "s"),
)
"""Name suffixes, longest first."""


def of_unit(value: float | None, unit: str) -> Cell:
    """A number formatted by its unit."""
    return Styled(value, _STYLES.get(unit, "any"))


def graded(grade: Grade) -> Styled:
    """A grade as word and color."""
    return Styled(grade.value, grade.value)


def unit_words(unit: str) -> str:
    """Unit of a value formatted by ``of_unit``."""
    return {"fraction": "%", "count": "", "ratio": ""}.get(unit, unit)


def field_words(name: str) -> tuple[str, str]:
    """A field's readable name, and its unit.

    >>> field_words("memory_gib"), field_words("n_desktops"), field_words("growth_gib_per_desktop")
    (('Memory', 'GiB'), ('Number of desktops', 'count'), ('Growth', 'GiB per desktop'))
    >>> field_words("ghz_per_core"), field_words("clone_type"), field_words("logins_per_minute")
    (('Clock', 'GHz per core'), ('Clone type', ''), ('Logins per minute', 'per minute'))
    """
    if name == "ghz_per_core":
        return "Clock", "GHz per core"
    if name.startswith("n_") or name.endswith("_slots"):
        words = f"number of {name[2:]}" if name.startswith("n_") else name
        return _sentence(words), "count"
    ending, unit = next(((ending, unit) for ending, unit in _UNITS if name.endswith(ending)), ("", ""))
    if name.endswith("_per_minute"):
        unit = "per minute"
    return _sentence(name.removesuffix(ending)), unit


def _sentence(name: str) -> str:
    words = name.removesuffix("_at").removesuffix("_id").replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}"
