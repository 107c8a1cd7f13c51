"""Operating points: loads on an array, with the response times measured under each load."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Problem, Scenario
from stormsizer.model.scenario.problems import shortened_text
from stormsizer.units import BYTES_PER_KB, SECONDS_PER_MS
from stormsizer.workload.demand import DesktopDemand, Rate, Shape, Work, desktop_demand, profiles_of, with_containers
from stormsizer_io.importers.summary.document import FioJob, ImportSummary, MeasuredPhase, PhaseKind

FEWEST_POINTS = 2
LONGEST_NAME = 64
BELOW_HOST_CACHES = ("host", "volume")
"""Kinds of counters that see only the reads that miss the hosts' caches."""
IDLE_FRACTION = 0.005
"""A direction with a smaller share of a point's I/Os is ignored, because its latency is the mean of only a few I/Os."""

Part = tuple[float, float, Shape]
"""Reads and writes of one kind of I/O, relative to the other kinds, and their I/O shape."""


class RefitRefusedError(ValueError):
    """Error raised if the array cannot be refitted to the measurements; lists all reasons."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(frozen=True)
class OperatingPoint:
    """A load on the array under which latencies were measured.

    Attributes
    ----------
    id
        Phase of a window, or name of a job; unique.
    name
        Label of the point.
    rates
        Load on all arrays combined, one part per kind of I/O.
    read_s, write_s
        Measured mean response times, as seen by the host; NaN if not measured.
    """

    id: str
    name: Text
    rates: tuple[Rate, ...]
    read_s: float
    write_s: float

    @property
    def n_latencies(self) -> int:
        """Number of measured latencies."""
        return (not math.isnan(self.read_s)) + (not math.isnan(self.write_s))

    @property
    def load(self) -> Message:
        """Load in readable form."""
        reads, writes = (
            Quantity(round(sum(getattr(rate, name) for rate in self.rates)), "")
            for name in ("reads_per_s", "writes_per_s")
        )
        return msg("given-load", reads=reads, writes=writes, phase=self.name)


@dataclass(frozen=True)
class _Direction:
    per_s: float
    size_bytes: float | None
    latency_s: float


def operating_points(summary: ImportSummary, scenario: Scenario, catalog: Catalog) -> tuple[OperatingPoint, ...]:
    """Return the measured windows and fio jobs that have a latency.

    Values that counters do not show (reads that no cache serves, reads of the shared image) are taken from the same
    phase of the scenario's profiles. A window contains the combined load of all measured desktops. A fio job ran on one
    array, because job files are written for one array.

    Raises
    ------
    RefitRefusedError
        If there are fewer than two, because one point cannot determine a parameter.
    """
    demands = [
        (pool, with_containers(desktop_demand(profile), pool.profile_containers))
        for pool, profile in profiles_of(scenario, catalog)
    ]
    pools = [(pool.n_desktops, pool.clone_type == "pvs", demand) for pool, demand in demands]
    n_arrays = scenario.array.n_arrays
    found = [_of_window(phase, summary, pools) for phase in (summary.workload.phases if summary.workload else ())]
    found += [_of_job(job, pools, n_arrays) for job in (summary.fio.jobs if summary.fio else ())]
    points = _told_apart([point for point in found if point.n_latencies])
    if len(points) < FEWEST_POINTS:
        raise RefitRefusedError((_too_few(points, len(found)),))
    return points


def _too_few(points: Sequence[OperatingPoint], n_found: int) -> Problem:
    names = Listing(tuple(point.name for point in points))
    given = (
        msg("given-loads", n=len(points), total=n_found, names=names) if points else msg("given-no-loads", n=n_found)
    )
    return Problem(
        path="array",
        given=given,
        allowed=msg("allowed-loads", n=FEWEST_POINTS),
        message=msg("field-refit-one-load") if points else msg("field-refit-without-latencies"),
    )


def _told_apart(points: Sequence[OperatingPoint]) -> tuple[OperatingPoint, ...]:
    """Return the points with unique names: *idle*, *idle (2)*."""
    met: Counter[str] = Counter()
    named = []
    for point in points:
        met[point.id] += 1
        n = met[point.id]
        again = replace(point, id=f"{point.id} ({n})", name=msg("refit-point-again", name=point.name, n=n))
        named.append(point if n == 1 else again)
    return tuple(named)


def _of_window(
    phase: MeasuredPhase, summary: ImportSummary, pools: Sequence[tuple[int, bool, DesktopDemand]]
) -> OperatingPoint:
    n = phase.n_desktops
    reads, writes = (
        _Direction(n * per_desktop, _bytes(size_kb), _seconds(latency_ms))
        for per_desktop, size_kb, latency_ms in (
            (phase.reads_iops_per_desktop, phase.read_size_kb, phase.read_latency_ms),
            (phase.writes_iops_per_desktop, phase.write_size_kb, phase.write_latency_ms),
        )
    )
    below = summary.workload is not None and summary.workload.entity_kind in BELOW_HOST_CACHES
    parts = list(_parts(phase.phase, pools, reads_of_image=not below))
    if phase.sequential_read_fraction is not None:
        in_order = phase.sequential_read_fraction
        parts = [(r, w, replace(shape, sequential_read_fraction=in_order)) for r, w, shape in parts]
    return _point(phase.phase.value, PHASES[phase.phase.value], reads, writes, parts)


def _of_job(job: FioJob, pools: Sequence[tuple[int, bool, DesktopDemand]], n_arrays: int) -> OperatingPoint:
    """Return the point for a job; its phase is the one that appears in the job's name, otherwise steady state."""
    plain = job.name.replace("_", "-").lower()
    phase = next((kind for kind in PhaseKind if kind.value.replace("_", "-") in plain), PhaseKind.STEADY_STATE)
    reads, writes = (
        _Direction(n_arrays * each.iops, _bytes(each.size_kb), _seconds(each.latency_ms))
        for each in (job.reads, job.writes)
    )
    name = shortened_text(job.name, LONGEST_NAME)
    return _point(name, name, reads, writes, list(_parts(phase, pools, reads_of_image=False)))


def _bytes(size_kb: float | None) -> float | None:
    return size_kb * BYTES_PER_KB if size_kb else None


def _seconds(latency_ms: float | None) -> float:
    return latency_ms * SECONDS_PER_MS if latency_ms else math.nan


def _point(point_id: str, name: Text, reads: _Direction, writes: _Direction, parts: Sequence[Part]) -> OperatingPoint:
    """Return a point whose I/Os are split among its parts in proportion to their activity."""
    of_reads, of_writes = _shares([part[0] for part in parts]), _shares([part[1] for part in parts])
    least = IDLE_FRACTION * (reads.per_s + writes.per_s)
    return OperatingPoint(
        id=point_id,
        name=name,
        rates=tuple(
            Rate(
                reads_per_s=reads.per_s * of_reads[i],
                writes_per_s=writes.per_s * of_writes[i],
                shape=replace(
                    shape,
                    read_bytes=reads.size_bytes or shape.read_bytes,
                    write_bytes=writes.size_bytes or shape.write_bytes,
                ),
            )
            for i, (_, _, shape) in enumerate(parts)
        ),
        read_s=reads.latency_s if reads.per_s > least else math.nan,
        write_s=writes.latency_s if writes.per_s > least else math.nan,
    )


def _shares(weights: Sequence[float]) -> list[float]:
    """Return each weight as a share of the total; equal shares if all weights are zero."""
    total = sum(weights)
    return [weight / total if total > 0 else 1.0 / len(weights) for weight in weights]


def _parts(
    phase: PhaseKind, pools: Sequence[tuple[int, bool, DesktopDemand]], *, reads_of_image: bool
) -> Iterator[Part]:
    """Yield the activity of all pools' desktops in a phase.

    ``reads_of_image`` indicates whether the counted reads include those served by host caches. Streamed images are
    read over another network and are not counted.
    """
    for n_desktops, streamed, demand in pools:
        for reads, writes, shape in _of_demand(phase, demand, n_desktops):
            if streamed:
                left = 1.0 - shape.shared_read_fraction
                yield n_desktops * reads * left, n_desktops * writes, replace(shape, shared_read_fraction=0.0)
            elif reads_of_image:
                yield n_desktops * reads, n_desktops * writes, shape
            else:
                yield n_desktops * reads, n_desktops * writes, replace(shape, shared_read_fraction=0.0)


def _of_demand(phase: PhaseKind, demand: DesktopDemand, n_desktops: int) -> Iterator[Part]:
    match phase:
        case PhaseKind.STEADY_STATE | PhaseKind.IDLE:
            rate = demand.steady_state if phase is PhaseKind.STEADY_STATE else demand.idle
            yield rate.reads_per_s, rate.writes_per_s, rate.shape
        case PhaseKind.POWER_ON:
            reads, writes, shape = _of_work(demand.power_on)
            yield reads, writes, replace(shape, cold_host_cache_reads=n_desktops * reads)
        case _:
            login = demand.logins[phase.value]
            yield _of_work(login.login)
            yield _of_work(login.start_of_day)


def _of_work(work: Work) -> Part:
    return work.ios * work.read_fraction, work.ios * (1.0 - work.read_fraction), work.shape
