"""Arrival times of users in a login event."""

import math

import numpy as np
from numpy.typing import NDArray

from stormsizer.timeline.plan import LoginStorm

BELL_WIDTH = 6.29
"""Window length in standard deviations, chosen so that 40% of arrivals fall in the middle sixth of the window.

VMware, *Horizon 6.0 Administration*, p. 93.
"""

_ERF = np.vectorize(math.erf, otypes=[np.float64])


def arrived_fraction(storm: LoginStorm, at_s: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the share of a storm's users who have arrived by each instant.

    Parameters
    ----------
    at_s
        Shape (n,): instants, in seconds from the calendar's start.
    """
    return arrived_by(np.clip((at_s - storm.starts_s) / storm.window_s, 0.0, 1.0), bell=storm.bell)


def arrived_by(x: NDArray[np.float64], *, bell: bool) -> NDArray[np.float64]:
    """Return the share of users who have arrived after each share ``x`` of a login window, shape (n,), 0 to 1."""
    if not bell:
        return x
    scale = BELL_WIDTH / math.sqrt(2.0)
    return np.asarray(0.5 + 0.5 * _ERF((x - 0.5) * scale) / math.erf(0.5 * scale))


def arrival_of(storm: LoginStorm, share: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the instant by which each share of the users has arrived; the inverse of ``arrived_fraction``."""
    if not storm.bell:
        return storm.starts_s + storm.window_s * share
    grid = storm.starts_s + storm.window_s * np.linspace(0.0, 1.0, 2001)
    return np.interp(share, arrived_fraction(storm, grid), grid)
