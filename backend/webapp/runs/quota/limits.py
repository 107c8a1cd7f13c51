"""All API limits in one response."""

from __future__ import annotations

from pydantic import ConfigDict

from stormsizer.analysis.comparison import MOST_COLUMNS
from stormsizer.analysis.monte_carlo.replications import MOST_REPLICATIONS
from stormsizer.discrete_event import MAX_IOS
from stormsizer.discrete_event.figures import COMPARED_UP_TO
from stormsizer.model.former_names import ReturnsFormerNames
from stormsizer.model.scenario.checks import MOST_OCCURRENCES
from stormsizer.model.scenario.document import LONGEST_CALENDAR, Scenario
from stormsizer.model.scenario.growth import MOST_DESKTOPS
from webapp.core.http.documents import LARGEST_BYTES, MOST_VALUES
from webapp.core.http.idempotency import KEPT_FOR_S
from webapp.core.http.pagination import MOST_ITEMS as MOST_PAGE_ITEMS
from webapp.core.http.time_spans import MOST_BUCKETS
from webapp.core.security.rate_limits import WINDOW_S
from webapp.runs.batch.schemas import MOST_ITEMS as MOST_BATCH_ITEMS
from webapp.runs.quota.service import Caps
from webapp.runs.schemas import MOST_WINDOW_REPLICATIONS
from webapp.settings import Settings


class Limits(ReturnsFormerNames):
    """API limits. Null means no limit."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    max_body_bytes: int
    """Maximum size of a request body."""
    max_body_values: int
    """Maximum total number of numbers, strings and lists in a JSON body."""
    max_page_items: int
    """Maximum number of items per page in a list response."""
    idempotency_key_s: int
    """Time during which repeating an `Idempotency-Key` returns the stored response."""
    max_calendar_days: int
    """Maximum length of a scenario's calendar."""
    max_pools: int
    """Maximum number of pools in a scenario."""
    max_events: int
    """Maximum number of events in a scenario, before repeating events are expanded."""
    max_occurrences: int
    """Maximum number of events in a scenario, including repetitions."""
    max_desktops_per_pool: int
    max_series_buckets: int
    """Maximum number of buckets in a time series."""
    max_window_ios: int
    """Maximum number of I/Os simulated individually in a window, over all replications."""
    max_window_replications: int
    """Maximum number of replications in a run of kind *window*."""
    max_range_replications: int
    """Maximum number of replications of the week in a Monte Carlo analysis."""
    compared_up_to_utilization_fraction: float
    """Utilization above which a station in a window has no formula result to compare with."""
    max_compared_runs: int
    """Maximum number of runs in a comparison."""
    max_batch_items: int
    """Maximum number of runs in a batch."""
    rate_limit_window_s: int
    """Length of the sliding window in which the cost of requests is counted; most requests cost 1."""
    rate_limit: int | None
    """Maximum total cost of requests in the sliding window, per key or session."""
    rate_limit_organization: int | None
    """Maximum total cost of requests in the sliding window, over all keys and sessions of the organization."""
    run_time_limit_s: int
    """Maximum duration of a run in seconds; for *range*, the limit applies to each chunk."""
    max_open_runs: int | None
    """Maximum number of queued and running runs in the organization."""
    max_open_reports: int | None
    """Maximum number of queued and running reports in the organization."""
    max_run_s: float | None
    """Maximum estimated engine seconds of one run."""
    max_day_s: float | None
    """Maximum engine seconds per day for the organization."""


def limits(settings: Settings, caps: Caps) -> Limits:
    """Return the limits that apply to this installation and organization."""
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
        compared_up_to_utilization_fraction=COMPARED_UP_TO,
        max_compared_runs=MOST_COLUMNS,
        max_batch_items=MOST_BATCH_ITEMS,
        rate_limit_window_s=WINDOW_S,
        rate_limit=settings.rate_limit_per_minute if counts else None,
        rate_limit_organization=settings.rate_limit_organization_per_minute if counts else None,
        run_time_limit_s=settings.run_time_limit_s,
        max_open_runs=caps.max_open_runs,
        max_open_reports=settings.max_open_reports if settings.has_quotas else None,
        max_run_s=caps.max_run_s,
        max_day_s=caps.max_day_s,
    )


def _most(field: str) -> int:
    """Return the maximum length of a list in a scenario, from the document's schema."""
    return int(
        next(limit.max_length for limit in Scenario.model_fields[field].metadata if hasattr(limit, "max_length"))
    )
