"""The time series: one row per bucket."""

from collections.abc import Mapping
from itertools import pairwise

from stormsizer.model.scenario import Scenario
from stormsizer.report import labels
from stormsizer.storage.figures import Component
from stormsizer.storage.trace import SERVED, Trace
from stormsizer.units import SECONDS_PER_HOUR
from webapp.reports.buckets import Buckets, buckets_of
from webapp.reports.workbook.page import Column, Page, Style

FIRST_BAND = 3
"""Columns before the first quantity."""

_SERVED: Mapping[str, tuple[str, str, Style]] = {
    "reads_iops": ("Reads", "IOPS", "decimal"),
    "writes_iops": ("Writes", "IOPS", "decimal"),
    "read_mb_per_s": ("Read", "MB/s", "decimal"),
    "write_mb_per_s": ("Written", "MB/s", "decimal"),
    "host_read_latency_ms": ("Host read", "ms", "latency"),
    "host_write_latency_ms": ("Host write", "ms", "latency"),
    "controller_read_latency_ms": ("Array read", "ms", "latency"),
    "controller_write_latency_ms": ("Array write", "ms", "latency"),
}


def series_of(trace: Trace, scenario: Scenario) -> Buckets:
    """Quantities of hosts and array, and utilization of every component."""
    shares = (f"{component}_fraction" for component in Component)
    return buckets_of(trace, scenario, (*SERVED, *(share for share in shares if share in trace.quantities)))


def series_page(buckets: Buckets, scenario: Scenario) -> Page:
    """Mean and peak of each quantity. Starts are in the scenario's time zone, which repeats an hour in autumn."""
    instants = buckets.instants(scenario)
    offsets_h = tuple(
        offset.total_seconds() / SECONDS_PER_HOUR for at in instants[:-1] if (offset := at.utcoffset()) is not None
    )
    lengths_s = tuple(later - earlier for earlier, later in pairwise(buckets.edges_s))
    bands = (values for band in buckets.bands.values() for values in (band.mean, band.max))
    return Page(
        name="Series",
        title="Time series",
        remarks=(
            "Means over each bucket, and the highest value in it.",
            "Response times are means over I/Os, not over time, and empty while no I/O is served.",
        ),
        columns=(
            Column("Begins", scenario.time_zone, "second", 20),
            Column("Ahead of UTC", "h", "decimal", 9),
            Column("Length", "s", "count", 9),
            *(column for quantity in buckets.bands for column in _columns(quantity)),
        ),
        rows=tuple(zip(instants[:-1], offsets_h, lengths_s, *bands, strict=True)),
        is_large=True,
    )


def column_of(buckets: Buckets, quantity: str) -> int:
    """Column of the mean of a quantity, from 0."""
    return FIRST_BAND + 2 * list(buckets.bands).index(quantity)


def _columns(quantity: str) -> tuple[Column, Column]:
    name, unit, style = _SERVED.get(quantity) or (
        labels.COMPONENTS[quantity.removesuffix("_fraction")],
        "%",
        "share",
    )
    return Column(f"{name}, mean", unit, style), Column(f"{name}, peak", unit, style)
