"""CSV export of a run's time series (RFC 4180, UTF-8): one row per bucket, with means and peaks."""

import csv
import io
from bisect import bisect_left, bisect_right
from datetime import timedelta

from stormsizer.messages.text import Listing, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded
from webapp.core.languages import english
from webapp.core.security.sanitize import inert
from webapp.reports.buckets import Buckets, buckets_of

MOST_EVENTS = 3
"""Maximum number of event names in a row. If there are more, only their count is shown."""


def render_csv(result: Result, scenario: Scenario, trace: Trace) -> bytes:
    """Write a run's time series: *starts_at*, *ends_at*, the quantities in the trace, and the active events.

    Column names contain the units, instants have the offset of the scenario's time zone, and shares are from 0 to 1.
    Means are averaged over time, except that latencies are weighted by I/Os. A latency is empty if there was no I/O.
    """
    buckets = buckets_of(trace, scenario, trace.quantities)
    columns = [column for each in trace.quantities for column in (buckets.bands[each].mean, buckets.bands[each].max)]
    names = [f"{what}_{each}" for each in trace.quantities for what in ("mean", "max")]
    instants = [instant.isoformat() for instant in buckets.instants(scenario)]
    output = io.StringIO(newline="")
    writer = csv.writer(output, lineterminator="\r\n")
    writer.writerow(["starts_at", "ends_at", *names, "events"])
    events = events_under_way(buckets, result, scenario)
    writer.writerows(zip(instants, instants[1:], *columns, map(inert, events), strict=False))
    return output.getvalue().encode()


def events_under_way(buckets: Buckets, result: Result, scenario: Scenario) -> list[str]:
    """Return the names of the active events in each bucket."""
    names = {event.id: event.name for event in expanded(scenario).events}
    edges_s, under_way = buckets.edges_s, [dict[str, None]() for _ in buckets.edges_s[1:]]
    for span in result.events:
        starts_s = scenario.calendar.seconds(span.starts_at)
        ends_s = max(scenario.calendar.seconds(span.ends_at), starts_s + timedelta.resolution.total_seconds())
        first, last = bisect_right(edges_s, starts_s) - 1, bisect_left(edges_s, ends_s)
        for each in under_way[max(0, first) : last]:
            each[names.get(span.event_id, span.event_id)] = None
    return [_listed(tuple(each)) for each in under_way]


def _listed(names: tuple[str, ...]) -> str:
    n_more = len(names) - MOST_EVENTS
    if n_more <= 0:
        return english(shown(Listing(names))) if names else ""
    return english(shown(Listing((*names[:MOST_EVENTS], msg("csv-more-events", number=n_more)))))
