"""Local times beside those of a scenario, for sites in other time zones."""

from datetime import datetime
from zoneinfo import ZoneInfo

from stormsizer.messages.text import DateStyle, Instant, Text, msg


def with_local_time(text: Text, at: datetime, zone: str, local_zone: str) -> Text:
    """Return a text that shows an instant in one time zone, followed by the local time if it is another.

    >>> from datetime import UTC
    >>> str(with_local_time("13:00 Login", datetime(2026, 11, 30, 13, tzinfo=UTC), "UTC", "Europe/London"))
    '13:00 Login'
    """
    shown, local = at.astimezone(ZoneInfo(zone)), at.astimezone(ZoneInfo(local_zone))
    if shown.utcoffset() == local.utcoffset():
        return text
    style: DateStyle = "time" if shown.date() == local.date() else "day_time"
    place = local_zone.rsplit("/", maxsplit=1)[-1].replace("_", " ")
    return msg("at-local-time", text=text, time=Instant(at, local_zone, style), place=place)
