"""Date formats in the scenario's time zone, in English, independent of the machine's locale."""

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
