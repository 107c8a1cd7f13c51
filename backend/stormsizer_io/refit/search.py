"""Selection of the parameters to change and their new values; by default, parameters keep their catalog values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from stormsizer.storage.trace import Floats
from stormsizer_io.refit.loads import LoadTable
from stormsizer_io.refit.parameters import Parameter

LEAST_ERROR = 0.01
"""Minimum relative error of a measured mean latency, because counters print three digits."""
LEAST_GAIN = 6.0
"""Improvement of the cost required to change a parameter, which chance rarely achieves; higher with few latencies."""
LEAST_SLOPE = 0.01
"""Minimum share of at least one latency to which a parameter must contribute to be changed."""
MOST_ROUNDS, MOST_STEPS, SMALLEST_STEP, LONGEST_STEP, SMALLEST_GAIN = 8, 40, 1e-5, 1.0, 1e-4
DIFFERENCE = 1e-6


@dataclass(frozen=True)
class Solution:
    """The parameters to change, and the natural logarithm of each parameter's factor, including unchanged ones.

    Attributes
    ----------
    mean_square
        Mean square of the logarithms of predicted over measured latencies.
    cost
        Objective of the search; see ``Search``.
    """

    chosen: tuple[int, ...]
    logarithms: Floats
    mean_square: float
    cost: float


class Search:
    """Search for the smallest set of parameters that best explains the measured latencies.

    The cost of changing k parameters for n latencies is

        n · ln(e² + mean (ln predicted / measured)²) + Σ (ln factor / τ)² + k · 6 n / (n - 1)

    where e is the minimum error of a measurement. The terms are the accuracy of the latencies, the distance from the
    catalog relative to the allowed range, and a penalty per parameter. The latencies determine their own weight: if the
    model is off by a third regardless of the changes, they contain little information.
    """

    def __init__(self, table: LoadTable, parameters: Sequence[Parameter], measured_s: Floats) -> None:
        self._table = table
        self._low = np.array([parameter.low for parameter in parameters])
        self._high = np.array([parameter.high for parameter in parameters])
        self._spreads = np.array([parameter.spread for parameter in parameters])
        self._seen = ~np.isnan(measured_s)
        self._measured = np.log(measured_s[self._seen])
        self._n_points = len(measured_s)
        n = len(self._measured)
        self._price = LEAST_GAIN * n / max(1, n - 1)

    def best(self) -> Solution:
        """Return the lowest-cost set of parameters, with at most as many parameters as points.

        Adding one parameter at a time would miss pairs that compensate for each other. The sets grow until two
        consecutive sizes bring no improvement.
        """
        n = len(self._low)
        start = np.zeros(n)
        # also evaluate at the lower limits, because waits dominate everything else in an overloaded array
        slopes = np.maximum(*(np.abs(self._slopes(tuple(range(n)), at)).max(axis=0) for at in (start, self._low)))
        told = np.flatnonzero(slopes > LEAST_SLOPE).tolist()
        solutions: dict[tuple[int, ...], Solution] = {(): self._solved((), start)}
        best = solutions[()]
        for n_chosen in range(1, min(len(told), self._n_points) + 1):
            if n_chosen > len(best.chosen) + 2 or self._least_cost(n_chosen) >= best.cost:
                break
            for chosen in combinations(told, n_chosen):
                fewer = (solutions[tuple(i for i in chosen if i != left_out)] for left_out in chosen)
                solutions[chosen] = self._solved(chosen, min(fewer, key=_cost).logarithms)
            best = min(solutions.values(), key=_cost)
        return best

    def _least_cost(self, n_chosen: int) -> float:
        """Return a lower bound on the cost: its value if all latencies matched exactly with every factor at 1."""
        return 2.0 * len(self._measured) * math.log(LEAST_ERROR) + n_chosen * self._price

    def _solved(self, chosen: tuple[int, ...], at: Floats) -> Solution:
        """Minimize a set's cost: divide squared errors by their residual mean square; iterate to convergence."""
        n = len(self._measured)
        left = self._mean_square(at)
        for _ in range(MOST_ROUNDS if chosen else 0):
            at, before = self._descended(chosen, at, math.sqrt(LEAST_ERROR**2 + left)), left
            left = self._mean_square(at)
            if abs(left - before) < 0.01 * (left + LEAST_ERROR**2):
                break
        from_catalog = float(((at / self._spreads) ** 2).sum())
        cost = n * math.log(LEAST_ERROR**2 + left) + from_catalog + len(chosen) * self._price
        return Solution(chosen, at, left, cost)

    def _mean_square(self, at: Floats) -> float:
        return float((self._errors(at[None]) ** 2).mean())

    def _descended(self, chosen: tuple[int, ...], at: Floats, sigma: float) -> Floats:
        """Minimize the sum of squares by the Levenberg-Marquardt method with bounds.

        D. Marquardt, *An algorithm for least-squares estimation of nonlinear parameters*, SIAM J. 11 (1963), p. 431.
        """
        off = self._deviations(chosen, at, sigma)
        damping = 1e-3
        for _ in range(MOST_STEPS):
            slopes = np.concatenate([self._slopes(chosen, at) / sigma, np.diag(1.0 / self._spreads[list(chosen)])])
            there = self._stepped(chosen, at, slopes, off, damping)
            off_there = self._deviations(chosen, there, sigma)
            while off_there @ off_there >= off @ off and np.abs(there - at).max() > SMALLEST_STEP:
                damping *= 8.0
                there = self._stepped(chosen, at, slopes, off, damping)
                off_there = self._deviations(chosen, there, sigma)
            gained = off @ off - off_there @ off_there
            if gained > 0.0:
                at, off, damping = there, off_there, damping / 8.0
            if gained < SMALLEST_GAIN:
                break
        return at

    def _stepped(self, chosen: tuple[int, ...], at: Floats, slopes: Floats, off: Floats, damping: float) -> Floats:
        """Return the result of a damped step; a parameter already at a bound does not move past it."""
        downhill = -slopes.T @ off
        here, low, high = (each[list(chosen)] for each in (at, self._low, self._high))
        free = ~(((here <= low) & (downhill < 0.0)) | ((here >= high) & (downhill > 0.0)))
        bends = slopes.T @ slopes
        bends = (bends + np.diag(damping * np.diag(bends)))[np.ix_(free, free)]
        step = np.zeros(len(chosen))
        step[free] = np.clip(np.linalg.solve(bends, downhill[free]), -LONGEST_STEP, LONGEST_STEP)
        there = at.copy()
        there[list(chosen)] = np.clip(here + step, low, high)
        return there

    def _deviations(self, chosen: tuple[int, ...], at: Floats, sigma: float) -> Floats:
        """Return errors, and distances from catalog values, in standard deviations, shape (n_latencies + n_chosen,)."""
        return np.concatenate([self._errors(at[None])[0] / sigma, (at / self._spreads)[list(chosen)]])

    def _slopes(self, chosen: tuple[int, ...], at: Floats) -> Floats:
        """Return the derivatives of the errors with respect to the logarithms, shape (n_latencies, n_chosen)."""
        nearby = np.repeat(at[None], len(chosen) + 1, axis=0)
        nearby[np.arange(len(chosen)), list(chosen)] += DIFFERENCE
        errors = self._errors(nearby)
        slopes: Floats = (errors[:-1] - errors[-1]).T / DIFFERENCE
        return slopes

    def _errors(self, logarithms: Floats) -> Floats:
        """Return the logarithms of predicted over measured latencies, shape (n_values, n_latencies)."""
        seconds = self._table.latencies(np.exp(logarithms), bent=True).seconds[:, self._seen]
        errors: Floats = np.log(seconds) - self._measured
        return errors


def _cost(solution: Solution) -> float:
    return solution.cost
