"""Monte Carlo analysis: ranges of results from many simulations of the week with different input values."""

import math
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from statistics import NormalDist
from threading import Event

import numpy as np

from stormsizer.analysis.monte_carlo.distributions import Inputs, Spread, spreads_of
from stormsizer.analysis.monte_carlo.replications import (
    FIGURES,
    Chunk,
    PhaseDraws,
    PhaseLabel,
    Question,
    RangeRequest,
    Values,
    drawn,
    draws_of,
    question_of,
    replicate,
)
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.messages.text import Message, Quantity, Span, Text, msg, sentences
from stormsizer.model.answers import Answer
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import PLACES
from stormsizer.simulation.result import judged_elsewhere
from stormsizer.storage.trace import Floats

__all__ = [
    "Chunk",
    "RangeRequest",
    "Ranges",
    "Spread",
    "chunks_of",
    "ranges",
    "replicate",
    "spreads_of",
    "summarize",
]

N_DRIVERS = 5
"""Maximum number of influential inputs to list."""
LEAST_CORRELATION = 0.1
NOISE = 3.0
"""Minimum correlation for an input to be listed, in standard errors of the rank correlation of independent draws."""
CONFIDENCE = 0.95
LONGEST_CHUNK = 16
TOLD_EVERY_S = 0.5


class Share(Document):
    """Fraction of the replications, with its sampling error."""

    fraction: float
    low: float
    """Lower end of the 95% confidence interval (Wilson)."""
    high: float


class FigureRange(Document):
    """Range of one figure over the replications."""

    name: str
    """Name of the figure, see ``replications.FIGURES``."""
    label: Text
    unit: str
    plain: float | None
    """Value in the week without draws; None if the phase does not occur in that week or lacks the figure."""
    p10: float
    p50: float
    p90: float


class GoalShare(Document):
    """Fraction of the replications that miss a goal."""

    goal: str
    label: Text
    phase_id: str
    """Phase of the goal; in results for the whole week, the phase that misses it most often."""
    phase_label: Text
    fraction: float
    """Replications that miss the goal, as a fraction of all replications."""


class PhaseRange(PhaseLabel):
    """Ranges for one phase over the replications in which it occurs."""

    n_replications: int
    holds: Share
    """Fraction of the replications with this phase in which the phase meets its goals."""
    plain_holds: bool | None
    """Whether the phase meets its goals in the week without draws; None if it does not occur in that week."""
    figures: tuple[FigureRange, ...]
    broken: tuple[GoalShare, ...]
    """Missed goals, most often missed first, as fractions of all replications."""


class Driver(Document):
    """An input correlated with the week's smallest margin."""

    spread_id: str
    label: Text
    rank_correlation: float
    """Spearman's rank correlation, −1 to 1; negative if a higher value reduces the margin."""
    sentence: Text


class RangeBand(Document):
    """Percentiles of a time series over the replications, one value per bucket; None for a bucket without I/O."""

    p10: tuple[float | None, ...]
    p50: tuple[float | None, ...]
    p90: tuple[float | None, ...]


class RangeBands(Document):
    """Bands for the week chart. Bucket lengths vary; buckets are short during storms."""

    edges_s: tuple[float, ...]
    """Bucket edges in seconds from the start of the calendar; one more than the number of buckets."""
    total_iops: RangeBand
    host_latency_ms: RangeBand


class FailedDraws(Document):
    """Replications that failed for the same reason, for example because drawn values contradict the calendar."""

    message: Text
    n_replications: int


class Ranges(Answer):
    """Results of the week over all replications."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    seed: int
    n_replications: int
    holds: Share
    """Fraction of the replications in which the whole week meets its goals; failed replications count as misses."""
    plain_holds: bool
    """Whether the week without draws meets its goals."""
    margin: FigureRange
    """Smallest margin of the week."""
    phases: tuple[PhaseRange, ...]
    broken: tuple[GoalShare, ...]
    """Every goal missed anywhere in the week in at least one replication, most often missed first."""
    drivers: tuple[Driver, ...]
    """Inputs most strongly correlated with the margin, strongest first."""
    bands: RangeBands
    spreads: tuple[Spread, ...]
    """Inputs that were drawn."""
    n_held: int
    """Number of facts held constant because their uncertainty is unknown."""
    failed: tuple[FailedDraws, ...]
    notes: tuple[Text, ...]
    """What the ranges are based on, and what they leave out."""

    @property
    def n_failed(self) -> int:
        """Number of replications that could not be simulated."""
        return sum(each.n_replications for each in self.failed)


def ranges(
    scenario: Scenario,
    catalog: Catalog,
    request: RangeRequest,
    progress: Progress = unheard,
    n_workers: int | None = None,
) -> Ranges:
    """Run the replications on all cores of this machine; results are bit-identical for any number of cores.

    Parameters
    ----------
    progress
        Called in the calling thread with the completed fraction, about twice a second; an exception cancels the
        analysis.
    n_workers
        Number of threads; by default, one per core.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated even without draws.
    """
    n_workers = n_workers or os.cpu_count() or 1
    question = question_of(scenario, catalog, request)
    n_each = max(1, min(LONGEST_CHUNK, request.n_replications // (4 * n_workers)))

    def compute(first: int, n: int, heard: Progress) -> Chunk:
        return drawn(question, scenario, catalog, range(first, first + n), heard)

    chunks = _in_threads(compute, chunks_of(request, n_each), n_workers, progress)
    return summarize(scenario, request, chunks)


def chunks_of(request: RangeRequest, n_each: int) -> tuple[tuple[int, int], ...]:
    """Return the first replication and size of each chunk; all chunks except the last have the same size.

    >>> chunks_of(RangeRequest(n_replications=10), 4)
    ((0, 4), (4, 4), (8, 2))
    """
    n = request.n_replications
    return tuple((first, min(n_each, n - first)) for first in range(0, n, n_each))


class _StoppedError(Exception):
    """Raised in a worker thread when the result is no longer needed."""


def _in_threads(
    compute: Callable[[int, int, Progress], Chunk],
    jobs: Sequence[tuple[int, int]],
    n_workers: int,
    progress: Progress,
) -> list[Chunk]:
    """Compute all chunks in threads; the simulation itself runs without the GIL."""
    shares = [0.0] * len(jobs)
    stop = Event()

    def one(i: int) -> Chunk:
        def tell(share: float) -> None:
            shares[i] = share
            if stop.is_set():
                raise _StoppedError

        return compute(*jobs[i], tell)

    with ThreadPoolExecutor(n_workers) as pool:
        running: list[Future[Chunk]] = [pool.submit(one, i) for i in range(len(jobs))]
        try:
            pending = set(running)
            while pending:
                done, pending = wait(pending, timeout=TOLD_EVERY_S)
                for each in done:
                    each.result()
                progress(sum(shares) / len(jobs))
            return [each.result() for each in running]
        except BaseException:
            stop.set()
            for each in running:
                each.cancel()
            raise


def summarize(scenario: Scenario, request: RangeRequest, chunks: Iterable[Chunk]) -> Ranges:
    """Return percentiles and fractions over all replications; the size and order of the chunks do not matter.

    Raises
    ------
    ValueError
        If a replication is missing or duplicated, or the chunks belong to different questions.
    """
    ordered = sorted(chunks, key=lambda chunk: chunk.first)
    question = _question(scenario, request, ordered)
    n = request.n_replications
    numbers = [number for chunk in ordered for number in chunk.replications]
    margins = np.array([margin for chunk in ordered for margin in chunk.margin_fraction])
    holds = _share(sum(hold for chunk in ordered for hold in chunk.holds), n)
    phases = _phase_ranges(question, ordered, n)
    broken = _broken_in_week(ordered, phases, n)
    drivers = _drivers(question.inputs, request, numbers, margins)
    failed = _failed(ordered)
    return Ranges(
        engine_version=question.engine_version,
        catalog_version=question.catalog_version,
        scenario_name=question.scenario_name,
        seed=request.seed,
        n_replications=n,
        holds=holds,
        plain_holds=question.holds,
        margin=_figure("margin_fraction", margins, question.margin_fraction),
        phases=phases,
        broken=broken,
        drivers=drivers,
        bands=RangeBands(
            edges_s=question.edges_s,
            total_iops=_band([row for chunk in ordered for row in chunk.total_iops], len(question.edges_s) - 1),
            host_latency_ms=_band(
                [row for chunk in ordered for row in chunk.host_latency_ms], len(question.edges_s) - 1
            ),
        ),
        spreads=question.inputs.spreads,
        n_held=question.inputs.n_held,
        failed=failed,
        sentence=sentences(*_sentences(holds, n, broken, drivers, failed)),
        notes=tuple(_notes(scenario, question.inputs)),
    )


def _question(scenario: Scenario, request: RangeRequest, ordered: Sequence[Chunk]) -> Question:
    """Return the question shared by all chunks, after checking that each replication occurs exactly once."""
    if not ordered:
        raise ValueError("no replications given")
    question = ordered[0].question
    if question.request != request or question.scenario_name != scenario.name:
        raise ValueError("the replications belong to another request or scenario")
    if any(chunk.question != question for chunk in ordered):
        raise ValueError("the replications belong to different questions")
    given = [number for chunk in ordered for number in range(chunk.first, chunk.first + chunk.n)]
    if given != list(range(request.n_replications)):
        twice = sorted(number for number, times in Counter(given).items() if times > 1)
        missing = sorted(set(range(request.n_replications)) - set(given))
        raise ValueError(f"replications missing: {missing[:10]}; there twice: {twice[:10]}")
    return question


def _share(n_true: int, n: int) -> Share:
    """Return a fraction with its Wilson confidence interval, which never goes below 0 or above 1."""
    z = NormalDist().inv_cdf(0.5 + 0.5 * CONFIDENCE)
    p, z2 = n_true / n, z * z
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    reach = z / (1 + z2 / n) * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    low = 0.0 if n_true == 0 else middle - reach
    high = 1.0 if n_true == n else middle + reach
    return Share(fraction=p, low=low, high=high)


def _figure(name: str, values: Floats, plain: float | None) -> FigureRange:
    label, unit = FIGURES[name]
    p10, p50, p90 = np.quantile(values, (0.1, 0.5, 0.9)).tolist() if len(values) else (plain or 0.0,) * 3
    return FigureRange(name=name, label=label, unit=unit, plain=plain, p10=p10, p50=p50, p90=p90)


def _phase_ranges(question: Question, ordered: Sequence[Chunk], n: int) -> tuple[PhaseRange, ...]:
    """Return the range of every phase: first the phases of the week without draws, in order, then any others."""
    drawn_phases: dict[str, list[PhaseDraws]] = {}
    for chunk in ordered:
        for phase in chunk.phases:
            drawn_phases.setdefault(phase.id, []).append(phase)
    plain = {phase.id: phase for phase in question.phases}
    found = []
    for phase_id in [*(each for each in plain if each in drawn_phases), *(d for d in drawn_phases if d not in plain)]:
        seen = drawn_phases[phase_id]
        known = plain.get(phase_id)
        label = known or seen[0]
        n_seen = sum(len(each.replications) for each in seen)
        figures = []
        for name in FIGURES:
            values = [value for each in seen for value in each.figures.get(name, ()) if value is not None]
            if values:
                figures.append(_figure(name, np.array(values), known.figures.get(name) if known else None))
        found.append(
            PhaseRange(
                id=phase_id,
                event_id=label.event_id,
                phase=label.phase,
                label=label.label,
                n_replications=n_seen,
                holds=_share(sum(hold for each in seen for hold in each.holds), n_seen),
                plain_holds=known.holds if known else None,
                figures=tuple(figures),
                broken=_broken_in_phase(phase_id, label.label, ordered, n),
            )
        )
    return tuple(found)


def _broken_in_phase(phase_id: str, phase_label: Text, ordered: Sequence[Chunk], n: int) -> tuple[GoalShare, ...]:
    counts: dict[tuple[str, Text], int] = {}
    for chunk in ordered:
        for each in chunk.broken:
            if each.phase_id == phase_id:
                key = (each.goal, each.label)
                counts[key] = counts.get(key, 0) + len(each.replications)
    return tuple(
        GoalShare(goal=goal, label=label, phase_id=phase_id, phase_label=phase_label, fraction=n_broken / n)
        for (goal, label), n_broken in sorted(counts.items(), key=lambda item: (-item[1], item[0][0], str(item[0][1])))
    )


def _broken_in_week(ordered: Sequence[Chunk], phases: Sequence[PhaseRange], n: int) -> tuple[GoalShare, ...]:
    labels = {phase.id: phase.label for phase in phases} | dict(PLACES.values())
    by_goal: dict[tuple[str, Text], dict[str, set[int]]] = {}
    for chunk in ordered:
        for each in chunk.broken:
            by_goal.setdefault((each.goal, each.label), {}).setdefault(each.phase_id, set()).update(each.replications)
    shares = []
    for (goal, label), where in by_goal.items():
        phase_id = min(where, key=lambda each: (-len(where[each]), each))
        n_broken = len(set().union(*where.values()))
        shares.append(
            GoalShare(goal=goal, label=label, phase_id=phase_id, phase_label=labels[phase_id], fraction=n_broken / n)
        )
    return tuple(sorted(shares, key=lambda share: (-share.fraction, share.goal, str(share.label))))


def _band(rows: Sequence[Values], n_buckets: int) -> RangeBand:
    if not rows:
        nothing = (None,) * n_buckets
        return RangeBand(p10=nothing, p50=nothing, p90=nothing)
    values = np.array(rows, dtype=np.float64)
    found: list[tuple[float | None, ...]] = []
    for column in values.T:
        known = column[np.isfinite(column)]
        found.append(tuple(np.quantile(known, (0.1, 0.5, 0.9)).tolist()) if len(known) else (None, None, None))
    p10, p50, p90 = zip(*found, strict=True)
    return RangeBand(p10=p10, p50=p50, p90=p90)


def _drivers(inputs: Inputs, request: RangeRequest, numbers: Sequence[int], margins: Floats) -> tuple[Driver, ...]:
    """Return the inputs most strongly rank-correlated with the margin; if several vary together, only the strongest."""
    draws = [draws_of(inputs, request, number) for number in numbers]
    strongest: dict[str, tuple[float, Spread, Text]] = {}
    for spread in inputs.spreads:
        for event_id, event_name in inputs.logins if spread.each_login else (("", ""),):
            if spread.each_login:
                values = [each.factors[spread.id, event_id] for each in draws]
                group = f"{spread.id} {event_id}"
                label: Text = msg("monte-carlo-input-of-event", input=spread.label, event=event_name, id=event_id)
            else:
                values = [spread.at(each.shares[spread.moves_with]) for each in draws]
                label, group = spread.label, spread.moves_with
            correlation = rank_correlation(np.array(values), margins)
            if abs(correlation) > abs(strongest.get(group, (0.0, spread, label))[0]):
                strongest[group] = (correlation, spread, label)
    least = max(LEAST_CORRELATION, NOISE / math.sqrt(max(1, len(numbers) - 1)))
    named = sorted(strongest.values(), key=lambda each: (-abs(each[0]), each[1].id, str(each[2])))[:N_DRIVERS]
    return tuple(
        Driver(
            spread_id=spread.id,
            label=label,
            rank_correlation=correlation,
            sentence=msg("monte-carlo-driver-less", input=label)
            if correlation < 0
            else msg("monte-carlo-driver-more", input=label),
        )
        for correlation, spread, label in named
        if abs(correlation) >= least
    )


def rank_correlation(xs: Floats, ys: Floats) -> float:
    """Return Spearman's rank correlation of two samples, shapes (n,); 0 if either one is constant.

    >>> rank_correlation(np.array([1.0, 2.0, 3.0]), np.array([9.0, 4.0, 1.0]))
    -1.0
    """
    if len(xs) < 2:
        return 0.0
    # Twice a centered rank is a whole number, so the sums are exact.
    a, b = _twice_centered_ranks(xs), _twice_centered_ranks(ys)
    spread = math.sqrt(float((a * a).sum()) * float((b * b).sum()))
    return float((a * b).sum()) / spread if spread > 0 else 0.0


def _twice_centered_ranks(values: Floats) -> Floats:
    ordered = np.sort(values, kind="stable")
    first, last = np.searchsorted(ordered, values, side="left"), np.searchsorted(ordered, values, side="right")
    ranks: Floats = (first + last - len(values)).astype(np.float64)
    return ranks


def _failed(ordered: Sequence[Chunk]) -> tuple[FailedDraws, ...]:
    counts: dict[Text, int] = {}
    for chunk in ordered:
        for each in chunk.failed:
            counts[each.message] = counts.get(each.message, 0) + 1
    return tuple(
        FailedDraws(message=message, n_replications=n)
        for message, n in sorted(counts.items(), key=lambda item: (-item[1], str(item[0])))
    )


def weeks_that_hold(holds: Share, n: int) -> Message:
    """Return in what share of the simulated weeks all goals are met, if the inputs vary within their ranges."""
    interval = Span(holds.low, holds.high, "fraction", 2)
    return msg("monte-carlo-result", share=Quantity(holds.fraction, "fraction"), n=n, interval=interval)


def _sentences(
    holds: Share, n: int, broken: Sequence[GoalShare], drivers: Sequence[Driver], failed: Sequence[FailedDraws]
) -> Iterator[Text]:
    yield weeks_that_hold(holds, n)
    if broken:
        worst = broken[0]
        share = Quantity(worst.fraction, "fraction")
        yield msg("monte-carlo-most-missed", goal=worst.label, share=share, phase=worst.phase_label)
    if drivers:
        yield msg("monte-carlo-main-driver", input=drivers[0].label)
    n_failed = sum(each.n_replications for each in failed)
    if n_failed:
        yield msg("monte-carlo-failed", n=n_failed, reason=failed[0].message)


def _notes(scenario: Scenario, inputs: Inputs) -> Iterator[Text]:
    n_of = Counter(spread.origin for spread in inputs.spreads)
    varied = msg(
        "monte-carlo-note-varied",
        ranged=n_of["range"],
        fits=n_of["as_good_fits"],
        calibrated=n_of["published_error"],
    )
    yield sentences(varied, msg("monte-carlo-note-held", n=inputs.n_held))
    for spread in inputs.daily:
        reach = Span(spread.p10, spread.p90, "")
        yield msg("monte-carlo-note-assumed", input=spread.label, range=reach)
    for warning in judged_elsewhere(scenario):
        yield warning.message
