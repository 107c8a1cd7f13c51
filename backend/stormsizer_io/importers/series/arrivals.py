"""Arrival times of the desktops in a storm, estimated from its load curve and queue.

A desktop that has started is either done or at work. The share that is done equals the completed share of the work
(``settling``). The number at work follows from the I/O rate and the I/Os waiting: a desktop in a closed loop of
``k`` I/Os with think time ``Z`` obeys Little's law, ``k = rate · Z + waiting``. So

    share started(t) = share of the work done(t) + a · work(t) + c · waiting(t)

with unknown ``a`` and ``c`` of at least 0. The search finds ``a`` and ``c``, and the start and duration of *even*
arrivals, for which both sides agree best. A slow array lengthens a storm, and its queue grows until the last desktop
has started. Without latencies, this is indistinguishable from slower arrivals, so a closer fit is required.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from stormsizer_io.importers.series.settling import through_of, work_of
from stormsizer_io.measurements import Floats

FEWEST_POINTS = 12
"""Minimum number of curve points needed to estimate four unknowns."""
MOST_MISFIT, MOST_MISFIT_WITHOUT_WAITS = 0.05, 0.01
"""Maximum root mean square error of the started share; above it, no arrivals are reported."""
BEGUN_WHEN_DONE = 0.2
"""Share of completed work at which the first desktop has certainly started."""
_LENGTHS, _FINER = 40, 9


@dataclass(frozen=True)
class EvenArrivals:
    """Even arrivals: start and duration in points of the curve, and the error in the share of desktops started."""

    begin: float
    length: float
    misfit: float


def even_arrivals(load: Floats, waiting_ios: Floats, before_iops: float, after_iops: float) -> EvenArrivals | None:
    """Return the even arrivals that fit a storm best; None if none fit well enough.

    Parameters
    ----------
    load, waiting_ios
        I/Os per second and I/Os in flight, for all desktops combined, (m,), from before the storm until the load is
        calm.
    before_iops, after_iops
        Load before the first desktop starts and after all desktops are done.
    """
    work = work_of(load, before_iops, after_iops - before_iops) if load.size >= FEWEST_POINTS else None
    if work is None:
        return None
    waits = waiting_ios * np.divide(work, load, out=np.zeros_like(work), where=load > 0)
    regressors = np.stack([work / work.sum(), waits / waits.sum() if waits.any() else waits])
    found = _nearest(through_of(work), regressors)
    most = MOST_MISFIT if waits.any() else MOST_MISFIT_WITHOUT_WAITS
    return found if found.misfit <= most else None


def _nearest(through: Floats, regressors: Floats) -> EvenArrivals:
    """Find the start and duration by a search over whole points, then by a finer search around the result."""
    begins = np.flatnonzero(through <= BEGUN_WHEN_DONE)
    lengths = np.geomspace(1.0, through.size, _LENGTHS)
    coarse = _best(through, regressors, begins.astype(np.float64) if begins.size else np.zeros(1), lengths)
    near = np.linspace(-1.0, 1.0, _FINER)
    step = lengths[1] / lengths[0]
    return _best(through, regressors, coarse.begin + near, coarse.length * step**near)


def _best(through: Floats, regressors: Floats, begins: Floats, lengths: Floats) -> EvenArrivals:
    """Return the best combination of the given starts and durations."""
    middles = np.arange(through.size) + 0.5
    tried = []
    for begin in begins:
        begun = np.clip((middles - begin) / lengths[:, None], 0.0, 1.0)
        misfits = _misfits(begun - through, regressors)
        at = int(np.argmin(misfits))
        tried.append((float(misfits[at]), float(begin), float(lengths[at])))
    least, begin, length = min(tried)
    return EvenArrivals(begin, length, float(np.sqrt(least / through.size)))


def _misfits(at_work: Floats, regressors: Floats) -> Floats:
    """Return the squared errors, (n,), of fitting two regressors, (2, m), to shares of desktops at work, (n, m).

    The coefficients are non-negative.
    """
    squares = (at_work**2).sum(axis=1)
    least = squares.copy()
    products = at_work @ regressors.T
    gram = regressors @ regressors.T
    for own, product in zip(gram.diagonal(), products.T, strict=True):
        if own > 0:
            least = np.minimum(least, squares - np.maximum(product, 0.0) ** 2 / own)
    if np.linalg.cond(gram) < 1 / np.finfo(np.float64).eps:
        weights = np.linalg.solve(gram, products.T).T
        both = squares - (weights * products).sum(axis=1)
        least = np.where((weights >= 0).all(axis=1), np.minimum(least, both), least)
    return np.asarray(np.maximum(least, 0.0))
