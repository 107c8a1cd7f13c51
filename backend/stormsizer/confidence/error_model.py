"""Error of a prediction by kind of figure, learned from the published measurements.

The error is the ratio of the measured to the predicted value. Its logarithm is normally distributed around zero. Half
of the range from P10 to P90 is the spread. It is learned from predictions of each study without its own measurements,
and depends on how many properties differ between the scenario and the nearest measured system.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from statistics import NormalDist

from stormsizer.model.scenario.goals import Goal

P90 = NormalDist().inv_cdf(0.9)


class FigureKind(StrEnum):
    """Kinds of figures whose predictions have errors of a similar size."""

    LOAD = "load"
    """I/O rates, throughput, and utilizations, which are loads multiplied by a service time."""
    TIME = "time"
    """Durations and latencies; either alone has too few measurements to learn from."""


_KIND_OF_UNIT: Mapping[str, FigureKind] = {
    "IOPS": FigureKind.LOAD,
    "MB/s": FigureKind.LOAD,
    "KB/s": FigureKind.LOAD,
    "s": FigureKind.TIME,
    "ms": FigureKind.TIME,
}
_UTILIZATIONS = (
    "controller_cpu_fraction",
    "drive_busy_fraction",
    "host_cpu_fraction",
    "host_cpu_peak_fraction",
    "mean_utilization_fraction",
    "peak_network_fraction",
)

CLOSE = 2
"""Largest number of differences from the nearest measured system at which a scenario is close to the evidence."""


@dataclass(frozen=True)
class LearnedError:
    """Spread of the error: half of the range from P10 to P90, as a logarithm."""

    close: float
    """Spread of scenarios that are close to a measured system."""
    far: float
    """Spread of all others."""

    def spread(self, n_differences: int) -> float:
        """Return the spread for a number of differences from the nearest measured system."""
        return self.close if n_differences <= CLOSE else self.far


LEARNED: Mapping[FigureKind, LearnedError] = {
    FigureKind.LOAD: LearnedError(close=0.5, far=0.51),
    FigureKind.TIME: LearnedError(close=0.64, far=1.28),
}
"""Learned by ``stormsizer.evidence.coverage``; a test keeps these values current."""


def kind_of(metric: str, unit: str) -> FigureKind | None:
    """Return the kind of a figure; None if the evidence says nothing about its error."""
    return FigureKind.LOAD if metric in _UTILIZATIONS else _KIND_OF_UNIT.get(unit)


def kind_of_goal(goal: Goal, limit: float) -> FigureKind | None:
    """Return the kind of the figure that a goal limits; None if its error is unknown or cannot exceed the limit."""
    is_everything = goal.unit == "fraction" and limit >= 1.0
    return None if is_everything else kind_of(goal.metric, goal.unit)


def range_of(value: float, kind: FigureKind, n_differences: int) -> tuple[float, float]:
    """Return P10 and P90 of what would be measured where a value is predicted."""
    spread = LEARNED[kind].spread(n_differences)
    return value * math.exp(-spread), value * math.exp(spread)


def probability_of(value: float, limit: float, kind: FigureKind, n_differences: int) -> float:
    """Return the probability that the measured value would be at most a limit.

    Zero and infinity have no range: they are below or above the limit with certainty.
    """
    if value <= 0.0 or limit <= 0.0 or not math.isfinite(value):
        return float(value <= limit)
    sd = LEARNED[kind].spread(n_differences) / P90
    return NormalDist().cdf((math.log(limit) - math.log(value)) / sd)
