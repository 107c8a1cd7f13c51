"""Spread of the prediction errors by kind of figure, and how often predicted ranges contain the measured values.

Each study has the same weight, whatever its number of rows. The range of a row is learned from the other studies only.
"""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from stormsizer.confidence.error_model import CLOSE, P90, FigureKind, LearnedError, kind_of
from stormsizer.evidence.rows import BacktestRow, nearest_measured, rounding_of
from stormsizer.model.catalog.evidence_rows import BOUNDS
from stormsizer.model.provenance import Document

LEVELS = (0.5, 0.6, 0.7, 0.8, 0.9)
"""Probabilities of the ranges for which the coverage is stated."""
DECIMALS = 2
FEWEST_STUDIES = 2
"""A single study does not teach a spread: its error may be that of its array alone."""
P90_PER_MEDIAN = P90 / NormalDist().inv_cdf(0.75)
"""Half of the range from P10 to P90 over the median absolute error, in a normal distribution. The eightieth percentile
of three to six studies would be the error of the one study whose prediction fails."""


class Coverage(Document):
    """Share of the measured values within ranges of one probability."""

    expected: float
    """Probability that the range is meant to have."""
    n_rows: int
    """Independent checks, except bounds, counts and shares of logins."""
    n_inside: int
    left_out_n_rows: int
    """The same checks, as far as other studies provide parameters, predicted without any row of their study."""
    left_out_n_inside: int


@dataclass(frozen=True)
class Error:
    """Absolute error of one prediction, as a logarithm, and the number of differences from the nearest system."""

    source: str
    kind: FigureKind
    log_error: float
    n_differences: int


def errors_of(checks: Sequence[BacktestRow]) -> tuple[Error, ...]:
    """Return the errors of the predictions that use the study's other rows, and therefore have no differences."""
    return tuple(_errors(checks, left_out=False))


def left_out_errors(checks: Sequence[BacktestRow]) -> tuple[Error, ...]:
    """Return the errors of the predictions that use none of the study's own rows.

    They have at least one difference: the study itself, even if another one has the same properties.
    """
    return tuple(_errors(checks, left_out=True))


def _errors(checks: Sequence[BacktestRow], *, left_out: bool) -> Iterator[Error]:
    for row in checks:
        predicted = row.left_out_predicted if left_out else row.predicted
        n_differences = row.n_differences if left_out else 0
        kind = kind_of(row.metric, row.unit)
        if predicted is None or kind is None or n_differences is None or row.qualifier in BOUNDS:
            continue
        least = rounding_of(row).absolute or 0.0
        predicted = max(predicted, least)
        error = abs(math.log(max(nearest_measured(predicted, row), least) / predicted))
        yield Error(row.source, kind, error, max(n_differences, 1) if left_out else 0)


def learned(errors: Sequence[Error]) -> Mapping[FigureKind, LearnedError]:
    """Return the spread of each kind of figure; zero if too few studies have errors of the kind."""
    return {kind: _learned([error for error in errors if error.kind is kind]) for kind in FigureKind}


def _learned(errors: Sequence[Error]) -> LearnedError:
    """Return the spread of one kind. Far from the evidence, it is not smaller than close to it."""
    close = _spread([error for error in errors if error.n_differences <= CLOSE])
    return LearnedError(close, max(close, _spread([error for error in errors if error.n_differences > CLOSE])))


def _spread(errors: Sequence[Error]) -> float:
    if len({error.source for error in errors}) < FEWEST_STUDIES:
        return 0.0
    return round(P90_PER_MEDIAN * _median(errors), DECIMALS)


def _weighted(errors: Sequence[Error]) -> Iterator[tuple[Error, float]]:
    """Yield errors with their weights; every study has the same total."""
    counts: dict[str, int] = {}
    for error in errors:
        counts[error.source] = counts.get(error.source, 0) + 1
    for error in errors:
        yield error, 1.0 / (counts[error.source] * len(counts))


def _median(errors: Sequence[Error]) -> float:
    """Return the weighted median of the absolute errors."""
    ordered = sorted(_weighted(errors), key=lambda pair: pair[0].log_error)
    reached = itertools.accumulate(weight for _, weight in ordered)
    return next(error.log_error for (error, _), share in zip(ordered, reached, strict=True) if share >= 0.5 - 1e-9)


def coverage_of(checks: Sequence[BacktestRow]) -> tuple[Coverage, ...]:
    """Return how often ranges learned from the other studies contain the measured values."""
    own_scaled, left_out_scaled = tuple(_scaled(errors_of(checks))), tuple(_scaled(left_out_errors(checks)))
    return tuple(
        Coverage(
            expected=level,
            n_rows=len(own_scaled),
            n_inside=sum(error <= _reach(level) for error in own_scaled),
            left_out_n_rows=len(left_out_scaled),
            left_out_n_inside=sum(error <= _reach(level) for error in left_out_scaled),
        )
        for level in LEVELS
    )


def _reach(level: float) -> float:
    """Return half of a central range, in units of half of the range from P10 to P90."""
    return NormalDist().inv_cdf(0.5 + level / 2.0) / P90


def _scaled(errors: Sequence[Error]) -> Iterator[float]:
    """Yield errors in units of the spread that the other studies teach for them, if they teach one."""
    for source in dict.fromkeys(error.source for error in errors):
        spreads = learned([error for error in errors if error.source != source])
        for error in errors:
            if error.source == source:
                spread = spreads[error.kind].spread(error.n_differences)
                if spread > 0.0:
                    yield error.log_error / spread
