"""The time of the daily reset."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from webapp.settings import Settings

DAY = timedelta(days=1)


def last_reset(settings: Settings, now: datetime) -> datetime:
    """Return the latest time of a reset that is not after now, in UTC."""
    today = _on_the_day_of(settings, now)
    return today if today <= now else _on_the_day_of(settings, now - DAY)


def next_reset(settings: Settings, now: datetime) -> datetime:
    """Return the first time of a reset after now, in UTC."""
    today = _on_the_day_of(settings, now)
    return today if today > now else _on_the_day_of(settings, now + DAY)


def _on_the_day_of(settings: Settings, instant: datetime) -> datetime:
    """Return the time of the reset on the local day of an instant."""
    zone = ZoneInfo(settings.demo_time_zone)
    local = datetime.combine(instant.astimezone(zone).date(), settings.demo_reset_at, zone)
    return local.astimezone(UTC)
