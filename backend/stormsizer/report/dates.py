"""Date formats in the scenario's time zone, independent of the machine's locale."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = tuple(
    "January February March April May June July August September October November December".split()  # noqa: SIM905
)


def day(instant: date) -> str:
    """*30 May 2011*."""
    return f"{instant.day} {MONTHS[instant.month - 1]} {instant.year}"


def day_time(instant: datetime, zone: ZoneInfo) -> str:
    """*Mon 30 May 08:00*."""
    local = instant.astimezone(zone)
    return f"{DAYS[local.weekday()]} {local.day} {MONTHS[local.month - 1][:3]} {local:%H:%M}"


def stamp(instant: datetime, zone: ZoneInfo) -> str:
    """*21 November 2026, 01:02 UTC*."""
    local = instant.astimezone(zone)
    return f"{day(local)}, {local:%H:%M} {local.tzname()}"


def period(starts_at: datetime, ends_at: datetime, zone: ZoneInfo) -> str:
    """*29 May 2011 to 12 June 2011*."""
    return f"{day(starts_at.astimezone(zone))} to {day(ends_at.astimezone(zone))}"
