"""Division of a run's time series into equal buckets, for files that contain the whole series."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from stormsizer.model.scenario import Scenario
from stormsizer.storage.trace import Band, Trace, bucketed
from stormsizer.units import SECONDS_PER_DAY

FINE_S, USUAL_S = 60, 300
FINE_UP_TO_S = 2 * SECONDS_PER_DAY
"""Maximum calendar length for one-minute buckets. Longer calendars use five-minute buckets, 8,064 at most."""


@dataclass(frozen=True)
class Buckets:
    """Buckets of equal length from the start of the calendar; the last one may be shorter.

    Attributes
    ----------
    edges_s
        Bucket boundaries in seconds from the calendar's start; one more than the number of buckets.
    bands
        Minimum, mean and maximum in each bucket, by quantity.
    """

    edges_s: tuple[int, ...]
    bands: Mapping[str, Band]

    def instants(self, scenario: Scenario) -> tuple[datetime, ...]:
        """Return the bucket boundaries as instants in the scenario's time zone."""
        zone, starts_at = ZoneInfo(scenario.time_zone), scenario.calendar.starts_at
        return tuple((starts_at + timedelta(seconds=edge_s)).astimezone(zone) for edge_s in self.edges_s)


def buckets_of(trace: Trace, scenario: Scenario, quantities: tuple[str, ...]) -> Buckets:
    """Return the minimum, mean and maximum of these quantities per bucket."""
    length_s = round(scenario.calendar.length_s)
    bucket_s = FINE_S if length_s <= FINE_UP_TO_S else USUAL_S
    n_whole, rest_s = divmod(length_s, bucket_s)
    whole_s = n_whole * bucket_s
    parts = [(0, whole_s, n_whole)] if n_whole else []
    parts += [(whole_s, length_s, 1)] if rest_s else []
    series = [bucketed(trace, float(from_s), float(to_s), n, quantities).bands for from_s, to_s, n in parts]
    return Buckets(
        edges_s=(*range(0, whole_s + 1, bucket_s), *((length_s,) if rest_s else ())),
        bands={each: _joined([bands[each] for bands in series]) for each in quantities},
    )


def _joined(bands: list[Band]) -> Band:
    return Band(
        min=tuple(value for band in bands for value in band.min),
        mean=tuple(value for band in bands for value in band.mean),
        max=tuple(value for band in bands for value in band.max),
    )
