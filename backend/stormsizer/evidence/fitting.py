"""Deterministic fits of one or more parameters."""

from collections.abc import Callable, Sequence

import numpy as np

from stormsizer.storage.trace import Floats


def solved(function: Callable[[float], float], low: float, high: float, tolerance: float = 1e-6) -> float:
    """Return the zero of an increasing or decreasing function between ``low`` and ``high``.

    Raises
    ------
    ValueError
        If the function has the same sign at both ends.
    """
    f_low, f_high = function(low), function(high)
    if f_low * f_high > 0:
        raise ValueError(f"no crossing between {low:g} ({f_low:g}) and {high:g} ({f_high:g})")
    side = 0
    while abs(high - low) > tolerance * (abs(low) + abs(high)):
        middle = high - f_high * (high - low) / (f_high - f_low)
        f_middle = function(middle)
        if f_middle == 0:
            return middle
        if f_middle * f_high > 0:
            high, f_high = middle, f_middle
            f_low *= 0.5 if side == 1 else 1.0
            side = 1
        else:
            low, f_low = middle, f_middle
            f_high *= 0.5 if side == -1 else 1.0
            side = -1
        if abs(f_middle) < tolerance:
            return middle
    return 0.5 * (low + high)


def minimized(
    function: Callable[[Floats], float], start: Sequence[float], spread: float = 0.15, n_most: int = 160
) -> tuple[Floats, float]:
    """Minimize a function of positive parameters and return the best point and value (Nelder-Mead, in logarithms).

    J. A. Nelder and R. Mead, *A simplex method for function minimization*, Computer Journal 7 (1965), p. 308.
    """
    points = [np.log(np.asarray(start, dtype=np.float64))]
    points += [points[0] + spread * unit for unit in np.eye(len(start))]
    simplex = [(function(np.exp(point)), i, point) for i, point in enumerate(points)]
    n_calls = len(simplex)
    while n_calls < n_most:
        simplex.sort(key=lambda vertex: vertex[:2])
        best, worst = simplex[0], simplex[-1]
        if worst[0] - best[0] < 1e-6 * (abs(best[0]) + 1e-9):
            break
        center = np.mean([vertex[2] for vertex in simplex[:-1]], axis=0)

        def at(step: float, center: Floats = center, far: Floats = worst[2]) -> tuple[float, int, Floats]:
            nonlocal n_calls
            n_calls += 1
            point = center + step * (center - far)
            return function(np.exp(point)), n_calls, point

        reflected = at(1.0)
        if reflected[0] < best[0]:
            simplex[-1] = min(reflected, at(2.0), key=lambda vertex: vertex[:2])
        elif reflected[0] < simplex[-2][0]:
            simplex[-1] = reflected
        else:
            contracted = at(0.5 if reflected[0] < worst[0] else -0.5)
            if contracted[0] < min(reflected[0], worst[0]):
                simplex[-1] = contracted
            else:
                for i in range(1, len(simplex)):
                    point = 0.5 * (simplex[0][2] + simplex[i][2])
                    n_calls += 1
                    simplex[i] = (function(np.exp(point)), n_calls, point)
    simplex.sort(key=lambda vertex: vertex[:2])
    return np.exp(simplex[0][2]), simplex[0][0]
