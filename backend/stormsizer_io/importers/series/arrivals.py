"""When the desktops of a storm began, read from the curve of the load and from what waited meanwhile.

Whoever has begun is through with the work, or at it. The share that is through is the share of the work that is done
(``settling``). How many are at it shows in the I/Os that they make and in those that wait: a desktop in a closed loop
of ``k`` I/Os with think time ``Z`` gives, by Little's law, ``k = rate · Z + waiting``. So

    share that has begun(t) = share of the work done(t) + a · work(t) + c · waiting(t)

with ``a`` and ``c`` of at least 0 that nobody need know: sought are those, and begin and length of *even* arrivals, for
which both sides agree best. An array that is too slow makes a storm longer and its queue grow until the last one has
begun; without latencies that cannot be told from arrivals that took longer, so less is believed of the curve alone.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from stormsizer_io.importers.series.settling import through_of, work_of
from stormsizer_io.measurements import Floats

FEWEST_POINTS = 12
"""Points of a curve from which four numbers can be told."""
MOST_MISFIT, MOST_MISFIT_WITHOUT_WAITS = 0.05, 0.01
"""Root of the mean squared distance of the shares that have begun, beyond which arrivals are not told."""
BEGUN_WHEN_DONE = 0.2
"""Share of the work by which the first one has begun for sure."""
_LENGTHS, _FINER = 40, 9


@dataclass(frozen=True)
class EvenArrivals:
    """Even arrivals: begin and length in points of the curve, and the misfit of the shares that have begun."""

    begin: float
    length: float
    misfit: float


def even_arrivals(load: Floats, waiting_ios: Floats, before_iops: float, after_iops: float) -> EvenArrivals | None:
    """Even arrivals that come nearest to a storm; None where none comes near enough.

    Parameters
    ----------
    load, waiting_ios
        I/Os per second, and I/Os under way, of all desktops together, (m,), from before the storm until it is calm.
    before_iops, after_iops
        The load while nobody has begun, and once all are through.
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
    """Begin and length by a search over whole points, then a finer one around what that found."""
    begins = np.flatnonzero(through <= BEGUN_WHEN_DONE)
    lengths = np.geomspace(1.0, through.size, _LENGTHS)
    coarse = _best(through, regressors, begins.astype(np.float64) if begins.size else np.zeros(1), lengths)
    near = np.linspace(-1.0, 1.0, _FINER)
    step = lengths[1] / lengths[0]
    return _best(through, regressors, coarse.begin + near, coarse.length * step**near)


def _best(through: Floats, regressors: Floats, begins: Floats, lengths: Floats) -> EvenArrivals:
    """The best of some begins with some lengths."""
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
    """Least squared distances of shares at work, (n, m), from sums of two regressors, (2, m), none of them negative."""
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
