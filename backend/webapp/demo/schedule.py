"""The time of the daily reset."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from webapp.settings import Settings

DAY = timedelta(days=1)


def last_reset(settings: Settings, now: datetime) -> datetime:
    """Return the latest time of a reset that is not after now, in UTC."""
    today = _local_day(settings, now)
    reset = _reset_on(settings, today)
    return reset if reset <= now else _reset_on(settings, today - DAY)


def next_reset(settings: Settings, now: datetime) -> datetime:
    """Return the first time of a reset after now, in UTC."""
    today = _local_day(settings, now)
    reset = _reset_on(settings, today)
    return reset if reset > now else _reset_on(settings, today + DAY)


def _local_day(settings: Settings, instant: datetime) -> date:
    return instant.astimezone(ZoneInfo(settings.demo_time_zone)).date()


def _reset_on(settings: Settings, day: date) -> datetime:
    """Return the time of the reset on a local day, which has 23 or 25 hours when clocks change."""
    return datetime.combine(day, settings.demo_reset_at, ZoneInfo(settings.demo_time_zone)).astimezone(UTC)
