"""Results of a window, computed from its tallies: percentiles and queue lengths, compared with the fluid means."""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

import stormsizer
from stormsizer.discrete_event import kernel
from stormsizer.discrete_event.figures import (
    AGREE_WITHIN,
    COMPARED_FROM_IOS,
    COMPARED_UP_TO,
    ActivityFigures,
    Distribution,
    Operation,
    Percentiles,
    ResponseTimes,
    StationFigures,
    Timeline,
    WindowResult,
)
from stormsizer.discrete_event.fluid_means import FluidMeans
from stormsizer.discrete_event.histogram import percentile_s, shown
from stormsizer.discrete_event.replications import Replication, Window, merged
from stormsizer.discrete_event.schedule import ACTIVITIES, name_of
from stormsizer.discrete_event.tables import n_servers
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.trace import Floats
from stormsizer.timeline.plan import Plan
from stormsizer.units import SECONDS_PER_MS

OPERATIONS: tuple[Operation, ...] = ("read", "write")
CACHE_NOISE = 0.01
"""Maximum difference between the cache hit rates of the simulation and the fluid model that needs no warning."""


FEW_IOS = 100
"""Number of reads or writes below which a warning reports a small sample."""


@dataclass(frozen=True)
class Question:
    """Inputs for the results of a window."""

    scenario: Scenario
    catalog: Catalog
    plan: Plan
    network: StationNetwork
    window: Window
    fluid: FluidMeans
    from_s: float
    seed: int


def answer(question: Question, replications: tuple[Replication, ...]) -> WindowResult:
    """Return the results of a window from its replications."""
    whole = merged(replications)
    n_kinds = question.window.n_kinds
    every = [list(range(op, n_kinds, 2)) for op in (0, 1)]
    total = _operations(question, replications, whole, every)
    return WindowResult(
        engine_version=stormsizer.__version__,
        catalog_version=question.catalog.version,
        scenario_name=question.scenario.name,
        from_s=question.from_s,
        to_s=question.from_s + question.window.length_s,
        seed=question.seed,
        n_replications=len(replications),
        n_ios=int(whole.tally.counts.sum()),
        sentence=_sentence(total),
        total=total,
        activities=_activities(question, replications, whole),
        stations=_stations(question, whole, len(replications)),
        timeline=_timeline(question, whole, len(replications)),
        distributions=tuple(
            _distribution(op, whole.tally.cells[kinds].sum(axis=0))
            for op, kinds in zip(OPERATIONS, every, strict=True)
            if whole.tally.counts[kinds].sum() > 0
        ),
        warnings=_warnings(question, whole),
    )


def _activities(
    question: Question, replications: tuple[Replication, ...], whole: Replication
) -> tuple[ActivityFigures, ...]:
    found = []
    for i, (kind, event_id, pool) in enumerate(question.window.asking.activities):
        operations = _operations(question, replications, whole, [[2 * i], [2 * i + 1]])
        if operations:
            found.append(
                ActivityFigures(
                    activity=ACTIVITIES[kind],
                    event_id=event_id,
                    pool_id=question.plan.pools[pool].id if pool >= 0 else None,
                    name=name_of((kind, event_id, pool), question.plan, question.scenario),
                    operations=operations,
                )
            )
    return tuple(found)


def _operations(
    question: Question, replications: tuple[Replication, ...], whole: Replication, kinds: Sequence[list[int]]
) -> tuple[ResponseTimes, ...]:
    """Return the response times of the reads and writes, if any, among the given kinds of I/O."""
    activities = question.window.asking.activities
    numbers = {kind // 2 for of_op in kinds for kind in of_op}
    picked = {activities[i] for i in numbers}
    rows = np.array([asker.activity(question.plan) in picked for asker in question.fluid.of_row], dtype=np.float64)
    return tuple(
        _response_times(op, replications, whole, kinds[op], question.fluid.of(rows, op))
        for op in (0, 1)
        if whole.tally.counts[kinds[op]].sum() > 0
    )


def _response_times(
    op: int,
    replications: tuple[Replication, ...],
    whole: Replication,
    kinds: list[int],
    week: tuple[float, float],
) -> ResponseTimes:
    tally = whole.tally
    n = int(tally.counts[kinds].sum())
    mean_ms = float(tally.sums_ns[kinds].sum()) / n * 1e-6
    each = [_mean_ms(one.tally, kinds) for one in replications]
    means = [mean for mean in each if mean is not None]
    spread_ms = float(np.std(means, ddof=1)) if len(means) > 1 else None
    fluid_ms, busiest = week[0] / SECONDS_PER_MS, week[1]
    difference = mean_ms / fluid_ms - 1.0
    return ResponseTimes(
        op=OPERATIONS[op],
        n_ios=n,
        mean_ms=mean_ms,
        spread_ms=spread_ms,
        max_ms=float(tally.longest_s[kinds].max()) / SECONDS_PER_MS,
        percentiles=_percentiles(tally.cells[kinds].sum(axis=0)),
        fluid_mean_ms=fluid_ms,
        difference_fraction=difference,
        utilization_fraction=min(1.0, busiest),
        agrees=_agrees(difference, busiest, n, spread_ms, fluid_ms),
    )


def _mean_ms(tally: kernel.Tally, kinds: list[int]) -> float | None:
    n = int(tally.counts[kinds].sum())
    return float(tally.sums_ns[kinds].sum()) / n * 1e-6 if n else None


def _agrees(difference: float, busiest: float, n_ios: int, spread_ms: float | None, fluid_ms: float) -> bool | None:
    """Return whether two means agree; None if they need not agree or if sampling error could explain a difference."""
    by_chance = n_ios < COMPARED_FROM_IOS if spread_ms is None else spread_ms > AGREE_WITHIN * fluid_ms
    if busiest > COMPARED_UP_TO or by_chance:
        return None
    return abs(difference) <= AGREE_WITHIN


def _percentiles(cells: kernel.Ints) -> Percentiles:
    in_ms = [
        None if at_s is None else at_s / SECONDS_PER_MS
        for at_s in (percentile_s(cells, share) for share in (0.5, 0.9, 0.95, 0.99, 0.999, 0.9999))
    ]
    p50, p90, p95, p99, p99_9, p99_99 = in_ms
    return Percentiles(p50_ms=p50, p90_ms=p90, p95_ms=p95, p99_ms=p99, p99_9_ms=p99_9, p99_99_ms=p99_99)


def _stations(question: Question, whole: Replication, n_replications: int) -> tuple[StationFigures, ...]:
    found = []
    waiting = _waiting(question, whole, n_replications)
    within = whole.seen[:, 1:-1]
    length_s = question.window.length_s * n_replications
    for i, (component, n) in enumerate(zip(question.network.components, n_servers(question.network), strict=True)):
        jobs = float(within["jobs"][i].sum())
        mean_waiting = float(waiting[i].mean())
        found.append(
            StationFigures(
                component=component,
                n_servers=n,
                mean_fraction=min(1.0, float(within["work_s"][i].sum()) / (length_s * n)),
                fluid_mean_fraction=float(question.fluid.use[i]),
                mean_wait_ms=mean_waiting * length_s / jobs / SECONDS_PER_MS if jobs else 0.0,
                mean_waiting=mean_waiting,
                max_waiting=float(waiting[i].max()),
            )
        )
    return tuple(found)


def _waiting(question: Question, whole: Replication, n_replications: int) -> Floats:
    """Return the mean queue length at each station in each bucket, shape (n_stations, n_buckets)."""
    bucket_s = question.window.length_s / question.window.n_buckets
    through = np.cumsum(whole.seen["begin_whole"], axis=1) * bucket_s
    waited_s = whole.seen["waited_s"] + through
    waiting: Floats = np.maximum(0.0, waited_s[:, 1:-1] / (bucket_s * n_replications))
    return waiting


def _timeline(question: Question, whole: Replication, n_replications: int) -> Timeline:
    window, tally = question.window, whole.tally
    bucket_s = window.length_s / window.n_buckets
    answered = tally.bucket_cells.sum(axis=1)
    edges = np.linspace(0.0, window.length_s, window.n_buckets + 1)
    waiting = _waiting(question, whole, n_replications)
    return Timeline(
        starts_s=question.from_s,
        bucket_s=bucket_s,
        n_buckets=window.n_buckets,
        iops=tuple((answered / (bucket_s * n_replications)).tolist()),
        mean_ms=tuple(
            float(total) / float(n) * 1e-6 if n else None
            for total, n in zip(tally.bucket_sums_ns, answered, strict=True)
        ),
        p50_ms=_in_ms(percentile_s(cells, 0.5) for cells in tally.bucket_cells),
        p99_ms=_in_ms(percentile_s(cells, 0.99) for cells in tally.bucket_cells),
        fluid_mean_ms=_in_ms(question.fluid.in_bucket(low, high) for low, high in itertools.pairwise(edges)),
        waiting={
            component: tuple(row.tolist()) for component, row in zip(question.network.components, waiting, strict=True)
        },
    )


def _in_ms(values: Iterable[float | None]) -> tuple[float | None, ...]:
    return tuple(None if value is None else value / SECONDS_PER_MS for value in values)


def _distribution(op: Operation, cells: kernel.Ints) -> Distribution:
    upper_s, shares = shown(cells)
    return Distribution(op=op, upper_ms=tuple(edge / SECONDS_PER_MS for edge in upper_s), fraction=shares)


def _sentence(total: tuple[ResponseTimes, ...]) -> Text:
    """Summarize the response times as text."""
    if not total:
        return msg("window-no-ios")
    return sentences(*map(_times, total), _agreement(total))


def _times(one: ResponseTimes) -> Message:
    mean, p50_ms, p99_ms = Quantity(one.mean_ms, "ms"), one.percentiles.p50_ms, one.percentiles.p99_ms
    p50, p99 = Quantity(p50_ms, "ms"), Quantity(p99_ms, "ms")
    if one.op == "read":
        if p50_ms is None:
            return msg("window-reads", mean=mean)
        if p99_ms is None:
            return msg("window-reads.p50", mean=mean, p50=p50)
        return msg("window-reads.p99", mean=mean, p50=p50, p99=p99)
    if p50_ms is None:
        return msg("window-writes", mean=mean)
    if p99_ms is None:
        return msg("window-writes.p50", mean=mean, p50=p50)
    return msg("window-writes.p99", mean=mean, p50=p50, p99=p99)


def _agreement(total: tuple[ResponseTimes, ...]) -> Message:
    apart = [one for one in total if one.agrees is False]
    if apart:
        return _difference(max(apart, key=lambda one: abs(one.difference_fraction)))
    if all(one.utilization_fraction > COMPARED_UP_TO for one in total):
        return msg("window-not-comparable")
    if all(one.agrees is None for one in total):
        return msg("window-too-few-ios")
    return msg("window-agrees", tolerance=Quantity(AGREE_WITHIN, "fraction"))


def _difference(one: ResponseTimes) -> Message:
    by = Quantity(abs(one.difference_fraction), "fraction")
    if one.difference_fraction > 0:
        return (
            msg("window-reads-longer", difference=by)
            if one.op == "read"
            else msg("window-writes-longer", difference=by)
        )
    return (
        msg("window-reads-shorter", difference=by) if one.op == "read" else msg("window-writes-shorter", difference=by)
    )


def _warnings(question: Question, whole: Replication) -> tuple[Text, ...]:
    found: list[Text] = []
    asked = int(whole.found.sum())
    expected = question.network.cached_read_fraction
    if asked > 0:
        share = float(whole.found[1]) / asked
        noise = 4.0 * np.sqrt(expected * (1.0 - expected) / asked)
        if abs(share - expected) > max(CACHE_NOISE, noise):
            found.append(
                msg(
                    "window-cache-hits",
                    share=Quantity(share, "fraction"),
                    expected=Quantity(float(expected), "fraction"),
                )
            )
    n_reads, n_writes = _counts(whole)
    quiet: list[Text] = []
    if 0 < n_reads < FEW_IOS:
        quiet.append(msg("window-count-reads", n=n_reads))
    if 0 < n_writes < FEW_IOS:
        quiet.append(msg("window-count-writes", n=n_writes))
    if quiet:
        found.append(msg("window-small-sample", counts=Listing(tuple(quiet))))
    return tuple(found)


def _counts(whole: Replication) -> tuple[int, int]:
    return int(whole.tally.counts[0::2].sum()), int(whole.tally.counts[1::2].sum())
