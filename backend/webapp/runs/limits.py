"""Every number that the API will not go beyond, in one answer."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from stormsizer.analysis.comparison import MOST_COLUMNS
from stormsizer.analysis.monte_carlo.replications import MOST_REPLICATIONS
from stormsizer.discrete_event import MAX_IOS
from stormsizer.discrete_event.figures import COMPARED_UP_TO
from stormsizer.model.scenario.checks import MOST_OCCURRENCES
from stormsizer.model.scenario.document import LONGEST_CALENDAR, Scenario
from stormsizer.model.scenario.growth import MOST_DESKTOPS
from webapp.core.http.documents import LARGEST_BYTES, MOST_VALUES
from webapp.core.http.idempotency import KEPT_FOR_S
from webapp.core.http.pagination import MOST_ITEMS as MOST_PAGE_ITEMS
from webapp.core.http.time_spans import MOST_BUCKETS
from webapp.core.security.rate_limits import WINDOW_S
from webapp.runs.batch_schemas import MOST_ITEMS as MOST_BATCH_ITEMS
from webapp.runs.quota import Caps
from webapp.runs.schemas import MOST_WINDOW_REPLICATIONS
from webapp.settings import Settings


class Limits(BaseModel):
    """What the API will not go beyond. Null: there is no such limit here."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    max_body_bytes: int
    """Of a request."""
    max_body_values: int
    """Numbers, texts and lists in a JSON body, all together."""
    max_page_items: int
    """Of a list in one answer; the next page goes on."""
    idempotency_key_s: int
    """How long an `Idempotency-Key` gives the same answer."""
    max_calendar_days: int
    """Of a scenario."""
    max_pools: int
    """Of a scenario."""
    max_events: int
    """Of a scenario, as they are written."""
    max_occurrences: int
    """Of all events, with their repetitions."""
    max_desktops_per_pool: int
    max_series_buckets: int
    """Points of a time series."""
    max_window_ios: int
    """I/Os that are simulated one by one in a window, all replications together."""
    max_window_replications: int
    """Of a window."""
    max_range_replications: int
    """Weeks that are drawn for a range."""
    compared_up_to_utilisation_fraction: float
    """Busier stations of a window have no formula that they could be compared with."""
    max_compared_runs: int
    """Runs side by side."""
    max_batch_items: int
    """Runs that are asked for with one request."""
    rate_limit_window_s: int
    """Length of the moving window in which requests are counted, each by its cost; most cost 1."""
    rate_limit: int | None
    """Cost of the requests in a window, of one key or session."""
    rate_limit_organisation: int | None
    """Cost of the requests in a window, of all keys and sessions of the organisation."""
    run_time_limit_s: int
    """Seconds that a run may be computed, a *range* each chunk."""
    max_open_runs: int | None
    """Runs of the organisation that wait or are computed at a time."""
    max_open_reports: int | None
    """Reports of the organisation that wait or are made at a time."""
    max_run_s: float | None
    """Seconds of the engine that one run may be estimated at."""
    max_day_s: float | None
    """Seconds of the engine that the organisation may use in a day."""


def limits(settings: Settings, caps: Caps) -> Limits:
    """Return the limits of this installation and organisation."""
    counts = settings.has_rate_limits
    return Limits(
        max_body_bytes=min(settings.max_body_bytes, LARGEST_BYTES),
        max_body_values=MOST_VALUES,
        max_page_items=MOST_PAGE_ITEMS,
        idempotency_key_s=KEPT_FOR_S,
        max_calendar_days=LONGEST_CALENDAR.days,
        max_pools=_most("pools"),
        max_events=_most("events"),
        max_occurrences=MOST_OCCURRENCES,
        max_desktops_per_pool=MOST_DESKTOPS,
        max_series_buckets=MOST_BUCKETS,
        max_window_ios=int(MAX_IOS),
        max_window_replications=MOST_WINDOW_REPLICATIONS,
        max_range_replications=MOST_REPLICATIONS,
        compared_up_to_utilisation_fraction=COMPARED_UP_TO,
        max_compared_runs=MOST_COLUMNS,
        max_batch_items=MOST_BATCH_ITEMS,
        rate_limit_window_s=WINDOW_S,
        rate_limit=settings.rate_limit_per_minute if counts else None,
        rate_limit_organisation=settings.rate_limit_organisation_per_minute if counts else None,
        run_time_limit_s=settings.run_time_limit_s,
        max_open_runs=caps.max_open_runs,
        max_open_reports=settings.max_open_reports if settings.has_quotas else None,
        max_run_s=caps.max_run_s,
        max_day_s=caps.max_day_s,
    )


def _most(field: str) -> int:
    """Return how many entries a list of a scenario may have, as its document says."""
    return int(
        next(limit.max_length for limit in Scenario.model_fields[field].metadata if hasattr(limit, "max_length"))
    )
