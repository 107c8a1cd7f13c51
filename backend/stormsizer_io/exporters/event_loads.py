"""Load on one array in each phase of a simulated week: rates, block sizes, access pattern and working set."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from stormsizer.capacity.breakdown import stored_gb
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.workloads import WorkingSet
from stormsizer.model.provenance import value_or
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import Simulation, prepare, station_network
from stormsizer.storage import kernel
from stormsizer.storage.configuration import degraded_networks
from stormsizer.storage.serve import Served, serve
from stormsizer.storage.trace import Floats, integrals_at
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import SWEEP_IO_BYTES
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB, BYTES_PER_MB, BYTES_PER_MIB, SECONDS_PER_MS
from stormsizer.workload import profiles_of
from stormsizer_io.measurements import Note

LEAST_IOPS = 0.05
"""Phases with a lower rate than this are not exported."""
LEAST_IO_FRACTION = 0.005
"""Minimum share of the I/Os for a direction to be exported; smaller shares round to 0%."""


@dataclass(frozen=True)
class SizeShare:
    """The I/Os in one direction that share one size or mean size.

    Attributes
    ----------
    mean_bytes
        Mean size, bytes.
    fraction
        Share of the I/Os; the shares of a direction sum to 1.
    is_exact
        Whether every I/O has exactly this size.
    """

    mean_bytes: float
    fraction: float
    is_exact: bool


@dataclass(frozen=True)
class Direction:
    """Reads or writes on one array in one phase.

    Attributes
    ----------
    iops
        Mean rate; 0 if there are no I/Os.
    mean_bytes
        Mean I/O size, bytes.
    random_fraction
        Share of I/Os that are not sequential.
    sizes
        Sizes that make up the mean; empty if there are no I/Os.
    latency_s
        Predicted mean response time at the host; NaN if there are no I/Os.
    """

    iops: float
    mean_bytes: float
    random_fraction: float
    sizes: tuple[SizeShare, ...]
    latency_s: float

    @property
    def bytes_per_s(self) -> float:
        """Throughput in bytes per second."""
        return self.iops * self.mean_bytes


@dataclass(frozen=True)
class Hot:
    """Hot data: a fraction of the I/Os that goes to a smaller fraction of the capacity."""

    io_fraction: float
    space_fraction: float


@dataclass(frozen=True)
class EventLoad:
    """Load on one array in one phase, or in one section of it.

    Attributes
    ----------
    id
        Id of the phase, with the section number if there are several.
    seconds
        Duration.
    """

    id: str
    label: Text
    reads: Direction
    writes: Direction
    hot: Hot | None
    seconds: float

    @property
    def iops(self) -> float:
        """Reads and writes per second."""
        return self.reads.iops + self.writes.iops

    @property
    def read_fraction(self) -> float:
        """Share of the I/Os that are reads."""
        return self.reads.iops / self.iops


@dataclass(frozen=True)
class Loads:
    """Loads of a week, with the settings that a load generator also needs.

    Attributes
    ----------
    n_arrays
        Number of arrays that share the week evenly; the loads are those of one array.
    reduction_ratio
        Bytes written by desktops per byte written to drives.
    used_bytes
        Capacity that the pools use on one array.
    """

    scenario_name: str
    array_name: str
    n_arrays: int
    reduction_ratio: float
    used_bytes: float
    loads: tuple[EventLoad, ...]
    notes: tuple[Note, ...] = field(default=())


def loads_of(
    simulation: Simulation,
    scenario: Scenario,
    catalog: Catalog,
    *,
    section_s: float | None = None,
) -> Loads:
    """Return the load on one array in each phase of a simulated week.

    Parameters
    ----------
    simulation
        Simulation of this scenario with this catalog.
    section_s
        Approximate length of the sections into which each phase is split, so that the load follows the curve and bursts
        are not averaged out. By default, phases are not split.
    """
    scenario = expanded(scenario)
    array = catalog.arrays[scenario.array.model_id]
    asked = _Asked.of(simulation, scenario, catalog)
    n_arrays = scenario.array.n_arrays
    loads: list[EventLoad] = []
    notes: list[Note] = []
    for phase in simulation.result.phases:
        for load in _sections(phase, simulation, asked, n_arrays, section_s):
            if load.iops < LEAST_IOPS:
                notes.append(Note(msg("export-idle-phase", phase=load.label)))
                continue
            kept, left_out = _without_traces(load)
            loads.append(kept)
            notes += left_out
    return Loads(
        scenario_name=scenario.name,
        array_name=array.name,
        n_arrays=n_arrays,
        reduction_ratio=value_or(array.write_reduction_ratio, 1.0),
        used_bytes=stored_gb(scenario.pools, array) * BYTES_PER_GB / n_arrays,
        loads=tuple(loads),
        notes=tuple(notes),
    )


def _without_traces(load: EventLoad) -> tuple[EventLoad, list[Note]]:
    """Remove a direction with a negligible share of the I/Os from a load, and add a note."""
    none = Direction(0.0, 0.0, 1.0, (), float("nan"))
    if 0 < load.read_fraction < LEAST_IO_FRACTION:
        text = msg("export-reads-left-out", phase=load.label, reads=_rate(load.reads), writes=_rate(load.writes, 4))
        return EventLoad(load.id, load.label, none, load.writes, load.hot, load.seconds), [Note(text)]
    if 0 < 1 - load.read_fraction < LEAST_IO_FRACTION:
        text = msg("export-writes-left-out", phase=load.label, writes=_rate(load.writes), reads=_rate(load.reads, 4))
        return EventLoad(load.id, load.label, load.reads, none, load.hot, load.seconds), [Note(text)]
    return load, []


def _rate(direction: Direction, digits: int = 2) -> Quantity:
    return Quantity(direction.iops, "", digits)


@dataclass(frozen=True)
class _Asked:
    """Demand per source over the week, and the I/O shape of each source."""

    served: Served
    hot: Hot | None
    used_fraction: float

    @classmethod
    def of(cls, simulation: Simulation, scenario: Scenario, catalog: Catalog) -> "_Asked":
        """Return the week's demand, recorded from the first phase to the last."""
        week = prepare(scenario, catalog)
        network = station_network(scenario, scenario.array, catalog)
        degraded = degraded_networks(network, week.losses, scenario, scenario.array, catalog)
        figures = [phase.figures for phase in simulation.result.phases]
        span = (
            min((f.averaged_from_s for f in figures), default=0.0),
            max((f.averaged_to_s for f in figures), default=0.0),
        )
        return cls(
            serve(week, network, degraded=degraded, watch=span), _hot(scenario, catalog), _used(scenario, catalog)
        )

    def between(self, from_s: float, to_s: float) -> tuple[kernel.Records, Floats]:
        """Return the rows of ``Served.asked`` that overlap a window, and the duration of each overlap."""
        rows = self.served.asked
        starts_s, ends_s = rows["at_s"], rows["at_s"] + rows["lasts_s"]
        overlap_s = np.minimum(ends_s, to_s) - np.maximum(starts_s, from_s)
        touching = overlap_s > 0
        return rows[touching], overlap_s[touching]


def _used(scenario: Scenario, catalog: Catalog) -> float:
    """Return the working set as a share of the stored data, at most 1."""
    data_bytes = stored_gb(scenario.pools, catalog.arrays[scenario.array.model_id]) * BYTES_PER_GB
    held = 0.0
    for pool, profile in profiles_of(scenario, catalog):
        image_bytes = pool.image_gib * BYTES_PER_GIB * profile.working_set.shared_image_fraction.known
        n_images = {"full": pool.n_desktops, "pvs": 0}.get(pool.clone_type, 1)
        held += n_images * image_bytes
        held += pool.n_desktops * profile.working_set.private_mib_per_desktop.known * BYTES_PER_MIB
    return min(1.0, held / data_bytes) if data_bytes > 0 else 1.0


def _hot(scenario: Scenario, catalog: Catalog) -> Hot | None:
    """Return the hot data specified in the profiles, weighted by number of desktops; None unless all specify it."""
    said: list[tuple[float, float, float]] = []
    for pool, profile in profiles_of(scenario, catalog):
        hot = _hot_of(profile.working_set)
        if hot is None:
            return None
        said.append((float(pool.n_desktops), hot.io_fraction, hot.space_fraction))
    n, io, space = np.array(said).T
    return Hot(float(np.average(io, weights=n)), float(np.average(space, weights=n)))


def _hot_of(working_set: WorkingSet) -> Hot | None:
    io, space = working_set.hot_io_fraction, working_set.hot_capacity_fraction
    return None if io is None or space is None else Hot(io.known, space.known)


def _sections(
    phase: PhaseResult, simulation: Simulation, asked: _Asked, n_arrays: int, section_s: float | None
) -> list[EventLoad]:
    from_s, to_s = phase.figures.averaged_from_s, phase.figures.averaged_to_s
    n = 1 if section_s is None else max(1, round((to_s - from_s) / section_s))
    edges = np.linspace(from_s, to_s, n + 1)
    ids = [phase.id] if n == 1 else [f"{phase.id}-{i + 1:0{len(str(n))}d}" for i in range(n)]
    labels = [phase.label if n == 1 else msg("export-section", phase=phase.label, i=i + 1, n=n) for i in range(n)]
    rates = _means(simulation, edges) / n_arrays
    latency_s = (
        phase.figures.host_read_latency_ms * SECONDS_PER_MS,
        phase.figures.host_write_latency_ms * SECONDS_PER_MS,
    )
    found = []
    for i in range(n):
        rows, overlap_s = asked.between(float(edges[i]), float(edges[i + 1]))
        reads, writes = (
            _direction(op, rates[op, i], rates[2 + op, i] * BYTES_PER_MB, rows, overlap_s, asked.served, latency_s[op])
            for op in (0, 1)
        )
        hot = asked.hot or _hot_here(rows, overlap_s, asked)
        found.append(EventLoad(ids[i], labels[i], reads, writes, hot, float(edges[i + 1] - edges[i])))
    return found


def _means(simulation: Simulation, edges: Floats) -> Floats:
    """Return mean IOPS and MB/s of reads and writes between consecutive edges, shape (4, n)."""
    trace = simulation.trace
    rows = trace.rows(("reads_iops", "writes_iops", "read_mb_per_s", "write_mb_per_s"))
    means: Floats = np.diff(integrals_at(trace, edges, rows)) / np.diff(edges)
    return np.maximum(0.0, means)


def _direction(
    op: int, iops: float, bytes_per_s: float, rows: kernel.Records, overlap_s: Floats, served: Served, latency_s: float
) -> Direction:
    """Return the reads (``op`` 0) or writes (1) in a window: rates as served, composition as offered."""
    if iops <= 0:
        return Direction(0.0, 0.0, 1.0, (), float("nan"))
    weights = rows[("reads_per_s", "writes_per_s")[op]] * overlap_s
    weights = weights / weights.sum() if weights.sum() > 0 else np.zeros(len(rows))
    shares: dict[tuple[float, bool], float] = {}
    in_order = 0.0
    for row, weight in zip(rows[weights > 0], weights[weights > 0], strict=True):
        shape = served.shapes[row["io_shape"]]
        is_stream = row["kind"] in (kernel.TESTING, kernel.COPYING)
        size = (shape.read_bytes, shape.write_bytes)[op]
        key = (size, is_stream or size == SWEEP_IO_BYTES)
        shares[key] = shares.get(key, 0.0) + float(weight)
        in_order += float(weight) * (shape.sequential_read_fraction if op == 0 or is_stream else 0.0)
    mean_bytes = bytes_per_s / iops
    return Direction(float(iops), float(mean_bytes), 1.0 - in_order, _scaled(shares, mean_bytes), latency_s)


def _scaled(shares: Mapping[tuple[float, bool], float], mean_bytes: float) -> tuple[SizeShare, ...]:
    """Scale inexact sizes to the mean size served, because rows are rounded and backlogs are served later."""
    if not shares:
        return (SizeShare(float(mean_bytes), 1.0, is_exact=False),)
    asked_bytes = sum(size * share for (size, _), share in shares.items())
    factor = mean_bytes / asked_bytes
    return tuple(
        SizeShare(size if is_exact else float(size * factor), share, is_exact)
        for (size, is_exact), share in sorted(shares.items(), key=lambda item: item[0])
    )


def _hot_here(rows: kernel.Records, overlap_s: Floats, asked: _Asked) -> Hot | None:
    """Return the hot data of a window: reads that a cache can serve go to the working set."""
    weights = rows["reads_per_s"] * overlap_s
    if weights.sum() <= 0 or asked.used_fraction >= 1:
        return None
    cold = [asked.served.shapes[g].cold_read_fraction for g in rows["io_shape"]]
    again = 1.0 - float(np.average(cold, weights=weights))
    return Hot(again, asked.used_fraction) if again > asked.used_fraction else None


def by_id(loads: Sequence[EventLoad]) -> Mapping[str, EventLoad]:
    """Return loads by id."""
    return {load.id: load for load in loads}
