"""Amounts and dates as spreadsheet programs write them in different countries: what is ambiguous is not guessed."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from datetime import date, timedelta

from stormsizer_io.importers.parsing.tables import Decimal, number

_GROUPS = "[ '’\u00a0\u2009\u202f]"
"""Characters that group thousands and cannot be decimal separators."""
_SPACED = re.compile(rf"([+-]?[0-9]{{1,3}}(?:{_GROUPS}[0-9]{{3}})+)((?:[.,][0-9]+)?)")
_SWAP = str.maketrans(",.", ".,")
_PROOF_OF_POINT = re.compile(
    r"""[+-]?(?:
    [0-9]*\.(?:[0-9]{1,2}|[0-9]{4,})    # 1.5: groups have three digits
    | 0+\.[0-9]+ | [0-9]{4,}\.[0-9]+    # 0.125, 1250.125: no group starts with 0 or has four digits
    | [0-9]{1,3}(?:,[0-9]{3})+\.[0-9]+  # 1,250.125
    | [0-9]{1,3}(?:,[0-9]{3}){2,}       # 1,250,000
    )""",
    re.VERBOSE,
)
_ONE_GROUP = re.compile(r"[+-]?[1-9][0-9]{0,2}[.,][0-9]{3}")
_GROUPED = re.compile(r"[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]+)?")
_YEAR_FIRST = re.compile(r"([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})")
_YEAR_LAST = re.compile(r"([0-9]{1,2})([/.-])([0-9]{1,2})\2([0-9]{4})")
_MIDNIGHT = re.compile(r"[T ]0{1,2}:00(?::00(?:\.0+)?)?\Z")
_DAY_NUMBER = re.compile(r"[0-9]{1,7}(?:\.0+)?")
_FIRST_DAY_NUMBER = 61
"""March 1, 1900: day numbers before it are ambiguous, because Excel counts a February 29 that never was."""


def decimal_of(cells: Iterable[str], usual: Decimal | None) -> Decimal | None:
    """Return the decimal separator that numbers prove; ``usual`` if they prove none.

    >>> decimal_of(["1.250", "12,5"], usual=None), decimal_of(["1.250"], usual=None), decimal_of(["1,250"], usual=".")
    (',', None, '.')
    """
    texts = [_without_spaces(cell.strip().rstrip("%").strip()) for cell in cells]
    n_points = sum(1 for text in texts if _PROOF_OF_POINT.fullmatch(text))
    n_commas = sum(1 for text in texts if _PROOF_OF_POINT.fullmatch(text.translate(_SWAP)))
    if n_points == n_commas == 0:
        return usual
    return "," if n_commas > n_points else "."


def is_ambiguous(cell: str, decimal: Decimal | None) -> bool:
    """Return whether a number has one separator that could group thousands or begin decimals.

    >>> is_ambiguous("1.250", None), is_ambiguous("1.25", None), is_ambiguous("1.250", ",")
    (True, False, False)
    """
    return decimal is None and _ONE_GROUP.fullmatch(cell.strip()) is not None


def amount(cell: str, decimal: Decimal) -> float:
    """Parse a finite number whose thousands may be grouped; return NaN for anything else.

    >>> amount("1,250.50", "."), amount("1 250,5", ","), amount("40.000", ","), amount("1,5", "."), amount("€ 5", ".")
    (1250.5, 1250.5, 40000.0, nan, nan)
    """
    text = _without_spaces(cell.strip())
    text = text.translate(_SWAP) if decimal == "," else text
    if _GROUPED.fullmatch(text):
        text = text.replace(",", "")
    return number(text) if "," not in text else math.nan


def fraction(cell: str, decimal: Decimal) -> float:
    """Parse a number or a percentage, as a fraction; return NaN for anything else.

    >>> fraction("30 %", "."), fraction("12,5%", ","), fraction("0.3", ".")
    (0.3, 0.125, 0.3)
    """
    text = cell.strip()
    if text.endswith("%"):
        return amount(text[:-1], decimal) / 100.0
    return amount(text, decimal)


def day(cell: str, *, is_workbook: bool, since_1904: bool) -> date | None:
    """Parse a date; return None for anything else, and if the order of day and month is ambiguous.

    A number in a workbook is a day count. Dates with dots begin with the day.

    >>> [day(cell, is_workbook=False, since_1904=False) for cell in ("2026-03-01", "01.03.2026", "3/31/2026")]
    [datetime.date(2026, 3, 1), datetime.date(2026, 3, 1), datetime.date(2026, 3, 31)]
    >>> day("01/03/2026", is_workbook=False, since_1904=False)
    >>> day("46082", is_workbook=True, since_1904=False)
    datetime.date(2026, 3, 1)
    """
    text = _MIDNIGHT.sub("", cell.strip())
    try:
        if is_workbook and _DAY_NUMBER.fullmatch(text):
            return _day_of_number(int(float(text)), since_1904=since_1904)
        if found := _YEAR_FIRST.fullmatch(text):
            return date(int(found[1]), int(found[2]), int(found[3]))
        if found := _YEAR_LAST.fullmatch(text):
            return _year_last(int(found[1]), int(found[3]), int(found[4]), day_first=found[2] == ".")
    except (ValueError, OverflowError):
        pass
    return None


def _day_of_number(n_days: int, *, since_1904: bool) -> date | None:
    if since_1904:
        return date(1904, 1, 1) + timedelta(days=n_days)
    return date(1899, 12, 30) + timedelta(days=n_days) if n_days >= _FIRST_DAY_NUMBER else None


def _year_last(first: int, second: int, year: int, *, day_first: bool) -> date | None:
    if day_first or first > 12 or first == second:
        return date(year, second, first)
    return date(year, first, second) if second > 12 else None


def _without_spaces(text: str) -> str:
    """Return a number without the spaces and apostrophes that group its thousands."""
    grouped = _SPACED.fullmatch(text)
    return re.sub(_GROUPS, "", grouped[1]) + grouped[2] if grouped else text
