"""Time series sheet, with one row per bucket."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.terms import COMPONENTS
from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario import Scenario
from stormsizer.storage.figures import Component
from stormsizer.storage.trace import SERVED, Trace
from stormsizer.units import SECONDS_PER_HOUR
from webapp.reports.buckets import Buckets, buckets_of
from webapp.reports.workbook.page import Column, Page, Style, column
from webapp.reports.workbook.units import unit_text

FIRST_BAND = 3
"""Number of columns before the first quantity."""

_SERVED: Mapping[str, tuple[Message, str, Style]] = {
    "reads_iops": (msg("workbook-column-reads"), "IOPS", "decimal"),
    "writes_iops": (msg("workbook-column-writes"), "IOPS", "decimal"),
    "read_mb_per_s": (msg("workbook-column-read"), "MB/s", "decimal"),
    "write_mb_per_s": (msg("workbook-column-written"), "MB/s", "decimal"),
    "host_read_latency_ms": (msg("workbook-column-host-read"), "ms", "latency"),
    "host_write_latency_ms": (msg("workbook-column-host-write"), "ms", "latency"),
    "controller_read_latency_ms": (msg("workbook-column-array-read"), "ms", "latency"),
    "controller_write_latency_ms": (msg("workbook-column-array-write"), "ms", "latency"),
}


def series_of(trace: Trace, scenario: Scenario) -> Buckets:
    """Return buckets with the load and latency of the hosts and the array, and the utilization of every component."""
    shares = (f"{component}_fraction" for component in Component)
    return buckets_of(trace, scenario, (*SERVED, *(share for share in shares if share in trace.quantities)))


def series_page(buckets: Buckets, scenario: Scenario, localizer: Localizer) -> Page:
    """Return the sheet with the mean and peak of each quantity.

    Start times are in the scenario's time zone, where an hour repeats when daylight saving time ends.
    """
    instants = buckets.instants(scenario)
    offsets_h = tuple(
        offset.total_seconds() / SECONDS_PER_HOUR for at in instants[:-1] if (offset := at.utcoffset()) is not None
    )
    lengths_s = tuple(later - earlier for earlier, later in pairwise(buckets.edges_s))
    bands = (values for band in buckets.bands.values() for values in (band.mean, band.max))
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-series")),
        title=localizer.text(msg("workbook-title-series")),
        remarks=(localizer.text(msg("workbook-remark-series")), localizer.text(msg("workbook-remark-series-latency"))),
        columns=(
            col(msg("workbook-column-start"), scenario.time_zone, "second", 20),
            col(msg("workbook-column-utc-offset"), unit_text("h"), "decimal", 9),
            col(msg("workbook-column-length"), unit_text("s"), "count", 9),
            *(each for quantity in buckets.bands for each in _columns(quantity, localizer)),
        ),
        rows=tuple(zip(instants[:-1], offsets_h, lengths_s, *bands, strict=True)),
        is_large=True,
    )


def column_of(buckets: Buckets, quantity: str) -> int:
    """Return the zero-based index of the column that contains the mean of a quantity."""
    return FIRST_BAND + 2 * list(buckets.bands).index(quantity)


def _columns(quantity: str, localizer: Localizer) -> tuple[Column, Column]:
    name, unit, style = _SERVED.get(quantity) or (COMPONENTS[quantity.removesuffix("_fraction")], "%", "share")
    mean, peak = msg("workbook-column-mean", name=name), msg("workbook-column-peak", name=name)
    return column(localizer, mean, unit, style), column(localizer, peak, unit, style)
