"""Calendar expansion: each repetition and site becomes a separate event, and each arrival rate a login window."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from typing import Any
from zoneinfo import ZoneInfo

from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario import MOST_OCCURRENCES, WEEKDAYS, Event, InvalidScenarioError, Login, Problem, Scenario

Sites = tuple[tuple[ZoneInfo, tuple[str, ...]], ...]


@dataclass(frozen=True)
class WrittenOut:
    """A scenario in which each event occurs once, with the original event that each one came from.

    Attributes
    ----------
    places
        For each event, the index of the original event that it was expanded from.
    """

    scenario: Scenario
    places: tuple[int, ...]

    def problems(self, found: Sequence[Problem]) -> tuple[Problem, ...]:
        """Return problems, each with its path in the original scenario, omitting repeats in later occurrences."""
        first: dict[str, str] = {}
        return tuple(
            problem.model_copy(update={"path": place})
            for problem in found
            if first.setdefault(place := self._place(problem.path), problem.path) == problem.path
        )

    def warnings(self, found: Sequence[tuple[str, Message]]) -> tuple[tuple[str, Message], ...]:
        """Return warnings (pairs of field path and message), each with its path in the original scenario."""
        return tuple(dict.fromkeys((self._place(path), message) for path, message in found))

    def _place(self, path: str) -> str:
        first, _, rest = path.partition(".")
        index, _, field = rest.partition(".")
        if first != "events" or not index.isdigit():
            return path
        return ".".join(filter(None, (first, str(self.places[int(index)]), field)))


def expanded(scenario: Scenario) -> Scenario:
    """Expand every event that repeats or that starts at the same local time at each site.

    The first occurrence retains the event's id, and later ones append their local date (``login-20110531``). If an
    event covers several sites, each occurrence also appends the id of its site's first pool
    (``login-20110531-boston``). Logins at a fixed rate get the window that the rate implies. A scenario with nothing to
    expand is returned unchanged, so expansion is idempotent.
    """
    return written_out(scenario).scenario


def written_out(scenario: Scenario) -> WrittenOut:
    """Expand a scenario like ``expanded``, and record the original event that each occurrence came from.

    Later occurrences are dropped if they start, or their window ends, after the end of the calendar; later intervals
    are truncated there. The first occurrence is neither dropped nor truncated, so validation can report it.

    Raises
    ------
    InvalidScenarioError
        If the expanded calendar would exceed ``MOST_OCCURRENCES`` events.
    """
    if not any(_is_written_short(event) for event in scenario.events):
        return WrittenOut(scenario, tuple(range(len(scenario.events))))
    every = ((place, each) for place, event in enumerate(scenario.events) for each in _occurrences(event, scenario))
    found = sorted(islice(every, MOST_OCCURRENCES + 1), key=lambda pair: pair[1].starts_at)
    if len(found) > MOST_OCCURRENCES:
        raise InvalidScenarioError(
            (
                Problem(
                    path="events",
                    given=msg("given-more-occurrences", n=MOST_OCCURRENCES),
                    allowed=msg("allowed-occurrences", n=MOST_OCCURRENCES),
                    message=msg("field-too-many-occurrences"),
                ),
            )
        )
    return WrittenOut(
        scenario.model_copy(update={"events": tuple(event for _, event in found)}), tuple(place for place, _ in found)
    )


def _is_written_short(event: Event) -> bool:
    by_rate = isinstance(event, Login) and event.logins_per_minute is not None
    return event.repeat is not None or getattr(event, "at_local_time", False) or by_rate


def _occurrences(event: Event, scenario: Scenario) -> Iterator[Event]:
    if not _is_written_short(event):
        yield event
        return
    sites = _sites(event, scenario)
    for zone, pool_ids in sites:
        suffix = f"-{pool_ids[0]}" if len(sites) > 1 else ""
        same: dict[str, Any] = {"repeat": None}
        if pool_ids:
            same |= {"pool_ids": pool_ids, "at_local_time": False}
        if isinstance(event, Login):
            same |= {"window_s": scenario.arrivals_s(event, pool_ids), "logins_per_minute": None}
        for number, (day, starts_at) in enumerate(_instants(event, scenario, zone)):
            changes = same | {"starts_at": starts_at, **_end(event, starts_at, scenario, is_first=number == 0)}
            if number > 0:
                changes |= {"id": f"{event.id}-{day:%Y%m%d}{suffix}", "notes": ""}
                if not _fits(changes, event, scenario):
                    continue
            else:
                changes |= {"id": f"{event.id}{suffix}"}
            yield event.model_copy(update=changes)


def _sites(event: Event, scenario: Scenario) -> Sites:
    """Return the time zones of an event, each with its participating pools."""
    pool_ids: tuple[str, ...] = getattr(event, "pool_ids", ())
    if not getattr(event, "at_local_time", False):
        return ((scenario.clock_of(event), pool_ids),)
    zones = {pool.id: pool.time_zone or scenario.time_zone for pool in scenario.pools}
    return tuple(
        (ZoneInfo(zone), tuple(pool_id for pool_id in pool_ids if zones[pool_id] == zone))
        for zone in dict.fromkeys(zones[pool_id] for pool_id in pool_ids)
    )


def _instants(event: Event, scenario: Scenario, zone: ZoneInfo) -> Iterator[tuple[date, datetime]]:
    """Yield the local date and the instant of each start in one time zone, always including the first.

    A local time skipped in spring is interpreted with the UTC offset from before the change. A local time repeated in
    fall means the earlier of the two (RFC 5545, section 3.3.5).
    """
    shown = event.starts_at.astimezone(scenario.clock_of(event))
    day = shown.date()
    yield day, datetime.combine(day, shown.time(), zone).astimezone(UTC)
    if event.repeat is None:
        return
    last = scenario.calendar.ends_at.astimezone(zone).date()
    last = min(last, event.repeat.until or last)
    while (day := day + timedelta(days=1)) <= last:
        if WEEKDAYS[day.weekday()] in event.repeat.weekdays:
            yield day, datetime.combine(day, shown.time().replace(fold=0), zone).astimezone(UTC)


def _end(event: Event, starts_at: datetime, scenario: Scenario, *, is_first: bool) -> dict[str, datetime]:
    """Return an occurrence's end, if any; every occurrence lasts as long as the first (RFC 5545, section 3.8.5.3)."""
    ends_at: datetime | None = getattr(event, "ends_at", None)
    if ends_at is None:
        return {}
    ends_at = starts_at + (ends_at - event.starts_at)
    return {"ends_at": ends_at if is_first else min(ends_at, scenario.calendar.ends_at)}


def _fits(changes: dict[str, Any], event: Event, scenario: Scenario) -> bool:
    window = timedelta(seconds=changes.get("window_s", getattr(event, "window_s", 0.0)))
    starts_at: datetime = changes["starts_at"]
    return starts_at < scenario.calendar.ends_at and starts_at + window <= scenario.calendar.ends_at
