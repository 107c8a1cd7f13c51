"""Figures and dates of a report, rewritten as another language writes them."""

import re

from stormsizer.report.dates import DAYS, MONTHS
from stormsizer.report.language import Language

NUMERAL = r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e[+−]?\d+)?"
SIGN = r"(?:[<>≤≥] )?[−+±]?"
UNITS = (
    r"IOPS|I/Os|MB/s|Gbit/s|GHz|GB|GiB|MiB|KiB|TB|ms|µs|s|min|h|d|%|pts|U|W|MHz|per second|[A-Z]{3}|"
    r"MB/s per desktop|GiB per desktop|GiB per host|Gbit/s per host"
)
_ONE = rf"{SIGN}(?:{NUMERAL})(?: (?:{UNITS}))?"
_FIGURE = re.compile(rf"^{_ONE}(?: (?:{NUMERAL}) (?:s|min|h))?(?: (?:to|or) {_ONE})?$")
_LABELED = re.compile(rf"^(.*[^\W\d]) ({_ONE}(?: (?:{NUMERAL}) (?:s|min|h))?)$", re.DOTALL)
_PARTS = re.compile(rf"(?P<number>{NUMERAL})(?P<unit> (?:{UNITS})(?!\w))?")
_SHORT = tuple(month[:3] for month in MONTHS)
_DAYS, _MONTHS, _SHORTS = "|".join(DAYS), "|".join(MONTHS), "|".join(_SHORT)
DATE = re.compile(
    rf"(?:(?P<weekday>{_DAYS}) (?P<at>\d{{1,2}}) (?P<short>{_SHORTS})(?: (?P<time>\d\d:\d\d))?"
    rf"|(?P<day>\d{{1,2}}) (?P<month>{_MONTHS}) (?P<year>\d{{4}})"
    rf"|(?P<alone>\d{{1,2}}) (?P<named>{_SHORTS}))(?!\w)"
)


def figure_in(language: Language, text: str) -> str | None:
    """A number with its unit, a length of time, a range of them; none if the text is anything else."""
    if not _FIGURE.match(text):
        return None
    written = _PARTS.sub(lambda found: _part(language, found), text)
    for word in ("to", "or"):
        written = written.replace(f" {word} ", language.texts[f"{{}} {word} {{}}"].format("", ""))
    return written


def labeled(language: Language, text: str) -> tuple[str, str]:
    """A label and the figure behind it, said; the figure is empty where there is none."""
    found = _LABELED.match(text)
    return (text, "") if found is None else (found[1], figure_in(language, found[2]) or "")


def numeral_in(language: Language, text: str) -> str:
    """A numeral with this language's signs.

    >>> from stormsizer.report.language import Language
    >>> german = Language.model_construct(decimal=",", thousands=".")
    >>> numeral_in(german, "26,755.5")
    '26.755,5'
    """
    return text.translate({ord(","): language.thousands, ord("."): language.decimal})


def date_in(language: Language, found: re.Match[str]) -> str:
    """A date as a match of ``DATE``."""
    if found["weekday"]:
        weekday, short = (
            language.days[DAYS.index(found["weekday"])],
            language.short_months[_SHORT.index(found["short"])],
        )
        told = language.day_time.format(weekday=weekday, day=found["at"], short_month=short, time=found["time"] or "")
        return told.strip(" ,")
    if found["named"]:
        short = language.short_months[_SHORT.index(found["named"])]
        return language.day_month.format(day=found["alone"], short_month=short)
    month = language.months[MONTHS.index(found["month"])]
    return language.day.format(day=found["day"], month=month, year=found["year"])


def _part(language: Language, found: re.Match[str]) -> str:
    number, unit = numeral_in(language, found["number"]), (found["unit"] or "").strip()
    if unit == "%":
        return language.percent.format(number)
    return f"{number} {language.units.get(unit, unit)}" if unit else number
