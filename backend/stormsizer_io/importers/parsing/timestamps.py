"""Dates and times as tools print them: the order of day and month is detected or supplied, never assumed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

_TIME = r"(?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2})(?P<fraction>[.,][0-9]{1,9})?)?"
_AFTER = r" ?(?P<half>[AaPp][Mm])? ?(?P<zone>Z|UTC|GMT|[+-][0-9]{2}:?[0-9]{2})?"
_YEAR_FIRST = re.compile(
    rf"(?P<year>[0-9]{{4}})[-/](?P<month>[0-9]{{1,2}})[-/](?P<day>[0-9]{{1,2}})[T ]+{_TIME}{_AFTER}", re.ASCII
)
_YEAR_LAST = re.compile(
    rf"(?P<one>[0-9]{{1,2}})(?P<sign>[./-])(?P<two>[0-9]{{1,2}})(?P=sign)(?P<year>[0-9]{{4}}|[0-9]{{2}})"
    rf",?[T ]+{_TIME}{_AFTER}",
    re.ASCII,
)


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
        found = _YEAR_LAST.fullmatch(text.strip())
        if found is None:
            if _YEAR_FIRST.fullmatch(text.strip()):
                return DateOrder.MONTH_FIRST
            continue
        if found["sign"] == "." or int(found["one"]) > 12:
            return DateOrder.DAY_FIRST
        if int(found["two"]) > 12:
            return DateOrder.MONTH_FIRST
    return None


def parse_stamp(text: str, order: DateOrder = DateOrder.MONTH_FIRST) -> Stamp | None:
    """Parse a timestamp; return None for anything else.

    >>> parse_stamp("03/10/2026 09:00:00.123").epoch_s
    1773133200.123
    """
    text = text.strip()
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
    return hour % 12 + (12 if parts["half"].lower() == "pm" else 0)


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
