"""Error of a prediction by kind of figure, learned from the published measurements.

The error is a ratio of measured to predicted value; for shares, a ratio of odds. Its logarithm is normally distributed
around zero. Half of the range from P10 to P90 is the spread. It is learned from predictions of each study without its
own measurements, and depends on how many properties differ between the scenario and the nearest measured system.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from statistics import NormalDist

P90 = NormalDist().inv_cdf(0.9)
LEAST_SHARE = 0.005
"""Shares closer to 0 or 1 than this are treated as this share, because studies print whole percentages."""
NOTHING_TO_MISS = 1e-9


class FigureKind(StrEnum):
    """Kinds of figures whose predictions have errors of a similar size."""

    RATE = "rate"
    TIME = "time"
    """Durations and latencies; either alone has too few measurements to learn from."""
    SHARE = "share"


KIND_OF_UNIT: Mapping[str, FigureKind] = {
    "IOPS": FigureKind.RATE,
    "MB/s": FigureKind.RATE,
    "KB/s": FigureKind.RATE,
    "s": FigureKind.TIME,
    "ms": FigureKind.TIME,
    "fraction": FigureKind.SHARE,
}


CLOSE = 2
"""Largest number of differences from the nearest measured system at which a scenario is close to the evidence."""


@dataclass(frozen=True)
class LearnedError:
    """Spread of the error: half of the range from P10 to P90, as a logarithm."""

    same: float
    """Spread of scenarios that do not differ from a measured system."""
    close: float
    """Spread of scenarios that are close to a measured system."""
    far: float
    """Spread of all others."""

    def spread(self, n_differences: int) -> float:
        """Return the spread for a number of differences from the nearest measured system."""
        if n_differences == 0:
            return self.same
        return self.close if n_differences <= CLOSE else self.far


LEARNED: Mapping[FigureKind, LearnedError] = {
    FigureKind.RATE: LearnedError(same=0.29, close=0.72, far=0.72),
    FigureKind.TIME: LearnedError(same=0.28, close=0.42, far=1.28),
    FigureKind.SHARE: LearnedError(same=0.7, close=1.59, far=6.65),
}
"""Learned by ``stormsizer.evidence.coverage``; a test keeps these values current."""


def log_of(value: float, kind: FigureKind) -> float:
    """Return the logarithm of a positive value, or the log-odds of a share."""
    if kind is FigureKind.SHARE:
        share = min(max(value, LEAST_SHARE), 1.0 - LEAST_SHARE)
        return math.log(share / (1.0 - share))
    return math.log(value)


def range_of(value: float, unit: str, n_differences: int, error: LearnedError | None = None) -> tuple[float, float]:
    """Return P10 and P90 of what would be measured where a value is predicted.

    Raises
    ------
    KeyError
        If no error is known for the unit.
    """
    kind = KIND_OF_UNIT[unit]
    if value <= 0.0 or not math.isfinite(value):
        return value, value
    spread = (error or LEARNED[kind]).spread(n_differences)
    if kind is FigureKind.SHARE:
        middle = log_of(value, kind)
        low, high = (1.0 / (1.0 + math.exp(-middle - step)) for step in (-spread, spread))
        return min(low, value), max(high, value)
    return value * math.exp(-spread), value * math.exp(spread)


def probability_of(value: float, limit: float, unit: str, n_differences: int, *, at_least: bool) -> float:
    """Return the probability that the measured value would meet a limit.

    Parameters
    ----------
    at_least
        Whether the limit is a minimum.
    """
    if value <= NOTHING_TO_MISS or limit <= 0.0 or not math.isfinite(value):
        return float(value >= limit if at_least else value <= limit)
    kind = KIND_OF_UNIT[unit]
    sd = LEARNED[kind].spread(n_differences) / P90
    room = (log_of(limit, kind) - log_of(value, kind)) / sd
    return NormalDist().cdf(-room if at_least else room)
