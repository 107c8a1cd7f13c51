"""Dates and times as tools print them: the order of day and month is deduced or supplied."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from stormsizer.units import SECONDS_PER_DAY

_TIME = r"(?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2})(?P<fraction>[.,][0-9]{1,9})?)?"
_AFTER = r" ?(?P<half>[AaPp]\.? ?[Mm]\.?)? ?(?P<zone>Z|UTC|GMT|[+-][0-9]{2}:?[0-9]{2})?"
_YEAR_FIRST = re.compile(
    rf"(?P<year>[0-9]{{4}})[-/](?P<month>[0-9]{{1,2}})[-/](?P<day>[0-9]{{1,2}})[T ]+{_TIME}{_AFTER}", re.ASCII
)
_YEAR_LAST = re.compile(
    rf"(?P<one>[0-9]{{1,2}})(?P<sign>[./-])(?P<two>[0-9]{{1,2}})(?P=sign)(?P<year>[0-9]{{4}}|[0-9]{{2}})"
    rf",?[T ]+{_TIME}{_AFTER}",
    re.ASCII,
)


_SPACES = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2009": " "})
"""Spaces that browsers and spreadsheets print before AM and PM."""
MOST_DAYS_APART = 7
"""Days between samples up to which their dates follow each other."""


class DateOrder(StrEnum):
    """Order of day and month in dates whose year comes last."""

    MONTH_FIRST = "month first"
    DAY_FIRST = "day first"


class Stamp(NamedTuple):
    """A parsed timestamp.

    Attributes
    ----------
    epoch_s
        Unix time, seconds; a timestamp without a zone is read as UTC.
    has_seconds
        Whether the timestamp includes seconds.
    zoned
        Whether the timestamp includes a zone.
    """

    epoch_s: float
    has_seconds: bool
    zoned: bool


def order_of(texts: Iterable[str]) -> DateOrder | None:
    """Return the order of day and month: dots or a first number above 12 mean that the day comes first.

    Return None if the order cannot be determined. Dates that start with the year need no order.

    >>> order_of(["10.03.2026 09:00"]), order_of(["03/25/2026 09:00"]), order_of(["03/10/2026 09:00"])
    (<DateOrder.DAY_FIRST: 'day first'>, <DateOrder.MONTH_FIRST: 'month first'>, None)
    """
    for text in texts:
        found = _YEAR_LAST.fullmatch(_plain(text))
        if found is None:
            if _YEAR_FIRST.fullmatch(_plain(text)):
                return DateOrder.MONTH_FIRST
            continue
        if found["sign"] == "." or int(found["one"]) > 12:
            return DateOrder.DAY_FIRST
        if int(found["two"]) > 12:
            return DateOrder.MONTH_FIRST
    return None


class Deduction(NamedTuple):
    """Order of day and month, deduced from dates; None if it is open.

    Attributes
    ----------
    by_clock
        Whether both orders are valid dates, and only one of them makes the dates follow each other.
    """

    order: DateOrder | None
    by_clock: bool = False


def deduced_order(texts: Iterable[str]) -> Deduction:
    """Deduce the order of day and month from all dates of a file, in the order of the file.

    >>> deduced_order(["03/10/2026 23:59", "04/10/2026 00:00"]).order
    <DateOrder.DAY_FIRST: 'day first'>
    """
    last_date, last_days = "", (0.0, 0.0)
    for text in texts:
        date = _plain(text).replace("T", " ").partition(" ")[0]
        if date == last_date:
            continue
        if sure := order_of([text]):
            return Deduction(sure)
        stamps = [parse_stamp(text, order) for order in DateOrder]
        days = tuple(stamp.epoch_s // SECONDS_PER_DAY for stamp in stamps if stamp)
        if len(days) < len(stamps):
            continue
        if last_date:
            follows = [0 < day - last <= MOST_DAYS_APART for day, last in zip(days, last_days, strict=True)]
            if sum(follows) == 1:
                return Deduction(list(DateOrder)[follows.index(True)], by_clock=True)
        last_date, last_days = date, (days[0], days[1])
    return Deduction(None)


def _plain(text: str) -> str:
    return text.translate(_SPACES).strip()


def parse_stamp(text: str, order: DateOrder = DateOrder.MONTH_FIRST) -> Stamp | None:
    """Parse a timestamp; return None for anything else.

    >>> parse_stamp("03/10/2026 09:00:00.123").epoch_s
    1773133200.123
    """
    text = _plain(text)
    found = _YEAR_FIRST.fullmatch(text) or _YEAR_LAST.fullmatch(text)
    if found is None:
        return None
    parts = found.groupdict()
    month, day = parts.get("month"), parts.get("day")
    if month is None or day is None:
        first, second = parts["one"], parts["two"]
        month, day = (second, first) if order is DateOrder.DAY_FIRST else (first, second)
    try:
        instant = datetime(_year(parts["year"]), int(month), int(day), _hour(parts), int(parts["minute"]), tzinfo=UTC)
        instant += timedelta(seconds=_seconds(parts)) - _offset(parts["zone"])
    except (ValueError, OverflowError):
        return None
    return Stamp(instant.timestamp(), parts["second"] is not None, parts["zone"] is not None)


def _year(text: str) -> int:
    return int(text) + 2000 if len(text) == 2 else int(text)


def _hour(parts: dict[str, str]) -> int:
    hour = int(parts["hour"])
    if parts["half"] is None:
        return hour
    if not 1 <= hour <= 12:
        raise ValueError("no hour of half a day")
    return hour % 12 + (12 if parts["half"][0] in "pP" else 0)


def _seconds(parts: dict[str, str]) -> float:
    whole = int(parts["second"] or 0)
    if whole > 60:
        raise ValueError("no second of a minute")
    return whole + float("0." + (parts["fraction"] or ".0")[1:])


def _offset(zone: str | None) -> timedelta:
    if zone is None or zone[0] not in "+-":
        return timedelta(0)
    digits = zone[1:].replace(":", "")
    size = timedelta(hours=int(digits[:2]), minutes=int(digits[2:]))
    return size if zone[0] == "+" else -size
