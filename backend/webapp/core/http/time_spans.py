"""The part of a calendar that a request covers."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import Query

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Calendar, Problem
from stormsizer.model.scenario.field_types import Instant
from webapp.core.http.errors import InvalidInputError
from webapp.core.security.text import WrittenInt

MOST_BUCKETS = 2000
FromAt = Annotated[
    Instant | None, Query(alias="from", description="Start of the series; by default, the start of the calendar.")
]
ToAt = Annotated[
    Instant | None, Query(alias="to", description="End of the series; by default, the end of the calendar.")
]
NBuckets = Annotated[WrittenInt, Query(ge=1, le=MOST_BUCKETS, description="Number of points in the series.")]


def seconds_between(calendar: Calendar, from_at: datetime | None, to_at: datetime | None) -> tuple[float, float]:
    """Return the start and end of a time span in seconds from the calendar's start; by default, the whole calendar."""
    from_at, to_at = from_at or calendar.starts_at, to_at or calendar.ends_at
    start, end = calendar.starts_at.isoformat(), calendar.ends_at.isoformat()
    problems = [
        Problem(
            path=path,
            given=instant.isoformat(),
            allowed=msg("allowed-range", low=start, high=end),
            message=msg("field-outside-calendar"),
        )
        for path, instant in (("from", from_at), ("to", to_at))
        if not calendar.starts_at <= instant <= calendar.ends_at
    ]
    if not problems and from_at >= to_at:
        allowed = msg("allowed-later-than", start=from_at.isoformat())
        problems = [Problem(path="to", given=to_at.isoformat(), allowed=allowed, message=msg("field-not-after-from"))]
    if problems:
        raise InvalidInputError(problems)
    return calendar.seconds(from_at), calendar.seconds(to_at)
