"""Time series of a simulation, and their aggregation into buckets for charts."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from stormsizer.model.provenance import Document
from stormsizer.model.scenario import MAIN_ARRAY
from stormsizer.stage_cache import digest
from stormsizer.storage.figures import HOST_COMPONENTS, LIMITS, Component

Floats = NDArray[np.float64]

_QUIET_IOPS = 1e-3
"""Rate (about one I/O per quarter hour) below which no latency is charted, because storms fade out slowly."""
_POWERS = 10.0 ** np.arange(-300.0, 301.0)
"""Powers of ten from -300 to 300."""

_BETWEEN = ":"
"""Sign between the ID of an array and the name of its quantity, in the trace of several arrays."""

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
"""Rates, throughput and latency as seen by the hosts and by the controllers. Latency is NaN if there is no I/O."""
RATES_OF: Mapping[str, str] = {
    "host_read_latency_ms": "reads_iops",
    "host_write_latency_ms": "writes_iops",
    "controller_read_latency_ms": "reads_iops",
    "controller_write_latency_ms": "writes_iops",
}
"""I/O rate that weights each latency."""
POPULATIONS = ("n_booting", "n_logging_in", "n_starting_work", "n_working", "n_up", "n_in_maintenance")
"""Number of desktops in each activity."""
REQUESTED = "requested_iops"
"""I/Os per second that desktops issue, whether they are served or not; reads and writes are the served ones."""
PER_COMPONENT = ("fraction", "iops", "read_mb_per_s", "write_mb_per_s")
"""Quantities of each component: utilization, I/O rate and throughput."""


def quantities_of(components: Sequence[Component], with_credits: Sequence[Component] = ()) -> tuple[str, ...]:
    """Return the trace columns in order: served load, populations, requested load, components, and burst credits.

    ``with_credits`` lists the components that have burst credits.
    """
    own = (f"{component}_{name}" for component in components for name in PER_COMPONENT)
    return (*SERVED, *POPULATIONS, REQUESTED, *own, *(credits_of(component) for component in with_credits))


def credits_of(component: Component) -> str:
    """Return the name of the quantity that is the share of a component's burst credits that is left."""
    return f"{component}_credit_fraction"


@dataclass(frozen=True)
class Trace:
    """Mean values over the engine's steps, which are short in storms and long in quiet hours.

    Attributes
    ----------
    starts_s
        Shape (n,): start of each step in seconds from the calendar's start, ascending. Each step lasts until the next
        one begins; the last step lasts until ``ends_s``.
    values
        Shape (n, len(quantities)): mean of each quantity over the step.
    quantities
        Names of the columns; see ``quantities_of``.
    """

    starts_s: Floats
    ends_s: float
    values: Floats
    quantities: tuple[str, ...]

    @cached_property
    def lengths_s(self) -> Floats:
        """Shape (n,): length of each step."""
        return np.diff(self.starts_s, append=self.ends_s)

    @cached_property
    def by_quantity(self) -> Floats:
        """Shape (len(quantities), n): values transposed, so that the steps of a quantity are contiguous in memory."""
        turned = self.values.T
        return turned if turned.strides[1] == turned.itemsize else np.ascontiguousarray(turned)

    def between(self, from_s: float, to_s: float) -> "Trace":
        """Return the steps that overlap the half-open interval, unclipped."""
        first = max(0, int(np.searchsorted(self.starts_s, from_s, side="right")) - 1)
        last = int(np.searchsorted(self.starts_s, to_s, side="left"))
        ends_s = float(self.starts_s[last]) if last < len(self.starts_s) else self.ends_s
        return replace(
            self, starts_s=self.starts_s[first:last], ends_s=ends_s, values=self.by_quantity[:, first:last].T
        )

    def on_array(self, array_id: str) -> "Trace":
        """Return the part of a ``joined`` trace that is about one array; *main* is the main one.

        Raises
        ------
        KeyError
            If the trace has no such array.
        """
        if array_id == MAIN_ARRAY:
            own = tuple(name for name in self.quantities if _BETWEEN not in name)
            return self if own == self.quantities else replace(self, values=self.rows(own).T, quantities=own)
        ahead = f"{array_id}{_BETWEEN}"
        of_array = {name.removeprefix(ahead): name for name in self.quantities if name.startswith(ahead)}
        if not of_array:
            raise KeyError(array_id)
        names = {name: of_array.get(name, name) for name in (*SERVED, *POPULATIONS, REQUESTED)}
        names |= of_array
        names |= {name: name for name in self.quantities if name.startswith(tuple(HOST_COMPONENTS))}
        return replace(self, values=self.rows(tuple(names.values())).T, quantities=tuple(names))

    def digest(self) -> tuple[Hashable, ...]:
        """Return a key that is equal for bit-identical traces."""
        return self.quantities, self.ends_s, digest(self.starts_s, self.by_quantity)

    def column(self, quantity: str) -> Floats:
        """Return one quantity, shape (n,)."""
        values: Floats = self.by_quantity[self.quantities.index(quantity)]
        return values

    def rows(self, quantities: Sequence[str]) -> Floats:
        """Return the selected quantities, one per row, shape (len(quantities), n)."""
        values: Floats = self.by_quantity[[self.quantities.index(quantity) for quantity in quantities]]
        return values

    @property
    def has_credits(self) -> bool:
        """Whether a component has burst credits."""
        return any(credits_of(component) in self.quantities for component in LIMITS)

    @property
    def charted(self) -> tuple[str, ...]:
        """Quantities in the week chart: all except the I/O rate and throughput of individual components."""
        return tuple(
            name
            for name in self.quantities
            if name in SERVED or name in POPULATIONS or (name.endswith("_fraction") and _BETWEEN not in name)
        )


def joined(trace: Trace, others: Mapping[str, Trace]) -> Trace:
    """Return the traces of all arrays as one; ``others`` has those of the other arrays, by their ID.

    Populations and components of the hosts are the same for all arrays, and are only in the main array's part.
    """
    values, quantities = [trace.values], list(trace.quantities)
    for array_id, other in others.items():
        own = [
            name for name in other.quantities if name not in POPULATIONS and not name.startswith(tuple(HOST_COMPONENTS))
        ]
        values.append(other.rows(own).T)
        quantities += [f"{array_id}{_BETWEEN}{name}" for name in own]
    return replace(trace, values=np.hstack(values), quantities=tuple(quantities)) if others else trace


class Band(Document):
    """Minimum, mean and maximum of one quantity in each bucket.

    The mean is over time, or over I/Os for a latency. Latencies are ``None`` in buckets without I/O.
    """

    min: tuple[float | None, ...]
    mean: tuple[float | None, ...]
    max: tuple[float | None, ...]


class Series(Document):
    """A trace in equal buckets."""

    starts_s: float
    bucket_s: float
    n_buckets: int
    bands: dict[str, Band]
    """Bands by quantity; see ``quantities_of``."""
    peak_iops: tuple[float, ...]
    """Highest total rate of reads and writes in each bucket; their individual maxima may occur at different times."""


def bucketed(
    trace: Trace, starts_s: float, ends_s: float, n_buckets: int, quantities: tuple[str, ...] | None = None
) -> Series:
    """Return the minimum, mean and maximum of each quantity (by default, the charted ones) per bucket.

    Means are over time; latencies are weighted by I/Os, as in ``PhaseFigures``: a second with ten thousand reads counts
    ten thousand times as much as one with a single read. Peaks are preserved: a step that overlaps a bucket counts
    toward its minimum and maximum, no matter how short the overlap is.

    Raises
    ------
    ValueError
        If the range is empty or extends beyond the trace, or there are no buckets.
    """
    first, last = float(trace.starts_s[0]), trace.ends_s
    if not (first <= starts_s < ends_s <= last):
        raise ValueError(f"range {starts_s:g} to {ends_s:g} s does not lie within {first:g} to {last:g} s")
    if n_buckets < 1:
        raise ValueError(f"{n_buckets} buckets given, at least 1 needed")
    edges = np.linspace(starts_s, ends_s, n_buckets + 1)
    quantities = trace.charted if quantities is None else quantities
    return Series(
        starts_s=starts_s,
        bucket_s=(ends_s - starts_s) / n_buckets,
        n_buckets=n_buckets,
        bands=dict(zip(quantities, _bands(trace, edges, quantities), strict=True)),
        peak_iops=peaks(trace, total_iops(trace), starts_s, ends_s, n_buckets),
    )


def total_iops(trace: Trace) -> Floats:
    """Return the total reads and writes per second in each step, shape (n,)."""
    return trace.column("reads_iops") + trace.column("writes_iops")


def peaks(trace: Trace, row: Floats, starts_s: float, ends_s: float, n_buckets: int) -> tuple[float, ...]:
    """Return each bucket's maximum of a quantity, 0 where unknown; ``row`` has the quantity by step, shape (n,)."""
    edges = np.linspace(starts_s, ends_s, n_buckets + 1)
    highest = _reduced(np.maximum, trace, edges, np.where(np.isfinite(row), row, -np.inf)[None])
    (rounded,) = _rounded(highest)
    return tuple(peak or 0.0 for peak in rounded)


def amount(trace: Trace, row: Floats, starts_s: float, ends_s: float) -> float:
    """Return the integral of a quantity over part of the trace; ``row`` has the quantity by step, shape (n,)."""
    ((before, until),) = integrals_at(trace, np.array([starts_s, ends_s]), row[None])
    return float(until - before)


def integrals_at(trace: Trace, at_s: Floats, rows: Floats) -> Floats:
    """Return the integral of each row from the trace's start to each instant, shape (len(rows), len(at_s)).

    Parameters
    ----------
    rows
        Shape (k, n): value of each quantity in each step.
    """
    knots_s = np.append(trace.starts_s, trace.ends_s)
    total = np.zeros((len(rows), len(knots_s)))
    np.cumsum(rows * trace.lengths_s, axis=1, out=total[:, 1:])
    step = np.clip(np.searchsorted(knots_s, at_s, side="right") - 1, 0, len(knots_s) - 2)
    before = total[:, step]
    slope = (total[:, step + 1] - before) / (knots_s[step + 1] - knots_s[step])
    within: Floats = slope * (at_s - knots_s[step]) + before
    within[:, at_s >= knots_s[-1]] = total[:, -1:]
    return within


def _bands(trace: Trace, edges: Floats, quantities: Sequence[str]) -> list[Band]:
    rows = trace.rows(quantities)
    by_ios = [at for at, name in enumerate(quantities) if RATES_OF.get(name) in trace.quantities]
    rates_iops = np.fmax(trace.rows([RATES_OF[quantities[at]] for at in by_ios]), 0.0)
    known = np.isfinite(rows)
    known[by_ios] &= rates_iops >= _QUIET_IOPS
    low = _reduced(np.minimum, trace, edges, np.where(known, rows, np.inf))
    high = _reduced(np.maximum, trace, edges, np.where(known, rows, -np.inf))
    mean = np.clip(_means(trace, edges, rows, known, by_ios, rates_iops), low, high)
    return [
        Band(min=least, mean=middle, max=most)
        for least, middle, most in zip(_rounded(low), _rounded(mean), _rounded(high), strict=True)
    ]


def _means(
    trace: Trace, edges: Floats, rows: Floats, known: NDArray[np.bool_], by_ios: Sequence[int], rates_iops: Floats
) -> Floats:
    """Return the mean of each row's known values per bucket, NaN if none are known, shape (len(rows), n_buckets).

    The rows in ``by_ios`` are weighted by I/Os, the others by time.
    """
    weighed = np.isin(np.arange(len(rows)), by_ios) | ~known.all(axis=1)
    weights = known[weighed].astype(np.float64)
    weights[np.searchsorted(np.flatnonzero(weighed), by_ios)] *= rates_iops
    filled = np.where(known, rows, 0.0)
    filled[weighed] *= weights
    span = np.diff(integrals_at(trace, edges, np.ones((1, rows.shape[1]))))
    shared = np.repeat(span, len(rows), axis=0)
    shared[weighed] = np.diff(integrals_at(trace, edges, weights))
    total = np.diff(integrals_at(trace, edges, filled))
    with np.errstate(invalid="ignore", divide="ignore"):
        means: Floats = np.where(shared > 0, total / shared, np.nan)
    return means


def _reduced(operation: np.ufunc, trace: Trace, edges: Floats, rows: Floats) -> Floats:
    """Apply an operation to all steps that overlap each bucket; return shape (len(rows), n_buckets)."""
    first = np.searchsorted(trace.starts_s, edges[:-1], side="right") - 1
    last = np.searchsorted(trace.starts_s, edges[1:], side="left")
    pairs = np.column_stack([first, np.maximum(last, first + 1)]).ravel()
    padded = np.hstack([rows, rows[:, -1:]])
    return operation.reduceat(padded, pairs, axis=1)[:, ::2]


def _rounded(rows: Floats, digits: int = 5) -> list[tuple[float | None, ...]]:
    """Round to five significant digits, more than a chart can resolve, which halves the response size."""
    known = np.isfinite(rows)
    filled = np.where(known, rows, 0.0)
    size = np.floor(np.log10(np.maximum(np.abs(filled), 1e-300))).astype(np.int64)
    scale = _POWERS[np.clip(digits - 1 - size, -300, 300) + 300]
    rounded = np.round(filled * scale) / scale
    found: list[list[float | None]] = rounded.tolist()
    for row, column in np.argwhere(~known).tolist():
        found[row][column] = None
    return [tuple(row) for row in found]
