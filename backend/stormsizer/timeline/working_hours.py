"""Maintenance that starts while users at another site are still working."""

from bisect import bisect_right
from collections.abc import Iterator
from datetime import timedelta

from stormsizer.messages.text import Instant, Message, msg
from stormsizer.model.scenario import Scenario
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import Plan

OF_DESKTOPS = (Phase.PATCH, Phase.ANTIVIRUS_SCAN)
OF_ARRAYS = (Phase.BACKUP, Phase.REPLICATION)


def maintenance_during_work(scenario: Scenario, week: Plan) -> tuple[tuple[str, Message], ...]:
    """Return a warning for each maintenance event that starts in the working hours of a site in another time zone.

    At one site, the hours of an event are taken as intended.

    Parameters
    ----------
    scenario
        Scenario in which each event occurs once.
    """
    zones = [pool.time_zone or scenario.time_zone for pool in scenario.pools]
    if len(set(zones)) < 2:
        return ()
    index = {event.id: at for at, event in enumerate(scenario.events)}
    at_work = [_AtWork(pool, week) for pool in range(len(week.pools))]
    found: dict[tuple[str, int], tuple[str, Message]] = {}
    for starts_s, event_id, pool in sorted(_maintenance(week)):
        event = scenario.events[index[event_id]]
        if (event.name, pool) in found or not at_work[pool].at(starts_s):
            continue
        starts_at = Instant(scenario.calendar.starts_at + timedelta(seconds=starts_s), zones[pool], "day_time")
        message = msg("warning-during-work", event=event.name, pool=scenario.pools[pool].name, at=starts_at)
        found[event.name, pool] = f"events.{index[event_id]}.starts_at", message
    return tuple(found.values())


def _maintenance(week: Plan) -> Iterator[tuple[float, str, int]]:
    """Yield start, event ID, and pool of work that is meant for the time after work; that of an array affects all."""
    for sweep in week.sweeps:
        if sweep.phase in OF_DESKTOPS and sweep.effect != "on_arrival":
            yield sweep.starts_s, sweep.event_id, sweep.pool
    for (event_id, _, phase), (starts_s, _) in week.spans_s.items():
        if phase in OF_ARRAYS:
            yield from ((starts_s, event_id, pool) for pool in range(len(week.pools)))


class _AtWork:
    """When the users of a pool are at work: from the start of their logins to the start of their logoffs."""

    def __init__(self, pool: int, week: Plan) -> None:
        self._arrivals_s = sorted(storm.starts_s for storm in week.logins if storm.pool == pool)
        self._departures_s = sorted(gone.starts_s for gone in week.departures if gone.pool == pool)

    def at(self, at_s: float) -> bool:
        """Return whether the last logins before an instant were not followed by logoffs."""
        arrived, gone = bisect_right(self._arrivals_s, at_s), bisect_right(self._departures_s, at_s)
        return arrived > 0 and (gone == 0 or self._departures_s[gone - 1] < self._arrivals_s[arrived - 1])
