"""Pooled estimate of a parameter that several publications measured."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

MEASUREMENT_SD = 0.1
"""Standard deviation of one measurement, in logarithms. Instruments that watch the same load differ by up to 10%."""
STUDY_SD = 0.3
"""Standard deviation between publications, in logarithms. Assumed: boots of four publications differ by 0.22."""
P90 = NormalDist().inv_cdf(0.9)


@dataclass(frozen=True)
class Pooled:
    """An estimate and its P10 and P90."""

    value: float
    low: float
    high: float

    def mapped(self, function: Callable[[float], float]) -> "Pooled":
        """Return the estimate of an increasing function of the parameter."""
        return Pooled(function(self.value), function(self.low), function(self.high))


def pooled(own: Sequence[float], others: Sequence[float]) -> Pooled:
    """Return the estimate of a positive parameter from a study's own values and those of other studies.

    The logarithms are normally distributed: measurements around the study's true value, and studies around a common
    mean. A study's own values therefore outweigh the others; without own values, the result is the mean of the others
    with the full spread between studies.

    Raises
    ------
    ValueError
        If there are no values.
    """
    means: list[tuple[float, float]] = []
    if own:
        means.append((_mean_log(own), MEASUREMENT_SD**2 / len(own)))
    if others:
        means.append((_mean_log(others), STUDY_SD**2 * (1.0 + 1.0 / len(others))))
    if not means:
        raise ValueError("a pooled estimate needs at least one value")
    precision = sum(1.0 / variance for _, variance in means)
    center = sum(mean / variance for mean, variance in means) / precision
    spread = P90 / math.sqrt(precision)
    return Pooled(math.exp(center), math.exp(center - spread), math.exp(center + spread))


def _mean_log(values: Sequence[float]) -> float:
    return sum(math.log(value) for value in values) / len(values)
