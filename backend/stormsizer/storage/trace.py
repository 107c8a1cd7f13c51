"""The time series of a simulation, and how it is cut into buckets for a chart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from stormsizer.provenance import Document
from stormsizer.storage.figures import Component

Floats = NDArray[np.float64]

SERVED = (
    "reads_iops",
    "writes_iops",
    "read_mb_per_s",
    "write_mb_per_s",
    "host_read_latency_ms",
    "host_write_latency_ms",
    "controller_read_latency_ms",
    "controller_write_latency_ms",
)
"""What hosts and array see. Latency is NaN while no I/O is served."""
POPULATIONS = ("n_booting", "n_logging_in", "n_starting_work", "n_working", "n_up", "n_in_maintenance")
"""Desktops by what they are doing."""
PER_COMPONENT = ("fraction", "iops", "read_mb_per_s", "write_mb_per_s")
"""Of each component: utilisation, and the I/Os and megabytes that reach it."""


def quantities_of(components: Sequence[Component]) -> tuple[str, ...]:
    """Columns of a trace, in order: what is served, populations, and each component's own."""
    own = (f"{component}_{name}" for component in components for name in PER_COMPONENT)
    return (*SERVED, *POPULATIONS, *own)


@dataclass(frozen=True)
class Trace:
    """Mean values over the engine's steps, which are short in storms and long in quiet hours.

    Attributes
    ----------
    starts_s
        Shape (n,): start of each step, seconds from the calendar's start, ascending. Each step lasts until
        the next begins; the last one until ``ends_s``.
    values
        Shape (n, len(quantities)): mean of each quantity over the step.
    quantities
        Names of the columns, see ``quantities_of``.
    """

    starts_s: Floats
    ends_s: float
    values: Floats
    quantities: tuple[str, ...]

    @property
    def lengths_s(self) -> Floats:
        """Shape (n,): length of each step."""
        return np.diff(self.starts_s, append=self.ends_s)

    def between(self, from_s: float, to_s: float) -> "Trace":
        """The steps that touch the half-open interval, the first and last of them whole."""
        first = max(0, int(np.searchsorted(self.starts_s, from_s, side="right")) - 1)
        last = int(np.searchsorted(self.starts_s, to_s, side="left"))
        ends_s = float(self.starts_s[last]) if last < len(self.starts_s) else self.ends_s
        return replace(self, starts_s=self.starts_s[first:last], ends_s=ends_s, values=self.values[first:last])

    def column(self, quantity: str) -> Floats:
        """Shape (n,): one quantity."""
        return self.values[:, self.quantities.index(quantity)]

    @property
    def charted(self) -> tuple[str, ...]:
        """Quantities that a chart of the week shows: all but the I/Os and megabytes of single components."""
        return tuple(
            name for name in self.quantities if name in SERVED or name in POPULATIONS or name.endswith("_fraction")
        )


class Band(Document):
    """One quantity over buckets; ``None`` where nothing was served."""

    min: tuple[float | None, ...]
    mean: tuple[float | None, ...]
    max: tuple[float | None, ...]


class Series(Document):
    """A trace cut into equal buckets."""

    starts_s: float
    bucket_s: float
    n_buckets: int
    bands: dict[str, Band]
    """By quantity, see ``quantities_of``."""


def bucketed(
    trace: Trace, starts_s: float, ends_s: float, n_buckets: int, quantities: tuple[str, ...] | None = None
) -> Series:
    """Minimum, time-weighted mean and maximum per bucket of each quantity, by default of those that are charted.

    A peak is never averaged away: a step that touches a bucket counts in its minimum and maximum however short
    the overlap.

    Raises
    ------
    ValueError
        If the range is empty or reaches beyond the trace, or there is no bucket.
    """
    first, last = float(trace.starts_s[0]), trace.ends_s
    if not (first <= starts_s < ends_s <= last):
        raise ValueError(f"range {starts_s:g} to {ends_s:g} s does not lie within {first:g} to {last:g} s")
    if n_buckets < 1:
        raise ValueError(f"{n_buckets} buckets given, at least 1 needed")
    edges = np.linspace(starts_s, ends_s, n_buckets + 1)
    quantities = trace.charted if quantities is None else quantities
    columns = [trace.quantities.index(quantity) for quantity in quantities]
    bands = _bands(trace, edges, trace.values[:, columns])
    return Series(
        starts_s=starts_s,
        bucket_s=(ends_s - starts_s) / n_buckets,
        n_buckets=n_buckets,
        bands=dict(zip(quantities, bands, strict=True)),
    )


def _bands(trace: Trace, edges: Floats, values: Floats) -> list[Band]:
    known = np.isfinite(values)
    filled = np.where(known, values, 0.0)
    weight = np.vstack([np.zeros(values.shape[1]), np.cumsum(known * trace.lengths_s[:, None], axis=0)])
    total = np.vstack([np.zeros(values.shape[1]), np.cumsum(filled * trace.lengths_s[:, None], axis=0)])
    knots = np.append(trace.starts_s, trace.ends_s)
    weight_at = np.column_stack([np.interp(edges, knots, column) for column in weight.T])
    total_at = np.column_stack([np.interp(edges, knots, column) for column in total.T])
    shared = np.diff(weight_at, axis=0)
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = np.where(shared > 0, np.diff(total_at, axis=0) / shared, np.nan)
    low = _reduced(np.minimum, trace, edges, np.where(known, values, np.inf))
    high = _reduced(np.maximum, trace, edges, np.where(known, values, -np.inf))
    return [
        Band(min=_rounded(low[:, i]), mean=_rounded(mean[:, i]), max=_rounded(high[:, i]))
        for i in range(values.shape[1])
    ]


def _reduced(operation: np.ufunc, trace: Trace, edges: Floats, values: Floats) -> Floats:
    first = np.searchsorted(trace.starts_s, edges[:-1], side="right") - 1
    last = np.searchsorted(trace.starts_s, edges[1:], side="left")
    pairs = np.column_stack([first, np.maximum(last, first + 1)]).ravel()
    padded = np.vstack([values, values[-1:]])
    return operation.reduceat(padded, pairs, axis=0)[::2]


def _rounded(column: Floats, digits: int = 5) -> tuple[float | None, ...]:
    """Five significant digits are more than a chart shows and halve what travels to it."""
    known = np.isfinite(column)
    size = np.floor(np.log10(np.maximum(np.abs(np.where(known, column, 0.0)), 1e-300)))
    scale = 10.0 ** np.clip(digits - 1 - size, -300, 300)
    rounded = np.round(np.where(known, column, 0.0) * scale) / scale
    return tuple(value if is_known else None for value, is_known in zip(rounded.tolist(), known.tolist(), strict=True))
